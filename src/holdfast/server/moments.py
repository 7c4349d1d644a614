"""The table as it was: any moment of a game, quickly, for a slider that goes through all of it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..kernel import ALL, BadSave, Game, Refused, Told
from ..kernel.record import Header, Record, begin, load
from .entries import Noting, Picked, Stood, Undone, read
from .looks import seen_by
from .store import Entry, TableRow
from .tables import Table, opened
from .wire import Moment

APART: Final = 8  # versions between two copies kept


class History:
    """Everything that happened at a table, with copies of the game here and there to start from."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.number = 0  # entries read
        self.changes: list[Noting] = []
        self.said: list[list[Told]] = [[]]  # what was told at each version
        self.copies: dict[int, Game[Any]] = {}
        self.table: Table | None = None  # None while the log was written under rules that are not at hand
        try:
            header = msgspec.json.decode(row.header, type=Header)
            self.stand(begin(Record(header, []), opened))
        except BadSave:
            return
        self.said = [list(self.told())]

    @property
    def versions(self) -> int:
        return len(self.changes)

    def told(self) -> list[Told]:
        return (self.table.game.play.log or []) if self.table is not None else []

    def stand(self, game: Game[Any]) -> None:
        self.table = Table(self.row, game, self.number, self.versions)
        self.copies = {self.versions: game.clone()}

    # -- reading ------------------------------------------------------------------------------------------------

    def read_on(self, entries: list[Entry]) -> None:
        """Follow the log to its end, listening: the copies made on the way are silent."""
        for entry in entries:
            if entry.number == self.number + 1:
                self.number = entry.number
                self.follow(read(entry.what))

    def follow(self, noted: Noting) -> None:
        before = len(self.told())
        if isinstance(noted, Picked | Undone | Stood):
            self.changes.append(noted)
        try:
            if isinstance(noted, Stood):
                self.stand(load(noted.save, opened))
            elif self.table is not None:
                self.table.apply(self.number, noted)
        except BadSave:
            self.table, self.copies = None, {}
        if len(self.said) > self.versions:
            return
        self.said.append(list(self.told()[before:]) if isinstance(noted, Picked) else [])
        if self.table is not None and (self.versions % APART == 0 or isinstance(noted, Undone)):
            self.copies[self.versions] = self.table.game.clone()

    # -- showing ------------------------------------------------------------------------------------------------

    def moment(self, version: int, seat: int | None) -> Moment:
        if not 0 <= version <= self.versions:
            raise Refused("HF-TABLE", f"This game has moments 0 to {self.versions}; there is no moment {version}.")
        game = self.at(version)
        waiting = sorted({decision.choice.seat for decision in game.decisions})
        seen = seen_by(game, seat, waiting)
        said = [game.say(told) for told in self.said[version] if told[1] in (ALL, seat)]
        return Moment(version, self.versions, seen.view, said, waiting, seen.ending)

    def at(self, version: int) -> Game[Any]:
        """The game at this version, from the nearest copy kept before it."""
        before = [number for number in self.copies if number <= version]
        if not before:
            raise Refused("HF-PAST", "This moment was played under older rules or cards, and cannot be shown by these.")
        nearest = max(before)
        if nearest == version:
            return self.copies[nearest]
        game = self.copies[nearest].clone()
        for noted in self.changes[nearest:version]:
            assert isinstance(noted, Picked), "a copy is kept after everything else"
            for key in noted.keys:
                game.choose(key, noted.seat)
        return game
