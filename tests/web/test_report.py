"""A word to the operator, from the menu of a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Sit, running
from .server import Server
from .test_axe import DIALOG, Checked


@pytest.fixture
def looked_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("HOLDFAST_OPERATOR_KEY", "a-key-of-the-operator-0123456789")
    yield from running(Server(tmp_path))


def test_a_player_tells_the_operator(looked_after: Server, sit: Sit) -> None:
    me = sit(looked_after)
    page, checked = me.page, Checked(me)
    me.sit_down("rebuild", ["me", "friend"], seed=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report to the operator").click()
    dialog = page.get_by_role("dialog", name="Report to the operator")
    dialog.get_by_label("What happened?").fill("Somebody threatens me.")
    checked.look("report", DIALOG)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_have_text("Sent. Thank you.")
    with closing(sqlite3.connect(looked_after.store)) as store:
        assert store.execute("SELECT seat, text FROM reports").fetchall() == [(0, "Somebody threatens me.")]
    assert checked.found == {}


def test_where_nobody_reads_reports_none_is_offered(server: Server, sit: Sit) -> None:
    me = sit(server)
    me.sit_down("rebuild", ["me", "friend"], seed=3)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("button", name="Help and keys")).to_be_visible()
    expect(me.page.get_by_role("button", name="Report to the operator")).to_have_count(0)
