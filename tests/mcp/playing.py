"""An agent at the server's tools, through the SDK's own client."""

from __future__ import annotations

from typing import Any

from mcp import Client

from holdfast.kernel import Rng


class Agent:
    """It calls tools, and keeps the table it sits at."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.table = ""

    async def call(self, tool: str, **arguments: Any) -> tuple[str, Any]:
        """What a tool says, in words and as data."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        return result.content[0].text, result.structured_content  # type: ignore[union-attr]

    async def refused(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return result.content[0].text  # type: ignore[union-attr]

    async def sit_down(self, game: str, **arguments: Any) -> Any:
        _, seen = await self.call("start_game", game=game, **arguments)
        self.table = seen["table"]
        return seen

    async def play_on(self, seen: Any, rng: Rng) -> tuple[str, Any]:
        """To the end, every option as likely."""
        text = ""
        while seen["question"] is not None:
            options = seen["question"]["options"]
            text, seen = await self.call("choose", table=self.table, key=options[rng.below(len(options))]["key"])
        return text, seen
