"""MIND & BODY cards made from seeds: reactions, digits to remember, patterns, stopwatches, sums."""

from __future__ import annotations

from boardroom.games.brain_games.content import Card, Level
from boardroom.games.brain_games.luck import Luck


def react(kind: str, seed: int, level: Level) -> Card:
    """Press when the light turns green."""
    limit = {"easy": 700, "medium": 550, "hard": 450}[level]
    return Card(
        id="",
        category="mind",
        kind=kind,
        level=level,
        question=f"Wait for the green light, then press within {limit / 1000:g} seconds. "
        "Too early does not count.",
        reply="react",
        limit=limit,
        seed=seed,
    )


def digits(kind: str, seed: int, level: Level) -> Card:
    """A row of digits, shown for a moment."""
    luck = Luck(seed)
    count = {"easy": 4, "medium": 6, "hard": 7}[level] - (kind == "backwards")
    row = [luck.below(10)]
    while len(row) < count:
        row.append(luck.choice([digit for digit in range(10) if digit != row[-1]]))
    text = "".join(str(digit) for digit in row)
    way = "from the last to the first" if kind == "backwards" else "in the same order"
    return Card(
        id="",
        category="mind",
        kind=kind,
        level=level,
        question=f"Type the digits {way}.",
        reply="letters",
        answer=text[::-1] if kind == "backwards" else text,
        figure="lines " + " ".join(text),
        look=2 + count,
        seed=seed,
    )


def taps(kind: str, seed: int, level: Level) -> Card:
    """Pads light up one after another."""
    luck = Luck(seed)
    count = {"easy": 4, "medium": 5, "hard": 7}[level]
    row = [luck.between(1, 6)]
    while len(row) < count:
        row.append(luck.choice([pad for pad in range(1, 7) if pad != row[-1]]))
    return Card(
        id="",
        category="mind",
        kind=kind,
        level=level,
        question=f"Watch how {count} pads light up, then repeat them in the same order.",
        reply="taps",
        answer=" ".join(str(pad) for pad in row),
        seed=seed,
    )


def stopwatch(kind: str, seed: int, level: Level) -> Card:
    """Feel how long some seconds are."""
    luck = Luck(seed)
    seconds = luck.between(*{"easy": (4, 6), "medium": (7, 10), "hard": (11, 15)}[level])
    limit = {"easy": 1000, "medium": 900, "hard": 900}[level]
    return Card(
        id="",
        category="mind",
        kind=kind,
        level=level,
        question=f"Without looking at any clock: press {seconds} seconds after your start. "
        f"Up to {'one second' if limit == 1000 else f'{limit / 1000:g} seconds'} off is near enough.",
        reply="stopwatch",
        answer=str(seconds),
        limit=limit,
        seed=seed,
    )


def chain(kind: str, seed: int, level: Level) -> Card:
    """Sums one after the other, in the head."""
    luck = Luck(seed)
    total = luck.between(2, 9)
    rows = [f"Start with {total}"]
    for _ in range({"easy": 3, "medium": 4, "hard": 5}[level]):
        ways = ["add", "take away", "double it"] + ["halve it"] * (total % 2 == 0 and total > 8)
        way = luck.choice([way for way in ways if not rows[-1].startswith(way)])
        if total > 24 and way == "double it":
            way = "take away"
        number = luck.between(2, 9)
        if way == "take away" and number >= total:
            way = "add"
        total = {
            "add": total + number,
            "take away": total - number,
            "double it": total * 2,
            "halve it": total // 2,
        }[way]
        rows.append(f"{way} {number}" if way in ("add", "take away") else way)
    return Card(
        id="",
        category="mind",
        kind=kind,
        level=level,
        question="Work it out in your head, without pen and paper. What do you get?",
        reply="typed",
        answer=str(total),
        figure="lines " + "|".join(rows),
        seed=seed,
    )
