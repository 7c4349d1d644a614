"""holdfast verify: a record against the seal that its table showed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.cli import main
from holdfast.kernel import Rng

KEY = "7e" * 32
SEAL = sha256(KEY.encode()).hexdigest()


def played(seed: int | str, file: Path, picks: int = 10_000) -> Path:
    game, chance = holdfast.start("rebuild", 2, seed), Rng(1)
    while game.pending is not None and picks:
        game.pick(chance.below(len(game.pending.values)))
        picks -= 1
    game.record.write(file)
    return file


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(KEY, tmp_path_factory.mktemp("games") / "game.json")


def test_a_record_agrees_with_its_seal(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_groups = " ".join(SEAL[start : start + 8] for start in range(0, 64, 8))
    for words in ([], [SEAL], [SEAL.upper()], [in_groups]):
        assert main(["verify", str(record), *words]) == 0
        told = capsys.readouterr().out
        assert f"drawn by chance: {KEY}" in told
        assert f"Its seal: {SEAL}" in told
        assert "and the same end." in told
        assert ("the seal you were shown" in told) is bool(words)


def test_another_seed_has_another_seal(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server that dealt another game than the one it had sealed is found out."""
    other = played(KEY.replace("7", "8"), tmp_path / "other.json")
    assert main(["verify", str(other), SEAL]) == 1
    assert "not dealt from the seed that was promised" in capsys.readouterr().out


def test_a_seed_put_in_afterwards_does_not_lead_to_the_picks(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record that names the sealed seed, with the picks of a game that was dealt from another."""
    plain = msgspec.json.decode(played(KEY.replace("7", "8"), tmp_path / "other.json").read_bytes())
    plain["body"]["header"]["seed"] = KEY
    (tmp_path / "forged.json").write_bytes(msgspec.json.encode(plain))
    assert main(["verify", str(tmp_path / "forged.json"), SEAL]) == 2
    assert "cannot be made" in capsys.readouterr().err


def test_an_end_that_was_not_reached(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = msgspec.json.decode(record.read_bytes())
    plain["body"]["outcome"]["scores"][0] += 1
    (tmp_path / "forged.json").write_bytes(msgspec.json.encode(plain))
    assert main(["verify", str(tmp_path / "forged.json"), SEAL]) == 1
    assert "does not end as the record says" in capsys.readouterr().out


def test_a_seed_that_was_chosen_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(played(57, tmp_path / "game.json", 5))]) == 0
    told = capsys.readouterr().out
    assert "Somebody chose the seed: 57" in told
    assert "5 picks, not finished." in told
