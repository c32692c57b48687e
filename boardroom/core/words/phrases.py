"""A whole guess against a whole answer: words lined up, little words passed over, words split and joined."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from boardroom.core.words.numerals import is_number
from boardroom.core.words.readings import Words, key
from boardroom.core.words.slips import SAME, SLIP, Match, match
from boardroom.core.words.sounds import alike, is_real, read_as, said
from boardroom.core.words.tables import ARTICLES, CHATTER, DROPPABLE, LITTLE


class Score(NamedTuple):
    """What stands between a guess and the answer, in the order in which it weighs."""

    doubts: int = 0
    missing: int = 0
    slips: int = 0
    strangers: int = 0


NOTHING: Final = Score()
LONG_ANSWER: Final = 5
"""Answers of so many words forgive one missing little word."""
KNOWN_BY: Final = 3
"""So many words with a picture of their own make an answer that is known although one of them is another."""
LETTERS_A_SLIP: Final = 5
SLIPS_ALWAYS: Final = 2
MOST_JOINED: Final = 3


def right(answer: Words, score: Score) -> bool:
    """Whether a guess is accepted without asking anybody."""
    return score.doubts == 0 and score.missing <= _may_miss(answer) and score.slips <= _may_slip(answer)


def near(answer: Words, score: Score) -> bool:
    """Whether the table should be asked: one thing only is wrong, and it is small.

    Another real word is small only if at least two other words of the answer are right: who says "raining
    bats and dogs" knows the answer, who says "hot log" has another one.
    """
    if score.strangers and sum(word not in LITTLE for word in answer) < KNOWN_BY:
        return False
    missing = max(0, score.missing - _may_miss(answer))
    slips = max(0, score.slips - _may_slip(answer))
    return score.doubts + missing <= 1 and slips + score.doubts + missing <= 2


def _may_miss(answer: Words) -> int:
    return 1 if len(answer) >= LONG_ANSWER else 0


def _may_slip(answer: Words) -> int:
    return max(SLIPS_ALWAYS, sum(map(len, answer)) // LETTERS_A_SLIP)


def scores(answer: Words, guess: Words) -> Iterator[Score]:
    """Every way to lay a guess beside an answer; none if it is another answer, or only a part of this one."""
    if _joined_keys(answer) == _joined_keys(guess) or alike(answer, guess):
        yield NOTHING
        return
    for said_guess in _without_chatter(guess):
        if _is_part(answer, said_guess):
            continue
        score = _laid_beside(answer, said_guess)
        if score is not None:
            yield score
    if "and" in answer[1:-1]:
        place = answer.index("and", 1)
        turned = (*answer[place + 1 :], "and", *answer[:place])
        if _joined_keys(turned, ARTICLES) == _joined_keys(guess, ARTICLES):
            yield Score(doubts=1)


def _joined_keys(words: Words, without: frozenset[str] = frozenset()) -> str:
    return "".join(key(word) for word in words if word not in without)


def _without_chatter(guess: Words) -> Iterator[Words]:
    yield guess
    for opening in CHATTER:
        if guess[: len(opening)] == opening and len(guess) > len(opening):
            yield guess[len(opening) :]


def _is_part(answer: Words, guess: Words) -> bool:
    """Whether the guess is some of the answer's words and no others: a part is never enough."""
    if len(guess) >= len(answer):
        return False
    wanted = [key(word) for word in answer if word not in LITTLE]
    given = [key(word) for word in guess if word not in LITTLE]
    rest = iter(wanted)
    return len(given) < len(wanted) and all(word in rest for word in given)


def _laid_beside(answer: Words, guess: Words) -> Score | None:
    """The best line-up of two word by word, None if there is none."""
    if len(guess) > 2 * len(answer) + 6 or len(answer) > 2 * len(guess) + 6:
        return None
    best: dict[tuple[int, int], Score] = {(0, 0): NOTHING}
    for at in range(len(answer) + 1):
        for heard in range(len(guess) + 1):
            score = best.get((at, heard))
            if score is None or score.doubts + score.missing > 2:
                continue
            for words, guesses, extra in _steps(answer, guess, at, heard):
                place = (at + words, heard + guesses)
                total = Score(*(one + other for one, other in zip(score, extra, strict=True)))
                if place not in best or _weight(total) < _weight(best[place]):
                    best[place] = total
    return best.get((len(answer), len(guess)))


def _weight(score: Score) -> tuple[int, int, int]:
    return (score.doubts + score.missing, score.doubts, score.slips)


def _steps(answer: Words, guess: Words, at: int, heard: int) -> Iterator[tuple[int, int, Score]]:
    """What may come next in a line-up: words of the answer, words of the guess, what it costs."""
    word = answer[at] if at < len(answer) else ""
    typed = guess[heard] if heard < len(guess) else ""
    if typed in ARTICLES:
        yield 0, 1, NOTHING
    elif typed in LITTLE:
        yield 0, 1, Score(slips=1) if heard and guess[heard - 1] == typed else Score(doubts=1)
    if word in ARTICLES and not (word == "a" and at == len(answer) - 1):
        yield 1, 0, NOTHING
    elif word in LITTLE and 0 < at < len(answer) - 1:
        yield 1, 0, Score(missing=1) if word in DROPPABLE else Score(doubts=1)
    if not word or not typed:
        return
    found = match(word, typed)
    if found:
        yield 1, 1, Score(found.doubts, 0, found.slips, found.strangers)
    for words in range(1, min(MOST_JOINED, len(answer) - at) + 1):
        for guesses in range(1, min(MOST_JOINED, len(guess) - heard) + 1):
            if words + guesses > 2:
                found = _joined(answer[at : at + words], guess[heard : heard + guesses])
                if found:
                    yield words, guesses, Score(found.doubts, 0, found.slips, found.strangers)


@lru_cache(maxsize=8192)
def _joined(words: Words, guesses: Words) -> Match | None:
    """What words written together or apart are to each other."""
    wanted, given = _joined_keys(words), _joined_keys(guesses)
    if wanted == given or alike(words, guesses) or _unknown_sounds_like(words, wanted, guesses):
        return SAME
    if len(words) == 1 and len(guesses) == 2:
        return _halves(wanted, guesses) or _mended(words[0], guesses)
    if len(words) == 2 and len(guesses) == 1:
        return _halves_guessed(words, given) or _read_together(words, given)
    if len(guesses) == 1:
        return _read_together(words, given)
    return None


def _unknown_sounds_like(words: Words, wanted: str, guesses: Words) -> bool:
    """Whether an answer that no table can say may be said as the words of the guess: toucan, two can."""
    return not said(words) and wanted.isalpha() and any(read_as(wanted, way) == 0.0 for way in said(guesses))


def _halves(wanted: str, guesses: Words) -> Match | None:
    """One word of the answer typed as two: one half right, the other a match."""
    first, second = (key(guess) for guess in guesses)
    if wanted.endswith(second) and len(wanted) > len(second):
        return match(wanted.removesuffix(second), first)
    if wanted.startswith(first) and len(wanted) > len(first):
        return match(wanted.removeprefix(first), second)
    return None


def _halves_guessed(words: Words, given: str) -> Match | None:
    """Two words of the answer typed as one: one half right, the other a match."""
    first, second = (key(word) for word in words)
    if given.endswith(second) and len(given) > len(second):
        return match(first, given.removesuffix(second))
    if given.startswith(first) and len(given) > len(first):
        return match(second, given.removeprefix(first))
    return None


def _mended(word: str, guesses: Words) -> Match | None:
    """One word typed as two pieces that are not both words: xylo fone."""
    given = "".join(guesses)
    if all(is_real(guess) for guess in guesses) or is_real(given):
        return None
    return match(word, given)


def _read_together(words: Words, given: str) -> Match | None:
    """Several words typed as one that, read aloud, is them: eyescream."""
    if is_real(given):
        return None
    ways = said(words)
    if not ways or len(given) < 0.6 * len("".join(words)) or any(is_number(word) for word in words):
        return None
    limit = min(1.0, 0.1 * len(ways[0])) if len(given) > 5 else 0.0
    return SLIP if any(read_as(given, way) <= limit for way in ways) else None
