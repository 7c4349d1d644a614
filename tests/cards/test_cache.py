"""Compiled packs: found again without reading a word, and never believed where they are not whole."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

import pytest

from holdfast.cards import Lexicon, Pack, Shape, cache, load_pack, reading
from holdfast.cards.problems import Problems

from .village import EVENTS, FILES, Event, Map, shape, write_pack


@pytest.fixture
def files_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The card files that were parsed as YAML."""
    from holdfast.cards import assembly

    parsed: list[str] = []

    def watched(data: bytes, path: str, problems: Problems) -> reading.Node | None:
        parsed.append(Path(path).name)
        return reading.read_yaml(data, path, problems)

    monkeypatch.setattr(assembly, "read_yaml", watched)
    return parsed


def same(one: Pack, other: Pack) -> bool:
    whole = ("about", "doing", "layout", "decks", "singles", "ids")
    return all(getattr(one, name) == getattr(other, name) for name in whole)


def six_hundred_cards() -> str:
    return "".join(
        f"""\
- id: M{number}
  title: Card {number}
  story: The night shift carries bricks home from the kiln, wrapped in sacking, one for each bed.
  now: [noise +{number % 3}, {number % 4 + 2} children fall sick]
  options:
    - story: Let them keep the bricks.
      if: have {number % 5} coal and not have {number % 7} wood
      do: [gain {number % 6} wood, "pay 1 wood, 2 coal and 3 steam cores", draw event M{(number * 7) % 600}]
      then: remove
    - story: Bring every brick back.
      do:
        - gain 1 wood for every {number % 3 + 2} sick elders, at most {number}
        - once per game, if have 1 coal: gain 2 steam cores for each barn with wood or coal
      then: keep
      go: M{(number * 11) % 600}
"""
        for number in range(600)
    )


def test_a_kept_pack_is_the_same_and_is_not_parsed_again(tmp_path: Path, files_read: list[str]) -> None:
    folder = write_pack(tmp_path / "pack", events=six_hundred_cards())
    first = load_pack(folder, shape, keep=tmp_path / "cache")
    assert sorted(files_read) == sorted(FILES)
    files_read.clear()
    second = load_pack(folder, shape, keep=tmp_path / "cache")
    assert files_read == []
    assert same(first, second)
    assert len(second.deck("events", Event)) == 600


def test_any_change_of_the_files_is_noticed(tmp_path: Path, files_read: list[str]) -> None:
    folder = write_pack(tmp_path / "pack")
    load_pack(folder, shape, keep=tmp_path / "cache")
    write_pack(folder, map="roads: 4\n")
    assert load_pack(folder, shape, keep=tmp_path / "cache").single("map", Map).roads == 4
    (folder / "barns.yaml").rename(folder / "moved.txt")
    assert load_pack(folder, shape, keep=tmp_path / "cache").decks["barns"] == ()


def test_a_change_of_the_base_is_noticed(tmp_path: Path) -> None:
    base = write_pack(tmp_path / "base")
    own = write_pack(tmp_path / "own", {"pack.yaml": FILES["pack.yaml"] + "extends: first\n"})
    load_pack(own, shape, base=base, keep=tmp_path / "cache")
    write_pack(base, map="roads: 4\n")
    assert load_pack(own, shape, base=base, keep=tmp_path / "cache").single("map", Map).roads == 4


def test_another_lexicon_or_shape_has_another_key() -> None:
    def key(pattern: str = "gain {goods}", things: tuple[str, ...] = ("wood", "coal"), fewest: int = 2) -> str:
        lexicon = Lexicon("toy")
        lexicon.noun("goods", things)

        @lexicon.phrase(pattern)
        def gain(g: object, goods: int) -> None: ...

        return Shape(lexicon, {}, {"map": Map}, fewest_options=fewest).fingerprint()

    assert key() == key()
    others = [key("take {goods}"), key(things=("coal", "wood")), key(fewest=1), shape.fingerprint()]
    assert len({key(), *others}) == 5


@pytest.mark.parametrize("harm", ["cut", "foreign", "empty", "folder", "flipped"])
def test_a_damaged_file_is_ignored_and_replaced(tmp_path: Path, files_read: list[str], harm: str) -> None:
    folder = write_pack(tmp_path / "pack")
    first = load_pack(folder, shape, keep=tmp_path / "cache")
    (kept,) = (tmp_path / "cache").iterdir()
    data = kept.read_bytes()
    if harm == "folder":
        kept.unlink()
        kept.mkdir()
    else:
        kept.write_bytes(
            {"cut": data[:-9], "foreign": b"{}" * 40, "empty": b"", "flipped": data[:60] + b"\0" + data[61:]}[harm]
        )
    files_read.clear()
    assert same(load_pack(folder, shape, keep=tmp_path / "cache"), first)
    assert files_read
    if harm != "folder":
        assert kept.read_bytes() == data


def test_a_well_formed_file_that_says_something_else_is_ignored(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "pack")
    first = load_pack(folder, shape, keep=tmp_path / "cache")
    (kept,) = (tmp_path / "cache").iterdir()
    content = cache.fetch(kept.parent, kept.stem)
    assert content is not None
    for forged in (b"\x80", b"\xc0", content.replace(b"\xa4plain", b"\xa5plain"), content[:-1], b""):
        cache.keep(kept.parent, kept.stem, forged)
        assert same(load_pack(folder, shape, keep=tmp_path / "cache"), first)


def test_nowhere_to_write_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = write_pack(tmp_path / "pack")
    assert load_pack(folder, shape, keep=tmp_path / "file" / "cache").name == "first"


def test_nothing_is_kept_of_a_faulty_pack_or_if_not_wanted(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "pack", events="- id: E1\n  now: [nonsense]\n")
    with pytest.raises(Exception, match="nonsense"):
        load_pack(folder, shape, keep=tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    for number in range(cache.MOST_FILES + 5):
        cache.keep(tmp_path, f"key{number}", b"x")
    assert len(list(tmp_path.iterdir())) == cache.MOST_FILES
    assert cache.fetch(tmp_path, f"key{cache.MOST_FILES + 4}") == b"x"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps its caches elsewhere")
def test_where_the_cache_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_folder() == tmp_path / "holdfast"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache.cache_folder() == tmp_path / "home" / ".cache" / "holdfast"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert cache.cache_folder() is None


def test_a_pack_is_kept_in_the_users_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files_read: list[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "cache"))
    folder = write_pack(tmp_path / "pack", events=EVENTS)
    load_pack(folder, shape)
    files_read.clear()
    load_pack(folder, shape)
    assert files_read == []


def test_a_changed_check_makes_a_pack_be_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a pack would pass for good once it had passed an older check."""
    module = tmp_path / "a_games_check.py"
    module.write_text("def check(pack):\n    return []\n")
    monkeypatch.syspath_prepend(tmp_path)
    check = import_module("a_games_check").check
    before = Shape(Lexicon("village"), decks={}, check=check).fingerprint()
    assert Shape(Lexicon("village"), decks={}, check=check).fingerprint() == before
    module.write_text("def check(pack):\n    return [('deck', 'id', '', 'wrong')]\n")
    assert Shape(Lexicon("village"), decks={}, check=check).fingerprint() != before
