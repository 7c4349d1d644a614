"""What is in the box: which pack it was filled from, and every word an option can be named by."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.cards import load_pack
from holdfast.games.rebuild import RULES
from holdfast.games.rebuild.box import BUILT_IN, RebuildBox
from holdfast.games.rebuild.pack import shape
from holdfast.kernel import Rng, to_plain
from tests.rebuild.arrange import BOX, tile


def words(question: str) -> list[str]:
    """What the answers to a question are named by."""
    return [key.partition(":")[2] for key in BOX.vocabulary.keys if key.startswith(f"{question}:")]


def test_a_box_says_which_pack_it_was_filled_from() -> None:
    pack = load_pack(BUILT_IN, shape, keep=False)
    named = BOX.pack(RULES.check_options({}))
    assert (named.name, named.version, named.layout, named.path) == ("base", pack.version, pack.layout, None)
    own = RebuildBox(pack, Path("packs/own")).pack(RULES.check_options({}))
    assert (own.path, own.hash) == (Path("packs/own"), named.hash)


def test_the_words_of_short_questions() -> None:
    assert words("trade") == ["0", "1", "2", "3"]
    assert words("spend") == ["1-story", "2-stories", "3-stories", "2-money", "4-money", "nothing"]
    assert words("buy") == [
        "water", "food", "supplies", "worker", "distressed", "injured", "influence", "story", "money"
    ]  # fmt: skip


def test_the_places_are_numbered_through() -> None:
    spaces = [f"p{seat}-{space}" for seat in (1, 2, 3) for space in range(1, 11)]
    middle = ["builders-office", "exchange-bureau", "port"]
    board = [f"square-{kind}" for kind in ("water", "food", "supplies", "worker", "distressed", "injured")]
    assert words("put") == words("idle") == [*spaces, *middle, *board]
    assert words("place") == [*spaces, *middle, *board, "idle", "pass"]
    assert words("lead") == [*spaces, *middle, *board, "done"]
    assert words("post") == [*spaces, *middle, *board, "later"]


def test_workers_are_paid_in_every_mix_of_up_to_eight() -> None:
    mixes = words("pay")
    assert mixes[:9] == ["1w", "1d", "1i", "2w", "1w-1d", "1w-1i", "2d", "1d-1i", "2i"]
    assert mixes[-1] == "8i"
    assert len(mixes) == len(set(mixes)) == 164
    assert [BOX.mixes[number] for number in BOX.mixes_of[1]] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert BOX.mixes_of[0] == []


def test_every_tile_can_be_named_or_nothing() -> None:
    assert words("build")[0] == "water-station"
    assert words("build")[tile("Founders' Square")] == "founders-square"
    assert words("build")[-1] == "nothing"
    assert len(words("build")) == len(BOX.tiles) + 1


def test_a_price_is_what_is_printed_less_what_lies_below() -> None:
    pump, well = tile("Pump House"), tile("Well")
    assert BOX.prices[pump][-1] == ((1, 1), (2, 2), (3, 1))
    assert BOX.prices[pump][well] == ((1, 1),)
    assert BOX.prices[pump][tile("Water Station")] == ((1, 1), (2, 1))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_played_again_from_its_record(seats: int) -> None:
    game, chance = holdfast.start("rebuild", seats, 3), Rng(3)
    for _ in range(60):
        assert game.pending is not None
        game.pick(chance.below(len(game.pending.values)))
    again = holdfast.replay(game.record)
    assert again.record == game.record
    assert again.log() == game.log()


def test_a_saved_game_is_loaded_and_goes_on(tmp_path: Path) -> None:
    game, chance = holdfast.start("rebuild", 2, 3), Rng(3)
    for _ in range(30):
        assert game.pending is not None
        game.pick(chance.below(len(game.pending.values)))
        game.save(tmp_path / "game")
        loaded = holdfast.load(tmp_path / "game")
        assert loaded.state.box is BOX
        assert loaded.view(0) == game.view(0)
        assert loaded.log() == game.log()


def test_a_record_may_begin_from_a_position() -> None:
    game = holdfast.start("rebuild", 2, 3)
    record = msgspec.structs.replace(game.record, start=to_plain(game.state))
    again = holdfast.replay(record)
    assert again.resumed
    assert again.view(0) == game.view(0)
