"""The description of every call in OpenAPI 3.1, made from the structs that go over the wire."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from .. import __version__
from ..speech import house
from . import wire
from .denied import HOUSE_RULES, STATUS
from .health import Health
from .http import CALLS, Call

REFUSED = {
    400: "Not understood",
    403: "Not allowed",
    404: "Not there",
    405: "Not in this way",
    409: "Refused by a rule, or the table has moved on",
    413: "Too long",
    429: "Too often",
    503: "The store does not answer",
}
SHAPES = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    kinds = [kind for call in CALLS for kind in (call.gives, call.takes) if kind not in (None, Any)]
    kinds += [wire.Refusal, wire.ToClient, wire.FromClient]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=SHAPES)
    shape = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = described(call, shape)
    paths["/api/tables/{table}/live"] = {"get": socket(shape)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Holdfast",
            "version": __version__,
            "description": "Tables of board games. A browser is known by its cookie, which it gets when it makes a "
            "table or comes to one by a link. Rules of the house: "
            + " ".join(f"{rule} ({STATUS.get(rule, 409)}): {house().say(rule)}" for rule in HOUSE_RULES),
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "holdfast"}},
        },
    }


def described(call: Call, shape: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "summary": call.summary,
        "operationId": f"{call.method.lower()}{re.sub('[^a-z]+', '-', call.path)}".rstrip("-"),
        "parameters": parameters(call),
        "responses": {str(call.status): {"description": "Done", **content(call, shape)}},
    }
    if call.takes is not None:
        told["requestBody"] = {"content": {"application/json": {"schema": shape[repr(call.takes)]}}}
    for status in call.refused:
        kinds = [shape[repr(call.gives if call.gives is Health else wire.Refusal)]]
        if status == 409 and call.gives in (wire.TableShown, wire.Hint):
            kinds.append(shape[repr(wire.TableShown)])
        schema = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        told["responses"][str(status)] = {
            "description": REFUSED[status],
            "content": {"application/json": {"schema": schema}},
        }
    return told


def content(call: Call, shape: dict[str, Any]) -> dict[str, Any]:
    if call.gives is None:
        return {"content": {call.media: {"schema": {"type": "string"}}}} if call.status == 200 else {}
    return {"content": {call.media: {"schema": {} if call.gives is Any else shape[repr(call.gives)]}}}


def parameters(call: Call) -> list[dict[str, Any]]:
    within = re.findall(r"{(\w+)}", call.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in within] + [
        {"name": name, "in": "query", "description": words, "schema": {"type": "string"}} for name, words in call.query
    ]


def socket(shape: dict[str, Any]) -> dict[str, Any]:
    return {
        "summary": "The live table, as a WebSocket",
        "description": "Text messages in JSON. The whole table is sent at once and after every change. Closed with "
        "4403 if the browser is not, or no longer, at this table, 4404 if there is none, 4408 if it takes too long to "
        "read, 4429 for too many messages or sockets, 1012 when the server restarts.",
        "operationId": "live",
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "seat", "in": "query", "schema": {"type": "string"}},
        ],
        "responses": {"101": {"description": "Switching to WebSocket"}, "403": {"description": "Not from this page"}},
        "x-to-client": shape[repr(wire.ToClient)],
        "x-from-client": shape[repr(wire.FromClient)],
    }
