"""What a browser may keep: its own files, built once, and the cards and boards of a game, for as long as their edition.
Only the page that names the files is looked at again."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from .page import page
from .visitor import language_of

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
BROTLI: Final = "br"
GZIP: Final = "gzip"
PACKED: Final = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest")
FOR_EVER: Final = "public, max-age=31536000, immutable"
LOOK_AGAIN: Final = "no-cache"


@lru_cache(maxsize=128)
def contents(path: Path, changed: int, encoding: str) -> tuple[bytes, str]:
    """A file, packed in this way or as it is (""), and the tag by which a browser knows whether it has it."""
    data = path.read_bytes()
    tag = f'"{sha256(data).hexdigest()[:20]}{encoding and f"-{encoding}"}"'
    if encoding == BROTLI:
        return packed_beside(path).read_bytes(), tag
    return (gzip.compress(data, 9, mtime=0) if encoding == GZIP else data), tag


def packed_beside(path: Path) -> Path:
    """Where the build leaves the same file packed with Brotli, a sixth smaller than gzip makes it."""
    return path.with_name(f"{path.name}.br")


def encoding_for(path: Path, request: Request) -> str:
    """The best packing that is there and that the browser reads: Brotli over https or from localhost, else gzip."""
    if path.suffix not in PACKED:
        return ""
    read = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
    if BROTLI in read and packed_beside(path).is_file():
        return BROTLI
    return GZIP if GZIP in read else ""


def found(static: Path, name: str) -> Path | None:
    """The file of this name, if it lies in the folder of the client."""
    try:
        path = (static / name).resolve()
        return path if path.is_relative_to(static.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def send(path: Path, request: Request, status: int = 200, *, for_ever: bool = False) -> Response:
    encoding = encoding_for(path, request)
    data, tag = contents(path, path.stat().st_mtime_ns, encoding)
    headers = {"ETag": tag, "Cache-Control": FOR_EVER if for_ever else LOOK_AGAIN, "Vary": "Accept-Encoding"}
    kind = TYPES.get(path.suffix, "application/octet-stream")
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers, kind)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(data, status, headers, kind)


def index(static: Path, request: Request, status: int = 200) -> Response:
    path = found(static, "index.html")
    if path is None:
        return HTMLResponse(page(language_of(request), "server-page-unbuilt-title", "server-page-unbuilt"), 503)
    return send(path, request, status)


# -- cards and boards --------------------------------------------------------------------------------------------------


class Keepable(NamedTuple):
    """What stays the same for as long as its edition does: as it is, packed, and the edition."""

    data: bytes
    packed: bytes
    edition: str

    def send(self, request: Request) -> Response:
        """A browser that names the edition may keep it for ever."""
        tag = f'"{self.edition}"'
        headers = {
            "ETag": tag,
            "Cache-Control": FOR_EVER if request.query_params.get("edition") == self.edition else LOOK_AGAIN,
            "Vary": "Accept-Encoding, Accept-Language",
        }
        if tag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers, "application/json")
        if GZIP in request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, {**headers, "Content-Encoding": GZIP}, "application/json")
        return Response(self.data, 200, headers, "application/json")


def keepable(what: Any, edition: str) -> Keepable:
    data = msgspec.json.encode(what)
    return Keepable(data, gzip.compress(data, mtime=0), edition)
