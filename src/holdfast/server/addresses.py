"""From where somebody comes, and by which name they call this server: what may be believed of it."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .settings import Settings

UNKNOWN = "unknown"
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


# -- from where -------------------------------------------------------------------------------------------------------


def group_of(address: str) -> str:
    """The address for which somebody is counted. Whoever has one of IPv6 has all of its /64, and so counts as that."""
    try:
        known = ip_address(bare(address))
    except ValueError:
        return UNKNOWN
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known), 64), strict=False))


def bare(address: str) -> str:
    """An address as some proxies write it, without its port: `[::1]:80`, `192.0.2.1:80`."""
    told = address.strip()
    if told.startswith("["):
        return told[1:].partition("]")[0]
    return told.partition(":")[0] if told.count(":") == 1 else told


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Behind proxies, what the first of ours has written: each adds who came to it, in one header or in several, and
    what stands before that anybody may have written."""
    peer = group_of(connection.client.host) if connection.client is not None else UNKNOWN
    told = forwarded(connection, "for")
    if not settings.proxies or len(told) < settings.proxies:
        return peer
    group = group_of(told[-settings.proxies])
    return peer if group == UNKNOWN else group


def forwarded(connection: HTTPConnection, what: str) -> list[str]:
    """All that stands in the lines of this name, in their order."""
    lines = connection.headers.getlist(f"x-forwarded-{what}")
    return [one.strip() for one in ",".join(lines).split(",") if one.strip()]


def by_proxies(connection: HTTPConnection, settings: Settings, what: str, otherwise: str) -> str:
    """The same of a header that some proxies add to, and others replace."""
    told = forwarded(connection, what) if settings.proxies else []
    return told[-min(settings.proxies, len(told))] if told else otherwise


# -- by which name ----------------------------------------------------------------------------------------------------


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    scheme: str = connection.scope["scheme"]
    return by_proxies(connection, settings, "proto", scheme) in ("https", "wss")


def host_of(connection: HTTPConnection, settings: Settings) -> str:
    return by_proxies(connection, settings, "host", connection.headers.get("host", ""))


def is_known_by(connection: HTTPConnection, settings: Settings, names: frozenset[str]) -> bool:
    """Whether it was this server that was meant. A page elsewhere can have its own name lead here and then ask whatever
    it likes; it cannot do so with a number, nor with a name that is ours."""
    meant = place(f"http://{host_of(connection, settings)}")
    if meant is None:
        return False
    name = meant[0].rstrip(".")
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names(settings: Settings, machine: str = "") -> frozenset[str]:
    """All that this server is called: by its origins, by the address it listens at, by the machine it runs on."""
    machine = (machine or socket.gethostname()).lower()
    named = [known[0] for known in map(place, settings.origins) if known is not None]
    return frozenset([*named, *lowered(settings.hosts), machine, f"{machine.partition('.')[0]}.local"])


def lowered(names: Iterable[str]) -> list[str]:
    return [name.lower().rstrip(".") for name in names]


def place(url: str) -> tuple[str, int] | None:
    """Host and port, however they are written."""
    try:
        parts = urlsplit(url)
        port = parts.port if parts.port is not None else PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname else None
