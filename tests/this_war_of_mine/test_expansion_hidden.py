"""Hidden Objectives: dealt in secret, revealed when they come true, and decided on by their owners (TW-HIDDEN)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.characters import states
from holdfast.games.this_war_of_mine.combat import combat
from holdfast.games.this_war_of_mine.expansions.hidden_objectives import rewards, secrets
from holdfast.games.this_war_of_mine.hidden import resample
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.round import step
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Rng, from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arena import chance, out
from tests.this_war_of_mine.arrange import Siege, black, goods, shelter

HOST, HANDS, BUILDER, ARCHIVIST, NURSE, THIEF = (
    "The Host", "Clean Hands", "The Builder", "The Archivist", "The Nurse", "The Thief",
)  # fmt: skip
ALL = [HOST, HANDS, BUILDER, ARCHIVIST, NURSE, THIEF]
BOOKS = goods(book=2, guitar=1)


def holding(*cards: str | None, base: Siege | None = None, **fields: Any) -> Siege:
    """At home, with these cards by seat; the first leads."""
    siege = base or shelter(**{"seats": len(cards), "leader": 0, **fields})
    siege.expansions = {"hidden-objectives"}
    siege.secrets = cards
    siege.spare = [card for card in ALL if card not in cards]
    siege.g.told = []
    return siege


def dealt(seats: int, seed: int = 1, **options: str) -> Siege:
    chosen = {"hidden-objectives": "yes", **options}
    return Siege(holdfast.start("this_war_of_mine", seats=seats, seed=seed, **chosen).state)


def looked(siege: Siege, *answers: str, over: int = state.NONE) -> Siege:
    """A step is over, and with it perhaps a phase."""
    siege.play(secrets.look, over, *answers)
    return siege


def revealed_by(siege: Siege) -> list[tuple[int, str]]:
    told = [numbers for message, _, numbers in siege.g.told or () if message == "secret-revealed"]
    return [(seat, ALL[card]) for seat, card in told]


def levels(siege: Siege, condition: str) -> list[int]:
    return [siege.says(states.level, person, condition) for person in siege.group]


# -- dealing ----------------------------------------------------------------------------------------------------------


@rule("TW-HIDDEN-01", "TW-HIDDEN-01/1")
def test_one_each_and_the_others_are_out_of_the_game() -> None:
    siege = dealt(4)
    assert sorted([*siege.secrets, *siege.spare]) == sorted(ALL)
    assert (len(siege.secrets), len(siege.spare)) == (4, 2)
    shown = [view(siege.g, seat).expansions.secrets for seat in range(4)]
    assert [one.own for one in shown if one] == [siege.g.box.secrets[card].id for card in siege.g.secrets]
    assert len({tuple(dealt(4, seed).secrets) for seed in range(6)}) > 1


@rule("TW-HIDDEN-01", "TW-HIDDEN-01/2")
def test_alone_one_is_dealt_and_five_are_not() -> None:
    siege = dealt(1)
    assert (len(siege.secrets), len(siege.spare)) == (1, 5)


@rule("TW-HIDDEN-03", "TW-HIDDEN-03/1")
def test_six_in_a_scenario_and_the_last_goes_without() -> None:
    for seed in range(4):
        siege = dealt(6, seed, scenario="last-road")
        last = (siege.leader - 1) % 6
        assert THIEF not in [*siege.secrets, *siege.spare]
        assert [seat for seat, card in enumerate(siege.g.secrets) if card == state.NONE] == [last]
        assert len(siege.spare) == 0
        shown = view(siege.g, last).expansions.secrets
        assert shown is not None
        assert shown.own is None
        assert shown.kept.count(False) == 1


@rule("TW-HIDDEN-03", "TW-HIDDEN-03/2")
def test_three_of_the_five_others_in_a_scenario() -> None:
    siege = dealt(3, scenario="siege-winter")
    assert sorted([*siege.secrets, *siege.spare]) == sorted(set(ALL) - {THIEF})
    assert len(siege.secrets) == 3


# -- secret -----------------------------------------------------------------------------------------------------------


@rule("TW-HIDDEN-04", "TW-HIDDEN-04/1")
def test_a_player_sees_the_own_card_and_that_the_other_has_one() -> None:
    siege = holding(HOST, BUILDER)
    first, second = (view(siege.g, seat).expansions.secrets for seat in (0, 1))
    assert first is not None
    assert second is not None
    assert (first.own, first.kept, second.own, second.kept) == ("HO1", [True, True], "HO3", [True, True])


@rule("TW-HIDDEN-04", "TW-HIDDEN-04/2")
def test_a_watcher_sees_no_card() -> None:
    shown = view(holding(HOST, BUILDER).g, None).expansions.secrets
    assert shown is not None
    assert (shown.own, shown.kept, shown.revealed) == (None, [True, True], [])


@rule("TW-HIDDEN-04")
def test_the_log_tells_each_their_own_alone() -> None:
    game = holdfast.start("this_war_of_mine", seats=3, seed=5, **{"hidden-objectives": "yes"})
    told = [(seat, numbers) for message, seat, numbers in game.play.log or [] if message == "secret-dealt"]
    assert told == [(seat, (card,)) for seat, card in enumerate(game.state.secrets)]
    assert not game.is_open


@rule("TW-HIDDEN-04")
def test_nobody_is_shown_or_told_the_card_of_another() -> None:
    """All that a seat gets, in words: the names of the others' cards are nowhere in it."""
    game = holdfast.start("this_war_of_mine", seats=3, seed=5, **{"hidden-objectives": "yes"})
    cards = [game.box.secrets[card] for card in game.state.secrets]
    for viewer in (None, 0, 1, 2):
        seen = json.dumps([repr(game.view(viewer)), [str(line) for line in game.log(viewer)]])
        for owner, card in enumerate(cards):
            assert (card.title in seen or f"'{card.id}'" in seen) is (owner == viewer)


@rule("TW-HIDDEN-04")
def test_others_may_hold_any_that_is_not_known() -> None:
    siege = holding(HOST, BUILDER, None)
    siege.spare = [NURSE, THIEF]
    siege.revealed = [HANDS]
    held: set[Any] = set()
    for seed in range(40):
        twin = siege.copy()
        resample(twin.g, 0, Rng(seed))
        own, other, revealed = twin.g.secrets
        assert (ALL[own], revealed) == (HOST, state.NONE)
        assert sorted([ALL[other], *twin.spare]) == sorted([BUILDER, NURSE, THIEF])
        held.add(ALL[other])
    assert held == {BUILDER, NURSE, THIEF}


@rule("TW-HIDDEN-04", "TW-HIDDEN-02")
def test_a_card_that_nobody_reveals_is_with_nobody() -> None:
    siege = holding(HOST, NURSE, stock=BOOKS)
    before = siege.g.known()
    looked(siege)
    assert ARCHIVIST not in siege.spare
    assert siege.g.known() > before
    looked(siege)
    assert siege.revealed == []


@rule("TW-EXPN-07", "TW-EXPN-07/3")
def test_they_are_saved_with_the_game() -> None:
    siege = looked(holding(HOST, ARCHIVIST, stock=BOOKS))
    again = from_plain(Shelter, to_plain(siege.g), box=siege.g.box)
    assert (again.secrets, again.spare, again.revealed) == (siege.g.secrets, siege.g.spare, siege.g.revealed)
    seen = [view(again, seat).expansions.secrets for seat in (0, 1)]
    assert [(one.own, one.revealed) for one in seen if one] == [("HO1", ["HO4"]), (None, ["HO4"])]


# -- revealed ---------------------------------------------------------------------------------------------------------


@rule("TW-HIDDEN-02", "TW-HIDDEN-02/1")
def test_the_card_that_comes_true_is_revealed_and_removed() -> None:
    siege = looked(holding(HOST, BUILDER, NURSE, people=4), over=state.DUSK)
    assert revealed_by(siege) == [(0, HOST)]
    assert (siege.g.secrets[0], siege.revealed) == (state.NONE, [HOST])
    shown = view(siege.g, None).expansions.secrets
    assert shown is not None
    assert (shown.kept, shown.revealed) == ([False, True, True], ["HO1"])


@rule("TW-HIDDEN-02", "TW-HIDDEN-02/2")
def test_the_leaders_first_then_clockwise() -> None:
    siege = holding(NURSE, THIEF, HOST, day=6, leader=2, stock=goods(jewelry=9))
    looked(siege, *["owners-loot:jewelry"] * 2, over=state.DAWN)
    assert revealed_by(siege) == [(0, NURSE), (1, THIEF)]
    assert siege.secrets[-1] == HOST
    siege = holding(NURSE, THIEF, HOST, day=6, leader=1, stock=goods(jewelry=9))
    looked(siege, over=state.DAWN)
    assert siege.revealed == [THIEF, NURSE]


@rule("TW-HIDDEN-02", "TW-HIDDEN-02/3")
def test_what_is_true_in_the_middle_of_a_step_alone_does_not_count() -> None:
    siege = holding(ARCHIVIST, HOST, base=shelter(seats=2, leader=0, phase="dusk", stock=goods(water=3, raw_food=1)))
    asked = siege.asked("who-eats", step, "everybody-drinks:yes")
    siege.store(book=2, guitar=1, raw_food=1)
    assert siege.says(secrets.is_met, ALL.index(ARCHIVIST), state.NONE)
    siege.store(raw_food=1)
    asked.finish("who-eats:done")
    assert (siege.secrets[0], siege.revealed) == (ARCHIVIST, [])
    siege.store(book=2, guitar=1)
    looked(siege)
    assert siege.revealed == [ARCHIVIST]


@rule("TW-HIDDEN-02")
def test_every_step_looks_with_the_phase_that_is_over() -> None:
    siege = holding(HOST, NURSE, base=shelter(seats=2, leader=0, people=4, phase="dusk", stock=goods(water=4)))
    siege.play(step, "everybody-drinks:yes")
    assert siege.revealed == [HOST]


@rule("TW-HIDDEN-05", "TW-HIDDEN-05/1")
def test_the_result_is_that_of_the_group() -> None:
    for options in ({}, {"hidden-objectives": "yes"}):
        game = holdfast.start("this_war_of_mine", seats=3, seed=4, **options)
        rng = Rng(4)
        while (decision := game.decision) is not None:
            game.choose(rng.below(len(decision)))
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.scores) == ((), ())
    assert any(card != state.NONE for card in game.state.secrets)


@rule("TW-HIDDEN-06", "TW-HIDDEN-06/1")
def test_the_owner_is_asked_and_not_the_leader() -> None:
    siege = holding(HOST, BUILDER, THIEF, stock=goods(jewelry=9), day=2)
    asked = siege.asked("owners-loot", secrets.look, state.DAWN)
    assert (asked.seat, asked.team) == (2, False)


# -- what they ask for, and bring -------------------------------------------------------------------------------------


@rule("TW-HIDDEN-02")
def test_the_host() -> None:
    for people, hunger in ((3, 0), (4, 2)):
        assert looked(holding(HOST, people=people, hunger={"Ingvar": hunger}), over=state.DUSK).revealed == []
    assert looked(holding(HOST, people=4)).revealed == []
    siege = looked(holding(HOST, people=4, hunger={"Ingvar": 1}, misery={"Tomé": 2}), over=state.DUSK)
    assert (siege.revealed, levels(siege, "misery")) == ([HOST], [0, 0, 1, 0])


@rule("TW-HIDDEN-02", "TW-HIDDEN-06")
def test_clean_hands() -> None:
    assert looked(holding(HANDS, day=6), over=state.DAWN).revealed == []
    bloody = holding(HANDS, day=7)
    bloody.killed = True
    assert looked(bloody, over=state.DAWN).revealed == []
    siege = holding(HANDS, day=7)
    asked = siege.asked("owners-gift", secrets.look, state.DAWN)
    assert [asked.refuses(kind) for kind in ("wood", "assault-rifle")] == ["TW-TRADE-04", "TW-TRADE-02"]
    asked.finish("owners-gift:meds", "owners-gift:knife")
    assert (siege.stock["meds"], siege.stock["knife"]) == (1, 1)


@rule("TW-HIDDEN-02", "TW-COMB-25")
def test_whose_death_counts_against_clean_hands() -> None:
    for enemy, killed in (("soldier", True), ("thug", False)):
        base = out(1, rng=chance(("white", 3), ("yellow", 0), foes=["A0"], black=[10]))
        siege = holding(HANDS, HOST, base=base)
        siege.play(combat.fight, enemy, "combat:fight")
        assert siege.killed is killed


@rule("TW-HIDDEN-02", "TW-HIDDEN-06", "TW-CRAFT-06")
def test_the_builder() -> None:
    built = {"g6": "Stove", "g7": "Bed", "u6": "Still", "u7": "Heater", "u5": "Workshop"}
    names = [name for name in holding(BUILDER).words.fittings.words if name not in ("Goat stall", "Potato clamp")]
    five = dict(zip(built, names, strict=False))
    *_, sixth, first_idea, second_idea = names[: len(built) + 3]
    assert looked(holding(BUILDER, fitting=five)).revealed == []
    assert looked(holding(BUILDER, fitting={**five, "c6": "Potato clamp"})).revealed == []
    siege = holding(BUILDER, HOST, leader=1, fitting={**five, "c5": sixth}, ideas=[first_idea, second_idea])
    asked = siege.asked("owners-idea", secrets.look, state.NONE)
    assert asked.seat == 0
    asked.finish(f"owners-idea:{second_idea}")
    assert (siege.stock["wood"], siege.stock["component"], siege.ideas) == (3, 2, [first_idea])


@rule("TW-HIDDEN-02")
def test_the_archivist() -> None:
    for there, met in (
        (goods(book=2), False), (goods(book=1, guitar=1), False), (goods(book=2, jewelry=1), False),
        (goods(book=2, jewelry=2), True), (BOOKS, True),
    ):  # fmt: skip
        siege = looked(holding(ARCHIVIST, stock=there, misery={"Ingvar": 2}, ideas=[]))
        assert (siege.revealed == [ARCHIVIST], levels(siege, "misery")[0]) == (met, 1 if met else 2)
    assert looked(holding(ARCHIVIST, pile=BOOKS)).revealed == []


@rule("TW-HIDDEN-02")
def test_the_nurse() -> None:
    for fields in ({"day": 5}, {"illness": {"Tomé": 1}}, {"wounds": {"Tomé": 1}}):
        assert looked(holding(NURSE, **{"day": 6, **fields}), over=state.DAWN).revealed == []
    assert looked(holding(NURSE, day=6)).revealed == []
    siege = looked(holding(NURSE, day=6), over=state.DAWN)
    assert (siege.stock["meds"], siege.stock["bandages"]) == (1, 1)


@rule("TW-HIDDEN-02", "TW-HIDDEN-06", "TW-GEN-07", "TW-RAID-02")
def test_the_thief() -> None:
    assert looked(holding(THIEF, stock=goods(assault_rifle=2)), over=state.DAWN).revealed == []  # worth 40
    siege = holding(THIEF, stock=goods(assault_rifle=2, jewelry=1, wood=20), rng=black(8))
    looked(siege, "owners-loot:jewelry", over=state.DAWN)
    assert siege.stock == goods(assault_rifle=1, wood=20)
    assert siege.waste == goods(assault_rifle=1, jewelry=1)
    assert levels(siege, "misery") == [int(siege.printed("empathy", name) >= 8) for name in siege.group]
    for spared in (True, True, False):
        siege.spared = False
        siege.play(rewards.quiet_night)
        assert siege.spared is spared


@rule("TW-HIDDEN-04")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_without_the_expansion_all_is_open(seats: int) -> None:
    game = holdfast.start("this_war_of_mine", seats=seats, seed=1)
    assert game.is_open
    assert game.view(0).table.expansions.secrets is None
