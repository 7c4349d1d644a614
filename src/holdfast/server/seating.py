"""Who sits where at a table, each by a name of their own."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

import msgspec

from ..kernel import BadOption, Said
from ..kernel.letters import seen
from ..players import names as bot_names
from ..speech import SOURCE, house
from .wire import SeatWanted

NO_LETTERS: Final = ("Cc", "Cs", "Co", "Cn")


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person by the name, or a bot."""

    name: str
    bot: str | None = None
    mine: bool = False  # the maker's own from the start
    stand_in: str | None = None  # the bot that plays for this person now

    @property
    def played_by(self) -> str | None:
        """The bot that answers here; None: the person does."""
        return self.bot or self.stand_in


class Seating(msgspec.Struct, frozen=True):
    """All seats of a table, and the (hashed) session that made it."""

    seats: list[Sitting]
    maker: str

    @property
    def names(self) -> list[str]:
        return [sitting.name for sitting in self.seats]

    def renamed(self, names: list[str]) -> Seating:
        changed = [msgspec.structs.replace(sitting, name=name) for sitting, name in zip(self.seats, names, strict=True)]
        return Seating(changed, self.maker)

    def handed(self, seat: int, bot: str | None) -> Seating:
        changed = list(self.seats)
        changed[seat] = msgspec.structs.replace(changed[seat], stand_in=bot)
        return Seating(changed, self.maker)


def seated(wanted: list[SeatWanted], language: str = SOURCE) -> list[Sitting]:
    sittings = [
        Sitting(name_of(seat, wanted, language), bot_of(one), one.who == "me") for seat, one in enumerate(wanted)
    ]
    names = [sitting.name for sitting in sittings]
    if any(is_taken(name, names[:seat]) for seat, name in enumerate(names)):
        raise BadOption(Said("house-same-name"))
    return sittings


def bot_of(wanted: SeatWanted) -> str | None:
    if wanted.who != "bot":
        return None
    return known_bot(wanted.bot)


def known_bot(name: str | None) -> str:
    if name is None or name not in bot_names():
        raise BadOption(Said("house-no-player", name=name or "", close=(), players=bot_names()))
    return name


def name_of(seat: int, wanted: list[SeatWanted], language: str) -> str:
    """The name given, or what everybody is: Player 1; Greedy; Greedy 2, where there are several."""
    one = wanted[seat]
    if one.name is not None:
        return readable(one.name)
    if one.who != "bot" or one.bot is None:
        return house(language).say("server-player", number=seat + 1)
    several = sum(other.who == "bot" and other.bot == one.bot for other in wanted) > 1
    return f"{one.bot.capitalize()} {seat + 1}" if several else one.bot.capitalize()


def readable(name: str) -> str:
    """A name as everybody sees it: what leaves no mark (joiners, marks of direction, fillers) is not part of it, so
    that no two names look alike and are not. One of which nothing is left, or that begins with an accent on nothing, is
    none."""
    left = seen(normalize("NFC", name)).strip()
    if not left or category(left[0])[0] == "M" or any(category(letter) in NO_LETTERS for letter in left):
        raise BadOption(Said("server-name-unreadable"))
    return " ".join(left.split())


def is_taken(name: str, others: list[str]) -> bool:
    """Names that differ only in capitals, or in how wide their letters are, are the same to whoever hears them."""
    return heard(name) in map(heard, others)


def heard(name: str) -> str:
    return normalize("NFKC", name).casefold()
