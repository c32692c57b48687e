"""Judging a typed answer: right, wrong, or near enough to ask the table."""

import enum
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from boardroom.core.words import phrases, sums
from boardroom.core.words.readings import letters, readings


class Verdict(enum.Enum):
    """What a guess is."""

    RIGHT = "right"
    NEAR = "near"
    WRONG = "wrong"


MOST_COMPARED: Final = 6


def judge(answer: str, guess: str, accept: Sequence[str] = ()) -> Verdict:
    if len(guess) > 200 + 4 * max(map(len, (answer, *accept))):
        return Verdict.WRONG
    verdicts = {_judge(text, guess) for text in (answer, *accept)}
    return next((verdict for verdict in (Verdict.RIGHT, Verdict.NEAR) if verdict in verdicts), Verdict.WRONG)


def _judge(answer: str, guess: str) -> Verdict:
    if sums.is_sum(answer):
        return Verdict.RIGHT if sums.written(answer) == sums.written(guess) else Verdict.WRONG
    verdict = Verdict.WRONG
    for words in readings(answer)[:MOST_COMPARED]:
        for guesses in readings(guess)[:MOST_COMPARED]:
            for score in phrases.scores(words, guesses):
                if phrases.right(words, score):
                    return Verdict.RIGHT
                if phrases.near(words, score):
                    verdict = Verdict.NEAR
    return verdict
