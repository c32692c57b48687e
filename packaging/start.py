"""Starts Boardroom on a computer that has nothing but Python.

    python3 packaging/start.py             makes everything ready and opens the game
    python3 packaging/start.py test        makes everything ready and runs every check

Only the standard library is used. Every old Python must be able to read this file, so that it can say that it
is too old; everything else stands in the folder `launch` beside it.
"""
# ruff: noqa: UP031 - old Pythons have no f-strings

import shutil
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the very case this is for
    which = getattr(shutil, "which", None)  # Python 2 has none
    for minor in (14, 13, 12, 11):
        newer = which and which("python3.%d" % minor)
        if newer:
            sys.exit(subprocess.call([newer] + sys.argv))  # noqa: RUF005 - nor unpacking
    sys.exit(
        "Boardroom needs Python 3.11 or newer, and this is Python %d.%d.\n"
        "Install a newer one beside it (from python.org or your system's packages) and start with that one,\n"
        "for example: python3.12 packaging/start.py" % sys.version_info[:2]
    )

try:
    from launch.main import main
except ImportError as error:
    if error.name not in sys.stdlib_module_names:
        raise
    sys.exit(
        "This Python lacks a part of its own standard library (%s).\n"
        "On Debian or Ubuntu type: sudo apt-get install python3" % error.name
    )

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
