"""Games for agents that speak MCP, the Model Context Protocol: `holdfast mcp`, with `pip install "holdfast[mcp]"`."""

from ..kernel import BadOption, Said

try:
    import mcp  # noqa: F401 (said here once for all that need it)
except ImportError as error:
    raise BadOption(Said("mcp-not-installed", command="pip install 'holdfast[mcp]'")) from error

from .server import make_server

__all__ = ["make_server"]
