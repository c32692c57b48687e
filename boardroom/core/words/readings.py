"""A typed line as words: every way in which a person may have meant it."""

import itertools
import re
import unicodedata
from functools import lru_cache
from typing import Final

from boardroom.core.words import numerals
from boardroom.core.words.distance import distance
from boardroom.core.words.sounds import is_real
from boardroom.core.words.tables import CONTRACTIONS, ENDINGS, LONG_FORMS, SPELLINGS, UNMARKED

MOST: Final = 24
"""Readings kept of one line, the likeliest first."""

Words = tuple[str, ...]

LETTERS: Final = str.maketrans(
    dict(zip("łøđðıħŋ", "loddihn", strict=True))
    | {"æ": "ae", "œ": "oe", "ß": "ss", "þ": "th"}
    | {"½": " half ", "¼": " quarter ", "¾": " three quarters ", "²": "^2", "³": "^3", "⁄": "/"}
    | dict.fromkeys("‘’‚‛′`´ʼ＇", "'")
    | dict.fromkeys("‐‑‒–—−﹣－", "-")
    | dict.fromkeys("×✕✖", " x ")
    | {"÷": " / ", "＋": "+", "＆": "&"}
)
"""Letters that are no letter with an accent, and the many forms of one sign."""

UNSEEN: Final = frozenset({"Mn", "Me", "Cf", "Cc", "Cs", "Co"})
"""Accents, and signs that only steer the writing."""

# What stands for words, in the order in which it is replaced.
SIGNS: Final = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"(?<=\d),(?=\d{3}(?!\d))", ""),
        (r"(?<=\d)[.](?=\d)", " point "),
        (r"[$]\s*(\d[\d.]*)", r"\1 dollars "),
        (r"£\s*(\d[\d.]*)", r"\1 pounds "),
        (r"€\s*(\d[\d.]*)", r"\1 euros "),
        (r"(?:#|\bn(?:o|r)[.]?)\s*(?=\d)", " number "),
        (r"(?<=\d)\s*%|(?<=\d)\s*\bpct\b", " percent "),
        (r"%", " percent "),
        (r"\b1/2\b", " half "),
        (r"\b(?:[^\W\d_][.]\s?){2,}", lambda found: re.sub(r"[.\s]", "", found[0]) + " "),
        (r"'n'|(?<=\w)'n(?=\s)", " and "),
        (r"[&+]", " and "),
        (r"=", " equals "),
        (r"@", " at "),
        (r"\bw/(?=\s|\w)", " with "),
        (r"\b([^\W\d_])-(?=[^\W\d_]{2})", r"\1"),
    )
)
TOKEN: Final = re.compile(r"'?[^\W_]+(?:'[^\W_]+)*'?")
NUMBER: Final = re.compile(r"(\d+)(st|nd|rd|th|'?s)?(?![^\W_])|(\d+)|([^\W\d_]+(?:'[^\W\d_]+)*'?)")


def plain(text: str) -> str:
    """Small letters without accents, straight quotes and dashes, nothing invisible."""
    text = text.translate(LETTERS).casefold().translate(LETTERS)
    text = unicodedata.normalize("NFKD", text).translate(LETTERS)
    return "".join(
        str(unicodedata.decimal(sign, sign))  # digits of every script
        for sign in text
        if sign.isspace() or unicodedata.category(sign) not in UNSEEN
    )


def letters(text: str) -> str:
    """The letters and digits of a line and nothing else: what counts where letters are the puzzle."""
    return "".join(sign for sign in plain(text) if sign.isalnum())


@lru_cache(maxsize=2048)
def readings(text: str) -> tuple[Words, ...]:
    """Every way to read a line as words, the likeliest first; none if there is no word in it."""
    line = plain(text)
    for pattern, replacement in SIGNS:
        line = pattern.sub(replacement, line)
    options = [option for token in TOKEN.findall(line) for option in _options(token)]
    out: dict[Words, None] = {}
    for parts in itertools.islice(itertools.product(*options), MOST):
        words = numerals.folded([word for part in parts for word in part])
        if words:
            out[words] = None
    return tuple(out)


def _options(token: str) -> list[list[Words]]:
    """The pieces of a token, each with the ways to read it."""
    if not any(sign.isdigit() for sign in token):
        return [_word_options(token)]
    pieces: list[list[Words]] = []
    for digits, ending, bare, word in NUMBER.findall(token):
        whole = digits or bare
        if not whole:
            pieces.append(_word_options(word))
        elif ending in ("st", "nd", "rd", "th") and len(whole) <= numerals.LONGEST:
            pieces.append([numerals.ordinal(whole)])
        elif ending and len(whole) <= numerals.LONGEST:
            pieces.append([numerals.several(whole)])
        else:
            pieces.append([(whole,)])
    return pieces


@lru_cache(maxsize=4096)
def _word_options(token: str) -> list[Words]:
    """The ways to read one word: contractions, short forms, numerals."""
    word = token if token in CONTRACTIONS else token.strip("'")
    if word in CONTRACTIONS:
        return [(word,), CONTRACTIONS[word]]
    if token.endswith("in'") and len(token) > 4:
        return [(word + "g",)]
    for ending, meanings in ENDINGS.items():
        if word.endswith(ending) and word != ending:
            return [(word,), *((word.removesuffix(ending), meaning) for meaning in meanings)]
    if token.endswith("s'"):
        return [(word,)]
    found: list[Words] = []
    if word in LONG_FORMS:
        found.extend(tuple(form.split()) for form in LONG_FORMS[word])
    else:
        found.append((word,))
    if word in UNMARKED:
        found.append(UNMARKED[word])
    if word in numerals.ROMAN:
        digits = str(numerals.ROMAN[word])
        found.extend([(digits,), numerals.ordinal(digits)])
    if len(word) > 3 and not is_real(word) and "'" not in word:
        found.extend((number,) for number in numerals.NUMBER_WORDS if distance(word, number, 1) == 1)
    return found


REGULAR: Final = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations|able|ational)$)", "iz"),
        (r"(?<=[a-z]{3})ys(?=(?:e|ed|es|er|ers|ing)$)", "yz"),
        (r"(?<=[a-z]{2}[dnblvmpgci])our(?=s|ed|ing|er|ful|less|able|ite|al|hood|ly|$)", "or"),
        (r"(?<=[a-z]{2}[aeiou])ll(?=(?:ed|er|ers|ing|ings|or|ors|ous|ously|ist|ists)$)", "l"),
        (r"ogue(?=s?$)", "og"),
        (r"yse(?=d?s?$)", "yze"),
    )
)


@lru_cache(maxsize=8192)
def key(word: str) -> str:
    """The word as it is compared: British spelling, American endings, no apostrophe."""
    word = word.replace("'", "")
    if word.endswith("s") and word not in SPELLINGS:
        word = SPELLINGS.get(word[:-1], word[:-1]) + "s"
    word = SPELLINGS.get(word, word)
    for pattern, replacement in REGULAR:
        word = pattern.sub(replacement, word)
    return word
