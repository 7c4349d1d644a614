"""run.py is the first thing a newcomer meets: it must know when to install, and speak clearly when it cannot."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import hatch_build
import run

PIN_FILES = sorted(run.REQUIREMENTS.glob("*.txt"))


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


class House:
    """A project folder with an environment that looks installed; what run.py would install is noted, not done."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.installed: list[tuple[run.Environment, bool]] = []
        for name in ("requirements/uv.txt", "requirements/play.txt", "requirements/test.txt", "pyproject.toml"):
            write(root / name, name)
        self.play = run.PLAY._replace(folder=root / ".venv")
        self.test = run.TEST._replace(folder=root / ".venv")
        self.module = run.package_folder(self.play) / "rich" / "console.py"
        self.built: list[Sequence[str]] = []
        self.breaks = False
        self.client = hatch_build.Client(root)
        for name in (*hatch_build.SOURCES, "src/main.ts"):
            write(self.client.web / name, name)
        self.record = run.package_folder(self.play) / "rich-15.dist-info" / "RECORD"

    def furnish(self, environment: run.Environment) -> None:
        """As after an installation: an interpreter, one package with its list of files, and the stamp."""
        record = "rich/console.py,sha256=x,7\nrich-15.dist-info/RECORD,,\n"
        write(environment.python, "")
        write(environment.folder / "pyvenv.cfg", "")
        write(self.module, "print()")
        write(self.record, record)
        environment.python.chmod(0o755)
        run.write_stamp(environment)

    def install(self, environment: run.Environment, *, anew: bool) -> None:
        self.installed.append((environment, anew))

    def step(self, command: Sequence[str], settings: dict[str, str] | None = None) -> None:
        """Stands for run_step: the only step that is not part of an installation builds the page."""
        self.built.append(command[1:])
        if self.breaks:
            raise run.CommandFailed(command, "npm cannot fetch what builds it.")
        write(self.client.built / "index.html", "built")
        write(self.client.stamp, hatch_build.digest(self.client.web, self.client.sources()))
        write(self.client.installed, self.client.lock(with_tools="--with-tools" in command))


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    house = House(tmp_path)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "REQUIREMENTS", tmp_path / "requirements")
    monkeypatch.setattr(run, "PLAY", house.play)
    monkeypatch.setattr(run, "TEST", house.test)
    monkeypatch.setattr(run, "install", house.install)
    return house


def test_the_first_start_installs(house: House) -> None:
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


def test_the_second_start_installs_nothing(house: House) -> None:
    house.furnish(house.play)
    run.prepare(house.play)
    assert house.installed == []


@pytest.mark.parametrize("changed", ["requirements/play.txt", "requirements/uv.txt", "pyproject.toml"])
def test_changed_pins_bring_the_environment_up_to_date(house: House, changed: str) -> None:
    house.furnish(house.play)
    (house.root / changed).write_text("something else")
    run.prepare(house.play)
    assert house.installed == [(house.play, False)]


def test_pins_of_the_tests_do_not_concern_players(house: House) -> None:
    house.furnish(house.play)
    (house.root / "requirements" / "test.txt").write_text("something else")
    run.prepare(house.play)
    assert house.installed == []


def test_testing_adds_to_an_environment_for_playing(house: House) -> None:
    house.furnish(house.play)
    run.prepare(house.test)
    assert house.installed == [(house.test, False)]


def test_an_environment_for_testing_serves_for_playing(house: House) -> None:
    house.furnish(house.test)
    run.prepare(house.play)
    assert house.installed == []


def test_an_environment_for_testing_stays_one_when_brought_up_to_date(house: House) -> None:
    house.furnish(house.test)
    (house.root / "pyproject.toml").write_text("something else")
    run.prepare(house.play)
    assert house.installed == [(house.test, False)]


def test_another_python_makes_the_environment_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.furnish(house.play)
    monkeypatch.setattr(sys, "version", "3.99.0 (main)")
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


def test_a_moved_environment_is_made_anew(house: House) -> None:
    house.furnish(house.play)
    moved = house.play._replace(folder=house.root / "moved")
    house.play.folder.rename(moved.folder)
    run.prepare(moved)
    assert house.installed == [(moved, True)]


def test_a_lost_interpreter_makes_the_environment_anew(house: House) -> None:
    house.furnish(house.play)
    house.play.python.unlink()
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


def test_a_lost_file_makes_the_environment_anew(house: House) -> None:
    house.furnish(house.play)
    house.module.unlink()
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


def test_a_cut_off_file_makes_the_environment_anew(house: House) -> None:
    house.furnish(house.play)
    house.module.write_text("")
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


def test_a_package_lost_with_its_record_makes_the_environment_anew(house: House) -> None:
    house.furnish(house.play)
    house.module.unlink()
    house.record.unlink()
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


@pytest.mark.parametrize("garbage", ["", "{", "[]", '{"place": "here"}', '{"place": 1, "pins": 2, "content": 3}'])
def test_an_unreadable_stamp_makes_the_environment_anew(house: House, garbage: str) -> None:
    house.furnish(house.play)
    (house.play.folder / run.STAMP).write_text(garbage)
    run.prepare(house.play)
    assert house.installed == [(house.play, True)]


@pytest.fixture
def at_home(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """An installed house, in which what run.py would become is only noted."""
    house.furnish(house.play)
    monkeypatch.setattr(run, "run_step", house.step)
    monkeypatch.setattr(os, "execv", lambda program, words: None)
    monkeypatch.setattr(subprocess, "call", lambda words, **_: 0)
    return house


@pytest.mark.parametrize("words", [[], ["serve"], ["serve", "--port", "8000"]])
def test_the_browser_gets_its_page_built_once(at_home: House, words: list[str]) -> None:
    assert [run.main(words), run.main(words)] == [0, 0]
    assert at_home.built == [[str(at_home.root / "hatch_build.py")]]


def test_a_changed_source_of_the_page_builds_it_again(at_home: House) -> None:
    run.main([])
    write(at_home.client.web / "src" / "main.ts", "something else")
    run.main([])
    assert len(at_home.built) == 2


@pytest.mark.parametrize("words", [["play"], ["games"], ["--version"]])
def test_only_the_browser_needs_a_page(at_home: House, words: list[str]) -> None:
    assert run.main(words) == 0
    assert at_home.built == []


def test_what_measures_the_page_builds_it(at_home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BENCH_PEER", at_home.play)
    at_home.furnish(at_home.test)
    assert run.main(["bench"]) == 0
    assert at_home.built == [[str(at_home.root / "hatch_build.py")]]


def test_tests_also_get_what_checks_the_page(at_home: House) -> None:
    at_home.furnish(at_home.test)
    assert run.main(["test", "-k", "rng"]) == 0
    assert at_home.built == [[str(at_home.root / "hatch_build.py"), "--with-tools"]]


def test_without_a_page_the_terminal_is_still_there(at_home: House, capsys: pytest.CaptureFixture[str]) -> None:
    at_home.breaks = True
    assert run.main([]) == 1
    said = capsys.readouterr().err
    assert "npm cannot fetch what builds it." in said
    assert "python3 run.py play" in said
    assert run.main(["play"]) == 0


def test_an_older_page_serves_where_a_newer_cannot_be_built(at_home: House, capsys: pytest.CaptureFixture[str]) -> None:
    run.main([])
    write(at_home.client.web / "src" / "main.ts", "something else")
    at_home.breaks = True
    assert run.main([]) == 0
    assert "built before is used" in capsys.readouterr().err


def test_tests_go_on_without_a_page(at_home: House, capsys: pytest.CaptureFixture[str]) -> None:
    at_home.furnish(at_home.test)
    at_home.breaks = True
    assert run.main(["test", "-k", "rng"]) == 0
    assert "npm cannot fetch what builds it." in capsys.readouterr().err


def test_an_installation_leaves_the_page_for_later() -> None:
    program = f"import os, sys; sys.exit(os.environ.get({hatch_build.WITHOUT!r}) != '1')"
    run.run_step([sys.executable, "-c", program])


@pytest.mark.parametrize(
    ("words", "command", "passed_on"),
    [
        ([], "play", []),
        (["rules", "rebuild"], "play", ["rules", "rebuild"]),
        (["play", "--help"], "play", ["play", "--help"]),
        (["--version"], "play", ["--version"]),
        (["test"], "test", []),
        (["test", "-k", "rng"], "test", ["-k", "rng"]),
        (["bench", "--seconds", "1"], "bench", ["--seconds", "1"]),
        (["pins", "--upgrade"], "pins", ["--upgrade"]),
    ],
)
def test_words_reach_their_command(
    monkeypatch: pytest.MonkeyPatch, words: list[str], command: str, passed_on: list[str]
) -> None:
    called: list[tuple[str, Sequence[str]]] = []

    def note(name: str) -> Callable[[Sequence[str]], int]:
        def noted(rest: Sequence[str]) -> int:
            called.append((name, rest))
            return 0

        return noted

    monkeypatch.setattr(run, "play", note("play"))
    for name in ("test", "bench", "pins"):
        monkeypatch.setitem(run.COMMANDS, name, note(name))
    assert run.main(words) == 0
    assert called == [(command, passed_on)]


@pytest.mark.parametrize("word", ["help", "--help", "-h"])
def test_help_names_the_commands(capsys: pytest.CaptureFixture[str], word: str) -> None:
    assert run.main([word]) == 0
    said = capsys.readouterr().out
    assert all(f"run.py {command}" in said for command in ("play", "test", "bench", "compile", "pins", "help"))


@pytest.mark.skipif(run.ON_WINDOWS, reason="Windows cannot become another program")
@pytest.mark.parametrize(
    ("words", "passed_on"), [([], ["serve", "--open"]), (["play"], ["play"]), (["serve"], ["serve"])]
)
def test_without_words_it_becomes_the_game_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, words: list[str], passed_on: list[str]
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(run, "prepare", lambda environment: None)
    monkeypatch.setattr(run, "prepare_client", lambda: None)
    monkeypatch.setattr(os, "execv", lambda program, words: became.append(words))
    monkeypatch.setattr(subprocess, "call", lambda words: 0)
    run.play(words)
    assert became == [[str(run.PLAY.python), "-P", "-m", "holdfast", *passed_on]]


def test_a_python_without_venv_is_told_what_to_install(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda module: None if module == "ensurepip" else object())
    monkeypatch.setattr(run, "install", lambda environment, anew: run.make_folder(environment))
    assert run.main([]) == 1
    said = capsys.readouterr().err
    assert "without ensurepip" in said
    assert "apt install python3-venv" in said


def test_a_failed_step_names_the_command_and_what_it_said() -> None:
    program = "import sys; print('no route to the index'); sys.exit(3)"
    with pytest.raises(run.CommandFailed) as failure:
        run.run_step([sys.executable, "-c", program])
    assert "no route to the index" in str(failure.value)
    assert sys.executable in str(failure.value)
    assert "run the same command again" in str(failure.value)


def test_a_missing_program_is_a_failed_step(tmp_path: Path) -> None:
    with pytest.raises(run.CommandFailed, match="no-such-program"):
        run.run_step([str(tmp_path / "no-such-program")])


def test_uv_tries_the_certificates_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def step(command: Sequence[str], settings: dict[str, str] | None = None) -> None:
        tried.append(settings)
        if settings is None:
            raise run.CommandFailed(command, "invalid peer certificate: UnknownIssuer")

    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    monkeypatch.setattr(run, "run_step", step)
    run.uv("pip", "sync")
    assert tried == [None, {"UV_SYSTEM_CERTS": "true"}]


def test_all_stages_run_and_the_summary_names_the_failed_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def tool(name: str, *words: str) -> int:
        ran.append(name)
        return 1 if name == "mypy" else 0

    monkeypatch.setattr(run, "prepare", lambda environment: None)
    monkeypatch.setattr(run, "prepare_client", lambda with_tools: None)
    monkeypatch.setattr(run, "run_tool", tool)
    assert run.test([]) == 1
    assert ran == ["ruff", "ruff", "mypy", run.NODE, run.NODE, "pytest", "pytest"]
    summary = capsys.readouterr().out.partition("--- summary")[2]
    assert re.findall(r"FAILED +(\w+)", summary) == ["mypy"]
    assert len(re.findall(r"^ok ", summary, re.MULTILINE)) == 6


def test_words_after_test_go_to_pytest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def tool(*words: str) -> int:
        ran.append(words)
        return 5

    monkeypatch.setattr(run, "prepare", lambda environment: None)
    monkeypatch.setattr(run, "prepare_client", lambda with_tools: None)
    monkeypatch.setattr(run, "run_tool", tool)
    assert run.test(["-k", "rng"]) == 5
    assert ran == [("pytest", "-k", "rng")]


def test_older_pythons_can_read_run_py_far_enough_to_be_turned_away() -> None:
    ast.parse((run.ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def pinned(file: Path) -> dict[str, str]:
    """The requirements of a pin file: name and version, and the hashes that follow."""
    text = re.sub(r"^\s*#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    rows = [row for row in text.replace("\\\n", " ").splitlines() if row.strip()]
    return {row.split()[0]: row for row in rows}


@pytest.mark.parametrize("file", PIN_FILES, ids=lambda file: file.name)
def test_every_pin_is_exact_and_has_hashes(file: Path) -> None:
    rows = pinned(file)
    assert rows
    assert [name for name, row in rows.items() if "==" not in name or "--hash=sha256:" not in row] == []


@pytest.mark.parametrize("file", [*PIN_FILES, *run.REQUIREMENTS.glob("*.in")], ids=lambda file: file.name)
def test_no_requirement_names_a_host_or_a_path_of_one_machine(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"\S+://\S+|--(?:index|find|extra)\S*|(?<![\w.])/\w+\S*|[A-Z]:\\", text) == []


def test_players_and_tests_have_the_same_versions() -> None:
    assert pinned(run.REQUIREMENTS / "play.txt").keys() <= pinned(run.REQUIREMENTS / "test.txt").keys()


def test_what_the_package_needs_is_pinned() -> None:
    project = tomllib.loads((run.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    names = {re.split(r"[<>=~!;\[ ]", need)[0].lower() for need in needed}
    assert names <= {pin.partition("==")[0] for pin in pinned(run.REQUIREMENTS / "play.txt")}
