"""Nothing is swallowed: an exception anywhere is logged to a file and told in plain words, and play goes on.

Qt prints and drops what is raised in a slot or an overridden method; PySide hands it to `sys.excepthook`
first. Threads have a hook of their own. Both end here.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

FILE = "boardroom.log"
AGAIN = 10.0
"""Seconds for which the same fault, coming again and again, is told only once."""
_LOG = logging.getLogger("boardroom")


class Errors:
    """Catches what nobody caught. `tell` gets plain words and the log, in whatever thread it happened."""

    def __init__(self, folder: Callable[[], Path], tell: Callable[[str, Path], None]) -> None:
        """`folder` says where the log belongs, and is asked at the first fault only."""
        self._folder = folder
        self._tell = tell
        self._telling = False
        self._told: dict[tuple[object, ...], float] = {}

    @property
    def log(self) -> Path:
        """The file."""
        return self._folder() / FILE

    def install(self) -> None:
        """Take the hooks over and open the log when it is first needed."""
        logging.getLogger().addHandler(_Lazily(lambda: self.log))
        sys.excepthook = self._caught
        threading.excepthook = lambda args: self._caught(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        if self._is_repeated(kind, error, trace):
            return
        _LOG.error("not caught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        if self._telling:  # telling failed itself; it is in the log, and twice would be for ever
            return
        self._telling = True
        try:
            self._tell(f"{kind.__name__}: {error}" if str(error) else kind.__name__, self.log)
        finally:
            self._telling = False

    def _is_repeated(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> bool:
        """Whether the same fault was told a moment ago: one in a paint event would otherwise feed itself."""
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace is not None else ()
        key, now = (kind, str(error), *where), time.monotonic()
        before = self._told.get(key)
        self._told[key] = now
        return before is not None and now - before < AGAIN


class _Lazily(logging.Handler):
    """Opens the log file at the first warning; a folder that cannot be written costs nothing but the log."""

    def __init__(self, path: Callable[[], Path]) -> None:
        super().__init__(logging.WARNING)
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self._file is None:
                from logging.handlers import RotatingFileHandler  # heavy, and with luck never needed

                path = self._path()
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = RotatingFileHandler(
                    path, maxBytes=500_000, backupCount=2, encoding="utf-8", errors="replace"
                )
                self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            self._file.emit(record)
        except OSError:
            self._file = None

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()
