"""LANGUAGE cards made from seeds: anagrams, words without vowels, and ladders of words."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.games.brain_games import solvers_words as solvers
from boardroom.games.brain_games.content import Card, Level
from boardroom.games.brain_games.luck import Luck

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
