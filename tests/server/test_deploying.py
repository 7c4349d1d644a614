"""The files of docs/deploy do what docs/deploying.md says of them, as far as this machine can tell."""

from __future__ import annotations

import inspect
import re
import shlex
import shutil
import socket
import subprocess
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path

import pytest

from holdfast.cli.backup import backup
from holdfast.cli.serve import serve
from holdfast.cli.store import verify

from .served import Browser, Served, served, wait_until
from .test_operator import KEY

DOCS = Path(__file__).parents[2] / "docs"
DEPLOY = DOCS / "deploy"
COMMANDS = {"serve": serve, "backup": backup, "store verify": verify}


def test_the_units_call_commands_as_they_are() -> None:
    found = 0
    for unit in DEPLOY.glob("*.service"):
        for line in re.findall(r"^ExecStart=/opt/holdfast/bin/holdfast (.*)$", unit.read_text(), re.MULTILINE):
            name = next(name for name in COMMANDS if line.startswith(name))
            flags = {word[2:].replace("-", "_") for word in shlex.split(line) if word.startswith("--")}
            known = inspect.signature(COMMANDS[name]).parameters.keys()
            assert {flag.removeprefix("no_") for flag in flags} <= known, unit
            found += 1
    assert found == 3


def test_every_file_is_named_on_the_page() -> None:
    page = (DOCS / "deploying.md").read_text()
    for file in DEPLOY.iterdir():
        assert file.name in page or f"[{file.suffix}](deploy/{file.name})" in page


def test_the_units_are_understood(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    for file in DEPLOY.glob("holdfast*.[st]*"):
        if file.suffix in (".service", ".timer"):
            told = file.read_text().replace("/opt/holdfast/bin/holdfast", "/bin/true")
            (tmp_path / file.name).write_text(told)
            parser = ConfigParser(strict=False, interpolation=None)
            parser.optionxform = str  # type: ignore[assignment,method-assign]
            parser.read_string(told)
    units = [str(file) for file in tmp_path.iterdir()]
    assert len(units) == 3
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if str(tmp_path) in line]
    assert ours == [], done.stderr


# -- nginx ------------------------------------------------------------------------------------------------------------

AROUND = """
daemon off;
error_log stderr warn;
pid {folder}/pid;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextmanager
def behind_nginx(server: Served, folder: Path) -> Iterator[str]:
    """Our own file, with the places of this machine in it."""
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        pytest.skip("nginx or openssl is not here")
    key, certificate, port = folder / "key.pem", folder / "cert.pem", free_port()
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run([*making, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    for name in ("nginx.conf", "holdfast-proxy.conf"):
        told = (DEPLOY / name).read_text()
        for was, now in (
            ("server 127.0.0.1:8765;", f"server {server.address.removeprefix('http://')};"),
            ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
            ("server_name play.example.org;", "server_name localhost;"),
            ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(key)),
            ("/etc/nginx/holdfast-proxy.conf", str(folder / "holdfast-proxy.conf")),
            ("Host $host;", f"Host $host:{port};"),
        ):
            told = told.replace(was, now)
        (folder / ("site.conf" if name == "nginx.conf" else name)).write_text(told)
    (folder / "main.conf").write_text(AROUND.format(folder=folder))
    command = ["nginx", "-p", str(folder), "-c", str(folder / "main.conf")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: answers(port))
            yield f"https://localhost:{port}"
        finally:
            process.terminate()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def test_a_table_is_played_behind_nginx(tmp_path: Path) -> None:
    import ssl

    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with served(proxies=1, origins=(), operator_key=KEY) as server, behind_nginx(server, tmp_path) as address:
        with Browser(address, {"x-forwarded-for": "6.6.6.6", "origin": address}) as anna, Browser(address, {}) as ben:
            table, links = anna.make("rebuild", "me", "friend")
            assert server.house.tables[table].visitor.address in ("", "127.0.0.1"), "not what the browser wrote"
            [cookie] = list(anna.http.cookies.jar)
            assert cookie.secure
            assert ben.join(links[1]).status_code == 303
            with anna.connect(table, ssl=trusting, origin=address) as live:
                shown = live.read()
                assert server.house.tables[table].visitor.address == "127.0.0.1"
                live.send(type="pick", version=0, keys=[shown["question"]["options"][0]["key"]])
                assert live.at_version(1)["version"] == 1
            assert ben.table(table)["version"] == 1
            known = {"authorization": f"Bearer {KEY}"}
            for path in ("/operator/tables", "/metrics"):
                assert anna.get(path, headers=known).status_code == 404
            assert anna.get("/readyz").json()["ok"] is True
            assert anna.post("/api/tables", {"game": "x" * 200_000}).status_code == 413
        log = (tmp_path / "access.log").read_text()
        assert "/api/tables" in log
        assert "/join/" not in log, "a link that seats whoever has it stays out of the log"
