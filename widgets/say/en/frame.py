"""What stands around the game itself, in English."""


class EnglishFrame:
    """What stands around the game itself."""

    lang = "en"
    back = "Back"
    next = "Next"
    play_yourself = "Play on from here"
    return_to_script = "Back to the example"
    undo = "Undo"
    redo = "Redo"
    start_over = "Start again from here"
    what_may_i_do = "What may I do here?"
    all_steps = "All steps"
    more_reasons = "More reasons"
    typed_move = "Type a move"
    try_it = "Try it"
    opening = "The position"
    without_rule = "Without the house rule"
    other_way = "Try the other way"
    main_line = "Back to the main line"
    compare_title = "Compare with the main line"
    fetching = "Fetching what belongs here."
    fetched = "Fetched so far:"
    fetched_of = "of"
    engine_slow = "Fetching the rules engine. The first time takes a moment."
    engine_failed = "The rules engine could not be started."
    engine_forbidden = "This browser does not allow WebAssembly, so the rules engine cannot start."
    engine_crashed = "Something went wrong in the rules engine. The position is still here."
    retry = "Try again"
    next_task = "Next task"
    previous_task = "Previous task"
    skip_task = "Skip it"
    try_again = "Try again"
    not_the_goal = "That is allowed, but it is not what was asked for here."
    all_tasks = "All tasks with answers"
    scene = "On the table"
    jump = "Jump to"
    play_slowly = "Step automatically"
    share = "Share"
    share_with_moves = "Share with your moves"
    example_without_python = "You can still read and step through the example."
    chart_without_python = "You can still read the chart and step through it."

    def step(self, step: int, last: int) -> str:
        return f"Step {step} of {last}"

    def scene_of(self, number: str) -> str:
        return f"Rule {number} on the table"

    def branch_title(self, title: str, verdict: str) -> str:
        return f"{title} ({verdict})" if title else self.without_rule

    def verdict(self, verdict: str) -> str:
        return {"unwise": "unwise", "better": "better", "other": "another way"}[verdict]

    def other_way_to(self, title: str) -> str:
        return f"{self.other_way}: {title}" if title else self.without_rule

    def task(self, number: int, count: int) -> str:
        return f"Task {number} of {count}"

    def moves_played(self, count: int) -> str:
        return (
            "Your turn to try" if count == 0 else "Your play, one move" if count == 1 else f"Your play, {count} moves"
        )

    def to_act(self, name: str) -> str:
        return f"{name} is to act."

    def compare(self, who: str, only_main: str, only_branch: str) -> str:
        if only_main and only_branch:
            return (
                f"In the main line {who} ends with {only_main} in hand, here with {only_branch}. The rest is the same."
            )
        if only_main or only_branch:
            where = "In the main line" if only_main else "Here"
            return f"{where} {who} also ends with {only_main or only_branch} in hand. The rest is the same."
        return "Both ways end with the same cards in hand."

    def unreadable(self, from_the_start: bool) -> str:
        return (
            "The link could not be read. The example is shown from its start."
            if from_the_start
            else "That could not be read. The example stays as it was."
        )

    def rule_link(self, number: str) -> str:
        return f"Rule {number}"
