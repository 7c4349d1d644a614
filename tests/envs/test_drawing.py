"""A table as text and as a picture: for `render`, and for a notebook."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import holdfast
from holdfast import envs
from holdfast.envs.table import RENDER_MODES

from .tables import GAMES

SECRET = "Your secret"


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_draw_a_table(name: str) -> None:
    drawn = {}
    for mode in RENDER_MODES:
        env = envs.gym(name, render_mode=mode)
        env.reset(seed=3)
        drawn[mode] = env.render()
    prompt = holdfast.start(name, seats=env.table.seats, seed=3).decisions[0].prompt.question
    assert prompt in " ".join(drawn["text"].split())
    assert "\x1b[" not in drawn["text"]
    plain = re.sub(r"\x1b\[[0-9;]*m", "", drawn["ansi"])
    assert [line.rstrip() for line in plain.splitlines()] == drawn["text"].splitlines()
    assert ElementTree.fromstring(drawn["svg"]).tag == "{http://www.w3.org/2000/svg}svg"


def test_nothing_is_drawn_unasked() -> None:
    env = envs.gym("rebuild")
    env.reset(seed=3)
    assert env.render() is None


def test_a_learner_sees_its_own_secrets_and_agents_together_see_nobodys() -> None:
    learner = envs.gym("rebuild", render_mode="text")
    learner.reset(seed=3)
    assert SECRET in learner.render()
    for env in (envs.aec("rebuild", render_mode="text"), envs.parallel("rebuild", render_mode="text")):
        env.reset(seed=3)
        drawn = env.render()
        assert isinstance(drawn, str)
        assert SECRET not in drawn
        assert "It's Player 1's turn." in drawn


@pytest.mark.parametrize("name", GAMES)
def test_a_game_draws_itself_in_a_notebook(name: str) -> None:
    game = holdfast.start(name, seats=2, seed=3)
    drawn = game._repr_html_()
    words = "".join(ElementTree.fromstring(drawn).itertext()).replace("\xa0", " ")
    assert str(game.rules.title) in words
    assert game.decisions[0].keys[0] in words or game.decisions[0].options[0].label[:20] in words
    assert SECRET not in words
    assert "url(" not in re.sub(r"url\(#[^)]*\)", "", drawn), "nothing is fetched from anywhere"


def test_an_end_is_drawn_too() -> None:
    env = envs.gym("rebuild", render_mode="text")
    env.reset(seed=3)
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(env.action_masks().argmax()))
    assert "The score sheet" in env.render()
