"""LANGUAGE answers found again in the table of words and their sounds."""

from __future__ import annotations

import re

from boardroom.core.words.sounds import lexicon
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.reading import Found, texts


def anagram(card: Card) -> Found:
    """All common words of these letters."""
    wanted = sorted("".join(texts(card)).lower())
    return {word for word in lexicon().common if len(word) == len(wanted) and sorted(word) == wanted}


def vowels(card: Card) -> Found:
    """All common words that are this without their vowels."""
    wanted = "".join(texts(card)).lower()
    return {word for word in lexicon().common if word[:1] and re.sub("[aeiou]", "", word) == wanted}


def ladder(card: Card) -> Found:
    """All common words one letter away from both ends."""
    first, last = (text.lower() for text in texts(card) if text != "?")
    return {
        word
        for word in lexicon().common
        if len(word) == len(first) and _apart(word, first) == 1 and _apart(word, last) == 1
    }


def _apart(one: str, other: str) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))


def hidden(card: Card) -> Found:
    """All animals of the list that stand in the letters of the line, across the gaps of its words."""
    run = re.sub("[^a-z]", "", " ".join(texts(card)).lower())
    words = {word for text in texts(card) for word in re.findall("[a-z]+", text.lower())}
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
