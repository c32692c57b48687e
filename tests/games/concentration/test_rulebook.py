"""The rule book, sentence by sentence: every test quotes the words that it is about."""

from __future__ import annotations

from collections import Counter

import pytest

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Illegal, Seat
from boardroom.games.concentration.actions import Cover, GoOn, Guess, Judge, Open, Pass, Pull
from boardroom.games.concentration.cards import CARDS
from boardroom.games.concentration.events import (
    Cleared,
    Closed,
    Covered,
    Dealt,
    Drawn,
    Finished,
    Judged,
    Matched,
    Opened,
    Passed,
    Peeked,
    Pulled,
    Racked,
    SetAside,
    TurnPassed,
    Uncovered,
    Won,
)
from boardroom.games.concentration.rules import Rules
from boardroom.games.concentration.state import Guessing, Over, Picking, Showing
from boardroom.games.concentration.view import Panel
from tests.games.concentration.rigged import (
    ANSWER,
    CONTENT,
    SIMPLE,
    WRONG,
    Game,
    match_any,
    refused,
    shuffled,
)

ANA, BEN, CEM, DAN = Seat(0), Seat(1), Seat(2), Seat(3)


# Game Rules


def test_each_player_tries_to_uncover_matching_pairs_of_prize_cards():
    """“Each player tries to uncover matching pairs of prize or valuable gift cards, which are removed from
    the board and put on their rack. As the cards are taken away, parts of a hidden Rebus appear.”"""
    game = Game()
    hidden = game.view()
    assert hidden.glimpses == ()
    game.pull(1, 2)
    assert game.rack(0) == [game.card("A")]
    assert game.view().panels[:2] == (Panel(slide=False), Panel(slide=False))
    assert {glimpse.element.part for glimpse in game.view().glimpses} == {0}


def test_the_object_is_to_solve_the_puzzle_and_win_the_prizes_in_the_rack():
    """“The object of the game is to be the player, or team, to solve the puzzle and win the prizes in
    their rack.”"""
    game = Game()
    game.pull(1, 2)
    game.guess(ANSWER)
    assert game.view().outcome.winner == 0
    assert game.view().money == (game.card("A").value, 0)


# Setup


def test_setup_2_the_slides_must_be_in_place_and_the_solution_slide_closed():
    """“Before you play a new Rebus or word puzzle, these slides must be in place, and the solution slide
    closed.”"""
    view = Game().view()
    assert view.panels == (Panel(slide=True),) * 25
    assert (view.letters, view.is_open, view.solution) == ("", False, None)


def test_setup_3_the_prizes_are_shuffled_and_placed_face_down():
    """“The prizes are shuffled and placed face down on the table. The numbered slides are left face up.”"""
    boards = {Rules(CONTENT).deal((ANA, BEN), Dice(seed)).board for seed in range(30)}
    assert len(boards) == 30
    assert all(sorted(board) == list(range(CARDS)) for board in boards)
    assert all(panel.card is None for panel in Game().view().panels)


def test_setup_5_the_25_slides_and_cards_cover_the_whole_window():
    """“Continue until the 25 numbered slides and prize cards cover the whole window.”"""
    game = Game()
    assert game.state.covered == tuple(range(1, 26))
    assert game.whole()
    assert sorted(choice.panel for choice in game.choices()) == list(range(1, 26))


def test_setup_6_the_logo_is_no_puzzle_and_a_puzzle_lies_behind_the_board():
    """“With Concentration logo rebus towards front of stack, insert the full stack of rebus cards.”"""
    state = Rules(CONTENT).deal((ANA, BEN), Dice(3))
    assert sorted(state.puzzles) == list(range(len(CONTENT.puzzles)))
    assert state.puzzle == state.puzzles[0]


def test_setup_7_again_with_new_cards_and_the_next_puzzle():
    """“You may play again by re-inserting the prize/number tiles and THEN taking out the previous rebus
    puzzle and placing it at the back of the console.”"""
    game = Game()
    game.win()
    assert game.state.uncovered
    game.go_on()
    assert game.state.covered == tuple(range(1, 26))
    assert game.view().racks[0].slots == game.view().racks[1].slots == ()
    assert game.state.puzzle == game.state.puzzles[1]
    assert game.told(Dealt)[0].game == 2
    assert game.whole()


def test_setup_8_all_the_way_round_before_a_puzzle_comes_back():
    """“Once you come all the way back around to the Concentration logo card, flip the cards over and
    re-load, for another 30 rounds.”"""
    game = Game(games="money", target=10**6)
    met = []
    for _ in range(2 * len(SIMPLE.puzzles)):
        met.append(game.state.puzzle)
        game.win()
        game.go_on()
    once = met[: len(SIMPLE.puzzles)]
    assert sorted(once) == sorted(set(met))
    assert met == once * 2


# Playing the Game


def test_rule_1_two_players_or_two_teams():
    """“The game is played by two players or two teams.”"""
    assert Game(players=2).view().sides == ((ANA,), (BEN,))
    assert Game(players=4).view().sides == ((ANA, CEM), (BEN, DAN))
    with refused("Rule 1"):
        Game(players=1)


def test_rule_1_when_three_or_five_play_one_is_master_of_ceremonies():
    """“When three or five play, one player is Master of Ceremonies as on Television.”"""
    three, five = Game(players=3), Game(players=5)
    assert (three.view().sides, three.view().master) == (((ANA,), (BEN,)), CEM)
    assert (five.view().sides, five.view().master) == (((ANA, CEM), (BEN, DAN)), Seat(4))
    assert [Game(players=count).view().master for count in (2, 4, 6)] == [None] * 3


def test_rule_2_the_player_who_has_rack_number_1_has_first_turn():
    """“The player who has rack Number 1 has first turn.”"""
    game = Game()
    assert game.who == ANA
    with refused("Rule 5"):
        game.do(Pull(1), BEN)


def test_rule_3_the_player_pulls_out_any_two_slides_which_shows_two_prizes():
    """“The player pulls out the numbered slides only from any two panels of their choice on the
    Concentration Board. This will show two prize cards.”"""
    game = Game()
    assert game.pull(25) == [Pulled(ANA, 25, game.card("+"))]
    assert game.view().panels[24] == Panel(slide=False, card=game.card("+"))
    game.pull(1)
    assert game.view().phase == Showing((25, 1))
    assert [panel.card for panel in game.view().panels if panel.card] == [game.card("A"), game.card("+")]
    assert game.whole()


def test_rule_3_the_slides_only_so_the_cards_stay_and_hide_the_puzzle():
    """“...pulls out the numbered slides only...”"""
    game = Game()
    game.pull(1, 3)
    assert game.state.covered == tuple(range(1, 26))
    assert game.view().glimpses == ()


def test_rule_3_one_slide_is_pulled_once_and_never_three():
    """“...from any two panels of their choice...”"""
    game = Game()
    game.pull(1)
    with refused("Rule 3"):
        game.pull(1)
    with refused("CON-11"):
        game.pull(26)
    with refused("CON-11"):
        game.pull(0)
    game.pull(3)
    with refused("Rule 4"):
        game.pull(4)
    assert game.view().phase.pulled == (1, 3)


def test_rule_4_two_that_do_not_match_are_covered_again_and_the_turn_ends():
    """“If the two prizes Do Not Match, they are covered up again by replacing the slides, and your turn
    ends...”"""
    game = Game()
    game.pull(1, 3)
    assert game.choices() == (Cover(),)
    assert game.cover() == [Covered((1, 3)), TurnPassed(1)]
    assert game.view().panels == (Panel(slide=True),) * 25
    assert game.who == BEN


def test_rule_4_everybody_concentrates_on_what_is_uncovered():
    """“At all times players should CONCENTRATE on what prizes are uncovered and where they are located on
    the board.”"""
    game = Game(players=3)
    game.pull(7, 9)
    for eyes in (None, 0, 1, 2):
        assert game.view(eyes).panels[6].card == game.card("C")
        assert game.view(eyes).panels[8].card == game.card("D")


def test_rule_5_player_number_2_takes_slides_from_two_panels():
    """“Player Number 2 takes slides from two panels.”"""
    game = Game()
    game.miss()
    assert game.asks[0].seat == BEN
    game.pull(3, 4)
    assert game.rack(1) == [game.card("B")]


def test_rule_6_two_matching_prizes_leave_the_board_into_one_slot_of_the_rack():
    """“When a player uncovers two matching prizes, they leave the number slides off the board and take the
    two prize cards out and place them in one of the slots in your rack.”"""
    game = Game()
    game.pull(1)
    events = game.pull(2)
    assert events[1:] == [Matched(0, (1, 2)), Racked(0, 0, (1, 2), game.card("A")), Uncovered((1, 2))]
    (slot,) = game.view().racks[0].slots
    assert (slot.prize, slot.mate) == (game.card("A"), game.card("A"))
    game.pass_()
    with refused("Rule 6"):
        game.pull(1)
    assert game.whole()


def test_rule_7_when_cards_are_removed_a_portion_of_the_puzzle_appears():
    """“When the cards are removed, a portion of the puzzle appears under the window.”"""
    game = Game()
    game.pull(1, 2)
    shares = {glimpse.element.text: glimpse.share for glimpse in game.view().glimpses}
    assert set(shares) == {"W"}
    assert 0 < shares["W"] < 1


def test_rule_7_only_that_player_may_take_one_guess():
    """“The player who uncovered the prizes, and only that player, may take one guess at the solution of the
    puzzle...”"""
    game = Game(players=3)
    game.pull(1, 2)
    for seat in (BEN, CEM):
        with pytest.raises(Illegal):
            game.do(Guess(ANSWER), seat)
        assert game.ask(seat) is None
    with refused("Rule 7"):
        game.do(Guess(ANSWER), BEN)
    assert game.ask(ANA).blank == Guess("")
    game = Game()
    game.pull(1, 2)
    game.guess(WRONG)
    with refused("CON-20"):
        game.guess(ANSWER)


def test_rule_7_or_you_may_pass():
    """“...or you may pass if you choose.”"""
    game = Game()
    game.pull(1, 2)
    assert game.choices() == (Pass(),)
    assert game.pass_() == [Passed(ANA)]
    assert game.state.phase == Picking()


def test_rule_8_the_master_of_ceremonies_secretly_opens_the_slide():
    """“If you make a guess, the Master of Ceremonies secretly opens the slide, and looks at the solution.”"""
    game = Game(players=3)
    game.pull(1, 2)
    assert game.view(CEM).solution is None
    assert game.guess(WRONG) == [*game.events[:1], Peeked(CEM)]
    assert game.view(CEM).solution == ANSWER
    assert [game.view(seat).solution for seat in (None, ANA, BEN)] == [None] * 3
    assert game.ask(CEM).private
    assert [ask.seat for ask in game.asks] == [CEM]


@pytest.mark.parametrize(("is_right", "winner"), [(True, 0), (False, None)])
def test_rule_8_and_says_whether_it_is_right(is_right, winner):
    """The Master of Ceremonies looks at the solution, and nobody else judges."""
    game = Game(players=3)
    game.pull(1, 2)
    game.guess("Rain, check")
    with refused("Rule 8"):
        game.do(Judge(right=True), ANA)
    game.do(Judge(is_right), CEM)
    outcome = game.view().outcome
    assert (outcome.winner if outcome else None) == winner


def test_rule_8_no_master_the_slide_is_opened_only_enough_to_see_the_first_letter_or_two():
    """“If there is no Master of Ceremonies, the slide is opened ONLY enough to see the FIRST LETTER OR TWO
    OF THE SOLUTION. This is so as not to spoil the game by letting the players see the answer ahead of
    time.”"""
    game = Game(judge="table")
    game.pull(1, 2)
    game.guess("Abraham Lincoln")
    assert game.who == BEN
    with refused("Rule 8"):
        game.do(Judge(right=False))
    assert game.do(Open()) == [Opened("R")]
    assert [game.view(eyes).letters for eyes in (None, 0, 1)] == ["R"] * 3
    assert game.do(Open()) == [Opened("Ra")]


def test_rule_8_you_have_guessed_wrong_close_the_slide_and_continue_playing():
    """“A player guesses Abraham Lincoln. The first letter showing under the solution slide is a C. You have
    guessed wrong. Close the slide and continue playing.”"""
    game = Game(judge="table")
    game.pull(1, 2)
    game.guess("Abraham Lincoln")
    game.do(Open())
    assert game.do(Judge(right=False)) == [Judged(ANA, "Abraham Lincoln", right=False), Closed()]
    assert game.view().letters == ""
    assert (game.who, game.state.phase) == (ANA, Picking())


def test_rule_9_pass_or_wrong_your_turn_continues():
    """“If you pass or guess wrong (either way) YOUR TURN CONTINUES and you may remove two or more slides, and
    try again if the prize cards under them match.”"""
    for go in (Game.pass_, lambda game: game.guess(WRONG)):
        game = Game()
        game.pull(1, 2)
        go(game)
        assert game.who == ANA
        game.pull(3, 4)
        assert game.rack(0) == [game.card("A"), game.card("B")]
        assert game.ask(ANA).blank == Guess("")


def test_rule_9_a_turn_ends_only_after_two_prizes_that_do_not_match():
    """“A player's turn ENDS only after you uncover two prizes that DO NOT MATCH...”"""
    game = Game()
    for pair in ((1, 2), (3, 4), (6, 7), (8, 9), (11, 12)):
        game.pull(*pair)
        game.pass_()
        assert game.who == ANA
    game.miss()
    assert game.who == BEN


def test_rule_10_a_wild_card_plays_as_if_it_were_the_other_card():
    """“When one of the two cards uncovered is a Wild Card, play as if it the other card. If a player uncovers
    a Wild Card and a Prize Card, you would call it a matching pair and put them in your rack, make a guess,
    etc.”"""
    for panels in ((1, 5), (5, 1)):
        game = Game()
        game.pull(*panels)
        (slot,) = game.view().racks[0].slots
        assert (slot.prize, slot.mate) == (game.card("A"), game.card("*"))
        assert game.state.phase == Guessing("match")
        assert game.whole()


def test_rule_10_a_wild_with_a_take_is_used_in_the_same_way():
    """“The Wild Card is also used in the same way when paired with a Take Card.”"""
    game = Game()
    game.miss()
    game.pull(1, 2)
    game.pass_()
    game.miss()
    game.pull(5, 20)
    assert SetAside((20, 5)) in game.events
    game.take(0)
    assert game.rack(0) == [game.card("A")]
    assert game.rack(1) == []


def test_rule_10_two_wilds_two_more_slides_and_all_four_leave():
    """“If a player uncovers 2 Wild Cards, you must pull out 2 more slides and remove all 4 Cards. The Cards
    are used as above. You make one guess, etc., and your turn continues as any other matching pair.”"""
    game = Game()
    game.pull(5, 10)
    assert game.view().wanted == 4
    assert all(type(choice) is Pull for choice in game.choices())
    with refused("CON-20"):
        game.guess(ANSWER)
    game.pull(1)
    game.pull(6)
    assert game.state.uncovered == (1, 5, 6, 10)
    assert game.rack(0) == [game.card("A"), game.card("C")]
    game.guess(WRONG)
    with refused("CON-20"):
        game.guess(ANSWER)
    assert (game.who, game.state.phase) == (ANA, Picking())
    assert game.whole()


# Winning the Game


def test_the_correct_solution_wins_the_value_of_the_rack_in_dollars():
    """“When a player makes a guess, which is the CORRECT SOLUTION, they win the game and are given the value
    in Dollars for all the prizes in their rack.”"""
    game = Game()
    for pair in ((1, 2), (3, 4)):
        game.pull(*pair)
        if pair != (3, 4):
            game.pass_()
    dollars = game.card("A").value + game.card("B").value
    assert game.guess(ANSWER)[-1] == Won(0, (ANA,), dollars, ANSWER)
    assert game.view().money == (dollars, 0)


def test_if_the_player_has_no_prizes_there_they_receive_100_dollars():
    """“If the player has no prizes there, they receive $100.00.”"""
    game = Game(". . . . . . . . . . . . . . . . . . . . + + A A B")
    game.pull(21, 22)
    assert game.rack(0) == []
    game.guess(ANSWER)
    assert game.view().money == (100, 0)


def test_the_loser_receives_nothing_for_the_prizes_in_the_rack():
    """“The loser receives nothing for the prizes in their rack.”"""
    game = Game()
    game.pull(1, 2)
    game.pass_()
    game.miss()
    game.pull(3, 4)
    game.guess(ANSWER)
    assert game.view().money == (0, game.card("B").value)


def test_shuffle_all_the_prize_cards_next_puzzle_new_game():
    """“Shuffle all the Prize Cards, replace them again with the numbered slides, slide in the next puzzle,
    and start a new game.”"""
    game = Game()
    before = game.state
    game.win()
    game.go_on()
    assert game.state.board != before.board
    assert sorted(game.state.board) == list(range(CARDS))
    assert game.answer != before.puzzles[0]
    assert game.state.phase == Picking()


def test_after_3_games_the_player_with_the_most_money_is_the_winner():
    """“After playing 3 games, the player with the most money is THE WINNER.”"""
    game = Game()
    totals = [0, 0]
    for side in (0, 0, 1):
        assert game.rules.result(game.state) is None
        totals[side] += game.win(side)
        game.go_on()
    assert game.state.phase == Over()
    assert game.view().money == tuple(totals)
    best = max((ANA, BEN), key=lambda seat: totals[seat])
    assert game.rules.result(game.state).places[0] == (best,)
    assert game.told(Finished)[0].places[0] == (best,)
    assert game.asks == []


# NOTE

LAST = "A A B C D" + " ." * 20


def last_match(layout: str = LAST) -> Game:
    """A game in which the last pair that can match has just been uncovered by Ana."""
    game = Game(layout)
    game.pull(1, 2)
    return game


def test_note_the_last_matcher_may_remove_the_unmatched_cards_and_make_one_guess():
    """“If the Puzzle is not solved when this happens, the player who uncovered the last matching pair may
    remove the unmatched cards and make one guess.”"""
    game = last_match()
    game.pass_()
    assert game.told(Cleared) == [Cleared((3, 4, 5), tuple(game.card(letter) for letter in "BCD"))]
    assert game.told(Uncovered) == [Uncovered((3, 4, 5))]
    assert game.state.covered == ()
    assert (game.who, game.state.phase) == (ANA, Guessing("note"))
    assert len(game.view().glimpses) == 7
    assert game.whole()
    game.guess(ANSWER)
    assert game.view().outcome.winner == 0


def test_note_if_he_guesses_incorrectly_the_other_player_may_make_one_guess():
    """“If he guesses incorrectly the other player may make one guess.”"""
    game = last_match()
    game.pass_()
    with refused("CON-40"):
        game.do(Guess(ANSWER), BEN)
    game.guess(WRONG)
    assert (game.who, game.state.phase) == (BEN, Guessing("reply"))
    with refused("CON-40"):
        game.do(Guess(ANSWER), ANA)


def test_note_the_first_to_guess_correctly_wins():
    """“The first to guess correctly WINS.”"""
    game = last_match()
    game.pass_()
    game.guess(WRONG)
    game.guess(ANSWER)
    assert game.view().outcome.winner == 1
    assert game.view().money == (0, 100)


def test_note_if_both_give_the_incorrect_answer_the_game_ends_in_a_draw():
    """“If both give the incorrect answer, the game ends in a draw. The prizes are removed from their racks,
    and a new game is started.”"""
    game = last_match()
    game.pass_()
    game.guess(WRONG)
    game.guess("Napoleon")
    assert game.told(Drawn) == [Drawn(ANSWER)]
    assert game.view().money == (0, 0)
    game.do(GoOn(), HOST)
    assert [rack.slots for rack in game.view().racks] == [(), ()]
    assert game.view().game == 1
    assert game.view().dealt == 2


def test_note_the_last_prize_cards_often_will_not_match():
    """“Because of the Wild Cards, the last two (and sometimes three) prize cards on the board often will not
    match.” By count they are one or three, since all that leaves this board of 25 is even (CON-38)."""
    left = Counter()
    for seed in range(60):
        game = Game(" ".join(shuffled("AABBCCDDEEFFGGHHIIJJ++***", seed)))
        while game.state.phase == Picking():
            match_any(game)
            game.pass_()
        left[sum(len(cleared.panels) for cleared in game.told(Cleared))] += 1
    assert set(left) == {1, 3}
