-- One text for SQLite and PostgreSQL: BLOB is read as BYTEA there. A semicolon ends a statement and stands nowhere else.
-- A file that was released is never changed: what comes later gets the next number.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header BLOB NOT NULL,
    seats BLOB NOT NULL,
    made TEXT NOT NULL
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number > 0),
    what BLOB NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE summaries (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    entries INTEGER NOT NULL,
    waiting BLOB NOT NULL,
    outcome TEXT NOT NULL,
    changed TEXT NOT NULL
);

CREATE TABLE positions (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    number INTEGER NOT NULL,
    save BLOB NOT NULL
);

CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    UNIQUE (table_id, seat)
);

CREATE TABLE holders (
    session TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (session, table_id, seat)
);

CREATE INDEX holders_by_table ON holders (table_id, seat);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    value BLOB NOT NULL
);
