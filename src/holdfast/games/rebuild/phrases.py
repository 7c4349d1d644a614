"""What a Rebuild card can say: the words of tiles and objectives, and what they do.

Tile phrases are performed for a seat, with 1 to add where a Leader stands on the tile (RB-LEAD-06, RB-LEAD-07)."""

from __future__ import annotations

from ...cards import Lexicon
from ...kernel import Rule
from .actions import trade
from .gain import score as score_points
from .gain import take_from_board, take_from_supply
from .leaders import gain_leader
from .pay import pay, purse, short_of
from .scoring import buildings_in_sight
from .state import DISTRESSED, INFLUENCE, NONE, RESOURCES, City

KIND_NOUNS = [
    ("water", "water", "water"),
    ("food", "food", "food"),
    ("supplies", "supplies", "supplies"),
    ("worker", "worker", "workers"),
    ("distressed", "distressed", "distressed"),
    ("injured", "injured", "injured"),
    ("influence", "Influence", "Influence"),
    ("story", "story", "stories"),
    ("money", "money", "money"),
]
ICONS = ("drop", "wheat", "hammer", "hand", "cross", "press", "star")

lexicon = Lexicon("rebuild", context=("seat", "plus"))
lexicon.noun("kind", KIND_NOUNS)
lexicon.noun("resource", KIND_NOUNS[: len(RESOURCES)])
for noun, kinds in (("kind", KIND_NOUNS), ("resource", KIND_NOUNS[: len(RESOURCES)])):  # older packs have 1 supplies
    lexicon.noun_wording("en", noun, {key: ("supply" if key == "supplies" else one, many) for key, one, many in kinds})
lexicon.noun("people", KIND_NOUNS[DISTRESSED:INFLUENCE])
lexicon.noun("token", KIND_NOUNS[INFLUENCE:])
lexicon.noun("icon", [(icon, icon, icon) for icon in ICONS])
lexicon.amounts("price", of="kind")


@lexicon.phrase("take {n} {resource} from the board")
def take(g: City, seat: int, plus: int, n: int, resource: int) -> None:
    """RB-ACT-08, RB-GAIN-01."""
    take_from_board(g, seat, resource, n + plus)


@lexicon.phrase("help {n} {people}")
def help_people(g: City, seat: int, plus: int, n: int, people: int) -> None:
    """RB-ACT-10, RB-GAIN-07: taken from the board and turned over; from then on a worker."""
    take_from_board(g, seat, DISTRESSED + people, n + plus)


@lexicon.phrase("gain {n} {token}")
def gain(g: City, seat: int, plus: int, n: int, token: int) -> None:
    """RB-ACT-11, RB-GAIN-04."""
    take_from_supply(g, seat, INFLUENCE + token, n + plus)


@lexicon.phrase("score {n} (points|point)")
def score(g: City, seat: int, plus: int, n: int) -> None:
    """RB-ACT-09."""
    score_points(g, seat, n + plus)


@lexicon.phrase("gain a Leader for {price}")
def buy_leader(g: City, seat: int, plus: int, price: tuple[int, ...]) -> Rule:
    """RB-ACT-12, RB-LEAD-02, RB-LEAD-07: paid once; with a Leader on the tile a second one comes along, unless the
    table exempts Leaders. Who cannot pay, or finds none left, gets none and pays nothing."""
    wanted = 1 if g.leader_bonus else 1 + plus
    number = min(wanted, g.leaders_left)
    asked = tuple((kind, count) for kind, count in enumerate(price) if count)
    if not number or short_of(purse(g, seat), asked) != NONE:
        g.tell("no-leader", seat)
        return
    yield from pay(g, seat, asked)
    for _ in range(number):
        yield from gain_leader(g, seat)


@lexicon.phrase("trade")
def trade_here(g: City, seat: int, plus: int) -> Rule:
    """RB-ACT-06, RB-LEAD-07."""
    yield from trade(g, seat, plus)


@lexicon.count("(tiles|tile) with {a:icon} or {b:icon}")
def tiles_with(g: City, seat: int, plus: int, a: int, b: int) -> int:
    icons = g.box.icons
    return sum(icons[tile] in (a, b) for tile in buildings_in_sight(g, seat))


@lexicon.count("(Leaders|Leader) beyond {n}")
def leaders_beyond(g: City, seat: int, plus: int, n: int) -> int:
    return max(0, g.leaders[seat] - n)


@lexicon.count("(tiles|tile) built over another")
def tiles_over(g: City, seat: int, plus: int) -> int:
    """A visible tile with a building or special tile right below it; lying on a printed tile does not count."""
    printed = g.box.last_printed
    piles = (g.piles[space] for space in g.own_spaces(seat))
    return sum(len(pile) > 1 and pile[-2] > printed for pile in piles)


@lexicon.condition("you show {n} different icons")
def different_icons(g: City, seat: int, plus: int, n: int) -> bool:
    return len({g.box.icons[tile] for tile in buildings_in_sight(g, seat)}) >= n


@lexicon.count("(tokens|token) left")
def tokens_left(g: City, seat: int, plus: int) -> int:
    """Water, food, supplies and workers together."""
    return sum(g.held[seat][:INFLUENCE])


@lexicon.score("{n} (points|point)")
def points(g: City, n: int) -> int:
    """RB-SCORE-02: a line of an objective."""
    return n


@lexicon.score("{n} more (points|point)")
def more_points(g: City, n: int) -> int:
    return n
