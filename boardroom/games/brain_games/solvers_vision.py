"""VISION answers found again from what is drawn."""

from __future__ import annotations

from collections import Counter
from itertools import product

from boardroom.games.brain_games import figures
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.drawings import NAMED, ONE_WAY
from boardroom.games.brain_games.marks import COLOURS, Box, Line, Words
from boardroom.games.brain_games.reading import Found, icons


def odd_one_out(card: Card) -> Found:
    """The option in whose place a picture stands that no other is like."""
    all_of_them = icons(card)
    looks = Counter((icon.name, icon.mirror, icon.turn, icon.size) for icon in all_of_them)
    odd = [icon for icon in all_of_them if looks[icon.name, icon.mirror, icon.turn, icon.size] == 1]
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
    left = {(icon.x, icon.y): icon for icon in icons(card) if icon.x < 600}
    right = {(icon.x - 600, icon.y): icon for icon in icons(card) if icon.x > 600}
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
    return {str(sum(icon.name == name for icon in icons(card)))}


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
    ends = {icon.x: icon.name for icon in icons(card)}
    letters = {mark.x: mark.text for mark in figures.marks(card.figure) if isinstance(mark, Words)}
    return {
        letters[mark.points[0][0]]
        for mark in figures.marks(card.figure)
        if isinstance(mark, Line) and ends[mark.points[-1][0]] == name
    }


def memory(card: Card) -> Found:
    """The options that are not drawn."""
    drawn = {NAMED[icon.name] for icon in icons(card)}
    return {option for option in card.options if option not in drawn}


def stroop(card: Card) -> Found:
    """Words whose ink has their name."""
    inks = {ink: name for name, ink in COLOURS.items()}
    words = [mark for mark in figures.marks(card.figure) if isinstance(mark, Words)]
    return {str(sum(inks[word.colour] == word.text.lower() for word in words))}


def silhouettes(card: Card) -> Found:
    """The options of which there is no shadow."""
    shadows = {icon.name for icon in icons(card) if icon.flat}
    return {
        _picked(card, icon.x, icon.y) for icon in icons(card) if not icon.flat and icon.name not in shadows
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
