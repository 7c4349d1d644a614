"""What is in the box: tables read from a pack once and shared by every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, get_args

from ...cards import Dealt, Effects, Pack, Reach, load_pack
from ...kernel import Domain, PackId, Vocabulary
from .actions.meeples import TURN_WORDS
from .cards import (
    Advisor,
    Board,
    Building,
    Citizen,
    Event,
    Expedition,
    Law,
    MapTile,
    Scenario,
    Society,
    Special,
    Technology,
    Use,
    Weather,
)
from .checking import FIRST_DUSK
from .city.map import PLACE_WORDS, spaces_of
from .nouns import BUILDINGS as BUILDING_NOUNS
from .nouns import GOODS, INSULATIONS, LYING, RESOURCES, TYPES_OF_DISCONTENT, TYPES_OF_HOPE, Meeple
from .nouns import Citizen as CitizenWord
from .pack import shape
from .phrases import add_dusk, lexicon, scenario_holds
from .questions import QUESTIONS
from .setting import Setting
from .state import BUILDINGS, CORE, LAWS, NONE, RUINS, STACKS, TECHNOLOGIES, WOOD
from .stories import Story, as_it_always_was, changes_nothing

BUILT_IN: Final = Path(__file__).parent / "packs" / "base"
CARDS: Final = (shape, BUILT_IN)  # what its packs hold, and where its own lies

SECTORS: Final = 6
DECK_LETTERS: Final = ("A", "B", "C")
BLUE: Final = 3  # the Insulation of Ruins

# Where an Event card is from.
MORNING_DECK: Final = 0
DUSK_DECK: Final = 1
DISPUTES: Final = 2
SCENARIO_CARDS: Final = 4


class CitizenCard:
    """A Citizen card as the rules need it."""

    __slots__ = ("action", "buildings", "cost", "deaths", "do", "heated", "type")

    def __init__(self, card: Citizen) -> None:
        self.type: Final = card.type
        self.deaths: Final[tuple[Effects, ...]] = card.deaths  # by type of who died
        self.cost: Final = card.cost
        self.action: Final = card.ability.action
        self.buildings: Final = card.ability.buildings
        self.heated: Final = card.ability.heated
        self.do: Final = card.ability.do


class FrostpunkBox:
    """The tables, by small numbers. Tables by space of a track begin with space 1 at place 1."""

    def __init__(self, pack: Pack, path: Path | None) -> None:
        self.reach = Reach(pack, path, self.dealt)
        self.cards = pack
        board = pack.single("board", Board)
        self.board = board
        self.heat_end = len(board.heat)
        self.heat_icon = [-1, *(space.icon for space in board.heat)]
        self.heat_cubes = [0, *(space.cubes for space in board.heat)]
        self.range_end = len(board.ranges)
        self.insulation_level = [0, *(space.insulation for space in board.ranges)]
        self.zone_level = [0, *(space.zone for space in board.ranges)]
        self.corpse_end = board.corpses

        self.societies = pack.deck("societies", Society)
        self.near = pack.deck("near", MapTile)  # tiles are numbered through: Near, then Far
        self.far = pack.deck("far", MapTile)
        self.map_tiles = [*self.near, *self.far]
        self.first_far = len(self.near)
        self.weather = pack.deck("weather", Weather)

        self.buildings = pack.deck("buildings", Building)
        self.large = [building.large for building in self.buildings]
        self.deposits = [building.deposit for building in self.buildings]
        # then Ruins, then where there is nothing, which is number -1
        self.fixed = [*(building.fixed for building in self.buildings), False, True]
        self.prices = sorted(  # Building, Wood, Steam Cores; the least Wood first
            ((place, *price(row)) for place, row in enumerate(self.buildings)), key=lambda row: row[1:]
        )
        self.insulation = [  # by Building, Ruins included, on its two sides
            *(
                (row.insulation, row.insulation if row.upgraded_insulation == NONE else row.upgraded_insulation)
                for row in self.buildings
            ),
            (BLUE, BLUE),
        ]
        self.uses: list[tuple[tuple[Use, ...], tuple[Use, ...]]] = [
            *((row.uses, row.upgraded or row.uses) for row in self.buildings),
            ((), ()),
        ]
        self.usable = [*(bool(row.uses) for row in self.buildings), False, False]  # as `fixed`
        self.engineers = [*(row.engineers for row in self.buildings), False]
        self.large.append(False)
        self.upgradable = [*(row.upgraded_insulation != NONE for row in self.buildings), False]
        assert len(self.buildings) == BUILDINGS == RUINS

        self.laws = pack.deck("laws", Law)
        self.technologies = pack.deck("technologies", Technology)
        self.advisors = pack.deck("advisors", Advisor)
        self.citizen_cards = pack.deck("citizens", Citizen)
        self.citizens = [CitizenCard(card) for card in self.citizen_cards]
        self.no_card = len(self.citizens)

        self.expeditions = pack.deck("expeditions", Expedition)
        self.deck_of_expedition = [DECK_LETTERS.index(card.deck) for card in self.expeditions]

        # Event and Scenario cards, numbered through.
        decks = [pack.deck(name, Event) for name in ("morning", "dusk", "disputes", "consequences")]
        scenario = pack.deck("scenario", Scenario)
        self.events: list[Event | Scenario] = [card for deck in decks for card in deck]
        self.deck_of_event = [number for number, deck in enumerate(decks) for _ in deck]
        self.first_dusk = len(decks[MORNING_DECK])
        self.opening_dusk = self.first_dusk + pack.index("dusk", FIRST_DUSK)
        self.first_dispute = self.first_dusk + len(decks[DUSK_DECK])
        self.first_consequence = self.first_dispute + len(decks[DISPUTES])
        self.first_scenario = len(self.events)
        self.events += scenario
        self.deck_of_event += [SCENARIO_CARDS] * len(scenario)
        self.scenario = scenario
        stories = pack.deck("stories", Story) or (as_it_always_was(len(scenario)),)
        self.settings = [Setting(story, self.first_scenario, scenario, self.map_tiles) for story in stories]
        self.brings_later = frozenset(phrase.number for phrase in lexicon.phrases if phrase.act is add_dusk)
        self.event_ids = [card.id for card in self.events]
        self.no_event = len(self.events)
        # Special Actions: the first of a card has its number, further ones are numbered on behind `no_event`
        further = [(event, special) for event, card in enumerate(self.events) for special in card.specials[1:]]
        firsts: list[Special | None] = [next(iter(card.specials), None) for card in self.events]
        self.specials = [*firsts, None, *(special for _, special in further)]
        self.card_of_special = [*range(self.no_event + 1), *(event for event, _ in further)]
        self.areas = {event: [event] for event, card in enumerate(self.events) if card.specials}
        for number, (event, _) in enumerate(further, self.no_event + 1):
            self.areas[event].append(number)
        self.with_special = frozenset(self.areas)
        self.special_ids = [*self.event_ids, "none", *(self.area_id(*row) for row in further)]
        self.citizen_words: tuple[CitizenWord, ...] = get_args(CitizenWord)
        self.resource_words = [word for word, _, _ in RESOURCES]
        self.lying_words = [word for word, _, _ in LYING]
        self.goods_words = [word for word, _, _ in GOODS]
        self.meeple_words: tuple[Meeple, ...] = get_args(Meeple)
        self.token_words = (TYPES_OF_HOPE, TYPES_OF_DISCONTENT)
        self.side_words = [
            f"{side}-{word}" for side in ("active", "exhausted") for words in self.token_words for word in words
        ]
        self.insulation_words = INSULATIONS
        self.place_words = PLACE_WORDS[: max(setting.map.places for setting in self.settings)]
        self.space_words = [word for place, name in enumerate(self.place_words) for word in space_words(place, name)]
        self.spaces = len(self.space_words)  # the number beyond them means that it is enough
        self.vocabulary = Vocabulary(QUESTIONS, self.domains())
        self.wanted = wanted_goods(self.first_scenario, scenario)

    def area_id(self, event: int, special: Special) -> str:
        """X01/2: the second Special Action of X01."""
        card = self.events[event]
        return f"{card.id}/{card.specials.index(special) + 1}"

    def pack(self, options: Mapping[str, int]) -> PackId:
        return self.reach.pack(options)

    def dealt(self, options: Mapping[str, int]) -> Dealt:
        """The cards with which a game begins, and from which it draws. Dusk and Scenario cards come in as others call
        them, but for those that lie ready."""
        chosen = options["scenario"]
        setting = self.settings[chosen]
        ready = [event - self.first_scenario for event in (*setting.opening, setting.storm_card) if event != NONE]
        own = {
            "societies": [options["society"]],
            "dusk": [self.opening_dusk - self.first_dusk],
            "scenario": sorted(ready),
            "stories": [] if changes_nothing(setting.story) else [chosen],
        }
        return [(deck, own.get(deck, range(len(ids)))) for deck, ids in self.cards.ids.items()]

    def domains(self) -> dict[str, Domain]:
        """The fixed vocabulary: everything an option can name."""
        tokens = [word for words in self.token_words for word in words]
        listed = [
            Domain("turn", TURN_WORDS, "action"),
            Domain("spaces", self.space_words, "space", points="space"),
            Domain("spaces-or-enough", [*self.space_words, "enough"], "spot", points="space"),
            Domain("workplaces", [*self.space_words, "construction", "snow"], "workplace", points="space"),
            Domain("places", self.place_words, "place", points="place"),
            Domain("buildings", [*(key for key, _, _ in BUILDING_NOUNS), "none"], "building", points="building"),
            Domain("meeples", self.meeple_words, "meeple", points="meeple"),
            Domain("citizens", self.citizen_words, "citizen", points="citizen"),
            Domain("patients", [*self.citizen_words, "enough"], "patient", points="citizen"),
            Domain("sub-actions", ["build", "dismantle", "done"]),
            Domain("improvements", ["upgrade", "token", "enough"]),
            Domain("near-far", ["near", "far"]),
            Domain("amounts", [str(number) for number in range(10)], "number"),
            Domain("coal", [str(number) for number in range(self.heat_end)], points="coal"),
            Domain("stacks", [str(number + 1) for number in range(STACKS)], "stack", points="stack"),
            Domain("routes", ["skip", "explore"]),
            Domain("options", [str(number + 1) for number in range(6)]),
            Domain("laws", [law.id for law in self.laws[:LAWS]], "law", points="law"),
            Domain(
                "technologies",
                [technology.id for technology in self.technologies[:TECHNOLOGIES]],
                "technology",
                points="technology",
            ),
            Domain("advisors", [advisor.id for advisor in self.advisors], "advisor", points="advisor"),
            Domain("seats", ["1", "2", "3", "4", "nobody"], "owner", points="seat"),
            Domain("citizen-cards", [*(card.id for card in self.citizen_cards), "none"], "citizen_card", points="card"),
            Domain("events", [*self.event_ids, "none"], "event", points="event"),
            Domain("specials", self.special_ids, "special"),
            Domain("yes-no", ["no", "yes"]),
            Domain("tokens", tokens, "token", points="token"),
            Domain("raising", [*tokens, "draw"], points="token"),
            Domain("sides", self.side_words, "side", points="side"),
            Domain("care", ["cure", "treat"]),
            Domain("burials", ["0", "1", "2", "3"], "dead"),
            Domain("resting", ["discard", "activate"]),
            Domain("sectors", [str(number + 1) for number in range(SECTORS)], "sector"),
        ]
        return {domain.name: domain for domain in listed}


def price(building: Building) -> tuple[int, int]:
    """In Wood and Steam Cores; the rules know no other price of a Building."""
    return (building.cost[WOOD], building.cost[CORE]) if building.cost else (0, 0)


def wanted_goods(first: int, scenario: tuple[Scenario, ...]) -> dict[int, list[int]]:
    """By Scenario card, how much of each of the goods the goals want on it."""
    wanted: dict[int, list[int]] = {}
    for card in scenario:
        for clause in card.goal.clauses:
            if clause.act is scenario_holds:
                place, number, goods = (int(str(value)) for value in clause.args)
                wanted.setdefault(first + place, [0] * len(GOODS))[goods] = number
    return wanted


def sides(building: Building) -> tuple[int, int]:
    """The Insulation of its two sides."""
    upgraded = building.upgraded_insulation
    return building.insulation, building.insulation if upgraded == NONE else upgraded


def space_words(place: int, word: str) -> list[str]:
    """generator-1 to 5; of a tile near-3/a and near-3/b."""
    if place == 0:
        return [f"{word}-{number + 1}" for number in spaces_of(place)]
    return [f"{word}/{letter}" for letter in "ab"]


@cache
def open_box(path: Path | None) -> FrostpunkBox:
    """The built-in pack, or one's own, or an older one."""
    return FrostpunkBox(load_pack(path or BUILT_IN, shape, base=BUILT_IN), path)
