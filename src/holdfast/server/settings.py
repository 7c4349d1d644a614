"""What can be set about a server. Every number has a default that suits a machine at home."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

KILOBYTE: Final = 1024

# How often one may ask, for each browser (by its cookie) and for each address: many sit behind one.
RATES: Final[dict[str, tuple[str, str]]] = {
    "make": ("20/minute", "60/minute"),
    "bots": ("60/hour", "600/hour"),  # tables with a bot at them
    "join": ("30/minute", "60/minute"),
    "code": ("10/minute", "30/minute"),  # making one, or trying one
    "pick": ("40/second", "400/second"),
    "undo": ("90/minute", "600/minute"),
    "say": ("10/10 seconds", "60/10 seconds"),
    "name": ("10/minute", "60/minute"),
    "hand": ("20/minute", "120/minute"),
    "hint": ("20/minute", "120/minute"),
    "look": ("60/second", "600/second"),
    "connect": ("60/minute", "600/minute"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    origins: tuple[str, ...] = ()  # pages elsewhere that may speak to this server, as in https://play.example.org
    hosts: tuple[str, ...] = ()  # names by which it may be called, besides those of its origins and of the machine
    proxies: int = 0  # that stand before us, one behind the other, and whose X-Forwarded-... are believed
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    longest_body: int = 64 * KILOBYTE
    longest_message: int = 16 * KILOBYTE
    rates: dict[str, tuple[str, str]] = field(default_factory=lambda: dict(RATES))
    most_connections: int = 4000
    most_connections_each: int = 200  # of one address
    head_patience: float = 10.0  # seconds in which a request must be asked, or the next one begun and asked
    body_patience: float = 20.0  # seconds in which all that belongs to it must have come
    reply_patience: float = 120.0  # seconds in which it is answered, and the answer taken
    most_sockets: int = 2000
    most_sockets_each: int = 40  # of one browser
    most_sockets_of_address: int = 160
    bots: int = 2  # worker processes that answer, and as many that advise; started when they are needed
    rest_after: float = 60.0  # seconds after which bots rest at a table that nobody looks at
    answer_patience: float = 10.0  # seconds in which whatever is wished for at a table is done or refused
    bot_pause: float = 0.15  # seconds before a bot's pick, so that one can follow
    bot_patience: float = 60.0  # seconds a bot may think
    hint_time: float = 2.0  # seconds after which a hint is given, however little was looked at
    idle: float = 600.0  # seconds after which a table nobody looks at is put away
    sweep: float = 15.0  # seconds between looks at what may be put away
    keep_every: int = 64  # entries between two positions
    here_every: float = (
        2.0  # seconds after which other processes are told again who looks; thrice that, and they are gone
    )
    send_patience: float = 20.0  # seconds in which a browser must take what is sent
