"""The reference for programs is what the docstrings say."""

from __future__ import annotations

from docs.reference import make_api


def test_the_page_is_made_from_the_source_as_it_is() -> None:
    made = make_api.page()
    assert made == make_api.PAGE.read_text("utf-8"), "it is stale: .venv/bin/python docs/reference/make_api.py"


def test_everything_on_it_has_something_to_say() -> None:
    assert make_api.silent() == []


def test_what_is_new_in_a_room_for_programs_comes_onto_the_page() -> None:
    page = make_api.PAGE.read_text("utf-8")
    for name in (
        "holdfast.start",
        "holdfast.kernel.Game",
        "holdfast.lab.run",
        "holdfast.envs.gym",
        "holdfast.players.ask",
    ):
        assert f"### `{name}`" in page
    assert page.count("\n### ") > 70
