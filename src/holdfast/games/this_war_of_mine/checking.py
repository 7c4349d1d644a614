"""What a pack must allow beyond its shape: every draw possible, every die table whole, every script reachable, and no
way through the book that leads back to where it began."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...cards import Pack
from ...cards.graph import loop, unreachable
from ...cards.links import Link, links, sayings
from ...cards.shapes import Complaint, Shape
from . import nouns
from .cards import (
    Action,
    Board,
    Chapter,
    Character,
    Ending,
    Event,
    Exploration,
    Fitting,
    HeartCard,
    Location,
    MeasureCard,
    Objective,
    Plan,
    Resident,
    Roll,
    Scenario,
    Script,
    SewerEntry,
    SewersMap,
    ShelterCard,
    StreetCard,
    Visitor,
)
from .state import MELEE, NONE, WEAPONS

DIE: Final = 10  # sides of the black die
MOST_FREE: Final = 14  # Unknown cards of the largest location
FEWEST: Final = {"exploration": MOST_FREE, "residents": 1, "raids": 1, "fate": 1, "narrative": 2, "visitors": 1,
                 "locations": 4, "findings": 1}  # fmt: skip
PHASE_BLOCKS: Final = [str(number) for number in range(200, 1000, 100)]


# What fate makes of an attack has a meaning only there; and one can only fight whom one has met.
IN_COMBAT: Final = (
    "strike with {n} (hits|hit)",
    "dodge",
    "the weapon jams",
    "the weapon is lost",
    "take {n} (wounds|wound)",
)
IN_MEASURES: Final = ("an enemy dies", "get away unseen")
WITH_RESIDENTS: Final = ("fight", "strike from hiding", "flee")

# A script that is read some other day cannot lead back at once.
LATER: Final = ("later", "instead", "for the end")


def check(pack: Pack) -> Iterator[Complaint]:
    yield from check_numbers(pack)
    yield from check_plans(pack)
    yield from check_fittings(pack)
    yield from check_street(pack)
    yield from check_sewers(pack)
    yield from check_people(pack)
    yield from check_tables(pack)
    yield from check_options(pack)
    yield from check_events(pack)
    yield from check_fights(pack)
    yield from check_book(pack)


def check_numbers(pack: Pack) -> Iterator[Complaint]:
    """TW-SET, TW-SCAV-04: decks from which the set-up and the phases draw."""
    for deck, fewest in FEWEST.items():
        if sum(not getattr(card, "expansion", "") for card in pack.decks[deck]) < fewest:
            yield deck, "", "", f"a game needs at least {fewest} cards in the deck {deck}"
    given = list(pack.ids["goods"])
    if given != [key for key, _, _ in nouns.GOODS]:
        yield "goods", "", "", "the goods are those the rules know, in their order"
    board = pack.single("board", Board)
    for name, die in (("white", board.dice.white), ("yellow", board.dice.yellow), ("red", board.dice.red)):
        if len(die) != 6:
            yield "board", "", f"dice.{name}", "a combat die has six faces"
    if not any(pack.deck("plans", Plan)):
        yield "plans", "", "", "a game needs a board"


def check_plans(pack: Pack) -> Iterator[Complaint]:
    """TW-SET-11, TW-SET-16: both sides have the same spaces, and a Shelter card for every place that wants one."""
    plans = pack.deck("plans", Plan)
    dealt = sorted(card.kind for card in pack.deck("shelter", ShelterCard))
    for plan in plans:
        if [(space.id, space.floor, space.column) for space in plan.spaces] != [
            (space.id, space.floor, space.column) for space in plans[0].spaces
        ]:
            yield "plans", plan.id, "spaces", "both sides of the board have the same spaces, in the same order"
        for wanted in ("guard", "floor"):
            if sum(space.printed == wanted for space in plan.spaces) != 1:
                yield "plans", plan.id, "spaces", f"{wanted} is printed exactly once"
        if sorted(kind for space in plan.spaces for kind in space.obstacles) != dealt:
            yield "plans", plan.id, "spaces", "the shelter cards are those that the spaces name, no more and no fewer"
        for number, space in enumerate(plan.spaces):
            if (space.printed == "action") != (space.action is not None):
                yield "plans", plan.id, f"spaces[{number}]", "an action is printed where `printed` says so"
            if space.obstacles and space.printed:
                yield "plans", plan.id, f"spaces[{number}]", "no shelter card lies on a printed space"


def check_fittings(pack: Pack) -> Iterator[Complaint]:
    """TW-CRAFT-03, TW-FARM-03: a Fitting is built for a price, or lies on a plain space of the basic side from the
    start."""
    spaces = {space.id: space for space in pack.deck("plans", Plan)[0].spaces}
    for card in pack.deck("placed", Fitting):
        space = spaces.get(card.place)
        if space is None or space.printed or space.dark:
            yield "placed", card.id, "place", "a Fitting lies on a plain space of the basic side"
    for card in pack.deck("fittings", Fitting):
        if card.place or not any(card.cost):
            yield "fittings", card.id, "cost", "a Fitting that is built has a price, and no place"


def check_street(pack: Pack) -> Iterator[Complaint]:
    """TW-STREET-02: the row is read by its numbers."""
    numbers = [card.number for card in pack.deck("street", StreetCard)]
    if numbers != list(range(1, len(numbers) + 1)):
        yield "street", "", "", "street cards are numbered from 1, in their order"


def check_sewers(pack: Pack) -> Iterator[Complaint]:
    """TW-SEWER-01, TW-SEWER-07, TW-SEWER-10: one Starting Zone, a way to a red exit from every other entrance, and an
    entry of each card for every mark."""
    maps = pack.deck("sewers", SewersMap)
    if maps and sum(way.entrance == "start" for card in maps for way in card.ways[:1]) != 1:
        yield "sewers", "", "", "one map card, the Starting Zone, is entered from the start"
    for card in maps:
        for entrance in {way.entrance for way in card.ways} - {"start"}:
            exits = [way.exit for way in card.ways if way.entrance == entrance]
            if "red" not in exits or len(exits) < 2:
                yield "sewers", card.id, "ways", "from every entrance a way leads to the red exit, and one to another"
    for deck, marks in (("chambers", nouns.MARKS[:4]), ("corridors", nouns.MARKS[4:])):
        entries = [card.mark for card in pack.deck(deck, SewerEntry)]
        if entries != list(marks) * (len(entries) // len(marks)):
            yield deck, "", "", f"each card has an entry for {', '.join(marks)}, in this order"


def check_people(pack: Pack) -> Iterator[Complaint]:
    """TW-SET-02, TW-DOOR-04, TW-COMB-01."""
    people = pack.deck("characters", Character)
    if sum(card.border == "red" for card in people) < 1 or sum(card.border == "black" for card in people) < 2:
        yield "characters", "", "", "a game begins with one red and two black characters"
    enemies = len(pack.single("board", Board).enemies)
    for card in pack.deck("residents", Resident):
        if card.enemies > enemies:
            yield "residents", card.id, "enemies", f"there are only {enemies} enemy tokens"


def check_tables(pack: Pack) -> Iterator[Complaint]:
    """TW-GEN-16: a die table covers 1 to 10 exactly."""
    for script in pack.deck("scripts", Script):
        yield from check_roll("scripts", script.id, "roll", script.roll)
    for deck in ("fittings", "placed"):
        for fitting in pack.deck(deck, Fitting):
            for number, action in enumerate(fitting.actions):
                yield from check_roll(deck, fitting.id, f"actions[{number}].roll", action.roll)
    for plan in pack.deck("plans", Plan):
        for number, space in enumerate(plan.spaces):
            if isinstance(space.action, Action):
                yield from check_roll("plans", plan.id, f"spaces[{number}].action.roll", space.action.roll)


def check_roll(deck: str, card: str, path: str, rows: Sequence[Roll]) -> Iterator[Complaint]:
    ends = [row.to for row in rows]
    if rows and (ends != sorted(set(ends)) or ends[-1] != DIE or ends[0] < 1):
        yield deck, card, path, f"the rows go up, one after the other, to {DIE}"


def check_options(pack: Pack) -> Iterator[Complaint]:
    """An option without a condition and a price must always be left, so that no card can block the game."""
    for deck, kind in (
        ("residents", Resident),
        ("visitors", Visitor),
        ("exploration", Exploration),
        ("scripts", Script),
        ("street", StreetCard),
        ("heart", HeartCard),
        ("chambers", SewerEntry),
        ("corridors", SewerEntry),
    ):
        for card in pack.deck(deck, kind):
            if card.options and not any(
                not option.if_ and all(sentence.needs is None for sentence in option.do) for option in card.options
            ):
                yield deck, card.id, "options", "an option without a condition and a price must always be left"
    for script in pack.deck("scripts", Script):
        ways = [bool(script.options), bool(script.roll), script.go >= 0]
        if sum(ways) > 1:
            yield "scripts", script.id, "", "a script goes on in one way: by options, by a die table, or by `go`"


def check_events(pack: Pack) -> Iterator[Complaint]:
    """TW-GEN-21, TW-SET-12, TW-OBJ-01: exactly one Ending ends the war; scenarios name cards there are."""
    if sum(card.over for card in pack.deck("endings", Ending)) != 1:
        yield "endings", "", "", "exactly one ending declares the war over"
    numbers = [card.number for card in pack.deck("chapters", Chapter)]
    if numbers != sorted(set(numbers)):
        yield "chapters", "", "", "chapters have numbers of their own, in order"
    known = {card.id for deck in ("events", "endings", "chapters") for card in _events(pack, deck)}
    base = [card for card in pack.deck("events", Event) if not card.expansion]
    spare = {"event": len(base), "ending": len(pack.decks["endings"])}
    for scenario in pack.deck("scenarios", Scenario):
        for number, name in enumerate(scenario.events):
            if name not in spare and name not in known:
                yield (
                    "scenarios",
                    scenario.id,
                    f"events[{number}]",
                    f'there is no card "{name}": event, ending, or an id',
                )
        for name, most in spare.items():
            if scenario.events.count(name) > most:
                yield "scenarios", scenario.id, "events", f"there are only {most} of {name}"
    chapters = {card.chapter for card in pack.deck("objectives", Objective)}
    for number in numbers:
        if number not in chapters:
            yield "objectives", "", "", f"chapter {number} has no objective"
    if not any(card.final for card in pack.deck("objectives", Objective)):
        yield "objectives", "", "", "one objective is the final one"


def _events(pack: Pack, deck: str) -> Sequence[Event | Ending | Chapter]:
    if deck == "events":
        return pack.deck(deck, Event)
    return pack.deck(deck, Ending) if deck == "endings" else pack.deck(deck, Chapter)


def check_fights(pack: Pack) -> Iterator[Complaint]:
    """TW-COMB-01, TW-COMB-17, TW-COMB-22: what is said of a fight is said where there is one; enemies carry weapons."""
    for deck in ("residents", "sewer-thugs"):
        for card in pack.deck(deck, Resident):
            for letter, arms in (("a", card.a), ("b", card.b), ("c", card.c)):
                if arms.weapon not in (NONE, *WEAPONS):
                    yield deck, card.id, f"{letter}.weapon", "an enemy's weapon is one that is fought with"
                if arms.melee not in (NONE, *MELEE):
                    yield deck, card.id, f"{letter}.melee", "an enemy falls back on a hatchet, a knife or bare hands"
    met = scripts_of_encounters(pack)
    measures = pack.deck("desperate", MeasureCard)
    for saying in sayings(pack, _shape()):
        name = pack.ids[saying.deck][saying.place] if saying.place >= 0 else ""
        if saying.phrase in IN_COMBAT and (saying.deck, saying.path.partition("[")[0]) != ("fate", "combat"):
            yield saying.deck, name, saying.path, "this is for fate cards, under the colour of a die"
        if saying.phrase in IN_MEASURES and not (saying.deck == "desperate" and measures[saying.place].combat):
            yield saying.deck, name, saying.path, "this is for Desperate Measures that are used in a fight"
        in_encounter = saying.deck == "residents" or (saying.deck == "scripts" and saying.place in met)
        if saying.phrase in WITH_RESIDENTS and not in_encounter:
            yield saying.deck, name, saying.path, "nobody has been met here: say which residents are fought"


def scripts_of_encounters(pack: Pack) -> set[int]:
    """Scripts that are only ever read while a Residents card is in play."""
    found = [link for link in links(pack, _shape()) if link.to_deck == "scripts" and not link.asks]
    inside = {link.to_place for link in found if link.deck == "residents" and at_once(link)}
    while True:
        more = {link.to_place for link in found if link.deck == "scripts" and link.place in inside and at_once(link)}
        if more <= inside:
            break
        inside |= more
    while True:
        elsewhere = {
            link.to_place
            for link in found
            if not at_once(link) or (link.deck != "residents" and (link.deck != "scripts" or link.place not in inside))
        }
        if not inside & elsewhere:
            return inside
        inside -= elsewhere


def check_book(pack: Pack) -> Iterator[Complaint]:
    """TW-GEN-15: help for every phase; every other script is opened from somewhere, and none leads back to itself."""
    ids = pack.ids["scripts"]
    scripts = pack.deck("scripts", Script)
    for number in PHASE_BLOCKS:
        if number not in ids or not scripts[pack.index("scripts", number)].help:
            yield "scripts", number if number in ids else "", "", f"script {number} explains a phase"
    found = [link for link in links(pack, _shape()) if link.to_deck == "scripts"]
    for place in unreachable(pack, "scripts", found):
        if not scripts[place].help:
            yield "scripts", ids[place], "", "nothing leads to this script"
    around = loop((link.place, link.to_place) for link in found if link.deck == "scripts" and at_once(link))
    if around:
        way = " -> ".join(ids[place] for place in (*around, around[0]))
        yield "scripts", ids[around[0]], "", f"the book leads round in a circle: {way}"
    for location in pack.deck("locations", Location):
        if not location.scripts or not location.around:
            yield "locations", location.id, "", "a location has scripts for a reality impact and for a look around"


def at_once(link: Link) -> bool:
    """Whether the script is read there and then."""
    return not link.asks and not any(word in link.via for word in LATER)


def _shape() -> Shape:
    from .pack import shape

    return shape
