-- What the operator of a server is told, and has done. Nothing is ever taken out of the audit.

CREATE TABLE audit (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at TEXT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    table_id TEXT NOT NULL,
    note TEXT NOT NULL
);

CREATE TABLE reports (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    lines BLOB NOT NULL
);

CREATE TABLE muted (
    session TEXT PRIMARY KEY,
    until TEXT NOT NULL
);
