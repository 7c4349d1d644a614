"""Why an option is not there: a rule, a reason, and the numbers in it."""

from typing import Final

from .errors import HoldfastError


class Refusal:
    """One reason why a thing cannot be done now.

    `reason` is a message id of the game (or of the house, see HOUSE) and `numbers` fill its slots; the words are made
    only when somebody reads them, so that a predicate may refuse a thousand times in a playout at no cost.
    """

    __slots__ = ("numbers", "reason", "rule")

    def __init__(self, rule: str, reason: str, *numbers: int) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.numbers: Final = numbers

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.numbers!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.rule, self.reason, self.numbers) == (other.rule, other.reason, other.numbers)

    def __hash__(self) -> int:
        return hash((self.rule, self.reason, self.numbers))


class Refused(HoldfastError):
    """Raised when a pick is not among the options: carries the rule's id and the reason in words."""

    def __init__(self, rule: str, reason: str, key: str = "") -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.key = key


# The rules of the house: what the table itself refuses, whatever the game.
HOUSE: Final[dict[str, str]] = {
    "HF-KEY": "An option is named by its key or by its number in the list.",
    "HF-ASKED": "Only the question that is open can be answered.",
    "HF-SEAT": "Only the seats that are asked may answer.",
    "HF-OVER": "A game that is over takes no more picks.",
    "HF-UNDO": "What chance or a hidden card has shown can be taken back only if the table agrees.",
}
