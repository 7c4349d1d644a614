"""What is to be played. With a seed it makes one game, and always the same one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from .. import BadOption, HoldfastError, __version__, check_seed
from ..games import find as find_game
from ..kernel import Rules
from ..kernel.record import PackName, header_for
from ..players import find

USUAL_SEATS = 2


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with its options, who sits where, and how many seeds, from which on. `make_spec` checks what it is given;
    every option of the game is named here, so a changed default changes no run. Where players are `rotated`, they
    sit one seat further on with every seed, so that no seat's luck is one player's."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str] = {}
    pack: str | None = None
    seed: int = 1
    games: int = 1
    rotated: bool = False

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def seeds(self) -> range:
        """The seeds of its games: each seed is one game."""
        return range(self.seed, self.seed + self.games)

    def seated(self, seed: int) -> tuple[str, ...]:
        """The players of a game, seat by seat. Rotated, the one named first has seat `seed % seats`."""
        if not self.rotated:
            return self.players
        return tuple(self.players[(seat - seed) % self.seats] for seat in range(self.seats))

    @property
    def rules(self) -> Rules[Any]:
        """The rules of its game."""
        return find_game(self.game).rules


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which rules and with which cards games were played: the same spec under another origin is another game."""

    rules: int
    pack: PackName
    release: str

    def plays_as(self, other: Origin) -> bool:
        """Whether both play the same games: another story on a card, or a card that cannot come up, changes none."""
        return (self.rules, self.pack.hash, self.release) == (other.rules, other.pack.hash, other.release)


def make_spec(
    game: str,
    players: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Path | None = None,
    seed: int = 1,
    games: int = 1,
) -> Spec:
    """A spec that can be played; what cannot be played is refused in words.

    `players` are named seat by seat; a single player takes every seat: two, if `seats` says nothing and the game has
    them. `options` are those of the game. The games have the seeds from `seed` on, `games` of them."""
    rules = find_game(game).rules
    for name in players:
        find(name)
    if len(players) == 1:
        usual = USUAL_SEATS if USUAL_SEATS in rules.seats else rules.seats[0]
        players = [players[0]] * rules.check_seats(usual if seats is None else seats)
    elif seats is not None and seats != len(players):
        raise BadOption(f"{len(players)} players are named for {seats} seats.")
    rules.check_seats(len(players))
    box = rules.open_box(pack)
    chosen = rules.check_options(options or {}, box)
    if games < 1:
        raise BadOption(f"There must be at least one game, not {games}.")
    check_seed(seed)
    check_seed(seed + games - 1)
    spec = Spec(
        game=rules.name,
        players=tuple(players),
        options={option.name: option.values_in(box)[chosen[option.name]] for option in rules.options},
        pack=None if pack is None else str(pack.resolve()),
        seed=seed,
        games=games,
    )
    origin_of(spec)  # opens the pack, which may have its faults
    return spec


def origin_of(spec: Spec) -> Origin:
    rules = spec.rules
    box = rules.open_box(Path(spec.pack) if spec.pack else None)
    header = header_for(rules, box, spec.seats, spec.seed, rules.check_options(spec.options, box), __version__)
    return Origin(header.rules, header.pack, header.release)


def check_origin(spec: Spec, expected: Origin) -> None:
    """A worker on another machine may have other cards, and would play other games."""
    here = origin_of(spec)
    if not here.plays_as(expected):
        raise HoldfastError(
            f"A worker would play {spec.game} by {told(here)}; this run is by {told(expected)}. "
            "Every machine needs the same Holdfast and the same cards."
        )


def told(origin: Origin) -> str:
    pack = origin.pack
    return f"rules {origin.rules} of Holdfast {origin.release} with pack {pack.name} {pack.version} ({pack.hash[:12]})"
