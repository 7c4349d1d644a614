"""Whom a request counts for, behind proxies and without."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from holdfast.server.addresses import address_of, group_of, host_of, is_secure
from holdfast.server.settings import Settings


def asked(peer: str, *headers: tuple[str, str]) -> HTTPConnection:
    lines = [(name.lower().encode(), value.encode()) for name, value in headers]
    return HTTPConnection({"type": "http", "scheme": "http", "headers": lines, "client": (peer, 1234)})


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:8080", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("<script>", "unknown"),
        ("", "unknown"),
    ],
)
def test_a_whole_64_counts_as_one(address: str, group: str) -> None:
    assert group_of(address) == group


FOR = "X-Forwarded-For"


@pytest.mark.parametrize(
    ("proxies", "lines", "address"),
    [
        (0, ["192.0.2.1"], "10.0.0.1"),
        (1, [], "10.0.0.1"),
        (1, ["192.0.2.1"], "192.0.2.1"),
        (1, ["6.6.6.6, 192.0.2.1"], "192.0.2.1"),
        (1, ["6.6.6.6", "192.0.2.1"], "192.0.2.1"),  # the client's own line, and then the proxy's
        (1, ["6.6.6.6, 7.7.7.7", "8.8.8.8,192.0.2.1"], "192.0.2.1"),
        (2, ["6.6.6.6", "192.0.2.1, 10.0.0.2"], "192.0.2.1"),
        (2, ["192.0.2.1", "10.0.0.2"], "192.0.2.1"),
        (2, ["192.0.2.1"], "10.0.0.1"),  # it came past one of them
        (1, ["6.6.6.6, nonsense"], "10.0.0.1"),
        (1, ["2001:db8::1"], "2001:db8::/64"),
    ],
)
def test_only_what_our_own_proxies_have_written_is_believed(proxies: int, lines: list[str], address: str) -> None:
    connection = asked("10.0.0.1", *((FOR, line) for line in lines))
    assert address_of(connection, Settings(proxies=proxies)) == address


def test_the_name_and_the_scheme_are_those_the_proxy_was_asked_by() -> None:
    told = asked("10.0.0.1", ("Host", "inner"), ("X-Forwarded-Host", "play.example"), ("X-Forwarded-Proto", "https"))
    assert (host_of(told, Settings(proxies=1)), is_secure(told, Settings(proxies=1))) == ("play.example", True)
    assert (host_of(told, Settings(proxies=2)), is_secure(told, Settings(proxies=2))) == ("play.example", True)
    assert (host_of(told, Settings()), is_secure(told, Settings())) == ("inner", False)
    planted = asked("10.0.0.1", ("X-Forwarded-Proto", "https"), ("X-Forwarded-Proto", "http"))
    assert not is_secure(planted, Settings(proxies=1))
