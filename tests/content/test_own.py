"""The family's own content: whatever is in it, the box opens, the rest plays, and what is wrong is told."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from boardroom.app.box import open_box
from boardroom.app.language import NAMES
from boardroom.content import own, places
from boardroom.content.check import check
from boardroom.content.fault import first_of_each
from boardroom.core.dice import Dice
from boardroom.core.game import Seat
from boardroom.games import shelf

GAMES = [game for game, card in shelf().items() if card.on_shelf]
NAUGHTY = {
    "no": "no",
    "on": "on",
    "007": "007",
    "1:30": "1:30",
    "date": "2024-02-30",
    "hash": "#1",
    "equals": "=",
    "tilde": "~",
    "tag": "!!python/object/apply:os.system [touch HACKED]",
    "a new object": "!!python/object/new:os.system [touch HACKED]",
    "unknown tag": "!cat x",
    "anchor": "&a x",
    "alias": "*a",
    "up and out": "../../../../etc/passwd",
    "absolute": "/etc/passwd",
    "windows path": "C:\\Windows\\win.ini",
    "empty": '""',
    "blank": '"   "',
    "null": "",
    "braces": "{}",
    "brackets": "[]",
    "long": "x" * 5000,
    "right to left": "\u202eabc",
    "emoji": "🦊",
    "number": "1e999",
    "negative": "-5",
    "nested": "[" * 60 + "]" * 60,
}
FILES = {
    "empty": b"",
    "only comments": b"# nothing\n",
    "tabs": b"{field}:\n\t- x: 1\n",
    "UTF-16": "{field}: []".encode("utf-16"),
    "Latin": "# über\n{field}: []\n".encode("latin-1"),
    "with a byte order mark": b"\xef\xbb\xbf{field}: []\n",
    "bytes": bytes(range(256)),
    "two of one key": b"{field}: []\n{field}: []\n",
    "another key": b"things: []\n",
    "a list": b"- 1\n- 2\n",
    "a text": b"hello\n",
    "no list": b"{field}: 7\n",
    "an empty list": b"{field}: []\n",
    "empty entries": b"{field}: [{{}}, [], '', ~]\n",
    "two documents": b"{field}: []\n---\n{field}: []\n",
    "an open quote": b'{field}: ["a\n',
    "an alias bomb": b"a: &a [x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a]\n{field}: [*b,*b,*b,*b,*b,*b]\n",
    "huge": b"{field}: []\n" + b"# " + b"x" * 3_000_000,
}


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def template(game: str, code: str = "en") -> str:
    return own.put_template(game, code).read_text(encoding="utf-8")


def made_ones_own(text: str) -> str:
    """A template without the lines that call its entries examples."""
    return "".join(line for line in text.splitlines(keepends=True) if line.strip() != "example: yes")


def pack(game: str, data: bytes, name: str = "pack.yaml") -> Path:
    file = own.folder(game) / name
    file.write_bytes(data)
    return file


def lists(game: str) -> list[str]:
    """The names of the lists that a family may add to."""
    content = open_box(game).content
    return [name for name in content.__struct_fields__ if isinstance(getattr(content, name), tuple)]


def assert_plays(game: str) -> None:
    """The box opens, and a game of it can be dealt."""
    box = open_box(game)
    rules = box.rules()
    seats = [Seat(number) for number in range(box.manifest.seats[0])]
    state = rules.deal(seats, Dice(3))
    assert rules.asks(state)


def assert_told_with_its_line(game: str, file: Path) -> None:
    for fault in open_box(game).faults:
        assert fault.file == file
        assert fault.line >= 1
        assert fault.wrong
        assert fault.fix


# ----------------------------------------------------------------------------------------------- templates


@pytest.mark.parametrize("code", list(NAMES))
@pytest.mark.parametrize("game", GAMES)
def test_a_template_is_well_and_changes_nothing_before_it_is_made_ones_own(game, home, code):
    before = open_box(game)
    text = template(game, code)
    assert text.startswith("# ")
    assert "`example: yes`" in text  # and that is said before the first of them
    english = (places.DATA / game / "template" / own.TEMPLATE).read_text(encoding="utf-8")
    assert (text == english) == (code == "en")
    box = open_box(game)
    assert (box.content, box.faults, box.digest) == (before.content, (), before.digest)
    found = own.look_through(shelf())
    assert (found.faults, found.examples) == (
        [],
        text.count("\n  example: yes") + text.count("\n    example: yes"),
    )
    assert found.examples >= 1
    (own.folder(game) / own.TEMPLATE).write_text(made_ones_own(text), encoding="utf-8")
    box = open_box(game)
    assert box.faults == ()
    assert box.digest != before.digest
    assert own.look_through(shelf()).examples == 0
    assert check([places.packs()], shelf()) == []
    assert_plays(game)


def test_one_entry_of_ones_own_is_played_and_the_examples_beside_it_are_not():
    text = template("brain_games")
    before = open_box("brain_games")
    file = own.folder("brain_games") / own.TEMPLATE
    file.write_text(
        text.replace("- id: own-riddle-1\n  example: yes\n", "- id: own-riddle-1\n"), encoding="utf-8"
    )
    cards = open_box("brain_games").content.cards
    assert {card.id for card in cards} - {card.id for card in before.content.cards} == {"own-riddle-1"}
    assert own.look_through(shelf()) == ([], 2)


def test_an_example_is_left_out_whatever_else_it_says_but_says_so_in_no_other_way():
    file = pack("brain_games", b"cards:\n- {example: yes, kind: 7, id: [x]}\n- {example: no, id: a}\n")
    assert {(fault.file, fault.entry.partition(",")[0]) for fault in own.look_through(shelf()).faults} == {
        (file, "cards 2")
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_template_is_put_there_once_and_never_over_anything(game):
    place = own.put_template(game)
    place.write_text("cards: []  # ours\n", encoding="utf-8")
    assert own.has_template(game)
    with pytest.raises(FileExistsError):
        own.put_template(game)
    assert place.read_text(encoding="utf-8") == "cards: []  # ours\n"


def test_what_is_wrong_is_told_of_all_games_together():
    for game in GAMES:
        pack(game, b"- 1\n")
    assert [fault.file.parent.name for fault in own.look_through(shelf()).faults] == GAMES


def test_what_is_left_out_is_counted_once_however_much_is_wrong_with_it():
    file = pack("concentration", b"puzzles:\n- {answer: Sea, kind: x, level: y}\n- {answer: 1, kind: z}\n")
    faults = own.look_through(shelf()).faults
    assert len(faults) > 2
    first = first_of_each(faults)
    assert [fault.entry.partition(",")[0] for fault in first] == ["puzzles 1", "puzzles 2"]
    assert own.place_of(first[1]) == f"concentration/{file.name}, line 3"


def test_shipped_content_costs_no_deeper_look(monkeypatch):
    def never(*_):
        raise AssertionError("looked deeper")

    for game in GAMES:
        monkeypatch.setattr(shelf()[game].part("lint"), "lint", never)
        assert open_box(game).faults == ()
        own.folder(game)
        assert open_box(game).faults == ()


# -------------------------------------------------------------------------------------- the deeper look

DEEP = {
    "blocked word": (
        "concentration",
        "puzzles:\n- {answer: Big bum, kind: thing, level: easy, sounds: checked, why: x, "
        "parts: [{text: BIG}]}\n",
        "not for children",
    ),
    "too little ink": (
        "concentration",
        "puzzles:\n- {answer: Sea, kind: thing, level: easy, parts: [{letter: C}]}\n",
        "panels hide ink",
    ),
    "missing picture": (
        "concentration",
        "puzzles:\n- {answer: Sea, kind: thing, level: easy, parts: [{picture: our-cat}]}\n",
        "is not drawn",
    ),
    "missing prize": (
        "concentration",
        "decks:\n- {id: a, title: A, prizes: [{name: Cat, value: 50, picture: ../../secret}]}\n",
        "there is no picture",
    ),
    "row of no member": (
        "common_denominator",
        "puzzles:\n- {number: 20001, category: Fruits, level: easy, vertical: juicy, rows: "
        '["[j]UMP", "[u]NIT", "[i]TEM", "[c]AKE", "[y]EAR"]}\n',
        "is no member",
    ),
    "missing icon": (
        "brain_games",
        "cards:\n- {id: own-1, category: logic, kind: k, level: easy, question: q, reply: typed, "
        "answer: '12', figure: 'grid our-cat'}\n",
        "",
    ),
}


@pytest.mark.parametrize("name", DEEP)
def test_what_check_finds_keeps_an_entry_of_the_family_out_of_the_box(name):
    game, text, wrong = DEEP[name]
    before = open_box(game)
    file = pack(game, text.encode())
    box = open_box(game)
    assert any(wrong in fault.wrong for fault in box.faults), box.faults
    assert_told_with_its_line(game, file)
    assert box.content == before.content
    assert {fault.wrong for fault in box.faults} <= {fault.wrong for fault in check([file], shelf())}
    assert_plays(game)


# ------------------------------------------------------------------------------------------------- fuzz


@pytest.mark.breaks(7, "whatever a family writes, in every game: told or played, and all the rest plays")
@pytest.mark.parametrize("game", GAMES)
def test_any_value_anywhere_is_told_or_taken_as_it_is_written(game, home):
    """Every value of the template, one after the other, by everything that breaks programs."""
    lines = made_ones_own(template(game)).splitlines()
    (own.folder(game) / own.TEMPLATE).unlink()
    tried = _places(lines)
    assert len(tried) > 3
    for number, (name, value) in enumerate(NAUGHTY.items()):
        at, start, end = tried[number * 7 % len(tried)]
        changed = [*lines[:at], lines[at][:start] + value + lines[at][end:], *lines[at + 1 :]]
        file = pack(game, "\n".join(changed).encode())
        assert_told_with_its_line(game, file)
        assert_plays(game)
        assert not (home / "HACKED").exists(), name


def _places(lines: list[str]) -> list[tuple[int, int, int]]:
    """Where the plain values are: line, start and end."""
    return [
        (at, *found.span(1))
        for at, line in enumerate(lines)
        if not line.lstrip().startswith("#")
        for found in re.finditer(r"\w: ([^,{}\[\]]+)", line)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_any_file_is_told_or_taken_and_the_rest_plays(game):
    for field in lists(game)[:2]:
        for data in FILES.values():
            file = pack(game, data.replace(b"{field}", field.encode()).replace(b"{{}}", b"{}"))
            assert_told_with_its_line(game, file)
        assert_plays(game)


@pytest.mark.parametrize("game", GAMES)
def test_things_that_are_no_files_are_told(game):
    folder = own.folder(game)
    (folder / "folder.yaml").mkdir()
    (folder / "gone.yaml").symlink_to(folder / "nowhere")
    (folder / "notes.yaml.txt").write_text("x")
    (folder / ".hidden.yaml").write_bytes(b"\0")
    told = {fault.file.name for fault in open_box(game).faults}
    assert told == {"folder.yaml", "gone.yaml", "notes.yaml.txt"}
    assert_plays(game)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="somebody may read everything")
def test_a_folder_that_may_not_be_read_is_told():
    folder = own.folder("concentration")
    folder.chmod(0)
    try:
        assert open_box("concentration").faults
    finally:
        folder.chmod(0o700)


def test_a_pack_that_was_added_is_looked_at_as_deeply():
    folder = places.packs() / "from-grandma" / "concentration"
    folder.mkdir(parents=True)
    text = "puzzles:\n- {answer: Sea, kind: thing, level: easy, parts: [{letter: C}]}\n"
    (folder / "sea.yaml").write_text(text)
    (fault,) = open_box("concentration").faults
    assert "panels hide ink" in fault.wrong
    assert fault.file == folder / "sea.yaml"
    assert_plays("concentration")


def test_a_drawing_of_the_family_can_be_a_prize():
    text = made_ones_own(template("concentration")).replace("picture: kite", "picture: our-cat")
    file = pack("concentration", text.encode(), own.TEMPLATE)
    assert any("our-cat" in fault.wrong for fault in open_box("concentration").faults)
    (file.parent / "pictures").mkdir()
    (file.parent / "pictures" / "our-cat.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    assert open_box("concentration").faults == ()
