"""Cards: they cover, they take every touch and key, they hold the focus, and they answer once."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import asdict
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QCursor, QKeySequence, QPainter, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.card import Card
from boardroom.app.cards import (
    AskCard,
    Curtain,
    EndingCard,
    LeaveCard,
    MenuCard,
    PauseCard,
    RulesCard,
    Standing,
    Trouble,
    trouble,
)
from boardroom.app.chronicle import Line
from boardroom.app.drawer_card import DrawerCard
from boardroom.app.face_card import ANIMALS, FaceCard
from boardroom.app.family import Family, Person
from boardroom.app.field import Field
from boardroom.app.kept import Kept
from boardroom.app.log_card import LogCard
from boardroom.app.parts import Page, Painted, Pill
from boardroom.app.results import Ended, Who
from boardroom.app.results_card import ResultsCard
from boardroom.app.seats_card import ComputerCard, PersonCard, SeatsCard, Sitting
from boardroom.app.settings_card import SettingsCard
from boardroom.app.settings_pages import Deed, SettingsPage
from boardroom.app.stepping import focusable
from boardroom.app.who_card import TeamCard, WhoCard
from boardroom.app.why_card import WhyCard
from boardroom.content.rulings import Ruling
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from tests.app.seen import (
    AWKWARD,
    SIZES,
    assert_readable,
    assert_well_laid,
    cut,
    parts,
    pixels,
    press,
    second_press,
    under_other_desktops,
)

LEFT = Qt.MouseButton.LeftButton
LONG = AWKWARD[0]
SET = {**asdict(Family()), "party": False, "full_screen": False, "language": "en"}
CARDS = {
    "curtain": lambda host: Curtain(host, LONG, "fox", "plum"),
    "trouble": lambda host: Trouble(host, "The disk is full. " * 12, Path("/home/ana/" + "boardroom/" * 9)),
    "pause": lambda host: PauseCard(host, "night"),
    "menu": lambda host: MenuCard(host),
    "leave": lambda host: LeaveCard(host, [(0, "Ana"), (2, LONG)], ["Gentle", "Keen"]),
    "leave for good": lambda host: LeaveCard(host, [(0, "Ana"), (2, LONG)], ["Gentle"], "teal", True),
    "seats": lambda host: SeatsCard(
        host,
        [
            Sitting(n, name, "fox", theme.SIDES[n].colour, "computer: Keen" if n % 2 else "person", n != 3)
            for n, name in enumerate(("Ana", "Ben", LONG, "Tom & Jerry", "🦊🦊🦊", "שלום"))
        ],
    ),
    "person": lambda host: PersonCard(host, LONG, ["Gentle", "Keen"], [(1, LONG), (2, "Mia")]),
    "computer": lambda host: ComputerCard(host, f"Robo for {LONG}", LONG),
    "log": lambda host: LogCard(host, [Line(n // 3, f"{LONG} rolls {n}.", n % 7 == 0) for n in range(12)]),
    "results": lambda host: ResultsCard(
        host,
        [
            Ended(f"{n}", "x", "2026-11-30T20:00", (Who(LONG), Who("Mia")), ((n % 2,), (1 - n % 2,)))
            for n in range(9)
        ],
        [("x", "Common Denominator")],
    ),
    "ending": lambda host: EndingCard(
        host,
        f"{LONG} wins!",
        [Standing(n, AWKWARD[n], f"${n},000") for n in range(1, 8)],
        "The puzzle said: " * 5,
    ),
    "rules": lambda host: RulesCard(host, "Rules", "# Rules\n\n" + "Pull out two slides. " * 300),
    "ask": lambda host: AskCard(host, "Back to the shelf?", "The game is kept.", "Back to the shelf", "Stay"),
    "why": lambda host: WhyCard(
        host,
        "First say who is the youngest, and then the rest.",
        Ruling("Head-to-head Challenges", "Two play for a tile", "The others wait. " * 18, "Only two! " * 18),
    ),
    "settings": lambda host: SettingsCard(host, SET),
    "drawer": lambda host: DrawerCard(
        host, [Kept(Path(str(n)), f"{LONG}, turn {n}", "yesterday") for n in range(9)]
    ),
    "face": lambda host: FaceCard(host, ANIMALS, 0, "night"),
    "who": lambda host: WhoCard(host, [Person(f"{LONG} {n}") for n in range(14)], "night"),
    "team": lambda host: TeamCard(host, [Person(f"{LONG} {n}") for n in range(14)], ("Kim",), "night"),
}
SAFE = {
    "trouble": "went_on",
    "pause": "went_on",
    "menu": "resumed",
    "leave": "stayed",
    "leave for good": "stayed",
    "seats": "closed",
    "person": "back",
    "computer": "back",
    "log": "closed",
    "results": "closed",
    "ending": "look_at_table",
    "rules": "closed",
    "ask": "declined",
    "why": "closed",
    "settings": "closed",
    "drawer": "closed",
    "face": "closed",
    "who": "closed",
    "team": "closed",
}


class Behind(QWidget):
    """What a card lies over: coloured, with a button, and noting whatever reaches it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []
        self.colour = "red"
        self.button = Pill(self, "Behind")
        self.button.setGeometry(0, 0, 300, 100)
        self.button.clicked.connect(lambda: self.heard.append("clicked"))

    def paintEvent(self, event):  # noqa: N802 (Qt's own name)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.colour))
        painter.end()

    def keyPressEvent(self, event):  # noqa: N802 (Qt's own name)
        self.heard.append(event.key())

    def mousePressEvent(self, event):  # noqa: N802 (Qt's own name)
        self.heard.append("pressed")

    def mouseDoubleClickEvent(self, event):  # noqa: N802 (Qt's own name)
        self.heard.append("double")

    def wheelEvent(self, event):  # noqa: N802 (Qt's own name)
        self.heard.append("wheel")


@pytest.fixture
def behind(qtbot) -> Behind:
    host = Behind()
    qtbot.addWidget(host)
    host.resize(1280, 720)
    host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    host.button.setFocus()
    return host


@pytest.fixture(params=list(CARDS))
def any_card(request, behind) -> Card:
    card = CARDS[request.param](behind)
    card.open()
    return card


def heard(signal) -> list[tuple[object, ...]]:
    said: list[tuple[object, ...]] = []
    signal.connect(lambda *values: said.append(values))
    return said


def turn_wheel(widget: QWidget) -> None:
    at = QPointF(3, 3)
    QApplication.sendEvent(
        widget,
        QWheelEvent(
            at,
            widget.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


def pill(card: QWidget, words: str) -> Pill:
    (found,) = [pill for pill in card.findChildren(Pill) if pill.words == words and pill.isVisible()]
    return found


# ------------------------------------------------------------------------------------- covering, holding


def test_a_card_covers_its_host_and_grows_with_it(any_card, behind):
    assert any_card.geometry() == behind.rect()
    for size in SIZES:
        behind.resize(*size)
        assert any_card.geometry() == behind.rect()


@pytest.mark.breaks(12, "every page")
@pytest.mark.breaks(12, "never overlapping")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_on_a_card_overlaps_or_sticks_out(any_card, behind, size):
    behind.resize(*size)
    QApplication.processEvents()
    if isinstance(any_card, DrawerCard):
        any_card.slots[1].throw.click()
    assert_well_laid(any_card)
    assert_readable(any_card)


@pytest.mark.breaks(15, "a switch while running")
def test_a_card_looks_the_same_under_a_light_and_a_dark_desktop(any_card, behind):
    """Failure 15."""
    QApplication.processEvents()
    assert any_card.isVisible()
    assert len(set(under_other_desktops(behind))) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_word_on_a_card_is_read_whole(any_card, behind, monkeypatch, size):
    behind.resize(*size)
    QApplication.processEvents()
    if not isinstance(any_card, EndingCard):  # there it is seven awkward names
        assert cut(any_card, monkeypatch) == []


def test_no_touch_reaches_what_is_behind(any_card, behind, qtbot):
    corner = QPoint(3, 3)
    qtbot.mouseClick(any_card, LEFT, pos=corner)
    qtbot.mouseDClick(any_card, LEFT, pos=corner)
    qtbot.mouseClick(any_card, Qt.MouseButton.RightButton, pos=corner)
    for widget in (any_card, *any_card.findChildren(QWidget)):
        if widget.isVisible():
            turn_wheel(widget)
    assert behind.heard == []
    assert any_card.isVisible()


def test_no_key_and_no_shortcut_reaches_what_is_behind(any_card, behind, qtbot):
    shortcuts = [QShortcut(QKeySequence(keys), behind) for keys in ("F10", "Ctrl+Z", "P", "Ctrl+Q")]
    called: list[object] = []
    for shortcut in shortcuts:
        shortcut.activated.connect(lambda: called.append("shortcut"))
    for widget in (any_card, QApplication.focusWidget()):
        for key in (Qt.Key.Key_F10, Qt.Key.Key_P, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_A):
            qtbot.keyClick(widget, key)
        qtbot.keyClick(widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert called == behind.heard == []
    assert any_card.isVisible()


@pytest.mark.breaks(11, "full screen")
def test_f11_fills_the_screen_over_a_card_too(any_card, behind, qtbot):
    """Failure 11."""
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F11)
    assert behind.heard == [Qt.Key.Key_F11]


def test_tab_goes_round_inside(any_card, qtbot):
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(30):
            qtbot.keyClick(QApplication.focusWidget(), key)
            assert any_card.isAncestorOf(QApplication.focusWidget())


def test_tab_reaches_everything_inside(any_card, qtbot):
    reached = set()
    for _ in range(30):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    # Tab goes from field to field; who has this key has letters, too.
    letters = {field.letters for field in any_card.findChildren(Field)}
    assert reached - letters == set(focusable(any_card)) - letters


def test_whoever_wants_the_focus_behind_a_card_gets_it_afterwards(behind, qtbot):
    card = PauseCard(behind)
    card.open()
    late = Pill(behind, "Late")
    late.show()
    late.setFocus()
    assert card.isAncestorOf(QApplication.focusWidget())
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert late.hasFocus()


def test_the_focus_returns_where_it_was(any_card, behind):
    any_card.put_away()
    assert behind.button.hasFocus()


def test_what_had_the_focus_may_be_gone_by_then(behind):
    card = PauseCard(behind)
    card.open()
    behind.button.setParent(None)
    behind.button.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    card.put_away()
    assert not card.isVisible()


def test_a_card_over_a_card_holds_the_focus_and_gives_it_back(behind):
    menu = MenuCard(behind)
    menu.open()
    settings = SettingsCard(behind, SET)
    settings.open()
    assert settings.isAncestorOf(QApplication.focusWidget())
    settings.put_away()
    assert menu.isAncestorOf(QApplication.focusWidget())
    menu.put_away()
    assert behind.button.hasFocus()


def test_everything_has_a_name_for_screen_readers(any_card):
    assert any_card.accessibleName()
    assert all(part.accessibleName() for part in parts(any_card))


# -------------------------------------------------------------------------------------- answering, once


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Back], ids=["esc", "remote"])
@pytest.mark.parametrize("name", SAFE)
def test_esc_chooses_what_is_safe(behind, name, key):
    card = CARDS[name](behind)
    chosen = heard(getattr(card, SAFE[name]))
    card.open()
    press(QApplication.focusWidget(), key)
    assert chosen == [()]
    assert not card.isVisible()


def test_a_card_answers_once(behind, qtbot):
    card = PauseCard(behind)
    went_on = heard(card.went_on)
    card.open()
    button = pill(card, "Play on")
    for _ in range(3):
        button.click()
    assert went_on == [()]


def test_the_card_is_closed_before_the_answer_is_heard(behind):
    card = PauseCard(behind)
    card.open()
    seen: list[bool] = []
    card.went_on.connect(lambda: seen.append(card.isVisible()))
    pill(card, "Play on").click()
    assert seen == [False]


def test_a_touch_meant_for_the_table_does_not_answer_a_card(behind, qtbot):
    PACE.scale = 1.0
    card = MenuCard(behind)
    card.open()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        press(QApplication.focusWidget(), key)
    qtbot.mouseClick(pill(card, "Back to the shelf"), LEFT)
    assert card.isVisible()
    qtbot.waitUntil(lambda: not card._guard.is_closed)
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_a_hundred_cards_leave_nothing_behind(behind):
    """Failure 18."""
    before = len(behind.children())
    for _ in range(10):
        for make in CARDS.values():
            card = make(behind)
            card.open()
            card.put_away()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(behind.children()) == before


# ----------------------------------------------------------------------------------------- the curtain


@pytest.mark.parametrize("make", [CARDS["curtain"], CARDS["pause"]], ids=["curtain", "pause"])
def test_nothing_of_the_table_shows_through(behind, make):
    """Failures 4 and 13: not on opening, not on resize."""
    card = make(behind)
    card.open()
    for size in SIZES:
        seen = set()
        for colour in ("red", "blue"):
            behind.colour = colour
            behind.resize(*size)
            seen.add(pixels(behind))
        assert len(seen) == 1


def test_only_the_button_opens_the_curtain(behind, qtbot):
    card = Curtain(behind, "Ben")
    lifted = heard(card.lifted)
    card.open()
    for key in (Qt.Key.Key_A, Qt.Key.Key_Backspace):
        press(QApplication.focusWidget(), key)
    qtbot.mouseClick(card, LEFT, pos=QPoint(5, 5))
    press(QApplication.focusWidget(), Qt.Key.Key_Return, held=True)
    assert lifted == []
    qtbot.mouseClick(pill(card, "I am Ben"), LEFT)
    assert lifted == [()]


def test_escape_before_the_curtain_asks_for_the_menu_and_lifts_nothing(behind):
    card = Curtain(behind, "Ben")
    lifted, menu = heard(card.lifted), heard(card.menu)
    card.open()
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert (lifted, menu) == ([], [()])


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["Ana", "Grandmother Katharina of the House"])
def test_the_picture_and_the_words_of_the_curtain_stand_in_the_middle_together(behind, size, name):
    behind.resize(*size)
    card = Curtain(behind, name, "fox", "plum")
    card.open()
    unit = card.look.unit
    above = card.top - 276 * unit
    below = card.height() - max(pill.geometry().bottom() for pill in card.findChildren(Pill))
    assert above > 20 * unit
    assert abs(above - below) < 40 * unit


def test_the_last_players_double_click_does_not_open_the_curtain(behind, qtbot):
    PACE.scale = 1.0
    card = Curtain(behind, "Ben")
    lifted = heard(card.lifted)
    card.open()
    button = pill(card, "I am Ben")
    QApplication.sendEvent(button, second_press(button))
    qtbot.mouseRelease(button, LEFT)
    qtbot.mouseClick(button, LEFT)
    press(button, Qt.Key.Key_Return)
    assert lifted == []


@pytest.mark.parametrize("name", AWKWARD)
def test_the_curtain_names_whoever_may_look(behind, name):
    card = Curtain(behind, name)
    card.open()
    behind.grab()
    assert card.title.words == f"Pass to {name}"
    assert card.text.words == f"Only {name} looks."
    assert pill(card, f"I am {name}")


# -------------------------------------------------------------------------------------------- the others


def test_a_fault_that_repeats_is_one_card(behind):
    """Failure 17."""
    first = trouble(behind, "One", Path("log"))
    again = trouble(behind, "Two", Path("log"))
    assert first is again
    assert first.text.words == "One Two"
    assert trouble(behind, "Two").text.words == "One Two"
    first.put_away()
    assert trouble(behind, "Three") is not first


def test_trouble_says_where_it_is_written_down(behind):
    card = trouble(behind, "It broke.", Path("/home/ana/boardroom.log"))
    assert any("/home/ana/boardroom.log" in part.accessibleName() for part in parts(card))


@pytest.mark.parametrize(
    ("words", "signal"),
    [
        ("Play on", "resumed"),
        ("Take back the last move", "undo"),
        ("Pause", "pause"),
        ("Somebody leaves", "leave"),
        ("Rules", "rules"),
        ("Settings", "settings"),
        ("Back to the shelf", "shelf"),
    ],
)
def test_the_menu_says_what_was_chosen(behind, qtbot, words, signal):
    card = MenuCard(behind)
    chosen = heard(getattr(card, signal))
    card.open()
    qtbot.mouseClick(pill(card, words), LEFT)
    assert chosen == [()]


def test_the_menu_keeps_its_places_and_says_what_cannot_be_done_and_why(behind, qtbot):
    places = []
    for why in ("", "It cannot be taken back: something has been seen since."):
        card = MenuCard(behind, why, "Only computers sit here." if why else "", has_howto=True)
        card.open()
        places.append([(one.words, one.geometry()) for one in card.findChildren(Pill)])
    assert places[0] == places[1]
    assert card.said.words == why
    chosen = heard(card.undo) + heard(card.leave)
    back = pill(card, "Take back the last move")
    assert why in back.accessibleName()
    qtbot.mouseClick(pill(card, "Somebody leaves"), LEFT)
    assert card.said.words == "Only computers sit here."
    qtbot.mouseClick(back, LEFT)
    assert card.said.words == why
    assert not chosen
    assert card.isVisible()


def test_anybody_can_leave_and_a_computer_of_any_level_plays_on(behind, qtbot):
    """Failure 8."""
    card = LeaveCard(behind, [(0, "Ana"), (3, "Ben")], ["Gentle", "Keen", "Sharp"])
    handed = heard(card.handed)
    card.open()
    qtbot.mouseClick(card.who, LEFT)
    assert card._says.words == "A computer can play on for Ben."
    qtbot.mouseClick(card.level, LEFT)
    qtbot.mouseClick(card.level, LEFT)
    qtbot.mouseClick(pill(card, "A computer plays on"), LEFT)
    assert handed == [(3, 2)]


def test_the_evening_can_be_ended_instead(behind, qtbot):
    card = LeaveCard(behind, [(1, "Ben")], ["Gentle"])
    ended = heard(card.ended)
    card.open()
    assert not card.who.isVisible()
    qtbot.mouseClick(pill(card, "End the evening here"), LEFT)
    assert ended == [()]


def test_the_ending_names_everybody_in_order(behind):
    card = EndingCard(behind, "Ana wins!", [Standing(1, "Ana", "$900"), Standing(2, "Ben", "$100")])
    card.open()
    assert card.title.words == "Ana wins!"
    names = [part.accessibleName() for part in parts(card)]
    assert names.index("1. Ana $900") < names.index("2. Ben $100")


@pytest.mark.parametrize(
    ("words", "signal"),
    [("Play again", "again"), ("Look at the table", "look_at_table"), ("Back to the shelf", "shelf")],
)
def test_the_ending_leads_on(behind, qtbot, words, signal):
    card = EndingCard(behind, "Ana wins!", [Standing(1, "Ana")])
    chosen = heard(getattr(card, signal))
    card.open()
    qtbot.mouseClick(pill(card, words), LEFT)
    assert chosen == [()]


def test_settings_are_said_at_once_and_the_card_stays(behind, qtbot):
    card = SettingsCard(behind, SET)
    said = heard(card.changed)
    card.open()
    qtbot.mouseClick(card.parts["sound"], LEFT)
    press(card.parts["volume"], Qt.Key.Key_Right)
    press(card.parts["volume"], Qt.Key.Key_Left)
    qtbot.mouseClick(pill(card, "Seeing"), LEFT)
    press(card.parts["reduced_motion"], Qt.Key.Key_Return)
    press(card.parts["pace"], Qt.Key.Key_Right)
    qtbot.mouseClick(pill(card, "General"), LEFT)
    press(card.parts["full_screen"], Qt.Key.Key_Space)
    assert said == [
        ("sound", False),
        ("volume", 75),
        ("volume", 70),
        ("reduced_motion", True),
        ("pace", "fast"),
        ("full_screen", True),
    ]
    assert card.isVisible()


def test_every_page_of_the_settings_is_well_laid_and_the_card_does_not_jump(behind, qtbot, monkeypatch):
    card = SettingsCard(behind, SET)
    card.open()
    for size in SIZES:
        behind.resize(*size)
        tops = set()
        for tab in card.tabs:
            qtbot.mouseClick(tab, LEFT)
            assert_well_laid(card)
            assert_readable(card)
            assert cut(card, monkeypatch) == []
            tops.add(card.tabs[0].geometry().top())
        assert len(tops) == 1


def test_what_is_on_another_page_is_not_reached_by_the_keyboard(behind):
    card = SettingsCard(behind, SET)
    card.open()
    reached = focusable(card)
    assert card.parts["language"] in reached
    assert card.parts["pace"] not in reached


def test_a_setting_that_is_something_to_do_asks_for_it(behind, qtbot):
    card = SettingsCard(behind, {}, pages=[SettingsPage("Content", (Deed("packs", "Open the folder"),))])
    said = heard(card.asked)
    card.open()
    qtbot.mouseClick(pill(card, "Open the folder"), LEFT)
    assert said == [("packs",)]


def test_the_volume_follows_the_pointer_from_end_to_end(behind, qtbot):
    card = SettingsCard(behind, SET)
    card.open()
    volume = card.parts["volume"]
    middle = volume.height() // 2
    qtbot.mousePress(volume, LEFT, pos=QPoint(volume.width() // 2, middle))
    qtbot.mouseMove(volume, QPoint(volume.width() - 2, middle))
    qtbot.mouseRelease(volume, LEFT, pos=QPoint(volume.width() - 2, middle))
    assert volume.value() == 100
    qtbot.mouseClick(volume, LEFT, pos=QPoint(4, middle))
    assert volume.value() == 0


def test_a_wheel_turned_in_passing_sets_nothing(behind):
    card = SettingsCard(behind, SET)
    card.open()
    turn_wheel(card.parts["volume"])
    assert card.parts["volume"].value() == 70


def test_up_and_down_walk_through_the_settings(behind):
    card = SettingsCard(behind, SET)
    card.open()
    card.go_to("sound")
    reached = []
    for _ in range(3):
        reached.append(QApplication.focusWidget())
        press(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert reached == [card.parts["sound"], card.parts["volume"], pill(card, "Done")]
    assert card.parts["volume"].value() == 70


def test_rules_are_scrolled_with_the_keys_and_then_left(behind, qtbot):
    card = CARDS["rules"](behind)
    card.open()
    bar = card.page.verticalScrollBar()
    assert card.page.hasFocus()
    press(card.page, Qt.Key.Key_Down)
    assert bar.value() > 0
    press(card.page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    press(card.page, Qt.Key.Key_Down)
    assert pill(card, "Close the rules").hasFocus()


def test_a_question_is_declined_unless_somebody_agrees(behind, qtbot):
    card = AskCard(behind, "Really?", "Think.", "Yes", "No")
    agreed, declined = heard(card.agreed), heard(card.declined)
    card.open()
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert (agreed, declined) == ([], [()])


def test_who_has_no_place_has_no_number(behind):
    EndingCard(behind, "The evening ends here", [Standing(0, "Ana"), Standing(0, "Ben", "3 of 4")]).open()
    said = [part.accessibleName() for part in behind.findChildren(Painted)]
    assert said == ["Ana", "Ben 3 of 4"]


def test_a_text_to_read_keeps_clear_of_its_ring(behind):
    card = RulesCard(behind, "Rules", "Any text")
    card.open()
    assert card.page.document().documentMargin() >= 20 * card.look.unit


def test_rules_are_set_with_gold_headings_and_the_same_room_between_all_paragraphs(behind):
    table = "| a | b |\n|---|---|\n| c | d |"
    text = f"One.\n\n## Two\n\nThree.\n\nFour **five** six.\n\n{table}\n\n## Seven\n\nEight."
    card = RulesCard(behind, "Rules", text)
    card.open()
    block, plain, headings = card.page.document().begin(), set(), []
    while block.isValid():
        form = block.blockFormat()
        letters = block.begin().fragment().charFormat()
        if form.headingLevel():
            headings.append((block.text(), letters.foreground().color().name()))
        elif block.text() in ("One.", "Three.", "Four five six.", "Eight."):
            plain.add((form.lineHeight(), form.topMargin(), form.bottomMargin()))
        block = block.next()
    assert headings == [("Two", theme.GOLD), ("Seven", theme.GOLD)]
    assert len(plain) == 1


@pytest.mark.parametrize("name", ["curtain", "pause", "menu", "settings"])
def test_a_touch_beside_everything_leaves_the_ring_where_it_is(behind, qtbot, name):
    card = CARDS[name](behind)
    card.open()
    here = QApplication.focusWidget()
    qtbot.mouseClick(card, LEFT, pos=QPoint(4, 4))
    assert QApplication.focusWidget() is here is not card


def test_what_is_scrolled_is_painted_anew_so_that_the_ring_stays(behind, monkeypatch):
    card = CARDS["rules"](behind)
    card.open()
    painted = []
    paint = type(card.page).paintEvent

    def noting(page, event):
        painted.append(event.region().boundingRect())
        paint(page, event)

    monkeypatch.setattr(type(card.page), "paintEvent", noting)
    QApplication.processEvents()
    painted.clear()
    bar = card.page.verticalScrollBar()
    bar.setValue(bar.value() + 40)
    QApplication.processEvents()
    assert painted
    assert painted[-1] == card.page.viewport().rect()


def test_the_press_that_closes_a_card_does_nothing_to_what_lies_under_it(behind, qtbot, monkeypatch):
    """A slow double press: the second is no double click for Qt, and falls on something new."""
    page = Page(theme.MOODS["shelf"], behind)
    page.setGeometry(behind.rect())
    start = Pill(page, "Start")
    start.setGeometry(page.rect())
    pressed = heard(start.clicked)
    page.show()
    card = PauseCard(page)
    card.open()
    play_on = pill(card, "Play on")
    at = play_on.mapTo(behind, play_on.rect().center())
    monkeypatch.setattr(PACE, "scale", 1.0)
    monkeypatch.setattr(QCursor, "pos", staticmethod(lambda: behind.mapToGlobal(at)))
    window = behind.windowHandle()
    qtbot.mouseClick(play_on, LEFT)
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert pressed == []
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at + QPoint(200, 0))
    assert len(pressed) == 1
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert len(pressed) == 2


def test_at_a_table_hands_may_be_quick(behind, qtbot, monkeypatch):
    behind.button.setGeometry(behind.rect())
    card = PauseCard(behind)
    card.open()
    play_on = pill(card, "Play on")
    at = play_on.mapTo(behind, play_on.rect().center())
    monkeypatch.setattr(PACE, "scale", 1.0)
    monkeypatch.setattr(QCursor, "pos", staticmethod(lambda: behind.mapToGlobal(at)))
    qtbot.mouseClick(play_on, LEFT)
    QTest.mouseClick(behind.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert behind.heard == ["clicked"]
