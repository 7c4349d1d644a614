"""Strangers' files: saves and records that somebody has changed, with digests that are right all the same."""
