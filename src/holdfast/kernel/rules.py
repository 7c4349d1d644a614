"""What a game gives to the kernel: functions, no base class."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter, index
from pathlib import Path
from typing import Any, Generic, NamedTuple

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
class NotWith:
    """What an option does not go with: these values of another option (all but the first, where none are named), and
    the rule that says so. `when`: only with these values of its own."""

    option: str
    rule: str
    values: tuple[str, ...] = ()
    when: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StartOption:
    """Something the table settles before a game: its values, of which the first is the rule as written. What it means
    is said in the message `option-NAME`. `not_with`: what it cannot be combined with; said by one of the two. `secret`:
    with any value but the first a seat knows what the others do not."""

    name: str
    listed: tuple[str, ...] | OnCards
    rule: str
    not_with: tuple[NotWith, ...] = ()
    secret: bool = False

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


class Clash(NamedTuple):
    """These values of an option stand with none of those of another, by this rule."""

    option: str
    values: tuple[str, ...]
    other: str
    others: tuple[str, ...]
    rule: str


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


def same_as_before(state: Any) -> bool:
    return False


def no_faults(state: Any) -> Iterator[str]:
    return iter(())


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
    catalogue: Path | None = None  # the rulebook, once there is one
    speech: Path | None = None  # the folder of its messages, in which its title stands
    scenarios: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()  # every cause with which a game of this kind can end
    clock: str = "round"  # the field of the state that counts how far a game has come
    released: Callable[[], Sequence[Path]] = tuple  # the packs of older releases, under which their games go on
    moves: tuple[Move, ...] = ()
    take_up: Callable[[S], bool] = same_as_before  # what happens when a saved game goes on; whether anything did
    faults: Callable[[S], Iterator[str]] = no_faults  # the fields of a position between two steps that cannot be so
    together: bool = False  # the players win or lose as one
    open: bool = False  # no seat knows what another does not, unless a start option says so (`StartOption.secret`)

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
        clash = self.clash({option.name: option.values_in(box)[chosen[option.name]] for option in self.options})
        if clash is not None:
            things = {"name": clash.option, "other": clash.other, "rule": clash.rule}
            values = {"value": given[clash.option], "other_value": given[clash.other]}
            raise BadOption(Said("house-options-clash", **things, **values))
        return chosen

    def clash(self, chosen: Mapping[str, str]) -> Clash | None:
        """The first two of these options that cannot be combined, if there are any."""
        for clash in self.clashes:
            if chosen[clash.option] in clash.values and chosen[clash.other] in clash.others:
                return clash
        return None

    @property
    def clashes(self) -> list[Clash]:
        """Every pair of options that cannot be combined, with the values that clash."""
        by_name = {option.name: option for option in self.options}
        return [
            Clash(
                option.name,
                barred.when or option.values[1:],
                barred.option,
                barred.values or by_name[barred.option].values[1:],
                barred.rule,
            )
            for option in self.options
            for barred in option.not_with
        ]

    def is_open(self, given: Mapping[str, object]) -> bool:
        """Whether, with these options, no seat knows what another does not: persons who share a screen may then look
        on at each other's answers."""
        chosen = self.check_options(given)
        return self.open and not any(option.secret and chosen[option.name] for option in self.options)
