"""A scenario of one's own is a pack without code: the one on the page docs/adding-a-scenario.md, played as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holdfast
from holdfast.cards import load_pack
from holdfast.games.frostpunk.box import BUILT_IN
from holdfast.games.frostpunk.city.scenario import check_goal
from holdfast.games.frostpunk.pack import shape
from holdfast.kernel import GameOver, Rng
from tests.battery.tables import decisions
from tests.cite import rule

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-scenario.md"
FILE = re.compile(r"^`signal-hill/(\w+\.yaml)`\n\n```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("signal-hill")
    files = dict(FILE.findall(PAGE.read_text("utf-8")))
    assert set(files) == {"pack.yaml", "stories.yaml", "scenario.yaml"}
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def test_the_page_has_no_mistake(pack: Path) -> None:
    assert len(load_pack(pack, shape, base=BUILT_IN, keep=False).decks["stories"]) >= 2


def test_a_table_with_the_pack_may_choose_it_and_others_may_not(pack: Path) -> None:
    with pytest.raises(holdfast.BadOption, match="frozen-grove"):
        holdfast.start("frostpunk", scenario="signal-hill")
    game = holdfast.start("frostpunk", seed=1, pack=pack, scenario="signal-hill")
    assert game.header.options == {"scenario": "signal-hill"}
    assert game.view(0).table.scenario == "signal-hill"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_by_chance_come_to_an_end(pack: Path, seats: int) -> None:
    for seed in range(6):
        game, rng = holdfast.start("frostpunk", seats, seed, pack=pack, scenario="signal-hill"), Rng(seed)
        for number, _ in enumerate(decisions(game, rng)):
            if number % 60 == 7:
                copied = game.clone()
                assert [decision.keys for decision in copied.decisions] == [one.keys for one in game.decisions]
        assert game.outcome is not None
        again = holdfast.replay(game.record)
        assert (again.outcome, again.record.picks) == (game.outcome, game.record.picks)


def test_it_is_saved_and_drawn_with_its_rock(pack: Path, tmp_path: Path) -> None:
    game = holdfast.start("frostpunk", 2, 3, pack=pack, scenario="signal-hill")
    for number, _ in enumerate(decisions(game, Rng(3))):
        if number == 40:
            break
    file = tmp_path / "game.json"
    game.save(file)
    loaded = holdfast.load(file)
    assert (loaded.view(0), loaded.decision.keys) == (game.view(0), game.decision.keys)
    assert "near-9" in str(game._repr_html_())
    assert "rock" in str(game._repr_html_())


@rule("FP-END-01", "FP-STORY-02")
def test_its_goal_wins(pack: Path) -> None:
    game = holdfast.start("frostpunk", 1, 1, pack=pack, scenario="signal-hill", checkpoints=False)
    city = game.state
    city.storms, city.goods_on = 1, [[6, 3, 0, 0, 0]]
    check_goal(city)
    city.goods_on = [[6, 4, 0, 0, 0]]
    with pytest.raises(GameOver, match="saved"):
        check_goal(city)
