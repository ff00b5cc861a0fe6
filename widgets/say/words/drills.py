"""What a language must be able to say of rule drills."""

from typing import Protocol

from engine.kasino.scoring import Tally


class DrillWords(Protocol):
    """Questions, how to answer them, and why a choice is right or not."""

    drill_led: str
    drill_hand: str
    drill_beats_help: str
    drill_roles_help: str
    drill_attacks_now: str
    drill_defends_now: str
    drill_takes_help: str
    drill_builds_help: str
    drill_is_it_legal: str
    drill_yes: str
    drill_no: str
    drill_count_help: str
    drill_nobody: str
    drill_early: str
    drill_answer: str
    drill_another: str
    drill_with_answer: str
    drill_without_python: str

    def drill_verdict(self, verdict: str) -> str:
        """How a choice was judged: ``right``, ``wrong``, ``missed`` or ``left``."""

    def drill_wrong(self, label: str) -> str:
        """That a choice was the wrong one of those that exclude each other."""

    def drill_result(self, solved: bool) -> str:
        """How the whole answer was."""

    def drill_score(self, right: int, asked: int) -> str:
        """How many answers were right so far."""

    def drill_marked(self, labels: list[str]) -> str:
        """What is marked."""

    def drill_beats_prompt(self, led: int, trump: int) -> str: ...
    def drill_beats_why(self, card: int, why: str) -> str:
        """Why a card beats: it is ``higher``, a ``trump`` on a side suit, a ``higher_trump``, the ``highest`` one; or
        why not: ``lower``, ``other_suit``, ``same_rank``, ``lower_trump``, ``no_trump`` on a trump, ``unbeatable``.
        """

    def drill_roles_prompt(self, names: list[str], who: str, took: bool) -> str:
        """Who sits where, and that the defender took up cards or has beaten all."""

    def drill_role(self, name: str, role: str) -> str:
        """A player as ``attacker`` or ``defender``, inside a sentence."""

    def drill_role_why(self, name: str, role: str, right: bool) -> str:
        """That a player has the role, or has it not."""

    def drill_takes_prompt(self, card: int) -> str: ...
    def drill_build(self, value: int) -> str:
        """A build of a value, inside a sentence."""

    def drill_takes_with(self, card: int, others: tuple[int, ...], value: int) -> str:
        """That a card can be taken, alone or with others."""

    def drill_takes_not(self, card: int, taker: int) -> str: ...
    def drill_takes_build(self, value: int, right: bool) -> str: ...

    def drill_builds_prompt(self, who: str, card: int, things: tuple[int, ...], value: int) -> str: ...

    def drill_count_prompt(self, names: list[str]) -> str: ...
    def drill_pile(self, tally: Tally) -> str:
        """What is in a pile."""

    def drill_points_of(self, name: str) -> str:
        """The title of a player's sum."""

    def drill_row(self, row: str, who: str) -> str:
        """Who has a row, inside a sentence."""

    def drill_sum(self, name: str, points: int) -> str:
        """A player's sum, inside a sentence."""

    def drill_sum_why(self, name: str, points: int) -> str:
        """A player's sum as a sentence."""
