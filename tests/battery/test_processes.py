"""The same seed is the same game in another process, whatever its hash order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def digest_elsewhere(hash_seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "tests.battery.digest"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def with_hash_seed_0() -> list[str]:
    return digest_elsewhere("0")


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242", "random"])
def test_the_same_games_are_played(hash_seed: str, with_hash_seed_0: list[str]) -> None:
    assert digest_elsewhere(hash_seed) == with_hash_seed_0
