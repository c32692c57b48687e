"""What the table says in words: on buttons, in the prompt, and for a moment beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardroom.core.game import HOST, Ask, Event, Seat
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
from boardroom.games.brain_games.view import View


def label(view: View, deed: Deed, seat: Seat, names: Mapping[Seat, str]) -> tuple[str, bool]:
    """The words on a button and whether it is the main one; empty for deeds that are a touch of a piece."""
    card = view.card
    match deed:
        case Roll():
            return "Roll", True
        case Read():
            return "Hold it up", True
        case Start() if card is not None and len(card.players) > 1:
            if card.duel == "best":
                return f"{names[seat]} starts", True
            # Neither of two comes first, and with buzzers out the keyboard is theirs.
            return f"{names[seat]} is ready", False
        case Start():
            is_read = card is not None and (card.reply in MEASURED or card.reply == "room")
            return "Start" if is_read else "Show the card", True
        case Cover():
            return "Seen enough", True
        case Done():
            return ("Decided" if card is not None and card.duel else "Done"), True
        case Press() if card is not None and len(card.players) == 1:
            return "Press!", True
        case Press() if card is not None and card.duel == "best":
            return "Press!", True
        case GiveUp() if card is not None and len(card.players) > 1:
            return f"{names[seat]} passes", False
        case GiveUp() if card is not None and (card.reply in MEASURED or card.reply == "room"):
            return "I give up", False
        case GiveUp():
            return "I don’t know", False
        case Swap():
            return "Another card", False
        case Judge(right):
            return ("Yes, it counts" if right else "No"), right
        case Name(winner):
            return ("Nobody" if winner is None else names[winner]), False
        case GoOn():
            return "Go on", True
        case Overrule(winner):
            return ("We say: not right" if winner is None else f"We say: {names[winner]}"), False
        case Challenge(rival):
            return names[rival], False
    return "", False


def prompt_of(view: View, sentence: str, asks: Sequence[Ask[Deed]], names: Mapping[Seat, str]) -> str:
    """The sentence of the asks, with what the card adds to it."""
    card = view.card
    if view.phase == "Judging" and card is not None:
        if any(isinstance(choice, Name) for choice in asks[0].choices):
            return "Who has won the head-to-head?"
        said = card.said[-1].text if card.said else ""
        who = names[card.players[0]] if not said else ""
        if asks[0].seat == HOST and asks[0].prompt.startswith("“"):
            return sentence
        return f"Everybody but {who}: was it right?" if who else sentence
    if view.phase == "Showing" and card is not None:
        return _outcome(view, names)
    if card is not None and card.duel in ("buzz", "race") and not _is_answering(view):
        return " & ".join(names[seat] for seat in card.players) + f", {asks[0].prompt}."
    return sentence


def _is_answering(view: View) -> bool:
    return view.card is not None and len(view.card.actors) == 1


def _outcome(view: View, names: Mapping[Seat, str]) -> str:
    card = view.card
    assert card is not None, "only a card has an outcome"
    if card.winner is None:
        return "The tile is flipped back. Remember where it lies!"
    return f"{names[card.winner]} wins the tile!"


def note(event: Event, names: Mapping[Seat, str]) -> str:
    """What is said beside the board while something happens."""
    match event:
        case told.FoundNothing(seat):
            return f"No tile here: {names[seat]}’s turn is over."
        case told.LostTurn():
            return "Lose-a-Turn!"
        case told.Skipped(seat):
            return f"{names[seat]} misses this turn."
        case told.NoCards(category):
            return f"There are no {NAMES[category]} cards, so this tile is Wild."
        case told.Chosen(seat, category):
            return f"{names[seat]} chooses {NAMES[category]}."
        case told.Traded(seat, category):
            return f"{names[seat]} trades two tiles for {NAMES[category]}."
        case told.Challenged(seat, rival):
            return f"{names[seat]} challenges {names[rival]}!"
        case told.Swapped():
            return "Another card."
        case told.Unplayable(category):
            return f"No {NAMES[category]} card can be played now."
        case told.Reshuffled(category):
            return f"The {NAMES[category]} cards are shuffled again."
        case told.Pondered(seat):
            return f"{names[seat]} is thinking …"
        case told.Left(seat, _):
            return f"{names[seat]} leaves; the tiles go back to the board."
        case told.RanOut():
            return "No tile is left to win."
    return ""
