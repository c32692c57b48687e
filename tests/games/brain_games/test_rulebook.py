"""Every sentence of the rule book, in its order, as something that happens at the table."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Seat
from boardroom.games.brain_games import board, events
from boardroom.games.brain_games.actions import (
    Answer,
    Challenge,
    Choose,
    Cover,
    Done,
    GiveUp,
    GoTo,
    Name,
    Read,
    Roll,
    Start,
    Trade,
    Vote,
)
from boardroom.games.brain_games.board import CATEGORIES, STARTS, TILE_SPACES, TILES
from boardroom.games.brain_games.rules import Rules
from boardroom.games.brain_games.state import (
    Answering,
    Challenging,
    Choosing,
    Losing,
    Moving,
    Opening,
    Over,
    Showing,
    Starting,
)
from tests.games.brain_games.boxed import shipped
from tests.games.brain_games.rigged import (
    ALOUD,
    ANA,
    ANSWER,
    BEN,
    CEM,
    JUDGED,
    LOOK,
    NEXT,
    TYPED,
    WRONG,
    Game,
    refused,
)

# Components, Object of the Game


def test_192_game_cards_40_game_tiles_6_pawns_6_scorecards_1_board():
    assert len(shipped().cards) == 192
    assert len(TILES) == len(TILE_SPACES) == 40
    assert len(STARTS) == 6
    state = Rules(shipped()).deal([Seat(n) for n in range(6)], Dice(1))
    assert len(state.pawns) == len(state.scores) == 6


def test_be_the_first_player_to_collect_a_game_tile_from_all_four_categories_to_win():
    game = Game(TYPED)
    game.own(ANA, "vision", "language", "mind")
    game.step()
    game.do(Answer(ANSWER))
    game.go_on()
    assert isinstance(game.phase, Over)
    assert game.rules.result(game.state).places[0] == (ANA,)


# Setup


def test_randomly_place_the_tiles_face_down_one_per_space_start_spaces_remain_empty():
    state = Rules(shipped()).deal([ANA, BEN], Dice(3))
    assert sorted(state.board[space] for space in TILE_SPACES) == list(range(40))
    assert all(state.board[space] is None for space in STARTS)
    assert all(space.up is None for space in Rules(shipped()).view(state, None).board)
    assert Rules(shipped()).deal([ANA, BEN], Dice(4)).board != state.board


def test_sort_the_deck_by_category_to_form_4_smaller_decks_and_shuffle_each():
    rules = Rules(shipped())
    state = rules.deal([ANA, BEN], Dice(3))
    for category, deck in zip(CATEGORIES, state.decks, strict=True):
        assert {shipped().cards[at].category for at in deck.fresh} == {category}
        assert len(deck.fresh) == 48
        assert list(deck.fresh) != sorted(deck.fresh)


def test_each_player_places_a_pawn_on_the_start_space_of_the_matching_color():
    state = Rules(shipped()).deal([Seat(n) for n in range(6)], Dice(3))
    assert state.pawns == STARTS


def test_each_player_rolls_the_die_and_the_highest_number_goes_first():
    rules = Rules(shipped())
    for seed in range(30):
        game = Game(players=4, seed=seed)
        game.state = rules.deal(game.seats, Dice(seed))
        game.rules = rules
        assert isinstance(game.phase, Opening)
        thrown = {}
        while isinstance(game.phase, Opening) and len(game.phase.contenders) == 4:
            seat = game.who
            (rolled, *_) = game.roll()
            thrown[seat] = rolled.pips
            if len(thrown) == 4:
                break
        best = [seat for seat, pips in thrown.items() if pips == max(thrown.values())]
        if len(best) == 1:
            assert game.state.turn == best[0]
            assert isinstance(game.phase, Starting)
            return
    raise AssertionError("four dice always tie")


# Game play


def test_roll_the_die_and_move_the_number_of_spaces_indicated():
    game = Game()
    (rolled,) = game.roll()
    assert game.phase == Moving(rolled.pips)
    assert {choice.space for choice in game.choices} == set(board.ends_of(STARTS[0], rolled.pips))


def test_you_may_move_to_any_adjacent_space_in_any_direction_whether_a_tile_is_there_or_not():
    game = Game()
    game.state = replace(game.state, pawns=(20, 2))
    game.clear(19)
    game.state = replace(game.state, phase=Moving(1))
    assert {choice.space for choice in game.choices} == {13, 14, 19, 21, 27, 28}


def test_multiple_pawns_may_share_a_space():
    game = Game()
    game.state = replace(game.state, pawns=(STARTS[0], NEXT))
    game.clear()
    game.state = replace(game.state, phase=Moving(1))
    game.do(GoTo(NEXT))
    assert game.state.pawns == (NEXT, NEXT)


def test_if_your_move_ends_on_a_space_without_a_tile_your_turn_is_over_and_play_moves_to_the_left():
    game = Game(players=3)
    game.state = replace(
        game.state, board=tuple(None if at == NEXT else t for at, t in enumerate(game.state.board))
    )
    game.step()
    assert "FoundNothing" in game.kinds()
    assert (game.state.turn, game.phase) == (BEN, Starting())


def test_flip_over_the_tile_you_land_on_it_indicates_which_category_you_will_play():
    for category in CATEGORIES:
        game = Game(kind=category)
        game.step()
        flipped, drawn = game.events[1:3]
        assert (flipped.space, flipped.kind) == (NEXT, category)
        assert drawn.category == category
        assert game.view().board[NEXT].up == category


def test_the_player_to_your_left_draws_the_top_card_and_will_be_the_reader():
    game = Game(TYPED, players=3, reader="person")
    game.step()
    assert game.phase.play.card == 0
    assert game.phase.play.reader == BEN
    assert game.asks[0].seat == BEN


def test_if_this_icon_appears_the_reader_must_cover_up_the_front_image():
    game = Game(LOOK)
    game.step()
    game.do(Start())
    assert game.view().card.front
    game.do(Cover())
    card = game.view().card
    assert not card.front
    assert card.is_covered


def test_the_reader_silently_reads_the_card_to_themselves():
    game = Game(TYPED, players=3, reader="person")
    game.step()
    (ask,) = game.asks
    assert ask.private
    assert game.view(BEN).card.back.answer == ANSWER
    assert game.view(ANA).card.back is None
    assert game.view(None).card.question == ""


def test_then_the_reader_holds_up_the_card_and_reads_the_question_out_loud():
    game = Game(TYPED, players=3, reader="person")
    game.step()
    game.do(Read())
    assert isinstance(game.phase, Answering)
    assert game.view(None).card.question == "What is it?"
    assert game.view(BEN).card.back is None


def test_if_you_answer_correctly_you_win_the_tile_and_place_it_in_its_corresponding_spot():
    game = Game(TYPED)
    tile = game.state.board[NEXT]
    game.step()
    game.do(Answer(ANSWER))
    game.go_on()
    assert game.state.board[NEXT] is None
    assert game.state.scores[ANA].spots == (None, tile, None, None)


def test_or_successfully_complete_the_challenge():
    game = Game(ALOUD, players=3)
    game.step()
    game.do(Done())
    game.do(Vote(right=True), BEN)
    game.go_on()
    assert game.spots(ANA) == ["logic"]


def test_if_you_answer_incorrectly_the_tile_is_flipped_back_over_and_remains_on_the_board():
    game = Game(TYPED)
    tile = game.state.board[NEXT]
    game.step()
    game.do(Answer(WRONG))
    game.go_on()
    assert "FlippedBack" in game.kinds()
    assert game.state.board[NEXT] == tile
    assert game.view().board[NEXT].up is None
    assert game.spots(ANA) == []


def test_after_the_tile_is_or_is_not_awarded_your_turn_is_over_and_your_pawn_remains():
    for text in (ANSWER, WRONG):
        game = Game(TYPED, players=3)
        game.step()
        game.do(Answer(text))
        game.go_on()
        assert game.state.turn == BEN
        assert game.state.pawns[ANA] == NEXT


# Winning additional tiles


def test_a_tile_color_that_you_have_already_goes_on_the_brain_trust():
    game = Game(TYPED)
    game.own(ANA, "logic")
    tile = game.state.board[NEXT]
    game.step()
    game.do(Answer(ANSWER))
    game.go_on()
    assert game.state.scores[ANA].trust == (tile,)


def test_any_2_additional_tiles_may_be_traded_in_to_select_any_category_instead_of_rolling():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision",))
    assert game.choices == (Roll(),)
    game.own(ANA, trust=("mind",))
    assert game.choices == (Roll(), Trade("logic"), Trade("language"), Trade("mind"))


def test_trade_in_the_2_tiles_by_placing_them_out_of_play_and_declare_the_category():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision", "mind"))
    pair = game.state.scores[ANA].trust
    game.do(Trade("logic"))
    assert game.state.out == pair
    assert game.state.scores[ANA].trust == ()
    traded = game.events[0]
    assert (traded.seat, traded.category) == (ANA, "logic")


def test_the_top_card_is_played_as_in_a_normal_round():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision", "mind"))
    game.do(Trade("logic"))
    assert game.phase.play.card == 0
    assert game.state.pawns[ANA] == STARTS[0]


def test_if_you_win_one_of_the_two_is_placed_upside_down_on_the_spot_and_the_other_stays_out():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision", "mind"))
    pair = game.state.scores[ANA].trust
    game.do(Trade("logic"))
    game.do(Answer(ANSWER))
    game.go_on()
    assert game.state.scores[ANA].spots[1] == pair[0]
    assert game.state.out == pair[1:]
    held = game.view().scorecards[ANA].spots[1]
    assert held.upside
    assert held.kind is None


# Game tiles


def test_lose_a_turn_draws_no_card_ends_the_turn_and_is_flipped_back():
    game = Game(kind="lose", players=3)
    tile = game.state.board[NEXT]
    game.step()
    assert isinstance(game.phase, Losing)
    assert "Drawn" not in game.kinds()
    assert game.view().board[NEXT].up == "lose"
    game.go_on()
    assert game.state.board[NEXT] == tile
    assert game.view().board[NEXT].up is None
    assert game.state.turn == BEN


def test_wild_lets_you_select_any_category_and_its_top_card_is_played():
    game = Game(TYPED, kind="wild")
    game.step()
    assert isinstance(game.phase, Choosing)
    assert game.choices == tuple(Choose(category) for category in CATEGORIES)
    game.do(Choose("logic"))
    assert game.phase.play.card == 0


# Head-to-head


def test_each_category_contains_a_number_of_head_to_head_cards():
    duels = Counter(card.category for card in shipped().cards if card.duel)
    assert duels == dict.fromkeys(CATEGORIES, 12)


def test_on_a_head_to_head_card_you_must_select_another_player_to_compete_against():
    game = Game(JUDGED, players=3)
    game.step()
    assert isinstance(game.phase, Challenging)
    assert game.choices == (Challenge(BEN), Challenge(CEM))


def test_that_player_becomes_the_challenger_and_another_player_reads_the_card_to_both():
    game = Game(JUDGED, players=3, reader="person")
    game.step()
    game.do(Challenge(BEN))
    assert game.phase.play.rival == BEN
    assert game.phase.play.reader == CEM


def test_whoever_wins_the_challenge_as_stated_on_the_card_is_awarded_the_tile():
    game = Game(JUDGED, players=3)
    game.step()
    game.do(Challenge(CEM))
    game.do(Start(), ANA)
    game.do(Start(), CEM)
    game.do(Done(), ANA)
    game.do(Name(CEM), HOST)
    game.go_on()
    assert game.spots(CEM) == ["logic"]


def test_if_neither_player_wins_the_turn_is_over_and_play_moves_to_the_left():
    game = Game(JUDGED, players=3)
    game.step()
    game.do(Challenge(CEM))
    game.do(Start(), ANA)
    game.do(Start(), CEM)
    game.do(Done(), ANA)
    game.do(Name(None), HOST)
    game.go_on()
    assert game.state.turn == BEN
    assert game.view().board[NEXT].tile


# End of the game


def test_the_first_player_to_collect_at_least_one_tile_from_each_category_wins():
    game = Game(TYPED, players=3)
    game.own(ANA, "vision", "language", "mind")
    game.own(BEN, "vision", "language")
    game.step()
    game.do(Answer(ANSWER))
    game.go_on()
    assert isinstance(game.events[-1], events.Finished)
    assert game.rules.result(game.state).places == ((ANA,), (BEN,), (CEM,))


def test_not_knowing_is_answering_incorrectly():
    game = Game(TYPED)
    game.step()
    game.do(GiveUp())
    assert isinstance(game.phase, Showing)
    assert game.phase.winner is None


@pytest.mark.parametrize("deed", [Roll(), GoTo(5), Answer(ANSWER)])
def test_nobody_acts_out_of_turn(deed):
    game = Game(TYPED, players=3)
    with refused("Game Play"):
        game.do(deed, BEN)
