"""What can be wrong with a text, in English."""

from engine.notation import Problem
from engine.problems import What
from widgets.say.en.cards import EnglishCards, upper
from widgets.say.misheard import Misheard, Trouble
from widgets.say.telling.problems import filled

PROBLEMS = {
    What.NOT_A_GAME: "‘{word}’ is no game here. Begin with kaschlan? or kasino?.",
    What.NO_POSITION: "There is no position here.",
    What.NOT_A_FIELD: "‘{word}’ is no field. A field is written name=value.",
    What.FIELD_TWICE: "The field {field} is there twice.",
    What.NO_SUCH_FIELD: "The game has no field called {field}.",
    What.MISSING_FIELD: "The field {field} is missing.",
    What.EMPTY: "The field {field} is empty.",
    What.NOT_A_CARD: "‘{word}’ is no card. Write rank and suit, such as Kd for the king of diamonds.",
    What.NOT_IN_THIS_PACK: "{cards}{word} is not in the pack.",
    What.CARD_TWICE: "{cards}{word} is named twice.",
    What.NOT_A_PAIR: "‘{word}’ is no led card with a card over it. Write it as 8d:Kd.",
    What.NOT_A_BUILD: "‘{word}’ is no build. A build is written 8:5h3s@1.",
    What.NOT_A_NUMBER: "‘{word}’ in the field {field} is no number that will do.",
    What.NOT_A_CHOICE: "‘{word}’ is no choice for {field}.",
    What.NOT_A_SEAT: "‘{word}’ is no seat at the table.",
    What.NO_MOVE: "There is no move here.",
    What.NOT_A_VERB: "‘{word}’ is not a move.",
    What.NOT_A_VALUE: "‘{word}’ is no value. A build is worth 1 to 16.",
    What.TOO_FEW_WORDS: "‘{word}’ needs more words after it.",
    What.TOO_MANY_WORDS: "One word too many: ‘{word}’.",
    What.NOT_SCORED: "‘{word}’ is not counted in points.",
    What.OVER: "The deal is over already.",
    What.NOT_THE_LAST_DEAL: "This is not the last deal: the stock is not empty. In Kasino only the last deal can be solved.",
    What.HIDDEN_CARDS: "Some cards are hidden. Here every card must be known.",
    What.SEATS: "The game is for two to four, not for {count}.",
    What.ENTRIES: "The field {field} has {count} parts and should have {limit}.",
    What.NO_SUCH_SEAT: "The field {field} names {seat}, who does not exist.",
    What.NO_SUCH_TURN: "It cannot be the turn of {seat}.",
    What.OWNER: "The build belongs to {seat}, who does not exist.",
    What.ATTACKER_IS_DEFENDER: "{seat} cannot attack themselves: attacker and defender are two.",
    What.NO_CARDS: "{seat} has no cards and can neither attack nor defend.",
    What.NO_OPPONENT: "Nobody is left to play against.",
    What.LED_RANKS_DIFFER: "The cards led are not of one rank: {cards}.",
    What.MORE_THAN_FOUR_LED: "More than four cards are led: {cards}.",
    What.MORE_UNBEATEN_THAN_HELD: "{cards} are to be beaten, but the defender holds only {held}.",
    What.DOES_NOT_BEAT: "{beater} does not beat {led}.",
    What.TRUMP_UNLIKE_TURN_UP: "The trump suit is not that of the turn-up, {cards}.",
    What.BUILD: "The cards of the build {cards} do not make {value}.",
    What.STOCK_WITHOUT_HANDS: "Every hand is empty, but there are {count} cards in the stock.",
    What.STOCK_DOES_NOT_DEAL: "The {count} cards of the stock do not give four to each, evenly.",
    What.TAKEN_AND_COUNTED: "Piles may be written out ({field}) or counted, not both.",
    What.PAIRS_NEED_FOUR: "Pairs are played by four, not by {count}.",
    What.MISERE_WITHOUT_BUILDING: "Misère casino is played without building: {field} cannot be on.",
    What.MISERE_COUNTS_EVERY_TABBE: "In misère casino every sweep counts: {field} cannot be changed.",
    What.FINNISH_ACE_IS_ONE: "With fixed Finnish values an ace on the table is always one: {field} cannot be changed.",
    What.TOTAL: "The numbers in the field {field} add up to {total}, and there cannot be more than {limit}.",
    What.TOO_FEW_CARDS: "{seat} has too few cards in the field {field}: it must be {least} at least.",
    What.LILLAN_WITHOUT_SPADE: "{seat} has {field} and so at least one spade: lillan is the two of spades.",
    What.SINGLE_CARD: "{seat} cannot have a single card in the field {field}: whoever takes gets two at least.",
    What.TABBE_CARDS: "{seat} has too few cards for so many {field}: {limit} is the most.",
    What.TOO_MANY_TABBAR: "No pack has room for so many {field}: {limit} is the most.",
    What.LAST_MISSING: "Somebody must have taken last: the field {field} is missing.",
    What.LAST_WITHOUT_CARDS: "{seat} cannot have taken last with no cards in the pile ({field}).",
    What.SPADE_ACE_NOWHERE: "No pile can have the ace of spades: it takes both an ace ({field}) and another spade.",
    What.SPADE_ACE_TWICE: "The field {field} only comes out if {seats} both have the ace of spades, and there is one.",
    What.NO_DIVISION: "The cards in the field {field} cannot be divided like that.",
}

EXAMPLES = {
    "kaschlan": "beat the eight of diamonds with the king of diamonds",
    "kasino": "take the seven of spades and the five of hearts with the queen of hearts",
}
"""A move in words, for each game."""

BUILDING = "lay the three of hearts on the five of clubs and build eight"
RAISING = "raise the build of seven to nine with the two of diamonds"

TROUBLES = {
    Trouble.NOTHING: "Type a move, for instance: {example}.",
    Trouble.UNKNOWN_WORD: "‘{word}’ makes no sense here. Type for instance: {example}.",
    Trouble.NO_SUCH_NAME: "Nobody at the table is called ‘{word}’.",
    Trouble.NO_VERB: "What is to be done with {cards}? Type for instance: {example}.",
    Trouble.TWO_MOVES: "That is more than one move. Type one at a time, for instance: {example}.",
    Trouble.SUIT_MISSING: "‘{word}’ of which suit? Type the whole card, for instance: {example}.",
    Trouble.RANK_MISSING: "Which of the ‘{word}’? Type the whole card, for instance: {example}.",
    Trouble.NOT_IN_PACK: "{cards} is not in the pack. Kaschlan is played with the sevens and higher.",
    Trouble.WHICH_CARD: "Which card? Type for instance: {example}.",
    Trouble.NO_CARD_NEEDED: "No card is to be named here. Just type draw, pick up or done.",
    Trouble.TOO_MANY_CARDS: "Those are too many cards. Type for instance: {example}.",
    Trouble.BEAT_WITH_WHAT: "Which card is to beat {cards}? Type for instance: {example}.",
    Trouble.BEAT_WHAT: "What is {cards} to beat? Type for instance: {example}.",
    Trouble.TAKE_WHAT: "Say what is taken and with which card. Type for instance: {example}.",
    Trouble.BUILD_ON_WHAT: "What is {cards} to be laid on? Type for instance: {building}.",
    Trouble.VALUE_MISSING: "What is the build worth? Type for instance: {building}.",
    Trouble.NOT_A_VALUE: "‘{word}’ is no value for a build. Type a number from one to sixteen.",
    Trouble.WHICH_BUILD: "Which build? Type its value or its cards, for instance: {raising}.",
}
"""What is told of something that is no move."""


class EnglishProblems(EnglishCards):
    """What can be wrong with a position or a move."""

    def position_problem(self, problem: Problem) -> str:
        return upper(filled(problem, PROBLEMS[problem.what], self))

    def not_understood(self, game: str, misheard: Misheard) -> str:
        cards = self.cards(misheard.cards) if misheard.cards else "the card"
        examples = {"example": EXAMPLES[game], "building": BUILDING, "raising": RAISING}
        return upper(TROUBLES[misheard.trouble].format(word=misheard.word, cards=cards, **examples))
