"""The log of a table: every line knows its version, whatever was taken back, and any moment has its own log."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from holdfast.kernel import Refused, Rng, Said
from holdfast.server.acts import act
from holdfast.server.denied import refusal_of
from holdfast.server.entries import Handed
from holdfast.server.house import House
from holdfast.server.looks import Spoken
from holdfast.server.telling import Telling, told_again
from holdfast.server.wire import LogShown, Rename, Undo
from holdfast.speech import PSEUDO

from .memory import MemoryStore
from .scenes import ANNA, BEN, after_something_was_shown, pick_some, played, sit, together

RENAMED = Said("server-renamed", was="Anna", name="Anja")


def told(*words: str) -> list[Any]:
    return [(word, -1, ()) for word in words]


def summed(telling: Telling) -> list[tuple[str, int]]:
    return [(line.told[0] if line.told else str(line.note), line.version) for line in telling.lines]


def merged(log: list[Spoken], shown: LogShown) -> list[Spoken]:
    """As the browser does it."""
    assert shown.start <= len(log)
    return [*log[: shown.start], *zip(shown.lines, shown.versions, strict=True)]


def test_a_line_belongs_to_the_version_it_was_told_at() -> None:
    telling = Telling(told("set up"), 0)
    telling.hear(told("set up", "a", "b"), 1)
    telling.hear(told("set up", "a", "b", "c"), 3)
    assert summed(telling) == [("set up", 0), ("a", 1), ("b", 1), ("c", 3)]


def test_what_is_taken_back_goes_and_a_word_of_the_house_stays() -> None:
    telling = Telling(told("set up"), 0)
    telling.hear(told("set up", "a"), 1)
    telling.note(RENAMED, 1)
    telling.hear(told("set up", "a", "b"), 2)
    before = telling.lines
    telling.take_back(told("set up"), 3)
    assert summed(telling) == [("set up", 0), ("Anna is now called Anja.", 1)]
    assert len(before) == 4, "who looks back at it still has it"
    telling.hear(told("set up", "c"), 4)
    assert summed(telling)[-1] == ("c", 4)


def test_where_seats_decide_together_a_line_may_go_from_the_middle() -> None:
    telling = Telling(told("set up"), 0)
    telling.hear(told("set up", "mine"), 1)
    telling.hear(told("set up", "mine", "yours"), 2)
    telling.take_back(told("set up", "yours"), 3)
    assert summed(telling) == [("set up", 0), ("yours", 2)]


def test_lines_are_kept_as_they_were() -> None:
    telling = Telling(told("set up"), 0)
    telling.begins = True
    telling.hear(told("set up", "a", "b"), 1)
    telling.note(RENAMED, 1)
    telling.hear(told("set up", "a", "b", "c"), 2)
    again = told_again(told("set up", "a", "b", "c"), telling.kept(), telling.begins, 2)
    assert (again.lines, again.begins, again.heard) == (telling.lines, telling.begins, telling.heard)
    assert [place for place, line in enumerate(again.lines) if line.begins] == [1, 3, 4]


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_at_every_moment_the_log_is_the_one_of_then(game: str) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together(game))
        logs: list[dict[int | None, list[Spoken]]] = []

        def remember() -> None:
            logs.append({seat: live.shown(session, seat)[1] for session, seat in ((ANNA, 0), (BEN, 1), ("", None))})

        remember()
        chance = Rng(8)
        for step in range(60):
            if not live.table.waiting:
                break
            if step % 13 == 12 and (back := live.table.way_back([0], 0)) is not None:
                await house.write(live, *live.table.undone(back.picks, 0, True))
            else:
                await pick_some(house, live, 1, chance)
            remember()
        assert any(log[None] != later[None][: len(log[None])] for log, later in pairwise(logs))
        for version, log in enumerate(logs):
            for seat in (0, 1, None):
                moment = await house.moment(live, version, seat)
                assert merged(logs[-1][seat], moment.log) == log[seat], version
                assert moment.said == [words for words, at in log[seat] if at == version]

    played(scene)


def test_a_move_that_was_taken_back_is_told_again_to_whoever_looks_at_it() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together())
        await after_something_was_shown(house, live)
        await pick_some(house, live, 1)
        version = live.table.version
        then = live.shown(ANNA, 0)[1]
        assert then[-1][1] == version
        await house.write(live, *live.table.undone(1, 0, True))
        now = live.shown(ANNA, 0)[1]
        assert now == [line for line in then if line[1] < version]
        log = (await house.moment(live, version, 0)).log
        assert log.start == len(now)
        assert log.lines
        assert set(log.versions) == {version}

    played(scene)


def test_who_takes_back_and_picks_the_same_again_is_told_the_new_version() -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together("frostpunk", "me"))
        while not live.table.version or (lines := live.shown(ANNA, 0)[1])[-1][1] != live.table.version:
            await pick_some(house, live, 1)
        version = live.table.version
        key = live.table.game.record.picks[-1]
        await act(house, live, ANNA, 0, Undo(version))
        live.table.apply(live.table.number + 1, live.table.picked([key], 0)[0])
        shown, _ = live.shown(ANNA, 0, lines)
        assert shown.log.start < len(lines)
        assert set(shown.log.versions) == {version + 2}

    played(scene)


def test_what_everybody_is_called_now_is_in_the_log_of_any_moment() -> None:
    store = MemoryStore()

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await pick_some(house, live, 20)
        await act(house, live, BEN, 1, Rename("Ben"))
        await pick_some(house, live, 3)
        now = live.shown(ANNA, 0)[1]
        assert ("Player 2 is now called Ben.", 20) in now
        assert not any("Player 2" in words for words, _ in now if "now called" not in words)
        for version in (0, 10, 19, 20, 21, 23):
            moment = await house.moment(live, version, 0)
            assert merged(now, moment.log) == [line for line in now if line[1] <= version]
            assert not any("Player 2" in words for words in moment.said if "now called" not in words)

    played(scene, store)


def test_two_at_one_table_read_two_languages() -> None:
    """What is written is a message and what fills it: each reads it in their own words, and everybody by their newest
    name."""

    async def scene(house: House) -> None:
        live = await sit(house, together())
        await act(house, live, ANNA, 0, Rename("Anja"))
        live.table.apply(live.table.number + 1, Handed(1, "greedy", True))
        english = [words for words, _ in live.shown(ANNA, 0)[1]]
        other = [words for words, _ in live.shown(BEN, 1, language=PSEUDO)[1]]
        assert english[-1] == f"{live.table.names[1]} is away: greedy plays."
        assert len(english) == len(other)
        assert other[-1].endswith("îš åŵåý: greedy þļåýš.")
        with pytest.raises(Refused) as caught:
            await act(house, live, "nobody", None, Undo(live.table.version))
        assert refusal_of(caught.value, "en")[1].reason == "Spectators cannot play."
        assert refusal_of(caught.value, PSEUDO)[1].reason == "Šþéçţåţöŕšááá çåññöţéé þļåý."

    played(scene)


@pytest.mark.parametrize("game", ["rebuild", "frostpunk"])
def test_a_game_is_asked_told_and_refused_in_the_language_of_whoever_looks(game: str) -> None:
    async def scene(house: House) -> None:
        live = await sit(house, together(game))
        seat = live.table.waiting[0]
        english, other = (live.shown(ANNA, seat, language=language)[0] for language in ("en", PSEUDO))
        assert english.question is not None
        assert other.question is not None
        assert [option.key for option in english.question.options] == [option.key for option in other.question.options]
        assert english.log.lines != other.log.lines
        assert not any(one.isascii() for one in other.log.lines)
        assert [one.key for one in english.question.barred] == [one.key for one in other.question.barred]
        assert not {one.reason for one in english.question.barred} & {one.reason for one in other.question.barred}

    played(scene)
