"""Answers found again, from what a card shows to a player and from nothing else.

Each solver looks at the front as it is drawn, or reads the words on it, and finds all answers that fit by
trying; none shares a step with drawings.py or making.py. A card is sound when exactly one answer fits.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations, product

from boardroom.core.words.sounds import lexicon
from boardroom.games.brain_games import figures
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.drawings import NAMED, ONE_WAY
from boardroom.games.brain_games.marks import COLOURS, Box, Icon, Line, Words

Found = set[str]
"""All answers that fit, as the card would write them."""


def _icons(card: Card) -> list[Icon]:
    return [mark for mark in figures.marks(card.figure) if isinstance(mark, Icon)]


def _texts(card: Card) -> list[str]:
    return [mark.text for mark in figures.marks(card.figure) if isinstance(mark, Words)]


# VISION


def odd_one_out(card: Card) -> Found:
    """The option in whose place a picture stands that no other is like."""
    icons = _icons(card)
    looks = Counter((icon.name, icon.mirror, icon.turn, icon.size) for icon in icons)
    odd = [icon for icon in icons if looks[icon.name, icon.mirror, icon.turn, icon.size] == 1]
    return {_picked(card, icon.x, icon.y) for icon in odd if icon.name in ONE_WAY}


def _picked(card: Card, x: float, y: float) -> str:
    inside = [
        option
        for option, (left, top, wide, high) in zip(card.options, figures.spots(card.figure), strict=True)
        if left < x < left + wide and top < y < top + high
    ]
    return "".join(inside)


def spot_difference(card: Card) -> Found:
    """Place by place, what stands left and what stands right."""
    left = {(icon.x, icon.y): icon for icon in _icons(card) if icon.x < 600}
    right = {(icon.x - 600, icon.y): icon for icon in _icons(card) if icon.x > 600}
    differ = 0
    for place in {*left, *right}:
        one, other = left.get(place), right.get(place)
        if one is None or other is None:
            differ += 1
        else:
            differ += (one.name, one.size, one.mirror, one.turn) != (
                other.name,
                other.size,
                other.mirror,
                other.turn,
            )
    return {str(differ)}


def squares(card: Card) -> Found:
    """Every two corners of a square, if all the way round is inked."""
    ink = set()
    for mark in figures.marks(card.figure):
        if isinstance(mark, Line):
            (x, y), (right, foot) = mark.points
            steps = round(max(right - x, foot - y) / 10)
            ink |= {
                (round(x + (right - x) * at / steps, 1), round(y + (foot - y) * at / steps, 1))
                for at in range(steps + 1)
            }
    xs, ys = sorted({x for x, _ in ink}), sorted({y for _, y in ink})
    corners = [(x, y) for x, y in product(xs[::17], ys[::17])]
    count = 0
    for (x, y), (right, foot) in product(corners, corners):
        side = right - x
        if side > 1 and abs(foot - y - side) < 0.5:
            edge = [round(at * 10, 1) for at in range(round(side / 10) + 1)]
            round_it = [(round(x + step, 1), line) for step in edge for line in (y, foot)]
            round_it += [(line, round(y + step, 1)) for step in edge for line in (x, right)]
            count += all(point in ink for point in round_it)
    return {str(count)}


def counting(card: Card) -> Found:
    """How often the thing that the question names is drawn."""
    (name,) = [name for name, said in NAMED.items() if f"the {said}." in card.question]
    return {str(sum(icon.name == name for icon in _icons(card)))}


def mirror(card: Card) -> Found:
    """The options whose cells lie as those of the shape do, seen from behind."""
    boxes = [mark for mark in figures.marks(card.figure) if isinstance(mark, Box)]
    shape = [(box.x, box.y) for box in boxes if box.wide > 50]
    side = next(box.wide for box in boxes if box.wide > 50)
    wanted = _grid([(-x, y) for x, y in shape], side)
    found = set()
    for option, (left, _, wide, _) in zip(card.options, figures.spots(card.figure), strict=True):
        cells = [box for box in boxes if box.wide < 50 and left < box.x < left + wide]
        if _grid([(box.x, box.y) for box in cells], cells[0].wide) == wanted:
            found.add(option)
    return found


def _grid(points: list[tuple[float, float]], side: float) -> set[tuple[int, int]]:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return {(round((x - left) / side), round((y - top) / side)) for x, y in points}


def tangle(card: Card) -> Found:
    """Along each line from its letter to whatever stands at its end."""
    (name,) = [name for name, said in NAMED.items() if f"the {said}?" in card.question]
    ends = {icon.x: icon.name for icon in _icons(card)}
    letters = {mark.x: mark.text for mark in figures.marks(card.figure) if isinstance(mark, Words)}
    return {
        letters[mark.points[0][0]]
        for mark in figures.marks(card.figure)
        if isinstance(mark, Line) and ends[mark.points[-1][0]] == name
    }


def memory(card: Card) -> Found:
    """The options that are not drawn."""
    drawn = {NAMED[icon.name] for icon in _icons(card)}
    return {option for option in card.options if option not in drawn}


def stroop(card: Card) -> Found:
    """Words whose ink has their name."""
    inks = {ink: name for name, ink in COLOURS.items()}
    words = [mark for mark in figures.marks(card.figure) if isinstance(mark, Words)]
    return {str(sum(inks[word.colour] == word.text.lower() for word in words))}


def silhouettes(card: Card) -> Found:
    """The options of which there is no shadow."""
    shadows = {icon.name for icon in _icons(card) if icon.flat}
    return {
        _picked(card, icon.x, icon.y) for icon in _icons(card) if not icon.flat and icon.name not in shadows
    }


def pattern_piece(card: Card) -> Found:
    """The options with which the carpet is the same from both sides, and from above and below."""
    boxes = [mark for mark in figures.marks(card.figure) if isinstance(mark, Box)]
    carpet = [box for box in boxes if box.y < 530]
    left, top, side = min(box.x for box in carpet), min(box.y for box in carpet), carpet[0].wide
    cells = {(round((box.y - top) / side), round((box.x - left) / side)): box.fill for box in carpet}
    hole = sorted(cell for cell, fill in cells.items() if fill == "#fffdf6")
    found = set()
    for option, (at, _, wide, _) in zip(card.options, figures.spots(card.figure), strict=True):
        piece = sorted((box.y, box.x, box.fill) for box in boxes if box.y > 530 and at < box.x < at + wide)
        whole = cells | dict(zip(hole, (fill for _, _, fill in piece), strict=True))
        if all(
            whole[row, column] == whole[row, 7 - column] == whole[7 - row, column] for row, column in whole
        ):
            found.add(option)
    return found


# LOGIC


def sequence(card: Card) -> Found:
    """What every rule that fits says next: steps, steps of steps, factors, sums of two, two steps in turn."""
    shown = [int(text) for text in _texts(card) if text != "?"]
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


# LANGUAGE


def anagram(card: Card) -> Found:
    """All common words of these letters."""
    wanted = sorted("".join(_texts(card)).lower())
    return {word for word in lexicon().common if len(word) == len(wanted) and sorted(word) == wanted}


def vowels(card: Card) -> Found:
    """All common words that are this without their vowels."""
    wanted = "".join(_texts(card)).lower()
    return {word for word in lexicon().common if word[:1] and re.sub("[aeiou]", "", word) == wanted}


def ladder(card: Card) -> Found:
    """All common words one letter away from both ends."""
    first, last = (text.lower() for text in _texts(card) if text != "?")
    return {
        word
        for word in lexicon().common
        if len(word) == len(first) and _apart(word, first) == 1 and _apart(word, last) == 1
    }


def _apart(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def hidden(card: Card) -> Found:
    """All animals of the list that stand in the letters of the line, across the gaps of its words."""
    run = re.sub("[^a-z]", "", " ".join(_texts(card)).lower())
    words = {word for text in _texts(card) for word in re.findall("[a-z]+", text.lower())}
    return {animal for animal in ANIMALS if animal in run and animal not in words}


ANIMALS = (
    "ant", "ape", "badger", "bat", "bear", "bee", "bison", "camel", "cat", "cow", "crab", "deer", "dog",
    "donkey", "duck", "eagle", "elk", "emu", "ferret", "fox", "frog", "goat", "goose", "hamster", "hen",
    "horse", "hyena", "koala", "lamb", "lion", "llama", "mole", "monkey", "moose", "mouse", "newt", "otter",
    "owl", "panda", "parrot", "penguin", "pig", "pony", "rabbit", "rat", "robin", "seal", "shark", "sheep",
    "snake", "spider", "swan", "tiger", "toad", "turtle", "whale", "wolf", "worm", "zebra",
)  # fmt: skip


def homophone(card: Card) -> Found:
    """The answer, if some way to say it is a way to say the word in the question, spelt otherwise."""
    (given,) = re.findall(r"“(\w+)”", card.question)
    sounds = lexicon().sounds
    ways = set(sounds[given].split(","))
    same = card.answer != given and ways & set(sounds[card.answer].split(","))
    return {card.answer} if same else set()


def rhyme(card: Card) -> Found:
    """The answer, if it sounds like the word in the question from its last vowel that counts."""
    (given,) = re.findall(r"“(\w+)”", card.question)
    ends = [{_end(way) for way in lexicon().sounds[word].split(",")} for word in (given, card.answer)]
    return {card.answer} if ends[0] & ends[1] else set()


def _end(sounds: str) -> str:
    at = [place for place, sound in enumerate(sounds) if sound in "aeoWIAREiOYUqu&"]
    return sounds[at[0] :] if len(at) == 1 else sounds[at[-2] if at else 0 :]


# MIND & BODY


def digits(card: Card) -> Found:
    """The figures in the order in which they stand."""
    return {"".join(_texts(card)).replace(" ", "")}


def backwards(card: Card) -> Found:
    """From the last to the first."""
    return {"".join(_texts(card)).replace(" ", "")[::-1]}


def chain(card: Card) -> Found:
    """One step after the other."""
    total = 0
    for text in _texts(card):
        number = int(re.findall(r"\d+", text)[0]) if re.search(r"\d", text) else 0
        if text.startswith("Start"):
            total = number
        elif text.startswith("add"):
            total += number
        elif text.startswith("take away"):
            total -= number
        elif text == "double it":
            total *= 2
        elif text == "halve it":
            total //= 2
    return {str(total)}


SOLVERS: dict[str, Callable[[Card], Found]] = {
    solver.__name__: solver
    for solver in (
        odd_one_out, spot_difference, squares, counting, mirror, tangle, memory, stroop, silhouettes,
        pattern_piece, sequence, matches, sudoku, scales, deduction, coins, clock, calendar, anagram, vowels,
        ladder, hidden, homophone, rhyme, digits, backwards, chain,
    )
}  # fmt: skip
"""By the kind of card."""


def wrong_answer(card: Card) -> str:
    """What a solver finds wrong with an answer, and what to do; empty if nothing, or if nobody can tell."""
    solver = SOLVERS.get(card.kind)
    if solver is None:
        return ""
    try:
        found = solver(card)
    except (ValueError, KeyError, IndexError, StopIteration) as failure:
        return f"the card cannot be read as a {card.kind} ({failure}); see how the others are written"
    allowed = {card.answer.casefold(), *(text.casefold() for text in card.accept)}
    if {text.casefold() for text in found} != allowed:
        said = ", ".join(sorted(found)) or "nothing"
        return f"worked out again, the answer is {said}; write that, or change the card"
    return ""


def twins(cards: list[Card]) -> list[tuple[str, str]]:
    """Pairs of cards that show and ask the same; waiting for a light is never the same twice."""
    shown = {
        card.id: (card.kind, card.question, card.figure, card.answer if card.is_measured else "")
        for card in cards
        if card.reply != "react"
    }
    return [(one, other) for one, other in combinations(shown, 2) if shown[one] == shown[other]]
