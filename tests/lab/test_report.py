"""The page about a run: what stands on it, and that it needs nothing but itself."""

from __future__ import annotations

import os
import re
from pathlib import Path
from shutil import rmtree

import pytest

from holdfast import BadOption, HoldfastError
from holdfast.lab import write_report
from holdfast.lab.keeping import SHARDS
from holdfast.lab.report.page import Html, element
from holdfast.lab.results import opened
from holdfast.lab.tables import TABLES, table_file

from .arrange import folder_of, made_up, offered


def text_of(page: Path) -> str:
    """What a reader sees, without the program that draws."""
    html = page.read_text("utf-8")
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", re.sub(r"(?s)<(script|style).*?</\1>", " ", html)))


def titles(page: Path) -> list[str]:
    return re.findall(r"<h2[^>]*>(.*?)</h2>", page.read_text("utf-8"))


@pytest.fixture(scope="module")
def rebuild_page(rebuild_run: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_report(rebuild_run, out=tmp_path_factory.mktemp("pages") / "rebuild.html").page


def test_what_was_played_comes_first(frostpunk_run: Path, tmp_path: Path) -> None:
    page = write_report(frostpunk_run, out=tmp_path / "page.html").page
    text = text_of(page)
    assert text.startswith(" 30 games of Frostpunk: The Board Game, played by random")
    assert "scenario crater, society I, difficulty normal" in text
    assert "Games 30, seeds 1 to 30" in text
    listed = titles(page)
    assert listed[:3] == ["How games end", "Who is still there", "From round to round"]
    assert {"Laws", "Technologies", "Events", "Weather", "Hardly ever chosen, nearly always chosen"} <= set(listed)
    assert "not what causes what" in text


def test_rivals_are_told_whether_it_helps_to_begin(rebuild_page: Path) -> None:
    assert "Who wins, and whether it helps to go first" in titles(rebuild_page)
    text = text_of(rebuild_page)
    assert "50.0 % would be even" in text
    assert re.search(r"who begins 60 \d+\.\d % \(\d", text)


def test_the_figures_are_those_of_the_games(tmp_path: Path) -> None:
    games = [made_up(seed, won=seed <= 30, ended=3 + seed % 3) for seed in range(1, 101)]
    text = text_of(write_report(folder_of(tmp_path, games)).page)
    assert "won 30.0 % 21.9 to 39.6 %" in text, "Wilson's interval"
    assert "hunger 70 70.0 % (60.4 to 78.1 %)" in text
    assert "saved 30 30.0 %" in text
    assert "Never in these games: no-hope, banished, explosion, sickness, deaths, time, storm." in text


def test_a_round_in_which_no_game_ended_has_its_place(tmp_path: Path) -> None:
    games = [made_up(seed, won=seed == 1, ended=3 if seed < 5 else 6) for seed in range(1, 11)]
    page = write_report(folder_of(tmp_path, games)).page
    assert '"scale":{"domain":[3,4,5,6]}' in page.read_text("utf-8")
    assert "Round saved hunger 3 1 3 4 0 0 5 0 0 6 0 6" in text_of(page)


def test_every_chart_has_its_numbers(rebuild_page: Path, rebuild_run: Path, tmp_path: Path) -> None:
    compared = write_report(rebuild_run, against=rebuild_run, out=tmp_path / "both.html").page
    for page in (rebuild_page, compared):
        sections = re.findall(r'(?s)<section id="([^"]+)".*?>(.*?)</section>', page.read_text("utf-8"))
        assert len(sections) > 3
        assert [name for name, inside in sections if "<figure" in inside and "<table" not in inside] == []
    assert re.search(r"score won 1 \d+( \d+){5} score won 2 \d+ ", text_of(rebuild_page))


def test_options_hardly_ever_or_nearly_always_chosen_are_listed(tmp_path: Path) -> None:
    games = [
        made_up(
            seed,
            offered=[
                offered("law:L03", clock=2, at_once=False, times=2),
                offered("turn:gather", clock=1, at_once=True),
                offered("turn:use", clock=1, at_once=seed % 2 == 0),
                offered("turn:pass", clock=1, at_once=seed == 7, times=5),
            ],
        )
        for seed in range(1, 41)
    ]
    text = text_of(write_report(folder_of(tmp_path, games)).page)
    assert "Of 4 options that were offered 20 times or more, 2 were chosen less than 3 % of the time (1 never)," in text
    assert "and 1 more than 95 % (1 always)." in text
    assert "Heated Meals law:L03 80 0 0.0 % (0.0 to 8.8 %) turn:pass turn:pass 200 1 0.5 % (0.1 to 2.8 %) yes" in text
    assert "turn:gather turn:gather 40 40 100.0 % (91.2 to 100.0 %)" in text


def test_the_page_calls_nothing_from_elsewhere(rebuild_page: Path) -> None:
    html = re.sub(r"(?s)<script>.*?</script>", "", rebuild_page.read_text("utf-8"))
    assert not re.search(r" src=|<link|@import|url\(|https?://(?!vega\.github\.io/schema/)", html)
    assert rebuild_page.stat().st_size < 2_000_000


def test_charts_are_written_as_files(rebuild_run: Path, tmp_path: Path) -> None:
    written = write_report(rebuild_run, out=tmp_path / "page.html", forms=["png"])
    names = {file.name for file in written.charts}
    assert {"ends.png", "survival.png", "winners.png", "tiles-chosen.png", "track-score.png"} <= names
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in written.charts)


def test_charts_of_another_page_stay_as_they_are(rebuild_run: Path, tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_report(rebuild_run, out=tmp_path / "pages" / f"{name}.html", forms=["svg"])
    charts = [{file.name for file in (tmp_path / "pages" / f"{name}-charts").iterdir()} for name in ("one", "other")]
    assert charts[0] == charts[1] != set()


def test_a_page_that_cannot_be_written_leaves_the_old_one(
    rebuild_run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.html"
    page.write_text("old")

    def disk_full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", disk_full)
    with pytest.raises(HoldfastError, match="could not be written: No space left on device"):
        write_report(rebuild_run, out=page)
    assert page.read_text() == "old"


def test_too_few_games_to_compare_are_not_passed_over(tmp_path: Path) -> None:
    law = offered("law:L01", clock=1, at_once=True)
    few = folder_of(tmp_path, [made_up(seed, offered=[law], won=seed == 1) for seed in range(1, 4)])
    assert "None has 20 games or more on each side" in write_report(few).page.read_text("utf-8")


def test_two_runs_side_by_side(tmp_path: Path) -> None:
    one = folder_of(tmp_path / "a", [made_up(seed, won=seed <= 48, ended=5) for seed in range(1, 81)])
    other = folder_of(tmp_path / "b", [made_up(seed, won=seed <= 56, ended=6) for seed in range(1, 71)])
    page = write_report(one, against=other).page
    assert page == one / "against-b.html"
    text = text_of(page)
    assert "Frostpunk: The Board Game: a against b" in text
    assert re.search(r"won 60\.0 % \(.*?\) 80\.0 % \(.*?\) \+20\.0 % \(\+5\.2 to \+33\.4 %\)", text), (
        "Newcombe's example"
    )
    assert "+1.00" in text


def test_runs_are_called_by_what_tells_them_apart(rebuild_run: Path, tmp_path: Path) -> None:
    from holdfast.lab import Crew, make_spec, run

    kinder = make_spec("rebuild", ["random"], options={"tied_bonus": "nobody"}, games=25)
    run(kinder, tmp_path / "kinder", Crew(1))
    text = text_of(write_report(rebuild_run, tmp_path / "kinder", tmp_path / "page.html").page)
    assert "Rebuild: tied_bonus all against tied_bonus nobody" in text
    assert "Cards chosen" in text


def test_different_games_are_not_compared(rebuild_run: Path, frostpunk_run: Path) -> None:
    with pytest.raises(BadOption, match="Only runs of the same game can be compared"):
        write_report(rebuild_run, frostpunk_run)


def test_one_game_has_no_interval(tmp_path: Path) -> None:
    text = text_of(write_report(folder_of(tmp_path, [made_up(1, ended=7)])).page)
    assert "1 game of Frostpunk" in text
    assert "7.00 nine in ten end from 7 to 7" in text
    assert "7.00 to 7.00" not in text


def test_a_run_that_was_killed_has_a_report_all_the_same(tmp_path: Path) -> None:
    """It left shards, and no tables."""
    folder = folder_of(tmp_path, [made_up(seed) for seed in range(1, 6)])
    assert not table_file(folder, "games").exists()
    with opened(folder) as results:
        assert results.games == 5
    assert all(table_file(folder, table).exists() for table in TABLES)


@pytest.mark.skipif(os.name == "nt", reason="Windows allows no such names")
def test_a_folder_of_any_name(tmp_path: Path) -> None:
    for name in ("run [1]", "it's *", "it's another"):
        folder = folder_of(tmp_path / name, [made_up(seed) for seed in range(1, 4)])
        with opened(folder) as results:
            assert results.games == 3


def test_tables_alone_are_enough_for_a_report(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, [made_up(seed) for seed in range(1, 4)])
    with opened(folder):
        rmtree(folder / SHARDS)
    with opened(folder) as results:
        assert results.games == 3


def test_a_folder_without_a_run(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="holds no run of the laboratory"):
        write_report(tmp_path)


def test_a_damaged_run_says_so(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, [made_up(1)])
    (folder / "run.json").write_text("{")
    with pytest.raises(HoldfastError, match=r"run\.json is damaged"):
        write_report(folder)


def test_a_page_that_cannot_be_written(rebuild_run: Path, tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="could not be written: it is a folder"):
        write_report(rebuild_run, out=tmp_path)


def test_text_is_escaped_and_html_is_not() -> None:
    assert element("p", "a < b", Html("<b>c</b>"), class_='"') == '<p class="&quot;">a &lt; b<b>c</b></p>'
