"""The dependencies: pinned, whole, of known licence; what the vulnerability services say is understood."""

import json
import re
from importlib import metadata
from typing import Any

import pytest

from tests.tools import audit
from tests.tools.audit import ROOT, SILENCE, Audit

# As pip-audit and npm write, shortened.
VULNERABLE_PYTHON = """{"dependencies": [
    {"name": "jinja2", "version": "2.10", "vulns": [
        {"id": "PYSEC-2019-217", "fix_versions": ["2.10.1"], "aliases": ["CVE-2019-10906"], "description": "…"}]},
    {"name": "htpy", "version": "26.5.1", "vulns": []}], "fixes": []}"""
SOUND_PYTHON = '{"dependencies": [{"name": "htpy", "version": "26.5.1", "vulns": []}], "fixes": []}'
UNKNOWN_PYTHON = """{"dependencies": [
    {"name": "htpy", "skip_reason": "Dependency not found and could not be audited: htpy (26.5.1)"}], "fixes": []}"""
VULNERABLE_NPM = """{"auditReportVersion": 2, "vulnerabilities": {
    "minimist": {"name": "minimist", "severity": "critical", "isDirect": false, "range": "<0.2.4", "nodes": [],
        "via": [{"source": 1097677, "title": "Prototype Pollution in minimist", "range": "<0.2.4",
                 "url": "https://github.com/advisories/GHSA-xvch-5gv4-984h"}]},
    "mkdirp": {"name": "mkdirp", "range": "0.4.1 - 0.5.1", "via": ["minimist"], "nodes": []}},
    "metadata": {"vulnerabilities": {"critical": 2, "total": 2}}}"""
SOUND_NPM = '{"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {"vulnerabilities": {"total": 0}}}'
SILENT_NPM = '{"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": "", "detail": ""}}'


def test_vulnerabilities_are_understood():
    assert audit.python(VULNERABLE_PYTHON) == Audit(("jinja2 2.10: PYSEC-2019-217, CVE-2019-10906",))
    assert audit.npm(VULNERABLE_NPM) == Audit(
        ("minimist <0.2.4: Prototype Pollution in minimist (https://github.com/advisories/GHSA-xvch-5gv4-984h)",)
    )


def test_silence_is_not_taken_for_soundness():
    assert audit.python(SOUND_PYTHON) == audit.npm(SOUND_NPM) == Audit()
    assert audit.python(UNKNOWN_PYTHON) == Audit(unknown=("htpy",))
    assert {audit.python(""), audit.npm(""), audit.npm(SILENT_NPM), audit.npm("null")} == {SILENCE}


@pytest.mark.parametrize(
    ("one", "told", "status"),
    [
        (Audit(), "a: no known vulnerability", 0),
        (SILENCE, "a: NOT AUDITED, no vulnerability service told of all packages", 0),
        (Audit(("x 1: y",), ("z",)), "a: VULNERABLE: x 1: y\na: NOT AUDITED, no vulnerability service told of z", 1),
    ],
)
def test_the_report_fails_on_a_vulnerability_and_tells_of_silence(one: Audit, told: str, status: int):
    lines, ended = audit.report({"a": one})
    assert ("\n".join(lines), ended) == (told, status)


def test_the_first_package_that_is_unknown_ends_the_questions(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[str, ...]] = []

    def run(*command: str, text: str = "") -> str:
        asked.append(command)
        return UNKNOWN_PYTHON if text else SOUND_PYTHON

    monkeypatch.setattr(audit, "run", run)
    assert audit.ask_python() == SILENCE
    assert len(asked) == 1


def locked() -> dict[str, str]:
    """What requirements.txt names, each with what belongs to it."""
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    entries = re.findall(r"^([\w.-]+)==(\S+)(.*(?:\n .*)*)", text, re.MULTILINE)
    assert len(entries) == len(re.findall(r"^[^#\s]", text, re.MULTILINE))
    return {f"{name}=={version}": rest for name, version, rest in entries}


def npm_lock() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    return packages


def test_every_python_package_is_pinned_by_its_hash():
    entries = locked()
    assert all("--hash=sha256:" in rest for rest in entries.values())
    wanted = re.findall(r"^[^#\s].*", (ROOT / "requirements.in").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(wanted) <= set(entries)


def test_every_npm_package_is_pinned_by_its_hash():
    packages = npm_lock()
    told = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    root = packages.pop("")
    for group in ("dependencies", "devDependencies"):
        assert root[group] == told[group]
        assert all(packages[f"node_modules/{name}"]["version"] == version for name, version in told[group].items())
    assert all(re.match("sha512-", package["integrity"]) for package in packages.values())
    needed = {name for package in packages.values() for name in package.get("dependencies", {})}
    assert needed <= {path.rpartition("node_modules/")[2] for path in packages}


FREE = re.compile(r"MIT|BSD|0BSD|ISC|Apache|APACHE|MPL|Mozilla|PSF|Python Software|BlueOak|OFL|CC0|CC-BY-4.0")
# Of these we use what they do and pass nothing on.
OTHERS = {"chess": "GPL"}


def python_licence(name: str) -> str:
    told = metadata.metadata(name)
    classifiers = [one for one in told.get_all("Classifier", []) if one.startswith("License ::")]
    return told.get("License-Expression") or "; ".join(classifiers) or str(told.get("License"))


def test_the_licence_of_every_package_is_known():
    for name in (entry.partition("==")[0] for entry in locked()):
        licence = python_licence(name)
        assert re.search(OTHERS[name], licence) if name in OTHERS else FREE.search(licence), f"{name}: {licence}"
    for path, package in npm_lock().items():
        assert FREE.search(package["license"]), path
