"""What is wrong with a file is said in the family's language, whoever finds it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardroom
from boardroom.app import language
from boardroom.content.check import check
from boardroom.content.fault import Fault
from boardroom.content.loader import load
from boardroom.games import shelf
from tests.app import pseudo
from tests.content.test_broken_files import HEAD, MISTAKES
from tests.content.test_faulty_entries import FAULTS
from tests.content.toybox import Content

SOURCE = Path(boardroom.__file__).parent
FINDERS = [
    *(file for file in sorted((SOURCE / "content").glob("*.py")) if file.name != "credits.py"),
    *(
        file
        for name in ("content", "lint", "parts", "figures", "solvers")
        for file in sorted((SOURCE / "games").glob(f"*/{name}.py"))
    ),
]
"""Every module that finds faults in what a family may write; only who builds Boardroom reads of credits."""
FAULTY = {
    "brain_games": """\
cards:
- {id: a, category: logic, kind: ours, level: easy, question: Why?, reply: pick, answer: b, options: [c, d]}
- {id: a, category: logic, kind: ours, level: easy, question: Why?, reply: typed, answer: ' ', duel: race}
- {id: e, category: logic, kind: ours, level: easy, question: Why?, reply: react, answer: x, look: 5}
- {id: f, category: logic, kind: ours, level: easy, question: Why?, reply: taps, answer: 7 9, figure: xyz}
- {id: g, category: logic, kind: ours, level: easy, question: Why?, reply: room, answer: x, figure: tangle q}
""",
    "common_denominator": """\
categories:
- {name: Colours, members: [red, Green, blue, blue], related: [paint]}
puzzles:
- {number: 1, level: easy, category: Colours, vertical: xyz, rows: ['r[e]d', 'R[E]D', 'B[l]uE']}
- {number: 900, level: easy, category: Smells, vertical: el, rows: ['r[e]d', 'B[l]uE']}
- {number: 901, level: easy, category: Colours, vertical: el, rows: ['r[e]d', 'B[l]uE']}
- {number: 902, level: easy, category: Colours, vertical: el, rows: [red]}
""",
    "concentration": """\
puzzles:
- {answer: '!', kind: thing, level: easy, parts: [{letter: t}, {picture: cat, text: T}, {place: over}]}
- {answer: An ice cream, kind: thing, level: easy, parts: [{picture: ghosts}, {text: CREAM}, {picture: eye}]}
- {answer: Iced tea, kind: thing, level: easy, parts: [{text: '&'}, {text: '&'}]}
- {answer: Nothing, kind: thing, level: easy, parts: []}
decks:
- id: ours
  title: Ours
  prizes: [{name: A, value: 70, picture: ghost}, {name: A, value: 100, picture: cat}]
""",
    "concluzio": """\
decks:
- title: Ours
  shapes: [{name: '', figure: cross}, {name: x, figure: cross}, {name: x, figure: cross, picture: ghost}]
  colours: [{name: red, letter: red, ink: red}]
  cards: [{number: 9, shape: y, colour: z}, {number: 9, shape: y, colour: z}]
""",
}


def unsaid(fault: Fault) -> str:
    """What is left of a fault without its sentences."""
    return re.sub(r"⟦[^⟦⟧]*⟧|[; ]", "", pseudo.kind(f"{fault.wrong}; {fault.fix}"))


@pytest.mark.parametrize(
    "text",
    [HEAD + mistake[0] for mistake in MISTAKES.values()]
    + [f"puzzles:\n{entry[0]}" for entry in FAULTS.values()],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, text: str) -> None:
    pseudo.speak()
    (tmp_path / "made.yaml").write_text(text + "\n", encoding="utf-8")
    faults = load(Content, [tmp_path]).faults
    assert faults
    ours = [fault for fault in faults if not re.search("ghost|no such number|bad luck", fault.wrong)]
    assert [unsaid(fault) for fault in ours] == [""] * len(ours)


@pytest.mark.parametrize("game", list(FAULTY))
def test_what_a_game_finds_is_said(tmp_path: Path, game: str) -> None:
    file = tmp_path / game / "ours.yaml"
    file.parent.mkdir()
    file.write_text(FAULTY[game], encoding="utf-8")
    pseudo.speak()
    faults = check([file], shelf())
    assert len({pseudo.kind(fault.wrong) for fault in faults}) > 4
    assert [unsaid(fault) for fault in faults] == [""] * len(faults)


def test_in_german_it_is_german(tmp_path: Path) -> None:
    file = tmp_path / "common_denominator" / "ours.yaml"
    file.parent.mkdir()
    file.write_text("puzzles:\n- {number: 900, level: esay, category: Smells}\n", encoding="utf-8")
    language.speak("de")
    told = [str(fault).removeprefix(str(file)) for fault in check([file], shelf())]
    assert ":2:24: puzzles 1, level: 'esay' ist keines von easy, medium, hard; war 'easy' gemeint?" in told


def raw(node: ast.AST) -> Iterator[ast.expr]:
    """Every text in the source that is neither said nor a docstring."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and getattr(child.func, "id", "") in ("tr", "mark"):
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        if isinstance(child, ast.JoinedStr) or (
            isinstance(child, ast.Constant) and isinstance(child.value, str)
        ):
            yield child
        else:
            yield from raw(child)


@pytest.mark.parametrize("file", FINDERS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_module_tells_a_fault_past_the_tongue(file: Path) -> None:
    """A fault is "what is wrong; what to do", or what is yielded with its place."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = [text for text in raw(tree) if re.search(r"\w; \w|'; \w", ast.unparse(text))]
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
            told += [text for text in node.value.elts[1:] if isinstance(text, ast.Constant | ast.JoinedStr)]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Fault", "Broken"):
            told += [text for text in node.args[-2:] if isinstance(text, ast.Constant | ast.JoinedStr)]
    assert [f"{file.name}:{text.lineno}: {ast.unparse(text)}" for text in told] == []
