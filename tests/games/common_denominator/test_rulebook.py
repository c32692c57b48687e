"""The rule book sentence by sentence: the docstring of each test is what the book says."""

from __future__ import annotations

from collections import Counter

import pytest

from boardroom.core.game import HOST
from boardroom.games.common_denominator.actions import (
    Answer,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    Keep,
    Look,
    OutOfTime,
    SayAloud,
    ShowWin,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import DECK, is_sad, kind
from boardroom.games.common_denominator.events import (
    Drew,
    Forfeited,
    Given,
    Paid,
    PutUnder,
    TimeRanOut,
    TurnBegan,
    Won,
)
from boardroom.games.common_denominator.medals import ALL, Medals
from boardroom.games.common_denominator.state import Answering, Beginning, Drawing, Holding, Over
from tests.games.common_denominator.rigged import ANA, BEN, CEM, Game, cards, refused

# ------------------------------------------------------------------------------------------ Rules


def test_shuffle_the_puzzles_and_the_cards_place_both_face_down():
    """Shuffle the puzzles and the cards. Place both face down."""
    game = Game().do(TakePuzzle())
    card = game.view(ANA).card
    assert card is not None
    assert not card.is_open
    assert card.rows == ()
    assert sorted(game.state.deck) == sorted(DECK)
    assert game.state.deck != DECK


def test_the_youngest_person_goes_first():
    """The youngest person goes first."""
    game = Game(3, opened=False).do(Youngest(CEM), by=HOST)
    assert game.state.seat == CEM


def test_take_a_puzzle_and_turn_the_timer_to_start():
    """Take a puzzle and turn the timer to start."""
    game = Game().do(TakePuzzle(), TurnTimer())
    assert game.state.phase == Answering(90_000)
    assert game.view().card.is_open


def test_you_must_turn_the_timer_at_the_beginning_of_your_turn():
    """You must turn the timer at beginning of your turn."""
    game = Game().do(TakePuzzle())
    assert TurnTimer() in game.choices()
    with refused("CD-09"):
        game.do(Answer("pear"))


def test_an_answer_attempted_without_turning_it_loses_the_rest_of_the_turn():
    """If you have attempted an answer without turning it, you lose the rest of your turn."""
    game = Game().start().miss_twice().do(EndTurn())
    assert game.state.seat == BEN
    game.do(TryRow(3), Answer("guava"))
    assert game.heard(Forfeited)
    assert game.state.seat == ANA
    assert game.points() == (0, 0)


def test_the_turn_ends_when_time_runs_out():
    """Your turn ends when time runs out …"""
    game = Game().start()
    game.at = 90_000
    game.do(OutOfTime())
    assert game.heard(TimeRanOut)
    assert game.state.phase == Drawing()


@pytest.mark.parametrize(("deed", "rows"), [(GoForSilver(), (1,)), (GoForGold(), ())])
def test_the_turn_ends_when_you_try_for_the_silver_or_gold(deed, rows):
    """… or you try for the Silver or Gold."""
    game = Game().start().rows(*rows).do(deed, Answer("plum"))
    assert game.state.phase == Drawing()


# ----------------------------------------------------------------------------------- Win a Bronze


def test_bronze_1_guess_a_horizontal_word_or_the_category():
    """1. Guess a horizontal word or the category."""
    game = Game().start()
    assert {TryRow(1), TryRow(2), TryRow(3), TryRow(4), TryCategory()} <= game.choices()


def test_bronze_2_a_correct_answer_wins_a_bronze_and_you_repeat():
    """2. Check answer: If correct, you win a Bronze and repeat …"""
    game = Game().start().row(1)
    assert game.points() == (1, 0)
    assert game.heard(Paid) == [Paid(ANA, 1, Medals(bronze=1))]
    game.category()
    assert game.points() == (2, 0)
    assert isinstance(game.state.phase, Answering)


def test_bronze_2_a_wrong_one_is_filled_in_and_you_repeat():
    """… or, if wrong, fill in the right answer and repeat."""
    game = Game().start().row(2, "ample")
    assert [event.answer for event in game.heard(Given)] == ["apple"]
    assert game.view().card.rows[1].cells == tuple("apple")
    assert game.points() == (0, 0)
    game.row(1)
    assert game.points() == (1, 0)


def test_bronze_3_a_second_miss_ends_the_turn():
    """3. When you miss a second answer or time runs out your turn ends."""
    game = Game().start().row(1, "xxxx")
    assert isinstance(game.state.phase, Answering)
    game.row(2, "xxxxx")
    assert game.state.phase == Drawing()


# ----------------------------------------------------------------------------------- Win a Silver


def test_silver_1_some_but_not_all_rows_given_you_may_go_for_the_silver():
    """1. When some but not all horizontal responses have been given you may state "Going for the Silver"."""
    game = Game().start()
    assert GoForSilver() not in game.choices()
    for row in (1, 2, 3):
        game.row(row)
        assert GoForSilver() in game.choices()
    game.row(4)
    assert GoForSilver() not in game.choices()


def test_silver_2_correct_wins_a_silver():
    """2. Check answer: If correct, you win a Silver …"""
    game = Game().start().row(1).silver()
    assert game.points() == (6, 0)
    assert game.heard(Paid) == [Paid(ANA, 5, Medals(silver=1))]


def test_silver_2_if_not_you_lose_a_bronze_and_the_rest_of_the_turn():
    """… if not, you lose a Bronze and the rest of your turn."""
    game = Game().start().rows(1, 2).silver("pram")
    assert game.points() == (1, 0)
    assert game.state.seat == BEN


def test_silver_3_the_whole_puzzle_without_missing_any_answer():
    """3. You may also win a Silver if you correctly answer the whole puzzle from beginning to end without
    missing any answer."""
    game = Game().start().rows(1, 2, 3, 4).vertical()
    assert game.points() == (4 + 5, 0)


def test_silver_3_not_after_a_miss():
    """… without missing any answer."""
    game = Game().start().row(1, "xxxx").rows(2, 3, 4).vertical()
    assert game.points() == (3, 0)


# ------------------------------------------------------------------------------------- Win a Gold


def test_gold_without_attempting_any_horizontal_or_knowing_the_category():
    """Without attempting any horizontal responses or knowing the category, declare "… for the Gold"."""
    assert GoForGold() in Game().start().choices()
    assert GoForGold() not in Game().start().row(1).choices()
    assert GoForGold() not in Game().start().category().choices()


def test_gold_yes_you_win_the_gold():
    """Yes: you win the Gold."""
    game = Game().start().gold()
    assert game.points() == (10, 0)
    assert game.heard(Paid) == [Paid(ANA, 10, Medals(gold=1))]


def test_gold_no_you_lose_two_bronzes_and_the_rest_of_the_turn():
    """No: you lose 2 Bronzes and the rest of your turn."""
    game = Game(purses=[Medals(bronze=5)]).start().gold("pram")
    assert game.points() == (3, 0)
    assert game.state.seat == BEN


# ------------------------------------------------------------------------------------- The cards


def test_at_the_end_of_your_turn_you_may_take_a_card():
    """At end of your turn, you may take a Common Denominator card from the deck."""
    game = Game(top=cards("bronze")).start().miss_twice()
    assert game.choices() == {Draw(), EndTurn()}
    game.do(Draw())
    assert game.heard(Drew) == [Drew(ANA, cards("bronze")[0])]


def test_there_are_38_happy_cards():
    """38 "Happy" cards: (15) Win extra Bronze (2) Trump card …"""
    happy = Counter(kind(card) for card in DECK if not is_sad(card))
    assert happy == {
        **{"bronze": 15, "trump": 2, "silver": 6, "take": 2, "gold": 3, "tribute": 1, "turn": 8},
        "big-one": 1,
    }
    assert happy.total() == 38


def test_there_are_12_sad_cards():
    """12 "Sad" cards: (5) Lose a Bronze (2) Lose a turn (2) Pass a card to your right (2) … left (1) …"""
    sad = Counter(kind(card) for card in DECK if is_sad(card))
    assert sad == {"lose-bronze": 5, "lose-turn": 2, "pass-right": 2, "pass-left": 2, "lose-all": 1}
    assert sad.total() == 12


@pytest.mark.parametrize(("card", "points"), [("bronze", 1), ("silver", 5), ("gold", 10), ("big-one", 30)])
def test_cards_that_win_medals(card, points):
    """Win extra Bronze, Silver, Gold; you won the Big One – 3 Golds."""
    game = Game(top=cards(card)).draw().do(Use(*cards(card))).waited()
    assert game.points() == (points, 0)
    if card == "big-one":
        assert game.state.purses[ANA].medals == Medals(gold=3)


def test_win_extra_turn():
    """(8) Win extra turn."""
    game = Game(top=cards("turn")).draw().do(Use(*cards("turn"))).waited()
    assert game.state.seat == ANA
    assert game.events[-1] == TurnBegan(ANA, extra=True)
    assert isinstance(game.state.phase, Beginning)


def test_take_1_card_from_any_one_player():
    """(2) Take 1 card from any one player."""
    game = Game(3, top=cards("take"), hands=[(), cards("gold"), cards("silver")]).draw()
    take = cards("take")[0]
    assert {Use(take, BEN), Use(take, CEM)} <= game.choices()
    game.do(Use(take, BEN)).waited()
    assert game.state.hands == (cards("gold"), (), cards("silver"))


def test_each_player_gives_you_a_bronze():
    """(1) Each player gives you a Bronze."""
    purses = [Medals(), Medals(bronze=3), Medals(gold=1)]
    game = Game(3, top=cards("tribute"), purses=purses).draw().do(Use(*cards("tribute"))).waited()
    assert game.points() == (2, 2, 9)


def test_lose_a_bronze():
    """(5) Lose a Bronze."""
    assert Game(top=cards("lose-bronze"), purses=[Medals(bronze=2)]).draw().points() == (1, 0)


def test_lose_a_turn():
    """(2) Lose a turn."""
    game = Game(top=cards("lose-turn")).draw()
    assert game.state.seat == BEN
    assert game.next().state.seat == BEN


@pytest.mark.parametrize(("card", "to"), [("pass-right", CEM), ("pass-left", BEN)])
def test_pass_a_card(card, to):
    """(2) Pass a card to your right (2) Pass a card to your left."""
    game = Game(3, top=cards(card), hands=[cards("gold")]).draw()
    game.do(*game.choices())
    assert game.state.hands[to] == cards("gold")
    assert game.state.hands[ANA] == ()


def test_you_lose_all_your_medals():
    """(1) You lose all your medals."""
    game = Game(top=cards("lose-all"), purses=[Medals(2, 3, 4)]).draw()
    assert game.points() == (0, 0)
    assert game.state.bank == ALL


def test_without_looking_at_a_card_you_may_opt_not_to_take_one():
    """Without looking at a card, you may opt not to take one."""
    game = Game().start().miss_twice()
    before = game.state.deck
    game.do(EndTurn())
    assert game.state.deck == before
    assert game.state.seat == BEN
    assert not game.heard(Drew)


def test_you_may_keep_a_happy_card_for_later_use_or_utilize_it_right_then():
    """If you take one you may choose to keep a "Happy" card for later use or utilize it right then."""
    game = Game(top=cards("silver")).draw()
    assert game.choices() == {Keep(), Use(*cards("silver"))}
    game.do(Keep())
    assert game.state.hands[ANA] == cards("silver")
    game.do(Look(), Use(*cards("silver"))).waited()
    assert game.points() == (5, 0)


def test_a_sad_card_must_be_dealt_with_at_once():
    """A "Sad" card must be dealt with at once."""
    game = Game(top=cards("lose-turn")).start().miss_twice().do(Draw())
    assert not isinstance(game.state.phase, Holding)
    assert game.state.lost[ANA] == 1


def test_used_cards_return_to_the_bottom_of_the_deck():
    """Return used cards to the bottom of the deck."""
    game = Game(top=cards("lose-bronze")).draw()
    assert game.state.deck[-1] == cards("lose-bronze")[0]
    game = Game(top=cards("silver")).draw().do(Use(*cards("silver"))).waited()
    assert game.state.deck[-1] == cards("silver")[0]
    assert game.heard(PutUnder) == [PutUnder(cards("silver"))]


def test_you_may_only_use_your_cards_during_your_turn():
    """Except for the Trump cards, you may only "use" your cards during your turn."""
    game = Game(hands=[(), cards("gold")])
    with refused("CD-30"):
        game.do(Use(*cards("gold")), by=BEN)
    game.next()
    assert game.state.seat == BEN
    assert game.use(*cards("gold")).waited().points() == (0, 10)


def test_a_trump_card_trumps_only_one_card_and_returns_to_the_bottom():
    """A Trump card trumps only one card and must be returned to the bottom of the deck when used."""
    trump = cards("trump")
    game = Game(top=cards("silver"), hands=[cards("gold"), trump]).draw().do(Use(*cards("silver")))
    game.do(Trump(), by=BEN).waited()
    assert game.points() == (0, 0)
    assert game.state.deck[-2:] == (*cards("silver"), *trump)
    assert game.use(*cards("gold")).waited().points() == (10, 0)


def test_the_opponent_looks_up_only_the_number_of_an_answer_tried():
    """The opponent looks up ONLY the number of an answer tried."""
    game = Game(3, answers="aloud").start().do(TryRow(2), SayAloud())
    assert game.view(BEN).looked_up == "apple"
    assert [game.view(eyes).looked_up for eyes in (ANA, CEM, None)] == ["", "", ""]
    assert "pear" not in game.rules.view(game.state, BEN).looked_up


def test_the_last_puzzle_in_play_or_a_new_one():
    """At the beginning of a turn, the player may complete the last puzzle in play or start a new one."""
    game = Game().start().row(1).row(2, "xxxxx").row(3, "xxxxx").do(EndTurn())
    assert {TurnTimer(), TakePuzzle()} <= game.choices()
    game.do(TurnTimer()).row(4)
    assert game.points() == (1, 1)


def test_you_win_when_it_is_your_turn_and_you_show_100_points_without_being_trumped():
    """You WIN the game when it is your turn and you can show 100 points without being trumped."""
    game = Game(purses=[Medals(gold=9, silver=1, bronze=4), Medals(gold=10)])
    with refused("CD-07"):
        game.do(ShowWin())
    with refused("CD-03"):
        game.do(ShowWin(), by=BEN)
    game.start().row(1).do(ShowWin())
    assert game.heard(Won) == [Won(ANA, 100)]
    assert isinstance(game.state.phase, Over)
    assert game.rules.result(game.state).places == ((ANA,), (BEN,))


def test_contents_100_tokens():
    """Contents: 100 tokens: 25 Gold, 25 Silver, 50 Bronze."""
    assert Medals(25, 25, 50) == ALL
    assert ALL.tokens == 100
    assert ALL.points == 425
