"""What an agent can do over MCP: find a game, sit down, look, ask why, play to the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from mcp import Client

from holdfast.games import BUILT_IN
from holdfast.kernel import Rng
from holdfast.mcp import make_server
from holdfast.mcp.tables import MOST_TABLES, Tables
from tests.toys.lighthouse import RULES
from tests.toys.playing import registered

from .playing import Agent


def with_an_agent(play: Callable[[Agent], Awaitable[None]], tables: Tables | None = None) -> None:
    async def run() -> None:
        async with Client(make_server(tables=tables)) as client:
            await play(Agent(client))

    asyncio.run(run())


def test_the_tools_say_what_they_are_for() -> None:
    async def play(agent: Agent) -> None:
        tools = {tool.name: tool for tool in (await agent.client.list_tools()).tools}
        assert sorted(tools) == [
            "cards",
            "choose",
            "hint",
            "leave_table",
            "list_games",
            "list_tables",
            "look",
            "options",
            "rules",
            "start_game",
        ]
        assert all(tool.description for tool in tools.values())
        assert tools["choose"].input_schema["required"] == ["table", "key"]
        assert tools["look"].annotations is not None
        assert tools["look"].annotations.read_only_hint

    with_an_agent(play)


def test_the_games_there_are() -> None:
    async def play(agent: Agent) -> None:
        text, data = await agent.call("list_games")
        assert [game["game"] for game in data["games"]] == list(BUILT_IN)
        assert "For adults." in text
        assert "option society: I | II | III | IV | V | VI." in text
        assert "me" in data["games"][0]["others"]
        assert text.endswith("The other seats are played by greedy, planner or random; or by you, if others is me.")

    with_an_agent(play)


def test_an_agent_sits_down_looks_and_chooses() -> None:
    async def play(agent: Agent) -> None:
        seen = await agent.sit_down("rebuild", seed=7, others="random", options={"same_action": "kind"})
        assert seen["question"]["question"] == "Where does a Leader work this round? (2 to place)"
        text, view = await agent.call("look", table=agent.table)
        assert "Your secret" in text
        assert "lead:p1-3  Scrap Yard" in text
        assert view["table"]["options"]["same_action"] == "kind"
        text, data = await agent.call("options", table=agent.table)
        assert "RB-LEAD-03 Placing Leaders: 5 options" in text
        assert "  There is no building on space p1-7." in data["not_now"]
        await agent.call("choose", table=agent.table, key="lead:p1-3")
        text, data = await agent.call("choose", table=agent.table, key="lead:p1-4")
        assert any(line.startswith("Random 2 ") for line in data["happened"])
        assert data["question"]["kind"] == "place"
        assert data["happened"][0] in text

    with_an_agent(play)


def test_what_cannot_be_done_comes_back_with_the_reason() -> None:
    async def play(agent: Agent) -> None:
        await agent.sit_down("rebuild", seed=7, others="random")
        said = await agent.refused("choose", table=agent.table, key="lead:p2-1")
        assert said == "Space p2-1 is on another player's mat. (RB-LEAD-09)"
        said = await agent.refused("choose", table=agent.table, key="lead:p1-33")
        assert said == 'There is no option "lead:p1-33". Did you mean lead:p1-3? (HF-KEY)'
        said = await agent.refused("look", table="rebuild-9")
        assert said == 'There is no table "rebuild-9". There are: rebuild-1.'
        assert (await agent.refused("start_game", game="chess")).startswith('There is no game "chess".')
        said = await agent.refused("start_game", game="rebuild", others="gredy")
        assert said == 'There is no player "gredy". Did you mean greedy? Choose one of: greedy, planner or random.'
        said = await agent.refused("start_game", game="frostpunk", seats=1, others="gredy")
        assert "Did you mean greedy?" in said
        for setting in ("seats", "pack", "checkpoints"):
            said = await agent.refused("start_game", game="rebuild", options={setting: ""})
            assert said.startswith(f'Rebuild has no option "{setting}"')
        said = await agent.refused("start_game", game="rebuild", seat=2)
        assert said == "This table has seats 0 to 1; there is no seat 2."
        text, _ = await agent.call("list_tables")
        assert text == "rebuild-1: in progress"

    with_an_agent(play)


def test_what_was_misspelt_is_not_passed_over() -> None:
    """Else an agent that says `player=1` would play on seat 0 without knowing it."""

    async def play(agent: Agent) -> None:
        said = await agent.refused("start_game", game="rebuild", sede=7)
        assert said == 'start_game takes no "sede". Did you mean seed?'
        said = await agent.refused("start_game", game="rebuild", player=1)
        assert said == 'start_game takes no "player", only game, seats, seat, others, seed and options.'
        assert await agent.refused("list_games", all="yes") == 'list_games takes no arguments, so it cannot take "all".'
        assert (await agent.call("list_tables"))[1] == {"tables": []}
        for tool in (await agent.client.list_tools()).tools:
            assert tool.input_schema["additionalProperties"] is False

    with_an_agent(play)


def test_what_is_of_the_wrong_kind_is_told_in_a_sentence() -> None:
    async def play(agent: Agent) -> None:
        said = await agent.refused("start_game", game="rebuild", seats="two", seed=1.5)
        assert said == (
            'start_game: seats must be a whole number, not "two". start_game: seed must be a whole number, not "1.5".'
        )
        said = await agent.refused("start_game", game="rebuild", options={"tied_bonus": 1})
        assert said == 'start_game: options.tied_bonus must be text, not "1".'
        assert await agent.refused("start_game", game="rebuild", options=3) == (
            'start_game: options must be an object of names and values, not "3".'
        )
        assert await agent.refused("choose", table="rebuild-1") == "choose: key is missing."
        assert await agent.refused("choose", table="rebuild-1", key=5) == 'choose: key must be text, not "5".'

    with_an_agent(play)


def test_rules_and_cards_can_be_read() -> None:
    async def play(agent: Agent) -> None:
        text, data = await agent.call("rules", game="frostpunk", about="FP-HUN-03")
        assert text.startswith("FP-HUN-03  ")
        assert [rule["id"] for rule in data["rules"]] == ["FP-HUN-03"]
        assert data["rules"][0]["rule"]
        text, data = await agent.call("rules", game="rebuild", about="BUILD")
        assert "RB-BUILD-02" in text
        assert {"RB-BUILD-01", "RB-BUILD-02"} <= {rule["id"] for rule in data["rules"]}
        text, data = await agent.call("rules", game="rebuild", about="zeppelin")
        assert text == 'No rule of this game has "zeppelin" in its id, title or text.'
        assert data == {"rules": []}
        await agent.sit_down("rebuild", seed=7, others="random")
        listed, data = await agent.call("cards", table=agent.table)
        assert "P1  Water Station (Tile)" in listed
        assert {"id": "P1", "title": "Water Station", "kind": "Tile"} in data["cards"]
        text, data = await agent.call("cards", table=agent.table, about="P1")
        assert "The queue starts before it is light." in text
        assert "The queue starts before it is light." in data["cards"][0]["text"]
        _, data = await agent.call("leave_table", table=agent.table)
        assert data == {"left": agent.table}

    with_an_agent(play)


@pytest.mark.parametrize(
    ("game", "arguments"), [("rebuild", {"others": "random"}), ("frostpunk", {"seats": 2, "others": "me"})]
)
def test_a_game_is_played_to_its_end(game: str, arguments: dict[str, object]) -> None:
    async def play(agent: Agent) -> None:
        text, seen = await agent.play_on(await agent.sit_down(game, seed=3, **arguments), Rng(1))
        assert seen["outcome"]["cause"]
        assert seen["happened"]
        assert len(text.splitlines()) > 10
        said = await agent.refused("choose", table=agent.table, key="turn:pass")
        assert said == "The game is over. (HF-OVER)"
        assert await agent.refused("hint", table=agent.table) == said
        text, _ = await agent.call("look", table=agent.table)
        assert text.endswith("The game is over. Nothing more is asked.")

    with_an_agent(play)


def test_a_game_of_rules_alone_is_played_to_its_end() -> None:
    async def play(agent: Agent) -> None:
        seen = await agent.sit_down("lighthouse", seed=3, seats=2, others="random")
        text, _ = await agent.call("look", table=agent.table)
        assert "food" in text
        assert f"task:{seen['question']['options'][0]['key'].partition(':')[2]}" in text
        text, seen = await agent.play_on(seen, Rng(1))
        assert seen["outcome"]["cause"] in RULES.goals
        assert seen["happened"]

    with registered():
        with_an_agent(play)


def test_a_hint_has_options_chances_and_reasons_and_changes_nothing() -> None:
    async def play(agent: Agent) -> None:
        seen = await agent.sit_down("frostpunk", seed=3)
        before = tables.find(agent.table).game.record.picks
        text, data = await agent.call("hint", table=agent.table)
        assert data["seat"] == 0
        assert data["won_together"] is True
        assert text.startswith("What I would do, by the chance of survival:\n")
        offered = {option["key"]: option["label"] for option in seen["question"]["options"]}
        assert 1 < len(data["options"]) <= 3
        for one in data["options"]:
            assert offered[one["key"]] == one["label"]
            assert 0 <= one["chance"] <= 1
            assert one["worlds"] >= 1
            assert f"in {one['worlds']} worlds. {one['reason']}" in text
        assert tables.find(agent.table).game.record.picks == before
        assert (
            await agent.refused("hint", table="rebuild-9") == 'There is no table "rebuild-9". There are: frostpunk-1.'
        )

    tables = Tables()
    with_an_agent(play, tables)


def test_an_agent_is_shown_nothing_that_its_seat_may_not_know() -> None:
    """Two tables alike but for the other's secrets: all that the agent reads is the same."""

    async def play(agent: Agent) -> None:
        read = []
        for world in range(2):
            await agent.sit_down("rebuild", seed=7, others="random")
            table = tables.find(agent.table)
            if world:
                before = table.game.state.specials[1], table.game.state.objectives[1]
                table.game.rules.resample(table.game.state, 0, Rng(2))
                assert (table.game.state.specials[1], table.game.state.objectives[1]) != before
            answers = [await agent.call(tool, table=agent.table) for tool in ("look", "options", "cards")]
            read.append(json.dumps(answers))
        assert read[0] == read[1]

    tables = Tables()
    with_an_agent(play, tables)


def test_several_tables_at_once_and_no_more_than_there_is_room_for() -> None:
    async def play(agent: Agent) -> None:
        first = (await agent.sit_down("rebuild", seed=1, others="me"))["table"]
        await agent.call("choose", table=first, key="lead:p1-1")
        second = (await agent.sit_down("frostpunk", seed=1))["table"]
        _, data = await agent.call("list_tables")
        assert [one["table"] for one in data["tables"]] == [first, second]
        assert [one["seats"] for one in data["tables"]] == [[0, 1], [0]]
        text, _ = await agent.call("leave_table", table=second)
        assert text == f"You have left {second}."
        tables.tables |= {f"full-{number}": tables.find(first) for number in range(MOST_TABLES)}
        said = await agent.refused("start_game", game="rebuild")
        assert said == f"There are already {MOST_TABLES} tables; leave_table ends one."

    tables = Tables()
    with_an_agent(play, tables)
