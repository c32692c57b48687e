"""Where the rule book is silent: tests for every ruling, named after its id, house rules included."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Move, Result, Seat
from boardroom.games.concluzio import MANIFEST
from boardroom.games.concluzio.actions import (
    Deduce,
    Draft,
    Give,
    Guess,
    Mark,
    OutOfTime,
    Play,
    Speed,
    Tuck,
)
from boardroom.games.concluzio.cards import ABILITIES
from boardroom.games.concluzio.events import (
    Clued,
    Corrected,
    Deduced,
    Drafted,
    Drew,
    Eliminated,
    Guessed,
    Marked,
    Played,
    TimedOut,
    TurnPassed,
    Won,
)
from boardroom.games.concluzio.knowledge import from_deck, from_everything
from boardroom.games.concluzio.rules import HOUSE_RULES, Options
from boardroom.games.concluzio.state import Clueing, Drafting, Miss, Over, Playing, Same, Tucking, mark_at
from tests.games.concluzio.rigged import (
    ANA,
    BEN,
    CEM,
    CONTENT,
    DAN,
    Game,
    at,
    dealt,
    refused,
    trio,
    written,
)

FIVE = [17, 26, 35, 43, 51]


def after_clues(players: int, seed: int = 1, **options: object):
    rules, state = dealt(players, seed, **options)
    while isinstance(state.phase, Clueing):
        ask = rules.asks(state)[0]
        state = rules.play(state, Move(ask.seat, ask.choices[0])).state
    return rules, state


def test_clz_01_two_to_four_and_as_a_house_rule_five_or_six():
    assert list(MANIFEST.seats) == [2, 3, 4, 5, 6]
    assert len(after_clues(5)[1].pile) == 14
    assert len(after_clues(6)[1].pile) == 7


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("abilities", ["open", "secret", "draft"])
def test_clz_01_five_or_six_play_without_abilities(players, abilities):
    with refused("CLZ-01"):
        dealt(players, abilities=abilities)


def test_clz_02_any_two_cards_share_one_attribute_at_most():
    cards = dealt()[0].cards
    pairs = [(one, other) for one in cards for other in cards if one.at < other.at]
    assert max(sum(a == b for a, b in zip(x.trio, y.trio, strict=True)) for x, y in pairs) == 1


def test_clz_03_not_every_combination_exists():
    assert len(set(dealt()[0].chart)) == 49 < 7**3


def test_clz_04_secrets_are_seen_by_everybody_except_the_owner():
    game = Game(players=4)
    for owner in game.seats:
        for eyes in game.seats:
            assert (game.view(eyes).places[owner].secret is None) == (owner == eyes)


def test_clz_04_nothing_secret_lies_on_the_open_table():
    game = Game(FIVE, players=3)
    view = game.view(None)
    assert all(place.secret is None and place.hand is None for place in view.places)
    assert view.marks == view.tucked == ()


def test_clz_04_every_private_look_needs_a_curtain():
    game = Game(FIVE, clues=True, abilities=["second chance"])
    assert all(ask.private for ask in game.asks)
    game = Game(FIVE, abilities=["second chance"])
    assert all(ask.private for ask in game.asks)
    game.guess(12)
    assert all(ask.private for ask in game.asks)


def test_clz_05_the_clue_comes_from_the_right_and_the_answer_from_the_left():
    game = Game([12, 13], [21, 31], [32, 34], players=3, clues=True)
    game.give(ANA, 12)
    game.give(BEN, 31)
    game.give(CEM, 32)
    assert game.has(ANA).clue == at(32), "from Cem, who sits on the right"
    game.any_card()
    assert game.told(Played)[0].answerer == BEN


def test_clz_05_with_two_players_both_are_the_opponent():
    game = Game([12, 54], [12 + 1, 34], clues=True)
    assert game.state.left_of(ANA) == BEN
    assert game.state.left_of(BEN) == ANA


def test_clz_06_a_clue_must_match_if_one_can():
    game = Game([12, 54, 57], clues=True)
    with refused("CLZ-06"):
        game.give(ANA, 54)


def test_clz_06_which_matching_clue_is_the_givers_free_choice():
    game = Game([12, 21, 54], clues=True)
    assert set(game.choices(ANA)) == {Give(at(12)), Give(at(21))}


def test_clz_07_all_choose_then_reveal_together_then_draw_clockwise_from_the_starter():
    game = Game([12, 54], [21, 31], [32, 34], players=3, clues=True)
    game.state = replace(game.state, starter=BEN, turn=BEN)
    assert {ask.seat for ask in game.asks} == {ANA, BEN, CEM}
    game.give(CEM, 32)
    game.give(ANA, 12)
    assert game.view().places[ANA].yes == ()
    game.give(BEN, 31)
    assert [event.giver for event in game.told(Clued)] == [BEN, CEM, ANA]
    assert [event.seat for event in game.told(Drew)] == [BEN, CEM, ANA]
    assert game.state.turn == BEN


def test_clz_07_nobody_chooses_twice():
    game = Game([12, 21], clues=True)
    game.give(ANA, 12)
    with refused("CLZ-07"):
        game.give(ANA, 21)


def test_clz_08_without_a_match_any_card_announced_and_on_the_no_side():
    game = Game([54, 57], [12, 34], clues=True)
    game.give(ANA, 57)
    game.give(BEN, 12)
    assert game.told(Clued)[0] == Clued(ANA, BEN, game.card(57), yes=False)
    assert (game.yes(BEN), game.no(BEN)) == ([], [57])


def test_clz_09_six_cards_are_five_and_the_secret_one():
    assert [len(holding.hand) for holding in after_clues(3)[1].holdings] == [5, 5, 5]


def test_clz_09_seven_with_number_one():
    _, state = after_clues(4, abilities="open")
    sizes = {holding.ability: len(holding.hand) for holding in state.holdings}
    assert sizes.pop("number one") == 6
    assert set(sizes.values()) == {5}


def test_clz_10_the_first_player_is_random():
    assert {dealt(4, seed)[1].starter for seed in range(30)} == {0, 1, 2, 3}


def test_clz_10_random_too_when_number_one_is_not_dealt():
    starters = set()
    for seed in range(60):
        _, state = dealt(2, seed, abilities="open")
        if all(holding.ability != "number one" for holding in state.holdings):
            starters.add(state.starter)
    assert starters == {0, 1}


def test_clz_11_s_01_play_goes_clockwise_to_the_left():
    game = Game(players=4)
    order = []
    for _ in range(5):
        order.append(game.state.turn)
        game.any_card()
    assert order == [0, 1, 2, 3, 0]


def test_clz_12_the_next_active_player_to_the_left_answers():
    game = Game(FIVE, players=3)
    game.any_card()
    game.guess(21)
    assert game.has(BEN).out
    game.any_card()
    game.play(26)
    assert game.told(Played)[0].answerer == CEM


def test_clz_13_the_game_answers_and_nobody_is_asked():
    game = Game(FIVE)
    game.play(17)
    assert "Played" in game.happened()
    assert {ask.seat for ask in game.asks} == {BEN}


def test_clz_14_yes_tells_neither_which_nor_how_many():
    assert set(Played.__struct_fields__) == {"seat", "answerer", "card", "yes"}


def test_clz_15_no_guess_after_playing():
    game = Game(FIVE)
    game.play(17)
    with refused("CLZ-11"):
        game.do(Guess(1, 1, 1), ANA)


def test_clz_15_guessing_is_allowed_from_the_first_turn():
    game = Game(FIVE)
    game.guess(11)
    assert game.state.winner == ANA


def test_clz_16_a_correct_guess_wins_at_once_without_a_last_round():
    game = Game(players=4)
    game.any_card()
    game.guess(22)
    assert game.happened() == ["Guessed", "Won"]
    assert game.rules.result(game.state) == Result(((BEN,), (ANA, CEM, DAN)))


def test_clz_17_a_combination_that_is_not_in_the_deck_may_be_named_and_is_wrong():
    game = Game(players=3)
    assert (1, 1, 2) not in game.rules.chart
    game.do(Guess(1, 1, 2))
    assert game.told(Guessed)[0].right is False
    assert game.has(ANA).out


@pytest.mark.parametrize("guess", [Guess(0, 1, 1), Guess(1, 8, 1), Guess(1, 1, -1)])
def test_clz_17_there_are_seven_of_each(guess):
    with refused("CLZ-17"):
        Game().do(guess)


def test_clz_18_out_hand_face_up_secret_shown_to_its_owner_too_piles_stay():
    game = Game(FIVE, players=3)
    game.play(17)
    game.any_card()
    game.any_card()
    hand = game.hand(ANA)
    game.guess(12)
    place = game.view(ANA).places[ANA]
    assert place.secret == game.card(11)
    assert [card.name for card in game.view(None).places[ANA].hand] == [game.card(c).name for c in hand]
    assert place.yes == (game.card(17),)
    assert game.whole(), "out of play, but still there"
    with refused("CLZ-18"):
        game.do(Play(game.has(ANA).hand[0]), ANA)


def test_clz_19_the_last_player_standing_wins_at_once():
    game = Game(players=3)
    game.guess(12)
    game.guess(21)
    assert game.told(Won) == [Won(CEM, game.card(33), last=True)]
    assert game.rules.result(game.state) == Result(((CEM,), (BEN,), (ANA,)))


def test_clz_20_deck_out_play_on_hand_empty_must_guess():
    game = Game([17], [35, 36], pile=())
    game.play(17)
    game.play(35)
    assert game.choices() == ()
    with refused("How to play"):
        game.do(Play(at(17)))
    game.guess(11)
    assert game.state.winner == ANA


def test_clz_21_private_notes_seven_of_each_made_by_hand():
    game = Game()
    marks = [c for ask in game.asks for c in ask.choices if isinstance(c, Mark)]
    assert len(marks) == 21
    game.do(Mark("shape", 3))
    assert game.events == [], "nobody else hears of it"
    assert game.view(ANA).marks[mark_at("shape", 3)] == 1
    assert set(game.view(BEN).marks) == {0}
    game.do(Mark("shape", 3))
    assert game.view(ANA).marks[mark_at("shape", 3)] == 2
    game.do(Mark("shape", 3))
    assert set(game.view(ANA).marks) == {0}
    assert game.state.turn == ANA


def test_clz_21_notes_are_told_to_their_owner_and_may_be_taken_back():
    game = Game()
    game.do(Mark("number", 1))
    assert [told.heard_by(ANA) for told in game.step.told] == [Marked(ANA)]
    assert not game.step.final


def test_clz_21_there_is_no_eighth_box_on_the_sheet():
    with refused("CLZ-21"):
        Game().do(Mark("number", 8))


def test_clz_21_house_rule_no_notes():
    game = Game(notes="none")
    assert game.view(ANA).marks == ()
    with refused("CLZ-21"):
        game.do(Mark("number", 1))


def test_clz_21_house_rule_the_game_crosses_out_for_all_or_for_one():
    assert Game().view(ANA).possible is None, "off by default"
    game = Game(FIVE, aid="all")
    assert trio(11) in game.view(ANA).possible
    assert trio(22) in game.view(BEN).possible
    assert trio(17) not in game.view(ANA).possible, "Ana sees it in her hand"
    game = Game(FIVE, aid="2")
    assert game.view(ANA).possible is None
    assert game.view(BEN).possible
    assert game.view(None).possible is None


def test_clz_22_one_random_card_each_face_up_and_turned_when_used():
    game = Game(FIVE, abilities=["double speed", "deduction"])
    assert [place.ability for place in game.view(None).places] == ["double speed", "deduction"]
    game.do(Speed())
    assert game.view(BEN).places[ANA].used


def test_clz_22_two_players_get_two_of_the_four():
    _, state = dealt(2, abilities="open")
    assert len(state.spare) == 2
    assert {*state.spare, *(holding.ability for holding in state.holdings)} == set(ABILITIES)


def test_clz_22_house_rule_secret_until_used():
    game = Game(FIVE, abilities=["double speed", "number one"])
    game.rules = replace(game.rules, options=Options(abilities="secret"))
    assert game.view(ANA).places[ANA].ability == "double speed"
    assert game.view(BEN).places[ANA].ability is None
    assert game.view(BEN).places[ANA].has_ability
    assert game.view(ANA).places[BEN].ability == "number one", "it cannot be hidden (CLZ-28)"
    game.do(Speed())
    assert game.view(BEN).places[ANA].ability == "double speed"


def test_clz_22_house_rule_draft():
    rules, state = dealt(3, abilities="draft")
    assert isinstance(state.phase, Drafting)
    order = []
    for ability in ("number one", "deduction", "double speed"):
        ask = rules.asks(state)[0]
        assert not ask.private
        order.append(ask.seat)
        step = rules.play(state, Move(ask.seat, Draft(ability)))
        assert isinstance(step.told[0].event, Drafted)
        state = step.state
    assert order == [(order[0] + step) % 3 for step in range(3)]
    assert state.starter == order[0], "who drafted Number One goes first"
    assert sorted(len(holding.hand) for holding in state.holdings) == [5, 5, 6]
    assert state.spare == ("second chance",)


def test_clz_22_draft_what_somebody_has_taken_is_gone():
    rules, state = dealt(2, abilities="draft")
    state = rules.play(state, Move(state.turn, Draft("deduction"))).state
    with refused("CLZ-22"):
        rules.play(state, Move(state.turn, Draft("deduction")))


def test_clz_23_the_second_card_is_chosen_after_the_first_answer():
    game = Game(FIVE, abilities=["double speed"])
    game.do(Speed())
    game.play(17)
    assert game.happened() == ["Played"]
    assert game.state.phase == Playing(double=True, played=1)
    assert len(game.choices()) == 4


def test_clz_23_draws_what_is_left():
    game = Game(FIVE, abilities=["double speed"], pile=[47])
    game.do(Speed())
    game.play(17)
    game.play(26)
    assert game.hand(ANA) == [35, 43, 51, 47]


def test_clz_23_needs_two_cards_in_hand():
    game = Game([17], abilities=["double speed"], pile=())
    assert Speed() not in game.choices()
    with refused("CLZ-23"):
        game.do(Speed())


def test_clz_23_no_guess_in_between():
    game = Game(FIVE, abilities=["double speed"])
    game.do(Speed())
    assert game.ask(ANA).blank is None
    game.play(17)
    assert game.ask(ANA).blank is None
    with refused("CLZ-23"):
        game.guess(11)


def test_clz_23_announcing_it_shows_nothing_and_may_be_taken_back():
    game = Game(FIVE, abilities=["double speed"])
    game.do(Speed())
    assert not game.step.final
    with refused("CLZ-29"):
        game.do(Speed())


def test_clz_24_deduction_replaces_the_whole_turn():
    game = Game(FIVE, abilities=["deduction"])
    game.play(17)
    game.any_card()
    game.do(Deduce(at(17), "colour"))
    assert game.happened() == ["Deduced", "TurnPassed"]


def test_clz_24_only_cards_this_player_played_and_not_the_starting_clue():
    game = Game([17, 26], [12, 34], clues=True, abilities=["deduction"])
    game.give(ANA, 26)
    game.give(BEN, 12)
    with refused("CLZ-24"):
        game.do(Deduce(at(12), "number"))
    game.play(17)
    game.any_card()
    asked = {choice.card for choice in game.choices() if isinstance(choice, Deduce)}
    assert asked == {at(17)}
    theirs = game.has(BEN).played[0]
    with refused("CLZ-24"):
        game.do(Deduce(theirs, "number"))


def test_clz_24_not_with_an_empty_hand():
    game = Game([17], [35, 36], abilities=["deduction"], pile=())
    game.play(17)
    game.any_card()
    assert game.choices() == ()
    with refused("CLZ-24"):
        game.do(Deduce(at(17), "number"))


def test_clz_24_the_answer_counts_for_what_can_be_concluded():
    game = Game(FIVE, abilities=["deduction"])
    game.play(17)
    game.any_card()
    game.do(Deduce(at(17), "number"))
    assert game.has(ANA).facts == (Same("number", 1, same=True),)
    assert {number for number, _, _ in from_deck(game.view(ANA), ANA)} == {1}


def test_clz_25_the_owner_chooses_unseen_which_cards_go_under_the_deck():
    game = Game(FIVE, abilities=["second chance"])
    game.guess(12)
    assert set(game.choices()) == {Tuck(at(card)) for card in FIVE}
    game.do(Tuck(at(26)))
    assert [told.heard_by(BEN).card for told in game.step.told] == [None]
    assert [told.heard_by(ANA).card for told in game.step.told] == [game.card(26)]
    assert game.view(ANA).tucked == (game.card(26),)
    assert game.view(BEN).tucked == ()


def test_clz_25_with_fewer_than_two_cards_as_many_as_there_are():
    game = Game([17], abilities=["second chance"], pile=())
    game.guess(12)
    assert game.state.phase == Tucking(1)
    game.do(Tuck(at(17)))
    assert game.state.turn == BEN
    game = Game([], abilities=["second chance"], pile=())
    game.guess(12)
    assert (game.state.turn, game.state.phase) == (BEN, Playing())
    assert not game.has(ANA).out


def test_clz_26_after_the_deck_ran_out_the_two_cards_form_the_deck_again():
    game = Game(FIVE, [36, 37], abilities=["second chance"], pile=())
    game.guess(12)
    game.do(Tuck(at(26)))
    game.do(Tuck(at(51)))
    game.play(36)
    assert game.hand(BEN) == [37, 26]
    game.play(17)
    assert game.hand(ANA) == [35, 43, 51]
    assert game.state.pile == ()


def test_clz_27_all_wrong_attributes_are_told():
    for card, wrong in ((12, ("shape", "colour")), (34, ("number", "shape", "colour"))):
        game = Game(FIVE, abilities=["second chance"])
        game.guess(card)
        assert game.told(Corrected)[0].wrong == wrong


def test_clz_27_exactly_one_is_wrong_only_for_a_combination_that_does_not_exist():
    game = Game(FIVE, abilities=["second chance"])
    game.do(Guess(1, 1, 5))
    assert game.told(Corrected)[0].wrong == ("colour",)
    assert game.has(ANA).facts == (Miss((1, 1, 5), ("colour",)),)
    assert from_deck(game.view(ANA), ANA) == (trio(11),)


def test_clz_28_number_one_draws_as_usual():
    game = Game([17, 26, 35, 43, 51, 62], abilities=["number one"])
    game.play(17)
    assert len(game.hand(ANA)) == 6


def test_clz_29_an_ability_works_only_as_its_card_says():
    game = Game(FIVE, abilities=["deduction", "double speed"])
    with refused("CLZ-29"):
        game.do(Speed())
    game = Game(FIVE, abilities=["double speed", "deduction"])
    game.play(17)
    game.any_card()
    with refused("CLZ-29"):
        game.do(Deduce(at(17), "number"))
    game.do(Speed())
    with refused("CLZ-23"):
        game.do(Deduce(at(17), "number"))


def test_clz_30_identifier_letters():
    letters = {colour.name: colour.letter for colour in CONTENT.decks[0].colours}
    assert letters["blue"] == "b"
    assert letters["black"] == "bl"


def test_clz_31_no_time_limit():
    assert all(ask.until is None and ask.timeout is None for ask in Game().asks)
    with refused("How to play"):
        Game().do(OutOfTime())


@pytest.mark.parametrize("limit", ["60", "120"])
def test_clz_31_house_rule_the_clock_plays_the_first_card_of_the_hand(limit):
    game = Game(FIVE, limit=limit)
    assert (game.ask(ANA).until, game.ask(ANA).timeout) == (int(limit) * 1000, OutOfTime())
    with refused("CLZ-31"):
        game.do(OutOfTime())
    game.do(OutOfTime(), wait=int(limit) * 1000)
    assert game.told(TimedOut) == [TimedOut(ANA)]
    assert game.told(Played)[0].card == game.card(17)
    assert game.ask(BEN).until == 2 * int(limit) * 1000


def test_clz_31_house_rule_too_late_is_too_late():
    game = Game(FIVE, limit="60")
    with refused("CLZ-31"):
        game.do(Play(at(17)), wait=60_001)


def test_clz_31_house_rule_with_an_empty_hand_time_out_is_out():
    game = Game([], [35, 36], players=3, pile=(), limit="60")
    game.do(OutOfTime(), wait=60_000)
    assert game.told(Eliminated)


def test_clz_31_house_rule_the_clock_tucks_the_first_cards():
    game = Game(FIVE, abilities=["second chance"], limit="60")
    game.guess(12)
    game.do(OutOfTime(), wait=60_000)
    assert game.hand(ANA) == [35, 43, 51]
    assert game.state.turn == BEN


def test_clz_31_clues_are_chosen_in_peace():
    assert Game(clues=True, limit="60").ask(ANA).until is None


def test_clz_32_every_card_is_unique():
    cards = dealt()[0].cards
    assert len({card.name for card in cards}) == len({card.trio for card in cards}) == 49


def test_clz_33_second_chance_applies_by_itself():
    game = Game(FIVE, abilities=["second chance"], players=3)
    game.guess(12)
    assert game.has(ANA).used
    assert not game.told(Eliminated)


# For all games of the suite


def test_s_02_one_seed_gives_one_deal():
    assert dealt(3, 7)[1] == dealt(3, 7)[1] != dealt(3, 8)[1]


def test_s_06_the_house_rules_are_worded_with_the_rulebook_first():
    assert [rule.ruling for rule in HOUSE_RULES] == ["CLZ-22", "CLZ-21", "CLZ-21", "CLZ-31"]
    assert Options() == Options(**{rule.field: rule.values[0][0] for rule in HOUSE_RULES})


# Taking back, and seats that are not asked


def test_what_was_shown_cannot_be_taken_back():
    game = Game(FIVE, clues=False)
    game.play(17)
    assert game.step.final
    game = Game([12, 54], clues=True)
    game.give(ANA, 12)
    assert game.step.final, "a card laid down lies"


def test_nobody_else_may_act():
    game = Game(FIVE)
    with refused("CLZ-11"):
        game.do(Play(game.has(BEN).hand[0]), BEN)
    with refused("How to play"):
        game.do(Play(at(17)), HOST)
    with refused("How to play"):
        game.do(Play(game.has(BEN).hand[0]), ANA)
    game.guess(11)
    with refused("Game end"):
        game.do(Play(at(17)), ANA)


@pytest.mark.parametrize(
    ("deed", "ruling"),
    [(Play(0), "Starting clue"), (Tuck(0), "Starting clue"), (Mark("number", 1), "Starting clue")],
)
def test_before_the_clues_nothing_else_is_done(deed, ruling):
    with refused(ruling):
        Game(clues=True).do(deed, ANA)


@pytest.mark.parametrize(
    ("deed", "ruling"),
    [(Give(0), "Starting clue"), (Tuck(0), "CLZ-25"), (Draft("deduction"), "CLZ-22")],
)
def test_in_a_turn_only_what_belongs_to_it_is_done(deed, ruling):
    with refused(ruling):
        Game().do(deed)


def test_while_cards_go_beneath_the_deck_nothing_else_is_done():
    game = Game(FIVE, abilities=["second chance"])
    game.guess(12)
    with refused("CLZ-25"):
        game.play(17)


def test_while_abilities_are_drafted_nothing_else_is_done():
    rules, state = dealt(2, abilities="draft")
    with refused("CLZ-22"):
        rules.play(state, Move(state.turn, Play(0)))


# Who could have known what when


def test_the_trail_counts_what_was_possible_from_each_players_own_view():
    rules, state = after_clues(3)
    assert [row.seat for row in state.trail] == [None]
    for row in state.trail:
        for seat in state.seats:
            view = rules.view(state, seat)
            assert row.possible[seat] == len(from_everything(view, seat))
    turn = state.turn
    state = rules.play(state, Move(turn, Play(state.of(turn).hand[0]))).state
    assert state.trail[-1].seat == turn
    assert state.trail[-1].possible[turn] <= state.trail[0].possible[turn]


def test_the_trail_is_shown_only_when_the_game_is_over():
    game = Game(FIVE)
    game.play(17)
    assert game.view(ANA).trail == ()
    game.guess(22)
    assert isinstance(game.state.phase, Over)
    assert [row.seat for row in game.view(None).trail] == [ANA, BEN]


def test_a_seat_that_is_out_knows_its_card():
    game = Game(FIVE, players=3)
    game.guess(12)
    assert game.state.trail[-1].possible[ANA] == 0


def test_turns_are_told():
    game = Game(FIVE, players=3)
    game.play(17)
    assert game.told(TurnPassed) == [TurnPassed(BEN)]


def test_deduced_is_answered_by_the_left_neighbour():
    game = Game(FIVE, abilities=["deduction"], players=3)
    for _ in range(3):
        game.any_card()
    game.do(Deduce(at(17), "number"))
    assert game.told(Deduced)[0].answerer == BEN


def test_everything_stays_on_the_table():
    rules, state = dealt(4, abilities="open")
    assert len(set(rules.pieces(state))) == 53
    assert rules.deal([Seat(n) for n in range(4)], Dice(2)) is not None
    assert written(at(37)) == 37
