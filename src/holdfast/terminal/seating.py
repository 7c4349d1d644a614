"""Who plays which seat: a person or a bot; and which persons have lent theirs to a bot for a while."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from ..kernel import BadOption, Said
from ..players import Player, find, names

PERSON: Final = "me"


def sit_down(word: str) -> Player | None:
    """Who is meant by a word such as me, greedy or planner:2s; None is a person."""
    if word == PERSON:
        return None
    if word.partition(":")[0] in names():
        return find(word)
    who = [PERSON, *names()]
    raise BadOption(Said("seating-unknown", word=word, close=get_close_matches(word, who, n=1), who=who))


class Seating:
    """Seat by seat, who answers now, and whose seat it is."""

    def __init__(self, seated: Sequence[Player | None]) -> None:
        self.players = list(seated)  # None: a person
        self.persons = self.people  # whose own they are, also while bots play them
        self.lent: dict[int, str] = {}  # persons' seats that bots play now, and which bots

    @property
    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [seat for seat, player in enumerate(self.players) if player is None]

    def lend(self, seat: int, word: str) -> None:
        """A bot plays this person's seat from here."""
        bot = sit_down(word)
        if bot is None:
            raise BadOption(Said("seating-yours-already", bots=names()))
        self.players[seat] = bot
        self.lent[seat] = word

    def take(self, seat: int) -> None:
        """A person plays this seat from here, whoever played it before."""
        self.players[seat] = None
        self.lent.pop(seat, None)
        self.persons = sorted({*self.persons, seat})

    def loans(self, called: Sequence[str]) -> Said:
        """Which bots play for whom, and how a seat is taken back."""
        loans = [Said("seating-loan", bot=bot, name=called[seat]) for seat, bot in sorted(self.lent.items())]
        return Said("seating-loans", loans=loans, how="key" if self.people else "interrupt")

    def player_of(self, seat: int) -> str | Said:
        player = self.players[seat]
        if player is None:
            return Said("seating-you")
        return Said("seating-for-you", bot=self.lent[seat]) if seat in self.lent else player.name
