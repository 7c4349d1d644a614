"""The table as it was: any moment of a game, quickly, for a slider that goes through all of it.

A moment is a place on two trees: the picks that stood, and the lines that were told. What was taken back is a branch
that nobody goes on from. So a moment costs a few words of memory, however long the game is, and however often somebody
takes back and picks again; and of copies of the game, to start from, there are only so many.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple, TypeVar

from ..kernel import Game, Refused, Said
from .entries import Brought, Noting, Picked, Undone, read
from .looks import alike, groups_for, log_after, sight_of, words_of
from .running import Running
from .store import Entry, TableRow
from .tables import table_from
from .telling import Line
from .wire import LogShown, Moment

T = TypeVar("T")

APART: Final = 8  # picks between two copies kept
MOST_COPIES: Final = 64


class Standing:
    """A pick that stands (as an entry of the game's tape), and those before it."""

    __slots__ = ("before", "entry")

    def __init__(self, before: Standing | None, entry: int) -> None:
        self.before: Final = before
        self.entry: Final = entry


class Spoken:
    """A line that was told, and those before it."""

    __slots__ = ("before", "line")

    def __init__(self, before: Spoken | None, line: Line) -> None:
        self.before: Final = before
        self.line: Final = line


class Then(NamedTuple):
    """What stood at a version, what was told until then, and whether it came of taking something back."""

    pick: Standing | None
    line: Spoken | None
    back: bool


class History:
    """Everything that happened at a table, with copies of the game here and there to start from."""

    def __init__(self, row: TableRow, under: Running) -> None:
        self.number = 0  # entries read
        self.table = table_from(row, under)
        self.start = self.table.game.clone()
        self.copies: OrderedDict[Standing, Game[Any]] = OrderedDict()  # those least used first
        self.picks: list[Standing] = []  # that stand now
        self.told: list[Spoken] = []  # and what was told of them
        self.moments: list[Then] = []
        self.note(0, False)

    @property
    def versions(self) -> int:
        return len(self.moments) - 1

    @property
    def lines(self) -> list[Line]:
        return self.table.telling.lines

    # -- reading ------------------------------------------------------------------------------------------------

    def read_on(self, entries: list[Entry]) -> None:
        """Follow the log to its end, listening: the copies made on the way are silent."""
        for entry in entries:
            if entry.number == self.number + 1:
                self.follow(entry.number, read(entry))

    def follow(self, number: int, noted: Noting) -> None:
        self.table.apply(number, noted)
        self.number = number
        changed = isinstance(noted, Picked | Undone | Brought)
        self.note(len(self.moments) - (not changed), isinstance(noted, Undone))
        if changed and self.picks and len(self.picks) % APART == 0:
            self.keep(self.picks[-1], self.table.game.clone())

    def note(self, version: int, back: bool) -> None:
        """How the table stands at this version: what was said by the house belongs to the last one."""
        entries = self.table.game.play.entries()
        del self.picks[alike([one.entry for one in self.picks], entries) :]
        for entry in entries[len(self.picks) :]:
            self.picks.append(Standing(last(self.picks), entry))
        del self.told[alike([one.line for one in self.told], self.lines) :]
        for line in self.lines[len(self.told) :]:
            self.told.append(Spoken(last(self.told), line))
        back = back or (version < len(self.moments) and self.moments[version].back)
        self.moments[version:] = [Then(last(self.picks), last(self.told), back)]

    def keep(self, pick: Standing, game: Game[Any]) -> None:
        self.copies[pick] = game
        if len(self.copies) > MOST_COPIES:
            self.copies.popitem(last=False)

    # -- showing ------------------------------------------------------------------------------------------------

    def moment(self, version: int, seat: int | None, language: str) -> Moment:
        if not 0 <= version <= self.versions:
            raise Refused("HF-TABLE", Said("server-no-moment", last=self.versions, version=version))
        game = self.at(version)
        waiting = sorted({decision.choice.seat for decision in game.decisions})
        seen = sight_of(game, seat, waiting, language)
        lines = self.lines_at(version)
        log, said = self.log(lines, seat, game, language), self.said(lines, version, seat, game, language)
        return Moment(version, self.versions, seen.view, said, log, waiting, seen.ending)

    def lines_at(self, version: int) -> list[Line]:
        found, spoken = [], self.moments[version].line
        while spoken is not None:
            found.append(spoken.line)
            spoken = spoken.before
        return found[::-1]

    def said(self, lines: list[Line], version: int, seat: int | None, game: Game[Any], language: str) -> list[str]:
        """What was told when it came to this version."""
        if self.moments[version].back:
            return []
        groups, _ = groups_for([line for line in lines if line.version == version], seat, game)
        return [words_of(group, game, language) for group in groups]

    def log(self, lines: list[Line], seat: int | None, game: Game[Any], language: str) -> LogShown:
        """The log of then, for somebody who has the one of now: what was taken back since is told again."""
        then, moves = groups_for(lines, seat, game)
        now, _ = groups_for(self.lines, seat, game)
        start = alike(then, now)
        gone = [(words_of(group, game, language), group[0].version) for group in then[start:]]
        return log_after(start, [*[("", 0)] * start, *gone], moves)

    def at(self, version: int) -> Game[Any]:
        """The game at this version, from the nearest copy kept before it."""
        here = pick = self.moments[version].pick
        since: list[int] = []
        while pick is not None and pick not in self.copies:
            since.append(pick.entry)
            pick = pick.before
        if pick is not None:
            self.copies.move_to_end(pick)
        nearest = self.start if pick is None else self.copies[pick]
        if here is None or not since:
            return nearest
        game = nearest.clone()
        game.play.feed(since[::-1])
        if len(since) >= APART:
            self.keep(here, game)
        return game


def last(those: list[T]) -> T | None:
    return those[-1] if those else None
