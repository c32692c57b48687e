"""What `boardroom check` finds wrong with rebuses beyond their shape: pictures, sounds, ink, giveaways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from boardroom.content import places
from boardroom.core.tongue import number as number_of
from boardroom.core.tongue import tr
from boardroom.games.concentration.content import Content, Puzzle
from boardroom.games.concentration.layout import ENOUGH, inked, layout
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.sounds import FAR, distance
from boardroom.games.concentration.speech import speak
from boardroom.games.concentration.spoken import answers, number_words, readings, say, words_of

Found = Iterator[tuple[tuple[str | int, ...], str]]

SMALL_WORDS = frozenset(
    {
        *(
            "a",
            "an",
            "and",
            "are",
            "as",
            "at",
            "be",
            "but",
            "by",
            "do",
            "for",
            "from",
            "has",
            "he",
            "her",
            "his",
        ),
        *("i", "if", "in", "is", "it", "its", "me", "my", "no", "not", "of", "off", "on", "or", "our", "out"),
        *("over", "she", "so", "some", "than", "that", "the", "then", "they", "this", "to", "too", "under"),
        *("up", "us", "was", "we", "when", "who", "will", "with", "you", "your"),
    }
)
"""Words that may stand printed in a rebus, because they give nothing away."""

MOST_MINUS = 2
MOST_ANDS = 1


def _every(field: str, place: int) -> bool:
    return True


def lint(content: Content, root: Path, wanted: Callable[[str, int], bool] = _every) -> Found:
    """Each fault: where it is in the content, "what is wrong; what to do". `root` holds assets/pictures.

    Only what is `wanted` is looked at.
    """
    drawn = {path.stem for path in (root / "assets" / "pictures").glob("*.svg")} | places.pictures()
    yield from _lexicon(content, drawn, wanted)
    yield from _prizes(content, drawn)
    yield from _answers_twice(content)
    for at, puzzle in enumerate(content.puzzles):
        if not wanted("puzzles", at):
            continue
        found = list(_pictures(content, puzzle, drawn))
        checks = (
            (_giveaways, _too_much, _blocked) if found else (_giveaways, _too_much, _blocked, _sounds, _ink)
        )
        for trail, message in (*found, *(fault for check in checks for fault in check(content, puzzle))):
            yield ("puzzles", at, *trail), message


def _prizes(content: Content, drawn: set[str]) -> Found:
    """Prizes whose picture is not drawn."""
    for at, deck in enumerate(content.decks):
        for number, prize in enumerate(deck.prizes):
            if prize.picture not in drawn:
                wrong = tr("there is no picture {name!r}; take the name of another one", name=prize.picture)
                yield ("decks", at, "prizes", number, "picture"), wrong


def _lexicon(content: Content, drawn: set[str], wanted: Callable[[str, int], bool]) -> Found:
    """Pictures that are not drawn, and names that nobody can say."""
    for at, picture in enumerate(content.pictures):
        if not wanted("pictures", at):
            continue
        if picture.picture not in drawn:
            wrong = tr("there is no assets/pictures/{name}.svg; draw it", name=picture.picture)
            yield ("pictures", at, "picture"), wrong
        for number, name in enumerate(picture.names):
            heard = all(len(word) == 1 or say(word, speak) for word in words_of(name))
            if not heard and not (picture.sounds and number == 0):
                wrong = tr("nobody knows how {word!r} sounds; add sounds:", word=name)
                yield ("pictures", at, "names", number), wrong


def _answers_twice(content: Content) -> Found:
    """Answers, or other ways to say them, that two puzzles share."""
    first: dict[tuple[str, ...], int] = {}
    for at, puzzle in enumerate(content.puzzles):
        for text in (puzzle.answer, *puzzle.accept):
            other = first.setdefault(tuple(words_of(text)), at)
            if other != at:
                wrong = tr(
                    "{text!r} is also the answer of {other!r}; leave one of them out",
                    text=text,
                    other=content.puzzles[other].answer,
                )
                yield ("puzzles", at, "answer"), wrong
                break


def _pictures(content: Content, puzzle: Puzzle, drawn: set[str]) -> Found:
    """Pictures and names of pictures that are not in the lexicon."""
    lexicon = {picture.picture: picture for picture in content.pictures}
    for trail, part in _placed(puzzle):
        if not part.picture:
            continue
        if part.picture not in lexicon:
            wrong = tr(
                "the picture {name!r} has no names yet; take one of pictures.yaml, or add it there"
                if part.picture in drawn
                else "the picture {name!r} is not drawn; take one of pictures.yaml, or add it there",
                name=part.picture,
            )
            yield (*trail, "picture"), wrong
        elif part.name and part.name not in lexicon[part.picture].names:
            names = ", ".join(lexicon[part.picture].names)
            wrong = tr(
                "{picture} is not called {name!r}; take one of {names}",
                picture=part.picture,
                name=part.name,
                names=names,
            )
            yield (*trail, "name"), wrong


def _giveaways(content: Content, puzzle: Puzzle) -> Found:
    """Parts whose name, number or print is a word of the answer."""
    lexicon = {picture.picture: picture for picture in content.pictures}
    words = {stem(word) for word in words_of(puzzle.answer)}
    for trail, part in _placed(puzzle):
        if part.picture in lexicon:
            said = words_of(part.name or lexicon[part.picture].names[0])
        elif part.number:
            said = number_words(part.number)
        else:
            said = [word for word in words_of(part.text) if word not in SMALL_WORDS]
        if given := [word for word in said if stem(word) in words and word not in SMALL_WORDS]:
            yield (
                trail,
                tr(
                    "{word!r} is a word of the answer; show something that only sounds like it", word=given[0]
                ),
            )


def stem(word: str) -> str:
    """A word without its plural, so that a bear gives bears away."""
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh")):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word.removesuffix(ending) + instead
    word = word.removesuffix("'s")
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us")) and len(word) > 3 else word


def _too_much(content: Content, puzzle: Puzzle) -> Found:
    """More letters taken away, or more signs for "and", than a person follows."""
    parts = [part for _, part in _placed(puzzle)]
    letters = sum(len(part.minus_first) + len(part.minus_last) for part in parts)
    if letters > MOST_MINUS:
        wrong = tr(
            "{letters} letters are taken away, at most {most} may be; find other parts",
            letters=letters,
            most=MOST_MINUS,
        )
        yield ("parts",), wrong
    if Counter(part.text for part in parts)["&"] > MOST_ANDS:
        yield ("parts",), tr("there is more than one & in it; print AND, or find another part")


def _blocked(content: Content, puzzle: Puzzle) -> Found:
    """Words that are not for a child of seven."""
    bad = {stem(word) for word in content.blocked}
    texts = [(("answer",), puzzle.answer), *((("accept", at), text) for at, text in enumerate(puzzle.accept))]
    texts += [((*trail, "text"), part.text) for trail, part in _placed(puzzle)]
    for trail, text in texts:
        if found := [word for word in words_of(text) if stem(word) in bad]:
            yield (
                trail,
                tr("{word!r} is on the list of words not for children; choose another", word=found[0]),
            )


def _sounds(content: Content, puzzle: Puzzle) -> Found:
    """A rebus that does not sound like its answer."""
    if puzzle.sounds == "checked":
        return
    lexicon = {picture.picture: picture for picture in content.pictures}
    said = [readings(part, lexicon, speak) for part in puzzle.parts]
    for at, ways in enumerate(said):
        if not ways:
            wrong = tr(
                "nobody knows how this part sounds; print other letters, or write sounds: checked and why:"
            )
            yield ("parts", at), wrong
    if not all(said):
        return
    try:
        far = min(distance(said, way) for way in answers(puzzle.answer, speak))
    except LookupError as unknown:
        word = unknown.args[0]
        yield ("answer",), tr("nobody knows how {word!r} sounds; write sounds: checked and why:", word=word)
        return
    if far > FAR:
        wrong = tr(
            "read aloud it is {far} a sound away from the answer, at most {near} is near enough; "
            "find nearer parts, or write sounds: checked and why:",
            far=number_of(far, 2),
            near=number_of(FAR, 2),
        )
        yield ("parts",), wrong


def _ink(content: Content, puzzle: Puzzle) -> Found:
    """A drawing that leaves too much of the window empty."""
    hiding = len(inked(layout(puzzle, content.inks), content.inks))
    if hiding < ENOUGH:
        wrong = tr(
            "only {hiding} of 25 panels hide ink, at least {enough} should; use more parts or bigger things",
            hiding=hiding,
            enough=ENOUGH,
        )
        yield ("parts",), wrong


def _placed(puzzle: Puzzle) -> Iterator[tuple[tuple[str | int, ...], Part]]:
    """Every part, and every part inside a place, with where it is written."""
    for at, part in enumerate(puzzle.parts):
        if part.place:
            for side, group in (("this", part.this), ("that", part.that)):
                yield from ((("parts", at, side, number), one) for number, one in enumerate(group))
        else:
            yield ("parts", at), part
