"""Options and cards: what is counted, and what is compared with what."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.lab.effects import Effect, effects_of_cards, effects_of_options
from holdfast.lab.results import opened

from .arrange import folder_of, made_up, offered, turned_up


def option(folder: Path, key: str, card: str | None = None) -> Effect:
    with opened(folder) as results:
        found = effects_of_options(results)
    return next(effect for effect in found if effect.key == key and (card is None or effect.card == card))


def card(folder: Path, name: str) -> Effect:
    with opened(folder) as results:
        return next(effect for effect in effects_of_cards(results) if effect.card == name)


def test_who_took_a_law_is_compared_with_who_left_it(tmp_path: Path) -> None:
    """56 of 70 against 48 of 80: the interval is Newcombe's own example."""
    games = [
        made_up(seed, won=seed <= 56, offered=[offered("law:L01", clock=2, at_once=True)]) for seed in range(1, 71)
    ]
    games += [
        made_up(seed, won=seed <= 118, offered=[offered("law:L01", clock=2, at_once=False)]) for seed in range(71, 151)
    ]
    effect = option(folder_of(tmp_path, games), "law:L01")
    assert (effect.deck, effect.card, effect.title) == ("laws", "L01", "Child Shelter")
    assert (effect.met, effect.took, effect.offered, effect.chosen) == (150, 70, 150, 70)
    assert effect.on_winning == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert effect.taken is not None
    assert effect.taken.value == pytest.approx(70 / 150)


def test_too_few_games_show_nothing(tmp_path: Path) -> None:
    games = [
        made_up(seed, won=True, offered=[offered("law:L01", clock=2, at_once=seed < 20)]) for seed in range(1, 100)
    ]
    effect = option(folder_of(tmp_path, games), "law:L01")
    assert effect.on_winning is None
    assert effect.on_value is None


def test_what_comes_late_is_not_credited_with_a_long_life(tmp_path: Path) -> None:
    """In each round it makes no difference whether the law is passed; but it is passed by those who live longer."""
    games = []
    for seed in range(1, 201):
        late = seed % 2 == 0
        passed = seed % 10 != 0 if late else seed % 10 == 1
        law = offered("law:L02", clock=8 if late else 2, at_once=passed)
        games.append(made_up(seed, ended=(8 if late else 2) + seed // 10 % 3, offered=[law]))
    effect = option(folder_of(tmp_path, games), "law:L02")
    assert effect.on_value is not None
    assert abs(effect.on_value.value) < 0.25
    assert not effect.on_value.is_clear


def test_options_of_two_cards_are_two(tmp_path: Path) -> None:
    games = [
        made_up(
            seed,
            offered=[
                offered("option:1", clock=1, at_once=True, card=0),
                offered("option:1", clock=1, at_once=False, card=1),
            ],
        )
        for seed in range(1, 31)
    ]
    folder = folder_of(tmp_path, games)
    assert option(folder, "option:1", "M001").took == 30
    assert option(folder, "option:1", "M002").took == 0


def test_a_card_is_compared_with_the_others_of_its_deck_in_the_same_round(tmp_path: Path) -> None:
    """A blizzard costs a round; whoever never saw weather at all died first, and is not what it is compared with."""
    games = [made_up(seed, ended=1) for seed in range(1, 101)]
    games += [
        made_up(seed, ended=6 - seed % 2, shown=[turned_up("weather", seed % 2, clock=3)]) for seed in range(101, 201)
    ]
    folder = folder_of(tmp_path, games)
    with opened(folder) as results:
        names = [name for name, _ in results.words.decks["weather"][:2]]
    kind, harsh = card(folder, names[0]), card(folder, names[1])
    assert kind.on_value is not None
    assert harsh.on_value is not None
    assert (kind.on_value.value, harsh.on_value.value) == (1, -1)
    assert (kind.took, kind.met) == (50, 200)


def test_a_tile_is_judged_by_who_built_it(rebuild_run: Path) -> None:
    with opened(rebuild_run) as results:
        tiles = [effect for effect in effects_of_options(results) if effect.deck == "tiles"]
        resupply = [effect for effect in effects_of_cards(results) if effect.deck == "resupply"]
        seats = results.sides.number
    assert seats == 120
    assert max(effect.met for effect in tiles) > 60, "offered to players, not to tables"
    assert max(effect.took for effect in resupply) <= 60, "seen by all at a table, and counted once"
    assert all(effect.on_winning is None for effect in resupply)
