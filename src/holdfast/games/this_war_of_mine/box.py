"""What is in the box: tables read from a pack once and shared by every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ...cards import Dealt, Effects, Pack, Reach, Sentence, load_pack
from ...kernel import Domain, PackId, Vocabulary
from . import nouns, phrases
from .cards import (
    ENDING,
    EVENT,
    Action,
    Arms,
    Board,
    Chapter,
    Character,
    Dice,
    Ending,
    Event,
    Exploration,
    Fate,
    Finding,
    Fitting,
    HeartCard,
    Location,
    MeasureCard,
    Narrative,
    NightRaid,
    Objective,
    PetCard,
    Plan,
    Resident,
    Scenario,
    Script,
    SecretCard,
    SewerEntry,
    SewersMap,
    ShelterCard,
    StreetCard,
    Token,
    Visitor,
)
from .characters.anytime import SNACKS
from .expansions import EXPANSIONS
from .pack import shape
from .phrases import only_gains
from .questions import QUESTIONS
from .scavenging.searching import finds_of, is_always_open
from .scripts import foretold, later
from .shelter.shelter import OBSTACLES, Layout, Spot, spots_on_cards
from .state import (
    ACTION_ROUNDS,
    COMPONENT,
    FATE_ICON,
    FOODS,
    GOODS,
    HATCHET_ICON,
    MEDICAL,
    MOST_PEOPLE,
    NONE,
    OUT_OF_AMMO,
    PETS,
    RESOURCES,
    SHOTGUN_ICON,
    WEAPONS,
    WORST,
)

BUILT_IN: Final = Path(__file__).parent / "packs" / "base"
CARDS: Final = (shape, BUILT_IN)  # what its packs hold, and where its own lies

ICONS: Final = {"hatchet": HATCHET_ICON, "shotgun": SHOTGUN_ICON, "out of ammo": OUT_OF_AMMO, "fate": FATE_ICON}

# What a space of the shelter is, from `printed`.
PLAIN: Final = 0
GUARD_SPACE: Final = 1
FLOOR_SPACE: Final = 2
ACTION_SPACE: Final = 3


# What foretelling knows of a phrase, by what it does.
FORETOLD: Final[dict[object, int]] = {
    phrases.raise_state: foretold.RAISES,
    phrases.lower_state: foretold.LOWERS,
    phrases.raise_noise: foretold.LOUDER,
    phrases.lower_noise: foretold.QUIETER,
    phrases.roll_for_noise: foretold.NOISE_ROLL,
    phrases.fight: foretold.FIGHT,
    phrases.backstab: foretold.FIGHT,
    phrases.flee: foretold.FLIGHT,
    phrases.test_empathy: foretold.EMPATHY,
    phrases.take_wounds: foretold.DIE_WOUNDS,
    later.read_later: foretold.FOLLOWS,
    later.read_instead: foretold.FOLLOWS,
    phrases.was_read: foretold.REMEMBERS,
}

# A card of the Events deck that a scenario does not name, in `event_order`.
ANY_EVENT: Final = -2
ANY_ENDING: Final = -1
ANY: Final = {EVENT: ANY_EVENT, ENDING: ANY_ENDING}


# Goods and how many of them: a price, in short.
Price = tuple[tuple[int, int], ...]


class Way:
    """One action as play looks it up: what STORAGE must have for it, to pay and to lend; whether anything else is asked
    for; whether sleepers can."""

    __slots__ = ("action", "asks", "asleep", "needs")

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.needs: Final = in_short(tuple(map(sum, zip(goods_of(action.cost), goods_of(action.lent), strict=True))))
        self.asks: Final = bool(action.if_) or any(sentence.needs is not None for sentence in action.do)
        self.asleep: Final = action.asleep


class PlanTable:
    """One side of the board, by space."""

    __slots__ = ("after", "beside", "crowd", "dark", "floor", "guard", "holes", "layout", "links", "obstacles",
                 "outside", "plain", "plan", "printed", "spots", "spots_on_cards", "spots_on_fittings", "street",
                 "top")  # fmt: skip

    def __init__(self, plan: Plan, fitting_ways: list[tuple[Way, ...]]) -> None:
        spaces = plan.spaces
        at = {(space.floor, space.column): number for number, space in enumerate(spaces)}
        self.plan: Final = plan
        self.floor: Final = [space.floor for space in spaces]
        self.top: Final = max(self.floor)
        self.printed: Final = [PRINTED[space.printed] for space in spaces]
        self.dark: Final = [space.dark for space in spaces]
        self.plain: Final = [not self.printed[number] and not space.dark for number, space in enumerate(spaces)]
        self.crowd: Final = [space.crowd for space in spaces]
        self.obstacles: Final = [space.obstacles for space in spaces]
        self.after: Final[list[Effects]] = [space.after for space in spaces]
        self.spots: Final[list[Spot | None]] = [
            Spot(number, NONE, space.crowd, (Way(space.action),)) if space.action is not None else None
            for number, space in enumerate(spaces)
        ]
        self.spots_on_cards: Final = [spots_on_cards(space) for space in range(len(spaces))]
        self.spots_on_fittings: Final[list[list[Spot | None]]] = [
            [Spot(space, NONE, self.crowd[space], ways) if ways else None for ways in fitting_ways]
            for space in range(len(spaces))
        ]
        self.layout: Layout | None = None  # the last that was asked for (see shelter/shelter.py)
        self.guard: Final = self.printed.index(GUARD_SPACE)
        self.holes: Final = [number for number, space in enumerate(spaces) if space.hole]  # to the right of each
        # where one may walk or climb from a space, and what is directly beside it on its floor
        self.links: Final[list[list[int]]] = [[] for _ in spaces]
        self.beside: Final[list[list[int]]] = [[] for _ in spaces]
        for number, space in enumerate(spaces):
            right = at.get((space.floor, space.column + 1), NONE)
            if right != NONE:
                self.beside[number].append(right)
                self.beside[right].append(number)
                if not space.hole:
                    self.links[number].append(right)
                    self.links[right].append(number)
            above = at.get((space.floor + 1, space.column), NONE)
            if space.ladder and above != NONE:
                self.links[number].append(above)
                self.links[above].append(number)
        # open to the street: the top floor, and where one goes outside
        self.outside: Final = at.get((1, 1), NONE)
        self.street: Final = [space.floor == self.top or number == self.outside for number, space in enumerate(spaces)]


PRINTED: Final = {
    "": PLAIN,
    "guard": GUARD_SPACE,
    "floor": FLOOR_SPACE,
    "storage": ACTION_SPACE,
    "action": ACTION_SPACE,
}


class WarBox:
    """The tables, by small numbers."""

    def __init__(self, pack: Pack, path: Path | None) -> None:
        self.reach = Reach(pack, path, self.dealt)
        self.cards = pack
        self.expansions = EXPANSIONS
        board = pack.single("board", Board)
        self.board = board
        self.tokens = pack.deck("goods", Token)
        assert [token.id for token in self.tokens] == [key for key, _, _ in nouns.GOODS]
        self.count = [token.count for token in self.tokens]
        self.value = [token.value for token in self.tokens]
        self.weight = [token.weight for token in self.tokens]
        self.traded = [goods for goods in range(RESOURCES, GOODS) if self.value[goods]]
        self.colour = [
            nouns.COLOURS.index(token.colour) if token.colour in nouns.COLOURS else NONE for token in self.tokens
        ]
        self.start = board.start
        self.faces = faces(board.dice)
        self.dots = [  # by state, by level: bits of the action rounds it blocks
            [
                sum(1 << (number - 1) for number in ((), *levels)[level] if number <= ACTION_ROUNDS)
                for level in range(WORST + 1)
            ]
            for levels in (
                board.dots.hunger,
                board.dots.fatigue,
                board.dots.misery,
                board.dots.wounds,
                board.dots.illness,
            )
        ]
        four = board.level_four
        self.level_four = [four.hunger, NONE, four.misery, four.wounds, four.illness]  # by state: the script
        self.enemies = board.enemies
        self.enemy_kind = ["ABC".index(enemy.kind) for enemy in board.enemies]
        self.enemy_prowess = [enemy.prowess for enemy in board.enemies]

        # Those that are built, then those that lie in the house from the start: no question is about these.
        built = pack.deck("fittings", Fitting)
        self.first_placed = len(built)
        self.fittings = (*built, *pack.deck("placed", Fitting))
        self.fitting_ways = [tuple(Way(action) for action in card.actions) for card in self.fittings]
        self.plans = [PlanTable(plan, self.fitting_ways) for plan in pack.deck("plans", Plan)]
        self.space_words = [space.id for space in self.plans[0].plan.spaces]
        self.spaces = len(self.space_words)
        self.shelter = pack.deck("shelter", ShelterCard)
        self.shelter_kind = [card.kind for card in self.shelter]
        self.is_obstacle = [kind in OBSTACLES for kind in self.shelter_kind]
        self.fitting_cost = [card.cost for card in self.fittings]
        self.fitting_price = [in_short(card.cost) for card in self.fittings]
        self.fitting_price_by_craft = [  # with the gift 'craft' a component less (TW-CRAFT-03)
            tuple((goods, n - (goods == COMPONENT)) for goods, n in price) for price in self.fitting_price
        ]
        self.is_fixed = [bool(card.place) for card in self.fittings]
        self.fitting_beside = [card.beside for card in self.fittings]
        self.is_bed = [card.bed for card in self.fittings]
        self.beds = [fitting for fitting, bed in enumerate(self.is_bed) if bed]

        self.characters = pack.deck("characters", Character)
        self.prowess = [card.prowess for card in self.characters]
        self.empathy = [card.empathy for card in self.characters]
        self.inventory = [card.inventory for card in self.characters]
        self.gifts = [card.gift for card in self.characters]
        self.spirits = [(card.a, card.b, card.c) for card in self.characters]
        # Those of the deck, then those who are met below alone: no question is about these.
        met = pack.deck("residents", Resident)
        self.sewer_thugs = len(met)
        self.residents = (*met, *pack.deck("sewer-thugs", Resident))
        self.arms: list[tuple[Arms, Arms, Arms]] = [(card.a, card.b, card.c) for card in self.residents]
        self.visitors = pack.deck("visitors", Visitor)

        event_cards = pack.deck("events", Event)
        self.event_cards = [card for card in event_cards if not card.expansion]
        self.endings = pack.deck("endings", Ending)
        self.chapters = pack.deck("chapters", Chapter)
        # Cards of the Events deck, numbered through: Events, Endings, Chapters; then Events of expansions, so that all
        # others keep their numbers.
        self.first_ending = len(self.event_cards)
        self.first_chapter = self.first_ending + len(self.endings)
        self.first_guest = self.first_chapter + len(self.chapters)
        guests = [card for card in event_cards if card.expansion]
        self.events: list[Event | Ending | Chapter] = [*self.event_cards, *self.endings, *self.chapters, *guests]
        self.event_ids = [card.id for card in self.events]
        self.event_numbers = [self.event_ids.index(card.id) for card in event_cards]  # by place in the deck `events`
        self.objectives = pack.deck("objectives", Objective)
        self.objective_price = [in_short(card.price) for card in self.objectives]
        self.objectives_of: dict[int, list[int]] = {}  # by chapter
        for number, objective in enumerate(self.objectives):
            self.objectives_of.setdefault(objective.chapter, []).append(number)
        self.scenarios = pack.deck("scenarios", Scenario)
        # By scenario: the Events deck from the top, each card by its number or as any of its kind; and the cards that
        # are dealt as such.
        self.event_order = [[self.event_number(word) for word in one.events] for one in self.scenarios]
        self.events_dealt = [
            [*self.unnamed(order, 0, self.first_ending), *self.unnamed(order, self.first_guest, len(self.events))]
            for order in self.event_order
        ]
        self.endings_dealt = [self.unnamed(order, self.first_ending, self.first_chapter) for order in self.event_order]
        # By scenario: whether it names the very card that lies so high above the bottom of the Events deck.
        self.named_events = [[card >= 0 for card in order[::-1]] for order in self.event_order]

        self.locations = pack.deck("locations", Location)
        self.exploration = pack.deck("exploration", Exploration)
        self.always_open = [any(map(is_always_open, card.options)) for card in self.exploration]
        self.findings = pack.deck("findings", Finding)
        self.finds = [finds_of(card) for card in self.findings]
        self.plain_finds = [  # by row: nothing but goods
            [all(map(only_gains, find)) for find in finds] for finds in self.finds
        ]
        self.raids = pack.deck("raids", NightRaid)
        self.red_raids = [card.red for card in self.raids]
        self.red_residents = [card.red for card in self.residents]
        self.fate = pack.deck("fate", Fate)
        self.narrative = pack.deck("narrative", Narrative)
        self.scripts = pack.deck("scripts", Script)
        self.street = pack.deck("street", StreetCard)
        self.measures = pack.deck("desperate", MeasureCard)
        self.heart = pack.deck("heart", HeartCard)
        self.sewers = pack.deck("sewers", SewersMap)
        self.chambers = pack.deck("chambers", SewerEntry)
        self.corridors = pack.deck("corridors", SewerEntry)
        self.secrets = pack.deck("secrets", SecretCard)
        self.pets = {card.pet: card for card in pack.deck("pets", PetCard)}
        self.script_ids = [script.id for script in self.scripts]
        # By deck and card, the expansion with which it comes, NONE for the base game.
        self.comes_with = {
            deck: [number_of(getattr(card, "expansion", "")) for card in cards] for deck, cards in pack.decks.items()
        }
        self.deck_of_expansion = {deck: row.number for row in EXPANSIONS for deck in row.decks}
        self.of_base_game = {
            deck: [] if deck in self.deck_of_expansion else [card for card, number in enumerate(row) if number == NONE]
            for deck, row in self.comes_with.items()
        }
        # What may befall one of several persons: questions name it by its place (see characters/people.py).
        self.deeds = list(dict.fromkeys(deeds(tuple(pack.decks.values()))))
        self.foretold = [FORETOLD.get(phrase.act, foretold.PLAIN) for phrase in pack.lexicon.phrases]
        self.deed_place = {deed: place for place, deed in enumerate(self.deeds)}
        self.vocabulary = Vocabulary(QUESTIONS, self.domains())

    def in_game(self, deck: str, chosen: Sequence[int]) -> list[int]:
        """TW-EXPN-03: the cards of a deck without those of expansions that were not chosen."""
        if not any(chosen):
            return self.of_base_game[deck][:]
        whole = self.deck_of_expansion.get(deck, NONE)
        if whole != NONE and not chosen[whole]:
            return []
        return [card for card, number in enumerate(self.comes_with[deck]) if number == NONE or chosen[number]]

    def placed(self, chosen: Sequence[int]) -> list[int]:
        """TW-FARM-03: by number, the Fittings that lie in the house from the start."""
        return [self.first_placed + place for place in self.in_game("placed", chosen)]

    def pack(self, options: Mapping[str, int]) -> PackId:
        return self.reach.pack(options)

    def dealt(self, options: Mapping[str, int]) -> Dealt:
        """The cards with which a game begins, and from which it draws. Scripts are read as cards call them; of Chapters
        there are those that the scenario names."""
        scenario, chosen = options["scenario"], expansions_of(options)
        order, first = self.event_order[scenario], self.first_chapter
        chapters = [card - first for card in order if first <= card < self.first_guest]
        own: dict[str, list[int]] = {
            "plans": [options["board"]],
            "scenarios": [scenario],
            "chapters": chapters,
            "objectives": list(range(len(self.objectives))) if self.scenarios[scenario].objectives else [],
            "scripts": [],
        }
        return [(deck, own[deck] if deck in own else self.in_game(deck, chosen)) for deck in self.cards.ids]

    def is_event(self, card: int) -> bool:
        """Whether a card of the Events deck is an Event, not an Ending or a Chapter."""
        return card < self.first_ending or card >= self.first_guest

    def event(self, card: int) -> Event:
        """An Event, such as those that lie face up."""
        event = self.events[card]
        assert isinstance(event, Event)
        return event

    def event_number(self, word: str) -> int:
        return ANY[word] if word in ANY else self.event_ids.index(word)

    def unnamed(self, order: list[int], first: int, after: int) -> list[int]:
        """Cards of the Events deck that a scenario does not name."""
        return [card for card in range(first, after) if card not in order]

    def domains(self) -> dict[str, Domain]:
        """The fixed vocabulary: everything an option can name."""
        goods = [key for key, _, _ in nouns.GOODS]
        people = [str(person + 1) for person in range(MOST_PEOPLE)]
        medical = [goods[token] for token in MEDICAL]
        drinks = ["moonshine", "alcohol"]
        listed = [
            Domain("people", people, kind="person", points="person"),
            Domain("people-or-done", [*people, "done"], kind="person", points="person"),
            Domain("work", [*self.space_words, "craft", "move", "dismantle"], points="space"),
            Domain("spaces", self.space_words, kind="space", points="space"),
            Domain(
                "fittings", [card.id for card in self.fittings[: self.first_placed]], kind="fitting", points="fitting"
            ),
            Domain("goods", goods, points="goods"),
            Domain("goods-or-enough", [*goods, "enough"], kind="token", points="goods"),
            Domain("dealing", ["give", "buy", "done"]),
            Domain("offers", goods, kind="goods", points="offer"),
            Domain("weapons", [*(goods[weapon] for weapon in WEAPONS), "unarmed"], kind="armed_with", points="goods"),
            Domain("foods", [*(goods[food] for food in FOODS), "enough"], kind="food", points="goods"),
            Domain("snacks", [goods[food] for food in SNACKS], kind="snack", points="goods"),
            Domain("medicines", medical, kind="medical", points="goods"),
            Domain("medicines-or-enough", [*medical, "enough"], kind="medical", points="goods"),
            Domain("drinks", drinks, kind="drink", points="goods"),
            Domain("drinks-or-enough", [*drinks, "enough"], kind="drink", points="goods"),
            Domain("pets", nouns.PETS[:PETS], kind="pet"),
            Domain("options", [str(number + 1) for number in range(8)], kind="option", points="option"),
            Domain("yes-no", ["no", "yes"]),
            Domain("amounts", [str(number) for number in range(25)], kind="amount"),
            Domain("nights", ["bed", "floor", "guard", "out"], points="task"),
            Domain("places", ["near", "distant", "far", "none"], kind="place", points="place"),
            Domain("foes", [str(number + 1) for number in range(len(self.enemies))], kind="foe", points="foe"),
            Domain("blocks", ["damage", "wounds"], kind="block", points="block"),
            Domain("crime", ["raid", "resident"], points="crime"),
            Domain(
                "holes",
                [str(number + 1) for number in range(max(len(plan.holes) for plan in self.plans))],
                kind="hole",
                points="hole",
            ),
            Domain("narrative", [card.id for card in self.narrative], points="card"),
            Domain("anytime", ["eat", "medicine", "drink", "objective", "kept-card", "slaughter"]),
            Domain("combat", ["fight", "change", "flee"], points="combat"),
            Domain("corners", ["outside", "pile"], kind="corner"),
            Domain("papers", ["give", "bear"]),
            Domain("measures", [*(card.id for card in self.measures), "none"], kind="measure_answer", points="card"),
            Domain("ways", nouns.EXITS, kind="way", points="way"),
            Domain("entrances", nouns.ENTRANCES[:-1], kind="entrance", points="way"),
            Domain("turn-back", ["on", "back"]),
        ]
        return {domain.name: domain for domain in listed}


def expansions_of(options: Mapping[str, int]) -> list[int]:
    """TW-EXPN-01: by expansion, the value of its start option; 0 for what is not chosen, or is not in the box."""
    return [options.get(word, 0) for word in nouns.EXPANSIONS]


def number_of(expansion: str) -> int:
    return nouns.EXPANSIONS.index(expansion) if expansion in nouns.EXPANSIONS else NONE


def faces(dice: Dice) -> list[list[int]]:
    """The faces of the white, yellow and red die: hits, or an icon."""
    return [
        [ICONS[face] if face in ICONS else int(face) for face in die] for die in (dice.white, dice.yellow, dice.red)
    ]


def deeds(thing: object) -> Iterator[Sentence]:
    """The sentences within sentences, on all these cards."""
    if isinstance(thing, Sentence):
        for arg in thing.args:
            if isinstance(arg, Sentence):
                yield arg
                yield from deeds(arg)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from deeds(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from deeds(part)


def goods_of(pile: tuple[int, ...]) -> list[int]:
    """Amounts by kind, all of them, from what a card says (nothing where it says nothing)."""
    return list(pile) if pile else [0] * GOODS


def in_short(pile: tuple[int, ...]) -> Price:
    """The same, of those kinds only of which there are any."""
    return tuple((goods, n) for goods, n in enumerate(pile) if n)


@cache
def open_box(path: Path | None) -> WarBox:
    """The built-in pack, or one's own, or an older one."""
    return WarBox(load_pack(path or BUILT_IN, shape, base=BUILT_IN), path)
