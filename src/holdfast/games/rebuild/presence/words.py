"""What a player reads: questions, options, what happened, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ....kernel import Choice, Messages, capitalised, listing
from ..actions import EXCHANGES, NO_EXCHANGE
from ..box import RebuildBox
from ..build import price_of
from ..pay import Price
from ..state import DISTRESSED, INJURED, KINDS, WORKER, WORKER_SIDES, City
from ..turn import use_tile

MESSAGES = Messages(
    {
        # what happens
        "round": "Round {0} begins.",
        "resupply": "Resupply: {0:resupply}.",
        "starts": "{0:seat} has mat 1 and goes first.",
        "first": "{0:seat} goes first, with {1} Influence.",
        "first-stays": "Nobody leads in Influence ({1}); {0:seat} stays first.",
        "leader": "{0:seat} has a Leader on the {1:tile}.",
        "leader-gained": "{0:seat} gains a Leader.",
        "no-leader": "{0:seat} gets no Leader.",
        "stands": "{0:seat} goes to {1:place}.",
        "idle": "{0:seat} leaves a marker on {1:place} and does nothing.",
        "uses": "{0:seat} uses the {1:tile}.",
        "takes": "{0:seat} takes {1} {2:counted} from the board{3:short}.",
        "gains": "{0:seat} gains {1} {2:counted}{3:short}.",
        "gives": "{0:seat} gives {1} {2:counted}.",
        "scores": "{0:seat} scores {1:point|points}.",
        "builds": "{0:seat} builds the {1:tile}.",
        "builds-over": "{0:seat} builds the {1:tile} over the {2:tile}.",
        "enters": "The {0:tile} comes on offer.",
        "level-2": "Level 2 begins: everybody gets the sixth marker.",
        "last-tile": "That was the last tile: when all markers are placed, the game ends.",
        "round-ends": "Round {0} ends; the {1:tile} is off the market.",
        "objective": "{0:seat} had the objective {1:objective}.",
        "total": "{0:seat}: {1:point|points} (objectives {2}, tiles {3}, track {4}, Influence {5}, hearts {6}).",
        # why not
        "place-not-own": "{0:place} is on another player's mat.",
        "place-open-space": "There is no building on {0:place}.",
        "place-not-middle": "{0:place} holds resources; markers go on the three middle squares.",
        "place-twice": "You have used {0:place} twice this round.",
        "tile-twice": "You have used the {0:tile} twice this round.",
        "kind-twice": "You have done what {0:place} does twice this round.",
        "no-passing": "You have {0:marker|markers} left and must place one.",
        "leader-off-mat": "Leaders stand on tiles of your own mat, not on {0:place}.",
        "leader-not-own": "{0:place} is on another player's mat.",
        "leader-no-tile": "There is no building on {0:place}.",
        "leader-taken": "A Leader stands on the {0:tile} already.",
        "leaders-left": "You have {0:Leader|Leaders} still to place.",
        "pay-number": "The price is {0:worker|workers}.",
        "pay-lacks": "Of your workers only {1:is|are} {0:side}.",
        "build-off-mat": "{0:place} is not a space of your mat.",
        "build-icon": "The {0:tile} cannot lie on the {1:tile}: their icons differ.",
        "build-cost": "The {0:tile} costs {1} {2:counted}, and you have fewer.",
        "build-not-on-offer": "The {0:tile} is not on offer.",
        "build-no-room": "There is no open space and no building of its icon for the {0:tile}.",
        "spend-lacks": "That takes {1} {0:counted}, and you have {2}.",
        "trade-money": "You have {1} money, not {0}.",
        "buy-not-sold": "The Port sells water, food, supplies and workers, not {0:kind}.",
        "buy-none-left": "The supply has no {0:kind} left.",
        # what was not asked, because there was one way only
        "forced:place": "Only one place was left.",
        "forced:idle": "Only one place was left.",
        "forced:put": "There was one place for it.",
        "forced:pay": "There was one way to pay.",
        "forced:lead": "There was one tile left for a Leader.",
        "forced:post": "The new Leader waits for the next round.",
        "forced:spend": "There was nothing to exchange.",
        "forced:trade": "There was no money to trade.",
        "forced:buy": "There was one thing left to buy.",
    }
)


SIDES = ("regular", "helped distressed", "helped injured")


def say(box: RebuildBox, message: str, numbers: Sequence[int], names: Sequence[str]) -> str:
    def short(wanted: int) -> str:
        return f" (of {wanted})" if wanted > numbers[1] else ""

    text = MESSAGES.say(
        message,
        numbers,
        {
            "seat": lambda seat: names[seat],
            "tile": lambda tile: box.names[tile],
            "place": box.place_name,
            "kind": lambda kind: box.noun(kind, 2),
            "side": lambda kind: SIDES[WORKER_SIDES.index(kind)],
            "counted": lambda kind: box.noun(kind, numbers[1]),
            "short": short,
            "resupply": lambda card: tokens(box, enumerate(box.resupply[card])),
            "objective": lambda objective: box.objectives[objective].name,
        },
    )
    return capitalised(text)


def tokens(box: RebuildBox, counts: Iterable[tuple[int, int]]) -> str:
    return listing([f"{count} {box.noun(kind, count)}" for kind, count in counts if count])


# -- questions --------------------------------------------------------------------------------------------------------

PROMPTS: dict[str, Callable[[City, Choice], str]] = {
    "place": lambda g, choice: f"Place a marker ({g.markers[choice.seat]} left).",
    "idle": lambda g, choice: "Lay a marker down without using it. Where?",
    "lead": lambda g, choice: f"Where does a Leader work this round? ({choice.about} to place)",
    "post": lambda g, choice: "Put the new Leader to work at once?",
    "build": lambda g, choice: "What do you build?",
    "put": lambda g, choice: f"Where does the {g.box.names[choice.about]} go?",
    "pay": lambda g, choice: (
        "Which of your workers goes?" if choice.about == 1 else f"Which {choice.about} of your workers go?"
    ),
    "spend": lambda g, choice: "What do you exchange?",
    "trade": lambda g, choice: "How much money do you trade?",
    "buy": lambda g, choice: f"Take one from the supply ({choice.about} to take).",
}


def prompt(g: City, choice: Choice) -> str:
    return PROMPTS[choice.question.name](g, choice)


# -- options ----------------------------------------------------------------------------------------------------------


def label(g: City, choice: Choice, value: int) -> str:
    return LABELS[choice.question.name](g, choice, value)


def place_label(g: City, choice: Choice, place: int) -> str:
    """The place, what a marker there would really bring now, and how often it has been used."""
    box = g.box
    if place == box.idle:
        return "Leave a marker somewhere and do nothing"
    own = place - choice.seat * box.spaces if place < box.squares else box.spaces + place - box.squares
    again = ", second time" if g.used[choice.seat][own] else ""
    if place >= box.squares:
        return f"{box.square_names[place - box.squares]}: {SQUARE_WORDS[place - box.squares]}{again}"
    tile = g.piles[place][-1]
    leader = ", with a Leader" if g.leader_on[place] else ""
    return f"{box.names[tile]}: {brings(g, choice.seat, place)}{leader}{again}"


SQUARE_WORDS = ("build a tile", "stories for money, or money for Influence", "money for resources")


def brings(g: City, seat: int, place: int) -> str:
    """What using a tile would bring, found by using it on a copy of the city: shortage and Leader included."""
    tile = g.piles[place][-1]
    trial = g.copy()
    for _ in use_tile(trial, seat, place):
        return g.box.words(tile)
    gained = [(kind, trial.held[seat][kind] - g.held[seat][kind]) for kind in range(KINDS)]
    parts = [f"+{count} {gained_noun(g.box, kind, count)}" for kind, count in gained if count]
    points = trial.points[seat] - g.points[seat]
    if points:
        parts.append(f"+{points} {'point' if points == 1 else 'points'}")
    return listing(parts) or f"nothing now ({g.box.words(tile)})"


def gained_noun(box: RebuildBox, kind: int, count: int) -> str:
    """What a token is to who gains it: helped people are workers."""
    if kind in (DISTRESSED, INJURED):
        return f"{box.noun(WORKER, count)} (helped {box.noun(kind, count)})"
    return box.noun(kind, count)


def space_label(g: City, choice: Choice, place: int) -> str:
    box = g.box
    if place in (box.later, box.done):
        return "Keep the Leader for the next round"
    if place >= box.squares:
        return box.square_names[place - box.squares]
    return f"{box.names[g.piles[place][-1]]} ({box.words(g.piles[place][-1])})"


def tile_label(g: City, choice: Choice, tile: int) -> str:
    """The tile with its price and what it is good for."""
    box = g.box
    if tile == box.nothing:
        return "Build nothing"
    icon = box.icon_words[box.icons[tile]]
    special = ", your special tile" if tile == g.specials[choice.seat] else ""
    return f"{box.names[tile]} [{icon}{special}] for {cost(box, box.prices[tile][-1])}: {worth(box, tile)}"


def worth(box: RebuildBox, tile: int) -> str:
    parts = [f"{box.points[tile]} {'point' if box.points[tile] == 1 else 'points'}"]
    if box.influence[tile]:
        parts.append(f"{box.influence[tile]} Influence")
    if box.hearts[tile]:
        parts.append(f"{box.hearts[tile]} {'heart' if box.hearts[tile] == 1 else 'hearts'}")
    return f"{', '.join(parts)}; {box.words(tile)}"


def cost(box: RebuildBox, price: Price) -> str:
    return tokens(box, price) or "nothing"


def put_label(g: City, choice: Choice, place: int) -> str:
    pile = g.piles[place]
    price = cost(g.box, price_of(g, choice.about, place))
    if not pile:
        return f"An open space, for {price}"
    return f"Over the {g.box.names[pile[-1]]}, for {price}"


def pay_label(g: City, choice: Choice, mix: int) -> str:
    counts = zip(SIDES, g.box.mixes[mix], strict=True)
    return listing([f"{count} {side}" for side, count in counts if count])


def spend_label(g: City, choice: Choice, exchange: int) -> str:
    if exchange == NO_EXCHANGE:
        return "Exchange nothing"
    kind, number, gained, count = EXCHANGES[exchange]
    there = min(count, g.supply[gained])
    short = f" (only {there} in the supply)" if there < count else ""
    noun = g.box.noun
    return f"{number} {noun(kind, number)} for {count} {noun(gained, count)}{short}"


def trade_label(g: City, choice: Choice, money: int) -> str:
    return f"{money} money" if money else "No trade"


def buy_label(g: City, choice: Choice, kind: int) -> str:
    return f"1 {g.box.noun(kind, 1)} ({g.supply[kind]} in the supply)"


LABELS: dict[str, Callable[[City, Choice, int], str]] = {
    "place": place_label,
    "idle": space_label,
    "lead": space_label,
    "post": space_label,
    "build": tile_label,
    "put": put_label,
    "pay": pay_label,
    "spend": spend_label,
    "trade": trade_label,
    "buy": buy_label,
}
