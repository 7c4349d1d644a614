"""holdfast verify: was a game dealt as its table had promised?"""

from __future__ import annotations

from pathlib import Path

from ..games import opened
from ..kernel import Said
from ..kernel.record import read_file, read_record
from ..kernel.record import replay as play_again
from ..kernel.rng import is_key, seal_of
from .reader import words

BROKEN = 1


def verify(file: Path, seal: str = "", /) -> int:
    """Deal and play a recorded game again, and say which seal its seed has. The exit code is 1 where something does not
    agree.

    Parameters
    ----------
    file
        A record, or a save.
    seal
        What the table showed while the game was played. Spaces in it do not matter.
    """
    record = read_record(read_file(file))
    seed, said = record.header.seed, words()
    again = play_again(record, opened, telling=False).record
    found = [Said("verify-played", picks=len(record.picks), over=record.outcome is not None)]
    found.append(Said("verify-drawn" if is_key(seed) else "verify-chosen", seed=str(seed), seal=seal_of(seed)))
    told = "".join(seal.split()).lower()
    broken = again.outcome != record.outcome
    if broken:
        found[0] = Said("verify-other-end")
    if told and told != seal_of(seed):
        broken = True
        found.append(Said("verify-other-seal", seal=told))
    elif told:
        found.append(Said("verify-same-seal"))
    for one in found:
        print(said.tell(one))
    return BROKEN if broken else 0
