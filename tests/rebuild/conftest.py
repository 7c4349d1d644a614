"""For mutation runs alone (docs/mutation.md): each mutant is a fork of a process that opened the box long ago, so the
box is filled anew, and a fault in how it is filled shows."""

from __future__ import annotations

import os

import pytest

from holdfast.cards import load_pack
from holdfast.games.rebuild.box import BUILT_IN, RebuildBox
from holdfast.games.rebuild.pack import shape

from .arrange import BOX


def fill_anew() -> None:
    """In place, since every module of the tests holds this very box."""
    RebuildBox.__init__(BOX, load_pack(BUILT_IN, shape, base=BUILT_IN, keep=False), None)


@pytest.fixture(scope="session", autouse=True)
def _for_a_mutant() -> None:
    if "MUTANT_UNDER_TEST" in os.environ:
        fill_anew()


@pytest.fixture(autouse=True)
def _for_each_test_while_it_is_found_out_what_they_cover() -> None:
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":
        fill_anew()
