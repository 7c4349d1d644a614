"""What is offered is what the reasons leave open; on any table, so is what is found without asking them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from holdfast.games.this_war_of_mine.characters import anytime
from holdfast.games.this_war_of_mine.phases import assigning, dawn, day, evening, scavenging, working
from holdfast.games.this_war_of_mine.scavenging import findings, trade
from holdfast.games.this_war_of_mine.shelter import fittings, shelter, storage
from holdfast.games.this_war_of_mine.state import (
    BED,
    BY_DAY,
    CAT,
    DOG,
    FLOOR,
    GOODS,
    GUARD,
    KNIFE,
    MEDICAL,
    MOST_PEOPLE,
    NONE,
    OUT,
    PEOPLE,
    PLACES,
    RESOURCES,
    STATES,
    UNARMED,
    WATER,
    WEAPONS,
    WOOD,
    WORST,
    Shelter,
)
from holdfast.kernel import Choice
from tests.this_war_of_mine.games import new_game, questions, rich

if TYPE_CHECKING:
    from holdfast.kernel import Question

GAMES = range(12)
TABLES = range(64)


def any_table(seed: int) -> Shelter:
    """A shelter in which anything may be: people in every state, at work and on the way, things lying everywhere."""
    g, chance = new_game(seed)
    box, plan = g.box, g.box.plans[g.side]
    g.characters = [chance.choice((NONE, *range(len(box.characters)))) for _ in PEOPLE]
    g.levels = [chance.choice((0, 0, 1, 2, 3, 4)) for _ in range(STATES * MOST_PEOPLE)]
    g.cards_on = [cards if chance.randrange(3) else [] for cards in g.cards_on]
    free = [space for space in range(box.spaces) if plan.plain[space] and not g.cards_on[space]]
    g.fitting = [NONE] * box.spaces
    for space in free:
        if g.fittings and not chance.randrange(3):
            g.fitting[space] = g.fittings.pop(chance.randrange(len(g.fittings)))
    g.round = chance.randrange(1, working.EXTRA_ROUND + 1)
    spoken_for = shelter.SPOKEN_FOR + len(box.fittings)
    for person in PEOPLE:
        if not chance.randrange(3):
            g.standing[person] = chance.randrange(box.spaces)
            ends = (
                1,
                shelter.SPOKEN_FOR + chance.randrange(len(box.fittings)),
                spoken_for + chance.randrange(box.spaces),
            )
            g.acted[person] = chance.choice(ends)
        g.busy[person] = chance.randrange(2)
        g.armed[person] = chance.choice((UNARMED, *WEAPONS))
        g.task[person] = chance.choice((BY_DAY, OUT)) if g.characters[person] != NONE else BY_DAY
    g.treated = [chance.randrange(2) for _ in range(MOST_PEOPLE * len(MEDICAL))]
    g.location = chance.choice((NONE, *range(PLACES)))
    g.stock, g.pile, g.dearer = rich(chance, 3), rich(chance, 2), rich(chance, 2)
    g.hidden = [rich(chance, 1) if chance.randrange(2) else [] for _ in range(PLACES)]
    g.waste = [chance.randrange(n + 1) for n in box.count]
    return g


def open_to(g: Shelter, ask: Question, about: object = None) -> list[int]:
    """All answers to a question that are not refused."""
    choice = Choice(ask, 0, [], about)
    return [value for value in range(len(g.box.vocabulary.domain(ask))) if ask.why_not(g, choice, value) is None]


@pytest.mark.parametrize("seed", GAMES)
def test_every_question_offers_all_that_is_not_refused(seed: int) -> None:
    for choice in questions(*(game := new_game(seed))):
        assert sorted(choice.values) == open_to(game[0], choice.question, choice.about)
        if choice.beside is not None:
            assert choice.beside.values == open_to(game[0], choice.beside.question, choice.beside.about)


@pytest.mark.parametrize("seed", GAMES)
def test_what_the_shelter_is_like_is_never_out_of_date(seed: int) -> None:
    g, chance = new_game(seed)
    for _ in questions(g, chance):
        kept, fresh = shelter.layout_of(g), shelter.Layout(g)
        assert kept.reach == fresh.reach == shelter.ways_from_guard(g)
        assert (kept.fitted, kept.free, kept.poke_about) == (fresh.fitted, fresh.free, fresh.poke_about)
        assert [(s.space, s.kind, s.many, s.ways) for s in kept.spots] == [
            (s.space, s.kind, s.many, s.ways) for s in fresh.spots
        ]


@pytest.mark.parametrize("seed", TABLES)
def test_what_there_is_to_do(seed: int) -> None:
    g = any_table(seed)
    for person in PEOPLE:
        if g.characters[person] != NONE:
            there = open_to(g, assigning.WHERE, person)
            assert working.works(g, person) == there
            assert working.finds_work(g, person) is bool(there)
    assert all((space in shelter.taken(g)) is shelter.is_taken(g, space) for space in range(g.box.spaces))


@pytest.mark.parametrize("seed", TABLES)
def test_no_candidate_is_missing(seed: int) -> None:
    g = any_table(seed)
    layout, waiting = shelter.layout_of(g), working.waiting(g)
    for question, candidates, about in (
        (day.NEXT, [*waiting, day.DONE], None),
        *((assigning.HELPER, waiting, person) for person in waiting),
        *((assigning.FITTING, sorted(g.fittings), person) for person in waiting),
        *((assigning.CRAFT_AT, layout.free, fitting) for fitting in range(len(g.box.fittings))),
        (assigning.MOVED, layout.fitted, None),
        (assigning.DISMANTLED, layout.fitted, None),
        (trade.GIVEN, storage.lying(g), None),
        (trade.BOUGHT, g.box.traded, trade.Deal(seed % 9, NONE)),
    ):
        assert Choice(question, 0, candidates, about, g).values == open_to(g, question, about), question.name


@pytest.mark.parametrize("seed", range(20))
def test_prices_in_short_are_the_prices(seed: int) -> None:
    g = any_table(seed)
    for person in PEOPLE:
        for fitting, price in enumerate(fittings.prices(g, person)):
            whole = fittings.price(g, person, fitting)
            assert [(goods, n) for goods, n in price if n] == [(goods, n) for goods, n in enumerate(whole) if n]


@pytest.mark.parametrize("seed", TABLES)
def test_what_can_be_given_or_lost(seed: int) -> None:
    g = any_table(seed)
    assert trade.givable(g) == [goods for goods in range(GOODS) if trade.why_not_give(g, goods) is None]
    assert trade.worth_at_hand(g) == sum(
        storage.value(g, goods) * storage.loose(g, goods) for goods in range(RESOURCES, GOODS)
    )
    for goods in range(GOODS):
        assert storage.loose(g, goods) == max(0, storage.at_hand(g, goods) - storage.in_hands(g, goods))


@pytest.mark.parametrize("seed", TABLES)
def test_what_is_taken_along_or_left_or_lost(seed: int) -> None:
    g = any_table(seed)
    assert [*scavenging.portable(g), scavenging.ENOUGH] == open_to(g, scavenging.TAKE_ALONG)
    for kinds in ((), WEAPONS, (WOOD, WATER, KNIFE)):
        assert storage.lying(g, kinds) == open_to(g, storage.LOSE_PIECE, storage.Loss(1, kinds))
    assert findings.what_can_be_left(g) == open_to(g, findings.LEAVE_BEHIND)
    g.pile = [min(n, 1) if goods in WEAPONS else 0 for goods, n in enumerate(g.pile)]
    assert findings.what_can_be_left(g) == open_to(g, findings.LEAVE_BEHIND)


@pytest.mark.parametrize("seed", range(400))
def test_what_can_be_done_tonight(seed: int) -> None:
    g, chance = new_game(seed)
    g.characters = [chance.choice((NONE, *range(len(g.box.characters)))) for _ in PEOPLE]
    g.levels = [chance.choice((0, 2, WORST)) for _ in range(STATES * MOST_PEOPLE)]
    g.busy = [chance.randrange(2) for _ in PEOPLE]
    g.task = [
        BY_DAY if g.characters[one] == NONE else chance.choice((BY_DAY, BED, FLOOR, GUARD, OUT)) for one in PEOPLE
    ]
    g.places = [chance.choice((NONE, 0)) for _ in range(PLACES)]
    stack = [*g.fittings, *g.ideas]
    g.fitting = [stack.pop() if stack and not chance.randrange(3) else NONE for _ in g.fitting]
    for person in PEOPLE:
        if g.characters[person] != NONE and g.task[person] == BY_DAY:
            assert evening.tasks(g, person) == open_to(g, evening.TONIGHT, person)


@pytest.mark.parametrize("seed", TABLES)
def test_what_can_be_done_at_any_time_and_at_dawn(seed: int) -> None:
    g = any_table(seed)
    assert anytime.those_here(g) == [person for person in PEOPLE if anytime.why_not_here(g, person) is None]
    for spared in ((), (CAT,), (DOG,), (CAT, DOG)):
        assert anytime.asides(g, spared) == open_to(g, anytime.ANYTIME, anytime.Spared(spared))
        assert anytime.pets(g, spared) == open_to(g, anytime.PET, anytime.Spared(spared))
    assert anytime.snacks(g) == open_to(g, anytime.FOOD)
    assert anytime.medicines(g) == open_to(g, anytime.MEDICINE)
    assert anytime.drinks(g) == open_to(g, anytime.ALCOHOLIC)
    assert dawn.medicines(g) == open_to(g, dawn.MEDICINE_FOR)
    assert dawn.drinks(g) == open_to(g, dawn.POUR)
