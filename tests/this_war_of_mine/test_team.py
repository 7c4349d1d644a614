"""The team and its day: TW-GEN."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import meaning, people, states
from holdfast.games.this_war_of_mine.combat import combat
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.round import step
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.setup import stack_events
from holdfast.games.this_war_of_mine.state import (
    DAWN,
    DAY,
    DUSK,
    EVENING,
    GUARD,
    MISERY,
    MORNING,
    NEAR,
    NONE,
    OUT,
    RAID,
    SCAVENGING,
    WHITE,
    Shelter,
)
from holdfast.kernel import BadOption, Choice, Rule
from holdfast.server.acts import act
from holdfast.server.hosting import join, make
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.wire import Pick
from tests.cite import rule
from tests.server.scenes import ANNA, BEN, CARL, played, together
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, card, play, shelter

GAME = "this_war_of_mine"

MORE = """
scripts:
- {id: "1971", title: x, story: x, now: ["one of you: raise misery by 1"]}
- {id: "1972", title: x, story: x, options: [{story: One.}, {story: Two.}]}
residents:
- {id: R91, title: x, story: x, kind: thugs, enemies: 1}
events:
- {id: E91, title: x, story: x}
- {id: E92, title: x, story: x}
scenarios:
- {id: short, title: x, story: x, events: [E92, E91]}
"""


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


# -- one team ---------------------------------------------------------------------------------------------------------


@rule("TW-GEN-01", "TW-GEN-01/1")
def test_one_to_six_players_may_play_and_no_others() -> None:
    for seats in range(1, 7):
        assert holdfast.start(GAME, seats=seats, seed=1).seats == seats
    for seats in (0, 7):
        with pytest.raises(BadOption):
            holdfast.start(GAME, seats=seats, seed=1)


@rule("TW-GEN-02", "TW-GEN-02/1")
@pytest.mark.parametrize("leader", range(5))
def test_whoever_leads_directs_every_character(box: WarBox, leader: int) -> None:
    g = shelter(box=box, seats=5, leader=leader, people=3)
    asked = next(book.read(g, card("scripts", "1971", box)))
    assert isinstance(asked, Choice)
    assert (asked.seat, asked.values) == (leader, [0, 1, 2])
    g = shelter(seats=5, leader=leader, people=3, phase=EVENING)
    whom: list[int] = []
    rule = evening_phase(g)
    asked = next(rule)
    try:
        while True:
            assert isinstance(asked, Choice)
            assert asked.seat == leader
            whom.append(asked.about)
            asked = rule.send(GUARD)
    except StopIteration:
        assert whom == [0, 1, 2]


SESSIONS = (ANNA, BEN, CARL)


async def three_friends(house: House) -> Live:
    """Each with a seat of their own, by its number."""
    made = await make(house, together(GAME, "me", "friend", "friend"), ANNA)
    for invitation in made.invitations:
        if invitation.seat is not None:
            await join(house, invitation.path.rpartition("/")[2], SESSIONS[invitation.seat], False)
    return await house.find(made.table)


async def pick(house: House, live: Live, seat: int, key: str) -> None:
    await act(house, live, SESSIONS[seat], seat, Pick(live.table.version, [key], seat))


async def to_a_team_question(house: House, live: Live) -> tuple[int, list[str]]:
    """Play until the team has something to choose; who leads, and among what."""
    for _ in range(200):
        decision = live.table.game.decision
        assert decision is not None
        if len(decision.seats) > 1 and len(decision) > 1:
            return decision.choice.seat, decision.keys
        await pick(house, live, decision.choice.seat, decision.keys[0])
    raise AssertionError("no team question")


@rule("TW-GEN-03", "TW-GEN-03/1")
def test_the_leader_decides_against_the_vote_of_the_others() -> None:
    async def scene(house: House) -> None:
        live = await three_friends(house)
        leader, keys = await to_a_team_question(house, live)
        others = [seat for seat in range(3) if seat != leader]
        for seat in others:
            await pick(house, live, seat, keys[0])
        assert live.table.proposals == dict.fromkeys(others, keys[0])
        so_far = len(live.table.game.record.picks)
        await pick(house, live, leader, keys[1])
        assert live.table.game.record.picks[so_far] == keys[1]

    played(scene)


@rule("TW-GEN-04", "TW-GEN-04/1")
def test_who_does_not_lead_changes_nothing() -> None:
    async def scene(house: House) -> None:
        live = await three_friends(house)
        leader, keys = await to_a_team_question(house, live)
        version, before = live.table.version, live.table.game.view(None)
        await pick(house, live, (leader + 1) % 3, keys[0])
        assert live.table.version == version
        assert live.table.game.view(None) == before

    played(scene)


@rule("TW-GEN-03", "TW-GEN-04")
def test_a_question_is_the_leaders_and_the_others_may_only_propose(box: WarBox) -> None:
    g = shelter(box=box, seats=3, leader=1)
    asked = next(book.read(g, card("scripts", "1972", box)))
    assert isinstance(asked, Choice)
    assert asked.seat == g.leader
    assert asked.question.team
    assert all(ask.team for ask in (meaning.WHICH, people.TAKE_IN, book.OPTION))


@rule("TW-GEN-03")
def test_what_the_leader_answers_is_carried_out(box: WarBox) -> None:
    g = shelter(box=box, seats=3)
    play(book.read(g, card("scripts", "1971", box)), 1)
    assert [states.level(g, person, MISERY) for person in range(3)] == [0, 1, 0]


# -- a day ------------------------------------------------------------------------------------------------------------


def last_answers(rule: Rule) -> None:
    """Play with the last answer to every question: enough, done, stay awake."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Choice)
        answer = asked.values[-1]


@rule("TW-GEN-14")
def test_a_day_has_seven_phases_in_their_order(box: WarBox) -> None:
    g = shelter(box=box, phase=MORNING, events=[card("event_cards", "E91", box)])
    seen = [g.phase]
    for _ in range(40):
        last_answers(step(g))
        if g.phase != seen[-1]:
            seen.append(g.phase)
        if g.phase == MORNING:
            break
    assert seen == [MORNING, DAY, DUSK, EVENING, SCAVENGING, RAID, DAWN, MORNING]
    assert g.day == 2


@rule("TW-GEN-14", "TW-GEN-14/1")
def test_after_the_evening_scavenging_comes_before_the_raid() -> None:
    g = shelter(phase=EVENING)
    last_answers(step(g))
    assert g.phase == SCAVENGING
    last_answers(step(g))
    assert g.phase == RAID


# -- the full rules ---------------------------------------------------------------------------------------------------


def fair(box: WarBox) -> WarBox:
    """The same box with nobody who can re-roll."""
    other = object.__new__(WarBox)
    other.__dict__.update(box.__dict__)
    other.prowess = [0] * len(box.prowess)
    other.enemy_prowess = [0] * len(box.enemy_prowess)
    return other


@rule("TW-GEN-24", "TW-GEN-24/1")
@pytest.mark.parametrize("hits", [0, 1])
def test_a_round_of_combat_counts_wounds_whatever_the_enemy_is(box: WarBox, hits: int) -> None:
    white = box.faces[WHITE]
    for token in range(len(box.enemies)):
        g = shelter(box=fair(box), people=1, location=NEAR, rng=Loaded(token, white.index(hits), white.index(0)))
        g.task[0] = OUT
        fight = combat.fight(g, card("residents", "R91", box))
        one_round(g, fight)
        assert g.foes == [token]
        assert g.foe_wounds == [hits]


def one_round(g: Shelter, fight: Rule) -> None:
    """Until it is asked what to do in the second round."""
    answer: Any = None
    rounds = 0
    while rounds < 2:
        asked = fight.send(answer)
        assert isinstance(asked, Choice)
        rounds += asked.question is combat.PLAN
        answer = combat.FIGHT if asked.question is combat.PLAN else asked.values[0]


# -- campaign and scenario --------------------------------------------------------------------------------------------


@rule("TW-GEN-25")
def test_the_campaign_comes_first_with_three_chapters_and_objectives() -> None:
    box = open_box(None)
    chapters = [chapter.id for chapter in box.chapters]
    campaign, *scenarios = box.scenarios
    assert campaign.objectives
    assert [word for word in campaign.events if word in chapters] == chapters
    assert len(chapters) == 3
    assert scenarios
    for scenario in scenarios:
        assert not scenario.objectives
        assert not set(scenario.events) & set(chapters)


@rule("TW-GEN-25")
def test_a_scenario_has_its_own_order_of_events(box: WarBox) -> None:
    g = shelter(box=box, scenario=card("scenarios", "short", box))
    stack_events(g)
    assert [box.event_ids[event] for event in g.events[::-1]] == ["E92", "E91"]
    assert g.objective == NONE
