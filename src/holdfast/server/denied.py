"""What the house itself refuses, whatever the game: each kind with its rule, its status, and a reason in words."""

from __future__ import annotations

from typing import Final

from ..kernel import HOUSE, BadOption, BadSave, HoldfastError, Refused
from ..speech import house
from .wire import Refusal

# Beside the kernel's own: what a table in the browser refuses.
HOUSE_RULES: Final[dict[str, str]] = {
    **{rule: house().say(rule) for rule in HOUSE},
    "HF-WIRE": "A message has one of the known shapes; what is not understood is not done.",
    "HF-LINK": "Whoever sits or watches at a table has come by a link to it.",
    "HF-TABLE": "A table has an address of its own; nothing is found at any other.",
    "HF-TAKEN": "A seat's link seats whoever opens it first. Only who made the table can give the seat to another.",
    "HF-MAKER": "Links are made by whoever made the table.",
    "HF-VOTE": "Past what chance or a hidden card has shown, everybody at the table must agree to take a pick back.",
    "HF-HAND": "Who sits on a seat may hand it to a bot, and takes it back at any time. Whoever made the table may do "
    "the first for somebody who is away.",
    "HF-HINT": "A seat gets one hint at a time, to a question that it is asked.",
    "HF-NAME": "Everybody at a table has a name of their own.",
    "HF-SECRET": "A record shows every secret, so the record of a competitive game is given out when it is over.",
    "HF-PAST": "What was played under older rules can be looked at only with those.",
    "HF-CHANGED": "A game goes on under changed rules or cards only if its position still fits them.",
    "HF-PATH": "There is nothing at this address.",
    "HF-METHOD": "Some addresses can only be looked at, others only be written to.",
    "HF-ORIGIN": "Only pages of this server may speak for whoever looks at them.",
    "HF-SIZE": "Messages are short; what is too long is not read.",
    "HF-RATE": "Nobody needs to ask that often.",
    "HF-STORE": "What cannot be written down is not done; the store of this server does not answer now.",
    "HF-FAULT": "Something went wrong in the server. It is written in its log; nothing was changed.",
}

STATUS: Final[dict[str, int]] = {
    "HF-WIRE": 400,
    "HF-LINK": 403,
    "HF-MAKER": 403,
    "HF-SECRET": 403,
    "HF-ORIGIN": 403,
    "HF-TABLE": 404,
    "HF-PAST": 404,
    "HF-PATH": 404,
    "HF-METHOD": 405,
    "HF-SIZE": 413,
    "HF-RATE": 429,
    "HF-FAULT": 500,
    "HF-STORE": 503,
}
CONFLICT: Final = 409  # what a rule refuses: the table does not stand so that it could be done


def refusal_of(error: HoldfastError, version: int | None = None) -> tuple[int, Refusal]:
    """A refusal and its status. What is wrong with the store is for the log: it names files and hosts."""
    if isinstance(error, Refused):
        return STATUS.get(error.rule, CONFLICT), Refusal(error.rule, error.reason, error.key, version)
    if isinstance(error, BadSave):
        return CONFLICT, Refusal("HF-CHANGED", str(error), "", version)
    if isinstance(error, BadOption):
        return STATUS["HF-WIRE"], Refusal("HF-WIRE", str(error), "", version)
    return STATUS["HF-STORE"], Refusal("HF-STORE", "The server cannot write or read just now.", "", version)
