"""A game in numbers: rows for what a seat may know, numbers for what it can do.

An action is an option's number in the game's vocabulary, the same for every table of that game. An observation is which
seat it is, what it is asked and about what, and then the game's own features for that seat (games/NAME/features.py).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from ..games import Row
from ..kernel import Choice, Game, Question, Refused
from ..kernel.choice import numbers_about
from ..kernel.state import Box
from ..mind.features import Layout, write_digits
from ..mind.features import Row as Numbers

ABOUT: Final = 3  # so many things at most a question is about: a card, a space, who does it;
ABOUT_BITS: Final = 12  # each of them in binary; after them comes a set of things, as all that were chosen before


class Encoding:
    """What each number of an observation, and each action, means. It knows no particular table, and never changes: all
    copies of a table share it."""

    def __init__(self, row: Row, pack: Path | None = None) -> None:
        self.made_of = row, pack
        rules = row.rules
        box = rules.open_box(pack)
        most_seats = rules.seats[-1]
        self.set_width = widest_set(rules.questions, box)
        head = [
            *(f"seat={seat}" for seat in range(most_seats)),
            *(f"question={asked.name}" for asked in rules.questions),
            *(f"about-{thing + 1}/bit-{bit}" for thing in range(ABOUT) for bit in range(ABOUT_BITS)),
            *(f"about-set/{member}" for member in range(self.set_width)),
        ]
        self.box: Final = box
        self.layout = Layout(row.mind.features, box)
        self.keys = box.vocabulary.keys
        self.names = [*head, *self.layout.names]
        self.first_question = most_seats
        self.first_about = most_seats + len(rules.questions)
        self.first_feature = len(head)

    def __deepcopy__(self, memo: object) -> Encoding:
        return self

    def __reduce__(self) -> tuple[type[Encoding], tuple[Row, Path | None]]:
        return Encoding, self.made_of

    def row(self, game: Game[Any], seat: int) -> NDArray[np.float32]:
        """The observation of a seat."""
        row: Numbers = array("f", bytes(4 * len(self.names)))
        row[seat] = 1.0
        choice = question(game, seat)
        if choice is not None:
            row[self.first_question + choice.question.index] = 1.0
            write_about(choice.about, row, self.first_about, self.set_width)
        self.layout.write(game.state, seat, row, self.first_feature)
        return np.frombuffer(row, np.float32)

    def mask(self, game: Game[Any], seat: int) -> NDArray[np.int8]:
        """1 for every action that is open to the seat now, asides included."""
        mask = bytearray(len(self.keys))
        for action in open_actions(game, seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def take(self, game: Game[Any], action: int, seat: int) -> None:
        """Answer for a seat; what cannot be done is refused with its reason."""
        if not 0 <= action < len(self.keys):
            raise Refused("HF-KEY", f"There are actions 0 to {len(self.keys) - 1}; there is no action {action}.")
        game.choose(self.keys[action], seat)


def widest_set(questions: Sequence[Question], box: Box) -> int:
    """How many places the sets need that questions are about: a member is one of the things that some answer names."""
    if not any(isinstance(asked.about, type) and has_set(asked.about) for asked in questions):
        return 0
    return max(len(box.vocabulary.domain(asked)) for asked in questions)


def has_set(about: type) -> bool:
    return any(get_origin(kind) in (tuple, frozenset) for kind in get_type_hints(about).values())


def write_about(about: Any, row: Numbers, first: int, set_width: int) -> None:
    """What is asked about; places of what is not there stay 0."""
    singles, bits = numbers_about(about)
    for place, thing in enumerate(singles):
        write_digits(thing + 1, row, first + place * ABOUT_BITS, ABOUT_BITS)
    if bits >> set_width:
        raise ValueError(
            f"a question is about number {bits.bit_length() - 1} of a set, beyond the {set_width} there are"
        )
    write_digits(bits, row, first + ABOUT * ABOUT_BITS, set_width)


def question(game: Game[Any], seat: int) -> Choice | None:
    """What this seat is asked now. Where a whole team may answer, it is put to the one who has the last word."""
    play = game.play
    if play.lanes is not None:
        lane = play.lane_of(seat)
        return None if lane is None else lane.pending
    asked = play.pending
    return asked if asked is not None and asked.seat == seat else None


def open_actions(game: Game[Any], seat: int) -> list[int]:
    actions: list[int] = []
    choice = question(game, seat)
    while choice is not None:
        offset = game.play.offsets[choice.question.index]
        actions += [offset + value for value in choice.values]
        choice = choice.beside
    return actions
