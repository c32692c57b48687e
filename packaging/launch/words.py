"""How the start speaks: plain words on the error channel, so that a command's own output stays clean."""

import sys


class Trouble(Exception):
    """An expected fault; its text tells a person what is wrong and what to do."""


class Unable(Trouble):
    """This computer lacks what it takes to try something; it says nothing against the thing itself."""


class Damaged(Trouble):
    """The environment has lost a part, and has to be made anew."""


def say(text: str = "") -> None:
    """Print one remark to the error channel at once."""
    print(text, file=sys.stderr, flush=True)


def ask(question: str) -> bool:
    """Ask a yes-or-no question; without a terminal, or with no answer, the answer is no."""
    if sys.stdin is None or sys.stderr is None or not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    if not answer.endswith("\n"):
        say()  # the input ended in the middle of our line
    return answer.strip().lower() in {"y", "yes"}
