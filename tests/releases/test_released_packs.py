"""A released pack never changes: the packs of past releases lie in the package, each by what it does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holdfast.cards import Pack, Shape, archive, load_pack
from holdfast.games import BUILT_IN, find
from tests.cards.village import PACK, shape, write_pack


def kept(game: str) -> list[Path]:
    return archive.released(find(game).cards()[1])


def changed_in_place(shape: Shape, pack: Path, released: list[Path]) -> list[str]:
    """What is wrong with the packs of past releases, and with the one at hand beside them."""
    wrong = []
    at_hand = load_pack(pack, shape)
    for path in released:
        made = load_pack(path, shape)
        if made.doing.effects != path.stem:
            wrong.append(f"{path.name} does not do any more what it did: take it back from the repository")
        elif made.version == at_hand.version and made.doing.effects != at_hand.doing.effects:
            wrong.append(
                f"version {made.version} was released with other effects: raise the version in {pack}/pack.yaml"
            )
    return wrong


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_released_pack_was_changed_in_place(game: str) -> None:
    shape, pack = find(game).cards()
    assert kept(game), "nothing was released yet"
    assert changed_in_place(shape, pack, kept(game)) == []


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_looks_for_its_cards_among_them(game: str) -> None:
    assert list(find(game).rules.released()) == kept(game)


# -- how they are kept ------------------------------------------------------------------------------------------------


def village(folder: Path) -> Path:
    return write_pack(folder / "base")


def loaded(path: Path) -> Pack:
    return load_pack(path, shape, keep=False)


def test_a_pack_that_is_kept_is_the_same_pack(tmp_path: Path) -> None:
    pack = village(tmp_path)
    file = archive.keep(pack, shape)
    assert archive.released(pack) == [file]
    assert loaded(file).doing == loaded(pack).doing
    assert loaded(file).decks == loaded(pack).decks
    assert changed_in_place(shape, pack, [file]) == []


def test_better_words_are_no_other_pack(tmp_path: Path) -> None:
    pack = village(tmp_path)
    file = archive.keep(pack, shape)
    was = file.read_bytes()
    for path in pack.glob("*.yaml"):
        path.write_text(path.read_text().replace("The Cracked Main", "The Broken Main"))
    assert archive.keep(pack, shape) == file
    assert file.read_bytes() == was


def test_another_effect_under_the_same_version_is_found(tmp_path: Path) -> None:
    pack = village(tmp_path)
    file = archive.keep(pack, shape)
    events = pack / "events.yaml"
    events.write_text(events.read_text().replace("noise +1", "noise +2"))
    [wrong] = changed_in_place(shape, pack, [file])
    assert "raise the version" in wrong
    about = pack / "pack.yaml"
    about.write_text(PACK.replace('version: "1"', 'version: "2"'))
    assert changed_in_place(shape, pack, [file]) == []
    assert len({file, archive.keep(pack, shape)}) == 2


def test_another_pack_under_the_name_of_a_released_one_is_found(tmp_path: Path) -> None:
    pack = village(tmp_path)
    file = archive.keep(pack, shape)
    events = pack / "events.yaml"
    events.write_text(events.read_text().replace("noise +1", "noise +2"))
    shutil.copy(archive.keep(pack, shape), file)
    [wrong, *_] = changed_in_place(shape, pack, [file])
    assert "does not do any more what it did" in wrong
