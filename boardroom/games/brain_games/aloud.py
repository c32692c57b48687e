"""What of a Brain Games card is read aloud: nothing that a pair of eyes at the table could not read."""

from __future__ import annotations

from boardroom.core.tongue import tr
from boardroom.games.brain_games.content import SAME
from boardroom.games.brain_games.view import View


def sitting_down(seated: str) -> str:
    """How a challenge in the room is done sitting down, in one sentence."""
    if seated == SAME:
        return tr("All of this can be done sitting down.")
    return tr("Or sitting down: {how}", how=seated)


def aloud(view: View) -> str:
    """The question and what may be picked; at the end the answer and why. What is read silently is not."""
    card = view.card
    if card is None or view.phase == "Reading":
        return ""
    said = [card.question]
    if card.options:
        said.append(f"{', '.join(card.options)}?")
    if card.seated and card.reply == "room" and card.question:
        said.append(sitting_down(card.seated))
    if card.back is not None and view.phase == "Showing":
        said = [
            tr("The answer: {answer}.", answer=card.back.answer) if card.back.answer else "",
            card.back.why,
        ]
    return " ".join(words for words in said if words)
