"""Scavenging trips for tests: Locations, Exploration, Findings and Residents cards, and people, made for them.

The empathy of Cool is 3, of Warm 6, of Soft and Tender 9; all but Quiet and Warm, who carries 12, carry 10.
"""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.phases import scavenging
from holdfast.games.this_war_of_mine.phases.scavenging import scavenging_step
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Rule
from tests.this_war_of_mine.arrange import Siege, black, box_with, shelter

MORE: Final = """
characters:
- {id: P3, name: Cool, trade: x, story: x, border: red, prowess: 0, inventory: 10, empathy: 3,
   lives: "40", died: "41", left: "42"}
- {id: P6, name: Warm, trade: x, story: x, border: red, prowess: 0, inventory: 12, empathy: 6,
   lives: "40", died: "41", left: "42"}
- {id: P9, name: Soft, trade: x, story: x, border: red, prowess: 0, inventory: 10, empathy: 9,
   lives: "40", died: "41", left: "42"}
- {id: P9B, name: Tender, trade: x, story: x, border: red, prowess: 0, inventory: 10, empathy: 9,
   lives: "40", died: "41", left: "42"}
- {id: PQ, name: Quiet, trade: x, story: x, border: red, prowess: 0, inventory: 2, empathy: 3, gift: quiet,
   lives: "40", died: "41", left: "42"}
locations:
- {id: L10, title: x, story: x, number: 10, scripts: ["1941"], around: ["1942", "1943"]}
- {id: L12, title: x, story: x, number: 12, scripts: ["1941"], around: ["1942"]}
- {id: L14, title: x, story: x, number: 14, scripts: ["1941"], around: ["1942"], noise: 1, arrive: [gain 1 book]}
- {id: LNEW, title: x, story: x, number: 10, scripts: ["1941"], around: ["1942"]}
- {id: LTRAP, title: x, story: x, number: 10, scripts: ["1941"], around: ["1942"], arrive: [skip 8 unknown cards]}
- {id: LGRIM, title: x, story: x, number: 10, scripts: ["1941"], around: ["1942"],
   arrive: ['one of you: this character dies']}
exploration:
- {id: XPLAIN, title: x, story: x}
- {id: XBOOK, title: x, story: x, now: [gain 1 book], options: [
    {story: Dig., do: [spend 1 shovel, gain 1 jewelry]}, {story: Go on.}, {story: Take it out., then: remove}]}
- {id: XPAY, title: x, story: x, options: [{story: Pay., do: [spend 1 book, gain 1 coffee]}]}
- {id: XFEED, title: x, story: x, options: [
    {story: Feed., do: [spend 1 raw food]}, {story: Feed well., do: [spend 1 raw food, gain 1 coffee]}]}
- {id: XREAD, title: x, story: x, options: [{story: Read., go: "1941"}, {story: Go on.}]}
- {id: XHEAP, title: x, story: x, now: [search the heap]}
- {id: XMEET, title: x, story: x, now: [meet a resident, gain 1 coffee]}
- {id: XIMPACT, title: x, story: x, impact: true, now: [face what this place is]}
- {id: XOVER, title: x, story: x, now: [the trip is over, gain 1 coffee]}
- {id: XKILL, title: x, story: x, now: ['one of you: this character dies', 'one of you: this character dies']}
- {id: XLEAVE, title: x, story: x, now: ['one of you: this character leaves']}
- {id: XWOUND, title: x, story: x, now: ['one of you: raise wounds by 4']}
findings:
- {id: GPLAIN, heap: [gain 2 wood], furniture: [gain 1 book], pantry: [gain 1 raw food], luck: 3,
   special: [gain 1 ammo]}
- {id: GLOUD, heap: [raise noise by 2, gain 1 jewelry], furniture: [roll for noise, gain 1 jewelry],
   pantry: ['on a roll of 5 or less: gain 1 coffee'], luck: 3, special: [raise noise by 1, gain 1 pistol]}
residents:
- {id: RCALM, title: x, story: x, kind: civilians, now: [gain 1 herb]}
- {id: RLOUD, title: x, story: x, kind: civilians, now: [raise noise by 1]}
- {id: RASK, title: x, story: x, kind: thugs, options: [
    {story: Pay., do: [spend 1 coffee, gain 1 sugar]}, {story: Run., do: [flee, gain 1 sugar]},
    {story: Hide., do: [lower noise by 1], then: remove}, {story: Listen., go: "1941"}]}
- {id: RARMED, title: x, story: x, kind: thugs, enemies: 1}
- {id: RKILL, title: x, story: x, kind: thugs, now: ['one of you: this character dies']}
raids:
- {id: AHARD, title: x, story: x, damage: 5}
scripts:
- {id: "1941", title: x, story: x, now: [gain 1 pack of cigarettes]}
- {id: "1942", title: x, story: x, now: [gain 1 sugar]}
- {id: "1943", title: x, story: x, now: [gain 1 herb]}
- {id: "1944", title: x, story: x, now: ['one of you: this character dies', 'one of you: this character dies']}
"""

# Answers with which nothing of the three resources comes home.
NO_RESOURCES: Final = ("bring-home:0", "bring-home:0", "bring-home:0")


def box() -> WarBox:
    return box_with(MORE)


def trip(
    *,
    people: str = "Cool Warm Soft",
    out: int = 2,
    unknown: str = "",
    findings: str = "",
    residents: str = "",
    deck: str = "",
    dice: tuple[int, ...] = (),
    **fields: Any,
) -> Siege:
    """At the near Location: the first `out` of these people are out, the others on guard; decks hold what is named, the
    last on top, and the black die falls as said."""
    group = people.split()
    decks = {"exploration": deck, "findings": findings, "residents": residents, "locations": "LNEW"}
    values = {
        "box": box(),
        "task": {name: "out" if place < out else "guard" for place, name in enumerate(group)},
        "phase": "scavenging",
        "stage": "exploring",
        "location": "near",
        "places": {"near": "L10", "distant": "L12", "far": "L14"},
        "unknown": unknown.split(),
        "decks": {name: cards.split() for name, cards in decks.items()},
        "rng": black(*dice),
        **fields,
    }
    return shelter(people=group, **values)


def trip_step(g: Shelter) -> Rule:
    """One step of the phase; Choose Findings is all of its steps."""
    yield from scavenging_step(g)
    while g.phase == state.SCAVENGING and g.stage > scavenging.PACKING:
        yield from scavenging_step(g)
