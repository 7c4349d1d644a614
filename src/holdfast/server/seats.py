"""Who may sit where: unguessable links, exchanged once for a signed cookie.

A link's token and a browser's session are never kept, only their hashes: whoever reads the store can sit nowhere.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "holdfast"
COOKIE_AGE: Final = 365 * 24 * 3600
WATCHING: Final = -1  # the 'seat' of those who only look
MAKER: Final = -2  # and of whoever made the table, besides those they sit on
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
CODE_PARTS: Final = 4  # of as many letters: 80 bits
MISREAD: Final = str.maketrans("ILO", "110")


def cookie_name(secure: bool) -> str:
    """A browser takes a cookie of the longer name only by https, from this very host: no neighbour can plant one."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    """By which somebody comes back to a seat from any device. It is written down by hand."""
    parts = ("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_PARTS)) for _ in range(CODE_PARTS))
    return "-".join(parts)


def code_hash(code: str) -> str:
    """However it was typed."""
    return hashed("".join(letter for letter in code.upper().translate(MISREAD) if letter in CODE_LETTERS))


class Known(NamedTuple):
    """A browser by the hash of its cookie, and by that of the cookie it had before, whose seats it may have."""

    session: str
    before: str = ""


NOBODY: Final = Known("")


class Cookies:
    """Signs what a browser shows us again; a cookie that we have not signed is no cookie."""

    def __init__(self, secret: bytes) -> None:
        self.signer = URLSafeSerializer(secret, salt="holdfast.session")

    def known(self, cookie: str | None) -> Known:
        """Who shows this cookie; nobody, if it is none of ours."""
        if not cookie or len(cookie) > 500:
            return NOBODY
        try:
            told = self.signer.loads(cookie)
        except BadSignature:
            return NOBODY
        token, before = told if isinstance(told, list) and len(told) == 2 else (told, "")
        return Known(hashed(token), before) if isinstance(token, str) and isinstance(before, str) else NOBODY

    def new(self, before: str = "") -> tuple[str, str]:
        """A new cookie, and the hash by which its browser will be known; `before`, the one of until now."""
        token = new_token()
        return str(self.signer.dumps([token, before] if before else token)), hashed(token)
