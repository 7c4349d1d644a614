"""The head of a report: what was played, and the figures that matter most."""

from __future__ import annotations

from ..intervals import Estimate, mean, share
from ..results import Results
from .draft import INTERVALS, Draft
from .page import Html, between, decimal, element, key_figure, percent, whole


def title(draft: Draft) -> str:
    number = draft.results.games
    games = "1 game" if number == 1 else f"{whole(number)} games"
    return f"{games} of {draft.run.title}, played by {players_of(draft.results)}"


def players_of(results: Results) -> str:
    names = list(dict.fromkeys(results.run.spec.players))
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def lead(draft: Draft) -> Html:
    return element(
        "header",
        element("h1", title(draft)),
        asked(draft.results),
        element("dl", *figures(draft), class_="figures"),
        element("p", INTERVALS, class_="note"),
    )


def asked(results: Results) -> Html:
    """What was played, so that it can be played again."""
    spec, origin, pack = results.run.spec, results.run.origin, results.run.origin.pack
    short = f" of {whole(spec.games)} asked for" if results.games < spec.games else ""
    lines = [
        ("Games", f"{whole(results.games)}{short}, seeds {spec.seed} to {spec.seeds[-1]}"),
        ("Seats", f"{spec.seats}: {', '.join(spec.players)}{', one seat on with every seed' * spec.rotated}"),
        ("Options", ", ".join(f"{name} {value}" for name, value in spec.options.items()) or "none"),
        ("Cards", f"pack {pack.name} {pack.version} ({pack.hash[:14]})"),
        ("Rules", f"version {origin.rules}, Holdfast {origin.release}"),
    ]
    pairs = [part for word, text in lines for part in (element("dt", word), element("dd", text))]
    return element("dl", *pairs, class_="asked")


def figures(draft: Draft) -> list[Html]:
    results, clock = draft.results, draft.run.clock
    ended, typical = mean(results.ended), results.typical("ended")
    picks, forced = results.typical("picks"), results.typical("forced")
    seconds = float(results.one("SELECT avg(seconds) FROM games"))
    commonest = max(results.endings(), key=lambda ending: ending.games)
    nine = f"nine in ten end from {typical[0]:.0f} to {typical[4]:.0f}"
    range_ = nine if ended.is_bare else f"{decimal(ended.low)} to {decimal(ended.high)}; {nine}"
    of_all = share(commonest.games, results.games)
    return [
        *(together(results) if draft.run.together else against_each_other(results)),
        key_figure(decimal(ended.value), f"{clock} in which a game ends", range_),
        key_figure(commonest.cause, "commonest end", f"{percent(of_all.value)} ({between(of_all)})"),
        key_figure(whole(picks[2]), "choices in the middle game", f"and {whole(forced[2])} that were none"),
        key_figure(f"{seconds:.3g} s", "of processor time a game", f"{whole(seconds * results.games)} s in all"),
    ]


def together(results: Results) -> list[Html]:
    return [key_figure(percent(results.won.value), "won", between(results.won))]


def against_each_other(results: Results) -> list[Html]:
    shown = []
    first = dict(results.sides_by("began")).get(True)
    if first is not None:
        estimate: Estimate = share(first.wins, first.number)
        even = f"{between(estimate)}; {percent(1 / results.run.spec.seats)} would be even"
        shown.append(key_figure(percent(estimate.value), "won by who begins", even))
    points = mean(results.sides)
    sure = "" if points.is_bare else f"{points.low:.1f} to {points.high:.1f}"
    return [*shown, key_figure(f"{points.value:.1f}", "points a player", sure)]
