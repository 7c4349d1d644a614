"""The kernel is tested on Lighthouse, the tests' own game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toys.playing import registered


@pytest.fixture(autouse=True)
def _lighthouse() -> Iterator[None]:
    with registered():
        yield
