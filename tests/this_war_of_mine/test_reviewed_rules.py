"""Rules that once could be broken without a test noticing: each is held here by what only the rule itself can bring
about."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.characters import states
from holdfast.games.this_war_of_mine.phases.raid import CRIME, raid_phase, suffer_wounds
from holdfast.games.this_war_of_mine.state import GUARD, NONE, RAID, WORST, WOUNDS
from holdfast.kernel import from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, play, shelter


@rule("TW-RAID-05", "TW-RAID-05/2")
def test_who_has_a_fourth_wound_stands_there_until_all_wounds_are_dealt_out() -> None:
    siege = shelter(people=3, wounds=[3, 0, 0], task=[GUARD, GUARD, GUARD, NONE], phase=RAID, injuries=2)
    wounding = suffer_wounds(siege)
    next(wounding)
    second = wounding.send(0)
    assert second.values == [1, 2]
    assert siege.characters[0] != NONE
    assert states.level(siege, 0, WOUNDS) == WORST
    with pytest.raises(StopIteration):
        wounding.send(1)
    assert siege.characters[0] == NONE


@rule("TW-CRIME-03", "TW-CRIME-03/1")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_crime_grows_on_every_night_whatever_the_day(day: int) -> None:
    siege = shelter(day=day, phase=RAID, stage=CRIME, aside=[[], [3, 4, 5]])
    play(raid_phase(siege))
    assert len(siege.aside[1]) == 1


@rule("TW-SAVE-19", "TW-ADVR-07")
def test_what_is_hidden_is_still_there_in_a_copy_and_in_a_save() -> None:
    siege = shelter(hidden=[[], goods(wood=2, book=1), []])
    assert siege.copy().hidden == siege.hidden == [[], goods(wood=2, book=1), []]
    assert from_plain(type(siege), to_plain(siege), box=siege.box).hidden == siege.hidden
