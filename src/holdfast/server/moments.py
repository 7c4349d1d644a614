"""The table as it was: any moment of a game, quickly, for a slider that goes through all of it."""

from __future__ import annotations

from typing import Any, Final

from ..kernel import Game, Refused, Said
from .entries import Brought, Noting, Picked, Undone, read
from .looks import alike, groups_for, log_after, sight_of, words_of
from .running import Running
from .store import Entry, TableRow
from .tables import table_from
from .telling import Line
from .wire import LogShown, Moment

APART: Final = 8  # versions between two copies kept


class History:
    """Everything that happened at a table, with copies of the game here and there to start from."""

    def __init__(self, row: TableRow, under: Running) -> None:
        self.number = 0  # entries read
        self.changes: list[Noting] = []
        self.logs: list[tuple[list[Line], int]] = []  # at each version: the lines of then, and how many there were
        self.table = table_from(row, under)
        self.copies: dict[int, Game[Any]] = {0: self.table.game.clone()}
        self.note_lines()

    @property
    def versions(self) -> int:
        return len(self.changes)

    @property
    def lines(self) -> list[Line]:
        return self.table.telling.lines

    def note_lines(self) -> None:
        """A list of lines only grows; where some were taken back, another takes its place."""
        self.logs[self.versions :] = [(self.lines, len(self.lines))]

    # -- reading ------------------------------------------------------------------------------------------------

    def read_on(self, entries: list[Entry]) -> None:
        """Follow the log to its end, listening: the copies made on the way are silent."""
        for entry in entries:
            if entry.number == self.number + 1:
                self.follow(entry.number, read(entry))

    def follow(self, number: int, noted: Noting) -> None:
        if isinstance(noted, Picked):
            self.changes.append(Picked(noted.seat, [self.table.as_now(key) for key in noted.keys]))
        elif isinstance(noted, Undone | Brought):
            self.changes.append(noted)
        self.table.apply(number, noted)
        self.number = number
        new = len(self.logs) <= self.versions
        self.note_lines()
        if new and (self.versions % APART == 0 or not isinstance(noted, Picked)):
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
        if version and isinstance(self.changes[version - 1], Undone):
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
        nearest = max(number for number in self.copies if number <= version)
        if nearest == version:
            return self.copies[nearest]
        game = self.copies[nearest].clone()
        for noted in self.changes[nearest:version]:
            assert isinstance(noted, Picked), "a copy is kept after everything else"
            for key in noted.keys:
                game.choose(key, noted.seat)
        return game
