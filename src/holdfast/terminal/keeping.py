"""Where an unfinished game is kept, so that nobody loses one by closing a window."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from time import localtime, strftime
from typing import Any

from ..kernel import BadSave, Game, Said
from .seating import PERSON


def state_folder() -> Path:
    """The user's folder for such things on this system; HOLDFAST_STATE names another."""
    given = os.environ.get("HOLDFAST_STATE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "holdfast"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "holdfast"
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "holdfast"


class Keeper:
    """Keeps one table's game: `file` is its own file in the state folder, or the one it came from there."""

    def __init__(self, game: Game[Any], loaded: Path | None, seats: str, names: str | None) -> None:
        folder = state_folder()
        if loaded is not None and loaded.resolve().parent == folder.resolve():
            self.file = loaded
        else:
            stamp = strftime("%Y%m%d-%H%M%S", localtime())
            seed = game.header.seed if isinstance(game.header.seed, int) else game.header.seed[:8]
            self.file = folder / f"{game.rules.name}-{seed}-{stamp}.save"
        self.seats = seats
        self.names = names
        self.written: set[Path] = {loaded} if loaded is not None else set()

    def seat_a_person(self, seat: int) -> None:
        """Whoever goes on with the game plays this seat."""
        words = self.seats.split(",")
        words[seat] = PERSON
        self.seats = ",".join(words)

    def keep(self, game: Game[Any]) -> None:
        """Save to the game's own file."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            raise BadSave(Said("keeping-no-folder", folder=self.file.parent, why=why)) from None
        self.save(game, self.file)

    def save(self, game: Game[Any], path: Path) -> None:
        game.save(path)
        self.written.add(path)

    def forget(self) -> None:
        """The game is over, or nobody wants it: its own file goes."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)

    def how_to_resume(self, path: Path) -> str:
        """The command that goes on with this game at the same table."""
        words = ["holdfast play --load", in_a_shell(path), "--seats", shlex.quote(self.seats)]
        if self.names:
            words += ["--names", shlex.quote(self.names)]
        return " ".join(words)


def in_a_shell(path: Path) -> str:
    """A path as one would type it."""
    with suppress(ValueError, RuntimeError):
        below_home = path.relative_to(Path.home())
        if os.name == "posix":
            return f"~/{shlex.quote(str(below_home))}"
    return shlex.quote(str(path))
