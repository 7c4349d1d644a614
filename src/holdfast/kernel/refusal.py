"""Why an option is not there: a rule, a reason, and the numbers in it."""

from typing import Final

from .errors import HoldfastError, Said


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
    """Raised when a pick is not among the options: carries the rule's id, and why."""

    def __init__(self, rule: str, told: str | Said, key: str = "") -> None:
        super().__init__(told)
        self.args = (rule, told, key)
        self.rule = rule
        self.key = key

    @property
    def reason(self) -> str:
        """Why not, in words."""
        return self.in_words()

    def __str__(self) -> str:
        return f"{self.in_words()} ({self.rule})"


# The rules of the house: what the table itself refuses, whatever the game. What they say is a message of that name.
HOUSE: Final = ("HF-KEY", "HF-ASKED", "HF-SEAT", "HF-OVER", "HF-UNDO")
