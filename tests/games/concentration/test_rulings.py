"""Where the rule book is silent: tests for every ruling, named after its id, house rules included."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.app.box import open_box
from boardroom.core import words
from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Seat
from boardroom.games.concentration import MANIFEST
from boardroom.games.concentration.actions import (
    Cover,
    GoOn,
    Guess,
    Judge,
    Open,
    OutOfTime,
    Overrule,
    Pass,
    Pull,
    Stop,
    TakePrize,
)
from boardroom.games.concentration.cards import CARDS, PRESETS
from boardroom.games.concentration.content import Content
from boardroom.games.concentration.events import (
    CalledNear,
    Cleared,
    Closed,
    Covered,
    Drawn,
    FoundNothing,
    Judged,
    Kept,
    Named,
    Opened,
    Overruled,
    Peeked,
    Pulled,
    Racked,
    Readied,
    SetAside,
    Stopped,
    Taken,
    TimedOut,
    TurnPassed,
    Won,
)
from boardroom.games.concentration.guess import first_letters
from boardroom.games.concentration.rules import HELPS, HOUSE_RULES, Options, Rules
from boardroom.games.concentration.state import Guessing, Over, Picking, Showing, Solved, Taking
from tests.games.concentration.rigged import ANSWER, CONTENT, FLAT, WRONG, Game, refused

ANA, BEN, CEM, DAN, EVA = (Seat(number) for number in range(5))
NEAR = "Rain chekc"
EMPTY = " ." * 20


# Seats, order, match


def test_con_01_always_two_sides_and_the_rest_of_the_table():
    sides = {count: Game(players=count).view().sides for count in MANIFEST.seats}
    assert sides[2] == ((0,), (1,))
    assert sides[3] == ((0,), (1,))
    assert sides[4] == ((0, 2), (1, 3))
    assert sides[5] == ((0, 2), (1, 3))
    assert sides[6] == ((0, 2, 4), (1, 3, 5))
    assert sides[7] == ((0, 2, 4, 6), (1, 3, 5))
    assert sides[8] == ((0, 2, 4, 6), (1, 3, 5, 7))


def test_con_01_the_lobby_is_told_who_plays_with_whom():
    box = open_box("concentration")
    assert box.seating({}, 2) == ""
    assert box.seating({}, 3) == "First game: 1 against 2; number 3 is Master of Ceremonies."
    assert box.seating({}, 4) == "First game: 1+3 against 2+4."
    assert box.seating({"judge": "app"}, 3) == "First game: 1+3 against 2."
    assert box.seating({"judge": "master"}, 4) == ""  # cannot be begun, and the start says why
    for count in MANIFEST.seats:
        game = Game(players=count).view()
        said = box.seating({}, count)
        for side in game.sides if said else ():
            assert "+".join(str(seat + 1) for seat in side) in said
        assert (game.master is not None) == ("Master" in said)


def test_con_01_a_person_may_be_master_where_equal_sides_are_left():
    game = Game(players=7, judge="master")
    assert (game.view().master, game.view().sides) == (6, ((0, 2, 4), (1, 3, 5)))
    for count in (2, 4, 6, 8):
        with refused("CON-01"):
            Game(players=count, judge="master")


@pytest.mark.parametrize("judge", ["app", "table"])
def test_con_01_house_rule_three_or_five_without_a_master(judge):
    game = Game(players=3, judge=judge)
    assert (game.view().master, game.view().sides) == (None, ((ANA, CEM), (BEN,)))
    assert Game(players=5, judge=judge).view().sides == ((ANA, CEM, EVA), (BEN, DAN))


def test_con_01_the_master_changes_every_game_and_everybody_gets_rack_1():
    game = Game(players=3)
    chairs = []
    for _ in range(3):
        chairs.append((game.state.master, game.view().sides))
        game.win()
        game.go_on()
    assert chairs == [(CEM, ((ANA,), (BEN,))), (ANA, ((BEN,), (CEM,))), (BEN, ((CEM,), (ANA,)))]


def test_con_02_rack_1_goes_to_the_first_side_entered():
    view = Game(players=4).view()
    assert ANA in view.sides[0]
    assert (view.starts, view.turn, view.lead) == (0, 0, ANA)


def starts(game: Game, winners: tuple[int, ...]) -> list[int]:
    """Who starts the games that follow when these sides win."""
    found = []
    for side in winners:
        game.win(side)
        game.go_on()
        found.append(game.view().starts)
    return found


def test_con_03_rack_1_starts_every_game():
    assert starts(Game(games="5"), (0, 1, 1, 0)) == [0, 0, 0, 0]


def test_con_03_house_rule_alternate():
    assert starts(Game(games="5", starts="alternate"), (0, 1, 1, 0)) == [1, 0, 1, 0]


def test_con_03_house_rule_the_loser_starts():
    game = Game(games="5", starts="loser")
    assert starts(game, (0, 1, 1, 0)) == [1, 0, 0, 1]
    assert game.who == BEN


def test_con_03_house_rule_the_loser_starts_when_the_master_changes():
    """Ana beats Ben, then is Master of Ceremonies; Ben, who lost, starts whichever rack is his."""
    game = Game(players=3, starts="loser")
    game.win(1)
    game.go_on()
    assert (game.view().sides, game.state.master, game.who) == (((BEN,), (CEM,)), ANA, BEN)
    game.win(1)
    game.go_on()
    assert (game.view().sides, game.who) == (((CEM,), (ANA,)), CEM)


def test_con_04_three_games_and_the_total_of_dollars_decides():
    """Two games won, but less money: second."""
    game = Game(content=FLAT, answer=None)
    for side, prizes in ((0, 1), (0, 1), (1, 3)):
        game.win(side, prizes)
        game.go_on()
    assert (game.view().wins, game.view().money) == ((2, 1), (1000, 1500))
    assert game.rules.result(game.state).places == ((BEN,), (ANA,))


def test_con_04_all_three_are_played():
    game = Game()
    for number in (1, 2, 3):
        assert game.view().game == number
        game.win(0)
        assert not isinstance(game.state.phase, Over)
        game.go_on()
    assert isinstance(game.state.phase, Over)


@pytest.mark.parametrize(("games", "count"), [("1", 1), ("5", 5), ("best-of-3", 2)])
def test_con_04_house_rule_other_lengths(games, count):
    game = Game(games=games)
    for _ in range(count):
        assert game.rules.result(game.state) is None
        game.win(1)
        game.go_on()
    assert game.rules.result(game.state).places == ((BEN,), (ANA,))


def test_con_04_house_rule_best_of_3_by_games_and_not_by_money():
    game = Game(games="best-of-3", content=FLAT, answer=None)
    for side, prizes in ((0, 1), (1, 5), (0, 1)):
        game.win(side, prizes)
        game.go_on()
    assert game.view().money == (1000, 2500)
    assert game.rules.result(game.state).places == ((ANA,), (BEN,))


def test_con_04_house_rule_first_to_a_sum():
    game = Game(games="money", target=1000)
    paid = 0
    while paid < 1000:
        assert game.rules.result(game.state) is None
        paid += game.win(1)
        game.go_on()
    assert game.rules.result(game.state).places == ((BEN,), (ANA,))
    assert game.view().money == (0, paid)
    game = Game(games="money", target=1000, content=FLAT, answer=None)
    for won in (500, 1000):
        assert game.rules.result(game.state) is None
        game.win(0)
        game.go_on()
        assert game.view().money == (won, 0)
    assert game.rules.result(game.state).places == ((ANA,), (BEN,))


def play(game: Game, *wins: tuple[int, int]) -> None:
    """Games won by these sides with so many prizes of $500; with none, for $100."""
    for side, prizes in wins:
        game.win(side, prizes)
        game.go_on()


def test_con_05_equal_money_after_3_one_deciding_game_repeated_if_drawn():
    game = Game(content=FLAT, answer=None)
    play(game, (0, 1), (0, 1), (1, 2))
    assert game.view().money == (1000, 1000)
    assert (game.view().game, game.view().dealt) == (4, 4)
    game.draw()
    assert game.rules.result(game.state) is None
    game.go_on()
    assert (game.view().game, game.view().dealt) == (4, 5)
    play(game, (1, 1))
    assert game.rules.result(game.state).places == ((BEN,), (ANA,))


def test_con_05_in_the_deciding_game_the_equal_players_are_on_opposing_sides():
    """With a changing Master of Ceremonies, who is then one of the others."""
    game = Game(players=3, content=FLAT, answer=None)
    play(game, (0, 1), (0, 1), (0, 0))
    assert game.view().money == (500, 500, 100)
    assert (game.view().sides, game.view().master) == (((ANA,), (BEN,)), CEM)
    play(game, (1, 1))
    assert game.rules.result(game.state).places == ((BEN,), (ANA,), (CEM,))


def test_con_05_when_all_three_are_equal_the_chair_moves_on_as_ever():
    game = Game(players=3, content=FLAT, answer=None)
    play(game, (0, 1), (0, 1), (0, 1))
    assert game.view().money == (500, 500, 500)
    assert (game.view().sides, game.view().master) == (((ANA,), (BEN,)), CEM)
    play(game, (0, 1))
    assert game.rules.result(game.state).places == ((ANA,), (BEN, CEM))


def test_con_05_team_mates_of_one_game_are_parted_in_the_deciding_game():
    game = Game(players=5, content=FLAT, answer=None)
    assert game.view().sides[0] == (ANA, CEM)
    play(game, (0, 1), (1, 1), (1, 1))
    assert game.view().money == (1000, 0, 1000, 500, 500)
    assert (game.view().sides, game.view().master) == (((ANA, EVA), (CEM, BEN)), DAN)
    play(game, (0, 0))
    assert game.rules.result(game.state).places == ((ANA,), (CEM,), (EVA,), (DAN,), (BEN,))
    assert not game.rules.result(game.state).together


def test_con_05_partners_for_the_whole_match_share_the_place():
    for players, options in ((4, {}), (5, {"games": "1"}), (8, {})):
        game = Game(players=players, content=FLAT, answer=None, **options)
        while game.rules.result(game.state) is None:
            play(game, (0, 1))
        assert game.rules.result(game.state).places[0] == game.view().sides[0]
        assert game.rules.result(game.state).together


def test_con_06_a_drawn_game_is_replaced():
    game = Game()
    game.draw()
    game.go_on()
    game.draw()
    assert game.told(Drawn)
    game.go_on()
    assert (game.view().game, game.view().dealt) == (1, 3)
    for _ in range(3):
        assert game.rules.result(game.state) is None
        game.win(0)
        game.go_on()
    assert game.rules.result(game.state).places == ((ANA,), (BEN,))


def test_con_06_the_same_players_begin_again_after_a_draw():
    game = Game(players=3, starts="alternate")
    before = (game.view().sides, game.view().master, game.view().starts)
    game.draw()
    game.go_on()
    assert (game.view().sides, game.view().master, game.view().starts) == before


def test_con_06_but_not_for_ever():
    """A match must end by itself even if nobody ever solves anything: after three draws in a row."""
    game = Game(content=FLAT, answer=None)
    play(game, (1, 1))
    for _ in range(2):
        game.draw()
        game.go_on()
        assert game.rules.result(game.state) is None
    game.draw()
    assert game.ask(HOST).prompt == "see who has won"
    game.go_on()
    assert game.rules.result(game.state).places == ((BEN,), (ANA,))


def test_con_07_nothing_carries_over():
    game = Game(take="token")
    game.pull(1, 2)
    game.pass_()
    game.pull(20, 25)
    game.pass_()
    assert [len(game.view().racks[0].slots), len(game.view().racks[0].kept)] == [1, 1]
    game.state = replace(game.state, phase=Guessing("reply"))
    game.pass_()
    assert game.told(Drawn)
    game.go_on()
    for rack in game.view().racks:
        assert (rack.slots, rack.kept) == ((), ())
    assert game.view().aside == ()
    assert game.view().money == (0, 0)


# Deck and set-up


@pytest.mark.parametrize(
    ("name", "wilds", "takes", "pairs"),
    [("box", 3, 1, 10), ("tv1988", 3, 2, 9), ("tv1987", 3, 0, 11), ("gentle", 1, 0, 12)],
)
def test_con_08_what_is_in_a_deck(name, wilds, takes, pairs):
    cards = Game(layout=" ".join("." * 25), deck=name).state.cards
    count = {kind: sum(card.kind == kind for card in cards) for kind in ("wild", "take", "prize")}
    assert count == {"wild": wilds, "take": 2 * takes, "prize": 2 * pairs}
    assert len(cards) == CARDS
    twins = [card for card in cards if card.kind != "wild"]
    assert all(twins.count(card) == 2 for card in twins)
    assert Options().deck == "box"
    assert set(PRESETS) == {"box", "tv1988", "tv1987", "gentle"}


def test_con_08_house_rule_takes_of_1988_must_match_in_colour():
    game = Game("+ - + - A" + " A B B C C" + " ." * 15, deck="tv1988")
    assert [card.name for card in (game.card("+"), game.card("-"))] == ["Red Take", "Green Take"]
    assert [card.colour for card in (game.card("+"), game.card("-"))] == ["red", "green"]
    game.pull(1, 2)
    assert game.state.phase == Showing((1, 2))
    game.cover()
    game.pull(1, 3)
    assert isinstance(game.state.phase, Guessing)


def test_con_08_a_box_that_is_too_empty_is_refused_in_words():
    few = replace(CONTENT, decks=tuple(replace(deck, prizes=deck.prizes[:11]) for deck in CONTENT.decks))
    assert Rules(few, Options(deck="tv1987")).deal((ANA, BEN), Dice(1)).cards
    with refused("CON-08"):
        Rules(few, Options(deck="gentle")).deal((ANA, BEN), Dice(1))
    with refused("CON-12"):
        Rules(replace(CONTENT, puzzles=())).deal((ANA, BEN), Dice(1))
    with refused("CON-12"):
        Rules(Content()).deal((ANA, BEN), Dice(1))


def test_con_08_three_games_in_a_row_never_show_the_same_deck():
    game = Game(games="5")
    decks = []
    for _ in range(5):
        decks.append(game.view().deck)
        game.win()
        game.go_on()
    assert all(len(set(decks[at : at + 3])) == 3 for at in range(3))


def test_con_09_values_are_printed_and_wild_and_take_are_worth_nothing():
    cards = Game().state.cards
    assert all((card.value > 0) == (card.kind == "prize") for card in cards)


def test_con_10_a_pair_is_one_prize_and_counts_once():
    game = Game()
    game.pull(1, 2)
    game.guess(ANSWER)
    assert game.view().money[0] == game.card("A").value


def test_con_11_five_by_five_in_reading_order():
    """Number 1 is upper left, 2 the next panel: what lies under panel 6 is at the left of the second row."""
    game = Game("A . . . . B A B" + " ." * 17)
    game.pull(1, 7)
    game.pass_()
    game.pull(6, 8)
    assert game.rack(0) == [game.card("A"), game.card("B")]
    with refused("CON-11"):
        Game().pull(26)


def test_con_12_no_puzzle_twice_before_all_were_there_over_evenings_too():
    answers = [one.answer for one in CONTENT.puzzles]
    rules = Rules(CONTENT, seen=frozenset(answers[:3]))
    orders = set()
    for seed in range(20):
        state = rules.deal((ANA, BEN), Dice(seed))
        stack = [answers[at] for at in state.puzzles]
        assert set(stack[:2]) == set(answers[3:])
        assert sorted(stack) == sorted(answers)
        orders.add(tuple(stack))
    assert len(orders) > 5


def test_con_12_a_puzzle_is_used_up_when_a_part_of_it_was_seen():
    game = Game()
    assert game.rules.shown(game.state) == ()
    game.miss()
    assert game.rules.shown(game.state) == ()
    game.pull(1, 2)
    assert game.rules.shown(game.state) == (ANSWER,)
    game.guess(ANSWER)
    game.go_on()
    assert game.rules.shown(game.state) == (ANSWER,)
    game.pull(*game.state.covered[:2])
    game.win()
    assert len(game.rules.shown(game.state)) == 2


def test_con_13_the_logo_card_is_no_puzzle():
    """Every puzzle of the content is in the stack, and nothing else."""
    state = Rules(CONTENT).deal((ANA, BEN), Dice(1))
    assert sorted(state.puzzles) == list(range(len(CONTENT.puzzles)))


def test_con_14_the_app_shuffles_and_one_seed_is_one_game():
    def boards(seed: int) -> list[tuple[int, ...]]:
        game, found = Game(seed=seed), []
        game.state = game.rules.deal(game.seats, Dice(seed))
        for _ in range(3):
            found.append(game.state.board)
            game.win()
            game.go_on()
        return found

    assert boards(5) == boards(5)
    assert len({board for seed in range(5) for board in boards(seed)}) == 15


# Turn


def test_con_15_the_first_prize_is_visible_before_the_second_slide():
    game = Game()
    assert game.do(Pull(7)) == [Pulled(ANA, 7, game.card("C"))]
    assert game.view(BEN).panels[6].card == game.card("C")
    assert game.final


def test_con_15_house_rule_both_numbers_are_named_first():
    game = Game(pull="name-both")
    assert game.do(Pull(7)) == [Named(ANA, 7)]
    assert not game.final
    assert game.view().panels[6].slide
    assert game.view().phase == Picking((), (7,))
    with refused("CON-15"):
        game.pull(7)
    assert game.do(Pull(6))[:2] == [Pulled(ANA, 7, game.card("C")), Pulled(ANA, 6, game.card("C"))]
    assert game.final
    assert game.rack(0) == [game.card("C")]


def test_con_16_a_mismatch_stays_until_it_is_covered_at_least_2_seconds():
    game = Game()
    game.at = 5000
    game.pull(1, 3)
    ask = game.ask(ANA)
    assert (ask.choices, ask.after, ask.until) == ((Cover(),), 7000, None)
    for wait in (0, 1999):
        game.at = 5000 + wait
        with refused("CON-16"):
            game.do(Cover())
    assert game.view().phase == Showing((1, 3))
    with refused("Rule 5"):
        game.do(Cover(), BEN)
    game.at = 10**9
    assert Covered((1, 3)) in game.do(Cover())
    assert game.final


@pytest.mark.parametrize("seconds", ["2", "4", "8"])
def test_con_16_house_rule_a_fixed_time(seconds):
    game = Game(cover=seconds)
    game.pull(1, 3)
    ask = game.ask(ANA)
    assert ask.after == ask.until == int(seconds) * 1000
    assert ask.timeout == Cover()
    game.at = ask.until - 1
    with refused("CON-16"):
        game.do(Cover())
    assert Covered((1, 3)) in game.do(Cover(), wait=1)


def test_con_17_exactly_two_slides_at_a_time():
    game = Game()
    game.pull(1, 2)
    game.pass_()
    game.pull(3)
    assert all(type(choice) is Pull for choice in game.choices())
    game.pull(6)
    with refused("Rule 4"):
        game.pull(7)


def test_con_18_no_stopping():
    game = Game()
    game.pull(1, 2)
    game.pass_()
    assert Stop() not in game.choices()
    with refused("CON-18"):
        game.do(Stop())


def test_con_18_house_rule_stopping_is_allowed_after_a_match():
    game = Game(stop="yes")
    assert Stop() not in game.choices()
    with refused("CON-18"):
        game.do(Stop())
    game.pull(1, 2)
    game.pass_()
    assert Stop() in game.choices()
    game.pull(3)
    assert Stop() not in game.choices()
    with refused("CON-18"):
        game.do(Stop())
    game.pull(4)
    game.pass_()
    assert game.do(Stop()) == [Stopped(ANA), TurnPassed(1)]
    assert (game.who, game.final) == (BEN, False)
    assert Stop() not in game.choices()


def test_con_19_a_deliberate_mismatch_with_known_cards_is_allowed():
    game = Game()
    game.miss()
    game.pull(1, 3)
    assert game.view().phase == Showing((1, 3))


def test_con_20_one_guess_or_pass_after_each_match_before_the_next_slide():
    game = Game()
    for deed in (Guess(ANSWER), Pass()):
        with refused("CON-20"):
            game.do(deed)
    game.pull(1, 2)
    with refused("CON-20"):
        game.pull(3)
    game.guess(WRONG)
    with refused("CON-20"):
        game.guess(ANSWER)
    game.pull(3, 8)
    with refused("Rule 7"):
        game.guess(ANSWER)


def test_con_21_shouted_answers_out_of_turn_are_void_without_penalty():
    game = Game()
    before = game.state
    with refused("CON-21"):
        game.do(Guess(ANSWER), BEN)
    game.pull(1)
    with refused("CON-21"):
        game.do(Guess(ANSWER), BEN)
    game.pull(2)
    with refused("Rule 7"):
        game.do(Guess(ANSWER), BEN)
    assert game.state.wrong == before.wrong == ()
    game.guess(ANSWER)
    assert game.view().outcome.winner == 0


def test_con_22_a_wrong_guess_costs_nothing():
    game = Game()
    game.pull(1, 2)
    game.guess(WRONG)
    assert game.rack(0) == [game.card("A")]
    assert game.who == ANA


def test_con_23_no_time_limits():
    game = Game()
    for deed in (Pull(1), Pull(2), Pass()):
        assert [(ask.until, ask.timeout) for ask in game.asks] == [(None, None)]
        game.do(deed, wait=10**8)
    with refused("CON-23"):
        game.do(OutOfTime())


@pytest.mark.parametrize("seconds", ["15", "30", "60"])
def test_con_23_house_rule_too_slow_to_pull_ends_the_turn(seconds):
    limit = int(seconds) * 1000
    game = Game(limit=seconds)
    game.do(Pull(1), wait=limit)
    ask = game.ask(ANA)
    assert (ask.until, ask.timeout) == (2 * limit, OutOfTime())
    game.at = 2 * limit - 1
    with refused("CON-23"):
        game.do(OutOfTime())
    game.at = 2 * limit + 1
    with refused("CON-23"):
        game.pull(3)
    game.at = 2 * limit
    assert game.do(OutOfTime()) == [TimedOut(0), Covered((1,)), TurnPassed(1)]
    assert game.view().panels[0].slide
    assert game.ask(BEN).until == 3 * limit


def test_con_23_house_rule_too_slow_without_a_slide_out():
    """The clock starts anew for the other side."""
    game = Game(limit="15")
    game.at = 15_000
    assert game.do(OutOfTime()) == [TimedOut(0), TurnPassed(1)]
    assert not game.final
    assert game.ask(BEN).until == 30_000


def test_con_23_house_rule_too_slow_to_guess_is_a_pass():
    game = Game(limit="30")
    game.pull(1, 2)
    ask = game.ask(ANA)
    assert (ask.until, ask.timeout) == (30_000, Pass())
    with refused("CON-23"):
        game.do(OutOfTime(), wait=30_000)
    game.do(Pass())
    assert (game.who, game.state.phase) == (ANA, Picking())
    assert game.ask(ANA).until == 60_000


def test_con_24_any_member_may_act_and_the_first_answer_counts():
    game = Game(players=4)
    assert [ask.seat for ask in game.asks] == [ANA, CEM]
    game.do(Pull(1), CEM)
    game.do(Pull(2), ANA)
    game.do(Guess(WRONG), CEM)
    with refused("CON-20"):
        game.do(Guess(ANSWER), ANA)
    assert game.view().outcome is None


def test_con_25_racks_have_no_limit():
    game = Game("A A B B C C D D E E F F G G H H I I J J" + " ." * 5)
    for first in range(1, 20, 2):
        game.pull(first, first + 1)
        game.pass_()
    assert len(game.rack(0)) == 10


# Judging


def test_con_26_the_app_compares_silently_and_shows_no_letters():
    game = Game()
    game.pull(1, 2)
    events = game.guess("Rain")
    assert events[1:] == [Judged(ANA, "Rain", right=False)]
    assert game.view().letters == ""
    assert game.final


def test_con_26_house_rule_peek_shows_the_first_letter_until_the_next_slide():
    game = Game(peek="first-letter")
    game.pull(1, 2)
    assert game.guess(WRONG)[1:] == [Judged(ANA, WRONG, right=False), Opened("R")]
    assert game.view(BEN).letters == "R"
    assert game.pull(3)[0] == Closed()
    assert game.view(BEN).letters == ""


def test_con_26_house_rule_peek_ends_when_the_board_is_cleared():
    game = Game("A A B . ." + EMPTY, peek="first-letter")
    game.pull(1, 2)
    game.guess(WRONG)
    assert game.told(Opened)
    assert game.told(Closed)
    assert game.view().letters == ""


def test_con_26_the_slide_shows_letter_by_letter_and_no_more_than_there_are():
    game = Game(judge="table")
    game.pull(1, 2)
    game.guess(WRONG)
    shown = []
    while Open() in game.choices():
        shown.append(game.do(Open())[0].letters)
        assert game.view().letters == shown[-1]
    assert shown == ["R", "Ra", "Rai", "Rain", "Rain c", "Rain ch", "Rain che", "Rain chec", ANSWER]
    assert game.view().is_open
    assert game.rules.secrets(game.state, None) == ()
    with refused("Rule 8"):
        game.do(Open())
    assert first_letters("Yes, sir!", 6) == "Yes, sir!"


def test_con_27_case_punctuation_and_listed_variants_are_right():
    for text in (ANSWER, "rain CHECK!", "raincheque"):
        game = Game()
        game.pull(1, 2)
        game.guess(text)
        assert game.view().outcome.winner == 0


@pytest.fixture
def nearly(monkeypatch):
    """The app finds this one guess near; how exact it is is tested in tests/core."""
    real = words.judge

    def judge(answer, guess, accept=()):
        return words.Verdict.NEAR if guess == NEAR else real(answer, guess, accept)

    monkeypatch.setattr(words, "judge", judge)


def guess_near(**options: object) -> Game:
    """A game in which Ana has made a guess that is nearly right."""
    game = Game(**options)
    game.pull(1, 2)
    game.guess(NEAR)
    return game


@pytest.mark.usefixtures("nearly")
def test_con_27_a_near_miss_asks_the_other_side_who_see_only_that_it_is_near():
    game = guess_near()
    assert game.events[1:] == [CalledNear(ANA, NEAR)]
    assert game.final
    assert [ask.seat for ask in game.asks] == [BEN]
    assert game.ask(BEN).choices == (Judge(right=True), Judge(right=False))
    assert game.ask(BEN).prompt == f"“{NEAR}” comes close: count it?"
    assert not game.ask(BEN).private
    assert [game.view(eyes).solution for eyes in (None, 0, 1)] == [None] * 3
    with refused("CON-26"):
        game.do(Open())
    with refused("Rule 8"):
        game.do(Judge(right=True), ANA)


@pytest.mark.usefixtures("nearly")
def test_con_27_the_other_side_says_whether_it_counts():
    game = guess_near()
    game.do(Judge(right=True))
    assert game.view().outcome.winner == 0
    game = guess_near()
    game.do(Judge(right=False))
    assert (game.who, game.state.phase) == (ANA, Picking())


@pytest.mark.usefixtures("nearly")
@pytest.mark.parametrize(("near", "right"), [("strict", False), ("generous", True)])
def test_con_27_house_rules_strict_and_generous(near, right):
    game = guess_near(near=near)
    assert game.events[1] == Judged(ANA, NEAR, right)
    assert (game.view().outcome is not None) == right
    game = Game(near=near)
    game.pull(1, 2)
    game.guess(WRONG)
    assert game.view().outcome is None


@pytest.mark.usefixtures("nearly")
def test_con_27_house_rule_the_table_opens_the_slide_and_decides():
    game = guess_near(near="table")
    assert game.told(CalledNear)
    assert game.who == BEN
    assert game.choices() == (Open(),)
    game.do(Open())
    game.do(Judge(right=False))
    assert game.told(Closed)
    assert (game.who, game.state.phase) == (ANA, Picking())


@pytest.mark.usefixtures("nearly")
def test_con_27_a_master_of_ceremonies_judges_near_misses_like_any_other():
    game = guess_near(players=3)
    assert game.told(Peeked)
    assert not game.told(CalledNear)


def test_con_28_the_master_sees_the_solution_and_may_not_play():
    game = Game(players=3)
    assert game.ask(CEM) is None
    with refused("CON-28"):
        game.do(Pull(1), CEM)
    game.pull(1, 2)
    with refused("CON-28"):
        game.do(Guess(ANSWER), CEM)
    game.guess(WRONG)
    assert game.ask(CEM).private
    assert game.view(CEM).solution == ANSWER
    assert ANSWER in game.rules.secrets(game.state, ANA)
    assert game.rules.secrets(game.state, CEM) == ()


# Wild and Take


def test_con_29_wild_and_prize_two_panels_leave_and_the_mate_is_an_orphan():
    game = Game()
    game.pull(1, 5)
    assert game.rack(0) == [game.card("A")]
    assert game.state.uncovered == (1, 5)
    assert game.state.card(2) == game.card("A")


def give(game: Game, side: int, *pairs: tuple[int, int]) -> None:
    """Let a side win these pairs of panels, and then miss so that it is the other's turn."""
    if game.state.turn != side:
        game.miss()
    for pair in pairs:
        game.pull(*pair)
        game.pass_()
    game.miss()


def test_con_30_a_take_pair_takes_one_prize_of_your_choice_at_once():
    game = Game()
    give(game, 1, (1, 2), (3, 4))
    game.pull(20, 25)
    assert SetAside((20, 25)) in game.events
    assert game.state.phase == Taking(1)
    assert game.choices() == (TakePrize(0), TakePrize(1))
    with refused("CON-30"):
        game.guess(ANSWER)
    with refused("CON-30"):
        game.take(2)
    with refused("Rule 5"):
        game.do(TakePrize(0), BEN)
    assert game.take(0) == [Taken(ANA, 0, 0, 0, game.card("A"), token=False)]
    assert not game.final
    assert (game.rack(0), game.rack(1)) == ([game.card("A")], [game.card("B")])
    assert game.view().aside == (game.card("+"),) * 2
    assert game.ask(ANA).blank == Guess("")
    game.pass_()
    assert game.who == ANA
    assert game.whole()


def test_con_30_house_rule_a_token_for_after_a_later_match():
    game = Game(take="token")
    give(game, 1, (1, 2), (3, 4))
    assert Kept(0, (20, 25)) in game.pull(20, 25)
    assert game.choices() == (Pass(),)
    with refused("CON-30"):
        game.take(0)
    game.pass_()
    with refused("CON-30"):
        game.take(0)
    assert game.view().racks[0].kept == (game.card("+"),)
    game.pull(6, 7)
    assert game.choices() == (Pass(), TakePrize(0), TakePrize(1))
    assert game.take(1) == [Taken(ANA, 0, 1, 1, game.card("B"), token=True)]
    assert game.rack(0) == [game.card("C"), game.card("B")]
    assert game.view().racks[0].kept == ()
    assert game.choices() == (Pass(),)
    assert game.whole()
    game.guess(ANSWER)
    assert game.view().outcome.winner == 0


def test_con_30_house_rule_blank():
    game = Game(take="blank")
    give(game, 1, (1, 2))
    assert game.pull(20, 25)[2:3] == [SetAside((20, 25))]
    assert game.state.phase == Guessing()
    assert game.choices() == (Pass(),)
    assert game.rack(1) == [game.card("A")]


def test_con_31_with_an_empty_other_rack_nothing_is_taken_and_it_is_still_a_match():
    game = Game()
    assert game.pull(20, 25)[-1] == FoundNothing(0)
    assert game.ask(ANA).blank == Guess("")
    game.pass_()
    assert game.who == ANA


def test_con_31_wild_and_take_is_a_take_pair_and_the_other_take_an_orphan():
    game = Game()
    give(game, 1, (1, 2))
    game.pull(25, 10)
    game.take(0)
    assert game.rack(0) == [game.card("A")]
    assert game.state.card(20) == game.card("+")
    game.pass_()
    game.pull(20, 3)
    assert game.state.phase == Showing((20, 3))


def test_con_32_a_prize_won_with_a_wild_can_be_taken():
    game = Game()
    give(game, 1, (1, 5))
    game.pull(20, 25)
    game.take(0)
    (slot,) = game.view().racks[0].slots
    assert (slot.prize, slot.mate) == (game.card("A"), game.card("*"))


def test_con_33_two_wilds_each_pairs_with_one_of_the_two_further_cards():
    game = Game()
    game.pull(5, 10, 1, 6)
    assert game.told(Racked) == [
        Racked(0, 0, (1, 5), game.card("A")),
        Racked(0, 1, (6, 10), game.card("C")),
    ]
    game.guess(WRONG)
    with refused("CON-20"):
        game.guess(ANSWER)
    assert game.who == ANA


def test_con_33_takes_among_the_further_cards_are_carried_out():
    game = Game()
    give(game, 1, (1, 2), (3, 4))
    game.pull(5, 10, 20, 6)
    assert game.told(Racked) == [Racked(0, 0, (6, 10), game.card("C"))]
    assert game.told(SetAside) == [SetAside((20, 5))]
    game.take(0)
    assert game.state.phase == Guessing()
    assert game.whole()


def test_con_33_two_takes_among_the_further_cards_take_two_prizes():
    game = Game()
    give(game, 1, (1, 2), (3, 4))
    game.pull(5, 10, 20, 25)
    assert game.state.phase == Taking(2)
    game.take(1)
    assert game.state.phase == Taking(1)
    game.take(0)
    assert game.rack(0) == [game.card("B"), game.card("A")]
    assert game.state.phase == Guessing()


def test_con_33_two_takes_but_only_one_prize_to_take():
    game = Game()
    give(game, 1, (1, 2))
    game.pull(5, 10, 20, 25)
    assert game.take(0)[-1] == FoundNothing(0)
    assert game.state.phase == Guessing(in_vain=True)


def test_con_34_two_further_cards_that_match_are_two_prizes():
    game = Game()
    game.pull(5, 10, 1, 2)
    assert game.rack(0) == [game.card("A")] * 2
    assert [slot.mate for slot in game.view().racks[0].slots] == [game.card("*")] * 2
    game.guess(ANSWER)
    assert game.view().money[0] == 2 * game.card("A").value


@pytest.mark.parametrize("further", [(15, 1), (1, 15)])
def test_con_35_the_third_wild_among_the_further_cards(further):
    game = Game()
    game.pull(5, 10, *further)
    assert isinstance(game.state.phase, Guessing)
    assert game.state.uncovered == (1, 5, 10, 15)
    assert game.rack(0) == [game.card("A")]
    (surplus,) = game.told(SetAside)
    assert set(surplus.panels) < {5, 10, 15}
    assert game.view().aside == (game.card("*"),) * 2
    assert game.whole()
    game.guess(ANSWER)
    assert game.view().money[0] == game.card("A").value


def test_con_36_two_wilds_with_only_one_other_panel_left():
    game = Game("* A *" + " ." * 22)
    game.pull(1, 3)
    assert (game.view().wanted, game.choices()) == (3, (Pull(2),))
    game.pull(2)
    assert game.state.covered == ()
    assert game.rack(0) == [game.card("A")]
    assert game.whole()
    game.guess(ANSWER)
    assert game.view().outcome.winner == 0


def test_con_36_two_wilds_with_none_left():
    game = Game("* *" + " ." * 23)
    game.pull(1, 2)
    assert game.state.covered == ()
    assert game.rack(0) == []
    game.guess(ANSWER)
    assert game.view().money == (100, 0)


def test_con_37_the_two_further_panels_are_chosen_one_at_a_time():
    game = Game()
    game.pull(5, 10)
    assert game.do(Pull(1)) == [Pulled(ANA, 1, game.card("A"))]
    assert game.view().panels[0].card == game.card("A")
    assert game.view().phase == Picking((5, 10, 1))
    game = Game(pull="name-both")
    game.pull(5, 10)
    assert game.do(Pull(1)) == [Named(ANA, 1)]
    assert [type(event) for event in game.do(Pull(6))[:2]] == [Pulled, Pulled]
    game = Game("* A *" + " ." * 22, pull="name-both")
    game.pull(1, 3)
    assert game.do(Pull(2))[0] == Pulled(ANA, 2, game.card("A"))


# End of board


@pytest.mark.parametrize(
    ("layout", "over"),
    [
        ("A A . . .", True),
        ("A A B . .", True),
        ("A A B C .", True),
        ("A A B C D", True),
        ("A A B C D E", True),
        ("A A * . .", True),
        ("A A * B .", False),
        ("A A * * .", False),
        ("A A B B .", False),
        ("A A + B .", True),
        ("A A + + .", False),
    ],
)
def test_con_38_the_end_comes_whenever_no_two_panels_could_match(layout, over):
    game = Game(layout + " ." * (25 - len(layout.split())))
    game.pull(1, 2)
    game.pass_()
    assert (game.state.phase != Picking()) == over


def test_con_38_takes_of_two_colours_do_not_match():
    game = Game("A A + -" + " ." * 21, deck="tv1988")
    game.pull(1, 2)
    game.pass_()
    assert game.told(Cleared)


def test_con_39_the_app_announces_it_after_the_normal_guess():
    game = Game("A A B C D" + EMPTY)
    game.pull(1, 2)
    assert game.state.covered == (3, 4, 5)
    assert "match" in game.ask(ANA).prompt
    game.guess(WRONG)
    assert game.told(Cleared)
    assert game.final
    assert game.ask(ANA).prompt.startswith("nothing left could match")


def test_con_40_two_guesses_for_the_last_matcher_if_cards_were_still_covering_something():
    game = Game("A A B . ." + EMPTY)
    game.pull(1, 2)
    game.guess(WRONG)
    assert (game.who, game.state.phase) == (ANA, Guessing("note"))
    game.guess(ANSWER)
    assert game.view().outcome.winner == 0


def test_con_40_only_one_if_nothing_was_left_to_remove():
    game = Game("A A . . ." + EMPTY)
    game.pull(1, 2)
    game.guess(WRONG)
    assert not game.told(Cleared)
    assert (game.who, game.state.phase) == (BEN, Guessing("reply"))
    game.guess(WRONG)
    assert game.told(Drawn)


def test_con_41_a_pass_on_the_last_guess_counts_as_incorrect():
    game = Game("A A B . ." + EMPTY)
    game.pull(1, 2)
    game.pass_()
    game.pass_()
    assert (game.who, game.state.phase) == (BEN, Guessing("reply"))
    game.pass_()
    assert game.told(Drawn)


def test_con_42_orphans_go_to_nobody():
    game = Game("A A B C D" + EMPTY)
    game.pull(1, 2)
    game.pass_()
    assert (game.rack(0), game.rack(1)) == ([game.card("A")], [])
    assert set(game.view().aside) >= {game.card("B"), game.card("C"), game.card("D")}
    game.guess(ANSWER)
    assert game.view().money == (game.card("A").value, 0)


def test_con_43_100_dollars_whenever_the_winning_rack_holds_no_prize():
    """A rack emptied by a Take; a match of Takes alone; Wilds too many; the other side's last guess."""
    game = Game()
    give(game, 1, (1, 2))
    game.pull(20, 25)
    game.take(0)
    game.pass_()
    game.miss()
    game.pull(5, 10, 15, 3)
    assert game.rack(1) == [game.card("B")]
    game = Game("+ + A A B" + EMPTY, take="token")
    game.pull(1, 2)
    game.guess(ANSWER)
    assert game.view().money == (100, 0)
    game = Game("A A" + " ." * 23)
    game.pull(1, 2)
    game.pass_()
    game.guess(ANSWER)
    assert game.view().money == (0, 100)


@pytest.mark.breaks(2, "the right answer is shown")
def test_con_44_nobody_solves_it_is_shown_and_explained_then_a_new_game():
    game = Game()
    game.draw()
    for eyes in (None, 0, 1):
        view = game.view(eyes)
        assert view.solution == ANSWER
        assert [glimpse.share for glimpse in view.glimpses] == [1.0] * len(view.glimpses)
        assert view.explanation[-1].says == ANSWER
    assert game.view().outcome.winner is None
    assert game.rules.secrets(game.state, None) == ()
    game.go_on()
    assert game.view().solution is None
    assert game.view().explanation == ()
    assert game.answer in game.rules.secrets(game.state, None)


def test_con_44_the_puzzle_stays_until_everybody_is_ready_or_the_table_goes_on():
    game = Game(players=3)
    game.win()
    assert [ask.seat for ask in game.asks] == [ANA, BEN, CEM, HOST]
    assert game.do(GoOn(), BEN) == [Readied(BEN)]
    assert (game.final, game.view().phase.ready) == (False, (BEN,))
    with refused("CON-44"):
        game.do(GoOn(), BEN)
    with refused("Winning the Game"):
        game.pull(1)
    game.do(GoOn(), CEM)
    assert isinstance(game.state.phase, Solved)
    game.do(GoOn(), ANA)
    assert isinstance(game.state.phase, Picking)


# What all games share


def test_s_02_every_shuffle_comes_from_the_one_seed():
    game, again = Game(seed=3), Game(seed=3)
    for one in (game, again):
        one.win()
        one.go_on()
    assert game.state == again.state


def test_s_04_any_member_of_a_team_may_act_and_they_take_turns_at_leading():
    game = Game(players=6)
    leads = []
    for _ in range(8):
        leads.append(game.view().lead)
        assert {ask.seat for ask in game.asks} == set(game.view().sides[game.view().turn])
        game.miss()
    assert leads == [0, 1, 2, 3, 4, 5, 0, 1]
    game.do(Pull(1), 2)
    game.do(Pull(3), 0)
    game.do(Cover(), 4, wait=2000)


def test_s_04_any_member_of_the_other_side_may_judge():
    game = Game(players=4, judge="table")
    game.pull(1, 2)
    game.guess(WRONG)
    assert {ask.seat for ask in game.asks} == {BEN, DAN}
    game.do(Open(), DAN)
    game.do(Judge(right=False), BEN)
    game.miss()
    game.pull(6, 7)
    game.guess(WRONG)
    assert [ask.seat for ask in game.asks[:2]] == [ANA, CEM]


def test_s_05_the_table_says_it_counts():
    game = Game()
    game.pull(1, 2)
    game.guess("a check on the rain")
    assert game.ask(HOST).choices == (Overrule(ANA),)
    assert game.view().wrong[0].text == "a check on the rain"
    assert game.overrule(ANA) == [
        Overruled(ANA, "a check on the rain"),
        Won(0, (ANA,), game.card("A").value, ANSWER),
    ]
    assert game.final
    assert game.view().outcome.winner == 0
    assert game.ask(HOST).choices == (GoOn(),)


def test_s_05_only_the_table_as_a_whole():
    game = Game()
    game.pull(1, 2)
    game.guess(WRONG)
    for seat in (ANA, BEN):
        with refused("S-05"):
            game.do(Overrule(ANA), seat)
    with refused("S-05"):
        game.overrule(BEN)
    with refused("Rule 1"):
        game.do(Pull(3), HOST)


def test_s_05_never_after_a_later_card_has_been_revealed():
    game = Game()
    game.pull(1, 2)
    game.guess(WRONG)
    game.pull(3)
    assert game.ask(HOST) is None
    with refused("S-05"):
        game.overrule(ANA)
    game = Game("A A B C D" + EMPTY)
    game.pull(1, 2)
    game.guess(WRONG)
    assert game.told(Cleared)
    with refused("S-05"):
        game.overrule(ANA)


def test_s_05_a_number_that_is_only_named_reveals_nothing():
    game = Game(pull="name-both")
    game.pull(1, 2)
    game.guess(WRONG)
    game.pull(3)
    game.overrule(ANA)
    assert game.view().outcome.winner == 0


def test_s_05_also_after_the_other_side_has_won_or_the_game_is_drawn():
    for reply, money in ((ANSWER, (0, 100)), (WRONG, (0, 0))):
        game = Game("A A" + " ." * 23)
        game.pull(1, 2)
        game.guess("rain checking")
        game.guess(reply)
        assert game.view().money == money
        game.overrule(ANA)
        assert game.view().outcome.winner == 0
        assert game.view().money == (game.card("A").value, 0)
        assert game.rules.result(game.state) is None
    game.go_on()
    with refused("S-05"):
        game.overrule(ANA)


def test_s_05_the_last_game_of_the_match_can_be_overruled_too():
    game = Game("A A" + " ." * 23, games="1")
    game.pull(1, 2)
    game.guess("rain checking")
    game.guess(ANSWER)
    assert game.ask(HOST).prompt == "see who has won"
    game.overrule(ANA)
    game.go_on()
    assert game.rules.result(game.state).places == ((ANA,), (BEN,))
    with refused("CON-04"):
        game.go_on()
    with refused("CON-04"):
        game.overrule(ANA)


def test_s_06_house_rules_are_fixed_for_the_match_and_worded_for_the_lobby():
    """Each one is a field of Options, its first value the rule book's; all starred rulings are offered."""
    assert {rule.ruling for rule in HOUSE_RULES} >= {
        *("CON-03", "CON-04", "CON-08", "CON-15", "CON-16", "CON-18", "CON-23", "CON-26", "CON-27", "CON-30"),
        "CON-01",
    }
    helps = {one.field for one in HELPS}
    assert {rule.field for rule in HOUSE_RULES} | helps == set(Options.__struct_fields__)
    assert Game().view().options == Options()


def test_a_refused_move_changes_nothing_and_an_empty_guess_costs_nothing():
    game = Game()
    game.pull(1, 2)
    before = game.state
    for text in ("", "   ", "\n"):
        assert game.guess(text) == []
        assert game.state == before
    with refused("Rule 7"):
        game.guess("x" * 121)
    assert game.state == before
    assert game.guess("x" * 120)
