"""What a laboratory can count in any game: numbers over time, and the cards behind options and messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple

from ..kernel.state import S

# A card as a table of results shows it: its id, and its name.
NamedCard = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Turned:
    """A message by which a card is turned up: its deck, and which of the message's numbers is the card. Where the card
    is somebody's own, `seat` is the number that says whose."""

    deck: str
    card: int = 0
    seat: int | None = None


class Track(NamedTuple):
    """How a number over time is spoken of: as a level that goes up and down; as things that are counted, of which there
    are more or fewer; or, if it is neither, as something of which there is more or less."""

    level: bool = False
    counted: bool = False
    wanted: bool = True


STUFF: Final = Track()
THINGS: Final = Track(counted=True)
BAD_THINGS: Final = Track(counted=True, wanted=False)
LEVEL: Final = Track(level=True)
BAD_LEVEL: Final = Track(level=True, wanted=False)


@dataclass(frozen=True, slots=True)
class Measures(Generic[S]):
    """What to look at, by name. It decides nothing: no rule and no player reads it.

    `tracks` are the numbers worth a curve, as this seat has them (in co-operative games, as all have them), and `kinds`
    says how those are spoken of that are not STUFF; a track's name is the game's message `measured-TRACK`. `decks` are
    the cards by their numbers. `named`: questions whose options are cards of a deck. `about`: questions between the
    options of one card, which is the choice's `about`. `turned`: messages that show a card. `first`: who begins, in
    games where that may be worth something.
    """

    tracks: Callable[[S, int], dict[str, int]] = lambda g, seat: {}
    kinds: Mapping[str, Track] = field(default_factory=dict)
    decks: Callable[[Any], Mapping[str, Sequence[NamedCard]]] = lambda box: {}
    named: Mapping[str, str] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    turned: Mapping[str, Turned] = field(default_factory=dict)
    first: Callable[[S], int] | None = None
