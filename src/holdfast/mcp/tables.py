"""The tables at which an agent plays: some seats are its own, the others have players of ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from .. import start
from ..games import find as find_game
from ..kernel import ALL, BadOption, Decision, Game, Refused, Said
from ..players import Player, ask, chance, find
from ..players.advice import Advice, advise
from ..speech import House, house

MOST_TABLES: Final = 100
ME: Final = "me"


@dataclass
class Table:
    """One game. What the agent has been told of it so far is counted in `told`."""

    name: str
    game: Game[Any]
    own: tuple[int, ...]  # the agent's seats
    players: dict[int, Player]
    words: House  # in which the agent is told
    told: int = 0
    lock: Lock = field(default_factory=Lock)

    def question(self) -> tuple[int, Decision] | None:
        """What the agent is asked now, and on which of its seats."""
        for decision in self.game.decisions:
            if decision.choice.seat in self.own:
                return decision.choice.seat, decision.spoken(self.words.name)
        return None

    def seat(self) -> int:
        """The seat from which the agent looks: the one that is asked, else its first."""
        asked = self.question()
        return self.own[0] if asked is None else asked[0]

    def choose(self, key: str) -> None:
        """Answer, and let the others play until the agent is asked again."""
        asked = self.question()
        if asked is None:
            raise Refused("HF-OVER", Said("house-over"))
        self.game.choose(key, asked[0])
        self.let_others_play()

    def advice(self) -> list[Advice]:
        """What a player that looks ahead would answer now, best first."""
        asked = self.question()
        if asked is None:
            raise Refused("HF-OVER", Said("house-over"))
        return advise(self.game, asked[0], chance(self.game, asked[0]), language=self.words.name)

    def let_others_play(self) -> None:
        game = self.game
        while (asked := game.pending) is not None and asked.seat in self.players:
            game.pick(ask(self.players[asked.seat], game, chance(game, asked.seat)))

    def news(self) -> list[str]:
        """What happened since this was last asked, as far as the agent may know."""
        log = self.game.play.log or []
        new, self.told = log[self.told :], len(log)
        heard = [entry for entry in new if entry[1] in (ALL, *self.own)]
        return [line for _, line in self.game.lines(heard, language=self.words.name)]


class Tables:
    """Every table of this server, by name."""

    def __init__(self, words: House | None = None) -> None:
        self.words = house() if words is None else words
        self.tables: dict[str, Table] = {}
        self.opened = 0
        self.lock = Lock()

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self.tables.values()))

    def find(self, name: str) -> Table:
        if name not in self.tables:
            raise BadOption(Said("mcp-no-table", name=name, tables=list(self.tables)))
        return self.tables[name]

    def open(
        self, game: str, seats: int | None, seat: int, others: str, seed: int | None, options: Mapping[str, Any]
    ) -> Table:
        """A new game, at the agent's first question."""
        rules = find_game(game).rules
        number = rules.check_seats(rules.seats[0] if seats is None else seats)
        if seat not in range(number):
            raise BadOption(Said("mcp-no-seat", last=number - 1, seat=str(seat)))
        rules.check_options(options)  # before anything else, so that no option passes for a setting of ours
        if others != ME:
            find(others)
        own = tuple(range(number)) if others == ME else (seat,)
        players = {other: find(others) for other in range(number) if other not in own}
        begun = start(game, number, seed, **options)
        begun.names = [
            self.words.say("play-player", number=other + 1) if other in own else f"{others.capitalize()} {other + 1}"
            for other in range(number)
        ]
        with self.lock:
            if len(self.tables) >= MOST_TABLES:
                raise BadOption(Said("mcp-too-many", most=MOST_TABLES))
            self.opened += 1
            table = Table(f"{game}-{self.opened}", begun, own, players, self.words)
            self.tables[table.name] = table
        table.let_others_play()
        return table

    def leave(self, name: str) -> None:
        self.find(name)
        del self.tables[name]
