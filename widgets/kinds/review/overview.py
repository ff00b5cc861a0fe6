"""All of a deal looked back at: what mattered, how the chances went, what was play and what the cards' doing."""

from htpy import (
    Element,
    Node,
    a,
    button,
    caption,
    details,
    div,
    figcaption,
    figure,
    header,
    li,
    ol,
    p,
    rect,
    section,
    span,
    strong,
    summary,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from engine.review import Certainty, Judgement, Review, gathered
from engine.review.habits import Case, habits
from widgets import progress
from widgets.kinds.review import desk
from widgets.kinds.review.looking import Look, write
from widgets.place import Place
from widgets.play.controls import go, switch
from widgets.play.replay import moments
from widgets.say import WORDS
from widgets.tables import TABLES
from widgets.tables.rule_links import rule_links
from widgets.widget import Frame

TALL = 100
"""How tall the chart is, in units of its own."""

LEAST_SPAN = {"kaschlan": 50.0, "kasino": 5.0}
"""What the chart has room for at least, from the middle on."""


def review_of(look: Look) -> Review | None:
    """The review of a deal; None until all of it has been worked out."""
    asked = desk.questions(look.opening, look.moves, look.small)
    if not all(map(desk.found, asked)):
        return None
    floor = desk.terms_of(look.opening, look.small).floor
    return gathered(desk.deal_of(look.opening, look.moves), look.near, map(desk.judgement, asked), floor)


class Overview:
    """A look at a whole deal, at a place."""

    def __init__(self, name: str, look: Look, place: Place):
        self.name = name
        self.look = look
        self.place = place
        self.words = WORDS[place.lang]
        self.opening = look.opening
        self.game = self.opening.game.NAME
        self.table = TABLES[self.game]
        self.steps = moments(self.opening, look.moves)
        self.review = review_of(look)
        self.marks = {one.at: number for number, one in enumerate(self.review.moments, 1)} if self.review else {}

    def frame(self) -> Frame:
        """What is seen and said."""
        words, place = self.words, self.place
        html = section(".review", aria_labelledby=place.id("title"), aria_busy=None if self.review else "true")[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[words.review_title],
                span(".where")[words.game_title(self.game, len(self.look.names))],
            ],
            div(".say", {"data-say": ""})[self._told()],
            [self._moments(self.review), self._chart(self.review), self._all(self.review)] if self.review else None,
            self._habits(),
            div(".controls")[self._ways()],
        ]
        return Frame(html, " ".join(self._sentences(self.review)) if self.review else "")

    def _told(self) -> list[Node]:
        if self.review is None:
            asked = desk.questions(self.opening, self.look.moves, self.look.small)
            done = sum(map(desk.found, asked))
            return [p(".verdict.so-far")[self.words.review_working(done, len(asked))]]
        first, *rest = self._sentences(self.review)
        return [p(".verdict.so-far")[first], [p(".caption")[one] for one in rest]]

    def _sentences(self, found: Review) -> list[str]:
        """The whole in a few sentences: how much mattered, and what was play and what was luck."""
        words = self.words
        told = [words.review_found(len(found.moments), len(found.mistakes))]
        if found.result is not None and found.by_cards is not None:
            told.append(words.review_sum(self.game, found.by_play, found.by_cards, found.result - found.usual))
        return [*told, words.review_terms(self.game, found.floor)]

    def _moments(self, found: Review) -> Node:
        """The moments that matter, the dearest first; what would have been better is not told before it is looked for."""
        if not found.moments:
            return None
        return ol(".moments")[[li[self._moment(one)] for one in found.moments]]

    def _moment(self, one: Judgement) -> list[Node]:
        words = self.words
        assert one.lesson is not None
        return [
            strong[words.review_moment(one.at + 1)],
            " ",
            words.review_you_chose(self._move(one)),
            " ",
            words.review_costs(self.game, one.loss, one.error, one.deals),
            rule_links([one.lesson.rule], words, self.place),
            div(".controls")[
                go(
                    self.place,
                    f"moment-{one.at}",
                    write(self.look.moment(one.at)),
                    words.review_find_better,
                    kind="b primary",
                )
            ],
        ]

    def _move(self, one: Judgement) -> str:
        return self.table.move(self.steps[one.at].state, one.played, self.words)

    def _chart(self, found: Review) -> Node:
        """What was to be expected before each own decision, as bars up and down from the middle."""
        if not found.judgements:
            return None
        span_of = max([LEAST_SPAN[self.game], *(abs(one.expected) for one in found.judgements)])
        return figure(".expected")[
            figcaption[self.words.review_expected(self.game, span_of)],
            div(".bars")[[self._bar(one, span_of) for one in found.judgements]],
        ]

    def _bar(self, one: Judgement, most: float) -> Element:
        up = one.expected / most * TALL / 2
        drawing = svg(viewBox=f"0 0 10 {TALL}", preserveAspectRatio="none", aria_hidden="true")[
            rect(
                x="1",
                y=f"{TALL / 2 - max(up, 0):.1f}",
                width="8",
                height=f"{max(abs(up), 1):.1f}",
                class_="up" if up >= 0 else "down",
            )
        ]
        mark = self.marks.get(one.at)
        return button(
            type="button",
            id=self.place.id(f"bar-{one.at}"),
            class_="bar marked" if mark else "bar",
            data_go=write(self.look.moment(one.at)),
            aria_label=self._bar_label(one),
        )[drawing, span(".mark")[str(mark or "")]]

    def _bar_label(self, one: Judgement) -> str:
        told = f"{self.words.review_moment(one.at + 1)} {self.words.review_expects(self.game, one.expected)}"
        return f"{self.marks[one.at]}: {told} {self.words.review_marked}" if one.at in self.marks else told

    def _all(self, found: Review) -> Node:
        """Every decision as a table."""
        words = self.words
        rows = [
            tr[
                td[str(one.at + 1)],
                td[go(self.place, f"row-{one.at}", write(self.look.moment(one.at)), self._move(one))],
                td[words.review_number(self.game, one.expected)],
                td[
                    words.review_number(self.game, -one.loss) if one.loss else "–",
                    None if one.certainty is Certainty.NONE else span(".sure")[words.review_certainty(one.certainty)],
                ],
            ]
            for one in found.judgements
        ]
        on = self.look.small
        return details(".all", id=self.place.id("all"))[
            summary[words.review_all],
            div(".controls")[
                switch(
                    self.place,
                    "small",
                    on,
                    words.review_small(self.game, desk.terms_of(self.opening, True).floor),
                    data_go=write(self.look._replace(small=not on)),
                )
            ],
            table[
                caption[words.review_key(self.game)],
                thead[tr[[th(scope="col")[one] for one in words.review_columns]]],
                tbody[rows],
            ],
        ]

    def _habits(self) -> Node:
        """What comes again and again in the deals that the device knows of."""
        words = self.words
        kept = progress.read(self.place.device.kept)
        deals = [one for one in kept.reviewed if one.game == self.game]
        if not deals:
            return None
        found = habits(self.game, [[Case(theme, loss) for theme, loss in one.cases] for one in deals])
        told = [li[words.review_habit(self.game, one.theme, one.cases, one.loss)] for one in found]
        return details(".habits", id=self.place.id("habits"))[
            summary[words.review_habits], ol[told] if told else p(".caption")[words.review_no_habits(len(deals))]
        ]

    def _ways(self) -> list[Node]:
        words = self.words
        return [
            a(".b", id=self.place.id("play"), href=f"{self.place.root}play/")[words.play_the_computer],
            go(self.place, "other", "new", words.review_other),
        ]
