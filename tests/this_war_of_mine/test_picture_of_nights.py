"""What is drawn of a trip, a fight and the book; the cards to read; the end."""

from __future__ import annotations

import dataclasses
import re
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from holdfast.games.this_war_of_mine import RULES
from holdfast.games.this_war_of_mine.presence.picture import (
    cards_in_sight,
    ending,
    meanwhile,
    page,
    picture,
)
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.kernel import Prompt, Rng, state
from holdfast.presence import verdict
from holdfast.presence.options import question
from holdfast.presence.pictures import ending_of, meanwhile_of, page_of, picture_of
from holdfast.speech import house
from holdfast.terminal.keeping import Keeper
from holdfast.terminal.screen import Screen
from holdfast.terminal.table import Table
from tests.this_war_of_mine.arrange import Siege, box_with, goods, shelter
from tests.this_war_of_mine.drawn import BOX, drawn, fighting, out, plain, played, seen, shown
from tests.this_war_of_mine.words import words_of

# -- the night --------------------------------------------------------------------------------------------------------


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
    assert "dead: enemy 3; can't be hit this round: enemy 1 and Tomé" in said
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
