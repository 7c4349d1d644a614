"""Set-up: the table before the first turn (FP-SET), and what the players choose before it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, Final

from ...cards import Effects, Sentence, payable, perform
from ...kernel import Choice, Facts, Question, Refusal, Rng, Rule, Ruling, Together
from .actions.snow import reveal
from .city.advisors import choose_advisor, give_advisors
from .city.citizen_cards import draw_to_hand, person, take_from_hand
from .city.events import put_on_display
from .city.feelings import draw_unseen
from .city.map import GENERATOR_SPACES
from .city.sickness import falls_sick
from .here import NOWHERE
from .phases.action import muster
from .phrases import exhaust, have_active
from .state import (
    ACTION,
    CARE_HOUSE,
    CARE_HOUSE_LAW,
    COAL,
    COOKHOUSE,
    DISCONTENT,
    FIGHTING_ARENA,
    FIGHTING_ARENA_LAW,
    GENERATOR_BUILDING,
    HOPE,
    LAWS,
    NONE,
    PAIRED_LAWS,
    PLATFORM,
    PUBLIC_HOUSE,
    PUBLIC_HOUSE_LAW,
    TECHNOLOGIES,
    TECHNOLOGIES_IN_PLAY,
    WOOD,
    City,
)

if TYPE_CHECKING:
    from .box import FrostpunkBox
    from .cards import Start
    from .stories import Starting, Without

HARD: Final = 1  # among difficulties


WALL_TILES: Final = (NONE, NONE, NONE, WOOD, WOOD, COAL, COAL)
DEPOSITS: Final = 3
# The Generator tile: its Buildings on its first spaces, then a pile of Wood and one of Coal.
STARTING_BUILDINGS: Final = (COOKHOUSE, PLATFORM, GENERATOR_BUILDING)
STARTING_PILES: Final = (WOOD, COAL)
STARTING_PILE: Final = 5
LAWS_AT_RANDOM: Final = 4
BUILDING_OF_LAW: Final = (
    (CARE_HOUSE_LAW, CARE_HOUSE),
    (FIGHTING_ARENA_LAW, FIGHTING_ARENA),
    (PUBLIC_HOUSE_LAW, PUBLIC_HOUSE),
)
HAND: Final = (0, 7, 6, 5, 4)  # by number of players


# -- what chance and the Society lay out ------------------------------------------------------------------------------


def set_up(box: FrostpunkBox, seats: int, options: Mapping[str, int], rng: Rng) -> City:
    """FP-SET-01, FP-SET-02, FP-SET-03, FP-SET-04, FP-SET-05, FP-SET-06, FP-SET-07, FP-SET-08, FP-SET-09, FP-SET-10,
    FP-SET-11, FP-SET-12, FP-SET-13, FP-SET-14, FP-SET-15, FP-SET-16, FP-SET-17, FP-SET-18, FP-SET-19, FP-SET-20,
    FP-SET-21, FP-SET-22, FP-SET-23, FP-SET-24, FP-SET-25, FP-SET-26, FP-SET-27, FP-SET-28, FP-SET-29, FP-SET-30,
    FP-SET-31, FP-SET-32, FP-SET-33, FP-SET-34, FP-SET-35, FP-SET-39, FP-SET-40, FP-SET-41, FP-SET-42, FP-SET-43,
    FP-SET-44, FP-SOC-01: everything on the table before the players choose.

    The corner of the Rim board at which Deposits begin, free to choose by FP-SET-06, is left to chance, as the first
    leader is by FP-SET-41.
    """
    g = empty_table(box, seats, rng, options["scenario"])
    story = box.settings[g.story].story
    g.society = options["society"]
    g.hard = options["difficulty"] == HARD
    society = box.societies[g.society]
    start = society.hard if g.hard else society.normal
    g.leader = g.active = rng.below(seats)
    lay_generator_tile(g)
    lay_starting_stock(g, start)
    lay_map(g)
    lay_expeditions(g)
    lay_technologies(g, story.without)
    lay_people(g, start)
    lay_feelings(g, start)
    lay_laws(g, story.without)
    lay_events(g)
    lay_scenario(g)
    deal_citizens(g)
    return g


def empty_table(box: FrostpunkBox, seats: int, rng: Rng, story: int = 0) -> City:
    """FP-SET-02, FP-SET-03, FP-SET-19, FP-SET-20, FP-SET-24, FP-SET-31: the boards with their markers, the marks
    of the scenario, and nothing else."""
    setting = box.settings[story]
    ground = setting.map
    g = City(
        rng=rng,
        box=box,
        story=story,
        seats=seats,
        hands=[[] for _ in range(seats)],
        played=[NONE] * seats,
        advisors=[NONE] * seats,
        call_to_rise=seats == 1,
        ranges=[1, 2, 3],
        tiles=[NONE] * ground.places,
        deposits=[NONE] * len(ground.marks),
        lies=[NONE] * ground.spaces,
        amount=[0] * ground.spaces,
        building=[NONE] * ground.spaces,
        improved=[0] * ground.spaces,
        standing=[NONE] * ground.spaces,
        left=[building.tiles for building in box.buildings],
        unlocked=[int(not building.locked) for building in box.buildings],
    )
    g.marks = [[mark.each] * len(mark.spots) for mark in setting.story.marks]
    return g


def lay_generator_tile(g: City) -> None:
    """FP-SET-04, FP-SET-05."""
    for space, building in enumerate(STARTING_BUILDINGS):
        g.building[space] = building
        g.left[building] = 0
    for space, resource in enumerate(STARTING_PILES, start=GENERATOR_SPACES - len(STARTING_PILES)):
        g.lies[space] = resource
        g.amount[space] = STARTING_PILE


def lay_starting_stock(g: City, start: Start) -> None:
    """FP-SET-16, FP-SET-17."""
    g.food = start.food
    g.stock = [start.wood, start.coal, start.cores, 0]
    g.corpses = start.corpses


def lay_map(g: City) -> None:
    """FP-SET-06, FP-SET-07: Deposits at the marks of the map; Near and Far tiles in two stacks, and the
    starting ones on the map."""
    box, rng = g.box, g.rng
    marks = len(g.deposits)
    if marks:
        g.deposits = place_wall_tiles(rng.below(marks), marks, shuffled(list(WALL_TILES), rng))
    g.near = shuffled(list(range(box.first_far)), rng)
    g.far = shuffled(list(range(box.first_far, len(box.map_tiles))), rng)
    lay_starting_tiles(g)


def place_wall_tiles(first: int, marks: int, tiles: list[int]) -> list[int]:
    """FP-SET-06: one at each mark of the map, in the order drawn, from the first chosen round to it again,
    until three Deposits lie there."""
    deposits = [NONE] * marks
    placed = 0
    for step, tile in enumerate(tiles[:marks]):
        if placed == DEPOSITS:
            break
        deposits[(first + step) % marks] = tile
        placed += tile != NONE
    return deposits


def lay_starting_tiles(g: City) -> None:
    """FP-SET-07, FP-SET-08, FP-SET-09, FP-SET-16: in each corner without a Deposit a Far tile,
    and a Near tile before it; or where the scenario says. All are turned over; their Food adds to the Society's."""
    setting = g.box.settings[g.story]
    for place in chain.from_iterable(starting_places(g, setting.story.map.start)):
        g.tiles[place] = (g.near if place in setting.map.near else g.far).pop()
    for place, tile in enumerate(g.tiles):
        if tile != NONE:
            reveal(g, place)


def starting_places(g: City, start: Starting) -> list[tuple[int, ...]]:
    """FP-SET-08: the places that get a tile together: of the corners, those without a Deposit;
    of others, as many as are drawn by lot."""
    groups = start.places
    if start.by == "blank":
        return [group for group, deposit in zip(groups, g.deposits, strict=True) if deposit == NONE]
    drawn = shuffled(list(range(len(groups))), g.rng)[: start.drawn] if start.by == "lot" else range(len(groups))
    return [groups[number] for number in sorted(drawn)]


def lay_expeditions(g: City) -> None:
    """FP-SET-10, FP-SET-11: three decks, white side up; the top three of A begin the stacks."""
    for number, deck in enumerate(g.box.deck_of_expedition):
        g.trails[deck].append(number)
    for trail in g.trails:
        g.rng.shuffle(trail)
    for stack in g.stacks:
        stack.append(g.trails[0].pop() * 2)


def lay_technologies(g: City, without: Without) -> None:
    """FP-SET-12, FP-SET-13, FP-STORY-05."""
    allowed = [number for number in range(TECHNOLOGIES) if number not in without.technologies]
    g.technologies = sorted(shuffled(allowed, g.rng)[:TECHNOLOGIES_IN_PLAY])


def lay_people(g: City, start: Start) -> None:
    """FP-SET-15, FP-SET-18."""
    g.people = [start.workers, start.engineers, start.children]
    g.sick = list(start.sick)
    g.automatons = start.automatons
    muster(g)


def lay_feelings(g: City, start: Start) -> None:
    """FP-SET-22, FP-SET-23: so many tokens from the bag, the leftmost of them active."""
    for track, (tokens, active) in ((DISCONTENT, start.discontent), (HOPE, start.hope)):
        bag = g.bags[track]
        for place in range(tokens):
            kind = draw_unseen(g, bag)
            bag[kind] -= 1
            g.tokens[track].append(kind * 2 + (place < active))


def lay_laws(g: City, without: Without) -> None:
    """FP-SET-26, FP-SET-28, FP-STORY-05: the Starting Laws and four others. Buildings that no Law in play allows leave
    the game, and those that the scenario does without."""
    others = shuffled(list(range(PAIRED_LAWS, LAWS)), g.rng)[:LAWS_AT_RANDOM]
    g.future_laws = [*range(PAIRED_LAWS), *sorted(others)]
    for law, building in BUILDING_OF_LAW:
        if law not in others:
            g.left[building] = 0
    for building in without.buildings:
        g.left[building] = 0


def lay_events(g: City) -> None:
    """FP-SET-24, FP-SET-27, FP-SET-29, FP-SET-30, FP-SET-32: the Morning and the Weather deck; a Dusk deck of two
    cards. Other Dusk cards and the consequences of Laws wait outside the game."""
    box, rng = g.box, g.rng
    g.morning = shuffled(list(range(box.first_dusk)), rng)
    g.disputes = shuffled(list(range(box.first_dispute, box.first_consequence)), rng)
    g.entered.append(box.opening_dusk)
    g.dusk = shuffled([box.opening_dusk, g.disputes.pop()], rng)
    g.weather = shuffled(list(range(len(box.weather))), rng)


def lay_scenario(g: City) -> None:
    """FP-SET-25, FP-SET-40, FP-SET-43, FP-SET-44, FP-STORY-04: the cards that the scenario opens with are face up, with
    their Trigger tokens; the others, the Storm card among them, wait."""
    setting = g.box.settings[g.story]
    g.storm = setting.story.storm or NONE
    for event in setting.opening:
        put_on_display(g, event)
    g.triggers = setting.triggers


def deal_citizens(g: City) -> None:
    """FP-SET-34, FP-SET-35."""
    g.citizens = shuffled(list(range(len(g.box.citizens))), g.rng)
    for seat in range(g.seats):
        for _ in range(HAND[g.seats]):
            draw_to_hand(g, seat)


def shuffled(things: list[int], rng: Rng) -> list[int]:
    rng.shuffle(things)
    return things


# -- what the players choose ------------------------------------------------------------------------------------------


def begin(g: City) -> Rule:
    """FP-SET-29, FP-SET-33, FP-SET-36, FP-SET-39, FP-SET-40, FP-RND-02, FP-ADV-04: the scenario's first card is read,
    then Advisors, then a Citizen card of each, and the Action Phase of Round 1 begins."""
    for event in g.box.settings[g.story].opening:
        g.tell("scenario-begins", event)
    g.tell("first-leader", g.leader)
    g.tell("dispute-read", next(event for event in g.dusk if event >= g.box.first_dispute))
    wishes = [NONE] * g.seats
    yield from all_choose([(seat, choose_advisor(g, seat, wishes)) for seat in range(g.seats)])
    give_advisors(g, wishes)
    yield from give_up_citizens(g)
    g.phase = ACTION


def all_choose(lanes: list[tuple[int, Rule]]) -> Rule:
    """At the same time, unseen by each other; one player alone simply chooses."""
    if len(lanes) == 1:
        yield from lanes[0][1]
    else:
        yield Together(lanes)


def can_pay(g: City, card: int) -> bool:
    """FP-SET-36, FP-HOPE-06: every price in its cost, and a token to exhaust where it exhausts one."""
    cost = g.box.citizens[card].cost
    return payable(g, cost, NOWHERE) and all(can_exhaust(g, sentence) for sentence in cost if sentence.act is exhaust)


def can_exhaust(g: City, sentence: Sentence) -> bool:
    (feeling,) = sentence.args
    assert isinstance(feeling, int)
    return have_active(g, feeling)


def can_pay_any(g: City, seat: int) -> bool:
    """FP-SET-38."""
    return any(can_pay(g, card) for card in g.hands[seat])


def why_not_give_up(g: City, choice: Choice, card: int) -> Refusal | None:
    """FP-SET-36, FP-SET-38: a card of the own hand whose cost can be paid; any, if none can."""
    if card == g.box.no_card:
        return Refusal("FP-SET-36", "must-give-up")
    if card not in g.hands[choice.seat]:
        return Refusal("FP-CIT-02", "not-in-hand", card)
    if can_pay(g, card) or not can_pay_any(g, choice.seat):
        return None
    return Refusal("FP-SET-36", "cost-too-high", card)


def what_giving_up_costs(g: City, choice: Choice, card: int) -> Facts:
    cost = g.box.citizens[card].cost
    return Facts(name=person(card), now=cost or [("does-nothing",)], card=g.box.citizen_cards[card].id)


GIVE_UP = Question("give-up", "citizen-cards", why_not_give_up, facts=what_giving_up_costs)


def choose_card(g: City, seat: int, picks: list[int]) -> Rule:
    """FP-SET-36."""
    choice = Choice(GIVE_UP, seat, [])
    choice.values = [card for card in g.hands[seat] if why_not_give_up(g, choice, card) is None]
    picks[seat] = yield choice


def give_up_citizens(g: City) -> Rule:
    """FP-SET-36, FP-SET-37, FP-SET-38: all choose a card; whose cost is no longer payable when its turn comes chooses
    another."""
    waiting = [(g.leader + turn) % g.seats for turn in range(g.seats)]
    while waiting:
        picks = [NONE] * g.seats
        paying = [seat for seat in waiting if can_pay_any(g, seat)]
        yield from all_choose([(seat, choose_card(g, seat, picks)) for seat in waiting])
        again = yield from pay_costs(g, paying, picks)
        for seat in waiting:
            if seat not in paying:
                yield from give_up_unpaid(g, seat, picks[seat])
        waiting = again


def pay_costs(g: City, seats: list[int], picks: list[int]) -> Ruling[list[int]]:
    """FP-SET-37: costs of one kind in random order, each as long as it can be paid; gives those who choose again."""
    again: list[int] = []
    kinds = {kind_of_cost(g, picks[seat]): None for seat in seats}
    for kind in kinds:
        alike = [seat for seat in seats if kind_of_cost(g, picks[seat]) == kind]
        if len(alike) > 1:
            g.rng.shuffle(alike)
        for seat in alike:
            card = picks[seat]
            if can_pay(g, card):
                yield from give_up(g, seat, card, g.box.citizens[card].cost)
            else:
                g.tell("choose-again", seat, card)
                again.append(seat)
    return again


def kind_of_cost(g: City, card: int) -> tuple[object, ...]:
    """FP-SET-37: what the first sentence of a cost says, however much of it."""
    cost = g.box.citizens[card].cost
    if not cost:
        return ()
    number = g.box.cards.lexicon.phrases[cost[0].phrase].lead
    return (cost[0].phrase, *(slot for place, slot in enumerate(cost[0].args) if place != number))


def give_up(g: City, seat: int, card: int, cost: Effects) -> Rule:
    """FP-SET-36: its owner pays the cost, and the card lies face up on the discard pile."""
    g.active = seat
    take_from_hand(g, seat, card)
    g.citizens_gone = [*g.citizens_gone, card]
    g.tell("given-up", seat, card)
    yield from perform(g, cost, NOWHERE)


def give_up_unpaid(g: City, seat: int, card: int) -> Rule:
    """FP-SET-38: and one of the card's type is sick."""
    yield from give_up(g, seat, card, ())
    yield from falls_sick(g, g.box.citizens[card].type)
