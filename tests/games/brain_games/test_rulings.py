"""One test for each ruling on what the rule book leaves open, named after its id."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Illegal, Move, Seat
from boardroom.games.brain_games import board
from boardroom.games.brain_games.actions import (
    Abstain,
    Answer,
    Buzz,
    Challenge,
    Choose,
    Cover,
    Done,
    GiveUp,
    GoOn,
    GoTo,
    Judge,
    Leave,
    Name,
    OutOfTime,
    Overrule,
    Read,
    Roll,
    SayDie,
    SitOut,
    Start,
    Swap,
    Trade,
    Vote,
)
from boardroom.games.brain_games.board import CATEGORIES, STARTS, TILES
from boardroom.games.brain_games.content import Content
from boardroom.games.brain_games.rules import HOUSE_RULES, Options, Rules
from boardroom.games.brain_games.state import (
    Answering,
    Choosing,
    Judging,
    Moving,
    Opening,
    Over,
    Readying,
    Showing,
    Starting,
)
from tests.games.brain_games.boxed import shipped
from tests.games.brain_games.rigged import (
    ALOUD,
    ANA,
    ANSWER,
    BEN,
    BUZZ,
    CEM,
    DEE,
    JUDGED,
    LETTERS,
    LOOK,
    NEXT,
    OTHERS,
    PICK,
    ROOM,
    TYPED,
    WRONG,
    Game,
    card,
    refused,
)

# Set-up


@pytest.mark.parametrize("count", [1, 7])
def test_bg_01_two_to_six_players(count):
    with refused("BG-01"):
        Rules(shipped()).deal([Seat(n) for n in range(count)], Dice(1))


def test_bg_02_the_mix_of_tiles_and_the_board():
    assert Counter(TILES) == {**dict.fromkeys(CATEGORIES, 8), "wild": 4, "lose": 4}
    assert board.ROWS == (3, 4, 5, 6, 7, 8, 7, 6)
    assert len(board.HEXES) == 46
    for start in STARTS:
        assert len(board.ends_of(start, 1)) == 3


def test_bg_02_no_start_is_better_off():
    reach = [sorted(len(board.ends_of(start, pips)) for pips in range(1, 7)) for start in STARTS]
    assert all(one == reach[0] for one in reach)


def test_bg_03_those_who_tie_for_the_first_turn_roll_again():
    game = Game(players=3, die="typed")
    game.state = replace(game.state, phase=Opening((ANA, BEN, CEM)))
    for pips in (5, 2, 5):
        game.do(SayDie(pips))
    assert game.phase == Opening((ANA, CEM))
    game.do(SayDie(1))
    game.do(SayDie(3))
    assert (game.state.turn, game.phase) == (CEM, Starting())


def test_bg_04_unused_start_spaces_are_ordinary_spaces_without_a_tile():
    game = Game()
    game.state = replace(game.state, pawns=(STARTS[2] + 1, STARTS[1]))
    game.step(STARTS[2])
    assert "FoundNothing" in game.kinds()


def test_bg_05_the_next_cards_picture_is_hidden():
    game = Game(LOOK)
    for eyes in (None, ANA, BEN):
        assert game.view(eyes).card is None
    game.step()
    for eyes in (None, ANA, BEN):
        assert game.view(eyes).card.front == ()


# Movement


def test_bg_06_the_die_must_be_used_exactly():
    game = Game()
    game.state = replace(game.state, phase=Moving(3))
    far = next(space for space in board.SPACES if space not in board.ends_of(STARTS[0], 3))
    with refused("BG-06"):
        game.do(GoTo(far))


def test_bg_06_option_up_to():
    game = Game(move="up-to")
    game.state = replace(game.state, phase=Moving(2))
    near = set(board.ends_of(STARTS[0], 1)) | set(board.ends_of(STARTS[0], 2))
    assert {choice.space for choice in game.choices} == near


def test_bg_07_turning_back_is_allowed_so_two_steps_may_end_where_they_began():
    assert STARTS[0] in board.ends_of(STARTS[0], 2)
    assert STARTS[0] not in board.ends_of(STARTS[0], 1)


def test_bg_08_only_the_last_space_of_a_walk_counts():
    game = Game()
    before = game.state.board
    end = next(
        space for space in board.ends_of(STARTS[0], 3) if space not in STARTS and before[space] is not None
    )
    game.step(end, pips=3)
    shown = [space for space, one in enumerate(game.view().board) if one.up]
    assert shown == [end]


def test_bg_09_ending_on_a_start_or_an_emptied_space_ends_the_turn():
    game = Game()
    game.step(STARTS[1], pips=2)
    assert (game.state.turn, game.phase) == (BEN, Starting())


def test_bg_10_the_tile_landed_on_must_be_played():
    game = Game(TYPED)
    game.step()
    with refused("BG-10"):
        game.do(GoTo(NEXT))
    with refused("BG-10"):
        game.do(Roll())


def test_bg_11_a_tile_flipped_back_leaves_no_trace():
    game = Game(TYPED)
    before = game.view().board
    game.step()
    game.do(Answer(WRONG))
    game.go_on()
    assert game.view().board == before


def test_bg_11_option_memory_helper():
    game = Game(TYPED, memory="helper")
    game.step()
    game.do(Answer(WRONG))
    game.go_on()
    assert game.view().board[NEXT].hint == "logic"
    assert sum(space.hint is not None for space in game.view().board) == 1


def test_bg_12_lose_a_turn_costs_this_turn_only():
    game = Game(kind="lose")
    game.step()
    game.go_on()
    assert game.state.skips == ()


def test_bg_12_option_the_next_turn_too():
    game = Game(kind="lose", lose="next-too")
    game.step()
    game.go_on()
    assert game.state.turn == BEN
    game.step(STARTS[0], pips=2)
    assert "Skipped" in game.kinds()
    assert game.state.turn == BEN


# Playing a card


def test_bg_13_the_app_reads_unless_the_house_wants_a_person():
    game = Game(TYPED, players=3)
    game.step()
    assert game.phase.play.reader is None
    assert isinstance(game.phase, Answering)


def test_bg_13_option_a_human_reader_sees_the_back_behind_a_curtain_only():
    game = Game(TYPED, players=3, reader="person")
    game.step()
    assert game.asks[0].private
    assert [game.view(eyes).card.back is not None for eyes in (None, ANA, BEN, CEM)] == [
        False,
        False,
        True,
        False,
    ]
    with refused("BG-13"):
        game.do(Read(), CEM)


def test_bg_14_no_time_limit_unless_the_card_has_one():
    game = Game(TYPED)
    game.step()
    assert game.asks[0].until is None
    game = Game(card("timed", time=20))
    game.step()
    game.do(Start())
    assert game.asks[0].until == game.at + 20_000
    with refused("BG-14"):
        game.do(OutOfTime())
    game.do(OutOfTime(), wait=20_000)
    assert game.phase.winner is None


def test_bg_14_an_answer_after_time_is_up_is_refused():
    game = Game(card("timed", time=20))
    game.step()
    game.do(Start())
    with refused("BG-14"):
        game.do(Answer(ANSWER), wait=20_001)


@pytest.mark.parametrize("seconds", ["30", "60", "90"])
def test_bg_14_option_a_limit_for_every_card(seconds):
    game = Game(TYPED, limit=seconds)
    game.step()
    assert game.asks[0].until == game.at + 1000 * int(seconds)


def test_bg_14_option_no_timers():
    game = Game(card("timed", time=20), timers="off")
    game.step()
    game.do(Start())
    assert game.asks[0].until is None


def test_bg_15_one_try_only():
    game = Game(TYPED)
    game.step()
    game.do(Answer(WRONG))
    with refused("BG-15"):
        game.do(Answer(ANSWER))


@pytest.mark.breaks(2, "the right answer is shown")
@pytest.mark.parametrize("said", [WRONG, ANSWER])
def test_bg_15_the_right_answer_is_open_to_all_when_it_is_over(said):
    game = Game(TYPED)
    game.step()
    assert game.view(None).card.back is None
    game.do(Answer(said))
    assert game.view(None).card.back.answer == ANSWER


def test_bg_16_the_majority_of_those_who_do_not_play_decides():
    game = Game(ALOUD, players=4)
    game.step()
    game.do(Done())
    assert {ask.seat for ask in game.asks} == {BEN, CEM, DEE, HOST}
    game.do(Vote(right=False), BEN)
    assert isinstance(game.phase, Judging)
    game.do(Vote(right=False), CEM)
    assert game.phase.winner is None


def test_bg_16_a_tie_is_a_success():
    game = Game(ALOUD, players=3)
    game.step()
    game.do(Done())
    game.do(Vote(right=False), BEN)
    game.do(Vote(right=True), CEM)
    assert game.phase.winner == ANA


def test_bg_16_who_abstains_is_not_counted_and_the_table_may_decide():
    game = Game(ALOUD, players=3)
    game.step()
    game.do(Done())
    game.do(Abstain(), BEN)
    game.do(Abstain(), CEM)
    assert [ask.seat for ask in game.asks] == [HOST]
    game.do(Judge(right=True), HOST)
    assert game.phase.winner == ANA


def test_bg_16_the_reader_decides_where_there_is_one():
    game = Game(ALOUD, players=3, reader="person")
    game.step()
    game.do(Read())
    game.do(Done(), ANA)
    assert [ask.seat for ask in game.asks] == [BEN, HOST]
    game.do(Judge(right=False), BEN)
    assert game.phase.winner is None


def test_bg_16_a_near_answer_is_put_to_those_who_do_not_play():
    game = Game(card("near", answer="man in the moon"))
    game.step()
    game.do(Answer("man on the moon"))
    assert game.phase.about == "near"
    assert game.view().card.back is None
    game.do(Vote(right=True), BEN)
    assert game.phase.winner == ANA


def test_bg_16_who_plays_cannot_judge():
    game = Game(ALOUD, players=3)
    game.step()
    game.do(Done())
    with refused("BG-16"):
        game.do(Vote(right=True), ANA)


def test_bg_17_used_cards_go_under_their_deck_and_are_shuffled_when_it_is_through():
    game = Game(TYPED)
    game.step()
    game.do(Answer(WRONG))
    game.go_on()
    assert game.state.deck("logic").used == (0,)
    deck = game.state.deck("logic")
    emptied = replace(deck, fresh=(), used=(*deck.used, *deck.fresh))
    decks = tuple(emptied if at == 1 else old for at, old in enumerate(game.state.decks))
    game.state = replace(game.state, decks=decks, turn=ANA, pawns=(STARTS[0], STARTS[1]))
    game.step()
    assert "Reshuffled" in game.kinds()
    assert len(game.state.deck("logic").fresh) + 1 == len(emptied.used)


def test_bg_17_cards_seen_on_an_earlier_evening_come_after_all_others():
    seen = frozenset(one.id for one in shipped().cards[::2])
    state = Rules(shipped(), seen=seen).deal([ANA, BEN], Dice(1))
    for deck in state.decks:
        order = [shipped().cards[at].id in seen for at in deck.fresh]
        assert order == sorted(order)


def test_bg_17_a_card_is_used_up_when_its_front_has_been_seen():
    game = Game(LOOK)
    game.step()
    assert game.rules.shown(game.state) == ()
    game.do(Start())
    assert game.rules.shown(game.state) == ("look",)


def test_bg_18_a_tile_of_a_category_without_cards_counts_as_wild_and_is_said_so():
    game = Game(TYPED, kind="vision")
    rules = Rules(Content(tuple(one for one in game.content.cards if one.category != "vision")))
    game.rules = rules
    dealt = rules.deal(game.seats, Dice(1))
    game.state = replace(game.state, decks=dealt.decks)
    game.step()
    assert "NoCards" in game.kinds()
    assert game.phase == Choosing("vision")
    assert game.choices == tuple(Choose(name) for name in CATEGORIES if name != "vision")
    with refused("BG-18"):
        game.do(Choose("vision"))


def test_bg_18_the_tile_goes_to_its_own_spot_so_that_the_game_can_be_won():
    game = Game(kind="vision")
    game.rules = Rules(Content(tuple(one for one in OTHERS if one.category == "logic")))
    game.state = replace(game.state, decks=game.rules.deal(game.seats, Dice(1)).decks)
    game.step()
    game.do(Choose("logic"))
    game.do(Answer(game.rules.content.cards[game.phase.play.card].answer))
    game.go_on()
    assert game.spots(ANA) == ["vision"]


def test_bg_18_no_card_at_all_is_refused():
    with refused("BG-18"):
        Rules(Content()).deal([ANA, BEN], Dice(1))


def test_bg_19_a_card_may_be_swapped_before_its_answer_is_shown():
    game = Game(TYPED)
    game.step()
    game.do(Swap())
    assert game.kinds()[:2] == ["Swapped", "Drawn"]
    assert game.state.deck("logic").used == (0,)
    game.do(GiveUp())
    with refused("BG-19"):
        game.do(Swap())


def test_bg_19_when_every_card_was_tried_the_turn_is_over():
    game = Game(TYPED)
    game.step()
    for _ in range(3):
        game.do(Swap())
    game.do(Swap())
    assert "Unplayable" in game.kinds()
    assert (game.state.turn, game.phase) == (BEN, Starting())
    assert game.view().board[NEXT].up is None


def test_bg_19_option_none():
    game = Game(TYPED, swap="no")
    game.step()
    with refused("BG-19"):
        game.do(Swap())


def test_bg_19_option_easier_cards_for_a_player():
    hard = card("first", level="hard")
    easy = card("second", level="easy")
    game = Game(hard, easy, easier="1")
    game.step()
    assert game.phase.play.card == 1
    game = Game(hard, easy, easier="2")
    game.step()
    assert game.phase.play.card == 0


def test_bg_19_option_no_physical_challenges():
    rules = Rules(shipped(), Options(physical="no"))
    state = rules.deal([ANA, BEN], Dice(1))
    dealt = [shipped().cards[at] for deck in state.decks for at in deck.fresh]
    assert dealt
    assert not any(one.reply == "room" for one in dealt)


def test_bg_20_the_front_is_covered_when_its_time_is_over():
    game = Game(LOOK)
    game.step()
    game.do(Start())
    (ask,) = game.asks
    assert ask.until == game.at + 5000
    assert ask.timeout == Cover()
    game.do(Cover(), wait=5000)
    assert game.view().card.front == ()
    game.do(GiveUp())
    assert game.view().card.front


# Tiles


def test_bg_21_a_won_tile_of_an_owned_category_goes_to_the_brain_trust():
    game = Game(TYPED)
    game.own(ANA, "logic")
    game.step()
    game.do(Answer(ANSWER))
    game.go_on()
    assert len(game.state.scores[ANA].trust) == 1


def test_bg_22_a_won_wild_tile_goes_to_the_category_played_or_if_owned_to_the_brain_trust():
    for owned in ((), ("logic",)):
        game = Game(TYPED, kind="wild")
        game.own(ANA, *owned)
        game.step()
        game.do(Choose("logic"))
        game.do(Answer(ANSWER))
        game.go_on()
        assert game.spots(ANA) == ["logic"]
        assert len(game.state.scores[ANA].trust) == len(owned)


def test_bg_23_on_a_wild_tile_an_owned_category_may_be_chosen():
    game = Game(TYPED, kind="wild")
    game.own(ANA, "logic")
    game.step()
    game.do(Choose("logic"))
    assert game.phase.play.category == "logic"


def test_bg_24_trading_takes_two_tiles_of_any_colours_at_the_start_of_a_turn_before_rolling():
    game = Game(TYPED)
    game.own(ANA, "vision", "mind", trust=("vision",))
    with refused("BG-24"):
        game.do(Trade("logic"))
    game.own(ANA, trust=("mind",))
    game.roll()
    with refused("BG-24"):
        game.do(Trade("logic"))


def test_bg_24_one_trade_a_turn_and_the_pawn_stays():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision", "vision", "vision", "vision"))
    game.do(Trade("logic"))
    game.do(Answer(ANSWER))
    game.go_on()
    assert game.state.turn == BEN
    assert game.state.pawns[ANA] == STARTS[0]


def test_bg_25_only_a_missing_category_can_be_declared():
    game = Game(TYPED)
    game.own(ANA, "logic", trust=("logic", "logic"))
    with refused("BG-25"):
        game.do(Trade("logic"))


def test_bg_26_a_trade_in_that_is_lost_costs_both_tiles():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision", "mind"))
    pair = game.state.scores[ANA].trust
    game.do(Trade("logic"))
    game.do(Answer(WRONG))
    game.go_on()
    assert game.state.out == pair
    assert game.spots(ANA) == ["vision"]


def test_bg_27_an_upside_down_tile_counts_as_a_category_also_for_the_win():
    game = Game(TYPED)
    game.own(ANA, "vision", "language", "mind", trust=("vision", "mind"))
    game.do(Trade("logic"))
    game.do(Answer(ANSWER))
    game.go_on()
    assert isinstance(game.phase, Over)


def test_bg_28_trading_is_never_forced_and_may_be_done_with_what_was_just_won():
    game = Game(TYPED)
    game.own(ANA, "vision", trust=("vision", "mind"))
    assert Roll() in game.choices
    assert Trade("logic") in game.choices


# Head-to-head


def test_bg_29_the_active_player_chooses_any_other_who_cannot_refuse():
    game = Game(JUDGED, players=4)
    game.step()
    assert game.choices == (Challenge(BEN), Challenge(CEM), Challenge(DEE))
    with refused("BG-29"):
        game.do(Challenge(ANA))
    game.do(Challenge(DEE))
    assert isinstance(game.phase, Readying)


def test_bg_30_the_reader_is_the_nearest_to_the_left_who_is_not_in_the_duel():
    for rival, reader in ((BEN, CEM), (CEM, BEN)):
        game = Game(JUDGED, players=3, reader="person")
        game.step()
        assert game.view(BEN).card.question == ""
        game.do(Challenge(rival))
        assert game.phase.play.reader == reader


def test_bg_30_with_two_players_the_app_reads_and_judges():
    game = Game(BUZZ, reader="person")
    game.step()
    assert game.phase.play.rival == BEN
    assert game.phase.play.reader is None


def test_bg_31_a_challenger_who_wins_gets_the_tile_to_spot_or_brain_trust():
    for owned in ((), ("logic",)):
        game = _duel_won_by_ben(players=3, own=owned)
        assert game.spots(BEN) == ["logic"]
        assert len(game.state.scores[BEN].trust) == len(owned)


def test_bg_32_the_next_turn_is_left_of_the_active_player_whoever_won():
    game = _duel_won_by_ben(players=3)
    assert game.state.turn == BEN


def test_bg_33_a_challenger_whose_tile_completes_four_categories_wins_at_once_out_of_turn():
    game = _duel_won_by_ben(players=3, own=("vision", "language", "mind"))
    assert isinstance(game.phase, Over)
    assert game.rules.result(game.state).places[0] == (BEN,)


def _duel_won_by_ben(players: int, own: tuple[str, ...] = ()) -> Game:
    game = Game(JUDGED, players=players)
    game.own(BEN, *own)
    game.step()
    game.do(Challenge(BEN))
    game.do(Start(), ANA)
    game.do(Start(), BEN)
    game.do(Done(), ANA)
    game.do(Name(BEN), HOST)
    game.go_on()
    return game


def test_bg_34_if_nobody_wins_the_tile_is_flipped_back():
    game = Game(JUDGED)
    game.step()
    game.do(Start(), ANA)
    game.do(Start(), BEN)
    game.do(Done(), BEN)
    game.do(Name(None), HOST)
    game.go_on()
    assert "FlippedBack" in game.kinds()


def test_bg_35_on_a_trade_in_the_traded_tile_is_at_stake_and_goes_upside_down_to_the_challenger():
    game = Game(JUDGED)
    game.own(ANA, "vision", trust=("vision", "mind"))
    pair = game.state.scores[ANA].trust
    game.do(Trade("logic"))
    game.do(Start(), ANA)
    game.do(Start(), BEN)
    game.do(Done(), ANA)
    game.do(Name(BEN), HOST)
    game.go_on()
    assert game.state.scores[BEN].spots[1] == pair[0]
    assert game.view().scorecards[BEN].spots[1].upside


def test_bg_36_computers_sit_out_what_people_would_have_to_judge_and_the_card_is_swapped():
    for one in (JUDGED, ROOM):
        game = Game(one)
        game.step()
        assert SitOut() in game.choices
        game.do(SitOut())
        assert game.kinds()[:2] == ["Swapped", "Drawn"]
    game = Game(BUZZ)
    game.step()
    with refused("BG-36"):
        game.do(SitOut())


# End


def test_bg_37_the_win_is_checked_as_soon_as_the_tile_is_placed():
    game = Game(TYPED, players=3)
    game.own(ANA, "vision", "language", "mind")
    game.own(BEN, "vision", "language", "mind")
    game.step()
    game.do(Answer(ANSWER))
    game.go_on()
    assert game.kinds() == ["Won", "Finished"]
    with refused("BG-37"):
        game.do(Roll(), BEN)


@pytest.mark.parametrize(
    ("ana", "ben", "places"),
    [
        ((("vision",), ()), (("logic", "mind"), ()), ((BEN,), (ANA,))),
        ((("vision",), ("mind",)), (("logic",), ()), ((ANA,), (BEN,))),
        ((("vision",), ()), (("logic",), ()), ((ANA, BEN),)),
    ],
)
def test_bg_38_when_the_board_runs_out_categories_then_brain_trust_decide_else_it_is_shared(ana, ben, places):
    game = Game()
    game.own(ANA, *ana[0], trust=ana[1])
    game.own(BEN, *ben[0], trust=ben[1])
    game.put("lose", NEXT)
    game.clear(NEXT)
    game.step()
    game.go_on()
    assert isinstance(game.phase, Over)
    assert game.rules.result(game.state).places == places


def test_bg_38_the_game_goes_on_while_somebody_can_trade():
    game = Game(players=2)
    game.own(BEN, "logic", trust=("mind", "mind"))
    game.clear()
    game.step(NEXT)
    assert game.phase == Starting()
    assert game.state.turn == BEN


def test_bg_39_a_pawn_on_a_space_whose_tile_another_wins_just_stays():
    game = Game(JUDGED)
    game.state = replace(game.state, pawns=(STARTS[0], NEXT))
    game.step()
    game.do(Start(), ANA)
    game.do(Start(), BEN)
    game.do(Done(), ANA)
    game.do(Name(ANA), HOST)
    game.go_on()
    assert game.state.pawns == (NEXT, NEXT)
    assert game.state.board[NEXT] is None


def test_bg_40_the_tiles_of_a_player_who_leaves_return_face_down_to_random_empty_spaces():
    game = Game(players=3)
    game.own(ANA, "logic", "vision", trust=("mind",))
    tiles = {
        tile for tile in (*game.state.scores[ANA].spots, *game.state.scores[ANA].trust) if tile is not None
    }
    pieces = Counter(game.rules.pieces(game.state))
    game.do(Leave(ANA), ANA)
    assert tiles <= set(game.state.board)
    assert all(space.up is None for space in game.view().board)
    assert game.state.turn == BEN
    assert game.state.playing == (BEN, CEM)
    assert Counter(game.rules.pieces(game.state)) == pieces


def test_bg_40_one_player_left_is_a_clear_end():
    game = Game()
    game.do(Leave(BEN), HOST)
    assert game.rules.result(game.state).places == ((ANA,), (BEN,))


def test_bg_40_nobody_leaves_for_another_nor_twice():
    game = Game(TYPED, players=3)
    with refused():
        game.do(Leave(BEN), CEM)
    game.do(Leave(BEN), BEN)
    with refused("BG-40"):
        game.do(Leave(BEN), HOST)


def test_bg_40_a_turn_is_broken_off_when_its_player_leaves_in_the_middle_of_a_card():
    game = Game(TYPED, players=3)
    game.step()
    space = game.state.flipped
    game.do(Leave(ANA), HOST)
    assert (game.state.turn, game.phase) == (BEN, Starting())
    assert game.state.flipped is None
    assert game.state.board[space] is not None


def test_bg_40_another_card_is_drawn_when_the_challenger_leaves():
    game = Game(BUZZ, TYPED, players=3)
    game.step()
    game.do(Challenge(CEM))
    game.do(Leave(CEM), CEM)
    assert "Swapped" in game.kinds()
    assert game.state.turn == ANA
    assert game.phase.play.rival in (None, BEN)


def test_bg_40_a_tile_won_by_whoever_leaves_is_flipped_back():
    game = Game(BUZZ, players=3)
    game.step()
    game.do(Challenge(CEM))
    game.do(Start(), ANA)
    game.do(Start(), CEM)
    game.do(Buzz(), CEM)
    game.do(Answer(ANSWER), CEM)
    assert game.phase.winner == CEM
    game.do(Leave(CEM), CEM)
    assert game.phase.winner is None
    with refused("S-05"):
        game.do(Overrule(CEM), HOST)
    game.go_on()
    assert game.state.turn == BEN


def test_bg_40_the_votes_of_those_who_stay_decide():
    game = Game(ALOUD, players=4)
    game.step()
    game.do(Done())
    game.do(Vote(right=False), BEN)
    assert isinstance(game.phase, Judging)
    game.do(Leave(CEM), CEM)
    game.do(Leave(DEE), DEE)
    assert isinstance(game.phase, Showing)
    assert game.phase.winner is None


def test_bg_40_before_the_first_turn_the_roll_of_whoever_leaves_does_not_count():
    game = Game(players=3, die="typed")
    game.state = replace(game.state, phase=Opening((ANA, BEN, CEM)))
    game.do(SayDie(6))
    game.do(SayDie(2))
    game.do(Leave(ANA), ANA)
    assert game.phase == Opening((BEN, CEM), (2,))
    game.do(Leave(CEM), CEM)
    assert game.rules.result(game.state).places[0] == (BEN,)


def test_bg_40_the_last_to_roll_leaves_and_the_others_have_rolled():
    game = Game(players=3, die="typed")
    game.state = replace(game.state, phase=Opening((ANA, BEN, CEM)))
    game.do(SayDie(2))
    game.do(SayDie(6))
    game.do(Leave(CEM), CEM)
    assert (game.state.turn, game.phase) == (BEN, Starting())


# The suite's own


def test_s_01_left_is_the_next_seat():
    game = Game(players=3)
    game.clear(NEXT)
    game.state = replace(game.state, turn=CEM)
    assert game.state.left_of(CEM) == (ANA, BEN)


def test_s_02_one_seed_one_game_and_the_dice_are_part_of_the_state():
    one, other = Game(seed=7), Game(seed=7)
    assert one.roll() == other.roll()
    assert one.state == other.state


def test_s_02_option_a_real_die_is_typed_in():
    game = Game(die="typed")
    with refused("S-02"):
        game.do(Roll())
    with refused("S-02"):
        game.do(SayDie(7))
    game.do(SayDie(4))
    assert game.phase == Moving(4)
    with refused("S-02"):
        Game().do(SayDie(4))


def test_s_05_the_table_may_overrule_until_the_game_goes_on():
    game = Game(TYPED)
    game.step()
    game.do(Answer(WRONG))
    with refused("S-05"):
        game.do(Overrule(ANA), ANA)
    game.do(Overrule(ANA), HOST)
    assert game.phase.winner == ANA
    with refused("S-05"):
        game.do(Overrule(ANA), HOST)
    game.do(Overrule(None), HOST)
    game.go_on()
    assert game.spots(ANA) == []
    with refused("S-05"):
        game.do(Overrule(ANA), HOST)


def test_s_06_every_house_rule_has_words_and_a_ruling():
    for rule in HOUSE_RULES:
        assert rule.ruling[:3] in ("BG-", "S-0")
        assert all(words for _, words in rule.values)


# What every ruling rests on


def test_a_seat_does_not_go_on_before_people_could_read_but_the_table_may():
    game = Game(TYPED)
    game.step()
    game.do(GiveUp())
    with refused():
        game.do(GoOn(), ANA)
    with pytest.raises(Illegal):
        game.rules.play(game.state, Move(BEN, GoOn(), game.at + 60_000))
    game.do(GoOn(), ANA, wait=3500)
    assert isinstance(game.phase, Starting)


def test_letters_are_exact_and_options_are_as_printed():
    game = Game(LETTERS)
    game.step()
    game.do(Answer("stome"))
    assert game.phase.winner is None
    game = Game(LETTERS)
    game.step()
    game.do(Answer(" Stone "))
    assert game.phase.winner == ANA
    game = Game(PICK)
    game.step()
    with refused("BG-15"):
        game.do(Answer("two"))
