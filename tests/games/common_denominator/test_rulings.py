"""Where the rule book is silent: tests for every ruling, named after its id, house rules included."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Seat
from boardroom.games.common_denominator import MANIFEST
from boardroom.games.common_denominator.actions import (
    Answer,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    GoOn,
    Judge,
    Keep,
    Look,
    OutOfTime,
    Overrule,
    PassCard,
    PutBack,
    SayAloud,
    ShowWin,
    Stop,
    TakeHint,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.asking import GRACE_MS, LONGEST_PAUSE_MS, PAUSE_MS
from boardroom.games.common_denominator.cards import DECK
from boardroom.games.common_denominator.content import Content
from boardroom.games.common_denominator.events import (
    CalledNear,
    Cancelled,
    Completed,
    Drew,
    FoundNothing,
    Given,
    HadNoTrump,
    Handed,
    Hinted,
    Judged,
    Kept,
    Paid,
    PassedOn,
    PutAway,
    PuzzleTaken,
    Took,
    TookEffect,
    Trumped,
    TurnBegan,
    TurnSkipped,
    Won,
)
from boardroom.games.common_denominator.medals import ALL, Medals, Purse
from boardroom.games.common_denominator.rules import HOUSE_RULES, Options, Rules
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Drawing,
    Holding,
    Looking,
    Over,
    Passing,
    Trumping,
)
from tests.games.common_denominator.rigged import (
    ANA,
    BEN,
    CEM,
    CONTENT,
    DAN,
    FRUITS,
    ROWS,
    Game,
    cards,
    refused,
)

TRUMP, OTHER_TRUMP = cards("trump", "trump")
GOLD, SILVER, BRONZE = cards("gold", "silver", "bronze")
RICH = Medals(gold=10)


# ------------------------------------------------------------------------------- Setup and players


def test_cd_01_one_deck_of_50():
    assert len(DECK) == len(set(DECK)) == 50


def test_cd_02_two_to_six_players():
    assert list(MANIFEST.seats) == [2, 3, 4, 5, 6]
    for count in (1, 7):
        with refused("CD-02"):
            Rules(CONTENT).deal([Seat(number) for number in range(count)], Dice(1))


def test_cd_02_with_two_players_both_neighbours_are_the_same():
    for card in ("pass-right", "pass-left"):
        game = Game(top=cards(card), hands=[(GOLD,)]).draw()
        assert game.state.phase == Passing(BEN)


def test_cd_03_turns_go_clockwise():
    game = Game(3)
    seats = [game.state.seat]
    for _ in range(3):
        seats.append(game.next().state.seat)
    assert seats == [ANA, BEN, CEM, ANA]


def test_cd_03_house_rule_the_lot_decides_who_starts():
    starts = {
        Rules(CONTENT, Options(first="lot")).deal([ANA, BEN, CEM], Dice(seed)).seat for seed in range(20)
    }
    assert starts == {ANA, BEN, CEM}


def test_cd_04_the_game_is_the_banker_and_reads_the_booklet():
    game = Game().start().row(1)
    assert game.state.bank == ALL - Medals(bronze=1)
    assert game.heard(Judged)[0].right


def test_cd_04_house_rule_the_opponent_judges_what_is_said_aloud():
    game = Game(3, answers="aloud").start().do(TryRow(1), SayAloud())
    assert [ask.private for ask in game.asks(BEN)] == [True]
    assert game.asks(CEM) == []
    game.do(Judge(right=True), by=BEN)
    assert game.points() == (1, 0, 0)
    game.do(TryRow(2), SayAloud()).do(Judge(right=False), by=HOST)
    assert game.view().card.rows[1].given == "filled"


@pytest.mark.parametrize("hints", ["free", "bronze"])
def test_cd_06_house_rule_one_hint_for_each_puzzle(hints):
    game = Game(hints=hints, purses=[Medals(bronze=2)]).start()
    assert TakeHint() not in game.choices()
    game.do(TryRow(2))
    assert TakeHint() in game.choices()
    game.do(TakeHint())
    assert game.heard(Hinted) == [Hinted(2, 1, "p")]
    assert game.view().card.rows[1].cells == ("a", "p", "p", "", "")
    assert game.points()[0] == (2 if hints == "free" else 1)
    game.do(TryRow(1))
    assert TakeHint() not in game.choices()


def test_cd_06_by_the_rulebook_there_are_no_hints():
    game = Game().start().do(TryRow(2))
    with refused("CD-06"):
        game.do(TakeHint())


def test_cd_06_a_hint_costs_nothing_that_one_does_not_have():
    assert TakeHint() not in Game(hints="bronze").start().do(TryRow(2)).choices()


@pytest.mark.parametrize("target", [100, 50, 25])
def test_cd_07_the_target_may_be_lower(target):
    short = Game(target=str(target), purses=[Purse(Medals(), target - 1)])
    assert ShowWin() not in short.choices()
    game = Game(target=str(target), purses=[Purse(Medals(), target)])
    assert ShowWin() in game.choices()
    assert game.do(ShowWin()).is_over


# ------------------------------------------------------------------------------------------ Timer


@pytest.mark.parametrize("seconds", [45, 60, 90, 120, 180])
def test_cd_08_the_timer_has_its_length(seconds):
    game = Game(timer=str(seconds)).start()
    assert game.state.phase == Answering(seconds * 1000)
    assert [ask.until for ask in game.asks()] == [seconds * 1000]
    assert game.asks()[0].timeout == OutOfTime()


def test_cd_08_the_timer_may_be_off():
    game = Game(timer="off").start()
    assert game.state.phase == Answering(None)
    assert game.asks()[0].until is None
    game.at = 10_000_000
    assert game.row(1).points() == (1, 0)
    with refused("CD-08"):
        game.do(OutOfTime())


def test_cd_08_a_player_may_have_half_as_much_time_again():
    game = Game(longer="2").start()
    assert game.state.phase == Answering(90_000)
    game.miss_twice().do(EndTurn(), TurnTimer())
    assert game.state.phase == Answering(135_000)


def test_cd_08_or_whoever_has_the_fewest_points():
    assert Game(longer="fewest", purses=[RICH]).start().state.phase == Answering(90_000)
    assert Game(longer="fewest", purses=[Medals(), RICH]).start().state.phase == Answering(135_000)


def test_cd_08_time_out_is_refused_before_its_time():
    game = Game().start()
    game.at = 89_999
    with refused("CD-08"):
        game.do(OutOfTime())


def test_cd_09_a_new_puzzle_is_face_down_until_the_timer_is_turned():
    game = Game().do(TakePuzzle())
    assert game.view().card.rows == ()
    assert TryRow(1) not in game.choices()
    with refused("CD-09"):
        game.do(TryRow(1))
    assert game.do(TurnTimer()).view().card.rows


def test_cd_09_a_continued_puzzle_is_in_view_and_an_answer_forfeits():
    game = Game(top=[GOLD]).next()
    assert game.view().card.rows
    assert TryRow(3) in game.choices()
    game.do(TryRow(3))
    assert game.state.seat == BEN
    assert TurnTimer() in game.choices()
    game.do(Answer("guava"))
    assert game.state.seat == ANA
    assert game.points() == (0, 0)
    assert game.view().card.rows[2].given == ""


def test_cd_09_turning_the_timer_after_choosing_a_row_is_in_time():
    game = Game().next().do(TryRow(3), TurnTimer(), Answer("guava"))
    assert game.points() == (0, 1)


def test_cd_09_house_rule_the_timer_turns_by_itself():
    game = Game(turning="by-itself").do(TakePuzzle())
    assert game.state.phase == Answering(90_000)
    game.miss_twice().do(EndTurn())
    assert game.choices() == {TakePuzzle(), TurnTimer()}


def test_cd_10_the_sand_stands_still_while_people_judge():
    game = Game().start().do(TryCategory())
    game.at = 30_000
    game.do(Answer("trees"))
    assert game.heard(Judged)[0].right is False
    game = Game(answers="aloud").start().do(TryRow(1))
    game.at = 30_000
    game.do(SayAloud())
    game.at = 500_000
    game.do(Judge(right=True), by=BEN)
    assert game.state.phase == Answering(560_000)


def test_cd_10_an_answer_begun_before_zero_counts():
    game = Game(top=[GOLD]).start()
    game.at = 89_000
    game.do(TryRow(1))
    assert game.asks()[0].until == 90_000
    game.at = 91_000
    with refused("CD-10"):
        game.do(TryRow(2))
    game.do(Answer("pear"))
    assert game.points() == (1, 0)
    assert game.state.phase == Drawing()


def test_cd_10_what_was_begun_may_be_finished_for_a_while():
    game = Game(top=[GOLD]).start().do(TryRow(1))
    game.at = 90_000
    game.do(OutOfTime())
    assert game.state.phase == Answering(90_000, Attempt("row", 1), late=True)
    assert game.asks()[0].until == 90_000 + GRACE_MS
    assert game.choices() == set()
    game.at = 95_000
    game.do(Answer("pear"))
    assert game.points() == (1, 0)
    assert game.state.phase == Drawing()
    slow = Game().start().do(TryRow(1))
    slow.at = 90_000
    slow.do(OutOfTime())
    slow.at = 90_000 + GRACE_MS
    assert slow.do(OutOfTime()).state.phase == Drawing()
    slow = Game().start().do(TryRow(1))
    slow.at = 90_001 + GRACE_MS
    with refused("CD-10"):
        slow.do(Answer("pear"))


def test_cd_10_nothing_is_begun_after_zero():
    game = Game().start()
    game.at = 90_001
    for deed in (TryRow(1), GoForGold(), Stop()):
        with refused("CD-10"):
            game.do(deed)


def test_cd_11_the_whole_puzzle_ends_the_turn():
    game = Game(top=[GOLD]).start().rows(1, 2, 3, 4).vertical()
    assert game.heard(Completed) == [Completed("Fruits")]
    assert game.state.phase == Drawing()


def test_cd_11_house_rule_the_next_puzzle_while_time_remains():
    game = Game(complete="next").start().rows(1, 2, 3, 4)
    game.at = 40_000
    game.vertical()
    assert game.heard(PuzzleTaken) == [PuzzleTaken(ANA, 2)]
    assert game.state.phase == Answering(90_000)
    assert GoForGold() in game.choices()


def test_cd_11_stopping_is_letting_the_sand_run_out():
    game = Game().start().row(1).do(Stop())
    assert game.state.phase == Drawing()
    assert game.points() == (1, 0)


# ----------------------------------------------------------------------------------------- Bronze


def test_cd_12_rows_in_any_order_and_the_category_at_any_time():
    game = Game().start().row(3).category().row(1).row(4)
    assert game.points() == (4, 0)


@pytest.mark.breaks(2, "the right answer is shown")
def test_cd_13_a_wrong_answer_is_filled_in_the_category_and_the_second_miss_too():
    game = Game().start().category("animals")
    assert game.view().card.category == "Fruits"
    game.row(2, "xxxxx")
    assert game.view().card.rows[1].cells == tuple("apple")
    assert game.state.phase == Drawing()
    game.do(EndTurn())
    assert game.view(BEN).card.category == "Fruits"


def test_cd_14_there_is_no_second_chance_at_the_same_word():
    game = Game().start().row(2, "xxxxx")
    with refused("CD-14"):
        game.do(TryRow(2))
    game = Game().start().category("animals")
    with refused("CD-14"):
        game.do(TryCategory())


def test_cd_15_misses_are_counted_per_turn():
    game = Game().start().row(1, "xxxx").do(Stop(), EndTurn(), TurnTimer()).row(2, "xxxxx")
    assert isinstance(game.state.phase, Answering)


# ------------------------------------------------------------------------------- Silver and Gold


def test_cd_16_anything_filled_in_counts_as_given():
    game = Game().start().row(1, "xxxx")
    assert GoForSilver() in game.choices()
    game.do(Stop(), EndTurn(), TurnTimer())
    assert GoForSilver() in game.choices()
    assert game.silver().points() == (0, 5)


def test_cd_17_with_only_the_category_known_there_is_no_vertical():
    game = Game().start().category()
    assert not game.choices() & {GoForGold(), GoForSilver(), TryVertical()}
    with refused("CD-17"):
        game.do(GoForSilver())
    with refused("CD-21"):
        game.do(GoForGold())


def test_cd_17_house_rule_it_may_be_tried_for_the_silver():
    assert Game(early="silver").start().category().silver().points() == (6, 0)


@pytest.mark.parametrize(("late", "points"), [("nothing", 0), ("bronze", 1)])
def test_cd_18_the_vertical_after_all_rows_earns_nothing(late, points):
    game = Game(late=late).start().row(1, "xxxx").rows(2, 3, 4)
    assert TryVertical() in game.choices()
    with refused("CD-18"):
        game.do(GoForSilver())
    game.vertical()
    assert game.points() == (3 + points, 0)
    assert game.view().card.is_whole


def test_cd_19_one_player_one_turn_and_an_untouched_puzzle():
    game = Game().start().row(1).do(Stop(), EndTurn(), TurnTimer()).rows(2, 3, 4).vertical()
    assert game.points() == (1, 3)


def test_cd_19_a_puzzle_continued_untouched_still_counts():
    game = Game().start().do(Stop(), EndTurn(), TurnTimer()).rows(1, 2, 3, 4).vertical()
    assert game.points() == (0, 9)


def test_cd_19_a_missed_last_vertical_costs_no_bronze_and_ends_the_turn():
    game = Game().start().rows(1, 2, 3, 4).vertical("pram")
    assert game.points() == (4, 0)
    assert game.state.phase == Drawing()


def test_cd_20_the_button_is_the_declaration_and_there_is_no_take_back():
    for game in (Game().start().do(GoForGold()), Game().start().row(1).do(GoForSilver())):
        assert game.choices() == set()
        for deed in (TryRow(2), Stop()):
            with refused("CD-20"):
                game.do(deed)


def test_cd_20_a_declared_try_that_runs_out_of_time_is_missed():
    game = Game(purses=[Medals(bronze=5)]).start().row(1).do(GoForSilver())
    game.at = 90_000 + GRACE_MS
    game.do(OutOfTime()).do(OutOfTime())
    assert game.points() == (5, 0)
    assert game.state.seat == BEN
    game = Game(purses=[Medals(bronze=5)]).start().do(GoForGold())
    game.at = 90_000 + GRACE_MS
    assert game.do(OutOfTime()).do(OutOfTime()).points() == (3, 0)


def test_cd_21_gold_on_a_continued_puzzle_only_if_nothing_was_attempted_or_revealed():
    game = Game().start().do(Stop(), EndTurn(), TurnTimer())
    assert GoForGold() in game.choices()
    touched = Game().start().row(1).do(Stop(), EndTurn(), TurnTimer())
    assert GoForGold() not in touched.choices()


def test_cd_22_a_failed_vertical_is_not_revealed_and_stays_in_play_even_for_gold():
    game = Game().start().gold("pram")
    assert not game.heard(Given)
    assert "plum" not in str(game.view(BEN))
    game.do(TurnTimer())
    assert game.gold().points() == (0, 10)


def test_cd_23_after_a_solved_vertical_the_rows_are_for_bronzes_only():
    game = Game().start().row(1).silver().do(EndTurn(), TurnTimer())
    assert not game.choices() & {GoForGold(), GoForSilver(), TryVertical()}
    game.rows(2, 3, 4)
    assert game.points() == (6, 3)
    assert game.heard(Completed)


# --------------------------------------------------------------------------------------- Medals


def test_cd_24_change_is_made_from_a_silver():
    game = Game(top=cards("lose-bronze"), purses=[Medals(silver=1)]).draw()
    assert game.state.purses[ANA].medals == Medals(bronze=4)
    assert Paid(ANA, -1, Medals(silver=-1, bronze=4)) in game.events


def test_cd_24_or_from_a_gold():
    game = Game(top=cards("lose-bronze"), purses=[Medals(gold=1)]).draw()
    assert game.state.purses[ANA].medals == Medals(silver=1, bronze=4)


def test_cd_24_with_nothing_nothing():
    game = Game(top=cards("lose-bronze")).draw()
    assert game.points() == (0, 0)
    assert game.heard(FoundNothing)


def test_cd_24_house_rule_only_a_bronze_can_be_lost():
    game = Game(top=cards("lose-bronze"), purses=[Medals(gold=1)], empty="spared").draw()
    assert game.points() == (10, 0)


def test_cd_25_two_bronzes_with_one_point():
    assert Game(purses=[Medals(bronze=1)]).start().gold("pram").points() == (0, 0)


def test_cd_26_the_bank_pays_in_other_medals():
    hoard = Medals(bronze=50)
    game = Game(purses=[Medals(), hoard]).start()
    game.row(1)
    assert game.points() == (1, 50)
    assert game.state.purses[ANA] == Purse(Medals(), 1)


def test_cd_26_with_four_bronzes_a_silver_is_given_for_the_fifth():
    game = Game(purses=[Medals(bronze=4), Medals(bronze=46)]).start().row(1)
    assert game.state.purses[ANA].medals == Medals(silver=1)
    assert game.state.bank.bronze == 4


def test_cd_26_no_golds_left():
    game = Game(purses=[Medals(), Medals(gold=25)]).start().gold()
    assert game.state.purses[ANA].medals == Medals(silver=2)


def test_cd_26_an_empty_bank_writes_points_and_strikes_them_out_first():
    game = Game(3, purses=[Medals(), Medals(gold=25, silver=25), Medals(bronze=50)]).start().row(1)
    assert game.heard(Paid) == [Paid(ANA, 1, Medals(), written=1)]
    assert game.points()[ANA] == 1
    poorer = Game(3, top=cards("lose-bronze"), purses=[Purse(Medals(), 2)]).draw()
    assert poorer.state.purses[ANA].points == 1


def test_cd_27_payers_make_change_and_who_has_nothing_gives_nothing():
    purses = [Medals(), Medals(bronze=1), Medals(silver=1), Medals()]
    game = Game(4, top=cards("tribute"), purses=purses).draw().do(Use(*cards("tribute"))).waited()
    assert game.points() == (2, 0, 4, 0)
    assert game.heard(Handed) == [Handed(BEN, ANA)]
    assert game.state.purses[CEM].medals == Medals(bronze=4)


def test_cd_28_kept_cards_stay_when_all_medals_go():
    game = Game(top=cards("lose-all"), purses=[RICH], hands=[(GOLD,)]).draw()
    assert game.points() == (0, 0)
    assert game.state.hands[ANA] == (GOLD,)


# ------------------------------------------------------------------------------------- The deck


def test_cd_29_one_card_at_the_end_of_every_own_turn_extra_turns_too():
    game = Game(top=(cards("turn")[0], GOLD)).draw().do(Use(*cards("turn")))
    game.draw().do(Keep())
    assert game.state.hands[ANA] == (GOLD,)
    with refused("CD-29"):
        game.do(Draw())


def test_cd_30_the_draw_step_is_still_your_turn():
    game = Game(hands=[(GOLD,)]).start().miss_twice()
    assert Look() in game.choices()
    assert game.use(GOLD).waited().points() == (10, 0)
    assert Draw() in game.choices()


@pytest.mark.parametrize("draw", ["lost", "always"])
def test_cd_31_a_failed_silver_or_gold_loses_the_card(draw):
    for game in (
        Game(draw=draw).start().gold("pram"),
        Game(draw=draw).start().row(1).silver("pram"),
        Game(draw=draw).next().do(TryRow(3), Answer("guava")),
    ):
        assert (game.state.phase == Drawing()) is (draw == "always")


def test_cd_31_after_time_out_second_miss_success_or_completion_the_draw_is_allowed():
    late = Game().start()
    late.at = 90_000
    for game in (
        late.do(OutOfTime()),
        Game().start().miss_twice(),
        Game().start().gold(),
        Game().start().rows(1, 2, 3, 4).vertical(),
    ):
        assert Draw() in game.choices()


def test_cd_32_extra_medals_are_won_at_once():
    game = Game(hands=[(SILVER,)]).use(SILVER).waited()
    assert game.heard(Paid) == [Paid(ANA, 5, Medals(silver=1))]
    assert isinstance(game.state.phase, Beginning)


def test_cd_33_an_extra_turn_is_a_full_turn_and_several_may_be_chained():
    game = Game(hands=[cards("turn", "turn")])
    for card in cards("turn", "turn"):
        game.use(card).waited()
    assert game.state.extra[ANA] == 2
    seats = [game.next().state.seat for _ in range(3)]
    assert seats == [ANA, ANA, BEN]


def test_cd_34_lost_turns_add_up():
    game = Game(top=cards("turn", "lose-turn", "lose-turn"))
    game.draw().do(Use(*cards("turn"))).waited()
    game.state = replace(game.state, extra=(0, 0), lost=(1, 0))
    game.draw()
    assert game.state.lost == (2, 0)
    assert game.state.seat == BEN
    for lost in (1, 0):
        game.next()
        assert game.events == [game.events[0], TurnSkipped(ANA), TurnBegan(BEN)]
        assert game.state.lost == (lost, 0)
    assert game.next().state.seat == ANA


def test_cd_34_an_extra_turn_cancels_a_lost_one():
    game = Game(top=cards("lose-turn"), hands=[cards("turn")]).draw()
    assert game.state.lost[ANA] == 1
    game.use(*cards("turn")).waited()
    assert (game.state.lost[ANA], game.state.extra[ANA]) == (0, 0)
    ahead = Game(top=cards("lose-turn"), hands=[cards("turn")]).use(*cards("turn")).draw()
    assert (ahead.state.lost[ANA], ahead.state.extra[ANA]) == (0, 0)


def test_cd_35_the_card_is_taken_unseen():
    seen = set()
    for seed in range(12):
        game = Game(hands=[cards("take"), (GOLD, SILVER)])
        game.state = replace(game.state, dice=Dice(seed))
        game.use(cards("take")[0], BEN).waited()
        seen.add(game.state.hands[ANA][0])
    assert seen == {GOLD, SILVER}
    took = next(told for told in game.told if isinstance(told.event, Took))
    assert took.heard_by(ANA).card is not None
    assert took.heard_by(None).card is None
    assert took.heard_by(BEN).card is None


def test_cd_35_no_cards_anywhere_no_effect():
    game = Game(top=cards("take")).draw().do(Use(*cards("take"))).waited()
    assert game.heard(FoundNothing)
    assert game.state.deck[-1] == cards("take")[0]


def test_cd_36_one_card_of_ones_choice_and_the_sad_card_goes_under():
    game = Game(3, top=cards("pass-left"), hands=[(GOLD, SILVER)]).draw()
    assert game.choices() == {PassCard(GOLD), PassCard(SILVER)}
    assert game.asks()[0].private
    assert game.state.deck[-1] == cards("pass-left")[0]
    game.do(PassCard(SILVER))
    assert game.state.hands == ((GOLD,), (SILVER,), ())
    passed = next(told for told in game.told if isinstance(told.event, PassedOn))
    assert passed.heard_by(CEM).card is None
    assert passed.heard_by(BEN).card == SILVER


def test_cd_36_none_is_no_effect():
    game = Game(top=cards("pass-right")).draw()
    assert game.heard(FoundNothing)
    assert game.state.seat == BEN


def test_cd_37_kept_cards_are_secret_and_their_number_is_not():
    game = Game(hands=[(GOLD, TRUMP, SILVER)])
    assert game.view(ANA).hand == (GOLD, TRUMP, SILVER)
    for eyes in (BEN, None):
        assert game.view(eyes).hand == ()
        assert GOLD not in str(game.view(eyes))
        assert game.view(eyes).kept == (3, 0)
    assert game.asks()[0].private is False
    game.do(Look())
    assert game.state.phase == Looking(Beginning())
    assert game.asks()[0].private is True
    assert game.do(PutBack()).state.phase == Beginning()


def test_cd_37_not_while_the_timer_runs():
    game = Game(hands=[(GOLD,)]).start()
    for deed in (Look(), Use(GOLD)):
        with refused("CD-37"):
            game.do(deed)


def test_cd_37_a_drawn_card_is_its_drawers_own():
    game = Game(top=[SILVER]).start().miss_twice().do(Draw())
    drew = next(told for told in game.told if isinstance(told.event, Drew))
    assert drew.heard_by(ANA).card == SILVER
    assert drew.heard_by(BEN).card is None
    assert game.view(ANA).phase == Holding(SILVER)
    assert game.view(BEN).phase == game.view(None).phase == Holding(None)
    assert game.asks()[0].private
    game.do(Keep())
    kept = next(told for told in game.told if isinstance(told.event, Kept))
    assert kept.heard_by(None).card is None


def test_cd_38_trumped_cards_go_under_and_the_deck_is_never_shuffled_again():
    game = Game(top=[GOLD], hands=[(), (TRUMP, SILVER)]).draw().do(Use(GOLD)).do(Trump(), by=BEN)
    before = game.state.deck
    game.waited()
    assert game.state.deck == (*before, GOLD, TRUMP)


def test_cd_38_an_empty_deck_means_no_draw():
    game = Game(hands=[(GOLD,)])
    game.state = replace(game.state, deck=(), hands=((GOLD,), DECK[1:]))
    game.start().miss_twice()
    assert game.choices() == {EndTurn(), Look()}


def test_cd_39_the_big_one_may_be_kept():
    game = Game(top=cards("big-one")).draw().do(Keep())
    assert game.state.hands[ANA] == cards("big-one")
    assert game.use(*cards("big-one")).waited().points() == (30, 0)


# ------------------------------------------------------------------------------ Trumps and winning


def test_cd_40_a_trump_cancels_a_card_just_played():
    game = Game(top=[GOLD], hands=[(), (TRUMP,)]).draw().do(Use(GOLD)).do(Trump(), by=BEN).waited()
    assert game.heard(Cancelled) == [Cancelled(ANA, GOLD)]
    assert game.points() == (0, 0)


def test_cd_40_a_trump_cancels_a_sad_card_of_ones_own():
    game = Game(top=cards("lose-all"), hands=[(TRUMP,)], purses=[RICH]).start().miss_twice().do(Draw())
    game.do(Trump(), by=ANA).waited()
    assert game.points() == (100, 0)


def test_cd_40_a_trump_cancels_a_win_being_shown():
    game = Game(hands=[(), (TRUMP,)], purses=[RICH]).do(ShowWin()).do(Trump(), by=BEN).waited()
    assert not game.is_over
    assert game.points() == (100, 0)


def test_cd_40_nothing_else_can_be_trumped():
    game = Game(hands=[(), (TRUMP,)]).start().row(1)
    with refused("CD-40"):
        game.do(Trump(), by=BEN)


def test_cd_41_a_trump_against_a_trump_lets_the_first_effect_stand():
    game = Game(3, top=[GOLD], hands=[(), (TRUMP,), (OTHER_TRUMP,)]).draw().do(Use(GOLD))
    game.do(Trump(), by=BEN)
    assert isinstance(game.state.phase, Trumping)
    game.do(Trump(), by=CEM)
    assert game.points() == (10, 0, 0)
    assert game.heard(TookEffect)
    assert set(game.state.deck[-3:]) == {TRUMP, OTHER_TRUMP, GOLD}


@pytest.mark.parametrize("trumped", ["ends", "goes-on"])
def test_cd_42_a_trumped_win_ends_the_turn_and_may_be_shown_again(trumped):
    game = Game(hands=[(), (TRUMP,)], purses=[RICH], trumped=trumped)
    game.do(ShowWin()).do(Trump(), by=BEN).waited()
    assert game.state.seat == (BEN if trumped == "ends" else ANA)
    if trumped == "ends":
        game.next()
    assert game.do(ShowWin()).waited().is_over


def test_cd_42_when_the_turn_goes_on_the_sand_has_stood_still():
    game = Game(hands=[(), (TRUMP, GOLD)], purses=[RICH], trumped="goes-on").start()
    game.at = 30_000
    game.do(ShowWin()).do(Trump(), by=BEN)
    game.at = 70_000
    game.do(GoOn(), by=HOST)
    assert game.state.phase == Answering(130_000)


def test_cd_43_a_win_may_be_shown_at_any_moment_of_ones_own_turn():
    assert ShowWin() in Game(purses=[RICH]).choices()
    assert ShowWin() in Game(purses=[RICH]).start().choices()
    assert ShowWin() in Game(purses=[RICH]).start().miss_twice().choices()
    game = Game(purses=[Medals(), RICH])
    with refused("CD-03"):
        game.do(ShowWin(), by=BEN)


def test_cd_43_the_card_just_used_may_bring_the_win():
    game = Game(top=[GOLD], purses=[Medals(gold=9)]).draw().do(Use(GOLD))
    assert ShowWin() in game.choices()
    assert game.do(ShowWin()).heard(Won) == [Won(ANA, 100)]


@pytest.mark.parametrize("hands", [[(), (TRUMP,)], [(), (GOLD,)], [(TRUMP,), (GOLD,)]])
def test_cd_44_the_pause_is_the_same_whoever_holds_one(hands):
    game = Game(3, top=cards("lose-bronze"), hands=hands).start().miss_twice().do(Draw())
    assert isinstance(game.state.phase, Trumping)
    for seat in (ANA, BEN, CEM):
        assert game.choices(seat) == {Trump()}
        assert game.asks(seat)[0].private is False
    table = game.asks(HOST)[0]
    assert (table.after, table.until) == (PAUSE_MS, LONGEST_PAUSE_MS)
    assert table.timeout == GoOn()


def test_cd_44_nobody_is_asked_to_trump_an_own_win_or_happy_card():
    """And where nobody else keeps a card, which all can see, nobody is asked at all."""
    game = Game(hands=[(TRUMP,), (OTHER_TRUMP,)], purses=[RICH]).do(ShowWin())
    assert game.choices(BEN) == {Trump()}
    assert game.asks(ANA) == []
    game.do(Trump(), by=BEN)
    assert game.choices(ANA) == {Trump()}, "against another’s Trump it is"
    alone = Game(top=[GOLD], hands=[(TRUMP,)]).draw().do(Use(GOLD))
    assert alone.asks(ANA) == alone.asks(BEN) == []
    assert alone.asks(HOST)[0].until == PAUSE_MS
    sad = Game(top=cards("lose-bronze"), hands=[(TRUMP,)]).start().miss_twice().do(Draw())
    assert sad.choices(ANA) == {Trump()}, "one’s own Sad card one may well wish to trump"


def test_cd_44_the_pause_is_not_cut_short():
    game = Game(top=cards("lose-bronze"), hands=[(), (GOLD,)]).start().miss_twice().do(Draw())
    game.at = PAUSE_MS - 1
    with refused("CD-44"):
        game.do(GoOn(), by=HOST)


def test_cd_44_who_says_trump_without_one_has_only_said_so():
    game = Game(top=cards("lose-bronze"), hands=[(), (GOLD,)]).start().miss_twice().do(Draw())
    game.do(Trump(), by=BEN)
    assert game.events == [HadNoTrump(BEN)]
    assert game.asks(BEN) == []
    with refused("CD-44"):
        game.do(Trump(), by=BEN)
    assert game.state.hands[BEN] == (GOLD,)


def test_cd_44_there_is_no_pause_when_nobody_can_hold_a_trump():
    game = Game(top=cards("lose-bronze")).start().miss_twice().do(Draw())
    assert game.state.seat == BEN
    spent = Game(top=[GOLD], hands=[(), (SILVER,)])
    spent.state = replace(spent.state, known=frozenset({TRUMP, OTHER_TRUMP}))
    spent.draw().do(Use(GOLD))
    assert spent.points() == (10, 0)


def test_cd_44_a_used_trump_is_accounted_for_until_it_is_drawn_again():
    game = Game(top=[GOLD], hands=[(), (TRUMP,)]).draw().do(Use(GOLD)).do(Trump(), by=BEN).waited()
    assert game.state.known == {GOLD, TRUMP}
    game.state = replace(game.state, deck=(TRUMP, *(card for card in game.state.deck if card != TRUMP)))
    game.draw()
    assert TRUMP not in game.state.known


def test_trumped_tells_which_card():
    game = Game(top=[GOLD], hands=[(), (TRUMP,)]).draw().do(Use(GOLD)).do(Trump(), by=BEN)
    assert Trumped(BEN, TRUMP) in game.events


# ------------------------------------------------------------------------------- Puzzles, spelling


def test_cd_45_the_last_puzzle_is_shared_with_everything_filled_in_so_far():
    game = Game(3).start().row(1).row(2, "xxxxx").do(Stop(), EndTurn())
    rows = game.view(BEN).card.rows
    assert [row.given for row in rows] == ["won", "filled", "", ""]
    game.do(TurnTimer()).row(3).do(Stop(), EndTurn(), TurnTimer()).row(4)
    assert game.points() == (1, 1, 1)


def test_cd_45_a_finished_puzzle_is_not_gone_on_with():
    game = Game().start().rows(1, 2, 3, 4).vertical().do(EndTurn())
    assert game.choices() == {TakePuzzle()}


def test_cd_46_puzzles_not_continued_come_again_only_after_all_others():
    game = Game()
    numbers = []
    for _ in range(4):
        game.start()
        numbers.append(game.view().card.number)
        game.do(Stop(), EndTurn())
    assert sorted(numbers[:2]) == [1, 2]
    assert set(numbers[2:]) <= {1, 2}


def test_cd_46_puzzles_seen_on_another_evening_come_last():
    game = Game().start()
    (name,) = game.rules.shown(game.state)
    for seed in range(6):
        state = Rules(CONTENT, seen=frozenset({name})).deal([ANA, BEN], Dice(seed))
        assert state.stack == (1, 0)


def test_cd_46_a_puzzle_left_face_down_has_not_been_shown():
    assert Game().do(TakePuzzle()).rules.shown(Game().do(TakePuzzle()).state) == ()


def test_cd_46_puzzles_may_be_chosen_by_level():
    assert Rules(CONTENT, Options(puzzles="medium")).deal([ANA, BEN], Dice(1)).stack == (1,)
    with refused("CD-46"):
        Rules(CONTENT, Options(puzzles="hard")).deal([ANA, BEN], Dice(1))
    with refused("CD-46"):
        Rules(Content()).deal([ANA, BEN], Dice(1))


@pytest.mark.parametrize("text", ["guava", "GUAVA", " Guava ", "guäva", "g u a v a"])
def test_cd_47_case_accents_and_spaces_do_not_matter(text):
    assert Game().start().row(3, text).points() == (1, 0)


@pytest.mark.parametrize(("row", "text"), [(4, "melon"), (2, "ample"), (2, "apples"), (1, "pea")])
def test_cd_47_another_word_or_letters_that_do_not_fit_are_wrong(row, text):
    assert Game().start().row(row, text).points() == (0, 0)


def test_cd_47_a_slip_of_spelling_passes_where_the_letters_shown_still_fit():
    assert Game().start().row(3, "guvva").points() == (1, 0)
    assert Game().start().row(3, "gyava").points() == (1, 0)
    assert Game().start().row(3, "guaba").points() == (0, 0)


def test_cd_47_a_rival_word_that_fits_the_row_and_the_category_is_accepted():
    assert Game().start().row(1, "bear").points() == (0, 0)
    generous = (replace(FRUITS, rivals=("bear", "beer")), CONTENT.categories[1])
    game = Game(content=replace(CONTENT, categories=generous)).start().row(1, "bear")
    assert game.points() == (1, 0)
    assert game.view().card.rows[0].cells == tuple("pear")
    assert Game(content=replace(CONTENT, categories=generous)).start().row(2, "beer").points() == (0, 0)


@pytest.mark.parametrize("text", ["Fruits", "fruit", "the fruits", "Things that grow on trees"])
def test_cd_47_the_category_has_an_accept_list(text):
    assert Game().start().category(text).points() == (1, 0)


def test_cd_47_a_near_category_asks_the_others():
    game = Game(3).start()
    game.at = 10_000
    game.category("fruits and")
    assert game.heard(CalledNear)
    assert game.choices(ANA) == set()
    assert game.choices(BEN) == game.choices(CEM) == {Judge(right=True), Judge(right=False)}
    game.at = 60_000
    game.do(Judge(right=True), by=CEM)
    assert game.points() == (1, 0, 0)
    assert game.state.phase == Answering(140_000)


def test_cd_47_an_empty_answer_costs_nothing():
    game = Game().start().do(TryRow(1))
    before = game.state
    assert game.do(Answer("  ")).state == before


def test_cd_48_the_first_turn_has_no_last_puzzle():
    game = Game()
    assert game.choices() == {TakePuzzle()}
    with refused("CD-48"):
        game.do(TurnTimer())


# ---------------------------------------------------------------------------------- Shared rulings


def test_s_01_left_is_the_next_seat_clockwise():
    game = Game(4)
    assert game.state.left_of(ANA) == BEN
    assert game.state.right_of(ANA) == DAN


def test_s_02_one_seed_one_game():
    assert Rules(CONTENT).deal([ANA, BEN], Dice(3)) == Rules(CONTENT).deal([ANA, BEN], Dice(3))
    assert Rules(CONTENT).deal([ANA, BEN], Dice(3)) != Rules(CONTENT).deal([ANA, BEN], Dice(4))


def test_s_03_the_youngest_is_asked_for_once():
    game = Game(3, opened=False)
    assert game.choices(HOST) == {Youngest(ANA), Youngest(BEN), Youngest(CEM)}
    assert all(ask.until is None for ask in game.rules.asks(game.state)), (
        "no clock chooses somebody behind the family's back"
    )
    with refused("CD-03"):
        game.do(TakePuzzle())
    game.do(Youngest(BEN), by=HOST)
    assert game.choices(HOST) == set()


def test_s_05_the_table_overrules_a_wrong_row():
    game = Game().start().row(2, "apfel")
    game.do(Overrule(), by=HOST)
    assert game.points() == (1, 0)
    assert game.view().card.rows[1].given == "won"
    assert game.state.misses == 0
    assert game.state.faultless


def test_s_05_overruling_gives_the_turn_back():
    game = Game().start().row(1).silver("plumm")
    assert game.state.seat == BEN
    game.do(Overrule(), by=HOST)
    assert game.state.seat == ANA
    assert game.points() == (6, 0)


def test_s_05_the_sand_that_was_left_is_left():
    game = Game().start()
    game.at = 20_000
    game.row(2, "apfel")
    game.at = 50_000
    game.do(Overrule(), by=HOST)
    assert game.state.phase == Answering(120_000)


def test_s_05_never_after_something_else_has_been_revealed():
    for deeds in ((TryRow(1), Answer("pear")), (TryRow(2), Answer("xxxxx"), Draw())):
        game = Game(top=[GOLD]).start().row(3, "guano").do(*deeds)
        if isinstance(deeds[-1], Draw):
            with refused("S-05"):
                game.do(Overrule(), by=HOST)
        else:
            assert Overrule() not in game.choices(HOST)
    with refused("S-05"):
        Game().start().row(1, "xxxx").do(Overrule(), by=ANA)


def test_s_06_house_rules_are_fields_of_options_with_the_rulebook_first():
    assert {rule.field for rule in HOUSE_RULES} == set(Options.__struct_fields__)
    assert all(getattr(Options(), rule.field) == rule.values[0][0] for rule in HOUSE_RULES)


# ------------------------------------------------------------------------------ what cannot be unseen


def test_steps_that_show_something_are_final():
    game = Game(top=[GOLD]).do(TakePuzzle())
    assert not game.final
    assert game.do(TurnTimer()).final
    assert not game.do(TryRow(1)).final
    assert game.do(Answer("pear")).final
    assert game.do(Stop()).final is False
    assert game.do(Draw()).final


def test_when_it_is_over_nothing_can_be_done():
    game = Game(purses=[RICH]).do(ShowWin())
    assert isinstance(game.state.phase, Over)
    assert list(game.rules.asks(game.state)) == []
    with refused("Winning"):
        game.do(TakePuzzle())


# ------------------------------------------------------------------- what nobody found is seen in the end


def test_cd_46_what_was_left_is_shown_to_all_when_nobody_can_win_it_any_more():
    game = Game(top=[GOLD]).start().row(1).row(2, "xxxxx").do(Stop(), EndTurn())
    assert game.view().last is None
    assert game.view().card.rows[2].cells != tuple(ROWS[2]), "whoever goes on with it may still win it"
    game.do(TakePuzzle())
    assert game.heard(PutAway) == [PutAway(1, ROWS, (3, 4), "Fruits")]
    assert game.final
    for eyes in (None, ANA, BEN):
        last = game.view(eyes).last
        assert [row.cells for row in last.rows] == [tuple(word) for word in ROWS]
        assert [row.given for row in last.rows] == ["won", "filled", "filled", "filled"]
        assert (last.category, last.category_given) == ("Fruits", "filled")
    game.do(TurnTimer())
    assert game.view().last is None


def test_cd_46_a_puzzle_with_nothing_left_shows_nothing_more():
    game = Game(top=[GOLD]).start().rows(1, 2, 3, 4).vertical().do(EndTurn(), TakePuzzle())
    assert game.heard(PutAway) == []
    assert not game.final
    assert game.view().last is None


def test_when_it_is_over_all_words_of_the_last_puzzle_are_shown():
    game = Game(purses=[RICH]).start().row(1).do(ShowWin())
    assert isinstance(game.state.phase, Over)
    for eyes in (None, ANA, BEN):
        card = game.view(eyes).card
        assert [row.cells for row in card.rows] == [tuple(word) for word in ROWS]
        assert [row.given for row in card.rows] == ["won", "filled", "filled", "filled"]
        assert card.category == "Fruits"
