"""Which store an address means."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server.bus import store_for
from holdfast.server.postgres import PostgresStore
from holdfast.server.sqlite import SqliteStore


def test_a_store_is_chosen_by_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def path_of(address: str | Path) -> Path:
        store = store_for(address)
        assert isinstance(store, SqliteStore)
        return store.path

    assert path_of("games.db") == path_of("sqlite:///games.db") == tmp_path / "games.db"
    assert path_of(tmp_path / "a b?#%20.db") == path_of(f"sqlite:///{tmp_path}/a b?#%20.db") == tmp_path / "a b?#%20.db"
    assert path_of("~/games.db") == Path.home() / "games.db"
    for address in ("postgresql://host/db", "postgres://host/db", "POSTGRESQL://host/db"):
        assert isinstance(store_for(address), PostgresStore)


@pytest.mark.parametrize("address", ["mysql://host/db", "http://host", "sqlite://", "sqlite:///", "sqlite://x.db", ""])
def test_an_address_of_nothing_we_know(address: str) -> None:
    with pytest.raises(HoldfastError, match=r"sqlite:///file or postgresql://"):
        store_for(address)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "holdfast.server.postgres")
    with pytest.raises(HoldfastError, match=r"pip install 'holdfast\[postgres\]'"):
        store_for("postgresql://host/db")
