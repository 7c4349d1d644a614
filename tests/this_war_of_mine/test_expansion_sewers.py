"""Sewers: below the city by day, card after card, and out at a Location (TW-SEWER)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.expansions.our_street import figures
from holdfast.games.this_war_of_mine.expansions.sewers import threat, tunnels
from holdfast.games.this_war_of_mine.expansions.sewers.below import explore
from holdfast.games.this_war_of_mine.hidden import resample
from holdfast.games.this_war_of_mine.phases.day import day_step, rest
from holdfast.games.this_war_of_mine.phases.working import why_not_act
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scavenging.noise import raise_noise
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Rng, Rule
from tests.cite import rule
from tests.this_war_of_mine import trip
from tests.this_war_of_mine.arrange import Siege, black, box_with, goods, shelter

MAPS = """
sewers:
- {id: MTHREE, title: x, story: x, ways: [{entrance: s, exit: n, marks: [B, '3', C]},
   {entrance: s, exit: e, marks: ['4', A]}, {entrance: s, exit: w, marks: ['4', '4']},
   {entrance: s, exit: red, marks: ['1', C]}]}
- {id: MTWO, title: x, story: x, ways: [{entrance: s, exit: n, marks: ['1']}, {entrance: s, exit: red, marks: ['1']},
   {entrance: w, exit: e, marks: ['2']}, {entrance: w, exit: red, marks: ['1']}]}
chambers:
- {id: RMXA, mark: A, title: x, story: x, now: ['each scavenger: raise fatigue by 1']}
- {id: RMXB, mark: B, title: x, story: x, now: [gain 1 book]}
- {id: RMXC, mark: C, title: x, story: x, now: [gain 1 coffee]}
- {id: RMXD, mark: D, title: x, story: x, options: [{story: Pay., do: [spend 1 book, gain 1 sugar]},
   {story: Run., do: [the group turns back]}, {story: Fight., do: [fight the thugs of the threat]}]}
corridors:
- {id: COX1, mark: '1', title: x, story: x}
- {id: COX2, mark: '2', title: x, story: x, now: [raise threat by 1]}
- {id: COX3, mark: '3', title: x, story: x, now: [gain 1 herb]}
- {id: COX4, mark: '4', title: x, story: x, now: ['one of you: this character dies']}
"""
ZONE = ("Below the Wash House", "start")
FOUR = [(*ZONE, "n"), ("Brick Cross", "s", "n"), ("Pump House", "s", "n"), ("Overflow", "s", "n")]


def home(*, value: int = 1, people: str = "Cool Warm Soft", **fields: Any) -> Siege:
    """Before a Day phase, with the sewers in play."""
    group = people.split()
    siege = shelter(people=group, **{"box": box_with(trip.MORE + MAPS), "expansions": {"sewers"}, "round": 0, **fields})
    siege.g.expansions = [on * value for on in siege.g.expansions]  # the value of the start option
    tunnels.lay_decks(siege.g)
    return siege


def under(
    *,
    out: int = 2,
    people: str = "Cool Warm Soft",
    stage: str = "walking",
    rooms: str = "RMX",
    corridors: str = "COX",
    maps: str = "",
    dice: tuple[int, ...] = (),
    **fields: Any,
) -> Siege:
    """Below: the first `out` of these people, on the last of the map cards laid; decks hold what is named, the last on
    top, and the black die falls as said."""
    group = people.split()
    siege = home(
        people=people,
        **{
            "round": state.ACTION_ROUNDS + 2,
            "stage": stage,
            "location": "below",
            "below": group[:out],
            "task": dict.fromkeys(group[:out], "out"),
            "busy": set(group[:out]),
            "way": [(*ZONE, None)],
            "places": {"near": "L10", "distant": "L12", "far": "L14"},
            "decks": {"exploration": ["XPLAIN"] * 14},
            "told": [],
            **fields,
        },
    )
    siege.sewers = {"maps": maps.split(), "rooms": rooms.split() * 9, "corridors": corridors.split() * 9}
    siege.rng = black(*dice)
    return siege


def to_the_end(g: Shelter) -> Rule:
    """All steps until they are home."""
    while g.below:
        yield from explore(g)


def the_mark(g: Shelter) -> Rule:
    """To the end of the path."""
    while g.stage in (tunnels.WALKING, tunnels.MEETING):
        yield from explore(g)


# -- set-up -----------------------------------------------------------------------------------------------------------


def new_siege(**chosen: int) -> Siege:
    options = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0), **chosen}
    return Siege(set_up(home().g.box, 2, options, Rng(1)))


@rule("TW-SEWER-01", "TW-SEWER-01/1")
def test_three_decks_and_the_starting_zone_apart() -> None:
    shown = holdfast.start("this_war_of_mine", sewers="yes").view(0).table.expansions.sewers
    assert (shown.maps, shown.rooms, shown.corridors) == (7, 6, 6)
    assert shown.way == []
    assert ZONE[0] not in new_siege(sewers=1).sewers["maps"]


@rule("TW-EXPN-01", "TW-EXPN-02")
def test_off_there_is_nothing_of_it() -> None:
    assert new_siege().sewers == {}
    assert holdfast.start("this_war_of_mine").view(0).table.expansions.sewers is None
    assert holdfast.start("this_war_of_mine", **{"our-street": "yes"}, sewers="yes").outcome is None


@rule("TW-SEWER-01")
def test_what_is_not_laid_nobody_knows() -> None:
    before, after = new_siege(sewers=1), new_siege(sewers=1)
    resample(after.g, 0, Rng(5))
    assert sorted(before.sewers["maps"]) == sorted(after.sewers["maps"])
    assert before.sewers != after.sewers
    assert view(before.g, 0).expansions == view(after.g, 0).expansions


# -- going down -------------------------------------------------------------------------------------------------------


@rule("TW-SEWER-02", "TW-SEWER-02/1")
def test_some_go_and_the_others_act() -> None:
    siege = home()
    act = siege.asked("act", day_step, "to-sewers:Cool", "to-sewers:Warm", "to-sewers:done")
    assert act.offers == ["Soft", "done"]
    assert siege.below == ["Cool", "Warm"]


@rule("TW-SEWER-02", "TW-SEWER-02/2")
def test_all_four_may_go() -> None:
    siege = home(people="Cool Warm Soft Tender")
    asked = siege.questions(day_step, "to-sewers:Cool", "to-sewers:Warm", "to-sewers:Soft", "to-sewers:Tender")
    assert "act" not in [name for name, _ in asked]
    assert len(siege.below) == state.MOST_PEOPLE


@rule("TW-SEWER-02", "TW-SEWER-02/3")
def test_a_sleeper_stays() -> None:
    siege = home(fatigue={"Cool": 4})
    assert siege.asked("to-sewers", day_step).refuses("Cool") == "TW-SEWER-02"


@rule("TW-SEWER-02", "TW-SEWER-02/4")
def test_only_when_the_phase_starts() -> None:
    siege = home(round=2)
    assert [name for name, _ in siege.questions(day_step, "act:done")] == ["act"]


@rule("TW-SEWER-03", "TW-SEWER-03/1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_who_goes_below_does_nothing_else(number: int) -> None:
    siege = home(below=["Cool"], round=number)
    siege.play(rest)
    assert siege.says(why_not_act, "Cool") == ("TW-SEWER-03", "is-to-go-below", "Cool")
    assert siege.says(why_not_act, "Warm") is None


@rule("TW-SEWER-19", "TW-SEWER-19/1")
def test_one_group_a_day() -> None:
    siege = home()
    asked = siege.asked("to-sewers", day_step, "to-sewers:Cool", "to-sewers:Warm")
    assert asked.refuses("Cool") == "TW-SEWER-19"
    assert asked.offers == ["Soft", "done"]
    asked.then("act", "to-sewers:done")
    assert siege.below == ["Cool", "Warm"]


@rule("TW-SEWER-04", "TW-SEWER-04/1", "TW-SEWER-18")
def test_they_set_out_when_the_work_is_done() -> None:
    siege = home(below=["Cool", "Warm"], round=state.ACTION_ROUNDS + 1, stage="working", stock=goods(knife=1, wood=2))
    siege.play(day_step, "take-along:knife")
    assert siege.way == [(*ZONE, None)]
    assert (siege.location, siege.pile) == ("below", goods(knife=1))
    assert siege.whom(people.present) == ["Cool", "Warm"]
    assert siege.whom(people.at_home) == ["Soft"]
    shown = view(siege.g, 0).expansions.sewers
    assert shown is not None
    assert shown.underground
    assert [[path.exit for path in card.paths] for card in shown.way] == [["n", "e", "w"]]


@rule("TW-SEWER-04")
def test_nobody_is_left_who_could_go() -> None:
    siege = home(below=["Cool"], fatigue={"Cool": 4}, round=state.ACTION_ROUNDS + 1, stage="working")
    siege.play(day_step)
    assert (siege.phase, siege.below, siege.way) == ("dusk", [], [])


# -- the path ---------------------------------------------------------------------------------------------------------


@rule("TW-SEWER-05", "TW-SEWER-05/1")
def test_together_and_forward() -> None:
    siege = under(out=3, way=[(*ZONE, "n"), ("MTHREE", "s", None)])
    asked = siege.asked("sewer-path", explore)
    assert asked.refuses("s") == "TW-SEWER-05"
    asked.finish("sewer-path:e")
    assert siege.way == [(*ZONE, "n"), ("MTHREE", "s", "e")]
    assert siege.task == {"Cool": "out", "Warm": "out", "Soft": "out"}


@rule("TW-SEWER-06", "TW-SEWER-06/1")
def test_the_starting_zone_has_three_paths() -> None:
    siege = under()
    asked = siege.asked("sewer-path", explore)
    assert asked.offers == ["n", "e", "w"]
    shown = view(siege.g, 0).expansions.sewers
    assert shown is not None
    assert [path.marks for path in shown.way[0].paths] == [["1", "3"], ["2", "A"], ["1", "B"]]


@rule("TW-SEWER-06", "TW-SEWER-06/2")
def test_only_the_paths_from_the_entrance_taken() -> None:
    siege = under(way=[(*ZONE, "n"), ("MTWO", "w", None)])
    asked = siege.asked("sewer-path", explore)
    assert asked.is_forced
    assert asked.offers == ["e"]
    assert asked.refuses("n") == "TW-SEWER-06"


@rule("TW-SEWER-07", "TW-SEWER-07/1")
def test_marks_are_met_in_order() -> None:
    siege = under(way=[(*ZONE, "n"), ("MTHREE", "s", None)])
    siege.play(the_mark, "sewer-path:n")
    met = [message for message, _, _ in siege.g.told if message in ("room-met", "corridor-met")]
    assert met == ["room-met", "corridor-met", "room-met"]
    assert siege.told_of("room-met") == ["RMXB", "RMXC"]
    assert siege.pile == goods(book=1, herb=1, coffee=1)
    assert siege.sewers_drawn == {"rooms": ["RMX", "RMX"], "corridors": ["COX"]}


@rule("TW-SEWER-07", "TW-SEWER-07/2", "TW-SEWER-07/3")
def test_other_paths_and_the_start_bring_nothing() -> None:
    siege = under()
    siege.play(the_mark, "sewer-path:n")
    assert siege.told_of("room-met") == []
    assert siege.told_of("corridor-met") == ["COX1", "COX3"]
    assert siege.stage == "resting"


@rule("TW-SEWER-07")
def test_an_entry_with_a_choice() -> None:
    siege = under(way=[(*ZONE, "n"), ("Overflow", "e", "n")], stage="meeting", marks_met=1)
    asked = siege.asked("room-option", explore)
    assert asked.refuses("1") == "TW-SEWER-07"
    asked.finish("room-option:3")
    assert siege.stage == "resting"


@rule("TW-SEWER-07")
def test_in_a_corridor_too() -> None:
    siege = under(way=[(*ZONE, "n"), ("Brick Cross", "s", "w")], stage="meeting", corridors="CO1")
    siege.pile = goods(knife=1)
    asked = siege.asked("corridor-option", explore)
    assert asked.refuses("3") == "TW-SEWER-07"
    asked.finish("corridor-option:1")
    assert siege.pile == {}


@rule("TW-SEWER-08", "TW-SEWER-08/1")
def test_the_leader_lays_the_new_card() -> None:
    siege = under(stage="resting", maps="MTWO", way=[(*ZONE, "n")])
    asked = siege.asked("sewer-entrance", explore, "turn-back:on")
    assert asked.offers == ["s", "w"]
    assert asked.refuses("e") == "TW-SEWER-08"
    asked.finish("sewer-entrance:w")
    assert siege.way == [(*ZONE, "n"), ("MTWO", "w", None)]
    assert siege.sewers["maps"] == []


# -- turning back -----------------------------------------------------------------------------------------------------

TWO_LAID = [(*ZONE, "n"), ("MTWO", "s", "n"), ("MTHREE", "s", "n")]


@rule("TW-SEWER-09", "TW-SEWER-09/1")
def test_who_turns_back_brings_no_free_resources() -> None:
    siege = under(stage="resting", maps="MTWO", way=TWO_LAID, pile=goods(book=1, coffee=1, herb=1))
    asked = siege.questions(to_the_end, "turn-back:back", "leave-behind:enough")
    assert [name for name, _ in asked] == ["turn-back", "leave-behind"]
    assert siege.stock == goods(book=1, coffee=1, herb=1)
    assert (siege.phase, siege.location, siege.task, siege.pile) == ("day", None, {}, {})


@rule("TW-SEWER-09", "TW-SEWER-09/1")
def test_they_carry_no_more_than_they_can() -> None:
    siege = under(out=1, stage="turning", way=TWO_LAID, pile=goods(water=30))
    asked = siege.asked("leave-behind", to_the_end)
    assert asked.refuses("enough") == "TW-FIND-03"


@rule("TW-SEWER-09", "TW-SEWER-09/2")
def test_a_path_is_finished_first() -> None:
    siege = under(way=[(*ZONE, "n"), ("MTHREE", "s", "n")], stage="meeting", marks_met=1, maps="MTWO")
    assert [name for name, _ in siege.questions(explore)] == []
    assert siege.stage == "meeting"
    assert [name for name, _ in siege.questions(explore)] == []
    assert siege.offers(explore) == ["turn-back:on", "turn-back:back"]


@rule("TW-SEWER-09", "TW-SEWER-09/3")
def test_after_the_starting_zone() -> None:
    siege = under(maps="MTWO")
    siege.play(the_mark, "sewer-path:n")
    assert siege.offers(explore) == ["turn-back:on", "turn-back:back"]


@rule("TW-SEWER-09", "TW-SEWER-09/4")
def test_who_has_fled_turns_back_without_rolls() -> None:
    siege = under(stage="turning", way=TWO_LAID, fled=True, threat=3, value=2)
    siege.play(to_the_end)
    assert siege.told_of("threat-roll") == []
    assert not siege.fled
    assert siege.below == []


@rule("TW-SEWER-09", "TW-SEWER-09/5")
def test_nothing_is_hidden_below() -> None:
    siege = under(stage="turning", way=TWO_LAID, pile=goods(book=1, coffee=1), rules=("hiding",))
    siege.play(to_the_end, "leave-behind:book", "leave-behind:coffee")
    assert (siege.stock, siege.hidden) == ({}, {})


# -- the way out ------------------------------------------------------------------------------------------------------


@rule("TW-SEWER-10", "TW-SEWER-10/1", "TW-SEWER-10/2", "TW-SEWER-10/3", "TW-SEWER-10/4")
@pytest.mark.parametrize(("rolled", "place"), [(1, "L10"), (5, "L10"), (6, "L12"), (8, "L12"), (9, "L14"), (10, "L14")])
def test_where_the_red_exit_leads(rolled: int, place: str) -> None:
    siege = under(stage="coming-out", way=[*FOUR, ("MTWO", "s", "red")], dice=(rolled,))
    siege.play(explore, "scavenge-below:no")
    assert siege.told_of("comes-out") == [place]


@rule("TW-SEWER-10", "TW-SEWER-10/5", "TW-SEWER-10/6")
def test_the_fourth_card_leads_up() -> None:
    siege = under(way=[*FOUR, ("MTHREE", "s", None)], maps="MTWO")
    asked = siege.asked("sewer-path", the_mark)
    assert asked.offers == ["red"]
    assert asked.refuses("n") == "TW-SEWER-10"
    siege.play(the_mark)
    assert siege.told_of("corridor-met") == ["COX1"]
    assert siege.told_of("room-met") == ["RMXC"]
    assert siege.stage == "coming-out"
    assert siege.sewers["maps"] == ["MTWO"]


@rule("TW-SEWER-10", "TW-SEWER-10/5")
def test_before_that_it_does_not() -> None:
    siege = under(way=[*FOUR[:3], ("MTHREE", "s", None)])
    assert siege.asked("sewer-path", explore).refuses("red") == "TW-SEWER-10"


@rule("TW-SEWER-10", "TW-SEWER-10/7")
def test_an_empty_space_leads_to_the_nearest() -> None:
    way = [*FOUR, ("MTWO", "s", "red")]
    siege = under(stage="coming-out", way=way, dice=(10,), places={"near": "L10", "distant": "L12"})
    siege.play(explore, "scavenge-below:no")
    assert siege.told_of("comes-out") == ["L10"]
    nowhere = under(stage="coming-out", way=way, dice=(10,), places={})
    nowhere.play(explore)
    assert nowhere.stage == "turning"


def out_at(place: str, **fields: Any) -> Siege:
    """They come out there."""
    rolled = {"near": 1, "distant": 6, "far": 9}[place]
    dice = (rolled, *fields.pop("dice", ()))
    return under(**{"stage": "coming-out", "way": [*FOUR, ("MTWO", "s", "red")], "dice": dice, **fields})


@rule("TW-SEWER-11", "TW-SEWER-11/1")
def test_half_of_the_cards() -> None:
    siege = out_at("far")
    siege.play(explore, "scavenge-below:yes")
    assert len(siege.unknown) == siege.printed("locations", "L14").number // 2
    assert siege.location == "far"


@rule("TW-SEWER-11", "TW-SEWER-11/2")
def test_reality_impacts_are_ignored() -> None:
    siege = out_at("near")
    siege.play(explore, "scavenge-below:yes")
    siege.unknown = ["XPLAIN", "XIMPACT"]
    siege.play(explore)
    assert siege.unknown == ["XPLAIN"]
    assert (siege.read, siege.pile) == ([], {})
    assert siege.drawn["exploration"] == ["XIMPACT"]


@rule("TW-SEWER-11", "TW-SEWER-11/3")
def test_four_may_scavenge() -> None:
    siege = out_at("near", people="Cool Warm Soft Tender", out=4)
    siege.play(explore, "scavenge-below:yes")
    assert len(siege.whom(people.scavengers)) == state.MOST_PEOPLE
    load = view(siege.g, 0).load
    assert load is not None
    assert load.capacity == sum(
        card.inventory for card in siege.g.box.characters if card.id in ("P3", "P6", "P9", "P9B")
    )


@rule("TW-SEWER-11", "TW-SEWER-11/4")
def test_the_rule_of_the_location_holds() -> None:
    siege = out_at("far")
    siege.play(explore, "scavenge-below:yes")
    assert siege.pile == goods(book=1)
    siege.play(raise_noise, 2)
    assert siege.noise == state.QUIET + 2 + siege.printed("locations", "L14").noise


@rule("TW-SEWER-11", "TW-SEWER-11/5")
def test_what_is_hidden_there_is_rolled_for() -> None:
    siege = out_at("near", hidden={"near": goods(meds=1)}, dice=(7,))
    siege.play(explore, "scavenge-below:yes")
    assert siege.pile == goods(meds=1)


@rule("TW-SEWER-11")
def test_they_bring_home_what_they_like_and_are_back_before_dusk() -> None:
    siege = out_at("near", threat=3, value=2)
    siege.play(explore, "scavenge-below:no")
    siege.play(to_the_end, "bring-home:2", "bring-home:0", "bring-home:1")
    assert siege.stock == goods(water=2, component=1)
    assert siege.told_of("threat-roll") == []
    assert (siege.phase, siege.task, siege.threat) == ("day", {}, 0)
    assert (siege.location, siege.g.places[:3]) == (None, siege.g.places)


@rule("TW-SEWER-11", "TW-SEWER-04")
def test_then_dusk_begins() -> None:
    siege = under(stage="packed", way=TWO_LAID)
    siege.play(day_step)
    assert (siege.phase, siege.round) == ("dusk", 0)


# -- the threat -------------------------------------------------------------------------------------------------------


def entering(**fields: Any) -> Siege:
    return home(below=["Cool"], round=state.ACTION_ROUNDS + 2, told=[], **fields)


@rule("TW-SEWER-12", "TW-SEWER-12/1")
def test_up_to_three_thugs() -> None:
    asked = entering(value=2).asked("threat", explore)
    assert asked.offers == ["0", "1", "2", "3"]
    assert asked.refuses("4") == "TW-SEWER-12"


@rule("TW-SEWER-12")
def test_not_without_the_option() -> None:
    siege = entering(value=1)
    siege.play(explore)
    assert (siege.threat, siege.way) == (0, [(*ZONE, None)])


@rule("TW-SEWER-12", "TW-EXPN-05")
def test_as_many_as_there_are_miniatures() -> None:
    siege = entering(value=2)
    figures.place(siege.g, 2, figures.THUG, figures.OUTSIDE)
    asked = siege.asked("threat", explore)
    assert asked.offers == ["0", "1"]
    assert asked.refuses("2") == "TW-SEWER-12"


def turning(level: int, *dice: int, **fields: Any) -> Siege:
    return under(stage="turning", way=TWO_LAID, threat=level, dice=dice, value=2, **fields)


@rule("TW-SEWER-13", "TW-SEWER-13/1", "TW-SEWER-13/2")
def test_a_roll_for_each() -> None:
    for level in range(threat.MOST + 1):
        siege = turning(level, 4, 5, 4)
        siege.play(explore)
        assert len(siege.told_of("threat-roll")) == level


@rule("TW-SEWER-14", "TW-SEWER-14/1")
def test_thugs_with_knives() -> None:
    siege = turning(2, 2)
    asked = siege.asked("script-option", explore)
    assert siege.read == ["SE40"]
    asked.then("combat", "script-option:5")
    assert siege.foe_weapon == ["knife", "knife"]


@rule("TW-SEWER-14", "TW-SEWER-14/2", "TW-SEWER-14/4")
def test_after_the_first_fight_no_other_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    siege = turning(3, 3)
    won(monkeypatch)
    siege.play(explore, "script-option:5", "script-option:1")
    assert len(siege.told_of("threat-roll")) == 1
    assert siege.threat == 0
    assert siege.read == ["SE40", "SE33"]
    assert siege.misery == {}


def won(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every fight is over before it has begun."""

    def fight(g: Shelter, resident: int, *, number: int) -> Rule:
        assert g.box.residents[resident].kind == "thugs"
        assert number == g.threat
        yield from ()

    monkeypatch.setattr(threat.combat, "fight", fight)


@rule("TW-SEWER-14", "TW-SEWER-14/3", "TW-SEWER-15")
def test_resources_first_and_then_thugs(monkeypatch: pytest.MonkeyPatch) -> None:
    siege = turning(2, 7, 1)
    won(monkeypatch)
    siege.play(explore, "add-from-below:2", "add-from-below:3", "script-option:5", "script-option:1")
    assert (siege.pile["water"], siege.pile["wood"]) == (2, 3)
    assert siege.read == ["SE40", "SE33"]


@rule("TW-SEWER-14")
def test_a_fight_that_is_stopped_ends_the_threat() -> None:
    siege = turning(1, 1, pile=goods(meds=1))
    siege.play(explore, "script-option:1")
    assert (siege.threat, siege.read, siege.pile) == (0, ["SE40"], {})


@rule("TW-SEWER-14", "TW-SEWER-09")
def test_who_runs_finds_no_store(monkeypatch: pytest.MonkeyPatch) -> None:
    siege = turning(3, 1)

    def flee(g: Shelter, resident: int, *, number: int) -> Rule:
        assert number == threat.MOST
        g.fled = True
        yield from ()

    monkeypatch.setattr(threat.combat, "flee", flee)
    siege.play(explore, "script-option:4")
    assert len(siege.told_of("threat-roll")) == 1
    assert (siege.read, siege.threat) == (["SE40"], 0)


@rule("TW-SEWER-15", "TW-SEWER-15/1")
def test_five_or_ten_in_any_mix() -> None:
    siege = turning(1, 7)
    asked = siege.asked("add-from-below", explore)
    assert asked.offers == ["0", "1", "2", "3", "4", "5"]
    assert asked.refuses("6") == "TW-SEWER-15"
    asked.finish("add-from-below:0", "add-from-below:1")
    assert siege.pile == goods(wood=1, component=4)
    ten = turning(1, 9)
    ten.play(explore, "add-from-below:6", "add-from-below:0")
    assert ten.pile == goods(water=6, component=4)


@rule("TW-SEWER-15")
def test_a_roll_between_brings_nothing() -> None:
    siege = turning(1, 5)
    siege.play(explore)
    assert siege.pile == {}


@rule("TW-SEWER-20", "TW-SEWER-20/1", "TW-SEWER-20/2")
@pytest.mark.parametrize(("value", "before", "after"), [(2, 3, 3), (2, 1, 2), (1, 0, 0)])
def test_what_is_on_the_way_raises_the_threat(value: int, before: int, after: int) -> None:
    siege = under(way=[(*ZONE, "e")], stage="meeting", value=value, threat=before)
    siege.play(explore)
    assert siege.threat == after


# -- losses -----------------------------------------------------------------------------------------------------------


@rule("TW-SEWER-16", "TW-SEWER-16/1")
def test_if_all_die_what_they_had_is_lost() -> None:
    siege = under(way=[(*ZONE, "n"), ("MTHREE", "s", "w")], stage="meeting", pile=goods(pistol=1), dice=(10,))
    siege.play(explore, "which-person:Cool")
    siege.play(explore)
    assert siege.stage == "turning"
    siege.play(to_the_end)
    assert (siege.group, siege.stock, siege.phase) == (["Soft"], {}, "day")
    siege.play(day_step)
    assert siege.phase == "dusk"


@rule("TW-SEWER-16", "TW-SEWER-16/2")
def test_who_has_stopped_goes_along_and_does_not_fight() -> None:
    siege = under(
        out=3, people="Cool Warm Tender", way=[(*ZONE, "n"), ("MTHREE", "s", "w")], stage="meeting", dice=(7,)
    )
    siege.play(explore, "which-person:Cool")
    assert siege.stopped == {"Tender"}
    assert siege.task == {"Warm": "out", "Tender": "out"}
    assert siege.whom(people.present) == ["Warm"]
    assert siege.stage == "meeting"


@rule("TW-SEWER-16")
def test_if_all_have_stopped_they_turn_back() -> None:
    siege = under(way=[(*ZONE, "n"), ("MTHREE", "s", "n")], stage="meeting", stopped={"Cool", "Warm"})
    siege.play(explore)
    assert siege.stage == "turning"


@rule("TW-SEWER-17", "TW-SEWER-17/1")
def test_nothing_of_the_way_is_remembered() -> None:
    siege = under(stage="turning", way=TWO_LAID, maps="SM1", sewers_drawn={"rooms": ["RM1"]})
    siege.play(to_the_end)
    assert siege.way == []
    assert sorted(siege.g.sewers[state.MAPS]) == tunnels.cards_of(siege.g, state.MAPS)
    assert siege.sewers_drawn == {"rooms": ["RM1"]}


@rule("TW-SEWER-17", "TW-SEWER-07")
def test_an_empty_deck_is_shuffled_again() -> None:
    siege = under(way=[(*ZONE, "n"), ("MTHREE", "s", "n")], stage="meeting")
    siege.sewers = {"rooms": [], "corridors": []}
    siege.sewers_drawn = {"rooms": ["RMX"]}
    siege.play(explore)
    assert siege.told_of("room-met") == ["RMXB"]


# -- who they are meanwhile -------------------------------------------------------------------------------------------


@rule("TW-SEWER-18", "TW-SEWER-18/1")
def test_each_scavenger_is_each_explorer() -> None:
    siege = under(people="Cool Warm Soft Tender", way=[(*ZONE, "e")], stage="meeting", marks_met=1)
    siege.play(explore)
    assert siege.fatigue == {"Cool": 1, "Warm": 1}


@rule("TW-SEWER-18", "TW-SEWER-18/2")
def test_they_eat_what_they_have_with_them() -> None:
    siege = under(stock=goods(vegetable=1, raw_food=1), hunger={"Cool": 3})
    assert siege.asked("sewer-path", explore).beside == []
    siege.pile = goods(vegetable=1, canned_food=1)
    assert "eat" in siege.asked("sewer-path", explore).beside


@rule("TW-SEWER-18", "TW-SEWER-18/3")
def test_who_is_tired_out_sleeps_on_return() -> None:
    siege = under(way=[(*ZONE, "e")], stage="meeting", marks_met=1, fatigue={"Cool": 3}, maps="MTWO")
    siege.play(explore)
    assert siege.whom(people.present) == ["Cool", "Warm"]
    siege.play(to_the_end, "turn-back:back")
    assert siege.whom(people.present) == ["Warm", "Soft"]
