"""Cards made from seeds: `python -m boardroom.games.brain_games.making FOLDER` writes the files again.

A maker turns a seed into a card; `PLAN` says which cards the box holds. The files keep question and answer
as they were made, so that they can be read, and `boardroom check` compares them with what the seed says now
and with what a solver finds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import fields, replace

from boardroom.games.brain_games import solvers
from boardroom.games.brain_games.board import Category
from boardroom.games.brain_games.content import Card, Duel, Level
from boardroom.games.brain_games.drawings import DRAWERS, NAMED
from boardroom.games.brain_games.luck import Luck

Maker = Callable[[str, int, Level], Card]
"""Takes kind, seed and level."""

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
CHILDREN = ("Mia", "Leo", "Zoe", "Tom", "Ada", "Sam")
PETS = ("cat", "dog", "fish", "rabbit", "hamster", "parrot")
FRUIT = ("pear", "strawberry", "lemon", "banana", "pineapple", "watermelon")

ANAGRAMS = """
happy tiger piano robot queen juice zebra pirate garden rocket monkey yellow window dragon rabbit holiday
chicken blanket pumpkin dolphin weather
""".split()  # noqa: SIM905  (read at a glance)
SQUEEZED = """
elephant rainbow umbrella butterfly chocolate penguin treasure breakfast hospital calendar sandwich tomato
crocodile
""".split()  # noqa: SIM905  (likewise)
RUNGS = """
cat dog pig hen cow bat sun hat pen bed cup fox bus map net log pot bag cap ten win wet hot red big dig run
ship boat cake moon ball book door hand king milk nest ring star tree lake bike bone cone cold gold fish
dish wish ride hide side tall wall well bell tell sand band bank park dark mark cart card
""".split()  # noqa: SIM905  (likewise)
"""Words that every child knows; the middle of a ladder is one of them too."""


def drawn(kind: str, seed: int, level: Level) -> Card:
    """A picture of drawings.py."""
    drawing = DRAWERS[kind](Luck(seed))
    return Card(
        id="",
        category="vision",
        kind=kind,
        level=level,
        question=drawing.question,
        reply="pick" if drawing.options else "typed",
        answer=drawing.answer,
        options=drawing.options,
        figure=f"{kind} {seed}",
        look=12 if kind == "memory" else 0,
        seed=seed,
    )


def sequence(kind: str, seed: int, level: Level) -> Card:
    """A row of numbers made by one rule, the harder the level the stranger."""
    luck = Luck(seed)
    first, step = luck.between(1, 9), luck.between(2, 7)
    rules = {"easy": ("step", "pairs"), "medium": ("times", "grow", "two"), "hard": ("sums", "twice")}
    rule = luck.choice(rules[level])
    row = [first]
    why = ""
    for at in range(6):
        last = row[-1]
        match rule:
            case "step":
                row.append(last + step)
                why = f"Each number is {step} more than the one before."
            case "pairs":
                row.append(last + (step if at % 2 else step + 2))
                why = f"Add {step + 2}, then {step}, in turn."
            case "times":
                row.append(last * 2)
                why = "Each number is twice the one before."
            case "grow":
                row.append(last + step + at)
                why = f"Add {step}, then {step + 1}, then {step + 2}: always one more."
            case "two":
                row.append(last + step + 4 if at % 2 == 0 else last - step)
                why = f"Add {step + 4}, then take away {step}, in turn."
            case "sums":
                row.append(last + (row[-2] if len(row) > 1 else step - first))
                why = "Each number is the sum of the two before it."
            case _:
                row.append(last * 2 + 1)
                why = "Double it and add 1, again and again."
    return Card(
        id="",
        category="logic",
        kind=kind,
        level=level,
        question="Which number comes next?",
        reply="typed",
        answer=str(row[6]),
        figure="tiles " + "|".join([*(str(number) for number in row[:6]), "?"]),
        why=why,
        seed=seed,
    )


def matches(kind: str, seed: int, level: Level) -> Card:
    """A wrong sum that one moved match puts right."""
    luck = Luck(seed)
    while True:
        text = f"{luck.below(10)}{luck.choice('+-')}{luck.below(10)}={luck.below(10)}"
        card = Card(
            id="",
            category="logic",
            kind=kind,
            level=level,
            question="Move one match so that the sum is right. What does it say then?",
            reply="typed",
            answer="?",
            figure=f"sticks {text}",
            seed=seed,
        )
        found = solvers.matches(card)
        if len(found) == 1 and text not in found:
            answer = found.pop()
            return replace(card, answer=answer, why=f"{text} becomes {answer}.")


def sudoku(kind: str, seed: int, level: Level) -> Card:
    """A small sudoku of which one cell is asked for."""
    luck = Luck(seed)
    signs = luck.shuffled("1234")
    rows = [[0, 1, 2, 3], [2, 3, 0, 1], [1, 0, 3, 2], [3, 2, 1, 0]]
    order = [*luck.shuffled((0, 1)), *luck.shuffled((2, 3))]
    grid = [signs[rows[row][column]] for row in order for column in order]
    shown = {"easy": 8, "medium": 7, "hard": 6}[level]
    while True:
        cells = luck.shuffled(range(16))
        asked, kept = cells[0], cells[1 : shown + 1]
        text = "".join("?" if at == asked else grid[at] if at in kept else "." for at in range(16))
        card = Card(
            id="",
            category="logic",
            kind=kind,
            level=level,
            question="Every row, every column and every block of four holds 1, 2, 3 and 4. "
            "What belongs in the golden cell?",
            reply="pick",
            answer=grid[asked],
            options=("1", "2", "3", "4"),
            figure="sudoku " + "/".join(text[at : at + 4] for at in range(0, 16, 4)),
            seed=seed,
        )
        row, column = divmod(asked, 4)
        at_once = {grid[at] for at in kept if at // 4 == row or at % 4 == column}
        if len(at_once) < 3 and solvers.sudoku(card) == {card.answer}:
            return card


def scales(kind: str, seed: int, level: Level) -> Card:
    """Fruit on scales: two balances are known, a third is asked for."""
    luck = Luck(seed)
    one, other, third = luck.sample(FRUIT, 3)
    weight, more = luck.between(2, 6), luck.between(1, 5)
    heavy = weight + more
    rows = [f"{one}+{one}={2 * weight}", f"{one}+{other}={weight + heavy}"]
    if level == "easy":
        rows.append(f"{other}=?")
        answer = heavy
    elif level == "medium":
        rows.append(f"{other}+{other}+{one}=?")
        answer = 2 * heavy + weight
    else:
        rows += [f"{third}={one}+{other}", f"{third}+{other}=?"]
        answer = weight + heavy + heavy
    return Card(
        id="",
        category="logic",
        kind=kind,
        level=level,
        question="Each fruit always weighs the same. What belongs where the question mark is?",
        reply="typed",
        answer=str(answer),
        figure="scales " + "|".join(rows),
        why=f"The {NAMED[one]} weighs {weight}, the {NAMED[other]} weighs {heavy}.",
        seed=seed,
    )


def deduction(kind: str, seed: int, level: Level) -> Card:
    """Children and pets: clues that leave one answer, none of them for nothing."""
    luck = Luck(seed)
    count = 3 if level == "easy" else 4
    names, pets = luck.sample(CHILDREN, count), luck.sample(PETS, count)
    owns = dict(zip(names, pets, strict=True))
    asked = luck.choice(pets)
    true = [f"{name} does not have the {pet}." for name in names for pet in pets if owns[name] != pet]
    true += [
        f"{name} has the {one} or the {other}."
        for name in names
        for at, one in enumerate(pets)
        for other in pets[at + 1 :]
        if owns[name] in (one, other)
    ]
    answer = next(name for name in names if owns[name] == asked)
    while True:
        clues = luck.sample(true, count)
        card = Card(
            id="",
            category="logic",
            kind=kind,
            level=level,
            question=f"{listed(names)} have {listed([f'a {pet}' for pet in sorted(pets)])}, one each. "
            f"Who has the {asked}?",
            reply="pick",
            answer=answer,
            options=tuple(names),
            figure="lines " + "|".join(clues),
            why=" ".join(f"{name}: {owns[name]}." for name in names),
            seed=seed,
        )
        named = {pet for pet in pets if any(f"the {pet}" in text for text in (*clues, card.question))}
        if len(named) == count and _is_tight(card, clues):
            return card


def listed(texts: list[str]) -> str:
    """As they are read aloud: "a, b and c"."""
    return f"{', '.join(texts[:-1])} and {texts[-1]}"


def _is_tight(card: Card, clues: list[str]) -> bool:
    """Whether all clues together leave one answer, and no clue could be left out."""
    if solvers.deduction(card) != {card.answer}:
        return False
    fewer = [[clue for clue in clues if clue != one] for one in clues]
    texts = [replace(card, figure="lines " + "|".join(rest)) for rest in fewer]
    return not any(_still(one) == {card.answer} for one in texts)


def _still(card: Card) -> set[str]:
    try:
        return solvers.deduction(card)
    except ValueError:
        return set()  # a pet is named no more, so the clue was needed
    except KeyError:
        return set()


def coins(kind: str, seed: int, level: Level) -> Card:
    """Coins to add up, or the fewest coins that make a sum."""
    luck = Luck(seed)
    if level == "easy":
        worth = [luck.choice((1, 2, 5, 10, 20)) for _ in range(luck.between(5, 7))]
        question, answer = "How much money is this altogether?", sum(worth)
    else:
        worth = [50, 20, 10, 5, 2, 1]
        wanted = luck.between(23, 99)
        left, answer = wanted, 0
        for coin in worth:
            answer, left = answer + left // coin, left % coin
        question = f"There is plenty of each of these coins. What is the smallest number that makes {wanted}?"
    return Card(
        id="",
        category="logic",
        kind=kind,
        level=level,
        question=question,
        reply="typed",
        answer=str(answer),
        figure="coins " + "|".join(str(coin) for coin in worth),
        seed=seed,
    )


def clock(kind: str, seed: int, level: Level) -> Card:
    """A clock, and some time before or after it."""
    luck = Luck(seed)
    hour, minute = luck.between(1, 12), 5 * luck.below(12)
    hours, minutes = luck.between(1, 5), 5 * luck.between(1, 11)
    back = level == "hard"
    change = hours * 60 + (0 if level == "easy" else minutes)
    then = (hour % 12 * 60 + minute + (-change if back else change)) % 720
    span = _span(hours, 0 if level == "easy" else minutes)
    question = f"What time was it {span} ago?" if back else f"What time will it be in {span}?"
    wrong = [then + shift for shift in luck.sample((-60, 60, 30, -30, 10, -10, 120), 3)]
    options = tuple(_time(at % 720) for at in luck.shuffled([then, *wrong]))
    return Card(
        id="",
        category="logic",
        kind=kind,
        level=level,
        question=question,
        reply="pick",
        answer=_time(then),
        options=options,
        figure=f"clock {hour}:{minute:02}",
        seed=seed,
    )


def _span(hours: int, minutes: int) -> str:
    text = f"{hours} hour" + ("s" if hours > 1 else "")
    return f"{text} and {minutes} minutes" if minutes else text


def _time(minutes: int) -> str:
    return f"{minutes // 60 or 12}:{minutes % 60:02}"


def calendar(kind: str, seed: int, level: Level) -> Card:
    """So many days from today."""
    luck = Luck(seed)
    today = luck.below(7)
    least, most = {"easy": (3, 6), "medium": (9, 20), "hard": (25, 60)}[level]
    count = luck.between(least, most)
    while count % 7 == 0:
        count = luck.between(least, most)
    back = level != "easy" and bool(luck.below(2))
    then = (today + (-count if back else count)) % 7
    others = luck.sample([day for day in range(7) if day != then], 3)
    asks = f"Which day was it {count} days ago?" if back else f"Which day will it be in {count} days?"
    return Card(
        id="",
        category="logic",
        kind=kind,
        level=level,
        question=f"Today is {solvers.DAYS[today]}. {asks}",
        reply="pick",
        answer=solvers.DAYS[then],
        options=tuple(solvers.DAYS[day] for day in luck.shuffled([then, *others])),
        figure=f"lines {solvers.DAYS[today]}|{'−' if back else '+'} {count} days|= ?",
        why="Every 7 days it is the same day again.",
        seed=seed,
    )


def anagram(kind: str, seed: int, level: Level) -> Card:
    """The letters of a word, mixed."""
    luck = Luck(seed)
    size = {"easy": 5, "medium": 6, "hard": 7}[level]
    word = luck.choice([word for word in ANAGRAMS if len(word) == size])
    while True:
        mixed = luck.shuffled(word)
        if sum(one == other for one, other in zip(mixed, word, strict=True)) <= 1:
            break
    card = Card(
        id="",
        category="language",
        kind=kind,
        level=level,
        question="Put the letters in order: which word is it?",
        reply="letters",
        answer=word,
        figure="tiles " + "|".join(mixed).upper(),
        seed=seed,
    )
    return replace(card, accept=tuple(sorted(solvers.anagram(card) - {word})))


def vowels(kind: str, seed: int, level: Level) -> Card:
    """A word without its vowels."""
    luck = Luck(seed)
    word = luck.choice(SQUEEZED)
    bare = [letter for letter in word.upper() if letter not in "AEIOU"]
    card = Card(
        id="",
        category="language",
        kind=kind,
        level=level,
        question="All the vowels (A, E, I, O, U) have fallen out. Which word was it?",
        reply="letters",
        answer=word,
        figure="tiles " + "|".join(bare),
        seed=seed,
    )
    return replace(card, accept=tuple(sorted(solvers.vowels(card) - {word})))


def ladder(kind: str, seed: int, level: Level) -> Card:
    """Two words, and the one between them."""
    luck = Luck(seed)
    size = 3 if level == "easy" else 4
    words = [word for word in RUNGS if len(word) == size]
    while True:
        first, last = luck.choice(words), luck.choice(words)
        card = Card(
            id="",
            category="language",
            kind=kind,
            level=level,
            question="At each step one letter changes, and each step is a word. "
            "Which word belongs in the middle?",
            reply="letters",
            answer="?",
            figure=f"lines {first.upper()}|?|{last.upper()}",
            seed=seed,
        )
        if sum(one != other for one, other in zip(first, last, strict=True)) == 2:
            found = solvers.ladder(card)
            known = sorted(found & set(words))
            if known:
                return replace(card, answer=known[0], accept=tuple(sorted(found - {known[0]})))


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
    """A row of figures, shown for a moment."""
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
        question=f"Type the figures {way}.",
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
        question=f"Watch how {count} pads light up, then tap them in the same order.",
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
        question=f"Without looking at any clock: press when {seconds} seconds have gone by. "
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


MAKERS: dict[str, Maker] = {
    **dict.fromkeys(DRAWERS, drawn),
    "sequence": sequence,
    "matches": matches,
    "sudoku": sudoku,
    "scales": scales,
    "deduction": deduction,
    "coins": coins,
    "clock": clock,
    "calendar": calendar,
    "anagram": anagram,
    "vowels": vowels,
    "ladder": ladder,
    "react": react,
    "digits": digits,
    "backwards": digits,
    "pattern": taps,
    "stopwatch": stopwatch,
    "chain": chain,
}
"""By the kind of card."""


def make(card: Card) -> Card:
    """A card made again from its seed, kind and level; what the plan adds to it is kept."""
    made = MAKERS[card.kind](card.kind, card.seed, card.level)
    duel: Duel = card.duel
    return replace(made, id=card.id, duel=duel, question=_duelled(made, duel))


def _duelled(card: Card, duel: Duel) -> str:
    """How the question goes for two."""
    if duel == "race":
        return "Wait for the green light: the first to press wins. Whoever presses too early loses."
    if duel == "best":
        return (
            f"One after the other, without any clock: press after {card.answer} seconds. The nearer one wins."
        )
    return card.question


PLAN: tuple[tuple[Category, str, int, Duel, int], ...] = (
    ("vision", "odd_one_out", 5, "buzz", 2),
    ("vision", "spot_difference", 5, "buzz", 1),
    ("vision", "squares", 5, "buzz", 1),
    ("vision", "counting", 5, "buzz", 2),
    ("vision", "mirror", 5, "buzz", 1),
    ("vision", "tangle", 5, "buzz", 1),
    ("vision", "memory", 5, "", 0),
    ("vision", "stroop", 4, "buzz", 1),
    ("vision", "silhouettes", 5, "buzz", 2),
    ("vision", "pattern_piece", 4, "buzz", 1),
    ("logic", "sequence", 5, "buzz", 2),
    ("logic", "matches", 5, "buzz", 1),
    ("logic", "sudoku", 5, "", 0),
    ("logic", "scales", 5, "buzz", 2),
    ("logic", "deduction", 5, "", 0),
    ("logic", "coins", 5, "buzz", 2),
    ("logic", "clock", 5, "buzz", 2),
    ("logic", "calendar", 5, "buzz", 2),
    ("language", "anagram", 6, "buzz", 2),
    ("language", "vowels", 6, "buzz", 2),
    ("language", "ladder", 5, "", 0),
    ("mind", "react", 5, "race", 3),
    ("mind", "digits", 5, "", 0),
    ("mind", "backwards", 4, "", 0),
    ("mind", "pattern", 6, "", 0),
    ("mind", "stopwatch", 6, "best", 3),
    ("mind", "chain", 4, "buzz", 2),
)
"""Category, kind, how many cards, how the head-to-heads among them are won, and how many those are."""


def cards() -> Iterator[Card]:
    """All made cards, in the order of the plan; a seed whose card is unsound or a twin is passed over."""
    for category, kind, count, duel, duels in PLAN:
        made: list[Card] = []
        seen: set[tuple[str, str, str]] = set()
        seed = sum(ord(letter) for letter in kind) * 100
        while len(made) < count:
            seed += 1
            level = LEVELS[len(made) * 3 // count]
            card = MAKERS[kind](kind, seed, level)
            mark = (card.question, card.figure, str(seed) if kind == "react" else card.answer)
            if mark in seen or solvers.wrong_answer(card) or _is_loose(card, made):
                continue
            seen.add(mark)
            fights = len(made) % 2 == 0 and sum(1 for other in made if other.duel) < duels
            fights = fights or count - len(made) <= duels - sum(1 for other in made if other.duel)
            how: Duel = duel if fights else ""
            name = f"{category}-{kind.replace('_', '-')}-{len(made) + 1}"
            made.append(replace(card, id=name, duel=how, question=_duelled(card, how)))
        yield from made


def _is_loose(card: Card, made: list[Card]) -> bool:
    """Letters that make two words, a word that was there already, a day that was asked from already."""
    if card.kind in ("anagram", "vowels", "ladder") and any(card.answer == other.answer for other in made):
        return True
    if card.kind in ("anagram", "vowels"):
        return bool(card.accept)
    return card.kind == "calendar" and any(card.question[:14] == other.question[:14] for other in made)


def written(card: Card) -> str:
    """A card as it stands in a file: one line for each field that says something."""
    plain = to_builtins(card)
    lines = []
    for field in fields(Card):
        value = plain[field.name]
        if field.required or value != field.default:
            lines.append(f"{field.name}: {json.dumps(value, ensure_ascii=False)}")
    return "- " + "\n  ".join(lines) + "\n"


def main() -> None:
    """Write one file of made cards for each category into the folder that is named."""
    folder = Path(sys.argv[1])
    texts: dict[str, list[str]] = {}
    for card in cards():
        texts.setdefault(card.category, []).append(written(card))
    for category, entries in texts.items():
        head = "# Made from the seeds by boardroom/games/brain_games/making.py: change that, not this file.\n"
        text = head + "cards:\n" + "".join(entries)
        (folder / f"{category}_made.yaml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
