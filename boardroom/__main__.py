"""The command line. Heavy imports happen inside the chosen command, so that the shelf opens at once."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from boardroom.app.box import Box

FULL_SCREEN, PARTY, EXIT = "--full-screen", "--party", "--exit-after-first-paint"
OVERVIEW = """\
boardroom                      open the shelf (--party: on the TV)
boardroom FILE                 open a saved game, or add a pack to the box
boardroom GAME [options]       straight to the table; see `boardroom GAME --help`
boardroom check [PATH...]      look through content files for faults
boardroom simulate GAME        whole games between computers, with the laws checked
boardroom judge                judge typed answers: answer<TAB>guess lines in, right/near/wrong out
boardroom rebus "A PHRASE"     proposes picture puzzles that say it
boardroom shots --out DIR      every main screen of every game as a picture
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 well, 1 something was found wrong, 2 not understood."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    command = COMMANDS.get(words[0]) if words else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a console that lacks a letter must not end the program
            stream.reconfigure(errors="replace")
    try:
        return command(words[1:]) if command else _play(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0  # whoever read our lines has read enough


def _parser(command: str, description: str) -> argparse.ArgumentParser:
    import argparse  # the shelf opens without it

    return argparse.ArgumentParser(prog=f"boardroom {command}".strip(), description=description)


def _add_table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, help="deal the same game again")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a house rule; repeatable"
    )
    parser.add_argument("--level", type=int, metavar="N", help="the computers' level, 1 is the easiest")


def _chosen_options(given: Sequence[str]) -> dict[str, str]:
    from boardroom.app.box import Refused

    chosen = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option {text}: write it as NAME=VALUE.")
        chosen[name.strip()] = value.strip()
    return chosen


def _level(box: Box, given: int | None) -> int | None:
    from boardroom.app.box import Refused

    levels = box.levels()
    if given is not None and not 1 <= given <= len(levels):
        names = ", ".join(f"{number} {name}" for number, name in enumerate(levels, start=1))
        raise Refused(f"--level {given}: the levels of {box.manifest.title} are {names}.")
    return None if given is None else given - 1


def _say_refusal(command: Callable[[Sequence[str]], int]) -> Callable[[Sequence[str]], int]:
    """What a command refuses is one plain line on the error stream, and exit code 2."""

    def wrapped(words: Sequence[str]) -> int:
        from boardroom.app.box import Refused
        from boardroom.core.game import Illegal

        try:
            return command(words)
        except (Refused, Illegal) as refusal:
            print(f"boardroom: {refusal}", file=sys.stderr)
            return 2

    return wrapped


def _play(words: Sequence[str]) -> int:
    gc.disable()  # what is loaded now stays; the window lets the collector work again when it stands
    # PySide looks through the source of every module that is imported after it, which takes its time: what
    # knows no Qt goes first.
    import boardroom.app.errors
    import boardroom.app.names
    import boardroom.games  # noqa: F401  only the order matters here
    from boardroom.app.run import Request, run

    if set(words) <= {FULL_SCREEN, PARTY, EXIT}:
        full, party = FULL_SCREEN in words, PARTY in words
        return run(Request(full_screen=full, party=party, exit_after_first_paint=EXIT in words))
    if len(words) == 1 and is_file_to_open(words[0]):
        return run(Request(file=Path(words[0])))
    parser = _parser("", "A shelf of board games you can almost touch.")
    parser.usage = "boardroom [GAME] [options]\n\n" + OVERVIEW
    parser.add_argument("game", help="open this game at once")
    parser.add_argument("--players", default="", metavar="NAMES", help='names with commas: "Ana,Ben"')
    parser.add_argument("--bots", type=int, default=0, metavar="N", help="seat N computers beside them")
    _add_table_options(parser)
    parser.add_argument(FULL_SCREEN, action="store_true", help="fill the screen")
    parser.add_argument(PARTY, action="store_true", help="for the TV: fill it, and leave its edges free")
    parser.add_argument(EXIT, action="store_true", help="leave when the shelf is painted")
    args = parser.parse_args(words)
    names = tuple(name.strip() for name in args.players.split(",") if name.strip())

    def straight_to_the_table(_: Sequence[str]) -> int:
        from boardroom.app.box import open_box

        level = _level(open_box(args.game), args.level)
        options = _chosen_options(args.option)
        return run(
            Request(args.game, names, args.bots, level, args.seed, options, args.full_screen, args.party)
        )

    return _say_refusal(straight_to_the_table)(words)


@_say_refusal
def _check(words: Sequence[str]) -> int:
    parser = _parser("check", "Look through content files; prints file:line: what is wrong.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="files or folders (default: all)")
    parser.add_argument("--game", help="which game the files belong to, where their folder does not say so")
    args = parser.parse_args(words)
    from boardroom.app.box import manifest
    from boardroom.content.check import check
    from boardroom.games import shelf

    game = manifest(args.game).id if args.game else None
    faults = check(args.paths, shelf(), game)
    for fault in faults:
        print(fault)
    if not faults:
        print("Nothing is wrong.")
    return 1 if faults else 0


@_say_refusal
def _simulate(words: Sequence[str]) -> int:
    parser = _parser("simulate", "Whole games between computers, with the laws checked as they are played.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--players", type=int, default=2, metavar="P")
    parser.add_argument("--json", action="store_true", help="the report as one line of JSON")
    _add_table_options(parser)
    args = parser.parse_args(words)
    from boardroom.app.box import Refused, open_box
    from boardroom.app.simulate import simulate
    from boardroom.table.laws import Broken

    box = open_box(args.game)
    if args.players not in box.manifest.seats:
        raise Refused(f"{box.manifest.title} is for {box.manifest.seats_text}, not {args.players}.")
    if args.games < 1:
        raise Refused("--games: at least 1.")
    options = box.options(_chosen_options(args.option))
    try:
        report = simulate(box, args.games, args.players, args.seed or 0, options, _level(box, args.level))
    except Broken as broken:
        print(f"A law is broken. {broken}", file=sys.stderr)
        return 1
    if args.json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        print(report.text())
    return 0


def _judge(words: Sequence[str]) -> int:
    _parser("judge", "Reads answer<TAB>guess lines, prints right, near or wrong for each.").parse_args(words)
    from boardroom.core.words import judge_lines

    found_fault = False
    for verdict in judge_lines(sys.stdin):
        found_fault = found_fault or verdict not in ("right", "near", "wrong")
        print(verdict, flush=True)
    return 1 if found_fault else 0


@_say_refusal
def _shots(words: Sequence[str]) -> int:
    parser = _parser("shots", "Every main screen as a PNG, drawn off screen from played positions.")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--language", default="en", metavar="CODE", help="the language of the screens")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    args = parser.parse_args(words)
    from boardroom.app.box import Refused
    from boardroom.app.shots import shots

    width, _, height = args.size.partition("x")
    if not (
        width.isdecimal() and height.isdecimal() and 320 <= int(width) <= 7680 and 240 <= int(height) <= 4320
    ):
        raise Refused(f"--size {args.size}: write it as 1920x1080.")
    for path in shots(args.out, (int(width), int(height)), args.games, args.language):
        print(path)
    return 0


def _rebus(words: Sequence[str]) -> int:
    from boardroom.games import shelf

    code: int = shelf()["concentration"].part("rebus_command").run(words)
    return code


def is_file_to_open(word: str) -> bool:
    """Whether a word of the command line is a file, such as a double click hands over, and no game."""
    return word.endswith((".game", ".boardroom-pack")) or (
        bool({"/", "\\"} & {*word}) and Path(word).is_file()
    )


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "check": _check,
    "simulate": _simulate,
    "judge": _judge,
    "shots": _shots,
    "rebus": _rebus,
}

if __name__ == "__main__":
    sys.exit(main())
