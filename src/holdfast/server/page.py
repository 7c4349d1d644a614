"""Small pages for people who follow a link; the rest of what people see is the client's."""

from __future__ import annotations

from html import escape


def page(title: str, text: str) -> str:
    """A page with one thing to say, and the way to the lobby."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="dark light">\n'
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">\n'
        f"<title>{escape(title)} - Holdfast</title>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n<p><a href="/">To the lobby</a></p>\n'
        "</main>\n</body>\n</html>\n"
    )


UNBUILT = (
    "The server is running, but the pages of the client are not here: this is a source checkout in which they have not "
    "been built yet. `python3 run.py` builds them; an installed Holdfast brings them along."
)
INVITED = "Somebody has kept a seat for you at a table of Holdfast. Open this link in your browser to sit down."
