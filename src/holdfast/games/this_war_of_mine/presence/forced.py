"""What the log says of a question that had one answer, and so was not put."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....kernel import only_answer
from .names import goods_name, space_name

if TYPE_CHECKING:
    from ..box import WarBox

# By the question, where its one answer says more than its domain does.
BY_QUESTION: Final = {
    "act:done": "Nobody can be put to work in this round.",
    "work:craft": "There is nothing to do but to build a Fitting.",
    "work:move": "There is nothing to do but to move a Fitting.",
    "work:dismantle": "There is nothing to do but to take a Fitting apart.",
}

# By the domain of the answer, with the thing it names.
BY_DOMAIN: Final[dict[str, tuple[str, Callable[[WarBox, int, str], str]]]] = {
    "people": ("It can only be person {} of the group.", lambda box, value, word: word),
    "people-or-done": ("It can only be person {} of the group.", lambda box, value, word: word),
    "work": ("There is one place to work: {}.", lambda box, value, word: space_name(box, value)),
    "spaces": ("There is one place for it: {}.", lambda box, value, word: space_name(box, value)),
    "fittings": ("There is one Fitting for it: {}.", lambda box, value, word: box.fittings[value].name),
    "goods": ("It can only be this: {}.", lambda box, value, word: goods_name(value)),
    "options": ("There is one way to do it, the one that stands in place {}.", lambda box, value, word: word),
    "yes-no": ("The only answer is {}.", lambda box, value, word: word),
    "holes": ("There is one hole for it, number {}.", lambda box, value, word: word),
}


def forced(box: WarBox, action: int) -> str:
    """The sentence for an action number."""
    return only_answer(box, action, BY_QUESTION, BY_DOMAIN)
