"""Files that content names must exist, to the letter, and never outside their folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.content.file_names import FileNames


@pytest.fixture
def pictures(tmp_path: Path) -> FileNames:
    for folder, name in (
        ("shipped", "black-cat.svg"),
        ("shipped", "dog.svg"),
        ("ours", "Oma.svg"),
        ("ours", "x.txt"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).touch()
    (tmp_path / "secret.svg").touch()
    return FileNames(".svg", [tmp_path / "shipped", tmp_path / "ours", tmp_path / "nowhere"])


@pytest.mark.parametrize("name", ["black-cat", "dog", "Oma"])
def test_what_exists_is_not_missing(pictures: FileNames, name: str) -> None:
    assert pictures.missing(name) is None


@pytest.mark.breaks(7, "missing pictures, wrong letter case, ../ paths")
@pytest.mark.parametrize(
    ("name", "gist"),
    [
        ("blackcat", "did you mean 'black-cat'?"),
        ("Dog", "did you mean 'dog'?"),
        ("oma", "did you mean 'Oma'?"),
        ("dog.svg", "did you mean 'dog'?"),
        ("x", "there is no file 'x.svg'; put it into"),
        ("elephant", "there is no file 'elephant.svg'; put it into"),
        ("", "no file is named"),
        ("../secret", "no plain file name"),
        ("..", "no plain file name"),
        ("/etc/passwd", "no plain file name"),
        ("C:\\dog", "no plain file name"),
        ("a\\b", "no plain file name"),
        (".hidden", "no plain file name"),
        ("dog\n", "no plain file name"),
        ("dog ", "did you mean 'dog'?"),
    ],
)
def test_what_is_missing_is_told(pictures: FileNames, name: str, gist: str) -> None:
    message = pictures.missing(name)
    assert message is not None
    assert gist in message
    assert "; " in message
