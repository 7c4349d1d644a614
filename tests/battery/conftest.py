"""Lighthouse, the tests' own game, goes through the battery beside those of the package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toys.playing import registered


@pytest.fixture(autouse=True)
def _lighthouse() -> Iterator[None]:
    with registered():
        yield
