"""What a deal that was played teaches one of its seats: what each decision cost, judged by what could be known there."""

from engine.review.judging import FLOORS, Certainty, Decision, Judgement, Terms, Work
from engine.review.lesson import Lesson
from engine.review.review import MOST_MOMENTS, Review, decisions, finished, gathered, judging, review, terms

__all__ = [
    "FLOORS",
    "MOST_MOMENTS",
    "Certainty",
    "Decision",
    "Judgement",
    "Lesson",
    "Review",
    "Terms",
    "Work",
    "decisions",
    "finished",
    "gathered",
    "judging",
    "review",
    "terms",
]
