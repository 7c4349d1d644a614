-- Every entry carries a hash over the one before it. One that has none yet was written by an older release.

ALTER TABLE entries ADD COLUMN chain BLOB NOT NULL DEFAULT '';
