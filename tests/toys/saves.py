"""Opening a save with a screwdriver: for tests of what a damaged or foreign one does."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

Change = Callable[[dict[str, Any]], None]


def tampered(path: Path, change: Change) -> Path:
    """Change what a save holds, and seal it again as if nothing had happened."""
    kept = msgspec.json.decode(path.read_bytes())
    change(kept["body"])
    body = msgspec.json.encode(kept["body"])
    kept["digest"] = sha256(body).hexdigest()
    kept["body"] = msgspec.Raw(body)
    path.write_bytes(msgspec.json.encode(kept))
    return path


def set_in(*way: str | int, to: Any) -> Change:
    """Put a value deep inside: set_in("record", "header", "seats", to=9)."""

    def change(body: Any) -> None:
        for key in way[:-1]:
            body = body[key]
        body[way[-1]] = to

    return change
