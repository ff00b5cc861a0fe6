"""What a language must be able to say around the game itself."""

from typing import Protocol


class FrameWords(Protocol):
    """What every widget says around the game itself."""

    lang: str
    back: str
    next: str
    play_yourself: str
    return_to_script: str
    undo: str
    redo: str
    start_over: str
    what_may_i_do: str
    all_steps: str
    more_reasons: str
    typed_move: str
    try_it: str
    opening: str
    main_line: str
    compare_title: str
    fetching: str
    engine_slow: str
    fetched: str
    fetched_of: str
    engine_failed: str
    engine_forbidden: str
    engine_crashed: str
    retry: str
    next_task: str
    previous_task: str
    skip_task: str
    try_again: str
    not_the_goal: str
    all_tasks: str
    scene: str
    jump: str
    play_slowly: str
    share: str
    share_with_moves: str
    example_without_python: str
    chart_without_python: str

    def step(self, step: int, last: int) -> str:
        """Step so of so many."""

    def scene_of(self, number: str) -> str:
        """The name of a rule's scene."""

    def branch_title(self, title: str, verdict: str) -> str:
        """What a branch is called; without a title it is the example without its house rule."""

    def verdict(self, verdict: str) -> str:
        """What a branch is beside the main line: ``unwise``, ``better`` or just ``other``."""

    def other_way_to(self, title: str) -> str:
        """The button that leads into a branch."""

    def task(self, number: int, count: int) -> str:
        """Task so of so many."""

    def moves_played(self, count: int) -> str:
        """How far the reader has played."""

    def to_act(self, name: str) -> str:
        """Whose move it is."""

    def compare(self, who: str, only_main: str, only_branch: str) -> str:
        """The cards that a player holds only at the end of the main line, and only at the end of this one, if any."""

    def unreadable(self, from_the_start: bool) -> str:
        """A link or message could not be read; what is shown is the start of the example, or what was shown before."""

    def rule_link(self, number: str) -> str:
        """The name of a link to a rule."""
