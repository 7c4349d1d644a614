"""Where a server keeps its tables, if nobody says so."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_dir


def place_of(store: str | None) -> str:
    return store if store is not None else str(Path(user_data_dir("holdfast")) / "tables.db")
