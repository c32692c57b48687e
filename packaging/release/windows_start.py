"""Where Boardroom begins on Windows, started by the signed pythonw.exe that lies beside it."""

import ctypes
import sys

if __name__ == "__main__":
    if sys.platform == "win32":
        # A place of its own in the task bar, with its own icon instead of Python's.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID("Boardroom.Boardroom")
    from boardroom.__main__ import main

    sys.exit(main())
