"""holdfast games: what there is to play."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..games import find
from ..games import names as games_at_hand
from ..players import names


def games() -> None:
    """List the games, with their seats, choices and scenarios."""
    console = Console(markup=False, highlight=False, emoji=False)
    for row in map(find, games_at_hand()):
        rules, presence = row.rules, row.presence
        console.print(Text(f"{rules.name}  {rules.title}, {rules.seats_in_words} seats", style="bold"))
        lines = [line for line in (presence.summary, presence.note) if line]
        lines += [f"scenarios: {', '.join(rules.scenarios)}"] if rules.scenarios else []
        for option in rules.options:
            lines.append(f"--option {option.name}={'|'.join(option.values)}: {option.help} ({option.rule})")
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
    console.print(Text(f"players: me, {', '.join(names())}"))
