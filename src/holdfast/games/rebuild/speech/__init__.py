"""What Rebuild's messages are made from: the numbers in each, and what those numbers are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from ....speech import Noun, Several, Speech, Together, Voice
from ..actions import EXCHANGES
from ..box import RebuildBox
from ..pay import Price
from ..phrases import KIND_NOUNS, lexicon
from ..state import DISTRESSED, INJURED, SQUARES, WORKER_SIDES

Spoken = Voice[RebuildBox]

GAPS: Final[Mapping[str, str]] = {
    # what happens
    "round": "round",
    "resupply": "resupply",
    "starts": "seat",
    "first": "seat influence",
    "first-stays": "seat influence",
    "leader": "seat tile",
    "leader-gained": "seat",
    "no-leader": "seat",
    "stands": "seat place",
    "idle": "seat place",
    "uses": "seat tile",
    "takes": "seat number token wanted",
    "gains": "seat number token wanted",
    "gives": "seat number token",
    "scores": "seat points",
    "builds": "seat tile",
    "builds-over": "seat tile below_tile",
    "enters": "tile",
    "round-ends": "round tile",
    "objective": "seat objective",
    "total": "seat points objectives tiles track influence hearts",
    # why not
    "place-not-own": "place",
    "place-open-space": "place",
    "place-not-middle": "place",
    "place-twice": "place",
    "tile-twice": "tile",
    "kind-twice": "place",
    "no-passing": "markers",
    "leader-off-mat": "place",
    "leader-not-own": "place",
    "leader-no-tile": "place",
    "leader-taken": "tile",
    "leaders-left": "leaders",
    "pay-number": "number",
    "pay-lacks": "side number",
    "build-off-mat": "place",
    "build-icon": "tile below_tile",
    "build-cost": "tile number token",
    "build-not-on-offer": "tile",
    "build-no-room": "tile",
    "spend-lacks": "token number held",
    "trade-money": "number held",
    "buy-not-sold": "token",
    "buy-none-left": "token",
    # what an answer does
    "on-tile": "tile",
    "over-tile": "tile",
    "gets": "gains",
    "gets-points": "points",
    "has-icon": "icon",
    "costs": "price",
    "costs-short": "price",
    "worth-points": "points",
    "worth-influence": "influence",
    "worth-hearts": "hearts",
    "exchange": "number token count gained_token",
    "in-supply": "number",
    "only-in-supply": "number",
}


def seat(voice: Spoken, seat: int) -> Noun:
    return voice.seat(seat)


def tile(voice: Spoken, tile: int) -> Noun:
    box = voice.box
    if tile == box.nothing:
        return voice.noun("nothing", "nothing")
    return voice.printed(box.ids[tile], box.names[tile])


def token(voice: Spoken, kind: int) -> Noun:
    return voice.noun(f"token-{KIND_NOUNS[kind][0]}", KIND_NOUNS[kind][0])


def side(voice: Spoken, kind: int) -> Noun:
    """Of the workers: those on their regular side, and those who were distressed or injured."""
    return voice.noun(f"side-{KIND_NOUNS[kind][0]}")


def place(voice: Spoken, place: int) -> Noun:
    """A space by its number, a middle square by its name, a square of the board by what lies there."""
    box = voice.box
    if place < box.squares:
        return voice.noun_of("space", box.place_words[place], word=box.place_words[place])
    if place < box.squares + SQUARES:
        return voice.printed(box.place_words[place], box.square_names[place - box.squares])
    return voice.noun_of("square", box.place_words[place], token=token(voice, place - box.squares - SQUARES))


def place_or(*words: str) -> Callable[[Spoken, int], Noun]:
    """A place, or one of the words that stand behind the places in a domain."""

    def thing(voice: Spoken, value: int) -> Noun:
        beyond = value - len(voice.box.place_words)
        return place(voice, value) if beyond < 0 else voice.noun("nothing", words[beyond])

    return thing


def price(voice: Spoken, price: Price) -> Several:
    return voice.several([voice.counted(count, token(voice, kind)) for kind, count in price])


def gains(voice: Spoken, gains: Price) -> Several:
    """What is gained of each kind; people who are helped become workers."""

    def gain(kind: int, count: int) -> str:
        message = "gain-helped" if kind in (DISTRESSED, INJURED) else "gain"
        return voice.language.say(message, {"number": count, "token": token(voice, kind)})

    return voice.several([gain(kind, count) for kind, count in gains])


def exchanges(voice: Spoken, exchange: int) -> Noun:
    """'3 stories for 2 money'; the last of them is to exchange nothing."""
    if exchange == len(EXCHANGES):
        return voice.noun("nothing", "nothing")
    numbers = EXCHANGES[exchange]
    return voice.language.named(f"{exchange}", voice.fact(("exchange", *(numbers[place] for place in (1, 0, 3, 2)))))


def resupply(voice: Spoken, card: int) -> Several:
    return price(voice, tuple((kind, count) for kind, count in enumerate(voice.box.resupply[card]) if count))


def mixes(voice: Spoken, mix: int) -> Several:
    box = voice.box
    return voice.several(
        [
            voice.counted(count, side(voice, kind))
            for kind, count in zip(WORKER_SIDES, box.mixes[mix], strict=True)
            if count
        ]
    )


def objective(voice: Spoken, objective: int) -> Noun:
    card = voice.box.objectives[objective]
    return voice.printed(card.id, card.name)


def icon(voice: Spoken, icon: int) -> Noun:
    return voice.noun(f"icon-{voice.box.icon_words[icon]}")


# What belongs together in the log is told in one line.
TOGETHER: Final = {
    "leader": Together("tile"),
}

SPEECH: Final[Speech[RebuildBox]] = Speech(
    folder=Path(__file__).parent,
    gaps=GAPS,
    together=TOGETHER,
    things={
        "seat": seat,
        "tile": tile,
        "building": tile,
        "token": token,
        "side": side,
        "place": place,
        "placing": place_or("idle", "pass"),
        "leading": place_or("done"),
        "posting": place_or("later"),
        "price": price,
        "gains": gains,
        "exchanges": exchanges,
        "resupply": resupply,
        "mixes": mixes,
        "money": lambda voice, money: money,
        "objective": objective,
        "icon": icon,
    },
    lexicon=lexicon,
    reprinted=lambda pack: RebuildBox(pack, None),
)
