"""Without the packages that are not installed with Holdfast itself, a sentence says which to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

SAID = {
    "holdfast.envs": ("pettingzoo", "The environments need a few more packages: pip install 'holdfast[envs]'"),
    "holdfast.envs.openspiel": ("pyspiel", "OpenSpiel needs one more package: pip install 'holdfast[openspiel]'"),
    "holdfast.mcp": ("mcp", "An MCP server needs one more package: pip install 'holdfast[mcp]'"),
}


@pytest.mark.parametrize("module", SAID)
def test_what_to_install(module: str) -> None:
    package, sentence = SAID[module]
    lines = f"import sys; sys.modules[{package!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"holdfast.kernel.errors.BadOption: {sentence}"
