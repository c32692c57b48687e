<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>boardroom</name>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>**{name}** – {author}. Licence: {licence}.</source>
        <translation>**{name}** – {author}. Lizenz: {licence}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Letters</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Programs of others</source>
        <translation>Programme anderer</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Boardroom is free software. It needs no account and no network, and sends nothing anywhere.</source>
        <translation>Boardroom ist freie Software. Es braucht kein Konto und kein Netz und schickt nichts irgendwohin.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Boardroom {version}</source>
        <translation>Boardroom {version}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>By {author}. Licence: {licence}.</source>
        <translation>Von {author}. Lizenz: {licence}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>Their texts are in the folder {folder}.</source>
        <translation>Ihre Texte liegen im Ordner {folder}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/app/replay_page.py"/>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/about_card.py"/>
        <source>The licences</source>
        <translation>Die Lizenzen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>There is no game called “{game}”. The games are: {games}.</source>
        <translation>Ein Spiel namens „{game}“ gibt es nicht. Es gibt: {games}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>{game} has no option “{name}”. Its options are: {options}.</source>
        <translation>{game} hat keine Option „{name}“. Es gibt: {options}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>{game}: that option cannot be set so ({why}).</source>
        <translation>{game}: So lässt sich die Option nicht einstellen ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/box.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>A computer can play on for {name}.</source>
        <translation>Ein Computer kann für {name} weiterspielen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Only {name} look.</source>
        <translation>Nur {name} schauen hin.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Only {name} looks.</source>
        <translation>Nur {name} schaut hin.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Pass to {name}</source>
        <translation>Gib weiter an {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>We are {name}</source>
        <translation>Wir sind {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/games/common_denominator/on_table.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>The clock stands still, and the table is covered.</source>
        <translation>Die Uhr steht, und der Tisch ist zugedeckt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Nothing has been refused just now.</source>
        <translation>Eben ist nichts abgelehnt worden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Somebody leaves</source>
        <translation>Jemand geht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Who leaves</source>
        <translation>Wer geht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>How well the computer plays</source>
        <translation>Wie gut der Computer spielt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>A computer plays on</source>
        <translation>Ein Computer spielt weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>More about it is in {path}</source>
        <translation>Mehr dazu steht in {path}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/log_card.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <location filename="../../boardroom/app/why_card.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Take back the last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>What happened</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Why was that refused?</source>
        <translation>Warum ging das nicht?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/settings_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Who leaves?</source>
        <translation>Wer geht?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Or you play on without {name}, whose things go back to the game.</source>
        <translation>Oder ihr spielt ohne {name} weiter; was an dem Platz liegt, geht zurück ins Spiel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Nobody leaves</source>
        <translation>Niemand geht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>End the evening here</source>
        <translation>Abend hier beenden</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Watch it as a film</source>
        <translation>Als Film ansehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Close the rules</source>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>How it is played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/cards.py"/>
        <source>Play on without them</source>
        <translation>Ohne sie weiterspielen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chip.py"/>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/chip.py"/>
        <source>{n} seconds left</source>
        <translation>
            <numerusform>noch {n} Sekunde</numerusform>
            <numerusform>noch {n} Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>{name} sits down for {other}.</source>
        <translation>{name} setzt sich für {other} hin.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>The game is dealt.</source>
        <translation>Das Spiel ist ausgeteilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>The table goes on.</source>
        <translation>Der Tisch macht weiter.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>{name} leaves the seat, and a computer plays on.</source>
        <translation>{name} geht, und ein Computer spielt weiter.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>{who} makes a choice.</source>
        <translation>{who} wählt etwas aus.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>The last move is taken back.</source>
        <translation>Der letzte Zug wird zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>{n} moves are taken back.</source>
        <translation>
            <numerusform>{n} Zug wird zurückgenommen.</numerusform>
            <numerusform>{n} Züge werden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/chronicle.py"/>
        <source>{one} and {other} change places.</source>
        <translation>{one} und {other} tauschen die Plätze.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/controls.py"/>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/controls.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/controls.py"/>
        <source>A text to read</source>
        <translation>Ein Text zum Lesen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer.py"/>
        <source>That game cannot be thrown away. {why}</source>
        <translation>Dieses Spiel lässt sich nicht wegwerfen. {why}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer.py"/>
        <source>That name cannot be kept: {why}</source>
        <translation>Dieser Name lässt sich nicht sichern: {why}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Really throw away {game}</source>
        <translation>{game} wirklich wegwerfen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Throw away {game}</source>
        <translation>{game} wegwerfen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>A name for this game</source>
        <translation>Ein Name für dieses Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>A name for this game, then Enter</source>
        <translation>Ein Name für dieses Spiel, dann Enter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Close the drawer</source>
        <translation>Schublade schließen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Give {game} a name</source>
        <translation>{game} benennen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Throw away?</source>
        <translation>Wegwerfen?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Finished games</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Newer</source>
        <translation>Neuere</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Older</source>
        <translation>Ältere</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Watch: {game}</source>
        <translation>Ansehen: {game}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/drawer_card.py"/>
        <source>Resume: {game}</source>
        <translation>Fortsetzen: {game}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>unicorn</source>
        <translation>Einhorn</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>tiger</source>
        <translation>Tiger</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>rabbit</source>
        <translation>Hase</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>koala</source>
        <translation>Koala</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>lion</source>
        <translation>Löwe</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>octopus</source>
        <translation>Krake</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>monkey</source>
        <translation>Affe</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>Picture: {animal}</source>
        <translation>Bild: {animal}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <location filename="../../boardroom/games/concluzio/called.py"/>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <source>What do you look like?</source>
        <translation>Wie siehst du aus?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/face_card.py"/>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/app/letters.py"/>
        <location filename="../../boardroom/app/own_card.py"/>
        <location filename="../../boardroom/app/seat_helps.py"/>
        <location filename="../../boardroom/app/settings_card.py"/>
        <location filename="../../boardroom/app/who_card.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/nullgame/scene.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/family.py"/>
        <source>The settings were damaged. They were set aside as {path}, and new ones begun.</source>
        <translation>Die Einstellungen waren beschädigt. Sie liegen jetzt unter {path}, und neue sind angelegt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/family.py"/>
        <source>The settings in {path} cannot be read ({why}).</source>
        <translation>Die Einstellungen in {path} lassen sich nicht lesen ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/family.py"/>
        <source>The settings cannot be kept in {folder} ({why}).</source>
        <translation>Die Einstellungen lassen sich nicht in {folder} sichern ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/field.py"/>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>Letters on the screen</source>
        <translation>Buchstaben auf dem Bildschirm</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <location filename="../../boardroom/games/brain_games/chances.py"/>
        <location filename="../../boardroom/games/common_denominator/bots.py"/>
        <location filename="../../boardroom/games/concentration/bots.py"/>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <location filename="../../boardroom/games/nullgame/bots.py"/>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <location filename="../../boardroom/games/brain_games/chances.py"/>
        <location filename="../../boardroom/games/common_denominator/bots.py"/>
        <location filename="../../boardroom/games/concentration/bots.py"/>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <location filename="../../boardroom/games/brain_games/chances.py"/>
        <location filename="../../boardroom/games/common_denominator/bots.py"/>
        <location filename="../../boardroom/games/concentration/bots.py"/>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <location filename="../../boardroom/app/kept.py"/>
        <location filename="../../boardroom/app/night_page.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Game night</source>
        <translation>Spieleabend</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <source>Several games, one table of medals</source>
        <translation>Mehrere Spiele, eine Medaillentafel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <location filename="../../boardroom/games/brain_games/__init__.py"/>
        <location filename="../../boardroom/games/common_denominator/__init__.py"/>
        <location filename="../../boardroom/games/concluzio/__init__.py"/>
        <source>2–6 players</source>
        <translation>2–6 Spieler</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/game_night.py"/>
        <source>{game} cannot be played now. {why}</source>
        <translation>{game} lässt sich jetzt nicht spielen. {why}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_card.py"/>
        <source>Tonight by your own rules</source>
        <translation>Heute nach euren eigenen Regeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_card.py"/>
        <source>Let us play</source>
        <translation>Los geht’s</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/house_card.py"/>
        <source>and {n} more</source>
        <translation>
            <numerusform>und noch {n}</numerusform>
            <numerusform>und noch {n}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_card.py"/>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_names.py"/>
        <source>Team {names}</source>
        <translation>Team {names}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_names.py"/>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Player {seat}</source>
        <translation>Spieler {seat}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_names.py"/>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Computer {seat}</source>
        <translation>Computer {seat}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/house_names.py"/>
        <source>Robo for {name}</source>
        <translation>Robo für {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Step {at} of {many}</source>
        <translation>Schritt {at} von {many}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>How {title} is played</source>
        <translation>So wird {title} gespielt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <location filename="../../boardroom/app/night_page.py"/>
        <location filename="../../boardroom/app/results_card.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/howto_page.py"/>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>{game}, {names}, move {move}</source>
        <translation>{game}, {names}, Schritt {move}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>{when}, game night: {game}, {move}.</source>
        <translation>{when}, Spieleabend: {game}, {move}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>{when}: {game}, {move}.</source>
        <translation>{when}: {game}, {move}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <location filename="../../boardroom/app/shots.py"/>
        <source>move {move}</source>
        <translation>Schritt {move}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/kept.py"/>
        <source>{names} and {n} more</source>
        <translation>
            <numerusform>{names} und noch jemand</numerusform>
            <numerusform>{names} und {n} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/kept.py"/>
        <source>{n} players</source>
        <translation>
            <numerusform>Eine Person</numerusform>
            <numerusform>{n} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>“{name}”: {game}</source>
        <translation>„{name}“: {game}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>{names} to play</source>
        <translation>{names} am Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>Saved</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <location filename="../../boardroom/app/shots.py"/>
        <source>Last night</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept.py"/>
        <source>{game} {turn}.</source>
        <translation>{game} {turn}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/kept_tile.py"/>
        <source>Resume {game}. {state}</source>
        <translation>{game} fortsetzen. {state}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>Language: English</source>
        <translation>Language: English</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>Sprache: Deutsch</source>
        <translation>Sprache: Deutsch</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>about {hours} h {minutes} min</source>
        <translation>etwa {hours} Std. {minutes} Min.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>about {minutes} minutes</source>
        <translation>etwa {minutes} Minuten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/language.py"/>
        <source>about {n} hours</source>
        <translation>
            <numerusform>etwa {n} Stunde</numerusform>
            <numerusform>etwa {n} Stunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/language.py"/>
        <source>about an hour</source>
        <translation>etwa eine Stunde</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/letters.py"/>
        <source>Letters to choose from</source>
        <translation>Buchstaben zur Auswahl</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/letters.py"/>
        <source>Space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/letters.py"/>
        <source>Rub out</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>Type the names, then start.</source>
        <translation>Tippt die Namen und startet dann.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>The first choice of each is the rulebook’s.</source>
        <translation>Die erste Wahl ist immer die der Spielregel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>+ Add a player</source>
        <translation>+ Mitspieler</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>+ Add a computer</source>
        <translation>+ Computer</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>Back to the players</source>
        <translation>Zurück zu den Spielern</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>More house rules</source>
        <translation>Weitere Hausregeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>House rules ({bent})</source>
        <translation>Hausregeln ({bent})</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_page.py"/>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_rules.py"/>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_rules.py"/>
        <source>Back to the rulebook</source>
        <translation>Zurück zur Spielregel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_rules.py"/>
        <source>As in your house rules</source>
        <translation>Wie in euren Hausregeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_rules.py"/>
        <source>{title} · house rule</source>
        <translation>{title} · Hausregel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/lobby_rules.py"/>
        <source>{title} · rulebook</source>
        <translation>{title} · Spielregel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>Nothing so far: every move and every answer stands as it was played.</source>
        <translation>Bisher nichts: Jeder Zug und jede Antwort gilt, wie gespielt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>What the table decided</source>
        <translation>Was der Tisch entschieden hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/log_card.py"/>
        <source>The game so far</source>
        <translation>Das Spiel bisher</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>{names} share the night!</source>
        <translation>{names} teilen sich den Abend!</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>Next: {game}, game {number} of {games}. About {minutes} minutes are left.</source>
        <translation>Als Nächstes: {game}, Spiel {number} von {games}. Etwa {minutes} Minuten bleiben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>{name}: {gold} gold, {silver} silver, {bronze} bronze</source>
        <translation>{name}: {gold} Gold, {silver} Silber, {bronze} Bronze</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>Medals of the night</source>
        <translation>Medaillen des Abends</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>{name} wins the night!</source>
        <translation>{name} gewinnt den Abend!</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>Good night, and until the next time.</source>
        <translation>Gute Nacht und bis zum nächsten Mal.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>{game}, game {number} of {games}, lies there as you left it.</source>
        <translation>{game}, Spiel {number} von {games}, liegt da, wie ihr es verlassen habt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>Go on with {game}</source>
        <translation>Weiter mit {game}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>To the shelf</source>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>{game}: {name} left before the end, so that place gives no medal.</source>
        <translation>{game}: {name} ist vor dem Ende gegangen, darum gibt dieser Platz keine Medaille.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>{game}: {name} took a seat over in mid-game, so that place gives no medal.</source>
        <translation>{game}: {name} hat mitten im Spiel einen Platz übernommen, darum gibt er keine Medaille.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>End the night</source>
        <translation>Abend beenden</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_card.py"/>
        <source>Leave {game} out</source>
        <translation>{game} auslassen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>{length}, {time}</source>
        <translation>{length}, {time}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>We have {time}</source>
        <translation>Wir haben {time}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Everybody is ten or older</source>
        <translation>Alle sind zehn oder älter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>A younger child plays too</source>
        <translation>Auch ein jüngeres Kind spielt mit</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>{game}: one place earlier</source>
        <translation>{game}: einen Platz früher</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>{names} · {time} in all</source>
        <translation>{names} · {time} insgesamt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Tonight: {games}. Change what you like.</source>
        <translation>Heute Abend: {games}. Ändert, was ihr mögt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Choose at least one game.</source>
        <translation>Wählt mindestens ein Spiel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/night_page.py"/>
        <source>Not tonight</source>
        <translation>Nicht heute</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/notice_card.py"/>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/opening.py"/>
        <source>{file} is neither a saved game nor a pack, so it was not opened.</source>
        <translation>{file} ist weder ein Spielstand noch ein Paket und wurde nicht geöffnet.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/opening.py"/>
        <source>This game cannot be opened. {why}</source>
        <translation>Dieses Spiel lässt sich nicht öffnen. {why}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/opening.py"/>
        <source>{file} cannot be copied into your drawer of games ({why}).</source>
        <translation>{file} lässt sich nicht in eure Schublade kopieren ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/opening.py"/>
        <source>A new pack</source>
        <translation>Ein neues Paket</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/opening.py"/>
        <source>“{pack}” is in the box now. It is for {games}.</source>
        <translation>„{pack}“ liegt jetzt in der Schachtel. Es ist für {games}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Our own puzzles</source>
        <translation>Unsere eigenen Rätsel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Text files in this folder are played together with what is in the boxes:</source>
        <translation>Textdateien in diesem Ordner spielen mit, zusammen mit dem, was in den Schachteln ist:</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Look through it</source>
        <translation>Durchsehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/own_card.py"/>
        <source>{n} entries cannot be used. Everything else is played.</source>
        <translation>
            <numerusform>Ein Eintrag ist nicht zu gebrauchen. Alles andere spielt mit.</numerusform>
            <numerusform>{n} Einträge sind nicht zu gebrauchen. Alles andere spielt mit.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>{file} is there now. Its examples are not played: open it with any text editor, and write what is yours.</source>
        <translation>{file} liegt jetzt dort. Die Beispiele darin spielen nicht mit: Öffnet sie mit einem Texteditor und schreibt, was ihr mögt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>The folder is open beside this window.</source>
        <translation>Der Ordner ist neben diesem Fenster offen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>This computer shows no folders from here. This is where it lies:</source>
        <translation>Dieser Computer zeigt von hier keine Ordner. Er liegt hier:</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>What is wrong with it stands in a list with file and line.</source>
        <translation>Was daran nicht stimmt, steht in einer Liste mit Datei und Zeile.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>{game}: the template is there</source>
        <translation>{game}: Die Vorlage liegt bereit</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>{game}: put a template there to begin with</source>
        <translation>{game}: eine Vorlage zum Anfangen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>The template of {game} is there already and stays as it is.</source>
        <translation>Die Vorlage von {game} liegt schon dort und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>The folder cannot be written ({why}).</source>
        <translation>In den Ordner lässt sich nicht schreiben ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>The folder cannot be made ({why}).</source>
        <translation>Der Ordner lässt sich nicht anlegen ({why}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Nothing is wrong with it. {n} examples in it are not played.</source>
        <translation>
            <numerusform>Alles in Ordnung. Ein Beispiel darin spielt nicht mit.</numerusform>
            <numerusform>Alles in Ordnung. {n} Beispiele darin spielen nicht mit.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/own_card.py"/>
        <source>Nothing is wrong with it.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/preferences.py"/>
        <source>This computer has no voice that Boardroom knows. Captions work all the same.</source>
        <translation>Dieser Computer hat keine Stimme, die Boardroom kennt. Mitlesen geht trotzdem.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>Type an answer first.</source>
        <translation>Gib erst eine Antwort ein.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>Type an answer first, or choose “{button}”.</source>
        <translation>Tippe erst eine Antwort, oder wähle „{button}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/prompt_bar.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/reading_aloud.py"/>
        <source>Pass to {name}. Only {name} looks.</source>
        <translation>Gib weiter an {name}. Nur {name} schaut hin.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/reception.py"/>
        <source>{n} entries in the content files cannot be used; all the rest plays. The first, in {place}: {wrong}</source>
        <translation>
            <numerusform>Ein Eintrag in den Inhalten ist nicht zu gebrauchen, alles andere spielt mit. In {place}: {wrong}</numerusform>
            <numerusform>{n} Einträge in den Inhalten sind nicht zu gebrauchen, alles andere spielt mit. Der erste, in {place}: {wrong}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/reel.py"/>
        <source>Move {move} of {all}</source>
        <translation>Schritt {move} von {all}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>As seen by</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>As seen by {name}</source>
        <translation>So sieht es {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>Everything open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>The open table</source>
        <translation>Der offene Tisch</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/replay_page.py"/>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results.py"/>
        <source>The result cannot be kept in {folder} ({why}).</source>
        <translation>Das Ergebnis lässt sich nicht in {folder} sichern ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{winners} before {others}</source>
        <translation>{winners} vor {others}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{names}: shared by all</source>
        <translation>{names}: alle gleichauf</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>What to see</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Watch a finished game</source>
        <translation>Gespieltes Spiel ansehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <location filename="../../boardroom/app/run.py"/>
        <source>Robo</source>
        <translation>Robo</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>One against another</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>The latest games</source>
        <translation>Die letzten Spiele</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{wins} of {games} won</source>
        <translation>{wins} von {games} gewonnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{score}, {level} shared</source>
        <translation>{score}, {level} geteilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{one} against {other}</source>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Nothing yet: play a game to its end.</source>
        <translation>Noch nichts: Spielt ein Spiel zu Ende.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{many} in a row now</source>
        <translation>{many} in Folge</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{many} at best</source>
        <translation>Bestwert: {many}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>{wins} won</source>
        <translation>{wins} gewonnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/results_card.py"/>
        <source>Choose two different people.</source>
        <translation>Wählt zwei verschiedene Leute.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/run.py"/>
        <source>Robo {seat}</source>
        <translation>Robo {seat}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/saved_game.py"/>
        <source>The game is kept in {path}.</source>
        <translation>Das Spiel bleibt in {path} liegen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/saved_game.py"/>
        <source>The puzzles or cards of {game} have changed since that game was saved.</source>
        <translation>Die Rätsel oder Karten von {game} haben sich geändert, seit dieses Spiel gesichert wurde.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/saved_game.py"/>
        <source>That game was saved by another version of {game}, with other rules.</source>
        <translation>Dieses Spiel stammt aus einer anderen Version von {game} mit anderen Regeln.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/saved_game.py"/>
        <source>That game does not fit the rules of {game} any more ({why}).</source>
        <translation>Dieses Spiel passt nicht mehr zu den Regeln von {game} ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/saved_game.py"/>
        <source>A seat was handed on that is not at this table.</source>
        <translation>Es wurde ein Platz weitergegeben, den es an diesem Tisch nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/saved_game.py"/>
        <source>There is no computer of level {level}.</source>
        <translation>Einen Computer der Stufe {level} gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_helps.py"/>
        <source>Helps for {name}</source>
        <translation>Hilfen für {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_helps.py"/>
        <source>Seat {number}, {words}</source>
        <translation>Platz {number}, {words}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/seat_helps.py"/>
        <source>Helps: {n}</source>
        <translation>
            <numerusform>Hilfen: {n}</numerusform>
            <numerusform>Hilfen: {n}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_helps.py"/>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Helps</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: picture, {animal}, {colour}</source>
        <translation>Platz {seat}: Bild, {animal}, {colour}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: name</source>
        <translation>Platz {seat}: Name</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {number}: who is it?</source>
        <translation>Platz {number}: Wer ist es?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {number}, the team: {names}</source>
        <translation>Platz {number}, das Team: {names}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat} is played by: {kind}</source>
        <translation>An Platz {seat} spielt: {kind}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: one place earlier</source>
        <translation>Platz {seat}: einen Platz nach vorn</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Seat {seat}: take the seat away</source>
        <translation>Platz {seat}: Platz wegnehmen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seat_plate.py"/>
        <source>Who is in it?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Choose the seat that another person or a computer should take.</source>
        <translation>Wähle den Platz, auf den jemand anders oder ein Computer soll.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Who changes places</source>
        <translation>Wer den Platz tauscht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>What lies at a seat stays there: change places only if you all agree.</source>
        <translation>Was am Platz liegt, bleibt dort: Tauscht nur, wenn alle einverstanden sind.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Who sits down here instead?</source>
        <translation>Wer setzt sich stattdessen hierher?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Change places</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/seats_card.py"/>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/session.py"/>
        <source>In this game a computer plays on for whoever leaves.</source>
        <translation>In diesem Spiel spielt ein Computer weiter, wenn jemand geht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_card.py"/>
        <source>{page}, this page</source>
        <translation>{page}, diese Seite</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Seeing</source>
        <translation>Sehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Which screen</source>
        <translation>Welcher Bildschirm</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Party mode, for the TV</source>
        <translation>Partymodus, für den Fernseher</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Strong contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Captions of what is said</source>
        <translation>Gesprochenes mitlesen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pace of the voice</source>
        <translation>Tempo der Stimme</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Our own puzzles …</source>
        <translation>Unsere eigenen Rätsel …</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>About Boardroom</source>
        <translation>Über Boardroom</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Text in its usual size</source>
        <translation>Schrift in normaler Größe</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Large text</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Very large text</source>
        <translation>Sehr große Schrift</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces move at their usual pace</source>
        <translation>Alles bewegt sich wie gewohnt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces move fast</source>
        <translation>Alles bewegt sich schnell</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces are there at once</source>
        <translation>Alles ist sofort da</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>Pieces move slowly</source>
        <translation>Alles bewegt sich langsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>It speaks at its usual pace</source>
        <translation>Sie spricht wie immer</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>It speaks slowly</source>
        <translation>Sie spricht langsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/settings_pages.py"/>
        <source>It speaks fast</source>
        <translation>Sie spricht schnell</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Make yourselves at home. What shall we play?</source>
        <translation>Macht es euch gemütlich. Was spielen wir?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Pick a box off the shelf</source>
        <translation>Nehmt eine Schachtel aus dem Regal</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>Party mode</source>
        <translation>Partymodus</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/shelf_page.py"/>
        <source>End the party</source>
        <translation>Party beenden</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>{names} share the win!</source>
        <translation>{names} teilen sich den Sieg!</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Game night: game {number} of {games}</source>
        <translation>Spieleabend: Spiel {number} von {games}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Do you all agree?</source>
        <translation>Seid ihr euch alle einig?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>We all agree</source>
        <translation>Ja, alle</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>How {game} is played</source>
        <translation>So wird {game} gespielt</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>The evening ends here</source>
        <translation>Der Abend endet hier</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/app/table_page.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{names} wins!</source>
        <translation>
            <numerusform>{names} gewinnt!</numerusform>
            <numerusform>{names} gewinnen!</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Medals</source>
        <translation>Medaillen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/table_page.py"/>
        <source>Only computers sit here.</source>
        <translation>Hier sitzen nur Computer.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/taking_back.py"/>
        <source>There is nothing to take back yet.</source>
        <translation>Es gibt noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/taking_back.py"/>
        <source>It cannot be taken back: something has been seen since.</source>
        <translation>Zurücknehmen geht nicht: Seitdem wurde etwas gesehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/taking_back.py"/>
        <location filename="../../boardroom/table/table.py"/>
        <source>It cannot be taken back: time has been running since.</source>
        <translation>Zurücknehmen geht nicht: Seitdem läuft die Zeit.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/usher.py"/>
        <source>computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/usher.py"/>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/usher.py"/>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/usher.py"/>
        <source>has left</source>
        <translation>ist gegangen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>{name}, in the team</source>
        <translation>{name}, im Team</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>More people</source>
        <translation>Mehr Leute</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Who is it?</source>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Forget {name}?</source>
        <translation>{name} vergessen?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Who is in the team?</source>
        <translation>Wer ist im Team?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>They play as one, and any of them may act.</source>
        <translation>Sie spielen gemeinsam, und alle dürfen handeln.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Another name</source>
        <translation>Ein anderer Name</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Another name, then Enter</source>
        <translation>Ein anderer Name, dann Enter</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Whom shall we forget?</source>
        <translation>Wen sollen wir vergessen?</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Forget nobody</source>
        <translation>Niemanden vergessen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Forget somebody</source>
        <translation>Jemanden vergessen</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/who_card.py"/>
        <source>Never mind</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/why_card.py"/>
        <source>The rulebook leaves this open. Our ruling: {rule}</source>
        <translation>Die Spielregel lässt das offen. Unsere Regel dazu: {rule}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/why_card.py"/>
        <source>Rulebook: {rule}</source>
        <translation>Spielregel: {rule}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/why_card.py"/>
        <source>The rulebook says: {quote}</source>
        <translation>In der Spielregel steht: {quote}</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/why_card.py"/>
        <source>All the rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>All is well again</source>
        <translation>Alles ist wieder gut</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>The game is safely saved again.</source>
        <translation>Das Spiel ist wieder sicher gespeichert.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>{file} is no saved game that can be read. It is kept as {name}.</source>
        <translation>{file} ist kein lesbarer Spielstand. Die Datei bleibt als {name} liegen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/app/window.py"/>
        <source>{game} is for {seats}, not {players}.</source>
        <translation>{game} ist für {seats}, nicht für {players}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>put the text in quotes</source>
        <translation>setzt den Text in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this line is indented unlike its neighbours</source>
        <translation>diese Zeile ist anders eingerückt als ihre Nachbarn</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>line it up with them</source>
        <translation>richtet sie an ihnen aus</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this bracket is not closed, or a comma is missing behind it</source>
        <translation>diese Klammer ist nicht geschlossen, oder hinter ihr fehlt ein Komma</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>close it on its line, before any &apos;#&apos;, or put the text in quotes</source>
        <translation>schließt sie in ihrer Zeile, vor jedem &apos;#&apos;, oder setzt den Text in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this backslash begins an unknown code</source>
        <translation>dieser umgekehrte Schrägstrich beginnt ein unbekanntes Zeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>write \\ for a backslash, or use single quotes</source>
        <translation>schreibt \\ für einen umgekehrten Schrägstrich, oder nehmt einfache Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>lists are nested too deep</source>
        <translation>Listen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>write them flat, as the other entries are</source>
        <translation>schreibt sie flach wie die anderen Einträge</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this cannot be read as YAML ({problem})</source>
        <translation>das lässt sich nicht als YAML lesen ({problem})</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>a tab stands where lines are indented</source>
        <translation>hier steht ein Tabulator, wo eingerückt wird</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>indent with blanks</source>
        <translation>rückt mit Leerzeichen ein</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>no text may begin with {sign}</source>
        <translation>kein Text darf mit {sign} beginnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>a second &apos;: &apos; stands here</source>
        <translation>hier steht ein zweites &apos;: &apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>put the text that holds it in quotes</source>
        <translation>setzt den Text, in dem es steht, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>no text may begin with &apos;*&apos;</source>
        <translation>kein Text darf mit &apos;*&apos; beginnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>no text may begin with &apos;&amp;&apos;</source>
        <translation>kein Text darf mit &apos;&amp;&apos; beginnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this code is no character</source>
        <translation>dieser Code ist kein Zeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this quote is never closed</source>
        <translation>dieses Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>close it, or use the other kind of quote</source>
        <translation>schließt es, oder nehmt die andere Art Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this is no &apos;key: value&apos;</source>
        <translation>das ist kein &apos;Schlüssel: Wert&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>put a colon and a blank behind the key</source>
        <translation>setzt einen Doppelpunkt und ein Leerzeichen hinter den Schlüssel</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>{sign} may only begin a line</source>
        <translation>{sign} darf nur am Anfang einer Zeile stehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>text starts on the line below &apos;|&apos; and &apos;&gt;&apos;</source>
        <translation>Text beginnt erst in der Zeile unter &apos;|&apos; und &apos;&gt;&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>move it, or put the text in quotes</source>
        <translation>verschiebt ihn, oder setzt den Text in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>{sign} stands where a text belongs</source>
        <translation>{sign} steht, wo ein Text hingehört</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>no line may begin with &apos;%&apos;</source>
        <translation>keine Zeile darf mit &apos;%&apos; beginnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>take it away, or put the text in quotes</source>
        <translation>nehmt es weg, oder setzt den Text in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>this version of YAML is unknown</source>
        <translation>diese Version von YAML ist unbekannt</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>take the line away</source>
        <translation>nehmt die Zeile weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>no text may begin with &apos;!&apos;</source>
        <translation>kein Text darf mit &apos;!&apos; beginnen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>text goes on behind the end of the document</source>
        <translation>hinter dem Ende des Dokuments geht der Text weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>take &apos;...&apos; or &apos;---&apos; away</source>
        <translation>nehmt &apos;...&apos; oder &apos;---&apos; weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>compare it with an entry that works</source>
        <translation>vergleicht es mit einem Eintrag, der geht</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>text goes on behind this quote or bracket</source>
        <translation>hinter diesem Anführungszeichen oder dieser Klammer geht der Text weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>put the whole text into quotes, and into the other kind if it holds some</source>
        <translation>setzt den ganzen Text in Anführungszeichen, und zwar in die andere Art, wenn er selbst welche enthält</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/broken.py"/>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/check.py"/>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>did you mean {meant!r}?</source>
        <translation>war {meant!r} gemeint?</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/check.py"/>
        <source>name it after one of {games}, or give --game</source>
        <translation>benennt ihn nach einem von {games}, oder gebt --game an</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/check.py"/>
        <source>the folder {name!r} is named after no game</source>
        <translation>der Ordner {name!r} heißt nach keinem Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/check.py"/>
        <source>there is no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/check.py"/>
        <source>see how it is spelled</source>
        <translation>seht nach, wie es geschrieben wird</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>the list has no name; put a line with one of {names} above it</source>
        <translation>die Liste hat keinen Namen; setzt eine Zeile mit einem von {names} darüber</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>a text stands where keys belong; begin with one of {names} and a colon</source>
        <translation>hier steht ein Text, wo Schlüssel hingehören; beginnt mit einem von {names} und einem Doppelpunkt</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>the list has no name; put a line &apos;{name}:&apos; above it</source>
        <translation>die Liste hat keinen Namen; setzt eine Zeile &apos;{name}:&apos; darüber</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>the folder cannot be opened ({why})</source>
        <translation>der Ordner lässt sich nicht öffnen ({why})</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>this is a link to a file elsewhere</source>
        <translation>das ist eine Verknüpfung mit einer Datei anderswo</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>put the file itself here</source>
        <translation>legt die Datei selbst hierher</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>the name ends in .txt, so the file is not read</source>
        <translation>der Name endet auf .txt, darum wird die Datei nicht gelesen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>rename it to {name}</source>
        <translation>nennt sie {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>{name!r} may be given once, and is given in {where}; keep one of them</source>
        <translation>{name!r} darf nur einmal dastehen und steht in {where}; behaltet eines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/loader.py"/>
        <source>see that it may be read</source>
        <translation>seht nach, ob er gelesen werden darf</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/own.py"/>
        <source>{file}, line {line}</source>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>“{name}” in it is neither content in a game’s folder nor an SVG in the folder pictures</source>
        <translation>„{name}“ darin ist weder Inhalt im Ordner eines Spiels noch ein SVG im Ordner pictures</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>Another pack called “{name}” is in the box already, and it stays. Give this file another name.</source>
        <translation>Ein anderes Paket namens „{name}“ liegt schon in der Schachtel und bleibt dort. Gebt dieser Datei einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>{file} cannot be added: {why}.</source>
        <translation>{file} lässt sich nicht hinzufügen: {why}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>The pack cannot be put into {folder} ({why}).</source>
        <translation>Das Paket lässt sich nicht in {folder} ablegen ({why}).</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>{file}: a pack cannot have this name. Give the file another one.</source>
        <translation>{file}: So darf ein Paket nicht heißen. Gebt der Datei einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>“{name}” in it would lie outside its folder</source>
        <translation>„{name}“ darin läge außerhalb seines Ordners</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>“{name}” in it is a link or a device</source>
        <translation>„{name}“ darin ist eine Verknüpfung oder ein Gerät</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>it is locked with a password</source>
        <translation>es ist mit einem Passwort gesperrt</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>The pack “{name}” is in the box already.</source>
        <translation>Das Paket „{name}“ liegt schon in der Schachtel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>The pack was not added. Its faults: {many}; the first: {fault}</source>
        <translation>Das Paket wurde nicht hinzugefügt. Fehler: {many}; der erste: {fault}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>it is too big</source>
        <translation>es ist zu groß</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>it is damaged, or no pack at all</source>
        <translation>es ist beschädigt oder gar kein Paket</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>it holds too many files</source>
        <translation>es enthält zu viele Dateien</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>there is no content for any game in it</source>
        <translation>es enthält für kein Spiel etwas</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>it holds “{name}” twice</source>
        <translation>es enthält „{name}“ zweimal</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>“{name}” in it is too big</source>
        <translation>„{name}“ darin ist zu groß</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/pack.py"/>
        <source>the picture “{name}” is more than a drawing</source>
        <translation>das Bild „{name}“ ist mehr als eine Zeichnung</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>the original has no such ruling</source>
        <translation>das Original hat keinen solchen Entscheid</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>translate it first of all</source>
        <translation>übersetzt ihn als ersten</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>no ruling begins like this</source>
        <translation>so beginnt kein Entscheid</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>write ## ID (name) · title</source>
        <translation>schreibt ## ID (Name) · Titel</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <location filename="../../boardroom/content/tree.py"/>
        <source>take it away</source>
        <translation>nehmt es weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>this ruling stands in line {line} already</source>
        <translation>dieser Entscheid steht schon in Zeile {line}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>keep one of them</source>
        <translation>behaltet eine davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>translate it behind {other}</source>
        <translation>übersetzt ihn hinter {other}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>this ruling stands behind {other}</source>
        <translation>dieser Entscheid steht hinter {other}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>put it where the original has it</source>
        <translation>setzt ihn dorthin, wo das Original ihn hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/rulings.py"/>
        <source>this ruling is missing</source>
        <translation>dieser Entscheid fehlt</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/shape.py"/>
        <source>the list must have {many} entries, not {given}; change it</source>
        <translation>die Liste muss {many} Einträge haben, nicht {given}; ändert sie</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/shape.py"/>
        <source>{key!r} is missing; add it, as one of {names}</source>
        <translation>{key!r} fehlt; ergänzt es als eines von {names}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/shape.py"/>
        <source>{name} is given twice, first in line {line}; join them, or keep one</source>
        <translation>{name} steht zweimal da, zuerst in Zeile {line}; legt sie zusammen, oder behaltet eines</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/shape.py"/>
        <source>a list stands where a key belongs; write &apos;key: value&apos;</source>
        <translation>hier steht eine Liste, wo ein Schlüssel hingehört; schreibt &apos;Schlüssel: Wert&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/shape.py"/>
        <source>{name!r} is missing; add a line &apos;{name}: ...&apos;</source>
        <translation>{name!r} fehlt; ergänzt eine Zeile &apos;{name}: ...&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/shape.py"/>
        <source>{text} is no number, or too big a one; write a number such as 12</source>
        <translation>{text} ist keine Zahl oder eine zu große; schreibt eine Zahl wie 12</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>&apos;*&apos; repeats another entry, which is not read here; write it out, or put quotes around the text</source>
        <translation>&apos;*&apos; wiederholt einen anderen Eintrag, was hier nicht gelesen wird; schreibt ihn aus, oder setzt den Text in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>the file is bigger than {bytes} bytes</source>
        <translation>die Datei ist größer als {bytes} Bytes</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>&apos;{tag}&apos; is a tag, which is not read here; put quotes around a text that begins with &apos;!&apos;</source>
        <translation>&apos;{tag}&apos; ist eine Markierung, was hier nicht gelesen wird; setzt einen Text, der mit &apos;!&apos; beginnt, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>&apos;&amp;&apos; names a place, which is not read here; put quotes around a text that begins with &apos;&amp;&apos;</source>
        <translation>&apos;&amp;&apos; benennt eine Stelle, was hier nicht gelesen wird; setzt einen Text, der mit &apos;&amp;&apos; beginnt, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>what follows &apos;#&apos; is lost as a comment; put quotes around the text, or a blank behind &apos;#&apos;</source>
        <translation>was auf &apos;#&apos; folgt, geht als Kommentar verloren; setzt den Text in Anführungszeichen oder ein Leerzeichen hinter &apos;#&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>this quote runs over the keys below; close it, or use the other kind of quote</source>
        <translation>dieser Text in Anführungszeichen läuft über die Schlüssel darunter; schließt ihn, oder nehmt die andere Art Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>the line below that begins with &apos;- &apos; is read as part of this text; line it up with its list</source>
        <translation>die Zeile darunter, die mit &apos;- &apos; beginnt, wird als Teil dieses Textes gelesen; richtet sie an ihrer Liste aus</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>an invisible character stands here ({code})</source>
        <translation>hier steht ein unsichtbares Zeichen ({code})</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>delete it</source>
        <translation>löscht es</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>the file cannot be opened ({why})</source>
        <translation>die Datei lässt sich nicht öffnen ({why})</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>split it into several files</source>
        <translation>teilt sie auf mehrere Dateien auf</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>the file is saved as UTF-16</source>
        <translation>die Datei ist als UTF-16 gespeichert</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>save it as UTF-8</source>
        <translation>speichert sie als UTF-8</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>the byte {byte} is not UTF-8</source>
        <translation>das Byte {byte} ist kein UTF-8</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>nothing is written in this file</source>
        <translation>in dieser Datei steht nichts</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>write entries, or take the file away</source>
        <translation>schreibt Einträge, oder nehmt die Datei weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>&apos;{tag}&apos; asks for code to be run, which content never does; take it away</source>
        <translation>&apos;{tag}&apos; will ein Programm ausführen, was Inhalte nie tun; nehmt es weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>a NUL byte stands here, where text belongs</source>
        <translation>hier steht ein NUL-Byte, wo Text hingehört</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>save the file as UTF-8</source>
        <translation>speichert die Datei als UTF-8</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>a letter was lost here when the file was saved ({code})</source>
        <translation>hier ging beim Speichern der Datei ein Buchstabe verloren ({code})</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>type it anew</source>
        <translation>tippt ihn neu</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>this is a folder with the name of a file</source>
        <translation>das ist ein Ordner mit dem Namen einer Datei</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>give the folder another name</source>
        <translation>gebt dem Ordner einen anderen Namen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>this is not an ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>see that it exists and may be read</source>
        <translation>seht nach, ob es sie gibt und ob sie gelesen werden darf</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>the byte {byte} ({letter!r} in an older encoding) is not UTF-8</source>
        <translation>das Byte {byte} ({letter!r} in einer älteren Kodierung) ist kein UTF-8</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>a second document begins here</source>
        <translation>hier beginnt ein zweites Dokument</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/tree.py"/>
        <source>put it into a file of its own</source>
        <translation>legt es in eine eigene Datei</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>nothing is written here; write it, in quotes if it begins with &apos;#&apos;, or take the line away</source>
        <translation>hier steht nichts; schreibt es hin, in Anführungszeichen, wenn es mit &apos;#&apos; beginnt, oder nehmt die Zeile weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>no key is called {name} here; known are {known}</source>
        <translation>hier heißt kein Schlüssel {name}; bekannt sind {known}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>{text} is none of {names}; write one of them</source>
        <translation>{text} ist keines von {names}; schreibt eines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>{text} is no {kind} ({error}); write it as other entries do</source>
        <translation>{text} ist kein Wert der Art {kind} ({error}); schreibt es wie andere Einträge</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>a text stands where keys belong; write {keys}</source>
        <translation>hier steht ein Text, wo Schlüssel hingehören; schreibt {keys}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>a list stands where one text belongs; put quotes around a text that begins with &apos;[&apos; or &apos;-&apos;</source>
        <translation>hier steht eine Liste, wo ein Text hingehört; setzt einen Text, der mit &apos;[&apos; oder &apos;-&apos; beginnt, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>keys stand where one text belongs; put quotes around a text that holds &apos;: &apos; or begins with {sign}</source>
        <translation>hier stehen Schlüssel, wo ein Text hingehört; setzt einen Text, der &apos;: &apos; enthält oder mit {sign} beginnt, in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>the number must be {amount}; change it</source>
        <translation>die Zahl muss {amount} sein; ändert sie</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>the list must have {amount} entries; change it</source>
        <translation>die Zahl der Einträge in der Liste muss so sein: {amount}; ändert sie</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>there must be {amount} keys; change it</source>
        <translation>die Zahl der Schlüssel muss so sein: {amount}; ändert sie</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>the text must have {amount} letters; change it</source>
        <translation>die Zahl der Buchstaben im Text muss so sein: {amount}; ändert ihn</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>the text must look like {amount}; change it</source>
        <translation>der Text muss aussehen wie {amount}; ändert ihn</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>at least {number}</source>
        <translation>mindestens {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>at most {number}</source>
        <translation>höchstens {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>more than {number}</source>
        <translation>größer als {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>less than {number}</source>
        <translation>kleiner als {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>no key is called {name} here; put a blank behind the &apos;-&apos;</source>
        <translation>hier heißt kein Schlüssel {name}; setzt ein Leerzeichen hinter das &apos;-&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>no key is called {name} here; did you mean {meant!r}?</source>
        <translation>hier heißt kein Schlüssel {name}; war {meant!r} gemeint?</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>{text} is none of {names}; did you mean {meant!r}?</source>
        <translation>{text} ist keines von {names}; war {meant!r} gemeint?</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>{text} is no whole number; write digits only, such as 12</source>
        <translation>{text} ist keine ganze Zahl; schreibt nur Ziffern, wie 12</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>{text} is no number; write digits and a point, such as 2.5</source>
        <translation>{text} ist keine Zahl; schreibt Ziffern und einen Punkt, wie 2.5</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>{text} is neither yes nor no; write one of them</source>
        <translation>{text} ist weder yes noch no; schreibt eines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>a text stands where a list belongs; put [ ] around it, or begin each entry with &apos;- &apos;</source>
        <translation>hier steht ein Text, wo eine Liste hingehört; setzt ihn in [ ], oder beginnt jeden Eintrag mit &apos;- &apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>a text stands where keys belong; put a blank behind the colon</source>
        <translation>hier steht ein Text, wo Schlüssel hingehören; setzt ein Leerzeichen hinter den Doppelpunkt</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>a list stands where keys belong; take its &apos;- &apos; or its brackets away</source>
        <translation>hier steht eine Liste, wo Schlüssel hingehören; nehmt das &apos;- &apos; oder die Klammern weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>keys stand where a list belongs; begin each entry with &apos;- &apos;</source>
        <translation>hier stehen Schlüssel, wo eine Liste hingehört; beginnt jeden Eintrag mit &apos;- &apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/content/wording.py"/>
        <source>correct it here</source>
        <translation>verbessert es hier</translation>
    </message>
    <message>
        <location filename="../../boardroom/core/house_rules.py"/>
        <source>{title} – {value}</source>
        <translation>{title} – {value}</translation>
    </message>
    <message>
        <location filename="../../boardroom/core/tongue.py"/>
        <source>${sum}</source>
        <translation>{sum} $</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/__init__.py"/>
        <source>Roll, land, think</source>
        <translation>Würfeln, ziehen, denken</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/aloud.py"/>
        <source>Or sitting down: {how}</source>
        <translation>Oder im Sitzen: {how}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/aloud.py"/>
        <source>All of this can be done sitting down.</source>
        <translation>All das geht auch im Sitzen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/aloud.py"/>
        <source>The answer: {answer}.</source>
        <translation>Die Antwort: {answer}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/answer.py"/>
        <source>There is no such choice on the card.</source>
        <translation>Diese Auswahl steht nicht auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/answer.py"/>
        <source>There is no such level.</source>
        <translation>Diese Stufe gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/answer.py"/>
        <source>Only one of the two can have won.</source>
        <translation>Nur einer von beiden kann gewonnen haben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/answer.py"/>
        <source>That is what the card says already, or not what it was about.</source>
        <translation>Das sagt die Karte schon, oder darum ging es nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>read the challenge, and start when you are ready</source>
        <translation>
            <numerusform>lies die Aufgabe und fang an, wenn du bereit bist</numerusform>
            <numerusform>lest die Aufgabe und fangt an, wenn ihr bereit seid</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>say who has won the head-to-head</source>
        <translation>sagt, wer das Duell gewonnen hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>“{text}” comes close: count it?</source>
        <translation>„{text}“ ist nah dran: Gilt das?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>was it right?</source>
        <translation>war das richtig?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>roll the die to see who goes first</source>
        <translation>würfle aus, wer anfängt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>roll the die, or trade in two tiles for a golden deck</source>
        <translation>würfle, oder tausche zwei Plättchen gegen einen goldenen Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>roll the die</source>
        <translation>würfle</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>it is a Lose-a-Turn: remember where it lies</source>
        <translation>das heißt Aussetzen: Merk dir, wo es liegt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>read the card silently, then hold it up</source>
        <translation>lies die Karte still, dann halte sie hoch</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>go on when everybody has seen the answer</source>
        <translation>mach weiter, wenn alle die Antwort gesehen haben</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>buzz when you know it</source>
        <translation>
            <numerusform>drück den Buzzer, wenn du es weißt</numerusform>
            <numerusform>drückt den Buzzer, wenn ihr es wisst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press as soon as the light turns green</source>
        <translation>
            <numerusform>drück, sobald das Licht grün wird</numerusform>
            <numerusform>drückt, sobald das Licht grün wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>read the card, and start when you are ready</source>
        <translation>
            <numerusform>lies die Karte und starte, wenn du so weit bist</numerusform>
            <numerusform>lest die Karte und startet, wenn ihr so weit seid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press to start: the seconds run from then on</source>
        <translation>
            <numerusform>drück zum Start: Von da an laufen die Sekunden</numerusform>
            <numerusform>drückt zum Start: Von da an laufen die Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when you are ready for the light</source>
        <translation>
            <numerusform>drück, wenn du für das Licht bereit bist</numerusform>
            <numerusform>drückt, wenn ihr für das Licht bereit seid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when you are ready to watch the pads</source>
        <translation>
            <numerusform>drück, wenn du die Felder sehen willst</numerusform>
            <numerusform>drückt, wenn ihr die Felder sehen wollt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when you are ready to see the card</source>
        <translation>
            <numerusform>drück, wenn du die Karte sehen willst</numerusform>
            <numerusform>drückt, wenn ihr die Karte sehen wollt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>pick the answer</source>
        <translation>
            <numerusform>wähle die Antwort</numerusform>
            <numerusform>wählt die Antwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>play it, and press when it is decided</source>
        <translation>
            <numerusform>spiel es aus und drück, wenn es entschieden ist</numerusform>
            <numerusform>spielt es aus und drückt, wenn es entschieden ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>say the answer aloud</source>
        <translation>
            <numerusform>sag die Antwort laut</numerusform>
            <numerusform>sagt die Antwort laut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>do it, and press when it is over</source>
        <translation>
            <numerusform>mach es und drück, wenn es vorbei ist</numerusform>
            <numerusform>macht es und drückt, wenn es vorbei ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>do it, and press when it is done</source>
        <translation>
            <numerusform>mach es und drück, wenn es geschafft ist</numerusform>
            <numerusform>macht es und drückt, wenn es geschafft ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>repeat the pattern on the pads</source>
        <translation>
            <numerusform>wiederhole das Muster</numerusform>
            <numerusform>wiederholt das Muster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>press when {seconds} seconds have gone by</source>
        <translation>
            <numerusform>drück, wenn {seconds} Sekunden vorbei sind</numerusform>
            <numerusform>drückt, wenn {seconds} Sekunden vorbei sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>type the exact answer</source>
        <translation>
            <numerusform>tippe die genaue Antwort</numerusform>
            <numerusform>tippt die genaue Antwort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>type the answer</source>
        <translation>
            <numerusform>tippe die Antwort</numerusform>
            <numerusform>tippt die Antwort</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>roll your die to see who goes first, and choose what it shows</source>
        <translation>würfle aus, wer anfängt, und wähle, was der Würfel zeigt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>roll your die and choose what it shows, or trade in two tiles for a golden deck</source>
        <translation>würfle und wähle, was der Würfel zeigt, oder tausche zwei Plättchen gegen einen goldenen Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>roll your die and choose what it shows</source>
        <translation>würfle und wähle, was der Würfel zeigt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>move your pawn up to {n} spaces, to any lit one</source>
        <translation>
            <numerusform>zieh deine Figur bis zu {n} Feld weit, auf ein leuchtendes</numerusform>
            <numerusform>zieh deine Figur bis zu {n} Felder weit, auf ein leuchtendes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>move your pawn {n} spaces, to any lit one</source>
        <translation>
            <numerusform>zieh deine Figur {n} Feld weit, auf ein leuchtendes</numerusform>
            <numerusform>zieh deine Figur {n} Felder weit, auf ein leuchtendes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>remember where the Lose-a-Turn lies</source>
        <translation>merkt euch, wo das Aussetzen liegt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>choose one of the four decks</source>
        <translation>wähle einen der vier Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>a head-to-head: choose whom you challenge</source>
        <translation>ein Duell: wähle, wen du herausforderst</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>go on</source>
        <translation>macht weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>look closely: it will be covered</source>
        <translation>schau genau hin: Es wird zugedeckt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>No tile is that near, so the turn ends there</source>
        <translation>Kein Plättchen ist so nah, darum endet der Zug dort</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/asking.py"/>
        <source>A space without a tile ends the turn</source>
        <translation>Ein Feld ohne Plättchen beendet den Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>VISION</source>
        <translation>SEHEN</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>LOGIC</source>
        <translation>LOGIK</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>LANGUAGE</source>
        <translation>SPRACHE</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>MIND &amp; BODY</source>
        <translation>KOPF &amp; KÖRPER</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Lose-a-Turn</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>Vision</source>
        <translation>Sehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>Logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/board.py"/>
        <source>Mind &amp; Body</source>
        <translation>Kopf &amp; Körper</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>{name}’s buzzer</source>
        <translation>Buzzer von {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>Space {number}, empty</source>
        <translation>Feld {number}, leer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>Space {number}, {tile}</source>
        <translation>Feld {number}, {tile}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>Space {number}, a tile face down</source>
        <translation>Feld {number}, ein verdecktes Plättchen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>The die</source>
        <translation>Der Würfel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>The die shows {pips}</source>
        <translation>Der Würfel zeigt {pips}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>{name}’s pawn</source>
        <translation>Figur von {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>The {category} cards</source>
        <translation>Der Stapel {category}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>Pad {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/called.py"/>
        <source>The light</source>
        <translation>Das Licht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_art.py"/>
        <source>The first to press wins.</source>
        <translation>Wer zuerst drückt, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_art.py"/>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_art.py"/>
        <source>Press when the light is green</source>
        <translation>Drücken, wenn das Licht grün ist</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_art.py"/>
        <source>key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_art.py"/>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>The picture is covered.</source>
        <translation>Das Bild wird zugedeckt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_art.py"/>
        <source>Head-to-head</source>
        <translation>Duell</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Ready, {name}?</source>
        <translation>Bereit, {name}?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>{name} has it!</source>
        <translation>{name} hat es!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Press</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>A head-to-head! Whom does {name} challenge?</source>
        <translation>Ein Duell! Wen fordert {name} heraus?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>{name} reads the card.</source>
        <translation>{name} liest die Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Head-to-head: {name} against {other}. Ready?</source>
        <translation>Duell: {name} gegen {other}. Bereit?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Ready, {name}? You will see it for {n} seconds.</source>
        <translation>
            <numerusform>Bereit, {name}? Du siehst es {n} Sekunde lang.</numerusform>
            <numerusform>Bereit, {name}? Du siehst es {n} Sekunden lang.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>{said} – right!</source>
        <translation>{said} – richtig!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>Nobody has it.</source>
        <translation>Niemand hat es.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Now!</source>
        <translation>Jetzt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/card_scene.py"/>
        <source>Wait …</source>
        <translation>Warte …</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>a head-to-head answered by {reply} can be {ways}, not {duel!r}</source>
        <translation>ein Duell mit der Antwort {reply} kann {ways} sein, nicht {duel!r}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>a card answered by {reply} is no head-to-head; take duel: away</source>
        <translation>eine Karte mit der Antwort {reply} ist kein Duell; nehmt duel: weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>{id!r} is also the id of card {number}; give each card its own</source>
        <translation>{id!r} ist auch die id von Karte {number}; gebt jeder Karte ihre eigene</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>a card needs an id and a question</source>
        <translation>eine Karte braucht id und question</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>a card answered by {reply} needs an answer: to compare with</source>
        <translation>eine Karte mit der Antwort {reply} braucht answer: zum Vergleichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>the answer {answer!r} is not among the options; write it as it stands there</source>
        <translation>die Antwort {answer!r} steht nicht unter options; schreibt sie, wie sie dort steht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>say how many milliseconds are near enough</source>
        <translation>sagt, wie viele Millisekunden nah genug sind</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>write the seconds to wait as a whole number</source>
        <translation>schreibt die Sekunden, die gewartet wird, als ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>write the pads, 1 to {most}, with spaces between them</source>
        <translation>schreibt die Felder, 1 bis {most}, mit Leerzeichen dazwischen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>say how the challenge is done sitting down</source>
        <translation>sagt, wie die Aufgabe im Sitzen geht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>there is no figure that could be covered</source>
        <translation>es gibt keine figure, die man zudecken könnte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>there must be at least two options, all different</source>
        <translation>options braucht mindestens zwei Einträge, alle verschieden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/content.py"/>
        <source>options go with reply: pick</source>
        <translation>options gehören zu reply: pick</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/draw.py"/>
        <source>Choose another player.</source>
        <translation>Wähle jemand anderen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/figures.py"/>
        <source>nobody can draw {kind!r}; begin with one of {known}</source>
        <translation>{kind!r} kann niemand zeichnen; beginnt mit einem von {known}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/figures.py"/>
        <source>write a seed, a whole number, after {kind}</source>
        <translation>schreibt einen seed, eine ganze Zahl, hinter {kind}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/figures.py"/>
        <source>{text!r} cannot be drawn as {kind}; see how the other cards write it</source>
        <translation>{text!r} lässt sich nicht als {kind} zeichnen; seht nach, wie die anderen Karten es schreiben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Forty tiles lie face down. Ana and Ben roll, and the higher number begins: Ana.</source>
        <translation>Vierzig Plättchen liegen verdeckt. Ana und Ben würfeln, und die höhere Zahl beginnt: Ana.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>She rolls again and moves exactly so many spaces, in any direction, over whatever lies there.</source>
        <translation>Sie würfelt noch einmal und zieht genau so viele Felder, in jede Richtung, über alles hinweg.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>She flips the tile on which she lands. It is LOGIC, so the top LOGIC card is read out to her.</source>
        <translation>Sie dreht das Plättchen um, auf dem sie landet: LOGIK. Ihr wird die oberste LOGIK-Karte vorgelesen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>One try, and as much time as she likes. “A clock!” That is right.</source>
        <translation>Ein Versuch, und so viel Zeit, wie sie mag. „A clock!“ Das stimmt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>The tile goes to its place on her scorecard, and it is Ben’s turn.</source>
        <translation>Das Plättchen kommt auf ihre Wertungskarte, und Ben ist dran.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Ben finds a Lose-a-Turn. It is flipped back without a trace: remember where it lies!</source>
        <translation>Ben findet ein Aussetzen. Es wird spurlos zurückgedreht: Merkt euch, wo es liegt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>A head-to-head card: Ana plays for the tile against Ben. Whoever buzzes first may answer.</source>
        <translation>Eine Duellkarte: Ana spielt gegen Ben um das Plättchen. Wer zuerst drückt, darf antworten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Ben says “long”, which is wrong. So Ana may try: “Short!” The tile is hers.</source>
        <translation>Ben sagt „long“, das ist falsch. Nun darf Ana: „Short!“ Das Plättchen gehört ihr.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Ben finds a Wild tile and may choose the kind: VISION. He says 4 …</source>
        <translation>Ben findet einen Joker und darf die Art wählen: SEHEN. Er sagt 4 …</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>… and that is wrong, so the tile is flipped back. A right answer wins it, a wrong one leaves it.</source>
        <translation>… und das ist falsch, also wird das Plättchen zurückgedreht. Richtig gewinnt es, falsch lässt es liegen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/howto.py"/>
        <source>Whoever first owns all four kinds wins. Two spare tiles may be traded in for a kind one lacks.</source>
        <translation>Wer zuerst alle vier Arten hat, gewinnt. Zwei übrige Plättchen lassen sich gegen eine fehlende Art tauschen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/leaving.py"/>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Nobody plays on that seat.</source>
        <translation>Auf diesem Platz spielt niemand.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/lint.py"/>
        <source>this is the same card as {other}; change one of them</source>
        <translation>das ist dieselbe Karte wie {other}; ändert eine davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/lint.py"/>
        <source>more than {most} cards are of this kind; make others</source>
        <translation>mehr als {most} Karten sind von dieser Sorte; macht andere</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/lint.py"/>
        <source>there is no {category} card, so its tiles will count as Wild; write at least one</source>
        <translation>es gibt keine Karte der Art {category}, also gelten ihre Plättchen als Joker; schreibt mindestens eine</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/lint.py"/>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>there is no assets/pictures/{name}.svg; draw it</source>
        <translation>es gibt kein assets/pictures/{name}.svg; zeichnet es</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/lint.py"/>
        <source>the seed makes another card now; make the file again with making.py</source>
        <translation>aus dem seed entsteht jetzt eine andere Karte; macht die Datei neu mit making.py</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>The die says</source>
        <translation>Der Würfel sagt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Tiles that were flipped back</source>
        <translation>Zurückgedrehte Plättchen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Time to answer</source>
        <translation>Zeit zum Antworten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Timers on the cards</source>
        <translation>Zeiten auf den Karten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Challenges in the room</source>
        <translation>Aufgaben im Zimmer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Who reads the card</source>
        <translation>Wer die Karte liest</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Easier cards for</source>
        <translation>Leichtere Karten für</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>A card that does not suit</source>
        <translation>Eine Karte, die nicht passt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Easier cards</source>
        <translation>Leichtere Karten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Easy cards come first.</source>
        <translation>Leichte Karten kommen zuerst.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>A memory helper</source>
        <translation>Eine Merkhilfe</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Small hints show what was flipped back.</source>
        <translation>Kleine Zeichen zeigen, was zurückgedreht wurde.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>More time</source>
        <translation>Mehr Zeit</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Twice as long, where the house limits the time; in a head-to-head for both.</source>
        <translation>Doppelt so lange, wo ihr die Zeit begrenzt; in einem Duell für beide.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Short: 30 seconds a card</source>
        <translation>Kurz: 30 Sekunden je Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Normal: 60 seconds a card</source>
        <translation>Normal: 60 Sekunden je Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Long: as the cards say</source>
        <translation>Lang: wie es die Karten sagen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Exactly how many spaces to move</source>
        <translation>Genau, wie viele Felder man zieht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>How many spaces to move at most</source>
        <translation>Wie viele Felder man höchstens zieht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Ends this turn</source>
        <translation>Beendet diesen Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Ends this turn and costs the next one too</source>
        <translation>Beendet diesen Zug und kostet auch den nächsten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Must be remembered</source>
        <translation>Muss man sich merken</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Leave a small hint on the board</source>
        <translation>Hinterlassen ein kleines Zeichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>None, unless the card says so</source>
        <translation>Unbegrenzt, wenn die Karte nichts sagt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>30 seconds</source>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>60 seconds</source>
        <translation>60 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>90 seconds</source>
        <translation>90 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>As the cards say</source>
        <translation>Wie es die Karten sagen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Off: take all the time you need</source>
        <translation>Aus: Lasst euch Zeit</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Yes, standing or sitting</source>
        <translation>Ja, im Stehen oder im Sitzen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>No: leave those cards out</source>
        <translation>Nein: Diese Karten bleiben draußen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>The player to the left looks at its back and judges</source>
        <translation>Wer links sitzt, sieht die Rückseite und urteilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Is rolled by the game</source>
        <translation>Rollt das Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Is a real one: press what it shows</source>
        <translation>Ist ein echter: Drückt, was er zeigt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>May be swapped for the next one</source>
        <translation>Darf gegen die nächste getauscht werden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/options.py"/>
        <source>Is played all the same</source>
        <translation>Wird trotzdem gespielt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>That is nothing to do now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>A moment more.</source>
        <translation>Noch einen Augenblick.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>First the card must be played.</source>
        <translation>Erst muss die Karte gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>That is not how this card is answered.</source>
        <translation>So wird diese Karte nicht beantwortet.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>Only the table as a whole can overrule, once the answer has been seen.</source>
        <translation>Nur der ganze Tisch kann anders entscheiden, sobald die Antwort offen liegt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only a player can do that.</source>
        <translation>Das können nur Mitspielende.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>Another player rolls first.</source>
        <translation>Zuerst würfelt jemand anderes.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>The other was first.</source>
        <translation>Jemand war schneller.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>Those who do not play for the card judge it.</source>
        <translation>Darüber urteilen alle, die nicht um die Karte spielen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>The reader reads the card first.</source>
        <translation>Erst wird die Karte gelesen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>It is another player’s turn.</source>
        <translation>Jemand anderes ist dran.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The clock asks nothing of anybody now.</source>
        <translation>Die Uhr verlangt jetzt nichts.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>A card can be swapped only before its answer is shown.</source>
        <translation>Tauschen geht nur, bevor die Antwort offen liegt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>Only a card that people judge can be sat out, and only by a computer.</source>
        <translation>Nur ein Computer kann eine Karte auslassen, und nur eine, über die Menschen urteilen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>The table can overrule only until the next card is revealed.</source>
        <translation>Der Tisch kann nur bis zur nächsten Karte anders entscheiden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>There is nothing to judge.</source>
        <translation>Es gibt nichts zu beurteilen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>Tiles are traded in at the start of a turn, instead of rolling.</source>
        <translation>Getauscht wird zu Beginn des Zuges, statt zu würfeln.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>First roll the die.</source>
        <translation>Erst wird gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>The die has been rolled; now the pawn moves.</source>
        <translation>Es ist gewürfelt; jetzt zieht die Figur.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>First the pawn moves.</source>
        <translation>Erst zieht die Figur.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>Lose-a-Turn: this turn is over.</source>
        <translation>Aussetzen: Dieser Zug ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>First choose a category.</source>
        <translation>Erst wird die Art gewählt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>First challenge another player.</source>
        <translation>Erst wird jemand herausgefordert.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/refusing.py"/>
        <source>The answer is open; go on.</source>
        <translation>Die Antwort liegt offen; weiter geht’s.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} rolls {pips}.</source>
        <translation>{who} würfelt {pips}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{names} roll again.</source>
        <translation>{names} würfeln noch einmal.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} goes first.</source>
        <translation>{who} fängt an.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} has the turn.</source>
        <translation>
            <numerusform>{who} ist dran.</numerusform>
            <numerusform>{who} sind dran.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>There is no tile.</source>
        <translation>Hier liegt kein Plättchen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>The tile is Lose-a-Turn.</source>
        <translation>Das Plättchen heißt Aussetzen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} misses a turn.</source>
        <translation>{who} setzt einmal aus.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} chooses {category}.</source>
        <translation>{who} wählt {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} trades two tiles for {category}.</source>
        <translation>{who} tauscht zwei Plättchen gegen {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>A {category} card is drawn.</source>
        <translation>Eine Karte der Art {category} wird gezogen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} challenges {other}.</source>
        <translation>{who} fordert {other} heraus.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>Another card is taken.</source>
        <translation>Eine andere Karte wird genommen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>No {category} card can be played now.</source>
        <translation>Jetzt lässt sich keine Karte der Art {category} spielen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} is first.</source>
        <translation>{who} ist zuerst da.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} presses after {seconds} seconds.</source>
        <translation>{who} drückt nach {seconds} Sekunden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} says “{text}”.</source>
        <translation>{who} sagt „{text}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>The table says that {who} has it.</source>
        <translation>Der Tisch sagt: {who} hat es.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} wins the tile for {category}.</source>
        <translation>{who} gewinnt das Plättchen für {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} leaves; the tiles go back to the board.</source>
        <translation>{who} geht; die Plättchen kommen zurück aufs Brett.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>No tile is left to win.</source>
        <translation>Es ist kein Plättchen mehr zu gewinnen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} flips a tile: {tile}.</source>
        <translation>{who} deckt ein Plättchen auf: {tile}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} has read the card.</source>
        <translation>{who} hat die Karte gelesen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} is ready.</source>
        <translation>{who} ist bereit.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} has no answer.</source>
        <translation>{who} hat keine Antwort.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} is done.</source>
        <translation>{who} ist fertig.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} presses pad {pad}.</source>
        <translation>{who} drückt Feld {pad}.</translation>
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
            <numerusform>{name} denkt nach …</numerusform>
            <numerusform>{name} denken nach …</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} has judged.</source>
        <translation>{who} hat geurteilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>A {category} card is drawn: a head-to-head.</source>
        <translation>Eine Karte der Art {category} wird gezogen: ein Duell.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} presses too early.</source>
        <translation>{who} drückt zu früh.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>The answer is “{answer}”.</source>
        <translation>Die Antwort ist „{answer}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} has it.</source>
        <translation>{who} hat es.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>The table says that nobody has it.</source>
        <translation>Der Tisch sagt: Niemand hat es.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/retelling.py"/>
        <source>{who} puts a tile into the Brain Trust.</source>
        <translation>{who} legt ein Plättchen in den Vorrat.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/rules.py"/>
        <source>{fresh} fresh cards of {whole}.</source>
        <translation>{fresh} frische Karten von {whole}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/rules.py"/>
        <source>Whoever reads the card knows the answer. Change places when it is done.</source>
        <translation>Wer die Karte liest, kennt die Antwort. Tauscht danach.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/rules.py"/>
        <source>Brain Games is for two to six players.</source>
        <translation>Brain Games ist für zwei bis sechs.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/rules.py"/>
        <source>There is no card in the box.</source>
        <translation>In der Schachtel ist keine Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>The highest number goes first.</source>
        <translation>Die höchste Zahl beginnt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>The first to win a tile of all four colours wins.</source>
        <translation>Wer zuerst Plättchen in allen vier Farben hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>{name} rolled {pips}.</source>
        <translation>{name} hat eine {pips}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Lose-a-Turn!</source>
        <translation>Aussetzen!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>Wild! Any category you like.</source>
        <translation>Joker! Jede Art, die du magst.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>{count} of 4</source>
        <translation>{count} von 4</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>First the die is rolled.</source>
        <translation>Erst wird gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>{name}’s pawn can go to the lit spaces only.</source>
        <translation>Die Figur von {name} kann nur auf leuchtende Felder.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>That was the game.</source>
        <translation>Das war das Spiel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>The die has been rolled.</source>
        <translation>Es ist schon gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>A {category} tile leads to these cards.</source>
        <translation>Ein Plättchen der Art {category} führt zu diesen Karten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>{names} tie and roll again.</source>
        <translation>{names} sind gleichauf und würfeln noch einmal.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/scene.py"/>
        <source>{name} goes first!</source>
        <translation>{name} fängt an!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/solvers.py"/>
        <source>worked out again, the answer is {answer}; write that, or change the card</source>
        <translation>nachgerechnet ist die Antwort {answer}; schreibt das, oder ändert die Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/solvers.py"/>
        <source>the card cannot be read as a {kind} ({why}); see how the others are written</source>
        <translation>die Karte lässt sich nicht als {kind} lesen ({why}); seht nach, wie die anderen geschrieben sind</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/solvers.py"/>
        <source>worked out again, there is no answer; change the card</source>
        <translation>nachgerechnet gibt es keine Antwort; ändert die Karte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/table_art.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/table_art.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/table_art.py"/>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>{category} is on the scorecard already; trade for a missing one.</source>
        <translation>{category} liegt schon auf der Wertungskarte; tausche gegen eine fehlende Art.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>Here the game rolls the die.</source>
        <translation>Hier würfelt das Spiel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>That space is not {n} steps away.</source>
        <translation>
            <numerusform>Dieses Feld ist nicht {n} Schritt entfernt.</numerusform>
            <numerusform>Dieses Feld ist nicht {n} Schritte entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>There are no {category} cards in the box.</source>
        <translation>In der Schachtel sind keine Karten der Art {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>Trading in takes two tiles from the Brain Trust.</source>
        <translation>Zum Tauschen braucht es zwei Plättchen aus dem Vorrat.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>Roll the real die, and say what it shows.</source>
        <translation>Würfelt mit dem echten Würfel und sagt, was er zeigt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/turn.py"/>
        <source>A die shows 1 to 6.</source>
        <translation>Ein Würfel zeigt 1 bis 6.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} wins the tile!</source>
        <translation>{name} gewinnt das Plättchen!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name}: {seconds} seconds</source>
        <translation>{name}: {seconds} Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/stage/prompt.py"/>
        <source>{names}, {deed}.</source>
        <translation>{names}, {deed}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>The tile is flipped back. Remember where it lies!</source>
        <translation>Das Plättchen wird zurückgedreht. Merkt euch, wo es liegt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name}: too early</source>
        <translation>{name}: zu früh</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name}: {seconds} seconds off</source>
        <translation>{name}: {seconds} Sekunden daneben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Who has won the head-to-head?</source>
        <translation>Wer hat das Duell gewonnen?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Everybody but {name}: was it right?</source>
        <translation>Alle außer {name}: War das richtig?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name}: “{text}”</source>
        <translation>{name}: „{text}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>No tile here: {name}’s turn is over.</source>
        <translation>Hier liegt nichts: Der Zug von {name} ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} misses this turn.</source>
        <translation>{name} setzt aus.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>There are no {category} cards, so this tile is Wild.</source>
        <translation>Karten der Art {category} gibt es nicht, also ist dieses Plättchen ein Joker.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} chooses {category}.</source>
        <translation>{name} wählt {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} trades two tiles for {category}.</source>
        <translation>{name} tauscht zwei Plättchen gegen {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} challenges {other}!</source>
        <translation>{name} fordert {other} heraus!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Another card.</source>
        <translation>Eine andere Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>The {category} cards are shuffled again.</source>
        <translation>Der Stapel {category} wird neu gemischt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} leaves; the tiles go back to the board.</source>
        <translation>{name} geht; die Plättchen kommen zurück aufs Brett.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Hold it up</source>
        <translation>Hochhalten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} is ready</source>
        <translation>{name} ist bereit</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Show the card</source>
        <translation>Karte zeigen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Seen enough</source>
        <translation>Genug gesehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Press!</source>
        <translation>Drücken!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>I give up</source>
        <translation>Ich gebe auf</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>I don’t know</source>
        <translation>Weiß ich nicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>Yes, it counts</source>
        <translation>Ja, das gilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>We say: {name}</source>
        <translation>Wir sagen: {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/brain_games/wording.py"/>
        <source>We say: not right</source>
        <translation>Wir sagen: falsch</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/__init__.py"/>
        <source>Find the hidden category</source>
        <translation>Findet den Oberbegriff</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/aloud.py"/>
        <source>Puzzle {number}: {n} words with something in common.</source>
        <translation>
            <numerusform>Rätsel {number}: {n} Wort.</numerusform>
            <numerusform>Rätsel {number}: {n} Wörter, die etwas gemeinsam haben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/aloud.py"/>
        <source>The last puzzle was {category}: {words}.</source>
        <translation>Das letzte Rätsel war {category}: {words}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/aloud.py"/>
        <source>The category: {category}.</source>
        <translation>Der Oberbegriff: {category}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say “Trump!” now, or never</source>
        <translation>
            <numerusform>sag jetzt „Trumpf!“ oder nie</numerusform>
            <numerusform>sagt jetzt „Trumpf!“ oder nie</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>turn the timer to go on with this puzzle, or take a new one</source>
        <translation>dreh die Sanduhr für dieses Rätsel, oder nimm ein neues</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>choose a row and name it</source>
        <translation>wähle eine Zeile und nenne sie</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>choose a row and name it, or name the category</source>
        <translation>wähle eine Zeile und nenne sie, oder nenne den Oberbegriff</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>take a new puzzle</source>
        <translation>nimm ein neues Rätsel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>turn the timer to start</source>
        <translation>dreh die Sanduhr zum Start</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>first turn the timer</source>
        <translation>dreh erst die Sanduhr</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>fill in the marked column</source>
        <translation>trag die markierte Spalte ein</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>name the category, or the marked column</source>
        <translation>nenne den Oberbegriff oder die markierte Spalte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>the sand has run out: finish what you have begun</source>
        <translation>der Sand ist durch: Bring zu Ende, was du begonnen hast</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>take a card if you like, or end the turn</source>
        <translation>nimm eine Karte, wenn du magst, oder beende den Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>use a card, or end the turn</source>
        <translation>spiel eine Karte oder beende den Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>choose who is the youngest and goes first</source>
        <translation>
            <numerusform>wähle, wer am jüngsten ist und anfängt</numerusform>
            <numerusform>wählt, wer am jüngsten ist und anfängt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>look this one answer up and say if it is right</source>
        <translation>schlag diese eine Antwort nach und sag, ob sie stimmt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>“{text}” comes close, so say if it counts</source>
        <translation>
            <numerusform>„{text}“ ist nah dran, also sag, ob es gilt</numerusform>
            <numerusform>„{text}“ ist nah dran, also sagt, ob es gilt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>go on when nobody says “Trump!”</source>
        <translation>macht weiter, wenn niemand „Trumpf!“ sagt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>name row {row}</source>
        <translation>nenne Zeile {row}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say what the rows have in common</source>
        <translation>sag, was die Zeilen gemeinsam haben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>going for the Silver: say what the marked column spells</source>
        <translation>du gehst auf Silber: Sag, was die markierte Spalte ergibt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>going for the Gold: say what the marked column spells</source>
        <translation>du gehst auf Gold: Sag, was die markierte Spalte ergibt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>write in the marked column</source>
        <translation>füll die markierte Spalte aus</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>show your points and win</source>
        <translation>zeig deine Punkte und gewinne</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>show your points and win, or take a card</source>
        <translation>zeig deine Punkte und gewinne, oder nimm eine Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say that the answer counts after all</source>
        <translation>sagt, dass die Antwort doch gilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>say whether the answer is right</source>
        <translation>sagt, ob die Antwort stimmt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>keep the card, or use it now</source>
        <translation>behalte die Karte, oder spiel sie jetzt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>use one of the cards, or put them back</source>
        <translation>spiel eine der Karten, oder leg sie zurück</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/asking.py"/>
        <source>choose a card to give away</source>
        <translation>wähle eine Karte zum Weitergeben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>Row {number}: {letters}</source>
        <translation>Zeile {number}: {letters}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The category</source>
        <translation>Der Oberbegriff</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>The Gold medals</source>
        <translation>Die Goldmedaillen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>The Silver medals</source>
        <translation>Die Silbermedaillen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>The sand timer</source>
        <translation>Die Sanduhr</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>The puzzle cards</source>
        <translation>Die Rätselkarten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>The pile of cards</source>
        <translation>Der Kartenstapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/called.py"/>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Take</source>
        <translation>Nimm</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Give</source>
        <translation>Gib</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Big One</source>
        <translation>Coup</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra Bronze</source>
        <translation>Gewinne eine Bronze extra</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra Silver</source>
        <translation>Gewinne ein Silber extra</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra Gold</source>
        <translation>Gewinne ein Gold extra</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Win an extra turn</source>
        <translation>Gewinne einen Extrazug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Take 1 card from any one player</source>
        <translation>Nimm jemandem 1 Karte weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Each player gives you a Bronze</source>
        <translation>Alle geben dir eine Bronze</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>The Big One: 3 Golds!</source>
        <translation>Der große Coup: 3 Gold!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Lose a Bronze</source>
        <translation>Verliere eine Bronze</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Lose a turn</source>
        <translation>Setze einmal aus</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Pass a card to your right</source>
        <translation>Gib eine Karte nach rechts</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Pass a card to your left</source>
        <translation>Gib eine Karte nach links</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>You lose all your medals</source>
        <translation>Du verlierst alle Medaillen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Sad</source>
        <translation>Pech</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/card_art.py"/>
        <source>Happy</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>the marked column spells {spelt!r}, not {wanted!r}; mark other letters</source>
        <translation>die markierte Spalte ergibt {spelt!r}, nicht {wanted!r}; markiert andere Buchstaben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>{row!r} is no row; write it like oR[a]NGe</source>
        <translation>{row!r} ist keine Zeile; schreibt sie wie oR[a]NGe</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>the category {name!r} is there already; merge the two</source>
        <translation>den Oberbegriff {name!r} gibt es schon; legt die beiden zusammen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>no category is named {name!r}; add it under categories:</source>
        <translation>kein Oberbegriff heißt {name!r}; ergänzt ihn unter categories:</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>number {number} is taken; give it one of its own</source>
        <translation>die Nummer {number} ist vergeben; gebt ihm eine eigene</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>a puzzle needs at least two rows</source>
        <translation>ein Rätsel braucht mindestens zwei Zeilen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/content.py"/>
        <source>{row!r} shows its marked letter; write that one small</source>
        <translation>{row!r} zeigt den markierten Buchstaben; schreibt ihn klein</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Every puzzle card hides words that have something in common. Ana, the youngest, takes one.</source>
        <translation>Jede Rätselkarte verbirgt Wörter, die etwas gemeinsam haben. Ana, die Jüngste, nimmt eine.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>First she turns the timer, and with it the card. Whoever answers before that loses the turn.</source>
        <translation>Erst dreht sie die Sanduhr und damit die Karte. Wer vorher antwortet, verliert den Zug.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Some letters show. Ana reads “mushroom” in the first row. Right: that is a Bronze, one point.</source>
        <translation>Einige Buchstaben sind zu sehen. Ana liest in der ersten Zeile „mushroom“. Richtig: eine Bronze, ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>What do the rows have in common? “Pizza toppings!” The category wins a Bronze as well.</source>
        <translation>Was haben die Zeilen gemeinsam? „Pizza toppings!“ Auch der Oberbegriff bringt eine Bronze.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>“Chives” is wrong. The right word is filled in for all to see; a second miss would end the turn.</source>
        <translation>„Chives“ ist falsch. Das richtige Wort wird für alle eingetragen; ein zweiter Fehler beendet den Zug.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>The marked column spells a word, too. Some rows are given, so Ana says “Going for the Silver”.</source>
        <translation>Auch die markierte Spalte ergibt ein Wort. Einige Zeilen stehen schon da, also sagt Ana: „Auf Silber!“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>“Slice!” A Silver is five points. Wrong would have cost a Bronze. Either way the turn is over.</source>
        <translation>„Slice!“ Silber bringt fünf Punkte. Falsch hätte eine Bronze gekostet. So oder so ist der Zug vorbei.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>At the end of a turn one may take a card. Happy ones are used at once, or kept for later.</source>
        <translation>Am Ende eines Zuges darf man eine Karte nehmen. Glückskarten spielt man sofort oder hebt sie auf.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>An extra Silver for Ana! Whoever had kept a Trump card could have cancelled it.</source>
        <translation>Ein Silber extra für Ana! Wer einen Trumpf aufgehoben hätte, könnte es verhindern.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Ben could go on with Ana’s puzzle. He takes a new one.</source>
        <translation>Ben könnte mit Anas Rätsel weitermachen. Er nimmt ein neues.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>Nothing is given yet: “I am going for the Gold!” Wrong would cost two Bronzes and the turn.</source>
        <translation>Noch steht nichts da: „Auf Gold!“ Falsch würde zwei Bronzen und den Zug kosten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/howto.py"/>
        <source>“Bite!” Ten points at one stroke. Whoever first shows 100 points in their own turn wins.</source>
        <translation>„Bite!“ Zehn Punkte auf einen Schlag. Wer zuerst im eigenen Zug 100 Punkte zeigt, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{n} rows; a card has {least} to {most}</source>
        <translation>
            <numerusform>{n} Zeile; eine Karte hat {least} bis {most}</numerusform>
            <numerusform>{n} Zeilen; eine Karte hat {least} bis {most}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} is neither a member of {category!r} nor related to it; add it there or choose another</source>
        <translation>{word!r} gehört weder zu {category!r}, noch ist es damit verwandt; ergänzt es dort oder wählt ein anderes</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{n} members; find at least {least}</source>
        <translation>
            <numerusform>{n} Wort; sucht mindestens {least}</numerusform>
            <numerusform>{n} Wörter; sucht mindestens {least}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{n} related words; find at least {least}</source>
        <translation>
            <numerusform>{n} verwandtes Wort; sucht mindestens {least}</numerusform>
            <numerusform>{n} verwandte Wörter; sucht mindestens {least}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} is the column of three puzzles or more; choose another</source>
        <translation>{word!r} ist in drei oder mehr Rätseln die Spalte; wählt ein anderes</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} stands twice in this puzzle; change one</source>
        <translation>{word!r} steht zweimal in diesem Rätsel; ändert eines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} is no member of {category!r}; add it there or change the row</source>
        <translation>{word!r} gehört nicht zu {category!r}; ergänzt es dort oder ändert die Zeile</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} has fewer than {least} letters; take a longer word</source>
        <translation>{word!r} hat weniger als {least} Buchstaben; nehmt ein längeres Wort</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} shows {n} letters; show at least {least}</source>
        <translation>
            <numerusform>{word!r} zeigt {n} Buchstaben; zeigt mindestens {least}</numerusform>
            <numerusform>{word!r} zeigt {n} Buchstaben; zeigt mindestens {least}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} shows its marked letter; write it small</source>
        <translation>{word!r} zeigt den markierten Buchstaben; schreibt ihn klein</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} shows all its other letters; leave one more blank</source>
        <translation>{word!r} zeigt alle übrigen Buchstaben; lasst noch einen leer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{other!r} fits the row of {word!r} too; show a letter that tells them apart</source>
        <translation>{other!r} passt auch in die Zeile von {word!r}; zeigt einen Buchstaben, der sie unterscheidet</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{many} common words fit the row of {word!r}; show another letter</source>
        <translation>{many} gängige Wörter passen in die Zeile von {word!r}; zeigt einen anderen Buchstaben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{other!r}, a word of another category, fits the row of {word!r} and its column letter; show a letter that tells them apart</source>
        <translation>{other!r}, ein Wort zu einem anderen Oberbegriff, passt in die Zeile von {word!r} mit ihrem Buchstaben in der Spalte; zeigt einen Buchstaben, der sie unterscheidet</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{many} common words like {other!r} fit the row of {word!r} and its column letter; show a letter more</source>
        <translation>{many} gängige Wörter wie {other!r} passen in die Zeile von {word!r} mit ihrem Buchstaben in der Spalte; zeigt einen Buchstaben mehr</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} is not one word in small letters a to z; write it so</source>
        <translation>{word!r} ist nicht ein Wort in Kleinbuchstaben von a bis z; schreibt es so</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>another puzzle has the same rows; change some</source>
        <translation>ein anderes Rätsel hat dieselben Zeilen; ändert ein paar</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{outer!r} gives {inner!r} away; change one</source>
        <translation>{outer!r} verrät {inner!r}; ändert eines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/lint.py"/>
        <source>{word!r} is there twice; keep one</source>
        <translation>{word!r} steht zweimal da; behaltet eines</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>the column first</source>
        <translation>zuerst die Spalte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>the column later</source>
        <translation>später die Spalte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>a row or category</source>
        <translation>Zeile/Oberbegriff</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>{points} noted</source>
        <translation>{points} notiert</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/medal_art.py"/>
        <source>no medals yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/on_table.py"/>
        <source>no limit</source>
        <translation>ohne Zeit</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/on_table.py"/>
        <source>The sand stands still</source>
        <translation>Der Sand steht still</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>To win one shows</source>
        <translation>Zum Sieg zeigt man</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The sand runs for</source>
        <translation>Der Sand läuft</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Half as much time again for</source>
        <translation>Anderthalbmal so viel Zeit für</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The timer is turned</source>
        <translation>Die Sanduhr dreht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Puzzle cards</source>
        <translation>Rätselkarten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>One hint for each puzzle: a letter</source>
        <translation>Ein Tipp je Rätsel: ein Buchstabe</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Answers are</source>
        <translation>Antworten werden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>A whole puzzle</source>
        <translation>Ein ganzes Rätsel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The column when only the category is known</source>
        <translation>Die Spalte, wenn nur der Oberbegriff bekannt ist</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The column when all rows are given</source>
        <translation>Die Spalte, wenn alle Zeilen dastehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>After a missed Silver or Gold the card is</source>
        <translation>Nach verfehltem Silber oder Gold ist die Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Losing a Bronze without having one</source>
        <translation>Eine Bronze verlieren, ohne eine zu haben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>After a trumped win the turn</source>
        <translation>Nach einem übertrumpften Sieg: Der Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The first turn is for</source>
        <translation>Den ersten Zug hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The sand runs half as long again.</source>
        <translation>Der Sand läuft anderthalbmal so lange.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>One letter of each puzzle can be had for nothing.</source>
        <translation>Ein Buchstabe je Rätsel ist umsonst zu haben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Short: 25 points</source>
        <translation>Kurz: 25 Punkte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Normal: 50 points</source>
        <translation>Normal: 50 Punkte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Long: 100 points</source>
        <translation>Lang: 100 Punkte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>100 points</source>
        <translation>100 Punkte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>50 points</source>
        <translation>50 Punkte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>25 points, for a short evening</source>
        <translation>25 Punkte, für einen kurzen Abend</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>45 seconds</source>
        <translation>45 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>120 seconds</source>
        <translation>120 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>180 seconds</source>
        <translation>180 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>No timer</source>
        <translation>Keine Sanduhr</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Whoever has the fewest points</source>
        <translation>Wer die wenigsten Punkte hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>By the player; answering before that loses the turn</source>
        <translation>Wer dran ist; wer vorher antwortet, verliert den Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>By itself</source>
        <translation>Sich von selbst</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Easy ones</source>
        <translation>Leichte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Medium ones</source>
        <translation>Mittlere</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Hard ones</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>No hints</source>
        <translation>Keine Tipps</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Free</source>
        <translation>Umsonst</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Costs a Bronze</source>
        <translation>Kostet eine Bronze</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Typed</source>
        <translation>Getippt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Said aloud; the next player looks up that one answer</source>
        <translation>Laut gesagt; wer links sitzt, schlägt diese eine nach</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Ends the turn</source>
        <translation>Beendet den Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Is followed by the next one while time remains</source>
        <translation>Darauf folgt das nächste, solange Zeit bleibt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Not before one row is given</source>
        <translation>Nicht, bevor eine Zeile dasteht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>May be tried for the Silver</source>
        <translation>Darf für Silber versucht werden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Wins nothing, unless the whole puzzle was faultless</source>
        <translation>Bringt nichts, außer das ganze Rätsel war fehlerlos</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Wins a Bronze</source>
        <translation>Bringt eine Bronze</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Lost with the rest of the turn</source>
        <translation>Mit dem Rest des Zuges verloren</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Still yours to take</source>
        <translation>Trotzdem deine</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Change is made from a Silver or a Gold</source>
        <translation>Silber oder Gold wird gewechselt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Costs nothing</source>
        <translation>Kostet nichts</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Goes on</source>
        <translation>Geht weiter</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>The youngest</source>
        <translation>Wer am jüngsten ist</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/options.py"/>
        <source>Whoever the lot falls on</source>
        <translation>Wen das Los trifft</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/puzzle_art.py"/>
        <source>1 miss of 2</source>
        <translation>1 von 2 Fehlern</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/puzzle_art.py"/>
        <source>2 misses</source>
        <translation>2 Fehler</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/puzzle_art.py"/>
        <source>What do the rows have in common?</source>
        <translation>Was haben die Zeilen gemeinsam?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>That is filled in already.</source>
        <translation>Das steht schon da.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Give everybody a moment to say “Trump!”.</source>
        <translation>Gebt allen einen Augenblick, „Trumpf!“ zu sagen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>It takes {points} points to win.</source>
        <translation>Zum Sieg braucht es {points} Punkte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The puzzle is still face down.</source>
        <translation>Das Rätsel liegt noch verdeckt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>There is no wrong answer that could still count.</source>
        <translation>Es gibt keine falsche Antwort, die noch gelten könnte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/nullgame/rules.py"/>
        <source>That has been said already.</source>
        <translation>Das ist schon gesagt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>There is nothing to trump now.</source>
        <translation>Jetzt gibt es nichts zu übertrumpfen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First say who is the youngest.</source>
        <translation>Sagt erst, wer am jüngsten ist.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Somebody may want to say “Trump!” first.</source>
        <translation>Vielleicht will erst noch jemand „Trumpf!“ sagen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First the answer has to be judged.</source>
        <translation>Erst wird über die Antwort geurteilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>There is still time.</source>
        <translation>Noch ist Zeit.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Cards are used in one’s own turn only; a Trump is said in the pause.</source>
        <translation>Karten spielt man nur im eigenen Zug; einen Trumpf sagt man in der Pause.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Cards cannot be used while the timer runs.</source>
        <translation>Solange der Sand läuft, spielt man keine Karten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The sand is running already.</source>
        <translation>Der Sand läuft schon.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>One puzzle in a turn.</source>
        <translation>Ein Rätsel pro Zug.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First choose a row or the category.</source>
        <translation>Wähle erst eine Zeile oder den Oberbegriff.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>It has been said: there is no taking it back.</source>
        <translation>Gesagt ist gesagt: Das gilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>There is no hint to be had here.</source>
        <translation>Hier gibt es keinen Tipp.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>First turn the timer.</source>
        <translation>Erst wird die Sanduhr gedreht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>First take a puzzle.</source>
        <translation>Erst nimmt man ein Rätsel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The new puzzle is waiting: turn the timer.</source>
        <translation>Das neue Rätsel wartet: Dreh die Sanduhr.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>A card is taken at the end of the turn.</source>
        <translation>Eine Karte nimmt man am Ende des Zuges.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>One card in a turn.</source>
        <translation>Eine Karte pro Zug.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The puzzle is over for this turn.</source>
        <translation>Das Rätsel ist für diesen Zug vorbei.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Gold is for a puzzle of which nothing is known.</source>
        <translation>Gold gibt es nur, solange nichts bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>The Silver takes at least one row that is given.</source>
        <translation>Für Silber muss mindestens eine Zeile dastehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>All rows are given: there is no Silver in it.</source>
        <translation>Alle Zeilen stehen da: Silber ist nicht mehr drin.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/refusing.py"/>
        <source>Go for the Silver or the Gold, or give all rows first.</source>
        <translation>Geh auf Silber oder Gold, oder nenne erst alle Zeilen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} gets {n} points.</source>
        <translation>
            <numerusform>{who} bekommt {n} Punkt.</numerusform>
            <numerusform>{who} bekommt {n} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} says “{text}”, and is wrong.</source>
        <translation>{who} sagt „{text}“, und das ist falsch.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>Nobody found in puzzle {number}: {words}. They are: {category}.</source>
        <translation>Niemand fand in Rätsel {number}: {words}. Gesucht war: {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>Nobody found in puzzle {number}: {words}.</source>
        <translation>Niemand fand in Rätsel {number}: {words}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>Puzzle {number} was: {category}.</source>
        <translation>Rätsel {number} war: {category}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} loses {n} points.</source>
        <translation>
            <numerusform>{who} verliert {n} Punkt.</numerusform>
            <numerusform>{who} verliert {n} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} says “{text}”, and is right.</source>
        <translation>{who} sagt „{text}“, und das stimmt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} takes puzzle {number}.</source>
        <translation>{who} nimmt Rätsel {number}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} turns the timer.</source>
        <translation>{who} dreht die Sanduhr.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} goes for the {medal}.</source>
        <translation>{who} geht auf {medal}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>That comes close: the table decides.</source>
        <translation>Das ist nah dran: Der Tisch entscheidet.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>One more letter is shown.</source>
        <translation>Noch ein Buchstabe wird gezeigt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>The puzzle is complete: {category}.</source>
        <translation>Das Rätsel ist fertig: {category}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} answers before the timer is turned, and loses the turn.</source>
        <translation>{who} antwortet, bevor die Sanduhr gedreht ist, und verliert den Zug.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} stops.</source>
        <translation>{who} hört auf.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} is out of time.</source>
        <translation>
            <numerusform>Für {who} ist die Zeit um.</numerusform>
            <numerusform>Für {who} ist die Zeit um.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} gets a point.</source>
        <translation>{who} bekommt einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} loses a point.</source>
        <translation>{who} verliert einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} is right.</source>
        <translation>{who} liegt richtig.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} is wrong.</source>
        <translation>{who} liegt falsch.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{giver} gives {who} a Bronze.</source>
        <translation>{giver} gibt {who} eine Bronze.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} draws a card.</source>
        <translation>{who} zieht eine Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} keeps the card.</source>
        <translation>{who} behält die Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} plays “{card}”.</source>
        <translation>{who} spielt „{card}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>It is trumped and counts for nothing.</source>
        <translation>Das wird übertrumpft und zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} takes a card from {other}.</source>
        <translation>{who} nimmt {other} eine Karte weg.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} passes a card to {other}.</source>
        <translation>{who} gibt {other} eine Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} lays down a Trump.</source>
        <translation>{who} legt einen Trumpf.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} shows {n} points.</source>
        <translation>
            <numerusform>{who} zeigt {n} Punkt.</numerusform>
            <numerusform>{who} zeigt {n} Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>The table says that “{text}” by {who} counts.</source>
        <translation>Der Tisch sagt: „{text}“ von {who} gilt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} wins with {n} points.</source>
        <translation>
            <numerusform>{who} gewinnt mit {n} Punkt.</numerusform>
            <numerusform>{who} gewinnt mit {n} Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} tries row {row}.</source>
        <translation>{who} versucht Zeile {row}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} tries the category.</source>
        <translation>{who} versucht den Oberbegriff.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} tries the column.</source>
        <translation>{who} versucht die Spalte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} says an answer aloud.</source>
        <translation>{who} sagt eine Antwort laut.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} looks at the kept cards.</source>
        <translation>{who} sieht die aufgehobenen Karten an.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} uses none of them.</source>
        <translation>{who} benutzt keine davon.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} has no Trump.</source>
        <translation>{who} hat keinen Trumpf.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>Nobody trumps it.</source>
        <translation>Niemand übertrumpft das.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>{who} has an extra turn.</source>
        <translation>{who} hat einen Extrazug.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>It is “{answer}”.</source>
        <translation>Es ist „{answer}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/retelling.py"/>
        <source>The table says that the answer by {who} counts.</source>
        <translation>Der Tisch sagt: Die Antwort von {who} gilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/rules.py"/>
        <location filename="../../boardroom/games/concentration/rules.py"/>
        <source>{fresh} fresh puzzles of {whole}.</source>
        <translation>{fresh} frische Rätsel von {whole}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/rules.py"/>
        <source>Whoever looks the answer up knows it. Change places when it is judged.</source>
        <translation>Wer die Antwort nachschlägt, kennt sie. Tauscht danach.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/rules.py"/>
        <source>Two to six players, or teams, can play.</source>
        <translation>Zwei bis sechs Spieler oder Teams können spielen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/rules.py"/>
        <source>There is no such puzzle in the box.</source>
        <translation>So ein Rätsel ist nicht in der Schachtel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>THIS WAS PUZZLE {number}</source>
        <translation>DAS WAR RÄTSEL {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>PUZZLE {number}</source>
        <translation>RÄTSEL {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Turn the timer to turn it up</source>
        <translation>Dreh die Sanduhr, um es aufzudecken</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>FIRST TO {points}</source>
        <translation>WER ZUERST {points} HAT</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Who is the youngest?</source>
        <translation>Wer ist am jüngsten?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Take a puzzle</source>
        <translation>Nimm ein Rätsel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The answer is being judged …</source>
        <translation>Über die Antwort wird geurteilt …</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} points</source>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>This is the answer. Did they say it?</source>
        <translation>Das ist die Antwort. War es die?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Gold is for the marked column while nothing else is known.</source>
        <translation>Gold gibt es für die markierte Spalte, solange nichts bekannt ist.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Silver is for the marked column when some rows are given.</source>
        <translation>Silber gibt es für die markierte Spalte, wenn Zeilen dastehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Bronzes are won row by row: choose a row.</source>
        <translation>Bronze gewinnt man Zeile für Zeile: Wähl eine Zeile.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The sand is running.</source>
        <translation>Der Sand läuft.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Cards and new puzzles have to wait for the sand.</source>
        <translation>Karten und neue Rätsel müssen auf den Sand warten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>The timer is turned at the beginning of a turn.</source>
        <translation>Die Sanduhr dreht man zu Beginn des Zuges.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/scene.py"/>
        <source>Puzzles are taken at the beginning of a turn, a card at its end.</source>
        <translation>Rätsel nimmt man zu Beginn des Zuges, eine Karte am Ende.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/turn.py"/>
        <source>That is too long for an answer.</source>
        <translation>Das ist zu lang für eine Antwort.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Then “{text}” counts as right after all.</source>
        <translation>Dann gilt „{text}“ doch als richtig.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>There lies a Trump.</source>
        <translation>Da liegt ein Trumpf.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Then the answer counts as right after all.</source>
        <translation>Dann gilt die Antwort doch als richtig.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} points!</source>
        <translation>
            <numerusform>{n} Punkt!</numerusform>
            <numerusform>{n} Punkte!</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} shows them</source>
        <translation>{name} zeigt sie vor</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{n} extra turns</source>
        <translation>
            <numerusform>Extrazug</numerusform>
            <numerusform>{n} Extrazüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>skips {n} turns</source>
        <translation>
            <numerusform>setzt einmal aus</numerusform>
            <numerusform>setzt {n}-mal aus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Turn the timer</source>
        <translation>Sanduhr drehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Go on with this one</source>
        <translation>Damit weitermachen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Go for Silver</source>
        <translation>Auf Silber</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Go for Gold</source>
        <translation>Auf Gold</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The column</source>
        <translation>Die Spalte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>I have said it</source>
        <translation>Ich habe es gesagt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>A letter, please</source>
        <translation>Einen Buchstaben, bitte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>My cards</source>
        <translation>Meine Karten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Put them back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Show {points} points</source>
        <translation>{points} Punkte zeigen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Nobody trumps</source>
        <translation>Niemand trumpft</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>It counts!</source>
        <translation>Das gilt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} plays “{card}”.</source>
        <translation>{name} spielt „{card}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} shows the points to win.</source>
        <translation>{name} zeigt die Punkte zum Sieg vor.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name}, do you trump that?</source>
        <translation>{name}, übertrumpfst du das?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} answered before turning it</source>
        <translation>{name} hat geantwortet, ohne sie zu drehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Row {row}: {n} letters</source>
        <translation>
            <numerusform>Zeile {row}: {n} Buchstabe</numerusform>
            <numerusform>Zeile {row}: {n} Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The column: {n} letters</source>
        <translation>
            <numerusform>Die Spalte: {n} Buchstabe</numerusform>
            <numerusform>Die Spalte: {n} Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Count it</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Does not count</source>
        <translation>Gilt nicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Use it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Take from {name}</source>
        <translation>Nimm von {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Whoever trumps that chooses their own name.</source>
        <translation>Wer das übertrumpft, wählt den eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nearly!</source>
        <translation>Fast!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>“{text}” comes close</source>
        <translation>„{text}“ ist nah dran</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Going for the Gold!</source>
        <translation>Auf Gold!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Going for the Silver!</source>
        <translation>Auf Silber!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The timer!</source>
        <translation>Die Sanduhr!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The whole puzzle is solved</source>
        <translation>Das ganze Rätsel ist gelöst</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>A lost turn</source>
        <translation>Ausgesetzt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} is skipped</source>
        <translation>{name} wird übersprungen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>An extra turn</source>
        <translation>Ein Extrazug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Trump!</source>
        <translation>Trumpf!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} lays one down</source>
        <translation>{name} legt einen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>No Trump</source>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name} has none</source>
        <translation>{name} hat keinen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Trumped!</source>
        <translation>Übertrumpft!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Nothing happens</source>
        <translation>Nichts passiert</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>Kept cards are for one’s own turn, while the sand stands still.</source>
        <translation>Aufgehobene Karten spielt man im eigenen Zug, solange der Sand steht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The card counts as soon as nobody trumps it.</source>
        <translation>Die Karte zählt, sobald niemand sie übertrumpft.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>The win does not count</source>
        <translation>Der Sieg gilt nicht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/common_denominator/wording.py"/>
        <source>{name}: Trump!</source>
        <translation>{name}: Trumpf!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/__init__.py"/>
        <source>Match prizes, read the rebus</source>
        <translation>Paare finden, Rebus lesen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/__init__.py"/>
        <source>2 players or teams</source>
        <translation>2 Spieler oder Teams</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/aloud.py"/>
        <source>{thing}: “{words}”.</source>
        <translation>{thing}: „{words}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/aloud.py"/>
        <source>It says: {answer}.</source>
        <translation>Es heißt: {answer}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>name a numbered slide</source>
        <translation>
            <numerusform>nenne einen Schieber</numerusform>
            <numerusform>nennt einen Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>pull out a numbered slide</source>
        <translation>
            <numerusform>zieh einen Schieber heraus</numerusform>
            <numerusform>zieht einen Schieber heraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on to the next game</source>
        <translation>
            <numerusform>weiter zum nächsten Spiel</numerusform>
            <numerusform>weiter zum nächsten Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: name another slide</source>
        <translation>
            <numerusform>zwei Joker: Nenne noch einen Schieber</numerusform>
            <numerusform>zwei Joker: Nennt noch einen Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: pull out another slide</source>
        <translation>
            <numerusform>zwei Joker: Zieh noch einen Schieber</numerusform>
            <numerusform>zwei Joker: Zieht noch einen Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>name a second slide</source>
        <translation>
            <numerusform>nenne einen zweiten Schieber</numerusform>
            <numerusform>nennt einen zweiten Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>pull out a second slide</source>
        <translation>
            <numerusform>zieh einen zweiten Schieber</numerusform>
            <numerusform>zieht einen zweiten Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on: name a numbered slide</source>
        <translation>
            <numerusform>weiter geht’s: Nenne einen Schieber</numerusform>
            <numerusform>weiter geht’s: Nennt einen Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>go on: pull out a numbered slide</source>
        <translation>
            <numerusform>weiter geht’s: Zieh einen Schieber</numerusform>
            <numerusform>weiter geht’s: Zieht einen Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>see who has won</source>
        <translation>
            <numerusform>schau, wer gewonnen hat</numerusform>
            <numerusform>schaut, wer gewonnen hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>put the slides back</source>
        <translation>
            <numerusform>schieb die Schieber zurück</numerusform>
            <numerusform>schiebt die Schieber zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>take a prize from the other rack</source>
        <translation>
            <numerusform>nimm einen Preis vom anderen Ständer</numerusform>
            <numerusform>nehmt einen Preis vom anderen Ständer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>take {takes} prizes from the other rack, one after the other</source>
        <translation>
            <numerusform>nimm nacheinander {takes} Preise vom anderen Ständer</numerusform>
            <numerusform>nehmt nacheinander {takes} Preise vom anderen Ständer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>it’s a match: guess the puzzle, or pass; or first use a Take and take a prize</source>
        <translation>
            <numerusform>ein Paar: Rate das Rätsel, oder passe; oder setz erst ein Nimm ein</numerusform>
            <numerusform>ein Paar: Ratet das Rätsel, oder passt; oder setzt erst ein Nimm ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>it’s a match: guess the puzzle, or pass</source>
        <translation>
            <numerusform>ein Paar: Rate das Rätsel, oder passe</numerusform>
            <numerusform>ein Paar: Ratet das Rätsel, oder passt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>nothing left could match, so the board is clear: make one last guess, or pass</source>
        <translation>
            <numerusform>es passt nichts mehr, das Brett ist frei: Rate ein letztes Mal, oder passe</numerusform>
            <numerusform>es passt nichts mehr, das Brett ist frei: Ratet ein letztes Mal, oder passt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>make the one guess that is left, or pass</source>
        <translation>
            <numerusform>rate das eine Mal, das bleibt, oder passe</numerusform>
            <numerusform>ratet das eine Mal, das bleibt, oder passt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>open the solution slide just enough to judge “{text}”</source>
        <translation>
            <numerusform>öffne den Lösungsschieber gerade so weit, um „{text}“ zu beurteilen</numerusform>
            <numerusform>öffnet den Lösungsschieber gerade so weit, um „{text}“ zu beurteilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>look at the solution and say if “{text}” is right</source>
        <translation>
            <numerusform>sieh die Lösung an und sag, ob „{text}“ stimmt</numerusform>
            <numerusform>seht die Lösung an und sagt, ob „{text}“ stimmt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: name one more slide</source>
        <translation>
            <numerusform>zwei Joker: Nenne einen letzten Schieber</numerusform>
            <numerusform>zwei Joker: Nennt einen letzten Schieber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>two Wild cards: pull out one more slide</source>
        <translation>
            <numerusform>zwei Joker: Zieh einen letzten Schieber</numerusform>
            <numerusform>zwei Joker: Zieht einen letzten Schieber</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/asking.py"/>
        <source>say that the guess counts after all</source>
        <translation>sagt, dass der Tipp doch gilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/called.py"/>
        <source>The solution slide</source>
        <translation>Der Lösungsschieber</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/called.py"/>
        <source>Slide {number}</source>
        <translation>Schieber {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/called.py"/>
        <source>Slide {number}, pulled out: {prize}</source>
        <translation>Schieber {number}, herausgezogen: {prize}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/called.py"/>
        <source>{prize}, {sum}</source>
        <translation>{prize}, {sum}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>nobody can say that; an answer has letters or digits</source>
        <translation>das kann niemand sagen; eine Antwort hat Buchstaben oder Ziffern</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>there are signs in it that cannot be seen; write it in one plain line</source>
        <translation>es enthält unsichtbare Zeichen; schreibt es in eine einfache Zeile</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>an answer has at most {most} signs; make it shorter</source>
        <translation>eine Antwort hat höchstens {most} Zeichen; macht sie kürzer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>a rebus has at most {most} parts; make it shorter</source>
        <translation>ein Rebus hat höchstens {most} Teile; macht ihn kürzer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>{box} is no box inside a thousand by a thousand</source>
        <translation>{box} ist kein Kasten innerhalb von tausend mal tausend</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>{sum} is no whole multiple of {step}</source>
        <translation>{sum} ist kein ganzes Vielfaches von {step}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>{value!r} is in this deck twice</source>
        <translation>{value!r} ist zweimal in diesem Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>a rebus needs parts</source>
        <translation>ein Rebus braucht Teile</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>sounds: checked goes with why: and the reason</source>
        <translation>zu sounds: checked gehört why: mit dem Grund</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/content.py"/>
        <source>the mask is not {many} hexadecimal digits</source>
        <translation>die Maske besteht nicht aus {many} hexadezimalen Ziffern</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/contest.py"/>
        <source>First game: {one} against {other}; number {master} is Master of Ceremonies.</source>
        <translation>Erstes Spiel: {one} gegen {other}; Nummer {master} hat die Spielleitung.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/contest.py"/>
        <source>First game: {one} against {other}.</source>
        <translation>Erstes Spiel: {one} gegen {other}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/contest.py"/>
        <source>Concentration needs two players or two teams.</source>
        <translation>Concentration braucht zwei Spieler oder zwei Teams.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/contest.py"/>
        <source>A Master of Ceremonies needs an odd number of players, so that two equal sides are left.</source>
        <translation>Mit Spielleitung muss die Zahl ungerade sein, damit zwei gleiche Seiten bleiben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>an arrow up</source>
        <translation>ein Pfeil nach oben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>an arrow down</source>
        <translation>ein Pfeil nach unten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>an arrow left</source>
        <translation>ein Pfeil nach links</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>an arrow right</source>
        <translation>ein Pfeil nach rechts</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>somebody mad</source>
        <translation>jemand Wütendes</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>somebody sad</source>
        <translation>jemand Trauriges</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>somebody ill</source>
        <translation>jemand Krankes</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{this} over {that}</source>
        <translation>{this} über {that}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{this} under {that}</source>
        <translation>{this} unter {that}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{this} in {that}</source>
        <translation>{this} in {that}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>an {picture}</source>
        <translation>„{picture}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>a {picture}</source>
        <translation>„{picture}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{thing} without the {letters} at its start</source>
        <translation>{thing} ohne {letters} am Anfang</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{thing} without the {letters} at its end</source>
        <translation>{thing} ohne {letters} am Ende</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{thing}, crossed out</source>
        <translation>{thing}, durchgestrichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{thing}, upside down</source>
        <translation>{thing}, auf dem Kopf</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{picture}</source>
        <translation>„{picture}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the sign for “and”</source>
        <translation>das Zeichen für „and“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{many} times {thing}</source>
        <translation>{many}mal {thing}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>a big {picture}</source>
        <translation>großes „{picture}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>a little {picture}</source>
        <translation>kleines „{picture}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{thing} without the {letters}</source>
        <translation>{thing} ohne {letters}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the letter {sign}</source>
        <translation>der Buchstabe {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the big letter {sign}</source>
        <translation>der große Buchstabe {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the little letter {sign}</source>
        <translation>der kleine Buchstabe {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{many} {pictures}</source>
        <translation>{many} „{pictures}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{many} big {pictures}</source>
        <translation>{many} große „{pictures}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>{many} little {pictures}</source>
        <translation>{many} kleine „{pictures}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the number {sign}</source>
        <translation>die Zahl {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the big number {sign}</source>
        <translation>die große Zahl {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the little number {sign}</source>
        <translation>die kleine Zahl {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the letters {sign}</source>
        <translation>die Buchstaben {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the big letters {sign}</source>
        <translation>die großen Buchstaben {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the little letters {sign}</source>
        <translation>die kleinen Buchstaben {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the word {sign}</source>
        <translation>das Wort {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the big word {sign}</source>
        <translation>das große Wort {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/explain.py"/>
        <source>the little word {sign}</source>
        <translation>das kleine Wort {sign}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>That is too long for a solution.</source>
        <translation>Das ist zu lang für eine Lösung.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>The solution slide stays closed.</source>
        <translation>Der Lösungsschieber bleibt zu.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>The whole solution is showing.</source>
        <translation>Die ganze Lösung ist schon zu sehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <source>First open the solution slide, just enough to see a letter.</source>
        <translation>Öffnet erst den Lösungsschieber, nur einen Buchstaben weit.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/guess.py"/>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>A guess can count after all only until the next card is revealed.</source>
        <translation>Ein Tipp kann nur bis zur nächsten Karte doch noch gelten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>25 slides cover 25 prize cards. Behind them hides a rebus, a puzzle of pictures and letters.</source>
        <translation>25 Schieber bedecken 25 Preise. Dahinter steckt ein Rebus, ein Rätsel aus Bildern und Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Ana pulls out two slides. A seaside trip and a couch: they do not match.</source>
        <translation>Ana zieht zwei Schieber heraus. Ein Ausflug ans Meer und ein Sofa: kein Paar.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>So Ana puts the slides back, and it is Ben’s turn. Remember where everything lies!</source>
        <translation>Also schiebt Ana die Schieber zurück, und Ben ist dran. Merkt euch, wo alles liegt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Ben finds a seaside trip, and he knows where the other one is. That is a match.</source>
        <translation>Ben findet einen Ausflug ans Meer und weiß, wo der andere ist. Das ist ein Paar.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>The pair is Ben’s. After a match he may guess the rebus once. He sees too little, so he passes.</source>
        <translation>Das Paar gehört Ben. Nach einem Paar darf er einmal raten. Er sieht zu wenig und passt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>After a match the turn goes on. A Wild matches everything, so this one plays as a tub.</source>
        <translation>Nach einem Paar geht der Zug weiter. Ein Joker passt zu allem, dieser hier zur Wanne.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>The turn ends only when two prizes do not match: a piano and odd socks.</source>
        <translation>Der Zug endet erst, wenn zwei Preise nicht passen: ein Klavier und zwei Socken.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Two Takes! Ana may take a prize of her choice from Ben’s rack: the seaside trip.</source>
        <translation>Zweimal Nimm! Ana darf sich einen Preis von Bens Ständer aussuchen: den Ausflug ans Meer.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>She passes, goes on, and finds two cars. More and more of the rebus shows.</source>
        <translation>Sie passt, macht weiter und findet zwei Autos. Vom Rebus ist immer mehr zu sehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Now Ana can read it: T, 4, 2. “Tea for two!”</source>
        <translation>Jetzt kann Ana es lesen: T, 4, 2. „Tea for two!“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/howto.py"/>
        <source>Whoever reads the rebus wins the prizes in their rack. After three games the most money wins.</source>
        <translation>Wer den Rebus liest, gewinnt die Preise im eigenen Ständer. Nach drei Spielen siegt das meiste Geld.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/laid.py"/>
        <location filename="../../boardroom/games/concentration/motions.py"/>
        <source>pull to check</source>
        <translation>zum Prüfen ziehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/laid.py"/>
        <location filename="../../boardroom/games/concentration/motions.py"/>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>{letters} letters are taken away, at most {most} may be; find other parts</source>
        <translation>{letters} Buchstaben werden weggenommen, höchstens {most} dürfen es sein; sucht andere Teile</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>read aloud it is {far} a sound away from the answer, at most {near} is near enough; find nearer parts, or write sounds: checked and why:</source>
        <translation>laut gelesen ist es {far} Laute von der Antwort entfernt, höchstens {near} ist nah genug; sucht nähere Teile, oder schreibt sounds: checked und why:</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>only {hiding} of 25 panels hide ink, at least {enough} should; use more parts or bigger things</source>
        <translation>nur {hiding} von 25 Feldern verdecken etwas, mindestens {enough} sollten es sein; nehmt mehr Teile oder größere Dinge</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>the picture {name!r} has no names yet; take one of pictures.yaml, or add it there</source>
        <translation>das Bild {name!r} hat noch keine Namen; nehmt eines aus pictures.yaml, oder ergänzt es dort</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>the picture {name!r} is not drawn; take one of pictures.yaml, or add it there</source>
        <translation>das Bild {name!r} ist nicht gezeichnet; nehmt eines aus pictures.yaml, oder ergänzt es dort</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>nobody knows how this part sounds; print other letters, or write sounds: checked and why:</source>
        <translation>niemand weiß, wie dieser Teil klingt; nehmt andere Buchstaben, oder schreibt sounds: checked und why:</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <location filename="../../boardroom/games/concluzio/lint.py"/>
        <source>there is no picture {name!r}; take the name of another one</source>
        <translation>das Bild {name!r} gibt es nicht; nehmt den Namen eines anderen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>nobody knows how {word!r} sounds; add sounds:</source>
        <translation>niemand weiß, wie {word!r} klingt; ergänzt sounds:</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>{text!r} is also the answer of {other!r}; leave one of them out</source>
        <translation>{text!r} ist auch die Antwort von {other!r}; lasst eines davon weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>{picture} is not called {name!r}; take one of {names}</source>
        <translation>{picture} heißt nicht {name!r}; nehmt einen von {names}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>there is more than one &amp; in it; print AND, or find another part</source>
        <translation>es enthält mehr als ein &amp;; schreibt AND, oder sucht einen anderen Teil</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>{word!r} is a word of the answer; show something that only sounds like it</source>
        <translation>{word!r} ist ein Wort der Antwort; zeigt etwas, das nur so klingt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>{word!r} is on the list of words not for children; choose another</source>
        <translation>{word!r} steht auf der Liste der Wörter, die nichts für Kinder sind; wählt ein anderes</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/lint.py"/>
        <source>nobody knows how {word!r} sounds; write sounds: checked and why:</source>
        <translation>niemand weiß, wie {word!r} klingt; schreibt sounds: checked und why:</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Who judges a guess</source>
        <translation>Wer über einen Tipp urteilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A guess that is nearly right</source>
        <translation>Ein Tipp, der fast stimmt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>After a wrong guess</source>
        <translation>Nach einem falschen Tipp</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A match is</source>
        <translation>Ein Match geht über</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The sum, for “first to a sum of money”</source>
        <translation>Die Summe, für „wer zuerst eine Summe hat“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Who starts the later games</source>
        <translation>Wer die späteren Spiele beginnt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The 25 cards</source>
        <translation>Die 25 Karten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A pair of Take cards</source>
        <translation>Zwei Nimm-Karten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Pulling two slides</source>
        <translation>Zwei Schieber ziehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Prizes that do not match stay in sight</source>
        <translation>Preise, die nicht passen, bleiben sichtbar</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Stopping after a match</source>
        <translation>Aufhören nach einem Paar</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Time for each slide and each guess</source>
        <translation>Zeit für jeden Schieber und jeden Tipp</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Twice as long, where the time is limited.</source>
        <translation>Doppelt so lange, wo die Zeit begrenzt ist.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Short: one game</source>
        <translation>Kurz: ein Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Normal: three games</source>
        <translation>Normal: drei Spiele</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Long: five games</source>
        <translation>Lang: fünf Spiele</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A Master of Ceremonies when three or five play, else the game</source>
        <translation>Zu dritt oder zu fünft die Spielleitung, sonst das Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Always the game; with three or five, one side has a player more</source>
        <translation>Immer das Spiel; zu dritt oder fünft hat eine Seite jemanden mehr</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>A Master of Ceremonies, changing every game (three, five or seven players)</source>
        <translation>Eine Spielleitung, jedes Spiel neu (zu dritt, fünft oder siebt)</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The other side, letter by letter on the solution slide</source>
        <translation>Die andere Seite, Buchstabe für Buchstabe am Lösungsschieber</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The other side is asked: count it?</source>
        <translation>Die andere Seite wird gefragt: Gilt das?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Counts</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The other side opens the solution slide and decides</source>
        <translation>Die andere Seite öffnet den Lösungsschieber und entscheidet</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Nothing of the solution is shown</source>
        <translation>Von der Lösung ist nichts zu sehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Its first letter shows until the next slide is pulled</source>
        <translation>Der erste Buchstabe ist bis zum nächsten Schieber zu sehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Three games; most money wins</source>
        <translation>Drei Spiele; das meiste Geld gewinnt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Five games; most money wins</source>
        <translation>Fünf Spiele; das meiste Geld gewinnt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>First to win two games</source>
        <translation>Wer zuerst zwei Spiele gewinnt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>First to a sum of money</source>
        <translation>Wer zuerst eine Summe hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>$10,000</source>
        <translation>10.000 $</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>$5,000</source>
        <translation>5.000 $</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>$20,000</source>
        <translation>20.000 $</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Rack number 1 starts every game</source>
        <translation>Ständer 1 beginnt jedes Spiel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>The sides take turns</source>
        <translation>Die Seiten wechseln sich ab</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Whoever lost the game before</source>
        <translation>Wer das letzte Spiel verloren hat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>10 prizes, 3 Wild, a pair of Takes</source>
        <translation>10 Preise, 3 Joker, zwei Nimm</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>9 prizes, 3 Wild, two pairs of Takes, red and green</source>
        <translation>9 Preise, 3 Joker, zwei Paar Nimm, rot und grün</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>11 prizes, 3 Wild</source>
        <translation>11 Preise, 3 Joker</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>12 prizes, 1 Wild</source>
        <translation>12 Preise, 1 Joker</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Take a prize from the other rack at once</source>
        <translation>Sofort einen Preis vom anderen Ständer nehmen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Keep it, and take a prize after a later match</source>
        <translation>Aufheben und nach einem späteren Paar einen Preis nehmen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Means nothing</source>
        <translation>Bedeuten nichts</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>See the first prize, then choose the second slide</source>
        <translation>Den ersten Preis sehen, dann den zweiten Schieber wählen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Name both numbers first</source>
        <translation>Erst beide Nummern nennen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Until the slides are put back, at least 2 seconds</source>
        <translation>Bis die Schieber zurück sind, mindestens 2 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>2 seconds</source>
        <translation>2 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>4 seconds</source>
        <translation>4 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>8 seconds</source>
        <translation>8 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>No: a turn ends only when two prizes do not match</source>
        <translation>Nein: Ein Zug endet erst, wenn zwei Preise nicht passen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/options.py"/>
        <source>15 seconds</source>
        <translation>15 Sekunden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>a part is exactly one of picture, letter, number, text or place; this has {found}</source>
        <translation>ein Teil ist genau eines von picture, letter, number, text oder place; dieser hat {found}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>letter: {letter!r} is not one capital letter from A to Z</source>
        <translation>letter: {letter!r} ist kein einzelner Großbuchstabe von A bis Z</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>number: {number!r} is not a whole number of at most four digits</source>
        <translation>number: {number!r} ist keine ganze Zahl mit höchstens vier Ziffern</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>text: {text!r} is not printed in at most ten capitals</source>
        <translation>text: {text!r} steht nicht in höchstens zehn Großbuchstaben da</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>this and that go with place: over, under or in</source>
        <translation>this und that gehören zu place: over, under oder in</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>place goes with two groups of parts, this: [...] and that: [...]</source>
        <translation>zu place gehören zwei Gruppen von Teilen, this: [...] und that: [...]</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>there are more than {most} parts on one side of a place</source>
        <translation>auf einer Seite von place sind mehr als {most} Teile</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>place: in needs one single part in that: what the others lie in</source>
        <translation>place: in braucht in that einen einzigen Teil: das, worin die anderen liegen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>times: {times} is not between 1 and {most}</source>
        <translation>times: {times} liegt nicht zwischen 1 und {most}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>place stands alone; change the parts inside it</source>
        <translation>place steht allein; ändert die Teile darin</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>name says which name of a picture is meant, so it needs picture</source>
        <translation>name sagt, welcher Name eines Bildes gemeint ist, und braucht darum picture</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>a part is exactly one of picture, letter, number, text or place; this is none of them</source>
        <translation>ein Teil ist genau eines von picture, letter, number, text oder place; dieser ist keines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>a place cannot lie inside another</source>
        <translation>place kann nicht in einem anderen place liegen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>{field}: {letters!r} is not in capital letters</source>
        <translation>{field}: {letters!r} steht nicht in Großbuchstaben da</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>{field}: {letters!r} takes away more than {most} letters</source>
        <translation>{field}: {letters!r} nimmt mehr als {most} Buchstaben weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/parts.py"/>
        <source>{field} takes letters from the name of a picture only</source>
        <translation>{field} nimmt nur vom Namen eines Bildes Buchstaben weg</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Let everybody see the two prizes first.</source>
        <translation>Lasst erst alle die beiden Preise sehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>The match is over.</source>
        <translation>Das Match ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only the table as a whole can say that a guess counts.</source>
        <translation>Nur der ganze Tisch kann sagen, dass ein Tipp gilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The others are still looking at the puzzle.</source>
        <translation>Die anderen sehen sich das Rätsel noch an.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only the side that made the match may guess.</source>
        <translation>Raten darf nur, wer das Paar gefunden hat.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>This last guess is the other side’s.</source>
        <translation>Dieser letzte Tipp gehört der anderen Seite.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>An answer out of turn does not count.</source>
        <translation>Wer nicht dran ist, dessen Antwort gilt nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The Master of Ceremonies is judging a guess.</source>
        <translation>Die Spielleitung urteilt über einen Tipp.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The other side is judging the guess.</source>
        <translation>Die andere Seite urteilt über den Tipp.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The Master of Ceremonies does not play.</source>
        <translation>Die Spielleitung spielt nicht mit.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>It is the other side’s turn.</source>
        <translation>Die andere Seite ist dran.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>This game is still being played.</source>
        <translation>Dieses Spiel läuft noch.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>First put the two slides back.</source>
        <translation>Erst kommen die beiden Schieber zurück.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First take a prize from the other rack.</source>
        <translation>Nimm erst einen Preis vom anderen Ständer.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First guess the puzzle, or pass.</source>
        <translation>Erst wird geraten oder gepasst.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>First say whether the guess is right.</source>
        <translation>Sagt erst, ob der Tipp stimmt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>This game is over; go on to the next.</source>
        <translation>Dieses Spiel ist vorbei; weiter zum nächsten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>A guess comes right after a match, before the next slide.</source>
        <translation>Geraten wird gleich nach einem Paar, vor dem nächsten Schieber.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>First pull out a second slide.</source>
        <translation>Zieh erst einen zweiten Schieber.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>All slides are in place.</source>
        <translation>Alle Schieber sind an ihrem Platz.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only a pair of Take cards takes a prize.</source>
        <translation>Nur zwei Nimm-Karten nehmen einen Preis.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>The solution slide stays closed until there is a guess.</source>
        <translation>Der Lösungsschieber bleibt zu, bis jemand rät.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>There is no guess to judge.</source>
        <translation>Es gibt keinen Tipp zu beurteilen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Pull out a numbered slide.</source>
        <translation>Zieh einen Schieber mit Nummer.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>Only a match earns a guess.</source>
        <translation>Raten darf man nur nach einem Paar.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/refusing.py"/>
        <source>There is no Take to use.</source>
        <translation>Es gibt kein Nimm einzusetzen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>Game {game} is dealt.</source>
        <translation>Spiel {game} ist ausgeteilt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} uncovers a pair of Takes.</source>
        <translation>
            <numerusform>{who} deckt ein Paar Nimm-Karten auf.</numerusform>
            <numerusform>{who} decken ein Paar Nimm-Karten auf.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>No match: the slides go back.</source>
        <translation>Kein Paar: Die Schieber kommen zurück.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} wins {prize}, {sum}.</source>
        <translation>
            <numerusform>{who} gewinnt {prize}, {sum}.</numerusform>
            <numerusform>{who} gewinnen {prize}, {sum}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} keeps a Take for later.</source>
        <translation>
            <numerusform>{who} hebt ein Nimm auf.</numerusform>
            <numerusform>{who} heben ein Nimm auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} plays a Take, but there is nothing to take.</source>
        <translation>
            <numerusform>{who} spielt ein Nimm, aber es gibt nichts zu nehmen.</numerusform>
            <numerusform>{who} spielen ein Nimm, aber es gibt nichts zu nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} takes {prize}, {sum}, from {others}’s rack.</source>
        <translation>{who} nimmt {prize}, {sum}, vom Ständer von {others}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} guesses “{text}”.</source>
        <translation>{who} rät „{text}“.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} makes no guess.</source>
        <translation>{who} rät nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>No two cards match any more: the rest comes off.</source>
        <translation>Es passt nichts mehr: Der Rest kommt weg.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>“{solution}”: {who} wins {sum}.</source>
        <translation>
            <numerusform>„{solution}“: {who} gewinnt {sum}.</numerusform>
            <numerusform>„{solution}“: {who} gewinnen {sum}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>Nobody reads “{solution}”: a draw.</source>
        <translation>Niemand liest „{solution}“: unentschieden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} pulls out slide {panel}: {card}.</source>
        <translation>{who} zieht Schieber {panel}: {card}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>The solution shows one letter more.</source>
        <translation>Die Lösung zeigt einen Buchstaben mehr.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} has seen enough.</source>
        <translation>{who} hat genug gesehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>It is right.</source>
        <translation>Das stimmt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>It is not right.</source>
        <translation>Das stimmt nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/retelling.py"/>
        <source>{who} calls number {panel}.</source>
        <translation>{who} nennt die Nummer {panel}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/rules.py"/>
        <source>No prize deck in the box has the {prizes} prizes that are needed.</source>
        <translation>Kein Preisstapel in der Schachtel hat die {prizes} nötigen Preise.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/rules.py"/>
        <source>There is no puzzle in the box.</source>
        <translation>In der Schachtel ist kein Rätsel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/rules.py"/>
        <source>The Master of Ceremonies may have read the solution.</source>
        <translation>Die Spielleitung kann die Lösung gelesen haben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Red Take</source>
        <translation>Nimm rot</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Green Take</source>
        <translation>Nimm grün</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>opens just enough</source>
        <translation>öffnet sich nur ein Stück</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>closed until the end</source>
        <translation>bis zum Ende geschlossen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{sum} for {names}</source>
        <translation>{sum} für {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names}, take a prize from {others}’s rack.</source>
        <translation>
            <numerusform>{names}, nimm einen Preis vom Ständer von {others}.</numerusform>
            <numerusform>{names}, nehmt einen Preis vom Ständer von {others}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} read it and win {sum}!</source>
        <translation>{names} lesen es und gewinnen {sum}!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} reads it and wins {sum}!</source>
        <translation>{names} liest es und gewinnt {sum}!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Then “{text}” counts as right, and the game is won by it.</source>
        <translation>Dann gilt „{text}“ als richtig, und das Spiel ist damit gewonnen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>GAME {game}</source>
        <translation>SPIEL {game}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>GAME {game} OF {games}</source>
        <translation>SPIEL {game} VON {games}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>ONE GAME</source>
        <translation>EIN SPIEL</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>only for your eyes</source>
        <translation>nur für deine Augen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{name} is Master of Ceremonies</source>
        <translation>{name} hat die Spielleitung</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>open while you watch</source>
        <translation>beim Ansehen offen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nobody read it. It says</source>
        <translation>Niemand hat es gelesen. Es heißt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>A match!</source>
        <translation>Ein Paar!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Take!</source>
        <translation>Nimm!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>But the other rack is empty.</source>
        <translation>Aber der andere Ständer ist leer.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names}, take {takes} prizes from {others}’s rack, one after the other.</source>
        <translation>
            <numerusform>{names}, nimm nacheinander {takes} Preise vom Ständer von {others}.</numerusform>
            <numerusform>{names}, nehmt nacheinander {takes} Preise vom Ständer von {others}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nobody read it: a draw.</source>
        <translation>Niemand hat es gelesen: unentschieden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Then the guess counts as right, and the game is won by it.</source>
        <translation>Dann gilt der Tipp als richtig, und das Spiel ist damit gewonnen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>No match</source>
        <translation>Kein Paar</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{name} takes it from {others}’s rack: {sum}.</source>
        <translation>{name} nimmt es vom Ständer von {others}: {sum}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Two Takes.</source>
        <translation>Zweimal Nimm.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Wild!</source>
        <translation>Joker!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>It stands for the other card.</source>
        <translation>Er steht für die andere Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>That was the match.</source>
        <translation>Das war das Match.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names}: no match. Remember what lies there!</source>
        <translation>{names}: kein Paar. Merkt euch, was dort liegt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>One letter more</source>
        <translation>Ein Buchstabe mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{names} puts the slides back.</source>
        <translation>
            <numerusform>{names} schiebt die Schieber zurück.</numerusform>
            <numerusform>{names} schieben die Schieber zurück.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>The best there: {prizes}.</source>
        <translation>Das Beste dort: {prizes}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Last chance</source>
        <translation>Letzte Chance</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>No two cards left can match.</source>
        <translation>Es gibt kein Paar mehr.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{sum}. A Wild stood for its twin, which is still on the board.</source>
        <translation>{sum}. Ein Joker stand für das Gegenstück; das liegt noch auf dem Brett.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{sum} into {names}’s rack.</source>
        <translation>{sum} für {names}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>says {name}</source>
        <translation>sagt {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>“{text}” is not what it says. It begins with {letters}.</source>
        <translation>„{text}“ steht da nicht. Es beginnt mit {letters}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>“{text}” is not what it says.</source>
        <translation>„{text}“ steht da nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>“{text}” comes close.</source>
        <translation>„{text}“ ist nah dran.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>The table says</source>
        <translation>Der Tisch sagt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>Nobody read this one.</source>
        <translation>Diesen hat niemand gelesen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First put back the slides that are out.</source>
        <translation>Erst kommen die Schieber zurück, die draußen sind.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>First the guess has to be judged.</source>
        <translation>Erst wird über den Tipp geurteilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>It is {names}’s turn.</source>
        <translation>{names} ist dran.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/saying.py"/>
        <source>{prize} ({sum})</source>
        <translation>{prize} ({sum})</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>The solution slide opens when a guess is to be judged.</source>
        <translation>Der Lösungsschieber öffnet sich, wenn über einen Tipp geurteilt wird.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>What does it say?</source>
        <translation>Was steht da?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/scene.py"/>
        <source>Prizes stay in their rack; only a pair of Takes can take one.</source>
        <translation>Preise bleiben im Ständer; nur zwei Nimm können einen holen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>Won {sum}</source>
        <translation>Gewonnen: {sum}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>Rack {rack}: {sum}</source>
        <translation>Ständer {rack}: {sum}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>Solution slide</source>
        <translation>Lösungsschieber</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/table_art.py"/>
        <source>no prizes yet</source>
        <translation>noch keine Preise</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>A turn ends only when two prizes do not match.</source>
        <translation>Ein Zug endet erst, wenn zwei Preise nicht passen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>Stopping is for after a match: first pull out two slides.</source>
        <translation>Aufhören geht erst nach einem Paar: Zieh zuerst zwei Schieber.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>The slides that were begun must be finished first.</source>
        <translation>Angefangene Schieber müssen erst fertig gezogen werden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>There is no such prize in the other rack.</source>
        <translation>Diesen Preis gibt es im anderen Ständer nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>The slides are numbered 1 to 25.</source>
        <translation>Die Schieber haben die Nummern 1 bis 25.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>That panel is empty; its cards have been won.</source>
        <translation>Dieses Feld ist leer; seine Karten sind gewonnen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>That slide is out already; choose another.</source>
        <translation>Dieser Schieber ist schon draußen; nimm einen anderen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concentration/turn.py"/>
        <source>That number is named already; choose another.</source>
        <translation>Diese Nummer ist schon genannt; nimm eine andere.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/__init__.py"/>
        <source>Work out your own card</source>
        <translation>Finde deine Karte heraus</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>choose an ability card</source>
        <translation>
            <numerusform>wähle eine Fähigkeitskarte</numerusform>
            <numerusform>wählt eine Fähigkeitskarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>choose a clue card for the player on the left</source>
        <translation>
            <numerusform>wähle eine Hinweiskarte für die Person links</numerusform>
            <numerusform>wählt eine Hinweiskarte für die Person links</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>play two clue cards, one after the other</source>
        <translation>spiel nacheinander zwei Hinweiskarten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>play a second clue card</source>
        <translation>spiel eine zweite Hinweiskarte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>name your secret card: there is no card left to play</source>
        <translation>nenne deine Geheimkarte: Es ist keine Karte mehr zu spielen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>play a clue card, or name your secret card</source>
        <translation>spiel eine Hinweiskarte, oder nenne deine Geheimkarte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>put one more card beneath the deck</source>
        <translation>leg noch eine Karte unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>put two cards beneath the deck, one after the other</source>
        <translation>leg nacheinander zwei Karten unter den Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/asking.py"/>
        <source>keep notes, or arrange the piles</source>
        <translation>notiere etwas, oder ordne die Stapel</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>{colour} {shape} {number}</source>
        <translation>{shape} {number}, {colour}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a cross</source>
        <translation>ein Kreuz</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>solid circle</source>
        <translation>voller Kreis</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a solid circle</source>
        <translation>ein voller Kreis</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>hollow circle</source>
        <translation>hohler Kreis</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a hollow circle</source>
        <translation>ein hohler Kreis</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>solid square</source>
        <translation>volles Quadrat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a solid square</source>
        <translation>ein volles Quadrat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>hollow square</source>
        <translation>hohles Quadrat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a hollow square</source>
        <translation>ein hohles Quadrat</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>solid triangle</source>
        <translation>volles Dreieck</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a solid triangle</source>
        <translation>ein volles Dreieck</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>hollow triangle</source>
        <translation>hohles Dreieck</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a hollow triangle</source>
        <translation>ein hohles Dreieck</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>r</source>
        <translation>r</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>g</source>
        <translation>g</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>p</source>
        <translation>l</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>bl</source>
        <translation>s</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>o</source>
        <translation>o</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>y</source>
        <translation>ge</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a {number}</source>
        <translation>eine {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>an {thing}</source>
        <translation>{thing}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/attributes.py"/>
        <source>a {thing}</source>
        <translation>{thing}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/bots.py"/>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/called.py"/>
        <source>Number {number}</source>
        <translation>Zahl {number}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/called.py"/>
        <source>Shape: {shape}</source>
        <translation>Form: {shape}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Double Speed</source>
        <translation>Doppeltempo</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>Deduction</source>
        <translation>Nachfrage</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <source>Second Chance</source>
        <translation>Zweite Chance</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/cards.py"/>
        <source>Number One</source>
        <translation>Nummer eins</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>a deck has {wanted} {field}, not {given}; give {wanted}</source>
        <translation>ein Stapel hat {wanted} {field}, nicht {given}; gebt {wanted} an</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>{ink!r} is no colour; write it like &apos;#e5383b&apos;</source>
        <translation>{ink!r} ist keine Farbe; schreibt sie wie &apos;#e5383b&apos;</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>there is no shape {name!r}; it is none of {known}</source>
        <translation>die Form {name!r} gibt es nicht; sie ist keine von {known}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>there is no colour {name!r}; it is none of {known}</source>
        <translation>die Farbe {name!r} gibt es nicht; sie ist keine von {known}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>{card!r} is card {number} already; change one of them</source>
        <translation>{card!r} ist schon Karte {number}; ändert eine davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>{value!r} is also number {number} of the {field}; change one of them</source>
        <translation>{value!r} ist auch Nummer {number} von {field}; ändert eines davon</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>it shares {one} and {two} with card {number} ({card}); two cards share one attribute at most</source>
        <translation>sie hat {one} und {two} mit Karte {number} gemeinsam ({card}); zwei Karten haben höchstens ein Merkmal gemeinsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>{letter!r} is not one or two letters</source>
        <translation>{letter!r} ist nicht ein Buchstabe oder zwei</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>the {field} is empty; give one</source>
        <translation>{field} ist leer; schreibt etwas hin</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/content.py"/>
        <source>{number} is not a number from 1 to {most}</source>
        <translation>{number} ist keine Zahl von 1 bis {most}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/dealing.py"/>
        <source>There are four ability cards: five or six play without them.</source>
        <translation>Es gibt vier Fähigkeitskarten: Zu fünft oder sechst spielt man ohne.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Everybody holds one card backwards: all can see it but its owner. Which card is it?</source>
        <translation>Alle halten eine Karte verkehrt herum: Jeder sieht sie, nur man selbst nicht. Welche ist es?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>We look over Ana’s shoulder. She sees Ben’s and Mia’s secret cards, but not her own.</source>
        <translation>Wir schauen Ana über die Schulter. Sie sieht die Geheimkarten von Ben und Mia, ihre eigene nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>First a clue for the player on the left. Ben’s card is a 3, so Ana gives him a 3.</source>
        <translation>Zuerst ein Hinweis für die Person links. Bens Karte ist eine 3, also gibt Ana ihm eine 3.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ben and Mia choose, too. Then all clues are turned up, one after the other.</source>
        <translation>Auch Ben und Mia wählen. Dann werden alle Hinweise aufgedeckt, einer nach dem anderen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Mia’s clue, a green triangle 7, lies at Yes: Ana’s card is green, or a triangle, or a 7.</source>
        <translation>Mias Hinweis, ein grünes Dreieck 7, liegt bei Ja: Anas Karte ist grün, ein Dreieck oder eine 7.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Two cards have one thing in common, or nothing at all. Never two things. That is the key!</source>
        <translation>Zwei Karten haben eines gemeinsam oder gar nichts. Nie zweierlei. Das ist der Schlüssel!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ana plays a purple circle 5. Ben, on her left, sees her card and says Yes. She draws a card.</source>
        <translation>Ana spielt einen lila Kreis 5. Ben, links von ihr, sieht ihre Karte und sagt Ja. Sie zieht eine Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ben and Mia play. What lies on the table cannot be Ana’s card, so she watches that too.</source>
        <translation>Ben und Mia spielen. Was auf dem Tisch liegt, kann nicht Anas Karte sein: Auch darauf achtet sie.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ana plays a black square 5. Ben says No: her card is not black, no solid square and no 5.</source>
        <translation>Ana spielt ein schwarzes Quadrat 5. Ben sagt Nein: nicht schwarz, kein volles Quadrat, keine 5.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Ben and Mia play, and Ana crosses it out on her sheet. So it was not the 5 that got a Yes.</source>
        <translation>Ben und Mia spielen, und Ana streicht das auf ihrem Blatt durch. Das Ja galt also nicht der 5.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>The hollow circles 4 and 7 lie on the table, the purple 7 is in her hand. One card is left!</source>
        <translation>Die hohlen Kreise 4 und 7 liegen auf dem Tisch, die lila 7 hält sie. Eine Karte bleibt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/howto.py"/>
        <source>Instead of playing a card Ana names it: “Purple triangle 1!” She wins. Whoever is wrong is out of the game.</source>
        <translation>Statt eine Karte zu spielen, nennt Ana ihre: „Dreieck 1, lila!“ Sie gewinnt. Wer sich irrt, scheidet aus.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s YES</source>
        <translation>JA von {name}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s YES: shares one</source>
        <translation>JA von {name}: eins gemeinsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>NO: shares nothing</source>
        <translation>NEIN: nichts gemeinsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>HAND</source>
        <translation>HAND</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>YES</source>
        <translation>JA</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>NO</source>
        <translation>NEIN</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>From the first turn on</source>
        <translation>Ab dem ersten Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>Once: cross · twice: ring</source>
        <translation>Einmal: Kreuz · nochmal: Ring</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{name}’s card is …</source>
        <translation>Die Karte von {name} ist …</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>The clue for {name} goes here</source>
        <translation>Leg den Hinweis für {name} hierher</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} possible</source>
        <translation>
            <numerusform>{n} möglich</numerusform>
            <numerusform>{n} möglich</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>{n} of {all} still possible</source>
        <translation>
            <numerusform>noch {n} von {all} möglich</numerusform>
            <numerusform>noch {n} von {all} möglich</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>wins!</source>
        <translation>gewinnt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>clue chosen</source>
        <translation>Hinweis gewählt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>ability hidden</source>
        <translation>Fähigkeit verdeckt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/laid.py"/>
        <source>ability used</source>
        <translation>Fähigkeit benutzt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{name} names a card</source>
        <translation>{name} nennt eine Karte</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Wrong!</source>
        <translation>Falsch!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Something in common</source>
        <translation>Etwas gemeinsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Nothing in common</source>
        <translation>Nichts gemeinsam</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{giver}’s clue for {taker}</source>
        <translation>Hinweis von {giver} für {taker}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>says {name}: a second chance</source>
        <translation>sagt {name}: eine zweite Chance</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{name} asks: {attribute}?</source>
        <translation>{name} fragt: {attribute}?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>The cards are dealt</source>
        <translation>Die Karten sind verteilt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Yes!</source>
        <translation>Ja!</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{attributes} are wrong</source>
        <translation>
            <numerusform>{attributes} stimmt nicht</numerusform>
            <numerusform>{attributes} stimmen nicht</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>the last one in the game</source>
        <translation>allein übrig</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>the card: {card}</source>
        <translation>die Karte: {card}</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{name} has a clue ready</source>
        <translation>{name} hat einen Hinweis bereit</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>{name} plays two cards</source>
        <translation>{name} spielt zwei Karten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/motions.py"/>
        <source>Out of the game</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Ability cards</source>
        <translation>Fähigkeitskarten</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>The game crosses out what cannot be</source>
        <translation>Das Spiel streicht, was nicht sein kann</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Time for each turn</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Crossing out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>The game crosses out what cannot be.</source>
        <translation>Das Spiel streicht, was nicht sein kann.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Short: 60 seconds a turn</source>
        <translation>Kurz: 60 Sekunden je Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Normal: 120 seconds a turn</source>
        <translation>Normal: 120 Sekunden je Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Long: all the time you need</source>
        <translation>Lang: so viel Zeit, wie ihr braucht</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Played without them</source>
        <translation>Wir spielen ohne</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>One each by chance, face up (up to four players)</source>
        <translation>Je eine zufällig, offen (bis zu viert)</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>One each by chance, hidden until it is used</source>
        <translation>Je eine zufällig, verdeckt bis zum Einsatz</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Everybody chooses one before the cards are dealt</source>
        <translation>Alle wählen eine, bevor die Karten verteilt werden</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>Everybody has a sheet to tick, for their own eyes</source>
        <translation>Alle haben ein Blatt zum Ankreuzen, nur für sich</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>No notes: heads only</source>
        <translation>Keine Notizen: nur im Kopf</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/options.py"/>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The time is not up yet.</source>
        <translation>Die Zeit ist noch nicht um.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>Only the players themselves can do that.</source>
        <translation>Das können nur die Spielenden selbst.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>This player is out of the game.</source>
        <translation>Dieser Platz ist ausgeschieden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The clue is chosen already; now the others choose theirs.</source>
        <translation>Der Hinweis ist schon gewählt; jetzt wählen die anderen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>First everybody chooses an ability card.</source>
        <translation>Erst wählen alle eine Fähigkeitskarte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>First everybody gives a starting clue.</source>
        <translation>Erst geben alle einen ersten Hinweis.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>First two cards go beneath the deck.</source>
        <translation>Erst kommen zwei Karten unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>Double Speed is in use: play the second card first.</source>
        <translation>Doppeltempo läuft: Spiel erst die zweite Karte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The starting clues have been given.</source>
        <translation>Die ersten Hinweise sind gegeben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>Cards go beneath the deck only after a Second Chance.</source>
        <translation>Unter den Stapel kommen Karten nur nach einer Zweiten Chance.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>The ability cards have been given out.</source>
        <translation>Die Fähigkeitskarten sind verteilt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/refusing.py"/>
        <source>This family plays without notes.</source>
        <translation>Hier wird ohne Notizen gespielt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} takes the ability {ability}.</source>
        <translation>{who} nimmt die Fähigkeit {ability}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>The cards are dealt; {who} will start.</source>
        <translation>Die Karten sind verteilt; {who} beginnt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} has chosen a starting clue.</source>
        <translation>{who} hat einen ersten Hinweis gewählt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{giver} gives {taker} the clue {card}: {answer}.</source>
        <translation>{giver} gibt {taker} den Hinweis {card}: {answer}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} uses Double Speed.</source>
        <translation>{who} nutzt Doppeltempo.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} plays {card}: {answer}.</source>
        <translation>{who} spielt die Karte {card}: {answer}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} names {guess}, and is wrong.</source>
        <translation>{who} nennt die Karte {guess}, und das ist falsch.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} has a second chance.</source>
        <translation>{who} hat eine zweite Chance.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} asks {other} whether it is {value}: {answer}.</source>
        <translation>{who} fragt {other}: {value}? {answer}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} is out; the secret card: {card}.</source>
        <translation>{who} ist ausgeschieden; die Geheimkarte: {card}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} wins.</source>
        <translation>{who} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} puts a pile in order.</source>
        <translation>{who} ordnet einen Stapel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} ticks something on the sheet.</source>
        <translation>{who} macht ein Zeichen auf dem Blatt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} puts a card under the deck.</source>
        <translation>{who} legt eine Karte unter den Stapel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} names {guess}, and is right.</source>
        <translation>{who} nennt die Karte {guess}, und das stimmt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/retelling.py"/>
        <source>{who} is the last one in the game, and wins.</source>
        <translation>{who} ist allein übrig und gewinnt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/rules.py"/>
        <source>All have seen the secret cards of the others, so nobody can take another’s.</source>
        <translation>Alle haben die Geheimkarten der anderen gesehen, also kann niemand tauschen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/rules.py"/>
        <source>There is no deck of clue cards in the box.</source>
        <translation>In der Schachtel sind keine Hinweiskarten.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, is it this one: {card}? A wrong guess uses up your Second Chance!</source>
        <translation>{name}, ist es diese: {card}? Ein Irrtum kostet deine Zweite Chance!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, is it this one: {card}? A wrong guess puts you out!</source>
        <translation>{name}, ist es diese: {card}? Bei einem Irrtum scheidest du aus!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} is next.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>That is it!</source>
        <translation>Das ist sie!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, choose one of your framed YES cards to ask about.</source>
        <translation>{name}, wähle eine deiner gerahmten JA-Karten, um nachzufragen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>That is {name}’s own card: only the others know it.</source>
        <translation>Das ist die eigene Karte von {name}: Nur die anderen kennen sie.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name} holds a card that has something in common with {other}’s: give such a one.</source>
        <translation>{name} hält eine Karte, die etwas mit der von {other} gemeinsam hat: Gib so eine.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, choose a clue card to play, or name your secret card.</source>
        <translation>{name}, spiel eine Hinweiskarte, oder nenne deine Geheimkarte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, what do you want to ask {other}? Choose the card again to go back.</source>
        <translation>{name}, was willst du {other} fragen? Wähl die Karte noch einmal, um zurückzugehen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, no card is left to play: name your secret card.</source>
        <translation>{name}, es ist keine Karte mehr zu spielen: Nenne deine Geheimkarte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{names}: a clue card for the player on the left.</source>
        <translation>{names}: eine Hinweiskarte für die Person links.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>I know it!</source>
        <translation>Ich weiß es!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{name}, choose the {attributes}.</source>
        <translation>{name}, wähle noch: {attributes}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>That card shares nothing, so every answer about it is No.</source>
        <translation>Diese Karte hat nichts gemeinsam, also ist jede Antwort Nein.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>The starting clue was given, not played: it cannot be asked about.</source>
        <translation>Der erste Hinweis war ein Geschenk: Nach ihm lässt sich nicht fragen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>The clue is chosen; the others choose theirs.</source>
        <translation>Der Hinweis ist gewählt; die anderen wählen noch.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/scene.py"/>
        <source>{attribute}?</source>
        <translation>{attribute}?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name}, give {other} a clue that shares something with {other}’s secret card.</source>
        <translation>{name}, gib {other} einen Hinweis, der etwas mit der Geheimkarte von {other} gemeinsam hat.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} wins! The card: {card}.</source>
        <translation>{name} gewinnt! Die Karte: {card}.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name}, give {other} any clue: no card shares anything with {other}’s secret card.</source>
        <translation>{name}, gib {other} irgendeinen Hinweis: Keine Karte hat etwas mit der Geheimkarte von {other} gemeinsam.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} wins: the last one in the game!</source>
        <translation>{name} gewinnt: Sonst ist niemand mehr im Spiel!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{giver} gives {taker} a clue.</source>
        <translation>{giver} gibt {taker} einen Hinweis.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} asks, {other} answers.</source>
        <translation>{name} fragt, {other} antwortet.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} asks {other}: is it {attribute}?</source>
        <translation>{name} fragt {other}: {attribute}?</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} names the secret card.</source>
        <translation>{name} nennt die Geheimkarte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{other} tells {name} what is wrong.</source>
        <translation>{other} sagt {name}, was nicht stimmt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name} is out of the game.</source>
        <translation>{name} ist ausgeschieden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/spoken.py"/>
        <source>{name}’s time is up: the game acts.</source>
        <translation>{name}: Die Zeit ist um, das Spiel handelt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Once: play two clue cards in a row.</source>
        <translation>Einmal: zwei Hinweiskarten nacheinander spielen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Once: ask about one attribute of a card you played.</source>
        <translation>Einmal: nach einem Merkmal einer gespielten Karte fragen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Once: a wrong guess is not the end.</source>
        <translation>Einmal: Ein Irrtum ist nicht das Ende.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>Go first, with a card more than the others.</source>
        <translation>Fang an, mit einer Karte mehr als die anderen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>to draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/table_art.py"/>
        <source>no cards left</source>
        <translation>keine Karten mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name}: {n} cards still possible.</source>
        <translation>
            <numerusform>{name}: noch {n} Karte möglich.</numerusform>
            <numerusform>{name}: noch {n} Karten möglich.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} named it as soon as it was certain.</source>
        <translation>{name} hat sie genannt, sobald sie sicher war.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} dared: {n} cards were still possible.</source>
        <translation>
            <numerusform>{name} hat es gewagt: Noch {n} Karte war möglich.</numerusform>
            <numerusform>{name} hat es gewagt: Noch {n} Karten waren möglich.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} would have known it next turn!</source>
        <translation>{name} hätte sie im nächsten Zug gekannt!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name}: nothing known yet.</source>
        <translation>{name}: noch nichts bekannt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>{name} could have known it from turn {turn} on!</source>
        <translation>{name} hätte sie ab Zug {turn} kennen können!</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>How many cards were still possible</source>
        <translation>Wie viele Karten noch möglich waren</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/trail_art.py"/>
        <source>turn by turn</source>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>{ability} is not this player’s ability card.</source>
        <translation>{ability} ist hier nicht die Fähigkeitskarte.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Somebody has taken that ability card already.</source>
        <translation>Diese Fähigkeitskarte ist schon vergeben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Another card of the hand has something in common with that secret card: give such a one.</source>
        <translation>Eine andere Karte der Hand hat etwas mit dieser Geheimkarte gemeinsam: Gib so eine.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Numbers, shapes and colours are counted from 1 to 7.</source>
        <translation>Zahlen, Formen und Farben zählen von 1 bis 7.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Double Speed takes two cards in the hand.</source>
        <translation>Doppeltempo braucht zwei Karten auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Double Speed is in use already.</source>
        <translation>Doppeltempo läuft schon.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>With an empty hand the secret card must be named.</source>
        <translation>Mit leerer Hand muss die Geheimkarte genannt werden.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>The starting clue was given, not played.</source>
        <translation>Der erste Hinweis war gegeben, nicht gespielt.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Deduction asks about a card that this player has played.</source>
        <translation>Die Nachfrage gilt einer Karte, die man selbst gespielt hat.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>There are seven of each on the sheet.</source>
        <translation>Auf dem Blatt stehen je sieben.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>Only cards of one’s own Yes and No piles can be arranged.</source>
        <translation>Ordnen lassen sich nur die eigenen Ja- und Nein-Stapel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>That pile has no such place.</source>
        <translation>Diesen Platz hat der Stapel nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>That card is not in this player’s hand.</source>
        <translation>Diese Karte ist nicht auf der Hand.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/concluzio/turn.py"/>
        <source>{ability} has been used; it works once a game.</source>
        <translation>{ability} ist schon benutzt; das geht einmal im Spiel.</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/nullgame/__init__.py"/>
        <source>Say done</source>
        <translation>Sagt „fertig“</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/nullgame/__init__.py"/>
        <source>1–8 players</source>
        <translation>1–8 Spieler</translation>
    </message>
    <message>
        <location filename="../../boardroom/games/nullgame/retelling.py"/>
        <source>{who} says done.</source>
        <translation>{who} sagt „fertig“.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../boardroom/games/nullgame/rules.py"/>
        <source>say done</source>
        <translation>
            <numerusform>sag „fertig“</numerusform>
            <numerusform>sagt „fertig“</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../boardroom/games/nullgame/scene.py"/>
        <source>That is all.</source>
        <translation>Das ist alles.</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/prompt.py"/>
        <source>{names} &amp; {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/prompt.py"/>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/theme.py"/>
        <source>coral</source>
        <translation>koralle</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/theme.py"/>
        <source>turquoise</source>
        <translation>türkis</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/theme.py"/>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/theme.py"/>
        <source>amber</source>
        <translation>bernstein</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/theme.py"/>
        <source>sky</source>
        <translation>himmelblau</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/theme.py"/>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/touch.py"/>
        <source>It does not belong there. Carry it to a place that lights up.</source>
        <translation>Das gehört nicht dorthin. Trag es an eine Stelle, die aufleuchtet.</translation>
    </message>
    <message>
        <location filename="../../boardroom/stage/view.py"/>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>{where}: the game was cut off before it began</source>
        <translation>{where}: Das Spiel brach ab, bevor es begann</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>{where}: this is not a saved game ({why})</source>
        <translation>{where}: Das ist kein Spielstand ({why})</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>{where}: this line is damaged ({why})</source>
        <translation>{where}: Diese Zeile ist beschädigt ({why})</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/journal.py"/>
        <source>The game cannot be saved in {folder} ({why}). Play on; it is tried again.</source>
        <translation>Das Spiel lässt sich nicht in {folder} sichern ({why}). Spielt weiter; es wird wieder versucht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/saves.py"/>
        <source>{where}: this game is not there any more</source>
        <translation>{where}: Dieses Spiel gibt es nicht mehr</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/saves.py"/>
        <source>That game is open in another window already.</source>
        <translation>Dieses Spiel ist schon in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/table.py"/>
        <source>That showed something, so it cannot be taken back.</source>
        <translation>Das hat etwas verraten und lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/table.py"/>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/table.py"/>
        <source>There is no such seat at this table.</source>
        <translation>Diesen Platz gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <location filename="../../boardroom/table/table.py"/>
        <source>Only two people can change places.</source>
        <translation>Nur zwei Menschen können die Plätze tauschen.</translation>
    </message>
</context>
</TS>
