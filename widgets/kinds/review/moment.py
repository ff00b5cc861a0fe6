"""One moment of a review: the position before the move, something better to be found, and what the move can come to."""

from typing import NamedTuple
from urllib.parse import quote

from htpy import Element, Node, a, div, header, p, section, span

from engine.cards import suit
from engine.players import THINKING
from engine.puzzles.puzzle import GAME_OF
from engine.review import Certainty, Judgement
from widgets.kinds.review import desk
from widgets.kinds.review.desk import Question
from widgets.kinds.review.example import line_of
from widgets.kinds.review.looking import HINTS, Look, write
from widgets.library import puzzles
from widgets.place import Place
from widgets.play.attempt import NOTHING
from widgets.play.controls import do, folded, go, house_rules, instrument, through
from widgets.play.replay import Moment, made, moments, tried
from widgets.play.telling import because, spoken, to_act, told
from widgets.tables import TABLES, sight_of
from widgets.tables.room import largest
from widgets.tables.rule_links import rule_links
from widgets.widget import Frame


def question_at(look: Look) -> Question:
    """What is asked at a look's moment; ValueError if the seat looked back from did not move there."""
    found = [one for one in desk.questions(look.opening, look.moves, look.small) if one.decision.at == look.at]
    if not found:
        raise ValueError("no such moment")
    return found[0]


def trying(look: Look, asked: Question) -> Question | None:
    """The same of the move that was tried instead; None if none was."""
    if not look.attempt.played:
        return None
    move = look.opening.game.read_move(look.attempt.played[0])[1]
    return asked._replace(decision=asked.decision._replace(played=move))


def wanted(look: Look) -> list[Question]:
    """What has to be worked out for a moment."""
    asked = question_at(look)
    other = trying(look, asked)
    return [asked, other] if other else [asked]


class Said(NamedTuple):
    """A sentence, how it looks, and the rules that stand beside it."""

    text: str
    kind: str = "caption"
    rules: tuple[str, ...] = ()


class MomentView:
    """A look at a moment, at a place; all that is wanted has been worked out, or ``judged`` is None."""

    def __init__(self, name: str, look: Look, place: Place):
        self.name = name
        self.look = look
        self.place = place
        self.asked = question_at(look)
        self.game = look.opening.game
        self.table = TABLES[self.game.NAME]
        self.position = look.opening._replace(state=self.asked.decision.state)
        self.judged = desk.judgement(self.asked) if desk.found(self.asked) else None
        other = trying(look, self.asked)
        self.other = desk.judgement(other) if other and desk.found(other) else None
        self.waiting = not all(map(desk.found, wanted(look)))
        self.slip = self._slip(other)
        self.line = line_of(*self.slip) if self.slip and look.line is not None else None
        live = not look.attempt.played and not look.shown and look.line is None
        room = largest([self.table.room(one.state, look.near) for one in self._steps()])
        self.sight = sight_of(self.position, place, live, look.attempt.draft, room)._replace(closed=look.line is None)
        self.words = self.sight.words

    def _slip(self, other: Question | None) -> tuple[Question, Judgement] | None:
        """What was tried, or else the move that was made, where it costs something."""
        if self.waiting:
            return None
        question, judged = (other, self.other) if other else (self.asked, self.judged)
        return (question, judged) if judged and judged.loss > 0 else None

    def _steps(self) -> list[Moment]:
        """The moments that can be shown here."""
        steps = moments(self.position, self.look.attempt.played)
        return [*steps, *moments(self.line.position, self.line.moves)] if self.line else steps

    def frame(self) -> Frame:
        """What is seen and said."""
        words, place = self.words, self.place
        shown = self._shown()
        said = self._said(shown)
        html = section(".review", aria_labelledby=place.id("title"), aria_busy="true" if self.waiting else None)[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[words.review_moment(self.asked.decision.at + 1)],
                span(".where")[words.game(self.game.NAME)],
            ],
            instrument(
                self.table.draw(shown.state, self.sight),
                [house_rules(self.table, shown.state, self.sight), div(".say", {"data-say": ""})[said]],
                [div(".controls.moves")[self._ways()], div(".controls")[self._aside()]],
            ),
            folded(self.game, shown, self.table, self.sight) if self.sight.live else None,
        ]
        return Frame(html, "" if self.waiting else " ".join(self._spoken(shown)))

    def _shown(self) -> Moment:
        """The moment on the table: a step of what a move comes to, what was tried, or the position before the move."""
        look = self.look
        if look.line is not None:
            if self.line is None or look.line > len(self.line.moves):
                raise ValueError("no such step")
            return moments(self.line.position, self.line.moves)[look.line]
        if look.attempt.played:
            return made(self.game, self.position.state, look.attempt.played[0])
        moment = Moment(self.position.state, self.position.state)
        return tried(self.position, moment, look.attempt.tried) if look.attempt.tried else moment

    def _verdicts(self) -> list[Said]:
        """What there is to say of a try, of the answer, and of the move that was made."""
        words, judged = self.words, self.judged
        if self.waiting:
            return [Said(words.review_thinking, "verdict so-far")]
        if judged is None:
            return [Said(words.review_no_choice)]
        rules = (judged.lesson.rule,) if judged.lesson else ()
        if self._open():
            of_the_try = [Said(self._of_the_try(self.other), "verdict right")] if self.other else []
            more = [] if judged.best == judged.played else [Said(self._cost(judged)), Said(self._lay(judged))]
            return [*of_the_try, Said(self._answer(judged), "verdict right", rules), *more]
        if self.other is not None:
            return [Said(self._of_the_try(self.other), "verdict wrong")]
        own = Said(self.words.review_you_chose(self.table.move(self.position.state, judged.played, self.words)))
        if judged.certainty is Certainty.NONE:
            return [own, Said(words.review_fine, "verdict right")]
        return [own, Said(words.review_find, "why"), *self._hints(judged, rules)]

    def _hints(self, judged: Judgement, rules: tuple[str, ...]) -> list[Said]:
        """What it is about, then which kind of move is meant."""
        if not self.look.hints or judged.lesson is None:
            return []
        lesson = judged.lesson
        first = Said(self.words.review_lesson(lesson.theme, lesson.facts.get("cards", ())), rules=rules)
        if self.look.hints < HINTS:
            return [first]
        card = self.table.card_of(judged.best)
        trump = card is not None and self.table.is_trump(self.position.state, card)
        kind = self.words.hint_kind(
            self.game.NAME, judged.best.verb, None if card is None else suit(card), trump, False
        )
        return [first, Said(kind)]

    def _of_the_try(self, judged: Judgement) -> str:
        words, game = self.words, self.game.NAME
        if judged.certainty is Certainty.NONE:
            return words.review_passes(game, self.asked.terms.floor)
        return words.review_costs(game, judged.loss, judged.error, judged.deals)

    def _answer(self, judged: Judgement) -> str:
        if judged.best == judged.played:
            return self.words.review_was_best
        return self.words.review_best(self.table.move(self.position.state, judged.best, self.words))

    def _cost(self, judged: Judgement) -> str:
        return self.words.review_your_own(
            self.words.review_costs(self.game.NAME, judged.loss, judged.error, judged.deals)
        )

    def _lay(self, judged: Judgement) -> str:
        if not judged.deals:
            return ""
        return self.words.review_lay(self.game.NAME, judged.lay, judged.lay_exact)

    def _said(self, shown: Moment) -> list[Node]:
        look, judged = self.look, self.judged
        if look.line is not None and self.line is not None:
            way = self.words.review_so_it_is if self.line.true else self.words.review_so_it_could_be
            return [p(".caption")[way], told(shown, self.game, self.table, self.sight)]
        refused = told(shown, self.game, self.table, self.sight) if look.attempt.tried else None
        return [
            refused,
            [
                p(class_=one.kind)[one.text, rule_links(one.rules, self.words, self.place)]
                for one in self._verdicts()
                if one.text
            ],
            p(".why")[self._reasons(judged)] if judged and self._open() else None,
            to_act(self.position, shown, self.table, self.sight) if self.sight.live and not self.waiting else None,
        ]

    def _reasons(self, judged: Judgement) -> Node:
        """Why the best move is good."""
        view = self.game.view(self.position.state, self.look.near)
        found = THINKING[self.game.NAME].reasons(view, judged.best)
        return because(found, self.game, self.look.names[self.look.near], self.sight)

    def _open(self) -> bool:
        """Whether the answer may be told: it was found, or asked for, or there was nothing to find."""
        if self.waiting or self.judged is None:
            return False
        return self.look.shown or (self.other is not None and self.other.certainty is Certainty.NONE)

    def _spoken(self, shown: Moment) -> list[str]:
        if self.look.line is not None or self.look.attempt.tried:
            return spoken(shown, self.game, self.table, self.sight)
        return [one.text for one in self._verdicts() if one.text]

    def _to(self, look: Look, name: str, text: str, kind: str = "b", keys: str = "") -> Element:
        return go(self.place, name, write(look), text, keys, kind)

    def _ways(self) -> Node:
        """The table's own actions while something is to be found, else the way on; always in the same place."""
        look, words = self.look, self.words
        clear = look.moment(look.at or 0)
        if look.line is not None and self.line is not None:
            return through(self.sight, look.line, len(self.line.moves), lambda step: write(look._replace(line=step)))
        if self._open() or self.waiting or self.judged is None:
            return self._to(look.whole(), "whole", words.review_back, "b primary")
        if look.attempt.played:
            return self._to(clear._replace(hints=look.hints), "again", words.review_again, "b primary")
        return self.table.actions(self.position.state, self.sight)

    def _aside(self) -> list[Node]:
        look, words, judged = self.look, self.words, self.judged
        if look.line is not None:
            return [self._to(look._replace(line=None), "to-the-position", words.review_to_the_position)]
        if self.waiting or judged is None:
            return []
        mistake = judged.certainty is not Certainty.NONE
        seeking = mistake and not self._open()
        playing = seeking and not look.attempt.played
        slip = self.slip is not None and (look.attempt.played or self._open())
        beside = look._replace(attempt=NOTHING) if not look.attempt.played else look
        return [
            do(self.place, "hint", words.hint) if playing and look.hints < HINTS else None,
            self._to(look.moment(look.at or 0)._replace(shown=True), "show", words.review_show) if seeking else None,
            self._to(beside._replace(line=0), "line", words.review_see_line) if slip else None,
            self._practise(judged) if self._open() and judged.lesson else None,
            None if self._open() else self._to(look.whole(), "whole", words.review_back),
        ]

    def _practise(self, judged: Judgement) -> Node:
        """The way to a fresh puzzle in which the same is to be found."""
        assert judged.lesson is not None
        theme = judged.lesson.puzzles
        exercise = f"{GAME_OF[theme]}.{theme}./{puzzles.seeded(theme, self.place.device.luck % 10**9, 0)}"
        address = f"{self.place.root}practise/?practise={quote(exercise, safe='')}"
        return a(".b", id=self.place.id("practise"), href=address)[self.words.review_practise]
