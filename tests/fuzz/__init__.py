"""Strangers' files: saves, records and packs that somebody has changed, with digests that are right all the same."""
