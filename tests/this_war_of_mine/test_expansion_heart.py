"""Heart of the City: five places between the lines, one a night, on the way home (TW-HEART)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.expansions.heart_of_the_city import phrases, visit
from holdfast.games.this_war_of_mine.hidden import resample
from holdfast.games.this_war_of_mine.pieces import faults
from holdfast.games.this_war_of_mine.presence.drawing import stores
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scavenging import findings, noise
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import GameOver, Rng
from tests.cite import rule
from tests.this_war_of_mine import arena
from tests.this_war_of_mine.arrange import Siege, box_with, goods, new_game, shelter
from tests.this_war_of_mine.trip import MORE, NO_RESOURCES, trip, trip_step

CARDS = [*new_game(heart="yes").words.cards["heart"].words]
SQUARES = """
heart:
- {id: HMEDS, title: x, story: x, now: [gain 2 meds]}
- {id: HFOOD, title: x, story: x, now: [gain 2 canned food]}
- {id: HKILL, title: x, story: x, now: ['one of you: this character dies', gain 1 coffee]}
- {id: HLOUD, title: x, story: x, now: [raise noise by 3, roll for noise, gain 1 book]}
- {id: HFLEE, title: x, story: x, now: [fight RARMED, gain 1 coffee], options: [
    {story: Stay., do: [gain 1 sugar]}, {story: Go., go: "1941"}]}
- {id: HASK, title: x, story: x, options: [
    {story: Pay., do: [spend 1 coffee]}, {story: Read., do: [gain 1 sugar], go: "1941"}]}
"""

GO = "visit-heart:yes"
TURN_HOME = "visit-heart:no"


def on_the_way(heart: str = "HMEDS", **fields: Any) -> Siege:
    """Two of the group have emptied UNKNOWN; these cards are left of the heart of the city, the last on top."""
    there = {"stage": "packing", "expansions": {"heart"}, "heart": heart.split(), "box": box_with(MORE + SQUARES)}
    return trip(**{**there, **fields})


def is_offered(siege: Siege) -> bool:
    return siege.offers(visit.go_on_there) == [TURN_HOME, GO]


# -- what comes with it -----------------------------------------------------------------------------------------------


@rule("TW-HEART-01", "TW-HEART-01/1", "TW-EXPN-02")
@pytest.mark.parametrize("scenario", ["siege-winter", "last-road"])
def test_in_the_campaign_only(scenario: str) -> None:
    with pytest.raises(holdfast.BadOption, match="TW-HEART-01"):
        holdfast.start("this_war_of_mine", heart="yes", scenario=scenario)
    assert holdfast.start("this_war_of_mine", heart="yes", scenario="campaign").outcome is None


@rule("TW-EXPN-02")
def test_it_goes_with_the_others_and_with_both_sides_of_the_board() -> None:
    for options in ({"farmers": "yes", "pets": "dog"}, {"our-street": "yes", "board": "advanced"}):
        assert holdfast.start("this_war_of_mine", heart="yes", **options).outcome is None


@rule("TW-HEART-02", "TW-HEART-02/1")
def test_five_cards_face_down_in_any_order() -> None:
    decks = [list(new_game(seed, heart="yes").heart) for seed in range(12)]
    assert all(sorted(deck) == sorted(CARDS) for deck in decks)
    assert len(CARDS) == 5
    assert len({deck[-1] for deck in decks}) > 1
    assert list(new_game().heart) == []


@rule("TW-HEART-02")
def test_nobody_sees_what_comes_and_it_is_drawn_anew_for_who_looks_ahead() -> None:
    siege = new_game(heart="yes")
    shown, tops = view(siege.g, 0), set()
    for seed in range(12):
        other = siege.copy()
        resample(other.g, 0, Rng(seed))
        tops.add(other.heart[-1])
        assert sorted(other.heart) == sorted(siege.heart)
        assert view(other.g, 0).expansions == shown.expansions
    assert len(tops) > 1


# -- going there ------------------------------------------------------------------------------------------------------


@rule("TW-HEART-03", "TW-HEART-03/1", "TW-HEART-04")
def test_after_the_last_card_one_place_may_be_visited_and_then_findings_are_chosen() -> None:
    siege = on_the_way("HKILL HLOUD HMEDS")
    siege.play(trip_step, GO, "leave-behind:enough", *NO_RESOURCES)
    assert siege.heart == ["HKILL", "HLOUD"]
    assert siege.pile == goods(meds=2)
    assert (siege.phase, siege.elsewhere) == ("night-raid", False)


@rule("TW-HEART-03", "TW-HEART-03/2")
def test_nobody_has_to_go() -> None:
    siege = on_the_way()
    siege.play(trip_step, TURN_HOME, *NO_RESOURCES)
    assert (siege.heart, siege.pile) == (["HMEDS"], {})


@rule("TW-HEART-03")
def test_it_is_offered_when_the_last_unknown_card_has_been_explored() -> None:
    siege = on_the_way(stage="exploring", unknown="XPLAIN")
    siege.play(trip_step)
    assert siege.stage == "packing"
    assert siege.offers(trip_step) == [TURN_HOME, GO]


@rule("TW-HEART-03", "TW-HEART-03/3", "TW-HEART-03/4")
def test_who_has_fled_or_stopped_does_not_go() -> None:
    assert is_offered(on_the_way())
    assert not is_offered(on_the_way(fled=True, unknown="XPLAIN XPLAIN XPLAIN XPLAIN"))
    assert is_offered(on_the_way(stopped={"Cool"}))
    assert not is_offered(on_the_way(stopped={"Cool", "Warm"}))
    assert not is_offered(on_the_way(fatigue={"Cool": 4, "Warm": 4}))


@rule("TW-HEART-03")
def test_nobody_crosses_the_square_by_day() -> None:
    assert not is_offered(on_the_way(phase="day", stage="assigning"))


@rule("TW-HEART-03", "TW-HEART-03/5")
def test_a_trip_that_is_over_leaves_time_for_it() -> None:
    siege = on_the_way(stage="exploring", unknown="XPLAIN XPLAIN XOVER")
    siege.play(trip_step)
    assert siege.unknown == []
    assert is_offered(siege)


@rule("TW-HEART-03")
def test_it_is_not_in_any_other_game() -> None:
    siege = on_the_way(expansions=set(), heart="")
    siege.play(trip_step, *NO_RESOURCES)
    assert siege.phase == "night-raid"


@rule("TW-HEART-04", "TW-HEART-04/1")
def test_after_five_visits_there_is_nothing_left_to_visit() -> None:
    siege = on_the_way()
    siege.heart = CARDS
    for _ in CARDS:
        assert is_offered(siege)
        siege.heart = siege.heart[:-1]
    assert not is_offered(siege)


@rule("TW-HEART-04")
def test_the_table_shows_where_the_group_has_been() -> None:
    siege = new_game(heart="yes")
    top = siege.heart.pop()
    shown = view(siege.g, 0).expansions.heart
    assert shown is not None
    assert (shown.left, [siege.words.cards["heart"].number(card) for card in shown.visited], shown.here) == (
        4,
        [CARDS.index(top)],
        False,
    )
    assert view(new_game().g, 0).expansions.heart is None


@rule("TW-HEART-04")
def test_the_terminal_says_so_too() -> None:
    for heart, elsewhere, said in (
        (["HC1"], True, "1 card left; visited: The Opera, The Exchange, The Arcade Clinic and The Town Hall Cellar"),
        (["HC1", "HC3", "HC4", "HC5"], False, "4 cards left; visited: The Opera"),
        (CARDS, False, "5 cards left"),
    ):
        siege = shelter(expansions={"heart"}, heart=heart, elsewhere=elsewhere)
        shown = view(siege.g, 0).expansions.heart
        assert shown is not None
        line = stores.heart(shown, SPEECH.voice(siege.g.box)).plain
        assert line == said + ("; the scavengers are there" if elsewhere else "")


# -- being there ------------------------------------------------------------------------------------------------------


@rule("TW-HEART-05", "TW-HEART-05/1")
def test_what_is_found_there_has_to_be_carried() -> None:
    full = goods(raw_food=6, alcohol=3, moonshine=1)
    siege = on_the_way("HFOOD", out=1, pile=full)
    assert siege.says(findings.room) == 0
    asked = siege.asked("leave-behind", trip_step, GO)
    assert siege.pile == {**full, "canned-food": 2}
    assert asked.refuses("enough") == "TW-FIND-03"
    asked.finish("leave-behind:canned-food", "leave-behind:raw-food", "leave-behind:enough")
    assert siege.pile == goods(raw_food=5, alcohol=3, moonshine=1, canned_food=1)


@rule("TW-HEART-05", "TW-SCAV-02")
def test_there_is_no_noise_and_no_rule_of_the_location() -> None:
    siege = on_the_way("HLOUD", location="far", noise=9, residents="RCALM", dice=(1,))
    siege.play(visit.go_on_there, GO)
    assert (siege.noise, siege.pile) == (9, goods(book=1))
    assert siege.decks["residents"] == ["RCALM"]
    siege.play(noise.raise_noise, 1)
    assert siege.noise == 10


@rule("TW-HEART-03", "TW-HEART-05")
def test_an_option_is_paid_from_what_the_scavengers_carry() -> None:
    siege = on_the_way("HASK")
    asked = siege.asked("visit-heart", visit.go_on_there)
    assert siege.refuses("heart-option:1", "HASK") == "TW-HEART-03"
    asked.finish(GO)
    assert siege.pile == goods(sugar=1, cigarettes=1)
    assert siege.read == ["1941"]


@rule("TW-HEART-06")
def test_who_has_stopped_does_not_come_along() -> None:
    siege = on_the_way("HKILL", people="Cool Warm Soft", stopped={"Cool"}, dice=(10,))
    siege.play(visit.go_on_there, GO)
    assert siege.group == ["Cool", "Soft"]


@rule("TW-HEART-06", "TW-HEART-06/1", "TW-DEATH-02")
def test_a_death_there_is_a_death_out_there() -> None:
    siege = on_the_way("HKILL", people="Cool Warm Soft", dice=(4,))
    before = siege.rng.draws
    assert siege.says(findings.capacity) == 22
    siege.play(visit.go_on_there, GO, "which-person:Cool")
    assert siege.rng.draws == before + 1
    assert siege.stopped == {"Warm"}
    assert siege.says(findings.capacity) == 12


@rule("TW-HEART-06")
def test_fleeing_there_ends_the_visit() -> None:
    siege = on_the_way("HFLEE", out=1)
    siege.play(visit.go_on_there, GO, "combat:flee")
    assert siege.fled
    assert (siege.pile, siege.read, siege.elsewhere) == ({}, [], False)


@rule("TW-EXPN-08", "TW-EXPN-08/1")
def test_a_page_of_the_booklet_passes_the_lead() -> None:
    siege = on_the_way(leader=0)
    asked = siege.asked("script-option", book.read, "H104")
    assert (asked.seat, asked.offers) == (1, ["1", "2"])


# -- what its pages do ------------------------------------------------------------------------------------------------


@rule("TW-SET-07", "TW-GEN-08")
def test_raids_that_are_called_off_leave_the_game() -> None:
    siege = new_game(heart="yes")
    before = len(siege.aside["raids"])
    siege.g.told = []
    siege.play(phrases.call_off, 2)
    assert len(siege.aside["raids"]) == before - 2
    assert len(siege.told_of("raid-called-off")) == 2
    siege.play(phrases.call_off, before)
    assert siege.aside["raids"] == []
    assert not list(faults(siege.g))


@rule("TW-HEART-04")
def test_one_door_opens_for_those_who_have_been_everywhere_else() -> None:
    for left, opens in ((["HC1"], False), ([], True)):
        siege = shelter(expansions={"heart"}, heart=left)
        assert (siege.refuses("heart-option:5", "HC5") == "") is opens
    assert not visit.was_last(shelter().g)


@rule("TW-EXPN-07")
def test_the_order_of_the_deck_is_saved(tmp_path: Path) -> None:
    game = holdfast.start("this_war_of_mine", seed=4, heart="yes")
    game.save(tmp_path / "siege.json")
    before, again = (Siege(one.state).heart for one in (game, holdfast.load(tmp_path / "siege.json")))
    assert before == again
    assert sorted(before) == sorted(CARDS)


@pytest.mark.parametrize("page", [script for script in open_box(None).script_ids if script.startswith("H1")])
def test_every_page_can_be_read_out_there_and_at_home(page: str) -> None:
    """The first answer each time; nothing on it needs what there may not be."""
    for siege in (
        shelter(stock=goods(water=2), expansions={"heart"}),
        arena.out(2, expansions={"heart"}),
    ):
        reading = book.read(siege.g, siege.words.scripts.number(page))
        with suppress(StopIteration, GameOver):
            choice = next(reading)
            while choice.first is not None:
                choice = reading.send(choice.first)
        assert page in siege.read
