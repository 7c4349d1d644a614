"""What a pack of one's own must allow, and what its maker is told where it does not."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from holdfast.cards import Pack, PackError, load_pack
from holdfast.games.rebuild.box import BUILT_IN
from holdfast.games.rebuild.pack import shape, slug

UNNAMED = "every tile needs a name of its own, since players choose by it"
TOO_MANY = "a price asks for 8 workers at most"
LEVELS = "building tiles have level 1 or 2, and no others have one"


def changed(folder: Path, file: str, old: str, new: str, times: int = -1) -> Path:
    """A copy of the built-in pack with something written differently (all of it, unless told how often)."""
    pack = folder / "own"
    if not pack.exists():
        copytree(BUILT_IN, pack)
    card_file = pack / f"{file}.yaml"
    text = card_file.read_text("utf-8")
    assert old in text
    card_file.write_text(text.replace(old, new, times), "utf-8")
    return pack


def read(folder: Path) -> Pack:
    return load_pack(folder, shape, keep=False)


def faults(folder: Path) -> list[str]:
    """What is wrong with the pack: where (file, card, field) and why, without lines and columns."""
    with pytest.raises(PackError) as caught:
        read(folder)
    return [str(problem).replace(str(folder), "").lstrip("/") for problem in caught.value.problems]


def test_the_built_in_pack_has_no_fault() -> None:
    assert read(BUILT_IN).name == "base"


# -- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "part_of_a_key"),
    [
        ("Well", "well"),
        ("First-Aid Post", "first-aid-post"),
        ("Founders' Square", "founders-square"),
        ("Smith's Yard", "smiths-yard"),
        ("(Ö) 2", "2"),
    ],
)
def test_a_name_becomes_part_of_a_key(name: str, part_of_a_key: str) -> None:
    assert slug(name) == part_of_a_key


def test_two_tiles_of_one_name(tmp_path: Path) -> None:
    own = changed(tmp_path, "buildings", "name: Well", "name: bakery!")
    assert faults(own) == [f"buildings.yaml:4:9: card B01: {UNNAMED}", f"buildings.yaml:49:9: card B06: {UNNAMED}"]


def test_a_tile_named_like_one_of_another_deck(tmp_path: Path) -> None:
    own = changed(tmp_path, "specials", "name: Reservoir", "name: Food Tent")
    assert faults(own) == [f"printed.yaml:10:9: card P2: {UNNAMED}", f"specials.yaml:4:9: card S1: {UNNAMED}"]


def test_a_name_of_which_no_key_can_be_made(tmp_path: Path) -> None:
    own = changed(tmp_path, "buildings", "name: Well", "name: '!'")
    assert faults(own) == [f"buildings.yaml:4:9: card B01: {UNNAMED}"]


def test_a_price_of_more_workers_than_can_be_paid(tmp_path: Path) -> None:
    read(changed(tmp_path, "buildings", "2 supplies and 2 workers", "2 supplies and 8 workers", 1))
    own = changed(tmp_path, "buildings", "2 supplies and 8 workers", "2 supplies and 9 workers")
    assert faults(own) == [f"buildings.yaml:8:9: card B01: {TOO_MANY}"]


def test_a_leader_for_more_workers_than_can_be_paid(tmp_path: Path) -> None:
    read(changed(tmp_path, "buildings", '1 food and 1 worker"', '1 food and 8 workers"'))
    own = changed(tmp_path, "buildings", '1 food and 8 workers"', '1 food and 9 workers"')
    assert faults(own) == [f"buildings.yaml:170:10: card B19: {TOO_MANY}"]


def test_a_building_tile_has_a_level_and_no_other_tile_has_one(tmp_path: Path) -> None:
    changed(tmp_path, "buildings", "level: 1", "level: 0", 1)
    own = changed(tmp_path, "specials", "icon: drop", "level: 1\n  icon: drop")
    assert faults(own) == [f"buildings.yaml:6:10: card B01: {LEVELS}", f"specials.yaml:6:10: card S1: {LEVELS}"]


# -- enough of everything ---------------------------------------------------------------------------------------------


def only(folder: Path, deck: str, *ids: str) -> Path:
    """A copy of the built-in pack with these cards alone in a deck."""
    pack = folder / "own"
    if not pack.exists():
        copytree(BUILT_IN, pack)
    card_file = pack / f"{deck}.yaml"
    head, *cards = card_file.read_text("utf-8").split("- id: ")
    kept = [card for card in cards if card.split()[0] in ids]
    assert len(kept) == len(ids)
    card_file.write_text("- id: ".join([head, *kept]), "utf-8")
    return pack


def test_a_special_tile_for_each_of_three(tmp_path: Path) -> None:
    assert len(read(only(tmp_path, "specials", "S1", "S2", "S3")).decks["specials"]) == 3
    assert faults(only(tmp_path, "specials", "S1", "S2")) == [
        "pack.yaml:1:1: three players need at least 3 cards in the deck specials"
    ]


def test_an_objective_for_each_of_three_and_an_open_one(tmp_path: Path) -> None:
    assert len(read(only(tmp_path, "objectives", "O1", "O2", "O3", "O4")).decks["objectives"]) == 4
    own = only(tmp_path, "objectives", "O1", "O2", "O3")
    assert faults(own) == ["pack.yaml:1:1: three players need at least 4 cards in the deck objectives"]


def test_two_players_can_fill_the_row_and_reach_level_2(tmp_path: Path) -> None:
    enough = ("B01", "B02", "B04", "B05", "B07", "B22")
    assert len(read(only(tmp_path, "buildings", *enough)).decks["buildings"]) == 6
    own = changed(tmp_path, "buildings", "name: Well", "three: true\n  name: Well")
    level_1 = "pack.yaml:1:1: two players need at least 5 tiles of level 1, not marked three"
    level_2 = "pack.yaml:1:1: two players need at least 1 tiles of level 2, not marked three"
    assert faults(own) == [level_1]
    assert faults(changed(tmp_path, "buildings", "level: 2", "three: true\n  level: 2")) == [level_2, level_1]


def test_resupply_for_both_levels(tmp_path: Path) -> None:
    own = changed(tmp_path, "resupply", "level: 2", "level: 1", 5)
    assert len(read(own).decks["resupply"]) == 12
    assert faults(changed(tmp_path, "resupply", "level: 2", "level: 1")) == [
        "pack.yaml:1:1: the deck resupply has no card of level 2"
    ]
    own = changed(tmp_path, "resupply", "level: 1", "level: 2")
    assert faults(own) == ["pack.yaml:1:1: the deck resupply has no card of level 1"]


def test_the_printed_tiles_fit_on_the_mat(tmp_path: Path) -> None:
    read(changed(tmp_path, "board", "spaces: 10", "spaces: 6"))
    own = changed(tmp_path, "board", "spaces: 6", "spaces: 5")
    assert faults(own) == ["board.yaml:5:11: the printed tiles do not fit on the mat"]


def test_tokens_for_three_to_start_with(tmp_path: Path) -> None:
    few = changed(
        tmp_path,
        "board",
        "{water: 14, food: 14, supplies: 17, worker: 11",
        "{water: 9, food: 9, supplies: 9, worker: 9",
    )
    read(few)
    own = changed(tmp_path, "board", ": 9, food: 9, supplies: 9, worker: 9", ": 8, food: 8, supplies: 8, worker: 8")
    told = "three players start with 3 each"
    assert faults(own) == [f"board.yaml:7:{column}: {told}" for column in (19, 28, 41, 52)]
