"""Who plays which seat: a person or a bot; and which persons have lent theirs to a bot for a while."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from ..kernel import BadOption, capitalised, listing
from ..players import Player, find, names

PERSON: Final = "me"


def sit_down(word: str) -> Player | None:
    """Who is meant by a word such as me, greedy or planner:2s; None is a person."""
    if word == PERSON:
        return None
    if word.partition(":")[0] in names():
        return find(word)
    who = [PERSON, *names()]
    close = get_close_matches(word, who, n=1)
    hint = f" Did you mean {close[0]}?" if close else ""
    raise BadOption(f"Nobody called {word!r} can sit down.{hint} There are: {', '.join(who)}.")


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
            raise BadOption(f"You play this seat already. A bot is one of: {', '.join(names())}.")
        self.players[seat] = bot
        self.lent[seat] = word

    def take(self, seat: int) -> None:
        """A person plays this seat from here, whoever played it before."""
        self.players[seat] = None
        self.lent.pop(seat, None)
        self.persons = sorted({*self.persons, seat})

    def loans(self, called: Sequence[str]) -> str:
        """'Greedy plays Anna and planner plays Ben'."""
        return capitalised(listing([f"{word} plays {called[seat]}" for seat, word in sorted(self.lent.items())]))

    def player_of(self, seat: int) -> str:
        """In words."""
        player = self.players[seat]
        if player is None:
            return "you"
        return f"{self.lent[seat]}, for you" if seat in self.lent else player.name
