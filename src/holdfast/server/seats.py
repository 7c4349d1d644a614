"""Who may sit where: unguessable links, exchanged once for a signed cookie.

A link's token and a browser's session are never kept, only their hashes: whoever reads the store can sit nowhere.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "holdfast"
COOKIE_AGE: Final = 365 * 24 * 3600
WATCHING: Final = -1  # the 'seat' of those who only look


def cookie_name(secure: bool) -> str:
    """A browser takes a cookie of the longer name only by https, from this very host: no neighbour can plant one."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


class Cookies:
    """Signs what a browser shows us again; a cookie that we have not signed is no cookie."""

    def __init__(self, secret: bytes) -> None:
        self.signer = URLSafeSerializer(secret, salt="holdfast.session")

    def session(self, cookie: str | None) -> str:
        """The hash by which this browser is known; empty if it has no cookie of ours."""
        if not cookie or len(cookie) > 500:
            return ""
        try:
            token = self.signer.loads(cookie)
        except BadSignature:
            return ""
        return hashed(token) if isinstance(token, str) else ""

    def new(self) -> tuple[str, str]:
        """A new cookie, and the hash by which its browser will be known."""
        token = new_token()
        return str(self.signer.dumps(token)), hashed(token)
