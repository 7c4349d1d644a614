-- By which somebody comes back to a seat: only the hash is kept.

CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    UNIQUE (table_id, seat)
);
