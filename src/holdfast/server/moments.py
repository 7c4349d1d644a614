"""The table as it was: any moment of a game, quickly, for a slider that goes through all of it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..games import opened
from ..kernel import BadSave, Game, Refused, Said
from ..kernel.record import Header, Record, begin, load
from .entries import Noting, Picked, Stood, Undone, read
from .looks import alike, groups_for, log_after, sight_of, words_of
from .store import Entry, TableRow
from .tables import Table
from .telling import Line
from .wire import LogShown, Moment

APART: Final = 8  # versions between two copies kept


class History:
    """Everything that happened at a table, with copies of the game here and there to start from."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.number = 0  # entries read
        self.changes: list[Noting] = []
        self.logs: list[tuple[list[Line], int]] = []  # at each version: the lines of then, and how many there were
        self.copies: dict[int, Game[Any]] = {}
        self.table: Table | None = None  # None while the log was written under rules that are not at hand
        try:
            header = msgspec.json.decode(row.header, type=Header)
            self.stand(begin(Record(header, []), opened))
        except BadSave:
            pass
        self.note_lines()

    @property
    def versions(self) -> int:
        return len(self.changes)

    @property
    def lines(self) -> list[Line]:
        return self.table.telling.lines if self.table is not None else []

    def note_lines(self) -> None:
        """A list of lines only grows; where some were taken back, another takes its place."""
        self.logs[self.versions :] = [(self.lines, len(self.lines))]

    def stand(self, game: Game[Any]) -> None:
        before, self.table = self.table, Table(self.row, game, self.number, self.versions)
        for seat, name in enumerate(before.names if before is not None else ()):
            self.table.call(seat, name)
        self.copies = {self.versions: game.clone()}

    # -- reading ------------------------------------------------------------------------------------------------

    def read_on(self, entries: list[Entry]) -> None:
        """Follow the log to its end, listening: the copies made on the way are silent."""
        for entry in entries:
            if entry.number == self.number + 1:
                self.number = entry.number
                self.follow(read(entry))

    def follow(self, noted: Noting) -> None:
        if isinstance(noted, Picked | Undone | Stood):
            self.changes.append(noted)
        try:
            if isinstance(noted, Stood):
                self.stand(load(noted.save, opened))
            elif self.table is not None:
                self.table.apply(self.number, noted)
        except BadSave:
            self.table, self.copies = None, {}
        new = len(self.logs) <= self.versions
        self.note_lines()
        if new and self.table is not None and (self.versions % APART == 0 or isinstance(noted, Undone)):
            self.copies[self.versions] = self.table.game.clone()

    # -- showing ------------------------------------------------------------------------------------------------

    def moment(self, version: int, seat: int | None, language: str) -> Moment:
        if not 0 <= version <= self.versions:
            raise Refused("HF-TABLE", Said("server-no-moment", last=self.versions, version=version))
        game = self.at(version)
        waiting = sorted({decision.choice.seat for decision in game.decisions})
        seen = sight_of(game, seat, waiting, language)
        log, said = self.log(version, seat, game, language), self.said(version, seat, game, language)
        return Moment(version, self.versions, seen.view, said, log, waiting, seen.ending)

    def said(self, version: int, seat: int | None, game: Game[Any], language: str) -> list[str]:
        """What was told when it came to this version."""
        if version and not isinstance(self.changes[version - 1], Picked):
            return []
        lines, count = self.logs[version]
        groups, _ = groups_for([line for line in lines[:count] if line.version == version], seat, game)
        return [words_of(group, game, language) for group in groups]

    def log(self, version: int, seat: int | None, game: Game[Any], language: str) -> LogShown:
        """The log of then, for somebody who has the one of now: what was taken back since is told again."""
        lines, count = self.logs[version]
        then, moves = groups_for(lines[:count], seat, game)
        now, _ = groups_for(self.lines, seat, game)
        start = alike(then, now)
        gone = [(words_of(group, game, language), group[0].version) for group in then[start:]]
        return log_after(start, [*[("", 0)] * start, *gone], moves)

    def at(self, version: int) -> Game[Any]:
        """The game at this version, from the nearest copy kept before it."""
        before = [number for number in self.copies if number <= version]
        if not before:
            raise Refused("HF-PAST", Said("server-past"))
        nearest = max(before)
        if nearest == version:
            return self.copies[nearest]
        game = self.copies[nearest].clone()
        for noted in self.changes[nearest:version]:
            assert isinstance(noted, Picked), "a copy is kept after everything else"
            for key in noted.keys:
                game.choose(key, noted.seat)
        return game
