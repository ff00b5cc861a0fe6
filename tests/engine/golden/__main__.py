"""Play every scene anew and write its file; files of scenes that are no more go."""

from tests.engine.golden import FOLDER, REFUSALS, path, played, refusals
from tests.engine.golden.scenes import SCENES


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old.stem not in SCENES:
            old.unlink()
    for scene in SCENES:
        path(scene).write_text(played(scene), encoding="utf-8")
    REFUSALS.write_text(refusals(), encoding="utf-8")


if __name__ == "__main__":
    main()
