"""The state as plain data: there and back, and what is said of data that is not one."""

from __future__ import annotations

from dataclasses import dataclass, make_dataclass
from typing import Any, ClassVar

import pytest

from holdfast.kernel import ALL, BadSave, Rng, State, from_plain, to_plain
from holdfast.kernel.state import Shared, copy_source, data_fields, row, rows, shared_fields
from tests.toys.plain import Page, PlainBox

BOX = PlainBox()

Sums = list[int]  # a name that this module alone knows


def page() -> Page:
    return Page(rng=Rng.of([0, 1, 2, 0xFFFFFFFF, 7]), reveals=3, box=BOX, said=[1, 2], steps=4)


def refused(**changes: Any) -> str:
    """What is said of a page with something changed, or left out (None)."""
    plain = to_plain(page()) | changes
    with pytest.raises(BadSave) as caught:
        from_plain(Page, {name: value for name, value in plain.items() if value is not None}, box=BOX)
    return str(caught.value)


def test_there_and_back() -> None:
    plain = to_plain(page())
    assert plain == {"rng": [0, 1, 2, 0xFFFFFFFF, 7], "reveals": 3, "said": [1, 2], "steps": 4}
    again = from_plain(Page, plain, box=BOX)
    assert to_plain(again) == plain
    assert again.box is BOX
    assert again.told is None


def test_more_draws_than_a_word_can_count() -> None:
    plain = to_plain(page()) | {"rng": [0, 1, 2, 3, 2**40]}
    assert from_plain(Page, plain, box=BOX).rng.draws == 2**40


def test_another_shape_is_refused_with_what_differs() -> None:
    shape = "The saved position does not fit these rules."
    assert refused(said=None, rng=None) == f"{shape} It lacks rng and said."
    assert refused(ghost=1, bells=[2]) == f"{shape} It has bells and ghost, which they do not know."
    assert refused(said=None, ghost=1) == f"{shape} It lacks said. It has ghost, which they do not know."


def test_a_state_whose_fields_mean_something_else_has_another_version() -> None:
    @dataclass(slots=True, kw_only=True)
    class Later(Page):
        version: ClassVar[int] = 2

    now = to_plain(Later(rng=Rng(1), box=BOX, said=[]))
    assert to_plain(from_plain(Later, now, box=BOX)) == now
    for cls, plain in ((Later, to_plain(page())), (Page, now)):
        with pytest.raises(
            BadSave, match=r"is of version [12] of this game's state, and this release has version [12]"
        ):
            from_plain(cls, plain, box=BOX)


def test_a_wrong_value_is_refused_with_where_it_stands() -> None:
    said = refused(said=["a"])
    assert said.startswith("The saved position is damaged at said: Expected `int`, got `str`")


@pytest.mark.parametrize("words", [[0, 1, 2, 3], [0, 1, 2, 3, 4, 5], [-1, 1, 2, 3, 4], [0, 1, 2, 2**32, 4]])
def test_chance_that_is_none_is_refused(words: list[int]) -> None:
    assert refused(rng=words) == "The saved position's random numbers are damaged."


def test_the_data_of_a_state_are_its_fields_but_for_box_and_telling() -> None:
    @dataclass(slots=True, kw_only=True, eq=False)
    class Ledger(State):
        box: PlainBox
        sums: Sums
        owner: str = ""

    expected = {"rng": Rng, "reveals": int, "sums": list[int], "owner": str}
    assert data_fields(Ledger) == data_fields(Ledger) == expected


def test_types_may_be_given_as_they_are_or_by_name() -> None:
    made = make_dataclass("Ledger", [("sums", list[int])], bases=(State,), kw_only=True)
    assert data_fields(made)["sums"] == list[int]


@dataclass(slots=True, kw_only=True, eq=False)
class Shelf(State):
    """A field of each kind that a state may have."""

    box: PlainBox
    full: bool = False
    jars: list[int] = row(3, 7)
    lids: list[int] = row()
    labels: Shared[list[int]] = row(2)
    boards: list[list[int]] = rows(2)
    nails: Shared[list[list[int]]] = rows(2, 1, 5)
    pairs: list[tuple[int, int]] = row()


def test_a_copy_is_made_of_what_the_fields_say() -> None:
    shelf = Shelf(rng=Rng(1), reveals=2, told=[], box=BOX, full=True, boards=[[1], [2]], pairs=[(3, 4)])
    twin = shelf.copy()
    assert type(twin) is Shelf
    assert to_plain(twin) == to_plain(shelf)
    assert twin.box is BOX
    assert twin.told is None
    assert shared_fields(Shelf) == {"labels", "nails"}
    assert twin.labels is shelf.labels
    assert twin.nails is shelf.nails
    assert twin.jars is not shelf.jars
    assert twin.boards[0] is not shelf.boards[0]
    twin.rng.next()
    twin.pairs.clear()
    assert to_plain(shelf) != to_plain(twin)
    assert shelf.pairs == [(3, 4)]


def test_each_class_has_a_copy_of_its_own_from_the_first_call_on() -> None:
    @dataclass(slots=True, kw_only=True, eq=False)
    class Longer(Shelf):
        end: int = 9

    page().copy()
    Shelf(rng=Rng(1), box=BOX).copy()
    assert Longer(rng=Rng(1), box=BOX, end=8).copy().end == 8
    assert len({kind.copy for kind in (State, Page, Shelf, Longer)}) == 4
    assert "    g.jars = self.jars.copy()\n" in copy_source(Longer)


def test_a_field_begins_with_a_list_of_its_own() -> None:
    one, other = (Shelf(rng=Rng(1), box=BOX) for _ in range(2))
    assert (one.jars, one.lids, one.boards, one.nails) == ([7, 7, 7], [], [[], []], [[5], [5]])
    assert one.jars is not other.jars
    assert one.boards[0] is not one.boards[1]


# -- telling ----------------------------------------------------------------------------------------------------------


def test_telling_everybody_or_one_seat() -> None:
    one = page()
    one.told = []
    one.tell("storm", 1, 2)
    one.tell_only(1, "letter", 3)
    assert one.told == [("storm", ALL, (1, 2)), ("letter", 1, (3,))]


def test_where_nobody_listens_nothing_is_told() -> None:
    one = page()
    one.tell("storm")
    one.tell_only(0, "letter")
    assert one.told is None


def test_what_is_known_grows_with_chance_and_with_what_is_shown() -> None:
    one = page()
    assert one.known() == 3 + 7
    one.rng.next()
    assert one.known() == 11
    one.reveals += 1
    assert one.known() == 12
