"""Games for agents that speak MCP, the Model Context Protocol: `holdfast mcp`, with `pip install "holdfast[mcp]"`."""

from ..kernel import BadOption

try:
    import mcp  # noqa: F401 (said here once for all that need it)
except ImportError as error:
    raise BadOption("An MCP server needs one more package: pip install 'holdfast[mcp]'") from error

from .server import make_server

__all__ = ["make_server"]
