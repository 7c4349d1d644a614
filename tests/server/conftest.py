"""One server for all tests that need no other, and browsers for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from .served import Browser, Served, served


@pytest.fixture(scope="package")
def server() -> Iterator[Served]:
    with served() as running:
        yield running


@pytest.fixture
def visitors(server: Served) -> Iterator[Callable[[], Browser]]:
    """Makes browsers that know nothing of each other."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(server.browser())


@pytest.fixture
def anna(visitors: Callable[[], Browser]) -> Browser:
    return visitors()


@pytest.fixture
def ben(visitors: Callable[[], Browser]) -> Browser:
    return visitors()
