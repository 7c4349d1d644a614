"""`holdfast lab`: play many games, keep them as tables, and report what they show."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ..games import find as find_game
from .choices import game_choices
from .reader import words

if TYPE_CHECKING:
    from ..lab import Crew, Done, Spec

app = App(name="lab", help="Play many games, keep them as tables, and report what they show.")

FLAGS = ("players", "games", "out", "seats", "seed", "jobs", "cluster", "option", "pack")
LADDER_FLAGS = ("rungs", "publish", *FLAGS[1:])
INTERRUPTED = 130


@app.command
def run(
    game: str,
    /,
    *,
    players: str = "greedy",
    games: int = 1000,
    out: Path,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    cluster: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    pack: Path | None = None,
    **chosen: str,
) -> int:
    """Play many games and keep them in a folder. Ctrl-C keeps what is done; the same command goes on from there.

    Parameters
    ----------
    game
        Which game; `holdfast games` lists them.
    players
        Who plays: one name for every seat, or one for each, as in greedy,random.
    games
        How many games, each with the next seed.
    out
        The folder for the results.
    seats
        How many seats; as many as players are named, or 2.
    seed
        The seed of the first game.
    jobs
        How many games are played at the same time; as many as this machine has cores, or the cluster workers.
    cluster
        Play on a cluster: dask://HOST:PORT, or ray.
    option
        A choice of the game's, as in same_action=kind; may be given several times. `holdfast games` lists them.
    chosen
        The same, as in --society II.
    pack
        A folder with cards of your own.
    """
    from ..lab import Crew, make_spec
    from ..lab.stopping import stoppable

    options = game_choices(find_game(game).rules, option or [], chosen, FLAGS)
    named = [name.strip() for name in players.split(",")]
    spec = make_spec(game, named, seats=seats, options=options, pack=pack, seed=seed, games=games)
    crew = Crew(jobs, cluster)
    began = monotonic()
    with stoppable():
        done = played(spec, out, crew)
    if done is None:
        return INTERRUPTED
    said = words()
    if done.played:
        pace = round(done.played / (monotonic() - began), 1)
        print(said.say("lab-done-pace", out=out, games=done.games, new=done.played, pace=pace))
    else:
        print(said.say("lab-done", out=out, games=done.games, new=done.played))
    print(said.say("lab-report-how", command=f"holdfast lab report {quote(str(out))}"))
    return 0


@app.command
def ladder(
    game: str,
    /,
    *,
    rungs: str = "random,greedy,planner:8,planner:32,planner:128",
    games: int = 400,
    out: Path,
    publish: Path | None = None,
    seats: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    cluster: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    pack: Path | None = None,
    **chosen: str,
) -> int:
    """Measure how strong players are, one after another, over the same seeds. Ctrl-C keeps what is done; the same
    command goes on from there.

    Parameters
    ----------
    game
        Which game; `holdfast games` lists them.
    rungs
        The players, the weakest first.
    games
        How many games each plays.
    out
        The folder for the results: a run for each rung, ladder.md and ladder.json.
    publish
        A page with the ladders of many games: adds this one's section, or replaces it; the others stay.
    seats
        How many seats; by default 2. Among rivals the rung has one seat, and the rung below it the others.
    seed
        The seed of the first game.
    jobs
        How many games are played at the same time; as many as this machine has cores, or the cluster workers.
    cluster
        Play on a cluster: dask://HOST:PORT, or ray.
    option
        A choice of the game's, as in same_action=kind; may be given several times. `holdfast games` lists them.
    chosen
        The same, as in --society II.
    pack
        A folder with cards of your own.
    """
    from rich.console import Console

    from ..lab import Crew
    from ..lab import ladder as ladders
    from ..lab import ladder_page as pages
    from ..lab.holding import held
    from ..lab.stopping import stoppable

    options = game_choices(find_game(game).rules, option or [], chosen, LADDER_FLAGS)
    named = [name.strip() for name in rungs.split(",")]
    specs = ladders.make_ladder(game, named, seats=seats, options=options, pack=pack, seed=seed, games=games)
    crew = Crew(jobs, cluster)
    ladders.check_folder(out, specs)
    if publish is not None:
        pages.check_page(publish, out, specs)
    with held(out), stoppable():
        for rung, spec in specs.items():
            if played(spec, ladders.rung_folder(out, spec), crew, rung) is None:
                return INTERRUPTED
        found = ladders.measured(out, specs)
        ladders.keep_ladder(out, found, pages.page_of(found))
    Console(markup=False, highlight=False, emoji=False).print(pages.on_terminal(found))
    print(pages.verdict(found))
    print(out / ladders.PAGE)
    if publish is not None:
        pages.publish(publish, found)
        print(publish)
    return 0


def played(spec: Spec, folder: Path, crew: Crew, whose: str = "") -> Done | None:
    """What came of a run, whose progress is shown; nothing if somebody stopped it, who is told what is kept."""
    from ..lab import Stopped
    from ..lab import run as play
    from ..lab.progress import shown

    stopped = False
    try:
        with shown(sys.stderr, whose) as watch:
            done = play(spec, folder, crew, watch)
    except Stopped as early:
        stopped, done = True, early.done
    if done.damaged:
        print(words().say("lab-damaged", number=done.damaged, folder=folder / "shards"))
    if not stopped:
        return done
    print(words().say("lab-stopped", folder=folder, done=done.games, games=spec.games))
    return None


@app.command
def report(
    folder: Path,
    /,
    *,
    against: Path | None = None,
    out: Path | None = None,
    png: Annotated[bool, Parameter(negative=())] = False,
    svg: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Write a report about the games in a folder: a single page that needs nothing else.

    Parameters
    ----------
    folder
        What `holdfast lab run` made.
    against
        Another such folder: compare the two side by side.
    out
        The file to write; without it, report.html in the folder.
    png
        Also write each chart as a PNG file, into a folder next to the page (report-charts).
    svg
        The same as SVG.
    """
    from ..lab import write_report

    forms = [form for form, wanted in (("png", png), ("svg", svg)) if wanted]
    written = write_report(folder, against, out, forms)
    print(written.page)
    if written.charts:
        print(words().say("lab-charts", number=len(written.charts), folder=written.charts[0].parent))
