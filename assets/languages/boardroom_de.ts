<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>boardroom</name>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>There is no game called “{game}”. The games are: {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>{game} has no option “{name}”. Its options are: {options}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>{game}: that option cannot be set so ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Pass to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Only {name} looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/games/common_denominator/on_table.py"/>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>The clock stands still, and the table is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Somebody leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Who leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>How well the computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>A computer plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>A computer can play on for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>More about it is in {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Take back the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/settings_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Who leaves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>I am {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>How it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Nobody leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>End the evening here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Close the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/controls.py"/>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/controls.py"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Really throw away {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Throw away {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Close the drawer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Resume {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Throw away?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/family.py"/>
        <source>The settings were damaged. They were set aside as {path}, and new ones begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/family.py"/>
        <source>The settings cannot be kept in {folder} ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/family.py"/>
        <source>The settings in {path} cannot be read ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>How {title} is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Step {at} of {many}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/app/settings_card.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>Language: English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>Sprache: Deutsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>d MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>Type the names and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>The first choice of each is the rulebook’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>about {n} minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>+ Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>+ Add a computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>{rule} · house rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>Back to the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>More house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>House rules ({bent})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>Type an answer first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>{n} seconds left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/run.py"/>
        <source>Robo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/run.py"/>
        <source>Robo {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>unicorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>panda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>penguin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>tiger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>frog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>rabbit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>koala</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>lion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>hedgehog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>octopus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>turtle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>monkey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>dog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>pig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>robot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Player {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Computer {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Picture: {animal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Who are you?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: picture, {animal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat} is played by: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: one place earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: take the seat away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Never mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>The game is kept in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>That game was saved by another version of {game}, with other rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>The puzzles or cards of {game} have changed since that game was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>That game does not fit the rules of {game} any more ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>A seat was handed on that is not at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>There is no computer of level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <location filename="../../boardroom/table/table.py"/>
        <source>That showed something, so it cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>There is nothing to take back yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_card.py"/>
        <source>{page}, this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Seeing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Which screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Strong contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Party mode, for the TV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Text in its usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Very large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces move at their usual pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces move fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces are there at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces move slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Make yourselves at home. What shall we play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Pick a box off the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Party mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>End the party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Robo for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>{names} share the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{names} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Do you all agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>We all agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>How {game} is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>The evening ends here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>{game}, {names}, move {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/window.py"/>
        <source>{n} things in the content files could not be used; all the rest plays. The first: {first}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>Last night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>{game} is for {seats}, not {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>The game is safely saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>That game cannot be thrown away: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/core/tongue.py"/>
        <source>${sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/__init__.py"/>
        <source>Roll, land, think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/__init__.py"/>
        <location filename="../../boardroom/games/common_denominator/__init__.py"/>
        <location filename="../../boardroom/games/concluzio/__init__.py"/>
        <source>2–6 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/chances.py"/>
        <location filename="../../boardroom/games/common_denominator/bots.py"/>
        <location filename="../../boardroom/games/concentration/bots.py"/>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <location filename="../../boardroom/games/nullgame/bots.py"/>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/chances.py"/>
        <location filename="../../boardroom/games/common_denominator/bots.py"/>
        <location filename="../../boardroom/games/concentration/bots.py"/>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/chances.py"/>
        <location filename="../../boardroom/games/common_denominator/bots.py"/>
        <location filename="../../boardroom/games/concentration/bots.py"/>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Forty tiles lie face down. Who rolls the highest number begins: Ana.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>She rolls again and moves exactly so many spaces, in any direction, over whatever lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>She flips the tile on which she lands. It is LOGIC, so the top LOGIC card is read out to her.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>One try, and as much time as she likes. “A clock!” That is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>The tile goes to its place on her scorecard, and it is Ben’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Ben finds a Lose-a-Turn. It is flipped back without a trace: remember where it lies!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>A head-to-head card: Ana plays for the tile against Ben. Whoever buzzes first may answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Ben says “long”, which is wrong. So Ana may try: “Short!” The tile is hers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Ben finds a Wild tile and may choose the kind: VISION. He says 4 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>… and that is wrong, so the tile is flipped back. A right answer wins it, a wrong one leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Whoever first owns all four kinds wins. Two spare tiles may be traded in for a kind one lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/__init__.py"/>
        <source>Find the hidden category</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say “Trump!” now, or never</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>turn the timer to go on with this puzzle, or take a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>show the winning points, use a card, or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>take a new puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>turn the timer to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>first turn the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>the sand has run out: finish what you have begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>take a card if you like, or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>touch whoever is the youngest and goes first</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>look this one answer up and say if it is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>“{text}” comes close, so say if it counts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>go on when nobody says “Trump!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>name a row or the category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>name row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say what the rows have in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>going for the Silver: say what the marked column spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>going for the Gold: say what the marked column spells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>write in the marked column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say that the answer counts after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say whether the answer is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>keep the card, or use it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>use one of the cards, or put them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>choose a card to give away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Big One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Take 1 card from any one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Each player gives you a Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>The Big One: 3 Golds!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Lose a Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Lose a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Pass a card to your right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Pass a card to your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>You lose all your medals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Sad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Happy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Every puzzle card hides words that have something in common. Ana, the youngest, takes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>First she turns the timer, and with it the card. Whoever answers before that loses the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Some letters show. Ana reads “mushroom” in the first row. Right: that is a Bronze, one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>What do the rows have in common? “Pizza toppings!” The category wins a Bronze as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>“Chives” is wrong. The right word is filled in for all to see; a second miss would end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>The marked column spells a word, too. Some rows are given, so Ana says “Going for the Silver”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>“Slice!” A Silver is five points. Wrong would have cost a Bronze. Either way the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>At the end of a turn one may take a card. Happy ones are used at once, or kept for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>An extra Silver for Ana! Whoever had kept a Trump card could have cancelled it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Ben could go on with Ana’s puzzle. He takes a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Nothing is given yet: “I am going for the Gold!” Wrong would cost two Bronzes and the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>“Bite!” Ten points at one stroke. Whoever first shows 100 points in their own turn wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>vertical, nothing given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>vertical, some given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>a row or the category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>{points} noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>no medals yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/on_table.py"/>
        <source>The sand stands still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>To win one shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The sand runs for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Half as much time again for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The timer is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Puzzle cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>One hint for each puzzle: a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Answers are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>A whole puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The vertical when only the category is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The vertical when all horizontals are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>After a missed Silver or Gold the card is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Losing a Bronze without having one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>After a trumped win the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The first turn is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>50 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>25 points, for a short evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>90 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>45 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>60 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>120 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>180 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>No timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Whoever has the fewest points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Player 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Player 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Player 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Player 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Player 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Player 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>By the player; answering before that loses the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>By itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Easy ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Medium ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Hard ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>No hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Costs a Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Said aloud; the next player looks up that one answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Is followed by the next one while time remains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Not before one horizontal is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>May be tried for the Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Wins nothing, unless the whole puzzle was faultless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Wins a Bronze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Lost with the rest of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Still yours to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Change is made from a Silver or a Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The youngest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Whoever the lot falls on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/puzzle_art.py"/>
        <source>1 miss of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/puzzle_art.py"/>
        <source>2 misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/puzzle_art.py"/>
        <source>What do the rows have in common?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>That is filled in already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Give everybody a moment to say “Trump!”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>It is another player’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>It takes {points} points to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The puzzle is still face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>There is no wrong answer that could still count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>You have said so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>There is nothing to trump now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First say who is the youngest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Somebody may want to say “Trump!” first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First the answer has to be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>There is still time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Cards are used in one’s own turn only; a Trump is said in the pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Cards cannot be used while the timer runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The sand is running already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>One puzzle in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First choose a row or the category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>You have said it: there is no taking it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>There is no hint to be had here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First turn the timer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>First take a puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The new puzzle is waiting: turn the timer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>A card is taken at the end of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>One card in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The puzzle is over for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Gold is for a puzzle of which nothing is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The Silver takes at least one row that is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>All rows are given: there is no Silver in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Go for the Silver or the Gold, or give all rows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/rules.py"/>
        <source>Two to six players, or teams, can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/rules.py"/>
        <source>There is no such puzzle in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Puzzle {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} is thinking …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>PUZZLE {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Turn the timer to turn it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>FIRST TO {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Who is the youngest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Take a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Trump? Now or never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Trump? Touch your own name to trump this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>That was the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The answer is being judged …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Row {row}: {n} letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The category</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The column: {n} letters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>This is the answer. Did they say it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The sand is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Cards and new puzzles have to wait for the sand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Gold is for the marked column while nothing else is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Silver is for the marked column when some rows are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Bronzes are won row by row: touch a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The timer is turned at the beginning of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Not now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/turn.py"/>
        <source>That is too long for an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Then the answer counts as right after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} points!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} shows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} extra turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>skips {n} turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Turn the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Go on with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Go for Silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Go for Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>I have said it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>A letter, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Take a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>My cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Put them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Show {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Nobody trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>It counts!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} answered before turning it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>New puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Count it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Take from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Right!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nearly!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>“{text}” comes close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Going for the Gold!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Going for the Silver!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The timer!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The whole puzzle is solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>A lost turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} is skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>An extra turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Trump!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} lays one down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>No Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>It is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Nothing happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The win does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name}: Trump!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/__init__.py"/>
        <source>Match prizes, read the rebus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/__init__.py"/>
        <source>2 players or teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>name a numbered slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>pull out a numbered slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on to the next game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: name another slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: pull out another slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>name a second slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>pull out a second slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on: name a numbered slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on: pull out a numbered slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>see who has won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>put the slides back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>take a prize from the other rack</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>take {takes} prizes from the other rack, one after the other</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>it’s a match: guess the puzzle, or pass; or first use a Take and take a prize</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>it’s a match: guess the puzzle, or pass</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>nothing left could match, so the board is clear: make one last guess, or pass</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>make the one guess that is left, or pass</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>“{text}” comes close: count it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>open the solution slide just enough to judge “{text}”</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>look at the solution and say if “{text}” is right</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: name one more slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: pull out one more slide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>say that the guess counts after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/contest.py"/>
        <source>Concentration needs two players or two teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/contest.py"/>
        <source>A Master of Ceremonies needs an odd number of players, so that two equal sides are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>That is too long for a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>The solution slide stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>The whole solution is showing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>First open the solution slide, just enough to see a letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>A guess can count after all only until the next card is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>25 slides cover 25 prize cards. Behind them hides a rebus, a puzzle of pictures and letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Ana pulls out two slides. A seaside trip and a couch: they do not match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>So the slides go back, and it is Ben’s turn. Remember where everything lies!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Ben finds a seaside trip, and he knows where the other one is. That is a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>The pair is Ben’s. After a match he may guess the rebus once. He sees too little, so he passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>After a match the turn goes on. A Wild matches everything, so this one plays as a tub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>The turn ends only when two prizes do not match: a piano and odd socks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Two Takes! Ana may take a prize of her choice from Ben’s rack: the seaside trip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>She passes, goes on, and finds two cars. More and more of the rebus shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Now Ana can read it: T, 4, 2. “Tea for two!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Whoever reads the rebus wins the prizes in their rack. After three games the most money wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Who judges a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A guess that is nearly right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>After a wrong guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A match is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The sum, for “first to a sum of money”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Who starts the later games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The 25 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A pair of Take cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Pulling two slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Prizes that do not match stay in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Stopping after a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Time for each slide and each guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A Master of Ceremonies when three or five play, else the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Always the game; with three or five, one side has a player more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A Master of Ceremonies, changing every game (three, five or seven players)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The other side, letter by letter on the solution slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The other side is asked: count it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The other side opens the solution slide and decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Nothing of the solution is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Its first letter shows until the next slide is pulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Three games; most money wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Five games; most money wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>First to win two games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>First to a sum of money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>$10,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>$5,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>$20,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Rack number 1 starts every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The sides take turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Whoever lost the game before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>10 prizes, 3 Wild, a pair of Takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>9 prizes, 3 Wild, two pairs of Takes, red and green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>11 prizes, 3 Wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>12 prizes, 1 Wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Take a prize from the other rack at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Keep it, and take a prize after a later match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Means nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>See the first prize, then choose the second slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Name both numbers first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Until the slides are put back, at least 2 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>2 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>4 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>8 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>No: a turn ends only when two prizes do not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>15 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>30 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Let everybody see the two prizes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only the table as a whole can say that a guess counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only a player can do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Nobody plays on that seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The others are still looking at the puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only the side that made the match may guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>This last guess is the other side’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>An answer out of turn does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The Master of Ceremonies is judging a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The other side is judging the guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The Master of Ceremonies does not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>It is the other side’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The clock asks nothing of anybody now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>This game is still being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>First put the two slides back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First take a prize from the other rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First guess the puzzle, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>First say whether the guess is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>This game is over; go on to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>A guess comes right after a match, before the next slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>First pull out a second slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>All slides are in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only a pair of Take cards takes a prize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The solution slide stays closed until there is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>There is no guess to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Pull out a numbered slide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only a match earns a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>There is no Take to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/rules.py"/>
        <source>No prize deck in the box has the {prizes} prizes that are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/rules.py"/>
        <source>There is no puzzle in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>opens just enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>closed until the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{sum} for {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} read it and win {sum}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} reads it and wins {sum}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Then “{text}” counts as right, and the game is won by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>GAME {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>GAME {game} OF {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>ONE GAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>only for your eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{name} is Master of Ceremonies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nobody read it. It says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>A match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nobody read it: a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Then the guess counts as right, and the game is won by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>No match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Wild!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>It stands for the other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>That was the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names}: no match. Remember what lies there!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>One letter more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>We say it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First put back the slides that are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First the guess has to be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>It is {names}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} puts the slides back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Take!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>The best over there: {prizes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Last chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>No two cards left can match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{sum} into {names}’s rack. A Wild stood for its twin, which is still on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{sum} into {names}’s rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{name} says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>“{text}” is not what it says. It begins with {letters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>“{text}” is not what it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>“{text}” comes close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>The table says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>But the other rack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nobody read this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>pull to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>The solution slide opens when a guess is to be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>What does the puzzle say?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>Prizes stay in their rack; only a pair of Takes can take one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>Won {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>Rack {rack}: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>Solution slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>A turn ends only when two prizes do not match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>Stopping is for after a match: first pull out two slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>The slides that were begun must be finished first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>There is no such prize in the other rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>The slides are numbered 1 to 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>That panel is empty; its cards have been won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>That slide is out already; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>That number is named already; choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/__init__.py"/>
        <source>Work out your own card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>choose an ability card</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>choose a clue card for the player on the left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>play two clue cards, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>play a second clue card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>name your secret card: there is no card left to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>play a clue card, or name your secret card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>put one more card beneath the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>put two cards beneath the deck, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>keep notes, or arrange the piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>{colour} {shape} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>solid circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a solid circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>hollow circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a hollow circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>solid square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a solid square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>hollow square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a hollow square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>solid triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a solid triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>hollow triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a hollow triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>bl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>an {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <source>Very hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Double Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Deduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <source>Second Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <source>Number One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/dealing.py"/>
        <source>There are four ability cards: five or six play without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Everybody holds one card backwards: all can see it but its owner. Which card is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>We look over Ana’s shoulder. She sees Ben’s and Mia’s secret cards, but not her own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>First a clue for the player on the left. Ben’s card is a 3, so Ana gives him a 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Mia gives Ana a green triangle 7. It lies at Yes: Ana’s card is green, or a triangle, or a 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Two cards have one thing in common, or nothing at all. Never two things. That is the key!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ana plays a purple circle 5. Ben, on her left, sees her card and says Yes. She draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>The others play. What lies on the table cannot be Ana’s card, so she watches that too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ana plays a black square 5. Ben says No: her card is not black, no solid square and no 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>She crosses them out on her sheet. So it was not the 5 that got a Yes before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>The hollow circles 4 and 7 lie on the table, the purple 7 is in her hand. One card is left!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Instead of playing a card Ana names it: “Purple triangle 1!” She wins. Whoever is wrong is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Your YES: shares one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Your YES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s YES: shares one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s YES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Your NO: shares nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Your NO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s NO: shares nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s NO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Your HAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s HAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>From your first turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Touch: cross · again: ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s card is …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Drop the clue for {name} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} possible</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} of {all} still possible</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>has chosen a clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>ability hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>ability used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Ability cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>The game crosses out what cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Time for each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Played without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>One each by chance, face up (up to four players)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>One each by chance, hidden until it is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Everybody chooses one before the cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Everybody has a sheet to tick, for their own eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>No notes: heads only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>For everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Only for the first seat, as a head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Only for the second seat, as a head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Only for the third seat, as a head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Only for the fourth seat, as a head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Only for the fifth seat, as a head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Only for the sixth seat, as a head start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The time is not up yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>Only the players themselves can do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>This player is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The clue is chosen already; now the others choose theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>First everybody chooses an ability card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>First everybody gives a starting clue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>First two cards go beneath the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>Double Speed is in use: play the second card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The starting clues have been given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>Cards go beneath the deck only after a Second Chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The ability cards have been given out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>This family plays without notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/rules.py"/>
        <source>There is no deck of clue cards in the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, is it {card}? A wrong guess uses up your Second Chance!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, is it {card}? A wrong guess puts you out!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} is next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} names a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>That is it!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, touch one of your framed YES cards, to ask about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>That is {name}’s own card: only the others know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} holds a card that has something in common with {other}’s: give such a one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, drag a clue card to your piles, or name your secret card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Wrong!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>That card shares nothing, so every answer about it is No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, what do you want to ask {other}? Touch the card again to go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>The clue is chosen; the others choose theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, no card is left to play: name your secret card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{names}: a clue card for the player on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Something in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Nothing in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{giver}’s clue for {taker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>says {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>says {name}: a second chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} asks: {attribute}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>I know it!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, choose the {attributes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>The starting clue was given, not played: it cannot be asked about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>The cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Yes!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{attributes} are wrong</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>the last one in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>it was {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{attribute}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} has a clue ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} plays two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name}, give {other} a clue that shares something with {other}’s secret card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} wins: it was {card}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name}, give {other} any clue: no card shares anything with {other}’s secret card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} wins: the last one in the game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{giver} gives {taker} a clue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} asks, {other} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} asks {other}: is it {attribute}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} names the secret card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{other} tells {name} what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Once: play two clue cards in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Once: ask about one attribute of a card you played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Once: a wrong guess is not the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Go first, with a card more than the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>no cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name}: {n} cards still possible.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} named it as soon as it was certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} dared: {n} cards were still possible.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} would have known it next turn!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name}: nothing known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} could have known it from turn {turn} on!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>How many cards were still possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>{ability} is not this player’s ability card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Somebody has taken that ability card already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Another card of the hand has something in common with that secret card: give such a one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Numbers, shapes and colours are counted from 1 to 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Double Speed takes two cards in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Double Speed is in use already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>With an empty hand the secret card must be named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>The starting clue was given, not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Deduction asks about a card that this player has played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>There are seven of each on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Only cards of one’s own Yes and No piles can be arranged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>That pile has no such place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>That card is not in this player’s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>{ability} has been used; it works once a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/nullgame/__init__.py"/>
        <source>Say done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/games/nullgame/__init__.py"/>
        <source>1–8 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/prompt.py"/>
        <source>{names} &amp; {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/prompt.py"/>
        <source>“{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/prompt.py"/>
        <source>{names}, {deed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>{where}: the game was cut off before it began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>{where}: this is not a saved game ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>{where}: this line is damaged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>The game cannot be saved in {folder} ({why}). Play on; it is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/saves.py"/>
        <source>{where}: this game is not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/saves.py"/>
        <source>That game is open in another window already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/table.py"/>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../boardroom/table/table.py"/>
        <source>There is no such seat at this table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
