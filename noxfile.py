"""The tests on every Python that is installed here: `uvx nox` (3.11 to 3.14; those that are absent are skipped)."""

import nox

nox.options.default_venv_backend = "uv"
nox.options.error_on_missing_interpreters = False


@nox.session(python=["3.11", "3.12", "3.13", "3.14"])
def tests(session: nox.Session) -> None:
    session.install("--require-hashes", "-r", "requirements/test.txt")
    session.install("--no-deps", "--no-build-isolation", "--editable", ".")
    session.run("python", "hatch_build.py", "--with-tools")
    session.run("pytest", *session.posargs)
