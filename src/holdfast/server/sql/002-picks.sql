-- Not every entry of a log is a pick.

ALTER TABLE summaries ADD COLUMN picks INTEGER NOT NULL DEFAULT 0;

UPDATE summaries SET picks = entries;
