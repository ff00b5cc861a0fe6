"""How a sitting is shown: the table as the reader may see it, what has happened since the reader's last move, the ways on."""

from urllib.parse import quote

from htpy import Element, Node, a, details, div, header, li, p, section, span, strong, summary, ul

from engine.players import Choice
from engine.record import Record
from engine.record import write as write_record
from widgets import progress
from widgets.kinds.game import fairness
from widgets.kinds.game.beginning import NEW
from widgets.kinds.game.moving import asked_why, better, own_last, steps_of, waits
from widgets.kinds.game.results import Result, look_of, result_of
from widgets.kinds.game.sitting import (
    BACK,
    BETTER,
    COMMENTS,
    OPEN,
    SWITCHES,
    WHY,
    Rival,
    Sitting,
    start_of,
    write,
    write_players,
)
from widgets.kinds.review import looking as looks
from widgets.kinds.review.desk import deal_of
from widgets.place import Place
from widgets.play.controls import (
    do,
    folded,
    go,
    house_rules,
    instrument,
    shared,
    switch,
    through,
    to_file,
    toggle,
)
from widgets.play.replay import Moment, tried
from widgets.play.telling import because, spoken, to_act, told
from widgets.progress import Progress
from widgets.say.telling.kasino import sides
from widgets.tables import TABLES, sight_of
from widgets.tables.room import Room, largest
from widgets.widget import Frame

PACES = {"slow": 2600, "usual": 1300, "fast": 0}
"""How many milliseconds there are between what the others do."""

MIDDLE = Room(middle=2)
"""So much room the table keeps from the beginning."""


class View:
    """A sitting at a place; ``name`` is that of the widget."""

    def __init__(self, name: str, sitting: Sitting, kept: Progress, place: Place):
        self.name = name
        self.trouble = progress.trouble(place.device)
        self.sitting = sitting
        self.place = place
        self.pace = kept.pace
        self.game = sitting.game
        self.table = TABLES[self.game.NAME]
        self.position = sitting.position
        self.steps = steps_of(sitting)
        self.own = own_last(sitting)
        self.at = len(self.steps) - 1 if sitting.look is None else sitting.look
        if self.at >= len(self.steps):
            raise ValueError("no such moment")
        self.state = self.steps[self.at].state
        self.result = result_of(sitting)
        actor = self.game.actor(self.state)
        live = sitting.look is None and actor == sitting.near
        self.open = OPEN in sitting.on or (self.result is not None and sitting.look is None)
        rooms = [self.table.room(one.state, sitting.near) for one in self.steps]
        sight = sight_of(self.position, place, live, sitting.attempt.draft, largest([MIDDLE, *rooms]))
        aim = self.game.read_move(sitting.aim)[1] if sitting.aim and sitting.look is None else None
        self.sight = sight._replace(closed=not self.open, aim=aim)
        self.words = sight.words

    def frame(self) -> Frame:
        """What is seen and said."""
        words, place, match = self.words, self.place, self.sitting.match
        news = self._news()
        html = section(".game", {"data-pace": str(PACES[self.pace])}, aria_labelledby=place.id("title"))[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[words.game_title(self.game.NAME, match.seats)],
                span(".where")[words.deal_number(self.game.NAME, match.number)],
            ],
            p(".notice")[words.storage_trouble(self.trouble)] if self.trouble else None,
            instrument(
                self.table.draw(self.state, self.sight),
                [house_rules(self.table, self.state, self.sight), div(".say", {"data-say": ""})[self._said(news)]],
                self._ways(),
            ),
            folded(self.game, self.steps[-1], self.table, self.sight) if self.sight.live else None,
            self._this_game(),
        ]
        return Frame(html, self._spoken(news))

    def _news(self) -> list[Moment]:
        """What there is to tell of: what came since the reader's last move, or what led to the moment looked back at."""
        attempt = self.sitting.attempt
        if self.sitting.look is not None:
            return [self._witnessed(self.steps[self.at])] if self.at else []
        if attempt.tried:
            refused = tried(self.position._replace(state=self.state), self.steps[-1], attempt.tried)
            if refused.violations or refused.misheard:
                return [refused]
        return [self._witnessed(one) for one in self.steps[max(1, self.own) :]]

    def _witnessed(self, moment: Moment) -> Moment:
        """The moment as the reader has seen it."""
        if OPEN in self.sitting.on:
            return moment
        return moment._replace(events=self.game.witnessed(moment.before, moment.events, self.sitting.near))

    def _spoken(self, news: list[Moment]) -> str:
        """Of several moves only the last: each was said when it was made."""
        said = [one for moment in news[-1:] for one in spoken(moment, self.game, self.table, self.sight)]
        if self.sitting.aim:
            said = [self._aimed()]
        if self.result and self.sitting.look is None:
            said += self._outcome(self.result)
        elif not self.sitting.attempt.played:
            said.append(self._who())
        if self.sight.live and not self.sitting.attempt.tried:
            said.append(self.words.to_act(self.position.names[self.sitting.near]))
        return " ".join(said)

    def _said(self, news: list[Moment]) -> list[Node]:
        words, sitting, sight = self.words, self.sitting, self.sight
        return [
            self._ended(self.result) if self.result and sitting.look is None else None,
            p(".caption")[self._who()] if not self.at else None,
            self._rival(sitting.rival) if sitting.rival and (not self.at or self.result) else None,
            self._reasons(),
            [told(moment, self.game, self.table, sight) for moment in news],
            ul(".events", {"data-news": ""})[li[self._aimed()]] if sitting.aim and sitting.look is None else None,
            self._comment(),
            to_act(self.position, self.steps[self.at], self.table, sight) if sight.live else None,
            p(".why")[words.to_act(self._actor())] if waits(sitting) and not sitting.aim else None,
        ]

    def _actor(self) -> str:
        return self.position.names[self.game.actor(self.state) or 0]

    def _who(self) -> str:
        """Who the reader is, and who plays with them."""
        names, near = self.position.names, self.sitting.near
        partner = names[(near + 2) % len(names)] if self._in_pairs() else ""
        others = [name for seat, name in enumerate(names) if seat != near]
        return self.words.who_you_are(names[near], others, partner)

    def _in_pairs(self) -> bool:
        return len(self.sitting.match.points) < len(self.sitting.players)

    def _aimed(self) -> str:
        move = self.table.move(self.state, self.sight.aim, self.words)
        return self.words.shows_move(self._actor(), move)

    def _comment(self) -> Node:
        """What the strongest player would have done, if that is asked for or commented on."""
        sitting, words = self.sitting, self.words
        if sitting.look is not None or not self.own or sitting.attempt.tried:
            return None
        chosen = better(sitting)
        if chosen is None:
            return p(".why")[words.as_the_strongest] if sitting.ask == BETTER else None
        before = self.steps[self.own].before
        return p(".verdict.so-far")[
            words.would_have(self.table.move(before, chosen.move, words)), " ", self._reason(chosen, sitting.near)
        ]

    def _reasons(self) -> Node:
        """Why the others moved as they did."""
        seats = [(self.game.actor(self.steps[at].before) or 0, chosen) for at, chosen in asked_why(self.sitting)]
        items = [li[strong[self.position.names[seat]], ": ", self._reason(chosen, seat)] for seat, chosen in seats]
        return ul(".events", {"data-news": ""})[items] if items else None

    def _reason(self, chosen: Choice, seat: int) -> Node:
        """All that there is to say for a move."""
        return because(chosen.reasons, self.game, self.position.names[seat], self.sight)

    def _rival(self, rival: Rival) -> Node:
        own = self.result.own if self.result else None
        return p(".caption")[self.words.rival(self.game.NAME, rival.name, rival.result, own)]

    def _ended(self, result: Result) -> Node:
        """How the deal and the match stand, and the count of a pack."""
        used = self.sitting.used
        return [
            p(class_="verdict " + ("right" if result.own > 0 else "wrong" if result.own < 0 else "so-far"))[
                " ".join(self._outcome(result))
            ],
            p(".why")[self.words.switches_used(used)] if used else None,
            self.table.count(self.state, self.sight),
        ]

    def _outcome(self, result: Result) -> list[str]:
        words, names, match = self.words, self.position.names, result.match
        if self.game.NAME == "kaschlan":
            loser = self.game.outcome(self.state).loser
            who = "" if loser is None else names[loser]
            next_dealer = words.deals_next(names[match.dealer])
            return [
                words.kaschlan_result(who, loser == self.sitting.near),
                words.times_kaschlan(names, match.points),
                next_dealer,
            ]
        those = sides(words, self.state, names)
        told = [
            words.pack_result(those, self.game.outcome(self.state).points),
            words.match_standing(those, match.points, match.options.target),
        ]
        if match.result is None:
            return [*told, words.deals_next(names[match.dealer])]
        return [*told, words.match_won([those[side] for side in match.result], match.options.misere)]

    def _ways(self) -> list[Node]:
        """The table's own actions or the way on, always in the same place, and under it what can be asked."""
        if self.sitting.look is not None:
            return [self._looking(self.sitting.look), div(".controls")[self._to_the_game()]]
        actions = self.table.actions(self.state, self.sight) if self.sight.live else [self._forward()]
        return [div(".controls.moves")[actions], div(".controls")[self._aside()]]

    def _forward(self) -> Element:
        """To what the others do next, the next deal, or a new match."""
        words, place = self.words, self.place
        if self.result is None:
            return do(place, "answer", words.go_on, kind="b primary")
        if self.result.match.result is None:
            return do(place, "next", words.next_deal(self.game.NAME), kind="b primary")
        return do(place, "again", words.play_again, kind="b primary")

    def _aside(self) -> list[Node]:
        sitting, words, place = self.sitting, self.words, self.place
        own, last = self.own, len(self.steps) - 1
        asking = not sitting.aim
        return [
            do(place, "undo", words.undo) if own and BACK in sitting.on else None,
            self._ask(WHY, words.ask_why) if last > own and asking else None,
            self._ask(BETTER, words.ask_better) if own and COMMENTS not in sitting.on and asking else None,
            go(place, "look-back", self._at(last - 1), words.look_back) if last else None,
            self._review() if self.result else None,
            self._challenge() if self.result else None,
        ]

    def _at(self, step: int | None) -> str:
        """The model in which so many moves are looked back at, or none."""
        sitting = self.sitting
        return write(sitting._replace(look=step, ask="", attempt=sitting.attempt._replace(draft="", tried="")))

    def _to_the_game(self) -> Element:
        return go(self.place, "to-the-game", self._at(None), self.words.to_the_game)

    def _looking(self, step: int) -> Element:
        return through(self.sight, step, len(self.steps) - 1, self._at)

    def _ask(self, question: str, text: str) -> Element:
        return toggle(self.place, question, f"ask {question}", self.sitting.ask == question, text)

    def _challenge(self) -> Element:
        """A link to the same cards, with how it went here."""
        sitting, words = self.sitting, self.words
        assert self.result is not None
        name = self.position.names[sitting.near]
        start = start_of(sitting)._replace(rival=Rival(name, self.result.own))
        return self._shared(write(start), words.challenge_with_result)

    def _review(self) -> Element:
        """The way to what mattered in this deal."""
        look = quote(looks.write(look_of(self.sitting)), safe="")
        address = f"{self.place.root}review/?review={look}#{self.place.id('title')}"
        return a(".b", id=self.place.id("review"), href=address)[self.words.review_of_deal]

    def _shared(self, model: str, text: str) -> Element:
        return shared(self.place, "challenge", self.name, model, text, "b")

    def _this_game(self) -> Element:
        """Switches, pace, what can be checked and taken along, the way to another game."""
        sitting, words, place = self.sitting, self.words, self.place
        return details(".this-game", id=place.id("this-game"))[
            summary[words.this_game],
            div(".controls")[[self._switch(word) for word in SWITCHES]],
            div(".controls", role="group", aria_label=words.how_fast)[
                span(".label")[words.how_fast], [self._pace(one) for one in PACES]
            ],
            div(".controls")[
                self._shared(write(start_of(sitting)), words.challenge) if not self.result else None,
                to_file(place, "record", self._record(), f"talong-{self.game.NAME}.txt", words.record_to_file),
                go(place, "another", NEW, words.other_game),
            ],
            fairness.check(sitting.match, self.result is not None, place, words),
        ]

    def _switch(self, word: str) -> Element:
        on, text = word in self.sitting.on, self.words.switch(word)
        return switch(self.place, f"switch-{word}", on, text, data_do=f"switch {word}")

    def _pace(self, pace: str) -> Element:
        return toggle(self.place, f"pace-{pace}", f"pace {pace}", pace == self.pace, self.words.pace(pace))

    def _record(self) -> str:
        """The deal as the text of a record."""
        sitting = self.sitting
        headers = [
            # What begins a comment in a record is no part of a name there.
            ("players", ", ".join(self.position.names).replace("#", "").strip()),
            ("levels", write_players(sitting.players)),
            ("seed", f"{sitting.match.seed}, {sitting.match.number}"),
            *([("used", ", ".join(sitting.used))] if sitting.used else []),
        ]
        return write_record(Record((deal_of(self.position, sitting.attempt.played),), tuple(headers)))
