"""The team and its day: TW-GEN."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import meaning, people
from holdfast.games.this_war_of_mine.combat import combat
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.round import step
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.setup import stack_events
from holdfast.kernel import BadOption
from holdfast.server.acts import act
from holdfast.server.hosting import join, make
from holdfast.server.house import House
from holdfast.server.live import Live
from holdfast.server.wire import Pick
from tests.cite import rule
from tests.server.scenes import ANNA, BEN, CARL, played, together
from tests.this_war_of_mine.arrange import Loaded, Siege, another, box_with, shelter
from tests.this_war_of_mine.asking import Playing

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
    siege = shelter(box=box, seats=5, leader=leader, people=3)
    asked = siege.asked("which-person", book.read, "1971")
    assert (asked.seat, asked.offers) == (leader, ["Ingvar", "Marguerite", "Tomé"])
    siege = shelter(seats=5, leader=leader, people=3, phase="evening")
    first = siege.asked("tonight", evening_phase)
    second = first.then("tonight", "tonight:guard")
    third = second.then("tonight", "tonight:guard")
    for asked, person in ((first, "Ingvar"), (second, "Marguerite"), (third, "Tomé")):
        assert (asked.seat, asked.about) == (leader, person)
    third.finish("tonight:guard")


SESSIONS = (ANNA, BEN, CARL)


async def three_friends(house: House) -> Live:
    """Each with a seat of their own, by its number."""
    made = await make(house, together(GAME, "me", "friend", "friend"), ANNA)
    for invitation in made.invitations:
        if invitation.seat is not None:
            await join(house, invitation.path.rpartition("/")[-1], SESSIONS[invitation.seat], False)
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
        leader, (theirs, other, *_) = await to_a_team_question(house, live)
        others = [seat for seat in range(3) if seat != leader]
        for seat in others:
            await pick(house, live, seat, theirs)
        assert live.table.proposals == dict.fromkeys(others, theirs)
        so_far = len(live.table.game.record.picks)
        await pick(house, live, leader, other)
        assert live.table.game.record.picks[so_far] == other

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
    siege = shelter(box=box, seats=3, leader=1)
    asked = siege.asked("script-option", book.read, "1972")
    assert asked.seat == siege.leader
    assert asked.team
    assert all(ask.team for ask in (meaning.WHICH, people.TAKE_IN, book.OPTION))


@rule("TW-GEN-03")
def test_what_the_leader_answers_is_carried_out(box: WarBox) -> None:
    siege = shelter(box=box, seats=3)
    siege.play(book.read, "1971", "which-person:Marguerite")
    assert siege.misery == {"Marguerite": 1}


# -- a day ------------------------------------------------------------------------------------------------------------


def last_answers(siege: Siege) -> None:
    """A step with the last answer to every question: enough, done, stay awake."""
    playing = Playing(siege, step, (), {})
    while (asked := playing.next()) is not None:
        playing.left = [asked.keys[-1]]
        playing.answer(asked)
        playing.left = []


@rule("TW-GEN-14")
def test_a_day_has_seven_phases_in_their_order(box: WarBox) -> None:
    siege = shelter(box=box, phase="morning", events=["E91"])
    seen = [siege.phase]
    for _ in range(40):
        last_answers(siege)
        if siege.phase != seen[-1]:
            seen.append(siege.phase)
        if siege.phase == "morning":
            break
    assert seen == ["morning", "day", "dusk", "evening", "scavenging", "night-raid", "dawn", "morning"]
    assert siege.day == 2


@rule("TW-GEN-14", "TW-GEN-14/1")
def test_after_the_evening_scavenging_comes_before_the_raid() -> None:
    siege = shelter(phase="evening")
    last_answers(siege)
    assert siege.phase == "scavenging"
    last_answers(siege)
    assert siege.phase == "night-raid"


# -- the full rules ---------------------------------------------------------------------------------------------------


def fair(box: WarBox) -> WarBox:
    """The same box with nobody who can re-roll."""
    return another(box, prowess=[0 for _ in box.prowess], enemy_prowess=[0 for _ in box.enemy_prowess])


@rule("TW-GEN-24", "TW-GEN-24/1")
@pytest.mark.parametrize("hits", [0, 1])
def test_a_round_of_combat_counts_wounds_whatever_the_enemy_is(box: WarBox, hits: int) -> None:
    box = fair(box)
    for token, enemy in enumerate(box.enemies):
        siege = shelter(box=box, people=1, location="near", task={"Ingvar": "out"})
        white = siege.printed("faces", "white")
        siege.rng = Loaded(token, white.index(hits), white.index(0))
        siege.asked("combat", combat.fight, "R91").then("combat", "combat:fight")
        assert box.enemies[siege.g.foes[0]] is enemy
        assert siege.foe_wounds == [hits]


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
    siege = shelter(box=box, scenario="short")
    siege.play(stack_events)
    assert siege.events[::-1] == ["E92", "E91"]
    assert siege.objective is None
