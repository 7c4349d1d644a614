"""The MCP server: tools with which an agent lists games, starts one, looks, asks why, and plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from .. import HoldfastError, Refused, __version__
from ..games import find, names
from ..rulebook import rulebook
from ..speech import House, house
from . import words
from .arguments import CarefulServer, refusal
from .tables import Table, Tables

P = ParamSpec("P")

INSTRUCTIONS: Final = """\
Board games to play with tools. list_games says what there is; start_game opens a table and puts your first question.
Answer with choose, by the key of an option: it tells what happened and what you are asked next, until the game is over.
look shows the whole table as your seat may see it. options says again what can be answered, and why other answers
cannot. hint says what a player that looks ahead would answer, and why. rules and cards explain. Seats are counted
from 0."""

LOOKING: Final = ToolAnnotations(read_only_hint=True)
TableName = Annotated[str, Field(description="The name of a table, as start_game gave it.")]


def answer(text: str, data: Any) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=msgspec.to_builtins(data))


def spoken_in(said: House) -> Callable[[Callable[P, CallToolResult]], Callable[P, CallToolResult]]:
    """What the agent can put right comes back as an error of the tool, in our own sentence."""

    def spoken(tool: Callable[P, CallToolResult]) -> Callable[P, CallToolResult]:
        @wraps(tool)
        def telling(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
            try:
                return tool(*args, **kwargs)
            except Refused as refused:
                return refusal(said.say("mcp-refused", reason=said.tell(refused), rule=refused.rule))
            except HoldfastError as error:
                return refusal(said.tell(error))

        return telling

    return spoken


def make_server(said: House | None = None, tables: Tables | None = None) -> MCPServer[None]:
    """A server with tables of its own, whose agent is told everything in this language."""
    said = house() if said is None else said
    tables = Tables(said) if tables is None else tables
    spoken = spoken_in(said)
    server = CarefulServer(
        said, "holdfast", title="Holdfast", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )

    @server.tool(annotations=LOOKING)
    @spoken
    def list_games() -> CallToolResult:
        """The games you can play, with their seats, their options, and who can play the other seats."""
        known = list(map(find, names()))
        text = "\n".join([*(words.game_in_words(row, said) for row in known), words.others_in_words(said)])
        return answer(text, {"games": [words.game_told(row, said) for row in known]})

    @server.tool()
    @spoken
    def start_game(
        game: Annotated[str, Field(description="Which game, by its name in list_games.")],
        seats: Annotated[int | None, Field(description="How many seats; the fewest, if not said.")] = None,
        seat: Annotated[int, Field(description="Your seat, from 0.")] = 0,
        others: Annotated[
            str, Field(description="Who plays the other seats: greedy, planner, random, or me for you.")
        ] = "greedy",
        seed: Annotated[int | None, Field(description="The same seed deals the same game.")] = None,
        options: Annotated[dict[str, str] | None, Field(description="Options of the game, by name.")] = None,
    ) -> CallToolResult:
        """Open a table, and see your first question."""
        return seen(tables.open(game, seats, seat, others, seed, options or {}))

    @server.tool(annotations=LOOKING)
    @spoken
    def list_tables() -> CallToolResult:
        """Your tables: which game is played at each, and whether it is over."""
        known = [
            {
                "table": one.name,
                "game": one.game.rules.name,
                "seats": list(one.own),
                "over": one.game.outcome is not None,
            }
            for one in tables
        ]
        lines = [said.say("mcp-table-over" if one["over"] else "mcp-table-open", name=one["table"]) for one in known]
        return answer("\n".join(lines) or said.say("mcp-no-tables"), {"tables": known})

    @server.tool(annotations=LOOKING)
    @spoken
    def look(table: TableName) -> CallToolResult:
        """The table as your seat may see it, in a picture of text and as data."""
        found = tables.find(table)
        with found.lock:
            text = f"{words.picture(found.game, found.seat(), said.name)}\n{words.question_in_words(found)}"
            return answer(text, found.game.view(found.seat()))

    @server.tool(annotations=LOOKING)
    @spoken
    def options(table: TableName) -> CallToolResult:
        """The open question, every option with its key and what it does, and why other answers cannot be given."""
        found = tables.find(table)
        with found.lock:
            refused = words.refusals_in_words(found, rulebook(found.game.rules.name))
            text = words.question_in_words(found)
            if refused:
                text = "\n".join([text, said.say("mcp-not-now"), *(f"  {line}" for line in refused)])
            return answer(text, {"question": words.question_told(found), "not_now": refused})

    @server.tool(annotations=LOOKING)
    @spoken
    def hint(table: TableName) -> CallToolResult:
        """What would you do? The best answers to your question, each with its chance of winning and the reason, from
        what your seat may know. Takes about two seconds, and changes nothing."""
        found = tables.find(table)
        with found.lock:
            advice = found.advice()
            return answer(words.advice_in_words(found, advice), words.advice_told(found, advice))

    @server.tool()
    @spoken
    def choose(
        table: TableName, key: Annotated[str, Field(description="The key of an option, such as place:port.")]
    ) -> CallToolResult:
        """Answer the question you are asked. Says what happened until you are asked again, and gives that question."""
        found = tables.find(table)
        with found.lock:
            found.choose(key)
            return seen(found)

    @server.tool(annotations=LOOKING)
    @spoken
    def rules(
        game: Annotated[str, Field(description="Which game, by its name in list_games.")],
        about: Annotated[str, Field(description="A rule's id (RB-BUILD-02), the beginning of one, or a word.")],
    ) -> CallToolResult:
        """Look something up in the rulebook of a game."""
        book = rulebook(find(game).rules.name)
        return answer(words.rules_in_words(about, book, said), {"rules": words.rules_told(about, book)})

    @server.tool(annotations=LOOKING)
    @spoken
    def cards(
        table: TableName, about: Annotated[str, Field(description="A card's id or words of its title.")] = ""
    ) -> CallToolResult:
        """Read cards that are face up for you; without words, a list of them."""
        found = tables.find(table)
        with found.lock:
            return answer(words.cards_in_words(found, about), {"cards": words.cards_told(found, about)})

    @server.tool()
    @spoken
    def leave_table(table: TableName) -> CallToolResult:
        """Leave a table for good; its game is gone."""
        tables.leave(table)
        return answer(said.say("mcp-left", name=table), {"left": table})

    return server


def seen(table: Table) -> CallToolResult:
    """What happened, and what is asked now."""
    happened, outcome = table.news(), words.outcome_told(table.game)
    asked = (
        words.question_in_words(table) if outcome is None else words.picture(table.game, table.seat(), table.words.name)
    )
    data = {
        "table": table.name,
        "happened": happened,
        "question": words.question_told(table),
        "outcome": outcome,
    }
    return answer("\n".join([table.words.say("mcp-table", name=table.name), *happened, asked]), data)
