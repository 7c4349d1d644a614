"""A pack that could not be played, or a book with a page nobody finds, is refused with what is wrong."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from holdfast.cards import PackError, load_pack
from holdfast.games.this_war_of_mine.box import BUILT_IN
from holdfast.games.this_war_of_mine.pack import shape

HEAD = '{name: more, game: this_war_of_mine, version: "1", extends: base}'


def faults(folder: Path, cards: str) -> str:
    (folder / "pack.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
    with pytest.raises(PackError) as refused:
        load_pack(folder, shape, base=BUILT_IN, keep=False)
    return str(refused.value)


@pytest.mark.parametrize(
    ("cards", "wrong"),
    [
        ('scripts: [{id: "1901", title: A, story: A.}]', "nothing leads to this script"),
        (
            """
            visitors: [{id: V90, title: A, options: [{story: In., go: "1901"}]}]
            scripts: [{id: "1901", title: A, go: "1902"}, {id: "1902", title: B, now: [read script 1901]}]
            """,
            "the book leads round in a circle: ",
        ),
        (
            """
            visitors: [{id: V90, title: A, options: [{story: In., go: "1901"}]}]
            scripts: [{id: "1901", title: A, roll: [{to: 4}, {to: 9}]}]
            """,
            "the rows go up, one after the other, to 10",
        ),
        (
            """
            visitors: [{id: V90, title: A, options: [{story: In., go: "1901"}]}]
            scripts: [{id: "1901", title: A, roll: [{to: 10}], options: [{story: A.}]}]
            """,
            "a script goes on in one way",
        ),
        (
            "visitors: [{id: V90, title: A, options: [{story: Pay., do: [spend 1 wood]}]}]",
            "an option without a condition and a price must always be left",
        ),
        (
            "residents: [{id: R90, title: A, kind: thugs, enemies: 10, options: [{story: Fight., do: [fight]}]}]",
            "there are only 9 enemy tokens",
        ),
        ("residents: [{id: R90, title: A, kind: thugs, a: {weapon: book}}]", "an enemy's weapon is one that is fought"),
        ("residents: [{id: R90, title: A, kind: thugs, a: {melee: pistol}}]", "an enemy falls back on"),
        ("visitors: [{id: V90, title: A, options: [{story: Fight., do: [fight]}]}]", "nobody has been met here"),
        ("visitors: [{id: V90, title: A, now: [dodge], options: [{story: A.}]}]", "this is for fate cards"),
        ("endings: [{id: N9, title: A, over: true}]", "exactly one ending declares the war over"),
        ("scenarios: [{id: s, title: A, story: A, events: [event, X99]}]", 'there is no card "X99"'),
        ("scenarios: [{id: s, title: A, story: A, events: [ending, ending, ending, ending]}]", "there are only 3 of"),
        (
            'locations: [{id: L90, title: A, story: A, number: 10, scripts: ["601"], around: []}]',
            "a location has scripts",
        ),
        ("shelter: [{id: S90, kind: rubble, story: A}]", "the shelter cards are those that the spaces name"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, cards: str, wrong: str) -> None:
    assert wrong in faults(tmp_path, cards)


def test_a_fight_may_follow_in_a_script_that_only_an_encounter_opens(tmp_path: Path) -> None:
    cards = """
        residents: [{id: R90, title: A, kind: thugs, enemies: 1, options: [{story: Talk., go: "1901"}]}]
        scripts: [{id: "1901", title: A, now: [fight]}]
        """
    (tmp_path / "pack.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
    load_pack(tmp_path, shape, base=BUILT_IN, keep=False)
    visitor = 'visitors: [{id: V90, title: A, options: [{story: In., go: "1901"}]}]'
    assert "nobody has been met here" in faults(tmp_path, dedent(cards) + visitor)


def test_a_script_that_comes_back_another_day_is_no_circle(tmp_path: Path) -> None:
    cards = """
        visitors: [{id: V90, title: A, options: [{story: In., go: "1901"}]}]
        scripts: [{id: "1901", title: A, now: [2 days later at dawn read script 1901]}]
        """
    (tmp_path / "pack.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
    load_pack(tmp_path, shape, base=BUILT_IN, keep=False)
