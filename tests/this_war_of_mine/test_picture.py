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
from holdfast.games.this_war_of_mine.presence.drawing.marks import IN_ASCII
from holdfast.games.this_war_of_mine.presence.picture import (
    HOUSE,
    WIDE,
    cards_in_sight,
    ending,
    meanwhile,
    page,
    picture,
)
from holdfast.games.this_war_of_mine.presence.view import WarView, view
from holdfast.games.this_war_of_mine.shelter.shelter import SPOKEN_FOR
from holdfast.games.this_war_of_mine.speech import SPEECH, pile
from holdfast.games.this_war_of_mine.state import (
    BED,
    DAY,
    DUSK,
    EVENING,
    EXPLORATION,
    FLOOR,
    GOODS,
    GUARD,
    KNIFE,
    NONE,
    OPEN_BOOK,
    OUT,
    PISTOL,
    RAID,
    SCAVENGING,
    UNARMED,
    Shelter,
)
from holdfast.kernel import ALL, Game, Prompt, Rng, Seen
from holdfast.kernel.rows import put
from holdfast.presence import verdict
from holdfast.presence.options import question
from holdfast.presence.pictures import ending_of, meanwhile_of, page_of, picture_of
from holdfast.presence.styled import styled as in_styles
from holdfast.speech import house
from holdfast.terminal.keeping import Keeper
from holdfast.terminal.screen import Screen
from holdfast.terminal.table import Table
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, shelter
from tests.toys.looking import ended, looking_at

BOX = open_box(None)
WIDTHS = [60, 74, 80, 99, 100, 120, 160, 200]
NAMES = ["Anna", "Ben", "Clara", "Dov"]


def drawn(thing: RenderableType, width: int = 100, encoding: str = "utf-8") -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)
    options = console.options.update(width=width)
    options.encoding = encoding
    lines = console.render_lines(thing, options, pad=False)
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


def plain(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)


def seen(g: Shelter, seat: int | None = 0, cause: str = "", kind: str = "") -> Seen[WarView]:
    """What a seat may see of an arranged shelter; `kind` is the question it is asked."""
    outcome = ended(cause, g.seats, won=cause in ("victory", "survived"))
    return looking_at(view(g, seat), NAMES[: g.seats], seat, outcome, kind or None)


def shown(g: Shelter, width: int = 100, seat: int | None = 0) -> str:
    return drawn(picture(seen(g, seat), SPEECH.voice(g.box), width), width)


def played(picks: int, seats: int = 2, seed: int = 1) -> Game[Any]:
    game = holdfast.start("this_war_of_mine", seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(picks):
        if game.pending is None:
            break
        game.pick(chance.below(len(game.pending.values)))
    return game


def space(name: str) -> int:
    return BOX.space_words.index(name)


def fitted(g: Shelter, **fittings: str) -> Shelter:
    """Fittings by space: fitted(g, g6="F03")."""
    for name, fitting in fittings.items():
        g.fitting = put(g.fitting, space(name), card("fittings", fitting))
    return g


def crowded(**fields: Any) -> Shelter:
    """Everything at its longest."""
    worst = {state: [3] * 4 for state in ("hunger", "fatigue", "misery", "wounds", "illness")}
    g = shelter(
        seats=4,
        people=4,
        day=12,
        round=3,
        cold=9,
        stock=[min(99, count * 5) for count in BOX.count],
        boarded=[1, 1, 1],
        places=[0, 1, 2],
        hidden=[goods(book=3, guitar=1), goods(shovel=2), []],
        open_events=[number for number, event in enumerate(BOX.event_cards) if event.stays],
        objective=0,
        completed=[4],
        kept_cards=list(range(4)),
        later=[[0, 2, 3], [3, 0, 4]],
        gone=[10, 13, 14],
        pets=[1, 1],
        armed=[PISTOL, KNIFE, NONE, NONE],
        treated=[1] * 12,
        damage=3,
        injuries=2,
        who=1,
        **{**worst, **fields},
    )
    g.cards_on = [[0, 2, 4] if number % 2 else [] for number in range(BOX.spaces)]
    g.fitting = [NONE if number % 2 else card("fittings", "F19") for number in range(BOX.spaces)]
    g.waits = [number % 4 for number in range(BOX.spaces)]
    return g


# -- widths -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_longer_than_the_terminal_is_wide(width: int) -> None:
    for seats, picks in ((1, 0), (1, 70), (2, 3), (2, 150), (3, 90), (4, 40), (4, 180)):
        game = played(picks, seats)
        for seat in (None, 0):
            assert max(map(len, drawn(picture_of(game, seat, width), width).splitlines())) <= width


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_house_fits_too_and_nothing_is_left_out(width: int) -> None:
    g = crowded()
    said = shown(g, width)
    assert max(map(len, said.splitlines())) <= width
    beside = "\n".join(line[HOUSE:] for line in said.splitlines()) if width >= WIDE else said
    words = re.sub(r"\s+", " ", beside)
    for number in range(6, GOODS):
        assert str(pile(SPEECH.voice(BOX), [0] * number + [g.stock[number]])) in words
    assert BOX.objectives[0].title in words
    for person in range(4):
        assert BOX.characters[person].name.partition(" ")[0] in words
    assert said.count("■■■□ 3!") == 20


@pytest.mark.parametrize("width", [1, 20, 40])
def test_even_a_tiny_terminal_does_no_harm(width: int) -> None:
    shown(crowded(), width)
    for g in (out(), fighting(), shelter(script=0)):
        shown(g, width)


@pytest.mark.parametrize(("width", "height"), [(100, 30), (80, 24)])
def test_a_day_as_it_is_fits_into_a_usual_terminal(width: int, height: int) -> None:
    """A whole house, three people, stores, an objective and the three places."""
    first_day = shown(played(1).state, width).splitlines()
    assert len(first_day) <= height


def test_wide_terminals_show_the_people_beside_the_house() -> None:
    assert re.search(r"█.*People", shown(shelter(), 170))
    assert not re.search(r"█.*People", shown(shelter(), 120))


def test_letters_that_a_terminal_lacks_are_replaced() -> None:
    for g in (crowded(), out(), fighting(), shelter(script=0)):
        said = drawn(picture(seen(g), SPEECH.voice(g.box), 100), 100, "ascii")
        assert said.isascii()
        assert "?" not in re.sub(r"\w\?", "", said)
    assert "##-- 2" in drawn(picture(seen(shelter(hunger=[2])), SPEECH.voice(BOX), 100), 100, "ascii")
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
            found[match[1]] = plain(" ".join(lines[y + h][start : wall.start()] for h in range(1, height))).strip()
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
            climbs = next(one.ladder for one in BOX.plans[0].plan.spaces if one.id == match[1])
            wall = re.compile(r"[┬┼┐┤]").search(line, match.start())
            assert wall is not None
            assert (line[wall.start() - 2 : wall.start()] == "╟╢") == climbs, match[1]
            assert (lines[y + 1][wall.start() - 2 : wall.start()] == "╟╢") == climbs, match[1]


def test_holes_have_their_numbers_and_boards() -> None:
    open_, boarded = shown(shelter()), shown(shelter(boarded=[1, 0, 1]))
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
    g = shelter()
    for name, kind in (("g2", "S01"), ("g6", "S07"), ("u6", "S11"), ("u2", "S15"), ("c2", "S17")):
        g.cards_on = put(g.cards_on, space(name), [card("shelter", kind) * 2])
    g.cards_on = put(g.cards_on, space("c6"), [card("shelter", "S02") * 2 + 1])
    g.cards_on = put(g.cards_on, space("a6"), [card("shelter", "S03") * 2, card("shelter", "S04") * 2])
    written = rooms(shown(g, width))
    for name, word in (("g2", "Rubble"), ("g6", "Heap"), ("u6", "Furnit"), ("u2", "Bars"), ("c6", "Remnants")):
        assert word in written[name], name
    assert "oor" in written["c2"]
    assert re.search(r"Rub.*×2", written["a6"])


def test_fittings_their_waits_and_what_can_be_done_in_a_room() -> None:
    g = fitted(shelter(), g6="F03", u6="F08", c6="F19")
    g.waits = put(g.waits, space("u6"), 2)
    written = rooms(shown(g))
    assert written["g6"] == "Kitchen Stove"
    assert written["u6"] == "Study Snare in 2 days"
    assert written["c6"] == "Store room Reinforced door"
    assert written["g1"] == "Street door Go outside"
    assert written["g4"].startswith("Stairwell")
    assert "dark" in written["g4"]
    assert rooms(shown(shelter()))["g6"] == "Kitchen"


def test_where_nobody_can_get_stands_in_brackets() -> None:
    g = shelter()
    g.cards_on = put(g.cards_on, space("g2"), [card("shelter", "S01") * 2])
    written = rooms(shown(g))
    assert written["g2"].startswith("Hall")
    assert written["g1"].startswith("(Street")
    assert "(" not in written["g6"]


def test_people_stand_where_they_work_and_the_others_at_the_guard_post() -> None:
    g = shelter(round=1, standing=[space("g5"), NONE, NONE, NONE], acted=[1, 0, 0, 0])
    written = rooms(shown(g))
    assert written["g5"].endswith(f"1 {BOX.characters[0].name.partition(' ')[0]}")
    assert written["g3"].endswith("2 3")


def test_what_is_being_built_is_drawn_before_it_stands() -> None:
    g = shelter(round=1, standing=[space("g6"), NONE, NONE, NONE])
    g.acted[0] = SPOKEN_FOR + card("fittings", "F03")
    said = shown(g)
    assert "+ Stove" in rooms(said)["g6"]
    assert "builds: Stove" in said


def test_at_night_everybody_is_where_the_task_is() -> None:
    g = fitted(shelter(people=4, phase=RAID, task=[BED, FLOOR, GUARD, OUT]), u6="F01")
    names = [one.name.partition(" ")[0] for one in BOX.characters]
    written = rooms(shown(g))
    assert written["u6"].endswith(f"1 {names[0]}")
    assert f"2 {names[1]}"[:8] in written["u5"]
    assert written["g3"].endswith(f"3 {names[2]}")
    assert not any(names[3] in text for text in written.values())


def test_a_narrow_terminal_lists_the_rooms() -> None:
    g = fitted(shelter(boarded=[0, 1, 0], round=1, standing=[space("g5"), NONE, NONE, NONE]), g6="F03")
    g.cards_on = put(g.cards_on, space("g2"), [card("shelter", "S01") * 2])
    said = plain(shown(g, 60))
    assert "Hall: Rubble" in said
    assert "Kitchen: Stove" in said
    assert f"Poke about 1 {BOX.characters[0].name.partition(' ')[0]}" in said
    assert "Nursery: a hole, boarded up" in said
    assert "Vault: an open hole" in said


# -- people and stores ------------------------------------------------------------------------------------------------


def line_of(said: str, start: str) -> str:
    return next(line for line in said.splitlines() if line.startswith(start))


def test_a_person_has_a_line_with_states_rounds_and_abilities() -> None:
    g = shelter(round=2, hunger=[1, 4, 0], fatigue=[3, 0, 0], wounds=[0, 0, 2], armed=[NONE, NONE, KNIFE, NONE])
    g.treated[2 * 3 + 1] = 1
    first, last = BOX.characters[0], BOX.characters[2]
    said = shown(g)
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
    said = shown(shelter(who=1))
    assert line_of(said, "» 2 ")
    assert line_of(said, "  1 ")
    assert "»" not in shown(shelter())


def test_tasks_sleep_and_those_who_stop() -> None:
    g = shelter(
        people=4, phase=SCAVENGING, task=[BED, GUARD, OUT, OUT], stopped=[0, 0, 0, 1], places=[0, 1, 2], location=0
    )
    said = shown(g)
    assert "in a bed" in line_of(said, "1 ")
    assert "on guard" in line_of(said, "2 ")
    assert line_of(said, "3 ").endswith("out")
    assert "out, goes no further" in line_of(said, "4 ")
    assert "asleep" in line_of(shown(shelter(fatigue=[4])), "1 ")


def test_storage_begins_with_what_is_needed_most() -> None:
    g = shelter(stock=goods(raw_food=3, water=2, wood=14, shovel=1, knife=2), pile=goods(lockpick=1))
    said = shown(g)
    assert "Storage   food: canned 0  raw 3  vegetables 0   water 2   wood 14   components 0" in said
    assert "1 shovel and 2 knives" in said
    assert "In use    1 lockpick" in said
    g.phase, g.task[0] = RAID, OUT
    assert f"Carried   1 lockpick (weight 0 of {BOX.inventory[0]})" in shown(g)


def test_the_day_the_book_and_the_cold() -> None:
    g = shelter(day=3, round=2, leader=1, cold=2, events=[1, 2, 3], pets=[1, 0])
    said = shown(g).splitlines()[0]
    assert said.startswith(" Day 3, Day, round 2 of 3   Ben holds the book   2 cold tokens")
    assert "3 days to come at most" in said
    assert "in the house: the cat" in shown(g)
    assert "a fourth action" in shown(shelter(round=4)).splitlines()[0]
    assert " Day 1, Dusk " in shown(shelter(phase=DUSK)).splitlines()[0]


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
    event, pump, larder = (
        card("event_cards", "EX1", box),
        card("objectives", "OX1", box),
        card("objectives", "OX2", box),
    )
    g = shelter(
        box=box, open_events=[event], objective=pump, status=1, places=[0, NONE, 1], later=[[2, 0, 0], [4, 0, 1]]
    )
    g.hidden = [goods(book=1), [], []]
    said = plain(shown(g))
    assert "A Cordon: at dusk: lose 1 water; every raid: 2 more damage" in said
    assert "The Pump ●○○ 1 of 3; a step takes 2 wood and 1 component" in said
    first, third = box.locations[0], box.locations[1]
    assert f"near {first.title} ({first.number}) [1 book hidden] distant none far {third.title}" in said
    assert f"script {box.script_ids[0]} (at the next dawn) and script {box.script_ids[1]}" in said
    assert "(instead of the next visitor)" in said
    assert box.scripts[0].title not in said
    assert "the raid: +2 damage" in said
    g.objective = larder
    assert "A Full Larder: you have 4 canned food" in plain(shown(g))


def test_by_day_the_house_alone_shows_its_boards() -> None:
    assert "1 hole boarded up" not in plain(shown(shelter(phase=DAY, boarded=[1, 0, 0])))
    assert "1 hole boarded up" in plain(shown(shelter(phase=EVENING, boarded=[1, 0, 0])))


def test_tonight_and_a_raid_under_way() -> None:
    g = shelter(phase=RAID, task=[GUARD, GUARD, OUT, NONE], boarded=[1, 1, 0], damage=2, injuries=1)
    names = [one.name.partition(" ")[0] for one in BOX.characters]
    said = plain(shown(g))
    assert f"on guard: 1 {names[0]} and 2 {names[1]}; 2 holes boarded up; the raid: +2 damage and +1 wounds" in said
    g.stage = 1
    assert "still to come: 2 damage and 1 wound" in plain(shown(g))
    assert "no raid" in plain(shown(shelter(spared=True)))
    assert "1 bed" in plain(shown(fitted(shelter(phase=EVENING), u6="F01")))


def test_dangers_are_marked_and_a_person_in_danger_has_a_mark() -> None:
    g = shelter(hunger=[3], stock=goods(water=1))
    coming = {message: SPEECH.voice(BOX, NAMES).say(message, numbers) for message, numbers in seen(g).table.dangers}
    said = shown(g)
    assert "■■■□ 3!" in said
    assert f"! {coming['danger-water']}" in plain(said)
    assert coming["danger-hunger"] not in plain(said)
    over = drawn(picture(seen(g, cause="forfeit"), SPEECH.voice(BOX), 100))
    assert coming["danger-water"] not in plain(over)


def test_gaps_of_a_message_have_styles_of_their_own() -> None:
    parts = in_styles(SPEECH.voice(BOX), "how-many", "dim", thing=("wood", "bold"), number=(3, ""))
    assert parts == [("wood", "bold"), (" ", "dim"), ("3", "")]


# -- the night --------------------------------------------------------------------------------------------------------


def out(**fields: Any) -> Shelter:
    there = {"places": [0, 1, 2], "location": 0, "pile": goods(raw_food=2, knife=1), "unknown": [5, 6, 7], "noise": 4}
    g = shelter(phase=SCAVENGING, stage=1, task=[OUT, GUARD, OUT, NONE], **{**there, **fields})
    g.drawn = put(g.drawn, EXPLORATION, [3, 1])
    return g


def test_a_trip_shows_the_place_the_noise_and_what_is_carried() -> None:
    place = BOX.locations[0]
    said = shown(out())
    assert f"─ {place.title}, near ─" in said
    assert plain(place.story)[:60] in plain(said)
    assert " 1  2  3 [4] 5  6  7  8  9  10   a roll for noise brings somebody: 4 in 10" in said
    assert f"▮ ▮ ▮  3 of {place.number} left" in said
    assert f"{BOX.exploration[1].title}, {BOX.exploration[3].title}" in plain(said)
    capacity = BOX.inventory[0] + BOX.inventory[2]
    assert f"2 raw food and 1 knife (weight 3 of {capacity})" in said
    assert "─a1─" not in said
    assert "lost to the group" in shown(out(places=[1, 2, 3, 0], location=3))


def test_whom_one_meets_is_named() -> None:
    resident = BOX.residents[2]
    assert f"{resident.title} ({resident.kind}, {resident.enemies} enem" in plain(shown(out(card=2)))


def fighting(**fields: Any) -> Shelter:
    foes = {"foes": [0, 4, 8], "foe_weapon": [PISTOL, KNIFE, UNARMED], "foe_melee": [KNIFE, UNARMED, UNARMED]}
    return out(fighting=True, card=2, armed=[KNIFE, NONE, NONE, NONE], **{"foe_wounds": [0, 2, 3], **foes, **fields})


def test_a_fight_is_drawn_as_the_chart() -> None:
    said = shown(fighting(pile=goods(knife=1, ammo=3), dodging=[2, 4]))
    names = [one.name.partition(" ")[0] for one in BOX.characters]
    first, second = BOX.enemies[0], BOX.enemies[4]
    assert re.search(r"Pistol +red +\[1 " + first.kind, said)
    knife = next(line for line in said.splitlines() if "Knife " in line)
    assert f"[2 {second.kind}" in knife
    columns = next(line for line in said.splitlines() if "2 wounds" in line)
    assert knife.index("[2 ") == columns.index("2 wounds")
    assert f"1 {names[0]}" in knife
    assert re.search(rf"Bare hands +white +3 {names[2]}", said)
    assert "[3 " not in said
    assert "dead: enemy 3; not to be hit in this round: enemy 1 and " + names[2] in said
    assert "ammo 3" in said
    assert f"A fight: {BOX.residents[2].title}, before the first round" in said
    assert f"A fight: {BOX.residents[2].title}, round 2" in shown(fighting(combat_round=2))
    assert BOX.locations[0].title in said


def test_the_chart_is_shown_again_in_the_midst_of_a_fight() -> None:
    g = fighting()
    assert meanwhile(seen(g, kind="combat"), SPEECH.voice(BOX), 100) is not None
    assert "A fight" in drawn(meanwhile(seen(g, kind="hit-foe"), SPEECH.voice(BOX), 100) or "")
    assert meanwhile(seen(g, kind="re-roll"), SPEECH.voice(BOX), 100) is None
    assert meanwhile(seen(out(), kind="combat"), SPEECH.voice(BOX), 100) is None
    assert meanwhile(seen(g), SPEECH.voice(BOX), 100) is None
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
    g = shelter(box=box, script=card("scripts", "1901", box), leader=0)
    said = shown(g)
    lines = said.splitlines()
    title = next(y for y, line in enumerate(lines) if "THE LAMP" in line)
    assert "It stands in the window. Put it out. Nobody moves." in lines[title + 2]
    assert "Then somebody does. Thank you." in said
    assert " 1901 " in said
    assert "*" not in said
    assert "─a1─" not in said
    assert "\x1b[3mPut it out.\x1b[0m" in styled(g)


def styled(g: Shelter) -> str:
    console = Console(file=StringIO(), width=100, force_terminal=True, color_system="standard", markup=False)
    console.print(picture(seen(g), SPEECH.voice(g.box), 100))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_who_does_not_hold_the_book_hears_what_is_said() -> None:
    box = box_with(TALE)
    g = shelter(box=box, script=card("scripts", "1901", box), leader=1)
    heard = shown(g, seat=0)
    assert "Put it out." in heard
    assert "Thank you." in heard
    assert "window" not in heard
    assert "window" in shown(g, seat=1)
    g.script = card("scripts", "1902", box)
    assert "Nobody says a word" not in shown(g, seat=0)
    assert "Nobody speaks." in shown(g, seat=0)


def test_what_the_book_tells_is_a_page_of_the_log_unless_the_picture_has_it() -> None:
    box = box_with(TALE)
    lamp = card("scripts", "1901", box)
    read = page("script-read", (lamp,), SPEECH.voice(box), 100, None)
    assert read is not None
    assert "It stands in the window." in drawn(read)
    heard = page("script-heard", (lamp,), SPEECH.voice(box), 100, None)
    assert heard is not None
    assert "window" not in drawn(heard)
    assert page("gained", (1, 2), SPEECH.voice(box), 100, None) is None
    open_ = seen(shelter(box=box, script=lamp))
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
    log += [("gained", ALL, (2, 0)), ("script-read", ALL, (5,)), ("lost", ALL, (1, 0))]
    told = table.told(0, since)
    assert [told[0], told[2]] == ["Gained: 2 wood.", "Lost: 1 wood."]
    assert BOX.scripts[5].title.upper() in drawn(told[1])
    now = game.seen(0)
    open_ = dataclasses.replace(now, table=replace(now.table, script=BOX.script_ids[5]))
    assert table.told(0, since, open_) == ["Gained: 2 wood.", "Lost: 1 wood."]


def test_of_a_story_only_the_question_is_underlined() -> None:
    text = question(Prompt("The Lamp. It stands in the window.", "What do you do?"))
    assert text.plain == "The Lamp. It stands in the window. What do you do?"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["What do you do?"]


# -- cards to read ----------------------------------------------------------------------------------------------------


def readable(g: Shelter, seat: int | None = 0) -> dict[str, str]:
    return {name: drawn(draw()) for name, _, _, draw in cards_in_sight(seen(g, seat), SPEECH.voice(g.box))}


def test_the_card_that_is_carried_out_is_named_and_can_be_read() -> None:
    g = shelter(event=2, visitor=1)
    event, visitor = BOX.events[2], BOX.visitors[1]
    assert re.search(rf"Now +{event.title} \(Event\)", shown(g))
    assert re.search(rf"Now +{visitor.title} \(at the door\)", shown(g))
    assert {event.id, visitor.id} <= set(readable(g))
    assert not {event.id, visitor.id} & set(readable(shelter()))
    assert "Now" not in shown(shelter())


def test_what_lies_open_can_be_read_and_what_lies_face_down_cannot() -> None:
    g = out(open_events=[3], objective=2, kept_cards=[4], gone=[10])
    g.decks = put(g.decks, EXPLORATION, [9, 10])
    g.cards_on = put(g.cards_on, space("a4"), [card("shelter", "S01") * 2])
    g.cards_on = put(g.cards_on, space("u6"), [card("shelter", "S02") * 2 + 1])
    cards = readable(g)
    opened = [BOX.event_ids[3], BOX.objectives[2].id, BOX.narrative[4].id, BOX.characters[5].id, BOX.locations[2].id]
    assert set(opened) <= set(cards)
    assert {BOX.exploration[number].id for number in (1, 3)} <= set(cards)
    assert not {BOX.exploration[number].id for number in (5, 6, 7, 9, 10)} & set(cards)
    assert "S02" in cards
    assert "S01" not in cards
    assert {"F01", "F20", "wood", "states", "g5", "campaign"} <= set(cards)


def test_scripts_are_read_again_only_where_all_read_the_same_book() -> None:
    read = [3, 5]
    alone = set(readable(shelter(seats=1, read=read)))
    together = set(readable(shelter(seats=2, read=read, rules=(OPEN_BOOK,))))
    apart = set(readable(shelter(seats=2, read=read, script=3, leader=1)))
    names = {BOX.script_ids[number] for number in read}
    assert names <= alone
    assert names <= together
    assert names & apart == {BOX.script_ids[3]}
    spoken = next(number for number, script in enumerate(BOX.scripts) if "*" in script.story)
    told = BOX.scripts[spoken].story.partition("*")[0].strip()[:40]
    heard = readable(shelter(seats=2, script=spoken, leader=1))[BOX.script_ids[spoken]]
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
    g = shelter(people=2, day=7, gone=[10, 13], hunger=[2], epilogue=[5])
    for width in (40, 60, 100):
        said = drawn(ending(seen(g, None, cause), SPEECH.voice(BOX), width), width)
        assert max(map(len, said.splitlines())) <= width
        words = plain(said)
        assert verdict(SPEECH.voice(BOX).language, cause, ()) in words
        assert BOX.scripts[getattr(BOX.board, cause.replace("-", "_"))].title in words
        assert f"{BOX.characters[5].name}, dead." in words
        assert f"{BOX.characters[0].name} (hunger 2)" in words


def test_a_whole_game_ends_with_an_epilogue() -> None:
    game = played(5_000)
    assert game.outcome is not None
    assert verdict(SPEECH.voice(BOX).language, game.outcome.cause, ()) in plain(drawn(ending_of(game, 80), 80))


def test_the_marks_are_explained() -> None:
    for mark in ("■", "□", "●", "○", "╟╢", "╎", "╪", "»", "P·E·I", "+ "):
        assert mark in SPEECH.voice(BOX).language.say("legend")
