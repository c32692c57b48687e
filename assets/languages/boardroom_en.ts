<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>boardroom</name>
    <message numerus="yes">
        <location filename="../../boardroom/app/chip.py"/>
        <source>{n} seconds left</source>
        <translation>
            <numerusform>{n} second left</numerusform>
            <numerusform>{n} seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>{n} moves are taken back.</source>
        <translation>
            <numerusform>{n} move is taken back.</numerusform>
            <numerusform>{n} moves are taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/house_card.py"/>
        <source>and {n} more</source>
        <translation>
            <numerusform>and {n} more</numerusform>
            <numerusform>and {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/kept.py"/>
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} and one more</numerusform>
            <numerusform>{names} and {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/kept.py"/>
        <source>{n} players</source>
        <translation>
            <numerusform>One player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/language.py"/>
        <source>about {n} hours</source>
        <translation>
            <numerusform>about {n} hour</numerusform>
            <numerusform>about {n} hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/own_card.py"/>
        <source>{n} entries cannot be used. Everything else is played.</source>
        <translation>
            <numerusform>One entry cannot be used. Everything else is played.</numerusform>
            <numerusform>{n} entries cannot be used. Everything else is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Nothing is wrong with it. {n} examples in it are not played.</source>
        <translation>
            <numerusform>Nothing is wrong with it. One example in it is not played.</numerusform>
            <numerusform>Nothing is wrong with it. {n} examples in it are not played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/reception.py"/>
        <source>{n} entries in the content files cannot be used; all the rest plays. The first, in {place}: {wrong}</source>
        <translation>
            <numerusform>One entry in the content files cannot be used; all the rest plays. In {place}: {wrong}</numerusform>
            <numerusform>{n} entries in the content files cannot be used; all the rest plays. The first, in {place}: {wrong}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/seat_helps.py"/>
        <source>Helps: {n}</source>
        <translation>
            <numerusform>Helps: {n}</numerusform>
            <numerusform>Helps: {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/table_page.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{names} wins!</source>
        <translation>
            <numerusform>{names} wins!</numerusform>
            <numerusform>{names} win!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>read the challenge, and start when you are ready</source>
        <translation>
            <numerusform>read the challenge, and start when you are ready</numerusform>
            <numerusform>read the challenge, and start when you are ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>buzz when you know it</source>
        <translation>
            <numerusform>buzz when you know it</numerusform>
            <numerusform>buzz when you know it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press as soon as the light turns green</source>
        <translation>
            <numerusform>press as soon as the light turns green</numerusform>
            <numerusform>press as soon as the light turns green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>read the card, and start when you are ready</source>
        <translation>
            <numerusform>read the card, and start when you are ready</numerusform>
            <numerusform>read the card, and start when you are ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press to start: the seconds run from then on</source>
        <translation>
            <numerusform>press to start: the seconds run from then on</numerusform>
            <numerusform>press to start: the seconds run from then on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when you are ready for the light</source>
        <translation>
            <numerusform>press when you are ready for the light</numerusform>
            <numerusform>press when you are ready for the light</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when you are ready to watch the pads</source>
        <translation>
            <numerusform>press when you are ready to watch the pads</numerusform>
            <numerusform>press when you are ready to watch the pads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when you are ready to see the card</source>
        <translation>
            <numerusform>press when you are ready to see the card</numerusform>
            <numerusform>press when you are ready to see the card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>pick the answer</source>
        <translation>
            <numerusform>pick the answer</numerusform>
            <numerusform>pick the answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>play it, and press when it is decided</source>
        <translation>
            <numerusform>play it, and press when it is decided</numerusform>
            <numerusform>play it, and press when it is decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>say the answer aloud</source>
        <translation>
            <numerusform>say the answer aloud</numerusform>
            <numerusform>say the answer aloud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>do it, and press when it is over</source>
        <translation>
            <numerusform>do it, and press when it is over</numerusform>
            <numerusform>do it, and press when it is over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>do it, and press when it is done</source>
        <translation>
            <numerusform>do it, and press when it is done</numerusform>
            <numerusform>do it, and press when it is done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>repeat the pattern on the pads</source>
        <translation>
            <numerusform>repeat the pattern on the pads</numerusform>
            <numerusform>repeat the pattern on the pads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when {seconds} seconds have gone by</source>
        <translation>
            <numerusform>press when {seconds} seconds have gone by</numerusform>
            <numerusform>press when {seconds} seconds have gone by</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>type the exact answer</source>
        <translation>
            <numerusform>type the exact answer</numerusform>
            <numerusform>type the exact answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>type the answer</source>
        <translation>
            <numerusform>type the answer</numerusform>
            <numerusform>type the answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>move your pawn up to {n} spaces, to any lit one</source>
        <translation>
            <numerusform>move your pawn up to {n} space, to any lit one</numerusform>
            <numerusform>move your pawn up to {n} spaces, to any lit one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>move your pawn {n} spaces, to any lit one</source>
        <translation>
            <numerusform>move your pawn {n} space, to any lit one</numerusform>
            <numerusform>move your pawn {n} spaces, to any lit one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Ready, {name}? You will see it for {n} seconds.</source>
        <translation>
            <numerusform>Ready, {name}? You will see it for {n} second.</numerusform>
            <numerusform>Ready, {name}? You will see it for {n} seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} has the turn.</source>
        <translation>
            <numerusform>{who} has the turn.</numerusform>
            <numerusform>{who} have the turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} is thinking …</source>
        <translation>
            <numerusform>{name} is thinking …</numerusform>
            <numerusform>{name} are thinking …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/table_art.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>That space is not {n} steps away.</source>
        <translation>
            <numerusform>That space is not {n} step away.</numerusform>
            <numerusform>That space is not {n} steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/aloud.py"/>
        <source>Puzzle {number}: {n} words with something in common.</source>
        <translation>
            <numerusform>Puzzle {number}: {n} words with something in common.</numerusform>
            <numerusform>Puzzle {number}: {n} words with something in common.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say “Trump!” now, or never</source>
        <translation>
            <numerusform>say “Trump!” now, or never</numerusform>
            <numerusform>say “Trump!” now, or never</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>choose who is the youngest and goes first</source>
        <translation>
            <numerusform>choose who is the youngest and goes first</numerusform>
            <numerusform>choose who is the youngest and goes first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>“{text}” comes close, so say if it counts</source>
        <translation>
            <numerusform>“{text}” comes close, so say if it counts</numerusform>
            <numerusform>“{text}” comes close, so say if it counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{n} rows; a card has {least} to {most}</source>
        <translation>
            <numerusform>{n} row; a card has {least} to {most}</numerusform>
            <numerusform>{n} rows; a card has {least} to {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{n} members; find at least {least}</source>
        <translation>
            <numerusform>{n} member; find at least {least}</numerusform>
            <numerusform>{n} members; find at least {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{n} related words; find at least {least}</source>
        <translation>
            <numerusform>{n} related word; find at least {least}</numerusform>
            <numerusform>{n} related words; find at least {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} shows {n} letters; show at least {least}</source>
        <translation>
            <numerusform>{word!r} shows {n} letter; show at least {least}</numerusform>
            <numerusform>{word!r} shows {n} letters; show at least {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} gets {n} points.</source>
        <translation>
            <numerusform>{who} gets {n} point.</numerusform>
            <numerusform>{who} gets {n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} loses {n} points.</source>
        <translation>
            <numerusform>{who} loses {n} point.</numerusform>
            <numerusform>{who} loses {n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} is out of time.</source>
        <translation>
            <numerusform>{who} is out of time.</numerusform>
            <numerusform>{who} are out of time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} shows {n} points.</source>
        <translation>
            <numerusform>{who} shows {n} point.</numerusform>
            <numerusform>{who} shows {n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} wins with {n} points.</source>
        <translation>
            <numerusform>{who} wins with {n} point.</numerusform>
            <numerusform>{who} wins with {n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} points!</source>
        <translation>
            <numerusform>{n} point!</numerusform>
            <numerusform>{n} points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} extra turns</source>
        <translation>
            <numerusform>extra turn</numerusform>
            <numerusform>{n} extra turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>skips {n} turns</source>
        <translation>
            <numerusform>skips a turn</numerusform>
            <numerusform>skips {n} turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Row {row}: {n} letters</source>
        <translation>
            <numerusform>Row {row}: {n} letter</numerusform>
            <numerusform>Row {row}: {n} letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The column: {n} letters</source>
        <translation>
            <numerusform>The column: {n} letter</numerusform>
            <numerusform>The column: {n} letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>name a numbered slide</source>
        <translation>
            <numerusform>name a numbered slide</numerusform>
            <numerusform>name a numbered slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>pull out a numbered slide</source>
        <translation>
            <numerusform>pull out a numbered slide</numerusform>
            <numerusform>pull out a numbered slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on to the next game</source>
        <translation>
            <numerusform>go on to the next game</numerusform>
            <numerusform>go on to the next game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: name another slide</source>
        <translation>
            <numerusform>two Wild cards: name another slide</numerusform>
            <numerusform>two Wild cards: name another slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: pull out another slide</source>
        <translation>
            <numerusform>two Wild cards: pull out another slide</numerusform>
            <numerusform>two Wild cards: pull out another slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>name a second slide</source>
        <translation>
            <numerusform>name a second slide</numerusform>
            <numerusform>name a second slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>pull out a second slide</source>
        <translation>
            <numerusform>pull out a second slide</numerusform>
            <numerusform>pull out a second slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on: name a numbered slide</source>
        <translation>
            <numerusform>go on: name a numbered slide</numerusform>
            <numerusform>go on: name a numbered slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on: pull out a numbered slide</source>
        <translation>
            <numerusform>go on: pull out a numbered slide</numerusform>
            <numerusform>go on: pull out a numbered slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>see who has won</source>
        <translation>
            <numerusform>see who has won</numerusform>
            <numerusform>see who has won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>put the slides back</source>
        <translation>
            <numerusform>put the slides back</numerusform>
            <numerusform>put the slides back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>take a prize from the other rack</source>
        <translation>
            <numerusform>take a prize from the other rack</numerusform>
            <numerusform>take a prize from the other rack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>take {takes} prizes from the other rack, one after the other</source>
        <translation>
            <numerusform>take {takes} prizes from the other rack, one after the other</numerusform>
            <numerusform>take {takes} prizes from the other rack, one after the other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>it’s a match: guess the puzzle, or pass; or first use a Take and take a prize</source>
        <translation>
            <numerusform>it’s a match: guess the puzzle, or pass; or first use a Take and take a prize</numerusform>
            <numerusform>it’s a match: guess the puzzle, or pass; or first use a Take and take a prize</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>it’s a match: guess the puzzle, or pass</source>
        <translation>
            <numerusform>it’s a match: guess the puzzle, or pass</numerusform>
            <numerusform>it’s a match: guess the puzzle, or pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>nothing left could match, so the board is clear: make one last guess, or pass</source>
        <translation>
            <numerusform>nothing left could match, so the board is clear: make one last guess, or pass</numerusform>
            <numerusform>nothing left could match, so the board is clear: make one last guess, or pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>make the one guess that is left, or pass</source>
        <translation>
            <numerusform>make the one guess that is left, or pass</numerusform>
            <numerusform>make the one guess that is left, or pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>open the solution slide just enough to judge “{text}”</source>
        <translation>
            <numerusform>open the solution slide just enough to judge “{text}”</numerusform>
            <numerusform>open the solution slide just enough to judge “{text}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>look at the solution and say if “{text}” is right</source>
        <translation>
            <numerusform>look at the solution and say if “{text}” is right</numerusform>
            <numerusform>look at the solution and say if “{text}” is right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: name one more slide</source>
        <translation>
            <numerusform>two Wild cards: name one more slide</numerusform>
            <numerusform>two Wild cards: name one more slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: pull out one more slide</source>
        <translation>
            <numerusform>two Wild cards: pull out one more slide</numerusform>
            <numerusform>two Wild cards: pull out one more slide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} uncovers a pair of Takes.</source>
        <translation>
            <numerusform>{who} uncovers a pair of Takes.</numerusform>
            <numerusform>{who} uncover a pair of Takes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} wins {prize}, {sum}.</source>
        <translation>
            <numerusform>{who} wins {prize}, {sum}.</numerusform>
            <numerusform>{who} win {prize}, {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} keeps a Take for later.</source>
        <translation>
            <numerusform>{who} keeps a Take for later.</numerusform>
            <numerusform>{who} keep a Take for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} plays a Take, but there is nothing to take.</source>
        <translation>
            <numerusform>{who} plays a Take, but there is nothing to take.</numerusform>
            <numerusform>{who} play a Take, but there is nothing to take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>“{solution}”: {who} wins {sum}.</source>
        <translation>
            <numerusform>“{solution}”: {who} wins {sum}.</numerusform>
            <numerusform>“{solution}”: {who} win {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names}, take a prize from {others}’s rack.</source>
        <translation>
            <numerusform>{names}, take a prize from {others}’s rack.</numerusform>
            <numerusform>{names}, take a prize from {others}’s rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names}, take {takes} prizes from {others}’s rack, one after the other.</source>
        <translation>
            <numerusform>{names}, take {takes} prizes from {others}’s rack, one after the other.</numerusform>
            <numerusform>{names}, take {takes} prizes from {others}’s rack, one after the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} puts the slides back.</source>
        <translation>
            <numerusform>{names} puts the slides back.</numerusform>
            <numerusform>{names} put the slides back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>choose an ability card</source>
        <translation>
            <numerusform>choose an ability card</numerusform>
            <numerusform>choose an ability card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>choose a clue card for the player on the left</source>
        <translation>
            <numerusform>choose a clue card for the player on the left</numerusform>
            <numerusform>choose a clue card for the player on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} possible</source>
        <translation>
            <numerusform>{n} possible</numerusform>
            <numerusform>{n} possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} of {all} still possible</source>
        <translation>
            <numerusform>{n} of {all} still possible</numerusform>
            <numerusform>{n} of {all} still possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{attributes} are wrong</source>
        <translation>
            <numerusform>{attributes} is wrong</numerusform>
            <numerusform>{attributes} are wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name}: {n} cards still possible.</source>
        <translation>
            <numerusform>{name}: {n} card still possible.</numerusform>
            <numerusform>{name}: {n} cards still possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} dared: {n} cards were still possible.</source>
        <translation>
            <numerusform>{name} dared: {n} card was still possible.</numerusform>
            <numerusform>{name} dared: {n} cards were still possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/nullgame/rules.py"/>
        <source>say done</source>
        <translation>
            <numerusform>say done</numerusform>
            <numerusform>say done</numerusform>
        </translation>
    </message>
</context>
</TS>
