"""The house and its people, drawn: everything that lies open, nothing that lies hidden, at every width."""

from __future__ import annotations

import dataclasses
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

import holdfast
from holdfast.games.this_war_of_mine import RULES
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.presence import picture as drawing
from holdfast.games.this_war_of_mine.presence.drawing.marks import IN_ASCII
from holdfast.games.this_war_of_mine.presence.picture import (
    WIDE,
    cards_in_sight,
    ending,
    meanwhile,
    page,
    picture,
)
from holdfast.games.this_war_of_mine.presence.view import WarView, view
from holdfast.games.this_war_of_mine.speech import SPEECH, pile
from holdfast.kernel import Game, Prompt, Rng, Seen, state
from holdfast.presence import verdict
from holdfast.presence.options import question
from holdfast.presence.pictures import ending_of, meanwhile_of, page_of, picture_of
from holdfast.presence.styled import styled as in_styles
from holdfast.speech import house
from holdfast.terminal.keeping import Keeper
from holdfast.terminal.screen import Screen
from holdfast.terminal.table import Table
from tests.this_war_of_mine.arrange import GOODS, Siege, box_with, by_kind, goods, shelter
from tests.this_war_of_mine.words import words_of
from tests.toys.looking import ended, looking_at

BOX = open_box(None)
WIDTHS = [60, 74, 80, 99, 100, 120, 160, 200]
NAMES = ["Anna", "Ben", "Clara", "Dov"]
NAMED = ("Ingvar", "Marguerite", "Tomé", "Sabine")
PLACES = {"near": "L01", "distant": "L02", "far": "L03"}


def drawn(thing: RenderableType, width: int = 100, encoding: str = "utf-8") -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    options = console.options.update(width=width)
    options.encoding = encoding
    lines = console.render_lines(thing, options, pad=False)
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def plain(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)


def seen(siege: Siege, seat: int | None = 0, cause: str = "", kind: str = "") -> Seen[WarView]:
    """What a seat may see of an arranged shelter; `kind` is the question it is asked."""
    outcome = ended(cause, siege.seats, won=cause in ("victory", "survived"))
    return looking_at(siege.says(view, seat), NAMES[: siege.seats], seat, outcome, kind or None)


def shown(siege: Siege, width: int = 100, seat: int | None = 0) -> str:
    return drawn(picture(seen(siege, seat), SPEECH.voice(siege.box), width), width)


def played(picks: int, seats: int = 2, seed: int = 1) -> Game[Any]:
    game = holdfast.start("this_war_of_mine", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


def fitted(siege: Siege, **fittings: str) -> Siege:
    """Fittings by space: fitted(g, g6="F03")."""
    siege.fitting = fittings
    return siege


def crowded(**fields: Any) -> Siege:
    """Everything at its longest."""
    worst = {state: dict.fromkeys(NAMED, 3) for state in ("hunger", "fatigue", "misery", "wounds", "illness")}
    siege = shelter(
        seats=4,
        people=4,
        day=12,
        round=3,
        cold=9,
        stock={kind: min(99, count * 5) for kind, count in zip(GOODS, BOX.count, strict=True)},
        boarded={"1", "2", "3"},
        places=PLACES,
        hidden={"near": goods(book=3, guitar=1), "distant": goods(shovel=2)},
        open_events=[event.id for event in BOX.event_cards if event.stays],
        objective="Those Who Began",
        completed=["The Whole House"],
        kept_cards=["K01", "K02", "K03", "K04"],
        later=[("morning", 2, "200"), ("raid", 0, "300")],
        gone=["Rashid, dead", "Wen, left", "Obed, dead"],
        pets={"cat", "dog"},
        armed={"Ingvar": "pistol", "Marguerite": "knife"},
        treated=dict.fromkeys(NAMED, ("meds", "bandages", "herbal-meds")),
        damage=3,
        injuries=2,
        who="Marguerite",
        **{**worst, **fields},
    )
    spaces = BOX.space_words
    siege.cards_on = {space: ["S01", "S02", "S03"] for space in spaces[1::2]}
    siege.fitting = dict.fromkeys(spaces[::2], "Reinforced door")
    siege.waits = {space: number % 4 for number, space in enumerate(spaces)}
    return siege


# -- widths -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_terminal_is_wide(width: int) -> None:
    for seats, picks in ((1, 0), (1, 70), (2, 3), (2, 150), (3, 90), (4, 40), (4, 180)):
        game = played(picks, seats)
        for seat in (None, 0):
            assert max(map(len, drawn(picture_of(game, seat, width), width).splitlines())) <= width


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_house_fits_too_and_nothing_is_left_out(width: int) -> None:
    siege = crowded()
    said = shown(siege, width)
    assert max(map(len, said.splitlines())) <= width
    beside = "\n".join(line[drawing.HOUSE :] for line in said.splitlines()) if width >= WIDE else said
    words = re.sub(r"\s+", " ", beside)
    for kind in GOODS[6:]:
        assert str(pile(SPEECH.voice(BOX), by_kind(**{kind.replace("-", "_"): siege.stock[kind]}))) in words
    assert "Those Who Began" in words
    for name in NAMED:
        assert name in words
    assert said.count("■■■□ 3!") == 20


@pytest.mark.parametrize("width", [1, 20, 40])
def test_even_a_tiny_terminal_does_no_harm(width: int) -> None:
    shown(crowded(), width)
    for siege in (out(), fighting(), shelter(script="200")):
        shown(siege, width)


@pytest.mark.parametrize(("width", "height"), [(100, 30), (80, 24)])
def test_a_day_as_it_is_fits_into_a_usual_terminal(width: int, height: int) -> None:
    """A whole house, three people, stores, an objective and the three places."""
    first_day = shown(Siege(played(1).state), width).splitlines()
    assert len(first_day) <= height


def test_wide_terminals_show_the_people_beside_the_house() -> None:
    assert re.search(r"█.*People", shown(shelter(), 170))
    assert not re.search(r"█.*People", shown(shelter(), 120))


def test_letters_that_a_terminal_lacks_are_replaced() -> None:
    for siege in (crowded(), out(), fighting(), shelter(script="200")):
        said = drawn(picture(seen(siege), SPEECH.voice(siege.box), 100), 100, "ascii")
        assert said.isascii()
        assert "?" not in re.sub(r"\w\?", "", said)
    assert "##-- 2" in drawn(picture(seen(shelter(hunger={"Ingvar": 2})), SPEECH.voice(BOX), 100), 100, "ascii")
    assert "●".translate(IN_ASCII) != "○".translate(IN_ASCII)
    assert "╎".translate(IN_ASCII) != "╪".translate(IN_ASCII)


# -- the house --------------------------------------------------------------------------------------------------------


def rooms(said: str) -> dict[str, str]:
    """What is written in each room, by its name on the board."""
    found: dict[str, str] = {}
    lines = said.splitlines()
    for y, line in enumerate(lines):
        for match in re.finditer(r"─([augc]\d)─", line):
            start = match.start()
            height = next(h for h in range(1, 9) if lines[y + h][start] == "─")
            wall = re.compile(r"[┬┼┐┤]").search(line, start)
            assert wall is not None
            found[match.group(1)] = plain(
                " ".join(lines[y + h][start : wall.start()] for h in range(1, height))
            ).strip()
    return found


@pytest.mark.parametrize("width", [80, 100, 150])
def test_four_floors_of_eight_rooms_lie_as_on_the_board(width: int) -> None:
    said = shown(shelter(), width)
    floors = [re.findall(r"─([augc]\d)─", line) for line in said.splitlines() if re.search(r"─[augc]1─", line)]
    assert floors == [[f"{floor}{column}" for column in range(1, 9)] for floor in "augc"]


@pytest.mark.parametrize("width", [80, 100])
def test_ladders_lead_to_the_floor_above(width: int) -> None:
    lines = shown(shelter(), width).splitlines()
    for y, line in enumerate(lines):
        for match in re.finditer(r"─([augc]\d)─", line):
            climbs = next(one.ladder for one in BOX.plans[0].plan.spaces if one.id == match.group(1))
            wall = re.compile(r"[┬┼┐┤]").search(line, match.start())
            assert wall is not None
            assert (line[wall.start() - 2 : wall.start()] == "╟╢") == climbs, match.group(1)
            assert (lines[y + 1][wall.start() - 2 : wall.start()] == "╟╢") == climbs, match.group(1)


def test_holes_have_their_numbers_and_boards() -> None:
    open_, boarded = shown(shelter()), shown(shelter(boarded={"1", "3"}))
    assert (open_.count("╎"), open_.count("╪")) == (6, 0)
    assert (boarded.count("╎"), boarded.count("╪")) == (2, 4)
    lines = boarded.splitlines()
    for number, name in zip("123", ("a7", "u7", "c7"), strict=True):
        ceiling = next(y for y, line in enumerate(lines) if f"─{name}─" in line)
        wall = re.compile(r"[┬┼]").search(lines[ceiling], lines[ceiling].index(name))
        assert wall is not None
        assert lines[ceiling + 2][wall.start()] == number


@pytest.mark.parametrize("width", [80, 100])
def test_what_lies_in_a_room_is_named(width: int) -> None:
    siege = shelter()
    siege.cards_on = {"g2": ["S01"], "g6": ["S07"], "u6": ["S11"], "u2": ["S15"], "c2": ["S17"]}
    siege.cards_on.update({"c6": ["S02, remnants"], "a6": ["S03", "S04"]})
    written = rooms(shown(siege, width))
    for name, word in (("g2", "Rubble"), ("g6", "Heap"), ("u6", "Furnit"), ("u2", "Bars"), ("c6", "Remnants")):
        assert word in written[name], name
    assert "oor" in written["c2"]
    assert re.search(r"Rub.*×2", written["a6"])


def test_fittings_their_waits_and_what_can_be_done_in_a_room() -> None:
    siege = fitted(shelter(waits={"u6": 2}), g6="F03", u6="F08", c6="F19")
    written = rooms(shown(siege))
    assert written["g6"] == "Kitchen Stove"
    assert written["u6"] == "Study Snare in 2 days"
    assert written["c6"] == "Store room Reinforced door"
    assert written["g1"] == "Street door Go outside"
    assert written["g4"].startswith("Stairwell")
    assert "dark" in written["g4"]
    assert rooms(shown(shelter()))["g6"] == "Kitchen"


def test_where_nobody_can_get_stands_in_brackets() -> None:
    siege = shelter()
    siege.cards_on["g2"] = ["S01"]
    written = rooms(shown(siege))
    assert written["g2"].startswith("Hall")
    assert written["g1"].startswith("(Street")
    assert "(" not in written["g6"]


def test_people_stand_where_they_work_and_the_others_at_the_guard_post() -> None:
    siege = shelter(round=1, standing={"Ingvar": "g5"}, acted={"Ingvar": "acted"})
    written = rooms(shown(siege))
    assert written["g5"].endswith("1 Ingvar")
    assert written["g3"].endswith("2 3")


def test_what_is_being_built_is_drawn_before_it_stands() -> None:
    siege = shelter(round=1, standing={"Ingvar": "g6"})
    siege.acted = {"Ingvar": "builds Stove"}
    said = shown(siege)
    assert "+ Stove" in rooms(said)["g6"]
    assert "builds: Stove" in said


def test_at_night_everybody_is_where_the_task_is() -> None:
    siege = fitted(
        shelter(
            people=4,
            phase="night-raid",
            task={"Ingvar": "bed", "Marguerite": "floor", "Tomé": "guard", "Sabine": "out"},
        ),
        u6="F01",
    )
    written = rooms(shown(siege))
    assert written["u6"].endswith("1 Ingvar")
    assert "2 Marguerite"[:8] in written["u5"]
    assert written["g3"].endswith("3 Tomé")
    assert not any("Sabine" in text for text in written.values())


def test_a_narrow_terminal_lists_the_rooms() -> None:
    siege = fitted(shelter(boarded={"2"}, round=1, standing={"Ingvar": "g5"}), g6="F03")
    siege.cards_on["g2"] = ["S01"]
    said = plain(shown(siege, 60))
    assert "Hall: Rubble" in said
    assert "Kitchen: Stove" in said
    assert "Poke about 1 Ingvar" in said
    assert "Nursery: a hole, boarded up" in said
    assert "Vault: an open hole" in said


# -- people and stores ------------------------------------------------------------------------------------------------


def line_of(said: str, start: str) -> str:
    return next(line for line in said.splitlines() if line.startswith(start))


def test_a_person_has_a_line_with_states_rounds_and_abilities() -> None:
    siege = shelter(
        round=2,
        hunger={"Ingvar": 1, "Marguerite": 4},
        fatigue={"Ingvar": 3},
        wounds={"Tomé": 2},
        armed={"Tomé": "knife"},
    )
    siege.treated = {"Tomé": {"bandages"}}
    first, last = siege.printed("characters", "Ingvar"), siege.printed("characters", "Tomé")
    said = shown(siege)
    row = line_of(said, f"1 {first.name}")
    assert [*re.findall(r"[■□]{4} \d!?", row)] == ["■□□□ 1", "■■■□ 3!", "□□□□ 0", "□□□□ 0", "□□□□ 0"]
    assert "○●●" in row
    assert f"{first.prowess}·{first.empathy}·{first.inventory}" in row
    assert "no action" in row
    row = line_of(said, f"3 {last.name}")
    assert "free, with knife, given" in row
    assert "bandage" in said
    assert "■■■■ 4!" in line_of(said, "2 ")


def test_whom_a_card_means_is_pointed_at() -> None:
    said = shown(shelter(who="Marguerite"))
    assert line_of(said, "» 2 ")
    assert line_of(said, "  1 ")
    assert "»" not in shown(shelter())


def test_tasks_sleep_and_those_who_stop() -> None:
    siege = shelter(
        people=4,
        phase="scavenging",
        task={"Ingvar": "bed", "Marguerite": "guard", "Tomé": "out", "Sabine": "out"},
        stopped={"Sabine"},
        places=PLACES,
        location="near",
    )
    said = shown(siege)
    assert "in a bed" in line_of(said, "1 ")
    assert "on guard" in line_of(said, "2 ")
    assert line_of(said, "3 ").endswith("out")
    assert "out, goes no further" in line_of(said, "4 ")
    assert "asleep" in line_of(shown(shelter(fatigue={"Ingvar": 4})), "1 ")


def test_storage_begins_with_what_is_needed_most() -> None:
    siege = shelter(stock=goods(raw_food=3, water=2, wood=14, shovel=1, knife=2), pile=goods(lockpick=1))
    said = shown(siege)
    assert "Storage   food: canned 0  raw 3  vegetables 0   water 2   wood 14   components 0" in said
    assert "1 shovel and 2 knives" in said
    assert "In use    1 lockpick" in said
    siege.phase, siege.task = "night-raid", {"Ingvar": "out"}
    assert f"Carried   1 lockpick (weight 0 of {siege.printed('inventory', 'Ingvar')})" in shown(siege)


def test_the_day_the_book_and_the_cold() -> None:
    siege = shelter(day=3, round=2, leader=1, cold=2, events=["E02", "E03", "E04"], pets={"cat"})
    said = shown(siege).splitlines()[0]
    assert said.startswith(" Day 3, Day, round 2 of 3   Ben holds the book   2 cold tokens")
    assert "3 days to come at most" in said
    assert "in the house: the cat" in shown(siege)
    assert "a fourth action" in shown(shelter(round=4)).splitlines()[0]
    assert " Day 1, Dusk " in shown(shelter(phase="dusk")).splitlines()[0]


MORE = """
events:
- id: EX1
  title: A Cordon
  story: x
  stays: true
  dusk: [lose 1 water]
  damage: 2
objectives:
- {id: OX1, title: The Pump, story: x, chapter: 1, steps: 3, price: 2 wood and 1 component}
- {id: OX2, title: A Full Larder, story: x, chapter: 2, when: you have 4 canned food}
"""


def test_events_in_force_objectives_and_what_else_hangs_over_the_house() -> None:
    box = box_with(MORE)
    first, third = box.locations[:2]
    places = {"near": first.id, "far": third.id}
    coming = [("dawn", 0, "200"), ("visitor", 0, "300")]
    siege = shelter(box=box, open_events=["EX1"], objective="OX1", status=1, places=places, later=coming)
    siege.hidden = {"near": goods(book=1)}
    said = plain(shown(siege))
    assert "A Cordon: at dusk: lose 1 water; every raid: 2 more damage" in said
    assert "The Pump ●○○ 1 of 3; a step takes 2 wood and 1 component" in said
    assert f"near {first.title} ({first.number}) [1 book hidden] distant none far {third.title}" in said
    assert "script 200 (at the next dawn) and script 300" in said
    assert "(instead of the next visitor)" in said
    assert siege.printed("scripts", "200").title not in said
    assert "the raid: +2 damage" in said
    siege.objective = "OX2"
    assert "A Full Larder: you have 4 canned food" in plain(shown(siege))


def test_by_day_the_house_alone_shows_its_boards() -> None:
    assert "1 hole boarded up" not in plain(shown(shelter(phase="day", boarded={"1"})))
    assert "1 hole boarded up" in plain(shown(shelter(phase="evening", boarded={"1"})))


def test_tonight_and_a_raid_under_way() -> None:
    siege = shelter(
        phase="night-raid",
        task={"Ingvar": "guard", "Marguerite": "guard", "Tomé": "out"},
        boarded={"1", "2"},
        damage=2,
        injuries=1,
    )
    said = plain(shown(siege))
    assert "on guard: 1 Ingvar and 2 Marguerite; 2 holes boarded up; the raid: +2 damage and +1 wounds" in said
    siege.stage = "raiding"
    assert "still to come: 2 damage and 1 wound" in plain(shown(siege))
    assert "no raid" in plain(shown(shelter(spared=True)))
    assert "1 bed" in plain(shown(fitted(shelter(phase="evening"), u6="F01")))


def test_dangers_are_marked_and_a_person_in_danger_has_a_mark() -> None:
    siege = shelter(hunger={"Ingvar": 3}, stock=goods(water=1))
    coming = {message: SPEECH.voice(BOX, NAMES).say(message, numbers) for message, numbers in seen(siege).table.dangers}
    said = shown(siege)
    assert "■■■□ 3!" in said
    assert f"! {coming['danger-water']}" in plain(said)
    assert coming["danger-hunger"] not in plain(said)
    over = drawn(picture(seen(siege, cause="forfeit"), SPEECH.voice(BOX), 100))
    assert coming["danger-water"] not in plain(over)


def test_gaps_of_a_message_have_styles_of_their_own() -> None:
    parts = in_styles(SPEECH.voice(BOX), "how-many", "dim", thing=("wood", "bold"), number=(3, ""))
    assert parts == [("wood", "bold"), (" ", "dim"), ("3", "")]


# -- the night --------------------------------------------------------------------------------------------------------


def out(**fields: Any) -> Siege:
    there = {"phase": "scavenging", "stage": "exploring", "places": PLACES, "location": "near"}
    tasks = {"Ingvar": "out", "Marguerite": "guard", "Tomé": "out"}
    trip = {"unknown": ["X06", "X07", "X08"], "drawn": {"exploration": ["X04", "X02"]}, "noise": 4}
    return shelter(**{**there, "task": tasks, **trip, "pile": goods(raw_food=2, knife=1), **fields})


def test_a_trip_shows_the_place_the_noise_and_what_is_carried() -> None:
    siege = out()
    place = siege.printed("locations", "L01")
    said = shown(siege)
    assert f"─ {place.title}, near ─" in said
    assert plain(place.story)[:60] in plain(said)
    assert " 1  2  3 [4] 5  6  7  8  9  10   a roll for noise brings somebody: 4 in 10" in said
    assert f"▮ ▮ ▮  3 of {place.number} left" in said
    first, second = siege.named("exploration", (1, 3))
    assert f"{first}, {second}" in plain(said)
    capacity = siege.printed("inventory", "Ingvar") + siege.printed("inventory", "Tomé")
    assert f"2 raw food and 1 knife (weight 3 of {capacity})" in said
    assert "─a1─" not in said
    gone = {"near": "L02", "distant": "L03", "far": "L04", "off the board": "L01"}
    assert "lost to the group" in shown(out(places=gone, location="off the board"))


def test_whom_one_meets_is_named() -> None:
    siege = out(card="R03")
    resident = siege.printed("residents", "R03")
    assert f"{resident.title} ({resident.kind}, {resident.enemies} enem" in plain(shown(siege))


def fighting(**fields: Any) -> Siege:
    foes = {
        "foes": [f"{BOX.enemies[place].kind}{BOX.enemies[place].prowess}" for place in (0, 4, 8)],
        "foe_weapon": ["pistol", "knife", "unarmed"],
        "foe_melee": ["knife", "unarmed", "unarmed"],
    }
    return out(fighting=True, card="R03", armed={"Ingvar": "knife"}, **{"foe_wounds": [0, 2, 3], **foes, **fields})


def test_a_fight_is_drawn_as_the_chart() -> None:
    siege = fighting(pile=goods(knife=1, ammo=3), dodging=["Tomé", "enemy 1"])
    resident = siege.printed("residents", "R03")
    said = shown(siege)
    (first, *_), (second, *_), _ = siege.foes
    assert re.search(r"Pistol +red +\[1 " + first, said)
    knife = next(line for line in said.splitlines() if "Knife " in line)
    assert f"[2 {second}" in knife
    columns = next(line for line in said.splitlines() if "2 wounds" in line)
    assert knife.index("[2 ") == columns.index("2 wounds")
    assert "1 Ingvar" in knife
    assert re.search(r"Bare hands +white +3 Tomé", said)
    assert "[3 " not in said
    assert "dead: enemy 3; not to be hit in this round: enemy 1 and Tomé" in said
    assert "ammo 3" in said
    assert f"A fight: {resident.title}, before the first round" in said
    assert f"A fight: {resident.title}, round 2" in shown(fighting(combat_round=2))
    assert siege.places["near"] in said


def test_the_chart_is_shown_again_in_the_midst_of_a_fight() -> None:
    siege = fighting()
    assert meanwhile(seen(siege, kind="combat"), SPEECH.voice(BOX), 100) is not None
    assert "A fight" in drawn(meanwhile(seen(siege, kind="hit-foe"), SPEECH.voice(BOX), 100) or "")
    assert meanwhile(seen(siege, kind="re-roll"), SPEECH.voice(BOX), 100) is None
    assert meanwhile(seen(out(), kind="combat"), SPEECH.voice(BOX), 100) is None
    assert meanwhile(seen(siege), SPEECH.voice(BOX), 100) is None
    assert meanwhile_of(played(5), 0, 100) is None


# -- the book ---------------------------------------------------------------------------------------------------------

TALE = """
scripts:
- id: "1901"
  title: The Lamp
  story: |-
    It stands in the window. *Put it out.* Nobody moves.

    Then somebody does. *Thank you.*
- {id: "1902", title: Silence, story: Nobody says a word.}
"""


def test_a_script_reads_like_a_page() -> None:
    box = box_with(TALE)
    siege = shelter(box=box, script="1901", leader=0)
    said = shown(siege)
    lines = said.splitlines()
    title = next(y for y, line in enumerate(lines) if "THE LAMP" in line)
    assert "It stands in the window. Put it out. Nobody moves." in lines[title + 2]
    assert "Then somebody does. Thank you." in said
    assert " 1901 " in said
    assert "*" not in said
    assert "─a1─" not in said
    assert "\x1b[3mPut it out.\x1b[0m" in styled(siege)


def styled(siege: Siege) -> str:
    console = Console(file=StringIO(), width=100, force_terminal=True, color_system="standard", markup=False)
    console.print(picture(seen(siege), SPEECH.voice(siege.box), 100))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_who_does_not_hold_the_book_hears_what_is_said() -> None:
    box = box_with(TALE)
    siege = shelter(box=box, script="1901", leader=1)
    heard = shown(siege, seat=0)
    assert "Put it out." in heard
    assert "Thank you." in heard
    assert "window" not in heard
    assert "window" in shown(siege, seat=1)
    siege.script = "1902"
    assert "Nobody says a word" not in shown(siege, seat=0)
    assert "Nobody speaks." in shown(siege, seat=0)


def test_what_the_book_tells_is_a_page_of_the_log_unless_the_picture_has_it() -> None:
    box = box_with(TALE)
    lamp = words_of(box).scripts.number("1901")
    read = page("script-read", (lamp,), SPEECH.voice(box), 100, None)
    assert read is not None
    assert "It stands in the window." in drawn(read)
    heard = page("script-heard", (lamp,), SPEECH.voice(box), 100, None)
    assert heard is not None
    assert "window" not in drawn(heard)
    assert page("gained", (1, 2), SPEECH.voice(box), 100, None) is None
    open_ = seen(shelter(box=box, script="1901"))
    closed = seen(shelter(box=box))
    assert page("script-read", (lamp,), SPEECH.voice(box), 100, open_) == ""
    assert page("script-read", (lamp,), SPEECH.voice(box), 100, closed) not in ("", None)
    game = played(0)
    assert page_of(game, ("script-read", 0, (0,)), 100) is not None
    assert page_of(game, ("phase", 0, (0, 1)), 100) is None


def test_at_the_table_a_page_stands_alone_between_the_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_STATE", str(tmp_path))
    game = played(0, seats=1)
    table = Table(game, [None], Screen(house(), fast=True), Keeper(game, None, "me", None))
    log = game.play.log
    assert log is not None
    since = len(log)
    wood, script = shelter().number("wood"), words_of(BOX).scripts.number("200")
    to_all = state.ALL
    log += [("gained", to_all, (2, wood)), ("script-read", to_all, (script,)), ("lost", to_all, (1, wood))]
    gained, read, lost = table.told(0, since)
    assert [gained, lost] == ["Gained: 2 wood.", "Lost: 1 wood."]
    assert BOX.scripts[script].title.upper() in drawn(read)
    now = game.seen(0)
    open_ = dataclasses.replace(now, table=replace(now.table, script="200"))
    assert table.told(0, since, open_) == ["Gained: 2 wood.", "Lost: 1 wood."]


def test_of_a_story_only_the_question_is_underlined() -> None:
    text = question(Prompt("The Lamp. It stands in the window.", "What do you do?"))
    assert text.plain == "The Lamp. It stands in the window. What do you do?"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["What do you do?"]


# -- cards to read ----------------------------------------------------------------------------------------------------


def readable(siege: Siege, seat: int | None = 0) -> dict[str, str]:
    return {name: drawn(draw()) for name, _, _, draw in cards_in_sight(seen(siege, seat), SPEECH.voice(siege.box))}


def test_the_card_that_is_carried_out_is_named_and_can_be_read() -> None:
    siege = shelter(event="E03", visitor="V02")
    event, visitor = siege.printed("events", "E03"), siege.printed("visitors", "V02")
    assert re.search(rf"Now +{event.title} \(Event\)", shown(siege))
    assert re.search(rf"Now +{visitor.title} \(at the door\)", shown(siege))
    assert {event.id, visitor.id} <= set(readable(siege))
    assert not {event.id, visitor.id} & set(readable(shelter()))
    assert "Now" not in shown(shelter())


def test_what_lies_open_can_be_read_and_what_lies_face_down_cannot() -> None:
    siege = out(open_events=["E04"], objective="O13", kept_cards=["K05"], gone=["Rashid, dead"])
    siege.decks = {"exploration": ["X10", "X11"]}
    siege.cards_on["a4"] = ["S01"]
    siege.cards_on["u6"] = ["S02, remnants"]
    cards = readable(siege)
    assert {"E04", "O13", "K05", "C06", "L03"} <= set(cards)
    assert {"X02", "X04"} <= set(cards)
    assert not {"X06", "X07", "X08", "X10", "X11"} & set(cards)
    assert "S02" in cards
    assert "S01" not in cards
    assert {"F01", "F20", "wood", "states", "g5", "campaign"} <= set(cards)


def test_scripts_are_read_again_only_where_all_read_the_same_book() -> None:
    read = ["200", "300"]
    alone = set(readable(shelter(seats=1, read=read)))
    together = set(readable(shelter(seats=2, read=read, rules=("open-book",))))
    apart = set(readable(shelter(seats=2, read=read, script="200", leader=1)))
    assert set(read) <= alone
    assert set(read) <= together
    assert set(read) & apart == {"200"}
    spoken = next(script for script in BOX.scripts if "*" in script.story)
    told = spoken.story.partition("*")[0].strip()[:40]
    heard = readable(shelter(seats=2, script=spoken.id, leader=1))[spoken.id]
    assert not told or told not in plain(heard)


@pytest.mark.parametrize("picks", [0, 40, 80])
def test_what_is_hidden_stays_hidden(picks: int) -> None:
    """Draw anew what nobody can know: the picture and the cards to read stay the same."""
    game = next(game for game in (played(picks, 3, seed) for seed in range(2, 40)) if game.pending is not None)
    assert game.pending is not None
    seat = game.pending.seat
    again = game.clone(resample=Rng(5))
    assert drawn(picture_of(game, seat, 100)) == drawn(picture_of(again, seat, 100))
    cards, others = (cards_in_sight(one.view(seat), SPEECH.voice(BOX)) for one in (game, again))
    assert [one[:3] for one in cards] == [one[:3] for one in others]


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cause", RULES.goals)
def test_each_ending_has_its_page_and_its_account(cause: str) -> None:
    siege = shelter(people=2, day=7, gone=["Rashid, dead", "Wen, left"], hunger={"Ingvar": 2}, epilogue=["200"])
    for width in (40, 60, 100):
        said = drawn(ending(seen(siege, None, cause), SPEECH.voice(BOX), width), width)
        assert max(map(len, said.splitlines())) <= width
        words = plain(said)
        assert verdict(SPEECH.voice(BOX).language, cause, ()) in words
        assert BOX.scripts[getattr(BOX.board, cause.replace("-", "_"))].title in words
        assert "Rashid Nazari, dead." in words
        assert "Ingvar Stenberg (hunger 2)" in words


def test_a_whole_game_ends_with_an_epilogue() -> None:
    game = played(5_000)
    assert game.outcome is not None
    assert verdict(SPEECH.voice(BOX).language, game.outcome.cause, ()) in plain(drawn(ending_of(game, 80), 80))


def test_the_marks_are_explained() -> None:
    for mark in ("■", "□", "●", "○", "╟╢", "╎", "╪", "»", "P·E·I", "+ "):
        assert mark in SPEECH.voice(BOX).language.say("legend")
