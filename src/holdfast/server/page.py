"""Small pages for people who follow a link; the rest of what people see is the client's."""

from __future__ import annotations

from html import escape

from ..kernel import HoldfastError, Said
from ..speech import house


def page(language: str, title: str, text: str | Said | HoldfastError, button: str = "", field: str = "") -> str:
    """A page with one thing to say, perhaps a button to answer it (and a field to answer in), and the way to the
    lobby."""
    words = house(language)
    heading, told = words.say(title), words.tell(Said(text) if isinstance(text, str) else text)
    blank = (
        f'<input name="{field}" aria-label="{escape(heading)}" autocomplete="off" autocapitalize="characters" '
        'spellcheck="false" required autofocus> '
        if field
        else ""
    )
    answer = f'<form method="post">{blank}<button>{escape(words.say(button))}</button></form>\n' if button else ""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="dark light">\n'
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">\n'
        f"<title>{escape(heading)} - Holdfast</title>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(heading)}</h1>\n<p>{escape(told)}</p>\n{answer}"
        f'<p><a href="/">{escape(words.say("server-page-lobby"))}</a></p>\n'
        "</main>\n</body>\n</html>\n"
    )
