-- Tables that nobody has touched for long lie here, each packed into one row.

CREATE TABLE archived (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    at TEXT NOT NULL,
    kept BLOB NOT NULL
);

CREATE INDEX summaries_by_change ON summaries (changed);
