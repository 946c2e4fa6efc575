"""What stands in several places is the same in all: version, Pythons, commands of the workflows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from puzzlelang import __version__

TOP = Path(__file__).parents[2]
WORKFLOWS = sorted((TOP / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def workflow(name: str) -> Any:
    return yaml.safe_load((TOP / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))


def test_the_version_is_one() -> None:
    citation = yaml.safe_load((TOP / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["license"]
    assert citation["title"] == PROJECT["name"]


def test_all_pythons_are_tried() -> None:
    classified = {
        line.rpartition(" ")[2] for line in PROJECT["classifiers"]
        if re.search(r":: 3\.\d+$", line)
    }  # fmt: skip
    matrix = workflow("check")["jobs"]["test"]["strategy"]["matrix"]
    assert classified <= set(matrix["python"])
    assert PROJECT["requires-python"] == f">={matrix['python'][0]}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_have_no_more_rights_than_they_need(path: Path) -> None:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert found["permissions"] == {"contents": "read"}
    rights = [job["permissions"] for job in found["jobs"].values() if "permissions" in job]
    assert all(right == {"id-token": "write"} for right in rights)


def test_workflows_call_what_is_there() -> None:
    text = (TOP / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert "- run: .ci/run" in text and (TOP / ".ci" / "run").exists()
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    assert "pytest -n auto --dist worksteal" in readme and "'.[test]'" in readme
    assert text.count("pytest -n auto --dist worksteal") == 2
