"""What was solved and missed, in English."""

from widgets.say.en.cards import number, upper


class EnglishProgress:
    """What was solved and missed."""

    your_progress = "What you have solved"
    level_reached = "Reached"
    to_file = "Save to a file"
    from_file = "Read from a file"
    add = "Add"
    reset = "Reset"
    really_forget = "Forget everything you have solved and missed? This cannot be undone."
    forget = "Yes, forget it all"
    leave = "No, keep it"
    journal_without_python = "What you have solved is still kept on this device."

    def puzzles_tried(self, count: int) -> str:
        return (
            "No puzzles tried"
            if count == 0
            else f"{upper(number(count))} {'puzzle' if count == 1 else 'puzzles'} tried"
        )

    def went(self, result: str) -> str:
        return {"solved": "Solved", "helped": "With help", "missed": "Missed"}[result]

    def journal_state(self, state: str) -> str:
        return {
            "kept": "",
            "reset": "",
            "forgotten": "Everything is forgotten.",
            "added": "The file has been read and added to what was there.",
            "unreadable": "The file was not saved by Talong. Nothing has changed.",
        }[state]
