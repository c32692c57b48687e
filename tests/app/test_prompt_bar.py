"""The prompt bar: one touch is one action, typing is only typing (failure 9), and nothing is ever cut off."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app import bar_guard, prompt_bar, style
from boardroom.app.parts import Guard, Page, Pill
from boardroom.app.prompt_bar import PromptBar
from boardroom.core.game import Action, Seat
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from boardroom.stage.prompt import AnswerLine, Button, Prompt
from tests.app.seen import AWKWARD, SIZES, assert_readable, assert_well_laid, parts, press, second_press

ANA, BEN = Seat(0), Seat(1)


class Pass(Action):
    pass


class Say(Action):
    text: str


class TablePage(Page):
    """As the page of a table does it: the bar is dressed on every resize."""

    def __init__(self) -> None:
        super().__init__(theme.MOODS["night"])
        self.bar = PromptBar(self)

    def dress(self, look: style.Look) -> None:
        self.bar.dress(look)


@pytest.fixture
def page(qtbot) -> TablePage:
    page = TablePage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.fixture
def bar(page) -> PromptBar:
    return page.bar


@pytest.fixture
def acted(bar) -> list[tuple[int, Action]]:
    acted: list[tuple[int, Action]] = []
    bar.acted.connect(lambda seat, action: acted.append((seat, action)))
    return acted


def choice(text: str = "Ana, guess the puzzle, or pass.", main: str = "Guess…") -> Prompt:
    return Prompt(text, (Button("Pass", ANA, Pass()), Button(main, ANA, Say("?"), main=True)))


def question(text: str = "Ana, what does it say?", seat: Seat = ANA, hint: str = "Your guess") -> Prompt:
    return Prompt(text, (), AnswerLine(seat, hint, lambda typed: Say(typed)))


def pill(bar: PromptBar, words: str) -> Pill:
    (found,) = [pill for pill in bar.pills if pill.words == words]
    return found


# ------------------------------------------------------------------------------------------- buttons


def test_a_click_acts_for_the_seat_of_the_button(bar, acted, qtbot):
    bar.show_prompt(Prompt("Ben, go on?", (Button("Pass", BEN, Pass()),)))
    qtbot.mouseClick(pill(bar, "Pass"), Qt.MouseButton.LeftButton)
    assert acted == [(BEN, Pass())]


def test_the_main_button_is_gold_stands_last_and_enter_presses_it(bar, acted):
    bar.show_prompt(Prompt("?", (Button("Yes", ANA, Say("yes"), main=True), Button("No", ANA, Say("no")))))
    assert [(pill.words, pill.kind) for pill in bar.pills] == [("No", "plain"), ("Yes", "gold")]
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert acted == [(ANA, Say("yes"))]


PLACES = ("Go for Silver", "Stop here", "It counts!", "Pass")


@pytest.mark.parametrize("more", [1, 2])
@pytest.mark.parametrize("has_main", [False, True])
def test_no_new_button_takes_the_place_of_one_that_is_there(bar, more, has_main):
    """Whatever is added, and wherever in the prompt: a press under way finds what it was meant for."""
    for names in permutations(PLACES):
        for many in {1, 3 - more}:
            old, new = names[:many], names[many : many + more]
            both = [Button(name, ANA, Say(name), main=has_main and name == old[0]) for name in old]
            bar.show_prompt(Prompt("?", tuple(both)))
            before = {pill.words: pill.geometry() for pill in bar.pills}
            for name in new:
                both.insert(1, Button(name, ANA, Say(name)))
            bar.show_prompt(Prompt("!", tuple(both)))
            after = {pill.words: pill.geometry() for pill in bar.pills}
            assert {name: after[name] for name in old} == before
            assert all(after[name].right() < after[other].right() for name in new for other in old)
            bar.show_prompt(Prompt(""))


def test_the_main_button_is_always_at_the_right_end(bar):
    for words in permutations(PLACES[:3]):
        for main in words:
            bar.show_prompt(Prompt("?", tuple(Button(word, ANA, Say(word)) for word in words)))
            bar.show_prompt(
                Prompt("!", tuple(Button(word, ANA, Say(word), main=word == main) for word in words))
            )
            assert max(bar.pills, key=lambda pill: pill.geometry().right()).words == main
            bar.show_prompt(Prompt(""))


def test_a_held_enter_presses_nothing(bar, acted):
    bar.show_prompt(choice())
    for _ in range(20):
        press(QApplication.focusWidget(), Qt.Key.Key_Return, held=True)
    assert acted == []


def test_drumming_on_a_button_acts_once(bar, acted, qtbot):
    """Failure 3: double, triple and very fast clicks."""
    bar.show_prompt(choice())
    button = pill(bar, "Pass")
    for _ in range(3):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.sendEvent(button, second_press(button))
        qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert acted == [(ANA, Pass())]


@pytest.mark.breaks(3, "the turn passes once")
def test_the_second_click_of_a_double_click_never_reaches_the_next_prompt(bar, acted, qtbot):
    bar.show_prompt(choice())
    bar.acted.connect(lambda *_: bar.show_prompt(choice("Ben, guess the puzzle, or pass.")))
    at = pill(bar, "Pass").geometry().center()
    qtbot.mouseClick(pill(bar, "Pass"), Qt.MouseButton.LeftButton)
    QApplication.sendEvent(bar.childAt(at), second_press(bar.childAt(at)))
    qtbot.mouseRelease(bar.childAt(at), Qt.MouseButton.LeftButton)
    assert len(acted) == 1


def test_a_press_that_began_on_the_old_prompt_never_ends_on_the_new_one(bar, acted, qtbot):
    bar.show_prompt(choice())
    old = pill(bar, "Pass")
    qtbot.mousePress(old, Qt.MouseButton.LeftButton)
    bar.show_prompt(choice("Ben, guess the puzzle, or pass."))
    qtbot.mouseRelease(old, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(pill(bar, "Pass"), Qt.MouseButton.LeftButton)
    assert acted == []


def test_a_touch_meant_for_what_stood_here_a_moment_ago_does_nothing(bar, acted, qtbot):
    """Failure 9: a question that changes at that instant is untouched."""
    PACE.scale = 1.0
    bar.show_prompt(choice())
    qtbot.mouseClick(pill(bar, "Pass"), Qt.MouseButton.LeftButton)
    press(pill(bar, "Guess…"), Qt.Key.Key_Return)
    assert acted == []
    qtbot.waitUntil(lambda: not bar._guard.is_closed)
    qtbot.mouseClick(pill(bar, "Pass"), Qt.MouseButton.LeftButton)
    assert acted == [(ANA, Pass())]


@pytest.fixture
def now(monkeypatch):
    """The time as the bar sees it, in seconds, at the usual pace; `now[0] +=` lets it go by."""
    now = [100.0]
    monkeypatch.setattr("boardroom.app.bar_guard.time.monotonic", lambda: now[0])
    PACE.scale = 1.0
    return now


AT_ONCE, NOTICED = (part / 1000 for part in (Guard.MS + 1, bar_guard.SUDDEN + 1))
"""Seconds after which one's own next button takes a press, and one that came by itself."""


def one(words: str, text: str = "?") -> Prompt:
    return Prompt(text, (Button(words, ANA, Say(words), main=True),))


def enter(bar: PromptBar) -> None:
    press(bar.pills[-1], Qt.Key.Key_Return)


@pytest.mark.parametrize("between", [[], [Prompt("Robo rolls.")]])
def test_a_button_that_comes_by_itself_in_the_place_of_another_is_noticed_before_it_takes_a_press(
    bar, acted, now, between
):
    """“Go on” goes away by itself after a while, and “Roll” comes where it was."""
    bar.show_prompt(one("Go on"))
    now[0] += 10
    for prompt in (*between, one("Roll")):
        bar.show_prompt(prompt)
    now[0] += AT_ONCE
    enter(bar)
    assert acted == []
    now[0] += NOTICED
    enter(bar)
    assert acted == [(ANA, Say("Roll"))]


@pytest.mark.parametrize("between", [[], [Prompt("Ana rolls.")]])
def test_what_comes_in_answer_to_ones_own_deed_takes_a_press_almost_at_once(bar, acted, now, between):
    bar.show_prompt(one("Go on"))
    now[0] += 10
    bar.expect()
    for prompt in (*between, one("Roll")):
        bar.show_prompt(prompt)
    enter(bar)
    assert acted == []
    now[0] += AT_ONCE
    enter(bar)
    assert acted == [(ANA, Say("Roll"))]


def test_a_button_that_comes_where_none_has_been_takes_a_press_almost_at_once(bar, acted, now):
    bar.show_prompt(one("Go on"))
    bar.show_prompt(Prompt("Robo is thinking …"))
    now[0] += 10
    bar.show_prompt(one("Roll"))
    now[0] += AT_ONCE
    enter(bar)
    assert acted == [(ANA, Say("Roll"))]


@pytest.mark.parametrize("nothing", ["refused", "the same", "answered"])
def test_a_deed_answers_for_one_change_only(bar, acted, now, nothing):
    bar.show_prompt(one("Go on"))
    bar.expect()
    if nothing == "refused":
        bar.refuse("Not yet.")
    else:
        bar.show_prompt(one("Go on", "?" if nothing == "the same" else "Well?"))
    now[0] += 10
    bar.show_prompt(one("Roll"))
    now[0] += AT_ONCE
    enter(bar)
    assert acted == []


def test_an_answer_that_is_being_typed_is_taken_whatever_button_comes_beside_it(bar, acted, now, qtbot):
    bar.show_prompt(Prompt("What?", (Button("Pass", ANA, Pass()),), question().answer))
    qtbot.keyClicks(bar.line, "lion")
    bar.show_prompt(Prompt("What?", (Button("It counts!", BEN, Pass()),), question().answer))
    press(bar.line, Qt.Key.Key_Return)
    assert acted == [(ANA, Say("lion"))]


def test_a_refusal_lets_one_try_again(bar, acted, qtbot):
    bar.show_prompt(choice())
    for _ in range(2):
        qtbot.mouseClick(pill(bar, "Pass"), Qt.MouseButton.LeftButton)
        bar.refuse("Not yet.", "CON-18")
    assert len(acted) == 2


def test_ampersands_in_button_texts_are_shown_and_are_no_shortcut(bar, acted):
    bar.show_prompt(Prompt("?", (Button("&Tom & Jerry", ANA, Pass()),)))
    button = bar.pills[0]
    assert (button.words, button.accessibleName()) == ("&Tom & Jerry", "&Tom & Jerry")
    assert button.shortcut().isEmpty()


def test_arrow_keys_move_along_the_buttons(bar):
    bar.show_prompt(choice())
    press(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert pill(bar, "Pass").hasFocus()
    press(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert pill(bar, "Guess…").hasFocus()


# --------------------------------------------------------------------------------------- answer line


def test_what_is_typed_and_entered_is_the_answer(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(QApplication.focusWidget(), "A piece of cake")
    press(bar.line, Qt.Key.Key_Return)
    assert acted == [(ANA, Say("A piece of cake"))]


def test_the_arrow_beside_the_line_enters_too(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cake")
    qtbot.mouseClick(bar._send, Qt.MouseButton.LeftButton)
    assert acted == [(ANA, Say("cake"))]


@pytest.mark.breaks(9, "a held Enter")
def test_a_held_enter_submits_once(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cake")
    press(bar.line, Qt.Key.Key_Enter)
    for _ in range(20):
        press(bar.line, Qt.Key.Key_Enter, held=True)
    assert acted == [(ANA, Say("cake"))]


def test_two_quick_enters_submit_once(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cake")
    press(bar.line, Qt.Key.Key_Return)
    press(bar.line, Qt.Key.Key_Return)
    assert acted == [(ANA, Say("cake"))]


@pytest.mark.breaks(9, "an empty Enter")
@pytest.mark.parametrize("blank", ["", "   ", "\u200b"])
@pytest.mark.parametrize("scale", [0.0, 1.0])
def test_an_empty_enter_costs_nothing_and_says_what_to_do(bar, acted, blank, scale):
    PACE.scale = scale
    bar.show_prompt(question())
    bar.line.setText(blank)
    press(bar.line, Qt.Key.Key_Return)
    assert acted == []
    assert bar.shown == prompt_bar.EMPTY
    assert bar.line.placeholderText() == "Your guess"
    assert bar.line.hasFocus()


def test_an_empty_enter_names_the_only_button_there_is(bar, acted):
    bar.show_prompt(Prompt("Ana, guess or pass.", (Button("Pass", ANA, Pass()),), question().answer))
    press(bar.line, Qt.Key.Key_Return)
    assert bar.shown == "Type an answer first, or choose “Pass”."
    assert acted == []


def test_the_line_stands_where_it_stood_after_shaking(bar, qtbot):
    bar.show_prompt(question())
    home = bar.line.pos()
    PACE.scale = 0.1
    for _ in range(3):
        press(bar.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bar._shaking.state() == bar._shaking.State.Stopped)
    assert bar.line.pos() == home


@pytest.mark.breaks(9, "no key is a shortcut")
@pytest.mark.parametrize(
    "keys", ["F11", "Ctrl+Z", "Esc", "Alt+P", "Space", "P", "Ctrl+Q", "Up", "Return", "Ctrl+Return", "1"]
)
def test_no_key_in_the_line_is_a_shortcut(page, bar, qtbot, keys):
    bar.show_prompt(question())
    called: list[str] = []
    shortcut = QShortcut(QKeySequence(keys), page)
    shortcut.activated.connect(lambda: called.append(keys))
    combination = QKeySequence(keys)[0]
    qtbot.keyClick(bar.line, combination.key(), combination.keyboardModifiers())
    assert called == []


def test_arrows_lead_out_of_the_line_but_never_out_of_what_is_typed(bar, page, monkeypatch):
    heard: list[int] = []
    monkeypatch.setattr(TablePage, "keyPressEvent", lambda self, event: heard.append(event.key()))
    bar.show_prompt(question())
    press(bar.line, Qt.Key.Key_Up)
    press(bar.line, Qt.Key.Key_Left)
    assert heard == [Qt.Key.Key_Up, Qt.Key.Key_Left]
    heard.clear()
    press(bar.line, Qt.Key.Key_A, "a")
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right):
        press(bar.line, key)
    assert heard == []
    assert bar.line.hasFocus()
    press(bar.line, Qt.Key.Key_Down)
    assert heard == [Qt.Key.Key_Down]


@pytest.mark.breaks(9, "no key is a shortcut")
def test_no_key_in_the_line_reaches_the_page_behind(page, bar, qtbot, monkeypatch):
    heard: list[int] = []
    monkeypatch.setattr(TablePage, "keyPressEvent", lambda self, event: heard.append(event.key()))
    bar.show_prompt(question())
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F11, Qt.Key.Key_A, Qt.Key.Key_Menu, Qt.Key.Key_Return):
        press(bar.line, key)
    assert heard == []


def test_esc_leaves_the_line_and_loses_nothing(bar, acted, qtbot):
    given_up: list[bool] = []
    bar.line_left.connect(lambda: given_up.append(True))
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cak")
    press(bar.line, Qt.Key.Key_Escape)
    assert given_up == [True]
    assert (bar.line.text(), acted) == ("cak", [])


def test_the_same_question_shown_again_keeps_what_was_typed(bar, qtbot):
    bar.show_prompt(question())
    line = bar.line
    qtbot.keyClicks(line, "ele")
    bar.show_prompt(question())
    qtbot.keyClicks(QApplication.focusWidget(), "phant")
    assert bar.line is line
    assert line.text() == "elephant"


def test_the_same_question_with_other_buttons_keeps_what_was_typed(bar, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "ele")
    again = question()
    bar.show_prompt(Prompt(again.text, (Button("Pass", ANA, Pass()),), again.answer))
    assert bar.line.text() == "ele"


def test_a_question_that_is_asked_in_other_words_keeps_what_was_typed(bar, qtbot):
    first, later = question(), question("Ana, the sand has run out: finish it")
    bar.show_prompt(Prompt(first.text, (), replace(first.answer, about="row 5")))
    line = bar.line
    qtbot.keyClicks(line, "ele")
    bar.show_prompt(Prompt(later.text, (), replace(later.answer, about="row 5")))
    assert (bar.line, bar.line.text()) == (line, "ele")
    assert bar.line.hasFocus()
    bar.show_prompt(Prompt(later.text, (), replace(later.answer, about="row 6")))
    assert bar.line.text() == ""


@pytest.mark.breaks(9, "a question that changes")
@pytest.mark.parametrize(
    "other",
    [
        question("Ben, what does it say?", BEN),
        question(seat=BEN),
        question("Ana, and the next one?"),
        question(hint="Its name"),
    ],
)
def test_what_was_typed_for_one_question_is_never_an_answer_to_another(bar, acted, qtbot, other):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cake")
    bar.show_prompt(other)
    assert bar.line.text() == ""
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert acted == []


@pytest.mark.breaks(9, "a question that changes")
def test_the_end_of_a_word_begun_for_the_last_question_goes_nowhere(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "ele")
    PACE.scale = 1.0
    bar.show_prompt(question("Ben, and you?", BEN))
    qtbot.keyClicks(QApplication.focusWidget(), "phant")
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert (bar.line.text(), acted) == ("", [])
    qtbot.waitUntil(lambda: not bar.line.guard.is_closed)
    qtbot.keyClicks(QApplication.focusWidget(), "tiger")
    assert bar.line.text() == "tiger"


def test_an_accepted_answer_is_gone_when_the_same_words_are_asked_again(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cake")
    press(bar.line, Qt.Key.Key_Return)
    bar.show_prompt(question())
    assert bar.line.text() == ""


def test_a_refused_answer_stays_to_be_mended(bar, acted, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cake")
    press(bar.line, Qt.Key.Key_Return)
    bar.refuse("Only one word, please.")
    bar.show_prompt(question())
    assert bar.line.text() == "cake"
    qtbot.keyClicks(bar.line, "s")
    press(bar.line, Qt.Key.Key_Return)
    assert acted[-1] == (ANA, Say("cakes"))


def test_a_broken_emoji_is_no_part_of_the_answer(bar, acted):
    bar.show_prompt(question())
    bar.line.setText("cake \ud83e")
    press(bar.line, Qt.Key.Key_Return)
    assert acted == [(ANA, Say("cake"))]


# ------------------------------------------------------------------------------------ refusals, time


def test_a_refusal_is_read_and_then_the_prompt_is_there_again(bar, qtbot, monkeypatch):
    monkeypatch.setattr(prompt_bar, "READING", (1, 1, 0))
    bar.show_prompt(choice())
    bar.refuse("That slide is out already.", "CON-15")
    assert bar.shown == "That slide is out already."
    qtbot.waitUntil(lambda: bar.shown == "Ana, guess the puzzle, or pass.")
    assert [pill.words for pill in bar.pills] == ["Pass", "Guess…"]


def test_a_refusal_stands_as_long_as_it_takes_to_read_it_or_to_hear_it(bar):
    bar.show_prompt(choice())
    bar.refuse("No.")
    short = bar._reading.interval()
    bar.refuse("That slide is out already, and whoever pulls a slide out has to leave it there. " * 4)
    letters, seconds = len(bar.shown), bar._reading.interval() / 1000
    assert short < bar._reading.interval()
    assert letters / seconds < 11  # letters in a second; a voice that speaks slowly says eleven


def test_why_not_is_offered_as_long_as_its_sentence_stands(bar, qtbot):
    asked = []
    bar.why_asked.connect(lambda why, ruling: asked.append((why, ruling)))
    bar.show_prompt(choice())
    assert bar.why_not.isHidden()
    bar.refuse("That slide is out already.", "CON-15")
    qtbot.mouseClick(bar.why_not, Qt.MouseButton.LeftButton)
    bar.pills[0].setFocus()
    press(bar.pills[0], Qt.Key.Key_Left)
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert asked == [("That slide is out already.", "CON-15")] * 2
    bar.show_prompt(choice())
    assert not bar.why_not.isHidden()
    bar.show_prompt(Prompt("Ben, pull out a numbered slide."))
    assert bar.why_not.isHidden()


def test_why_not_goes_with_its_sentence_and_leaves_the_keys_with_the_buttons(bar, qtbot, monkeypatch):
    monkeypatch.setattr(prompt_bar, "READING", (1, 1, 0))
    bar.show_prompt(choice())
    bar.refuse("That slide is out already.", "CON-15")
    bar.why_not.setFocus()
    qtbot.waitUntil(lambda: bar.shown == "Ana, guess the puzzle, or pass.")
    assert bar.why_not.isHidden()
    assert bar.pills[1].hasFocus()


def test_a_move_takes_why_not_away_and_without_a_ruling_there_is_none(bar, qtbot):
    bar.show_prompt(choice())
    bar.refuse("That slide is out already.", "CON-15")
    qtbot.mouseClick(bar.pills[0], Qt.MouseButton.LeftButton)
    assert bar.why_not.isHidden()
    bar.refuse("The disk is full.")
    assert bar.why_not.isHidden()


def test_a_refusal_gives_way_to_the_next_prompt_at_once(bar):
    bar.show_prompt(choice())
    bar.refuse("No.")
    bar.show_prompt(Prompt("Ben, pull out a slide."))
    assert bar.shown == "Ben, pull out a slide."


def test_a_refusal_without_words_changes_nothing_on_screen(bar):
    bar.show_prompt(choice())
    bar.refuse("")
    assert bar.shown == "Ana, guess the puzzle, or pass."


@pytest.mark.parametrize(("ms", "seconds"), [(15000, 15), (14001, 15), (14000, 14), (1, 1), (0, 0), (-5, 0)])
def test_the_countdown_never_says_less_than_there_is(bar, ms, seconds):
    bar.countdown(ms)
    assert bar._chip.isVisible()
    assert bar._chip.accessibleName() == ("1 second left" if seconds == 1 else f"{seconds} seconds left")


def test_without_a_clock_no_countdown_is_shown(bar):
    bar.countdown(4000)
    bar.countdown(None)
    assert not bar._chip.isVisible()


def test_the_countdown_takes_neither_text_nor_focus(bar, qtbot):
    bar.show_prompt(question())
    qtbot.keyClicks(bar.line, "cak")
    for left in range(5000, -200, -200):
        bar.countdown(left)
    bar.countdown(None)
    assert bar.line.hasFocus()
    assert bar.line.text() == "cak"


# -------------------------------------------------------------------------------------- focus, looks


def test_a_prompt_without_buttons_gives_the_keyboard_to_the_table(bar):
    given_up: list[bool] = []
    bar.yielded.connect(lambda: given_up.append(True))
    bar.show_prompt(choice())
    assert given_up == []
    bar.show_prompt(Prompt("Ana, pull out a numbered slide."))
    assert given_up == [True]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("hint", ["Zeile 1: 7 Buchstaben", "Your guess", "What do all of these rows say?"])
def test_the_hint_in_the_line_is_read_whole(page, bar, size, hint):
    page.resize(*size)
    buttons = [Button(words, ANA, Say(words)) for words in ("Auf Silber", "Hier aufhören", "Das gilt!")]
    bar.countdown(90_000)
    bar.show_prompt(Prompt("Ben, nenne Zeile 1.", tuple(buttons), question(hint=hint).answer))
    margins = bar.line.textMargins()
    room = bar.line.width() - margins.left() - margins.right() - 4
    assert QFontMetricsF(bar.line.font()).horizontalAdvance(hint) <= room
    assert bar.line.font().pixelSize() >= int(28 * bar.look.unit)


def test_tab_goes_from_the_line_to_the_buttons(bar, qtbot):
    again = question()
    bar.show_prompt(Prompt(again.text, (Button("Pass", ANA, Pass()),), again.answer))
    assert bar.line.hasFocus()
    reached = set()
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert pill(bar, "Pass") in reached
    assert bar._send in reached


def test_everything_has_a_name_for_screen_readers(bar):
    bar.show_prompt(Prompt("Ana?", choice().buttons, question().answer))
    bar.countdown(3000)
    assert all(part.accessibleName() for part in parts(bar))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("answer", [None, question().answer], ids=["buttons", "line"])
@pytest.mark.parametrize(
    "refused", ["", "Nothing can be counted that is not there, and so this is not either."]
)
def test_nothing_overlaps_or_is_cut_however_long_it_is(page, size, answer, refused):
    page.resize(*size)
    names = " & ".join(AWKWARD[:2])
    buttons = (*choice().buttons, Button("We say it counts", ANA, Say("!")))
    page.bar.show_prompt(
        Prompt(f"{names}, guess the puzzle, or pass and let the others play.", buttons, answer)
    )
    page.bar.countdown(61_000)
    if refused:
        page.bar.refuse(refused, "CON-27")
    QApplication.processEvents()
    assert_well_laid(page)
    assert_readable(page, small=("CON-27",))
    words = page.bar._why if refused else page.bar._words
    assert not words.lines.is_cut


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", ["Ben, go.", "Ben, it’s a match: guess the puzzle, or pass."])
def test_a_sentence_that_fits_beside_the_line_stays_in_one_line(page, size, text):
    page.resize(*size)
    page.bar.show_prompt(Prompt(text, (Button("Pass", BEN, Pass()),), question().answer))
    assert len(page.bar._words.lines.lines) == 1
    assert page.bar._words.lines.font.pixelSize() == page.look.text(theme.PROMPT).pixelSize()
    assert page.bar.geometry() == page.look.place(theme.PROMPT_BAR)


@pytest.mark.breaks(12, "every page")
@pytest.mark.parametrize("name", AWKWARD)
def test_names_are_shown_as_typed(page, name):
    page.bar.show_prompt(Prompt(f"{name}, go on.", (Button(name, ANA, Pass()),)))
    assert page.bar._words.words == f"{name}, go on."
    assert page.bar._words.textFormat() == Qt.TextFormat.PlainText
    assert page.bar.pills[0].words == name
    page.grab()


def test_the_bar_stands_where_the_theme_keeps_its_place(page):
    page.bar.show_prompt(choice())
    assert page.bar.geometry() == page.look.place(theme.PROMPT_BAR)


def test_a_long_evening_leaves_nothing_behind(bar):
    """Failure 18."""

    def round_of_prompts() -> int:
        for number in range(50):
            bar.show_prompt(choice(f"{number}"))
            bar.show_prompt(question(f"{number}?"))
            bar.refuse("No.")
            bar.countdown(number * 1000)
        bar.show_prompt(Prompt("x"))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(bar.findChildren(QWidget))

    assert round_of_prompts() == round_of_prompts()


@pytest.mark.breaks(18, "an idle table")
def test_an_idle_bar_repaints_nothing(page, bar, qtbot, monkeypatch):
    bar.show_prompt(choice())
    bar.countdown(10_000)
    QApplication.processEvents()
    painted: list[bool] = []
    monkeypatch.setattr(PromptBar, "paintEvent", lambda self, event: painted.append(True))
    for ms in (9990, 9800, 9600, 9400):
        bar.countdown(ms)
        QApplication.processEvents()
    assert painted == []


def test_a_click_beside_the_buttons_does_nothing(bar, acted, qtbot):
    bar.show_prompt(choice())
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert acted == []
