"""The house and its people, drawn: everything that lies open, nothing that lies hidden, at every width."""

from __future__ import annotations

import re

import pytest

from holdfast.games.this_war_of_mine.presence import picture as drawing
from holdfast.games.this_war_of_mine.presence.drawing.marks import IN_ASCII
from holdfast.games.this_war_of_mine.presence.picture import (
    WIDE,
    picture,
)
from holdfast.games.this_war_of_mine.speech import SPEECH, pile
from holdfast.presence.pictures import picture_of
from holdfast.presence.styled import styled as in_styles
from tests.this_war_of_mine.arrange import GOODS, Siege, box_with, by_kind, goods, shelter
from tests.this_war_of_mine.drawn import (
    BOX,
    NAMED,
    NAMES,
    PLACES,
    crowded,
    drawn,
    fighting,
    fitted,
    out,
    plain,
    played,
    seen,
    shown,
)

WIDTHS = [60, 74, 80, 99, 100, 120, 160, 200]


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
    assert "at most 3 more days" in said
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
