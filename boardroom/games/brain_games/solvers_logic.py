"""LOGIC answers found again by trying everything that the card allows."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise, permutations, product

from boardroom.games.brain_games import figures
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.drawings import NAMED
from boardroom.games.brain_games.marks import Line
from boardroom.games.brain_games.reading import Found, texts


def sequence(card: Card) -> Found:
    """What every rule that fits says next: steps, steps of steps, factors, sums of two, two steps in turn."""
    shown = [int(text) for text in texts(card) if text != "?"]
    return {str(after) for after in _continued(shown)}


def _continued(shown: list[int]) -> Iterator[int]:
    steps = [later - sooner for sooner, later in pairwise(shown)]
    if len(set(steps)) == 1:
        yield shown[-1] + steps[-1]
    seconds = [later - sooner for sooner, later in pairwise(steps)]
    if len(set(seconds)) == 1:
        yield shown[-1] + steps[-1] + seconds[-1]
    if all(sooner and later % sooner == 0 for sooner, later in pairwise(shown)):
        factors = [later // sooner for sooner, later in pairwise(shown)]
        if len(set(factors)) == 1:
            yield shown[-1] * factors[-1]
    if all(shown[at] + shown[at + 1] == shown[at + 2] for at in range(len(shown) - 2)):
        yield shown[-1] + shown[-2]
    if all(steps[at] == steps[at + 2] for at in range(len(steps) - 2)):
        yield shown[-1] + steps[-2]
    for factor in (2, 3):
        rests = {later - factor * sooner for sooner, later in pairwise(shown)}
        if len(rests) == 1:
            yield shown[-1] * factor + rests.pop()


def matches(card: Card) -> Found:
    """All true sums of the same length that differ by one match taken away and one laid down."""
    (text,) = figures.parts(card.figure)
    here = _sticks(text)
    found = set()
    for one, sign, other, total in product(range(10), "+-", range(10), range(10)):
        if (one + other if sign == "+" else one - other) == total:
            there = _sticks(f"{one}{sign}{other}={total}")
            if len(here - there) == 1 and len(there - here) == 1:
                found.add(f"{one}{sign}{other}={total}")
    return found


def _sticks(text: str) -> set[tuple[tuple[float, float], ...]]:
    return {mark.points for mark in figures.marks(f"sticks {text}") if isinstance(mark, Line)}


def sudoku(card: Card) -> Found:
    """What the asked cell holds in every way to fill the grid."""
    given = "".join(figures.parts(card.figure)[0].split("/"))
    asked = given.index("?")
    found = set()
    rows = list(permutations("1234"))
    for grid in product(rows, repeat=4):
        filled = [sign for row in grid for sign in row]
        if any(sign not in (".", "?") and sign != filled[at] for at, sign in enumerate(given)):
            continue
        columns = [filled[column::4] for column in range(4)]
        blocks = [
            [filled[(top + down) * 4 + left + right] for down in (0, 1) for right in (0, 1)]
            for top in (0, 2)
            for left in (0, 2)
        ]
        if all(len(set(group)) == 4 for group in (*columns, *blocks)):
            found.add(filled[asked])
    return found


def scales(card: Card) -> Found:
    """What the question mark weighs under all weights from 1 to 20 that balance the other rows."""
    rows = [row.split("=") for row in figures.parts(card.figure)]
    names = sorted({token for row in rows for side in row for token in side.split("+") if token in NAMED})
    found = set()
    for weights in product(range(1, 21), repeat=len(names)):
        weigh = dict(zip(names, weights, strict=True))
        known, asked = True, 0
        for left, right in rows:
            total = sum(weigh[token] if token in weigh else int(token) for token in left.split("+"))
            if right == "?":
                asked = total
            else:
                known &= total == sum(
                    weigh[token] if token in weigh else int(token) for token in right.split("+")
                )
        if known:
            found.add(str(asked))
    return found


def deduction(card: Card) -> Found:
    """Who it is under every way to share the pets that all clues allow."""
    clues = figures.parts(card.figure)
    text = " ".join(clues)
    names = list(card.options)
    pets = sorted(set(re.findall(r"the (\w+)", f"{text} {card.question}")))
    (asked,) = re.findall(r"the (\w+)\?", card.question)
    found = set()
    for shared in permutations(pets, len(names)):
        owns = dict(zip(names, shared, strict=True))
        if all(_holds(clue, owns) for clue in clues):
            found |= {name for name in names if owns[name] == asked}
    return found


def _holds(clue: str, owns: dict[str, str]) -> bool:
    name = clue.split()[0]
    pets = re.findall(r"the (\w+)", clue)
    return (owns[name] not in pets) if "not" in clue else (owns[name] in pets)


def coins(card: Card) -> Found:
    """Add them up; or try one coin, two coins, three …"""
    worth = [int(text) for text in figures.parts(card.figure)]
    if "altogether" in card.question:
        return {str(sum(worth))}
    (wanted,) = [int(number) for number in re.findall(r"\d+", card.question)]
    sums, count = {0}, 0
    while wanted not in sums:
        sums, count = {total + coin for total in sums for coin in worth if total + coin <= wanted}, count + 1
    return {str(count)}


def clock(card: Card) -> Found:
    """Read the hands, and go on or back minute by minute."""
    lines = [mark for mark in figures.marks(card.figure) if isinstance(mark, Line)]
    long, short = sorted(lines, key=lambda line: math.dist(*line.points), reverse=True)
    minutes = round(_turn(long) / 6) % 60
    hours = int((_turn(short) - minutes / 2) / 30 + 0.5) % 12
    numbers = [int(number) for number in re.findall(r"\d+", card.question)]
    units = re.findall(r"\d+ (hour|minute)", card.question)
    way = -1 if "ago" in card.question else 1
    change = sum(number * (60 if unit == "hour" else 1) for number, unit in zip(numbers, units, strict=True))
    then = (hours * 60 + minutes + way * change) % 720
    return {f"{then // 60 or 12}:{then % 60:02}"}


def _turn(line: Line) -> float:
    (x, y), (right, foot) = line.points
    return math.degrees(math.atan2(right - x, y - foot)) % 360


DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def calendar(card: Card) -> Found:
    """Day by day on the fingers."""
    ((today, count),) = re.findall(r"Today is (\w+)\. .* (\d+) days", card.question)
    day = DAYS.index(today)
    for _ in range(int(count)):
        day = (day - 1) % 7 if "ago" in card.question else (day + 1) % 7
    return {DAYS[day]}
