"""What the table says in words: on buttons, in the prompt, and for a moment beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.core.tongue import number, tr
from boardroom.games.brain_games import events as told
from boardroom.games.brain_games.actions import (
    Challenge,
    Cover,
    Deed,
    Done,
    GiveUp,
    GoOn,
    Judge,
    Name,
    Overrule,
    Press,
    Read,
    Roll,
    Start,
    Swap,
)
from boardroom.games.brain_games.board import NAMES
from boardroom.games.brain_games.content import MEASURED
from boardroom.games.brain_games.state import Said
from boardroom.games.brain_games.view import Shown, View
from boardroom.stage.prompt import listed


def label(view: View, deed: Deed, seat: Seat, names: Mapping[Seat, str]) -> tuple[str, bool]:
    """The words on a button and whether it is the main one; empty for deeds that are a touch of a piece."""
    card = view.card
    match deed:
        case Roll():
            return tr("Roll"), True
        case Read():
            return tr("Hold it up"), True
        case Start() if card is not None and len(card.players) > 1:
            if card.duel == "best":
                return tr("{name} starts", name=names[seat]), True
            if card.duel in ("buzz", "race"):
                return "", False  # each has a buzzer for it
            return tr("{name} is ready", name=names[seat]), False  # neither of two comes first
        case Start():
            is_read = card is not None and (card.reply in MEASURED or card.reply in ("room", "aloud"))
            return tr("Start" if is_read else "Show the card"), True
        case Cover():
            return tr("Seen enough"), True
        case Done():
            return tr("Decided" if card is not None and card.duel else "Done"), True
        case Press() if card is not None and len(card.players) == 1:
            return tr("Press!"), True
        case Press() if card is not None and card.duel == "best":
            return tr("Press!"), True
        case GiveUp() if card is not None and len(card.players) > 1:
            return tr("{name} passes", name=names[seat]), False
        case GiveUp() if card is not None and (card.reply in MEASURED or card.reply == "room"):
            return tr("I give up"), False
        case GiveUp():
            return tr("I don’t know"), False
        case Swap():
            return tr("Another card"), False
        case Judge(right):
            return tr("Yes, it counts" if right else "No"), right
        case Name(winner):
            return (tr("Nobody") if winner is None else names[winner]), False
        case GoOn():
            return tr("Go on"), True
        case Overrule(winner):
            if winner is None:
                return tr("We say: not right"), False
            return tr("We say: {name}", name=names[winner]), False
        case Challenge(rival):
            is_touched = len(names) > 4  # three rivals have a button each; more are touched on the table
            return ("" if is_touched else names[rival]), False
    return "", False


def prompt_of(view: View, sentence: str, asks: Sequence[Ask[Deed]], names: Mapping[Seat, str]) -> str:
    """The sentence of the asks, with what the card adds to it."""
    card = view.card
    if view.phase == "Judging" and card is not None:
        if any(isinstance(choice, Name) for choice in asks[0].choices):
            return tr("Who has won the head-to-head?")
        said = card.said[-1].text if card.said else ""
        who = names[card.players[0]] if not said else ""
        if asks[0].seat == HOST and asks[0].prompt != tr("was it right?"):
            return sentence
        return tr("Everybody but {name}: was it right?", name=who) if who else sentence
    if view.phase == "Showing" and card is not None:
        return _outcome(view, names)
    is_theirs = view.phase in ("Readying", "Answering") and not _is_answering(view)
    if card is not None and card.duel in ("buzz", "race") and is_theirs:
        asked = card.waiting or card.players  # as many as the sentence of the asks speaks to
        return tr("{names}, {deed}.", names=listed([names[seat] for seat in asked]), deed=asks[0].prompt)
    return sentence


def _is_answering(view: View) -> bool:
    return view.card is not None and len(view.card.actors) == 1


def _outcome(view: View, names: Mapping[Seat, str]) -> str:
    card = view.card
    assert card is not None, "only a card has an outcome"
    if card.winner is None:
        return tr("The tile is flipped back. Remember where it lies!")
    return tr("{name} wins the tile!", name=names[card.winner])


def said(card: Shown, one: Said, names: Mapping[Seat, str]) -> str:
    """What somebody answered: in their own words, or how the press was measured; empty when it was heard."""
    name = names[one.seat]
    if one.ms is None:
        return tr("{name}: “{text}”", name=name, text=one.text) if one.text else ""
    if one.ms < 0:
        return tr("{name}: too early", name=name)
    seconds = number(one.ms / 1000, 2)
    if card.duel == "best":
        return tr("{name}: {seconds} seconds off", name=name, seconds=seconds)
    return tr("{name}: {seconds} seconds", name=name, seconds=seconds)


def note(event: Event, names: Mapping[Seat, str]) -> str:
    """What is said beside the board while something happens."""
    match event:
        case told.FoundNothing(seat):
            return tr("No tile here: {name}’s turn is over.", name=names[seat])
        case told.LostTurn():
            return tr("Lose-a-Turn!")
        case told.Skipped(seat):
            return tr("{name} misses this turn.", name=names[seat])
        case told.NoCards(category):
            return tr("There are no {category} cards, so this tile is Wild.", category=tr(NAMES[category]))
        case told.Chosen(seat, category):
            return tr("{name} chooses {category}.", name=names[seat], category=tr(NAMES[category]))
        case told.Traded(seat, category):
            own = tr(NAMES[category])
            return tr("{name} trades two tiles for {category}.", name=names[seat], category=own)
        case told.Challenged(seat, rival):
            return tr("{name} challenges {other}!", name=names[seat], other=names[rival])
        case told.Swapped():
            return tr("Another card.")
        case told.Unplayable(category):
            return tr("No {category} card can be played now.", category=tr(NAMES[category]))
        case told.Reshuffled(category):
            return tr("The {category} cards are shuffled again.", category=tr(NAMES[category]))
        case told.Pondered(seat):
            return tr("{name} is thinking …", name=names[seat])
        case told.Left(seat, _):
            return tr("{name} leaves; the tiles go back to the board.", name=names[seat])
        case told.RanOut():
            return tr("No tile is left to win.")
        case told.TimedOut():
            return tr("Time is up")
    return ""
