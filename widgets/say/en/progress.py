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

    def not_practised(self, game: str) -> str:
        return f"{game}: not tried yet"

    def puzzles_tried(self, count: int) -> str:
        return (
            "No puzzles tried"
            if count == 0
            else f"{upper(number(count))} {'puzzle' if count == 1 else 'puzzles'} tried"
        )

    def went(self, result: str) -> str:
        return {"solved": "Solved", "helped": "With help", "missed": "Missed"}[result]

    def brought(self, added: int, already: int, unknown: int, strange: int, deals: int) -> str:
        told = []
        if added:
            told.append("One puzzle was added." if added == 1 else f"{upper(number(added))} puzzles were added.")
        if already:
            told.append(f"{upper(number(already))} {'was' if already == 1 else 'were'} there already.")
        if deals:
            told.append("One deal was added." if deals == 1 else f"{upper(number(deals))} deals were added.")
        if unknown:
            told.append(f"{_lines(unknown)} about a kind of puzzle that is not found here.")
        if strange:
            told.append(f"{_lines(strange)} not in a form that can be read.")
        return " ".join(told if added or already or deals else ["There was nothing to add.", *told])

    def journal_state(self, state: str) -> str:
        return {
            "kept": "",
            "reset": "",
            "forgotten": "Everything is forgotten.",
            "unreadable": "The file was not saved by Talong. Nothing has changed.",
            "newer": "The file was saved by a later version of Talong. Nothing has changed.",
            "untouched": "What is kept here cannot be read, so nothing was added.",
        }[state]


def _lines(count: int) -> str:
    return "One line is" if count == 1 else f"{upper(number(count))} lines are"
