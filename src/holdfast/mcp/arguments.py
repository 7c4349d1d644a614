"""A server that says in a sentence which argument of a call does not fit, and takes none that it does not know."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, InputRequiredResult, TextContent, Tool
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from ..speech import House

# What a value should have been, by the beginning of the type of pydantic's complaint.
EXPECTED: Final = {"int": "mcp-not-int", "string": "mcp-not-string", "dict": "mcp-not-dict"}


def refusal(text: str) -> CallToolResult:
    """What the agent can mend comes back as an error of the tool, in our own sentence."""
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)


class CarefulServer(MCPServer[None]):
    """An agent that is misunderstood learns of it: an argument with a name of its own making would else be passed over,
    and it would play on another seat than it thinks."""

    def __init__(self, said: House, name: str, **settings: Any) -> None:
        super().__init__(name, **settings)
        self.said = said

    async def list_tools(self) -> list[Tool]:
        tools = await super().list_tools()
        for tool in tools:
            tool.input_schema["additionalProperties"] = False
        return tools

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[None, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        tool = next((tool for tool in await self.list_tools() if tool.name == name), None)
        known = list(arguments) if tool is None else list(tool.input_schema["properties"])
        for given in arguments:
            if given not in known:
                return refusal(unknown(name, given, known, self.said))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            return refusal(" ".join(in_words(name, one, self.said) for one in error.__cause__.errors()))


def unknown(tool: str, given: str, known: list[str], said: House) -> str:
    close = get_close_matches(given, known, n=1)
    return said.say("mcp-no-argument", tool=tool, given=given, known=known, close=close)


def in_words(tool: str, error: ErrorDetails, said: House) -> str:
    """'start_game: seats must be a whole number, not "two".'"""
    where = ".".join(map(str, error["loc"]))
    if error["type"] == "missing":
        return said.say("mcp-missing", tool=tool, where=where)
    message = EXPECTED.get(error["type"].partition("_")[0])
    if message is None:
        return said.say("mcp-wrong", tool=tool, where=where, why=error["msg"])
    return said.say(message, tool=tool, where=where, given=str(error["input"]))
