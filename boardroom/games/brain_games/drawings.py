"""The drawn pictures of VISION: each is made from a seed alone, at any size, with its question and answer.

Answers are kept on the cards and found again by solvers.py, which look at what is drawn and at nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from msgspec import Struct

from boardroom.games.brain_games.luck import Luck
from boardroom.games.brain_games.marks import COLOURS, INK, Box, Icon, Line, Mark, Words

Spot = tuple[float, float, float, float]
"""Left, top, width and height of what can be picked on a picture."""
Cells = frozenset[tuple[int, int]]

ONE_WAY = (
    "bicycle", "crocodile", "dolphin", "duck", "elephant", "fish", "helicopter", "kangaroo", "lizard",
    "rocket", "sailboat", "scorpion", "ship", "sled", "snail", "teapot", "trumpet", "turtle", "whale",
    "t-rex",
)  # fmt: skip
"""Pictures that face one way, so that their mirror image is seen at once."""
NAMED = {
    "airplane": "aeroplane", "anchor": "anchor", "banana": "banana", "bell": "bell", "bicycle": "bicycle",
    "cactus": "cactus", "candle": "candle", "carrot": "carrot", "castle": "castle", "cat": "cat",
    "chair": "chair", "cheese-wedge": "cheese", "crab": "crab", "crown": "crown", "drum": "drum",
    "duck": "duck", "elephant": "elephant", "fish": "fish", "frog": "frog", "giraffe": "giraffe",
    "guitar": "guitar", "hammer": "hammer", "hedgehog": "hedgehog", "house": "house", "key": "key",
    "kite": "kite", "ladder": "ladder", "lemon": "lemon", "light-bulb": "light bulb", "lion": "lion",
    "magnet": "magnet", "mushroom": "mushroom", "octopus": "octopus", "owl": "owl", "pear": "pear",
    "penguin": "penguin", "pineapple": "pineapple", "rabbit": "rabbit", "rocket": "rocket",
    "sailboat": "sailboat", "scissors": "scissors", "snail": "snail", "snowman": "snowman",
    "strawberry": "strawberry", "sunflower": "sunflower", "teapot": "teapot", "tooth": "tooth",
    "tractor": "tractor", "trumpet": "trumpet", "turtle": "turtle", "umbrella": "umbrella",
    "violin": "violin", "watermelon": "watermelon", "whale": "whale", "zebra": "zebra",
}  # fmt: skip
"""Pictures whose name everybody says alike."""
SHAPES = (
    "airplane", "bell", "bicycle", "cat", "crab", "crown", "duck", "elephant", "fish", "giraffe", "guitar",
    "hammer", "house", "key", "kangaroo", "octopus", "rabbit", "scissors", "snail", "teapot", "trumpet",
    "turtle", "umbrella", "whale",
)  # fmt: skip
"""Pictures that are known by their outline alone."""
SHADES = ("#b03a2e", "#1f618d", "#1e8449", "#7d3c98", "#b9770e")
LETTERS = "ABCDEFGH"


class Drawing(Struct, frozen=True):
    """A picture with what is asked about it; `spots` are where its options can be picked."""

    marks: tuple[Mark, ...]
    question: str
    answer: str
    options: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()


def odd_one_out(luck: Luck) -> Drawing:
    """One of 24 pictures looks the other way."""
    name, odd = luck.choice(ONE_WAY), luck.below(24)
    marks: list[Mark] = []
    spots, options = [], []
    for at, (row, column) in enumerate(product(range(4), range(6))):
        x, y = 200 + column * 172.0, 138 + row * 184.0
        marks.append(Icon(name, x, y, 140, mirror=at == odd))
        spots.append((x - 80, y - 86, 160.0, 172.0))
        options.append(f"{LETTERS[row]}{column + 1}")
    for row in range(4):
        marks.append(Words(56, 138 + row * 184.0, LETTERS[row], 60, "#6a5430", 80, 80))
    for column in range(6):
        marks.append(Words(200 + column * 172.0, 24, str(column + 1), 44, "#6a5430", 80, 50))
    question = "One of these looks the other way. Which one?"
    return Drawing(tuple(marks), question, options[odd], tuple(options), tuple(spots))


def spot_difference(luck: Luck) -> Drawing:
    """Two pictures of twelve things, of which some were changed on the right."""
    names = luck.sample(sorted(NAMED), 12)
    changed = luck.sample(range(12), luck.between(3, 6))
    spare = [name for name in sorted(NAMED) if name not in names]
    marks: list[Mark] = [Line(((600, 20), (600, 780)), "#d8c9a3", 6)]
    for at, name in enumerate(names):
        x, y = 110 + (at % 3) * 190.0, 115 + (at // 3) * 190.0
        marks.append(Icon(name, x, y, 150))
        other: Icon | None = Icon(name, x + 600, y, 150)
        if at in changed:
            way = luck.choice(("other", "gone", "small", "turned", "mirror"))
            if way == "mirror" and name not in ONE_WAY:
                way = "turned"
            other = {
                "other": Icon(luck.choice(spare), x + 600, y, 150),
                "gone": None,
                "small": Icon(name, x + 600, y, 96),
                "turned": Icon(name, x + 600, y, 150, turn=180),
                "mirror": Icon(name, x + 600, y, 150, mirror=True),
            }[way]
        if other is not None:
            marks.append(other)
    question = "How many differences are there between the left and the right side?"
    return Drawing(tuple(marks), question, str(len(changed)))


def squares(luck: Luck) -> Drawing:
    """A grid with some of its lines rubbed out: how many squares of any size are whole?"""
    size, side, left, top = 4, 170.0, 260.0, 60.0
    rows = {(row, at) for row in range(size + 1) for at in range(size)}
    columns = {(at, column) for at in range(size) for column in range(size + 1)}
    inner = [("row", cut) for cut in sorted(rows) if 0 < cut[0] < size]
    inner += [("column", cut) for cut in sorted(columns) if 0 < cut[1] < size]
    for way, cut in luck.sample(inner, luck.between(5, 8)):
        (rows if way == "row" else columns).discard(cut)
    lines = [
        ((left + c * side, top + r * side), (left + (c + 1) * side, top + r * side)) for r, c in sorted(rows)
    ]
    lines += [
        ((left + c * side, top + r * side), (left + c * side, top + (r + 1) * side))
        for r, c in sorted(columns)
    ]
    count = sum(
        all(
            {(r, c + i), (r + n, c + i)} <= rows and {(r + i, c), (r + i, c + n)} <= columns for i in range(n)
        )
        for n in range(1, size + 1)
        for r in range(size - n + 1)
        for c in range(size - n + 1)
    )
    marks = tuple(Line(line, "#1a237e", 14) for line in lines)
    return Drawing(marks, "How many squares can you count? Big ones count too!", str(count))


def counting(luck: Luck) -> Drawing:
    """How many of one kind are in the crowd?"""
    kinds = luck.sample(sorted(NAMED), 4)
    wanted = luck.between(5, 9)
    rest = [luck.choice(kinds[1:]) for _ in range(28 - wanted)]
    crowd = luck.shuffled([kinds[0]] * wanted + rest)
    marks = tuple(
        Icon(
            name,
            100 + (at % 7) * 166.0 + luck.between(-18, 18),
            110 + (at // 7) * 192.0 + luck.between(-22, 22),
            118,
            turn=float(15 * luck.between(-2, 2)),
        )
        for at, name in enumerate(crowd)
    )
    thing = NAMED[kinds[0]]
    question = f"Look for the picture of the {thing}. How many times is it there?"
    return Drawing(marks, question, str(wanted))


def mirror(luck: Luck) -> Drawing:
    """Which of four shapes is the one above, seen in a mirror?"""
    while True:
        shape = _polyomino(luck, 7)
        turned = _turns(shape)
        image = _normal({(row, -column) for row, column in shape})
        if image not in turned:
            break
    wrong: list[Cells] = [other for other in dict.fromkeys(turned) if other != image][:2]
    while len(wrong) < 3:
        other = _other_shape(luck, image)
        if other != image and other not in wrong and other not in turned:
            wrong.append(other)
    options = luck.shuffled([image, *wrong])
    marks: list[Mark] = [
        *_cells(shape, 400, 200, 62, "#1e63d6"),
        Line(((600, 20), (600, 390)), "#8a7a5a", 8),
        Words(800, 200, "?", 150, "#8a7a5a", 200, 200),
    ]
    spots = []
    for at, option in enumerate(options):
        x = 150 + 300.0 * at
        marks += _cells(option, x, 560, 44, "#2e8b3d")
        marks.append(Words(x, 750, LETTERS[at], 64, INK, 100, 70))
        spots.append((x - 140, 420.0, 280.0, 370.0))
    question = "The line is a mirror. Which shape stands behind it, where the question mark is?"
    answer = LETTERS[options.index(image)]
    return Drawing(tuple(marks), question, answer, tuple(LETTERS[:4]), tuple(spots))


def _normal(cells: set[tuple[int, int]] | Cells) -> Cells:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def _turns(shape: Cells) -> list[Cells]:
    found, turned = [], shape
    for _ in range(4):
        found.append(_normal(turned))
        turned = frozenset((column, -row) for row, column in turned)
    return found


def _grown(luck: Luck, cells: set[tuple[int, int]], size: int) -> set[tuple[int, int]]:
    while len(cells) < size:
        row, column = luck.choice(sorted(cells))
        down, right = luck.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        cells.add((row + down, column + right))
        if (
            max(
                max(r for r, _ in cells) - min(r for r, _ in cells),
                max(c for _, c in cells) - min(c for _, c in cells),
            )
            > 3
        ):
            cells.remove((row + down, column + right))
    return cells


def _polyomino(luck: Luck, size: int) -> Cells:
    return _normal(_grown(luck, {(0, 0)}, size))


def _other_shape(luck: Luck, shape: Cells) -> Cells:
    """The shape with one cell moved, still in one piece."""
    while True:
        less = set(shape) - {luck.choice(sorted(shape))}
        if is_whole(less):
            return _normal(_grown(luck, less, len(shape)))


def is_whole(cells: set[tuple[int, int]] | Cells) -> bool:
    """Whether all cells hang together by their sides."""
    seen, edge = set[tuple[int, int]](), [min(cells)]
    while edge:
        row, column = edge.pop()
        if (row, column) in cells and (row, column) not in seen:
            seen.add((row, column))
            edge += [(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)]
    return seen == set(cells)


def _cells(cells: Cells, x: float, y: float, side: float, colour: str) -> list[Mark]:
    high, wide = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    left, top = x - wide * side / 2, y - high * side / 2
    return [
        Box(left + column * side, top + row * side, side, side, colour, "#fffdf6", 3)
        for row, column in sorted(cells)
    ]


def tangle(luck: Luck) -> Drawing:
    """Five lines cross: which one leads to the thing that is asked for?"""
    count, levels = 5, 4
    xs = [140 + at * 230.0 for at in range(count)]
    ys = [130 + level * 132.0 for level in range(levels + 1)]
    lanes = [list(range(count))]
    while len(lanes) <= levels:
        lane = luck.shuffled(lanes[-1])
        # Lines that swing far cross so flat that nobody could follow them.
        far = max(abs(lane.index(line) - lanes[-1].index(line)) for line in lane)
        if 0 < far <= 2:
            lanes.append(lane)
    things = luck.sample(sorted(NAMED), count)
    marks: list[Mark] = []
    for at in range(count):
        points = tuple((xs[lanes[level].index(at)], ys[level]) for level in range(levels + 1))
        marks.append(Line(points, "#37474f", 11, smooth=True, halo=24))
    marks += [Words(xs[at], 70, LETTERS[at], 72, INK, 100, 90) for at in range(count)]
    marks += [Icon(things[at], xs[at], 728, 120) for at in range(count)]
    end = luck.below(count)
    answer = LETTERS[lanes[-1][end]]
    spots = tuple((x - 70, 15.0, 140.0, 110.0) for x in xs)
    question = f"Which line leads to the {NAMED[things[end]]}?"
    return Drawing(tuple(marks), question, answer, tuple(LETTERS[:count]), spots)


def memory(luck: Luck) -> Drawing:
    """Twelve things are shown and covered: which one was not among them?"""
    names = luck.sample(sorted(NAMED), 13)
    marks = tuple(
        Icon(name, 165 + (at % 4) * 290.0, 135 + (at // 4) * 265.0, 190) for at, name in enumerate(names[:12])
    )
    options = luck.shuffled([*(NAMED[name] for name in names[:3]), NAMED[names[12]]])
    question = "Which of these four was NOT in the picture?"
    return Drawing(marks, question, NAMED[names[12]], tuple(options))


def stroop(luck: Luck) -> Drawing:
    """Names of colours, some of them printed in their own colour."""
    colours = ("red", "blue", "green", "purple", "orange", "black")
    same = set(luck.sample(range(15), luck.between(3, 7)))
    marks = []
    for at in range(15):
        word = luck.choice(colours)
        ink = word if at in same else luck.choice([colour for colour in colours if colour != word])
        x, y = 215 + (at % 3) * 385.0, 90 + (at // 3) * 155.0
        marks.append(Words(x, y, word.upper(), 84, COLOURS[ink], 370, 130))
    question = "How many of these words are printed in the colour that they name?"
    return Drawing(tuple(marks), question, str(len(same)))


def silhouettes(luck: Luck) -> Drawing:
    """A heap of shadows: which of four things is not in it?"""
    names = luck.sample(SHAPES, 6)
    heap, missing = names[:5], names[5]
    places = ((310, 215), (480, 300), (600, 190), (730, 300), (890, 210))
    marks: list[Mark] = [
        Icon(name, x, y, 330, mirror=bool(luck.below(2)), flat=SHADES[at])
        for at, (name, (x, y)) in enumerate(zip(heap, places, strict=True))
    ]
    options = luck.shuffled([*luck.sample(heap, 3), missing])
    spots = []
    for at, name in enumerate(options):
        x = 150 + 300.0 * at
        marks += [Icon(name, x, 615, 170), Words(x, 755, LETTERS[at], 60, INK, 100, 70)]
        spots.append((x - 130, 510.0, 260.0, 285.0))
    question = "Which of the things below is NOT hidden in the heap of shadows?"
    answer = LETTERS[options.index(missing)]
    return Drawing(tuple(marks), question, answer, tuple(LETTERS[:4]), tuple(spots))


def pattern_piece(luck: Luck) -> Drawing:
    """A carpet that is the same left and right, above and below, with a hole: which piece fits?"""
    colours = [COLOURS[name] for name in luck.sample(("red", "blue", "green", "orange", "purple"), 4)]
    quarter = {(row, column): luck.below(4) for row in range(4) for column in range(4)}
    whole = {
        (row, column): quarter[min(row, 7 - row), min(column, 7 - column)]
        for row in range(8)
        for column in range(8)
    }
    top, left = luck.choice((0, 1, 2, 5, 6)), luck.choice((0, 1, 2, 5, 6))
    hole = [(top + down, left + right) for down in range(2) for right in range(2)]
    right_piece = tuple(whole[cell] for cell in hole)
    pieces = [right_piece]
    while len(pieces) < 4:
        at = luck.below(4)
        other = tuple(
            (colour + 1 + luck.below(3)) % 4 if spot == at else colour
            for spot, colour in enumerate(right_piece)
        )
        if luck.below(2):
            other = tuple(luck.shuffled(right_piece))
        if other not in pieces:
            pieces.append(other)
    options = luck.shuffled(pieces)
    marks: list[Mark] = []
    for (row, column), colour in sorted(whole.items()):
        if (row, column) in hole:
            marks.append(Box(340 + column * 62.0, 20 + row * 62.0, 62, 62, "#fffdf6", "#8a7a5a", 2))
        else:
            marks.append(Box(340 + column * 62.0, 20 + row * 62.0, 62, 62, colours[colour], "#fffdf6", 2))
    spots = []
    for at, piece in enumerate(options):
        x = 150 + 300.0 * at
        marks += [
            Box(x - 62 + (spot % 2) * 62, 575 + (spot // 2) * 62, 62, 62, colours[colour], "#fffdf6", 2)
            for spot, colour in enumerate(piece)
        ]
        marks.append(Words(x, 752, LETTERS[at], 60, INK, 100, 70))
        spots.append((x - 130, 540.0, 260.0, 255.0))
    question = "The carpet is the same left and right, above and below. Which piece fits the hole?"
    answer = LETTERS[options.index(right_piece)]
    return Drawing(tuple(marks), question, answer, tuple(LETTERS[:4]), tuple(spots))


DRAWERS: dict[str, Callable[[Luck], Drawing]] = {
    drawer.__name__: drawer
    for drawer in (
        odd_one_out, spot_difference, squares, counting, mirror,
        tangle, memory, stroop, silhouettes, pattern_piece,
    )
}  # fmt: skip
"""By the kind of card that they draw."""
