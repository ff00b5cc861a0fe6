"""What the device keeps of a reader's puzzles: read whatever it holds, lose nothing, and say what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets import progress
from widgets.place import Device
from widgets.progress import NOTHING, Progress, Record

KEPT = """talong progress 1
keep-07 2 solved 2026-11-30
raise-s1234-5 4 missed 2026-12-01
"""


def test_what_was_written_is_read():
    kept = progress.read(KEPT)
    assert kept.records == {
        "keep-07": Record(2, "solved", "2026-11-30"),
        "raise-s1234-5": Record(4, "missed", "2026-12-01"),
    }
    assert progress.write(kept) == KEPT
    assert progress.read(progress.write(NOTHING)) == NOTHING


@pytest.mark.parametrize(
    "line",
    [
        "keep-07 6 solved 2026-11-30",
        "keep-07 2 won 2026-11-30",
        "nothing-07 2 solved 2026-11-30",
        "keep-07 2 solved",
        "<script>alert(1)</script>",
        "__proto__ 1 solved 2026-11-30",
        "keep-07 2 solved 2026-11-30 \0",
    ],
)
def test_a_line_that_cannot_be_read_stays_as_it_was(line: str):
    kept = progress.read(f"{KEPT}{line}\n")
    assert kept.strange == (line,)
    assert len(kept.records) == 2
    later = progress.noted(kept, "keep-08", 1, "solved", "2026-12-02")
    assert line in progress.write(later).splitlines()
    assert progress.trouble(Device(kept=f"{KEPT}{line}\n")) == "strange"


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("talong progress 2\nwhatever\n", "newer"),
        ("{}", "foreign"),
        ("talong", "foreign"),
        (progress.HEAD + "\n" + "x" * 200_000, "foreign"),
    ],
)
def test_a_text_of_another_format_is_never_touched(text: str, trouble: str):
    kept = progress.read(text)
    assert progress.write(progress.noted(kept, "keep-08", 1, "solved", "2026-12-02")) == text
    assert progress.trouble(Device(kept=text)) == trouble


def test_why_nothing_is_kept_is_told():
    assert progress.trouble(Device(kept=KEPT)) == ""
    assert progress.trouble(Device(kept=KEPT, storage="full")) == "full"
    assert progress.trouble(Device(storage="denied")) == "denied"


def test_a_miss_is_helped_when_solved_and_a_solved_puzzle_stays_solved():
    kept = progress.noted(NOTHING, "keep-07", 2, "missed", "2026-11-30")
    assert progress.noted(kept, "keep-07", 2, "missed", "2026-12-01") == kept
    kept = progress.noted(kept, "keep-07", 2, "solved", "2026-12-01")
    assert kept.records["keep-07"] == Record(2, "helped", "2026-12-01")
    solved = progress.noted(NOTHING, "keep-08", 2, "solved", "2026-11-30")
    assert progress.noted(solved, "keep-08", 2, "missed", "2026-12-01") == solved


def test_two_devices_are_put_together_by_the_later_answer():
    mine = progress.read("talong progress 1\nkeep-07 2 missed 2026-11-30\nkeep-08 1 solved 2026-11-30\n")
    other = progress.read("talong progress 1\nkeep-07 2 helped 2026-12-01\nkeep-09 1 missed 2026-11-29\n")
    both = progress.merged(mine, other)
    assert both.records["keep-07"].result == "helped"
    assert sorted(both.records) == ["keep-07", "keep-08", "keep-09"]
    assert progress.merged(other, mine).records == both.records


def test_a_level_is_reached_by_three_puzzles_solved_without_help():
    two = [Record(3, "solved", "")] * 2 + [Record(3, "helped", "")] * 5
    assert progress.reached(two) == 0
    assert progress.reached([*two, Record(3, "solved", "")]) == 3
    assert progress.reached([Record(1, "solved", "")] * 3 + two) == 1


@pytest.mark.parametrize(
    ("name", "theme"), [("saving-beat-07", "saving-beat"), ("raise-s1234-5", "raise"), ("keep-12", "keep")]
)
def test_the_theme_of_a_name(name: str, theme: str):
    assert progress.theme_of(name) == theme


@given(st.text(max_size=300))
def test_whatever_is_stored_is_read_and_written_back(text: str):
    kept = progress.read(text)
    assert isinstance(kept, Progress)
    again = progress.read(progress.write(kept))
    assert again.records == kept.records
    assert again.foreign == kept.foreign


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=60), max_size=8))
def test_lines_that_are_not_ours_survive(lines: list[str]):
    text = "\n".join([progress.HEAD, *lines])
    kept = progress.read(text)
    written = progress.write(kept).splitlines()
    assert all(line in written for line in kept.strange)
