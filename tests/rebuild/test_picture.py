"""Rebuild's table as it is drawn in a terminal: whole pictures of arranged tables.

A style stands in ‹›, and lasts to the next or to the end of its line.
"""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from holdfast.games.rebuild.presence.picture import ending, picture
from holdfast.games.rebuild.speech import SPEECH
from holdfast.games.rebuild.state import City
from holdfast.kernel import Game
from holdfast.presence import verdict
from tests.rebuild.arrange import (
    BOX,
    empty_hands,
    face_down,
    fresh,
    give,
    hold_special,
    last_marker,
    lay,
    offer,
    on_board,
    set_goals,
    sit,
)


def console(width: int) -> Console:
    return Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False)


def drawn(thing: RenderableType, width: int) -> str:
    """The picture's letters, without the room at the end of its lines."""
    there = console(width)
    there.print(thing)
    assert isinstance(there.file, StringIO)
    return trimmed(there.file.getvalue())


def styled(thing: RenderableType, width: int) -> str:
    """The picture with its styles: what is bold, faint or coloured helps the eye, so it is not left to chance."""
    text, now = "", "none"
    for part in console(width).render(thing):
        style = str(part.style or "none")
        if part.text.strip() and style != now:
            text, now = f"{text}‹{style}›", style
        text, now = text + part.text, "none" if part.text == "\n" else now
    return trimmed(text)


def trimmed(text: str) -> str:
    return "".join(f"{line.rstrip()}\n" for line in text.rstrip().splitlines())


def town(seats: int = 3) -> City:
    """The third round of a game in which everybody has built a little."""
    city = fresh(seats)
    for seat in range(seats):
        empty_hands(city, seat)
        hold_special(city, seat, ("Broadcasting House", "Reservoir", "River Bridge")[seat])
    on_board(city, water=2, food=0, supplies=3, worker=1, distressed=2, injured=0)
    set_goals(city, "Many Shoulders", *("Clean Taps", "Full Plates", "Back to Work")[:seats])
    offer(city, "Sawmill", "Training Ground", "Council Tent", "Community Garden", "Bakery")
    city.round, city.first, city.active = 3, 1, 0
    return city


def table() -> Game[City]:
    city = town()
    give(city, 0, water=2, money=1)
    give(city, 1, food=4, worker=3, story=2)
    city.markers[:] = [3, 1, 5]
    city.leaders[:] = [1, 2, 3]
    city.points[:] = [1, 0, 12]
    lay(city, 0, 1, "Water Station", "Well", leader=True)
    lay(city, 0, 10, "Pump House")
    city.used[0][0], city.used[0][2], city.used[1][4] = 2, 1, 1
    lay(city, 1, 7, "Rain Tanks")
    lay(city, 2, 2, "Food Tent", leader=True)
    hold_special(city, 1, None)
    face_down(city, 1, "Brick Kiln", "Soup Kitchen")
    return sit(city)


def last_round() -> Game[City]:
    city = town(2)
    city.ending, city.level = True, 2
    hold_special(city, 1, None)
    face_down(city, 1)
    face_down(city, 2)
    for space, name in enumerate(("Job Centre", "Volunteer Camp", "First-Aid Post", "Clinic"), 7):
        lay(city, 1, space, name)
    return sit(city)


def ended() -> Game[City]:
    city = town()
    lay(city, 0, 7, "Well")
    lay(city, 2, 7, "Pump House")
    city.points[:] = [5, 3, 3]
    return last_marker(city)


OWN = """\
‹bold reverse›Round 3, Level 1  ‹not bold not reverse›2 Level 1 and 16 Level 2 tiles to come  Player 2 goes first
‹bold›On offer                  icon   water food supp work mon pts shows    a marker…
Sawmill                   hammer          1    1    2       2          2 suppli…
Training Ground           star       1         2    1       2          a Leader…
Council Tent              star            1    1    2       2 1 Infl   1 point
Community Garden          wheat      2         1    1       1 2 hearts 2 food
Bakery *                  wheat      1         2    1       2 1 Infl   2 food
‹bold cyan›Broadcasting House, yours press                4    3   1  11 2 Infl   2 storie…
‹bold›Tokens   water food supplies workers distressed injured Influence stories money
board        2    -        3       1          2       -
‹dim›supply      10   10       14       7          7      10         5      10    10
‹bold cyan›Player 1     2    -        -       -          -       -         -       -     1
Player 2     -    4        -       3          -       -         -       2     -
Player 3     -    -        -       -          -       -         -       -     -
‹bold›Player 1 (you)‹not bold›  1 point, 1 Influence, 1 heart, 3 markers, 1 Leader
 1 Well, drop, 2p Lxx                    5 Help Point, hand
 2 Food Tent, wheat                      6 Notice Board, press
 3 Scrap Yard, hammer x                 10 Pump House, drop, 2p
 4 Hiring Corner, hand                  ‹dim›   3 open spaces
‹bold›Player 2‹not bold›  0 points, 0 Influence, 0 hearts, 1 marker, 2 Leaders, special built
   Help Point x, Rain Tanks
‹bold›Player 3‹not bold›  12 points, 0 Influence, 0 hearts, 5 markers, 3 Leaders, special hidden
   Food Tent L
‹bold›Open objective ‹none›Many Shoulders, 3 points for each Leader beyond 2, at most 9
‹bold›Your secret    ‹none›Clean Taps, 2 points for each tile with drop or cross
"""

WIDE = """\
Round 3, Level 1  2 Level 1 and 16 Level 2 tiles to come  Player 2 goes first
On offer         icon   water food supp work pts shows    a marker gives
Sawmill          hammer          1    1    2   2          2 supplies
Training Ground  star       1         2    1   2          a Leader for 1 water, 1 food and 1 worker
Council Tent     star            1    1    2   2 1 Infl   1 point
Community Garden wheat      2         1    1   1 2 hearts 2 food
Bakery *         wheat      1         2    1   2 1 Infl   2 food
Tokens   water food supplies workers distressed injured Influence stories money
board        2    -        3       1          2       -
supply      10   10       14       7          7      10         5      10    10
Player 1     2    -        -       -          -       -         -       -     1
Player 2     -    4        -       3          -       -         -       2     -
Player 3     -    -        -       -          -       -         -       -     -
Player 2 (you)  0 points, 0 Influence, 0 hearts, 1 marker, 2 Leaders
 1 Water Station, drop: 1 water                         5 Help Point, hand: help 1 distressed x
 2 Food Tent, wheat: 1 food                             6 Notice Board, press: 1 story
 3 Scrap Yard, hammer: 1 supply                         7 Rain Tanks, drop, 1p: 1 water, 1 story
 4 Hiring Corner, hand: 1 worker                          3 open spaces
Player 1  1 point, 1 Influence, 1 heart, 3 markers, 1 Leader, special hidden
   Well Lxx, Scrap Yard x, Pump House
Player 3  12 points, 0 Influence, 0 hearts, 5 markers, 3 Leaders, special hidden
   Food Tent L
Open objective Many Shoulders, 3 points for each Leader beyond 2, at most 9
Your secret    Full Plates, 2 points for each tile with wheat or hand
"""

LAST = """\
Round 3, Level 2  LAST ROUND: the game ends when all markers
are placed  Player 2 goes first
On offer         icon   water food supp work pts shows    a…
Sawmill          hammer          1    1    2   2          2…
Training Ground  star       1         2    1   2          a…
Council Tent     star            1    1    2   2 1 Infl   1…
Community Garden wheat      2         1    1   1 2 hearts 2…
Bakery           wheat      1         2    1   2 1 Infl   2…
Tokens wa… f… suppl… work… distres… inju… Influe… stor… mon…
board    2  -      3     1        2     -
supply  12 14     14    10        7    10       5    12   11
Playe…   -  -      -     -        -     -       -     -    -
Playe…   -  -      -     -        -     -       -     -    -
Player 2 (you)  0 points, 0 Influence, 3 hearts, 5 markers,
2 Leaders
 1 Water Station, drop         6 Notice Board, press
 2 Food Tent, wheat            7 Job Centre, hand, 2p
 3 Scrap Yard, hammer          8 Volunteer Camp, hand, 1p
 4 Hiring Corner, hand         9 First-Aid Post, cross, 1p
 5 Help Point, hand           10 Clinic, cross, 3p
Player 1  0 points, 0 Influence, 0 hearts, 5 markers, 2
Leaders, special hidden
   nothing built, nothing used yet
Open objective Many Shoulders, 3 points for each Leader
               beyond 2, at most 9
Your secret    Full Plates, 2 points for each tile with
               wheat or hand
"""

ENDED = """\
‹italic›The score sheet
┏━━━━━━━━━━━━━━━━┳━━━━━━━━━━┳━━━━━━━━━━┳━━━━━━━━━━┓
┃                ┃ ‹bold›Player 1 ‹none›┃ ‹bold›Player 2 ‹none›┃ ‹bold›Player 3 ‹none›┃
┡━━━━━━━━━━━━━━━━╇━━━━━━━━━━╇━━━━━━━━━━╇━━━━━━━━━━┩
│ objectives     │        2 │        0 │        2 │
│ tiles in sight │        2 │        0 │        2 │
│ on the track   │        5 │        3 │        3 │
│ most Influence │        0 │        0 │       10 │
│ most hearts    │       10 │        0 │        0 │
├────────────────┼──────────┼──────────┼──────────┤
│ ‹bold›total          ‹none›│ ‹bold›      19 ‹none›│ ‹bold›       3 ‹none›│ ‹bold›      17 ‹none›│
└────────────────┴──────────┴──────────┴──────────┘
Player 1 had Clean Taps, 2 points for each tile with drop or cross.
Player 2 had Full Plates, 2 points for each tile with wheat or hand.
Player 3 had Back to Work, 2 points for each tile with hammer or press.
‹bold›Player 1 wins, with the most points.
"""


def test_the_table_as_a_player_sees_it() -> None:
    assert styled(picture(table().seen(0), SPEECH.voice(BOX), 80), 80) == OWN


def test_a_wide_table_says_what_each_own_tile_gives() -> None:
    assert drawn(picture(table().seen(1), SPEECH.voice(BOX), 110), 110) == WIDE


def test_a_narrow_table_in_the_last_round() -> None:
    assert drawn(picture(last_round().seen(1), SPEECH.voice(BOX), 60), 60) == LAST


def test_the_last_round_stands_out() -> None:
    first = styled(picture(last_round().seen(1), SPEECH.voice(BOX), 120), 120).splitlines()[0]
    assert first == (
        "‹bold reverse›Round 3, Level 2  ‹bold not reverse›LAST ROUND: the game ends when all markers are placed"
        "‹not bold not reverse›  Player 2 goes first"
    )


def test_one_heart_two_icons_and_influence_to_gain() -> None:
    city = town(2)
    hold_special(city, 0, "Founders' Square")
    offer(city, "Soup Kitchen", "City Hall")
    lines = drawn(picture(sit(city).seen(0), SPEECH.voice(BOX), 100), 100).splitlines()
    assert lines[1:5] == [
        "On offer                icon  water food supp work mon pts shows          a marker gives",
        "Soup Kitchen            wheat     1         1    2       2 1 heart        2 food",
        "City Hall *             star                3    3   1   8 2 Infl         1 Influence",
        "Founders' Square, yours star      1    1    4    2       8 1 Infl 1 heart 2 points",
    ]


def test_an_odd_number_of_spaces_and_more_words_than_room() -> None:
    city = town(2)
    lay(city, 0, 7, "Training Ground")
    lay(city, 0, 8, "Community Garden")
    lines = drawn(picture(sit(city).seen(0), SPEECH.voice(BOX), 100), 100).splitlines()
    mat = lines.index(" 1 Water Station, drop: 1 water                    6 Notice Board, press: 1 story")
    assert lines[mat + 1 : mat + 5] == [
        " 2 Food Tent, wheat: 1 food                        7 Training Ground, star, 2p: a Leader for 1 wate…",
        " 3 Scrap Yard, hammer: 1 supply                    8 Community Garden, wheat, 1p: 2 food",
        " 4 Hiring Corner, hand: 1 worker                     2 open spaces",
        " 5 Help Point, hand: help 1 distressed",
    ]


def test_a_spectator_sees_no_mat_as_the_own_and_no_secret() -> None:
    shown = drawn(picture(table().seen(None), SPEECH.voice(BOX), 80), 80)
    assert "(you)" not in shown
    assert ", yours" not in shown
    assert "Your secret" not in shown
    assert "Player 1  1 point, 1 Influence, 1 heart, 3 markers, 1 Leader, special hidden\n   Well Lxx" in shown


def test_a_rival_who_has_done_nothing_yet() -> None:
    city = town(2)
    shown = drawn(picture(sit(city).seen(0), SPEECH.voice(BOX), 80), 80)
    assert "special hidden\n   nothing built, nothing used yet\n" in shown


@pytest.mark.parametrize("width", [99, 100])
def test_what_tiles_give_is_said_where_there_is_room(width: int) -> None:
    shown = drawn(picture(sit(town(2)).seen(0), SPEECH.voice(BOX), width), width)
    assert (" 1 Water Station, drop: 1 water" in shown) == (width == 100)


def test_the_score_sheet() -> None:
    assert styled(ending(ended().seen(None), SPEECH.voice(BOX), 80), 80) == ENDED


@pytest.mark.parametrize(
    ("cause", "winners", "said"),
    [
        ("points", ["Bo"], "Bo wins, with the most points."),
        ("fewer-buildings", ["Ada"], "Ada wins, tied on points, with fewer buildings in sight."),
        ("more-money", ["Cy"], "Cy wins, tied on points and buildings, with more money."),
        ("shared", ["Ada", "Cy"], "Ada and Cy win, tied on everything: the victory is shared."),
    ],
)
def test_who_won_and_why(cause: str, winners: list[str], said: str) -> None:
    assert verdict(SPEECH.voice(BOX).language, cause, winners) == said
