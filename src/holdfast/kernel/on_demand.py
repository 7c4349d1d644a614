"""What is imported when it is first needed, named whole where it is meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any


def on_demand(where: str) -> Callable[[], Any]:
    """Fetches what stands there, `holdfast.games.rebuild.box:CARDS`, when it is called."""
    return partial(_fetch, *where.split(":"))


def _fetch(module: str, name: str) -> Any:
    return getattr(import_module(module), name)
