"""A finished game for each way a game can end, played again at every change.

If a rule or a card was changed on purpose: `python -m tests.records.find`.
"""

from __future__ import annotations

import pytest

import holdfast
from holdfast.games import BUILT_IN, find
from holdfast.kernel.record import Record

from .find import file_for

ENDINGS = [(name, cause) for name in BUILT_IN for cause in find(name).rules.goals]


@pytest.mark.parametrize(("game", "cause"), ENDINGS, ids=lambda word: str(word))
def test_it_ends_as_it_did(game: str, cause: str) -> None:
    record = Record.from_json(file_for(game, cause).read_bytes())
    assert record.outcome is not None
    assert record.outcome.cause == cause
    again = holdfast.replay(record)
    assert again.record == record
