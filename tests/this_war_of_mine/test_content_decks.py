"""The decks that carry the rules: how many cards there are, and what their numbers must allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from holdfast.cards import Sentence
from holdfast.games.this_war_of_mine import box as printed
from holdfast.games.this_war_of_mine.box import PlanTable, WarBox, open_box
from holdfast.games.this_war_of_mine.cards import Character, Exploration, Fitting
from holdfast.games.this_war_of_mine.nouns import DICE, GOODS, SHELTER_KINDS
from holdfast.games.this_war_of_mine.shelter import shelter

MOST_STORY_WORDS = 45
MOST_OPTION_WORDS = 20


@pytest.fixture(scope="module")
def box() -> WarBox:
    return open_box(None)


def said(box: WarBox, sentences: Iterable[Sentence]) -> list[str]:
    return [box.cards.words(sentence) for sentence in sentences]


def mean(numbers: Iterable[int]) -> float:
    row = list(numbers)
    return sum(row) / len(row)


# -- the house --------------------------------------------------------------------------------------------------------


def walk(plan: PlanTable, *, cleared: bool) -> set[int]:
    """Where one gets to from the guard post without passing an obstacle."""
    barred = [not cleared and any(kind in shelter.OBSTACLES for kind in kinds) for kinds in plan.obstacles]
    seen = {plan.guard}
    ahead = [plan.guard]
    while ahead:
        for space in plan.links[ahead.pop()]:
            if space not in seen and not barred[space]:
                seen.add(space)
                ahead.append(space)
    return seen


def buildable(plan: PlanTable, spaces: Iterable[int]) -> set[int]:
    return {space for space in spaces if plan.printed[space] == printed.PLAIN and not plan.dark[space]}


def test_every_shelter_card_has_a_place_on_both_sides_of_the_board(box: WarBox) -> None:
    cards = Counter(card.kind for card in box.shelter)
    assert {SHELTER_KINDS[kind][0]: n for kind, n in cards.items()} == {
        "rubble": 6,
        "heap": 4,
        "furniture": 4,
        "bars": 2,
        "door": 3,
    }
    for plan in box.plans:
        assert Counter(kind for kinds in plan.obstacles for kind in kinds) == cards


def test_both_sides_have_the_same_spaces_and_three_holes(box: WarBox) -> None:
    basic, advanced = (plan.plan.spaces for plan in box.plans)
    assert [space.id for space in basic] == [space.id for space in advanced]
    for plan in box.plans:
        assert len({space.name for space in plan.plan.spaces}) == box.spaces
        assert len(plan.holes) == 3
        assert printed.FLOOR_SPACE in plan.printed


def test_six_spaces_can_be_reached_on_the_first_day_and_all_of_them_in_the_end(box: WarBox) -> None:
    for plan in box.plans:
        assert len(walk(plan, cleared=False)) >= 6
        assert len(walk(plan, cleared=True)) == box.spaces


def test_there_is_room_to_build_on_the_first_day_and_for_neighbours_later(box: WarBox) -> None:
    for plan in box.plans:
        first = {space for space in buildable(plan, walk(plan, cleared=False)) if not plan.obstacles[space]}
        assert len(first) >= 3
        rooms = buildable(plan, range(box.spaces))
        pairs = {(space, other) for space in rooms for other in plan.beside[space] if other in rooms and space < other}
        assert len(rooms) >= len(box.fittings)
        assert len(pairs) >= sum(card.beside >= 0 for card in box.fittings)


def test_only_rubble_has_remnants_and_every_shelter_card_gives_something(box: WarBox) -> None:
    for card in box.shelter:
        assert card.do, card.id
        assert bool(card.remnants) == (SHELTER_KINDS[card.kind][0] == "rubble"), card.id


# -- fittings ---------------------------------------------------------------------------------------------------------


def test_nine_or_ten_fittings_are_known_from_the_start_and_the_needful_ones_among_them(box: WarBox) -> None:
    green = {card.name for card in box.fittings if card.green}
    assert len(green) in {9, 10}
    assert {"Stove", "Workshop", "Rain collector", "Herb bench", "Armchair", "Snare"} <= green
    assert len({card.name for card in box.fittings}) == len(box.fittings)


def test_beds_have_a_nap_that_sleepers_may_take(box: WarBox) -> None:
    beds = [card for card in box.fittings if card.bed]
    assert sum(card.green for card in beds) == 2
    for card in box.fittings:
        naps = [action for action in card.actions if action.asleep]
        assert len(naps) == int(card.bed), card.id
        assert all(said(box, nap.do)[0].startswith("Lower fatigue by") for nap in naps), card.id


def test_neighbours_bonuses_and_waiting_all_occur(box: WarBox) -> None:
    cards = box.fittings
    assert {cards[card.beside].name for card in cards if card.beside >= 0} >= {"Workshop", "Still"}
    assert sum(bool(card.bonus) for card in cards) >= 2
    assert sum(bool(card.ready) for card in cards) >= 2
    for card in cards:
        waits = any(line.startswith("Wait") for action in card.actions for line in said(box, action.do))
        assert waits == bool(card.ready), card.id


def test_every_fitting_does_something_and_the_box_holds_its_price(box: WarBox) -> None:
    for card in box.fittings:
        assert card.actions or card.dawn, card.id
        assert sum(card.cost) >= 3 or card.place, card.id
        for pile in (card.cost, *(action.cost for action in card.actions), *(action.lent for action in card.actions)):
            tokens = zip(pile, box.count, box.tokens, strict=True) if pile else []
            assert all(n <= supply for n, supply, token in tokens if token.colour != "resource"), card.id


# -- people -----------------------------------------------------------------------------------------------------------


def worth(card: Character) -> float:
    return card.prowess + card.inventory / 2 + (10 - card.empathy) / 3


def test_four_people_have_a_red_border_and_can_hold_a_door(box: WarBox) -> None:
    red = [card for card in box.characters if card.border == "red"]
    assert len(red) == 4
    assert all(card.prowess >= 2 for card in red)


def test_everybody_is_worth_about_the_same(box: WarBox) -> None:
    worths = [worth(card) for card in box.characters]
    assert max(worths) - min(worths) <= 1
    for card in box.characters:
        assert 0 <= card.prowess <= 3, card.id
        assert 3 <= card.inventory <= 8, card.id
        assert 1 <= card.empathy <= 9, card.id


def test_both_outcomes_of_an_empathy_test_occur(box: WarBox) -> None:
    assert sum(card.empathy >= 7 for card in box.characters) >= 2
    assert sum(card.empathy <= 3 for card in box.characters) >= 2


def test_one_person_opens_doors_with_a_hatchet_and_every_gift_is_somebodys(box: WarBox) -> None:
    gifts = Counter(box.gifts)
    assert gifts["hatchet"] == 1
    assert all(gifts[gift] for gift in ("bargain", "craft", "quiet", "nurse", "light sleep"))


def test_every_person_has_three_traits_and_three_epilogues_of_their_own(box: WarBox) -> None:
    epilogues = [script for card in box.characters for script in (card.lives, card.died, card.left)]
    assert [box.script_ids[script] for script in epilogues] == [str(number) for number in range(40, 76)]
    assert all(all(traits) for traits in box.spirits)
    assert len({card.name for card in box.characters}) == len({card.trade for card in box.characters}) == 12


# -- out in the city --------------------------------------------------------------------------------------------------


def lines(box: WarBox, card: Exploration) -> list[str]:
    return said(box, [*card.now, *(sentence for option in card.options for sentence in option.do)])


def test_rooms_are_of_every_kind(box: WarBox) -> None:
    rooms = [lines(box, card) for card in box.exploration]
    assert 13 <= sum(any(line.startswith("Search") for line in room) for room in rooms) <= 18
    assert 2 <= sum("Look around" in room for room in rooms) <= 3
    assert sum("Roll for noise" in room for room in rooms) >= 10
    assert sum(any(line.startswith("Return") for line in room) for room in rooms) >= 4
    assert sum(any(line.startswith("Lower noise") for line in room) for room in rooms) >= 4
    tools = " ".join(str(box.cards.words(option.if_)) for card in box.exploration for option in card.options)
    assert "shovel" in tools
    assert "saw blade" in tools
    assert any("Spend 1 lockpick" in room for room in rooms)


def test_a_reality_impact_opens_a_script_of_the_place(box: WarBox) -> None:
    impacts = [card for card in box.exploration if card.impact]
    assert 4 <= len(impacts) <= 5
    for card in box.exploration:
        assert ("Face what this place is" in said(box, card.now)) == card.impact, card.id


def test_a_room_can_always_be_left(box: WarBox) -> None:
    for card in box.exploration:
        assert card.now or card.options, card.id
        free = [o for o in card.options if not o.if_ and not any(sentence.needs for sentence in o.do)]
        assert free or not card.options, card.id


def test_findings_are_tokens_because_resources_are_free(box: WarBox) -> None:
    named = zip(GOODS, box.tokens, strict=True)
    resources = {name for (_, one, many), token in named if token.colour == "resource" for name in (one, many)}
    for card in box.findings:
        for line in said(box, [*card.heap, *card.furniture, *card.pantry, *card.special]):
            assert not (line.startswith("Gain") and line.split(" ", 2)[-1] in resources), card.id


def test_a_pantry_feeds_a_person_for_half_a_day_on_average(box: WarBox) -> None:
    """A vegetable keeps somebody for a day; raw food is worth two of them, canned food three."""
    days = {"vegetable": 1, "raw food": 2, "canned food": 3}
    fed = []
    for card in box.findings:
        gains = [line.split(" ", 2) for line in said(box, card.pantry) if line.startswith("Gain")]
        fed.append(sum(int(n) * days.get(name.removesuffix("s"), 0) for _, n, name in gains))
    assert ("vegetable", "vegetable", "vegetables") in GOODS
    assert 0.4 <= mean(fed) <= 0.7


def test_special_finds_are_rare(box: WarBox) -> None:
    assert all(1 <= card.luck <= 4 and card.special for card in box.findings)
    assert 2 <= mean(card.luck for card in box.findings) <= 3


# -- nights -----------------------------------------------------------------------------------------------------------


def test_raids_are_worse_with_a_red_corner(box: WarBox) -> None:
    red = [card for card in box.raids if card.red]
    usual = [card for card in box.raids if not card.red and not card.expansion]
    assert 3 <= len(red) <= 4
    assert (mean(card.damage for card in usual), mean(card.wounds for card in usual)) == (4, 1)
    assert (mean(card.damage for card in red), mean(card.wounds for card in red)) == (6, 2.5)
    assert all(card.damage <= 7 and card.wounds <= 3 for card in box.raids)


def test_one_night_in_five_is_quiet_to_begin_with(box: WarBox) -> None:
    quiet = [card for card in box.raids if not card.damage and not card.wounds]
    assert 1 <= len(quiet) <= 2
    assert not any(card.red for card in quiet)


def test_every_die_has_its_share_of_fate(box: WarBox) -> None:
    dice = Counter(card.die for card in box.fate)
    assert len(dice) == len(DICE)
    assert max(dice.values()) - min(dice.values()) <= 1
    assert all(card.combat for card in box.fate)


def test_medicine_helps_more_often_than_not(box: WarBox) -> None:
    dawns = [" ".join(said(box, card.dawn)) for card in box.fate]
    cards = len(dawns)
    assert sum("with meds" in dawn for dawn in dawns) > cards * 2 / 3
    assert sum("Each bandaged" in dawn for dawn in dawns) > cards * 2 / 3
    assert cards / 3 <= sum("with herbal meds" in dawn for dawn in dawns) <= cards * 2 / 3
    assert sum("cold tokens" in dawn for dawn in dawns) >= cards / 2


def test_dawns_touch_every_trait_and_every_location(box: WarBox) -> None:
    dawns = [line for card in box.fate for line in said(box, card.dawn)]
    assert Counter(line for line in dawns if line.startswith("Resolve")) == {
        f"Resolve spirit {trait}": 2 for trait in "abc"
    }
    places = ("near", "distant", "far", "nearest")
    assert {f"Exchange the {place} location" for place in places} <= set(dawns)


# -- how they read ----------------------------------------------------------------------------------------------------


def effects(box: WarBox, deck: str) -> list[object]:
    """What the cards of a deck do, card by card."""

    def fitting(card: Fitting) -> object:
        work = tuple((action.cost, action.lent, action.do, action.roll) for action in card.actions)
        return (card.bed, work, card.bonus, card.ready, card.dawn)

    done: dict[str, list[object]] = {
        "shelter": [(card.do, card.remnants) for card in box.shelter],
        "fittings": [fitting(card) for card in box.fittings],
        "characters": list(box.spirits),
        "exploration": [(card.now, tuple((o.if_, o.do) for o in card.options)) for card in box.exploration],
        "findings": [(card.heap, card.furniture, card.pantry, card.special) for card in box.findings],
        "raids": [(card.damage, card.wounds, card.only, card.now, card.after) for card in box.raids],
        "fate": [(card.dawn, card.combat) for card in box.fate],
    }
    return done[deck]


@pytest.mark.parametrize("deck", ["shelter", "fittings", "characters", "exploration", "findings", "raids", "fate"])
def test_no_two_cards_of_a_deck_do_the_same(box: WarBox, deck: str) -> None:
    done = effects(box, deck)
    assert len(done) == len(set(done))


def stories(box: WarBox) -> Iterator[tuple[str, str]]:
    for deck in (box.shelter, box.fittings, box.characters, box.exploration, box.findings, box.raids, box.fate):
        for card in deck:
            yield card.id, card.story


def test_stories_are_told_in_few_words_and_calmly(box: WarBox) -> None:
    for card, story in stories(box):
        assert 0 < len(story.split()) <= MOST_STORY_WORDS, card
        assert "!" not in story, card
    for room in box.exploration:
        for option in room.options:
            assert 0 < len(option.story.split()) <= MOST_OPTION_WORDS, room.id
            assert "!" not in option.story, room.id


def test_no_story_opens_like_another(box: WarBox) -> None:
    openings = Counter(" ".join(story.split()[:3]).rstrip(".,:") for _, story in stories(box))
    assert [opening for opening, n in openings.items() if n > 1] == []


def test_no_two_cards_have_a_title_in_common(box: WarBox) -> None:
    titles = [card.title for card in box.exploration]
    titles += [card.title for card in box.raids]
    titles += [card.title for card in box.fate]
    assert len(titles) == len(set(titles))
