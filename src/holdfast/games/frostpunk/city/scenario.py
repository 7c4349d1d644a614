"""The scenario: its cards, triggers, Storms and goal (FP-SCN, FP-WEA, FP-END-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ....cards import Effects, holds, perform
from ....kernel import GameOver, Outcome, Rule
from ..here import Here
from ..state import NONE, City
from . import events

if TYPE_CHECKING:
    from ..cards import Scenario


def open_cards(g: City) -> list[int]:
    """FP-SCN-01: the Scenario cards that lie face up."""
    return [event for event in g.display if events.is_scenario(g, event)]


def card_of(g: City, event: int) -> Scenario:
    return g.box.scenario[event - g.box.first_scenario]


def reveal(g: City, event: int) -> Rule:
    """FP-SCN-02: a Scenario card goes face up to the display, its tokens on the Rounds still to come, and what it says
    is carried out; each card exists once."""
    if event in g.display:
        return
    g.reveals += 1
    g.tell("card-revealed", event)
    for token in card_of(g, event).triggers:
        if token.round > g.round and token.round not in g.triggers:
            g.triggers = [*g.triggers, token.round]
    yield from events.resolve_event(g, event)


def trigger(g: City, number: int) -> Rule:
    """FP-DAWN-05: the cards that refer to the token of this Round are followed."""
    for event in open_cards(g):
        for token in card_of(g, event).triggers:
            if token.round == number and event in g.display:
                yield from follow(g, event, token.do)


def follow(g: City, event: int, effects: Effects) -> Rule:
    """What a card says at this moment."""
    yield from perform(g, effects, Here(event=event))


# -- the Storm --------------------------------------------------------------------------------------------------------


def move_storm(g: City, rounds: int) -> None:
    """FP-WEA-09: back (negative) or forward on the Round track, and not off it; without a marker nothing moves."""
    if g.storm == NONE:
        return
    before, g.storm = g.storm, max(1, min(g.box.board.rounds, g.storm + rounds))
    if g.storm != before:
        g.tell("storm-moves", g.storm)


def set_storm_ahead(g: City, rounds: int) -> None:
    """FP-STORY-10: so many Rounds beyond the Round marker; beyond the track it leaves the game."""
    ahead = g.round + rounds
    g.storm = ahead if ahead <= g.box.board.rounds else NONE
    if g.storm != NONE:
        g.tell("storm-moves", g.storm)


def storm_check(g: City) -> Rule:
    """FP-WEA-10, FP-WEA-11, FP-WEA-12, FP-WEA-13, FP-WEA-14, FP-WEA-15, FP-STORY-11: a Storm hits when its marker is on
    the Round marker's space or behind it. The Storm card says what it does, and is then face down again; whatever it
    does to the marker, the next check is another Round's."""
    if g.storm == NONE or g.storm > g.round:
        return
    g.storms += 1
    g.tell("storm-hits", g.storms)
    event = g.box.settings[g.story].storm_card
    if event == NONE:
        return
    g.reveals += 1
    storms = card_of(g, event).storms
    yield from follow(g, event, storms[min(g.storms, len(storms)) - 1])


# -- the end ----------------------------------------------------------------------------------------------------------


def check_goal(g: City) -> None:
    """FP-END-01: the players win as soon as the goal of a card in the display is reached."""
    first, cards = g.box.first_scenario, g.box.scenario
    for event in g.display:
        if event < first or not (goal := cards[event - first].goal):
            continue
        if holds(g, goal, Here(event=event)):
            raise GameOver(Outcome("saved", tuple(range(g.seats))))


def out_of_time(g: City) -> NoReturn:
    """FP-RND-05: there is no Round after the last; without the goal the city is lost."""
    raise GameOver(Outcome("time", ()))
