"""What the answers to a main action's questions will do: where, who, with which card."""

from __future__ import annotations

from ....kernel import Choice, Fact, Facts
from ..city.buildings import building_at, lying_at, uses_of
from ..city.citizen_cards import person
from ..city.sickness import sickens
from ..state import AUTOMATON, NONE, TYPE_OF, City
from .act import ACTION_OF, MEAL, Act, card_of, is_warm
from .special import special_of

HINTS = ("goods", "people", "both")  # what an Expedition card shows of what is found


def warmth(g: City, act: Act, target: int) -> Fact:
    return ("is-heated",) if is_warm(g, act.action, target, card_of(g, act)) else ("is-cold",)


def who_goes(g: City, choice: Choice, kind: int) -> Facts:
    """An Automaton's coal, or what the cold does to the Meeple's type."""
    act: Act = choice.about
    if kind == AUTOMATON:
        return Facts(now=[("burns", 1)])
    if is_warm(g, act.action, act.target, card_of(g, act)):
        return Facts(now=[("is-heated",)])
    return Facts(now=[("is-cold",), sickens(g, TYPE_OF[kind])])


def what_is_gathered(g: City, choice: Choice, space: int) -> Facts:
    return Facts(now=[*lying_at(g, space), warmth(g, choice.about, space)])


def what_a_building_does(g: City, choice: Choice, space: int) -> Facts:
    card, building = card_of(g, choice.about), g.building[space]
    does = uses_of(g, building, g.improved[space]) if card is None else [*card.do]
    return Facts(name=building_at(g, space), now=[*does, warmth(g, choice.about, space)])


def where_a_trail_leads(g: City, choice: Choice, stack: int) -> Facts:
    """The card that lies there, how far away it is, and what it shows of what is found."""
    cards = g.stacks[stack]
    number = cards[-1] // 2
    card = g.box.expeditions[number]
    steps = sum(1 - other % 2 for other in cards[:-1]) + card.spaces
    leads = ("path-leads", number, g.box.deck_of_expedition[number], steps)
    return Facts(now=[leads, ("path-brings", HINTS.index(card.hint))], card=card.id)


def what_is_special(g: City, choice: Choice, number: int) -> Facts:
    special = special_of(g, number)
    assert special is not None
    by = [] if special.by == NONE else [("only-by", special.by)]
    cold = [("is-cold",)] if special.cold else []
    event = g.box.card_of_special[number]
    areas = g.box.areas[event]
    name = ("special-numbered", number, areas.index(number) + 1) if len(areas) > 1 else None
    return Facts(name=name, now=[*by, *special.do, *cold], card=g.box.event_ids[event])


def card_of_a_special(g: City, choice: Choice, number: int) -> tuple[str, ...]:
    return (f"event:{g.box.event_ids[g.box.card_of_special[number]]}",)


def what_a_card_is_for(g: City, choice: Choice, number: int) -> Facts:
    """Where it is played, and what it does there."""
    card = g.box.citizens[number]
    where = [("card-for-building", building) for building in card.buildings]
    heated = [("is-heated",)] if card.heated else []
    return Facts(
        name=person(number),
        now=[*(where or [("card-for-action", ACTION_OF[card.action])]), *heated, *card.do],
        card=g.box.citizen_cards[number].id,
    )


def what_a_meal_does(g: City, choice: Choice, answer: int) -> Facts:
    return Facts(now=[("spends-food", MEAL), ("is-heated",)] if answer else [("is-cold",)])
