"""LOGIC cards made from seeds: numbers, matches, grids, scales, clues, coins, clocks and days."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.games.brain_games import solvers_logic as solvers
from boardroom.games.brain_games.content import Card, Level
from boardroom.games.brain_games.drawings import NAMED
from boardroom.games.brain_games.luck import Luck

CHILDREN = ("Mia", "Leo", "Zoe", "Tom", "Ada", "Sam")
PETS = ("cat", "dog", "fish", "rabbit", "hamster", "parrot")
FRUIT = ("pear", "strawberry", "lemon", "banana", "pineapple", "watermelon")


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
        question = f"What is the smallest number of coins that makes {wanted}? "
        question += "You may use a coin more than once."
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
