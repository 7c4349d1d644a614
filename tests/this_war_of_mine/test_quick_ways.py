"""What is offered is what the reasons leave open; on any table, so is what is found without asking them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from holdfast.games.this_war_of_mine.characters import anytime, people
from holdfast.games.this_war_of_mine.phases import assigning, dawn, day, evening, scavenging, working
from holdfast.games.this_war_of_mine.scavenging import findings, trade
from holdfast.games.this_war_of_mine.shelter import fittings, shelter, storage
from holdfast.kernel import Choice
from tests.this_war_of_mine.arrange import GOODS, Siege
from tests.this_war_of_mine.games import new_game, questions, rich

if TYPE_CHECKING:
    from random import Random

    from holdfast.games.this_war_of_mine.state import Shelter
    from holdfast.kernel import Question

GAMES = range(12)
TABLES = range(64)
PLACES = ("1", "2", "3", "4")  # of the group
WEAPONS = ("assault-rifle", "shotgun", "pistol", "hatchet", "knife")


def any_table(seed: int) -> Siege:
    """A shelter in which anything may be: people in every state, at work and on the way, things lying everywhere."""
    g, chance = new_game(seed)
    siege = Siege(g)
    anybody(siege, chance, levels=(0, 0, 1, 2, 3, 4))
    siege.cards_on = {space: cards for space, cards in siege.cards_on.items() if chance.randrange(3)}
    siege.fitting = {}
    stands, stack = {}, list(siege.fittings)
    for space in siege.named("space", shelter.layout_of(g).free):
        if stack and not chance.randrange(3):
            stands[space] = stack.pop(chance.randrange(len(stack)))
    siege.fitting, siege.fittings = stands, stack
    siege.round = chance.randrange(1, working.EXTRA_ROUND + 1)
    for place in PLACES:
        if not chance.randrange(3):
            fitting, space = chance.choice(siege.words.fittings.words), chance.choice(siege.words.spaces.words)
            siege.standing[place] = chance.choice(siege.words.spaces.words)
            siege.acted[place] = chance.choice(("acted", f"builds {fitting}", f"moves to {space}"))
        siege.armed[place] = chance.choice(("unarmed", *WEAPONS))
    siege.task = {person: "out" for person in siege.group if chance.randrange(2)}
    siege.treated = {place: [token for token in siege.words.medical.words if chance.randrange(2)] for place in PLACES}
    siege.location = chance.choice((None, "near", "distant", "far"))
    siege.stock, siege.pile, siege.dearer = (some(chance, most) for most in (3, 2, 2))
    siege.hidden = {place: some(chance, 1) for place in ("near", "distant", "far") if chance.randrange(2)}
    siege.waste = {kind: chance.randrange(n + 1) for kind, n in zip(GOODS, siege.box.count, strict=True)}
    return siege


def anybody(siege: Siege, chance: Random, levels: tuple[int, ...]) -> None:
    """Up to four people, in some state or other, and perhaps about to do something."""
    siege.characters = [chance.choice((None, *siege.words.characters.words)) for _ in PLACES]
    for state in siege.words.states.words:
        setattr(siege, state, {place: chance.choice(levels) for place in PLACES})
    siege.busy = {place for place in PLACES if chance.randrange(2)}


def some(chance: Random, most: int) -> dict[str, int]:
    return dict(zip(GOODS, rich(chance, most), strict=True))


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
    g = any_table(seed).g
    for person in people.group(g):
        there = open_to(g, assigning.WHERE, person)
        assert working.works(g, person) == there
        assert working.finds_work(g, person) is bool(there)
    assert all((space in shelter.taken(g)) is shelter.is_taken(g, space) for space in range(g.box.spaces))


@pytest.mark.parametrize("seed", TABLES)
def test_no_candidate_is_missing(seed: int) -> None:
    siege = any_table(seed)
    g = siege.g
    layout, waiting = shelter.layout_of(g), working.waiting(g)
    for question, candidates, about in (
        (day.NEXT, [*waiting, day.DONE], None),
        *((assigning.HELPER, waiting, person) for person in waiting),
        *((assigning.FITTING, sorted(g.fittings), person) for person in waiting),
        *((assigning.CRAFT_AT, layout.free, fitting) for fitting in range(len(g.box.fittings))),
        (assigning.MOVED, layout.fitted, None),
        (assigning.DISMANTLED, layout.fitted, None),
        (trade.GIVEN, storage.lying(g), None),
        (trade.BOUGHT, g.box.traded, siege.about(trade.BOUGHT, credit=seed % 9, colour=None)),
    ):
        assert Choice(question, 0, candidates, about, g).values == open_to(g, question, about), question.name


@pytest.mark.parametrize("seed", range(20))
def test_prices_in_short_are_the_prices(seed: int) -> None:
    g = any_table(seed).g
    for person in range(len(g.characters)):
        for fitting, price in enumerate(fittings.prices(g, person)):
            whole = fittings.price(g, person, fitting)
            assert [(goods, n) for goods, n in price if n] == [(goods, n) for goods, n in enumerate(whole) if n]


@pytest.mark.parametrize("seed", TABLES)
def test_what_can_be_given_or_lost(seed: int) -> None:
    siege = any_table(seed)
    givable = [goods for goods in GOODS if siege.says(trade.why_not_give, goods) is None]
    assert siege.named("goods", siege.says(trade.givable)) == givable
    tokens = [goods for goods in GOODS if siege.printed("tokens", goods).colour != "resource"]
    worth = [siege.says(storage.value, goods) * siege.says(storage.loose, goods) for goods in tokens]
    assert siege.says(trade.worth_at_hand) == sum(worth)
    for goods in GOODS:
        loose = siege.says(storage.at_hand, goods) - siege.says(storage.in_hands, goods)
        assert siege.says(storage.loose, goods) == max(0, loose)


@pytest.mark.parametrize("seed", TABLES)
def test_what_is_taken_along_or_left_or_lost(seed: int) -> None:
    siege = any_table(seed)
    g = siege.g
    assert [*scavenging.portable(g), scavenging.ENOUGH] == open_to(g, scavenging.TAKE_ALONG)
    for kinds in ((), WEAPONS, ("wood", "water", "knife")):
        loss = siege.about(storage.LOSE_PIECE, left=1, kinds=kinds)
        assert siege.says(storage.lying, kinds) == open_to(g, storage.LOSE_PIECE, loss)
    assert findings.what_can_be_left(g) == open_to(g, findings.LEAVE_BEHIND)
    siege.pile = {weapon: min(siege.pile[weapon], 1) for weapon in WEAPONS}
    assert findings.what_can_be_left(g) == open_to(g, findings.LEAVE_BEHIND)


@pytest.mark.parametrize("seed", range(400))
def test_what_can_be_done_tonight(seed: int) -> None:
    g, chance = new_game(seed)
    siege = Siege(g)
    anybody(siege, chance, levels=(0, 2, 4))
    tasks = {person: chance.choice((None, "bed", "floor", "guard", "out")) for person in siege.group}
    siege.task = {person: task for person, task in tasks.items() if task is not None}
    siege.places = {place: "L01" for place in ("near", "distant", "far") if chance.randrange(2)}
    stack = [*siege.fittings, *siege.ideas]
    siege.fitting = {space: stack.pop() for space in siege.words.spaces.words if stack and not chance.randrange(3)}
    for person in siege.group:
        if person not in siege.task:
            number = siege.kinds["person"].number(person)
            assert evening.tasks(g, number) == open_to(g, evening.TONIGHT, number)


@pytest.mark.parametrize("seed", TABLES)
def test_what_can_be_done_at_any_time_and_at_dawn(seed: int) -> None:
    siege = any_table(seed)
    g = siege.g
    everybody = range(len(g.characters))
    assert anytime.those_here(g) == [person for person in everybody if anytime.why_not_here(g, person) is None]
    for pets in ((), ("cat",), ("dog",), ("cat", "dog")):
        spared = siege.about(anytime.ANYTIME, pets)
        assert siege.says(anytime.asides, spared.pets) == open_to(g, anytime.ANYTIME, spared)
        assert siege.says(anytime.pets, spared.pets) == open_to(g, anytime.PET, spared)
    assert anytime.snacks(g) == open_to(g, anytime.FOOD)
    assert anytime.medicines(g) == open_to(g, anytime.MEDICINE)
    assert anytime.drinks(g) == open_to(g, anytime.ALCOHOLIC)
    assert dawn.medicines(g) == open_to(g, dawn.MEDICINE_FOR)
    assert dawn.drinks(g) == open_to(g, dawn.POUR)
