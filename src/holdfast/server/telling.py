"""What was told at a table, line by line: by the game, and by the house itself; each with the version it came with."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ..kernel import ALL, Said, Told


@dataclass(frozen=True, slots=True)
class Line:
    version: int
    told: Told | None  # None: a word of the house
    note: Said | None = None  # the house's own; words are made when somebody reads them
    begins: bool = False  # a new move
    who: int | None = None  # the seat whose name, as it is now, fills the gap `name`

    def is_for(self, seat: int | None) -> bool:
        return self.told is None or self.told[1] in (ALL, seat)


class NoteKept(msgspec.Struct, frozen=True, array_like=True):
    """A word of the house as it is kept: the id of a message, and what fills its gaps."""

    message: str
    things: dict[str, str | None]


class LineKept(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line as it is kept beside a save, which has the game's own part of it."""

    version: int
    begins: bool = False
    note: NoteKept | None = None
    who: int | None = None


class Telling:
    """All lines that stand. What was taken back leaves a new list, so that whoever holds the old one still has it."""

    def __init__(self, log: list[Told], version: int) -> None:
        self.lines: list[Line] = []
        self.heard = 0  # of the game's own log
        self.begins = False  # the next line begins a move
        self.hear(log, version)

    def hear(self, log: list[Told], version: int) -> None:
        """What the game has told since."""
        for told in log[self.heard :]:
            self.lines.append(Line(version, told, None, self.begins))
            self.begins = False
        self.heard = len(log)

    def note(self, said: Said, version: int, who: int | None = None) -> None:
        """A word of the house, perhaps on somebody, which belongs to nobody's move."""
        self.lines.append(Line(version, None, said, True, who))
        self.begins = True

    def take_back(self, log: list[Told], version: int) -> None:
        """Only these lines of the game's stand any more. A word of the house stays said."""
        kept: list[Line] = []
        gone: Line | None = None
        heard = 0
        for line in self.lines:
            if line.told is None:
                kept.append(line)
            elif heard < len(log) and line.told == log[heard]:
                kept.append(line)
                heard += 1
            else:
                gone = gone or line
        self.lines = kept
        self.heard = heard
        if gone is not None:
            self.begins = gone.begins or (bool(kept) and kept[-1].told is None)
        self.hear(log, version)

    def kept(self) -> list[LineKept]:
        return [LineKept(line.version, line.begins, note_kept(line.note), line.who) for line in self.lines]


def note_kept(note: Said | None) -> NoteKept | None:
    return (
        None
        if note is None
        else NoteKept(note.message, {gap: None if thing is None else str(thing) for gap, thing in note.things.items()})
    )


def told_again(log: list[Told], kept: list[LineKept], begins: bool, version: int) -> Telling:
    """The same lines as they were kept, around the game's own log."""
    telling = Telling([], version)
    for line in kept:
        note = None if line.note is None else Said(line.note.message, **line.note.things)
        told = None if note else next(iter(log[telling.heard : telling.heard + 1]), None)
        if told is not None or note:
            telling.lines.append(Line(line.version, told, note, line.begins, line.who))
            telling.heard += told is not None
    telling.begins = begins
    telling.hear(log, version)
    return telling
