"""What is wrong with a pack, said so that its author can mend it: where, in which card, and what was meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple, NoReturn

from ..kernel.errors import HoldfastError
from ..kernel.letters import readable

MOST_PROBLEMS: Final = 500  # past these, nobody reads on, and a hostile pack would keep us busy
MOST_GUESSES: Final = 100  # 'did you mean' costs milliseconds a time
MOST_LETTERS: Final = 500  # of a message: what it quotes may be of any length
LISTED: Final = 12


class Mark(NamedTuple):
    """A place in a file: path, line and column, counted from 1."""

    path: str
    line: int
    column: int


class Problem(NamedTuple):
    """One thing to put right. `card` is empty where the fault is not inside a card."""

    mark: Mark
    card: str
    message: str

    def __str__(self) -> str:
        path, line, column = self.mark
        return readable(f"{path}:{line}:{column}: " + (f"card {self.card}: " if self.card else "") + self.message)


class PackError(HoldfastError):
    """A pack that cannot be played: everything that is wrong with it, in the order of its files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: Final = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Problems:
    """Gathers what is wrong, so that a pack is mended in one go instead of fault by fault."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    @property
    def guessing(self) -> bool:
        """Whether it is still worth working out what was meant."""
        return len(self.found) < MOST_GUESSES

    def add(self, mark: Mark, message: str, card: str = "") -> None:
        line = " ".join(message[: MOST_LETTERS + 1].split())
        self.found.append(Problem(mark, card, line if len(message) <= MOST_LETTERS else line[:MOST_LETTERS] + "…"))
        if len(self.found) >= MOST_PROBLEMS:
            self.found.append(Problem(mark, "", f"stopped after {MOST_PROBLEMS} problems"))
            self.give_up()

    def give_up(self) -> NoReturn:
        raise PackError(self.found)


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """': did you mean X?', or the whole list where nothing is near and the list is short."""
    word = word[:80]
    folded = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), folded, n=1, cutoff=0.6)
    if close:
        return f": did you mean {folded[close[0]]}?"
    return f": one of {', '.join(known)}" if 0 < len(known) <= LISTED else ""
