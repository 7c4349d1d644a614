"""Beside the games that are built in stands one with rules alone: an environment needs no more of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdfast import envs
from tests.toys.playing import registered


@pytest.fixture(scope="package", autouse=True)
def _lighthouse() -> Iterator[None]:
    with registered():
        envs.register()
        yield
