from __future__ import annotations

import sys
import threading

import pytest

from boardroom.app.errors import Errors


@pytest.fixture
def told(monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: None)
    return []


@pytest.fixture
def root_handlers():
    import logging

    before = list(logging.getLogger().handlers)
    yield
    for handler in set(logging.getLogger().handlers) - set(before):
        handler.close()
        logging.getLogger().removeHandler(handler)


def raised(error: BaseException) -> tuple:
    try:
        raise error
    except BaseException:
        return sys.exc_info()


@pytest.mark.breaks(17, "shown and logged")
def test_an_uncaught_error_is_told_and_logged_with_its_place(tmp_path, told, root_handlers):
    errors = Errors(lambda: tmp_path / "log", lambda words, log: told.append(words))
    errors.install()
    assert not errors.log.exists()
    sys.excepthook(*raised(ValueError("the slide is stuck")))
    assert told == ["ValueError: the slide is stuck"]
    log = errors.log.read_text(encoding="utf-8")
    assert "the slide is stuck" in log
    assert "test_errors.py" in log


def test_an_error_in_a_thread_is_told_too(tmp_path, told, root_handlers):
    Errors(lambda: tmp_path, lambda words, log: told.append(words)).install()
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert told == ["ZeroDivisionError: division by zero"]


def test_an_error_while_telling_does_not_go_round_in_circles(tmp_path, told, root_handlers):
    def tell(words, log):
        told.append(words)
        sys.excepthook(*raised(RuntimeError("no screen")))

    errors = Errors(lambda: tmp_path, tell)
    errors.install()
    sys.excepthook(*raised(ValueError("first")))
    assert told == ["ValueError: first"]
    assert "no screen" in errors.log.read_text()


def test_a_log_that_cannot_be_written_costs_only_the_log(tmp_path, told, root_handlers):
    (tmp_path / "log").write_text("a file where the folder should be")
    Errors(lambda: tmp_path / "log", lambda words, log: told.append(words)).install()
    sys.excepthook(*raised(ValueError("still told")))
    assert told == ["ValueError: still told"]


def test_leaving_with_control_c_is_not_an_error(tmp_path, told, root_handlers):
    Errors(lambda: tmp_path, lambda words, log: told.append(words)).install()
    sys.excepthook(*raised(KeyboardInterrupt()))
    assert told == []


def test_a_fault_that_repeats_itself_is_told_once(tmp_path, told, root_handlers):
    """A fault in a paint event is raised again by the very card that tells of it."""
    errors = Errors(lambda: tmp_path, lambda words, log: told.append(words))
    errors.install()
    for _ in range(50):
        sys.excepthook(*raised(ValueError("cannot paint")))
    sys.excepthook(*raised(ValueError("something else")))
    assert told == ["ValueError: cannot paint", "ValueError: something else"]
    assert errors.log.read_text().count("ValueError: cannot paint") == 1
