"""Two small runs that several tests read."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.lab import Crew, make_spec, run
from tests.web.conftest import browser_type_launch_args  # noqa: F401 (pytest-playwright looks for it here)


@pytest.fixture(scope="session")
def rebuild_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "rebuild"
    run(make_spec("rebuild", ["random"], games=60), folder, Crew(1))
    return folder


@pytest.fixture(scope="session")
def frostpunk_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "frostpunk"
    run(make_spec("frostpunk", ["random"], games=30), folder, Crew(1))
    return folder
