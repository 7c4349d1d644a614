"""`holdfast pack`: check a pack, begin one, look at a card."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from holdfast.kernel.errors import HoldfastError

if TYPE_CHECKING:
    from holdfast.cards import Pack, Shape
    from holdfast.presence import Card, CardOption

app = App(name="pack", help="Check, show or start a pack of cards.")

FAULTY = 1
SOME_MISSING = 12  # named one by one


@app.command
def check(path: Path) -> int:
    """Check a pack and report everything that is wrong with it.

    Parameters
    ----------
    path
        The pack's folder, or its only file; or a game's name, for its own pack.
    """
    from holdfast.cards import PackError, load_pack
    from holdfast.cards.packs import game_of
    from holdfast.cards.texts import languages_of
    from holdfast.games import BUILT_IN

    if str(path) in BUILT_IN and not path.exists():
        path = cards_of(str(path))[1]
    try:
        shape, base = cards_of(game_of(path))
        pack = load_pack(path, shape, base=base, keep=False)
        overlays = [texts_told(pack, language) for language in languages_of(path)]
    except PackError as error:
        print(error)
        number = len(error.problems)
        print(f"{number} problem" + ("" if number == 1 else "s"))
        return FAULTY
    cards = sum(len(deck) for deck in pack.decks.values())
    print(f"{pack.name} {pack.version}: {cards} cards in {len(pack.decks)} decks, no problem")
    print(f"effects {pack.doing.effects}, words {pack.doing.words}")
    for told in overlays:
        print(told)
    return 0


def texts_told(pack: Pack, language: str) -> str:
    """What the overlay of a language leaves out; one that names what is not there is refused."""
    from holdfast.cards.texts import check

    missing = check(pack, language)
    if not missing:
        return f"texts in {language}: all"
    named = [f"{place.card} {place.field}" for place in missing[:SOME_MISSING]]
    more = ["..."] if len(missing) > SOME_MISSING else []
    return f"texts in {language}: {len(missing)} missing, which are shown as they are: {', '.join(named + more)}"


@app.command
def new(path: Path, *, game: str = "rebuild") -> None:
    """Start a pack of your own: a folder with an example, ready to change.

    Parameters
    ----------
    path
        The folder to make; its name becomes the pack's.
    game
        The game it is for.
    """
    from holdfast.cards.filling import is_id
    from holdfast.cards.starting import starter_files

    name = path.name
    if not is_id(name):
        raise HoldfastError(f'"{name}" cannot be a pack\'s name: letters and digits, with - _ . between them.')
    if os.path.lexists(path):
        raise HoldfastError(f"{path} already exists; nothing was overwritten.")
    shape, base = cards_of(game)
    files = starter_files(name, shape, base)
    try:
        path.mkdir(parents=True)
        for file, text in files.items():
            (path / file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise HoldfastError(f"{path} cannot be written: {error.strerror}.") from None
    print(f"{path} holds {' and '.join(files)}. Change them, then: holdfast pack check {path}")


@app.command
def show(game: str, card: str, *, pack: Path | None = None) -> None:
    """Show a card as players read it.

    Parameters
    ----------
    game
        The game it belongs to.
    card
        Its id, or its title.
    pack
        A pack of your own to look in.
    """
    for number, found in enumerate(find_card(cards_in_words(game, pack), card)):
        print_card(found, blank_before=number > 0)


@app.command
def graph(game: str, *, deck: str = "", pack: Path | None = None, to: Path | None = None) -> None:
    """Draw how the cards of a deck lead to one another: a game's book of scripts, say.

    Parameters
    ----------
    game
        The game it belongs to.
    deck
        The deck to draw; by default the one that options lead into, if the game has one.
    pack
        A pack of your own to look in.
    to
        Where to write it: a file that ends in .svg for a picture, in .dot for Graphviz. Without it, DOT is printed.
    """
    from holdfast.cards import load_pack
    from holdfast.cards.graph import as_dot, as_svg
    from holdfast.cards.graph import graph as drawn
    from holdfast.cards.problems import did_you_mean

    shape, base = cards_of(game)
    wanted = deck or shape.go
    if not wanted:
        raise HoldfastError(
            f"no option of a card in {game} leads to another; say --deck, one of {', '.join(shape.decks)}."
        )
    if wanted not in shape.decks:
        raise HoldfastError(f'there is no deck "{wanted}"{did_you_mean(wanted, list(shape.decks))}')
    if to is not None and to.suffix not in (".svg", ".dot"):
        raise HoldfastError(f"{to}: a graph is written as .svg or as .dot.")
    picture = drawn(load_pack(pack or base, shape, base=base), shape, wanted)
    text = as_svg(picture) if to is not None and to.suffix == ".svg" else as_dot(picture)
    if to is None:
        print(text, end="")
        return
    try:
        to.write_text(text, encoding="utf-8")
    except OSError as error:
        raise HoldfastError(f"{to} cannot be written: {error.strerror}.") from None
    cards = sum(len(column) for column in picture.columns)
    print(f"{to}: {cards} cards, {len(picture.edges)} links")


def cards_of(game: str) -> tuple[Shape, Path]:
    """A game's cards: their shape, and where its own pack lies."""
    from holdfast.games import find

    return find(game).cards()


def pack_of(game: str) -> Pack:
    """A game's own pack."""
    from holdfast.cards import load_pack

    shape, base = cards_of(game)
    return load_pack(base, shape, base=base)


def cards_in_words(game: str, pack: Path | None) -> dict[str, Card]:
    """Every card as players read it; and those that nobody reads at a table, such as map tiles, by what they hold."""
    from holdfast.games import find
    from holdfast.kernel import SOURCE
    from holdfast.presence import plain

    row = find(game)
    voice = row.presence.voice(row.rules.open_box(pack), (), SOURCE)
    written: dict[str, Card] = plain.cards(voice)
    return {**written, **row.presence.cards(voice)}


def find_card(cards: dict[str, Card], wanted: str) -> list[Card]:
    """Every card of that id or title, on both sides where it has two."""
    from holdfast.cards.problems import did_you_mean

    low = wanted.casefold()
    names = {key: {key.casefold(), card.title.casefold(), *key.casefold().split(":")} for key, card in cards.items()}
    found = [card for key, card in cards.items() if low in names[key]]
    if not found:
        known = dict.fromkeys(word for key, card in cards.items() for word in (key, card.title))
        raise HoldfastError(f'there is no card "{wanted}"{did_you_mean(wanted, list(known))}')
    return found


def print_card(card: Card, *, blank_before: bool) -> None:
    """In a frame on a terminal; as plain lines in a pipe."""
    title = f"{card.title} ({card.id})" if card.title != card.id else card.id
    lines = [*card.lines, *(way_of(option) for option in card.options)]
    if not sys.stdout.isatty():
        if blank_before:
            print()
        print("\n".join([title, *([card.story] if card.story else []), *lines]))
        return
    from rich.console import Console, Group
    from rich.panel import Panel
    from rich.text import Text

    story = [Text(card.story, style="italic"), Text()] if card.story else []
    body = Group(*story, *(Text(line) for line in lines))
    Console().print(Panel(body, title=Text(title), title_align="left", width=80))


def way_of(option: CardOption) -> str:
    """'- Beat on a rail until they come. Gain 3 coal; activate anger.'"""
    effect, condition = option.effect, option.condition
    if condition:
        effect = f"{condition[:1].upper()}{condition[1:]}: {effect[:1].lower()}{effect[1:]}"
    return f"- {option.story} {effect}" if option.story else f"- {effect}"
