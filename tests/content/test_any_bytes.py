"""Whatever stands in a file, nothing but faults comes of it, and the other files load."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from boardroom.content.loader import load
from tests.content.toybox import Content

GOOD = "sayings: [all else still loads]\n"

# Pieces of which files go wrong more often than of letters.
PIECES = (
    *("puzzles:", "sayings:", "numbers:", "look:", "weights:", "answer:", "level:", "parts:", "picture:"),
    *("does:", "type:", "spot:", "note:", "after:", "\n", "\n\n", "\n  ", "\n    ", "\n- ", "\n  - ", " "),
    *(": ", "- ", "? ", ", ", "[", "]", "{", "}", "'", '"', "#", " #", "#1", "&a ", "*a", "!", "!!str "),
    *("!!python/object:x ", "|\n", ">-\n", "%YAML", "---\n", "...\n", "<<: ", "\t", "\r", "\r\n", "\\"),
    *("\ufeff", "\0", "\x85", "\u2028", "\ufffe", "\\x", "x", "ghost", "easy", "1", "13", "1e400", "nan"),
    *("null", "~", "é", "🎲", "\ud7ff", "\ue000"),
)

ANYTHING = st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))
NEARLY = st.lists(st.sampled_from(PIECES), max_size=60).map(lambda pieces: "".join(pieces).encode())


@settings(deadline=None, max_examples=500, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANYTHING | NEARLY | NEARLY.map(lambda raw: b"puzzles:\n- answer: x\n  " + raw))
@example(b"[" * 100_000)
@example(b"{" * 100_000)
@example(b"a: " * 100_000)
@example(b"? " * 100_000)
@example(b"- " * 100_000)
@example(b"!" * 100_000)
@example(b"'" * 100_001)
@example(b"#" * 100_000)
@example(b"numbers: [" + b"9" * 100_000 + b"]")
@example(b"numbers: [" + b"x," * 10_000 + b"]")
@example(b"look: {name: x, " + b"?," * 10_000 + b"}")
def test_any_bytes_are_content_or_faults(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    made = tmp_path / "made.yaml"
    made.write_bytes(raw)
    loaded = load(Content, [tmp_path])
    assert loaded.content.sayings[0] == "all else still loads"
    lines = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n").count(b"\n") + 1
    for fault in loaded.faults:
        assert fault.file == made
        assert 1 <= fault.line <= lines + 1  # what is missing at the end is missed behind the last line
        assert fault.column >= 1
        assert fault.wrong
        assert fault.fix
        assert "\n" not in str(fault)
    assert load(Content, [tmp_path]) == loaded
