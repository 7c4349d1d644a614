"""Rules that once could be broken without a test noticing: each is held here by what only the rule itself can bring
about."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.phases.raid import raid_phase, suffer_wounds
from holdfast.kernel import from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods, shelter


@rule("TW-RAID-05", "TW-RAID-05/2")
def test_who_has_a_fourth_wound_stands_there_until_all_wounds_are_dealt_out() -> None:
    guards = dict.fromkeys(("Ingvar", "Marguerite", "Tomé"), "guard")
    siege = shelter(people=3, wounds={"Ingvar": 3}, task=guards, phase="night-raid", injuries=2)
    second = siege.asked("wound-guard", suffer_wounds, "wound-guard:Ingvar")
    assert second.offers == ["Marguerite", "Tomé"]
    assert siege.group == ["Ingvar", "Marguerite", "Tomé"]
    assert siege.wounds("Ingvar") == 4
    second.finish("wound-guard:Marguerite")
    assert siege.group == ["Marguerite", "Tomé"]


@rule("TW-CRIME-03", "TW-CRIME-03/1")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_crime_grows_on_every_night_whatever_the_day(day: int) -> None:
    aside = {"residents": ["R05", "R06", "R07"]}
    siege = shelter(day=day, phase="night-raid", stage="crime", aside=aside)
    siege.play(raid_phase)
    assert len(siege.aside["residents"]) == 1


@rule("TW-SAVE-19", "TW-ADVR-07")
def test_what_is_hidden_is_still_there_in_a_copy_and_in_a_save() -> None:
    siege = shelter(hidden={"distant": goods(wood=2, book=1)})
    assert siege.copy().hidden == siege.hidden == {"distant": goods(wood=2, book=1)}
    saved = Siege(from_plain(type(siege.g), to_plain(siege.g), box=siege.box))
    assert saved.hidden == siege.hidden
