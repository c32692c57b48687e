"""Brings the Qt Linguist files in assets/languages up to date with the source, and compiles them.

    python packaging/build_languages.py            # after sentences or translations have changed
    python packaging/build_languages.py --add fr   # begins another language

Qt's own lupdate reads neither `mark("…")` nor which sentences of ours have a plural, so the sentences are
collected here, from the syntax tree: every `tr("…")` and `mark("…")` in boardroom/. What is translated
already stays; what the source no longer says is marked as vanished and can be deleted in Linguist. The
English file holds nothing but the sentences that count something, for their singular.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets" / "languages"
CONTEXT = "boardroom"
FORMS = {"en": 2, "de": 2, "fr": 2, "es": 2, "it": 2, "pt": 2, "nl": 2, "pl": 3, "cs": 3, "ru": 3, "tr": 1}
"""How many plural forms Qt knows of a language (see "Translation Rules for Plural Forms" in its manual)."""


@dataclass
class Sentence:
    """A sentence of the source: where it is said, and whether it counts something."""

    text: str
    counts: bool = False
    files: list[str] = field(default_factory=list)


@dataclass
class Message:
    """A sentence in a .ts file. `forms` has one text, or one for each plural form; `state` is Qt's word."""

    source: str
    counts: bool
    forms: tuple[str, ...]
    files: tuple[str, ...] = ()
    state: str = ""


class PiecedTogether(Exception):
    """A sentence is made of pieces where it is said, so that nobody could translate it."""


def sentences(package: Path = ROOT / "boardroom") -> dict[str, Sentence]:
    """Every sentence of the source, in the order of the files. Raises PiecedTogether."""
    found: dict[str, Sentence] = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package.parent).as_posix()
        for text, counts in _said_in(ast.parse(path.read_text(encoding="utf-8")), name):
            sentence = found.setdefault(text, Sentence(text))
            sentence.counts |= counts
            if name not in sentence.files:
                sentence.files.append(name)
    return found


def _said_in(tree: ast.Module, file: str) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        if node.func.id not in ("tr", "mark"):
            continue
        for said in _branches(node.args[0]):
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                yield said.value, "{n}" in said.value or any(word.arg == "n" for word in node.keywords)
            elif node.func.id == "mark" or isinstance(said, ast.JoinedStr | ast.BinOp | ast.Constant):
                raise PiecedTogether(f"{file}:{said.lineno}: write this as one whole sentence")


def _branches(said: ast.expr) -> Iterator[ast.expr]:
    """`tr("this" if so else "that")` says one of two whole sentences."""
    if isinstance(said, ast.IfExp):
        yield from _branches(said.body)
        yield from _branches(said.orelse)
    else:
        yield said


def read(path: Path) -> dict[str, Message]:
    """The messages of a .ts file."""
    if not path.exists():
        return {}
    found = {}
    for node in ElementTree.parse(path).getroot().iter("message"):
        source, said = node.findtext("source", ""), node.find("translation")
        counts = node.get("numerus") == "yes"
        forms: tuple[str, ...] = ("",)
        if said is not None:
            forms = (
                tuple(form.text or "" for form in said.iter("numerusform")) if counts else (said.text or "",)
            )
        files = tuple(place.get("filename", "").removeprefix("../../") for place in node.iter("location"))
        state = said.get("type", "") if said is not None else "unfinished"
        found[source] = Message(source, counts, forms, files, state)
    return found


def merged(
    known: Mapping[str, Message], said: Mapping[str, Sentence], forms: int, only_counting: bool
) -> list[Message]:
    """What the file should hold: the sentences of the source, then those that vanished from it."""
    messages = []
    for sentence in said.values():
        if only_counting and not sentence.counts:
            continue
        many = forms if sentence.counts else 1
        before = known.get(sentence.text)
        texts = before.forms if before and before.counts == sentence.counts else ("",) * many
        state = "" if all(texts) and (before is None or before.state != "unfinished") else "unfinished"
        messages.append(Message(sentence.text, sentence.counts, texts, tuple(sentence.files), state))
    for before in known.values():
        if before.source not in said and any(before.forms):
            messages.append(Message(before.source, before.counts, before.forms, (), "vanished"))
    return messages


def write(path: Path, code: str, messages: Iterable[Message]) -> None:
    """A .ts file as Linguist writes it."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language="{code}" sourcelanguage="en">', "<context>"]
    lines.append(f"    <name>{CONTEXT}</name>")
    for message in messages:
        lines.append('    <message numerus="yes">' if message.counts else "    <message>")
        lines += [f'        <location filename="../../{file}"/>' for file in message.files]
        lines.append(f"        <source>{_plain(message.source)}</source>")
        state = f' type="{message.state}"' if message.state else ""
        if message.counts:
            lines.append(f"        <translation{state}>")
            lines += [f"            <numerusform>{_plain(form)}</numerusform>" for form in message.forms]
            lines.append("        </translation>")
        else:
            lines.append(f"        <translation{state}>{_plain(message.forms[0])}</translation>")
        lines.append("    </message>")
    lines += ["</context>", "</TS>", ""]
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")


def _plain(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def compile_file(path: Path, out: Path) -> None:
    """The .qm file that the program loads."""
    import PySide6

    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    subprocess.run([tool, "-silent", path, "-qm", out], check=True)


def languages() -> list[str]:
    """The codes of the languages there are files for."""
    return sorted(path.stem.removeprefix("boardroom_") for path in FOLDER.glob("boardroom_*.ts"))


def build(code: str, said: Mapping[str, Sentence]) -> int:
    """Bring one language up to date; gives how many sentences are still to be translated."""
    path = FOLDER / f"boardroom_{code}.ts"
    messages = merged(read(path), said, FORMS[code], only_counting=code == "en")
    write(path, code, messages)
    compile_file(path, path.with_suffix(".qm"))
    return sum(message.state == "unfinished" for message in messages)


def main() -> int:
    """Build all languages and say what is missing."""
    parser = argparse.ArgumentParser(description="Brings the Qt Linguist files up to date.")
    parser.add_argument("--add", choices=sorted(FORMS), help="begin another language")
    chosen = parser.parse_args()
    said = sentences()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in sorted({*languages(), *([chosen.add] if chosen.add else [])}):
        missing = build(code, said)
        print(f"{code}: {missing} of {len(said)} sentences are still to be translated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
