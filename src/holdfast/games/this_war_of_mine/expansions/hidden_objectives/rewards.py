"""What revealed Hidden Objectives bring; what they leave open is for their owner to say (TW-HIDDEN-06)."""

from __future__ import annotations

from .....kernel import Choice, Facts, Question, Refusal, Rule
from ...characters import states
from ...scavenging import trade
from ...shelter import fittings, storage
from ...state import NONE, PEOPLE, RESOURCES, Shelter

# -- conditions -------------------------------------------------------------------------------------------------------


def nobody_above(g: Shelter, state: int, n: int) -> bool:
    return all(states.level(g, person, state) <= n for person in PEOPLE if g.characters[person] != NONE)


def killed_nobody(g: Shelter) -> bool:
    return not g.killed


def crafted(g: Shelter) -> int:
    """TW-CRAFT-04: Fittings that somebody built."""
    return sum([fitting != NONE and not g.box.is_fixed[fitting] for fitting in g.fitting])


def stored(g: Shelter, goods: int) -> int:
    return g.stock[goods]


def keepsakes(g: Shelter, n: int, goods: int, m: int, treasure: int) -> bool:
    return g.stock[goods] >= n or g.stock[treasure] >= m


def worth_stored(g: Shelter) -> int:
    """TW-TRADE-03."""
    return sum([storage.value(g, goods) * n for goods, n in enumerate(g.stock) if n and goods >= RESOURCES])


# -- an idea ----------------------------------------------------------------------------------------------------------

OWNERS_IDEA = Question("owners-idea", "fittings", fittings.why_not_idea, facts=fittings.what_an_idea_gives)


def unlock(g: Shelter, n: int) -> Rule:
    """TW-HIDDEN-06, TW-CRAFT-06."""
    for _ in range(min(n, len(g.ideas))):
        fittings.unlock(g, (yield Choice(OWNERS_IDEA, g.owner, sorted(g.ideas))))


# -- a gift -----------------------------------------------------------------------------------------------------------


def why_not_gift(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    """TW-HIDDEN-06, TW-TRADE-03: a token from the supply, of no more than this value (`about`)."""
    return trade.why_not_have(g, trade.Deal(choice.about, NONE), goods)


def what_it_is_worth(g: Shelter, choice: Choice, goods: int) -> Facts:
    return Facts(now=[("counts", storage.value(g, goods))])


OWNERS_GIFT = Question("owners-gift", "offers", why_not_gift, about="value", facts=what_it_is_worth)


def take(g: Shelter, n: int, value: int) -> Rule:
    """TW-HIDDEN-06: so many tokens, each worth up to this."""
    for _ in range(n):
        choice = Choice(OWNERS_GIFT, g.owner, g.box.traded, value, g)
        if choice.first is None:
            return
        yield from storage.gain(g, (yield choice), 1)


# -- a theft ----------------------------------------------------------------------------------------------------------


def why_not_taken(g: Shelter, choice: Choice, goods: int) -> Refusal | None:
    return trade.why_not_give(g, goods)


OWNERS_LOOT = Question("owners-loot", "goods", why_not_taken, about="due", facts=trade.what_a_token_counts)


def make_off(g: Shelter, value: int) -> Rule:
    """TW-HIDDEN-06, TW-GEN-07: tokens are removed from the game until they are worth that much."""
    due = value
    while due > 0 and (tokens := trade.givable(g)):
        goods = yield Choice(OWNERS_LOOT, g.owner, tokens, due)
        due -= trade.give(g, goods)
        storage.make_scarce(g, goods, 1)


# -- quiet nights -----------------------------------------------------------------------------------------------------


def buy_nights(g: Shelter, n: int) -> None:
    """TW-RAID-02: there is no raid on the next nights."""
    g.quiet_nights += n
    g.tell("quiet-nights", n)


def quiet_night(g: Shelter) -> Rule:
    """TW-RAID-02."""
    if g.quiet_nights:
        g.quiet_nights -= 1
        g.spared = True
    yield from ()
