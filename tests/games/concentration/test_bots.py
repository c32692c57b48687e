"""The computer players: honest, forgetful, and of three strengths."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Ask, Seat
from boardroom.games.concentration.actions import Cover, GoOn, Guess, Judge, Open, Pass, Pull, TakePrize
from boardroom.games.concentration.bots import LEVELS, Brain, is_disproved
from boardroom.games.concentration.events import Pulled, Racked
from boardroom.games.concentration.state import Picking, Showing, Solved
from tests.games.concentration.rigged import ANSWER, PAIRS, SIMPLE, WRONG, Game, laid, puzzle

ANA, BEN, CEM = Seat(0), Seat(1), Seat(2)
EASY, MEDIUM, HARD = range(3)


class Watched:
    """A game and the brains that sit at it, one a seat; they hear and see what their seats may."""

    def __init__(self, game: Game, levels: tuple[int, ...], seed: int = 1) -> None:
        self.game = game
        self.brains = [Brain(level, Random(f"{seed}:{seat}")) for seat, level in enumerate(levels)]
        self.tell([])

    def tell(self, events: list) -> None:
        for seat, brain in enumerate(self.brains):
            brain.watch(events, self.game.view(seat))

    def choice(self) -> tuple[Ask, object]:
        """What the first computer that answers wants to do."""
        for ask in self.game.asks:
            if ask.seat != HOST:
                deed = self.brains[ask.seat].choose(self.game.view(ask.seat), ask)
                if deed is not None:
                    return ask, deed
        raise AssertionError("all computers wait")

    def step(self) -> list:
        ask, deed = self.choice()
        self.game.at = max(self.game.at, ask.after)
        events = self.game.do(deed, ask.seat)
        self.tell(events)
        return events

    def see(self, *pulls: int) -> None:
        """Let people pull these slides, two by two, and miss."""
        for panel in pulls:
            self.tell(self.game.pull(panel))
            if isinstance(self.game.state.phase, Showing):
                self.tell(self.game.cover())


def strength(levels: tuple[int, int], games: int) -> tuple[tuple[int, int], tuple[float, float]]:
    """Prizes won by two computers over many boards, changing racks, and prizes for each slide pulled."""
    prizes, slides = Counter(), Counter()
    for seed in range(games):
        seating = levels if seed % 2 == 0 else levels[::-1]
        game = Game(seed=seed)
        game.state = game.rules.deal(game.seats, Dice(seed))
        watched = Watched(game, seating, seed)
        while not isinstance(game.state.phase, Solved):
            for event in watched.step():
                if isinstance(event, Racked):
                    prizes[event.side ^ (seed % 2)] += 1
                elif isinstance(event, Pulled):
                    slides[event.seat ^ (seed % 2)] += 1
    return (prizes[0], prizes[1]), (prizes[0] / slides[0], prizes[1] / slides[1])


def test_three_levels_by_name():
    assert LEVELS == ("Easy", "Medium", "Hard")


def test_hard_beats_easy_clearly():
    (few, many), (low, high) = strength((EASY, HARD), games=200)
    assert many > 2.5 * few
    assert high > 1.5 * low


@pytest.mark.parametrize(("weak", "strong"), [(EASY, MEDIUM), (MEDIUM, HARD)])
def test_each_level_wins_more_prizes_with_fewer_slides(weak, strong):
    (few, many), (low, high) = strength((weak, strong), games=60)
    assert many > 1.3 * few
    assert high > 1.1 * low


def recalled(level: int, slides: int, times: int = 1, tries: int = 400) -> float:
    """How often the card in panel 1 comes to mind when so many slides were pulled since it was last seen."""
    watched = Watched(Game(), (level, level))
    for _ in range(times):
        watched.see(1, 3)
    for at in range(slides // 2):
        watched.see(*((6, 8), (11, 13), (16, 18))[at % 3])
    brain = watched.brains[0]
    card = watched.game.card("A")
    return sum(brain.recall(range(1, 26)).get(1) == card for _ in range(tries)) / tries


@pytest.mark.parametrize(("level", "soon", "long"), [(EASY, 6, 20), (MEDIUM, 14, 50), (HARD, 40, 160)])
def test_memory_fades_with_every_slide_pulled_since(level, soon, long):
    fresh, later, late = (recalled(level, slides) for slides in (0, soon, long))
    assert fresh > 0.7
    assert fresh > later + 0.05
    assert later > late + 0.05


@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD])
def test_what_was_seen_again_stays_longer(level):
    assert recalled(level, 20, times=4) > recalled(level, 20, times=1) + 0.05


def test_a_better_player_remembers_longer():
    easy, medium, hard = (recalled(level, 16) for level in (EASY, MEDIUM, HARD))
    assert easy + 0.2 < medium < hard - 0.2


def test_an_easy_player_sometimes_remembers_the_panel_beside():
    watched = Watched(Game(), (EASY, HARD))
    watched.see(13, 8)
    watched.see(1, 3, 1, 3)
    card = watched.game.state.card(13)
    places = {
        panel
        for _ in range(400)
        for panel, found in watched.brains[0].recall(range(1, 26)).items()
        if found == card
    }
    assert 13 in places
    assert places - {13}
    assert places <= {13, 8, 18, 12, 14}
    exact = watched.brains[1]
    assert {
        panel for _ in range(400) for panel, found in exact.recall(range(1, 26)).items() if found == card
    } == {13}


def test_what_has_left_the_board_and_what_lay_in_an_earlier_game_is_forgotten():
    watched = Watched(Game(), (HARD, HARD))
    watched.see(1, 3)
    watched.tell(watched.game.pull(1, 2))
    assert 1 not in watched.brains[0].recall(range(1, 26))
    assert watched.brains[0].recall(range(1, 26))
    watched.game.guess(ANSWER)
    watched.tell(watched.game.go_on())
    assert watched.brains[0].recall(range(1, 26)) == {}


# Honesty


def hidden_worlds() -> tuple[Game, Game]:
    """Two games that differ only in what nobody can see: where unseen cards lie, and the solution."""
    content = replace(SIMPLE, puzzles=(puzzle("Alpha centaur"), puzzle("Omega beetle")))
    layout = PAIRS.split()
    other = layout.copy()
    # Panels 1, 3, 6 and 8 will have been seen; everything else is another shuffle.
    unseen = [at for at in range(25) if at not in (0, 2, 5, 7)]
    for at, to in zip(unseen, Dice(99).shuffled(unseen)[0], strict=True):
        other[to] = layout[at]
    assert layout != other
    one = Game(" ".join(layout), content=content, answer="Alpha centaur")
    two = Game(" ".join(other), content=content, answer="Omega beetle")
    return one, two


@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD])
def test_the_computer_knows_what_a_person_knows_and_nothing_else(level):
    """In two worlds that look the same it does the same, whatever lies hidden."""
    for seed in range(20):
        one, two = (Watched(game, (level, level), seed) for game in hidden_worlds())
        for watched in (one, two):
            watched.see(1, 3, 6, 8)
        for seat in (None, ANA, BEN):
            assert one.game.view(seat) == two.game.view(seat)
        assert one.game.asks == two.game.asks
        assert one.choice() == two.choice()


def test_a_view_holds_nothing_that_is_hidden():
    """States that differ in hidden cards, luck and solution alone give equal views, all game long."""
    for seed in range(4):
        game = Game(seed=seed)
        luck = Random(seed)
        while not isinstance(game.state.phase, Solved):
            twin = disguised(game, luck)
            for seat in (None, ANA, BEN):
                assert twin.view(seat) == game.view(seat)
            assert twin.asks == game.asks
            ask = luck.choice([ask for ask in game.asks if ask.seat != HOST])
            game.at = max(game.at, ask.after)
            game.do(luck.choice(ask.choices), ask.seat)


def disguised(game: Game, luck: Random) -> Game:
    """The same game as far as anybody can see, with all that is hidden exchanged."""
    state = game.state
    hidden = [panel - 1 for panel in state.covered if panel not in state.pulled]
    cards = [state.board[at] for at in hidden]
    luck.shuffle(cards)
    board = list(state.board)
    for at, card in zip(hidden, cards, strict=True):
        board[at] = card
    other = SIMPLE.puzzles.index(next(one for one in SIMPLE.puzzles if one.answer != game.answer))
    twin = Game(seed=1)
    stack = tuple(Dice(luck.randrange(9**9)).shuffled(state.puzzles)[0])
    twin.state = replace(
        state, board=tuple(board), dice=Dice(luck.randrange(9**9)), puzzle=other, puzzles=stack
    )
    assert twin.state != state
    return twin


def test_it_never_guesses_yet_but_passes():
    watched = Watched(Game(), (HARD, HARD))
    watched.tell(watched.game.pull(1, 2))
    assert watched.choice()[1] == Pass()


# Playing


def test_it_pulls_the_pair_it_has_seen():
    watched = Watched(Game(), (HARD, HARD))
    watched.see(1, 3, 2, 8)
    _, deed = watched.choice()
    assert deed.panel in (1, 2)
    watched.tell(watched.game.do(deed))
    assert watched.choice()[1] == Pull({1: 2, 2: 1}[deed.panel])


def test_it_prefers_the_dearer_pair_and_keeps_its_wilds():
    watched = Watched(Game(), (HARD, HARD))
    watched.see(1, 3, 2, 4)
    dear = max("AB", key=lambda letter: watched.game.card(letter).value)
    assert watched.game.state.card(watched.choice()[1].panel) == watched.game.card(dear)
    watched = Watched(Game(), (HARD, HARD))
    watched.tell([Pulled(ANA, 5, watched.game.card("*")), Pulled(ANA, 1, watched.game.card("A"))])
    watched.tell([Pulled(BEN, 2, watched.game.card("A"))])
    assert watched.choice()[1].panel in (1, 2)


def test_it_pulls_something_new_when_it_knows_no_match():
    watched = Watched(Game(), (HARD, HARD))
    watched.see(1, 3, 6, 8)
    assert watched.choice()[1].panel not in (1, 3, 6, 8)


def test_after_a_wild_it_takes_the_dearest_prize_it_knows():
    watched = Watched(Game(), (HARD, HARD))
    watched.see(1, 3, 6, 8)
    watched.tell(watched.game.pull(5))
    dearest = max((1, 3, 6, 8), key=lambda panel: watched.game.state.card(panel).value)
    assert watched.choice()[1] == Pull(dearest)


def test_it_names_both_numbers_where_the_house_wants_it():
    watched = Watched(Game(pull="name-both"), (HARD, HARD))
    watched.see(1, 3, 2, 8)
    watched.step()
    assert {watched.game.state.phase.named[0], watched.choice()[1].panel} == {1, 2}


def test_it_takes_the_dearest_prize():
    watched = Watched(Game(), (HARD, HARD))
    game = watched.game
    game.miss()
    game.pull(1, 2)
    game.pass_()
    game.pull(3, 4)
    game.pass_()
    game.miss()
    watched.tell(game.pull(20, 25))
    dearest = max((0, 1), key=lambda slot: game.rack(1)[slot].value)
    assert watched.choice()[1] == TakePrize(dearest)


def test_it_covers_and_goes_on_but_never_speaks_for_the_table():
    watched = Watched(Game(), (HARD, HARD))
    watched.tell(watched.game.pull(1, 3))
    assert watched.choice()[1] == Cover()
    watched.game.cover()
    watched.game.pull(1, 2)
    watched.game.guess(WRONG)
    for ask in watched.game.asks:
        if ask.seat == HOST:
            assert watched.brains[0].choose(watched.game.view(), ask) is None
    watched.game.overrule(BEN)
    assert watched.choice()[1] == GoOn()
    assert watched.brains[0].choose(watched.game.view(), watched.game.ask(HOST)) is None


def test_it_leaves_the_lead_to_its_team_mate():
    game = Game(players=4)
    brains = {seat: Brain(HARD, Random(1)) for seat in (0, 2)}
    for seat, brain in brains.items():
        brain.watch((), game.view(seat))
    assert brains[2].choose(game.view(2), game.ask(2)) is None
    assert isinstance(brains[0].choose(game.view(0), game.ask(0)), Pull)
    game.miss()
    game.miss()
    assert brains[0].choose(game.view(0), game.ask(0)) is None
    assert isinstance(brains[2].choose(game.view(2), game.ask(2)), Pull)


# Judging


def judging(seat: int, text: str, **options: object) -> tuple[Game, Brain]:
    game = Game(**options)
    brain = Brain(EASY, Random(1))
    game.pull(1, 2)
    game.guess(text)
    brain.watch(game.events, game.view(seat))
    return game, brain


@pytest.mark.parametrize(
    ("text", "right"), [(ANSWER, True), ("raincheck", True), (WRONG, False), ("Rain", False)]
)
def test_as_master_of_ceremonies_it_compares_with_the_solution(text, right):
    game, brain = judging(CEM, text, players=3)
    assert brain.choose(game.view(CEM), game.ask(CEM)) == Judge(right)


def test_it_is_kind_to_a_near_miss(monkeypatch):
    from boardroom.core import words

    monkeypatch.setattr(words, "judge", lambda *_: words.Verdict.NEAR)
    game, brain = judging(BEN, "rain chick")
    assert brain.choose(game.view(BEN), game.ask(BEN)) == Judge(right=True)


@pytest.mark.parametrize(
    ("text", "opened", "right"),
    [
        ("Abraham Lincoln", 3, False),
        ("Rock concert", 3, False),
        ("Rain dance", 6, False),
        ("the rain check", 9, True),
        (ANSWER, 9, True),
        ("Rain", 6, False),
        ("Rain chess", 9, False),
    ],
)
def test_at_the_solution_slide_it_opens_letters_until_they_disprove_or_complete(text, opened, right):
    game, brain = judging(BEN, text, judge="table")
    while (deed := brain.choose(game.view(BEN), game.ask(BEN))) == Open():
        game.do(deed)
    assert deed == Judge(right)
    assert game.state.letters == opened
    assert game.view().is_open == (opened == 9)


@pytest.mark.parametrize(
    ("letters", "guess", "disproved"),
    [
        ("C", "Abraham Lincoln", False),
        ("Cat", "Abraham Lincoln", True),
        ("T", "Lion King", False),
        ("The Li", "Lion King", False),
        ("Lion K", "The Lion King", False),
        ("20", "Twenty thousand leagues", False),
        ("Caf", "Café", False),
        ("Butterf", "Buterfly", False),
        ("Eleph", "Ox", True),
    ],
)
def test_what_disproves_a_guess(letters, guess, disproved):
    assert is_disproved(letters, guess) == disproved


def test_whole_matches_between_computers_end():
    """All passing, all draws: the match ends all the same, at every size of table."""
    for players in (2, 3, 4, 5, 8):
        game = Game(players=players)
        game.state = laid(game.rules.deal(game.seats, Dice(players)), PAIRS)
        watched = Watched(game, tuple(seat % 3 for seat in range(players)))
        while game.rules.result(game.state) is None:
            watched.step()
        assert len(game.state.played) == 3
        assert not isinstance(game.state.phase, Picking)


def test_guess_is_a_deed_of_people():
    """The blank to type into is offered; the computer leaves it empty."""
    game = Game()
    game.pull(1, 2)
    assert game.ask(ANA).blank == Guess("")
