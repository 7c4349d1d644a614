"""holdfast mcp: let an agent play, over the Model Context Protocol."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .reader import words

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

HERE = "127.0.0.1"


def mcp(*, http: int | None = None) -> None:
    """Let an LLM agent list games, look, ask why, and play, over the Model Context Protocol on stdin and stdout.

    Parameters
    ----------
    http
        Serve at this port of your own machine instead; 0 takes any that is free.
    """
    from ..mcp import make_server

    server = make_server(words())
    if http is None:
        server.run("stdio")
    else:
        serve_http(server, http)


def serve_http(server: MCPServer[None], port: int) -> None:
    import uvicorn

    from .serve import Server, address_of, listen

    listener = listen(HERE, port)
    try:
        address = f"{address_of(HERE, listener.getsockname()[1])}mcp"
        print(words().say("serve-agents", address=address), flush=True)
        config = uvicorn.Config(server.streamable_http_app(host=HERE), log_level="warning")
        asyncio.run(Server(config).serve([listener]))
    finally:
        listener.close()
