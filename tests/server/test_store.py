"""What is written stays written, once, in order: on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio

import pytest

from holdfast.kernel.errors import HoldfastError
from holdfast.server.store import ChatRow, Entry, HolderRow, LinkRow, Position, Summary, Taken

from .conftest_store import awaited
from .store_rows import NOW, a_line, a_summary, a_table, an_entry, change_behind_its_back, opened, seat_everyone

pytest_plugins = ["tests.server.conftest_store"]


# -- tables and their log ---------------------------------------------------------------------------------------------


@awaited
async def test_a_table_is_found_as_it_was_made(address: str) -> None:
    async with opened(address) as store:
        assert await store.table("t") is None
        await seat_everyone(store)
        assert await store.table("t") == a_table()
        assert await store.table("T") is None
        assert await store.entries("t") == []
        assert await store.holders("t") == [HolderRow("ada", "t", 0, "Ada")]


@awaited
async def test_a_table_is_made_once_or_not_at_all(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        with pytest.raises(Taken):
            await store.make_table(a_table(made="later"), [LinkRow("other", "t", 0)], [HolderRow("eve", "t", 1, "Eve")])
        assert await store.table("t") == a_table()
        assert await store.link("other") is None
        assert await store.held_by("eve") == []
        with pytest.raises(HoldfastError):  # the link is taken, so the table is not made either
            await store.make_table(a_table("u"), [LinkRow("link-0", "u", 0)], [])
        assert await store.table("u") is None


@awaited
async def test_the_log_is_read_in_order_from_anywhere(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for number in range(1, 13):
            await store.append("t", an_entry(number, b"%d" % number), a_summary(number))
        assert [one.number for one in await store.entries("t")] == list(range(1, 13))
        assert await store.entries("t", after=11) == [Entry(12, b"12", NOW)]
        assert await store.entries("t", after=12) == []
        assert len(await store.entries("t", after=-(10**30))) == 12
        assert await store.entries("t", after=10**30) == []
        assert await store.entries("nowhere") == []


@awaited
async def test_only_the_next_number_can_be_written(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.append("t", an_entry(1), a_summary(1))
        for number in (1, 3, 0, -1, 2**31, 10**30):
            with pytest.raises(Taken):
                await store.append("t", an_entry(number, b"late"), a_summary(number, changed="2099"))
        assert await store.entries("t") == [an_entry(1)]
        ((_, summary),) = await store.tables_of("ada")
        assert summary == a_summary(1)
        await store.append("t", an_entry(2), a_summary(2))


@awaited
async def test_the_same_entry_again_is_taken_too(address: str) -> None:
    """Two tabs may send the same pick: the second must hear that it came second."""
    async with opened(address) as store:
        await seat_everyone(store)
        await store.append("t", an_entry(1), a_summary(1))
        with pytest.raises(Taken):
            await store.append("t", an_entry(1), a_summary(1))


@awaited
async def test_tables_keep_their_logs_apart(address: str) -> None:
    async with opened(address) as store:
        await store.make_table(a_table("a"), [], [])
        await store.make_table(a_table("b"), [], [])
        await store.append("a", an_entry(1, b"a"), a_summary(1, "a"))
        await store.append("b", an_entry(1, b"b"), a_summary(1, "b"))
        assert await store.entries("a") == [an_entry(1, b"a")]
        assert await store.entries("b") == [an_entry(1, b"b")]


@awaited
async def test_nothing_is_written_for_a_table_that_is_not_there(address: str) -> None:
    async with opened(address) as store:
        with pytest.raises(HoldfastError):
            await store.append("nowhere", an_entry(1), a_summary(1, "nowhere"))
        with pytest.raises(HoldfastError):
            await store.say("nowhere", a_line("hello"))
        with pytest.raises(HoldfastError):
            await store.keep_position("nowhere", Position(1, b""))
        with pytest.raises(HoldfastError):
            await store.hold(HolderRow("ada", "nowhere", 0, "Ada"))
        with pytest.raises(HoldfastError):
            await store.change_link("nowhere", 0, "link")
        with pytest.raises(HoldfastError, match="no table 'nowhere'"):
            await store.rename("nowhere", b"[]")
        assert await store.entries("nowhere") == []
        assert await store.chat("nowhere") == []
        assert await store.link("link") is None


@awaited
async def test_the_newest_position_is_kept(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        assert await store.position("t") is None
        await store.keep_position("t", Position(40, b"\x00forty\xff"))
        await store.keep_position("t", Position(20, b"late"))
        assert await store.position("t") == Position(40, b"\x00forty\xff")
        await store.keep_position("t", Position(40, b"by newer rules"))
        await store.keep_position("t", Position(60, b"sixty" * 100_000))
        assert await store.position("t") == Position(60, b"sixty" * 100_000)


@awaited
async def test_who_sits_where_can_change(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.rename("t", b'["Ada","Cy"]')
        found = await store.table("t")
        assert found is not None
        assert found.seats == b'["Ada","Cy"]'


# -- who may sit there ------------------------------------------------------------------------------------------------


@awaited
async def test_a_link_leads_to_its_seat(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        assert await store.link("link-1") == LinkRow("link-1", "t", 1)
        assert await store.link("link-watch") == LinkRow("link-watch", "t", -1)
        assert await store.link("link-2") is None


@awaited
async def test_a_changed_link_sends_its_holders_away_and_nobody_else(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.make_table(a_table("u"), [LinkRow("u-1", "u", 1)], [HolderRow("bo", "u", 1, "Bo")])
        for holder in (HolderRow("bo", "t", 1, "Bo"), HolderRow("cy", "t", -1, "Cy")):
            await store.hold(holder)
        await store.change_link("t", 1, "link-new")
        assert await store.link("link-1") is None
        assert await store.link("link-new") == LinkRow("link-new", "t", 1)
        assert await store.link("link-0") == LinkRow("link-0", "t", 0)
        assert await store.holders("t") == [HolderRow("cy", "t", -1, "Cy"), HolderRow("ada", "t", 0, "Ada")]
        assert await store.held_by("bo") == [HolderRow("bo", "u", 1, "Bo")]


@awaited
async def test_a_seat_has_one_holder_and_any_number_may_watch(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for session in ("bo", "cy", "eve"):
            await store.hold(HolderRow(session, "t", -1, session))
        came = [store.hold(HolderRow(f"guest-{number}", "t", 1, "Guest")) for number in range(8)]
        results = await asyncio.gather(*came, return_exceptions=True)
        assert [type(result) for result in results].count(type(None)) == 1
        assert sum(isinstance(result, Taken) for result in results) == 7
        assert len([holder for holder in await store.holders("t") if holder.seat == 1]) == 1


@awaited
async def test_a_seat_without_a_link_can_get_one(address: str) -> None:
    async with opened(address) as store:
        await store.make_table(a_table(), [], [])
        await store.change_link("t", 0, "first")
        assert await store.link("first") == LinkRow("first", "t", 0)


@awaited
async def test_a_browser_holds_what_it_took(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.hold(HolderRow("ada", "t", 1, "Ada"))
        await store.hold(HolderRow("ada", "t", 1, "Lady Ada"))
        assert await store.held_by("ada") == [HolderRow("ada", "t", 0, "Ada"), HolderRow("ada", "t", 1, "Lady Ada")]
        assert await store.held_by("nobody") == []


@awaited
async def test_my_tables_newest_change_first(address: str) -> None:
    async with opened(address) as store:
        for name, made in (("a", "2031-01-01"), ("b", "2031-01-02"), ("c", "2031-01-03"), ("d", "2031-01-04")):
            holders = [HolderRow("ada", name, seat, "Ada") for seat in (0, 1)] if name != "d" else []
            await store.make_table(a_table(name, made), [], holders)
        await store.append("a", an_entry(1), a_summary(1, "a", "2031-02-01", outcome="hope"))
        found = await store.tables_of("ada")
        assert [table.id for table, _ in found] == ["a", "c", "b"]
        assert found[0] == (a_table("a", "2031-01-01"), a_summary(1, "a", "2031-02-01", outcome="hope"))
        assert found[1][1] == Summary("c", 0, b"[]", "", "2031-01-03")  # nothing has happened there yet
        assert await store.tables_of("nobody") == []


@awaited
async def test_the_secret_is_one_for_all(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        first, *rest = await asyncio.gather(one.secret(), other.secret(), one.secret(), other.secret())
        assert len(first) == 32
        assert rest == [first] * 3
    async with opened(address) as later:
        assert await later.secret() == first


# -- chat -------------------------------------------------------------------------------------------------------------


@awaited
async def test_lines_are_numbered_by_the_store(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        assert await store.say("t", a_line("hello")) == ChatRow(1, 1, "Bo", "hello", NOW)
        assert await store.say("t", a_line("hello")) == ChatRow(2, 1, "Bo", "hello", NOW)  # people repeat themselves
        assert await store.chat("t", after=1) == [ChatRow(2, 1, "Bo", "hello", NOW)]
        assert await store.chat("t", after=2) == []


@awaited
async def test_all_talk_at_once_and_all_are_heard(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        await seat_everyone(one)
        said = await asyncio.gather(*((one, other)[i % 2].say("t", a_line(f"line {i}")) for i in range(40)))
        assert sorted(line.number for line in said) == list(range(1, 41))
        assert await one.chat("t") == sorted(said, key=lambda line: line.number)


# -- what people type -------------------------------------------------------------------------------------------------

HOSTILE = [
    "",
    "'; DROP TABLE entries; --",
    '"quoted" \\ % %s %(x)s ? :x $1 {}',
    "❄️🔥 Ωmega \u202e reversed",
    "line\nbreak\r\ttab \x01 \x7f",
    "long " * 200_000,
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
@awaited
async def test_any_text_comes_back_as_it_went_in(address: str, text: str) -> None:
    async with opened(address) as store:
        short = text[:500]  # what is a key has to fit into an index
        await store.make_table(a_table(short), [LinkRow(short, short, 0)], [HolderRow(short, short, 0, text)])
        entry = Entry(1, text.encode() + b"\x00\xff", short)
        await store.append(short, entry, Summary(short, 1, b"\x00", text, short))
        assert (await store.say(short, a_line(text))).text == text
        assert await store.table(short) == a_table(short)
        assert await store.link(short) == LinkRow(short, short, 0)
        assert await store.held_by(short) == [HolderRow(short, short, 0, text)]
        assert await store.entries(short) == [entry]
        assert [line.text for line in await store.chat(short)] == [text]
        ((_, summary),) = await store.tables_of(short)
        assert summary == Summary(short, 1, b"\x00", text, short)


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
@awaited
async def test_what_cannot_be_kept_is_refused_whole(address: str, text: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        with pytest.raises(HoldfastError, match="cannot be kept"):
            await store.say("t", a_line(text))
        with pytest.raises(HoldfastError, match="cannot be kept"):
            await store.append("t", an_entry(1), a_summary(1, outcome=text))
        with pytest.raises(HoldfastError, match="cannot be kept"):
            await store.make_table(a_table("u"), [], [HolderRow("x", "u", 0, text)])
        assert await store.chat("t") == []
        assert await store.entries("t") == []
        assert await store.table("u") is None
        assert await store.table(text) is None
        assert await store.link(text) is None
        assert await store.held_by(text) == []


# -- codes, and other cookies -----------------------------------------------------------------------------------------


@awaited
async def test_a_code_leads_to_its_seat_once(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.keep_code(LinkRow("old", "t", 0))
        await store.keep_code(LinkRow("new", "t", 0))
        assert await store.code("old") is None
        assert await store.code("new") == LinkRow("new", "t", 0)
        phone = HolderRow("phone", "t", 0, "Ada")
        with pytest.raises(Taken):
            await store.hold_by("old", phone)
        await store.hold_by("new", phone)
        assert await store.holders("t") == [phone]
        assert await store.code("new") is None
        with pytest.raises(Taken):
            await store.hold_by("new", HolderRow("eve", "t", 0, "Ada"))
        assert await store.holders("t") == [phone]


@awaited
async def test_a_code_goes_with_the_seat(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.hold(HolderRow("bo", "t", 1, "Bo"))
        for seat, code in enumerate(("ada's", "bo's")):
            await store.keep_code(LinkRow(code, "t", seat))
        await store.drop_codes("ada")
        assert (await store.code("ada's"), await store.code("bo's")) == (None, LinkRow("bo's", "t", 1))
        await store.change_link("t", 1, "another")
        assert await store.code("bo's") is None


@awaited
async def test_another_cookie_has_what_the_last_one_had(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        await store.hold(HolderRow("ada", "t", -1, ""))
        await store.hold(HolderRow("ada's next", "t", -1, ""))
        await store.hold(HolderRow("bo", "t", 1, "Bo"))
        for _ in range(2):
            await store.move("ada", "ada's next")
            assert [(one.session, one.seat) for one in await store.holders("t")] == [
                ("ada's next", -1),
                ("ada's next", 0),
                ("bo", 1),
            ]


# -- whether it is well -----------------------------------------------------------------------------------------------


@awaited
async def test_a_store_that_could_not_write_is_well_once_it_has_written_again(address: str) -> None:
    async with opened(address) as store:
        await seat_everyone(store)
        for table in ("entries", "archived"):
            change_behind_its_back(address, f"ALTER TABLE {table} RENAME TO {table}_gone")
        await store.ask()  # nobody has written since
        with pytest.raises(HoldfastError):
            await store.append("t", an_entry(1), a_summary(1))
        for _ in range(2):
            with pytest.raises(HoldfastError):
                await store.ask()
        for table in ("entries", "archived"):
            change_behind_its_back(address, f"ALTER TABLE {table}_gone RENAME TO {table}")
        await store.ask()
        await store.append("t", an_entry(1), a_summary(1))
