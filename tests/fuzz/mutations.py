"""Changes to what a file holds: to any number, word, list or key in it, or to where they stand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 7, 9, 50, 99, 255, 1000, -7, 10**6, 2**31, -(2**31), 2**63, 2**64, -(2**64))
ODD: Final = (None, True, False, 0.5, -1e300, "", [], {}, [[]], "7", "x" * 5000)
WORDS: Final = (
    "\x1b]0;owned\x07",
    "\x1b[2J\x1b[31mred",
    "\x9b2J",
    "\u202etxt.exe",
    "a\u200bb",
    "\ud800",
    "../../etc/passwd",
    "%s{0}{ $x }",
    "0" * 200,
    "99/place:p1-1",
    "²/done",
)

Place = tuple[Any, Any]  # a list or a dict, and where in it


def places_in(thing: Any) -> list[Place]:
    """Every place in a tree that holds something."""
    found: list[Place] = []
    open_ = [thing]
    while open_:
        inside = open_.pop()
        pairs = inside.items() if isinstance(inside, dict) else enumerate(inside)
        for key, value in pairs:
            found.append((inside, key))
            if isinstance(value, dict | list):
                open_.append(value)
    return found


def mutate(tree: Any, chance: Random) -> None:
    """One change somewhere in the tree."""
    places = places_in(tree)
    if places:
        inside, key = chance.choice(places)
        chance.choice(CHANGES)(inside, key, chance)


def another_number(inside: Any, key: Any, chance: Random) -> None:
    now = inside[key]
    if isinstance(now, int) and chance.random() < 0.6:
        inside[key] = now + chance.choice((-2, -1, 1, 2, 3, 5, 10, -now, now))
    else:
        inside[key] = chance.choice(NUMBERS)


def something_odd(inside: Any, key: Any, chance: Random) -> None:
    inside[key] = chance.choice(ODD)


def a_word(inside: Any, key: Any, chance: Random) -> None:
    inside[key] = chance.choice(WORDS)


def gone(inside: Any, key: Any, chance: Random) -> None:
    del inside[key]


def twice(inside: Any, key: Any, chance: Random) -> None:
    if isinstance(inside, list):
        inside.insert(key, inside[key])
    else:
        inside[f"{key}{chance.choice(WORDS)}"] = inside[key]


def exchanged(inside: Any, key: Any, chance: Random) -> None:
    other = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
    inside[key], inside[other] = inside[other], inside[key]


def longer(inside: Any, key: Any, chance: Random) -> None:
    if isinstance(inside[key], list):
        inside[key] *= chance.choice((2, 3, 100))
    else:
        inside[key] = [inside[key]] * 3


def shorter(inside: Any, key: Any, chance: Random) -> None:
    if isinstance(inside[key], list):
        del inside[key][chance.randrange(len(inside[key]) + 1) :]


def shuffled(inside: Any, key: Any, chance: Random) -> None:
    if isinstance(inside[key], list):
        chance.shuffle(inside[key])


CHANGES: Final[tuple[Callable[[Any, Any, Random], None], ...]] = (
    *(another_number,) * 6,
    exchanged,
    exchanged,
    twice,
    gone,
    shorter,
    shuffled,
    longer,
    something_odd,
    a_word,
)


def mutated_text(data: bytes, chance: Random) -> bytes:
    """A card file with some of its lines changed, moved, doubled or broken."""
    lines = data.split(b"\n")
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(len(lines))
        match chance.randrange(8):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[chance.randrange(len(lines))])
            case 2:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = lines[at].replace(b": ", b": " + str(chance.choice(NUMBERS)).encode() + b" ", 1)
            case 4:
                words = lines[at].split(b" ")
                words[chance.randrange(len(words))] = str(chance.choice(NUMBERS)).encode()
                lines[at] = b" ".join(words)
            case 5:
                lines[at] += chance.choice(WORDS).encode("utf-8", "surrogatepass")
            case 6:
                place = chance.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + bytes([chance.randrange(256)]) + lines[at][place:]
            case _:
                lines[at] = b" " * chance.randrange(6) + lines[at].lstrip()
        if not lines:
            lines = [b""]
    return b"\n".join(lines)
