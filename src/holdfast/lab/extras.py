"""Libraries that only the laboratory needs: whoever lacks one is told what to install."""

from __future__ import annotations

from importlib.util import find_spec

from .. import HoldfastError


def need(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise HoldfastError(f'This needs {module}, which is not installed: pip install "holdfast[{extra}]"')
