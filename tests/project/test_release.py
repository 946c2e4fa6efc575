"""Facts stated in several places agree: version, Pythons, commands of the workflows."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from puzzlelang import __version__

TOP = Path(__file__).parents[2]
WORKFLOWS = sorted((TOP / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(
    path for path in (TOP / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config"
)
PYPROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, TOOLS = PYPROJECT["project"], PYPROJECT["tool"]


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


def test_links_are_absolute_where_an_index_shows_the_readme() -> None:
    """Apply the substitutions of pyproject.toml as hatch-fancy-pypi-readme does: `re.sub`, one by
    one.
    """
    text = (TOP / "README.md").read_text(encoding="utf-8")
    for rule in TOOLS["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        text = re.sub(rule["pattern"], rule["replacement"], text)
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    homes = tuple(PROJECT["urls"][name] for name in ("Documentation", "Source"))
    assert links and all(link.startswith(homes) for link in links)
    assert f"]({homes[0]}command-line.html)" in text and f"]({homes[1]}/blob/main/LICENSE)" in text
    assert "install puzzlelang && .venv/bin/puzzlelang solve frogs" in text


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_have_no_more_rights_than_they_need(path: Path) -> None:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert found["permissions"] == {"contents": "read"}
    rights = {
        name: job["permissions"] for name, job in found["jobs"].items() if "permissions" in job
    }
    pages = {"pages": "write"} if path.stem == "site" else {}
    assert all(right == {"id-token": "write"} | pages for right in rights.values())
    assert set(rights) <= {"publish"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_forms_for_issues_have_what_github_asks_for(path: Path) -> None:
    """https://docs.github.com/communities: name, description, a body of known kinds, unique ids."""
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form["name"] and form["description"]
    assert {part["type"] for part in form["body"]} <= {"textarea", "input"}
    ids = [part["id"] for part in form["body"]]
    assert len(ids) == len(set(ids))
    assert all(part["attributes"]["label"] for part in form["body"])
    assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_there_is_a_form_for_each_kind_of_issue() -> None:
    assert [path.stem for path in FORMS] == ["bug", "puzzle", "wrong-answer"]


def test_the_lock_has_all_that_development_needs_and_no_address() -> None:
    """The lock has each name of the extras `dev` and `notebook`, in an allowed version, with
    digests.
    """
    from packaging.requirements import Requirement

    text = (TOP / "requirements-dev.txt").read_text(encoding="utf-8")
    assert not re.search(r"(?m)https?:|file:|^-|^ *[^#\s].*(index|links)", text)
    rows = re.findall(
        r"(?m)^([a-z0-9-]+)==(\S+)(?: ; .*)? \\\n    --hash=sha256:[0-9a-f]{64}", text
    )
    locked: dict[str, set[str]] = {}
    for name, version in rows:
        locked.setdefault(name, set()).add(version)
    assert len(re.findall(r"(?m)^[a-z]", text)) == len(rows)
    extras = PROJECT["optional-dependencies"]
    wanted = [*PROJECT["dependencies"], *(line for some in extras.values() for line in some)]
    for asked in map(Requirement, wanted):
        if asked.name == PROJECT["name"]:
            continue
        assert any(asked.specifier.contains(v) for v in locked[asked.name.lower()]), asked


def test_workflows_call_what_is_there() -> None:
    text = (TOP / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    assert "- run: .ci/run" in text and (TOP / ".ci" / "run").exists()
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    assert "pytest -n auto --dist worksteal" in readme and "'.[test]'" in readme
    assert text.count("pytest -n auto --dist worksteal") == 2
    site = (TOP / ".github" / "workflows" / "site.yml").read_text(encoding="utf-8")
    parts = runpy.run_path(str(TOP / "check"), run_name="parts")["PARTS"]
    assert "- run: ./check site" in site and "site" in parts
    asked = re.findall(r"(?m)^ *\./check (.*)$", (TOP / ".ci" / "run").read_text(encoding="utf-8"))
    assert asked and all(part in parts for line in asked for part in line.split())
