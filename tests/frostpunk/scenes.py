"""Cities that several chapters of tests begin with."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk import nouns
from holdfast.games.frostpunk.box import open_box
from tests.frostpunk.arrange import Crater, a_city, box_of, box_with, crater, put_on_display, put_up, town

# -- what there is ----------------------------------------------------------------------------------------------------

BUILDINGS = [building for building, _, _ in nouns.BUILDINGS]
SPACES, PLACES = list(open_box(None).space_words), list(open_box(None).place_words)
BY_THE_GENERATOR = [f"generator-{number}" for number in range(1, 6)]
NEAR = [f"near-{number}" for number in range(1, 13)]
FAR = [f"far-{number}" for number in range(1, 19)]

# -- everything to do -------------------------------------------------------------------------------------------------

SPECIAL_ACTIONS = {"X1": "do: [gain 1 wood]", "X2": "do: [gain 1 wood], cold: true"}


def busy(**fields: Any) -> Crater:
    """Everything can be done here: a Beacon and a place to send Scouts to, snow, Coal, a Building, a card."""
    city = town(
        {"near-1/a": "hunters-hut", "far-1/a": "beacon"},
        {"near-1/b": ("coal", 3)},
        **{
            "box": box_of(SPECIAL_ACTIONS),
            "ready": {"worker": 1},
            "near": ["N02", "N03"],
            "stacks": [["A01"], [], []],
            **fields,
        },
    )
    put_on_display(city, "X1")
    return city


# What is answered for each: where, and what the action then asks.
WAYS = {
    "construct": ("construct:done",),
    "deploy-scouts": (),
    "gather": ("take:2",),
    "remove-snow": ("place-near:near-2", "place-near:near-3"),
    "use": (),
    "special": (),
}


# -- Buildings of the start, and others -------------------------------------------------------------------------------

FIXED = ["cookhouse", "platform", "generator"]
STARTING = dict(zip(("generator-1", "generator-2", "generator-3"), FIXED, strict=True))


def settled(buildings: dict[str, str] | None = None, wood: int = 20, cores: int = 5, **fields: Any) -> Crater:
    """The whole map without snow, the three starting Buildings, and others by space, all of them from the board."""
    stands = {**STARTING, **(buildings or {})}
    city = crater(stands, **{"stock": {"wood": wood, "core": cores}, **fields})
    for building in stands.values():
        if building != "ruins" and "left" not in fields:
            city.left[building] -= 1
    return city


def build(building: str, space: str) -> tuple[str, ...]:
    """The answers of whoever builds this there."""
    return "construct:build", f"build:{building}", f"build-on:{space}"


# -- Scouts far out ---------------------------------------------------------------------------------------------------

EXPEDITIONS = """
weather:
- {id: X0, name: Still, story: Nothing stirs., scouts: 2}
expeditions:
- id: mill
  title: The Mill
  deck: A
  spaces: 4
  hint: goods
  story: A wheel in the ice.
  inside: A loft.
  options:
    - {story: On., do: [gain 2 coal], go: "on, B"}
    - {story: Home., do: [gain 3 wood, gain 2 food], go: "home, B"}
    - {story: Away., do: [gain 1 wood], go: "home, new A"}
- {id: ford, title: The Ford, deck: A, spaces: 3, hint: goods, story: A ford., inside: Stones., options: [
    {story: Home., do: [gain 1 food], go: "home, new A"}]}
- id: camp
  title: The Camp
  deck: B
  spaces: 3
  hint: both
  story: Canvas.
  inside: A stove.
  options:
    - {story: Home., do: [gain 3 food], go: "home, new A"}
    - {story: On., do: [spend 1 wood, gain 1 steam core], go: "on, C"}
    - {story: Home., do: [gain 1 wood], go: "home, C"}
    - {story: Feast., if: have 20 food, do: [spend 2 coal, increase hope], go: "home, new A"}
- {id: quay, title: The Quay, deck: B, spaces: 5, hint: goods, story: A quay., inside: Crates., options: [
    {story: Home., do: [gain 5 food], go: "home, new A"}]}
- {id: ship, title: The Ship, deck: C, spaces: 2, hint: people, story: A mast., inside: Bunks., options: [
    {story: Home., do: [3 workers join, 2 workers fall sick, add 1 hunger], go: "home, new A"}]}
- {id: gate, title: The Gate, deck: C, spaces: 2, hint: people, story: A gate., inside: A lock., options: [
    {story: Home., if: have 40 food, go: "home, C"}]}
"""


def wild(*stacks: list[str], step: int = 0, decks: str = "ford quay gate", **fields: Any) -> Crater:
    """Stacks from the first, a Worker as Scout on the first; one card in each deck."""
    box = box_with(EXPEDITIONS)
    deck_of = {card.id: card.deck for card in box.expeditions}
    return a_city(
        **{
            "box": box,
            "stacks": [*stacks, [], [], []][:3],
            "scouts": ["worker", None, None],
            "steps": [step, 0, 0],
            "trails": [[name for name in decks.split() if deck_of[name] == deck] for deck in "ABC"],
            **fields,
        }
    )


def beacon(*, improved: bool = False, **fields: Any) -> Crater:
    city = wild(["mill"], ["ford"], ["ford"], **{"scouts": [None, None, None], **fields})
    put_up(city, "near-1/a", "beacon", upgraded=improved)
    return city
