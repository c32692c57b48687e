"""No sentence reaches the family past the tongue: literals at the places where words are shown are found."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from boardroom.games import shelf

TITLES = {card.title for card in shelf().values()}
"""Names of games are names."""
ROOT = Path(__file__).resolve().parents[2] / "boardroom"
SHOWN = {
    "Illegal": (0,),
    "Ask": (1,),
    "Prompt": (0,),
    "Button": (0,),
    "AnswerLine": (1,),
    "HouseRule": (1,),
    "Pill": (1,),
    "Switch": (1,),
    "Volume": (1,),
    "Choice": (1,),
    "News": (0, 1, 2),
    "Ribbon": (0, 1),
    "Words": (0,),
    "button": (0,),
    "say": (0, 1),
    "words": (0,),
    "explain": (1,),
    "setAccessibleName": (0,),
    "setPlaceholderText": (0,),
}
"""What shows its arguments of these numbers."""
SPEAKERS = ("asking.py", "saying.py", "wording.py", "spoken.py", "aloud.py", "called.py")
"""Modules of games whose functions answer with words."""


def is_said(node: ast.expr) -> bool:
    """Whether it is a text with a word in it, or one put together with such a piece."""
    if isinstance(node, ast.Constant):
        text = node.value
        return isinstance(text, str) and any(sign.isalpha() for sign in text) and text not in TITLES
    if isinstance(node, ast.JoinedStr):
        return any(is_said(part) for part in node.values)
    if isinstance(node, ast.IfExp):
        return is_said(node.body) or is_said(node.orelse)
    if isinstance(node, ast.BinOp):
        return is_said(node.left) or is_said(node.right)
    return False


def _has_a_blank(node: ast.expr) -> bool:
    """A single word that is answered names a thing of the program, such as a sound."""
    texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return any(isinstance(text, str) and " " in text for text in texts)


def forgotten(tree: ast.AST, speaks: bool) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == "say" and not isinstance(node.func, ast.Attribute):
                continue
            for at in SHOWN.get(name, ()):
                if at < len(node.args) and is_said(node.args[at]):
                    yield node.lineno
        elif speaks and isinstance(node, ast.FunctionDef):
            if getattr(node.returns, "id", "") != "str":
                continue
            for inner in ast.walk(node):
                value = inner.value if isinstance(inner, ast.Return) else None
                if value is not None and is_said(value) and _has_a_blank(value):
                    yield inner.lineno


def test_every_word_that_is_shown_goes_through_the_tongue():
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        lines = forgotten(tree, path.name in SPEAKERS and "games" in path.parts)
        found += [f"{path.relative_to(ROOT)}:{line}" for line in lines]
    assert found == []


def test_a_forgotten_word_is_found():
    said = 'Illegal("Not now.")\nPill(self, f"{n} cards")\nself.say("On" if so else "")\nPill(self, "+")'
    assert list(forgotten(ast.parse(said), speaks=False)) == [1, 2, 3]
    assert list(forgotten(ast.parse('def f() -> str:\n    return "not now"'), speaks=True)) == [2]
