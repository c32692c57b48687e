"""How many slips of the hand lie between two words."""

from functools import lru_cache


@lru_cache(maxsize=16384)
def distance(one: str, other: str, most: int) -> int:
    """Letters put in, left out, replaced or swapped with the next, to turn one word into the other.

    Counts no further than `most`: anything beyond comes back as most + 1.
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    above = list(range(len(other) + 1))
    for row, letter in enumerate(one, start=1):
        here = [row]
        for column, typed in enumerate(other, start=1):
            cost = min(above[column] + 1, here[-1] + 1, above[column - 1] + (letter != typed))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == typed:
                cost = min(cost, before[column - 2] + 1)
            here.append(cost)
        if min(here) > most:
            return most + 1
        before, above = above, here
    return min(above[-1], most + 1)
