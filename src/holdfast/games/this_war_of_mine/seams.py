"""Where expansions join in (TW-EXPN): what each of them adds to the phases, as a row of functions.

The chapters of the base game call every row in play at the moments named here, in the order of the rows. They import
this file alone; no chapter knows an expansion by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...kernel import Fact, Refusal, Rule, Ruling, StartOption

if TYPE_CHECKING:
    from .here import Here
    from .state import Shelter


def nothing(g: Shelter) -> Rule:
    yield from ()


def nothing_of(g: Shelter, thing: int) -> Rule:
    yield from ()


def no_change(g: Shelter) -> None:
    pass


def no_change_by(g: Shelter, thing: int) -> None:
    pass


def no_facts(g: Shelter) -> list[Fact]:
    return []


def is_not_so(g: Shelter) -> bool:
    return False


def none(g: Shelter) -> int:
    return 0


def no_reason(g: Shelter, person: int) -> Refusal | None:
    return None


def no_card(g: Shelter, card: int) -> bool:
    return False


def never(g: Shelter) -> Ruling[bool]:
    yield from ()
    return False


def never_here(g: Shelter, here: Here) -> Ruling[bool]:
    yield from ()
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """What an expansion adds. `number` is its place in `nouns.EXPANSIONS`, by which state and cards know it;
    `decks` are those of its own, with which no other game begins."""

    number: int
    option: StartOption
    decks: tuple[str, ...] = ()
    begin: Callable[[Shelter], Rule] = nothing  # before the first Morning
    set_up: Callable[[Shelter], None] = no_change  # at the end of set-up
    morning: Callable[[Shelter], Rule] = nothing  # after the card of the day
    day: Callable[[Shelter], Rule] = nothing  # when the Day phase starts
    keeps_from_work: Callable[[Shelter, int], Refusal | None] = no_reason  # somebody has no action today
    after_work: Callable[[Shelter], Ruling[bool]] = never  # a step when all rounds are over; True: more to come
    outside: Callable[[Shelter, Here], Ruling[bool]] = never_here  # at the OUTSIDE action; True: no Visitors card
    dusk: Callable[[Shelter], Rule] = nothing  # after the supper of the characters
    evening: Callable[[Shelter], Rule] = nothing  # when everybody has a task for the night
    passes_by: Callable[[Shelter], Ruling[bool]] = never  # an encounter; True: the Residents card is not carried out
    covers_flight: Callable[[Shelter], Ruling[bool]] = never  # the group flees; True: the enemies do not strike
    stays_home: Callable[[Shelter], None] = no_change  # nobody leaves for a location tonight
    explored: Callable[[Shelter], Rule] = nothing  # nothing is left to explore; Choose Findings comes next
    skips: Callable[[Shelter, int], bool] = no_card  # an Exploration card turned up is discarded without effect
    findings: Callable[[Shelter], Rule] = nothing  # before anything is packed
    raid_damage: Callable[[Shelter], int] = none  # added to every raid; below 0, taken off
    keeps_off: Callable[[Shelter], int] = none  # points taken off a raid, as by a Board-Up
    dawn: Callable[[Shelter], Rule] = nothing  # in the first step of Dawn, when all are home
    lost: Callable[[Shelter, int], None] = no_change_by  # somebody has died or left; others are there
    cards_at_hand: Callable[[Shelter], list[Fact]] = no_facts  # that can be used at a calm moment
    use_card: Callable[[Shelter], Ruling[bool]] = never  # one of those is used; False: none after all
    before_round: Callable[[Shelter], Ruling[bool]] = never  # of a fight; True: the group is out of it
    supper_is_had: Callable[[Shelter], bool] = is_not_so  # the characters neither eat nor go hungry at dusk
    killing: Callable[[Shelter], None] = no_change  # the group has killed somebody who was no thug
    settled: Callable[[Shelter, int], Rule] = nothing_of  # after every step: the phase that is over with it, or NONE
    pet_comes: Callable[[Shelter, int], Rule] = nothing_of  # it lives in the shelter from now on
    pet_eaten: Callable[[Shelter, int], Rule] = nothing_of


def in_play(g: Shelter) -> list[Expansion]:
    """TW-EXPN-01: the rows of the expansions that the table has chosen."""
    chosen = g.expansions
    return [row for row in g.box.expansions if chosen[row.number]] if any(chosen) else []
