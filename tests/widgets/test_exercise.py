"""The model of the practice widget, which is a link and so may hold anything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.kinds.practice import exercise
from widgets.kinds.practice.exercise import ANYTHING, PLAYING, Choice, Exercise, Mode, Panel
from widgets.play.attempt import Attempt

MODELS = [
    "keep-07",
    "kasino.raise.3/raise-07+2@proof.4.1;build 3h 8 5c",
    "..4/keep-07",
    "kaschlan.keep..missed/keep-07@none",
    "keep-s12-0@line.2;beat 8d Kd!9c?own 8s Td",
    "daily-2026-11-30+4@on;take",
]


@pytest.mark.parametrize("text", MODELS)
def test_reading_then_writing_is_the_identity(text: str):
    assert exercise.write(exercise.read(text)) == text


@given(
    st.builds(
        Exercise,
        st.from_regex(r"[a-z]{1,9}-[0-9]{2}", fullmatch=True),
        st.sampled_from([ANYTHING, Choice("kaschlan", "keep", 3), Choice("kasino"), Choice(level=5, missed=True)]),
        st.integers(0, exercise.HINTS),
        st.sampled_from(
            [
                PLAYING,
                Panel(Mode.PROOF),
                Panel(Mode.PROOF, 3, 1),
                Panel(Mode.LINE, at=2),
                Panel(Mode.ON),
                Panel(Mode.STOP),
            ]
        ),
        st.builds(
            Attempt,
            st.lists(st.sampled_from(["beat 8d Kd", "take", "lay Jh"]), max_size=4).map(tuple),
            st.just(()),
            st.sampled_from(["", "9c", "Qh 7s 5h.3s"]),
            st.sampled_from(["", "own 8s Td", "?!;", " "]),
        ),
    )
)
def test_writing_then_reading_is_the_identity(model: Exercise):
    assert exercise.read(exercise.write(model)) == model


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Keep-07",
        "keep-07+9",
        "chess.keep.1/keep-07",
        "kasino.nothing.1/keep-07",
        "kasino.raise.7/raise-01",
        "raise/raise-01",
        "keep-07@proof.1.2.3",
        "keep-07@<script>",
        "keep-07@look",
        "keep-07@on.1",
        "keep-07;take~done",
        "<script>alert(1)</script>",
        "keep-07\0",
        "x" * 9000,
    ],
)
def test_what_is_no_exercise_is_refused(text: str):
    with pytest.raises(ValueError, match=r"not|no such|nothing"):
        exercise.read(text)


def test_a_theme_decides_the_game():
    assert exercise.choice("kaschlan", "raise", "3") == Choice("kasino", "raise", 3)
