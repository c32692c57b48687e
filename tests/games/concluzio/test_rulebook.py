"""The rulebook, sentence by sentence: one test for each, in its order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Result, Seat
from boardroom.games.concluzio import MANIFEST
from boardroom.games.concluzio.actions import Arrange, Deduce, Give, Guess, Play, Speed, Tuck
from boardroom.games.concluzio.cards import ABILITIES, KINDS
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.events import (
    Chose,
    Clued,
    Corrected,
    Deduced,
    Drew,
    Eliminated,
    Guessed,
    Played,
    Won,
)
from boardroom.games.concluzio.state import Clueing, Over, Playing, Tucking
from tests.games.concluzio.rigged import (
    ANA,
    BEN,
    CEM,
    COLOURS,
    CONTENT,
    FIGURES,
    Game,
    at,
    dealt,
    refused,
    trio,
    written,
)

# Components


def test_49_clue_cards_and_4_ability_cards():
    rules, state = dealt()
    assert len(rules.cards) == 49
    assert len(ABILITIES) == 4
    assert len(rules.pieces(state)) == 53


# Goal


def test_the_first_to_guess_shape_number_and_colour_wins():
    game = Game()
    game.guess(11)
    assert game.rules.result(game.state) == Result(((ANA,), (BEN,)))


# Setup


@pytest.mark.parametrize("players", MANIFEST.seats)
def test_each_player_is_dealt_five_cards_and_then_a_secret_sixth(players):
    _, state = dealt(players)
    assert [len(holding.hand) for holding in state.holdings] == [5] * players
    assert all(holding.secret not in holding.hand for holding in state.holdings)
    assert len(state.pile) == 49 - 6 * players


def test_the_deck_is_shuffled():
    assert len({dealt(seed=seed)[1].pile for seed in range(5)}) == 5


def test_players_do_not_look_at_their_secret_card_but_the_others_see_it():
    """The secret card faces outward."""
    game = Game(players=3)
    assert game.view(ANA).places[ANA].secret is None
    assert game.view(BEN).places[ANA].secret == game.card(11)
    assert game.view(CEM).places[ANA].secret == game.card(11)


def test_five_cards_face_the_player_alone():
    game = Game([17, 26, 35, 43, 51])
    assert [card.name for card in game.view(ANA).places[ANA].hand] == [
        game.card(card).name for card in (17, 26, 35, 43, 51)
    ]
    assert game.view(BEN).places[ANA].hand is None
    assert game.view(BEN).places[ANA].cards == 5


# Starting clue


def test_each_player_gives_the_left_hand_opponent_a_clue_card_from_the_hand():
    game = Game([12, 13], [21, 31], [32, 34], players=3, clues=True)
    game.give(ANA, 12)
    game.give(BEN, 31)
    game.give(CEM, 32)
    assert [(event.giver, event.taker) for event in game.told(Clued)] == [(0, 1), (1, 2), (2, 0)]


def test_the_clue_should_have_something_in_common_with_the_opponents_card():
    """12 shares the shape of Ben's 22; 11's neighbours 54 and 57 share nothing with it."""
    game = Game([12, 54, 57], clues=True)
    assert game.choices(ANA) == (Give(at(12)),)


def test_unable_to_match_the_opponent_gives_a_card_that_has_nothing_in_common():
    game = Game([54, 57], clues=True)
    assert set(game.choices(ANA)) == {Give(at(54)), Give(at(57))}


def test_it_is_told_that_there_is_nothing_in_common():
    game = Game([54, 57], [12, 34], clues=True)
    game.give(ANA, 54)
    game.give(BEN, 12)
    assert [event.yes for event in game.told(Clued)] == [False, True]


def test_the_clue_is_left_face_up_on_the_table_and_does_not_go_into_the_hand():
    game = Game([54, 57], [12, 34], clues=True)
    game.give(ANA, 54)
    game.give(BEN, 12)
    assert (game.no(BEN), game.yes(ANA)) == ([54], [12])
    assert game.view().places[BEN].no == (game.card(54),)
    assert 54 not in game.hand(BEN)
    assert 54 not in game.hand(ANA)


def test_everyone_draws_to_replace_the_card_they_gave_and_has_six_in_hand():
    """Five and the secret card."""
    rules, state = dealt(4)
    for _ in range(4):
        ask = rules.asks(state)[0]
        state = rules.play(state, replace_move(ask.seat, ask.choices[0])).state
    assert [len(holding.hand) + 1 for holding in state.holdings] == [6] * 4
    assert state.phase == Playing()


def replace_move(seat, action):
    from boardroom.core.game import Move

    return Move(seat, action)


# How to play


def test_a_turn_begins_by_revealing_a_card_and_the_opponent_to_the_left_answers():
    game = Game([17, 26], players=3)
    game.play(17)
    assert game.told(Played) == [Played(ANA, BEN, game.card(17), yes=True)]


@pytest.mark.parametrize(
    ("card", "yes"), [(17, True), (41, True), (27, True), (26, False), (35, False), (72, True)]
)
def test_yes_means_one_attribute_in_common_number_shape_or_colour(card, yes):
    """Ana's secret card is 1, cross, red: 17 has its number, 41 its shape, 27 and 72 its colour."""
    game = Game([card, 65])
    game.play(card)
    assert game.told(Played)[0].yes is yes


def test_cards_have_three_attributes():
    assert KINDS == ("number", "shape", "colour")


# Is it yes or no?


def test_a_yes_goes_beside_the_hint_card_and_a_no_to_a_separate_pile():
    game = Game([17, 26], [12, 34], clues=True)
    game.give(ANA, 26)
    game.give(BEN, 12)
    game.play(17)
    assert (game.yes(ANA), game.no(ANA)) == ([12, 17], [])
    game = Game([26, 65])
    game.play(26)
    assert (game.yes(ANA), game.no(ANA)) == ([], [26])


def test_players_organise_their_yes_and_no_piles_any_way_they_choose():
    game = Game([17, 41, 27, 26, 35])
    for card in (17, 41, 27):
        game.play(card)
        game.any_card()
    assert game.yes(ANA) == [17, 41, 27]
    game.do(Arrange(at(27), 0))
    game.do(Arrange(at(17), 2))
    assert game.yes(ANA) == [27, 41, 17]
    assert game.state.turn == ANA


def test_only_own_piles_can_be_arranged():
    game = Game([17, 41])
    game.play(17)
    with refused("How to play"):
        game.do(Arrange(at(17), 0))
    game.any_card()
    with refused("How to play"):
        game.do(Arrange(at(17), 1))


def test_the_player_then_draws_a_card_to_end_the_turn():
    game = Game([17, 26])
    top = written(game.state.pile[0])
    game.play(17)
    assert game.hand(ANA) == [26, top]
    assert game.told(Drew) == [Drew(ANA, None)], "nobody else sees what is drawn"
    assert game.state.turn == BEN


# Matches


def test_each_card_matches_with_one_attribute_or_not_at_all():
    rules, _ = dealt()
    for one in rules.cards:
        matches = [sum(a == b for a, b in zip(one.trio, other.trio, strict=True)) for other in rules.cards]
        assert sorted(set(matches)) == [0, 1, 3]
        assert matches.count(1) == 18


# Game end


def test_a_player_may_guess_instead_of_playing_a_card():
    game = Game()
    assert game.ask(ANA).blank is not None
    game.guess(12)
    assert game.told(Guessed) == [Guessed(ANA, *trio(12), right=False)]


def test_if_incorrect_they_are_out_and_lay_their_hand_face_up():
    game = Game([17, 26], players=3)
    game.guess(12)
    assert game.told(Eliminated) == [Eliminated(ANA, (game.card(17), game.card(26)), game.card(11))]
    assert game.view(BEN).places[ANA].hand == (game.card(17), game.card(26))
    assert game.view().places[ANA].hand == (game.card(17), game.card(26))
    assert game.state.turn == BEN


def test_if_correct_the_player_wins():
    game = Game(players=3)
    game.guess(11)
    assert game.told(Won) == [Won(ANA, game.card(11), last=False)]
    assert game.state.phase == Over()
    assert game.rules.asks(game.state) == []


# Exhausted draw deck, exhausted hand


def test_without_a_draw_deck_players_play_on_without_drawing():
    game = Game([17, 26], [35, 36], pile=())
    game.play(17)
    assert game.hand(ANA) == [26]
    assert game.told(Drew) == []
    game.play(35)
    game.play(26)
    assert game.hand(ANA) == []


def test_with_an_exhausted_hand_the_secret_card_must_be_guessed():
    game = Game([], [35, 36], pile=())
    assert game.choices() == ()
    assert game.ask(ANA).blank == Guess(1, 1, 1)
    assert "name your secret card" in game.ask(ANA).prompt


def test_if_that_fails_the_player_is_eliminated_and_play_continues():
    game = Game([], [35, 36], players=3, pile=())
    game.guess(12)
    assert game.has(ANA).out
    assert (game.state.turn, game.state.phase) == (BEN, Playing())


# Optional ability cards


def test_each_player_is_dealt_a_random_ability_card():
    dealings = {
        tuple(holding.ability for holding in dealt(4, seed, abilities="open")[1].holdings)
        for seed in range(8)
    }
    assert len(dealings) > 3
    assert all(set(dealing) == set(ABILITIES) for dealing in dealings)


def test_double_speed_two_clue_cards_in_a_row_and_two_draws():
    game = Game([17, 26, 35, 43, 51], abilities=["double speed"])
    game.do(Speed())
    game.play(17)
    assert (game.state.turn, game.told(Drew)) == (ANA, [])
    game.play(26)
    assert game.told(Drew) == [Drew(ANA, None)] * 2
    assert len(game.hand(ANA)) == 5
    assert game.state.turn == BEN


def test_double_speed_once_per_game():
    game = Game([17, 26, 35, 43, 51], abilities=["double speed"])
    game.do(Speed())
    game.play(17)
    game.play(26)
    game.any_card()
    assert Speed() not in game.choices()
    with refused("CLZ-29"):
        game.do(Speed())


def test_deduction_asks_about_one_attribute_of_a_played_card():
    """ "Is it a one?" """
    game = Game([17, 26], abilities=["deduction"])
    game.play(17)
    game.any_card()
    game.do(Deduce(at(17), "number"))
    assert game.told(Deduced) == [Deduced(ANA, BEN, game.card(17), "number", same=True)]


def test_after_deduction_the_turn_ends_without_a_draw():
    game = Game([17, 26], abilities=["deduction"])
    game.play(17)
    game.any_card()
    hand = game.hand(ANA)
    game.do(Deduce(at(17), "shape"))
    assert (game.hand(ANA), game.state.turn) == (hand, BEN)
    assert game.told(Deduced)[0].same is False


def test_deduction_once_per_game():
    game = Game([17, 26, 35], abilities=["deduction"])
    game.play(17)
    game.any_card()
    game.do(Deduce(at(17), "number"))
    game.any_card()
    assert not [choice for choice in game.choices() if isinstance(choice, Deduce)]
    with refused("CLZ-29"):
        game.do(Deduce(at(17), "shape"))


def test_second_chance_not_eliminated_and_told_which_attributes_are_incorrect():
    """ "Colour and number." """
    game = Game([17, 26, 35, 43, 51], abilities=["second chance"])
    game.guess(41)
    assert game.told(Corrected) == [Corrected(ANA, BEN, ("number", "colour"))]
    assert not game.has(ANA).out


def test_second_chance_two_cards_go_beneath_the_deck_and_the_turn_ends_without_a_draw():
    game = Game([17, 26, 35, 43, 51], abilities=["second chance"])
    game.guess(12)
    assert game.state.phase == Tucking(2)
    game.do(Tuck(at(26)))
    game.do(Tuck(at(51)))
    assert [written(card) for card in game.state.pile[-2:]] == [26, 51]
    assert game.hand(ANA) == [17, 35, 43]
    assert game.state.turn == BEN
    assert game.whole()


def test_second_chance_two_fewer_cards_for_the_remainder_of_the_game():
    game = Game([17, 26, 35, 43, 51], abilities=["second chance"])
    game.guess(12)
    game.do(Tuck(at(26)))
    game.do(Tuck(at(51)))
    game.any_card()
    game.play(17)
    assert len(game.hand(ANA)) == 3


def test_second_chance_once_per_game():
    game = Game([17, 26, 35, 43, 51], abilities=["second chance"], players=3)
    game.guess(12)
    game.do(Tuck(at(26)))
    game.do(Tuck(at(51)))
    game.any_card()
    game.any_card()
    game.guess(12)
    assert game.has(ANA).out


def test_number_one_goes_first_with_six_cards():
    for seed in range(8):
        _, state = dealt(4, seed, abilities="open")
        first = next(seat for seat in state.seats if state.of(seat).ability == "number one")
        assert (state.starter, state.turn) == (first, first)
        assert [len(holding.hand) for holding in state.holdings] == [
            6 if seat == first else 5 for seat in state.seats
        ]


def test_number_one_always_has_one_more_card_than_the_opponents():
    rules, state = dealt(2, 3, abilities="open")
    while not any(holding.ability == "number one" for holding in state.holdings):
        rules, state = dealt(2, state.pile[0] + 50, abilities="open")
    from boardroom.core.game import Move

    while isinstance(state.phase, Clueing):
        ask = rules.asks(state)[0]
        state = rules.play(state, Move(ask.seat, ask.choices[0])).state
    for _ in range(6):
        sizes = {holding.ability == "number one": len(holding.hand) for holding in state.holdings}
        assert sizes[True] == sizes[False] + 1
        state = rules.play(state, Move(state.turn, Play(state.of(state.turn).hand[0]))).state


# Reference


def test_the_reference_lists_seven_shapes_seven_colours_and_numbers_1_to_7():
    deck = CONTENT.decks[0]
    assert tuple(shape.name for shape in deck.shapes) == FIGURES
    assert tuple(colour.name for colour in deck.colours) == COLOURS
    assert {card.number for card in deck.cards} == set(range(1, SIZE + 1))


def test_choosing_a_clue_tells_the_others_only_that_it_is_chosen():
    game = Game([12, 54], clues=True)
    game.give(ANA, 12)
    assert game.events == [Chose(ANA)]
    assert game.view(BEN).chosen == (ANA,)
    assert game.view(BEN).given is None
    assert game.view(ANA).given == game.card(12)


def test_a_deal_needs_a_deck():
    from boardroom.games.concluzio.content import Content

    rules = replace_content(Content())
    with refused("CLZ-02"):
        rules.deal([Seat(0), Seat(1)], Dice(1))


def replace_content(content):
    rules, _ = dealt()
    return replace(rules, content=content)
