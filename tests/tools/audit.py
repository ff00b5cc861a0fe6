"""Known vulnerabilities in what the two lock files name: ``python -m tests.tools.audit``, which ``make audit`` runs.

pip-audit and npm ask the services that know.  A vulnerability fails; a service that cannot be reached is told and does not:
what can be checked without one is in ``tests/test_audit.py``.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
PIP_AUDIT = (
    *(sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--format", "json"),
    *("--progress-spinner", "off", "--timeout", "20", "--requirement"),
)
NPM_AUDIT = ("npm", "audit", "--json")


class Audit(NamedTuple):
    """What a service said: one line for each vulnerability, and what it could say nothing of."""

    vulnerabilities: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


SILENCE = Audit(unknown=("all packages",))


def python(said: str) -> Audit:
    """What pip-audit said; it passes over packages that its service does not know, and says nothing without a service."""
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return SILENCE
    found = tuple(
        f"{package['name']} {package['version']}: {', '.join([one['id'], *one.get('aliases', ())])}"
        for package in packages
        for one in package.get("vulns", ())
    )
    return Audit(found, tuple(package["name"] for package in packages if "vulns" not in package))


def npm(said: str) -> Audit:
    """What npm said."""
    try:
        told: dict[str, Any] = json.loads(said)
        packages = told["vulnerabilities"].values()
    except (ValueError, KeyError, TypeError):
        return SILENCE
    return Audit(
        tuple(
            f"{package['name']} {package['range']}: {one['title']} ({one['url']})"
            for package in packages
            for one in package["via"]
            if isinstance(one, dict)
        )
    )


def ask_python() -> Audit:
    """Ask about everything in requirements.txt, but only if the service knows the first package of it."""
    requirements = ROOT / "requirements.txt"
    first = next(line for line in requirements.read_text(encoding="utf-8").splitlines() if "==" in line)
    said = run(*PIP_AUDIT, "/dev/stdin", text=first.removesuffix("\\"))
    return SILENCE if python(said).unknown else python(run(*PIP_AUDIT, str(requirements)))


def run(*command: str, text: str = "") -> str:
    """What a command prints; both end with 1 when they find something."""
    try:
        ran = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, timeout=600, check=False)
    except subprocess.TimeoutExpired:
        return ""
    return ran.stdout


def report(audits: dict[str, Audit]) -> tuple[list[str], int]:
    """What to print, and the exit status: 1 if anything is vulnerable."""
    lines = []
    for lock, audit in audits.items():
        lines += [f"{lock}: VULNERABLE: {one}" for one in audit.vulnerabilities]
        if audit.unknown:
            lines.append(f"{lock}: NOT AUDITED, no vulnerability service told of {', '.join(audit.unknown)}")
        elif not audit.vulnerabilities:
            lines.append(f"{lock}: no known vulnerability")
    return lines, int(any(audit.vulnerabilities for audit in audits.values()))


def main() -> int:
    lines, status = report({"requirements.txt": ask_python(), "package-lock.json": npm(run(*NPM_AUDIT))})
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main())
