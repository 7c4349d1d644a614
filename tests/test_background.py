"""The tests themselves can be run in the background, where a shell has Ctrl-C ignored by all that it starts."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

CTRL_C = "tests/terminal/test_in_a_terminal.py::test_ctrl_c_and_a_shutdown_leave_politely"


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing on Windows")
def test_ctrl_c_can_be_tested_where_the_shell_has_it_ignored() -> None:
    shell = f"trap '' INT; exec {sys.executable} -m pytest -q -p no:cacheprovider {CTRL_C}"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
