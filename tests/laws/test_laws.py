"""The laws, by random play over every game on the shelf: a new game is tested here without a line added.

What each law says, and how it is checked, stands in boardroom/table/laws.py. Secrecy is tried twice: on the
game's shipped content, and on the content in tests/games/<id>/canary, whose every answer sings CANARY.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.core.dice import Dice
from boardroom.core.game import Illegal, Move, Seat
from boardroom.games import shelf
from boardroom.table import laws
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table

CANARY = "CANARY"
TESTS = Path(__file__).parent.parent


@cache
def content(game: str, folder: Path):
    loaded = load(shelf()[game].part("content").Content, [folder])
    assert not loaded.faults, loaded.faults
    return loaded.content


def rules_of(game: str, folder: Path):
    return shelf()[game].part("rules").Rules(content(game, folder))


def players(count: int) -> list[Player]:
    return [Player(f"P{number}") for number in range(count)]


@pytest.fixture(params=sorted(shelf()))
def manifest(request):
    return shelf()[request.param]


@pytest.fixture
def rules(manifest):
    return rules_of(manifest.id, places.DATA / manifest.id)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_every_law(manifest, rules, seed):
    counts = list(manifest.seats)
    laws.random_game(rules, players(counts[seed % len(counts)]), seed)


@pytest.mark.parametrize("seed", range(4))
def test_no_canary_sings_before_its_time(manifest, seed):
    rules = rules_of(manifest.id, TESTS / "games" / manifest.id / "canary")
    counts = list(manifest.seats)
    crowd = players(counts[seed % len(counts)])
    seats = [Seat(number) for number in range(len(crowd))]
    dealt = rules.deal(seats, Dice(seed))
    watch = laws.random_game(rules, crowd, seed)
    state, heard_by = dealt, {eyes: [] for eyes in (None, *seats)}
    assert any(CANARY in secret for secret in rules.secrets(dealt, None)), "this game keeps nothing secret"
    for move in watch.moves:
        step = rules.play(state, move)
        state = step.state
        for eyes, heard in heard_by.items():
            kept = [secret for secret in rules.secrets(state, eyes) if CANARY in secret]
            events = [event for told in step.told if (event := told.heard_by(eyes)) is not None]
            asks = [ask for ask in rules.asks(state) if ask.seat == eyes]
            heard.append(msgspec.json.encode((rules.view(state, eyes), events, asks)).decode())
            assert not any(secret in heard[-1] for secret in kept)


@pytest.mark.parametrize("seed", range(3))
def test_every_asked_move_is_legal_and_nothing_else_is_let_in(manifest, rules, seed):
    crowd = players(manifest.seats[0])
    watch = laws.random_game(rules, crowd, seed)
    state = watch.dealt
    for move in watch.moves[:120]:
        for ask in rules.asks(state):
            for choice in ask.choices:
                rules.play(state, Move(ask.seat, choice, max(move.at, ask.after)))
            if ask.after > move.at:
                with pytest.raises(Illegal):
                    rules.play(state, Move(ask.seat, ask.choices[0], ask.after - 1))
        laws.unasked_are_refused(rules, state, watch.seats)
        state = rules.play(state, move).state
    assert rules.result(state) is not None or len(watch.moves) > 120


def test_one_seed_deals_one_game_and_another_another(manifest, rules):
    crowd = players(manifest.seats[0])
    seats = [Seat(number) for number in range(len(crowd))]
    assert rules.deal(seats, Dice(1)) == rules.deal(seats, Dice(1))
    if len(set(rules.pieces(rules.deal(seats, Dice(1))))) > len(seats):
        dealt = {rules.deal(seats, Dice(seed)) for seed in range(5)}
        assert len(dealt) == 5


def test_time_never_runs_backwards_in_a_game(rules, manifest):
    watch = laws.random_game(rules, players(manifest.seats[0]), 5)
    assert all(one.at <= other.at for one, other in pairwise(watch.moves))


def test_seats_outside_the_manifest_are_nobodys_business(manifest, rules):
    """The lobby offers only what the box says; every count it does offer can be dealt."""
    for count in manifest.seats:
        table = Table(rules, players(count), 1, Clock())
        assert table.asks


def test_house_rules_are_fields_of_options_and_the_rulebook_comes_first(manifest):
    part = manifest.part("rules")
    for rule in part.HOUSE_RULES:
        assert rule.field in part.Options.__struct_fields__
        plain = msgspec.convert({}, part.Options)
        first = msgspec.convert({rule.field: rule.values[0][0]}, part.Options, strict=False)
        assert first == plain, f"{rule.field}: the first value must be the rulebook's own"
        for value, words in rule.values:
            msgspec.convert({rule.field: value}, part.Options, strict=False)
            assert words


@pytest.mark.parametrize("seed", range(2))
def test_every_house_rule_keeps_the_laws(manifest, seed):
    part = manifest.part("rules")
    for rule in part.HOUSE_RULES:
        for value, _ in rule.values[1:]:
            options = msgspec.convert({rule.field: value}, part.Options, strict=False)
            bent = part.Rules(content(manifest.id, places.DATA / manifest.id), options)
            for count in list(manifest.seats)[:2]:
                try:
                    laws.random_game(bent, players(count), seed)
                except Illegal:
                    continue  # this many players cannot play it, and are told so when dealing
                break
            else:
                raise AssertionError(f"{rule.field}={value}: nobody can play it")
