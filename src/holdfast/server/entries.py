"""What is written in a table's log: picks, what was taken back, and what the players ask of each other."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from ..kernel import BadSave, Said
from .store import Entry


class Noted(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """What all entries share: who did it."""

    seat: int


class Picked(Noted, frozen=True, tag="pick"):
    """Answers to one question after another, given at once."""

    keys: list[str]
    request: str = ""  # by which whoever asked knows it


class Undone(Noted, frozen=True, tag="undo"):
    """So many picks were taken back; `agreed` by the table where something had been shown since."""

    picks: int
    agreed: bool = False


class Wished(Noted, frozen=True, tag="wish"):
    """The table is asked to take so many picks back: whose word is needed, and what the first of them was."""

    picks: int
    key: str
    needed: list[int]


class Answered(Noted, frozen=True, tag="answer"):
    """A word on that wish, for all seats of whoever gave it."""

    seats: list[int]
    yes: bool


class Proposed(Noted, frozen=True, tag="propose"):
    """What somebody would answer, who has not the last word; None takes it back."""

    key: str | None


class Renamed(Noted, frozen=True, tag="rename"):
    """Whoever sits there was called otherwise until now."""

    name: str
    was: str


class Handed(Noted, frozen=True, tag="hand"):
    """A bot plays there from now on; None: whoever sits there plays again. `away`: the maker's doing, for somebody who
    is not at the table."""

    bot: str | None
    away: bool = False


class CameBack(Noted, frozen=True, tag="back"):
    """The seat's code was used: somebody sits there from another browser now."""


class Linked(Noted, frozen=True, tag="link"):
    """There is a new link for this seat, or (-1) for spectators. `left`: somebody had come by the old one, and has to
    leave."""

    left: bool = False


class Brought(Noted, frozen=True, tag="bring"):
    """The rules have changed since: this step has brought the table under the new ones."""

    step: str


Noting = Picked | Undone | Wished | Answered | Proposed | Renamed | Handed | CameBack | Linked | Brought

KINDS: Final = frozenset(one.__struct_config__.tag for one in get_args(Noting))


class Kind(msgspec.Struct, frozen=True, rename={"kind": "is"}):
    """Whatever an entry says, it says what it is."""

    kind: str


_kind = msgspec.json.Decoder(Kind)
_reader = msgspec.json.Decoder(Noting)


def write(noted: Noting) -> bytes:
    return msgspec.json.encode(noted)


def read(entry: Entry) -> Noting:
    """What an entry says; one that says nothing we know (another release may have written it) is refused."""
    try:
        if _kind.decode(entry.what).kind not in KINDS:
            raise BadSave(Said("server-other-entry", entry=str(entry.number)))
        noted: Noting = _reader.decode(entry.what)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadSave(Said("server-log-damaged", entry=str(entry.number), why=str(error))) from None
    return noted
