"""Some of what can fail, once each; `python -m tests.server.faults` does so for longer."""

from __future__ import annotations

import asyncio

import pytest

from .conftest_store import Nats, Postgres
from .faults import run

pytest_plugins = ["tests.server.conftest_store"]


@pytest.mark.parametrize("bus", ["LISTEN/NOTIFY", "NATS"])
def test_whatever_fails_no_pick_is_lost_and_no_server_stays_behind(
    postgres: Postgres, bus: str, request: pytest.FixtureRequest
) -> None:
    nats: Nats | None = request.getfixturevalue("nats") if bus == "NATS" else None
    report = asyncio.run(run(postgres, nats, 5, seed=2, players=2))
    assert report.events.total() == 5
    assert report.acknowledged > 20
    assert report.is_good, report
