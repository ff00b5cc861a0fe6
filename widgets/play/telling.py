"""What is told under a table: what happened, or why a move was refused, each sentence with its numbers."""

from collections.abc import Iterable

from htpy import Node, details, li, p, summary, ul

from engine.game import Game
from engine.players import Reason
from widgets.play.replay import Moment
from widgets.position import Position
from widgets.say.telling.players import reason
from widgets.tables import Sight, Table
from widgets.tables.rule_links import rule_links

type Told = tuple[str, tuple[str, ...]]
"""A sentence and the numbers of the rules for it, the one that decided first."""


def sentences(moment: Moment, game: Game, table: Table, sight: Sight) -> list[Told]:
    """What to tell: the refusal if a move was refused, else what happened."""
    if moment.misheard:
        return [(sight.words.not_understood(game.NAME, moment.misheard), ())]
    if moment.violations:
        return [(table.refusal(moment.state, violation, sight), violation.numbers) for violation in moment.violations]
    return [(table.event(moment.before, event, sight), event.numbers) for event in moment.events]


def spoken(moment: Moment, game: Game, table: Table, sight: Sight) -> list[str]:
    """The same for the live region: of several reasons for a refusal only the first."""
    told = [sentence for sentence, _ in sentences(moment, game, table, sight)]
    return told[:1] if moment.violations else told


def told(moment: Moment, game: Game, table: Table, sight: Sight) -> list[Node]:
    """The same as lists with links to the rules; further reasons for a refusal on request."""
    items = [li[one] for one in linked(moment, game, table, sight)]
    if not items:
        return []
    if not moment.misheard and not moment.violations:
        return [ul(".events", {"data-news": ""})[items]]
    more = details(".more", id=sight.place.id("more"))[summary[sight.words.more_reasons], ul[items[1:]]]
    return [ul(".refused", {"data-news": ""})[items[:1]], more if len(items) > 1 else None]


def linked(moment: Moment, game: Game, table: Table, sight: Sight) -> list[Node]:
    """Each sentence with the links to its rules."""
    return [
        [sentence, rule_links(rules, sight.words, sight.place)]
        for sentence, rules in sentences(moment, game, table, sight)
    ]


def because(reasons: Iterable[Reason], game: Game, who: str, sight: Sight) -> list[Node]:
    """Reasons for somebody's move, each sentence with its rule."""
    return [
        [reason(sight.words, game.NAME, one, who), rule_links([one.rule], sight.words, sight.place), " "]
        for one in reasons
    ]


def to_act(position: Position, moment: Moment, table: Table, sight: Sight) -> Node:
    """Who is to act and what may be done."""
    actor = position.game.actor(moment.state)
    if actor is None:
        return None
    return p(".why")[sight.words.to_act(position.names[actor]), " ", table.hint(moment.state, sight)]
