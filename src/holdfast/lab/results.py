"""The results of a run, read from its tables: how games end, how long they last, who wins, what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .. import BadSave
from .extras import need
from .intervals import Estimate, Sums, mean, share
from .keeping import SHARDS, Run, Words, read_run, read_words
from .tables import TABLES, gather, is_stale, table_file, why

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

# Whoever wins or loses: the table where players win or lose as one, else each seat. `value` is what a side has besides
# a win: how long it lasted, or its points. A shared victory counts as a part of one.
SIDES: Final = {
    True: """
        CREATE VIEW sides AS
        SELECT seed, NULL::UTINYINT AS seat, NULL::VARCHAR AS player, NULL::BOOLEAN AS began,
            won::INTEGER::DOUBLE AS win, ended::DOUBLE AS value
        FROM games
    """,
    False: """
        CREATE VIEW sides AS
        SELECT seed, seat::UTINYINT AS seat, players[seat + 1] AS player, first = seat AS began,
            CASE WHEN list_contains(winners, seat) THEN 1.0 / len(winners) ELSE 0.0 END AS win,
            scores[seat + 1]::DOUBLE AS value
        FROM (SELECT *, unnest(range(seats)) AS seat FROM games)
    """,
}
SUMS: Final = "count(*), coalesce(sum(win), 0), coalesce(sum(value), 0), coalesce(sum(value * value), 0)"

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
FEWEST_FOR_A_BAND: Final = 10


class Ending(NamedTuple):
    """A cause, with the games it ended: how many, how many of them won, and when."""

    cause: str
    games: int
    won: int
    clock: Estimate


class Band(NamedTuple):
    """A track when a round or day begins, over the games still going: the values below which 5, 25, 50, 75 and 95 in a
    hundred lie."""

    track: str
    group: str
    clock: int
    games: int
    at: tuple[float, ...]


class Question(NamedTuple):
    ask: str
    player: str
    asked: float  # a game
    options: float
    seconds: float  # an answer


class Results:
    """A run's tables, open for questions."""

    def __init__(self, folder: Path, run: Run, words: Words, data: DuckDBPyConnection) -> None:
        self.folder = folder
        self.run = run
        self.words = words
        self.data = data
        self.games: int = self.one("SELECT count(*) FROM games")

    def all(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        return self.data.execute(query, given).fetchall()

    def one(self, query: str, *given: object) -> Any:
        row = self.data.execute(query, given).fetchone()
        assert row is not None
        return row[0]

    # -- ends -------------------------------------------------------------------------------------------------------

    @property
    def wins(self) -> int:
        return int(self.one("SELECT count(*) FROM games WHERE won"))

    @property
    def won(self) -> Estimate:
        return share(self.wins, self.games)

    @property
    def sides(self) -> Sums:
        return Sums(*self.all(f"SELECT {SUMS} FROM sides")[0])

    @property
    def ended(self) -> Sums:
        """When games end."""
        return self.sums_of("ended")

    def sums_of(self, column: str) -> Sums:
        """Any figure of games."""
        squares = f"sum({column} * {column}::DOUBLE)"
        return Sums(*self.all(f"SELECT count(*), sum(won::INTEGER), sum({column})::DOUBLE, {squares} FROM games")[0])

    def typical(self, column: str) -> tuple[float, ...]:
        """The same quantiles of a figure of games."""
        return tuple(self.one(f"SELECT quantile_disc({column}, {list(QUANTILES)}) FROM games"))

    def endings(self) -> list[Ending]:
        """Every cause, victories first, then the commonest."""
        rows = self.all("""
            SELECT cause, count(*), sum(won::INTEGER), sum(ended), sum(ended * ended::DOUBLE)
            FROM games GROUP BY cause ORDER BY sum(won::INTEGER) > 0 DESC, count(*) DESC, cause
        """)
        return [
            Ending(cause, games, int(won), mean(Sums(games, won, total, squares)))
            for cause, games, won, total, squares in rows
        ]

    def ends(self) -> list[tuple[int, str, int]]:
        """How many games ended in each round or day, by cause."""
        return self.all("SELECT ended, cause, count(*) FROM games GROUP BY ALL ORDER BY ALL")

    def survival(self) -> list[tuple[int, Estimate]]:
        """After each round or day, the share of games not lost; where players are rivals, of games still going."""
        over = "NOT won" if self.run.together else "true"
        rows = self.all(f"SELECT ended, count(*) FILTER ({over}) FROM games GROUP BY ended ORDER BY ended")
        ends = dict(rows)
        left = self.games
        curve = [(min(ends) - 1, share(left, self.games))]
        for clock in range(min(ends), max(ends) + 1):
            left -= ends.get(clock, 0)
            curve.append((clock, share(left, self.games)))
        return curve

    # -- who wins ---------------------------------------------------------------------------------------------------

    def sides_by(self, column: str) -> list[tuple[Any, Sums]]:
        """Sides by player, by seat, or by whether they began."""
        rows = self.all(f"SELECT {column}, {SUMS} FROM sides WHERE {column} IS NOT NULL GROUP BY 1 ORDER BY 1 DESC")
        return [(row[0], Sums(*row[1:])) for row in rows]

    def beginners(self) -> list[tuple[str, bool, Sums]]:
        """Sides by player and whether they began."""
        rows = self.all(
            f"SELECT player, began, {SUMS} FROM sides WHERE began IS NOT NULL GROUP BY ALL ORDER BY 1, 2 DESC"
        )
        return [(row[0], row[1], Sums(*row[2:])) for row in rows]

    # -- tracks and questions ---------------------------------------------------------------------------------------

    def bands(self, *, apart: bool) -> list[Band]:
        """Every track over time; those who won and those who lost apart, where there are enough of both."""
        apart = apart and min(self.sides.wins, self.sides.number - self.sides.wins) >= 3 * FEWEST_FOR_A_BAND
        group = "CASE WHEN sides.win > 0 THEN 'won' ELSE 'lost' END" if apart else "'all'"
        rows = self.all(f"""
            SELECT track, {group} AS grp, clock, count(*), quantile_disc(tracks.value, {list(QUANTILES)})
            FROM tracks JOIN sides ON sides.seed = tracks.seed AND sides.seat IS NOT DISTINCT FROM tracks.seat
            WHERE NOT "over"
            GROUP BY track, grp, clock HAVING count(*) >= {min(FEWEST_FOR_A_BAND, self.games)}
            ORDER BY grp DESC, clock
        """)
        bands = [Band(track, group, clock, games, tuple(at)) for track, group, clock, games, at in rows]
        order = {track: place for place, track in enumerate(self.words.tracks)}
        return sorted(bands, key=lambda band: order[band.track])

    def questions(self) -> list[Question]:
        """What is asked, the most often first."""
        rows = self.all("""
            SELECT ask, player, sum(asked), sum(options) / sum(asked), sum(seconds) / sum(asked)
            FROM decisions GROUP BY ask, player ORDER BY sum(asked) DESC, ask, player
        """)
        return [Question(ask, player, asked / self.games, *rest) for ask, player, asked, *rest in rows]


@contextmanager
def opened(folder: Path) -> Iterator[Results]:
    """The results in a folder; what a killed run left without tables is made into tables first."""
    need("duckdb", "lab")
    import duckdb

    run, words = read_run(folder), read_words(folder)
    if is_stale(folder):
        gather(folder)
    try:
        with duckdb.connect() as data:
            for table in TABLES:
                data.read_parquet(escape(str(table_file(folder, table)))).create_view(table)
            data.execute(SIDES[run.together])
            yield Results(folder, run, words, data)
    except (duckdb.InvalidInputException, duckdb.IOException) as error:
        raise BadSave(
            f"The tables of {folder} cannot be read: {why(error)} Without its *.parquet files, it "
            f"makes them again from {SHARDS}."
        ) from None
