"""Why a player moved as it did, in words."""

from engine.players import Reason
from widgets.say import Words
from widgets.say.why import Why


def reason(words: Words, game: str, why: Reason, who: str) -> str:
    """A reason as a sentence; ``who`` is the player."""
    facts = why.facts
    return words.reason(why.theme, Why(game, who, facts.get("cards", ()), facts.get("value", 0), facts.get("total", 0)))
