"""Judging a typed answer (CON-26, CON-27, CD-47): right, wrong, or near enough to ask the table.

A guess is RIGHT when a fair reader would say "that is what I meant". Case, accents, punctuation, articles,
"&", contractions, short forms, numbers in digits or words, British or American spelling, one or many, words
split or joined, and words that sound the same make no difference. Then, word by word, slips of the hand are
forgiven (none in words of up to 3 letters, 1 up to 7, 2 from 8 on, or a misspelling that reads aloud as
the word), unless what was typed is itself a real word: a different real word is a different answer. One
little word may be missing inside an answer of five words or more. All slips together may not pass one in
five letters, though two always may.

It is NEAR when one small thing more is wrong, so that whoever judges is asked "count it?":

* one slip more than a word forgives, or a strange first letter;
* one little word missing inside the answer, put in, or replaced by another ("man on the moon"), but never
  by its opposite;
* one word in another form ("break", "breaking"), with letters swapped or doubled into a real word ("angle"
  for "angel", "diner" for "dinner"), or that sounds the same only to some people ("prints" for "prince");
* one real word a letter or two away, if at least two other words show that the answer is known;
* the two sides of an "and" swapped.

Everything else is WRONG: a blank, "?", a mere part of the answer, another number, a sum that is not the same
sign by sign, a guess that denies the answer or turns it round (left for right).

Nothing big is loaded before the first question: the table of words and sounds is a module, read when asked.
"""

import enum
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from boardroom.core.words import phrases, sums
from boardroom.core.words.readings import letters, readings

__all__ = ["Verdict", "judge", "judge_letters", "judge_lines"]


class Verdict(enum.Enum):
    """What a guess is: right, near enough to ask the table, or wrong."""

    RIGHT = "right"
    NEAR = "near"
    WRONG = "wrong"


MOST_READINGS: Final = 6
"""Ways of reading one line that are compared; the likeliest come first."""
LONGEST: Final = 200
"""Letters of a guess beyond four times the answer: nobody means that as an answer."""


def judge(answer: str, guess: str, accept: Sequence[str] = ()) -> Verdict:
    """Return the best verdict on a guess over the answer and the puzzle's own accepted variants (CON-27)."""
    texts = (answer, *accept)
    if len(guess) > LONGEST + 4 * max(map(len, texts)):
        return Verdict.WRONG
    verdicts = {_verdict(text, guess) for text in texts}
    return next((verdict for verdict in Verdict if verdict in verdicts), Verdict.WRONG)


def judge_letters(answer: str, guess: str) -> Verdict:
    """Return the verdict where letters are the puzzle (rows with letters shown, anagrams, ladders).

    Case, accents, spaces and punctuation make no difference; every letter and digit counts, so never NEAR.
    """
    wanted = letters(answer)
    return Verdict.RIGHT if wanted and wanted == letters(guess) else Verdict.WRONG


def judge_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield `right`, `near` or `wrong` for each `answer<TAB>guess` line, in order.

    A line that is not of that form yields `line N: what is wrong` instead, N from 1, and the rest goes on.
    """
    for number, line in enumerate(lines, start=1):
        text = line.rstrip("\r\n")
        if number == 1:
            text = text.removeprefix("\N{BYTE ORDER MARK}")
        answer, *guesses = text.split("\t")
        if len(guesses) != 1:
            found = "no tab" if not guesses else f"{len(guesses)} tabs"
            yield f"line {number}: {found} in it; write the answer, one tab, the guess"
        elif not letters(answer):
            yield f"line {number}: no answer before the tab; write the answer, one tab, the guess"
        else:
            yield judge(answer, guesses[0]).value


def _verdict(answer: str, guess: str) -> Verdict:
    if sums.is_sum(answer):
        return Verdict.RIGHT if sums.written(answer) == sums.written(guess) else Verdict.WRONG
    verdict = Verdict.WRONG
    for words in readings(answer)[:MOST_READINGS]:
        for guesses in readings(guess)[:MOST_READINGS]:
            for score in phrases.scores(words, guesses):
                if phrases.right(words, score):
                    return Verdict.RIGHT
                if phrases.near(words, score):
                    verdict = Verdict.NEAR
    return verdict
