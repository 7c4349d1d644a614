"""What a game gives to the kernel: functions, no base class."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter, index
from pathlib import Path
from typing import Any, Generic

from .choice import Question, Rule
from .errors import BadOption, Named, Said
from .rng import Rng
from .state import Box, S


def whole_number(given: Any) -> int | None:
    """As a plain int, of whatever kind it is, NumPy's among them; None for what is no whole number, or yes or no."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


# Values of an option that stand on cards: by name the title of each and a line about it, as they are printed in a box
# (None: the one that comes with the game).
OnCards = Callable[[Any], Mapping[str, tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class StartOption:
    """Something the table settles before a game: its values, of which the first is the rule as written. What it means
    is said in the message `option-NAME`."""

    name: str
    listed: tuple[str, ...] | OnCards
    rule: str

    @property
    def values(self) -> tuple[str, ...]:
        """Those that come with the game."""
        return self.values_in(None)

    def values_in(self, box: Box | None) -> tuple[str, ...]:
        """Those of a box, which may hold cards of the players' own."""
        return self.listed if isinstance(self.listed, tuple) else tuple(self.listed(box))

    def number(self, word: object, box: Box | None = None) -> int:
        """The place of a value in the list; anything else is refused with what would be right."""
        text = {True: "yes", False: "no"}.get(word, word) if isinstance(word, bool) else word
        values = self.values_in(box)
        if isinstance(text, str) and text in values:
            return values.index(text)
        raise BadOption(Said("house-option-value", name=self.name, values=values, given=str(word)))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, who won, and each seat's score (co-operative games win or lose as one)."""

    cause: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


class GameOver(Exception):
    """Ends the game from any depth of a rule; it is not an error."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.cause)
        self.outcome = outcome


@dataclass(frozen=True, slots=True)
class Move:
    """A step that takes a game on from one version of the rules to another: every pick is made again, as it is made
    now. The game's message `move-NAME` tells the players what has changed."""

    name: str
    was: int
    now: int
    pick: Callable[[str], str]


@dataclass(frozen=True, slots=True, repr=False)
class Rules(Generic[S]):
    """A game, as the kernel plays it."""

    name: str
    version: int  # it rises when the same picks may lead elsewhere
    seats: range
    options: tuple[StartOption, ...]
    questions: tuple[Question, ...]
    state: type[S]
    open_box: Callable[[Path | None], Box]
    set_up: Callable[[Any, int, Mapping[str, int], Rng], S]
    step: Callable[[S], Rule]
    resample: Callable[[S, int, Rng], None]  # draws again what a seat cannot know
    catalogue: Path  # the rulebook
    speech: Path | None = None  # the folder of its messages, in which its title stands
    scenarios: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()  # every cause with which a game of this kind can end
    clock: str = "round"  # the field of the state that counts how far a game has come
    released: Callable[[], Sequence[Path]] = tuple  # the packs of older releases, under which their games go on
    moves: tuple[Move, ...] = ()
    together: bool = False  # the players win or lose as one, and nothing is hidden from one that another knows

    def __repr__(self) -> str:
        """What a person wants to know of a game; all that the kernel knows fills pages."""
        options = {option.name: option.values for option in self.options}
        return f"<{self.name}: {self.title}, {self.seats_in_words} seats, {options}>"

    @property
    def title(self) -> Named:
        """What it is called, in whichever language."""
        return Named(self.speech, "title", self.name.replace("_", " ").capitalize())

    @property
    def time(self) -> Callable[[S], int]:
        """How far a game has come: the round, or the day."""
        return attrgetter(self.clock)

    @property
    def seats_in_words(self) -> str:
        """How many can play: "2 to 3"."""
        few, many = self.seats[0], self.seats[-1]
        return f"{few}" if few == many else f"{few} to {many}"

    def moves_from(self, version: int) -> list[Move]:
        """The steps from a version of the rules to this one, as far as they lead."""
        found: list[Move] = []
        while (move := next((move for move in self.moves if move.was == version != self.version), None)) is not None:
            found.append(move)
            version = move.now
        return found

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game allows it; anything else is refused."""
        number = whole_number(seats)
        if number is None or number not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            message = "house-seats" if few == many else "house-seats-range"
            raise BadOption(Said(message, title=self.title, few=few, many=many, given=str(seats)))
        return number

    def check_options(self, given: Mapping[str, object], box: Box | None = None) -> dict[str, int]:
        """Every option of the game with the value's place; what the game, or the box, does not have is refused."""
        chosen = {option.name: 0 for option in self.options}
        for name in given:
            if name not in chosen:
                raise BadOption(Said("house-no-option", title=self.title, name=name, options=list(chosen)))
        for option in self.options if given else ():
            if option.name in given:
                chosen[option.name] = option.number(given[option.name], box)
        return chosen
