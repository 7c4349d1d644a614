"""holdfast games: what there is to play."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..games import find
from ..games import names as games_at_hand
from ..players import names
from ..presence import about, clashes_in_words
from .reader import words


def games() -> None:
    """List the games, with their seats, choices and scenarios."""
    said = words()
    console = Console(markup=False, highlight=False, emoji=False)
    for row in map(find, games_at_hand()):
        rules, told = row.rules, about(row.rules, said.name)
        few, many = rules.seats[0], rules.seats[-1]
        message = "command-game" if few == many else "command-game-range"
        head = said.say(message, name=rules.name, title=rules.title, few=few, many=many)
        console.print(Text(head, style="bold"))
        lines = [line for line in (told.summary, told.note) if line]
        if rules.scenarios:
            lines.append(said.say("command-game-scenarios", scenarios=", ".join(rules.scenarios)))
        for option in told.options:
            values = "|".join(option.values)
            lines.append(
                said.say("command-game-option", name=option.name, values=values, help=option.help, rule=option.rule)
            )
            lines += [
                said.say("command-game-value", value=value, title=option.values[value], line=line)
                for value, line in option.lines.items()
            ]
            lines += [f"  {line}" for line in clashes_in_words(said, option)]
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
    console.print(Text(said.say("command-players", players=", ".join(names()))))
