<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ApocalypseRoad</name>
    <message>
        <source>Grid position {position}: which car comes out of the bag?</source>
        <translation>Startplatz {position}: Welches Auto kommt aus dem Beutel?</translation>
    </message>
    <message>
        <source>{team}: which car from the reserve goes to the chute?</source>
        <translation>{team}: Welches Auto kommt aus der Reserve in die Schleuse?</translation>
    </message>
    <message>
        <source>{team}: which car is activated?</source>
        <translation>{team}: Welches Auto wird aktiviert?</translation>
    </message>
    <message>
        <source>Car {car}: which card is played?</source>
        <translation>Auto {car}: Welche Karte wird gespielt?</translation>
    </message>
    <message>
        <source>Car {car} to {end}: which way?</source>
        <translation>Auto {car} nach {end}: Auf welchem Weg?</translation>
    </message>
    <message>
        <source>The race is over: nobody has a car left.</source>
        <translation>Das Rennen ist vorbei: Niemand hat mehr ein Auto.</translation>
    </message>
    <message>
        <source>The race is over: {team} has won.</source>
        <translation>Das Rennen ist vorbei: Sieg für {team}.</translation>
    </message>
    <message>
        <source>{car} · {driver} · {place}</source>
        <translation>{car} · {driver} · {place}</translation>
    </message>
    <message>
        <source>{car} · {place}</source>
        <translation>{car} · {place}</translation>
    </message>
    <message>
        <source>go on with {car} · {driver} · {place}</source>
        <translation>weiter mit {car} · {driver} · {place}</translation>
    </message>
    <message>
        <source>The app draws the rest</source>
        <translation>Die App zieht den Rest</translation>
    </message>
    <message>
        <source>Let the app draw the whole grid</source>
        <translation>Die App lost die ganze Startaufstellung aus</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Overtake</source>
        <translation>Overtake</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation>Pursuit</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Lead</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Ram</translation>
    </message>
    <message>
        <source>Ram Lead</source>
        <translation>Ram Lead</translation>
    </message>
    <message>
        <source>Diagonal Ram</source>
        <translation>Diagonal Ram</translation>
    </message>
    <message>
        <source>Diagonal Ram Lead</source>
        <translation>Diagonal Ram Lead</translation>
    </message>
    <message>
        <source>Diagonal Solo</source>
        <translation>Diagonal Solo</translation>
    </message>
    <message>
        <source>Diagonal Lead</source>
        <translation>Diagonal Lead</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{place} · {ways} ways</source>
        <translation>{place} · {ways} Wege</translation>
    </message>
    <message>
        <source>moves {others} · by {path}</source>
        <translation>bewegt {others} · über {path}</translation>
    </message>
    <message>
        <source>moves nobody else · by {path}</source>
        <translation>bewegt sonst niemanden · über {path}</translation>
    </message>
    <message>
        <source>ends in a collision · by {path}</source>
        <translation>endet mit einer Kollision · über {path}</translation>
    </message>
    <message>
        <source>Car {car} is suppressed: no shot and no ram this time.</source>
        <translation>Auto {car} ist unterdrückt: diesmal kein Schuss und kein Rammen.</translation>
    </message>
    <message>
        <source>{car} crosses the line: 1 VP for {team}</source>
        <translation>{car} über die Linie: 1 SP für {team}</translation>
    </message>
    <message>
        <source>{car} goes back over the line</source>
        <translation>{car} zurück über die Linie</translation>
    </message>
    <message>
        <source>{car} takes 1 damage in the crossover</source>
        <translation>{car} nimmt 1 Schaden auf der Kreuzung</translation>
    </message>
    <message>
        <source>Next first player as it stands: {team} (damage {sums}; {holder} holds the marker and is left out)</source>
        <translation>Nächster Startspieler nach jetzigem Stand: {team} (Schaden {sums}; ohne {holder}, dort liegt der Marker)</translation>
    </message>
    <message>
        <source>Countdown: every pool loses 1 at the next turn</source>
        <translation>Countdown: Jeder Vorrat verliert 1 zum nächsten Durchgang</translation>
    </message>
    <message>
        <source>Countdown: stopped, somebody is down to the last point</source>
        <translation>Countdown: gestoppt, ein Team ist beim letzten Punkt</translation>
    </message>
    <message>
        <source>Starting grid</source>
        <translation>Startaufstellung</translation>
    </message>
    <message>
        <source>Turn {turn} · {team} to act</source>
        <translation>Durchgang {turn} · {team} am Zug</translation>
    </message>
    <message>
        <source>Turn {turn} · end of turn</source>
        <translation>Durchgang {turn} · Ende</translation>
    </message>
    <message>
        <source>Nobody has a car left in turn {turn}</source>
        <translation>Im Durchgang {turn} hat niemand mehr ein Auto</translation>
    </message>
    <message>
        <source>{team} wins in turn {turn}</source>
        <translation>Sieg für {team} im Durchgang {turn}</translation>
    </message>
    <message>
        <source>{team} · car {car}</source>
        <translation>{team} · Auto {car}</translation>
    </message>
    <message>
        <source>{team} · replacement</source>
        <translation>{team} · Ersatz</translation>
    </message>
    <message>
        <source>End of turn {turn}</source>
        <translation>Ende von Durchgang {turn}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is one word too many</source>
        <translation>„{given}“ ist ein Wort zu viel</translation>
    </message>
    <message>
        <source>there is no car &quot;{given}&quot;</source>
        <translation>es gibt kein Auto „{given}“</translation>
    </message>
    <message>
        <source>nobody can shoot &quot;{given}&quot; now: write the car that is activated in front of it</source>
        <translation>„{given}“ kann jetzt niemand schießen: davor das Auto schreiben, das aktiviert wird</translation>
    </message>
    <message>
        <source>{given} is one card too many: an activation has one, and the next begins with its car</source>
        <translation>{given} ist eine Karte zu viel: Eine Aktivierung hat eine, und die nächste beginnt mit ihrem Auto</translation>
    </message>
    <message>
        <source>nobody passes who has a car to activate; who has none is passed over by itself</source>
        <translation>niemand passt, der noch ein Auto zu aktivieren hat; wer keins hat, wird von selbst übergangen</translation>
    </message>
    <message>
        <source>{given} is a place: write the car and its card in front of it</source>
        <translation>{given} ist ein Ort: davor das Auto und seine Karte schreiben</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is neither a car nor asked for: no shot and no collision waits for a combat card</source>
        <translation>„{given}“ ist weder ein Auto noch gefragt: Kein Schuss und keine Kollision wartet auf eine Kampfkarte</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; answers nothing: no event leaves a choice now</source>
        <translation>„{given}“ beantwortet nichts: Kein Ereignis lässt jetzt eine Wahl</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is one event too many: no movement event is due now</source>
        <translation>„{given}“ ist ein Ereignis zu viel: Jetzt ist kein Bewegungsereignis fällig</translation>
    </message>
    <message>
        <source>{given} is a team: cards are thrown away at the end of the turn</source>
        <translation>{given} ist ein Team: Karten werden am Ende des Durchgangs abgelegt</translation>
    </message>
    <message>
        <source>{team} has no car left to activate this turn, so it passes</source>
        <translation>{team} hat in diesem Durchgang kein Auto mehr zu aktivieren und passt</translation>
    </message>
    <message>
        <source>car {given} is not in the race</source>
        <translation>Auto {given} ist nicht im Rennen</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no card that moves a car; write it like solo+3</source>
        <translation>„{given}“ ist keine Karte, die ein Auto bewegt; Schreibweise: solo+3</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no place; write sector.lane, like 14.1</source>
        <translation>„{given}“ ist kein Ort; Schreibweise: Sektor.Spur, etwa 14.1</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is not in the bag</source>
        <translation>„{given}“ ist nicht im Beutel</translation>
    </message>
    <message>
        <source>the race is over</source>
        <translation>das Rennen ist vorbei</translation>
    </message>
    <message>
        <source>still to be activated this turn: {cars}</source>
        <translation>in diesem Durchgang noch zu aktivieren: {cars}</translation>
    </message>
    <message>
        <source>{toAct} is to act, not {team}</source>
        <translation>am Zug ist {toAct}, nicht {team}</translation>
    </message>
    <message>
        <source>car {car} has been activated this turn</source>
        <translation>Auto {car} wurde in diesem Durchgang schon aktiviert</translation>
    </message>
    <message>
        <source>the race deck has no {card}</source>
        <translation>im Rennstapel gibt es kein {card}</translation>
    </message>
    <message>
        <source>car {car} with {card} has more ways than can be checked</source>
        <translation>Auto {car} hat mit {card} mehr Wege, als sich prüfen lassen</translation>
    </message>
    <message>
        <source>{given} has more ways here than can be listed; type where the car ends, with a ! behind it</source>
        <translation>{given} hat hier mehr Wege, als sich auflisten lassen; das Zielfeld eingeben, mit einem ! dahinter</translation>
    </message>
    <message>
        <source>there is no car {car}</source>
        <translation>es gibt kein Auto {car}</translation>
    </message>
    <message>
        <source>car {car} is not in the race</source>
        <translation>Auto {car} ist nicht im Rennen</translation>
    </message>
    <message>
        <source>{card} is no card that moves a car</source>
        <translation>{card} ist keine Karte, die ein Auto bewegt</translation>
    </message>
    <message>
        <source>{place} is not on this track</source>
        <translation>{place} gibt es auf dieser Strecke nicht</translation>
    </message>
    <message>
        <source>car {car} can&apos;t be brought as a replacement now</source>
        <translation>Auto {car} kann jetzt nicht als Ersatz kommen</translation>
    </message>
    <message>
        <source>car {car} is not among the cars that start</source>
        <translation>Auto {car} gehört nicht zu den startenden Autos</translation>
    </message>
    <message>
        <source>car {car} was drawn twice</source>
        <translation>Auto {car} wurde zweimal gezogen</translation>
    </message>
    <message>
        <source>car {car} came too early: each round the bag holds one car of each team</source>
        <translation>Auto {car} kam zu früh: Bei jedem Durchgang liegt ein Auto je Team im Beutel</translation>
    </message>
    <message>
        <source>{count} ways lead to {end}: say which by its number, 1 to {count}, before &quot;{given}&quot;</source>
        <translation>{count} Wege führen nach {end}: vor „{given}“ die Nummer des Weges angeben, 1 bis {count}</translation>
    </message>
    <message>
        <source>several ways to {end} ram a car: say which by its number ({ways}), before {given}</source>
        <translation>mehrere Wege nach {end} rammen ein Auto: vor {given} die Nummer des Weges angeben ({ways})</translation>
    </message>
    <message>
        <source>no way to {end} rams a car, so {given} is no result of it</source>
        <translation>kein Weg nach {end} rammt ein Auto, also ist {given} kein Ergebnis dafür</translation>
    </message>
    <message>
        <source>the app draws the combat cards at this table; leave &quot;{given}&quot; out</source>
        <translation>an diesem Tisch zieht die App die Kampfkarten; „{given}“ weglassen</translation>
    </message>
    <message>
        <source>a replacement of {team} comes first, and &quot;{given}&quot; is not in its reserve: {cars}</source>
        <translation>erst kommt ein Ersatz von {team}, und „{given}“ ist nicht in der Reserve: {cars}</translation>
    </message>
    <message>
        <source>the grid has been filled already</source>
        <translation>die Startaufstellung steht schon</translation>
    </message>
    <message>
        <source>cars {other} and {car} would both stand on {place}</source>
        <translation>die Autos {other} und {car} stünden beide auf {place}</translation>
    </message>
    <message>
        <source>it can&apos;t be carried out: {reason}</source>
        <translation>nicht ausführbar: {reason}</translation>
    </message>
    <message>
        <source>there is no car or team &quot;{subject}&quot;</source>
        <translation>es gibt kein Auto oder Team „{subject}“</translation>
    </message>
    <message>
        <source>{subject} has nothing called &quot;{property}&quot;</source>
        <translation>{subject} hat nichts namens „{property}“</translation>
    </message>
    <message>
        <source>{property} of {subject} can&apos;t be &quot;{value}&quot;</source>
        <translation>{property} von {subject} kann nicht „{value}“ sein</translation>
    </message>
    <message>
        <source>the {deck} has no card &quot;{card}&quot;</source>
        <translation>im {deck} gibt es keine Karte „{card}“</translation>
    </message>
    <message>
        <source>there can&apos;t be that many {card} there: the {deck} has {copies}, and with those known elsewhere {most} at most are left</source>
        <translation>so viele {card} können dort nicht sein: Im {deck} gibt es {copies}, und neben den anderswo bekannten bleiben höchstens {most}</translation>
    </message>
    <message>
        <source>&quot;{card}&quot; does not lie open: only bounty and race-bonus do</source>
        <translation>„{card}“ liegt nicht offen: Das tun nur bounty und race-bonus</translation>
    </message>
    <message>
        <source>{value} is not on this track</source>
        <translation>{value} gibt es auf dieser Strecke nicht</translation>
    </message>
    <message>
        <source>{car} is suppressed: it may not shoot in its next activation</source>
        <translation>{car} ist unterdrückt: kein Schuss in der nächsten Aktivierung</translation>
    </message>
    <message>
        <source>{car} is in the chute; nobody shoots from there</source>
        <translation>{car} steht in der Schleuse; von dort schießt niemand</translation>
    </message>
    <message>
        <source>{target} is in the chute; nobody can be hit there</source>
        <translation>{target} steht in der Schleuse; dort wird niemand getroffen</translation>
    </message>
    <message>
        <source>{target} is with {car} at {place}; only neighbouring spaces can be hit</source>
        <translation>{target} steht mit {car} auf {place}; Schüsse gehen nur auf Nachbarfelder</translation>
    </message>
    <message>
        <source>{car} fires to the front; {target} is behind it</source>
        <translation>{car} schießt nach vorn; {target} steht dahinter</translation>
    </message>
    <message>
        <source>{car} fires to the front; {target} is beside it</source>
        <translation>{car} schießt nach vorn; {target} steht daneben</translation>
    </message>
    <message>
        <source>{car} fires to the rear; {target} is ahead of it</source>
        <translation>{car} schießt nach hinten; {target} steht davor</translation>
    </message>
    <message>
        <source>{car} fires to the rear; {target} is beside it</source>
        <translation>{car} schießt nach hinten; {target} steht daneben</translation>
    </message>
    <message>
        <source>{target} is next to the crossover cell of {car} on the other road only; {car} fires along its own</source>
        <translation>{target} grenzt nur in der anderen Fahrtrichtung an das Kreuzungsfeld von {car}; {car} schießt nur in der eigenen</translation>
    </message>
    <message>
        <source>{target} is {count} lanes away; only neighbouring spaces can be hit</source>
        <translation>{target} ist {count} Spuren entfernt; Schüsse gehen nur auf Nachbarfelder</translation>
    </message>
    <message>
        <source>{target} is one sector ahead, but {there} is not next to {here}; only neighbouring spaces can be hit</source>
        <translation>{target} ist einen Sektor voraus, aber {there} grenzt nicht an {here}; Schüsse gehen nur auf Nachbarfelder</translation>
    </message>
    <message>
        <source>{target} is one sector behind, but {there} is not next to {here}; only neighbouring spaces can be hit</source>
        <translation>{target} ist einen Sektor zurück, aber {there} grenzt nicht an {here}; Schüsse gehen nur auf Nachbarfelder</translation>
    </message>
    <message>
        <source>{target} is {count} sectors ahead; only neighbouring spaces can be hit</source>
        <translation>{target} ist {count} Sektoren voraus; Schüsse gehen nur auf Nachbarfelder</translation>
    </message>
    <message>
        <source>{target} is {count} sectors behind; only neighbouring spaces can be hit</source>
        <translation>{target} ist {count} Sektoren zurück; Schüsse gehen nur auf Nachbarfelder</translation>
    </message>
    <message>
        <source>{car} is reloading: in its next activation it may shoot only after moving</source>
        <translation>{car} lädt nach: Schuss in der nächsten Aktivierung erst nach der Bewegung</translation>
    </message>
    <message>
        <source>{car} has spun: in its next activation it may shoot only after moving</source>
        <translation>{car} hat sich gedreht: Schuss in der nächsten Aktivierung erst nach der Bewegung</translation>
    </message>
    <message>
        <source>Damage on cars in the race: {sums}</source>
        <translation>Schaden auf Autos im Rennen: {sums}</translation>
    </message>
    <message>
        <source>{holder} holds the marker and is left out</source>
        <translation>{holder} hat den Marker und zählt nicht mit</translation>
    </message>
    <message>
        <source>{team} has the most of the rest: {damage}</source>
        <translation>{team} hat von den übrigen am meisten: {damage}</translation>
    </message>
    <message>
        <source>{tied} are level with {damage}; clockwise from {holder}, {team} comes first</source>
        <translation>{tied} liegen mit {damage} gleichauf; im Uhrzeigersinn nach {holder} kommt {team} zuerst</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>helle Seite</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>dunkle Seite</translation>
    </message>
    <message>
        <source>Sector {sector}</source>
        <translation>Sektor {sector}</translation>
    </message>
    <message>
        <source>{card} is not there: it can&apos;t be taken from there</source>
        <translation>{card} ist dort nicht: sie lässt sich von dort nicht nehmen</translation>
    </message>
    <message>
        <source>chute</source>
        <translation>Schleuse</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Targeting</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>+{number}</source>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>{weapon}, {mount}</source>
        <translation>{weapon}, {mount}</translation>
    </message>
    <message>
        <source>machine gun</source>
        <translation>MG</translation>
    </message>
    <message>
        <source>auto cannon</source>
        <translation>Bordkanone</translation>
    </message>
    <message>
        <source>missiles</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>turret</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Unterdrückt</translation>
    </message>
    <message>
        <source>Reloading</source>
        <translation>Lädt nach</translation>
    </message>
    <message>
        <source>Spun</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Lapped</source>
        <translation>Überrundet</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Durchgang {turn}</translation>
    </message>
    <message>
        <source>The first player marker shows its light side</source>
        <translation>Der Startspielermarker zeigt die helle Seite</translation>
    </message>
    <message>
        <source>The first player marker shows its dark side</source>
        <translation>Der Startspielermarker zeigt die dunkle Seite</translation>
    </message>
    <message>
        <source>The countdown has stopped for good</source>
        <translation>Der Countdown ist endgültig gestoppt</translation>
    </message>
    <message>
        <source>replacements still to bring, light side up: {count}</source>
        <translation>Ersatz noch fällig, helle Seite oben: {count}</translation>
    </message>
    <message>
        <source>replacements still to bring, dark side up: {count}</source>
        <translation>Ersatz noch fällig, dunkle Seite oben: {count}</translation>
    </message>
    <message>
        <source>crossings scored: {count}</source>
        <translation>gewertete Überquerungen: {count}</translation>
    </message>
    <message>
        <source>The activation of {car} is under way. Finish it before you pack away: a sheet can&apos;t set it up again</source>
        <translation>Die Aktivierung von {car} läuft noch. Beendet sie vor dem Einpacken: Ein Packzettel kann sie nicht wieder aufbauen</translation>
    </message>
    <message>
        <source>{car} goes from {from} to {to}</source>
        <translation>{car} fährt von {from} nach {to}</translation>
    </message>
    <message>
        <source>{car} lines up on {to}</source>
        <translation>{car} startet auf {to}</translation>
    </message>
    <message>
        <source>{car} is destroyed and leaves {from}</source>
        <translation>{car} ist zerstört und verlässt {from}</translation>
    </message>
    <message>
        <source>{car} goes to the chute</source>
        <translation>{car} kommt in die Schleuse</translation>
    </message>
    <message>
        <source>{car} goes back to the reserve</source>
        <translation>{car} kommt zurück in die Reserve</translation>
    </message>
    <message>
        <source>{car} takes {by} damage</source>
        <translation>{car} nimmt {by} Schaden</translation>
    </message>
    <message>
        <source>{by} damage comes off {car}</source>
        <translation>{car} verliert {by} Schaden</translation>
    </message>
    <message>
        <source>turn {car} to its light side</source>
        <translation>{car} auf die helle Seite drehen</translation>
    </message>
    <message>
        <source>turn {car} to its dark side</source>
        <translation>{car} auf die dunkle Seite drehen</translation>
    </message>
    <message>
        <source>{car} gets a token: {token}</source>
        <translation>{car} erhält einen Marker: {token}</translation>
    </message>
    <message>
        <source>{car} loses its token: {token}</source>
        <translation>{car} verliert den Marker: {token}</translation>
    </message>
    <message>
        <source>{team} claims {count} VP</source>
        <translation>{count} SP für {team}</translation>
    </message>
    <message>
        <source>{team} puts {count} VP back into its pool</source>
        <translation>{team}: {count} SP zurück in den Vorrat</translation>
    </message>
    <message>
        <source>{team} loses {count} VP of its pool to the countdown</source>
        <translation>{team}: Countdown kostet {count} SP aus dem Vorrat</translation>
    </message>
    <message>
        <source>{team} gets {count} VP back from the countdown</source>
        <translation>{team}: {count} SP vom Countdown zurück</translation>
    </message>
    <message>
        <source>{team} brings a replacement</source>
        <translation>Ersatz fällig: {team}</translation>
    </message>
    <message>
        <source>{team} has its replacement</source>
        <translation>Ersatz gebracht: {team}</translation>
    </message>
    <message>
        <source>first player: {to}</source>
        <translation>Startspieler: {to}</translation>
    </message>
    <message>
        <source>turn the first player marker to its light side</source>
        <translation>Startspielermarker auf die helle Seite drehen</translation>
    </message>
    <message>
        <source>turn the first player marker to its dark side</source>
        <translation>Startspielermarker auf die dunkle Seite drehen</translation>
    </message>
    <message>
        <source>{to} is to act</source>
        <translation>am Zug: {to}</translation>
    </message>
    <message>
        <source>turn {to} begins</source>
        <translation>Durchgang {to} beginnt</translation>
    </message>
    <message>
        <source>back to turn {to}</source>
        <translation>zurück zu Durchgang {to}</translation>
    </message>
    <message>
        <source>the race is on</source>
        <translation>das Rennen läuft</translation>
    </message>
    <message>
        <source>back to the grid</source>
        <translation>zurück zur Startaufstellung</translation>
    </message>
    <message>
        <source>all cars have been activated</source>
        <translation>alle Autos wurden aktiviert</translation>
    </message>
    <message>
        <source>{team} wins</source>
        <translation>Sieg für {team}</translation>
    </message>
    <message>
        <source>nobody has won yet</source>
        <translation>noch hat niemand gewonnen</translation>
    </message>
    <message>
        <source>The grid is drawn</source>
        <translation>Die Startaufstellung ist ausgelost</translation>
    </message>
    <message>
        <source>{car} plays {card} to {end}</source>
        <translation>{car} spielt {card} nach {end}</translation>
    </message>
    <message>
        <source>{car} comes as a replacement</source>
        <translation>{car} kommt als Ersatz</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>sideswipe</source>
        <translation>Sideswipe</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Finish Line</source>
        <translation>Ziellinie</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>Abschuss</translation>
    </message>
    <message>
        <source>countdown</source>
        <translation>Countdown</translation>
    </message>
    <message>
        <source>{car} shoots {target} ({weapon}): the combat card needs {needed} or more. What does it say?</source>
        <translation>{car} schießt auf {target} ({weapon}): Die Kampfkarte braucht {needed} oder mehr. Was sagt sie?</translation>
    </message>
    <message>
        <source>{car} rams {target}: what does the combat card say for a collision? Target first, then {car}.</source>
        <translation>{car} rammt {target}: Was sagt die Kampfkarte zur Kollision? Erst das Ziel, dann {car}.</translation>
    </message>
    <message>
        <source>{car} sideswipes {target}: what does the combat card say for a collision? Target first, then {car}.</source>
        <translation>Sideswipe von {car} gegen {target}: Was sagt die Kampfkarte zur Kollision? Erst das Ziel, dann {car}.</translation>
    </message>
    <message>
        <source>The chain goes on in front of {target}: which lane does it take?</source>
        <translation>Chain geht vor {target} weiter: Auf welcher Spur?</translation>
    </message>
    <message>
        <source>{car}: which movement event card came up?</source>
        <translation>{car}: Welches Bewegungsereignis wurde gezogen?</translation>
    </message>
    <message>
        <source>{car} has moved. A star on the card, a shot, or neither?</source>
        <translation>{car} hat sich bewegt. Stern auf der Karte, Schuss oder keins von beiden?</translation>
    </message>
    <message>
        <source>{car} may shoot now. At whom?</source>
        <translation>{car} darf jetzt schießen. Auf wen?</translation>
    </message>
    <message>
        <source>{car} has moved. Was there a star on the card?</source>
        <translation>{car} hat sich bewegt. War ein Stern auf der Karte?</translation>
    </message>
    <message>
        <source>{event}: which section? Cars are equally far along.</source>
        <translation>{event}: Autos sind gleich weit. Welcher Abschnitt?</translation>
    </message>
    <message>
        <source>{event}: which car of {team} takes 1 damage?</source>
        <translation>{event}: Welches Auto von {team} nimmt 1 Schaden?</translation>
    </message>
    <message>
        <source>{event}: which car does {car} move?</source>
        <translation>{event}: Welches Auto wird von {car} bewegt?</translation>
    </message>
    <message>
        <source>{event}: where does {bumped} go?</source>
        <translation>{event}: Wohin kommt {bumped}?</translation>
    </message>
    <message>
        <source>{event}: does {car} swap places with the car in front?</source>
        <translation>{event}: Tauscht {car} den Platz mit dem Auto davor?</translation>
    </message>
    <message>
        <source>{event}: 1 or 2 more spaces for {car}, through empty ones only?</source>
        <translation>{event}: Noch 1 oder 2 Felder für {car}, nur über leere?</translation>
    </message>
    <message>
        <source>{event}: cars are equally far along. Which one flies?</source>
        <translation>{event}: Autos sind gleich weit. Welches fliegt?</translation>
    </message>
    <message>
        <source>{event}: {car} moves {points} with Overtake. Where does it end?</source>
        <translation>{event}: {car} fährt {points} mit Overtake. Wohin?</translation>
    </message>
    <message>
        <source>{event}: does {car} close up to the next car ahead?</source>
        <translation>{event}: Schließt {car} zum nächsten Auto auf?</translation>
    </message>
    <message>
        <source>{event}: which race card does {car} draw?</source>
        <translation>{event}: Welche Rennkarte zieht {car}?</translation>
    </message>
    <message>
        <source>{event}: {car} moves {points} more. Where does it end?</source>
        <translation>{event}: {car} fährt {points} weiter. Wohin?</translation>
    </message>
    <message>
        <source>{event}: to which side does {car} go?</source>
        <translation>{event}: Nach welcher Seite fährt {car}?</translation>
    </message>
    <message>
        <source>End of turn {turn}. Discards? Then {team} is first player.</source>
        <translation>Ende von Durchgang {turn}. Karten ablegen? Dann ist {team} Startspieler.</translation>
    </message>
    <message>
        <source>{team}: which cards are thrown away?</source>
        <translation>{team}: Welche Karten werden abgelegt?</translation>
    </message>
    <message>
        <source>shoot {target} · needs {needed}+</source>
        <translation>Schuss auf {target} · braucht {needed}+</translation>
    </message>
    <message>
        <source>shoot {target} · needs {needed}+ · {most} %</source>
        <translation>Schuss auf {target} · braucht {needed}+ · {most} %</translation>
    </message>
    <message>
        <source>shoot {target} · needs {needed}+ · {least}–{most} %</source>
        <translation>Schuss auf {target} · braucht {needed}+ · {least}–{most} %</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Fehlschuss</translation>
    </message>
    <message>
        <source>Hit {damage}</source>
        <translation>Treffer {damage}</translation>
    </message>
    <message>
        <source>{damage} + Spray</source>
        <translation>{damage} + Spray</translation>
    </message>
    <message>
        <source>{damage} + Suppress</source>
        <translation>{damage} + Suppress</translation>
    </message>
    <message>
        <source>{damage} + both</source>
        <translation>{damage} + beides</translation>
    </message>
    <message>
        <source>{target}–{active}</source>
        <translation>{target}–{active}</translation>
    </message>
    <message>
        <source>{target}–{active} Bulldoze</source>
        <translation>{target}–{active} Bulldoze</translation>
    </message>
    <message>
        <source>{target}–{active} Chain</source>
        <translation>{target}–{active} Chain</translation>
    </message>
    <message>
        <source>{target}–{active} Suppress</source>
        <translation>{target}–{active} Suppress</translation>
    </message>
    <message>
        <source>{cars}</source>
        <translation>{cars}</translation>
    </message>
    <message>
        <source>the empty lane</source>
        <translation>die leere Spur</translation>
    </message>
    <message>
        <source>★ movement event</source>
        <translation>★ Bewegungsereignis</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>no, thanks</source>
        <translation>nein, danke</translation>
    </message>
    <message>
        <source>sector {sector}: {cars}</source>
        <translation>Sektor {sector}: {cars}</translation>
    </message>
    <message>
        <source>{type} {adjustment}</source>
        <translation>{type} {adjustment}</translation>
    </message>
    <message>
        <source>{side} to {place}</source>
        <translation>{side} auf {place}</translation>
    </message>
    <message>
        <source>{side} into {target}: collision attack</source>
        <translation>{side} gegen {target}: Kollisionsangriff</translation>
    </message>
    <message>
        <source>{side} to {place}, displacing {target}</source>
        <translation>{side} auf {place}, verdrängt {target}</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>nach innen</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>nach außen</translation>
    </message>
    <message>
        <source>Begin the next turn</source>
        <translation>Nächsten Durchgang beginnen</translation>
    </message>
    <message>
        <source>{team} discards…</source>
        <translation>{team} legt ab …</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>rams {target} · by {path}</source>
        <translation>rammt {target} · über {path}</translation>
    </message>
    <message>
        <source>rams {target} · moves {others} · by {path}</source>
        <translation>rammt {target} · bewegt {others} · über {path}</translation>
    </message>
    <message>
        <source>with Spray</source>
        <translation>mit Spray</translation>
    </message>
    <message>
        <source>with Suppress</source>
        <translation>mit Suppress</translation>
    </message>
    <message>
        <source>with both</source>
        <translation>mit beidem</translation>
    </message>
    <message>
        <source>Target {target}</source>
        <translation>Ziel {target}</translation>
    </message>
    <message>
        <source>{target} + Bulldoze</source>
        <translation>{target} + Bulldoze</translation>
    </message>
    <message>
        <source>{target} + Chain</source>
        <translation>{target} + Chain</translation>
    </message>
    <message>
        <source>{target} + Suppress</source>
        <translation>{target} + Suppress</translation>
    </message>
    <message>
        <source>self {active}</source>
        <translation>selbst {active}</translation>
    </message>
    <message>
        <source>{adjustment}</source>
        <translation>{adjustment}</translation>
    </message>
    <message>
        <source>{car} is reloading: no shot before it moves.</source>
        <translation>{car} lädt nach: kein Schuss vor der Bewegung.</translation>
    </message>
    <message>
        <source>{car} has spun: it re-enters sideways first and may shoot only after moving.</source>
        <translation>{car} hat sich gedreht: Es kommt zuerst seitlich zurück und darf erst nach der Bewegung schießen.</translation>
    </message>
    <message>
        <source>{car} is lapped: its next crossing scores nothing.</source>
        <translation>{car} ist überrundet: Die nächste Überquerung der Linie bringt nichts.</translation>
    </message>
    <message>
        <source>Bounty is open: a kill scores 2 VP, {count} left.</source>
        <translation>Bounty liegt offen: Ein Abschuss bringt 2 SP, noch {count}-mal.</translation>
    </message>
    <message>
        <source>Race Bonus is open: a crossing scores 2 VP, {count} left.</source>
        <translation>Race Bonus liegt offen: Eine Überquerung der Linie bringt 2 SP, noch {count}-mal.</translation>
    </message>
    <message>
        <source>rams {car}</source>
        <translation>rammt {car}</translation>
    </message>
    <message>
        <source>{car} hits {target}</source>
        <translation>{car} trifft {target}</translation>
    </message>
    <message>
        <source>{car} misses {target}</source>
        <translation>{car} verfehlt {target}</translation>
    </message>
    <message>
        <source>{car} is suppressed: it stops behind {target} without an attack</source>
        <translation>{car} ist unterdrückt: Halt hinter {target}, kein Angriff</translation>
    </message>
    <message>
        <source>no Bulldoze: {car} is on the crossover</source>
        <translation>kein Bulldoze: {car} steht auf der Kreuzung</translation>
    </message>
    <message>
        <source>no car is concerned</source>
        <translation>kein Auto ist betroffen</translation>
    </message>
    <message>
        <source>{car} is gone: nothing happens</source>
        <translation>{car} ist weg: Nichts geschieht</translation>
    </message>
    <message>
        <source>{car} is on no sector of the track: nothing happens</source>
        <translation>{car} steht auf keinem Sektor der Strecke: Nichts geschieht</translation>
    </message>
    <message>
        <source>{car} makes no use of it</source>
        <translation>{car} verzichtet</translation>
    </message>
    <message>
        <source>{car} has no way to move and stays</source>
        <translation>{car} kann sich nicht bewegen und bleibt stehen</translation>
    </message>
    <message>
        <source>{car} has no lane beside it to go to: the card is ignored</source>
        <translation>{car} kann auf keine Spur daneben: Die Karte entfällt</translation>
    </message>
    <message>
        <source>{car} is reloading and may not shoot before it moves</source>
        <translation>{car} lädt nach: kein Schuss vor der Bewegung</translation>
    </message>
    <message>
        <source>{car} has spun and may shoot only after moving</source>
        <translation>{car} hat sich gedreht: Schuss erst nach der Bewegung</translation>
    </message>
    <message>
        <source>{car} has had its one shot</source>
        <translation>{car} hat schon geschossen, mehr als ein Schuss geht nicht</translation>
    </message>
    <message>
        <source>{car} may not shoot any more in this activation</source>
        <translation>{car} darf in dieser Aktivierung nicht mehr schießen</translation>
    </message>
    <message>
        <source>{given} can&apos;t be shot at: it is not in the race or is the shooter itself</source>
        <translation>auf {given} lässt sich nicht schießen: nicht im Rennen oder selbst der Schütze</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no shot; write miss, 2, 2s (Spray), 2u (Suppress), or value and damage: 3/2s</source>
        <translation>„{given}“ ist kein Schuss; Schreibweise: miss, 2, 2s (Spray), 2u (Suppress) oder Wert und Schaden: 3/2s</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no collision; write target-active like 3-1, with b (Bulldoze), c (Chain), u (Suppress)</source>
        <translation>„{given}“ ist keine Kollision; Schreibweise: Ziel-Aktiv, etwa 3-1, mit b (Bulldoze), c (Chain), u (Suppress)</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no movement event card</source>
        <translation>„{given}“ ist kein Bewegungsereignis</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; can&apos;t be chosen here</source>
        <translation>„{given}“ ist hier nicht wählbar</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; does not fit: say next, or a team and the cards it throws away</source>
        <translation>„{given}“ passt nicht; Schreibweise: next oder ein Team und die Karten, die es ablegt</translation>
    </message>
    <message>
        <source>all cars have been activated; the next turn has not begun</source>
        <translation>alle Autos wurden aktiviert; der nächste Durchgang hat noch nicht begonnen</translation>
    </message>
    <message>
        <source>{team} can&apos;t have {card} in hand</source>
        <translation>{team} kann {card} nicht auf der Hand haben</translation>
    </message>
    <message>
        <source>all copies of {card} are out of the {deck}</source>
        <translation>im {deck} gibt es kein {card} mehr</translation>
    </message>
    <message>
        <source>{car} can&apos;t make that shot</source>
        <translation>{car} kann diesen Schuss nicht abgeben</translation>
    </message>
    <message>
        <source>that does not fit what is being asked</source>
        <translation>das passt nicht zu dem, was gefragt ist</translation>
    </message>
    <message>
        <source>another activation is still under way</source>
        <translation>eine andere Aktivierung läuft noch</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no result of a combat card</source>
        <translation>„{given}“ ist kein Ergebnis einer Kampfkarte</translation>
    </message>
    <message>
        <source>the chain does not reach those cars</source>
        <translation>Chain reicht nicht bis zu diesen Autos</translation>
    </message>
    <message>
        <source>no movement event is due</source>
        <translation>es steht kein Bewegungsereignis an</translation>
    </message>
    <message>
        <source>a card of {value} misses {target}: {needed} or more is needed</source>
        <translation>eine Karte mit {value} verfehlt {target}: nötig ist {needed} oder mehr</translation>
    </message>
    <message>
        <source>a card of {value} hits {target}: {needed} is enough</source>
        <translation>eine Karte mit {value} trifft {target}: {needed} genügt</translation>
    </message>
    <message>
        <source>Race cards</source>
        <translation>Rennkarten</translation>
    </message>
    <message>
        <source>Movement events</source>
        <translation>Bewegungsereignisse</translation>
    </message>
    <message>
        <source>Combat cards</source>
        <translation>Kampfkarten</translation>
    </message>
    <message>
        <source>{value} · {gun} · {cannon} · {missiles} · {collision}</source>
        <translation>{value} · {gun} · {cannon} · {missiles} · {collision}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>race deck</source>
        <translation>Rennstapel</translation>
    </message>
    <message>
        <source>event deck</source>
        <translation>Ereignisstapel</translation>
    </message>
    <message>
        <source>combat deck</source>
        <translation>Kampfstapel</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>offene Karten</translation>
    </message>
    <message>
        <source>hand of {team}</source>
        <translation>Hand von {team}</translation>
    </message>
    <message>
        <source>a movement event</source>
        <translation>ein Bewegungsereignis</translation>
    </message>
    <message>
        <source>Big Air</source>
        <translation>Big Air</translation>
    </message>
    <message>
        <source>Blown Engine</source>
        <translation>Blown Engine</translation>
    </message>
    <message>
        <source>Blown Transmission</source>
        <translation>Blown Transmission</translation>
    </message>
    <message>
        <source>Bottoming Out</source>
        <translation>Bottoming Out</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>Bump and Run</source>
        <translation>Bump and Run</translation>
    </message>
    <message>
        <source>Bumpy Ride</source>
        <translation>Bumpy Ride</translation>
    </message>
    <message>
        <source>Dangerous Debris</source>
        <translation>Dangerous Debris</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Engine Failure</source>
        <translation>Engine Failure</translation>
    </message>
    <message>
        <source>Fuel Leak</source>
        <translation>Fuel Leak</translation>
    </message>
    <message>
        <source>What is the dispute about?</source>
        <translation>Worum geht der Streit?</translation>
    </message>
    <message>
        <source>Which car?</source>
        <translation>Welches Auto?</translation>
    </message>
    <message>
        <source>Car {car}: with which card?</source>
        <translation>Auto {car}: Mit welcher Karte?</translation>
    </message>
    <message>
        <source>Where is car {car} said to end? Click any space, or say the way.</source>
        <translation>Wo soll Auto {car} enden? Ein beliebiges Feld anklicken oder den Weg angeben.</translation>
    </message>
    <message>
        <source>Car {car}, {path}: which space is next?</source>
        <translation>Auto {car}, {path}: Welches Feld kommt als Nächstes?</translation>
    </message>
    <message>
        <source>Whom does car {car} shoot at?</source>
        <translation>Auf wen schießt Auto {car}?</translation>
    </message>
    <message>
        <source>Which car is destroyed?</source>
        <translation>Welches Auto wird zerstört?</translation>
    </message>
    <message>
        <source>Whom does car {car} displace?</source>
        <translation>Wen verdrängt Auto {car}?</translation>
    </message>
    <message>
        <source>Where is car {car} said to go?</source>
        <translation>Wohin soll Auto {car} gehen?</translation>
    </message>
    <message>
        <source>Which movement event?</source>
        <translation>Welches Bewegungsereignis?</translation>
    </message>
    <message>
        <source>A car moves there with this card</source>
        <translation>Ein Auto fährt mit dieser Karte dorthin</translation>
    </message>
    <message>
        <source>A car shoots at another</source>
        <translation>Ein Auto schießt auf ein anderes</translation>
    </message>
    <message>
        <source>A car displaces another</source>
        <translation>Ein Auto verdrängt ein anderes</translation>
    </message>
    <message>
        <source>A car may be activated now</source>
        <translation>Ein Auto darf jetzt aktiviert werden</translation>
    </message>
    <message>
        <source>A car scores when it crosses the line</source>
        <translation>Ein Auto punktet beim Überqueren der Linie</translation>
    </message>
    <message>
        <source>A car scores when it destroys another</source>
        <translation>Ein Auto punktet, wenn es ein anderes zerstört</translation>
    </message>
    <message>
        <source>Who is the next first player?</source>
        <translation>Wer wird nächster Startspieler?</translation>
    </message>
    <message>
        <source>What does a movement event do here?</source>
        <translation>Was bewirkt ein Bewegungsereignis hier?</translation>
    </message>
    <message>
        <source>It goes this way, space by space …</source>
        <translation>Es fährt so, Feld für Feld …</translation>
    </message>
    <message>
        <source>That is the way: judge it</source>
        <translation>Das ist der Weg: beurteilen</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no claim; write move, shot, displace, activate, score, kill, back, finish, countdown, first, collision, spray, replace or event</source>
        <translation>„{given}“ ist keine Behauptung; Schreibweise: move, shot, displace, activate, score, kill, back, finish, countdown, first, collision, spray, replace oder event</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no way; write its spaces like 7.1,7.2,8.2</source>
        <translation>„{given}“ ist kein Weg; Schreibweise: Felder wie 7.1,7.2,8.2</translation>
    </message>
    <message>
        <source>there is no team &quot;{given}&quot;</source>
        <translation>es gibt kein Team „{given}“</translation>
    </message>
    <message>
        <source>{given} can&apos;t be both cars of the claim</source>
        <translation>{given} kann nicht für beide Autos der Behauptung stehen</translation>
    </message>
    <message>
        <source>Car {car} goes by {path} with {type} {adjustment}</source>
        <translation>Auto {car} fährt mit {type} {adjustment} über {path}</translation>
    </message>
    <message>
        <source>Car {car} stays with {type} {adjustment}</source>
        <translation>Auto {car} bleibt mit {type} {adjustment} stehen</translation>
    </message>
    <message>
        <source>Car {car} ends on {end} with {type} {adjustment}</source>
        <translation>Auto {car} endet mit {type} {adjustment} auf {end}</translation>
    </message>
    <message>
        <source>Car {car} shoots at {target}</source>
        <translation>Auto {car} schießt auf {target}</translation>
    </message>
    <message>
        <source>Car {car} displaces {other} to {to}</source>
        <translation>Auto {car} verdrängt {other} nach {to}</translation>
    </message>
    <message>
        <source>The next first player is {team}</source>
        <translation>Nächster Startspieler ist {team}</translation>
    </message>
    <message>
        <source>Car {car} scores when it crosses the line</source>
        <translation>Auto {car} punktet beim Überqueren der Linie</translation>
    </message>
    <message>
        <source>Car {car} scores when it destroys {target}</source>
        <translation>Auto {car} punktet, wenn es {target} zerstört</translation>
    </message>
    <message>
        <source>Car {car} may be activated now</source>
        <translation>Auto {car} darf jetzt aktiviert werden</translation>
    </message>
    <message>
        <source>{event} for car {car}</source>
        <translation>{event} für Auto {car}</translation>
    </message>
    <message>
        <source>{event} for car {car}: {choices}</source>
        <translation>{event} für Auto {car}: {choices}</translation>
    </message>
    <message>
        <source>Car {car} gets to {end} with {type} {adjustment}.</source>
        <translation>Auto {car} kommt mit {type} {adjustment} nach {end}.</translation>
    </message>
    <message>
        <source>Car {car} stops on {end} and rams {target}.</source>
        <translation>Auto {car} hält auf {end} und rammt {target}.</translation>
    </message>
    <message>
        <source>Car {car} stops on {end}, behind {target}; suppressed, it makes no attack.</source>
        <translation>Auto {car} hält auf {end}, hinter {target}; unterdrückt greift es nicht an.</translation>
    </message>
    <message>
        <source>Car {car} has no movement and stays on {end}.</source>
        <translation>Auto {car} kann sich nicht bewegen und bleibt auf {end}.</translation>
    </message>
    <message>
        <source>Car {car} stops on {end}, in a collision at the crossover.</source>
        <translation>Auto {car} hält auf {end}, mit einer Kollision auf der Kreuzung.</translation>
    </message>
    <message>
        <source>Step {step}, to {end}, can&apos;t be made with {type} {adjustment}.</source>
        <translation>Schritt {step}, nach {end}, geht mit {type} {adjustment} nicht.</translation>
    </message>
    <message>
        <source>Car {car} can&apos;t stop on {end}.</source>
        <translation>Auto {car} kann nicht auf {end} halten.</translation>
    </message>
    <message>
        <source>Car {car} can&apos;t end on {end} with {type} {adjustment}.</source>
        <translation>Auto {car} kann mit {type} {adjustment} nicht auf {end} enden.</translation>
    </message>
    <message>
        <source>Car {car} can&apos;t move with {type} {adjustment}.</source>
        <translation>Auto {car} kann sich mit {type} {adjustment} nicht bewegen.</translation>
    </message>
    <message>
        <source>There are more ways here than can be looked at.</source>
        <translation>Hier gibt es mehr Wege, als sich prüfen lassen.</translation>
    </message>
    <message>
        <source>Car {car} can shoot at {target} and hits with {needed} or more.</source>
        <translation>Auto {car} kann auf {target} schießen und trifft mit {needed} oder mehr.</translation>
    </message>
    <message>
        <source>Car {car} can&apos;t shoot at {target}.</source>
        <translation>Auto {car} kann nicht auf {target} schießen.</translation>
    </message>
    <message>
        <source>That depends on whether car {car} has moved.</source>
        <translation>Das hängt davon ab, ob Auto {car} sich schon bewegt hat.</translation>
    </message>
    <message>
        <source>Car {car} displaces {other} to {to}.</source>
        <translation>Auto {car} verdrängt {other} nach {to}.</translation>
    </message>
    <message>
        <source>Car {car} displaces {other}, but not to {to}.</source>
        <translation>Auto {car} verdrängt {other}, aber nicht nach {to}.</translation>
    </message>
    <message>
        <source>Car {car} can&apos;t displace {other}.</source>
        <translation>Auto {car} kann {other} nicht verdrängen.</translation>
    </message>
    <message>
        <source>{team} becomes first player if the turn ends now.</source>
        <translation>{team} wird Startspieler, wenn der Durchgang jetzt endet.</translation>
    </message>
    <message>
        <source>That depends on who sits where and who holds the marker.</source>
        <translation>Das hängt davon ab, wer wo sitzt und wer den Marker hat.</translation>
    </message>
    <message>
        <source>That is decided on the starting grid.</source>
        <translation>Das entscheidet sich in der Startaufstellung.</translation>
    </message>
    <message>
        <source>Nobody becomes first player any more.</source>
        <translation>Startspieler wird niemand mehr.</translation>
    </message>
    <message>
        <source>{team} claims {points} VP.</source>
        <translation>{points} SP für {team}.</translation>
    </message>
    <message>
        <source>{team} scores nothing.</source>
        <translation>Keine Punkte für {team}.</translation>
    </message>
    <message>
        <source>Car {car} may be activated now.</source>
        <translation>Auto {car} darf jetzt aktiviert werden.</translation>
    </message>
    <message>
        <source>Car {car} may not be activated now.</source>
        <translation>Auto {car} darf jetzt nicht aktiviert werden.</translation>
    </message>
    <message>
        <source>That depends on whose turn it is.</source>
        <translation>Das hängt davon ab, wer am Zug ist.</translation>
    </message>
    <message>
        <source>{event} for car {car} does this.</source>
        <translation>{event} für Auto {car} bewirkt dies.</translation>
    </message>
    <message>
        <source>Car {car} may leave {event} unused.</source>
        <translation>Auto {car} darf {event} ungenutzt lassen.</translation>
    </message>
    <message>
        <source>{event} for car {car} changes nothing.</source>
        <translation>{event} für Auto {car} ändert nichts.</translation>
    </message>
    <message>
        <source>Solo goes forward and sideways at will and pushes what is in front.</source>
        <translation>Solo fährt beliebig vorwärts und seitwärts und schiebt, was davor steht.</translation>
    </message>
    <message>
        <source>Overtake moves like Solo and may change places with the car in front instead of pushing it.</source>
        <translation>Overtake fährt wie Solo und darf mit dem Auto davor den Platz tauschen, statt es zu schieben.</translation>
    </message>
    <message>
        <source>Line takes the cars in line in front and behind along; lanes are changed only before the first link.</source>
        <translation>Line nimmt die Autos der Kette davor und dahinter mit; Spurwechsel nur vor der ersten Verbindung.</translation>
    </message>
    <message>
        <source>Pursuit pushes the line in front and leaves those behind; lanes are changed only before the first link.</source>
        <translation>Pursuit schiebt die Kette davor und lässt die dahinter stehen; Spurwechsel nur vor der ersten Verbindung.</translation>
    </message>
    <message>
        <source>Lead takes along the cars that stood in line behind at the start.</source>
        <translation>Lead nimmt die Autos mit, die zu Beginn in der Kette dahinter standen.</translation>
    </message>
    <message>
        <source>Ram moves like Solo and stops behind the first car that it meets.</source>
        <translation>Ram fährt wie Solo und hält hinter dem ersten Auto, auf das es trifft.</translation>
    </message>
    <message>
        <source>This Ram moves like Lead and stops behind the first car that it meets.</source>
        <translation>Dieses Ram fährt wie Lead und hält hinter dem ersten Auto, auf das es trifft.</translation>
    </message>
    <message>
        <source>The card has diagonal steps: 1 point, into an empty space.</source>
        <translation>Die Karte hat diagonale Schritte: 1 Punkt, auf ein leeres Feld.</translation>
    </message>
    <message>
        <source>All {points} movement points are spent, no more and no fewer.</source>
        <translation>Alle {points} Bewegungspunkte werden verbraucht, nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <source>The crossover is held from the other direction: both cars take 1 damage and the movement is over.</source>
        <translation>Die Kreuzung ist aus der anderen Richtung besetzt: Beide Autos nehmen 1 Schaden, die Bewegung ist vorbei.</translation>
    </message>
    <message>
        <source>{count} ways lead there: the active player chooses.</source>
        <translation>{count} Wege führen dorthin: Der aktive Spieler wählt.</translation>
    </message>
    <message>
        <source>{count} ways: the active player chooses. Also possible: {others}.</source>
        <translation>{count} Wege: Der aktive Spieler wählt. Auch möglich: {others}.</translation>
    </message>
    <message>
        <source>A suppressed car makes no collision attack.</source>
        <translation>Ein unterdrücktes Auto macht keinen Kollisionsangriff.</translation>
    </message>
    <message>
        <source>Its speed and the card add up to less than 0 movement points.</source>
        <translation>Tempo und Karte ergeben zusammen weniger als 0 Bewegungspunkte.</translation>
    </message>
    <message>
        <source>{target} is next to {car}, where its weapon points.</source>
        <translation>{target} steht neben {car}, dort, wohin die Waffe zeigt.</translation>
    </message>
    <message>
        <source>The combat card has to show {needed} or more: defence {defense} less the targeting bonus {bonus}.</source>
        <translation>Die Kampfkarte muss {needed} oder mehr zeigen: Abwehr {defense} minus Zielbonus {bonus}.</translation>
    </message>
    <message>
        <source>{other} is on no lane; only a car on the track is displaced.</source>
        <translation>{other} steht auf keiner Spur; verdrängt wird nur ein Auto auf der Strecke.</translation>
    </message>
    <message>
        <source>{other} is not beside {car}: displacing is entering a lane sideways that somebody holds.</source>
        <translation>{other} steht nicht neben {car}: Verdrängen heißt, seitlich auf eine besetzte Spur zu fahren.</translation>
    </message>
    <message>
        <source>A displaced car goes on the same way, one lane; at the edge it goes forward. So {other} goes to {places}.</source>
        <translation>Ein verdrängtes Auto geht in dieselbe Richtung weiter, eine Spur; am Rand nach vorn. Also geht {other} nach {places}.</translation>
    </message>
    <message>
        <source>Here nobody changes lanes, so {other} goes forward instead: to {places}.</source>
        <translation>Hier wechselt niemand die Spur, also geht {other} stattdessen nach vorn: nach {places}.</translation>
    </message>
    <message>
        <source>The marker goes to the most damage, its holder left out, and from equals to the first clockwise.</source>
        <translation>Der Marker geht an das Team mit dem meisten Schaden außer dem Inhaber, bei Gleichstand an das erste im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The marker goes to the player whose car stands first on the grid.</source>
        <translation>Den Marker bekommt, wessen Auto in der Startaufstellung ganz vorn steht.</translation>
    </message>
    <message>
        <source>Every car that goes over the line scores for its own team, whoever moves it.</source>
        <translation>Jedes Auto, das über die Linie fährt, punktet für das eigene Team, egal wer es bewegt.</translation>
    </message>
    <message>
        <source>A destroyed car of another team scores for the active player.</source>
        <translation>Ein zerstörtes Auto eines anderen Teams bringt dem aktiven Spieler Punkte.</translation>
    </message>
    <message>
        <source>A kill scores for the active player, and the activation of {active} of {team} is under way.</source>
        <translation>Ein zerstörtes Auto bringt dem aktiven Spieler Punkte, und gerade ist {active} von {team} an der Reihe.</translation>
    </message>
    <message>
        <source>Nobody scores for a car of the own team.</source>
        <translation>Für ein Auto des eigenen Teams bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>While the bonus card lies open it is worth 2, and a marker comes off it.</source>
        <translation>Solange die Bonuskarte offen liegt, gibt es 2, und ein Marker kommt von ihr herunter.</translation>
    </message>
    <message>
        <source>{car} is lapped: this crossing scores nothing and takes the token off.</source>
        <translation>{car} ist überrundet: Diese Überquerung bringt nichts, der Marker kommt weg.</translation>
    </message>
    <message>
        <source>That empties the pool of {team}: the race is over.</source>
        <translation>Damit ist der Vorrat von {team} leer: Das Rennen ist vorbei.</translation>
    </message>
    <message>
        <source>A pool is empty and the race is over: nobody scores any more.</source>
        <translation>Ein Vorrat ist leer und das Rennen vorbei: Niemand punktet mehr.</translation>
    </message>
    <message>
        <source>Nobody is racing at this moment.</source>
        <translation>Im Moment fährt niemand.</translation>
    </message>
    <message>
        <source>a replacement comes first; nobody goes on before it is there</source>
        <translation>erst kommt ein Ersatz; vorher macht niemand weiter</translation>
    </message>
    <message>
        <source>the movement event comes first; {car} may shoot after it</source>
        <translation>zuerst kommt das Bewegungsereignis; danach darf {car} schießen</translation>
    </message>
    <message>
        <source>the collision attack comes first; {car} may shoot after it</source>
        <translation>zuerst kommt der Kollisionsangriff; danach darf {car} schießen</translation>
    </message>
    <message>
        <source>the activation of {car} is under way already</source>
        <translation>die Aktivierung von {car} läuft schon</translation>
    </message>
    <message>
        <source>{team} is to act and {car} has not been activated this turn.</source>
        <translation>{team} ist am Zug, und {car} wurde in diesem Durchgang noch nicht aktiviert.</translation>
    </message>
    <message>
        <source>The position does not say which team is to act.</source>
        <translation>Die Stellung sagt nicht, welches Team am Zug ist.</translation>
    </message>
    <message>
        <source>{event} leaves a choice to the active player.</source>
        <translation>{event} lässt dem aktiven Spieler eine Wahl.</translation>
    </message>
    <message>
        <source>{event}: each player chooses one car of the own team.</source>
        <translation>{event}: Jeder wählt ein Auto des eigenen Teams.</translation>
    </message>
    <message>
        <source>{event}: the race card is drawn from the deck.</source>
        <translation>{event}: Die Rennkarte wird vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>{car} is on no lane of the track.</source>
        <translation>{car} steht auf keiner Spur der Strecke.</translation>
    </message>
    <message>
        <source>Nobody changes lanes here: {car} keeps its lane on {place}.</source>
        <translation>Hier wechselt niemand die Spur: {car} bleibt auf {place} in der Spur.</translation>
    </message>
    <message>
        <source>There is no lane further in.</source>
        <translation>Weiter innen gibt es keine Spur.</translation>
    </message>
    <message>
        <source>There is no lane further out.</source>
        <translation>Weiter außen gibt es keine Spur.</translation>
    </message>
    <message>
        <source>{place} can&apos;t be entered sideways now.</source>
        <translation>{place} kann jetzt nicht seitlich befahren werden.</translation>
    </message>
    <message>
        <source>No car beside, in front or behind has a free space to go to.</source>
        <translation>Kein Auto daneben, davor oder dahinter hat ein freies Feld, auf das es kann.</translation>
    </message>
    <message>
        <source>No car is directly in front of {car}.</source>
        <translation>Direkt vor {car} steht kein Auto.</translation>
    </message>
    <message>
        <source>No free space is within 1 or 2 movement points.</source>
        <translation>Mit 1 oder 2 Bewegungspunkten ist kein freies Feld erreichbar.</translation>
    </message>
    <message>
        <source>{place} is occupied, and no occupied space is entered.</source>
        <translation>{place} ist besetzt, und besetzte Felder werden nicht befahren.</translation>
    </message>
    <message>
        <source>No way of 1 or 2 movement points through free spaces ends on {place}.</source>
        <translation>Kein Weg mit 1 oder 2 Bewegungspunkten über freie Felder endet auf {place}.</translation>
    </message>
    <message>
        <source>{car} is not alone in its sector.</source>
        <translation>{car} ist nicht allein in seinem Sektor.</translation>
    </message>
    <message>
        <source>{car} is directly behind the next car already.</source>
        <translation>{car} steht schon direkt hinter dem nächsten Auto.</translation>
    </message>
    <message>
        <source>There is no car ahead on the track.</source>
        <translation>Auf der Strecke ist kein Auto voraus.</translation>
    </message>
    <message>
        <source>No free way leads to a space behind the next car.</source>
        <translation>Kein freier Weg führt auf ein Feld hinter dem nächsten Auto.</translation>
    </message>
    <message>
        <source>By this table&apos;s ruling on {ruling}: {text}.</source>
        <translation>Nach der Regelauslegung dieses Tisches zu {ruling}: {text}.</translation>
    </message>
    <message>
        <source>There another way: {path}</source>
        <translation>Anderer Weg dorthin: {path}</translation>
    </message>
    <message>
        <source>Same card, to {end}: {path}</source>
        <translation>Gleiche Karte, nach {end}: {path}</translation>
    </message>
    <message>
        <source>With {type} {adjustment}, {points} points, to {end}: {path}</source>
        <translation>Mit {type} {adjustment}, {points} Punkte, nach {end}: {path}</translation>
    </message>
    <message>
        <source>With {type} {adjustment}, to {end}, where it rams {target}: {path}</source>
        <translation>Mit {type} {adjustment} nach {end}, wo es {target} rammt: {path}</translation>
    </message>
    <message>
        <source>With {type} {adjustment}, to {end}, where it stops behind {target}: {path}</source>
        <translation>Mit {type} {adjustment} nach {end}, wo es hinter {target} hält: {path}</translation>
    </message>
    <message>
        <source>With {type} {adjustment}, to {end}, where it collides at the crossover: {path}</source>
        <translation>Mit {type} {adjustment} nach {end}, wo es auf der Kreuzung kollidiert: {path}</translation>
    </message>
    <message>
        <source>With {type} {adjustment} it stays on {end}</source>
        <translation>Mit {type} {adjustment} bleibt es auf {end}</translation>
    </message>
    <message>
        <source>without a step</source>
        <translation>ohne einen Schritt</translation>
    </message>
    <message>
        <source>{car} can shoot at {target}, needs {needed}+</source>
        <translation>{car} kann auf {target} schießen, braucht {needed}+</translation>
    </message>
    <message>
        <source>{car} displaces {other} to {place}</source>
        <translation>{car} verdrängt {other} nach {place}</translation>
    </message>
    <message>
        <source>{car} of {team}, on {place}, may be activated</source>
        <translation>{car} von {team}, auf {place}, darf aktiviert werden</translation>
    </message>
    <message>
        <source>{event} for car {car}, without that choice</source>
        <translation>{event} für Auto {car}, ohne diese Wahl</translation>
    </message>
    <message>
        <source>Killed at the crossover</source>
        <translation>Auf der Kreuzung zerstört</translation>
    </message>
    <message>
        <source>a car lost there scores for the active player</source>
        <translation>ein dort verlorenes Auto bringt dem aktiven Spieler Punkte</translation>
    </message>
    <message>
        <source>a car lost there scores for nobody</source>
        <translation>ein dort verlorenes Auto bringt niemandem Punkte</translation>
    </message>
    <message>
        <source>Back over the line with nothing to return</source>
        <translation>Zurück über die Linie, nichts zurückzugeben</translation>
    </message>
    <message>
        <source>the car takes a Lapped token</source>
        <translation>das Auto nimmt einen Überrundet-Marker</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
    <message>
        <source>Back over the line after a Race Bonus</source>
        <translation>Zurück über die Linie nach einem Race Bonus</translation>
    </message>
    <message>
        <source>1 VP goes back, whatever was scored</source>
        <translation>1 SP geht zurück, egal was gewertet wurde</translation>
    </message>
    <message>
        <source>as many VP go back as the crossing scored</source>
        <translation>so viele SP gehen zurück, wie die Überquerung brachte</translation>
    </message>
    <message>
        <source>Countdown</source>
        <translation>Countdown</translation>
    </message>
    <message>
        <source>every pool loses 1 at the start of a turn</source>
        <translation>jeder Vorrat verliert 1 zu Beginn eines Durchgangs</translation>
    </message>
    <message>
        <source>pools lose nothing</source>
        <translation>Vorräte verlieren nichts</translation>
    </message>
    <message>
        <source>Race cards in the box</source>
        <translation>Rennkarten in der Schachtel</translation>
    </message>
    <message>
        <source>92, as the card table adds up</source>
        <translation>92, wie die Kartentabelle ergibt</translation>
    </message>
    <message>
        <source>96, four of them not in the card table</source>
        <translation>96, vier davon nicht in der Kartentabelle</translation>
    </message>
    <message>
        <source>Killed by Missed Jump</source>
        <translation>Durch Missed Jump zerstört</translation>
    </message>
    <message>
        <source>it scores for the active player</source>
        <translation>es bringt dem aktiven Spieler Punkte</translation>
    </message>
    <message>
        <source>it scores for nobody</source>
        <translation>es bringt niemandem Punkte</translation>
    </message>
    <message>
        <source>Get There</source>
        <translation>Get There</translation>
    </message>
    <message>
        <source>may be used or not</source>
        <translation>darf genutzt werden oder nicht</translation>
    </message>
    <message>
        <source>must be used where it can be</source>
        <translation>muss genutzt werden, wo es geht</translation>
    </message>
    <message>
        <source>{car} has no crossing to return: nothing happens</source>
        <translation>{car} hat keine Überquerung zurückzugeben: Nichts geschieht</translation>
    </message>
    <message>
        <source>Countdown: none at this table</source>
        <translation>Countdown: an diesem Tisch keiner</translation>
    </message>
    <message>
        <source>Greasing the Landing</source>
        <translation>Greasing the Landing</translation>
    </message>
    <message>
        <source>High Flyer</source>
        <translation>High Flyer</translation>
    </message>
    <message>
        <source>Into the Weeds</source>
        <translation>Into the Weeds</translation>
    </message>
    <message>
        <source>Missed Jump</source>
        <translation>Missed Jump</translation>
    </message>
    <message>
        <source>Open Road</source>
        <translation>Open Road</translation>
    </message>
    <message>
        <source>Outta Gas</source>
        <translation>Outta Gas</translation>
    </message>
    <message>
        <source>Race Bonus</source>
        <translation>Race Bonus</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Shredded Tire</source>
        <translation>Shredded Tire</translation>
    </message>
    <message>
        <source>Shot of NOS</source>
        <translation>Shot of NOS</translation>
    </message>
    <message>
        <source>Sideswipe</source>
        <translation>Sideswipe</translation>
    </message>
    <message>
        <source>Snapped the Struts</source>
        <translation>Snapped the Struts</translation>
    </message>
    <message>
        <source>Spin-Around</source>
        <translation>Spin-Around</translation>
    </message>
    <message>
        <source>Suspension Failure</source>
        <translation>Suspension Failure</translation>
    </message>
    <message>
        <source>Transmission Failure</source>
        <translation>Transmission Failure</translation>
    </message>
    <message>
        <source>{card} goes from {from} to {to}</source>
        <translation>{card}: {from} → {to}</translation>
    </message>
    <message>
        <source>{count} × {card} go from {from} to {to}</source>
        <translation>{count} × {card}: {from} → {to}</translation>
    </message>
    <message>
        <source>{deck}: {count} unseen cards go from {from} to {to}</source>
        <translation>{deck}, {count} × unbekannt: {from} → {to}</translation>
    </message>
    <message>
        <source>the discards of the {deck} are shuffled into a new pile</source>
        <translation>{deck}: Ablage zum neuen Nachziehstapel mischen</translation>
    </message>
    <message>
        <source>{by} markers on {card}</source>
        <translation>{by} Marker auf {card}</translation>
    </message>
    <message>
        <source>{by} marker off {card}</source>
        <translation>{by} Marker weg von {card}</translation>
    </message>
    <message>
        <source>the countdown has stopped for good</source>
        <translation>der Countdown ist endgültig gestoppt</translation>
    </message>
    <message>
        <source>the countdown runs again</source>
        <translation>der Countdown läuft wieder</translation>
    </message>
    <message>
        <source>{car}: {other}</source>
        <translation>{car}: {other}</translation>
    </message>
    <message>
        <source>{car} plays {card} to {end} and rams {ram}</source>
        <translation>{car} spielt {card} nach {end} und rammt {ram}</translation>
    </message>
    <message>
        <source>{car} shoots {target}: {result}</source>
        <translation>{car} schießt auf {target}: {result}</translation>
    </message>
    <message>
        <source>{car} shoots {target}</source>
        <translation>{car} schießt auf {target}</translation>
    </message>
    <message>
        <source>The combat card for the collision says {result}</source>
        <translation>Kampfkarte zur Kollision: {result}</translation>
    </message>
    <message>
        <source>The chain takes in {cars}</source>
        <translation>Chain erfasst {cars}</translation>
    </message>
    <message>
        <source>Movement event: {event}</source>
        <translation>Bewegungsereignis: {event}</translation>
    </message>
    <message>
        <source>A movement event is drawn</source>
        <translation>Ein Bewegungsereignis wird gezogen</translation>
    </message>
    <message>
        <source>Chosen for the event: {choices}</source>
        <translation>Für das Ereignis gewählt: {choices}</translation>
    </message>
    <message>
        <source>Nothing more in this activation</source>
        <translation>Nichts weiter in dieser Aktivierung</translation>
    </message>
    <message>
        <source>{team} discards {cards}</source>
        <translation>{team} legt {cards} ab</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Der Durchgang endet</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Which other car?</source>
        <translation>Welches andere Auto?</translation>
    </message>
    <message>
        <source>Which car does {car} ram or sideswipe?</source>
        <translation>Welches Auto trifft {car} mit Ram oder Sideswipe?</translation>
    </message>
    <message>
        <source>What does the combat card say?</source>
        <translation>Was sagt die Kampfkarte?</translation>
    </message>
    <message>
        <source>What does a collision attack do, with Bulldoze or Chain?</source>
        <translation>Was bewirkt ein Kollisionsangriff, mit Bulldoze oder Chain?</translation>
    </message>
    <message>
        <source>How far does Spray reach?</source>
        <translation>Wie weit reicht Spray?</translation>
    </message>
    <message>
        <source>A car comes for a destroyed one</source>
        <translation>Für ein zerstörtes Auto kommt ein anderes</translation>
    </message>
    <message>
        <source>Every pool loses 1 when the next turn begins</source>
        <translation>Jeder Vorrat verliert 1, wenn der nächste Durchgang beginnt</translation>
    </message>
    <message>
        <source>A car costs a point when it goes back over the line</source>
        <translation>Ein Auto kostet einen Punkt, wenn es zurück über die Linie fährt</translation>
    </message>
    <message>
        <source>A team is first to empty its pool</source>
        <translation>Ein Team leert als erstes seinen Vorrat</translation>
    </message>
    <message>
        <source>Car {car} hits {target} with {result}</source>
        <translation>Auto {car} trifft {target} mit {result}</translation>
    </message>
    <message>
        <source>Car {car} hits {target} with {result}, and {other} with it</source>
        <translation>Auto {car} trifft {target} mit {result} und damit auch {other}</translation>
    </message>
    <message>
        <source>Car {car} shoots at {target} with Spray</source>
        <translation>Auto {car} schießt auf {target} mit Spray</translation>
    </message>
    <message>
        <source>Car {car} shoots at {target} with Spray, which hits {other} too</source>
        <translation>Auto {car} schießt auf {target} mit Spray und trifft damit auch {other}</translation>
    </message>
    <message>
        <source>A car comes for {car} when it is destroyed</source>
        <translation>Für {car} kommt ein anderes Auto, wenn es zerstört wird</translation>
    </message>
    <message>
        <source>A car comes for {car} when it is destroyed, {side} side up</source>
        <translation>Für {car} kommt ein anderes Auto, wenn es zerstört wird, {side} Seite oben</translation>
    </message>
    <message>
        <source>Car {by} comes for {car} when it is destroyed</source>
        <translation>Auto {by} kommt für {car}, wenn es zerstört wird</translation>
    </message>
    <message>
        <source>Car {by} comes for {car} when it is destroyed, {side} side up</source>
        <translation>Auto {by} kommt für {car}, wenn es zerstört wird, {side} Seite oben</translation>
    </message>
    <message>
        <source>Car {car} costs its team a point when it goes back over the line</source>
        <translation>Auto {car} kostet sein Team einen Punkt, wenn es zurück über die Linie fährt</translation>
    </message>
    <message>
        <source>Cars {cars} cross the line in one step, and the team of {car} is first to empty its pool</source>
        <translation>Die Autos {cars} überqueren die Linie in einem Schritt, und das Team von {car} leert als erstes seinen Vorrat</translation>
    </message>
    <message>
        <source>jump section</source>
        <translation>Sprungschanze</translation>
    </message>
    <message>
        <source>rough section</source>
        <translation>unebenen Strecke</translation>
    </message>
    <message>
        <source>light</source>
        <translation>helle</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkle</translation>
    </message>
    <message>
        <source>Car {car} can&apos;t play {type} {adjustment}: it has played its card.</source>
        <translation>Auto {car} kann {type} {adjustment} nicht spielen: Es hat seine Karte schon gespielt.</translation>
    </message>
    <message>
        <source>{event} for car {car} does not allow {given}.</source>
        <translation>{event} für Auto {car} erlaubt {given} nicht.</translation>
    </message>
    <message>
        <source>{event} hits {other}.</source>
        <translation>{event} trifft {other}.</translation>
    </message>
    <message>
        <source>{event} does not hit {other}.</source>
        <translation>{event} trifft {other} nicht.</translation>
    </message>
    <message>
        <source>That depends on whether car {car} has shot before it moved.</source>
        <translation>Das hängt davon ab, ob Auto {car} vor der Bewegung geschossen hat.</translation>
    </message>
    <message>
        <source>Car {car} makes no collision attack on {target}.</source>
        <translation>Auto {car} macht keinen Kollisionsangriff auf {target}.</translation>
    </message>
    <message>
        <source>Car {car} rams {target}: {hits} damage for {target}, {own} for {car}.</source>
        <translation>Auto {car} rammt {target}: {hits} Schaden für {target}, {own} für {car}.</translation>
    </message>
    <message>
        <source>Car {car} sideswipes {target}: {hits} damage for {target}, {own} for {car}.</source>
        <translation>Sideswipe von Auto {car} gegen {target}: {hits} Schaden für {target}, {own} für {car}.</translation>
    </message>
    <message>
        <source>The collision also hits {other}: 1 damage.</source>
        <translation>Die Kollision trifft auch {other}: 1 Schaden.</translation>
    </message>
    <message>
        <source>The collision does not hit {other}.</source>
        <translation>Die Kollision trifft {other} nicht.</translation>
    </message>
    <message>
        <source>Spray also hits {cars}: 1 damage each.</source>
        <translation>Spray trifft auch {cars}: je 1 Schaden.</translation>
    </message>
    <message>
        <source>Spray hits nobody but {target} here.</source>
        <translation>Spray trifft hier niemanden außer {target}.</translation>
    </message>
    <message>
        <source>Spray also hits {other}: 1 damage.</source>
        <translation>Spray trifft auch {other}: 1 Schaden.</translation>
    </message>
    <message>
        <source>Spray does not hit {other}.</source>
        <translation>Spray trifft {other} nicht.</translation>
    </message>
    <message>
        <source>A car of {team} goes to the chute for {car}, {side} side up.</source>
        <translation>Für {car} kommt ein Auto von {team} in die Schleuse, {side} Seite oben.</translation>
    </message>
    <message>
        <source>{by} goes to the chute for {car}, {side} side up.</source>
        <translation>Für {car} kommt {by} in die Schleuse, {side} Seite oben.</translation>
    </message>
    <message>
        <source>No car comes for {car}.</source>
        <translation>Für {car} kommt kein Auto.</translation>
    </message>
    <message>
        <source>That depends on whether {team} has a car in reserve.</source>
        <translation>Das hängt davon ab, ob {team} ein Auto in der Reserve hat.</translation>
    </message>
    <message>
        <source>{by} can&apos;t come for {car}.</source>
        <translation>{by} kann nicht für {car} kommen.</translation>
    </message>
    <message>
        <source>A car comes for {car}, but {side} side up.</source>
        <translation>Für {car} kommt ein Auto, aber {side} Seite oben.</translation>
    </message>
    <message>
        <source>Every pool loses 1 when the next turn begins.</source>
        <translation>Jeder Vorrat verliert 1, wenn der nächste Durchgang beginnt.</translation>
    </message>
    <message>
        <source>No pool loses anything when the next turn begins.</source>
        <translation>Kein Vorrat verliert etwas, wenn der nächste Durchgang beginnt.</translation>
    </message>
    <message>
        <source>That depends on what is in the pools.</source>
        <translation>Das hängt davon ab, was in den Vorräten ist.</translation>
    </message>
    <message>
        <source>{team} returns {points} VP.</source>
        <translation>{team} gibt {points} SP zurück.</translation>
    </message>
    <message>
        <source>{team} returns nothing.</source>
        <translation>{team} gibt nichts zurück.</translation>
    </message>
    <message>
        <source>That depends on whether car {car} has scored a crossing that it can return.</source>
        <translation>Das hängt davon ab, ob Auto {car} eine gewertete Überquerung hat, die es zurückgeben kann.</translation>
    </message>
    <message>
        <source>{winner} is first to empty its pool and wins.</source>
        <translation>{winner} leert als erstes Team den Vorrat und gewinnt.</translation>
    </message>
    <message>
        <source>Nobody empties a pool with that.</source>
        <translation>Damit leert niemand einen Vorrat.</translation>
    </message>
    <message>
        <source>only the active car shoots, and that is {active}</source>
        <translation>nur das aktive Auto schießt, und das ist {active}</translation>
    </message>
    <message>
        <source>{toAct} is to act: {car} can&apos;t be activated now, and only the active car shoots</source>
        <translation>{toAct} ist am Zug: {car} kann jetzt nicht aktiviert werden, und nur das aktive Auto schießt</translation>
    </message>
    <message>
        <source>An activation has one race card; the next one is played for another car.</source>
        <translation>Eine Aktivierung hat eine Rennkarte; die nächste wird für ein anderes Auto gespielt.</translation>
    </message>
    <message>
        <source>This is about the movement alone: {car} can&apos;t be activated at this moment.</source>
        <translation>Hier geht es nur um die Bewegung: {car} kann in diesem Moment nicht aktiviert werden.</translation>
    </message>
    <message>
        <source>Only in principle: {car} can&apos;t be activated at this moment.</source>
        <translation>Nur im Grundsatz: {car} kann in diesem Augenblick nicht aktiviert werden.</translation>
    </message>
    <message>
        <source>{car} came to the chute with the side of the car that it replaces, which had been activated: it acts from the next turn on</source>
        <translation>{car} kam in die Schleuse mit der Seite des Autos, das es ersetzt, und das war schon aktiviert: Es handelt erst ab dem nächsten Durchgang</translation>
    </message>
    <message>
        <source>Car {car} displaces {other}, but not off the track.</source>
        <translation>Auto {car} verdrängt {other}, aber nicht von der Strecke.</translation>
    </message>
    <message>
        <source>Nobody is displaced off the track, nor into the pits or the chute.</source>
        <translation>Niemand wird von der Strecke verdrängt, auch nicht in die Box oder die Schleuse.</translation>
    </message>
    <message>
        <source>The track has no space {to}.</source>
        <translation>Die Strecke hat kein Feld {to}.</translation>
    </message>
    <message>
        <source>Nobody gets into the Trough but by a movement event.</source>
        <translation>In den Graben kommt man nur durch ein Bewegungsereignis.</translation>
    </message>
    <message>
        <source>{car} is destroyed; nobody scores for a car of the own team.</source>
        <translation>{car} ist zerstört; für ein Auto des eigenen Teams bekommt niemand Punkte.</translation>
    </message>
    <message>
        <source>{car} is destroyed: {active} scores, whose activation it is.</source>
        <translation>{car} ist zerstört: {active} führt die Aktivierung aus und punktet.</translation>
    </message>
    <message>
        <source>{car} is destroyed: {active} scores, for this card does not say that nobody does.</source>
        <translation>{car} ist zerstört: {active} punktet, denn diese Karte sagt nicht, dass niemand punktet.</translation>
    </message>
    <message>
        <source>{car} is destroyed, and the card says that nobody scores for it.</source>
        <translation>{car} ist zerstört, und die Karte sagt, dass dafür niemand punktet.</translation>
    </message>
    <message>
        <source>{car} goes over the line: {points} VP for {team}, its own team.</source>
        <translation>{car} fährt über die Linie: {points} SP für {team}, das eigene Team.</translation>
    </message>
    <message>
        <source>{car} goes back over the line: {team} returns {points} VP to its pool.</source>
        <translation>{car} fährt zurück über die Linie: {team} gibt {points} SP zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>{car} goes back over the line with no crossing to return: it takes a Lapped token, and its next crossing scores nothing.</source>
        <translation>{car} fährt ohne eine Überquerung, die zurückzugeben wäre, über die Linie zurück: Es nimmt einen Überrundet-Marker, und seine nächste Überquerung bringt nichts.</translation>
    </message>
    <message>
        <source>Every crossing takes a marker off Race Bonus, also one that scores nothing.</source>
        <translation>Jede Überquerung nimmt einen Marker von Race Bonus, auch eine, die nichts bringt.</translation>
    </message>
    <message>
        <source>If it has scored a crossing that it has not returned yet, 1 VP goes back to the pool.</source>
        <translation>Hat es eine gewertete Überquerung noch nicht zurückgegeben, geht 1 SP in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>If not, it takes a Lapped token, and its next crossing scores nothing.</source>
        <translation>Wenn nicht, nimmt es einen Überrundet-Marker, und seine nächste Überquerung bringt nichts.</translation>
    </message>
    <message>
        <source>1 VP goes back, also while a Race Bonus lies open.</source>
        <translation>1 SP geht zurück, auch solange ein Race Bonus offen liegt.</translation>
    </message>
    <message>
        <source>At the start of each turn but the first every pool loses 1; when one of them stands at 1, never again.</source>
        <translation>Zu Beginn jedes Durchgangs außer dem ersten verliert jeder Vorrat 1; steht einer davon auf 1, nie wieder.</translation>
    </message>
    <message>
        <source>Those points are out of the game: nobody has claimed them. In the pools now: {pools}.</source>
        <translation>Diese Punkte sind aus dem Spiel: Niemand hat sie geholt. Jetzt in den Vorräten: {pools}.</translation>
    </message>
    <message>
        <source>The first turn has no countdown.</source>
        <translation>Der erste Durchgang hat keinen Countdown.</translation>
    </message>
    <message>
        <source>It came to somebody&apos;s last point before and has stopped for this race.</source>
        <translation>Er ist schon früher bei jemandes letztem Punkt angekommen und für dieses Rennen gestoppt.</translation>
    </message>
    <message>
        <source>{teams}: one point left. The last point is scored, not counted down, so that nobody loses any more in this race.</source>
        <translation>{teams}: noch ein Punkt. Der letzte Punkt wird geholt, nicht heruntergezählt; daher verliert in diesem Rennen niemand mehr etwas.</translation>
    </message>
    <message>
        <source>Who crosses in one step scores from the front backward, the inner car first: {order}.</source>
        <translation>Wer im selben Schritt die Linie überquert, punktet von vorn nach hinten, das innere Auto zuerst: {order}.</translation>
    </message>
    <message>
        <source>The race is over the moment a pool is empty. In the pools before: {pools}.</source>
        <translation>Das Rennen ist vorbei, sobald ein Vorrat leer ist. Vorher in den Vorräten: {pools}.</translation>
    </message>
    <message>
        <source>Damage of the target and of the active car, as the card prints it: 3-1, with b, c, u.</source>
        <translation>Schaden des Ziels und des aktiven Autos, wie auf der Karte: 3-1, mit b, c, u.</translation>
    </message>
    <message>
        <source>{target} is neither directly in front of {car}, to be rammed, nor beside it, for a Sideswipe.</source>
        <translation>{target} steht weder direkt vor {car}, um gerammt zu werden, noch daneben, für einen Sideswipe.</translation>
    </message>
    <message>
        <source>Nobody changes lanes here, so that there is no Sideswipe either.</source>
        <translation>Hier wechselt niemand die Spur, also gibt es auch keinen Sideswipe.</translation>
    </message>
    <message>
        <source>A Sideswipe displaces a car of the own team; there is no attack on it.</source>
        <translation>Ein Sideswipe verdrängt ein Auto des eigenen Teams; angegriffen wird es nicht.</translation>
    </message>
    <message>
        <source>A collision attack always hits, whatever value and bonus say.</source>
        <translation>Ein Kollisionsangriff trifft immer, egal, was Wert und Bonus sagen.</translation>
    </message>
    <message>
        <source>The figures apply as the card prints them: {hits} for {target}, {own} for {car}.</source>
        <translation>Es gelten die Zahlen auf der Karte: {hits} für {target}, {own} für {car}.</translation>
    </message>
    <message>
        <source>{target} is destroyed: {car} has to enter its space.</source>
        <translation>{target} ist zerstört: {car} muss auf dessen Feld fahren.</translation>
    </message>
    <message>
        <source>Bulldoze: when all damage is dealt, {car} and {target} change places.</source>
        <translation>Bulldoze: Ist aller Schaden verteilt, tauschen {car} und {target} den Platz.</translation>
    </message>
    <message>
        <source>Bulldoze comes after the damage, and {car} is out of the race by then.</source>
        <translation>Bulldoze kommt nach dem Schaden, und da ist {car} schon aus dem Rennen.</translation>
    </message>
    <message>
        <source>{target} is destroyed: {car} enters its space, which takes the place of Bulldoze.</source>
        <translation>{target} ist zerstört: {car} fährt auf dessen Feld; das tritt an die Stelle von Bulldoze.</translation>
    </message>
    <message>
        <source>The race is over the moment a pool is empty, and the position does not say what is left in the pools.</source>
        <translation>Das Rennen ist vorbei, sobald ein Vorrat leer ist, und die Stellung sagt nicht, was noch in den Vorräten liegt.</translation>
    </message>
    <message>
        <source>{target} is on the crossover: Bulldoze is ignored there.</source>
        <translation>{target} steht auf der Kreuzung: Bulldoze gilt dort nicht.</translation>
    </message>
    <message>
        <source>Chain: each car in line in front of {target} without a gap takes 1 damage: {cars}.</source>
        <translation>Chain: Jedes Auto, das ohne Lücke in der Kette vor {target} steht, nimmt 1 Schaden: {cars}.</translation>
    </message>
    <message>
        <source>Chain: each car beyond {target} in its sector without a gap takes 1 damage: {cars}.</source>
        <translation>Chain: Jedes Auto, das im selben Sektor ohne Lücke jenseits von {target} steht, nimmt 1 Schaden: {cars}.</translation>
    </message>
    <message>
        <source>Chain hits cars in line in front of {target}, and there is none.</source>
        <translation>Chain trifft Autos in der Kette vor {target}, und dort ist keins.</translation>
    </message>
    <message>
        <source>Chain hits cars beyond {target} in its sector, and there is none.</source>
        <translation>Chain trifft Autos jenseits von {target} im selben Sektor, und dort ist keins.</translation>
    </message>
    <message>
        <source>Lanes part in front of {target}: the active player picks the one that the chain takes.</source>
        <translation>Vor {target} teilen sich die Spuren: Der aktive Spieler wählt, welche die Kette nimmt.</translation>
    </message>
    <message>
        <source>The card has no Chain: nobody else is hit.</source>
        <translation>Die Karte hat kein Chain: Sonst wird niemand getroffen.</translation>
    </message>
    <message>
        <source>{other} is not in line in front of {target} without a gap.</source>
        <translation>{other} steht nicht ohne Lücke in der Kette vor {target}.</translation>
    </message>
    <message>
        <source>{other} is not beyond {target} in its sector without a gap.</source>
        <translation>{other} steht nicht ohne Lücke jenseits von {target} im selben Sektor.</translation>
    </message>
    <message>
        <source>Spray hits cars that are next to {target}, diagonally too, and that {car} could itself shoot at with this weapon; never {car}.</source>
        <translation>Spray trifft Autos, die neben {target} stehen, auch diagonal, und auf die {car} mit dieser Waffe selbst schießen könnte; nie {car}.</translation>
    </message>
    <message>
        <source>{other} is not next to {target}.</source>
        <translation>{other} steht nicht neben {target}.</translation>
    </message>
    <message>
        <source>{target} itself takes the damage of the hit and no more from Spray.</source>
        <translation>{target} selbst nimmt den Schaden des Treffers und keinen weiteren durch Spray.</translation>
    </message>
    <message>
        <source>That depends on which lane the chain takes.</source>
        <translation>Das hängt davon ab, welche Spur die Kette nimmt.</translation>
    </message>
    <message>
        <source>That depends on which section the active player picks.</source>
        <translation>Das hängt davon ab, welchen Abschnitt der aktive Spieler wählt.</translation>
    </message>
    <message>
        <source>Cars are equally far along in several sections: the active player picks one of them.</source>
        <translation>In mehreren Abschnitten sind Autos gleich weit: Der aktive Spieler wählt einen davon.</translation>
    </message>
    <message>
        <source>What {event} does here</source>
        <translation>Was {event} hier bewirkt</translation>
    </message>
    <message>
        <source>Spray hits {other}</source>
        <translation>Spray trifft {other}</translation>
    </message>
    <message>
        <source>A destroyed car is replaced at once, as long as its team has one that has not raced; the owner picks which.</source>
        <translation>Ein zerstörtes Auto wird sofort ersetzt, solange sein Team eins hat, das noch nicht im Rennen war; der Besitzer wählt, welches.</translation>
    </message>
    <message>
        <source>{car} has been activated this turn: its replacement shows the same side and waits for the next turn.</source>
        <translation>{car} wurde in diesem Durchgang schon aktiviert: Sein Ersatz zeigt dieselbe Seite und wartet auf den nächsten Durchgang.</translation>
    </message>
    <message>
        <source>{car} has not been activated this turn: its replacement shows the same side and may be activated this turn.</source>
        <translation>{car} wurde in diesem Durchgang noch nicht aktiviert: Sein Ersatz zeigt dieselbe Seite und darf in diesem Durchgang aktiviert werden.</translation>
    </message>
    <message>
        <source>Its replacement shows the same side: it waits for the next turn if {car} has been activated this turn, and may be activated if not.</source>
        <translation>Der Ersatz zeigt dieselbe Seite: Er wartet auf den nächsten Durchgang, wenn {car} in diesem Durchgang schon aktiviert wurde, und darf sonst aktiviert werden.</translation>
    </message>
    <message>
        <source>{car} is lost in its own activation, which counts: its replacement waits for the next turn.</source>
        <translation>{car} geht in der eigenen Aktivierung verloren, und die zählt: Sein Ersatz wartet auf den nächsten Durchgang.</translation>
    </message>
    <message>
        <source>Several are lost: replacements come in the order of the losses, each with the side of the car that it replaces.</source>
        <translation>Mehrere gehen verloren: Ersatz kommt in der Reihenfolge der Verluste, jeweils mit der Seite des ersetzten Autos.</translation>
    </message>
    <message>
        <source>{team} has no car left that has not raced: it goes on with fewer.</source>
        <translation>{team} hat kein Auto mehr, das noch nicht im Rennen war: Es geht mit weniger weiter.</translation>
    </message>
    <message>
        <source>If {team} has no car left that has not raced, it goes on with fewer.</source>
        <translation>Hat {team} kein Auto mehr, das noch nicht im Rennen war, geht es mit weniger weiter.</translation>
    </message>
    <message>
        <source>{car} is out of the race, and nothing is owed for it any more: a replacement comes at once or not at all.</source>
        <translation>{car} ist aus dem Rennen, und dafür steht nichts mehr aus: Ersatz kommt sofort oder gar nicht.</translation>
    </message>
    <message>
        <source>{car} has not been in the race.</source>
        <translation>{car} war nicht im Rennen.</translation>
    </message>
    <message>
        <source>{by} is not a car of {team}.</source>
        <translation>{by} ist kein Auto von {team}.</translation>
    </message>
    <message>
        <source>{by} is destroyed, and destroyed cars never come back.</source>
        <translation>{by} ist zerstört, und zerstörte Autos kommen nie zurück.</translation>
    </message>
    <message>
        <source>{by} is in the race already.</source>
        <translation>{by} ist schon im Rennen.</translation>
    </message>
    <message>
        <source>{car} can come</source>
        <translation>{car} kann kommen</translation>
    </message>
    <message>
        <source>The movement events are those of the rulebook; write one by the beginning of its name.</source>
        <translation>Bewegungsereignisse sind die aus der Spielregel; zum Eingeben genügt der Anfang des Namens.</translation>
    </message>
    <message>
        <source>The card says &quot;may&quot;: nobody has to use it.</source>
        <translation>Auf der Karte steht „may“ (darf): Niemand muss sie nutzen.</translation>
    </message>
    <message>
        <source>It is about the active car alone: {count} damage for {car}.</source>
        <translation>Es betrifft nur das aktive Auto: {count} Schaden für {car}.</translation>
    </message>
    <message>
        <source>{car} had {before} damage when the card was drawn: it takes {count}.</source>
        <translation>{car} hatte {before} Schaden, als die Karte gezogen wurde: Es nimmt {count}.</translation>
    </message>
    <message>
        <source>{car} takes 1 damage; it is on neither rough track nor a jump.</source>
        <translation>{car} nimmt 1 Schaden; es steht weder auf unebener Strecke noch auf einer Sprungschanze.</translation>
    </message>
    <message>
        <source>{car} takes 1 damage and 1 more, because it is on rough track or a jump.</source>
        <translation>{car} nimmt 1 Schaden und 1 weiteren, weil es auf unebener Strecke oder einer Sprungschanze steht.</translation>
    </message>
    <message>
        <source>All cars on the {surface} are hit: {cars}. Cars in the Trough are on none, and rough track and jumps are two things here.</source>
        <translation>Alle Autos im Abschnitt „{surface}“ werden getroffen: {cars}. Autos im Graben stehen auf keinem, und unebene Strecke und Sprungschanzen sind hier zweierlei.</translation>
    </message>
    <message>
        <source>One car of each team, chosen by its owner, not in the chute: {cars}. All damage is dealt before anybody is out.</source>
        <translation>Ein Auto jedes Teams, vom Besitzer gewählt, keins in der Schleuse: {cars}. Aller Schaden wird verteilt, bevor jemand ausscheidet.</translation>
    </message>
    <message>
        <source>{other} is beside {car} or directly in front or behind, and {place} is vacant and next to it.</source>
        <translation>{other} steht neben {car} oder direkt davor oder dahinter, und {place} ist frei und grenzt daran.</translation>
    </message>
    <message>
        <source>{other} is directly in front of {car}: they change places.</source>
        <translation>{other} steht direkt vor {car}: Sie tauschen den Platz.</translation>
    </message>
    <message>
        <source>1 or 2 movement points like Solo, through free spaces only: {place} is within that.</source>
        <translation>1 oder 2 Bewegungspunkte wie Solo, nur über freie Felder: {place} liegt in dieser Reichweite.</translation>
    </message>
    <message>
        <source>{car} is alone in its sector, and {place} is directly behind the nearest car ahead, with a free way to it.</source>
        <translation>{car} ist allein in seinem Sektor, und {place} liegt direkt hinter dem nächsten Auto voraus, der Weg dorthin ist frei.</translation>
    </message>
    <message>
        <source>{other} is nearest to the end of its jump section. It moves {points} with Overtake; {owner}, its own team, scores, and the active player chooses the way.</source>
        <translation>{other} ist dem Ende seiner Sprungschanze am nächsten. Es fährt {points} mit Overtake; {owner}, das eigene Team, punktet, und der aktive Spieler wählt den Weg.</translation>
    </message>
    <message>
        <source>Of {cars}, equally far along, {other} is on the inside.</source>
        <translation>Von {cars}, die gleich weit sind, steht {other} innen.</translation>
    </message>
    <message>
        <source>{other} is further from the end of its {surface} than {cars}. Sectors to go: {left} against {fewest}.</source>
        <translation>{other} ist weiter vom Ende seiner {surface} entfernt als {cars}. Sektoren bis dorthin: {left} gegen {fewest}.</translation>
    </message>
    <message>
        <source>{other} is as far along, but the inside is favoured: {cars}.</source>
        <translation>{other} ist ebenso weit, aber die Innenseite hat Vorrang: {cars}.</translation>
    </message>
    <message>
        <source>With {type} {adjustment}, whose number is the movement points, no Solo way of {car} ends on {place}.</source>
        <translation>Mit {type} {adjustment}, dessen Zahl die Bewegungspunkte angibt, endet kein Solo-Weg von {car} auf {place}.</translation>
    </message>
    <message>
        <source>{other} can&apos;t be displaced: nobody is off a crossover cell, nor into one that is held across.</source>
        <translation>{other} kann nicht verdrängt werden: Von einem Kreuzungsfeld wird niemand verdrängt, und auch nicht auf eines, das in der anderen Richtung besetzt ist.</translation>
    </message>
    <message>
        <source>{car} has to change lanes, and {place} is free.</source>
        <translation>{car} muss die Spur wechseln, und {place} ist frei.</translation>
    </message>
    <message>
        <source>{other} is of the own team: it is displaced, at no cost.</source>
        <translation>{other} gehört zum eigenen Team: Es wird verdrängt, ohne Kosten.</translation>
    </message>
    <message>
        <source>{other} is an opponent: {car} makes a collision attack on it and stays where it is, unless {other} is destroyed or bulldozed.</source>
        <translation>{other} ist ein Gegner: {car} macht einen Kollisionsangriff darauf und bleibt stehen, außer {other} wird zerstört oder durch Bulldoze versetzt.</translation>
    </message>
    <message>
        <source>{other} holds {place} across: as an opponent&apos;s space it is attacked, and Bulldoze is ignored.</source>
        <translation>{other} hält {place} quer besetzt: Als Feld eines Gegners wird es angegriffen, und Bulldoze gilt nicht.</translation>
    </message>
    <message>
        <source>{car} goes off the track on the outside of its sector, with a Spin-Around token.</source>
        <translation>{car} kommt an der Außenseite seines Sektors von der Strecke ab, mit einem Spin-Around-Marker.</translation>
    </message>
    <message>
        <source>{car} goes off the track on the inside of its sector, with a Spin-Around token.</source>
        <translation>{car} kommt an der Innenseite seines Sektors von der Strecke ab, mit einem Spin-Around-Marker.</translation>
    </message>
    <message>
        <source>Its next movement begins with the way back onto the track, and it shoots only after that.</source>
        <translation>Seine nächste Bewegung beginnt mit dem Weg zurück auf die Strecke, und erst danach schießt es.</translation>
    </message>
    <message>
        <source>{car} has shot before moving: it takes a Reloading marker and may not shoot before moving in its next activation.</source>
        <translation>{car} hat vor der Bewegung geschossen: Es nimmt einen Lädt-nach-Marker und darf in der nächsten Aktivierung nicht vor der Bewegung schießen.</translation>
    </message>
    <message>
        <source>{car} has not shot before moving: it may not shoot any more in this activation.</source>
        <translation>{car} hat vor der Bewegung nicht geschossen: Es darf in dieser Aktivierung nicht mehr schießen.</translation>
    </message>
    <message>
        <source>If it has, it takes a Reloading marker and may not shoot before moving in its next activation.</source>
        <translation>Wenn ja, nimmt es einen Lädt-nach-Marker und darf in der nächsten Aktivierung nicht vor der Bewegung schießen.</translation>
    </message>
    <message>
        <source>If it has not, it may not shoot any more in this activation.</source>
        <translation>Wenn nicht, darf es in dieser Aktivierung nicht mehr schießen.</translation>
    </message>
    <message>
        <source>The card lies open with four markers: each kill that scores from now on is worth 2 VP and takes one off.</source>
        <translation>Die Karte liegt offen mit vier Markern: Jeder gewertete Abschuss bringt ab jetzt 2 SP und nimmt einen weg.</translation>
    </message>
    <message>
        <source>A kill made before the card was drawn, in the same activation too, has scored 1.</source>
        <translation>Ein Abschuss, bevor die Karte gezogen wurde, auch in derselben Aktivierung, hat 1 gebracht.</translation>
    </message>
    <message>
        <source>The card lies open with four markers: each crossing that scores is worth 2 VP.</source>
        <translation>Die Karte liegt offen mit vier Markern: Jede gewertete Überquerung bringt 2 SP.</translation>
    </message>
    <message>
        <source>Every forward crossing takes a marker off, also one that scores nothing.</source>
        <translation>Jede Überquerung vorwärts nimmt einen Marker weg, auch eine, die nichts bringt.</translation>
    </message>
    <message>
        <source>{event} is about the active car alone, and that is {car}.</source>
        <translation>{event} betrifft nur das aktive Auto, und das ist {car}.</translation>
    </message>
    <message>
        <source>{event} leaves nothing to choose here.</source>
        <translation>{event} lässt hier keine Wahl.</translation>
    </message>
    <message>
        <source>{event} leaves this to choose: {answers}.</source>
        <translation>{event} lässt diese Wahl: {answers}.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no car.</source>
        <translation>„{given}“ ist kein Auto.</translation>
    </message>
    <message>
        <source>{other} is in the Trough, which is no part of the {surface}.</source>
        <translation>{other} liegt im Graben, und der gehört nicht zum Abschnitt „{surface}“.</translation>
    </message>
    <message>
        <source>{other} is on {place}, which is no part of a {surface}.</source>
        <translation>{other} steht auf {place}; das gehört nicht dazu: {surface}.</translation>
    </message>
    <message>
        <source>No car is on a {surface}.</source>
        <translation>Dort steht kein Auto: {surface}.</translation>
    </message>
    <message>
        <source>Furthest along the {surface} is sector {sector}, {left} before its end: {cars}.</source>
        <translation>{surface}: Am weitesten ist Sektor {sector}, {left} vor dem Ende: {cars}.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no race card that can be drawn.</source>
        <translation>„{given}“ ist keine Rennkarte, die sich ziehen lässt.</translation>
    </message>
    <message>
        <source>{other} of the own team holds {place} across, and nobody is displaced off a crossover cell.</source>
        <translation>{other} aus dem eigenen Team hält {place} in der anderen Richtung, und von einem Kreuzungsfeld wird niemand verdrängt.</translation>
    </message>
    <message>
        <source>{car} must change lanes where a lane beside it can be taken.</source>
        <translation>{car} muss die Spur wechseln, wenn eine Spur daneben zu erreichen ist.</translation>
    </message>
    <message>
        <source>At this table Get There must be used where it can be.</source>
        <translation>An diesem Tisch muss Get There genutzt werden, wenn es geht.</translation>
    </message>
    <message>
        <source>{other} has no vacant space next to it to go to.</source>
        <translation>{other} hat kein freies Nachbarfeld, auf das es kann.</translation>
    </message>
    <message>
        <source>{other} is neither beside {car} nor directly in front of or behind it.</source>
        <translation>{other} steht weder neben {car} noch direkt davor oder dahinter.</translation>
    </message>
    <message>
        <source>{place} is not vacant.</source>
        <translation>{place} ist nicht frei.</translation>
    </message>
    <message>
        <source>{place} is not next to {other}: beside it, directly in front or behind.</source>
        <translation>{place} grenzt nicht an {other}: daneben, direkt davor oder dahinter.</translation>
    </message>
    <message>
        <source>{other} is not directly in front of {car}.</source>
        <translation>{other} steht nicht direkt vor {car}.</translation>
    </message>
    <message>
        <source>{place} is no space directly behind the nearest car ahead that a free way leads to.</source>
        <translation>{place} ist kein Feld direkt hinter dem nächsten Auto voraus, zu dem ein freier Weg führt.</translation>
    </message>
    <message>
        <source>No team has a car on the track, in a Trough or beside the track.</source>
        <translation>Kein Team hat ein Auto auf der Strecke, im Graben oder neben der Strecke.</translation>
    </message>
    <message>
        <source>{other} is in the chute, and cars there can&apos;t be chosen.</source>
        <translation>{other} steht in der Schleuse, und Autos dort sind nicht wählbar.</translation>
    </message>
    <message>
        <source>One car of each team: of {team} it is {other} already.</source>
        <translation>Ein Auto von jedem Team: Von {team} ist es schon {other}.</translation>
    </message>
    <message>
        <source>Now {team} chooses, and {other} is none of its cars that can take it: {cars}.</source>
        <translation>Jetzt wählt {team}, und {other} gehört nicht zu den Autos, die infrage kommen: {cars}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cars</source>
        <translation>Autos</translation>
    </message>
    <message>
        <source>Chute</source>
        <translation>Schleuse</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Kollision</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Einfahrt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heimat</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>of them with a lead</source>
        <translation>davon mit Führung</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Lafette</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lanes it leads to</source>
        <translation>Spuren, in die sie führt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>of them with a star</source>
        <translation>davon mit Stern</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Belag</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Track and table</source>
        <translation>Strecke und Tisch</translation>
    </message>
    <message>
        <source>Cars that start</source>
        <translation>Startende Autos</translation>
    </message>
    <message>
        <source>{team} have a car {car} too: no two bear the same number.</source>
        <translation>Auch {team} haben ein Auto {car}: Keine zwei tragen dieselbe Nummer.</translation>
    </message>
    <message>
        <source>{team} start with {wanted} cars, {picked} are picked: pick {by} more.</source>
        <translation>{team} startet mit {wanted} Autos, {picked} gewählt: noch {by} wählen.</translation>
    </message>
    <message>
        <source>{team} start with {wanted} cars, {picked} are picked: leave {by} out.</source>
        <translation>{team} startet mit {wanted} Autos, {picked} gewählt: {by} weglassen.</translation>
    </message>
    <message>
        <source>Its grid has room for {room} cars, the teams bring {cars}.</source>
        <translation>Die Startaufstellung hat Platz für {room} Autos, die Teams bringen {cars}.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Short, {points} points</source>
        <translation>Kurz, {points} Punkte</translation>
    </message>
    <message>
        <source>Long, {points} points</source>
        <translation>Lang, {points} Punkte</translation>
    </message>
    <message>
        <source>Each team begins with {points} points</source>
        <translation>Jedes Team beginnt mit {points} Punkten</translation>
    </message>
    <message>
        <source>App draws</source>
        <translation>App lost aus</translation>
    </message>
    <message>
        <source>From the bag</source>
        <translation>Aus dem Beutel</translation>
    </message>
    <message>
        <source>The app draws the grid at once</source>
        <translation>Die App lost die Startaufstellung sofort aus</translation>
    </message>
    <message>
        <source>You draw and tell the app what came out</source>
        <translation>Selbst ziehen und der App sagen, was herauskam</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>House deck</source>
        <translation>Hausstapel</translation>
    </message>
    <message>
        <source>In the app</source>
        <translation>In der App</translation>
    </message>
    <message>
        <source>You draw the cards of the box; the app asks what came up</source>
        <translation>Karten aus der Schachtel ziehen; die App fragt, was kam</translation>
    </message>
    <message>
        <source>You draw from our own deck, printed: the app knows what its cards say</source>
        <translation>Vom eigenen, gedruckten Stapel ziehen: Die App weiß, was auf den Karten steht</translation>
    </message>
    <message>
        <source>The app shuffles and draws</source>
        <translation>Die App mischt und zieht</translation>
    </message>
    <message>
        <source>With 96 race cards they stay on the table: of four the app does not know what they say (AR-47).</source>
        <translation>Mit 96 Rennkarten bleiben sie auf dem Tisch: Von vieren weiß die App nicht, was darauf steht (AR-47).</translation>
    </message>
    <message>
        <source>The app may show</source>
        <translation>Die App darf zeigen</translation>
    </message>
    <message>
        <source>where a car can go, before it is moved</source>
        <translation>wohin ein Auto kann, bevor es bewegt wird</translation>
    </message>
    <message>
        <source>who could shoot or ram whom</source>
        <translation>wer wen beschießen oder rammen könnte</translation>
    </message>
    <message>
        <source>the odds of the next card</source>
        <translation>die Chancen der nächsten Karte</translation>
    </message>
    <message>
        <source>Previews on the track</source>
        <translation>Vorschau auf der Strecke</translation>
    </message>
    <message>
        <source>Threats on the track</source>
        <translation>Bedrohungen auf der Strecke</translation>
    </message>
    <message>
        <source>Odds in the decks</source>
        <translation>Chancen in den Stapeln</translation>
    </message>
    <message>
        <source>{players} on {name}</source>
        <translation>{players} auf {name}</translation>
    </message>
    <message>
        <source>{sectors} sectors, {lanes} lanes</source>
        <translation>{sectors} Sektoren, {lanes} Spuren</translation>
    </message>
    <message>
        <source>{sectors} sectors, {fewest} to {lanes} lanes</source>
        <translation>{sectors} Sektoren, {fewest} bis {lanes} Spuren</translation>
    </message>
    <message>
        <source>{sectors} sectors, one lane</source>
        <translation>{sectors} Sektoren, eine Spur</translation>
    </message>
    <message>
        <source>rough track</source>
        <translation>unebene Strecke</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>eine Sprungschanze</translation>
    </message>
    <message>
        <source>{jumps} jumps</source>
        <translation>{jumps} Sprungschanzen</translation>
    </message>
    <message>
        <source>crosses itself</source>
        <translation>kreuzt sich selbst</translation>
    </message>
    <message>
        <source>paved all round</source>
        <translation>rundum befestigt</translation>
    </message>
    <message>
        <source>a chute</source>
        <translation>eine Schleuse</translation>
    </message>
    <message>
        <source>no chute</source>
        <translation>keine Schleuse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>To go</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingesteckt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Deadliest cars</source>
        <translation>Tödlichste Autos</translation>
    </message>
    <message>
        <source>Cars of other teams that they destroyed.</source>
        <translation>Von ihnen zerstörte Autos anderer Teams.</translation>
    </message>
    <message>
        <source>Most battered cars</source>
        <translation>Ramponierteste Autos</translation>
    </message>
    <message>
        <source>Damage markers that they took.</source>
        <translation>Schadensmarker, die sie einsteckten.</translation>
    </message>
    <message>
        <source>Damage per turn</source>
        <translation>Schaden pro Durchgang</translation>
    </message>
    <message>
        <source>Markers on all cars in one turn, over the games that came so far.</source>
        <translation>Marker auf allen Autos in einem Durchgang, über die Partien, die so weit kamen.</translation>
    </message>
    <message>
        <source>+1 VP</source>
        <extracomment>Beside a car, short: what a way brings its team</extracomment>
        <translation>+1 SP</translation>
    </message>
    <message>
        <source>back over the line</source>
        <translation>zurück über die Linie</translation>
    </message>
    <message>
        <source>1 damage</source>
        <extracomment>Beside a car, short: what a way does to it</extracomment>
        <translation>1 Schaden</translation>
    </message>
    <message>
        <source>Car {car}, {type} {adjustment}, {points} movement {points|point|points}: where does it end?</source>
        <translation>Auto {car}, {type} {adjustment}, {points} {points|Bewegungspunkt|Bewegungspunkte}: Wohin?</translation>
    </message>
    <message>
        <source>{type} {adjustment} · {points} {points|point|points}</source>
        <translation>{type} {adjustment} · {points} {points|Punkt|Punkte}</translation>
    </message>
    <message>
        <source>car {car} has no way to end on {end} with {points} movement {points|point|points} of {card}</source>
        <translation>Auto {car} kann mit {points} {points|Bewegungspunkt|Bewegungspunkten} von {card} nicht auf {end} enden</translation>
    </message>
    <message>
        <source>car {car} has no way to end on {end} with {points} movement {points|point|points}; it could with {cards}</source>
        <translation>Auto {car} kann mit {points} {points|Bewegungspunkt|Bewegungspunkten} nicht auf {end} enden; es ginge mit {cards}</translation>
    </message>
    <message>
        <source>No way of {points} movement {points|point|points} ends on {end}.</source>
        <translation>Kein Weg mit {points} {points|Bewegungspunkt|Bewegungspunkten} endet auf {end}.</translation>
    </message>
    <message>
        <source>Furthest along the jump section, {left} {left|sector|sectors} before its end: {cars}, in sector {sector}. {count} damage, and into the Trough.</source>
        <translation>Am weitesten auf der Sprungschanze (Sektoren bis zu ihrem Ende: {left}): {cars}, in Sektor {sector}. {count} Schaden, und ab in den Graben.</translation>
    </message>
    <message>
        <source>Furthest along the rough section, {left} {left|sector|sectors} before its end: {cars}, in sector {sector}. {count} damage.</source>
        <translation>Am weitesten auf der unebenen Strecke (Sektoren bis zu ihrem Ende: {left}): {cars}, in Sektor {sector}. {count} Schaden.</translation>
    </message>
    <message>
        <source>{type} {adjustment} was drawn: {points} movement {points|point|points}, moved Solo. Its type, its text and a star count for nothing.</source>
        <translation>{type} {adjustment} wurde gezogen: {points} {points|Bewegungspunkt|Bewegungspunkte}, gefahren wie Solo. Typ, Text und ein Stern zählen nicht.</translation>
    </message>
    <message>
        <source>No way of {points} movement {points|point|points} with Overtake takes {other} to {place}.</source>
        <translation>Kein Weg mit {points} {points|Bewegungspunkt|Bewegungspunkten} und Overtake führt {other} nach {place}.</translation>
    </message>
    <message>
        <source>Furthest along a jump: 2 damage and into the Trough; no VP</source>
        <translation>Am weitesten auf der Schanze: 2 Schaden und in den Graben; keine SP</translation>
    </message>
    <message>
        <source>Active car: 3 damage; no VP</source>
        <translation>Aktives Auto: 3 Schaden; keine SP</translation>
    </message>
    <message>
        <source>All cars on jumps: 1 damage; no VP</source>
        <translation>Alle Autos auf Schanzen: 1 Schaden; keine SP</translation>
    </message>
    <message>
        <source>Lies open: the next four kills are worth 2 VP</source>
        <translation>Liegt offen: Die nächsten vier Abschüsse zählen 2 SP</translation>
    </message>
    <message>
        <source>May move a car beside, ahead or behind by one space</source>
        <translation>Darf ein Auto daneben, davor oder dahinter um ein Feld versetzen</translation>
    </message>
    <message>
        <source>All cars on rough track: 1 damage; no VP</source>
        <translation>Alle Autos auf unebener Strecke: 1 Schaden; keine SP</translation>
    </message>
    <message>
        <source>Every team: 1 damage on a car of its choice; no VP</source>
        <translation>Jedes Team: 1 Schaden auf ein Auto seiner Wahl; keine SP</translation>
    </message>
    <message>
        <source>May swap with the car directly ahead</source>
        <translation>Darf mit dem Auto direkt davor tauschen</translation>
    </message>
    <message>
        <source>Active car: 1 damage, or 2 if it had more than 1; no VP</source>
        <translation>Aktives Auto: 1 Schaden, oder 2, wenn es mehr als 1 hatte; keine SP</translation>
    </message>
    <message>
        <source>Active car: 1 damage; no VP</source>
        <translation>Aktives Auto: 1 Schaden; keine SP</translation>
    </message>
    <message>
        <source>May move 1 or 2 more through free spaces</source>
        <translation>Darf 1 oder 2 Felder weiter, nur durch freie</translation>
    </message>
    <message>
        <source>Furthest along a jump: 3 damage and into the Trough; no VP</source>
        <translation>Am weitesten auf der Schanze: 3 Schaden und in den Graben; keine SP</translation>
    </message>
    <message>
        <source>Nearest to the end of a jump: moves 5 with Overtake</source>
        <translation>Am nächsten am Ende der Schanze: zieht 5 mit Überholen</translation>
    </message>
    <message>
        <source>Active car: off the track on the outside, spun</source>
        <translation>Aktives Auto: außen von der Strecke, gedreht</translation>
    </message>
    <message>
        <source>Furthest along a jump: 1 damage and into the Trough; a kill scores</source>
        <translation>Am weitesten auf der Schanze: 1 Schaden und in den Graben; ein Abschuss zählt</translation>
    </message>
    <message>
        <source>Alone in its sector: may close up to the next car ahead</source>
        <translation>Allein im Sektor: darf zum nächsten Auto davor aufschließen</translation>
    </message>
    <message>
        <source>Active car: 2 damage; no VP</source>
        <translation>Aktives Auto: 2 Schaden; keine SP</translation>
    </message>
    <message>
        <source>Lies open: the next four crossings are worth 2 VP</source>
        <translation>Liegt offen: Die nächsten vier Überfahrten zählen 2 SP</translation>
    </message>
    <message>
        <source>No shot any more; who has fired: none before moving next time</source>
        <translation>Kein Schuss mehr; wer schon schoss: nächstes Mal erst nach dem Zug</translation>
    </message>
    <message>
        <source>Furthest along rough track: 4 damage; no VP</source>
        <translation>Am weitesten auf unebener Strecke: 4 Schaden; keine SP</translation>
    </message>
    <message>
        <source>Turn over a race card: its number, driven on with Solo</source>
        <translation>Rennkarte aufdecken: so viele Felder weiter mit Solo</translation>
    </message>
    <message>
        <source>Must change lanes; an opponent there is attacked</source>
        <translation>Muss die Spur wechseln; wer vom Gegner dort steht, wird angegriffen</translation>
    </message>
    <message>
        <source>Furthest along rough track: 3 damage; no VP</source>
        <translation>Am weitesten auf unebener Strecke: 3 Schaden; keine SP</translation>
    </message>
    <message>
        <source>Active car: off the track on the inside, spun</source>
        <translation>Aktives Auto: innen von der Strecke, gedreht</translation>
    </message>
    <message>
        <source>Active car: 1 damage, 2 on rough track or a jump; no VP</source>
        <translation>Aktives Auto: 1 Schaden, 2 auf unebener Strecke oder Schanze; keine SP</translation>
    </message>
    <message>
        <source>{car} hits {target}: {count} damage</source>
        <translation>{car} trifft {target}: {count} Schaden</translation>
    </message>
    <message>
        <source>{car} rams {target}: {count} damage</source>
        <translation>{car} rammt {target}: {count} Schaden</translation>
    </message>
    <message>
        <source>{car} sideswipes {target}: {count} damage</source>
        <translation>{car} drängt {target} ab: {count} Schaden</translation>
    </message>
    <message>
        <source>the chain reaches {target}: {count} damage</source>
        <translation>die Kette erreicht {target}: {count} Schaden</translation>
    </message>
    <message>
        <source>{car} has {count} damage now</source>
        <translation>{car} hat jetzt {count} Schaden</translation>
    </message>
    <message>
        <source>{car} destroys {target}, +{count} for {team}</source>
        <translation>{car} zerstört {target}, +{count} für {team}</translation>
    </message>
    <message>
        <source>{car} destroys {target}</source>
        <translation>{car} zerstört {target}</translation>
    </message>
    <message>
        <source>{target} is destroyed</source>
        <translation>{target} ist zerstört</translation>
    </message>
    <message>
        <source>{car} crosses the line, +{count} for {team}</source>
        <translation>{car} fährt über die Linie, +{count} für {team}</translation>
    </message>
    <message>
        <source>{car} goes back over the line, −{count} for {team}</source>
        <translation>{car} gerät hinter die Linie zurück, −{count} für {team}</translation>
    </message>
    <message>
        <source>Put {car} on {to}</source>
        <translation>{car} auf {to} stellen</translation>
    </message>
    <message>
        <source>Put {car} back into the reserve</source>
        <translation>{car} zurück in die Reserve legen</translation>
    </message>
    <message>
        <source>Put {car} into the chute</source>
        <translation>{car} in die Schleuse stellen</translation>
    </message>
    <message>
        <source>Take {car} off the track: it is destroyed</source>
        <translation>{car} von der Strecke nehmen: Es ist zerstört</translation>
    </message>
    <message>
        <source>Put {count} damage {count|marker|markers} on {car}</source>
        <translation>{count} Schadensmarker auf {car} legen</translation>
    </message>
    <message>
        <source>Take {count} damage {count|marker|markers} off {car}</source>
        <translation>{count} Schadensmarker von {car} nehmen</translation>
    </message>
    <message>
        <source>Put a token on {car}: {token}</source>
        <translation>Plättchen auf {car} legen: {token}</translation>
    </message>
    <message>
        <source>Take the token off {car}: {token}</source>
        <translation>Plättchen von {car} nehmen: {token}</translation>
    </message>
    <message>
        <source>Put {count} {count|marker|markers} on {card}</source>
        <translation>{count} Marker auf {card} legen</translation>
    </message>
    <message>
        <source>Take {count} {count|marker|markers} off {card}</source>
        <translation>{count} Marker von {card} nehmen</translation>
    </message>
    <message>
        <source>{team} takes {count} VP out of its pool</source>
        <translation>{team}: {count} SP aus dem Vorrat nehmen</translation>
    </message>
    <message>
        <source>{team} puts {count} VP of its pool aside</source>
        <translation>{team}: {count} SP aus dem Vorrat beiseitelegen</translation>
    </message>
    <message>
        <source>Give the first player marker to {team}</source>
        <translation>Den Startspielermarker bekommt {team}</translation>
    </message>
    <message>
        <source>Shuffle the discards of the {deck} into a new pile</source>
        <translation>Ablage zu einem neuen Nachziehstapel mischen: {deck}</translation>
    </message>
    <message>
        <source>{team} takes {copies}{card} back into the hand</source>
        <translation>{team}: {copies}{card} zurück auf die Hand nehmen</translation>
    </message>
    <message>
        <source>{team} takes {copies}{card} from the pile into the hand</source>
        <translation>{team}: {copies}{card} vom Nachziehstapel auf die Hand nehmen</translation>
    </message>
    <message>
        <source>{team} puts {copies}{card} from the hand to the {to}</source>
        <translation>{team}: {copies}{card} aus der Hand ablegen ({to})</translation>
    </message>
    <message>
        <source>Put {copies}{card} from the {from} to the {to}</source>
        <translation>{copies}{card} umlegen: {from} → {to}</translation>
    </message>
    <message>
        <source>{team} takes {count} {count|card|cards} back into the hand</source>
        <translation>{team}: {count} {count|Karte|Karten} zurück auf die Hand nehmen</translation>
    </message>
    <message>
        <source>{team} draws {count} {count|card|cards}</source>
        <translation>{team}: {count} {count|Karte|Karten} ziehen</translation>
    </message>
    <message>
        <source>{team} puts {count} {count|card|cards} from the hand back on the {to}</source>
        <translation>{team}: {count} {count|Karte|Karten} aus der Hand zurücklegen ({to})</translation>
    </message>
    <message>
        <source>Put {count} {count|card|cards} of the {deck} from the {from} to the {to}</source>
        <translation>{count} {count|Karte|Karten} umlegen ({deck}): {from} → {to}</translation>
    </message>
    <message>
        <source>own team</source>
        <translation>eigenes Team</translation>
    </message>
    <message>
        <source>speed {speed} · {weapon}, {mount} · defence {defense}</source>
        <translation>Tempo {speed} · {weapon}, {mount} · Abwehr {defense}</translation>
    </message>
    <message>
        <source>speed {speed} · {weapon}, {mount} · defence {defense} · targeting +{targeting}</source>
        <translation>Tempo {speed} · {weapon}, {mount} · Abwehr {defense} · Zielen +{targeting}</translation>
    </message>
    <message>
        <source>{deck}: {count} unseen {count|card goes|cards go} from {from} to {to}</source>
        <translation>{deck}: {count} verdeckte {count|Karte|Karten}: {from} → {to}</translation>
    </message>
    <message>
        <source>{count} {count|marker|markers} on {card}</source>
        <translation>{count} Marker auf {card}</translation>
    </message>
    <message>
        <source>{count} {count|marker|markers} off {card}</source>
        <translation>{count} Marker von {card}</translation>
    </message>
</context>
<context>
    <name>ApocalypseTrail</name>
    <message>
        <source>Who has won the roll-off?</source>
        <translation>Wer hat das Auswürfeln gewonnen?</translation>
    </message>
    <message>
        <source>{count} cards are turned up ({stage}). Which?</source>
        <translation>{count} Karten werden aufgedeckt ({stage}). Welche?</translation>
    </message>
    <message>
        <source>{crew}, ${money}: which of these ({stage})?</source>
        <translation>{crew}, {money} $: welche davon ({stage})?</translation>
    </message>
    <message>
        <source>Everybody buys resources. What is bought?</source>
        <translation>Alle kaufen Vorräte. Was wird gekauft?</translation>
    </message>
    <message>
        <source>Who buys?</source>
        <translation>Wer kauft?</translation>
    </message>
    <message>
        <source>What does {crew} buy?</source>
        <translation>Was kauft {crew}?</translation>
    </message>
    <message>
        <source>{crew} has ${money}</source>
        <translation>{crew} hat {money} $</translation>
    </message>
    <message>
        <source>Turn {count}, on {place}: what is done before the roll?</source>
        <translation>Zug {count}, auf Feld {place}: was geschieht vor dem Wurf?</translation>
    </message>
    <message>
        <source>Turn {count}: {crew} on {place}. What is done before the roll?</source>
        <translation>Zug {count}: {crew} auf Feld {place}. Was geschieht vor dem Wurf?</translation>
    </message>
    <message>
        <source>On {place}: what is picked up and used?</source>
        <translation>Auf Feld {place}: was wird aufgenommen und benutzt?</translation>
    </message>
    <message>
        <source>{crew} on {place}: what is picked up and used?</source>
        <translation>{crew} auf Feld {place}: was wird aufgenommen und benutzt?</translation>
    </message>
    <message>
        <source>What does the d{count} show?</source>
        <translation>Was zeigt der W{count}?</translation>
    </message>
    <message>
        <source>Which tokens?</source>
        <translation>Welche Marker?</translation>
    </message>
    <message>
        <source>How many? ({resource})</source>
        <translation>Wie viele? ({resource})</translation>
    </message>
    <message>
        <source>From where? ({resource})</source>
        <translation>Woher? ({resource})</translation>
    </message>
    <message>
        <source>To where? ({resource})</source>
        <translation>Wohin? ({resource})</translation>
    </message>
    <message>
        <source>Who or what is taken on board?</source>
        <translation>Wer oder was kommt an Bord?</translation>
    </message>
    <message>
        <source>Which crew takes {card}?</source>
        <translation>Welche Mannschaft nimmt {card}?</translation>
    </message>
    <message>
        <source>Who or what is left here?</source>
        <translation>Wer oder was bleibt hier?</translation>
    </message>
    <message>
        <source>Who eats? A ration feeds three.</source>
        <translation>Wer isst? Eine Ration reicht für drei.</translation>
    </message>
    <message>
        <source>Who gets the medicine?</source>
        <translation>Wer bekommt die Medizin?</translation>
    </message>
    <message>
        <source>The square gives each crew one token: {resource}</source>
        <translation>Das Feld gibt jeder Mannschaft einen Marker: {resource}</translation>
    </message>
    <message>
        <source>The Catastrophe has caught up</source>
        <translation>Die Katastrophe hat euch eingeholt</translation>
    </message>
    <message>
        <source>Catastrophe: {behind} behind; without moving, caught in turn {advances} from now</source>
        <translation>Katastrophe: {behind} dahinter; wer stehen bleibt, ist im {advances}. Zug ab jetzt eingeholt</translation>
    </message>
    <message>
        <source>At {squares} squares a turn, caught in turn {advances} from now</source>
        <translation>Bei {squares} Feldern je Zug im {advances}. Zug ab jetzt eingeholt</translation>
    </message>
    <message>
        <source>At {squares} squares a turn, never caught</source>
        <translation>Bei {squares} Feldern je Zug nie eingeholt</translation>
    </message>
    <message>
        <source>Things lie on this square</source>
        <translation>Auf diesem Feld liegt etwas</translation>
    </message>
    <message>
        <source>{place}: {percent} %</source>
        <translation>{place}: {percent} %</translation>
    </message>
    <message>
        <source>Square {place}: who is towed by whom?</source>
        <translation>Feld {place}: wer wird von wem gezogen?</translation>
    </message>
    <message>
        <source>Eat square {place}: {due} due, {count} at hand. Who eats?</source>
        <translation>Essensfeld {place}: {due} fällig, {count} da. Wer isst?</translation>
    </message>
    <message>
        <source>The shelter on {place} is free and worth {count}. Stop here?</source>
        <translation>Der Unterschlupf auf Feld {place} ist frei und {count} wert. Hier anhalten?</translation>
    </message>
    <message>
        <source>Scenario {count} is turned over. Which card is it?</source>
        <translation>Szenario {count} wird aufgedeckt. Welche Karte ist es?</translation>
    </message>
    <message>
        <source>{card}: which option?</source>
        <translation>{card}: welche Option?</translation>
    </message>
    <message>
        <source>{name}: who is committed?</source>
        <translation>{name}: wer wird eingesetzt?</translation>
    </message>
    <message>
        <source>Whose load is given up?</source>
        <translation>Wessen Ladung wird verbraucht?</translation>
    </message>
    <message>
        <source>{name}: what is the total of {text}?</source>
        <translation>{name}: wie hoch ist die Summe von {text}?</translation>
    </message>
    <message>
        <source>{name}: what is the total of {text}, after every {faces} was rolled again once?</source>
        <translation>{name}: wie hoch ist die Summe von {text}, nachdem jede {faces} einmal neu gewürfelt wurde?</translation>
    </message>
    <message>
        <source>Needs nothing</source>
        <translation>Braucht nichts</translation>
    </message>
    <message>
        <source>Needs {parts|, }</source>
        <translation>Braucht {parts|, }</translation>
    </message>
    <message>
        <source>{count} committed</source>
        <translation>{count} Eingesetzte</translation>
    </message>
    <message>
        <source>{count} with {skill} {least} or more</source>
        <translation>{count} mit {skill} ab {least}</translation>
    </message>
    <message>
        <source>{skill} {total} together</source>
        <translation>zusammen {skill} {total}</translation>
    </message>
    <message>
        <source>at most {most} of a crew</source>
        <translation>höchstens {most} je Mannschaft</translation>
    </message>
    <message>
        <source>{count} {resource}</source>
        <translation>{count} {resource}</translation>
    </message>
    <message>
        <source>{need} · {outcomes}</source>
        <translation>{need} · {outcomes}</translation>
    </message>
    <message>
        <source>{outcomes| · }</source>
        <translation>{outcomes| · }</translation>
    </message>
    <message>
        <source>{text}: {does|, }</source>
        <translation>{text}: {does|, }</translation>
    </message>
    <message>
        <source>{does|, }</source>
        <translation>{does|, }</translation>
    </message>
    <message>
        <source>{text}: {percent} %, {does|, }</source>
        <translation>{text}: {percent} %, {does|, }</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>+{count} {resource}</source>
        <translation>+{count} {resource}</translation>
    </message>
    <message>
        <source>+{count} {resource} for each committed</source>
        <translation>+{count} {resource} je Eingesetztem</translation>
    </message>
    <message>
        <source>−{count} {resource}</source>
        <translation>−{count} {resource}</translation>
    </message>
    <message>
        <source>found: {count} {deck}</source>
        <translation>gefunden: {count} {deck}</translation>
    </message>
    <message>
        <source>injured: {whom}</source>
        <translation>verletzt: {whom}</translation>
    </message>
    <message>
        <source>dead: {whom}</source>
        <translation>tot: {whom}</translation>
    </message>
    <message>
        <source>resting: {whom}</source>
        <translation>ruht: {whom}</translation>
    </message>
    <message>
        <source>hungry by {count}: {whom}</source>
        <translation>hungrig um {count}: {whom}</translation>
    </message>
    <message>
        <source>{ailment} +{count}: {whom}</source>
        <translation>{ailment} +{count}: {whom}</translation>
    </message>
    <message>
        <source>{ailment} −{count}: {whom}</source>
        <translation>{ailment} −{count}: {whom}</translation>
    </message>
    <message>
        <source>{count} of all</source>
        <translation>{count} von allen</translation>
    </message>
    <message>
        <source>{count} of those committed</source>
        <translation>{count} der Eingesetzten</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all committed</source>
        <translation>alle Eingesetzten</translation>
    </message>
    <message>
        <source>all who have {ailment}</source>
        <translation>alle mit {ailment}</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>beliebige</translation>
    </message>
    <message>
        <source>any of those committed</source>
        <translation>beliebige Eingesetzte</translation>
    </message>
    <message>
        <source>of the survivors</source>
        <translation>der Überlebenden</translation>
    </message>
    <message>
        <source>of the leaders</source>
        <translation>der Anführer</translation>
    </message>
    <message>
        <source>of the mods</source>
        <translation>der Anbauten</translation>
    </message>
    <message>
        <source>of the vehicles</source>
        <translation>der Fahrzeuge</translation>
    </message>
    <message>
        <source>{card}: who is injured?</source>
        <translation>{card}: wer wird verletzt?</translation>
    </message>
    <message>
        <source>{card}: who dies?</source>
        <translation>{card}: wer stirbt?</translation>
    </message>
    <message>
        <source>{card}: who has to rest?</source>
        <translation>{card}: wer muss ruhen?</translation>
    </message>
    <message>
        <source>{card}: who goes hungry?</source>
        <translation>{card}: wer hungert?</translation>
    </message>
    <message>
        <source>{card}: who gets it ({ailment})?</source>
        <translation>{card}: wen trifft es ({ailment})?</translation>
    </message>
    <message>
        <source>{card}: who is cured ({ailment})?</source>
        <translation>{card}: wer wird geheilt ({ailment})?</translation>
    </message>
    <message>
        <source>{card}: which cards came up? At most {count}.</source>
        <translation>{card}: welche Karten kamen? Höchstens {count}.</translation>
    </message>
    <message>
        <source>{count} of {resource}: out of which stores?</source>
        <translation>{count} × {resource}: aus welchen Vorräten?</translation>
    </message>
    <message>
        <source>It is over.</source>
        <translation>Es ist vorbei.</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{crew}</source>
        <translation>{crew}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>The app draws</source>
        <translation>Die App zieht</translation>
    </message>
    <message>
        <source>Nobody and nothing</source>
        <translation>Niemand und nichts</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Move tokens</source>
        <translation>Marker umlegen</translation>
    </message>
    <message>
        <source>Take on board</source>
        <translation>An Bord nehmen</translation>
    </message>
    <message>
        <source>Leave behind</source>
        <translation>Zurücklassen</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Essen</translation>
    </message>
    <message>
        <source>Use medicine</source>
        <translation>Medizin verwenden</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>All is bought</source>
        <translation>Alles ist gekauft</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Drive back</source>
        <translation>Zurückfahren</translation>
    </message>
    <message>
        <source>Push back</source>
        <translation>Zurückschieben</translation>
    </message>
    <message>
        <source>Stop and claim it</source>
        <translation>Anhalten und beanspruchen</translation>
    </message>
    <message>
        <source>Go on: {count} left</source>
        <translation>Weiter: noch {count}</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>The icon of the square</source>
        <translation>Das Symbol des Feldes</translation>
    </message>
    <message>
        <source>This square</source>
        <translation>Dieses Feld</translation>
    </message>
    <message>
        <source>{resource}</source>
        <translation>{resource}</translation>
    </message>
    <message>
        <source>${cost}</source>
        <translation>{cost} $</translation>
    </message>
    <message>
        <source>d{count}</source>
        <translation>W{count}</translation>
    </message>
    <message>
        <source>{count} {count|counter|counters}</source>
        <translation>{count} {count|Hungermarker|Hungermarker}</translation>
    </message>
    <message>
        <source>starving</source>
        <translation>am Verhungern</translation>
    </message>
    <message>
        <source>The movement of {pawn} ends on {square}</source>
        <translation>Die Bewegung von {pawn} endet auf Feld {square}</translation>
    </message>
    <message>
        <source>The fuel of {crew} lasts {squares} squares</source>
        <translation>Der Treibstoff von {crew} reicht für {squares} Felder</translation>
    </message>
    <message>
        <source>{crew} tows {other}</source>
        <translation>{crew} zieht {other}</translation>
    </message>
    <message>
        <source>{pawn} eats {rations} rations</source>
        <translation>{pawn} isst {rations} Rationen</translation>
    </message>
    <message>
        <source>{card}, {option}: {who} meet it</source>
        <translation>{card}, {option}: {who} erfüllen es</translation>
    </message>
    <message>
        <source>Everything of {crew} finds room</source>
        <translation>Alles von {crew} hat Platz</translation>
    </message>
    <message>
        <source>{survivor} recovers</source>
        <translation>{survivor} erholt sich</translation>
    </message>
    <message>
        <source>{crew} claims the shelter on {square}</source>
        <translation>{crew} beansprucht den Unterschlupf auf Feld {square}</translation>
    </message>
    <message>
        <source>{crew} has {points} points</source>
        <translation>{crew} hat {points} Punkte</translation>
    </message>
    <message>
        <source>What is claimed?</source>
        <translation>Was wird behauptet?</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>Um wen geht es?</translation>
    </message>
    <message>
        <source>Which square?</source>
        <translation>Welches Feld?</translation>
    </message>
    <message>
        <source>How many squares?</source>
        <translation>Wie viele Felder?</translation>
    </message>
    <message>
        <source>How many rations?</source>
        <translation>Wie viele Rationen?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Wie viele Punkte?</translation>
    </message>
    <message>
        <source>With which roll?</source>
        <translation>Mit welchem Wurf?</translation>
    </message>
    <message>
        <source>Who is towed?</source>
        <translation>Wer wird gezogen?</translation>
    </message>
    <message>
        <source>Which option?</source>
        <translation>Welche Option?</translation>
    </message>
    <message>
        <source>Who is committed? As in ann,bo.</source>
        <translation>Wer wird eingesetzt? Etwa ann,bo.</translation>
    </message>
    <message>
        <source>Which scenario card?</source>
        <translation>Welche Szenariokarte?</translation>
    </message>
    <message>
        <source>where a movement ends</source>
        <translation>wo eine Bewegung endet</translation>
    </message>
    <message>
        <source>how far the fuel lasts</source>
        <translation>wie weit der Treibstoff reicht</translation>
    </message>
    <message>
        <source>a towing</source>
        <translation>ein Abschleppen</translation>
    </message>
    <message>
        <source>what is eaten</source>
        <translation>was gegessen wird</translation>
    </message>
    <message>
        <source>who meets an option</source>
        <translation>wer eine Option erfüllt</translation>
    </message>
    <message>
        <source>that everything finds room</source>
        <translation>dass alles Platz hat</translation>
    </message>
    <message>
        <source>who recovers</source>
        <translation>wer sich erholt</translation>
    </message>
    <message>
        <source>a shelter</source>
        <translation>ein Unterschlupf</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no claim: ends, lasts, tows, eats, commits, fits, recovers, shelter, scores</source>
        <translation>„{given}“ ist keine Behauptung: ends, lasts, tows, eats, commits, fits, recovers, shelter, scores</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is nobody on this table</source>
        <translation>„{given}“ ist niemand an diesem Tisch</translation>
    </message>
    <message>
        <source>That can&apos;t be claimed of &quot;{given}&quot;</source>
        <translation>Das lässt sich von „{given}“ nicht behaupten</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no number that can be meant here</source>
        <translation>„{given}“ ist keine Zahl, die hier gemeint sein kann</translation>
    </message>
    <message>
        <source>The card has no option &quot;{given}&quot;</source>
        <translation>Die Karte hat keine Option „{given}“</translation>
    </message>
    <message>
        <source>There is no scenario card &quot;{given}&quot;</source>
        <translation>Es gibt keine Szenariokarte „{given}“</translation>
    </message>
    <message>
        <source>This claim can&apos;t be read: {reason}</source>
        <translation>Diese Behauptung ist nicht zu lesen: {reason}</translation>
    </message>
    <message>
        <source>There is no such movement now.</source>
        <translation>Eine solche Bewegung gibt es jetzt nicht.</translation>
    </message>
    <message>
        <source>No roll is higher than {count}.</source>
        <translation>Kein Wurf ist höher als {count}.</translation>
    </message>
    <message>
        <source>The die has {count} sides.</source>
        <translation>Der Würfel hat {count} Seiten.</translation>
    </message>
    <message>
        <source>There are too many ways to look through.</source>
        <translation>Es gibt zu viele Wege, um alle durchzusehen.</translation>
    </message>
    <message>
        <source>It can&apos;t end on {place}.</source>
        <translation>Sie kann nicht auf Feld {place} enden.</translation>
    </message>
    <message>
        <source>It ends on {place}.</source>
        <translation>Sie endet auf Feld {place}.</translation>
    </message>
    <message>
        <source>It ends on {place} with {count} of {all} rolls.</source>
        <translation>Sie endet mit {count} von {all} Würfen auf Feld {place}.</translation>
    </message>
    <message>
        <source>On {place} scenario {count} halts it.</source>
        <translation>Auf Feld {place} hält Szenario {count} sie auf.</translation>
    </message>
    <message>
        <source>On {place} a free shelter lets it stop.</source>
        <translation>Auf Feld {place} darf sie an einem freien Unterschlupf enden.</translation>
    </message>
    <message>
        <source>The trail ends on {place}.</source>
        <translation>Die Strecke endet auf Feld {place}.</translation>
    </message>
    <message>
        <source>On {place} the fuel is out.</source>
        <translation>Auf Feld {place} ist der Treibstoff aus.</translation>
    </message>
    <message>
        <source>The whole roll is moved, here up to {place}.</source>
        <translation>Der ganze Wurf wird gezogen, hier bis Feld {place}.</translation>
    </message>
    <message>
        <source>It ends on {place}</source>
        <translation>Sie endet auf Feld {place}</translation>
    </message>
    <message>
        <source>{crew} can&apos;t claim a shelter on {place}.</source>
        <translation>{crew} kann auf Feld {place} keinen Unterschlupf beanspruchen.</translation>
    </message>
    <message>
        <source>Shelters are claimed in a Race only; in Survival the last one closes the trail.</source>
        <translation>Beansprucht wird nur im Rennen; beim Überleben beendet der letzte Unterschlupf die Strecke.</translation>
    </message>
    <message>
        <source>There is no shelter on {place}.</source>
        <translation>Auf Feld {place} ist kein Unterschlupf.</translation>
    </message>
    <message>
        <source>{crew} has it already.</source>
        <translation>{crew} hat ihn schon.</translation>
    </message>
    <message>
        <source>It is claimed, and stays so.</source>
        <translation>Er ist vergeben und bleibt es.</translation>
    </message>
    <message>
        <source>{crew} has claimed it, and only one convoy can.</source>
        <translation>{crew} hat ihn beansprucht, und das kann nur ein Konvoi.</translation>
    </message>
    <message>
        <source>{crew} has reached a shelter already.</source>
        <translation>{crew} hat schon einen Unterschlupf erreicht.</translation>
    </message>
    <message>
        <source>{crew} claims it at the end of this turn.</source>
        <translation>{crew} beansprucht ihn am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>Who stopped there claims it in step 9.</source>
        <translation>Wer dort angehalten hat, beansprucht ihn in Schritt 9.</translation>
    </message>
    <message>
        <source>{crew} doesn&apos;t reach {place} this turn.</source>
        <translation>{crew} kommt in diesem Zug nicht bis Feld {place}.</translation>
    </message>
    <message>
        <source>{crew} can, if the roll reaches {place}.</source>
        <translation>{crew} kann es, wenn der Wurf bis Feld {place} reicht.</translation>
    </message>
    <message>
        <source>It may be claimed on entering it, passing or landing.</source>
        <translation>Er lässt sich beim Betreten beanspruchen, im Vorbeifahren oder beim Anhalten.</translation>
    </message>
    <message>
        <source>Yes, it lasts {count} squares.</source>
        <translation>Ja, er reicht für {count} Felder.</translation>
    </message>
    <message>
        <source>No, it lasts {left} squares.</source>
        <translation>Nein, er reicht für {left} Felder.</translation>
    </message>
    <message>
        <source>{tracker} on the tracker and {tank} × {most} in the tank make {left} squares.</source>
        <translation>{tracker} auf der Tankuhr und {tank} × {most} im Tank ergeben {left} Felder.</translation>
    </message>
    <message>
        <source>{crew} can&apos;t tow {other}.</source>
        <translation>{crew} kann {other} nicht ziehen.</translation>
    </message>
    <message>
        <source>{crew} can tow {other}.</source>
        <translation>{crew} kann {other} ziehen.</translation>
    </message>
    <message>
        <source>Only another vehicle of the same convoy tows.</source>
        <translation>Nur ein anderes Fahrzeug desselben Konvois zieht.</translation>
    </message>
    <message>
        <source>It takes two vehicles.</source>
        <translation>Dazu braucht es zwei Fahrzeuge.</translation>
    </message>
    <message>
        <source>{other} still has fuel.</source>
        <translation>{other} hat noch Treibstoff.</translation>
    </message>
    <message>
        <source>{crew} is faster than {other}.</source>
        <translation>{crew} ist schneller als {other}.</translation>
    </message>
    <message>
        <source>A square of towing takes two spots, and {crew} has not so many.</source>
        <translation>Ein Feld Abschleppen kostet zwei Punkte der Tankuhr, und so viele hat {crew} nicht.</translation>
    </message>
    <message>
        <source>{other} is dry, {crew} is no faster and has the two spots that each square takes.</source>
        <translation>{other} ist leer, {crew} ist nicht schneller und hat die zwei Punkte, die jedes Feld kostet.</translation>
    </message>
    <message>
        <source>Yes: {due} for {people} people.</source>
        <translation>Ja: {due} für {people} Personen.</translation>
    </message>
    <message>
        <source>No: {due} for {people} people.</source>
        <translation>Nein: {due} für {people} Personen.</translation>
    </message>
    <message>
        <source>The convoy as a whole eats one ration for every three survivors, rounded up.</source>
        <translation>Der ganze Konvoi isst je drei Überlebende eine Ration, aufgerundet.</translation>
    </message>
    <message>
        <source>They don&apos;t meet {option}.</source>
        <translation>Sie erfüllen {option} nicht.</translation>
    </message>
    <message>
        <source>They meet {option}.</source>
        <translation>Sie erfüllen {option}.</translation>
    </message>
    <message>
        <source>One of them is not on the table.</source>
        <translation>Jemand davon ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>Number, skills and payment are as the option wants them.</source>
        <translation>Anzahl, Fähigkeiten und Bezahlung sind so, wie die Option es will.</translation>
    </message>
    <message>
        <source>{crew} has more than it can carry.</source>
        <translation>{crew} hat mehr, als Platz hat.</translation>
    </message>
    <message>
        <source>Everything of {crew} finds room.</source>
        <translation>Alles von {crew} hat Platz.</translation>
    </message>
    <message>
        <source>Cargo, fuel, seats and mods are within what vehicle and mods give.</source>
        <translation>Laderaum, Treibstoff, Sitze und Anbauten passen zu dem, was Fahrzeug und Anbauten bieten.</translation>
    </message>
    <message>
        <source>{survivor} doesn&apos;t recover at the end of this turn.</source>
        <translation>{survivor} erholt sich am Ende dieses Zuges nicht.</translation>
    </message>
    <message>
        <source>{survivor} is Ready anyway.</source>
        <translation>{survivor} ist ohnehin bereit.</translation>
    </message>
    <message>
        <source>{survivor} was committed, or the scenario changed the status.</source>
        <translation>{survivor} war eingesetzt, oder das Szenario hat den Zustand geändert.</translation>
    </message>
    <message>
        <source>Recovery is for the convoy whose turn it is.</source>
        <translation>Erholung gibt es für den Konvoi, der am Zug ist.</translation>
    </message>
    <message>
        <source>There is recovery only in a turn in which a scenario was resolved.</source>
        <translation>Erholung gibt es nur in einem Zug, in dem ein Szenario gelöst wurde.</translation>
    </message>
    <message>
        <source>{survivor} will be Ready.</source>
        <translation>{survivor} wird bereit sein.</translation>
    </message>
    <message>
        <source>{survivor} will be Resting.</source>
        <translation>{survivor} wird ruhen.</translation>
    </message>
    <message>
        <source>Not committed, and not hurt in the scenario of this turn.</source>
        <translation>Weder eingesetzt noch im Szenario dieses Zuges verletzt.</translation>
    </message>
    <message>
        <source>There are no points for {crew}.</source>
        <translation>Für {crew} gibt es keine Punkte.</translation>
    </message>
    <message>
        <source>Survival is won or lost by all together.</source>
        <translation>Beim Überleben gewinnen oder verlieren alle gemeinsam.</translation>
    </message>
    <message>
        <source>Yes, {total} points.</source>
        <translation>Ja, {total} Punkte.</translation>
    </message>
    <message>
        <source>No: {total} points.</source>
        <translation>Nein: {total} Punkte.</translation>
    </message>
    <message>
        <source>Vehicle {vehicles}, mods {mods}, resources {resources}, survivors {survivors}, shelter {shelter}, currency {currency}.</source>
        <translation>Fahrzeug {vehicles}, Anbauten {mods}, Vorräte {resources}, Überlebende {survivors}, Unterschlupf {shelter}, Geld {currency}.</translation>
    </message>
    <message>
        <source>Survivor</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tote</translation>
    </message>
    <message>
        <source>The dead</source>
        <translation>Die Toten</translation>
    </message>
    <message>
        <source>Survivors who died, by what they died of</source>
        <translation>Überlebende, die gestorben sind, und woran</translation>
    </message>
    <message>
        <source>Fuel</source>
        <translation>Treibstoff</translation>
    </message>
    <message>
        <source>Rations</source>
        <translation>Rationen</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Ammo</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>Survivors who died, turn by turn</source>
        <translation>Überlebende, die gestorben sind, Zug um Zug</translation>
    </message>
    <message>
        <source>hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>the setting</source>
        <translation>der Schauplatz</translation>
    </message>
    <message>
        <source>the Catastrophe</source>
        <translation>die Katastrophe</translation>
    </message>
    <message>
        <source>Outfitting</source>
        <translation>Ausstattung</translation>
    </message>
    <message>
        <source>Turn {count}: {pawn}</source>
        <translation>Zug {count}: {pawn}</translation>
    </message>
    <message>
        <source>Turn {count}</source>
        <translation>Zug {count}</translation>
    </message>
    <message>
        <source>The scenario has to be resolved first.</source>
        <translation>Erst muss das Szenario gelöst werden.</translation>
    </message>
    <message>
        <source>To push is decided before the roll; the movement is over.</source>
        <translation>Ob geschoben wird, entscheidet sich vor dem Wurf; die Bewegung ist vorbei.</translation>
    </message>
    <message>
        <source>The movement of this turn is over.</source>
        <translation>Die Bewegung dieses Zuges ist vorbei.</translation>
    </message>
    <message>
        <source>The turn has not moved yet.</source>
        <translation>In diesem Zug wurde noch nicht gezogen.</translation>
    </message>
    <message>
        <source>Nothing is used and nobody treated before the scenario is resolved.</source>
        <translation>Bevor das Szenario gelöst ist, wird nichts benutzt und niemand behandelt.</translation>
    </message>
    <message>
        <source>In a Race everybody keeps to their own: that belongs to {crew}.</source>
        <translation>Im Rennen bleibt jeder bei seinen Sachen: das gehört {crew}.</translation>
    </message>
    <message>
        <source>{count} cards are turned up; {due} are due.</source>
        <translation>{count} Karten sind aufgedeckt; {due} sind fällig.</translation>
    </message>
    <message>
        <source>{crew} takes a leader: only later one may pass.</source>
        <translation>{crew} nimmt eine Anführerkarte: passen darf man erst später.</translation>
    </message>
    <message>
        <source>That costs ${cost}; {crew} has ${money}.</source>
        <translation>Das kostet {cost} $; {crew} hat {money} $.</translation>
    </message>
    <message>
        <source>The primary setting has no price for that.</source>
        <translation>Der erste Schauplatz nennt dafür keinen Preis.</translation>
    </message>
    <message>
        <source>{crew} has no room for another mod.</source>
        <translation>{crew} hat keinen Platz für einen weiteren Anbau.</translation>
    </message>
    <message>
        <source>There is no such card here: {given}{card}.</source>
        <translation>Eine solche Karte gibt es hier nicht: {given}{card}.</translation>
    </message>
    <message>
        <source>The token of {crew} is above the top of its tracker.</source>
        <translation>Der Marker von {crew} liegt über dem Ende der Tankuhr.</translation>
    </message>
    <message>
        <source>{crew} has fuel in its tank, but no token on the tracker.</source>
        <translation>{crew} hat Treibstoff im Tank, aber keinen Marker auf der Tankuhr.</translation>
    </message>
    <message>
        <source>{card} can&apos;t hold such a load.</source>
        <translation>So viel kann {card} nicht laden.</translation>
    </message>
    <message>
        <source>Nobody rests in a Race: {survivor}.</source>
        <translation>Im Rennen ruht niemand: {survivor}.</translation>
    </message>
    <message>
        <source>A crew claims one shelter, and only in a Race: {crew}.</source>
        <translation>Eine Mannschaft beansprucht einen Unterschlupf, und nur im Rennen: {crew}.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; makes no sense here.</source>
        <translation>„{given}“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>There is no crew {given} here.</source>
        <translation>Eine Mannschaft {given} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is none of the resources.</source>
        <translation>„{given}“ ist kein Vorrat.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; names no survivors here.</source>
        <translation>„{given}“ nennt hier keine Überlebenden.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no place for that.</source>
        <translation>„{given}“ ist kein Platz dafür.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; does not pay what is due; say it like red:2,blue.tank:1.</source>
        <translation>„{given}“ bezahlt nicht, was fällig ist; schreib es wie red:2,blue.tank:1.</translation>
    </message>
    <message>
        <source>The card has no option {given}.</source>
        <translation>Die Karte hat keine Option {given}.</translation>
    </message>
    <message>
        <source>{given} has no load to give up.</source>
        <translation>{given} hat keine Ladung zu verbrauchen.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no answer to that.</source>
        <translation>„{given}“ ist darauf keine Antwort.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no way to tow them all; say it like red:blue.</source>
        <translation>„{given}“ zieht sie nicht alle; schreib es wie red:blue.</translation>
    </message>
    <message>
        <source>{given} is neither here nor with a crew.</source>
        <translation>{given} ist weder hier noch bei einer Mannschaft.</translation>
    </message>
    <message>
        <source>There are not {given} of them.</source>
        <translation>So viele ({given}) gibt es nicht.</translation>
    </message>
    <message>
        <source>There are not enough rations for that.</source>
        <translation>Dafür reichen die Rationen nicht.</translation>
    </message>
    <message>
        <source>There is no medicine.</source>
        <translation>Es gibt keine Medizin.</translation>
    </message>
    <message>
        <source>There is no &quot;{subject}&quot; to be set.</source>
        <translation>„{subject}“ gibt es nicht zu setzen.</translation>
    </message>
    <message>
        <source>{subject} has nothing called &quot;{property}&quot;.</source>
        <translation>{subject} hat nichts namens „{property}“.</translation>
    </message>
    <message>
        <source>{subject}: &quot;{value}&quot; is no value for {property}.</source>
        <translation>{subject}: „{value}“ ist kein Wert für {property}.</translation>
    </message>
    <message>
        <source>The roll-off for the First Player marker</source>
        <translation>Das Auswürfeln des Startspielermarkers</translation>
    </message>
    <message>
        <source>Cards are turned up: {stage}</source>
        <translation>Karten werden aufgedeckt: {stage}</translation>
    </message>
    <message>
        <source>{crew} takes {card}</source>
        <translation>{crew} nimmt {card}</translation>
    </message>
    <message>
        <source>{crew} passes</source>
        <translation>{crew} passt</translation>
    </message>
    <message>
        <source>{crew} buys {resource}: {n}</source>
        <translation>{crew} kauft {resource}: {n}</translation>
    </message>
    <message>
        <source>All is bought: the journey begins</source>
        <translation>Alles ist gekauft: die Reise beginnt</translation>
    </message>
    <message>
        <source>{resource}: {n} from {from} to {to}</source>
        <translation>{resource}: {n} von {from} nach {to}</translation>
    </message>
    <message>
        <source>{crew} takes {card} on board</source>
        <translation>{crew} nimmt {card} an Bord</translation>
    </message>
    <message>
        <source>{card} is left behind</source>
        <translation>{card} bleibt zurück</translation>
    </message>
    <message>
        <source>A meal for {who}</source>
        <translation>Eine Mahlzeit für {who}</translation>
    </message>
    <message>
        <source>Medicine for {survivor}</source>
        <translation>Medizin für {survivor}</translation>
    </message>
    <message>
        <source>The convoy drives</source>
        <translation>Der Konvoi fährt</translation>
    </message>
    <message>
        <source>The vehicles are pushed</source>
        <translation>Die Fahrzeuge werden geschoben</translation>
    </message>
    <message>
        <source>The convoy drives back</source>
        <translation>Der Konvoi fährt zurück</translation>
    </message>
    <message>
        <source>The vehicles are pushed back</source>
        <translation>Die Fahrzeuge werden zurückgeschoben</translation>
    </message>
    <message>
        <source>Towed over the next square: {text}</source>
        <translation>Über das nächste Feld gezogen: {text}</translation>
    </message>
    <message>
        <source>Rations for {who}</source>
        <translation>Rationen für {who}</translation>
    </message>
    <message>
        <source>Nobody is fed</source>
        <translation>Niemand bekommt zu essen</translation>
    </message>
    <message>
        <source>Stop at the shelter</source>
        <translation>Halt am Unterschlupf</translation>
    </message>
    <message>
        <source>On past the shelter</source>
        <translation>Am Unterschlupf vorbei</translation>
    </message>
    <message>
        <source>Scenario card: {card}</source>
        <translation>Szenariokarte: {card}</translation>
    </message>
    <message>
        <source>The app turns over a scenario card</source>
        <translation>Die App deckt eine Szenariokarte auf</translation>
    </message>
    <message>
        <source>Scenario: {option}, committed {who}</source>
        <translation>Szenario: {option}, eingesetzt {who}</translation>
    </message>
    <message>
        <source>Scenario: {option}, nobody committed</source>
        <translation>Szenario: {option}, niemand eingesetzt</translation>
    </message>
    <message>
        <source>Chosen: {who}</source>
        <translation>Gewählt: {who}</translation>
    </message>
    <message>
        <source>Chosen: nobody and nothing</source>
        <translation>Gewählt: niemand und nichts</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Der Zug endet</translation>
    </message>
    <message>
        <source>{subject}: {property} {from} → {to}</source>
        <translation>{subject}: {property} {from} → {to}</translation>
    </message>
    <message>
        <source>{pawn} goes from square {from} to {to}</source>
        <translation>{pawn} zieht von Feld {from} auf Feld {to}</translation>
    </message>
    <message>
        <source>The Catastrophe goes from square {from} to {to}</source>
        <translation>Die Katastrophe rückt von Feld {from} auf Feld {to} vor</translation>
    </message>
    <message>
        <source>The Catastrophe is under way</source>
        <translation>Die Katastrophe ist unterwegs</translation>
    </message>
    <message>
        <source>The Catastrophe is not under way yet</source>
        <translation>Die Katastrophe ist noch nicht unterwegs</translation>
    </message>
    <message>
        <source>{card} joins {to}</source>
        <translation>{card} kommt zu {to}</translation>
    </message>
    <message>
        <source>{card} goes from {from} to {to}</source>
        <translation>{card} geht von {from} zu {to}</translation>
    </message>
    <message>
        <source>{card} stays on {to}</source>
        <translation>{card} bleibt auf {to}</translation>
    </message>
    <message>
        <source>{card} lies on {to}</source>
        <translation>{card} liegt auf {to}</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile</source>
        <translation>{card} kommt auf den Ablagestapel</translation>
    </message>
    <message>
        <source>{card} goes back into its deck</source>
        <translation>{card} kommt in den Stapel zurück</translation>
    </message>
    <message>
        <source>Square {square}: {resource} {from} → {to}</source>
        <translation>Feld {square}: {resource} {from} → {to}</translation>
    </message>
    <message>
        <source>{survivor} is Ready</source>
        <translation>{survivor} ist bereit</translation>
    </message>
    <message>
        <source>{survivor} rests</source>
        <translation>{survivor} ruht</translation>
    </message>
    <message>
        <source>{survivor} is injured</source>
        <translation>{survivor} ist verletzt</translation>
    </message>
    <message>
        <source>{survivor}: {ailment} {from} → {to}</source>
        <translation>{survivor}: {ailment} {from} → {to}</translation>
    </message>
    <message>
        <source>Scenario {number}: {card} lies open</source>
        <translation>Szenario {number}: {card} liegt offen</translation>
    </message>
    <message>
        <source>Scenario {number}: a card face down</source>
        <translation>Szenario {number}: eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Scenario {number} is resolved by: {text}</source>
        <translation>Szenario {number} ist gelöst von: {text}</translation>
    </message>
    <message>
        <source>{to} claims the shelter on {square}</source>
        <translation>{to} beansprucht den Unterschlupf auf Feld {square}</translation>
    </message>
    <message>
        <source>The shelter on {square} is free again</source>
        <translation>Der Unterschlupf auf Feld {square} ist wieder frei</translation>
    </message>
    <message>
        <source>{to} has the First Player marker</source>
        <translation>{to} hat den Startspielermarker</translation>
    </message>
    <message>
        <source>Nobody has the First Player marker</source>
        <translation>Niemand hat den Startspielermarker</translation>
    </message>
    <message>
        <source>Turned up: {text}</source>
        <translation>Aufgedeckt: {text}</translation>
    </message>
    <message>
        <source>Outfitting: {stage}</source>
        <translation>Ausstattung: {stage}</translation>
    </message>
    <message>
        <source>{crew} is to choose</source>
        <translation>{crew} wählt</translation>
    </message>
    <message>
        <source>The outfitting is over</source>
        <translation>Die Ausstattung ist fertig</translation>
    </message>
    <message>
        <source>Turn {number}: {pawn}</source>
        <translation>Zug {number}: {pawn}</translation>
    </message>
    <message>
        <source>The outfitting goes on</source>
        <translation>Die Ausstattung geht weiter</translation>
    </message>
    <message>
        <source>The end of the trail is reached: the convoy has made it</source>
        <translation>Das Ende der Strecke ist erreicht: der Konvoi hat es geschafft</translation>
    </message>
    <message>
        <source>The journey is lost</source>
        <translation>Die Reise ist verloren</translation>
    </message>
    <message>
        <source>The race is over</source>
        <translation>Das Rennen ist vorbei</translation>
    </message>
    <message>
        <source>The journey goes on</source>
        <translation>Die Reise geht weiter</translation>
    </message>
    <message>
        <source>{crew}: {spots} {spots|spot|spots} of fuel</source>
        <translation>{crew}: {spots} {spots|Punkt|Punkte} Treibstoff</translation>
    </message>
    <message>
        <source>{pawn} meets {card}: {option}</source>
        <translation>{pawn} trifft auf {card}: {option}</translation>
    </message>
    <message>
        <source>{survivor} dies</source>
        <translation>{survivor} stirbt</translation>
    </message>
    <message>
        <source>{survivor} starves to death</source>
        <translation>{survivor} verhungert</translation>
    </message>
    <message>
        <source>{survivor} falls to the Catastrophe</source>
        <translation>{survivor} fällt der Katastrophe zum Opfer</translation>
    </message>
    <message>
        <source>{survivor} dies in the scenario</source>
        <translation>{survivor} stirbt im Szenario</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>The roll is spent on {at}</source>
        <translation>Der Wurf ist auf Feld {at} aufgebraucht</translation>
    </message>
    <message>
        <source>Out of fuel on {at}</source>
        <translation>Auf Feld {at} ist der Treibstoff aus</translation>
    </message>
    <message>
        <source>A scenario halts the convoy on {at}</source>
        <translation>Ein Szenario hält den Konvoi auf Feld {at} auf</translation>
    </message>
    <message>
        <source>{pawn} stops at the shelter on {at}</source>
        <translation>{pawn} hält am Unterschlupf auf Feld {at}</translation>
    </message>
    <message>
        <source>The trail ends on {at}</source>
        <translation>Auf Feld {at} endet die Strecke</translation>
    </message>
    <message>
        <source>Nobody is left to go on from {at}</source>
        <translation>Niemand ist mehr da, um von Feld {at} weiterzuziehen</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Shelter, points</source>
        <translation>Unterschlupf, Punkte</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Effects of step 8</source>
        <translation>Wirkung in Schritt 8</translation>
    </message>
    <message>
        <source>At all times</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>When the Catastrophe comes</source>
        <translation>Wenn die Katastrophe kommt</translation>
    </message>
    <message>
        <source>Ailments</source>
        <translation>Leiden</translation>
    </message>
    <message>
        <source>Ailment</source>
        <translation>Leiden</translation>
    </message>
    <message>
        <source>On skills</source>
        <translation>Auf Können</translation>
    </message>
    <message>
        <source>Death at</source>
        <translation>Tod bei</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Für jeden</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Number of them</source>
        <translation>Wie viele von ihnen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>From each crew</source>
        <translation>Von jeder Mannschaft</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlt</translation>
    </message>
    <message>
        <source>Dice, by size</source>
        <translation>Würfel, nach Größe</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Totals, or always</source>
        <translation>Summen, oder always</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Passengers</source>
        <translation>Mitfahrer</translation>
    </message>
    <message>
        <source>Fuel tank</source>
        <translation>Tank</translation>
    </message>
    <message>
        <source>Highest spot of the tracker</source>
        <translation>Höchstes Feld der Leiste</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>In scenarios of</source>
        <translation>In Szenarien mit</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Ladung</translation>
    </message>
    <message>
        <source>While it is there</source>
        <translation>Solange sie da ist</translation>
    </message>
    <message>
        <source>For its load</source>
        <translation>Für ihre Ladung</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>fuel</source>
        <translation>Treibstoff</translation>
    </message>
    <message>
        <source>rations</source>
        <translation>Rationen</translation>
    </message>
    <message>
        <source>medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>ammo</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>reroll</source>
        <translation>neu würfeln</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>zählt als</translation>
    </message>
    <message>
        <source>one survivor</source>
        <translation>einen Überlebenden</translation>
    </message>
    <message>
        <source>the vehicle</source>
        <translation>das Fahrzeug</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>tank</source>
        <translation>Tank</translation>
    </message>
    <message>
        <source>fuel tracker</source>
        <translation>Tankuhr</translation>
    </message>
    <message>
        <source>starvation</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>roll-off</source>
        <translation>Auswürfeln</translation>
    </message>
    <message>
        <source>leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>mods</source>
        <translation>Anbauten</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>find</source>
        <translation>finden</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>verlieren</translation>
    </message>
    <message>
        <source>injure</source>
        <translation>verletzen</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>töten</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>rasten</translation>
    </message>
    <message>
        <source>starve</source>
        <translation>hungern</translation>
    </message>
    <message>
        <source>ailment</source>
        <translation>Leiden</translation>
    </message>
    <message>
        <source>cure</source>
        <translation>heilen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>eingesetzte</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>afflicted</source>
        <translation>betroffene</translation>
    </message>
    <message>
        <source>some</source>
        <translation>einige</translation>
    </message>
    <message>
        <source>some of those committed</source>
        <translation>einige der eingesetzten</translation>
    </message>
    <message>
        <source>survivors</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>The convoy</source>
        <translation>Der Konvoi</translation>
    </message>
    <message>
        <source>square {count}</source>
        <translation>Feld {count}</translation>
    </message>
    <message>
        <source>The convoy of a Survival game never goes back.</source>
        <translation>Im Überleben fährt der Konvoi nie zurück.</translation>
    </message>
    <message>
        <source>A free shelter lies ahead: nobody goes back before that.</source>
        <translation>Vorn liegt ein freier Unterschlupf: vorher geht niemand zurück.</translation>
    </message>
    <message>
        <source>No free shelter lies ahead: from here it goes back.</source>
        <translation>Vorn liegt kein freier Unterschlupf: von hier geht es zurück.</translation>
    </message>
    <message>
        <source>No shelter is free any more.</source>
        <translation>Kein Unterschlupf ist mehr frei.</translation>
    </message>
    <message>
        <source>{crew} has reached its shelter.</source>
        <translation>{crew} hat den eigenen Unterschlupf erreicht.</translation>
    </message>
    <message>
        <source>No survivor is left to move on.</source>
        <translation>Kein Überlebender ist mehr da, der weiterziehen könnte.</translation>
    </message>
    <message>
        <source>{crew} has no vehicle: its survivors walk, and the others can only be pushed along.</source>
        <translation>{crew} hat kein Fahrzeug: die Überlebenden gehen zu Fuß, und die anderen lassen sich nur schieben.</translation>
    </message>
    <message>
        <source>There is no vehicle to drive.</source>
        <translation>Es ist kein Fahrzeug zum Fahren da.</translation>
    </message>
    <message>
        <source>The fuel does not take all vehicles one square on, not even with towing.</source>
        <translation>Der Treibstoff bringt nicht alle Fahrzeuge ein Feld weiter, auch nicht im Schlepp.</translation>
    </message>
    <message>
        <source>The trail ends here.</source>
        <translation>Hier endet der Weg.</translation>
    </message>
    <message>
        <source>{crew} has {has} where there is room for {room} ({what}).</source>
        <translation>{crew} hat {has}, Platz ist für {room} ({what}).</translation>
    </message>
    <message>
        <source>The square shows no {resource}.</source>
        <translation>Das Feld zeigt etwas anderes als {resource}.</translation>
    </message>
    <message>
        <source>What a square shows is taken after the movement.</source>
        <translation>Was ein Feld zeigt, nimmt man nach der Bewegung.</translation>
    </message>
    <message>
        <source>{crew} has taken its token from this square.</source>
        <translation>{crew} hat von diesem Feld schon einen Marker genommen.</translation>
    </message>
    <message>
        <source>A square gives one token to each crew.</source>
        <translation>Ein Feld gibt jeder Mannschaft einen Marker.</translation>
    </message>
    <message>
        <source>Only fuel goes onto a tracker.</source>
        <translation>Auf eine Tankuhr kommt nur Treibstoff.</translation>
    </message>
    <message>
        <source>One token tops a tracker off.</source>
        <translation>Ein einziger Marker füllt eine Tankuhr auf.</translation>
    </message>
    <message>
        <source>The tank still has room for the token: nothing is topped off.</source>
        <translation>Der Tank hat noch Platz für den Marker: da wird nichts aufgefüllt.</translation>
    </message>
    <message>
        <source>The tracker is at its top.</source>
        <translation>Die Tankuhr steht schon ganz oben.</translation>
    </message>
    <message>
        <source>What tops a tracker off comes from the square or from cargo.</source>
        <translation>Was eine Tankuhr auffüllt, kommt vom Feld oder aus dem Laderaum.</translation>
    </message>
    <message>
        <source>{place} has no room for it.</source>
        <translation>{place} hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>A tank takes fuel only.</source>
        <translation>In einen Tank kommt nur Treibstoff.</translation>
    </message>
    <message>
        <source>Tank and tracker hold all that they can.</source>
        <translation>Tank und Tankuhr sind voll.</translation>
    </message>
    <message>
        <source>{place} takes no more of it.</source>
        <translation>{place} nimmt davon nicht mehr auf.</translation>
    </message>
    <message>
        <source>{crew} has no seat for {card}.</source>
        <translation>{crew} hat keinen Sitz für {card}.</translation>
    </message>
    <message>
        <source>{crew} has no room for {card}.</source>
        <translation>{crew} hat keinen Platz für {card}.</translation>
    </message>
    <message>
        <source>There is no ration to leave along.</source>
        <translation>Es ist keine Ration da, die man mit zurücklassen könnte.</translation>
    </message>
    <message>
        <source>{survivor} has nothing that medicine helps against.</source>
        <translation>{survivor} hat nichts, wogegen Medizin hilft.</translation>
    </message>
    <message>
        <source>{survivor} is resting.</source>
        <translation>{survivor} ruht sich aus.</translation>
    </message>
    <message>
        <source>{survivor} is injured.</source>
        <translation>{survivor} ist verletzt.</translation>
    </message>
    <message>
        <source>What the option needs is not met: {option}.</source>
        <translation>Was dafür nötig ist, ist nicht da: {option}.</translation>
    </message>
    <message>
        <source>It would be met if everybody were ready: {option}.</source>
        <translation>Es reichte, wenn alle bereit wären: {option}.</translation>
    </message>
    <message>
        <source>The option takes {most} of each crew at most.</source>
        <translation>Dafür zählen höchstens {most} aus jeder Mannschaft.</translation>
    </message>
    <message>
        <source>There is not enough to pay with: {option}.</source>
        <translation>Es ist nicht genug zum Bezahlen da: {option}.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Last square</source>
        <translation>Letztes Feld</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Schauplätze</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Fahrzeuge</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Überlebende</translation>
    </message>
    <message>
        <source>Mods</source>
        <translation>Anbauten</translation>
    </message>
    <message>
        <source>Face values</source>
        <translation>Aufgedruckte Werte</translation>
    </message>
    <message>
        <source>Crews</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Survival: all together</source>
        <translation>Überleben: alle zusammen</translation>
    </message>
    <message>
        <source>Race: everyone for themselves</source>
        <translation>Rennen: jeder für sich</translation>
    </message>
    <message>
        <source>Settings, the primary one first</source>
        <translation>Schauplätze, der wichtigste zuerst</translation>
    </message>
    <message>
        <source>Dice and cards</source>
        <translation>Würfel und Karten</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>by the app</source>
        <translation>durch die App</translation>
    </message>
    <message>
        <source>It cannot be read: {text}</source>
        <translation>Es lässt sich nicht lesen: {text}</translation>
    </message>
    <message>
        <source>{players} crews on the trail</source>
        <translation>{players} Mannschaften unterwegs</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Who has to resolve a scenario in a Race?</source>
        <translation>Wer muss im Rennen ein Szenario bestehen?</translation>
    </message>
    <message>
        <source>every crew for itself</source>
        <translation>jede Mannschaft für sich</translation>
    </message>
    <message>
        <source>only the first to come</source>
        <translation>nur, wer zuerst kommt</translation>
    </message>
    <message>
        <source>When do survivors recover?</source>
        <translation>Wann erholen sich Überlebende?</translation>
    </message>
    <message>
        <source>after a scenario</source>
        <translation>nach einem Szenario</translation>
    </message>
    <message>
        <source>every turn</source>
        <translation>in jedem Zug</translation>
    </message>
    <message>
        <source>When is a scenario space passed?</source>
        <translation>Wann ist man an einem Szenariofeld vorbei?</translation>
    </message>
    <message>
        <source>beyond it</source>
        <translation>dahinter</translation>
    </message>
    <message>
        <source>on it already</source>
        <translation>schon darauf</translation>
    </message>
    <message>
        <source>When does the Catastrophe harm?</source>
        <translation>Wann schadet die Katastrophe?</translation>
    </message>
    <message>
        <source>when it advances</source>
        <translation>wenn sie vorrückt</translation>
    </message>
    <message>
        <source>at the end of every turn</source>
        <translation>am Ende jedes Zugs</translation>
    </message>
    <message>
        <source>Squares {from} to {to}</source>
        <translation>Felder {from} bis {to}</translation>
    </message>
    <message>
        <source>The convoy has reached the end of the trail</source>
        <translation>Der Konvoi hat das Ende des Wegs erreicht</translation>
    </message>
    <message>
        <source>Nobody has come through</source>
        <translation>Niemand ist durchgekommen</translation>
    </message>
    <message>
        <source>The most points</source>
        <translation>Die meisten Punkte</translation>
    </message>
    <message>
        <source>The convoy is safe</source>
        <translation>Der Konvoi ist in Sicherheit</translation>
    </message>
    <message>
        <source>The trail has won</source>
        <translation>Der Weg hat gewonnen</translation>
    </message>
    <message>
        <source>{crews} won the Race</source>
        <translation>Das Rennen gewonnen: {crews}</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Outfitting: leaders</source>
        <translation>Ausrüsten: Anführer</translation>
    </message>
    <message>
        <source>Outfitting: vehicles</source>
        <translation>Ausrüsten: Fahrzeuge</translation>
    </message>
    <message>
        <source>Outfitting: mods</source>
        <translation>Ausrüsten: Anbauten</translation>
    </message>
    <message>
        <source>Outfitting: survivors</source>
        <translation>Ausrüsten: Überlebende</translation>
    </message>
    <message>
        <source>Outfitting: resources</source>
        <translation>Ausrüsten: Vorräte</translation>
    </message>
    <message>
        <source>Turn {turn}, convoy on square {square}</source>
        <translation>Zug {turn}, Konvoi auf Feld {square}</translation>
    </message>
    <message>
        <source>Turn {turn}, {crew} on square {square}</source>
        <translation>Zug {turn}, {crew} auf Feld {square}</translation>
    </message>
    <message>
        <source>The Catastrophe is on square {square}, {behind} behind the last pawn</source>
        <translation>Die Katastrophe steht auf Feld {square}, {behind} hinter der letzten Spielfigur</translation>
    </message>
    <message>
        <source>The Catastrophe has not started</source>
        <translation>Die Katastrophe ist noch nicht unterwegs</translation>
    </message>
    <message>
        <source>{crew} has the First Player marker</source>
        <translation>{crew} hat den Startspielermarker</translation>
    </message>
    <message>
        <source>First player: {crew}</source>
        <translation>Startspieler: {crew}</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Schritt {step}</translation>
    </message>
    <message>
        <source>On turn: {crew}</source>
        <translation>Am Zug: {crew}</translation>
    </message>
    <message>
        <source>The Catastrophe waits</source>
        <translation>Die Katastrophe wartet</translation>
    </message>
    <message>
        <source>{count}</source>
        <translation>{count}</translation>
    </message>
    <message>
        <source>{has}, without limit</source>
        <translation>{has}, ohne Grenze</translation>
    </message>
    <message>
        <source>d{sides}</source>
        <translation>W{sides}</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Tracker</source>
        <translation>Tankuhr</translation>
    </message>
    <message>
        <source>Tank</source>
        <translation>Tank</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Ruht</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Cargo</source>
        <translation>Laderaum</translation>
    </message>
    <message>
        <source>Fuel tokens</source>
        <translation>Treibstoffmarker</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>Mod {number}</source>
        <translation>Nr. {number}</translation>
    </message>
    <message>
        <source>Primary setting</source>
        <translation>Hauptschauplatz</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Schauplatz</translation>
    </message>
    <message>
        <source>Movement die</source>
        <translation>Bewegungswürfel</translation>
    </message>
    <message>
        <source>Catastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>on square {square}</source>
        <translation>auf Feld {square}</translation>
    </message>
    <message>
        <source>with {crew}</source>
        <translation>bei {crew}</translation>
    </message>
    <message>
        <source>left on square {square}</source>
        <translation>bleibt auf Feld {square}</translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Zur Auswahl</translation>
    </message>
    <message>
        <source>Known on the trail</source>
        <translation>Bekannt auf dem Weg</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>Unterschlupf</translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Shelter, worth more each time</source>
        <translation>Unterschlupf, jedes Mal mehr wert</translation>
    </message>
    <message>
        <source>Plain square</source>
        <translation>Leeres Feld</translation>
    </message>
    <message>
        <source>{left} of {room} free</source>
        <translation>{left} von {room} frei</translation>
    </message>
    <message>
        <source>{left} too many</source>
        <translation>{left} zu viel</translation>
    </message>
    <message>
        <source>on foot on square {square}</source>
        <translation>zu Fuß auf Feld {square}</translation>
    </message>
    <message>
        <source>in the shelter on {square}</source>
        <translation>im Unterschlupf auf {square}</translation>
    </message>
    <message>
        <source>On square {square}</source>
        <translation>Auf Feld {square}</translation>
    </message>
    <message>
        <source>{left} free</source>
        <translation>{left} frei</translation>
    </message>
    <message>
        <source>taken by all</source>
        <translation>von allen genommen</translation>
    </message>
    <message>
        <source>1 fuel</source>
        <translation>1 Treibstoff</translation>
    </message>
    <message>
        <source>1 ration</source>
        <translation>1 Ration</translation>
    </message>
    <message>
        <source>1 medicine</source>
        <translation>1 Medizin</translation>
    </message>
    <message>
        <source>1 ammo</source>
        <translation>1 Munition</translation>
    </message>
    <message>
        <source>1 gear</source>
        <translation>1 Ausrüstung</translation>
    </message>
    <message>
        <source>all {count} fuel</source>
        <translation>alle {count} Treibstoff</translation>
    </message>
    <message>
        <source>all {count} rations</source>
        <translation>alle {count} Rationen</translation>
    </message>
    <message>
        <source>all {count} medicine</source>
        <translation>alle {count} Medizin</translation>
    </message>
    <message>
        <source>all {count} ammo</source>
        <translation>alle {count} Munition</translation>
    </message>
    <message>
        <source>all {count} gear</source>
        <translation>alle {count} Ausrüstung</translation>
    </message>
    <message>
        <source>{count} of {of}: more does not fit</source>
        <translation>{count} von {of}: mehr passt nicht</translation>
    </message>
    <message>
        <source>{who} {count|eats|eat}</source>
        <translation>{who} {count|isst|essen}</translation>
    </message>
    <message>
        <source>medicine for {survivor}</source>
        <translation>Medizin für {survivor}</translation>
    </message>
    <message>
        <source>{card} to {crew}</source>
        <translation>{card} zu {crew}</translation>
    </message>
    <message>
        <source>{card} to {crew}; {other} stays on the square</source>
        <translation>{card} zu {crew}; {other} bleibt auf dem Feld</translation>
    </message>
    <message>
        <source>leave {card} here</source>
        <translation>{card} hier zurücklassen</translation>
    </message>
    <message>
        <source>leave {card} here, with a ration from {from}</source>
        <translation>{card} hier zurücklassen, mit einer Ration aus {from}</translation>
    </message>
    <message>
        <source>There is none there.</source>
        <translation>Davon liegt da nichts.</translation>
    </message>
    <message>
        <source>Answer the question first; things are moved before the roll and after the movement.</source>
        <translation>Erst die Frage beantworten; bewegt wird vor dem Wurf und nach der Bewegung.</translation>
    </message>
    <message>
        <source>Only on the way, before the roll and after the movement, not while outfitting.</source>
        <translation>Nur unterwegs, vor dem Wurf und nach der Bewegung, nicht beim Ausrüsten.</translation>
    </message>
    <message>
        <source>Tokens are stowed once resources are bought, and on the way.</source>
        <translation>Marker werden verstaut, wenn Vorräte gekauft werden, und unterwegs.</translation>
    </message>
    <message>
        <source>It is {crew} who chooses now.</source>
        <translation>Jetzt wählt {crew}.</translation>
    </message>
    <message>
        <source>That lies on square {square}, where nobody stands now.</source>
        <translation>Das liegt auf Feld {square}, wo jetzt niemand steht.</translation>
    </message>
    <message>
        <source>The load goes along with {card}, once that is taken on board.</source>
        <translation>Die Ladung geht mit, wenn {card} an Bord genommen wird.</translation>
    </message>
    <message>
        <source>The token on a tracker lies in no store: it is driven off there.</source>
        <translation>Der Marker auf einer Tankuhr liegt in keinem Vorrat: Er wird dort verfahren.</translation>
    </message>
    <message>
        <source>What is used comes out of cargo and loads: it is taken on board first.</source>
        <translation>Was verwendet wird, kommt aus Laderaum und Ladungen: Erst an Bord damit.</translation>
    </message>
    <message>
        <source>fuel tokens</source>
        <translation>Treibstoffmarker</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>cargo</source>
        <translation>Laderaum</translation>
    </message>
    <message>
        <source>Icon of the square</source>
        <translation>Symbol des Felds</translation>
    </message>
    <message>
        <source>{count} ×</source>
        <translation>{count} ×</translation>
    </message>
    <message>
        <source>{count}d{sides}</source>
        <translation>{count}W{sides}</translation>
    </message>
    <message>
        <source>Room for mods</source>
        <translation>Platz für Anbauten</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>over, nobody won</source>
        <translation>vorbei, niemand hat gewonnen</translation>
    </message>
    <message>
        <source>unfinished, turn %1</source>
        <translation>unvollendet, Durchgang %1</translation>
    </message>
    <message>
        <source>won together</source>
        <translation>gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>by the whole table</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>drei Spieler</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>vier Spieler</translation>
    </message>
    <message>
        <source>five players</source>
        <translation>fünf Spieler</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>sechs Spieler</translation>
    </message>
    <message>
        <source>seven players</source>
        <translation>sieben Spieler</translation>
    </message>
    <message>
        <source>eight players</source>
        <translation>acht Spieler</translation>
    </message>
    <message>
        <source>nine players</source>
        <translation>neun Spieler</translation>
    </message>
    <message>
        <source>ten players</source>
        <translation>zehn Spieler</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>die Datei ist nicht mehr da</translation>
    </message>
    <message>
        <source>it was not closed the last time: open it once, then try again</source>
        <translation>sie wurde zuletzt nicht geschlossen: einmal öffnen, dann noch einmal versuchen</translation>
    </message>
    <message>
        <source>a game needs a name</source>
        <translation>eine Partie braucht einen Namen</translation>
    </message>
    <message>
        <source>another game is called %1</source>
        <translation>eine andere Partie heißt %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Spielplan</translation>
    </message>
    <message>
        <source>Mats of the table</source>
        <translation>Tableaus des Tisches</translation>
    </message>
    <message>
        <source>Mat of %1</source>
        <comment>a team</comment>
        <translation>Tableau von %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>&amp;All of this part agrees</source>
        <translation>&amp;Alles in diesem Teil stimmt</translation>
    </message>
    <message>
        <source>&amp;All of this mat agrees</source>
        <translation>&amp;Alles auf diesem Tableau stimmt</translation>
    </message>
    <message>
        <source>&amp;All of these agree</source>
        <translation>&amp;Alles hiervon stimmt</translation>
    </message>
    <message>
        <source>not %1</source>
        <comment>a token</comment>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>%1: %2 in hand</source>
        <comment>a deck, a number of cards</comment>
        <translation>%1: %2 auf der Hand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a gauge or counter and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>what the table has, what the app thought</comment>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart or a slot, what is there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a slot</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>first player: %1</source>
        <translation>Startspieler: %1</translation>
    </message>
    <message>
        <source>to act: %1</source>
        <translation>am Zug: %1</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a place, what is there</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>nothing on %1</source>
        <comment>a row of spaces</comment>
        <translation>nichts auf %1</translation>
    </message>
    <message>
        <source>nothing from %1 to %2</source>
        <comment>rows of spaces</comment>
        <translation>nichts von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Where something is laid down; how, or why not</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Carry</source>
        <extracomment>A menu: what lies here is laid down elsewhere</extracomment>
        <translation>Tragen</translation>
    </message>
    <message>
        <source>can&apos;t be: %1</source>
        <comment>why</comment>
        <translation>geht nicht: %1</translation>
    </message>
    <message>
        <source>not by the rules: %1</source>
        <translation>gegen die Regeln: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a way to lay something down, why not</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChuteTool</name>
    <message>
        <source>Click where the chute leads in, on its side of the road</source>
        <translation>Klickt an, wo die Schleuse hereinführt, auf ihrer Seite der Straße</translation>
    </message>
    <message>
        <source>No chute</source>
        <translation>Keine Schleuse</translation>
    </message>
    <message>
        <source>The chute leads in at %1, from the inside</source>
        <translation>Die Schleuse führt bei %1 herein, von innen</translation>
    </message>
    <message>
        <source>The chute leads in at %1, from the outside</source>
        <translation>Die Schleuse führt bei %1 herein, von außen</translation>
    </message>
</context>
<context>
    <name>CitationLink</name>
    <message>
        <source>Look up %1</source>
        <translation>%1 nachschlagen</translation>
    </message>
</context>
<context>
    <name>CrossoverTool</name>
    <message>
        <source>Click two spaces that are one cell</source>
        <translation>Klickt zwei Felder an, die eines sind</translation>
    </message>
    <message>
        <source>%1 and %2 are one cell</source>
        <translation>%1 und %2 sind ein Feld</translation>
    </message>
    <message>
        <source>%1 and %2 are one cell no more</source>
        <translation>%1 und %2 sind nicht mehr ein Feld</translation>
    </message>
    <message>
        <source>%1 is one cell with …</source>
        <translation>%1 ist ein Feld mit …</translation>
    </message>
</context>
<context>
    <name>DeckMenu</name>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>Cards in the pile</source>
        <translation>Karten im Nachziehstapel</translation>
    </message>
    <message>
        <source>Cards discarded</source>
        <translation>Karten in der Ablage</translation>
    </message>
    <message>
        <source>Markers on %1</source>
        <translation>Marker auf %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <comment>a place</comment>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>%1 %</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1–%2 %</source>
        <comment>a chance between two numbers</comment>
        <translation>%1–%2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Nachziehstapel</numerusform>
            <numerusform>%n im Nachziehstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in der Ablage</numerusform>
            <numerusform>%n in der Ablage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <comment>cards that nobody has named</comment>
        <translation>
            <numerusform>%n ungenannt</numerusform>
            <numerusform>%n ungenannt</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a place of a row without a card</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>a card that nobody has named</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>an open card and the markers left on it</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>cards that lie open on the table</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Row</source>
        <comment>of cards</comment>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <comment>cards in the box</comment>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the bottom</source>
        <comment>number of a card in the pile</comment>
        <translation>%1 von unten</translation>
    </message>
    <message>
        <source>%1 to %2 from the bottom</source>
        <comment>numbers of cards in the pile</comment>
        <translation>%1 bis %2 von unten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cards, where they are</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 markers left</source>
        <translation>noch %1 von %2 Markern</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>more cards than are shown</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>that many cards</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>On mats</source>
        <comment>cards</comment>
        <translation>Auf Tableaus</translation>
    </message>
    <message>
        <source>On the board</source>
        <comment>cards</comment>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, the cards there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n that the app can&apos;t name</source>
        <comment>cards of a hand</comment>
        <translation>
            <numerusform>%n der App unbekannt</numerusform>
            <numerusform>%n der App unbekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cards</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Hide the chances (Enter)</source>
        <translation>Chancen ausblenden (Enter)</translation>
    </message>
    <message>
        <source>Show all chances (Enter)</source>
        <translation>Alle Chancen zeigen (Enter)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 can still be in the pile</source>
        <translation>%1: %2 von %3 können noch im Nachziehstapel sein</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>markers left and at first</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>Dispute</name>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>It depends.</source>
        <translation>Es kommt darauf an.</translation>
    </message>
    <message>
        <source>On the table that would be:</source>
        <translation>Auf dem Tisch wäre das:</translation>
    </message>
    <message>
        <source>What would be legal:</source>
        <translation>Was erlaubt wäre:</translation>
    </message>
</context>
<context>
    <name>DockHelp</name>
    <message>
        <source>Hover over any other space to read why not.</source>
        <translation>Der Mauszeiger auf einem anderen Feld zeigt, warum es nicht geht.</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Enter</translation>
    </message>
    <message>
        <source>next choice, take it</source>
        <translation>nächste Wahl, nehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Wheel, drag</source>
        <translation>Mausrad, Ziehen</translation>
    </message>
    <message>
        <source>zoom, pan</source>
        <translation>zoomen, schieben</translation>
    </message>
    <message>
        <source>F, C</source>
        <translation>F, C</translation>
    </message>
    <message>
        <source>If the rules speak against it, you may still record it as played: the table has the last word.</source>
        <translation>Sprechen die Regeln dagegen, lässt es sich trotzdem wie gespielt eintragen: Der Tisch hat das letzte Wort.</translation>
    </message>
    <message>
        <source>to the typed line</source>
        <translation>zur Eingabezeile</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Pfeiltasten, Enter</translation>
    </message>
    <message>
        <source>go through the answers, take one</source>
        <translation>durch die Antworten gehen, eine nehmen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 bis 9</translation>
    </message>
    <message>
        <source>set the damage</source>
        <translation>Schaden setzen</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ und −</translation>
    </message>
    <message>
        <source>one more, one less</source>
        <translation>eins mehr, eins weniger</translation>
    </message>
    <message>
        <source>Click a point, or use the right mouse button, to set by hand what the table says.</source>
        <translation>Ein Klick auf einen Punkt oder die rechte Maustaste setzt von Hand, was auf dem Tisch gilt.</translation>
    </message>
    <message>
        <source>from team to team</source>
        <translation>von Team zu Team</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Menütaste</translation>
    </message>
    <message>
        <source>what can be set</source>
        <translation>was sich setzen lässt</translation>
    </message>
    <message>
        <source>Every entry with what it changed, on disk before you saw it. Nothing is ever deleted.</source>
        <translation>Jeder Eintrag mit dem, was er geändert hat, gespeichert, bevor er zu sehen war. Nichts wird je gelöscht.</translation>
    </message>
    <message>
        <source>Under the log you step and replay; drag the slider to any point of the game.</source>
        <translation>Unter dem Protokoll geht es schrittweise oder als Wiedergabe; der Regler führt an jede Stelle der Partie.</translation>
    </message>
    <message>
        <source>The right mouse button adds a note, looks up a rule, or amends the entry and what came after it.</source>
        <translation>Die rechte Maustaste fügt eine Notiz hinzu, schlägt eine Regel nach oder ändert den Eintrag samt dem, was folgte.</translation>
    </message>
    <message>
        <source>Alt++, Alt+-</source>
        <translation>Alt++, Alt+-</translation>
    </message>
    <message>
        <source>Type what the dispute is about, or the number of a section or a ruling.</source>
        <translation>Eingeben, worum es geht (englisch), oder die Nummer eines Abschnitts oder einer Regelauslegung.</translation>
    </message>
    <message>
        <source>Open a deck to see its chances and who holds what.</source>
        <translation>Ein geöffneter Stapel zeigt seine Chancen und wer was auf der Hand hat.</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>set a number as it was counted on the table</source>
        <translation>eine Zahl setzen, wie sie am Tisch gezählt wurde</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>The table as it lies. Rings mark the pieces that may act now, a crosshair those that can be aimed at, an arrow those that can go on.</source>
        <translation>Der Tisch, wie er liegt. Ringe zeigen die Figuren, die jetzt dran sein können, ein Fadenkreuz mögliche Ziele, ein Pfeil die, die weiterkönnen.</translation>
    </message>
    <message>
        <source>Once it is known who does what, orange spaces are where that can end: hover to see the way and what else it moves, click to record it.</source>
        <translation>Steht fest, wer was tut, zeigen orange Felder, wo es enden kann: Der Mauszeiger darauf zeigt den Weg und was sich sonst bewegt, ein Klick trägt es ein.</translation>
    </message>
    <message>
        <source>Drag a piece to where it stands: as a move or as a correction.</source>
        <translation>Eine Figur dorthin ziehen, wo sie steht: als Zug oder als Korrektur.</translation>
    </message>
    <message>
        <source>one answer back; lets go of a piece</source>
        <translation>eine Antwort zurück; lässt eine Figur los</translation>
    </message>
    <message>
        <source>the whole board, the active piece</source>
        <translation>der ganze Spielplan, die aktive Figur</translation>
    </message>
    <message>
        <source>Asks for what happened at the table, one question at a time. Click an answer here or on the board.</source>
        <translation>Fragt Schritt für Schritt, was am Tisch geschah. Die Antwort hier oder auf dem Spielplan anklicken.</translation>
    </message>
    <message>
        <source>Or type as many answers as you know in one line of shorthand.</source>
        <translation>Oder in einer Zeile Kurzschrift so viele Antworten tippen, wie bekannt sind.</translation>
    </message>
    <message>
        <source>what can be typed</source>
        <translation>was sich tippen lässt</translation>
    </message>
    <message>
        <source>takes the last entry back; in a line with text, what was typed</source>
        <translation>nimmt den letzten Eintrag zurück; in einer Zeile mit Text das Getippte</translation>
    </message>
    <message>
        <source>What each team has in front of it, with damage and tokens. The tabs on top choose the team.</source>
        <translation>Was jedes Team vor sich liegen hat, mit Schaden und Markern. Die Reiter oben wählen das Team.</translation>
    </message>
    <message>
        <source>Click a box, or a token, to set by hand what lies on the table.</source>
        <translation>Ein Klick auf ein Kästchen oder einen Marker setzt von Hand, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Drag a card, a token or a whole mat to where it goes: what takes it lights up.</source>
        <translation>Eine Karte, ein Marker oder ein ganzes Tableau lässt sich dorthin ziehen, wo es hinkommt: Was es aufnimmt, leuchtet.</translation>
    </message>
    <message>
        <source>The right mouse button offers everything that can be set, and carried.</source>
        <translation>Die rechte Maustaste bietet alles an, was sich setzen und tragen lässt.</translation>
    </message>
    <message>
        <source>from panel to panel</source>
        <translation>von Feld zu Feld</translation>
    </message>
    <message>
        <source>How the teams stand; who is first and who is to act.</source>
        <translation>Wie die Teams stehen; dazu, wer Startspieler und wer am Zug ist.</translation>
    </message>
    <message>
        <source>Below stands what comes of it at the end of the turn, and why.</source>
        <translation>Darunter steht, was sich am Ende des Durchgangs daraus ergibt und warum.</translation>
    </message>
    <message>
        <source>Double-click an entry, or press Enter on it, to see the table as it was then; the strip above the board leads back.</source>
        <translation>Ein Doppelklick oder Enter auf einem Eintrag zeigt den Tisch von damals; der Streifen über dem Spielplan führt zurück.</translation>
    </message>
    <message>
        <source>replay, pause</source>
        <translation>wiedergeben, anhalten</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+←, Alt+→</translation>
    </message>
    <message>
        <source>one entry back, forward</source>
        <translation>einen Eintrag zurück, vor</translation>
    </message>
    <message>
        <source>replay faster, slower</source>
        <translation>schneller, langsamer wiedergeben</translation>
    </message>
    <message>
        <source>a note on the last entry</source>
        <translation>Notiz zum letzten Eintrag</translation>
    </message>
    <message>
        <source>amend the selected entry</source>
        <translation>den gewählten Eintrag ändern</translation>
    </message>
    <message>
        <source>back to now</source>
        <translation>zurück zum Jetzt</translation>
    </message>
    <message>
        <source>The rules in short, in our own words, with the numbers that the app cites.</source>
        <translation>Die Regeln in Kürze, in eigenen Worten, mit den Nummern, die die App nennt.</translation>
    </message>
    <message>
        <source>Underlined numbers lead to the rulings and sections that bear on an entry.</source>
        <translation>Unterstrichene Nummern führen zu den Regelauslegungen und Abschnitten, die dazugehören.</translation>
    </message>
    <message>
        <source>look up a rule</source>
        <translation>Regel nachschlagen</translation>
    </message>
    <message>
        <source>Each deck as far as the table knows it: cards left, cards discarded, cards that nobody wrote down.</source>
        <translation>Jeder Stapel, soweit der Tisch ihn kennt: verbleibende Karten, abgelegte Karten und solche, die niemand notiert hat.</translation>
    </message>
    <message>
        <source>Chances are for the next card. Where cards went unseen, they are a range.</source>
        <translation>Chancen gelten für die nächste Karte. Wo Karten ungesehen wegkamen, sind es Spannen.</translation>
    </message>
    <message>
        <source>from deck to deck</source>
        <translation>von Stapel zu Stapel</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>open or close it</source>
        <translation>öffnen oder schließen</translation>
    </message>
</context>
<context>
    <name>FinishTool</name>
    <message>
        <source>The finish line lies before sector %1</source>
        <translation>Die Ziellinie liegt vor Sektor %1</translation>
    </message>
</context>
<context>
    <name>FlawWords</name>
    <message>
        <source>The track has no name</source>
        <translation>Die Strecke hat keinen Namen</translation>
    </message>
    <message>
        <source>The id is made of letters, digits and dashes, at most 60</source>
        <translation>Die Kennung besteht aus Buchstaben, Ziffern und Strichen, höchstens 60</translation>
    </message>
    <message>
        <source>A track has at least 3 sectors</source>
        <translation>Eine Strecke hat mindestens 3 Sektoren</translation>
    </message>
    <message>
        <source>Lane %1 of sector %2 leads nowhere</source>
        <translation>Spur %1 von Sektor %2 führt nirgendwohin</translation>
    </message>
    <message>
        <source>There is no chute: replacements come in through it</source>
        <translation>Es gibt keine Schleuse: Durch sie kommt Ersatz herein</translation>
    </message>
    <message>
        <source>The grid has %1 spaces, two teams need %2</source>
        <translation>Die Startaufstellung hat %1 Felder, zwei Teams brauchen %2</translation>
    </message>
    <message>
        <source>%1 is on the grid, and one cell with another that is</source>
        <translation>%1 ist ein Startplatz und ein und dasselbe Feld mit einem anderen</translation>
    </message>
    <message>
        <source>The track has %1 spaces, two teams need %2</source>
        <translation>Die Strecke hat %1 Felder, zwei Teams brauchen %2</translation>
    </message>
    <message>
        <source>No lane leads to lane %1 of sector %2</source>
        <translation>Keine Spur führt zu Spur %1 von Sektor %2</translation>
    </message>
    <message>
        <source>The grid has %1 spaces, ten teams need %2</source>
        <translation>Die Startaufstellung hat %1 Felder, zehn Teams brauchen %2</translation>
    </message>
    <message>
        <source>The bends turn %1° in all: drawn a little otherwise, so that the loop closes</source>
        <translation>Die Kurven machen zusammen %1°: etwas anders gezeichnet, damit sich die Runde schließt</translation>
    </message>
    <message>
        <source>The bends turn %1° in all, which makes no loop: drawn as a plain ring</source>
        <translation>Die Kurven machen zusammen %1°, das gibt keine Runde: als einfacher Ring gezeichnet</translation>
    </message>
    <message>
        <source>These bends and straights make no loop: drawn as a plain ring</source>
        <translation>Diese Kurven und Geraden geben keine Runde: als einfacher Ring gezeichnet</translation>
    </message>
    <message>
        <source>The road would run into itself: drawn as a plain ring</source>
        <translation>Die Straße liefe in sich selbst hinein: als einfacher Ring gezeichnet</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>opened for reading only</source>
        <translation>nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>may be short: it was copied while the game was recorded, without the log beside it. Its last entry is %1</source>
        <translation>ist vielleicht unvollständig: kopiert, während die Partie lief, ohne die Protokolldatei daneben. Der letzte Eintrag ist %1</translation>
    </message>
    <message>
        <source>the file is damaged; salvage it, or save a copy to play on from entry %1</source>
        <translation>die Datei ist beschädigt; retten oder eine Kopie speichern, um ab Eintrag %1 weiterzuspielen</translation>
    </message>
</context>
<context>
    <name>GridTool</name>
    <message>
        <source>Click the spaces of the grid in order, or draw over them</source>
        <translation>Klickt die Startplätze der Reihe nach an oder zieht darüber</translation>
    </message>
    <message>
        <source>%1 is on the grid no more</source>
        <translation>%1 ist kein Startplatz mehr</translation>
    </message>
    <message>
        <source>%1 is number %2 of the grid</source>
        <translation>%1 ist Startplatz %2</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message>
        <source>Star of the game</source>
        <translation>Star der Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, how much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <comment>done</comment>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>out of the game: %1</source>
        <comment>pieces</comment>
        <translation>aus dem Spiel: %1</translation>
    </message>
    <message>
        <source>Deadliest hit</source>
        <translation>Schwerster Treffer</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>a shot or a ram, when</comment>
        <translation>%1, Durchgang %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Turns %1 to %2</source>
        <translation>Durchgang %1 bis %2</translation>
    </message>
    <message>
        <source>up to %1 ahead</source>
        <comment>points</comment>
        <translation>bis zu %1 voraus</translation>
    </message>
    <message>
        <source>changes of the lead: %1</source>
        <translation>Führungswechsel: %1</translation>
    </message>
    <message>
        <source>Longest lead</source>
        <translation>Längste Führung</translation>
    </message>
    <message>
        <source>The hunt</source>
        <comment>who hunted whom most</comment>
        <translation>Die Jagd</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>who hunted whom</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Lost, all together</source>
        <translation>Gemeinsam verloren</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Won, all together</source>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>1 turn</source>
        <translation>1 Durchgang</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Durchgänge</translation>
    </message>
</context>
<context>
    <name>HighwayHeist</name>
    <message>
        <source>What does {player} do? {count} {count|action|actions} left</source>
        <translation>Was macht {player}? Noch {count} {count|Aktion|Aktionen}</translation>
    </message>
    <message>
        <source>{player} is done with actions: the Enemy Die</source>
        <translation>{player} hat keine Aktion mehr: der Gegnerwürfel</translation>
    </message>
    <message>
        <source>The team has won.</source>
        <translation>Das Team hat gewonnen.</translation>
    </message>
    <message>
        <source>The team has lost.</source>
        <translation>Das Team hat verloren.</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Die Runde beenden</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Fahren</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>Ram an Enemy SUV</source>
        <translation>Einen Gegner-SUV rammen</translation>
    </message>
    <message>
        <source>Force a vehicle</source>
        <translation>Ein Fahrzeug abdrängen</translation>
    </message>
    <message>
        <source>Shake an Enemy Peg off</source>
        <translation>Eine Gegnerfigur abschütteln</translation>
    </message>
    <message>
        <source>Brawl with an Enemy Peg</source>
        <translation>Sich mit einer Gegnerfigur prügeln</translation>
    </message>
    <message>
        <source>Hijack the SUV</source>
        <translation>Den SUV kapern</translation>
    </message>
    <message>
        <source>Take a Boost token</source>
        <translation>Ein Boost-Plättchen nehmen</translation>
    </message>
    <message>
        <source>Perform a Stunt</source>
        <translation>Einen Stunt machen</translation>
    </message>
    <message>
        <source>Something else, set by hand</source>
        <translation>Etwas anderes, von Hand gesetzt</translation>
    </message>
    <message>
        <source>Roll the Enemy Die</source>
        <translation>Den Gegnerwürfel werfen</translation>
    </message>
    <message>
        <source>{dice} {dice|die|dice}, {need} needed</source>
        <translation>{dice} Würfel, {need} nötig</translation>
    </message>
    <message>
        <source>Objective: {text}</source>
        <translation>Ziel: {text}</translation>
    </message>
    <message>
        <source>Next at ACTIVATE!: {card}</source>
        <translation>Als Nächstes auf ACTIVATE!: {card}</translation>
    </message>
    <message>
        <source>Where does {player} drive?</source>
        <translation>Wohin fährt {player}?</translation>
    </message>
    <message>
        <source>Where does {player} leap?</source>
        <translation>Wohin springt {player}?</translation>
    </message>
    <message>
        <source>Which SUV does {player} ram?</source>
        <translation>Welchen SUV rammt {player}?</translation>
    </message>
    <message>
        <source>Which vehicle does {player} force?</source>
        <translation>Welches Fahrzeug drängt {player} ab?</translation>
    </message>
    <message>
        <source>Which Stunt does {player} try?</source>
        <translation>Welchen Stunt versucht {player}?</translation>
    </message>
    <message>
        <source>Where is {vehicle} forced?</source>
        <translation>Wohin wird {vehicle} abgedrängt?</translation>
    </message>
    <message>
        <source>Does {player} take the space that {vehicle} has left?</source>
        <translation>Rückt {player} auf das Feld nach, das {vehicle} verlassen hat?</translation>
    </message>
    <message>
        <source>To {place}</source>
        <translation>Nach {place}</translation>
    </message>
    <message>
        <source>{vehicle}</source>
        <translation>{vehicle}</translation>
    </message>
    <message>
        <source>Onto {vehicle}</source>
        <translation>Auf {vehicle}</translation>
    </message>
    <message>
        <source>To the wheel of {vehicle}</source>
        <translation>Ans Steuer von {vehicle}</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Nachrücken</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Wreck ahead</source>
        <translation>Wrack voraus</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>swept away</source>
        <translation>weggefegt</translation>
    </message>
    <message>
        <source>new SUV</source>
        <translation>neuer SUV</translation>
    </message>
    <message>
        <source>{amount} damage</source>
        <translation>{amount} Schaden</translation>
    </message>
    <message>
        <source>The team has a choice on the way.</source>
        <translation>Unterwegs hat das Team die Wahl.</translation>
    </message>
    <message>
        <source>{condition} Reward: {reward}</source>
        <translation>{condition} Belohnung: {reward}</translation>
    </message>
    <message>
        <source>Condition holds</source>
        <translation>Bedingung erfüllt</translation>
    </message>
    <message>
        <source>Condition does not seem to hold</source>
        <translation>Bedingung wohl nicht erfüllt</translation>
    </message>
    <message>
        <source>{count} Enemy {count|SUV|SUVs} would be next to {vehicle}.</source>
        <translation>{count} {count|Gegner-SUV|Gegner-SUVs} neben {vehicle}.</translation>
    </message>
    <message>
        <source>That wins the game.</source>
        <translation>Damit ist das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>That loses the game.</source>
        <translation>Damit ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>{player}, {what}: {dice} {dice|die|dice}, {need} {need|success|successes} needed</source>
        <translation>{player}, {what}: {dice} Würfel, {need} {need|Erfolg|Erfolge} nötig</translation>
    </message>
    <message>
        <source>{amount} damage to {vehicle}: {player} rolls {dice} Defense {dice|die|dice}</source>
        <translation>{amount} Schaden an {vehicle}: {player} würfelt Verteidigung, {dice} Würfel</translation>
    </message>
    <message>
        <source>{player}: {count} {count|success|successes} and {symbols} Boost {symbols|symbol|symbols}. Boost for a token?</source>
        <translation>{player}: {count} {count|Erfolg|Erfolge} und {symbols} Boost-{symbols|Symbol|Symbole}. Mit einem Plättchen verstärken?</translation>
    </message>
    <message>
        <source>{player} assists: {dice} dice</source>
        <translation>{player} hilft: {dice} Würfel</translation>
    </message>
    <message>
        <source>{count} {count|success|successes}</source>
        <translation>{count} {count|Erfolg|Erfolge}</translation>
    </message>
    <message>
        <source>{count} {count|success|successes}, {symbols} Boost {symbols|symbol|symbols}</source>
        <translation>{count} {count|Erfolg|Erfolge}, {symbols} Boost-{symbols|Symbol|Symbole}</translation>
    </message>
    <message>
        <source>{count} {count|success|successes}, {symbols} Boost {symbols|symbol|symbols}, boosted</source>
        <translation>{count} {count|Erfolg|Erfolge}, {symbols} Boost-{symbols|Symbol|Symbole}, verstärkt</translation>
    </message>
    <message>
        <source>no symbol</source>
        <translation>kein Symbol</translation>
    </message>
    <message>
        <source>{symbols} {symbols|symbol|symbols}</source>
        <translation>{symbols} {symbols|Symbol|Symbole}</translation>
    </message>
    <message>
        <source>{symbols}, boosted</source>
        <translation>{symbols}, verstärkt</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Verstärken</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Die App würfeln lassen</translation>
    </message>
    <message>
        <source>{dice} {dice|die|dice}, {need} needed: {percent} %.</source>
        <translation>{dice} Würfel, {need} nötig: {percent} %.</translation>
    </message>
    <message>
        <source>{dice} {dice|die|dice}, {need} needed: {percent} %, with a Boost {boosted} %.</source>
        <translation>{dice} Würfel, {need} nötig: {percent} %, mit einem Boost {boosted} %.</translation>
    </message>
    <message>
        <source>Special Power: {player} may reroll one die.</source>
        <translation>Sonderfähigkeit: {player} darf einen Würfel neu werfen.</translation>
    </message>
    <message>
        <source>Special Power: {player} counts one success more.</source>
        <translation>Sonderfähigkeit: {player} zählt einen Erfolg mehr.</translation>
    </message>
    <message>
        <source>{vehicle} has {strength} Strength left. On average {left} damage comes through, with a Boost {boosted}.</source>
        <translation>{vehicle} hat noch {strength} Stärke. Im Mittel kommen {left} Schaden durch, mit einem Boost {boosted}.</translation>
    </message>
    <message>
        <source>What does {player}&apos;s Enemy Die show?</source>
        <translation>Was zeigt der Gegnerwürfel von {player}?</translation>
    </message>
    <message>
        <source>Enemy SUV</source>
        <translation>Gegner-SUV</translation>
    </message>
    <message>
        <source>Enemy Peg</source>
        <translation>Gegnerfigur</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <translation>Wer ist am Zug?</translation>
    </message>
    <message>
        <source>All have had their turn: Road Maintenance and Stunt cards are next.</source>
        <translation>Alle waren am Zug: Jetzt wird die Straße aufgeräumt, dann rücken die Stuntkarten weiter.</translation>
    </message>
    <message>
        <source>{vehicle}: {amount} damage, lasts with {percent} % chance.</source>
        <translation>{vehicle}: {amount} Schaden, hält mit {percent} % Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Assist by</source>
        <translation>Hilfe von</translation>
    </message>
    <message>
        <source>Boost makes it</source>
        <translation>Boost reicht</translation>
    </message>
    <message>
        <source>Enemy card</source>
        <translation>Gegnerkarte</translation>
    </message>
    <message>
        <source>Main Enemy North, and a card</source>
        <translation>Hauptgegner nach Norden, und eine Karte</translation>
    </message>
    <message>
        <source>Main Enemy South, and a card</source>
        <translation>Hauptgegner nach Süden, und eine Karte</translation>
    </message>
    <message>
        <source>Main Enemy East, and a card</source>
        <translation>Hauptgegner nach Osten, und eine Karte</translation>
    </message>
    <message>
        <source>Main Enemy West, and a card</source>
        <translation>Hauptgegner nach Westen, und eine Karte</translation>
    </message>
    <message>
        <source>Whom does {vehicle} slam?</source>
        <translation>Wen rammt {vehicle}?</translation>
    </message>
    <message>
        <source>Where does {vehicle} go?</source>
        <translation>Wohin fährt {vehicle}?</translation>
    </message>
    <message>
        <source>Where does the Enemy Peg go?</source>
        <translation>Wohin geht die Gegnerfigur?</translation>
    </message>
    <message>
        <source>Whom does the card hit?</source>
        <translation>Wen trifft die Karte?</translation>
    </message>
    <message>
        <source>Pegs have to go: which one goes where?</source>
        <translation>Figuren müssen weichen: Welche geht wohin?</translation>
    </message>
    <message>
        <source>Who takes {token}?</source>
        <translation>Wer nimmt {token}?</translation>
    </message>
    <message>
        <source>Back to the supply</source>
        <translation>Zurück in den Vorrat</translation>
    </message>
    <message>
        <source>{player} waits beside the road</source>
        <translation>{player} wartet neben der Straße</translation>
    </message>
    <message>
        <source>Nobody: it is lost</source>
        <translation>Niemand: Es ist verloren</translation>
    </message>
    <message>
        <source>The Enemy Peg onto {vehicle}</source>
        <translation>Die Gegnerfigur auf {vehicle}</translation>
    </message>
    <message>
        <source>{player} onto {vehicle}</source>
        <translation>{player} auf {vehicle}</translation>
    </message>
    <message>
        <source>Which Enemy card came up?</source>
        <translation>Welche Gegnerkarte kam?</translation>
    </message>
    <message>
        <source>Which Stunt came up?</source>
        <translation>Welcher Stunt kam?</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>A card that nobody writes down</source>
        <translation>Eine Karte, die niemand aufschreibt</translation>
    </message>
    <message>
        <source>Let the app draw</source>
        <translation>Die App ziehen lassen</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; makes no sense here.</source>
        <translation>„{given}“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn: begin with a player&apos;s name, not with &quot;{given}&quot;.</source>
        <translation>Niemand ist am Zug: Beginnt mit einem Namen, nicht mit „{given}“.</translation>
    </message>
    <message>
        <source>{given} is no space of the road.</source>
        <translation>{given} ist kein Feld der Straße.</translation>
    </message>
    <message>
        <source>There is no {given} on the road.</source>
        <translation>{given} ist nicht auf der Straße.</translation>
    </message>
    <message>
        <source>{given} lies on no Stunt spot.</source>
        <translation>{given} liegt auf keinem Stuntplatz.</translation>
    </message>
    <message>
        <source>There is no player {given}.</source>
        <translation>Es gibt niemanden namens {given}.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no roll: say 2, 2+1 or 2+1b, with +name before it for who assists.</source>
        <translation>„{given}“ ist kein Wurf: 2, 2+1 oder 2+1b, davor +Name für alle, die helfen.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is none of the choices.</source>
        <translation>„{given}“ steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>{given} can&apos;t come up.</source>
        <translation>{given} kann nicht kommen.</translation>
    </message>
    <message>
        <source>{given} is no symbol of the Enemy Die.</source>
        <translation>{given} ist kein Symbol des Gegnerwürfels.</translation>
    </message>
    <message>
        <source>{player} may {action} {target} {to}</source>
        <translation>{player} darf {action} {target} {to}</translation>
    </message>
    <message>
        <source>{player} rolls {dice} {dice|die|dice} for {action}</source>
        <translation>{player} würfelt für {action} mit {dice} Würfeln</translation>
    </message>
    <message>
        <source>{suv} slams {target}</source>
        <translation>{suv} rammt {target}</translation>
    </message>
    <message>
        <source>{suv} moves to {to}</source>
        <translation>{suv} fährt nach {to}</translation>
    </message>
    <message>
        <source>{first} acts before {second}</source>
        <translation>{first} kommt vor {second}</translation>
    </message>
    <message>
        <source>{peg} may go to {to}</source>
        <translation>{peg} darf auf {to}</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn</source>
        <translation>{player} ist am Zug</translation>
    </message>
    <message>
        <source>It is over</source>
        <translation>Es ist vorbei</translation>
    </message>
    <message>
        <source>Who or what is it about?</source>
        <translation>Um wen oder was geht es?</translation>
    </message>
    <message>
        <source>What does {player} do?</source>
        <translation>Was macht {player}?</translation>
    </message>
    <message>
        <source>Which vehicle?</source>
        <translation>Welches Fahrzeug?</translation>
    </message>
    <message>
        <source>Which Stunt?</source>
        <translation>Welcher Stunt?</translation>
    </message>
    <message>
        <source>Which roll of {player}?</source>
        <translation>Welcher Wurf von {player}?</translation>
    </message>
    <message>
        <source>How many dice?</source>
        <translation>Wie viele Würfel?</translation>
    </message>
    <message>
        <source>What about {vehicle}?</source>
        <translation>Was ist mit {vehicle}?</translation>
    </message>
    <message>
        <source>Which other vehicle?</source>
        <translation>Welches andere Fahrzeug?</translation>
    </message>
    <message>
        <source>{vehicle} is wrecked: which peg goes where? As in bo&gt;suv4</source>
        <translation>{vehicle} wird zum Wrack: Welche Figur geht wohin? Etwa bo&gt;suv4</translation>
    </message>
    <message>
        <source>Where does {player} go?</source>
        <translation>Wohin geht {player}?</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>It is won</source>
        <translation>Es ist gewonnen</translation>
    </message>
    <message>
        <source>It is lost</source>
        <translation>Es ist verloren</translation>
    </message>
    <message>
        <source>drives somewhere</source>
        <translation>fährt irgendwohin</translation>
    </message>
    <message>
        <source>leaps somewhere</source>
        <translation>springt irgendwohin</translation>
    </message>
    <message>
        <source>rams an SUV</source>
        <translation>rammt einen SUV</translation>
    </message>
    <message>
        <source>forces a vehicle</source>
        <translation>drängt ein Fahrzeug ab</translation>
    </message>
    <message>
        <source>shakes an Enemy Peg off</source>
        <translation>schüttelt eine Gegnerfigur ab</translation>
    </message>
    <message>
        <source>brawls with an Enemy Peg</source>
        <translation>prügelt sich mit einer Gegnerfigur</translation>
    </message>
    <message>
        <source>hijacks an SUV</source>
        <translation>kapert einen SUV</translation>
    </message>
    <message>
        <source>takes a Boost token</source>
        <translation>nimmt ein Boost-Plättchen</translation>
    </message>
    <message>
        <source>performs a Stunt</source>
        <translation>macht einen Stunt</translation>
    </message>
    <message>
        <source>rolls so many dice</source>
        <translation>würfelt mit so vielen Würfeln</translation>
    </message>
    <message>
        <source>has to go onto another vehicle</source>
        <translation>muss auf ein anderes Fahrzeug</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>the own wheel</source>
        <translation>das eigene Steuer</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Rammen</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Abdrängen</translation>
    </message>
    <message>
        <source>Shake</source>
        <translation>Abschütteln</translation>
    </message>
    <message>
        <source>Brawl</source>
        <translation>Prügeln</translation>
    </message>
    <message>
        <source>Hijack</source>
        <translation>Kapern</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>slams somebody</source>
        <translation>rammt jemanden</translation>
    </message>
    <message>
        <source>moves somewhere</source>
        <translation>fährt irgendwohin</translation>
    </message>
    <message>
        <source>acts before another one</source>
        <translation>kommt vor einem anderen</translation>
    </message>
    <message>
        <source>is wrecked: where do pegs go?</source>
        <translation>wird zum Wrack: Wohin gehen die Figuren?</translation>
    </message>
    <message>
        <source>Nobody is called {given}.</source>
        <translation>Niemand heißt {given}.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is nothing that can be claimed here.</source>
        <translation>„{given}“ lässt sich hier nicht behaupten.</translation>
    </message>
    <message>
        <source>There is no Stunt {given}.</source>
        <translation>Es gibt keinen Stunt {given}.</translation>
    </message>
    <message>
        <source>Nobody rolls for {given}.</source>
        <translation>Für {given} würfelt niemand.</translation>
    </message>
    <message>
        <source>{given} is no number of dice.</source>
        <translation>{given} ist keine Zahl von Würfeln.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; does not say who goes where: bo&gt;suv4.</source>
        <translation>„{given}“ sagt nicht, wer wohin geht: bo&gt;suv4.</translation>
    </message>
    <message>
        <source>The claim can&apos;t be read: {reason}</source>
        <translation>Die Behauptung ist nicht zu lesen: {reason}</translation>
    </message>
    <message>
        <source>Yes, {player} may do that.</source>
        <translation>Ja, {player} darf das.</translation>
    </message>
    <message>
        <source>No, {player} may not do that.</source>
        <translation>Nein, {player} darf das nicht.</translation>
    </message>
    <message>
        <source>The way there is free and short enough.</source>
        <translation>Der Weg dorthin ist frei und kurz genug.</translation>
    </message>
    <message>
        <source>It is near enough, and there is room.</source>
        <translation>Es ist nah genug, und es ist Platz.</translation>
    </message>
    <message>
        <source>It is an Enemy SUV next to {player}&apos;s vehicle.</source>
        <translation>Es ist ein Gegner-SUV neben dem Fahrzeug von {player}.</translation>
    </message>
    <message>
        <source>{target} is next to {player}&apos;s vehicle and can be moved there.</source>
        <translation>{target} steht neben dem Fahrzeug von {player} und lässt sich dorthin drängen.</translation>
    </message>
    <message>
        <source>{player} is at the wheel, and there is an Enemy Peg on the roof.</source>
        <translation>{player} sitzt am Steuer, und auf dem Dach steht eine Gegnerfigur.</translation>
    </message>
    <message>
        <source>{player} stands beside an Enemy Peg.</source>
        <translation>{player} steht neben einer Gegnerfigur.</translation>
    </message>
    <message>
        <source>{player} stands on an Enemy SUV.</source>
        <translation>{player} steht auf einem Gegner-SUV.</translation>
    </message>
    <message>
        <source>One token more may be had. It is the last action of the turn.</source>
        <translation>Ein Plättchen mehr ist erlaubt. Es ist die letzte Aktion des Zuges.</translation>
    </message>
    <message>
        <source>{target} lies face up; whether its Condition holds, the table sees.</source>
        <translation>{target} liegt offen; ob die Bedingung gilt, sieht der Tisch.</translation>
    </message>
    <message>
        <source>To the wheel nobody needs a slot on the roof.</source>
        <translation>Fürs Steuer braucht niemand einen Platz auf dem Dach.</translation>
    </message>
    <message>
        <source>That is in principle: now it is not the moment.</source>
        <translation>Das gilt grundsätzlich: Jetzt ist nicht der Moment dafür.</translation>
    </message>
    <message>
        <source>{player} leaps to the wheel of {target}</source>
        <translation>{player} springt ans Steuer von {target}</translation>
    </message>
    <message>
        <source>{player} forces {target} to {to}</source>
        <translation>{player} drängt {target} nach {to} ab</translation>
    </message>
    <message>
        <source>Yes, {player} rolls {dice} {dice|die|dice}.</source>
        <translation>Ja, {player} würfelt mit {dice} {dice|Würfel|Würfeln}.</translation>
    </message>
    <message>
        <source>No, it is {dice} {dice|die|dice}.</source>
        <translation>Nein, es {dice|ist|sind} {dice} Würfel.</translation>
    </message>
    <message>
        <source>{player} has nothing to roll for.</source>
        <translation>{player} hat nichts, wofür zu würfeln wäre.</translation>
    </message>
    <message>
        <source>Only a vehicle takes damage.</source>
        <translation>Nur ein Fahrzeug nimmt Schaden.</translation>
    </message>
    <message>
        <source>{character} on the Character Board and {vehicle} on the Vehicle Board.</source>
        <translation>{character} auf der Charaktertafel und {vehicle} auf der Fahrzeugtafel.</translation>
    </message>
    <message>
        <source>The vehicle is unmanned: {vehicle} on its board alone.</source>
        <translation>Das Fahrzeug ist unbemannt: nur {vehicle} auf der Fahrzeugtafel.</translation>
    </message>
    <message>
        <source>{tokens} {tokens|token|tokens} before the roll: two dice each.</source>
        <translation>{tokens} Plättchen vor dem Wurf: je zwei Würfel.</translation>
    </message>
    <message>
        <source>{player} has a Special Power: {count} {count|die|dice} more.</source>
        <translation>{player} hat eine Sonderfähigkeit: {count} {count|Würfel|Würfel} mehr.</translation>
    </message>
    <message>
        <source>Never more than five dice.</source>
        <translation>Nie mehr als fünf Würfel.</translation>
    </message>
    <message>
        <source>{player} rolls {dice} {dice|die|dice}</source>
        <translation>{player} würfelt mit {dice} {dice|Würfel|Würfeln}</translation>
    </message>
    <message>
        <source>Yes, {vehicle} slams {target}.</source>
        <translation>Ja, {vehicle} rammt {target}.</translation>
    </message>
    <message>
        <source>{vehicle} may slam {target}: the team decides.</source>
        <translation>{vehicle} rammt vielleicht {target}: Das Team entscheidet.</translation>
    </message>
    <message>
        <source>No, {vehicle} does not slam {target}.</source>
        <translation>Nein, {vehicle} rammt {target} nicht.</translation>
    </message>
    <message>
        <source>Yes, {vehicle} goes to {place}.</source>
        <translation>Ja, {vehicle} fährt nach {place}.</translation>
    </message>
    <message>
        <source>{vehicle} may go to {place}: the team decides.</source>
        <translation>{vehicle} fährt vielleicht nach {place}: Das Team entscheidet.</translation>
    </message>
    <message>
        <source>No, {vehicle} does not go to {place}.</source>
        <translation>Nein, {vehicle} fährt nicht nach {place}.</translation>
    </message>
    <message>
        <source>{vehicle} does nothing when the die shows SUVs.</source>
        <translation>{vehicle} tut nichts, wenn der Würfel SUVs zeigt.</translation>
    </message>
    <message>
        <source>It is no Enemy SUV.</source>
        <translation>Es ist kein Gegner-SUV.</translation>
    </message>
    <message>
        <source>It slams {target}, the Active Player&apos;s vehicle.</source>
        <translation>Er rammt {target}, das Fahrzeug des aktiven Spielers.</translation>
    </message>
    <message>
        <source>It is next to {target}, and slams it.</source>
        <translation>Er steht neben {target} und rammt es.</translation>
    </message>
    <message>
        <source>It goes to {place}, nearer to the Active Player&apos;s vehicle.</source>
        <translation>Er fährt nach {place}, näher ans Fahrzeug des aktiven Spielers.</translation>
    </message>
    <message>
        <source>It stays: whatever brings it nearer is taken.</source>
        <translation>Er bleibt: Was ihn näher brächte, ist besetzt.</translation>
    </message>
    <message>
        <source>It stays: the Active Player has no vehicle.</source>
        <translation>Er bleibt: Der aktive Spieler hat kein Fahrzeug.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn: whose vehicle counts depends on who rolls.</source>
        <translation>Niemand ist am Zug: Wessen Fahrzeug zählt, hängt davon ab, wer würfelt.</translation>
    </message>
    <message>
        <source>{vehicle} slams {target}</source>
        <translation>{vehicle} rammt {target}</translation>
    </message>
    <message>
        <source>{vehicle} goes to {place}</source>
        <translation>{vehicle} fährt nach {place}</translation>
    </message>
    <message>
        <source>Yes, {vehicle} comes before {other}.</source>
        <translation>Ja, {vehicle} kommt vor {other}.</translation>
    </message>
    <message>
        <source>No, {vehicle} does not come before {other}.</source>
        <translation>Nein, {vehicle} kommt nicht vor {other}.</translation>
    </message>
    <message>
        <source>From West to East, and in a column from North to South.</source>
        <translation>Von West nach Ost, und in einer Spalte von Nord nach Süd.</translation>
    </message>
    <message>
        <source>This table goes lane by lane, from North to South, and in a lane from West to East.</source>
        <translation>Dieser Tisch geht Spur für Spur vor, von Nord nach Süd, und in einer Spur von West nach Ost.</translation>
    </message>
    <message>
        <source>{vehicle} comes before {other}</source>
        <translation>{vehicle} kommt vor {other}</translation>
    </message>
    <message>
        <source>Yes, {player} goes to {vehicle}.</source>
        <translation>Ja, {player} geht auf {vehicle}.</translation>
    </message>
    <message>
        <source>{player} may go to {vehicle}: the team decides.</source>
        <translation>{player} darf auf {vehicle}: Das Team entscheidet.</translation>
    </message>
    <message>
        <source>No, {player} does not go to {vehicle}.</source>
        <translation>Nein, {player} geht nicht auf {vehicle}.</translation>
    </message>
    <message>
        <source>{player} does not have to go anywhere.</source>
        <translation>{player} muss nirgendwohin.</translation>
    </message>
    <message>
        <source>The vehicle that it stands on stays.</source>
        <translation>Das Fahrzeug, auf dem die Figur steht, bleibt.</translation>
    </message>
    <message>
        <source>An Enemy Peg goes onto an adjacent vehicle that can take it: the Active Player&apos;s first, then those of others, then Enemy SUVs. Without any it is out.</source>
        <translation>Eine Gegnerfigur geht auf ein Fahrzeug daneben, das sie aufnehmen kann: zuerst das des aktiven Spielers, dann die der anderen, dann Gegner-SUVs. Gibt es keines, ist sie weg.</translation>
    </message>
    <message>
        <source>It goes onto the nearest vehicle with a free slot.</source>
        <translation>Sie geht auf das nächste Fahrzeug mit freiem Platz.</translation>
    </message>
    <message>
        <source>The team says who goes first, and settles ties.</source>
        <translation>Das Team sagt, wer zuerst geht, und entscheidet bei Gleichstand.</translation>
    </message>
    <message>
        <source>{player} goes to {vehicle}</source>
        <translation>{player} geht auf {vehicle}</translation>
    </message>
    <message>
        <source>Yes, it is {player}&apos;s turn.</source>
        <translation>Ja, {player} ist am Zug.</translation>
    </message>
    <message>
        <source>{player} may take the next turn.</source>
        <translation>{player} darf als Nächstes an den Zug.</translation>
    </message>
    <message>
        <source>No, it is not {player}&apos;s turn.</source>
        <translation>Nein, {player} ist nicht am Zug.</translation>
    </message>
    <message>
        <source>The team picks anybody who is not Exhausted.</source>
        <translation>Das Team wählt irgendwen, der nicht erschöpft ist.</translation>
    </message>
    <message>
        <source>{count} {count|action|actions} left.</source>
        <translation>Noch {count} {count|Aktion|Aktionen}.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Das Spiel ist gewonnen.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>It was won at once, and nothing after it counts.</source>
        <translation>Es war sofort gewonnen, und nichts danach zählt.</translation>
    </message>
    <message>
        <source>It was lost at once, and nothing after it counts.</source>
        <translation>Es war sofort verloren, und nichts danach zählt.</translation>
    </message>
    <message>
        <source>{counter} is at {count}, and has to come down to {goal}.</source>
        <translation>{counter} steht auf {count} und muss auf {goal} sinken.</translation>
    </message>
    <message>
        <source>{count} of {goal} are on the team&apos;s vehicles.</source>
        <translation>{count} von {goal} sind auf Fahrzeugen des Teams.</translation>
    </message>
    <message>
        <source>{count} {count|Stunt is|Stunts are} still to come.</source>
        <translation>{count} {count|Stunt kommt|Stunts kommen} noch.</translation>
    </message>
    <message>
        <source>a slam</source>
        <translation>ein Rammstoß</translation>
    </message>
    <message>
        <source>an Enemy Peg</source>
        <translation>eine Gegnerfigur</translation>
    </message>
    <message>
        <source>a ram</source>
        <translation>ein Rammen</translation>
    </message>
    <message>
        <source>a Wreck that fell back</source>
        <translation>ein Wrack, das zurückfiel</translation>
    </message>
    <message>
        <source>the end of the road</source>
        <translation>das Ende der Straße</translation>
    </message>
    <message>
        <source>boosts</source>
        <translation>Boosts</translation>
    </message>
    <message>
        <source>assists</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Boost tokens</source>
        <translation>Boost-Plättchen</translation>
    </message>
    <message>
        <source>damage prevented</source>
        <translation>verhinderter Schaden</translation>
    </message>
    <message>
        <source>Stunts</source>
        <translation>Stunts</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Erlittener Schaden</translation>
    </message>
    <message>
        <source>Damage that came through to each player&apos;s vehicle, round by round.</source>
        <translation>Schaden, der am Fahrzeug jedes Spielers durchkam, Runde für Runde.</translation>
    </message>
    <message>
        <source>SUVs wrecked</source>
        <translation>SUVs zerstört</translation>
    </message>
    <message>
        <source>Damage in each round</source>
        <translation>Schaden je Runde</translation>
    </message>
    <message>
        <source>Damage that came through to the team&apos;s vehicles, round by round.</source>
        <translation>Schaden, der an den Fahrzeugen des Teams durchkam, Runde für Runde.</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Boost tokens and Stunts</source>
        <translation>Boost-Plättchen und Stunts</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Ende der Runde {round}</translation>
    </message>
    <message>
        <source>It is {other}&apos;s turn, and a turn is finished before the next.</source>
        <translation>{other} ist am Zug, und ein Zug wird zu Ende gespielt, bevor der nächste beginnt.</translation>
    </message>
    <message>
        <source>{player} has had a turn in this round.</source>
        <translation>{player} war in dieser Runde schon am Zug.</translation>
    </message>
    <message>
        <source>{player} has taken two actions.</source>
        <translation>{player} hat zwei Aktionen gemacht.</translation>
    </message>
    <message>
        <source>Taking a Boost token was the last action of {player}.</source>
        <translation>Das Boost-Plättchen war die letzte Aktion von {player}.</translation>
    </message>
    <message>
        <source>The round is not over: {player} has not had a turn.</source>
        <translation>Die Runde ist nicht vorbei: {player} war noch nicht am Zug.</translation>
    </message>
    <message>
        <source>{player} can&apos;t assist: only others than the one who rolls do.</source>
        <translation>{player} kann nicht helfen: Das tun nur andere als der, der würfelt.</translation>
    </message>
    <message>
        <source>It is {dice} dice already, and more are never rolled.</source>
        <translation>Es sind schon {dice} Würfel, und mehr sind es nie.</translation>
    </message>
    <message>
        <source>{player} has no Boost token left to assist with.</source>
        <translation>{player} hat kein Boost-Plättchen mehr, um zu helfen.</translation>
    </message>
    <message>
        <source>{player} has no Boost token to boost with.</source>
        <translation>{player} hat kein Boost-Plättchen zum Verstärken.</translation>
    </message>
    <message>
        <source>{count} symbols can&apos;t come up on {dice} {dice|die|dice}.</source>
        <translation>{count} Symbole können mit {dice} {dice|Würfel|Würfeln} nicht fallen.</translation>
    </message>
    <message>
        <source>Everything around {player}&apos;s vehicle is taken.</source>
        <translation>Rings um das Fahrzeug von {player} ist alles besetzt.</translation>
    </message>
    <message>
        <source>There is nothing that {player} could leap onto.</source>
        <translation>Es gibt nichts, worauf {player} springen könnte.</translation>
    </message>
    <message>
        <source>There is no Enemy SUV next to {player}&apos;s vehicle.</source>
        <translation>Neben dem Fahrzeug von {player} steht kein Gegner-SUV.</translation>
    </message>
    <message>
        <source>There is nothing next to {player}&apos;s vehicle that could be forced anywhere.</source>
        <translation>Neben dem Fahrzeug von {player} steht nichts, das sich abdrängen ließe.</translation>
    </message>
    <message>
        <source>No Stunt lies face up.</source>
        <translation>Kein Stunt liegt offen.</translation>
    </message>
    <message>
        <source>That takes a vehicle with its player at the wheel.</source>
        <translation>Dafür muss der Spieler am Steuer seines Fahrzeugs sitzen.</translation>
    </message>
    <message>
        <source>{to} is too far: the way there takes {needs} {needs|step|steps}.</source>
        <translation>{to} ist zu weit: Bis dorthin {needs|ist|sind} es {needs} {needs|Schritt|Schritte}.</translation>
    </message>
    <message>
        <source>{to} is taken, or everything around it is.</source>
        <translation>{to} ist besetzt, oder alles ringsum.</translation>
    </message>
    <message>
        <source>Staying in the own space is no Drive.</source>
        <translation>Auf dem eigenen Feld zu bleiben ist kein Fahren.</translation>
    </message>
    <message>
        <source>{player} waits beside the road, and may only take a Boost token.</source>
        <translation>{player} wartet neben der Straße und darf nur ein Boost-Plättchen nehmen.</translation>
    </message>
    <message>
        <source>One can only sit at the wheel of one&apos;s own vehicle.</source>
        <translation>Man sitzt nur am Steuer des eigenen Fahrzeugs.</translation>
    </message>
    <message>
        <source>{target} is a Wreck, where nobody can stand.</source>
        <translation>{target} ist ein Wrack, auf dem niemand stehen kann.</translation>
    </message>
    <message>
        <source>{target} is too far for the Athletics of {player}.</source>
        <translation>{target} ist zu weit für die Athletik von {player}.</translation>
    </message>
    <message>
        <source>There is no free slot on {target}.</source>
        <translation>Auf {target} ist kein Platz frei.</translation>
    </message>
    <message>
        <source>{target} was given up for good.</source>
        <translation>{target} wurde endgültig aufgegeben.</translation>
    </message>
    <message>
        <source>{target} is driven by somebody else.</source>
        <translation>{target} fährt jemand anderes.</translation>
    </message>
    <message>
        <source>{player} is there already.</source>
        <translation>{player} ist schon dort.</translation>
    </message>
    <message>
        <source>Only an adjacent Enemy SUV can be rammed, from the wheel.</source>
        <translation>Nur ein Gegner-SUV daneben lässt sich rammen, und nur vom Steuer aus.</translation>
    </message>
    <message>
        <source>Only an adjacent Enemy SUV or Player Vehicle can be forced, from the wheel.</source>
        <translation>Nur ein Gegner-SUV oder Spielerfahrzeug daneben lässt sich abdrängen, und nur vom Steuer aus.</translation>
    </message>
    <message>
        <source>{target} can&apos;t be moved to {to}: it is taken, or the way is.</source>
        <translation>{target} lässt sich nicht nach {to} drängen: Das Feld oder der Weg ist besetzt.</translation>
    </message>
    <message>
        <source>{target} is a Wreck, which can&apos;t be forced.</source>
        <translation>{target} ist ein Wrack, das sich nicht abdrängen lässt.</translation>
    </message>
    <message>
        <source>{to} is where {target} stands already.</source>
        <translation>Auf {to} steht {target} schon.</translation>
    </message>
    <message>
        <source>To shake it off, {player} has to be at the wheel and an Enemy Peg on the roof.</source>
        <translation>Zum Abschütteln muss {player} am Steuer sitzen und eine Gegnerfigur auf dem Dach stehen.</translation>
    </message>
    <message>
        <source>To brawl, {player} has to stand on a roof with an Enemy Peg on it.</source>
        <translation>Zum Prügeln muss {player} auf einem Dach mit einer Gegnerfigur stehen.</translation>
    </message>
    <message>
        <source>To hijack, {player} has to stand on an Enemy SUV.</source>
        <translation>Zum Kapern muss {player} auf einem Gegner-SUV stehen.</translation>
    </message>
    <message>
        <source>The vehicle of a team member can&apos;t be hijacked.</source>
        <translation>Das Fahrzeug eines Teammitglieds lässt sich nicht kapern.</translation>
    </message>
    <message>
        <source>{player} has as many Boost tokens as one may have.</source>
        <translation>{player} hat so viele Boost-Plättchen, wie man haben darf.</translation>
    </message>
    <message>
        <source>{target} lies on no Stunt spot.</source>
        <translation>{target} liegt auf keinem Stuntplatz.</translation>
    </message>
    <message>
        <source>{target} lies face down: it has been done.</source>
        <translation>{target} liegt verdeckt: Der Stunt ist verbraucht.</translation>
    </message>
    <message>
        <source>{vehicle} would stick out of the road.</source>
        <translation>{vehicle} würde über die Straße hinausragen.</translation>
    </message>
    <message>
        <source>Two vehicles would stand on {place}.</source>
        <translation>Auf {place} stünden zwei Fahrzeuge.</translation>
    </message>
    <message>
        <source>{vehicle} is a Wreck, and nobody stands on a Wreck.</source>
        <translation>{vehicle} ist ein Wrack, und auf einem Wrack steht niemand.</translation>
    </message>
    <message>
        <source>{vehicle} is a Wreck, and a Wreck is nobody&apos;s.</source>
        <translation>{vehicle} ist ein Wrack, und ein Wrack gehört niemandem.</translation>
    </message>
    <message>
        <source>There would be more pegs on {vehicle} than it has slots.</source>
        <translation>Auf {vehicle} stünden mehr Figuren, als es Plätze hat.</translation>
    </message>
    <message>
        <source>There would be more Enemy Pegs on {vehicle} than it takes.</source>
        <translation>Auf {vehicle} stünden mehr Gegnerfiguren, als es aufnimmt.</translation>
    </message>
    <message>
        <source>{vehicle} is nobody&apos;s, and has no Strength.</source>
        <translation>{vehicle} gehört niemandem und hat keine Stärke.</translation>
    </message>
    <message>
        <source>That is no Strength that the board of {vehicle} has.</source>
        <translation>Diese Stärke gibt es auf der Tafel von {vehicle} nicht.</translation>
    </message>
    <message>
        <source>{player} would have two vehicles.</source>
        <translation>{player} hätte zwei Fahrzeuge.</translation>
    </message>
    <message>
        <source>{player} would be at the wheel of nothing.</source>
        <translation>{player} säße an keinem Steuer.</translation>
    </message>
    <message>
        <source>{player} would stand on a vehicle that is not there.</source>
        <translation>{player} stünde auf einem Fahrzeug, das nicht da ist.</translation>
    </message>
    <message>
        <source>{player} would have more Boost tokens than one may have.</source>
        <translation>{player} hätte mehr Boost-Plättchen, als man haben darf.</translation>
    </message>
    <message>
        <source>{player} would have more tokens of the character than there are.</source>
        <translation>{player} hätte mehr Plättchen des Charakters, als es gibt.</translation>
    </message>
    <message>
        <source>{player} would be Exhausted and yet have the turn.</source>
        <translation>{player} wäre erschöpft und doch am Zug.</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn, so nobody has taken an action.</source>
        <translation>Niemand ist am Zug, also hat niemand eine Aktion gemacht.</translation>
    </message>
    <message>
        <source>There would be more SUVs than there are.</source>
        <translation>Es wären mehr SUVs, als es gibt.</translation>
    </message>
    <message>
        <source>There would be more Enemy Pegs than there are.</source>
        <translation>Es wären mehr Gegnerfiguren, als es gibt.</translation>
    </message>
    <message>
        <source>There would be more starting vehicles than players.</source>
        <translation>Es wären mehr Startfahrzeuge als Spieler.</translation>
    </message>
    <message>
        <source>{token} would be on a vehicle that can&apos;t carry it.</source>
        <translation>{token} wäre auf einem Fahrzeug, das nichts tragen kann.</translation>
    </message>
    <message>
        <source>{player} drives to {to}</source>
        <translation>{player} fährt nach {to}</translation>
    </message>
    <message>
        <source>{player} leaps onto {target}</source>
        <translation>{player} springt auf {target}</translation>
    </message>
    <message>
        <source>{player} rams {target}</source>
        <translation>{player} rammt {target}</translation>
    </message>
    <message>
        <source>{player} forces {target}</source>
        <translation>{player} drängt {target} ab</translation>
    </message>
    <message>
        <source>{player} shakes an Enemy Peg off</source>
        <translation>{player} schüttelt eine Gegnerfigur ab</translation>
    </message>
    <message>
        <source>{player} brawls with an Enemy Peg</source>
        <translation>{player} prügelt sich mit einer Gegnerfigur</translation>
    </message>
    <message>
        <source>{player} hijacks an SUV</source>
        <translation>{player} kapert einen SUV</translation>
    </message>
    <message>
        <source>{player} takes a Boost token</source>
        <translation>{player} nimmt ein Boost-Plättchen</translation>
    </message>
    <message>
        <source>{player} performs the Stunt {target}</source>
        <translation>{player} macht den Stunt {target}</translation>
    </message>
    <message>
        <source>{player} does something else</source>
        <translation>{player} macht etwas anderes</translation>
    </message>
    <message>
        <source>{player} rolls: {what}</source>
        <translation>{player} würfelt: {what}</translation>
    </message>
    <message>
        <source>{player} rolls the Enemy Die</source>
        <translation>{player} wirft den Gegnerwürfel</translation>
    </message>
    <message>
        <source>The Defense roll: {roll}</source>
        <translation>Der Verteidigungswurf: {roll}</translation>
    </message>
    <message>
        <source>{who}: {to}</source>
        <translation>{who}: {to}</translation>
    </message>
    <message>
        <source>{card} comes up</source>
        <translation>{card} kommt</translation>
    </message>
    <message>
        <source>The app turns a card over</source>
        <translation>Die App deckt eine Karte auf</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Die Runde endet</translation>
    </message>
    <message>
        <source>{subject}: {property} {from} → {to}</source>
        <translation>{subject}: {property} {from} → {to}</translation>
    </message>
    <message>
        <source>{sort} {vehicle} comes onto the road, on {at}</source>
        <translation>{sort} {vehicle} kommt auf die Straße, auf {at}</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>SUV</source>
        <translation>SUV</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{vehicle} leaves the road</source>
        <translation>{vehicle} verlässt die Straße</translation>
    </message>
    <message>
        <source>{vehicle} goes from {from} to {to}</source>
        <translation>{vehicle} kommt von {from} nach {to}</translation>
    </message>
    <message>
        <source>{vehicle} is a Wreck</source>
        <translation>{vehicle} ist ein Wrack</translation>
    </message>
    <message>
        <source>{vehicle} stands upright again</source>
        <translation>{vehicle} steht wieder auf den Rädern</translation>
    </message>
    <message>
        <source>{vehicle} is {to}&apos;s vehicle now</source>
        <translation>{vehicle} ist jetzt das Fahrzeug von {to}</translation>
    </message>
    <message>
        <source>{vehicle} is nobody&apos;s vehicle any more</source>
        <translation>{vehicle} ist niemandes Fahrzeug mehr</translation>
    </message>
    <message>
        <source>{player}&apos;s peg goes onto {to}</source>
        <translation>Die Figur von {player} kommt auf {to}</translation>
    </message>
    <message>
        <source>{player}&apos;s peg goes to the wheel</source>
        <translation>Die Figur von {player} kommt ans Steuer</translation>
    </message>
    <message>
        <source>{player}&apos;s peg waits beside the road</source>
        <translation>Die Figur von {player} wartet neben der Straße</translation>
    </message>
    <message>
        <source>{player} is Exhausted</source>
        <translation>{player} ist erschöpft</translation>
    </message>
    <message>
        <source>{player} is ready</source>
        <translation>{player} ist bereit</translation>
    </message>
    <message>
        <source>Enemy cards from the first spot: {row}; discards: {discard}</source>
        <translation>Gegnerkarten vom ersten Platz an: {row}; Ablage: {discard}</translation>
    </message>
    <message>
        <source>Stunts from the East, with their tokens: {row}; left of each level: {deck}; discards: {discard}</source>
        <translation>Stunts von Osten an, mit ihren Plättchen: {row}; von jeder Stufe übrig: {deck}; Ablage: {discard}</translation>
    </message>
    <message>
        <source>{counter}: {from} → {to}</source>
        <translation>{counter}: {from} → {to}</translation>
    </message>
    <message>
        <source>{token} is on {to}</source>
        <translation>{token} ist auf {to}</translation>
    </message>
    <message>
        <source>{token} is adrift</source>
        <translation>{token} ist herrenlos</translation>
    </message>
    <message>
        <source>{token} is out of the game</source>
        <translation>{token} ist aus dem Spiel</translation>
    </message>
    <message>
        <source>Round {to} begins</source>
        <translation>Runde {to} beginnt</translation>
    </message>
    <message>
        <source>It is {to}&apos;s turn</source>
        <translation>{to} ist am Zug</translation>
    </message>
    <message>
        <source>The team has won</source>
        <translation>Das Team hat gewonnen</translation>
    </message>
    <message>
        <source>The team has lost</source>
        <translation>Das Team hat verloren</translation>
    </message>
    <message>
        <source>The game goes on after all</source>
        <translation>Das Spiel geht doch weiter</translation>
    </message>
    <message>
        <source>{player}, {what}: it works</source>
        <translation>{player}, {what}: gelungen</translation>
    </message>
    <message>
        <source>{player}, {what}: it fails</source>
        <translation>{player}, {what}: misslungen</translation>
    </message>
    <message>
        <source>{player} prevents {prevented} of {damage} damage to {vehicle}</source>
        <translation>{player} verhindert {prevented} von {damage} Schaden an {vehicle}</translation>
    </message>
    <message>
        <source>{who} slams {target}: {amount} damage</source>
        <translation>{who} rammt {target}: {amount} Schaden</translation>
    </message>
    <message>
        <source>{who} damages {target}: {amount}</source>
        <translation>{who} beschädigt {target}: {amount}</translation>
    </message>
    <message>
        <source>The Enemy Peg on {who} throws {target} off</source>
        <translation>Die Gegnerfigur auf {who} wirft {target} herunter</translation>
    </message>
    <message>
        <source>{who} is turned over</source>
        <translation>{who} wird aufgedeckt</translation>
    </message>
    <message>
        <source>{who} is activated</source>
        <translation>{who} wird aktiviert</translation>
    </message>
    <message>
        <source>By hand: {target}</source>
        <translation>Von Hand: {target}</translation>
    </message>
    <message>
        <source>Stunt</source>
        <translation>Stunt</translation>
    </message>
    <message>
        <source>Enemy Die</source>
        <translation>Gegnerwürfel</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Boost symbol</source>
        <translation>Boost-Symbol</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Main Enemy North</source>
        <translation>Hauptgegner nach Norden</translation>
    </message>
    <message>
        <source>Main Enemy South</source>
        <translation>Hauptgegner nach Süden</translation>
    </message>
    <message>
        <source>Main Enemy East</source>
        <translation>Hauptgegner nach Osten</translation>
    </message>
    <message>
        <source>Main Enemy West</source>
        <translation>Hauptgegner nach Westen</translation>
    </message>
    <message>
        <source>Own tokens</source>
        <translation>Eigene Plättchen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Where cars begin</source>
        <translation>Wo Autos beginnen</translation>
    </message>
    <message>
        <source>Spaces with an SUV</source>
        <translation>Felder mit SUV</translation>
    </message>
    <message>
        <source>Whose vehicle gets an Enemy Peg</source>
        <translation>Wessen Fahrzeug eine Gegnerfigur bekommt</translation>
    </message>
    <message>
        <source>Columns and rows it takes</source>
        <translation>Spalten und Reihen, die es einnimmt</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Slots on the roof</source>
        <translation>Plätze auf dem Dach</translation>
    </message>
    <message>
        <source>Enemy Pegs</source>
        <translation>Gegnerfiguren</translation>
    </message>
    <message>
        <source>Resolution Order</source>
        <translation>Reihenfolge der Abwicklung</translation>
    </message>
    <message>
        <source>column by column, from the West</source>
        <translation>Spalte für Spalte, von Westen</translation>
    </message>
    <message>
        <source>lane by lane, from the North</source>
        <translation>Spur für Spur, von Norden</translation>
    </message>
    <message>
        <source>To the wheel under a full roof</source>
        <translation>Ans Steuer unter vollem Dach</translation>
    </message>
    <message>
        <source>allowed: no slot is used</source>
        <translation>erlaubt: Es wird kein Platz gebraucht</translation>
    </message>
    <message>
        <source>only with a free slot</source>
        <translation>nur mit freiem Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>It&apos;s a Beast!</source>
        <translation>Ein Biest!</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>by the app</source>
        <translation>von der App</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Scenario guide</source>
        <translation>Szenarioleitfaden</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Athletics</source>
        <translation>Athletik</translation>
    </message>
    <message>
        <source>Most Boost tokens</source>
        <translation>Höchstzahl Boost-Plättchen</translation>
    </message>
    <message>
        <source>Back: hijacked SUV</source>
        <translation>Rückseite: gekaperter SUV</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Main Enemy</source>
        <translation>Hauptgegner</translation>
    </message>
    <message>
        <source>Enemy vehicles</source>
        <translation>Gegnerische Fahrzeuge</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Won when</source>
        <translation>Gewonnen, wenn</translation>
    </message>
    <message>
        <source>Lost when</source>
        <translation>Verloren, wenn</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Flies</source>
        <translation>Fliegt</translation>
    </message>
    <message>
        <source>Counter that Wrecks take 1 off</source>
        <translation>Zähler, dem Wracks 1 nehmen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Token that nobody takes</source>
        <translation>Plättchen, das niemand nimmt</translation>
    </message>
    <message>
        <source>When revealed</source>
        <translation>Beim Aufdecken</translation>
    </message>
    <message>
        <source>When activated</source>
        <translation>Beim Aktivieren</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Wem</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Successes needed</source>
        <translation>Nötige Erfolge</translation>
    </message>
    <message>
        <source>Wins the game</source>
        <translation>Gewinnt das Spiel</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Successes to ram</source>
        <translation>Erfolge zum Rammen</translation>
    </message>
    <message>
        <source>Successes to force</source>
        <translation>Erfolge zum Abdrängen</translation>
    </message>
    <message>
        <source>Spaces of a force</source>
        <translation>Felder beim Abdrängen</translation>
    </message>
    <message>
        <source>Successes to shake off</source>
        <translation>Erfolge zum Abschütteln</translation>
    </message>
    <message>
        <source>Successes to brawl</source>
        <translation>Erfolge zum Prügeln</translation>
    </message>
    <message>
        <source>Successes to hijack</source>
        <translation>Erfolge zum Kapern</translation>
    </message>
    <message>
        <source>Damage of a slam</source>
        <translation>Schaden beim Aufprall</translation>
    </message>
    <message>
        <source>Damage by a peg</source>
        <translation>Schaden durch eine Figur</translation>
    </message>
    <message>
        <source>Damage of a push</source>
        <translation>Schaden beim Schieben</translation>
    </message>
    <message>
        <source>Spots for Enemy cards</source>
        <translation>Plätze für Gegnerkarten</translation>
    </message>
    <message>
        <source>Spots for Stunt cards</source>
        <translation>Stuntplätze</translation>
    </message>
    <message>
        <source>SUV arrives</source>
        <translation>SUV kommt</translation>
    </message>
    <message>
        <source>SUVs from the West</source>
        <translation>SUVs von Westen</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Enemy SUVs</source>
        <translation>Gegner-SUVs</translation>
    </message>
    <message>
        <source>pegs attack</source>
        <translation>Figuren greifen an</translation>
    </message>
    <message>
        <source>damage by pegs</source>
        <translation>Schaden durch Figuren</translation>
    </message>
    <message>
        <source>SUVs approach</source>
        <translation>SUVs rücken an</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Main Enemy moves</source>
        <translation>Hauptgegner zieht</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>dahinter</translation>
    </message>
    <message>
        <source>in front</source>
        <translation>davor</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>with an Enemy Peg</source>
        <translation>mit Gegnerfigur</translation>
    </message>
    <message>
        <source>next to an SUV</source>
        <translation>neben einem SUV</translation>
    </message>
    <message>
        <source>strongest</source>
        <translation>die stärksten</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>{count}</source>
        <translation>{count}</translation>
    </message>
    <message>
        <source>Nothing on this table is called {subject}.</source>
        <translation>Nichts auf diesem Tisch heißt {subject}.</translation>
    </message>
    <message>
        <source>{subject} has nothing called {property}.</source>
        <translation>{subject} hat nichts namens {property}.</translation>
    </message>
    <message>
        <source>{value} is not possible for {property} of {subject}.</source>
        <translation>{value} geht nicht für {property} von {subject}.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>Round {round}, {player} to act</source>
        <translation>Runde {round}, {player} ist am Zug</translation>
    </message>
    <message>
        <source>the objective is met</source>
        <translation>das Ziel ist erreicht</translation>
    </message>
    <message>
        <source>a stunt that wins the game was performed</source>
        <translation>ein Stunt, der das Spiel gewinnt, ist gelungen</translation>
    </message>
    <message>
        <source>the last Stunt card has left the road</source>
        <translation>die letzte Stuntkarte hat die Straße verlassen</translation>
    </message>
    <message>
        <source>no Stunt card is left</source>
        <translation>keine Stuntkarte ist mehr da</translation>
    </message>
    <message>
        <source>what had to be kept is lost</source>
        <translation>was zu hüten war, ist verloren</translation>
    </message>
    <message>
        <source>Rounds until the last Stunt card leaves the road: {count}.</source>
        <translation>Runden, bis die letzte Stuntkarte die Straße verlässt: {count}.</translation>
    </message>
    <message>
        <source>A Wreck will hit {vehicle} of {player} in Road Maintenance.</source>
        <translation>Beim Aufräumen trifft ein Wrack {vehicle} von {player}.</translation>
    </message>
    <message>
        <source>{name} is adrift.</source>
        <translation>{name} ist herrenlos.</translation>
    </message>
    <message>
        <source>{player} waits for a free slot.</source>
        <translation>{player} wartet auf einen freien Platz.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} of {last}, {player} to act</source>
        <translation>Runde {round} von {last}, {player} ist am Zug</translation>
    </message>
    <message>
        <source>Round {round} of {last}</source>
        <translation>Runde {round} von {last}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runde {round} ist vorbei</translation>
    </message>
    <message>
        <source>Round {round} of {last} is over</source>
        <translation>Runde {round} von {last} ist vorbei</translation>
    </message>
    <message>
        <source>{player} is at it</source>
        <translation>{player} ist dran</translation>
    </message>
    <message>
        <source>Actions used: {count}</source>
        <translation>Verbrauchte Aktionen: {count}</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>in the air</source>
        <translation>in der Luft</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Without a slot</source>
        <translation>Ohne Platz</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>{card} · {count}</source>
        <translation>{card} · {count}</translation>
    </message>
    <message>
        <source>({card})</source>
        <translation>({card})</translation>
    </message>
    <message>
        <source>Lane {row}</source>
        <translation>Spur {row}</translation>
    </message>
    <message>
        <source>on {place}</source>
        <translation>auf {place}</translation>
    </message>
    <message>
        <source>behind the wheel</source>
        <translation>am Steuer</translation>
    </message>
    <message>
        <source>on top of {vehicle}</source>
        <translation>auf dem Dach von {vehicle}</translation>
    </message>
    <message>
        <source>beside the road, waiting for a slot</source>
        <translation>neben der Straße, wartet auf einen Platz</translation>
    </message>
    <message>
        <source>{total} ({character} + {board})</source>
        <translation>{total} ({character} + {board})</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>Special Power</source>
        <translation>Sonderfähigkeit</translation>
    </message>
    <message>
        <source>Free slots</source>
        <translation>Freie Plätze</translation>
    </message>
    <message>
        <source>Defense dice now</source>
        <translation>Verteidigungswürfel jetzt</translation>
    </message>
    <message>
        <source>Vehicle Board</source>
        <translation>Fahrzeugtafel</translation>
    </message>
    <message>
        <source>starting vehicle</source>
        <translation>Startfahrzeug</translation>
    </message>
    <message>
        <source>hijacked SUV</source>
        <translation>gekaperter SUV</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>on {vehicle}</source>
        <translation>auf {vehicle}</translation>
    </message>
    <message>
        <source>adrift</source>
        <translation>herrenlos</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rounds left</source>
        <translation>Runden übrig</translation>
    </message>
    <message>
        <source>SUVs in the supply</source>
        <translation>SUVs im Vorrat</translation>
    </message>
    <message>
        <source>Enemy Pegs in the supply</source>
        <translation>Gegnerfiguren im Vorrat</translation>
    </message>
    <message>
        <source>a card that nobody has noted</source>
        <translation>eine Karte, die niemand aufgeschrieben hat</translation>
    </message>
    <message>
        <source>{card}, used up</source>
        <translation>{card}, verbraucht</translation>
    </message>
    <message>
        <source>Enemy cards</source>
        <translation>Gegnerkarten</translation>
    </message>
    <message>
        <source>Stunt cards</source>
        <translation>Stuntkarten</translation>
    </message>
    <message>
        <source>from the first spot to ACTIVATE!</source>
        <translation>vom ersten Platz bis ACTIVATE!</translation>
    </message>
    <message>
        <source>from East to West</source>
        <translation>von Ost nach West</translation>
    </message>
    <message>
        <source>What the app looks at</source>
        <translation>Was die App prüft</translation>
    </message>
    <message>
        <source>at the wheel</source>
        <translation>am Steuer</translation>
    </message>
    <message>
        <source>on foot</source>
        <translation>zu Fuß</translation>
    </message>
    <message>
        <source>on foot on an Enemy SUV</source>
        <translation>zu Fuß auf einem Gegner-SUV</translation>
    </message>
    <message>
        <source>an Enemy Peg on the vehicle</source>
        <translation>eine Gegnerfigur auf dem Fahrzeug</translation>
    </message>
    <message>
        <source>directly behind a vehicle</source>
        <translation>direkt hinter einem Fahrzeug</translation>
    </message>
    <message>
        <source>between two vehicles</source>
        <translation>zwischen zwei Fahrzeugen</translation>
    </message>
    <message>
        <source>an Enemy SUV directly behind</source>
        <translation>ein Gegner-SUV direkt dahinter</translation>
    </message>
    <message>
        <source>an Enemy SUV adjacent</source>
        <translation>ein Gegner-SUV daneben</translation>
    </message>
    <message>
        <source>no Enemy SUV adjacent</source>
        <translation>kein Gegner-SUV daneben</translation>
    </message>
    <message>
        <source>a pair of Enemy SUVs adjacent</source>
        <translation>ein Paar Gegner-SUVs daneben</translation>
    </message>
    <message>
        <source>a Wreck adjacent</source>
        <translation>ein Wrack daneben</translation>
    </message>
    <message>
        <source>the Main Enemy adjacent</source>
        <translation>der Hauptgegner daneben</translation>
    </message>
    <message>
        <source>Tokens of one&apos;s own</source>
        <translation>Eigene Marker</translation>
    </message>
    <message>
        <source>What the app does of it</source>
        <translation>Was die App davon tut</translation>
    </message>
    <message>
        <source>For which action</source>
        <translation>Bei welcher Aktion</translation>
    </message>
    <message>
        <source>one more die</source>
        <translation>ein Würfel mehr</translation>
    </message>
    <message>
        <source>roll one die again</source>
        <translation>einen Würfel neu werfen</translation>
    </message>
    <message>
        <source>one success for sure</source>
        <translation>ein sicherer Erfolg</translation>
    </message>
    <message>
        <source>more spaces</source>
        <translation>mehr Felder</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>fahren</translation>
    </message>
    <message>
        <source>leap</source>
        <translation>springen</translation>
    </message>
    <message>
        <source>force</source>
        <translation>drängen</translation>
    </message>
</context>
<context>
    <name>JoinTool</name>
    <message>
        <source>%1 leads to %2 no more</source>
        <extracomment>Two spaces, &quot;12.0&quot;</extracomment>
        <translation>%1 führt nicht mehr zu %2</translation>
    </message>
    <message>
        <source>%1 leads to %2</source>
        <translation>%1 führt zu %2</translation>
    </message>
    <message>
        <source>Where does %1 lead to?</source>
        <translation>Wohin führt %1?</translation>
    </message>
    <message>
        <source>Click a lane at the end of a section, then lanes behind it</source>
        <translation>Klickt eine Spur am Ende eines Abschnitts an, dann Spuren dahinter</translation>
    </message>
</context>
<context>
    <name>JournalWriter</name>
    <message>
        <source>is not where it was: removed, renamed or replaced. Everything is still in memory; save it elsewhere</source>
        <translation>ist nicht mehr da, wo sie war: gelöscht, umbenannt oder ersetzt. Alles ist noch im Speicher; bitte anderswo speichern</translation>
    </message>
    <message>
        <source>has lost the log beside it. Everything is still in memory; save it elsewhere</source>
        <translation>hat die Protokolldatei daneben verloren. Alles ist noch im Speicher; bitte anderswo speichern</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>House %1</source>
        <comment>a ruling&apos;s number</comment>
        <translation>Haus %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>a ruling&apos;s number</comment>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>Überstimmt</translation>
    </message>
    <message>
        <source>Decided otherwise</source>
        <translation>Anders entschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
</context>
<context>
    <name>Liveries</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>does not stand</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>The track after entry %1</source>
        <translation>Die Strecke nach Eintrag %1</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of the language that this page is in</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Set by hand: %1</source>
        <translation>Von Hand gesetzt: %1</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Von Hand gesetzt</translation>
    </message>
    <message>
        <source>Entry %1 taken back</source>
        <translation>Eintrag %1 zurückgenommen</translation>
    </message>
    <message>
        <source>Entry %1 brought back</source>
        <translation>Eintrag %1 wiederhergestellt</translation>
    </message>
    <message>
        <source>Entry %1 amended</source>
        <translation>Eintrag %1 geändert</translation>
    </message>
    <message>
        <source>Note on entry %1</source>
        <translation>Notiz zu Eintrag %1</translation>
    </message>
    <message>
        <source>Ruling on entry %1: %2</source>
        <translation>Entscheidung zu Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Ruling on entry %1</source>
        <translation>Entscheidung zu Eintrag %1</translation>
    </message>
    <message>
        <source>%1 did not happen</source>
        <translation>%1 ist nicht geschehen</translation>
    </message>
    <message>
        <source>%1 now reads: %2</source>
        <translation>%1 lautet jetzt: %2</translation>
    </message>
    <message>
        <source>%1 is decided anew: %2</source>
        <translation>%1 neu entschieden: %2</translation>
    </message>
    <message>
        <source>decided anew</source>
        <translation>neu entschieden</translation>
    </message>
    <message>
        <source>Before the race</source>
        <translation>Vor dem Rennen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Before the first action</source>
        <translation>Vor der ersten Aktion</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>en</source>
        <extracomment>The code of the language of this translation: its manual lies in a folder of that name</extracomment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Marshal</name>
    <message numerus="yes">
        <source>and %n more, in the log</source>
        <extracomment>News of one step are very many: the rest</extracomment>
        <translation>
            <numerusform>und %n weitere, im Protokoll</numerusform>
            <numerusform>und %n weitere, im Protokoll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mats</name>
    <message>
        <source>%1: %2</source>
        <comment>label and value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>label, value, most</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>not %1</source>
        <comment>a token that is not there</comment>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>a card that nobody has named</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a slot and its colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a slot under a wide card</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a slot</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>acted</source>
        <comment>has been activated this turn; a short word</comment>
        <translation>war dran</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>label and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <comment>mats that are nobody&apos;s: a scenario, a convoy</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Anzahl der Karten</translation>
    </message>
    <message>
        <source>Take off: %1</source>
        <comment>a card</comment>
        <translation>Wegnehmen: %1</translation>
    </message>
    <message>
        <source>Put here or name</source>
        <comment>a card</comment>
        <translation>Hinlegen oder benennen</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>a slot</comment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a panel, what lies on it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>%1 takes the lead</source>
        <comment>a team</comment>
        <translation>%1 geht in Führung</translation>
    </message>
    <message>
        <source>%1 takes out %2</source>
        <comment>pieces</comment>
        <translation>%1 schaltet %2 aus</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <comment>a piece</comment>
        <translation>%1 ist draußen</translation>
    </message>
    <message>
        <source>%1 hits %2</source>
        <comment>pieces</comment>
        <translation>%1 trifft %2</translation>
    </message>
    <message>
        <source>%1 is hit</source>
        <comment>a piece</comment>
        <translation>%1 ist getroffen</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>lost</source>
        <comment>by the whole table</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>has won</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>the whole table</source>
        <comment>has won</comment>
        <translation>der ganze Tisch</translation>
    </message>
</context>
<context>
    <name>PhotoFile</name>
    <message>
        <source>%1 is larger than %2 MB.</source>
        <translation>%1 ist größer als %2 MB.</translation>
    </message>
    <message>
        <source>%1 is neither a JPEG nor a PNG picture.</source>
        <translation>%1 ist weder ein JPEG- noch ein PNG-Bild.</translation>
    </message>
    <message>
        <source>%1 says that it is %2 × %3 pixels.</source>
        <translation>%1 gibt sich als %2 × %3 Pixel groß aus.</translation>
    </message>
    <message>
        <source>%1 can’t be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png)</source>
        <translation>Bilder (*.jpg *.jpeg *.png)</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>by ↓  to →</source>
        <comment>who hit whom</comment>
        <translation>von ↓  an →</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Nobody (set by hand)</source>
        <translation>Niemand (von Hand gesetzt)</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>damage</comment>
        <translation>Eingesteckt</translation>
    </message>
    <message>
        <source>T%1: %2</source>
        <comment>turn, how much in it</comment>
        <translation>R%1: %2</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <comment>damage, by which piece, how</comment>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source>%1 in turn %2, %3</source>
        <comment>destroyed, turn, how</comment>
        <translation>%1 im Durchgang %2, %3</translation>
    </message>
    <message>
        <source>%1 in turn %2 by %3, %4</source>
        <comment>destroyed, turn, by which piece, how</comment>
        <translation>%1 im Durchgang %2 von %3, %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, how much</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Never in play: %1</source>
        <comment>pieces</comment>
        <translation>Nie im Spiel: %1</translation>
    </message>
    <message>
        <source>There is nothing to count yet.</source>
        <translation>Noch gibt es nichts zu zählen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>damage, how</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>By whom, with what</source>
        <translation>Von wem, womit</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Who pushed whom</source>
        <translation>Wer drängte wen ab</translation>
    </message>
    <message>
        <source>Who hit whom</source>
        <translation>Wer traf wen</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Damage summary</source>
        <translation>Schadensübersicht</translation>
    </message>
    <message>
        <source>Full log</source>
        <translation>Ganzes Protokoll</translation>
    </message>
    <message>
        <source>Pack-away sheet</source>
        <translation>Packzettel</translation>
    </message>
    <message>
        <source>Blank mats</source>
        <translation>Leere Tableaus</translation>
    </message>
    <message>
        <source>Board to play on</source>
        <translation>Spielplan zum Spielen</translation>
    </message>
    <message>
        <source>Parts of the board</source>
        <translation>Teile des Spielplans</translation>
    </message>
    <message>
        <source>Counters to cut out</source>
        <translation>Figuren zum Ausschneiden</translation>
    </message>
    <message>
        <source>Cards to cut out</source>
        <translation>Karten zum Ausschneiden</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <comment>who has won</comment>
        <translation>Ausgang: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an entry, what became of it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The rules object: %1</source>
        <translation>Einspruch der Regeln: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Nothing has been recorded yet.</source>
        <translation>Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Mats</source>
        <translation>Tableaus</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Code of this table</source>
        <translation>Code dieses Tisches</translation>
    </message>
    <message>
        <source>Once it is rebuilt: Game, Check a pack-away sheet.</source>
        <translation>Nach dem Aufbau: Partie, Packzettel prüfen.</translation>
    </message>
    <message>
        <source>When you go on</source>
        <translation>Wenn es weitergeht</translation>
    </message>
    <message>
        <source>pile %1</source>
        <comment>cards</comment>
        <translation>Nachziehstapel %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <comment>cards</comment>
        <translation>Ablage %1</translation>
    </message>
    <message>
        <source>unnamed %1</source>
        <comment>cards that nobody has named</comment>
        <translation>ungenannt %1</translation>
    </message>
    <message>
        <source>open: %1 with %2 of %3 markers</source>
        <comment>a card</comment>
        <translation>offen: %1 mit %2 von %3 Markern</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place of cards, the cards there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the app draws</source>
        <translation>die App zieht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a deck, what there is to say about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the pages cannot be painted</source>
        <translation>die Seiten lassen sich nicht zeichnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page numbers</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What for</source>
        <comment>points</comment>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Nobody has any points yet.</source>
        <translation>Noch hat niemand Punkte.</translation>
    </message>
    <message>
        <source>Places, turn by turn</source>
        <translation>Plätze, Durchgang für Durchgang</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1, turn by turn</source>
        <comment>points</comment>
        <translation>%1, Durchgang für Durchgang</translation>
    </message>
    <message>
        <source>%1 (given back)</source>
        <comment>what the points were for</comment>
        <translation>%1 (zurückgegeben)</translation>
    </message>
    <message>
        <source>What the points were for</source>
        <translation>Wofür es Punkte gab</translation>
    </message>
    <message>
        <source>cards in hand: %1</source>
        <translation>Handkarten: %1</translation>
    </message>
    <message>
        <source>%1: %2 in hand</source>
        <comment>a deck, a number of cards</comment>
        <translation>%1: %2 auf der Hand</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>mats that are nobody&apos;s</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The table itself</source>
        <translation>Der Tisch selbst</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>Stickers for the board</source>
        <translation>Aufkleber für den Spielplan</translation>
    </message>
    <message>
        <source>The spaces of this board have no numbers.</source>
        <translation>Die Felder dieses Spielplans haben keine Nummern.</translation>
    </message>
    <message>
        <source>For the board on the table, so that it says what the app says: print on sticker paper, cut along the lines.</source>
        <translation>Für den Spielplan auf dem Tisch, damit er sagt, was die App sagt: auf Etikettenpapier drucken, an den Linien schneiden.</translation>
    </message>
    <message>
        <source>Nobody knows what the cards of this table say.</source>
        <translation>Niemand weiß, was auf den Karten dieses Tisches steht.</translation>
    </message>
    <message>
        <source>Cut along the dashed lines, fold at the dotted ones and glue: the back of a piece is below its front. %1</source>
        <translation>An den gestrichelten Linien ausschneiden, an den gepunkteten falten und kleben: Die Rückseite einer Figur steht unter ihrer Vorderseite. %1</translation>
    </message>
    <message>
        <source>For the whole table</source>
        <comment>pieces that belong to no team</comment>
        <translation>Für den ganzen Tisch</translation>
    </message>
    <message>
        <source>The board of this game is one piece: print it as a poster.</source>
        <translation>Der Spielplan dieses Spiels ist aus einem Stück: Druckt den Spielplan zum Spielen.</translation>
    </message>
    <message>
        <source>%1 parts. Cut along the outer edge of the drawing, where one part meets the next; glued on cardboard they last. %2</source>
        <translation>%1 Teile. Am äußeren Rand der Zeichnung ausschneiden, wo ein Teil an das nächste stößt; auf Pappe geklebt halten sie. %2</translation>
    </message>
    <message>
        <source>A car is %1 × %2 mm.</source>
        <comment>the size of a counter on paper</comment>
        <translation>Ein Auto misst %1 × %2 mm.</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <comment>of a poster, &quot;B3&quot;</comment>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>to the right: %1</source>
        <comment>a sheet</comment>
        <translation>rechts davon: %1</translation>
    </message>
    <message>
        <source>below: %1</source>
        <comment>a sheet</comment>
        <translation>darunter: %1</translation>
    </message>
    <message>
        <source>This line is %1 mm long if nothing was scaled.</source>
        <translation>Diese Linie ist %1 mm lang, wenn nichts vergrößert oder verkleinert wurde.</translation>
    </message>
    <message>
        <source>%1 sheets in %2 rows. Print at 100 %, not fitted to the page. Cut every sheet along the marks of its left and its upper edge and lay it on its neighbour, up to the red marks; begin with %3.</source>
        <translation>%1 Blätter in %2 Reihen. Mit 100 % drucken, nicht an die Seite angepasst. Jedes Blatt an den Marken seines linken und seines oberen Randes abschneiden und bis an die roten Marken auf seinen Nachbarn legen; mit %3 beginnen.</translation>
    </message>
    <message>
        <source>There is no board on this table.</source>
        <translation>Auf diesem Tisch liegt kein Spielplan.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>RecordLock</name>
    <message>
        <source>another window or program is recording this game</source>
        <translation>ein anderes Fenster oder Programm schreibt diese Partie mit</translation>
    </message>
    <message>
        <source>another window or program is recording this game (process %1 on %2, since %3)</source>
        <translation>ein anderes Fenster oder Programm schreibt diese Partie mit (Prozess %1 auf %2, seit %3)</translation>
    </message>
    <message>
        <source>%1 beside it is not a lock; remove it to record</source>
        <translation>%1 daneben ist keine Sperrdatei; zum Eintragen entfernen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the folder is write-protected</source>
        <translation>der Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>this file system can&apos;t lock files; copy the game elsewhere</source>
        <translation>dieses Dateisystem kann Dateien nicht sperren; die Partie anderswohin kopieren</translation>
    </message>
</context>
<context>
    <name>Replacement</name>
    <message>
        <source>An entry is replaced by answers, or by: set SUBJECT PROPERTY VALUE</source>
        <translation>Ein Eintrag wird durch Antworten ersetzt oder durch: set OBJEKT EIGENSCHAFT WERT</translation>
    </message>
    <message>
        <source>One entry is replaced by one, and this line goes on after: %1</source>
        <translation>Ein Eintrag wird durch genau einen ersetzt, aber diese Zeile geht weiter nach: %1</translation>
    </message>
</context>
<context>
    <name>RoadKillRally</name>
    <message>
        <source>The rally is over.</source>
        <translation>Die Rallye ist vorbei.</translation>
    </message>
    <message>
        <source>Equal to the last point: who wins the toss?</source>
        <translation>Gleich bis auf den letzten Punkt: Wer gewinnt den Münzwurf?</translation>
    </message>
    <message>
        <source>{car}: which pole position?</source>
        <translation>{car}: Welcher Startplatz?</translation>
    </message>
    <message>
        <source>Rally cards are drawn.</source>
        <translation>Rallyekarten werden gezogen.</translation>
    </message>
    <message>
        <source>{car}: how many Rally cards are drawn? Due: {count}.</source>
        <translation>{car}: Wie viele Rallyekarten werden gezogen? Es stehen zu: {count}.</translation>
    </message>
    <message>
        <source>{car} drives in box {box} with {hand} {hand|card|cards}: which box now?</source>
        <translation>{car} fährt in Feld {box}, mit {hand} {hand|Karte|Karten}: Welches Feld jetzt?</translation>
    </message>
    <message>
        <source>{car}: where to? {count} {count|space|spaces} to drive.</source>
        <translation>{car}: Wohin? Noch {count} {count|Feld|Felder}.</translation>
    </message>
    <message>
        <source>{car} has driven all its spaces. Anything more here?</source>
        <translation>{car} hat alle Felder gefahren. Hier noch etwas?</translation>
    </message>
    <message>
        <source>{car}: which combat action?</source>
        <translation>{car}: Was geschieht im Kampf?</translation>
    </message>
    <message>
        <source>{car} fires {weapon}: at whom?</source>
        <translation>{car} feuert, {weapon}: Auf wen?</translation>
    </message>
    <message>
        <source>{car} plays {card}: on which space?</source>
        <translation>{car} spielt {card}: Auf welches Feld?</translation>
    </message>
    <message>
        <source>Cars stand side by side, equally fast: the app rolls for the order.</source>
        <translation>Autos stehen nebeneinander und sind gleich schnell: Die App würfelt um die Reihenfolge.</translation>
    </message>
    <message>
        <source>The app draws the first tile.</source>
        <translation>Die App zieht das erste Straßenteil.</translation>
    </message>
    <message>
        <source>{car}, crash check on {place}: {count} {count|die|dice}.</source>
        <translation>{car}, Unfallprobe auf {place}: {count} Würfel.</translation>
    </message>
    <message>
        <source>{car}, {hazard} on {place}: {count} {count|die|dice}.</source>
        <translation>{car}, {hazard} auf {place}: {count} Würfel.</translation>
    </message>
    <message>
        <source>{car} hits a wreck: {count} {count|die|dice}.</source>
        <translation>{car} fährt in ein Wrack: {count} Würfel.</translation>
    </message>
    <message>
        <source>{car} rolls against {other}: {count} {count|die|dice}.</source>
        <translation>{car} würfelt gegen {other}: {count} Würfel.</translation>
    </message>
    <message>
        <source>{car} goes for the pedestrian ({colour}): {count} {count|die|dice}.</source>
        <translation>{car} nimmt sich den Fußgänger vor ({colour}): {count} Würfel.</translation>
    </message>
    <message>
        <source>{car} fires at {other}: {count} {count|die|dice}.</source>
        <translation>{car} feuert auf {other}: {count} Würfel.</translation>
    </message>
    <message>
        <source>{car} shoots at the pedestrian ({colour}): {count} {count|die|dice}.</source>
        <translation>{car} schießt auf den Fußgänger ({colour}): {count} Würfel.</translation>
    </message>
    <message>
        <source>Side by side and equally fast: {car} rolls {count} dice for the order.</source>
        <translation>Nebeneinander und gleich schnell: {car} würfelt mit {count} Würfeln um die Reihenfolge.</translation>
    </message>
    <message>
        <source>{car} draws a road tile: which one?</source>
        <translation>{car} zieht ein Straßenteil: Welches?</translation>
    </message>
    <message>
        <source>{car}: no pedestrian of that colour is left for {place}. Which one stands there?</source>
        <translation>{car}: Für {place} ist kein Fußgänger dieser Farbe mehr da. Welcher kommt hin?</translation>
    </message>
    <message>
        <source>{car} wipes out: which accessory is lost?</source>
        <translation>{car} fliegt ab: Welches Zubehör geht verloren?</translation>
    </message>
    <message>
        <source>{car} wipes out: which slot is damaged?</source>
        <translation>{car} fliegt ab: Welcher Platz ist beschädigt?</translation>
    </message>
    <message>
        <source>{car} gives up {count} {count|card|cards}: which?</source>
        <translation>{car} gibt {count} {count|Karte|Karten} ab: Welche?</translation>
    </message>
    <message>
        <source>{car} is hit: which defence card does it play?</source>
        <translation>{car} ist getroffen: Welche Abwehrkarte spielt es?</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} auf der Hand</translation>
    </message>
    <message>
        <source>{count} ammo</source>
        <translation>{count} Munition</translation>
    </message>
    <message>
        <source>In hand: {cards}</source>
        <translation>Auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>{car} fires {weapon}: which cards for {count} ammo?</source>
        <translation>{car} feuert, {weapon}: Welche Karten für {count} Munition?</translation>
    </message>
    <message>
        <source>{car} makes a pit stop: which accessory is drawn?</source>
        <translation>{car} macht einen Boxenstopp: Welches Zubehör wird gezogen?</translation>
    </message>
    <message>
        <source>{car}: which accessories are mounted or taken off?</source>
        <translation>{car}: Welches Zubehör wird montiert oder abgebaut?</translation>
    </message>
    <message>
        <source>{car}</source>
        <translation>{car}</translation>
    </message>
    <message>
        <source>Pole {pole}</source>
        <translation>Startplatz {pole}</translation>
    </message>
    <message>
        <source>All draw what is due</source>
        <translation>Alle ziehen, was ihnen zusteht</translation>
    </message>
    <message>
        <source>Box {box}, {mph} MPH</source>
        <translation>Feld {box}, {mph} Meilen</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>Drive on to {place}</source>
        <translation>Weiter bis {place}</translation>
    </message>
    <message>
        <source>Jump over {place}</source>
        <translation>Über {place} springen</translation>
    </message>
    <message>
        <source>Across the finish line</source>
        <translation>Über die Ziellinie</translation>
    </message>
    <message>
        <source>Ram {car} on {place}</source>
        <translation>{car} auf {place} rammen</translation>
    </message>
    <message>
        <source>Run over the pedestrian ({colour})</source>
        <translation>Den Fußgänger überfahren ({colour})</translation>
    </message>
    <message>
        <source>Run over the pedestrian ({colour}) with {count} {count|card|cards}</source>
        <translation>Den Fußgänger überfahren ({colour}), mit {count} {count|Karte|Karten}</translation>
    </message>
    <message>
        <source>Use the pit lane</source>
        <translation>Die Boxengasse nutzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Fire {weapon}</source>
        <translation>Feuern: {weapon}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>{car} does nothing</source>
        <translation>{car} tut nichts</translation>
    </message>
    <message>
        <source>Nobody does anything more</source>
        <translation>Niemand tut mehr etwas</translation>
    </message>
    <message>
        <source>The pedestrian on {place} ({colour})</source>
        <translation>Der Fußgänger auf {place} ({colour})</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Play it safe for {count} {count|card|cards}</source>
        <translation>Auf Nummer sicher, für {count} {count|Karte|Karten}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} does not fit: under the deck</source>
        <translation>{name} passt nicht: unter den Stapel</translation>
    </message>
    <message>
        <source>No tile fits</source>
        <translation>Kein Straßenteil passt</translation>
    </message>
    <message>
        <source>{accessory} in {slot}</source>
        <translation>{accessory} in {slot}</translation>
    </message>
    <message>
        <source>Slot {slot}</source>
        <translation>Platz {slot}</translation>
    </message>
    <message>
        <source>Nobody says which</source>
        <translation>Niemand sagt, welches</translation>
    </message>
    <message>
        <source>{accessory}</source>
        <translation>{accessory}</translation>
    </message>
    <message>
        <source>Take {accessory} out of {slot}</source>
        <translation>{accessory} aus {slot} abbauen</translation>
    </message>
    <message>
        <source>{count} {count|card|cards}</source>
        <translation>{count} {count|Karte|Karten}</translation>
    </message>
    <message>
        <source>{count} {count|die|dice}</source>
        <translation>{count} Würfel</translation>
    </message>
    <message>
        <source>Blocks the view</source>
        <translation>Versperrt die Sicht</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Zusammenstoß</translation>
    </message>
    <message>
        <source>{count} more beyond</source>
        <translation>noch {count} dahinter</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>A road tile is drawn.</source>
        <translation>Ein Straßenteil wird gezogen.</translation>
    </message>
    <message>
        <source>It takes {count} hits.</source>
        <translation>{count} Treffer sind nötig.</translation>
    </message>
    <message>
        <source>{count} {count|card|cards} in hand: rolling goes well in {percent} of 100 cases.</source>
        <translation>{count} {count|Karte|Karten} auf der Hand: Würfeln geht in {percent} von 100 Fällen gut.</translation>
    </message>
    <message>
        <source>Cards may be named: bump+?</source>
        <translation>Karten lassen sich nennen: bump+?</translation>
    </message>
    <message>
        <source>Attack cards that nobody has named yet can be typed.</source>
        <translation>Angriffskarten, die noch niemand genannt hat, lassen sich eintippen.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; makes no sense here.</source>
        <translation>„{given}“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no free pole position.</source>
        <translation>„{given}“ ist kein freier Startplatz.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is neither a number nor names of cards.</source>
        <translation>„{given}“ ist weder eine Zahl noch Namen von Karten.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no speed box, and that comes first.</source>
        <translation>„{given}“ ist kein Tempofeld, und das kommt zuerst.</translation>
    </message>
    <message>
        <source>Several colours stand here: run-green, run-yellow or run-red.</source>
        <translation>Hier stehen mehrere Farben: run-green, run-yellow oder run-red.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot;: no such pedestrian stands here.</source>
        <translation>„{given}“: So ein Fußgänger steht hier nicht.</translation>
    </message>
    <message>
        <source>{given} is out of play.</source>
        <translation>{given} ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no target: @car, @space or @space-colour.</source>
        <translation>„{given}“ ist kein Ziel: @Auto, @Feld oder @Feld-Farbe.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no weapon and no card for combat.</source>
        <translation>„{given}“ ist weder Waffe noch Karte für den Kampf.</translation>
    </message>
    <message>
        <source>The road has no space &quot;{given}&quot;.</source>
        <translation>Die Straße hat kein Feld „{given}“.</translation>
    </message>
    <message>
        <source>On &quot;{given}&quot; something has to be told first: only the last space may ask for that.</source>
        <translation>Auf „{given}“ ist erst etwas anzusagen: Nur das letzte Feld darf etwas fragen.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no colour that is left in the supply.</source>
        <translation>„{given}“ ist keine Farbe, die noch im Vorrat ist.</translation>
    </message>
    <message>
        <source>There is no road tile &quot;{given}&quot;.</source>
        <translation>Es gibt kein Straßenteil „{given}“.</translation>
    </message>
    <message>
        <source>The tile &quot;{given}&quot; lies on the road already.</source>
        <translation>Das Straßenteil „{given}“ liegt schon.</translation>
    </message>
    <message>
        <source>The tile &quot;{given}&quot; does not join this road.</source>
        <translation>Das Straßenteil „{given}“ schließt hier nicht an.</translation>
    </message>
    <message>
        <source>{car} can&apos;t lose &quot;{given}&quot;: an accessory by its name or slot, or a sound slot.</source>
        <translation>{car} kann „{given}“ nicht verlieren: ein Zubehör, nach Name oder Platz, oder ein heiler Platz.</translation>
    </message>
    <message>
        <source>{car} can&apos;t have the card &quot;{given}&quot; in hand.</source>
        <translation>{car} kann die Karte „{given}“ nicht auf der Hand haben.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot;: the app has dealt this hand, so name its cards.</source>
        <translation>„{given}“: Diese Hand hat die App gegeben, also sag die Namen der Karten.</translation>
    </message>
    <message>
        <source>{car} has {hand} Rally {hand|card|cards}, not {count}.</source>
        <translation>{car} hat {hand} {hand|Rallyekarte|Rallyekarten}, nicht {count}.</translation>
    </message>
    <message>
        <source>It costs {car} {count} {count|card|cards}, not {said}.</source>
        <translation>Das kostet {car} {count} {count|Karte|Karten}, nicht {said}.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no defence card.</source>
        <translation>„{given}“ ist keine Abwehrkarte.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no slot: R1=mg, or done.</source>
        <translation>„{given}“ ist kein Platz: R1=mg, oder done.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no accessory for that slot.</source>
        <translation>„{given}“ ist kein Zubehör für diesen Platz.</translation>
    </message>
    <message>
        <source>The accessory &quot;{given}&quot; is not in the hand.</source>
        <translation>Das Zubehör „{given}“ ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>It is not the turn of {car}, but of {next}.</source>
        <translation>Nicht {car} ist an der Reihe, sondern {next}.</translation>
    </message>
    <message>
        <source>{car} is through with this phase.</source>
        <translation>{car} ist mit dieser Phase fertig.</translation>
    </message>
    <message>
        <source>{car} has drawn in this phase.</source>
        <translation>{car} hat in dieser Phase schon gezogen.</translation>
    </message>
    <message>
        <source>{car} draws {due} {due|card|cards} now, not {count}.</source>
        <translation>{car} zieht jetzt {due} {due|Karte|Karten}, nicht {count}.</translation>
    </message>
    <message>
        <source>The speed of {car} is set once, before it moves.</source>
        <translation>{car} stellt das Tempo einmal ein, vor der Fahrt.</translation>
    </message>
    <message>
        <source>Playing safe costs {count} {count|card|cards}, {car} has {hand}.</source>
        <translation>Auf Nummer sicher kostet {count} {count|Karte|Karten}, {car} hat {hand}.</translation>
    </message>
    <message>
        <source>{car} has wiped out this turn and scores no pedestrian.</source>
        <translation>{car} ist in dieser Runde abgeflogen und erwischt keinen Fußgänger.</translation>
    </message>
    <message>
        <source>{car} has tried this pedestrian already.</source>
        <translation>{car} hat es bei diesem Fußgänger schon versucht.</translation>
    </message>
    <message>
        <source>{car} is on no pit lane.</source>
        <translation>{car} ist in keiner Boxengasse.</translation>
    </message>
    <message>
        <source>With three Wipe-out tokens {car} makes no pit stops any more.</source>
        <translation>Mit drei Unfallmarkern darf {car} nicht mehr an die Box.</translation>
    </message>
    <message>
        <source>{car} uses a pit lane once a turn, on entering it.</source>
        <translation>{car} nutzt die Boxengasse einmal je Runde, beim Hineinfahren.</translation>
    </message>
    <message>
        <source>{tile} fits, so it is laid.</source>
        <translation>{tile} passt, also wird es angelegt.</translation>
    </message>
    <message>
        <source>{tile} would run into the road: it goes under the deck.</source>
        <translation>{tile} käme der Straße in die Quere: Es kommt unter den Stapel.</translation>
    </message>
    <message>
        <source>Slot {slot} of {car} is damaged and takes nothing.</source>
        <translation>Platz {slot} von {car} ist beschädigt und nimmt nichts auf.</translation>
    </message>
    <message>
        <source>{accessory} does not have the colours of the slots from {slot} on.</source>
        <translation>{accessory} hat nicht die Farben der Plätze ab {slot}.</translation>
    </message>
    <message>
        <source>{accessory} takes {count} slots side by side, {slot} the first.</source>
        <translation>{accessory} braucht {count} Plätze nebeneinander, von {slot} an.</translation>
    </message>
    <message>
        <source>{car} mounts nothing now: before the race, on a pit lane while it drives, or with a pit-stop card in combat.</source>
        <translation>{car} montiert jetzt nichts: vor dem Rennen, beim Fahren in einer Boxengasse oder im Kampf mit einer Boxenstopp-Karte.</translation>
    </message>
    <message>
        <source>That is {count} ammo at most, it takes {needed}.</source>
        <translation>Das sind höchstens {count} Munition, nötig sind {needed}.</translation>
    </message>
    <message>
        <source>{place} is neither the space of {car} nor one from which a step leads there.</source>
        <translation>{place} ist weder das Feld von {car} noch eines, von dem ein Schritt dorthin führt.</translation>
    </message>
    <message>
        <source>{car} sets its speed to box {box}</source>
        <translation>{car} stellt das Tempo auf Feld {box}</translation>
    </message>
    <message>
        <source>{car} drives {path}</source>
        <translation>{car} fährt {path}</translation>
    </message>
    <message>
        <source>{car} faces {dice} {dice|die|dice} on {place}</source>
        <translation>{car} würfelt auf {place} mit {dice} Würfeln</translation>
    </message>
    <message>
        <source>{car} plays safe against {dice} {dice|die|dice}</source>
        <translation>{car} geht gegen {dice} Würfel auf Nummer sicher</translation>
    </message>
    <message>
        <source>{car} rams {other}</source>
        <translation>{car} rammt {other}</translation>
    </message>
    <message>
        <source>{car} fires {weapon} at {other}</source>
        <translation>{car} feuert auf {other}: {weapon}</translation>
    </message>
    <message>
        <source>{car} goes for the pedestrian on its space</source>
        <translation>{car} nimmt sich den Fußgänger auf seinem Feld vor</translation>
    </message>
    <message>
        <source>{hits} {hits|hit wipes|hits wipe} {car} out</source>
        <translation>{hits} Treffer werfen {car} von der Straße</translation>
    </message>
    <message>
        <source>{car} acts before {other}</source>
        <translation>{car} ist vor {other} an der Reihe</translation>
    </message>
    <message>
        <source>{car} has {points} points</source>
        <translation>{car} hat {points} Punkte</translation>
    </message>
    <message>
        <source>{car} has won</source>
        <translation>{car} hat gewonnen</translation>
    </message>
    <message>
        <source>What is claimed?</source>
        <translation>Was wird behauptet?</translation>
    </message>
    <message>
        <source>Whom is it about?</source>
        <translation>Um wen geht es?</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Welche Zahl?</translation>
    </message>
    <message>
        <source>Which way or space?</source>
        <translation>Welcher Weg oder welches Feld?</translation>
    </message>
    <message>
        <source>And the other car?</source>
        <translation>Und das andere Auto?</translation>
    </message>
    <message>
        <source>With which weapon or card?</source>
        <translation>Mit welcher Waffe oder Karte?</translation>
    </message>
    <message>
        <source>It may set this speed</source>
        <translation>Es darf dieses Tempo einstellen</translation>
    </message>
    <message>
        <source>It may drive this way</source>
        <translation>Es darf so fahren</translation>
    </message>
    <message>
        <source>So many dice are due on a space</source>
        <translation>So viele Würfel sind auf einem Feld fällig</translation>
    </message>
    <message>
        <source>It may play safe</source>
        <translation>Es darf auf Nummer sicher gehen</translation>
    </message>
    <message>
        <source>It can ram that car</source>
        <translation>Es kann dieses Auto rammen</translation>
    </message>
    <message>
        <source>It may fire at that car</source>
        <translation>Es darf auf dieses Auto feuern</translation>
    </message>
    <message>
        <source>It may go for the pedestrian</source>
        <translation>Es darf sich den Fußgänger vornehmen</translation>
    </message>
    <message>
        <source>So many hits wipe it out</source>
        <translation>So viele Treffer werfen es von der Straße</translation>
    </message>
    <message>
        <source>It acts first</source>
        <translation>Es ist zuerst an der Reihe</translation>
    </message>
    <message>
        <source>It has so many points</source>
        <translation>Es hat so viele Punkte</translation>
    </message>
    <message>
        <source>It has won</source>
        <translation>Es hat gewonnen</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is none of the cars, or the same one.</source>
        <translation>„{given}“ ist keines der Autos, oder dasselbe.</translation>
    </message>
    <message>
        <source>Nobody can claim &quot;{given}&quot;: speed, drives, check, safe, rams, fires, runs, wipes-out, before, scores or wins.</source>
        <translation>„{given}“ lässt sich nicht behaupten: speed, drives, check, safe, rams, fires, runs, wipes-out, before, scores oder wins.</translation>
    </message>
    <message>
        <source>That can&apos;t be read: {reason}</source>
        <translation>Das ist nicht zu lesen: {reason}</translation>
    </message>
    <message>
        <source>{car} may drive in box {box}, and it costs nothing.</source>
        <translation>{car} darf in Feld {box} fahren, und es kostet nichts.</translation>
    </message>
    <message>
        <source>{car} may drive in box {box} for {cost} Rally {cost|card|cards}.</source>
        <translation>{car} darf für {cost} {cost|Rallyekarte|Rallyekarten} in Feld {box} fahren.</translation>
    </message>
    <message>
        <source>{car} may not set its speed to box {box}.</source>
        <translation>{car} darf das Tempo nicht auf Feld {box} stellen.</translation>
    </message>
    <message>
        <source>One box up or two down are free, each further one costs a card: {cost} here, {hand} in hand.</source>
        <translation>Ein Feld hinauf oder zwei hinab sind frei, jedes weitere kostet eine Karte: hier {cost}, auf der Hand {hand}.</translation>
    </message>
    <message>
        <source>{car} may drive {path} and ends there.</source>
        <translation>{car} darf {path} fahren und endet dort.</translation>
    </message>
    <message>
        <source>{car} may drive {path}, which ends in a collision.</source>
        <translation>{car} darf {path} fahren, das endet mit einem Zusammenstoß.</translation>
    </message>
    <message>
        <source>{car} may drive {path} and crosses the line.</source>
        <translation>{car} darf {path} fahren und kommt über die Linie.</translation>
    </message>
    <message>
        <source>{car} may drive {path}; what comes behind it, the next tile tells.</source>
        <translation>{car} darf {path} fahren; was dahinter kommt, sagt das nächste Straßenteil.</translation>
    </message>
    <message>
        <source>{car} may not drive {path}.</source>
        <translation>{car} darf nicht {path} fahren.</translation>
    </message>
    <message>
        <source>{dice} {dice|die is|dice are} due on the way; with {hand} in hand it arrives for certain by playing safe.</source>
        <translation>{dice} Würfel sind unterwegs fällig; mit {hand} auf der Hand kommt es auf Nummer sicher bestimmt an.</translation>
    </message>
    <message>
        <source>{dice} {dice|die is|dice are} due on the way, and only {hand} in hand.</source>
        <translation>{dice} Würfel sind unterwegs fällig, und nur {hand} auf der Hand.</translation>
    </message>
    <message>
        <source>{path}, {dice} {dice|die|dice}</source>
        <translation>{path}, {dice} Würfel</translation>
    </message>
    <message>
        <source>Box {box} for {cost} {cost|card|cards}</source>
        <translation>Feld {box} für {cost} {cost|Karte|Karten}</translation>
    </message>
    <message>
        <source>{car} faces {due} {due|die|dice} on {place}.</source>
        <translation>{car} würfelt auf {place} mit {due} Würfeln.</translation>
    </message>
    <message>
        <source>{car} does not come to {place} with one step.</source>
        <translation>{car} kommt mit einem Schritt nicht nach {place}.</translation>
    </message>
    <message>
        <source>The dashboard says {count} in box {box}.</source>
        <translation>Die Tafel sagt in Feld {box}: {count}.</translation>
    </message>
    <message>
        <source>With what a diagonal step brings it is {count} in box {box}.</source>
        <translation>Mit dem, was ein schräger Schritt bringt, sind es in Feld {box}: {count}.</translation>
    </message>
    <message>
        <source>The dashboard is blank there in box {box}: no check, also not for a diagonal step.</source>
        <translation>Die Tafel ist dort in Feld {box} leer: keine Probe, auch nicht für einen schrägen Schritt.</translation>
    </message>
    <message>
        <source>The hazard is a check of its own: {count}.</source>
        <translation>Die Gefahr ist eine eigene Probe: {count}.</translation>
    </message>
    <message>
        <source>The wreck brings as many dice as the box says: {count}.</source>
        <translation>Das Wrack bringt so viele Würfel, wie das Feld sagt: {count}.</translation>
    </message>
    <message>
        <source>{car} may play safe for {count} {count|card|cards}.</source>
        <translation>{car} darf für {count} {count|Karte|Karten} auf Nummer sicher gehen.</translation>
    </message>
    <message>
        <source>{car} can&apos;t play safe here.</source>
        <translation>{car} kann hier nicht auf Nummer sicher gehen.</translation>
    </message>
    <message>
        <source>A card for each die, for all of them, before anything is rolled. The last card may go for it too.</source>
        <translation>Eine Karte für jeden Würfel, für alle, bevor gewürfelt wird. Auch die letzte Karte darf dafür gehen.</translation>
    </message>
    <message>
        <source>{car} can ram {other}: {dice} {dice|die|dice} each.</source>
        <translation>{car} kann {other} rammen: je {dice} Würfel.</translation>
    </message>
    <message>
        <source>{car} does not collide with {other}.</source>
        <translation>{car} stößt nicht mit {other} zusammen.</translation>
    </message>
    <message>
        <source>The boxes differ by that much; one die at least.</source>
        <translation>Um so viel liegen die Tempofelder auseinander; mindestens ein Würfel.</translation>
    </message>
    <message>
        <source>Afterwards both drive in box {box}, unless one wipes out.</source>
        <translation>Danach fahren beide in Feld {box}, wenn keiner abfliegt.</translation>
    </message>
    <message>
        <source>No way of this move leads to {other}.</source>
        <translation>Kein Weg dieses Zugs führt zu {other}.</translation>
    </message>
    <message>
        <source>{car} may fire {weapon} at {other}.</source>
        <translation>{car} darf auf {other} feuern: {weapon}.</translation>
    </message>
    <message>
        <source>{car} may not fire {weapon} at {other}.</source>
        <translation>{car} darf nicht auf {other} feuern: {weapon}.</translation>
    </message>
    <message>
        <source>Direction, range and view are right: {dice} dice for {ammo} ammo.</source>
        <translation>Richtung, Reichweite und Sicht stimmen: {dice} Würfel für {ammo} Munition.</translation>
    </message>
    <message>
        <source>{car} may go for the pedestrian.</source>
        <translation>{car} darf sich den Fußgänger vornehmen.</translation>
    </message>
    <message>
        <source>{car} may not go for a pedestrian now.</source>
        <translation>{car} darf sich jetzt keinen Fußgänger vornehmen.</translation>
    </message>
    <message>
        <source>{count} {count|die|dice}, one more for each card; two hits are needed.</source>
        <translation>{count} Würfel, einer mehr für jede Karte; zwei Treffer sind nötig.</translation>
    </message>
    <message>
        <source>No pedestrian stands where {car} is.</source>
        <translation>Wo {car} ist, steht kein Fußgänger.</translation>
    </message>
    <message>
        <source>Only right after entering a space in the own move.</source>
        <translation>Nur im eigenen Zug, gleich nach dem Befahren eines Feldes.</translation>
    </message>
    <message>
        <source>{hits} {hits|hit wipes|hits wipe} {car} out.</source>
        <translation>{hits} Treffer werfen {car} von der Straße.</translation>
    </message>
    <message>
        <source>{hits} {hits|hit does|hits do} not wipe {car} out.</source>
        <translation>{hits} Treffer werfen {car} nicht von der Straße.</translation>
    </message>
    <message>
        <source>That is more than the {hand} {hand|card|cards} in hand.</source>
        <translation>Das ist mehr als auf der Hand: {hand}.</translation>
    </message>
    <message>
        <source>{hand} {hand|card pays|cards pay} for that; an empty hand alone is no wipe-out.</source>
        <translation>Mit {hand} {hand|Karte|Karten} ist das zu bezahlen; eine leere Hand allein ist kein Unfall.</translation>
    </message>
    <message>
        <source>{car} has wiped out this turn: more hits only cost cards.</source>
        <translation>{car} ist in dieser Runde schon abgeflogen: Weitere Treffer kosten nur Karten.</translation>
    </message>
    <message>
        <source>{car} acts before {other}.</source>
        <translation>{car} ist vor {other} an der Reihe.</translation>
    </message>
    <message>
        <source>Dice say who of {car} and {other} acts first.</source>
        <translation>Ob {car} oder {other} zuerst an der Reihe ist, sagen die Würfel.</translation>
    </message>
    <message>
        <source>Side by side and equally fast: three dice each, more hits first.</source>
        <translation>Nebeneinander und gleich schnell: je drei Würfel, mehr Treffer zuerst.</translation>
    </message>
    <message>
        <source>So it was when this phase began, and so it stays until it ends.</source>
        <translation>So war es, als diese Phase begann, und so bleibt es bis zu ihrem Ende.</translation>
    </message>
    <message>
        <source>{car} is further ahead, or level and faster.</source>
        <translation>{car} ist weiter vorn, oder gleichauf und schneller.</translation>
    </message>
    <message>
        <source>{car} has {points} {points|point|points}.</source>
        <translation>{car} hat {points} {points|Punkt|Punkte}.</translation>
    </message>
    <message>
        <source>Pedestrians {pedestrians}, Shoot tokens {shoot}, place {placed}, wipe-outs {wipe}.</source>
        <translation>Fußgänger {pedestrians}, Treffermarker {shoot}, Platz {placed}, Unfälle {wipe}.</translation>
    </message>
    <message>
        <source>The rally is not over yet.</source>
        <translation>Die Rallye ist noch nicht vorbei.</translation>
    </message>
    <message>
        <source>It ends one turn after the third car has crossed, or as soon as all have.</source>
        <translation>Sie endet eine Runde, nachdem das dritte Auto über die Linie ist, oder sobald alle darüber sind.</translation>
    </message>
    <message>
        <source>A coin decides.</source>
        <translation>Die Münze entscheidet.</translation>
    </message>
    <message>
        <source>Equal points, and neither has crossed the line.</source>
        <translation>Punktgleich, und keiner ist über der Linie.</translation>
    </message>
    <message>
        <source>{car} has won.</source>
        <translation>{car} hat gewonnen.</translation>
    </message>
    <message>
        <source>{car} has not won, but {winner}.</source>
        <translation>Nicht {car} hat gewonnen, sondern {winner}.</translation>
    </message>
    <message>
        <source>The most points win; of equals who crossed the line earlier.</source>
        <translation>Die meisten Punkte gewinnen; bei Gleichstand, wer früher über der Linie war.</translation>
    </message>
    <message>
        <source>{car} is out of play.</source>
        <translation>{car} ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>Who has crossed the line or is destroyed does nothing any more.</source>
        <translation>Wer über der Linie oder zerstört ist, tut nichts mehr.</translation>
    </message>
    <message>
        <source>{car} configures its car: {words}</source>
        <translation>{car} rüstet aus: {words}</translation>
    </message>
    <message>
        <source>{car} takes pole {pole}</source>
        <translation>{car} nimmt Startplatz {pole}</translation>
    </message>
    <message>
        <source>{car} draws the first tile</source>
        <translation>{car} zieht das erste Straßenteil</translation>
    </message>
    <message>
        <source>Cars side by side roll for the order</source>
        <translation>Autos nebeneinander würfeln um die Reihenfolge</translation>
    </message>
    <message>
        <source>{car} draws Rally cards</source>
        <translation>{car} zieht Rallyekarten</translation>
    </message>
    <message>
        <source>Rally cards are drawn</source>
        <translation>Rallyekarten werden gezogen</translation>
    </message>
    <message>
        <source>{car} goes for a pedestrian</source>
        <translation>{car} nimmt sich einen Fußgänger vor</translation>
    </message>
    <message>
        <source>{car} uses the pit lane</source>
        <translation>{car} nutzt die Boxengasse</translation>
    </message>
    <message>
        <source>{car} is done moving</source>
        <translation>{car} ist fertig gefahren</translation>
    </message>
    <message>
        <source>{car} fires {weapon} at {target}</source>
        <translation>{car} feuert auf {target}: {weapon}</translation>
    </message>
    <message>
        <source>{car} fires {weapon} at everybody</source>
        <translation>{car} feuert auf alle: {weapon}</translation>
    </message>
    <message>
        <source>{car} makes a pit stop</source>
        <translation>{car} macht einen Boxenstopp</translation>
    </message>
    <message>
        <source>{car} plays {card} on {place}</source>
        <translation>{car} spielt {card} auf {place}</translation>
    </message>
    <message>
        <source>{car} does nothing in combat</source>
        <translation>{car} kämpft nicht</translation>
    </message>
    <message>
        <source>Nobody does anything more in combat</source>
        <translation>Niemand kämpft mehr</translation>
    </message>
    <message>
        <source>{winner} wins the toss</source>
        <translation>{winner} gewinnt den Münzwurf</translation>
    </message>
    <message>
        <source>{subject}: {property} {from} → {to}</source>
        <translation>{subject}: {property} {from} → {to}</translation>
    </message>
    <message>
        <source>Supply, {property}: {from} → {to}</source>
        <translation>Vorrat, {property}: {from} → {to}</translation>
    </message>
    <message>
        <source>Rally cards</source>
        <translation>Rally-Karten</translation>
    </message>
    <message>
        <source>Shoot tokens</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Wipe-out tokens</source>
        <translation>Unfälle</translation>
    </message>
    <message>
        <source>{car} goes from {from} to {to}</source>
        <translation>{car} fährt von {from} nach {to}</translation>
    </message>
    <message>
        <source>{car} lines up on {to}</source>
        <translation>{car} stellt sich auf {to}</translation>
    </message>
    <message>
        <source>{car} leaves {from}</source>
        <translation>{car} verlässt {from}</translation>
    </message>
    <message>
        <source>{car} crosses the finish line and leaves the road</source>
        <translation>{car} fährt über die Ziellinie und verlässt die Straße</translation>
    </message>
    <message>
        <source>The wreck of {car} leaves the road</source>
        <translation>Das Wrack von {car} kommt von der Straße</translation>
    </message>
    <message>
        <source>{car} is number {to} across the line</source>
        <translation>{car} ist als Nummer {to} über der Linie</translation>
    </message>
    <message>
        <source>{car} has not crossed the line</source>
        <translation>{car} ist nicht über der Linie</translation>
    </message>
    <message>
        <source>Known in the hand of {car}: {cards}</source>
        <translation>Bekannt auf der Hand von {car}: {cards}</translation>
    </message>
    <message>
        <source>{car} mounts {to} in {slot}</source>
        <translation>{car} montiert in {slot}: {to}</translation>
    </message>
    <message>
        <source>{car} takes {from} out of {slot}</source>
        <translation>{car} baut aus {slot} ab: {from}</translation>
    </message>
    <message>
        <source>{car}: slot {slot} is damaged</source>
        <translation>{car}: Platz {slot} ist beschädigt</translation>
    </message>
    <message>
        <source>{car}: slot {slot} is sound again</source>
        <translation>{car}: Platz {slot} ist wieder heil</translation>
    </message>
    <message>
        <source>{car} is destroyed and lies upside down</source>
        <translation>{car} ist zerstört und liegt auf dem Dach</translation>
    </message>
    <message>
        <source>{car} is back on its wheels</source>
        <translation>{car} steht wieder auf den Rädern</translation>
    </message>
    <message>
        <source>{car} scores no pedestrian for the rest of this turn</source>
        <translation>{car} erwischt für den Rest der Runde keinen Fußgänger</translation>
    </message>
    <message>
        <source>{car} may score pedestrians again</source>
        <translation>{car} darf wieder Fußgänger erwischen</translation>
    </message>
    <message>
        <source>{car} has used the pit lane this turn</source>
        <translation>{car} hat in dieser Runde die Boxengasse genutzt</translation>
    </message>
    <message>
        <source>{car} may use the pit lane again</source>
        <translation>{car} darf wieder in die Boxengasse</translation>
    </message>
    <message>
        <source>A pedestrian on {at}: {colour}</source>
        <translation>Ein Fußgänger auf {at}: {colour}</translation>
    </message>
    <message>
        <source>The pedestrian leaves {at}: {colour}</source>
        <translation>Der Fußgänger verlässt {at}: {colour}</translation>
    </message>
    <message>
        <source>A pedestrian on {at} has been tried</source>
        <translation>Ein Fußgänger auf {at} ist noch einmal davongekommen</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>A hazard on {at}: {hazard}</source>
        <translation>Eine Gefahr auf {at}: {hazard}</translation>
    </message>
    <message>
        <source>The hazard leaves {at}: {hazard}</source>
        <translation>Die Gefahr auf {at} ist weg: {hazard}</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>debris</source>
        <translation>Trümmer</translation>
    </message>
    <message>
        <source>{tile} is laid in front, from row {row} on</source>
        <translation>{tile} kommt vorn an die Straße, ab Reihe {row}</translation>
    </message>
    <message>
        <source>{tile} is laid back at the rear</source>
        <translation>{tile} kommt hinten wieder an die Straße</translation>
    </message>
    <message>
        <source>{tile} is taken away</source>
        <translation>{tile} kommt weg</translation>
    </message>
    <message>
        <source>The road from row {row} on: {road}</source>
        <translation>Die Straße ab Reihe {row}: {road}</translation>
    </message>
    <message>
        <source>Road tiles in the deck: {pile}</source>
        <translation>Straßenteile im Stapel: {pile}</translation>
    </message>
    <message>
        <source>{deck}: {pile} in the pile, {discard} discarded</source>
        <translation>{deck}: {pile} im Stapel, {discard} abgelegt</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>The app deals the cards</source>
        <translation>Die App gibt die Karten</translation>
    </message>
    <message>
        <source>{car} mounts nothing</source>
        <translation>{car} montiert nichts</translation>
    </message>
    <message>
        <source>{slot} empty</source>
        <translation>{slot} leer</translation>
    </message>
    <message>
        <source>The app knows the closed hand of {car}</source>
        <translation>Die App kennt die verdeckte Hand von {car}</translation>
    </message>
    <message>
        <source>{deck}, discarded: {cards}</source>
        <translation>{deck}, abgelegt: {cards}</translation>
    </message>
    <message>
        <source>Turn {to} begins</source>
        <translation>Runde {to} beginnt</translation>
    </message>
    <message>
        <source>Now: {to}</source>
        <translation>Jetzt: {to}</translation>
    </message>
    <message>
        <source>configuring cars</source>
        <translation>Autos ausrüsten</translation>
    </message>
    <message>
        <source>pole positions</source>
        <translation>Startplätze</translation>
    </message>
    <message>
        <source>drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>speed and movement</source>
        <translation>Tempo und Fahrt</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>the rally is over</source>
        <translation>die Rallye ist vorbei</translation>
    </message>
    <message>
        <source>Order of this phase: {cars}</source>
        <translation>Reihenfolge dieser Phase: {cars}</translation>
    </message>
    <message>
        <source>The order is open</source>
        <translation>Die Reihenfolge ist offen</translation>
    </message>
    <message>
        <source>Through with this phase: {cars}</source>
        <translation>Mit dieser Phase fertig: {cars}</translation>
    </message>
    <message>
        <source>Nobody is through with this phase yet</source>
        <translation>Mit dieser Phase ist noch niemand fertig</translation>
    </message>
    <message>
        <source>{car} has {left} {left|space|spaces} to drive</source>
        <translation>{car} hat noch {left} {left|Feld|Felder} zu fahren</translation>
    </message>
    <message>
        <source>No move is under way</source>
        <translation>Niemand ist unterwegs</translation>
    </message>
    <message>
        <source>Turn {to} is the last one</source>
        <translation>Runde {to} ist die letzte</translation>
    </message>
    <message>
        <source>The last turn is open again</source>
        <translation>Die letzte Runde ist wieder offen</translation>
    </message>
    <message>
        <source>{to} wins the rally</source>
        <translation>{to} gewinnt die Rallye</translation>
    </message>
    <message>
        <source>Nobody has won yet</source>
        <translation>Noch hat niemand gewonnen</translation>
    </message>
    <message>
        <source>The dice have fallen; something is still to be told</source>
        <translation>Die Würfel sind gefallen; etwas ist noch anzusagen</translation>
    </message>
    <message>
        <source>Nothing is left to be told</source>
        <translation>Nichts ist mehr anzusagen</translation>
    </message>
    <message>
        <source>{car}, {what}: the app rolls {faces}</source>
        <translation>{car}, {what}: Die App würfelt {faces}</translation>
    </message>
    <message>
        <source>{car} wipes out ({cause})</source>
        <translation>{car} fliegt von der Straße ({cause})</translation>
    </message>
    <message>
        <source>{by} wipes {car} out ({cause})</source>
        <translation>{by} wirft {car} von der Straße ({cause})</translation>
    </message>
    <message>
        <source>{car} rams {other}: {dice} {dice|die|dice} each</source>
        <translation>{car} rammt {other}: je {dice} Würfel</translation>
    </message>
    <message>
        <source>{car} hits {other} with {weapon}: {hits} {hits|hit|hits}, {prevented} prevented</source>
        <translation>{car} trifft {other} mit {weapon}: {hits} Treffer, {prevented} abgewehrt</translation>
    </message>
    <message>
        <source>{car} runs over a pedestrian on {at}: {colour}</source>
        <translation>{car} überfährt einen Fußgänger auf {at}: {colour}</translation>
    </message>
    <message>
        <source>The pedestrian on {at} gets away from {car}: {colour}</source>
        <translation>Der Fußgänger auf {at} entkommt {car}: {colour}</translation>
    </message>
    <message>
        <source>{car} shoots the pedestrian on {at}: {colour}</source>
        <translation>{car} erschießt den Fußgänger auf {at}: {colour}</translation>
    </message>
    <message>
        <source>{car} misses the pedestrian on {at}: {colour}</source>
        <translation>{car} verfehlt den Fußgänger auf {at}: {colour}</translation>
    </message>
    <message>
        <source>{car} plays {card}</source>
        <translation>{car} spielt {card}</translation>
    </message>
    <message>
        <source>{tile} does not fit and goes under the deck</source>
        <translation>{tile} passt nicht und kommt unter den Stapel</translation>
    </message>
    <message>
        <source>{deck}: the discards are shuffled into a new pile</source>
        <translation>{deck}: Die Ablage wird zum neuen Stapel gemischt</translation>
    </message>
    <message>
        <source>{by} takes {count} Rally {count|card|cards} from {car}</source>
        <translation>{by} nimmt {car} {count} {count|Rallyekarte|Rallyekarten} ab</translation>
    </message>
    <message>
        <source>{car} plays it safe: {dice} {dice|card|cards} instead of dice</source>
        <translation>{car} geht auf Nummer sicher: {dice} {dice|Karte|Karten} statt Würfeln</translation>
    </message>
    <message>
        <source>Crash check</source>
        <translation>Unfallprobe</translation>
    </message>
    <message>
        <source>Hazard</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>Running over</source>
        <translation>Überfahren</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Shot at a pedestrian</source>
        <translation>Schuss auf einen Fußgänger</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>crash check</source>
        <translation>Unfallprobe</translation>
    </message>
    <message>
        <source>hazard</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>Zusammenstoß</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>run over</source>
        <translation>überfahren</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>erschossen</translation>
    </message>
    <message>
        <source>Shoot token</source>
        <translation>Treffermarker</translation>
    </message>
    <message>
        <source>Wipe-out token</source>
        <translation>Unfallmarker</translation>
    </message>
    <message>
        <source>green pedestrian</source>
        <translation>grüner Fußgänger</translation>
    </message>
    <message>
        <source>yellow pedestrian</source>
        <translation>gelber Fußgänger</translation>
    </message>
    <message>
        <source>red pedestrian</source>
        <translation>roter Fußgänger</translation>
    </message>
    <message>
        <source>Place token</source>
        <translation>Platzmarke</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points won</source>
        <translation>Gewonnene Punkte</translation>
    </message>
    <message>
        <source>What each driver has scored; Wipe-out tokens are not taken off.</source>
        <translation>Was jeder Fahrer an Punkten geholt hat; Unfallmarker sind nicht abgezogen.</translation>
    </message>
    <message>
        <source>Points turn by turn</source>
        <translation>Punkte Runde für Runde</translation>
    </message>
    <message>
        <source>What all drivers together have scored in each turn.</source>
        <translation>Was alle Fahrer zusammen in jeder Runde geholt haben.</translation>
    </message>
    <message>
        <source>Wipe-outs</source>
        <translation>Unfälle</translation>
    </message>
    <message>
        <source>Wipe-outs of others</source>
        <translation>Unfälle anderer</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Hits with weapons</source>
        <translation>Treffer mit Waffen</translation>
    </message>
    <message>
        <source>Cars rammed</source>
        <translation>Gerammte Autos</translation>
    </message>
    <message>
        <source>Cards spent</source>
        <translation>Ausgegebene Karten</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Before the start</source>
        <translation>Vor dem Start</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>{car} draws</source>
        <translation>{car} zieht</translation>
    </message>
    <message>
        <source>Order of movement</source>
        <translation>Reihenfolge der Fahrt</translation>
    </message>
    <message>
        <source>{car} moves</source>
        <translation>{car} fährt</translation>
    </message>
    <message>
        <source>{car} in combat</source>
        <translation>{car} im Kampf</translation>
    </message>
    <message>
        <source>After the race</source>
        <translation>Nach dem Rennen</translation>
    </message>
    <message>
        <source>{car}, after the race</source>
        <translation>{car}, nach dem Rennen</translation>
    </message>
    <message>
        <source>Box {box} costs {cost} Rally {cost|card|cards}, the hand has {hand}.</source>
        <translation>Feld {box} kostet {cost} Rally-{cost|Karte|Karten}, die Hand hat {hand}.</translation>
    </message>
    <message>
        <source>The speed log has the boxes 1 to 10.</source>
        <translation>Die Tempoleiste hat die Felder 1 bis 10.</translation>
    </message>
    <message>
        <source>All spaces that the speed allows are driven.</source>
        <translation>Alle Felder, die das Tempo erlaubt, sind gefahren.</translation>
    </message>
    <message>
        <source>{place} is neither straight nor diagonally ahead of {from}.</source>
        <translation>{place} liegt weder gerade noch schräg vor {from}.</translation>
    </message>
    <message>
        <source>No step leads from {from} over the finish line.</source>
        <translation>Von {from} führt kein Schritt über die Ziellinie.</translation>
    </message>
    <message>
        <source>{left} more {left|space has|spaces have} to be driven.</source>
        <translation>{left|Es ist|Es sind} noch {left} {left|Feld|Felder} zu fahren.</translation>
    </message>
    <message>
        <source>A collision ends the move.</source>
        <translation>Ein Zusammenstoß beendet den Zug.</translation>
    </message>
    <message>
        <source>Who has crossed the line is out of play.</source>
        <translation>Wer über der Linie ist, ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>No jump leads over {place}: that takes jump jets, a car there, and a step behind it.</source>
        <translation>Über {place} führt kein Sprung: Dazu braucht es Sprungdüsen, ein Auto dort und einen Schritt dahinter.</translation>
    </message>
    <message>
        <source>{car} has had its combat action of this turn.</source>
        <translation>{car} hatte die Kampfaktion dieser Runde schon.</translation>
    </message>
    <message>
        <source>{card} is not mounted on {car}.</source>
        <translation>{card} ist an {car} nicht montiert.</translation>
    </message>
    <message>
        <source>{card} is not in the hand of {car}.</source>
        <translation>{card} ist nicht auf der Hand von {car}.</translation>
    </message>
    <message>
        <source>A shot takes {ammo} ammo, the hand can give {most}.</source>
        <translation>Ein Schuss braucht {ammo} Munition, die Hand kann {most} geben.</translation>
    </message>
    <message>
        <source>{car} has crossed the line and is out of play.</source>
        <translation>{car} ist über der Linie und aus dem Spiel.</translation>
    </message>
    <message>
        <source>{car} is destroyed.</source>
        <translation>{car} ist zerstört.</translation>
    </message>
    <message>
        <source>{car} has wiped out and scores no pedestrian this turn.</source>
        <translation>{car} hat einen Unfall gehabt und bekommt in dieser Runde keinen Fußgänger.</translation>
    </message>
    <message>
        <source>It strikes drivers, not pedestrians.</source>
        <translation>Das trifft Fahrer, keine Fußgänger.</translation>
    </message>
    <message>
        <source>{place} does not lie where it can aim.</source>
        <translation>{place} liegt nicht im Schussfeld.</translation>
    </message>
    <message>
        <source>{place} is {distance} spaces away, the range is {range}.</source>
        <translation>{place} ist {distance} Felder entfernt, die Reichweite ist {range}.</translation>
    </message>
    <message>
        <source>The line of sight to {place} meets a vehicle or leaves the track.</source>
        <translation>Die Sichtlinie nach {place} trifft ein Fahrzeug oder verlässt die Straße.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Drivers, the youngest first, then clockwise</source>
        <translation>Fahrer, der Jüngste zuerst, dann im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallye</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Team {number}</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Tiles under the finish</source>
        <translation>Straßenteile unter dem Ziel</translation>
    </message>
    <message>
        <source>2 to 4 in a full race, 4 to 8 in a shorter one</source>
        <translation>2 bis 4 im vollen Rennen, 4 bis 8 in einem kürzeren</translation>
    </message>
    <message>
        <source>Dice are rolled</source>
        <translation>Gewürfelt wird</translation>
    </message>
    <message>
        <source>Road tiles are drawn</source>
        <translation>Straßenteile zieht man</translation>
    </message>
    <message>
        <source>Rally cards are dealt</source>
        <translation>Rallyekarten werden gegeben</translation>
    </message>
    <message>
        <source>Accessories are dealt</source>
        <translation>Zubehör wird gegeben</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Hände</translation>
    </message>
    <message>
        <source>Everybody may see what the app has dealt; otherwise only questions to a driver tell the hand.</source>
        <translation>Alle dürfen sehen, was die App gegeben hat; sonst sagen es nur die Fragen an einen Fahrer.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>by the app</source>
        <translation>in der App</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>The third wipe-out destroys a car; its wreck stays on the road.</source>
        <translation>Der dritte Unfall zerstört ein Auto; sein Wrack bleibt auf der Straße.</translation>
    </message>
    <message>
        <source>Team play</source>
        <translation>Teamspiel</translation>
    </message>
    <message>
        <source>Two drivers add up their scores; who drives alone counts double.</source>
        <translation>Zwei Fahrer zählen ihre Punkte zusammen; wer allein fährt, zählt doppelt.</translation>
    </message>
    <message>
        <source>Driver skills</source>
        <translation>Fahrerfähigkeiten</translation>
    </message>
    <message>
        <source>Each driver keeps one of two Skill cards.</source>
        <translation>Jeder Fahrer behält eine von zwei Fähigkeitskarten.</translation>
    </message>
    <message>
        <source>A rally of {players}</source>
        <translation>Eine Rallye von {players}</translation>
    </message>
    <message>
        <source>Veteran Driver with fewer than five cards</source>
        <translation>Alter Hase mit weniger als fünf Karten</translation>
    </message>
    <message>
        <source>draws three, like everybody</source>
        <translation>zieht drei wie alle</translation>
    </message>
    <message>
        <source>draws up to six in hand</source>
        <translation>zieht bis auf sechs</translation>
    </message>
    <message>
        <source>A collision with a car that has wiped out this turn</source>
        <translation>Zusammenstoß mit einem Auto, das in dieser Runde abgeflogen ist</translation>
    </message>
    <message>
        <source>averages both speeds</source>
        <translation>mittelt beide Tempi</translation>
    </message>
    <message>
        <source>leaves its own box as it is</source>
        <translation>lässt dessen Feld, wie es ist</translation>
    </message>
    <message>
        <source>A wipe-out and the slot of the lost accessory</source>
        <translation>Ein Unfall und der Platz des verlorenen Zubehörs</translation>
    </message>
    <message>
        <source>the slot is damaged</source>
        <translation>der Platz ist beschädigt</translation>
    </message>
    <message>
        <source>the slot stays as it is</source>
        <translation>der Platz bleibt, wie er ist</translation>
    </message>
    <message>
        <source>There is no &quot;{subject}&quot;.</source>
        <translation>„{subject}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>{subject} has no &quot;{property}&quot;.</source>
        <translation>{subject} hat kein „{property}“.</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is no value for {property} of {subject}.</source>
        <translation>„{value}“ ist kein Wert für {property} von {subject}.</translation>
    </message>
    <message>
        <source>The app deals these cards: each has a name, and there are no more than the deck has.</source>
        <translation>Diese Karten gibt die App: Jede hat einen Namen, und es sind nicht mehr, als der Stapel hat.</translation>
    </message>
    <message>
        <source>Two cars can&apos;t stand on {place}.</source>
        <translation>Zwei Autos können nicht auf {place} stehen.</translation>
    </message>
    <message>
        <source>{car} would stand on {place}, where there is no road.</source>
        <translation>{car} stünde auf {place}, wo keine Straße liegt.</translation>
    </message>
    <message>
        <source>Something would lie on {place}, where there is no road.</source>
        <translation>Auf {place} läge etwas, wo keine Straße liegt.</translation>
    </message>
    <message>
        <source>Road tile</source>
        <translation>Straßenteil</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Ammo</source>
        <translation>Munition</translation>
    </message>
    <message>
        <source>Costs ammo</source>
        <translation>Kostet Munition</translation>
    </message>
    <message>
        <source>Helps against</source>
        <translation>Hilft gegen</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Slots it covers</source>
        <translation>Plätze, die es belegt</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Crash table, boxes 1 to 10</source>
        <translation>Crashtabelle, Kästen 1 bis 10</translation>
    </message>
    <message>
        <source>Diagonally to</source>
        <translation>Schräg nach</translation>
    </message>
    <message>
        <source>What else it does</source>
        <translation>Was sie sonst bewirkt</translation>
    </message>
    <message>
        <source>Faces that bring another die</source>
        <translation>Seiten, die noch einen Würfel bringen</translation>
    </message>
    <message>
        <source>Hits on the faces</source>
        <translation>Treffer auf den Seiten</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Boxes down for free</source>
        <translation>Kästen hinunter umsonst</translation>
    </message>
    <message>
        <source>Boxes up for free</source>
        <translation>Kästen hinauf umsonst</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Dice for changing lanes</source>
        <translation>Würfel beim Spurwechsel</translation>
    </message>
    <message>
        <source>Dice against pedestrians</source>
        <translation>Würfel gegen Fußgänger</translation>
    </message>
    <message>
        <source>Points for pedestrians</source>
        <translation>Punkte für Fußgänger</translation>
    </message>
    <message>
        <source>Points for places, from the first</source>
        <translation>Punkte für Plätze, vom ersten an</translation>
    </message>
    <message>
        <source>Prevents hits</source>
        <translation>Verhindert Treffer</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Points for a shoot token</source>
        <translation>Punkte für eine Schussmarke</translation>
    </message>
    <message>
        <source>Slots, from the left</source>
        <translation>Plätze, von links</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt liegen</translation>
    </message>
    <message>
        <source>Straight to</source>
        <translation>Geradeaus nach</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Biegung</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Points for a wipe-out</source>
        <translation>Punkte für einen Crash</translation>
    </message>
    <message>
        <source>Slots damaged by a wipe-out</source>
        <translation>Plätze, die ein Crash beschädigt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>pit stop</source>
        <translation>Boxenstopp</translation>
    </message>
    <message>
        <source>ammo alone</source>
        <translation>nur Munition</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>attack card</source>
        <translation>Angriffskarte</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>jump jets</source>
        <translation>Sprungdüsen</translation>
    </message>
    <message>
        <source>Rows from the entry on</source>
        <translation>Reihen von der Einfahrt an</translation>
    </message>
    <message>
        <source>Splatters</source>
        <translation>Kleckse</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Hindernisse</translation>
    </message>
    <message>
        <source>Pit lane</source>
        <translation>Boxengasse</translation>
    </message>
    <message>
        <source>Pole positions</source>
        <translation>Startplätze</translation>
    </message>
    <message>
        <source>Finish line behind row</source>
        <translation>Ziellinie hinter Reihe</translation>
    </message>
    <message>
        <source>Steps that are not as usual</source>
        <translation>Schritte, die anders führen</translation>
    </message>
    <message>
        <source>Outlines of spaces</source>
        <translation>Umrisse von Feldern</translation>
    </message>
    <message>
        <source>Row {row}</source>
        <translation>Reihe {row}</translation>
    </message>
    <message>
        <source>wiped out this turn</source>
        <translation>Unfall in dieser Runde</translation>
    </message>
    <message>
        <source>Crash table</source>
        <translation>Unfalltabelle</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Feld {box}</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red accessories</source>
        <translation>rotes Zubehör</translation>
    </message>
    <message>
        <source>green accessories</source>
        <translation>grünes Zubehör</translation>
    </message>
    <message>
        <source>yellow accessories</source>
        <translation>gelbes Zubehör</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Accessories in hand</source>
        <translation>Zubehör auf der Hand</translation>
    </message>
    <message>
        <source>Green kills</source>
        <translation>Grüne Opfer</translation>
    </message>
    <message>
        <source>Yellow kills</source>
        <translation>Gelbe Opfer</translation>
    </message>
    <message>
        <source>Red kills</source>
        <translation>Rote Opfer</translation>
    </message>
    <message>
        <source>Green pedestrians</source>
        <translation>Grüne Fußgänger</translation>
    </message>
    <message>
        <source>Yellow pedestrians</source>
        <translation>Gelbe Fußgänger</translation>
    </message>
    <message>
        <source>Red pedestrians</source>
        <translation>Rote Fußgänger</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Rally data</source>
        <translation>Daten der Rallye</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dashboards</source>
        <translation>Armaturenbretter</translation>
    </message>
    <message>
        <source>Points and tokens</source>
        <translation>Punkte und Marker</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Wiped out this turn</source>
        <translation>Unfall in dieser Runde</translation>
    </message>
    <message>
        <source>Reconfigured this turn</source>
        <translation>In dieser Runde umgebaut</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Spaces left</source>
        <translation>Felder übrig</translation>
    </message>
    <message>
        <source>on {place}</source>
        <translation>auf {place}</translation>
    </message>
    <message>
        <source>a wreck on {place}</source>
        <translation>ein Wrack auf {place}</translation>
    </message>
    <message>
        <source>beside the start</source>
        <translation>neben dem Start</translation>
    </message>
    <message>
        <source>across the line as number {crossed}</source>
        <translation>als Nummer {crossed} über der Linie</translation>
    </message>
    <message>
        <source>gone with its tile</source>
        <translation>mit seinem Straßenteil verschwunden</translation>
    </message>
    <message>
        <source>Road tiles</source>
        <translation>Straßenteile</translation>
    </message>
    <message>
        <source>Hand of {car}</source>
        <translation>Hand von {car}</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Auf der Straße</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Pedestrians</source>
        <translation>Fußgänger</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Most points when the race ended.</source>
        <translation>Die meisten Punkte am Ende des Rennens.</translation>
    </message>
    <message>
        <source>Cars are configured</source>
        <translation>Autos ausrüsten</translation>
    </message>
    <message>
        <source>Pole positions are chosen</source>
        <translation>Die Startplätze werden gewählt</translation>
    </message>
    <message>
        <source>Turn {turn}: Rally cards are drawn</source>
        <translation>Runde {turn}: Rally-Karten werden gezogen</translation>
    </message>
    <message>
        <source>Turn {turn}: who is level rolls for the order</source>
        <translation>Runde {turn}: Wer gleichauf ist, würfelt um die Reihenfolge</translation>
    </message>
    <message>
        <source>Turn {turn}: {car} moves</source>
        <translation>Runde {turn}: {car} fährt</translation>
    </message>
    <message>
        <source>Turn {turn}: combat, {car}</source>
        <translation>Runde {turn}: Kampf, {car}</translation>
    </message>
    <message>
        <source>The race is over: a coin decides</source>
        <translation>Das Rennen ist vorbei: Eine Münze entscheidet</translation>
    </message>
    <message>
        <source>{car} has won the rally</source>
        <translation>{car} hat die Rallye gewonnen</translation>
    </message>
    <message>
        <source>Turn {turn} is the last.</source>
        <translation>Runde {turn} ist die letzte.</translation>
    </message>
    <message>
        <source>The finish line lies on the table.</source>
        <translation>Die Ziellinie liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>{car} has too many wipe-outs for another pit stop.</source>
        <translation>{car} hatte zu viele Unfälle für einen weiteren Boxenstopp.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Green space</source>
        <translation>Grünes Feld</translation>
    </message>
    <message>
        <source>Yellow space</source>
        <translation>Gelbes Feld</translation>
    </message>
    <message>
        <source>Orange space</source>
        <translation>Oranges Feld</translation>
    </message>
    <message>
        <source>Red space</source>
        <translation>Rotes Feld</translation>
    </message>
    <message>
        <source>No space</source>
        <translation>Kein Feld</translation>
    </message>
    <message>
        <source>Green pedestrian</source>
        <translation>Grüner Fußgänger</translation>
    </message>
    <message>
        <source>Yellow pedestrian</source>
        <translation>Gelber Fußgänger</translation>
    </message>
    <message>
        <source>Red pedestrian</source>
        <translation>Roter Fußgänger</translation>
    </message>
    <message>
        <source>Pole position</source>
        <translation>Startplatz</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Withdraw it</source>
        <translation>Zurückziehen</translation>
    </message>
</context>
<context>
    <name>RushNCrush</name>
    <message>
        <source>Row {row}</source>
        <translation>Reihe {row}</translation>
    </message>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>FINISH</source>
        <translation>ZIEL</translation>
    </message>
    <message>
        <source>START · FINISH</source>
        <translation>START · ZIEL</translation>
    </message>
    <message>
        <source>goes on at row {row}</source>
        <translation>weiter bei Reihe {row}</translation>
    </message>
    <message>
        <source>comes from row {row}</source>
        <translation>kommt von Reihe {row}</translation>
    </message>
    <message>
        <source>Turn in degrees, right positive</source>
        <translation>Drehung in Grad, rechts positiv</translation>
    </message>
    <message>
        <source>Turns aside and back, in degrees</source>
        <translation>Schwenkt aus und zurück, in Grad</translation>
    </message>
    <message>
        <source>{id} · {name}</source>
        <translation>{id} · {name}</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>left bend, {degrees}°</source>
        <translation>Linkskurve, {degrees}°</translation>
    </message>
    <message>
        <source>right bend, {degrees}°</source>
        <translation>Rechtskurve, {degrees}°</translation>
    </message>
    <message>
        <source>chicane</source>
        <translation>Schikane</translation>
    </message>
    <message>
        <source>narrows</source>
        <translation>Engstelle</translation>
    </message>
    <message>
        <source>{rows} rows</source>
        <translation>{rows} Reihen</translation>
    </message>
    <message>
        <source>a rock</source>
        <translation>ein Fels</translation>
    </message>
    <message>
        <source>{rocks} rocks</source>
        <translation>{rocks} Felsen</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{rows} rows, {lanes} lanes</source>
        <translation>{rows} Reihen, {lanes} Spuren</translation>
    </message>
    <message>
        <source>{modules} modules</source>
        <translation>{modules} Module</translation>
    </message>
    <message>
        <source>one module</source>
        <translation>ein Modul</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>ends that don&apos;t meet on paper: the seam is marked</source>
        <translation>Enden, die auf Papier nicht zusammentreffen: Die Naht ist markiert</translation>
    </message>
    <message>
        <source>needs more than one box: {modules} lies in it more than once (RNC-A26)</source>
        <translation>braucht mehr als eine Schachtel: {modules} liegt mehrmals darin (RNC-A26)</translation>
    </message>
    <message>
        <source>{module} has {lanes} lanes, the course has {width} (RNC-2).</source>
        <translation>{module} hat {lanes} Spuren, die Strecke hat {width} (RNC-2).</translation>
    </message>
    <message>
        <source>No module is laid yet (RNC-2).</source>
        <translation>Noch liegt kein Modul (RNC-2).</translation>
    </message>
    <message>
        <source>A closed course needs {least} rows or more, this one has {rows}.</source>
        <translation>Eine geschlossene Strecke braucht mindestens {least} Reihen, diese hat {rows}.</translation>
    </message>
    <message>
        <source>On an open course the start line lies before the finish line (RNC-3).</source>
        <translation>Auf einer offenen Strecke liegt die Startlinie vor der Ziellinie (RNC-3).</translation>
    </message>
    <message>
        <source>A closed course needs a finish line (RNC-3).</source>
        <translation>Eine geschlossene Strecke braucht eine Ziellinie (RNC-3).</translation>
    </message>
    <message>
        <source>Own course</source>
        <translation>Eigene Strecke</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Start line</source>
        <translation>Startlinie</translation>
    </message>
    <message>
        <source>Finish line</source>
        <translation>Ziellinie</translation>
    </message>
    <message>
        <source>The engine of {car} has exploded.</source>
        <translation>Der Motor von {car} ist explodiert.</translation>
    </message>
    <message>
        <source>{car} is destroyed.</source>
        <translation>{car} ist zerstört.</translation>
    </message>
    <message>
        <source>The dashboard is done with for this turn.</source>
        <translation>Das Armaturenbrett ist für diesen Zug erledigt.</translation>
    </message>
    <message>
        <source>One acceleration, deceleration or gear change is all that a turn has.</source>
        <translation>Mehr als einmal beschleunigen, verlangsamen oder schalten gibt es in einem Zug nicht.</translation>
    </message>
    <message>
        <source>This table brakes only after the acceleration, deceleration or gear change.</source>
        <translation>An diesem Tisch wird erst nach dem Beschleunigen, Verlangsamen oder Schalten gebremst.</translation>
    </message>
    <message>
        <source>No line leads from {bubble} that way ({move}).</source>
        <translation>Von {bubble} führt keine Linie dorthin ({move}).</translation>
    </message>
    <message>
        <source>Several lines lead from {bubble} that way: name the bubble, as in {move}:…</source>
        <translation>Von {bubble} führen mehrere Linien dorthin: Nenne das Feld, etwa {move}:…</translation>
    </message>
    <message>
        <source>No brake token is left.</source>
        <translation>Es ist kein Bremsmarker mehr da.</translation>
    </message>
    <message>
        <source>No turbo token is left.</source>
        <translation>Es ist kein Turbomarker mehr da.</translation>
    </message>
    <message>
        <source>A turn has one turbo at most.</source>
        <translation>Ein Zug hat höchstens einen Turbo.</translation>
    </message>
    <message>
        <source>A turbo comes directly after a normal acceleration.</source>
        <translation>Ein Turbo folgt unmittelbar auf ein gewöhnliches Beschleunigen.</translation>
    </message>
    <message>
        <source>Above 50 the driving test comes before the move.</source>
        <translation>Über 50 kommt vor dem Fahren der Fahrtest.</translation>
    </message>
    <message>
        <source>The lever gives no movement point.</source>
        <translation>Der Hebel gibt keinen Bewegungspunkt.</translation>
    </message>
    <message>
        <source>No movement point is left.</source>
        <translation>Es ist kein Bewegungspunkt mehr da.</translation>
    </message>
    <message>
        <source>All movement points are spent; there are {points} left.</source>
        <translation>Alle Bewegungspunkte werden verbraucht; es sind noch {points} da.</translation>
    </message>
    <message>
        <source>{place} is none of the three spaces ahead.</source>
        <translation>{place} ist keines der drei Felder voraus.</translation>
    </message>
    <message>
        <source>After a head-on the only step on is the free change to the left or right.</source>
        <translation>Nach einem Frontalaufprall geht es nur mit dem freien Spurwechsel nach links oder rechts weiter.</translation>
    </message>
    <message>
        <source>Neither rock nor a vehicle lies straight ahead.</source>
        <translation>Geradeaus ist weder Fels noch ein Fahrzeug.</translation>
    </message>
    <message>
        <source>Straight ahead is rock: that is a head-on (x).</source>
        <translation>Geradeaus ist Fels: Das ist ein Frontalaufprall (x).</translation>
    </message>
    <message>
        <source>{car} stands straight ahead: that is a ram (x).</source>
        <translation>{car} steht geradeaus: Das ist ein Rammstoß (x).</translation>
    </message>
    <message>
        <source>There is no space to change to, or it is rock.</source>
        <translation>Dort ist kein Feld für einen Spurwechsel, oder es ist Fels.</translation>
    </message>
    <message>
        <source>{car} stands there; a vehicle is pushed, not driven into sideways.</source>
        <translation>Dort steht {car}; ein Fahrzeug wird gedrängt, nicht seitlich angefahren.</translation>
    </message>
    <message>
        <source>No lane change is left, and no tyre for another one.</source>
        <translation>Es ist kein Spurwechsel mehr da und kein Reifen für einen weiteren.</translation>
    </message>
    <message>
        <source>The ram has ended the move.</source>
        <translation>Der Rammstoß hat die Fahrt beendet.</translation>
    </message>
    <message>
        <source>The race is won.</source>
        <translation>Das Rennen ist gewonnen.</translation>
    </message>
    <message>
        <source>So many head-ons leave no armour, however the dice fall.</source>
        <translation>So viele Frontalaufpralle übersteht keine Panzerung, wie die Würfel auch fallen.</translation>
    </message>
    <message>
        <source>A head-on at 180 destroys the vehicle.</source>
        <translation>Ein Frontalaufprall mit 180 zerstört das Fahrzeug.</translation>
    </message>
    <message>
        <source>Without a movement point there is no move, and without a move no push.</source>
        <translation>Ohne Bewegungspunkt keine Fahrt, und ohne Fahrt kein Abdrängen.</translation>
    </message>
    <message>
        <source>{car} is a wreck, which can&apos;t be pushed.</source>
        <translation>{car} ist ein Wrack, und das lässt sich nicht wegdrängen.</translation>
    </message>
    <message>
        <source>Between two pushes the car moves at least one space.</source>
        <translation>Zwischen zweimal Abdrängen fährt der Wagen mindestens ein Feld.</translation>
    </message>
    <message>
        <source>A push takes a movement point here, and none is left.</source>
        <translation>Abdrängen kostet hier einen Bewegungspunkt, und keiner ist übrig.</translation>
    </message>
    <message>
        <source>At this table a push takes one movement point.</source>
        <translation>An diesem Tisch kostet Abdrängen einen Bewegungspunkt.</translation>
    </message>
    <message>
        <source>{car} is neither beside nor on a forward-left or forward-right space.</source>
        <translation>{car} steht weder daneben noch schräg links oder rechts voraus.</translation>
    </message>
    <message>
        <source>{car} has resisted a push this turn.</source>
        <translation>{car} hat sich in diesem Zug nicht wegdrängen lassen.</translation>
    </message>
    <message>
        <source>{car} can&apos;t be pushed there.</source>
        <translation>Dorthin lässt sich {car} nicht drängen.</translation>
    </message>
    <message>
        <source>There are several places for {car}: say which, as in @{car}+c6.</source>
        <translation>Für {car} gibt es mehrere Plätze: Sag welchen, etwa @{car}+c6.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>Gaps on the inside of a bend</source>
        <translation>Lücken auf der Innenseite einer Kurve</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Ranks of a round</source>
        <translation>Ränge einer Runde</translation>
    </message>
    <message>
        <source>Start line, behind row</source>
        <translation>Startlinie, hinter Reihe</translation>
    </message>
    <message>
        <source>Finish line, behind row</source>
        <translation>Ziellinie, hinter Reihe</translation>
    </message>
    <message>
        <source>When a car may brake</source>
        <translation>Wann ein Wagen bremsen darf</translation>
    </message>
    <message>
        <source>before or after the normal lever move</source>
        <translation>vor oder nach der gewöhnlichen Hebelbewegung</translation>
    </message>
    <message>
        <source>only after the normal lever move</source>
        <translation>nur nach der gewöhnlichen Hebelbewegung</translation>
    </message>
    <message>
        <source>Who can be pushed</source>
        <translation>Wer gedrängt werden kann</translation>
    </message>
    <message>
        <source>who is beside or diagonally ahead</source>
        <translation>wer daneben oder schräg voraus steht</translation>
    </message>
    <message>
        <source>only who is beside</source>
        <translation>nur wer daneben steht</translation>
    </message>
    <message>
        <source>A car that has resisted a push</source>
        <translation>Ein Wagen, der sich nicht wegdrängen ließ</translation>
    </message>
    <message>
        <source>is not pushed again this turn</source>
        <translation>wird in diesem Zug nicht mehr gedrängt</translation>
    </message>
    <message>
        <source>may be pushed again after a step</source>
        <translation>darf nach einem Schritt wieder gedrängt werden</translation>
    </message>
    <message>
        <source>A car pushed towards a wreck</source>
        <translation>Ein Wagen, der gegen ein Wrack gedrängt wird</translation>
    </message>
    <message>
        <source>is wedged against it</source>
        <translation>wird daran eingeklemmt</translation>
    </message>
    <message>
        <source>goes onto its space</source>
        <translation>kommt auf dessen Feld</translation>
    </message>
    <message>
        <source>Where start and finish are one line, the race is won</source>
        <translation>Wo Start und Ziel eine Linie sind, gewinnt man</translation>
    </message>
    <message>
        <source>with one crossing more than laps</source>
        <translation>mit einer Überfahrt mehr als Runden</translation>
    </message>
    <message>
        <source>with as many crossings as laps</source>
        <translation>mit so vielen Überfahrten wie Runden</translation>
    </message>
    <message>
        <source>A push</source>
        <translation>Abdrängen</translation>
    </message>
    <message>
        <source>costs no movement point</source>
        <translation>kostet keinen Bewegungspunkt</translation>
    </message>
    <message>
        <source>costs one movement point</source>
        <translation>kostet einen Bewegungspunkt</translation>
    </message>
    <message>
        <source>A gear change across coloured bubbles</source>
        <translation>Ein Gangwechsel über farbige Felder</translation>
    </message>
    <message>
        <source>tests only the one where it ends</source>
        <translation>prüft nur das Feld, auf dem er endet</translation>
    </message>
    <message>
        <source>tests every one on the way</source>
        <translation>prüft jedes auf dem Weg</translation>
    </message>
    <message>
        <source>Movement points</source>
        <translation>Bewegungspunkte</translation>
    </message>
    <message>
        <source>are all spent</source>
        <translation>werden alle verbraucht</translation>
    </message>
    <message>
        <source>may be left unspent</source>
        <translation>dürfen übrig bleiben</translation>
    </message>
    <message>
        <source>The only car left of several</source>
        <translation>Der einzige Wagen, der von mehreren übrig ist</translation>
    </message>
    <message>
        <source>still has to cross the line</source>
        <translation>muss noch über die Linie</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gewinnt sofort</translation>
    </message>
    <message>
        <source>The line from P</source>
        <translation>Die Linie von P</translation>
    </message>
    <message>
        <source>leads away from it only</source>
        <translation>führt nur von dort weg</translation>
    </message>
    <message>
        <source>leads back to it as well</source>
        <translation>führt auch dorthin zurück</translation>
    </message>
    <message>
        <source>The tests of a ram</source>
        <translation>Die Proben beim Rammen</translation>
    </message>
    <message>
        <source>are as many as there are points left</source>
        <translation>sind so viele, wie Punkte übrig sind</translation>
    </message>
    <message>
        <source>are six at most</source>
        <translation>sind höchstens sechs</translation>
    </message>
    <message>
        <source>A head-on at 50 or less</source>
        <translation>Ein Aufprall auf Fels mit höchstens 50</translation>
    </message>
    <message>
        <source>is one test of armour</source>
        <translation>ist eine Panzerprobe</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>A car that has no armour left</source>
        <translation>Ein Wagen, der keine Panzerung mehr hat</translation>
    </message>
    <message>
        <source>is destroyed by a loss that it can&apos;t pay</source>
        <translation>wird durch einen Verlust zerstört, den er nicht zahlen kann</translation>
    </message>
    <message>
        <source>is destroyed by any shock</source>
        <translation>wird durch jeden Stoß zerstört</translation>
    </message>
    <message>
        <source>Who of level cars acts first</source>
        <translation>Wer von Wagen, die gleichauf liegen, zuerst dran ist</translation>
    </message>
    <message>
        <source>the faster one, otherwise the higher die</source>
        <translation>der schnellere, sonst der höhere Würfel</translation>
    </message>
    <message>
        <source>the higher die, however fast they are</source>
        <translation>der höhere Würfel, gleich wie schnell sie sind</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Fahrer</translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Fahrer am Tisch</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>rolled on the table</source>
        <translation>am Tisch geworfen</translation>
    </message>
    <message>
        <source>rolled by the app</source>
        <translation>von der App geworfen</translation>
    </message>
    <message>
        <source>Steps of the thermometer</source>
        <translation>Stufen des Thermometers</translation>
    </message>
    <message>
        <source>Each driver gets 6 armour, 6 tyre, 6 brake and 6 turbo tokens and 6 equipment cards.</source>
        <translation>Jeder Fahrer erhält je 6 Marker für Panzerung, Reifen, Bremsen und Turbo sowie 6 Ausrüstungskarten.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Another racing car stands on {place} already.</source>
        <translation>Auf {place} steht schon ein anderer Wagen im Rennen.</translation>
    </message>
    <message>
        <source>{car} would be at black, or beyond, and still racing.</source>
        <translation>{car} stünde auf Schwarz oder darüber und wäre noch im Rennen.</translation>
    </message>
    <message>
        <source>{car} would have won with that many crossings.</source>
        <translation>{car} hätte mit so vielen Zieldurchfahrten schon gewonnen.</translation>
    </message>
    <message>
        <source>There are six nails tokens in all.</source>
        <translation>Es gibt insgesamt sechs Nagelmarker.</translation>
    </message>
    <message>
        <source>There is nothing called {subject} on this table.</source>
        <translation>Auf diesem Tisch gibt es nichts namens {subject}.</translation>
    </message>
    <message>
        <source>{subject} has no {property}.</source>
        <translation>{subject} hat kein {property}.</translation>
    </message>
    <message>
        <source>{value} can&apos;t be set for {property}.</source>
        <translation>{value} passt nicht zu {property}.</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>In which order were the cars drawn?</source>
        <translation>In welcher Reihenfolge wurden die Wagen gezogen?</translation>
    </message>
    <message>
        <source>Where does {car} line up?</source>
        <translation>Wo stellt sich {car} auf?</translation>
    </message>
    <message>
        <source>Cars are level and equally fast: who rolls highest goes first. {count} dice, in the order of the cars.</source>
        <translation>Wagen liegen gleichauf und sind gleich schnell: Wer höher wirft, beginnt. {count} Würfel, in der Reihenfolge der Wagen.</translation>
    </message>
    <message>
        <source>Who acts?</source>
        <translation>Wer ist dran?</translation>
    </message>
    <message>
        <source>What does {car} do with the gear lever?</source>
        <translation>Was macht {car} mit dem Schalthebel?</translation>
    </message>
    <message>
        <source>{car}: heat test at {bubble}, {count} {count|die|dice}</source>
        <translation>{car}: Hitzeprobe bei {bubble}, {count} Würfel</translation>
    </message>
    <message>
        <source>{car}: driving test at {speed}, {count} {count|die|dice}</source>
        <translation>{car}: Fahrprobe bei {speed}, {count} Würfel</translation>
    </message>
    <message>
        <source>Where does {car} go? {points} {points|point|points}, {changes} lane {changes|change|changes}</source>
        <translation>Wohin fährt {car}? {points} {points|Punkt|Punkte}, {changes} Spurwechsel</translation>
    </message>
    <message>
        <source>Where does {car} go? {points} {points|point|points}, lane changes are free.</source>
        <translation>Wohin fährt {car}? {points} {points|Punkt|Punkte}, Spurwechsel sind frei.</translation>
    </message>
    <message>
        <source>{car} has hit rock: one free change to the left or right, or it stops.</source>
        <translation>{car} ist gegen Fels gefahren: ein freier Wechsel nach links oder rechts, oder er bleibt stehen.</translation>
    </message>
    <message>
        <source>{car} has no point left: push somebody, or done?</source>
        <translation>{car} hat keinen Punkt mehr: noch jemanden abdrängen oder fertig?</translation>
    </message>
    <message>
        <source>Where is {other} pushed?</source>
        <translation>Wohin wird {other} gedrängt?</translation>
    </message>
    <message>
        <source>{car}: {count} armour {count|test|tests}</source>
        <translation>{car}: {count} {count|Panzerprobe|Panzerproben}</translation>
    </message>
    <message>
        <source>{car} drives over a wreck: one die</source>
        <translation>{car} fährt über ein Wrack: ein Würfel</translation>
    </message>
    <message>
        <source>{car} hits rock at {speed}: {count} {count|die|dice}</source>
        <translation>{car} prallt mit {speed} gegen Fels: {count} Würfel</translation>
    </message>
    <message>
        <source>{car} pushes: two dice</source>
        <translation>{car} drängt: zwei Würfel</translation>
    </message>
    <message>
        <source>{car} holds against it: one die</source>
        <translation>{car} hält dagegen: ein Würfel</translation>
    </message>
    <message>
        <source>The race is over.</source>
        <translation>Das Rennen ist vorbei.</translation>
    </message>
    <message>
        <source>Let the app draw</source>
        <translation>Die App ziehen lassen</translation>
    </message>
    <message>
        <source>Line up all that are left</source>
        <translation>Alle übrigen aufstellen</translation>
    </message>
    <message>
        <source>{car}</source>
        <translation>{car}</translation>
    </message>
    <message>
        <source>{to} km/h in gear {gear} ({moves})</source>
        <translation>{to} km/h im {gear}. Gang ({moves})</translation>
    </message>
    <message>
        <source>Leave it at {to} km/h</source>
        <translation>Bei {to} km/h lassen</translation>
    </message>
    <message>
        <source>To {place}</source>
        <translation>Nach {place}</translation>
    </message>
    <message>
        <source>Over the finish line, to {place}</source>
        <translation>Über die Ziellinie, nach {place}</translation>
    </message>
    <message>
        <source>One space ahead, to {place}</source>
        <translation>Ein Feld geradeaus, nach {place}</translation>
    </message>
    <message>
        <source>One lane to the left, to {place}</source>
        <translation>Eine Spur nach links, nach {place}</translation>
    </message>
    <message>
        <source>One lane to the right, to {place}</source>
        <translation>Eine Spur nach rechts, nach {place}</translation>
    </message>
    <message>
        <source>Into the rock beyond {place}</source>
        <translation>Gegen den Fels hinter {place}</translation>
    </message>
    <message>
        <source>Into {car} from behind</source>
        <translation>Von hinten in {car}</translation>
    </message>
    <message>
        <source>Push {car}</source>
        <translation>{car} abdrängen</translation>
    </message>
    <message>
        <source>Against the rock</source>
        <translation>Gegen den Fels</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Play an equipment card</source>
        <translation>Eine Ausrüstungskarte spielen</translation>
    </message>
    <message>
        <source>Declare {car} the winner</source>
        <translation>{car} zum Sieger erklären</translation>
    </message>
    <message>
        <source>{dice} heat {dice|die|dice}, cool</source>
        <translation>{dice} Hitzewürfel, kühl</translation>
    </message>
    <message>
        <source>{brakes} {brakes|brake|brakes}, {turbo} turbo</source>
        <translation>{brakes} {brakes|Bremse|Bremsen}, {turbo} Turbo</translation>
    </message>
    <message>
        <source>{lc} {lc|change|changes}, {tyres} {tyres|tyre|tyres}</source>
        <translation>{lc} Wechsel, {tyres} {tyres|Reifen|Reifen}</translation>
    </message>
    <message>
        <source>{count} {count|test|tests}</source>
        <translation>{count} {count|Probe|Proben}</translation>
    </message>
    <message>
        <source>Explodes with a chance of {odds}.</source>
        <translation>Explodiert mit Wahrscheinlichkeit {odds}.</translation>
    </message>
    <message>
        <source>Drives over {count} {count|wreck|wrecks}: a hard test for each.</source>
        <translation>Fährt über {count} {count|Wrack|Wracks}: je eine schwere Probe.</translation>
    </message>
    <message>
        <source>Picks up {count} nails {count|token|tokens}.</source>
        <translation>Fährt in {count} Nagelmarker.</translation>
    </message>
    <message>
        <source>Hits rock {count} {count|time|times} on the way.</source>
        <translation>Fährt unterwegs {count}-mal gegen Fels.</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; makes no sense here.</source>
        <translation>„{given}“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>There is no car {given}, or it was named before.</source>
        <translation>Es gibt keinen Wagen {given}, oder er wurde schon genannt.</translation>
    </message>
    <message>
        <source>{given} is no place for that.</source>
        <translation>{given} ist kein Feld dafür.</translation>
    </message>
    <message>
        <source>{given} does not lie behind the start line.</source>
        <translation>{given} liegt nicht hinter der Startlinie.</translation>
    </message>
    <message>
        <source>Somebody stands on {given} already.</source>
        <translation>Auf {given} steht schon jemand.</translation>
    </message>
    <message>
        <source>There is no equipment card {given}.</source>
        <translation>Es gibt keine Ausrüstungskarte {given}.</translation>
    </message>
    <message>
        <source>{car} is not next, {next} is.</source>
        <translation>Nicht {car} ist als Nächstes dran, sondern {next}.</translation>
    </message>
    <message>
        <source>{car} has acted in this turn.</source>
        <translation>{car} war in diesem Durchgang schon dran.</translation>
    </message>
    <message>
        <source>{car} was not drawn next.</source>
        <translation>{car} wurde nicht als Nächstes gezogen.</translation>
    </message>
    <message>
        <source>{car} has no equipment card left.</source>
        <translation>{car} hat keine Ausrüstungskarte mehr.</translation>
    </message>
    <message>
        <source>Six equipment cards each, secret. Trade now if you like.</source>
        <translation>Jeder hat sechs geheime Ausrüstungskarten. Wer will, tauscht jetzt.</translation>
    </message>
    <message>
        <source>The starting order is drawn</source>
        <translation>Die Startreihenfolge wird gezogen</translation>
    </message>
    <message>
        <source>{car} lines up on {place}</source>
        <translation>{car} stellt sich auf {place} auf</translation>
    </message>
    <message>
        <source>The other cars line up</source>
        <translation>Die übrigen Wagen stellen sich auf</translation>
    </message>
    <message>
        <source>Level cars roll for the order</source>
        <translation>Gleichauf liegende Wagen würfeln um die Reihenfolge</translation>
    </message>
    <message>
        <source>{car} is to act</source>
        <translation>{car} ist dran</translation>
    </message>
    <message>
        <source>{car} moves the gear lever: {moves}</source>
        <translation>{car} schaltet: {moves}</translation>
    </message>
    <message>
        <source>{car} rolls the driving test</source>
        <translation>{car} würfelt die Fahrprobe</translation>
    </message>
    <message>
        <source>{car} drives {path}</source>
        <translation>{car} fährt {path}</translation>
    </message>
    <message>
        <source>{car} pushes {other}</source>
        <translation>{car} drängt {other} ab</translation>
    </message>
    <message>
        <source>{car} is done</source>
        <translation>{car} ist fertig</translation>
    </message>
    <message>
        <source>{car} plays an equipment card</source>
        <translation>{car} spielt eine Ausrüstungskarte</translation>
    </message>
    <message>
        <source>{car} is declared the winner</source>
        <translation>{car} wird zum Sieger erklärt</translation>
    </message>
    <message>
        <source>{subject}: {property} {from} → {to}</source>
        <translation>{subject}: {property} {from} → {to}</translation>
    </message>
    <message>
        <source>{car} goes from {from} to {to}</source>
        <translation>{car} fährt von {from} nach {to}</translation>
    </message>
    <message>
        <source>{car} lines up on {to}</source>
        <translation>{car} stellt sich auf {to} auf</translation>
    </message>
    <message>
        <source>{car} leaves {from}</source>
        <translation>{car} verlässt {from}</translation>
    </message>
    <message>
        <source>{car}: lever from {from} to {to}</source>
        <translation>{car}: Hebel von {from} auf {to}</translation>
    </message>
    <message>
        <source>{car} races again</source>
        <translation>{car} ist wieder im Rennen</translation>
    </message>
    <message>
        <source>The engine of {car} explodes</source>
        <translation>Der Motor von {car} explodiert</translation>
    </message>
    <message>
        <source>{car} is destroyed</source>
        <translation>{car} ist zerstört</translation>
    </message>
    <message>
        <source>Nails on {place}: {from} → {to}</source>
        <translation>Nägel auf {place}: {from} → {to}</translation>
    </message>
    <message>
        <source>Drawn: {cars}</source>
        <translation>Gezogen: {cars}</translation>
    </message>
    <message>
        <source>The starting order is open again</source>
        <translation>Die Startreihenfolge ist wieder offen</translation>
    </message>
    <message>
        <source>Order of this turn: {cars}</source>
        <translation>Reihenfolge dieses Durchgangs: {cars}</translation>
    </message>
    <message>
        <source>The order of this turn is open</source>
        <translation>Die Reihenfolge dieses Durchgangs ist offen</translation>
    </message>
    <message>
        <source>Turn {to} begins</source>
        <translation>Durchgang {to} beginnt</translation>
    </message>
    <message>
        <source>Through in this turn: {cars}</source>
        <translation>In diesem Durchgang fertig: {cars}</translation>
    </message>
    <message>
        <source>{car} is in its turn</source>
        <translation>{car} ist am Zug</translation>
    </message>
    <message>
        <source>Nobody is in its turn</source>
        <translation>Niemand ist am Zug</translation>
    </message>
    <message>
        <source>{to} wins</source>
        <translation>{to} gewinnt</translation>
    </message>
    <message>
        <source>Nobody has won yet</source>
        <translation>Noch hat niemand gewonnen</translation>
    </message>
    <message>
        <source>{car} pushes {other} away</source>
        <translation>{car} drängt {other} weg</translation>
    </message>
    <message>
        <source>{other} holds against {car}</source>
        <translation>{other} hält gegen {car} stand</translation>
    </message>
    <message>
        <source>{car} wedges {other} in</source>
        <translation>{car} klemmt {other} ein</translation>
    </message>
    <message>
        <source>{car} rams {other} from behind: {tests} {tests|test|tests} each</source>
        <translation>{car} rammt {other} von hinten: je {tests} {tests|Probe|Proben}</translation>
    </message>
    <message>
        <source>{car} hits rock at {speed}</source>
        <translation>{car} prallt mit {speed} gegen Fels</translation>
    </message>
    <message>
        <source>{car} plays {card}</source>
        <translation>{car} spielt {card}</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Hitze</translation>
    </message>
    <message>
        <source>Driving test</source>
        <translation>Fahrprobe</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>Head-on</source>
        <translation>Frontalaufprall</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Abdrängen</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Gegenhalten</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>tyres</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>brakes</source>
        <translation>Bremsen</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>crossings of the finish line</source>
        <translation>Zieldurchfahrten</translation>
    </message>
    <message>
        <source>an equipment card</source>
        <translation>eine Ausrüstungskarte</translation>
    </message>
    <message>
        <source>Spare tyre</source>
        <translation>Ersatzreifen</translation>
    </message>
    <message>
        <source>Spare pads</source>
        <translation>Ersatzbeläge</translation>
    </message>
    <message>
        <source>Nitro bottle</source>
        <translation>Nitroflasche</translation>
    </message>
    <message>
        <source>Scrap plate</source>
        <translation>Schrottplatte</translation>
    </message>
    <message>
        <source>Coolant</source>
        <translation>Kühlmittel</translation>
    </message>
    <message>
        <source>Big radiator</source>
        <translation>Großer Kühler</translation>
    </message>
    <message>
        <source>Nails</source>
        <translation>Nägel</translation>
    </message>
    <message>
        <source>Ram bars</source>
        <translation>Rammbügel</translation>
    </message>
    <message>
        <source>Spiked hubs</source>
        <translation>Stachelnaben</translation>
    </message>
    <message>
        <source>Skid plate</source>
        <translation>Unterfahrschutz</translation>
    </message>
    <message>
        <source>Co-driver</source>
        <translation>Beifahrer</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Ruhige Hände</translation>
    </message>
    <message>
        <source>Roll cage</source>
        <translation>Überrollkäfig</translation>
    </message>
    <message>
        <source>Bumper</source>
        <translation>Stoßstange</translation>
    </message>
    <message>
        <source>Tow hook</source>
        <translation>Abschlepphaken</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Racing fuel</source>
        <translation>Rennbenzin</translation>
    </message>
    <message>
        <source>Jammer</source>
        <translation>Störsender</translation>
    </message>
    <message>
        <source>Before the race: who starts where?</source>
        <translation>Vor dem Rennen: Wer startet wo?</translation>
    </message>
    <message>
        <source>Turn {turn}: the order is open</source>
        <translation>Durchgang {turn}: Die Reihenfolge ist offen</translation>
    </message>
    <message>
        <source>Turn {turn}, {car} to act</source>
        <translation>Durchgang {turn}, {car} ist dran</translation>
    </message>
    <message>
        <source>{car} has won</source>
        <translation>{car} hat gewonnen</translation>
    </message>
    <message>
        <source>Nobody has reached the finish</source>
        <translation>Niemand hat das Ziel erreicht</translation>
    </message>
    <message>
        <source>first across the finish line</source>
        <translation>zuerst über der Ziellinie</translation>
    </message>
    <message>
        <source>no car is left in the race</source>
        <translation>kein Wagen ist mehr im Rennen</translation>
    </message>
    <message>
        <source>The engine of {car} has exploded on {place}.</source>
        <translation>Der Motor von {car} ist auf {place} explodiert.</translation>
    </message>
    <message>
        <source>{car} lies destroyed on {place}.</source>
        <translation>{car} liegt zerstört auf {place}.</translation>
    </message>
    <message>
        <source>{car} has neither lane change nor tyre left, and there is an obstacle straight ahead.</source>
        <translation>{car} hat weder Spurwechsel noch Reifen übrig, und geradeaus liegt ein Hindernis.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Durchgang {turn}</translation>
    </message>
    <message>
        <source>wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>on {place}</source>
        <translation>auf {place}</translation>
    </message>
    <message>
        <source>waits for its place on the grid</source>
        <translation>wartet auf den Startplatz</translation>
    </message>
    <message>
        <source>Gear lever</source>
        <translation>Schalthebel</translation>
    </message>
    <message>
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{speed} km/h</source>
        <translation>{speed} km/h</translation>
    </message>
    <message>
        <source>Driving dice</source>
        <translation>Fahrwürfel</translation>
    </message>
    <message>
        <source>none, lane changes are free</source>
        <translation>keine, Spurwechsel sind frei</translation>
    </message>
    <message>
        <source>{count}, the highest counts</source>
        <translation>{count}, der höchste zählt</translation>
    </message>
    <message>
        <source>{count}, the lowest counts</source>
        <translation>{count}, der niedrigste zählt</translation>
    </message>
    <message>
        <source>none, and no lane change</source>
        <translation>keine, und kein Spurwechsel</translation>
    </message>
    <message>
        <source>Points left</source>
        <translation>Punkte übrig</translation>
    </message>
    <message>
        <source>Lane changes left</source>
        <translation>Spurwechsel übrig</translation>
    </message>
    <message>
        <source>{count}</source>
        <translation>{count}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>racing</source>
        <translation>im Rennen</translation>
    </message>
    <message>
        <source>exploded</source>
        <translation>explodiert</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>ranks to go</source>
        <translation>Reihen bis ins Ziel</translation>
    </message>
    <message>
        <source>The grid</source>
        <translation>Die Startaufstellung</translation>
    </message>
    <message>
        <source>Order of the turn</source>
        <translation>Reihenfolge des Durchgangs</translation>
    </message>
    <message>
        <source>a ram from behind</source>
        <translation>ein Rammstoß von hinten</translation>
    </message>
    <message>
        <source>{car} survives with {percent} %.</source>
        <translation>{car} übersteht es mit {percent} %.</translation>
    </message>
    <message>
        <source>Straight on there is rock after {count} {count|step|steps}, with {points} {points|point|points} left.</source>
        <translation>Geradeaus kommt nach {count} {count|Schritt|Schritten} Fels, mit noch {points} {points|Punkt|Punkten}.</translation>
    </message>
    <message>
        <source>Straight on there is {car} after {count} {count|step|steps}, with {points} {points|point|points} left.</source>
        <translation>Geradeaus steht nach {count} {count|Schritt|Schritten} {car}, mit noch {points} {points|Punkt|Punkten}.</translation>
    </message>
    <message>
        <source>a push that was resisted</source>
        <translation>misslungenes Abdrängen</translation>
    </message>
    <message>
        <source>a push</source>
        <translation>Abdrängen</translation>
    </message>
    <message>
        <source>a head-on with rock</source>
        <translation>ein Frontalaufprall</translation>
    </message>
    <message>
        <source>a wreck on the way</source>
        <translation>ein Wrack auf dem Weg</translation>
    </message>
    <message>
        <source>the heat of the engine</source>
        <translation>die Hitze des Motors</translation>
    </message>
    <message>
        <source>Armour lost</source>
        <translation>Verlorene Panzerung</translation>
    </message>
    <message>
        <source>Armour tokens that each car has lost, turn by turn.</source>
        <translation>Panzermarker, die jeder Wagen verloren hat, nach Durchgängen.</translation>
    </message>
    <message>
        <source>Armour lost in this turn</source>
        <translation>In diesem Durchgang verlorene Panzerung</translation>
    </message>
    <message>
        <source>Armour tokens that were lost in each turn.</source>
        <translation>Panzermarker, die in jedem Durchgang verloren gingen.</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Abdrängen</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Reifen</translation>
    </message>
    <message>
        <source>Brakes</source>
        <translation>Bremsen</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>{brakes} {brakes|brake|brakes}</source>
        <translation>{brakes} {brakes|Bremse|Bremsen}</translation>
    </message>
    <message>
        <source>{turbo} turbo</source>
        <translation>{turbo} Turbo</translation>
    </message>
    <message>
        <source>{lc} {lc|change|changes}</source>
        <translation>{lc} {lc|Wechsel|Wechsel}</translation>
    </message>
    <message>
        <source>{car} moves the lever: {moves}</source>
        <translation>{car} bewegt den Hebel: {moves}</translation>
    </message>
    <message>
        <source>{car} drives {path}, with {allowance} from the driving test</source>
        <translation>{car} fährt {path}, mit {allowance} aus der Fahrprobe</translation>
    </message>
    <message>
        <source>{car} rams {other}</source>
        <translation>{car} rammt {other}</translation>
    </message>
    <message>
        <source>{car} acts before {other}</source>
        <translation>{car} ist vor {other} am Zug</translation>
    </message>
    <message>
        <source>{car} wins</source>
        <translation>{car} gewinnt</translation>
    </message>
    <message>
        <source>What is claimed?</source>
        <translation>Was wird behauptet?</translation>
    </message>
    <message>
        <source>What is claimed of {car}?</source>
        <translation>Was wird von {car} behauptet?</translation>
    </message>
    <message>
        <source>Which car is it about?</source>
        <translation>Um welchen Wagen geht es?</translation>
    </message>
    <message>
        <source>How does {car} move the lever? As in +t, b, g4.</source>
        <translation>Wie bewegt {car} den Hebel? Etwa +t, b, g4.</translation>
    </message>
    <message>
        <source>Which way does {car} drive? As in 3,l,7.</source>
        <translation>Welchen Weg fährt {car}? Etwa 3,l,7.</translation>
    </message>
    <message>
        <source>What did the driving test of {car} give?</source>
        <translation>Was hat die Fahrprobe von {car} ergeben?</translation>
    </message>
    <message>
        <source>Whom does {car} push?</source>
        <translation>Wen drängt {car} ab?</translation>
    </message>
    <message>
        <source>Whom does {car} ram?</source>
        <translation>Wen rammt {car}?</translation>
    </message>
    <message>
        <source>Before whom does {car} act?</source>
        <translation>Vor wem ist {car} am Zug?</translation>
    </message>
    <message>
        <source>a lever move</source>
        <translation>eine Hebelbewegung</translation>
    </message>
    <message>
        <source>a drive</source>
        <translation>eine Fahrt</translation>
    </message>
    <message>
        <source>a ram</source>
        <translation>ein Rammstoß</translation>
    </message>
    <message>
        <source>who acts first</source>
        <translation>wer zuerst dran ist</translation>
    </message>
    <message>
        <source>a win</source>
        <translation>ein Sieg</translation>
    </message>
    <message>
        <source>{moves}</source>
        <translation>{moves}</translation>
    </message>
    <message>
        <source>{count} straight ahead</source>
        <translation>{count} geradeaus</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is neither a car nor a claim: lever, drives, pushes, rams, before, wins</source>
        <translation>„{given}“ ist weder ein Wagen noch eine Behauptung: lever, drives, pushes, rams, before, wins</translation>
    </message>
    <message>
        <source>Only a drive has a driving test, not &quot;{given}&quot;</source>
        <translation>Nur eine Fahrt hat eine Fahrprobe, nicht „{given}“</translation>
    </message>
    <message>
        <source>There is no car &quot;{given}&quot;</source>
        <translation>Einen Wagen „{given}“ gibt es nicht</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; can&apos;t be both cars</source>
        <translation>„{given}“ kann nicht beide Wagen sein</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no lever move such as +, -, g4, b, t</source>
        <translation>„{given}“ ist keine Hebelbewegung wie +, -, g4, b, t</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no way such as 3,l,7</source>
        <translation>„{given}“ ist kein Weg wie 3,l,7</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no number of lane changes from 0 to 18</source>
        <translation>„{given}“ ist keine Zahl von Spurwechseln von 0 bis 18</translation>
    </message>
    <message>
        <source>This claim can&apos;t be read: {reason}</source>
        <translation>Diese Behauptung ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>The race has not begun for {car}.</source>
        <translation>Für {car} hat das Rennen noch nicht begonnen.</translation>
    </message>
    <message>
        <source>{car} is out of the race.</source>
        <translation>{car} ist aus dem Rennen.</translation>
    </message>
    <message>
        <source>{car} was the first across the line, which ended the race on the spot.</source>
        <translation>{car} war als Erster über der Linie; damit war das Rennen sofort vorbei.</translation>
    </message>
    <message>
        <source>All cars are placed on the grid first.</source>
        <translation>Erst stehen alle Wagen in der Startaufstellung.</translation>
    </message>
    <message>
        <source>It is the turn of {other}; this is judged as if {car} were acting.</source>
        <translation>{other} ist am Zug; geurteilt ist, als wäre {car} dran.</translation>
    </message>
    <message>
        <source>Yes: {moves} takes the lever of {car} to {bubble}.</source>
        <translation>Ja: {moves} bringt den Hebel von {car} auf {bubble}.</translation>
    </message>
    <message>
        <source>No: move {number} of {car} ({move}) is not allowed.</source>
        <translation>Nein: Bewegung {number} von {car} ({move}) ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>A line leads there each time; the speed is {speed}, the move has {points} {points|point|points}.</source>
        <translation>Jedes Mal führt eine Linie dorthin; das Tempo ist {speed}, die Fahrt hat {points} {points|Punkt|Punkte}.</translation>
    </message>
    <message>
        <source>{brakes} brake {brakes|token pays|tokens pay} for as many steps down beside the normal action.</source>
        <translation>{brakes} {brakes|Bremsmarke bezahlt|Bremsmarken bezahlen} ebenso viele Schritte abwärts neben der normalen Aktion.</translation>
    </message>
    <message>
        <source>One turbo token pays for one more step up, right after the acceleration.</source>
        <translation>Eine Turbomarke bezahlt einen weiteren Schritt aufwärts, gleich nach dem Beschleunigen.</translation>
    </message>
    <message>
        <source>Each coloured bubble tests at once, with {dice} {dice|die|dice} in all: P(no rise) = {calm}.</source>
        <translation>Jedes farbige Feld wird sofort geprüft, mit zusammen {dice} {dice|Würfel|Würfeln}: P(kein Anstieg) = {calm}.</translation>
    </message>
    <message>
        <source>The engine may explode, with probability {explosion}; what was not done by then is not done.</source>
        <translation>Der Motor kann explodieren, mit Wahrscheinlichkeit {explosion}; was bis dahin nicht getan ist, entfällt.</translation>
    </message>
    <message>
        <source>{moves} to {bubble}, speed {speed}</source>
        <translation>{moves} auf {bubble}, Tempo {speed}</translation>
    </message>
    <message>
        <source>Yes: {car} can drive so and ends on {place}.</source>
        <translation>Ja: {car} kann so fahren und endet auf {place}.</translation>
    </message>
    <message>
        <source>Yes, whatever the driving test gives: {car} ends on {place}.</source>
        <translation>Ja, was die Fahrprobe auch ergibt: {car} endet auf {place}.</translation>
    </message>
    <message>
        <source>It depends on the driving test: {car} needs {least} or more to end on {place}.</source>
        <translation>Das hängt von der Fahrprobe ab: {car} braucht {least} oder mehr, um auf {place} zu enden.</translation>
    </message>
    <message>
        <source>No: that way needs {need} lane changes, more than {car} can have.</source>
        <translation>Nein: dieser Weg braucht {need} Spurwechsel, mehr als {car} haben kann.</translation>
    </message>
    <message>
        <source>No: {car} can&apos;t drive so.</source>
        <translation>Nein: So kann {car} nicht fahren.</translation>
    </message>
    <message>
        <source>No: {car} does not get to {place} so.</source>
        <translation>Nein: So kommt {car} nicht auf {place}.</translation>
    </message>
    <message>
        <source>The test gave {count} lane {count|change|changes}, and the car has {tyres} {tyres|tyre|tyres}.</source>
        <translation>Die Probe ergab {count} Spurwechsel, und der Wagen hat {tyres} Reifen.</translation>
    </message>
    <message>
        <source>At 50 or less lane changes cost nothing.</source>
        <translation>Bis 50 kosten Spurwechsel nichts.</translation>
    </message>
    <message>
        <source>It takes {count} lane {count|change|changes} of what the test gave.</source>
        <translation>Das braucht {count} Spurwechsel von dem, was die Probe ergab.</translation>
    </message>
    <message>
        <source>It takes {count} lane {count|change|changes} of what the test gave, then {tyres} {tyres|tyre|tyres}.</source>
        <translation>Das braucht {count} Spurwechsel von dem, was die Probe ergab, dann {tyres} Reifen.</translation>
    </message>
    <message>
        <source>All movement points are spent, as they have to be.</source>
        <translation>Alle Bewegungspunkte sind verbraucht, wie es sein muss.</translation>
    </message>
    <message>
        <source>This table lets a move end early, here with {count} {count|point|points} left.</source>
        <translation>An diesem Tisch darf eine Fahrt früher enden, hier mit {count} {count|Punkt|Punkten} übrig.</translation>
    </message>
    <message>
        <source>The step over the line wins at once; points that are left no longer count.</source>
        <translation>Der Schritt über die Linie gewinnt sofort; übrige Punkte zählen nicht mehr.</translation>
    </message>
    <message>
        <source>With {points} {points|point|points} left, both cars make {count} {count|test|tests} of armour.</source>
        <translation>Mit {points} {points|Punkt|Punkten} übrig machen beide Wagen {count} {count|Panzerprobe|Panzerproben}.</translation>
    </message>
    <message>
        <source>After a head-on the car may stay where it is.</source>
        <translation>Nach einem Aufprall darf der Wagen bleiben, wo er ist.</translation>
    </message>
    <message>
        <source>It drives onto {count} {count|wreck|wrecks}, a hard test each; alive in the end: {odds}.</source>
        <translation>Es geht über {count} {count|Wrack|Wracks}, je eine schwere Probe; am Ende dabei: {odds}.</translation>
    </message>
    <message>
        <source>It hits rock {count} {count|time|times}; alive in the end: {odds}.</source>
        <translation>Es prallt {count}-mal auf Fels; am Ende dabei: {odds}.</translation>
    </message>
    <message>
        <source>The pushes have to fall as claimed; each succeeds with {odds}.</source>
        <translation>Das Abdrängen muss ausgehen wie behauptet; es gelingt jedes Mal mit {odds}.</translation>
    </message>
    <message>
        <source>Even a 1 is enough, with {tyres} {tyres|tyre|tyres} for what is missing.</source>
        <translation>Schon eine 1 reicht, mit {tyres} Reifen für das, was fehlt.</translation>
    </message>
    <message>
        <source>The way needs {need} lane {need|change|changes}; with {need} or more no tyre goes for them.</source>
        <translation>Der Weg braucht {need} Spurwechsel; ab {need} geht dafür kein Reifen drauf.</translation>
    </message>
    <message>
        <source>With {tyres} {tyres|tyre|tyres} to pay for what is missing, {least} or more is enough: {odds}.</source>
        <translation>Mit {tyres} Reifen für das, was fehlt, reicht {least} oder mehr: {odds}.</translation>
    </message>
    <message>
        <source>A test gives 6 at most, and {tyres} {tyres|tyre does|tyres do} not make up for the rest.</source>
        <translation>Eine Probe ergibt höchstens 6, und {tyres} Reifen gleichen den Rest nicht aus.</translation>
    </message>
    <message>
        <source>At 50 or less there is no driving test, so what it gave has no say.</source>
        <translation>Bis 50 gibt es keine Fahrprobe; was sie ergab, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>The car drives already: {count} lane {count|change is|changes are} left, whatever is claimed.</source>
        <translation>Der Wagen fährt schon: {count} Spurwechsel sind übrig, was auch behauptet wird.</translation>
    </message>
    <message>
        <source>{path}, ending on {place}</source>
        <translation>{path}, endet auf {place}</translation>
    </message>
    <message>
        <source>{path}, ending on {place}, if the test gives {count} or more ({odds})</source>
        <translation>{path}, endet auf {place}, wenn die Probe {count} oder mehr ergibt ({odds})</translation>
    </message>
    <message>
        <source>The same way, with {count} from the test</source>
        <translation>Derselbe Weg, mit {count} aus der Probe</translation>
    </message>
    <message>
        <source>Yes: {car} may push {other}, and succeeds with {odds}.</source>
        <translation>Ja: {car} darf {other} abdrängen, und es gelingt mit {odds}.</translation>
    </message>
    <message>
        <source>Not from here, but on its way: from {place} {car} could push {other}.</source>
        <translation>Nicht von hier, aber unterwegs: von {place} aus könnte {car} {other} abdrängen.</translation>
    </message>
    <message>
        <source>No: {car} can&apos;t push {other}.</source>
        <translation>Nein: {car} kann {other} nicht abdrängen.</translation>
    </message>
    <message>
        <source>{other} stands diagonally ahead of {car}.</source>
        <translation>{other} steht schräg vor {car}.</translation>
    </message>
    <message>
        <source>{other} stands beside {car}.</source>
        <translation>{other} steht neben {car}.</translation>
    </message>
    <message>
        <source>The better of two dice has to beat the one of {other}: {odds}.</source>
        <translation>Der bessere von zwei Würfeln muss den einen von {other} schlagen: {odds}.</translation>
    </message>
    <message>
        <source>If it succeeds, {other} goes to {place}; one test of armour each.</source>
        <translation>Gelingt es, kommt {other} auf {place}; je eine Panzerprobe.</translation>
    </message>
    <message>
        <source>If it succeeds, {other} is wedged against {third} and nobody moves: one test, two for {other}, one for {third}.</source>
        <translation>Gelingt es, wird {other} gegen {third} geklemmt und niemand bewegt sich: eine Probe, zwei für {other}, eine für {third}.</translation>
    </message>
    <message>
        <source>If it succeeds, {other} is wedged against the wreck on {place}: one test, two for {other}.</source>
        <translation>Gelingt es, wird {other} gegen das Wrack auf {place} geklemmt: eine Probe, zwei für {other}.</translation>
    </message>
    <message>
        <source>If it succeeds, {other} is wedged against rock and nobody moves: one test, two for {other}.</source>
        <translation>Gelingt es, wird {other} gegen den Fels geklemmt und niemand bewegt sich: eine Probe, zwei für {other}.</translation>
    </message>
    <message>
        <source>If it fails, both stay and test once each.</source>
        <translation>Misslingt es, bleiben beide und machen je eine Probe.</translation>
    </message>
    <message>
        <source>{other} is straight ahead: that is a ram, not a push.</source>
        <translation>{other} ist geradeaus: Das ist ein Rammstoß, kein Abdrängen.</translation>
    </message>
    <message>
        <source>A push may come at any time of the move, so also from {place} with {count} {count|point|points} left, if the lane changes suffice.</source>
        <translation>Abdrängen geht jederzeit während der Fahrt, also auch von {place} mit {count} {count|Punkt|Punkten} übrig, wenn die Spurwechsel reichen.</translation>
    </message>
    <message>
        <source>{car} pushes {other}.</source>
        <translation>{car} drängt {other} ab.</translation>
    </message>
    <message>
        <source>Yes: {car} can ram {other}, with {count} {count|test|tests} each.</source>
        <translation>Ja: {car} kann {other} rammen, mit je {count} {count|Probe|Proben}.</translation>
    </message>
    <message>
        <source>It depends on the driving test: with {least} or more {car} can ram {other}, {count} {count|test|tests} each.</source>
        <translation>Das hängt von der Fahrprobe ab: ab {least} kann {car} {other} rammen, je {count} {count|Probe|Proben}.</translation>
    </message>
    <message>
        <source>No: {car} can&apos;t ram {other}.</source>
        <translation>Nein: {car} kann {other} nicht rammen.</translation>
    </message>
    <message>
        <source>From {place} {other} is straight ahead, and ramming on purpose is legal even if a lane is free.</source>
        <translation>Von {place} aus ist {other} geradeaus, und absichtlich zu rammen ist erlaubt, auch wenn eine Spur frei ist.</translation>
    </message>
    <message>
        <source>{car} stays behind {other}, and the rest of its points are lost.</source>
        <translation>{car} bleibt hinter {other}, und die übrigen Punkte verfallen.</translation>
    </message>
    <message>
        <source>{car} survives with probability {own}, {other} with {others}.</source>
        <translation>{car} übersteht es mit Wahrscheinlichkeit {own}, {other} mit {others}.</translation>
    </message>
    <message>
        <source>At 180 no dice are rolled and no lane change is given; only tyres pay for them.</source>
        <translation>Bei 180 wird nicht gewürfelt, und es gibt keinen Spurwechsel; nur Reifen bezahlen ihn.</translation>
    </message>
    <message>
        <source>{other} is a wreck: driving onto it is one hard test and no ram.</source>
        <translation>{other} ist ein Wrack: Hinüberfahren ist eine schwere Probe und kein Rammstoß.</translation>
    </message>
    <message>
        <source>No way that {car} can drive leads straight into {other}.</source>
        <translation>Kein Weg, den {car} fahren kann, führt geradeaus auf {other}.</translation>
    </message>
    <message>
        <source>{other} is in contact at the side: it is pushed, not rammed.</source>
        <translation>{other} steht seitlich in Berührung: Das ist ein Abdrängen, kein Rammstoß.</translation>
    </message>
    <message>
        <source>{car} rams {other}.</source>
        <translation>{car} rammt {other}.</translation>
    </message>
    <message>
        <source>{car} acts before {other}.</source>
        <translation>{car} ist vor {other} am Zug.</translation>
    </message>
    <message>
        <source>It is open whether {car} or {other} acts first.</source>
        <translation>Es ist offen, ob {car} oder {other} zuerst am Zug ist.</translation>
    </message>
    <message>
        <source>{car} has no turn any more.</source>
        <translation>{car} hat keinen Zug mehr.</translation>
    </message>
    <message>
        <source>The starting order has not been drawn.</source>
        <translation>Die Startfolge ist noch nicht ausgelost.</translation>
    </message>
    <message>
        <source>The order was settled when the turn began, and stays for the whole turn.</source>
        <translation>Die Reihenfolge stand zu Beginn des Durchgangs fest und bleibt für den ganzen Durchgang.</translation>
    </message>
    <message>
        <source>{car} is {count} {count|row|rows} ahead of {other}, and who is in front begins.</source>
        <translation>{car} ist {count} {count|Reihe|Reihen} vor {other}, und wer vorn ist, beginnt.</translation>
    </message>
    <message>
        <source>They are level; at {speed} {car} is faster than {other} at {otherSpeed}.</source>
        <translation>Sie sind gleichauf; mit {speed} ist {car} schneller als {other} mit {otherSpeed}.</translation>
    </message>
    <message>
        <source>They are level and equally fast; in the first turn the earlier draw decides.</source>
        <translation>Sie sind gleichauf und gleich schnell; im ersten Durchgang entscheidet das frühere Los.</translation>
    </message>
    <message>
        <source>They are level and equally fast: one die each, the higher acts first.</source>
        <translation>Sie sind gleichauf und gleich schnell: je ein Würfel, der höhere ist zuerst dran.</translation>
    </message>
    <message>
        <source>They are level; in the first turn the earlier draw decides.</source>
        <translation>Sie sind gleichauf; im ersten Durchgang entscheidet das frühere Los.</translation>
    </message>
    <message>
        <source>They are level: one die each, the higher acts first.</source>
        <translation>Sie sind gleichauf: je ein Würfel, der höhere ist zuerst dran.</translation>
    </message>
    <message>
        <source>Cars are level: who rolls highest goes first. {count} dice, in the order of the cars.</source>
        <translation>Wagen liegen gleichauf: Wer höher wirft, beginnt. {count} Würfel, in der Reihenfolge der Wagen.</translation>
    </message>
    <message>
        <source>Yes: {car} has won.</source>
        <translation>Ja: {car} hat gewonnen.</translation>
    </message>
    <message>
        <source>Yes: {car} can win with this move.</source>
        <translation>Ja: {car} kann mit dieser Fahrt gewinnen.</translation>
    </message>
    <message>
        <source>It depends on the driving test: with {least} or more {car} can win now.</source>
        <translation>Das hängt von der Fahrprobe ab: ab {least} kann {car} jetzt gewinnen.</translation>
    </message>
    <message>
        <source>It depends on the lever: with {moves} the line is within reach of {car}.</source>
        <translation>Das hängt vom Hebel ab: mit {moves} ist die Linie für {car} erreichbar.</translation>
    </message>
    <message>
        <source>Not yet: {car} is alone in the race, but still has to cross the line.</source>
        <translation>Noch nicht: {car} ist allein im Rennen, muss aber noch über die Linie.</translation>
    </message>
    <message>
        <source>No: {car} does not win.</source>
        <translation>Nein: {car} gewinnt nicht.</translation>
    </message>
    <message>
        <source>{car} has crossed the finish line {crossings} {crossings|time|times}; crossing number {winning} wins.</source>
        <translation>{car} war {crossings}-mal über der Ziellinie; Überfahrt Nummer {winning} gewinnt.</translation>
    </message>
    <message>
        <source>With the {points} {points|point|points} of this move it does not get over the line.</source>
        <translation>Mit den {points} {points|Punkt|Punkten} dieser Fahrt kommt es nicht über die Linie.</translation>
    </message>
    <message>
        <source>The lever may still be moved: {bubble} gives {speed}.</source>
        <translation>Der Hebel darf noch bewegt werden: {bubble} bringt {speed}.</translation>
    </message>
    <message>
        <source>Who is left alone still has to cross the line, unless the table declares it the winner.</source>
        <translation>Wer allein übrig ist, muss noch über die Linie, außer der Tisch erklärt ihn zum Sieger.</translation>
    </message>
    <message>
        <source>{car} is the only one left, and this table lets the last one win.</source>
        <translation>{car} ist als Einziger übrig, und an diesem Tisch gewinnt der Letzte.</translation>
    </message>
    <message>
        <source>The course has no finish line.</source>
        <translation>Die Strecke hat keine Ziellinie.</translation>
    </message>
    <message>
        <source>No car is left in the race, so nobody wins.</source>
        <translation>Kein Wagen ist mehr im Rennen, also gewinnt niemand.</translation>
    </message>
    <message>
        <source>There is one winner and no other place.</source>
        <translation>Es gibt einen Sieger und keine weiteren Plätze.</translation>
    </message>
    <message>
        <source>{car} leaves the gear lever alone</source>
        <translation>{car} lässt den Schalthebel stehen</translation>
    </message>
    <message>
        <source>Nobody is through in this turn yet</source>
        <translation>In diesem Durchgang ist noch niemand fertig</translation>
    </message>
    <message>
        <source>{car}: lever moves so far {moves}</source>
        <translation>{car}: Hebel bisher {moves}</translation>
    </message>
    <message>
        <source>{car}: {points} {points|point|points} left, lane changes are free</source>
        <translation>{car}: noch {points} {points|Punkt|Punkte}, Spurwechsel sind frei</translation>
    </message>
    <message>
        <source>{car}: {points} {points|point|points} and {lanes} {lanes|lane change|lane changes} left</source>
        <translation>{car}: noch {points} {points|Punkt|Punkte} und {lanes} Spurwechsel</translation>
    </message>
    <message>
        <source>{what}: {faces}</source>
        <translation>{what}: {faces}</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}</source>
        <translation>{what}: Die App hat {faces} gewürfelt</translation>
    </message>
    <message>
        <source>{what}: {faces}, {total} {total|miss|misses}</source>
        <translation>{what}: {faces}, {total} {total|Fehlwurf|Fehlwürfe}</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}, {total} {total|miss|misses}</source>
        <translation>{what}: Die App hat {faces} gewürfelt, {total} {total|Fehlwurf|Fehlwürfe}</translation>
    </message>
    <message>
        <source>{what}: {faces}, {total} {total|lane change|lane changes}</source>
        <translation>{what}: {faces}, {total} Spurwechsel</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}, {total} {total|lane change|lane changes}</source>
        <translation>{what}: Die App hat {faces} gewürfelt, {total} Spurwechsel</translation>
    </message>
    <message>
        <source>{what}: {faces}, {total} armour lost</source>
        <translation>{what}: {faces}, {total} Panzerung verloren</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}, {total} armour lost</source>
        <translation>{what}: Die App hat {faces} gewürfelt, {total} Panzerung verloren</translation>
    </message>
    <message>
        <source>{what}: {faces}, the {total} counts</source>
        <translation>{what}: {faces}, die {total} zählt</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}, the {total} counts</source>
        <translation>{what}: Die App hat {faces} gewürfelt, die {total} zählt</translation>
    </message>
    <message>
        <source>{car} leaves the lever alone</source>
        <translation>{car} lässt den Hebel stehen</translation>
    </message>
    <message>
        <source>Yes: {car} may leave its lever on {bubble}.</source>
        <translation>Ja: {car} darf den Hebel auf {bubble} lassen.</translation>
    </message>
    <message>
        <source>None of the actions has to be taken; the speed is {speed}, the move has {points} {points|point|points}.</source>
        <translation>Keine der Aktionen ist Pflicht; das Tempo ist {speed}, die Fahrt hat {points} {points|Punkt|Punkte}.</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
</context>
<context>
    <name>Salvage</name>
    <message>
        <source>entry %1 was lost: %2</source>
        <translation>Eintrag %1 ging verloren: %2</translation>
    </message>
    <message>
        <source>entry %1 does not fit what is left: %2</source>
        <translation>Eintrag %1 passt nicht zu dem, was übrig ist: %2</translation>
    </message>
    <message>
        <source>the table as the file remembers it after what was lost</source>
        <translation>der Tisch nach dem Verlorenen, wie ihn die Datei noch kennt</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>er ist nicht lesbar</translation>
    </message>
    <message>
        <source>its seal does not match</source>
        <translation>sein Siegel passt nicht</translation>
    </message>
    <message>
        <source>the set-up may have been changed; compare it with the table</source>
        <translation>der Aufbau wurde vielleicht verändert; mit dem Tisch vergleichen</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, how much</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place</comment>
        <extracomment>Somebody&apos;s place in a race</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>on the road or in play</comment>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>first</source>
        <comment>first player</comment>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>SectionTool</name>
    <message>
        <source>Drag: bend and lengthen this section</source>
        <translation>Ziehen: diesen Abschnitt biegen und verlängern</translation>
    </message>
    <message>
        <source>Drag: more or fewer sectors</source>
        <translation>Ziehen: mehr oder weniger Sektoren</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation>1 Sektor</translation>
    </message>
    <message numerus="yes">
        <source>%n sectors</source>
        <translation>
            <numerusform>%n Sektor</numerusform>
            <numerusform>%n Sektoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns %1°, sectors %2 lanes long</source>
        <translation>Kurve %1°, Sektoren %2 Spuren lang</translation>
    </message>
    <message>
        <source>Turns %1°</source>
        <translation>Kurve %1°</translation>
    </message>
    <message>
        <source>%1, section %2</source>
        <extracomment>On the canvas: a space and the section that it is in</extracomment>
        <translation>%1, Abschnitt %2</translation>
    </message>
</context>
<context>
    <name>SplitTool</name>
    <message>
        <source>A section begins at sector %1</source>
        <translation>Ein Abschnitt beginnt mit Sektor %1</translation>
    </message>
</context>
<context>
    <name>Sql</name>
    <message>
        <source>another program holds it</source>
        <translation>ein anderes Programm hält die Datei fest</translation>
    </message>
    <message>
        <source>it is too large for this machine&apos;s memory</source>
        <translation>die Datei ist zu groß für den Speicher dieses Rechners</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>the disk failed</source>
        <translation>der Datenträger hat versagt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>unknown database error</source>
        <translation>unbekannter Datenbankfehler</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>&quot;{given}&quot; is none of the answers</source>
        <translation>„{given}“ ist keine der Antworten</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is named twice</source>
        <translation>„{given}“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; are too few: at least {count}</source>
        <translation>„{given}“ sind zu wenige: mindestens {count}</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; are too many: at most {count}</source>
        <translation>„{given}“ sind zu viele: höchstens {count}</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is not a number</source>
        <translation>„{given}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>{given} is too little: at least {count}</source>
        <translation>{given} ist zu wenig: mindestens {count}</translation>
    </message>
    <message>
        <source>{given} is too much: at most {count}</source>
        <translation>{given} ist zu viel: höchstens {count}</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; is no face of that die</source>
        <translation>„{given}“ ist keine Seite dieses Würfels</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; are more faces than dice</source>
        <translation>„{given}“ sind mehr Augen als Würfel</translation>
    </message>
    <message>
        <source>&quot;{given}&quot; are too few faces: {count} to come</source>
        <translation>„{given}“ sind zu wenige Würfel: {count} fehlen noch</translation>
    </message>
    <message>
        <source>a total is not enough here: every face counts</source>
        <translation>eine Summe reicht hier nicht: Jede Seite zählt</translation>
    </message>
    <message>
        <source>no roll of these dice makes {given}</source>
        <translation>kein Wurf dieser Würfel ergibt {given}</translation>
    </message>
    <message>
        <source>these dice are rolled on the table</source>
        <translation>diese Würfel werden am Tisch geworfen</translation>
    </message>
    <message>
        <source>{what}: {faces}</source>
        <translation>{what}: {faces}</translation>
    </message>
    <message>
        <source>{what}: {faces}, together {total}</source>
        <translation>{what}: {faces}, zusammen {total}</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}</source>
        <translation>{what}: Die App hat {faces} gewürfelt</translation>
    </message>
    <message>
        <source>{what}: the app rolled {faces}, together {total}</source>
        <translation>{what}: Die App hat {faces} gewürfelt, zusammen {total}</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>As it is printed: {what}</source>
        <translation>Wie es gedruckt ist: {what}</translation>
    </message>
    <message>
        <source>{what}: {to}, not {from}</source>
        <translation>{what}: {to}, nicht {from}</translation>
    </message>
    <message>
        <source>{what}: {to}</source>
        <translation>{what}: {to}</translation>
    </message>
    <message>
        <source>{what}: without {from}</source>
        <translation>{what}: ohne {from}</translation>
    </message>
    <message>
        <source>{what}: otherwise</source>
        <translation>{what}: anders</translation>
    </message>
    <message>
        <source>it is part of how this game began</source>
        <translation>damit hat diese Partie begonnen</translation>
    </message>
    <message>
        <source>stays &quot;{what}&quot; as long as it races</source>
        <translation>bleibt „{what}“, solange der Wagen im Rennen ist</translation>
    </message>
    <message>
        <source>lie on the table already: no card comes or goes</source>
        <translation>liegen schon auf dem Tisch: Keine Karte kommt dazu, keine geht weg</translation>
    </message>
    <message>
        <source>stays &quot;{what}&quot;, {count} in the deck, as long as it lies on the table</source>
        <translation>bleibt „{what}“, {count}-mal im Stapel, solange die Karte auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>stay as many as they are as long as the tile lies on the road: all in front of it would move</source>
        <translation>bleiben so viele, wie sie sind, solange das Teil auf der Straße liegt: Alles davor würde sich verschieben</translation>
    </message>
    <message>
        <source>lie there already, one behind the other</source>
        <translation>liegen schon da, eins hinter dem anderen</translation>
    </message>
    <message>
        <source>would have other spaces than the course that is driven on, and everything on it would move</source>
        <translation>hätte andere Felder als die Strecke, auf der gefahren wird, und alles darauf würde sich verschieben</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>stays as it is: this table knows it by that</source>
        <translation>bleibt, wie es ist: Daran erkennt es dieser Tisch</translation>
    </message>
    <message>
        <source>too much at once for a game that is played</source>
        <translation>zu viel auf einmal für eine laufende Partie</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>No game is open.</source>
        <translation>Keine Partie geöffnet.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>consequences of an entry</comment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>by the whole table</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>by the whole table</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Replay, entry %1 of %2: %3</source>
        <translation>Wiederholung, Eintrag %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>Tones</name>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>✓ Yes</source>
        <extracomment>a verdict, in large letters</extracomment>
        <translation>✓ Ja</translation>
    </message>
    <message>
        <source>✗ No</source>
        <extracomment>a verdict, in large letters</extracomment>
        <translation>✗ Nein</translation>
    </message>
    <message>
        <source>? It depends</source>
        <extracomment>a verdict, in large letters</extracomment>
        <translation>? Es kommt darauf an</translation>
    </message>
    <message>
        <source>On the table that would be:</source>
        <translation>Auf dem Tisch wäre das:</translation>
    </message>
</context>
<context>
    <name>apocalypse_road::movement</name>
    <message>
        <source>The track has no space %1.</source>
        <translation>Die Strecke hat kein Feld %1.</translation>
    </message>
    <message>
        <source>The car has been on %1 already in this activation and may not enter it twice.</source>
        <translation>Das Auto war in dieser Aktivierung schon auf %1 und darf das Feld nicht zweimal betreten.</translation>
    </message>
    <message>
        <source>%1 lies behind %2: the active car never moves backward.</source>
        <translation>%1 liegt hinter %2: Das aktive Auto fährt nie rückwärts.</translation>
    </message>
    <message>
        <source>%1 is not beside %2: a lane change goes one lane at a time.</source>
        <translation>%1 liegt nicht neben %2: Ein Spurwechsel geht immer nur um eine Spur.</translation>
    </message>
    <message>
        <source>%1 is not directly ahead of %2, nor beside it.</source>
        <translation>%1 liegt weder direkt vor %2 noch daneben.</translation>
    </message>
    <message>
        <source>%1 is in the Trough: only an event puts a car there.</source>
        <translation>%1 liegt im Graben: Dorthin kommt ein Auto nur durch ein Ereignis.</translation>
    </message>
    <message>
        <source>%1 cannot be the first step from %2: the car first comes onto the track at %3.</source>
        <translation>%1 kann nicht der erste Schritt von %2 sein: Das Auto kommt zuerst bei %3 auf die Strecke.</translation>
    </message>
    <message>
        <source>No space of this track is entered from %1.</source>
        <translation>Kein Feld dieser Strecke ist von %1 aus erreichbar.</translation>
    </message>
    <message>
        <source>All movement points (%2) are spent before %1. It would take at least 1 more.</source>
        <translation>Alle Bewegungspunkte (%2) sind vor %1 verbraucht. Es bräuchte mindestens 1 mehr.</translation>
    </message>
    <message>
        <source>Displacing car %4 from %1 costs %2 movement points, %3 is left. It would take 1 more.</source>
        <translation>Auto %4 von %1 zu verdrängen kostet %2 Bewegungspunkte, übrig: %3. Es bräuchte 1 mehr.</translation>
    </message>
    <message>
        <source>No lane change on rough track: the car at %1 has to keep its lane until it leaves it.</source>
        <translation>Kein Spurwechsel auf unebener Strecke: Das Auto auf %1 muss bis zu ihrem Ende die Spur halten.</translation>
    </message>
    <message>
        <source>No lane change on a jump section: the car at %1 has to keep its lane until it leaves it.</source>
        <translation>Kein Spurwechsel auf der Sprungschanze: Das Auto auf %1 muss bis zu ihrem Ende die Spur halten.</translation>
    </message>
    <message>
        <source>Line movement has moved another car, so the lane can&apos;t be changed any more. Before that first link it can.</source>
        <translation>Die Line-Bewegung hat schon ein anderes Auto mitgezogen, ein Spurwechsel geht nur vorher.</translation>
    </message>
    <message>
        <source>Pursuit movement has pushed another car, so the lane can&apos;t be changed any more. Before that first link it can.</source>
        <translation>Die Pursuit-Bewegung hat schon ein anderes Auto geschoben, ein Spurwechsel geht nur vorher.</translation>
    </message>
    <message>
        <source>From %2 to %1 is a diagonal step, and this card has none. A diagonal card could do it.</source>
        <translation>Von %2 nach %1 geht es diagonal, das kann diese Karte nicht. Mit einer Diagonal-Karte ginge es.</translation>
    </message>
    <message>
        <source>From %2 to %1 is a diagonal step, and this card has none.</source>
        <translation>Von %2 nach %1 ist ein diagonaler Schritt, und diese Karte hat keinen.</translation>
    </message>
    <message>
        <source>A diagonal step only enters an empty space; car %2 is on %1.</source>
        <translation>Ein diagonaler Schritt führt nur auf ein leeres Feld; auf %1 steht Auto %2.</translation>
    </message>
    <message>
        <source>A diagonal step only enters an empty space; car %2 holds the crossover cell of %1 in the other direction.</source>
        <translation>Ein diagonaler Schritt führt nur auf ein leeres Feld; Auto %2 hält die Kreuzungszelle von %1 in der anderen Richtung.</translation>
    </message>
    <message>
        <source>Car %2 holds the crossover cell of %1 in the other direction; it can&apos;t be entered sideways.</source>
        <translation>Auto %2 besetzt das Kreuzungsfeld von %1 in der anderen Richtung; seitlich ist es nicht zu betreten.</translation>
    </message>
    <message>
        <source>Going to %1 would make car %2 collide with car %3 at the crossover: the movement ends before that step.</source>
        <translation>Auf dem Weg nach %1 würde Auto %2 auf der Kreuzung mit Auto %3 kollidieren: Die Bewegung endet vor diesem Schritt.</translation>
    </message>
    <message>
        <source>A ram does not enter %1: the movement ends behind car %2.</source>
        <translation>Rammen führt nicht auf %1: Die Bewegung endet hinter Auto %2.</translation>
    </message>
    <message>
        <source>Car %1 stands on a crossover cell (%2) and can&apos;t be displaced.</source>
        <translation>Auto %1 steht auf einem Kreuzungsfeld (%2) und kann nicht verdrängt werden.</translation>
    </message>
    <message>
        <source>Car %1 would be displaced forward, and that would force a car into a crossover cell held in the other direction.</source>
        <translation>Auto %1 würde nach vorn verdrängt, und das zwänge ein Auto auf ein Kreuzungsfeld, das in der anderen Richtung besetzt ist.</translation>
    </message>
    <message>
        <source>The lane is full all the way round: going to %1 would push a chain of cars into itself.</source>
        <translation>Die Spur ist rundum voll: Der Schritt nach %1 würde eine Kette von Autos in sich selbst schieben.</translation>
    </message>
    <message>
        <source>Car %1 follows the active car: it can be neither displaced nor pushed.</source>
        <translation>Auto %1 folgt dem aktiven Auto: Es kann weder verdrängt noch geschoben werden.</translation>
    </message>
    <message>
        <source>A linked car has left %1 by %2, so every car of the line leaves it that way.</source>
        <translation>Ein verbundenes Auto hat %1 über %2 verlassen, also nimmt jedes Auto der Kette diesen Weg.</translation>
    </message>
    <message>
        <source>Going to %1 would make a car of the line leave a diverging space another way than the line did before.</source>
        <translation>Beim Schritt nach %1 würde ein Auto der Kette eine Gabelung anders verlassen als die Kette zuvor.</translation>
    </message>
    <message>
        <source>After %1 the rest of the movement points could not be spent.</source>
        <translation>Nach %1 ließen sich die übrigen Bewegungspunkte nicht mehr verbrauchen.</translation>
    </message>
    <message>
        <source>The car has no legal movement at all with this card: it stays at %1.</source>
        <translation>Das Auto hat mit dieser Karte gar keine erlaubte Bewegung: Es bleibt auf %1.</translation>
    </message>
    <message>
        <source>All movement points have to be spent: %1 left at %2.</source>
        <translation>Alle Bewegungspunkte müssen verbraucht werden: noch %1 übrig auf %2.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AmendDialog</name>
    <message>
        <source>It did &amp;not happen</source>
        <translation>Ist &amp;nicht geschehen</translation>
    </message>
    <message>
        <source>Do this on the table</source>
        <translation>Auf dem Tisch tun</translation>
    </message>
    <message>
        <source>&amp;Amend</source>
        <translation>&amp;Ändern</translation>
    </message>
    <message>
        <source>Amend entry %1</source>
        <translation>Eintrag %1 ändern</translation>
    </message>
    <message>
        <source>Takes the last word back</source>
        <translation>Nimmt das letzte Wort zurück</translation>
    </message>
    <message>
        <source>Why, if you like</source>
        <translation>Warum, falls gewünscht</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <translation>Gegen die Regeln: %1</translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation>Was er geändert hat</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>&amp;Really</source>
        <translation>&amp;Wirklich</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>No&amp;tiz</translation>
    </message>
    <message>
        <source>Enter shows what becomes of later entries, Ctrl+Enter amends.</source>
        <translation>Enter zeigt, was aus späteren Einträgen wird, Strg+Enter ändert.</translation>
    </message>
    <message>
        <source>What really happened</source>
        <translation>Was wirklich geschah</translation>
    </message>
    <message>
        <source>What becomes of later entries</source>
        <translation>Was aus späteren Einträgen wird</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>As in Marshal: %1</source>
        <extracomment>In an empty line: an example of what to type</extracomment>
        <translation>Wie bei der Rennleitung: %1</translation>
    </message>
    <message>
        <source>Say what really happened, and later entries are decided again here.</source>
        <translation>Eingeben, was wirklich geschah; dann werden spätere Einträge hier neu entschieden.</translation>
    </message>
    <message>
        <source>Nothing was recorded after it.</source>
        <translation>Danach wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>Nothing has to be moved.</source>
        <translation>Nichts muss bewegt werden.</translation>
    </message>
    <message>
        <source>That is what stands already.</source>
        <translation>So steht es schon da.</translation>
    </message>
    <message>
        <source>It is taken out, as if it had never been played.</source>
        <translation>Er fällt weg, als wäre es nie gespielt worden.</translation>
    </message>
    <message>
        <source>It is recorded all the same if you amend.</source>
        <translation>Beim Ändern wird es trotzdem eingetragen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AnswersView</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Answers in groups</source>
        <translation>Antworten in Gruppen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ArchiveWindow</name>
    <message>
        <source>&amp;Stop reading</source>
        <translation>Lesen &amp;stoppen</translation>
    </message>
    <message>
        <source>Archive – Roadmarshal</source>
        <translation>Archiv – Roadmarshal</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Partien werden gelesen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Sta&amp;tistics</source>
        <translation>Sta&amp;tistik</translation>
    </message>
    <message>
        <source>Stopped. Statistics are about the games that were read so far.</source>
        <translation>Gestoppt. Die Statistik gilt für die bisher gelesenen Partien.</translation>
    </message>
    <message>
        <source>No games yet.

Start one with Game › New game… in the main window, or Ctrl+N there: it is kept in %1 and shows up here with every entry.
Games that you open from elsewhere are listed too.</source>
        <translation>Noch keine Partien.

Im Hauptfenster mit Partie › Neue Partie … oder Strg+N eine beginnen: Sie liegt dann in %1 und erscheint hier mit jedem Eintrag.
Anderswo geöffnete Partien stehen auch in der Liste.</translation>
    </message>
    <message>
        <source>Reading the games …</source>
        <translation>Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AskedStrip</name>
    <message>
        <source>%1 is asked</source>
        <translation>%1 ist gefragt</translation>
    </message>
    <message>
        <source>The table is asked, in %1&apos;s turn</source>
        <translation>Der Tisch ist gefragt, im Zug von %1</translation>
    </message>
    <message>
        <source>%1 is asked, in %2&apos;s turn</source>
        <extracomment>The team that is asked, the team whose turn it is</extracomment>
        <translation>%1 ist gefragt, im Zug von %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AuditBoard</name>
    <message>
        <source>Read %1 now; drag it to where it stands</source>
        <translation>Jetzt %1 ablesen; dorthin ziehen, wo es steht</translation>
    </message>
    <message>
        <source>%1 stands on %2</source>
        <translation>%1 steht auf %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AuditCard</name>
    <message>
        <source>Differs: set what the table has</source>
        <translation>Weicht ab: setzen, was auf dem Tisch gilt</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AuditDialog</name>
    <message>
        <source>Audit the table</source>
        <translation>Tisch prüfen</translation>
    </message>
    <message>
        <source>Enter agrees · A all of these · N or a click differs · Backspace goes back</source>
        <translation>Enter stimmt · A alles hiervon · N oder ein Klick weicht ab · Rücktaste geht zurück</translation>
    </message>
    <message>
        <source>All lines of the audit</source>
        <translation>Alle Zeilen der Prüfung</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Enter, Space or Y</source>
        <translation>Enter, Leertaste oder Y</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>N, or a click on what differs</source>
        <translation>N oder ein Klick auf das, was abweicht</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>lines of the audit</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Bisher: %1</translation>
    </message>
    <message>
        <source>these numbers can&apos;t all be true at once</source>
        <translation>diese Zahlen können nicht alle zugleich stimmen</translation>
    </message>
    <message>
        <source>table audit</source>
        <translation>Tischprüfung</translation>
    </message>
    <message>
        <source>How the table stands</source>
        <translation>Wie der Tisch steht</translation>
    </message>
    <message>
        <source>the table as it stood</source>
        <translation>der Tisch, wie er stand</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AuditEditors</name>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::AuditEnd</name>
    <message>
        <source>Record as one correction</source>
        <translation>Als eine Korrektur eintragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Lines not read: %1</source>
        <translation>Nicht gelesene Zeilen: %1</translation>
    </message>
    <message>
        <source>This can&apos;t be: %1</source>
        <translation>Das kann nicht sein: %1</translation>
    </message>
    <message>
        <source>Differences: %1</source>
        <translation>Abweichungen: %1</translation>
    </message>
    <message>
        <source>The table agrees. Nothing is recorded.</source>
        <translation>Der Tisch stimmt. Nichts wird eingetragen.</translation>
    </message>
    <message>
        <source>What was read agrees. Nothing is recorded.</source>
        <translation>Das Gelesene stimmt. Nichts wird eingetragen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::BoardAnswers</name>
    <message>
        <source>A click asks which is meant:</source>
        <translation>Ein Klick fragt, was gemeint ist:</translation>
    </message>
    <message>
        <source>A click starts over with %1.</source>
        <translation>Ein Klick beginnt neu mit %1.</translation>
    </message>
    <message>
        <source>Chance: %1</source>
        <translation>Chance: %1</translation>
    </message>
    <message>
        <source>No way goes there.</source>
        <translation>Dort führt kein Weg entlang.</translation>
    </message>
    <message numerus="yes">
        <source>%n ways go there</source>
        <translation>
            <numerusform>%n Weg führt dort entlang</numerusform>
            <numerusform>%n Wege führen dort entlang</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::BoardScene</name>
    <message>
        <source>%1 · %2 · on %3</source>
        <translation>%1 · %2 · auf %3</translation>
    </message>
    <message>
        <source>%1 · on %2</source>
        <extracomment>Tool tip of a piece: its label, team, and where it lies</extracomment>
        <translation>%1 · auf %2</translation>
    </message>
    <message>
        <source>Damage %1 of %2</source>
        <translation>Schaden %1 von %2</translation>
    </message>
    <message>
        <source>Has acted this turn</source>
        <translation>War in diesem Durchgang dran</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Marker: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the whole board</source>
        <translation>Ganzen Spielplan &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Centre the active piece</source>
        <translation>Aktive Figur &amp;zentrieren</translation>
    </message>
    <message>
        <source>Follow the &amp;active piece</source>
        <translation>Aktiver Figur f&amp;olgen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Beside a car that is being dragged: the car, the space below it</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Space %1</source>
        <extracomment>Read aloud: the choice that the keyboard is on</extracomment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <translation>Figur %1</translation>
    </message>
    <message>
        <source>&amp;Spaces by name</source>
        <translation>&amp;Felder beim Namen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::Canvas</name>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Feld %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::CardSays</name>
    <message>
        <source>Not in this game</source>
        <translation>Nicht in dieser Partie</translation>
    </message>
    <message>
        <source>This game goes on as it was: %1</source>
        <translation>Diese Partie geht weiter wie bisher: %1</translation>
    </message>
    <message>
        <source>Shall it be put into your library alone, for the games to come?</source>
        <translation>Soll es nur in deine Bibliothek, für künftige Partien?</translation>
    </message>
    <message>
        <source>Library alone</source>
        <translation>Nur Bibliothek</translation>
    </message>
    <message>
        <source>Back to the card</source>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <source>This card says otherwise…</source>
        <translation>Auf dieser Karte steht etwas anderes …</translation>
    </message>
    <message>
        <source>As on my card</source>
        <translation>Wie auf meiner Karte</translation>
    </message>
    <message>
        <source>The game has gone on meanwhile; nothing was changed.</source>
        <translation>Die Partie ist inzwischen weitergegangen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is in your library.</source>
        <translation>%1 ist in deiner Bibliothek.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::Claiming</name>
    <message>
        <source>&quot;%1&quot; is one word too many</source>
        <translation>„%1“ ist ein Wort zu viel</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::DecksModel</name>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Wer zieht</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ungenannt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <comment>where cards lie beside hands and piles</comment>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Under the rest</source>
        <translation>Unter dem Rest</translation>
    </message>
    <message>
        <source>the app draws</source>
        <translation>die App zieht</translation>
    </message>
    <message>
        <source>the table draws</source>
        <translation>der Tisch zieht</translation>
    </message>
    <message>
        <source>The app shuffles this deck, draws from it and knows every card.</source>
        <translation>Die App mischt diesen Stapel, zieht von ihm und kennt jede Karte.</translation>
    </message>
    <message>
        <source>This deck lies on the table. The app knows the cards it is told about.</source>
        <translation>Dieser Stapel liegt auf dem Tisch. Die App kennt die Karten, die ihr genannt werden.</translation>
    </message>
    <message>
        <source>Cards that left the pile and were not named: %1. Any of them may be any card not seen yet, so chances are ranges.</source>
        <translation>Karten, die den Nachziehstapel ungenannt verlassen haben: %1. Jede davon kann jede noch nicht gesehene Karte sein, daher sind Chancen Spannen.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Nachziehstapel</numerusform>
            <numerusform>%n im Nachziehstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in der Ablage</numerusform>
            <numerusform>%n in der Ablage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unnamed</source>
        <comment>cards that nobody has named</comment>
        <translation>
            <numerusform>%n ungenannt</numerusform>
            <numerusform>%n ungenannt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, the cards there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who holds which cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the likeliest card and its chance</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::DecksView</name>
    <message>
        <source>This game has no decks.</source>
        <translation>Dieses Spiel hat keine Stapel.</translation>
    </message>
    <message>
        <source>The decks lie here once a game is open.</source>
        <translation>Hier liegen die Stapel, sobald eine Partie offen ist.</translation>
    </message>
    <message>
        <source>As counted on the table</source>
        <translation>Wie am Tisch gezählt</translation>
    </message>
    <message>
        <source>Move a card from</source>
        <comment>one of the places that follow</comment>
        <translation>Karte verschieben von</translation>
    </message>
    <message>
        <source>Name a card of</source>
        <comment>one of the places that follow</comment>
        <translation>Karte benennen von</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::Desk</name>
    <message>
        <source>Read only: %1</source>
        <translation>Nur lesbar: %1</translation>
    </message>
    <message>
        <source>Salvage…</source>
        <translation>Retten …</translation>
    </message>
    <message>
        <source>This game %1</source>
        <translation>Diese Partie %1</translation>
    </message>
    <message>
        <source>Nothing is recorded while you try things out; go back to the game first.</source>
        <translation>Beim Ausprobieren wird nichts eingetragen; erst zurück zur Partie.</translation>
    </message>
    <message>
        <source>This is the past; go back to now to change something.</source>
        <translation>Das ist die Vergangenheit; Änderungen gehen nur im Jetzt.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on entry %1:</source>
        <translation>Notiz zu Eintrag %1:</translation>
    </message>
    <message>
        <source>The table after entry %1 of %2</source>
        <translation>Der Tisch nach Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>Ask the marshal</source>
        <translation>Rennleitung fragen</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <translation>Von Hand berichtigen</translation>
    </message>
    <message>
        <source>Where it stands …</source>
        <translation>Wo es steht …</translation>
    </message>
    <message>
        <source>End of the replay: this is the table now</source>
        <translation>Ende der Wiedergabe: Das ist der Tisch von jetzt</translation>
    </message>
    <message>
        <source>The table before entry %1, which is amended</source>
        <translation>Der Tisch vor Eintrag %1, der geändert wird</translation>
    </message>
    <message>
        <source>%1 … nothing here is recorded</source>
        <translation>%1 … hier wird nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>What if … nothing here is recorded</source>
        <translation>Was wäre, wenn … – hier wird nichts eingetragen</translation>
    </message>
    <message>
        <source>What if, after entry %1 … nothing here is recorded</source>
        <translation>Was wäre, wenn, nach Eintrag %1 … – hier wird nichts eingetragen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
        <source>The file of this game is not where it was. Everything is still here: save it elsewhere to go on.</source>
        <translation>Die Datei dieser Partie ist nicht mehr da, wo sie war. Alles ist noch hier: Anderswo speichern, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>An entry is being amended; finish that or close it first.</source>
        <translation>Ein Eintrag wird gerade geändert; erst das beenden oder schließen.</translation>
    </message>
    <message>
        <source>The table is being audited; finish that or close it first.</source>
        <translation>Der Tisch wird gerade geprüft; erst das beenden oder schließen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::DiceBar</name>
    <message>
        <source>Take the total</source>
        <translation>Summe nehmen</translation>
    </message>
    <message>
        <source>Roll in the app</source>
        <translation>In der App würfeln</translation>
    </message>
    <message>
        <source>Total of the dice</source>
        <translation>Summe der Würfel</translation>
    </message>
    <message>
        <source>Takes the last die back</source>
        <translation>Nimmt den letzten Würfel zurück</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Dice that were entered, of all</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::DisputeDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Another question</source>
        <translation>&amp;Andere Frage</translation>
    </message>
    <message>
        <source>&amp;Record the ruling…</source>
        <translation>Entscheidung ein&amp;tragen …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Ask the marshal</source>
        <translation>Rennleitung fragen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What would be legal</source>
        <translation>Was erlaubt wäre</translation>
    </message>
    <message>
        <source>Or type: %1</source>
        <extracomment>In an empty line: an example of what to type</extracomment>
        <translation>Oder tippen: %1</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::Disputing</name>
    <message>
        <source>On the position in %1</source>
        <translation>Auf der Stellung in %1</translation>
    </message>
    <message>
        <source>On a table that is only tried</source>
        <translation>Auf einem nur ausprobierten Tisch</translation>
    </message>
    <message>
        <source>On the table as it is now</source>
        <translation>Auf dem Tisch, wie er jetzt ist</translation>
    </message>
    <message>
        <source>On the table after entry %1</source>
        <translation>Auf dem Tisch nach Eintrag %1</translation>
    </message>
    <message>
        <source>The ledger of the house: %1</source>
        <translation>Hausregeln: %1</translation>
    </message>
    <message>
        <source>Export the dispute to a folder</source>
        <translation>Streitfall in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>%1 dispute</source>
        <comment>a file name; %1 is the game&apos;s</comment>
        <translation>%1 Streitfall</translation>
    </message>
    <message>
        <source>Written to %1: %2</source>
        <translation>Geschrieben nach %1: %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::Docks</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Rennleitung</translation>
    </message>
    <message>
        <source>Mats</source>
        <translation>Tableaus</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 – what if</source>
        <comment>title of a dock</comment>
        <translation>%1 – Was wäre, wenn</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::EntriesModel</name>
    <message>
        <source>Id</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>Ours, in the place of what is printed. Ctrl+K: as on my card</source>
        <translation>Von uns, anstelle des Gedruckten. Strg+K: wie auf meiner Karte</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::EntriesTable</name>
    <message>
        <source>Open the entry</source>
        <translation>Eintrag öffnen</translation>
    </message>
    <message>
        <source>As on my card</source>
        <translation>Wie auf meiner Karte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Repeat the row</source>
        <translation>Zeile wiederholen</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Zeilen entfernen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::FilterBar</name>
    <message>
        <source>Search the log</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Entries that a team or a piece brought about, or that concern it</source>
        <translation>Einträge, die ein Team oder eine Figur ausgelöst hat oder die sie betreffen</translation>
    </message>
    <message>
        <source>Team or piece</source>
        <translation>Team oder Figur</translation>
    </message>
    <message>
        <source>Entries of one kind</source>
        <translation>Einträge einer Art</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Alle Einträge</translation>
    </message>
    <message>
        <source>Objections</source>
        <translation>Einsprüche</translation>
    </message>
    <message>
        <source>Notes, rulings</source>
        <translation>Notizen, Entscheide</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Taken back, amended</source>
        <translation>Zurückgenommen, geändert</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::FinishPage</name>
    <message>
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::FinishSheet</name>
    <message>
        <source>Turn</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>%1, turn by turn</source>
        <comment>points</comment>
        <translation>%1, Durchgang für Durchgang</translation>
    </message>
    <message>
        <source>Who pushed whom</source>
        <translation>Wer drängte wen ab</translation>
    </message>
    <message>
        <source>Places, turn by turn</source>
        <translation>Plätze, Durchgang für Durchgang</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Who hunted whom</source>
        <translation>Wer jagte wen</translation>
    </message>
    <message>
        <source>by ↓  to →</source>
        <comment>who hit whom</comment>
        <translation>von ↓  an →</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::Finishing</name>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::FirstSteps</name>
    <message>
        <source>Click to close</source>
        <translation>Zum Schließen klicken</translation>
    </message>
    <message>
        <source>Click who acts, on the board or in Marshal.</source>
        <extracomment>Three numbered steps for a newcomer</extracomment>
        <translation>Anklicken, wer dran ist: auf dem Spielplan oder bei der Rennleitung.</translation>
    </message>
    <message>
        <source>Click what is played or done.</source>
        <translation>Anklicken, was gespielt oder getan wird.</translation>
    </message>
    <message>
        <source>Click where it ends. Ctrl+Z takes anything back.</source>
        <translation>Anklicken, wo es endet. Strg+Z nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the hints</source>
        <translation>Hinweise schließen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::GameCards</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 · games: %2</source>
        <translation>%1 · Partien: %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Durchgang</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::GamesModel</name>
    <message>
        <source>damaged · %1</source>
        <translation>beschädigt · %1</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>name of one game</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::GamesPage</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Search: players, teams, boards, files</source>
        <translation>Suchen: Spieler, Teams, Spielpläne, Dateien</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>Partien: %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>&amp;Höhepunkte</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Umbe&amp;nennen …</translation>
    </message>
    <message>
        <source>To the t&amp;rash…</source>
        <translation>In den Papier&amp;korb …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>To the trash…</source>
        <translation>In den Papierkorb …</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie heißt sie?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>To the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Put “%1” into the trash? It can be taken back from there.</source>
        <translation>„%1“ in den Papierkorb legen? Von dort lässt sie sich zurückholen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::HelpPopup</name>
    <message>
        <source>More in the manual (F1)</source>
        <translation>Mehr im Handbuch (F1)</translation>
    </message>
    <message>
        <source>Help on %1</source>
        <translation>Hilfe zu: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::HelpTitleBar</name>
    <message>
        <source>Help on this dock (F1)</source>
        <translation>Hilfe zu diesem Bereich (F1)</translation>
    </message>
    <message>
        <source>Help on this dock</source>
        <translation>Hilfe zu diesem Bereich</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ImportDialog</name>
    <message>
        <source>%1 is no board, team, card or other content that Roadmarshal knows.</source>
        <translation>%1 ist kein Spielplan, Team, keine Karte und nichts anderes, was Roadmarshal kennt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>one of the five</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>replaces yours</source>
        <translation>ersetzt deines</translation>
    </message>
    <message>
        <source>lies over ours</source>
        <translation>liegt über dem mitgelieferten</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>What lies in the file</source>
        <translation>Was in der Datei ist</translation>
    </message>
    <message>
        <source>Put into my library</source>
        <translation>In meine Bibliothek</translation>
    </message>
    <message>
        <source>There is nothing to take in this file.</source>
        <translation>In dieser Datei ist nichts zu holen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ItemDialog</name>
    <message>
        <source>&amp;All as on my card</source>
        <translation>&amp;Alles wie auf meiner Karte</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Every value here is as on the cards of my box (Ctrl+Shift+K)</source>
        <translation>Jeder Wert hier ist wie auf den Karten meiner Schachtel (Strg+Umschalt+K)</translation>
    </message>
    <message>
        <source>Back to here (Alt+Left: one back)</source>
        <translation>Hierher zurück (Alt+Links: eins zurück)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Leave without what was changed?</source>
        <translation>Ohne die Änderungen verlassen?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>%1: %2, as the rulebook says</source>
        <comment>how many there are of something</comment>
        <translation>%1: %2, wie in der Regel</translation>
    </message>
    <message>
        <source>%1: %2, the rulebook says %3</source>
        <translation>%1: %2, die Regel sagt %3</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ItemDocument</name>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ItemSheet</name>
    <message>
        <source>What stands in it</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>yours, over ours</source>
        <translation>eigene Fassung</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>to confirm: %1</source>
        <translation>zu bestätigen: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LastTimeStrip</name>
    <message>
        <source>Same as &amp;last time</source>
        <translation>Wie &amp;letztes Mal</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Forget last time: four players, no names, everything as usual</source>
        <translation>Letztes Mal vergessen: vier Spieler, keine Namen, alles wie üblich</translation>
    </message>
    <message>
        <source>A new table</source>
        <translation>Ein neuer Tisch</translation>
    </message>
    <message>
        <source>Names are optional. Whatever you don&apos;t touch is as usual.</source>
        <translation>Namen sind freiwillig. Was unberührt bleibt, ist wie üblich.</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie letztes Mal</translation>
    </message>
    <message>
        <source>%1. Press Enter to start.</source>
        <translation>%1. Enter startet.</translation>
    </message>
    <message>
        <source>Not quite as last time</source>
        <translation>Nicht ganz wie letztes Mal</translation>
    </message>
    <message>
        <source>Last time: %1.</source>
        <translation>Letztes Mal: %1.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LibraryModel</name>
    <message>
        <source>comes with Roadmarshal</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>yours, over ours</source>
        <translation>eigene Fassung</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>Values of ours that stand in for printed ones</source>
        <translation>Werte von uns, die für gedruckte stehen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>one of the five</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>To confirm</source>
        <translation>Zu bestätigen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LibraryPage</name>
    <message>
        <source>&amp;Only mine</source>
        <translation>Nur ei&amp;gene</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation>&amp;Kopieren …</translation>
    </message>
    <message>
        <source>&amp;As on my card</source>
        <translation>Wie auf &amp;meiner Karte</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search: names, kinds, games</source>
        <translation>Suchen: Namen, Arten, Spiele</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>one of the five</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Export &amp;pack…</source>
        <translation>&amp;Paket exportieren …</translation>
    </message>
    <message>
        <source>Every value of this item is as on the cards of my box</source>
        <translation>Jeder Wert dieses Stücks ist wie auf den Karten meiner Schachtel</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>The library is being read.</source>
        <translation>Die Bibliothek wird gelesen.</translation>
    </message>
    <message>
        <source>Choose an item to see what stands in it.</source>
        <translation>Wähle ein Stück, um zu sehen, was darin steht.</translation>
    </message>
    <message>
        <source>Items: %1 of %2</source>
        <translation>Stücke: %1 von %2</translation>
    </message>
    <message>
        <source>Nothing here is yours yet: Copy… or Edit… one of ours, New, or Import… a file.</source>
        <translation>Hier ist noch nichts Eigenes: Kopieren … oder Bearbeiten … eines der mitgelieferten Stücke, Neu, oder Importieren … einer Datei.</translation>
    </message>
    <message>
        <source>Nothing fits. Clear the search, or choose all games.</source>
        <translation>Nichts passt. Leere die Suche oder wähle alle Spiele.</translation>
    </message>
    <message>
        <source>Reading the library …</source>
        <translation>Die Bibliothek wird gelesen …</translation>
    </message>
    <message>
        <source>What comes with Roadmarshal stays</source>
        <translation>Was mitgeliefert ist, bleibt</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LibraryWindow</name>
    <message>
        <source>Library – Roadmarshal</source>
        <translation>Bibliothek – Roadmarshal</translation>
    </message>
    <message>
        <source>Con&amp;tent</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>To con&amp;firm</source>
        <translation>Zu b&amp;estätigen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>%1 is in your library.</source>
        <translation>%1 ist in deiner Bibliothek.</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Content (*%1)</source>
        <translation>Inhalt (*%1)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Delete your “%1”? Ours comes to light again.</source>
        <translation>Deine Fassung von „%1“ löschen? Die mitgelieferte kommt wieder zum Vorschein.</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <source>It is used by %1.</source>
        <translation>Benutzt von: %1.</translation>
    </message>
    <message>
        <source>Games that were begun with it keep their copy.</source>
        <translation>Begonnene Partien behalten ihre Kopie.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 is gone from your library.</source>
        <translation>%1 ist aus deiner Bibliothek entfernt.</translation>
    </message>
    <message>
        <source>Import content</source>
        <translation>Inhalt importieren</translation>
    </message>
    <message>
        <source>Content and packs (*.json *.roadpack)</source>
        <translation>Inhalte und Pakete (*.json *.roadpack)</translation>
    </message>
    <message>
        <source>Put into your library: %1</source>
        <translation>In deine Bibliothek gelegt: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LogModel</name>
    <message>
        <source>Against the rules: %1</source>
        <translation>Gegen die Regeln: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>No entry is like that.</source>
        <translation>Kein Eintrag passt dazu.</translation>
    </message>
    <message>
        <source>Show the table after entry %1</source>
        <translation>Tisch nach Eintrag %1 zeigen</translation>
    </message>
    <message>
        <source>Show the table before it</source>
        <translation>Tisch davor zeigen</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
    <message>
        <source>Add a note…</source>
        <translation>Notiz hinzufügen …</translation>
    </message>
    <message>
        <source>Ask the marshal about it…</source>
        <translation>Rennleitung dazu fragen …</translation>
    </message>
    <message>
        <source>Amend…</source>
        <translation>Ändern …</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::LogTree</name>
    <message>
        <source>1 entry taken back</source>
        <translation>1 Eintrag zurückgenommen</translation>
    </message>
    <message>
        <source>%1 entries about something taken back</source>
        <translation>%1 Einträge zu Zurückgenommenem</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::MainWindow</name>
    <message>
        <source>Roadmarshal</source>
        <translation>Roadmarshal</translation>
    </message>
    <message>
        <source>The saved layout of the docks is damaged; this is the usual one.</source>
        <translation>Die gespeicherte Anordnung der Bereiche ist beschädigt; dies ist die übliche.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Keine Partie geöffnet.</translation>
    </message>
    <message>
        <source>%1 – Roadmarshal</source>
        <translation>%1 – Roadmarshal</translation>
    </message>
    <message>
        <source>%1 · trying things out, nothing is recorded</source>
        <translation>%1 · Ausprobieren, nichts wird eingetragen</translation>
    </message>
    <message>
        <source>%1 · entry %2 · the file is gone; everything is still in memory</source>
        <translation>%1 · Eintrag %2 · die Datei ist weg; alles ist noch im Speicher</translation>
    </message>
    <message>
        <source>%1 · entry %2 · every entry is on disk</source>
        <translation>%1 · Eintrag %2 · alle Einträge gespeichert</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>%1 waits until the dialog is closed; open it again then.</source>
        <translation>%1 wartet, bis der Dialog geschlossen ist; dann bitte noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Save a copy as</source>
        <translation>Kopie speichern unter</translation>
    </message>
    <message>
        <source>This is the open game itself; give the copy another name.</source>
        <translation>Das ist die geöffnete Partie selbst; die Kopie braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Partie anderswo speichern</translation>
    </message>
    <message>
        <source>The game goes on in %1</source>
        <translation>Die Partie geht in %1 weiter</translation>
    </message>
    <message>
        <source>Save what is sound as</source>
        <translation>Unbeschädigtes speichern unter</translation>
    </message>
    <message>
        <source>Salvaging…</source>
        <translation>Wird gerettet …</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>%1: end the name with one of %2.</source>
        <translation>%1: Der Name muss auf eines von %2 enden.</translation>
    </message>
    <message>
        <source>Exporting the log…</source>
        <translation>Protokoll wird exportiert …</translation>
    </message>
    <message>
        <source>Import a log</source>
        <translation>Protokoll importieren</translation>
    </message>
    <message>
        <source>Exported log (*.json)</source>
        <translation>Exportiertes Protokoll (*.json)</translation>
    </message>
    <message>
        <source>A log is being imported already.</source>
        <translation>Es wird schon ein Protokoll importiert.</translation>
    </message>
    <message>
        <source>Importing the log…</source>
        <translation>Protokoll wird importiert …</translation>
    </message>
    <message>
        <source>The log is imported: Game › Open recent has it.</source>
        <translation>Das Protokoll ist importiert und steht unter Partie › Zuletzt gespielt.</translation>
    </message>
    <message>
        <source>Choose the entry in the log first.</source>
        <translation>Erst den Eintrag im Protokoll wählen.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>New &amp;demo game</source>
        <translation>Neue &amp;Demopartie</translation>
    </message>
    <message>
        <source>Open a sa&amp;mple game</source>
        <translation>Eine Beispiel&amp;partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Import a log…</source>
        <translation>Protokoll i&amp;mportieren …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
        <source>&amp;Archive…</source>
        <translation>&amp;Archiv …</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Bibliothek …</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>&amp;Kopie speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Export the log…</source>
        <translation>Protokoll &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Prin&amp;t and play…</source>
        <translation>Drucken un&amp;d spielen …</translation>
    </message>
    <message>
        <source>Check a pack-a&amp;way sheet…</source>
        <translation>Pa&amp;ckzettel prüfen …</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Amend the selected entry…</source>
        <translation>Gewählten &amp;Eintrag ändern …</translation>
    </message>
    <message>
        <source>&amp;What if …</source>
        <translation>W&amp;as wäre, wenn …</translation>
    </message>
    <message>
        <source>Add a &amp;note…</source>
        <translation>&amp;Notiz hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Type an entry</source>
        <translation>Eintrag &amp;tippen</translation>
    </message>
    <message>
        <source>What my &amp;card says…</source>
        <translation>Was auf meiner &amp;Karte steht …</translation>
    </message>
    <message>
        <source>Ask the &amp;marshal…</source>
        <translation>Rennleitung &amp;fragen …</translation>
    </message>
    <message>
        <source>&amp;Audit the table…</source>
        <translation>Tisch &amp;prüfen …</translation>
    </message>
    <message>
        <source>&amp;Search the log</source>
        <translation>Protokoll durch&amp;suchen</translation>
    </message>
    <message>
        <source>Look up a &amp;rule</source>
        <translation>Re&amp;gel nachschlagen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Show or hide</source>
        <translation>Ein- oder aus&amp;blenden</translation>
    </message>
    <message>
        <source>&amp;Table screen</source>
        <translation>&amp;Tischanzeige</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>A&amp;nordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück zum &amp;Jetzt</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help on this dock</source>
        <translation>&amp;Hilfe zu diesem Bereich</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Shorthand</source>
        <translation>&amp;Kurzschrift</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Show the h&amp;ints again</source>
        <translation>H&amp;inweise wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;About Roadmarshal</source>
        <translation>&amp;Über Roadmarshal</translation>
    </message>
    <message>
        <source>About Roadmarshal</source>
        <translation>Über Roadmarshal</translation>
    </message>
    <message>
        <source>&lt;b&gt;Roadmarshal %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Roadmarshal %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Mirrors the game on your table, says which moves are legal and which rule says so, and keeps the log.

The games belong to their publishers; you need the box to play. MIT licence.</source>
        <translation>Bildet die Partie auf dem Tisch ab, sagt, welche Züge erlaubt sind und nach welcher Regel, und führt das Protokoll.

Die Spiele gehören ihren Verlagen; zum Spielen braucht es die Schachtel. MIT-Lizenz.</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>&amp;Höhepunkte</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>An&amp;ordnung</translation>
    </message>
    <message>
        <source>By the &amp;size of the window</source>
        <translation>Nach der &amp;Größe des Fensters</translation>
    </message>
    <message>
        <source>For a &amp;laptop: mats and log in a drawer</source>
        <translation>Für einen &amp;Laptop: Tableaus und Protokoll in einer Schublade</translation>
    </message>
    <message>
        <source>For a large s&amp;creen: everything open</source>
        <translation>Für einen großen &amp;Bildschirm: alles offen</translation>
    </message>
    <message>
        <source>1 entry could not be kept.</source>
        <translation>1 Eintrag war nicht zu retten.</translation>
    </message>
    <message>
        <source>%1 entries could not be kept.</source>
        <translation>%1 Einträge waren nicht zu retten.</translation>
    </message>
    <message>
        <source>The table at the end is known; the log marks what is missing.</source>
        <translation>Der Tisch am Ende ist bekannt; das Protokoll zeigt, was fehlt.</translation>
    </message>
    <message>
        <source>Compare the table now: what differs is put right in one go.</source>
        <translation>Jetzt den Tisch vergleichen: Was abweicht, wird auf einmal berichtigt.</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>This game is on the desk; open another one first.</source>
        <translation>Diese Partie ist gerade offen; erst eine andere öffnen.</translation>
    </message>
    <message>
        <source>%1 is in the trash.</source>
        <translation>%1 liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <comment>the name of a game</comment>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>Games, positions, exported logs and packs (*.roadmarshal *.json *.roadpack)</source>
        <translation>Partien, Stellungen, exportierte Protokolle und Pakete (*.roadmarshal *.json *.roadpack)</translation>
    </message>
    <message>
        <source>%1, salvaged</source>
        <comment>the name of a game</comment>
        <translation>%1, gerettet</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <comment>the name of a game</comment>
        <translation>Protokoll von %1</translation>
    </message>
    <message>
        <source>&amp;Track editor…</source>
        <translation>S&amp;treckeneditor …</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ManualPage</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ManualWindow</name>
    <message>
        <source>Manual – Roadmarshal</source>
        <translation>Handbuch – Roadmarshal</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Nichts gefunden. Vielleicht mit weniger Wörtern.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::MarshalPanel</name>
    <message>
        <source>What the card in my hand says (Ctrl+K)</source>
        <translation>Was auf der Karte in meiner Hand steht (Strg+K)</translation>
    </message>
    <message>
        <source>Nothing in this question stands on a card</source>
        <translation>Nichts in dieser Frage steht auf einer Karte</translation>
    </message>
    <message>
        <source>What the card in my hand says</source>
        <translation>Was auf der Karte in meiner Hand steht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Shorthand</source>
        <translation>Kurzschrift</translation>
    </message>
    <message>
        <source>Record as played</source>
        <translation>Wie gespielt eintragen</translation>
    </message>
    <message>
        <source>Try it all the same</source>
        <translation>Trotzdem ausprobieren</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <extracomment>In an empty line: an example of what to type</extracomment>
        <translation>Tippen: %1</translation>
    </message>
    <message>
        <source>The rules speak against it:</source>
        <translation>Die Regeln sprechen dagegen:</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Do this on the table:</source>
        <translation>Auf dem Tisch tun:</translation>
    </message>
    <message>
        <source>What follows:</source>
        <translation>Daraus folgt:</translation>
    </message>
    <message>
        <source>Not recorded: %1</source>
        <translation>Nicht eingetragen: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The app rolls</source>
        <translation>Die App würfelt</translation>
    </message>
    <message>
        <source>%1, together %2</source>
        <extracomment>Dice that were typed: their faces, and what they count together</extracomment>
        <translation>%1, zusammen %2</translation>
    </message>
    <message>
        <source>Not by the rules: %1</source>
        <extracomment>What is being entered breaks a rule; what the rule says follows</extracomment>
        <translation>Gegen die Regeln: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::MatsModel</name>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>activated</source>
        <comment>has acted this turn</comment>
        <translation>aktiviert</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::MatsView</name>
    <message>
        <source>The mats lie here once a game is open.</source>
        <translation>Hier liegen die Tableaus, sobald eine Partie offen ist.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::NewGameDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Neue Partie %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>players without a name</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The table &amp;already stands</source>
        <translation>Der Tisch steht &amp;bereits</translation>
    </message>
    <message>
        <source>Choose board and teams, then read in how the pieces lie</source>
        <translation>Brett und Teams wählen, dann einlesen, wie alles liegt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::NewTrackDialog</name>
    <message>
        <source>New track</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>An oval of so many &amp;sectors</source>
        <translation>Ein Oval aus so vielen &amp;Sektoren</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation>S&amp;puren</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::NumberBar</name>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the greatest number that can be given</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::OptionBar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a choice and what it is about</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::OptionsModel</name>
    <message numerus="yes">
        <source>%n ways alike</source>
        <extracomment>At the edge of a way: so many ways come to the same</extracomment>
        <translation>
            <numerusform>%n Weg</numerusform>
            <numerusform>%n gleiche Wege</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PackDialog</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>you have the same</source>
        <translation>habt ihr genauso</translation>
    </message>
    <message>
        <source>would lie over yours</source>
        <translation>läge über eurem</translation>
    </message>
    <message>
        <source>lies over ours</source>
        <translation>liegt über unserem</translation>
    </message>
    <message>
        <source>Replace mine where I have one with the same id</source>
        <translation>Meines ersetzen, wo ich etwas mit derselben Id habe</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>What is in the pack</source>
        <translation>Was im Paket ist</translation>
    </message>
    <message>
        <source>Put into my library</source>
        <translation>In meine Bibliothek</translation>
    </message>
    <message>
        <source>This pack is refused, and nothing of it was copied: %1</source>
        <translation>Dieses Paket wird abgelehnt, und nichts daraus wurde kopiert: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>one of the five</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Invented values</source>
        <translation>Erfundene Werte</translation>
    </message>
    <message>
        <source>Passed over: %1</source>
        <translation>Übergangen: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PackExportDialog</name>
    <message>
        <source>What these refer to comes along.</source>
        <translation>Worauf sich das bezieht, kommt mit.</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <translation>Ein Paket exportieren</translation>
    </message>
    <message>
        <source>What you have made</source>
        <translation>Was ihr gemacht habt</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>Name des Pakets</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Gemacht von</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>one of the five</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>There is nothing of your own yet. Copy or make something first.</source>
        <translation>Ihr habt noch nichts Eigenes. Kopiert oder macht zuerst etwas.</translation>
    </message>
    <message>
        <source>Packs (*%1)</source>
        <translation>Pakete (*%1)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>Nichts wurde geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PaintCanvas</name>
    <message>
        <source>Drawing to paint on</source>
        <translation>Zeichnung zum Bemalen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PaintWindow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Short name:</source>
        <translation>&amp;Kurzname:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>Was ein Klick tut</translation>
    </message>
    <message>
        <source>It needs a short name.</source>
        <translation>Es braucht einen Kurznamen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PanelCard</name>
    <message>
        <source>Put a token here or take one off</source>
        <translation>Marker hinlegen oder wegnehmen</translation>
    </message>
    <message>
        <source>%1: put a card here, take one off or name it</source>
        <translation>%1: eine Karte hinlegen, wegnehmen oder benennen</translation>
    </message>
    <message>
        <source>Take off: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
    <message>
        <source>%1: set to %2</source>
        <comment>a gauge or counter and its value</comment>
        <translation>%1: auf %2 setzen</translation>
    </message>
    <message>
        <source>%1. Takes: %2</source>
        <comment>a slot, what lies in it, what it takes</comment>
        <translation>%1. Nimmt auf: %2</translation>
    </message>
    <message>
        <source>Put here: %1</source>
        <comment>a token</comment>
        <translation>Hinlegen: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PartsDialog</name>
    <message>
        <source>&amp;Closed</source>
        <translation>&amp;Geschlossen</translation>
    </message>
    <message>
        <source>Parts on offer</source>
        <translation>Teile zur Auswahl</translation>
    </message>
    <message>
        <source>Parts as they are laid</source>
        <translation>Teile, wie sie liegen</translation>
    </message>
    <message>
        <source>The last part leads to the first</source>
        <translation>Das letzte Teil führt zum ersten</translation>
    </message>
    <message>
        <source>&amp;Add: click a part, or Enter</source>
        <translation>&amp;Anlegen: Teil anklicken oder Eingabetaste</translation>
    </message>
    <message>
        <source>As it is &amp;laid</source>
        <translation>Wie sie &amp;liegt</translation>
    </message>
    <message>
        <source>&amp;Turn over</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>The other side up (Space)</source>
        <translation>Die andere Seite nach oben (Leertaste)</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>Nach &amp;vorn</translation>
    </message>
    <message>
        <source>Before the one before (Alt+Left)</source>
        <translation>Vor das vorige Teil (Alt+Links)</translation>
    </message>
    <message>
        <source>Late&amp;r</source>
        <translation>Nach &amp;hinten</translation>
    </message>
    <message>
        <source>Behind the one behind (Alt+Right)</source>
        <translation>Hinter das nächste Teil (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Weg&amp;nehmen</translation>
    </message>
    <message>
        <source>Off the table (Delete)</source>
        <translation>Vom Tisch (Entf)</translation>
    </message>
    <message>
        <source>%1: then click the row on the board that it lies behind</source>
        <extracomment>A line, as &quot;Start line&quot;</extracomment>
        <translation>%1: danach auf dem Plan die Reihe anklicken, hinter der sie liegt</translation>
    </message>
    <message>
        <source>%1: the row that it lies behind</source>
        <translation>%1: die Reihe, hinter der sie liegt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no line is laid</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PartsPicker</name>
    <message>
        <source>&amp;Lay it yourselves…</source>
        <translation>Selbst &amp;legen …</translation>
    </message>
    <message>
        <source>Laid by yourselves</source>
        <translation>Selbst gelegt</translation>
    </message>
    <message>
        <source>Add, turn over, move and remove parts</source>
        <translation>Teile anlegen, umdrehen, verschieben und wegnehmen</translation>
    </message>
    <message>
        <source>This one is given as it is and can&apos;t be taken apart</source>
        <translation>Diese ist vorgegeben, wie sie ist, und lässt sich nicht zerlegen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PieceDrops</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>Title of a menu: a car, the space that it was dragged to</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>As a move: nothing that can be played takes it there</source>
        <translation>Als Zug: Kein spielbarer Zug führt dorthin</translation>
    </message>
    <message>
        <source>As a move</source>
        <translation>Als Zug</translation>
    </message>
    <message>
        <source>As a correction</source>
        <translation>Als Korrektur</translation>
    </message>
    <message>
        <source>As a correction: %1</source>
        <translation>Als Korrektur: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::PiecePicker</name>
    <message>
        <source>%1: %2 of %3 picked</source>
        <translation>%1: %2 von %3 gewählt</translation>
    </message>
    <message>
        <source>%1: %2 picked, %3 to %4 can be</source>
        <extracomment>Whose pieces; how many are picked; the least and the most that may be</extracomment>
        <translation>%1: %2 gewählt, %3 bis %4 sind möglich</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::RecordPage</name>
    <message>
        <source>Type</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Von uns</translation>
    </message>
    <message>
        <source>Ours, in the place of what is printed. Ctrl+K: as on my card</source>
        <translation>Von uns, anstelle des Gedruckten. Strg+K: wie auf meiner Karte</translation>
    </message>
    <message>
        <source>Confirm as on my card</source>
        <translation>Bestätigen: wie auf meiner Karte</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::RecordRulingDialog</name>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>Record the ruling</source>
        <translation>Entscheidung eintragen</translation>
    </message>
    <message>
        <source>Upheld: as the marshal says</source>
        <translation>Bestätigt: wie die Rennleitung sagt</translation>
    </message>
    <message>
        <source>Overruled: the other way round</source>
        <translation>Überstimmt: genau umgekehrt</translation>
    </message>
    <message>
        <source>Decided otherwise</source>
        <translation>Anders entschieden</translation>
    </message>
    <message>
        <source>In your own words, if you like</source>
        <translation>Auf Wunsch in eigenen Worten</translation>
    </message>
    <message>
        <source>For this game</source>
        <translation>Für diese Partie</translation>
    </message>
    <message>
        <source>For the house: next games too</source>
        <translation>Für das Haus: auch künftige Partien</translation>
    </message>
    <message>
        <source>Nothing of it</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>That is</source>
        <translation>Das heißt</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Zugestimmt</translation>
    </message>
    <message>
        <source>It holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>New games</source>
        <translation>Neue Partien</translation>
    </message>
    <message>
        <source>How the app decides in new games of the house</source>
        <translation>Wie die App in neuen Partien des Hauses entscheidet</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ReplayBar</name>
    <message>
        <source>Step &amp;back in the log</source>
        <translation>Im Protokoll einen Schritt zu&amp;rück</translation>
    </message>
    <message>
        <source>Step f&amp;orward in the log</source>
        <translation>Im Protokoll einen Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Replay s&amp;lower</source>
        <translation>&amp;Langsamer abspielen</translation>
    </message>
    <message>
        <source>Replay f&amp;aster</source>
        <translation>S&amp;chneller abspielen</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <source>Drag to see the table at any point of the game</source>
        <translation>Ziehen zeigt den Tisch zu jedem Zeitpunkt der Partie</translation>
    </message>
    <message>
        <source>Point of the game</source>
        <translation>Zeitpunkt der Partie</translation>
    </message>
    <message>
        <source>&amp;Pause the replay</source>
        <translation>Abspielen an&amp;halten</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entry</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::RippleModel</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3. %4 Choice: %5</source>
        <translation>Eintrag %1, %2: %3. %4 Wahl: %5</translation>
    </message>
    <message>
        <source>1 entry stays as it is</source>
        <translation>1 Eintrag bleibt, wie er ist</translation>
    </message>
    <message numerus="yes">
        <source>%n entries stay as they are</source>
        <translation>
            <numerusform>%n Eintrag bleibt, wie er ist</numerusform>
            <numerusform>%n Einträge bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Same</source>
        <comment>what becomes of a later entry</comment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Differs</source>
        <comment>what becomes of a later entry</comment>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Objected</source>
        <comment>what becomes of a later entry</comment>
        <translation>Regelwidrig</translation>
    </message>
    <message>
        <source>Impossible</source>
        <comment>what becomes of a later entry</comment>
        <translation>Unmöglich</translation>
    </message>
    <message>
        <source>Keep as played</source>
        <translation>Wie gespielt behalten</translation>
    </message>
    <message>
        <source>Revise</source>
        <comment>let the rules decide a later entry anew</comment>
        <translation>Neu entscheiden</translation>
    </message>
    <message>
        <source>Drop</source>
        <comment>a later entry</comment>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Cannot happen any more: %1</source>
        <translation>Kann nicht mehr geschehen: %1</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <translation>Gegen die Regeln: %1</translation>
    </message>
    <message>
        <source>The rules no longer speak against it.</source>
        <translation>Die Regeln sprechen nicht mehr dagegen.</translation>
    </message>
    <message>
        <source>By the rules now: %1</source>
        <translation>Nach den Regeln jetzt: %1</translation>
    </message>
    <message>
        <source>No longer: %1</source>
        <translation>Nicht mehr: %1</translation>
    </message>
    <message>
        <source>Only what the app keeps book of is different.</source>
        <translation>Nur worüber die App Buch führt, ist anders.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::RippleView</name>
    <message>
        <source>Later entries</source>
        <translation>Spätere Einträge</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: keep as played</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key for: revise</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for: drop</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key for: look up the rule</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::RulesPanel</name>
    <message>
        <source>A house may choose: %1 (usual), or %2.</source>
        <translation>Das Haus hat die Wahl: %1 (üblich) oder %2.</translation>
    </message>
    <message>
        <source>This table plays: %1.</source>
        <translation>Dieser Tisch spielt: %1.</translation>
    </message>
    <message>
        <source>Search the rules: words, or the number of a section or a ruling</source>
        <translation>Regeln durchsuchen: Wörter (englisch) oder die Nummer eines Abschnitts oder einer Auslegung</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>There is no rule summary for this game.</source>
        <translation>Zu diesem Spiel gibt es keine Regelübersicht.</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer words, or a section number.</source>
        <translation>Nichts gefunden. Weniger Wörter versuchen oder eine Abschnittsnummer.</translation>
    </message>
    <message>
        <source>Withdraw a ruling of the house</source>
        <translation>Hausregel zurückziehen</translation>
    </message>
    <message>
        <source>New games will no longer be played by it.</source>
        <translation>Neue Partien werden nicht mehr danach gespielt.</translation>
    </message>
    <message>
        <source>&amp;Withdraw it</source>
        <translation>&amp;Zurückziehen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::RulingsButton</name>
    <message>
        <source>Usually: %1</source>
        <translation>Üblich: %1</translation>
    </message>
    <message>
        <source>What this house plays otherwise than the rules page</source>
        <translation>Was dieses Haus anders spielt als die Regelseite</translation>
    </message>
    <message>
        <source>House rulings: %1</source>
        <translation>Hausregeln: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ScoreCard</name>
    <message>
        <source>Make first player</source>
        <translation>Zum Startspieler machen</translation>
    </message>
    <message>
        <source>Make to act</source>
        <comment>it is this team&apos;s turn</comment>
        <translation>An den Zug setzen</translation>
    </message>
    <message>
        <source>%1: set to %2</source>
        <comment>what is counted, how much</comment>
        <translation>%1: auf %2 setzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, how much</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ScoreModel</name>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>on the road or in play</comment>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, how much</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>To act</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::ScoreView</name>
    <message>
        <source>The score stands here once a game is open.</source>
        <translation>Hier steht die Wertung, sobald eine Partie offen ist.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SeatList</name>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Move the marked player one seat up (Alt+Up)</source>
        <translation>Markierten Spieler einen Platz nach oben (Alt+↑)</translation>
    </message>
    <message>
        <source>Move the marked player one seat down (Alt+Down)</source>
        <translation>Markierten Spieler einen Platz nach unten (Alt+↓)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the marked player</source>
        <translation>Markierten Spieler entfernen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SeatRow</name>
    <message>
        <source>Drag to another seat; Alt+Up and Alt+Down do the same</source>
        <translation>Auf einen anderen Platz ziehen; auch mit Alt+↑ und Alt+↓</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>%1 (swap with %2)</source>
        <translation>%1 (Tausch mit %2)</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <extracomment>What is picked, as &quot;Team&quot;, and the number of the seat</extracomment>
        <translation>%1 von Spieler %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SectionBox</name>
    <message>
        <source>&amp;Add behind</source>
        <translation>&amp;Dahinter einfügen</translation>
    </message>
    <message>
        <source>A straight behind this section</source>
        <translation>Eine Gerade hinter diesem Abschnitt</translation>
    </message>
    <message>
        <source>&amp;Halve</source>
        <translation>&amp;Halbieren</translation>
    </message>
    <message>
        <source>Two sections of it</source>
        <translation>Zwei Abschnitte daraus</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Take this section out (Delete in the list)</source>
        <translation>Diesen Abschnitt herausnehmen (Entf in der Liste)</translation>
    </message>
    <message>
        <source>Usual &amp;joins</source>
        <translation>Übliche &amp;Anschlüsse</translation>
    </message>
    <message>
        <source>Its lanes lead to those that they touch in the next section</source>
        <translation>Seine Spuren führen zu denen, die sie im nächsten Abschnitt berühren</translation>
    </message>
    <message>
        <source>on the outside</source>
        <translation>außen</translation>
    </message>
    <message>
        <source>on the inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>Where lanes come and go</source>
        <translation>Wo Spuren dazukommen und wegfallen</translation>
    </message>
    <message>
        <source>°</source>
        <comment>degrees</comment>
        <translation>°</translation>
    </message>
    <message>
        <source>Over the whole section; to the right is more than 0</source>
        <translation>Über den ganzen Abschnitt; nach rechts ist mehr als 0</translation>
    </message>
    <message>
        <source>as fits</source>
        <comment>length of a sector</comment>
        <translation>nach Bedarf</translation>
    </message>
    <message>
        <source>Of one sector, in widths of a lane</source>
        <translation>Eines Sektors, in Breiten einer Spur</translation>
    </message>
    <message>
        <source>&amp;Sectors</source>
        <translation>&amp;Sektoren</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation>S&amp;puren</translation>
    </message>
    <message>
        <source>S&amp;urface</source>
        <translation>&amp;Belag</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>Len&amp;gth</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source>Section %1 of %2</source>
        <translation>Abschnitt %1 von %2</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SectionsModel</name>
    <message>
        <source>Paved</source>
        <translation>Asphalt</translation>
    </message>
    <message>
        <source>Rough</source>
        <translation>Uneben</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Schanze</translation>
    </message>
    <message>
        <source>%1°</source>
        <comment>degrees</comment>
        <translation>%1°</translation>
    </message>
    <message>
        <source>as fits</source>
        <comment>length of a sector</comment>
        <translation>nach Bedarf</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>The first and the last sector of a section</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Belag</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SectionsTable</name>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SettingsDialog</name>
    <message>
        <source>Pieces glide to their new spaces</source>
        <translation>Figuren gleiten auf ihre neuen Felder</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>Hits, kills and events show large for a moment</source>
        <translation>Treffer, Abschüsse und Ereignisse kurz groß zeigen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::SeveralBar</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many answers are picked of those that are wanted</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of at most %2, at least %3</source>
        <translation>%1 von höchstens %2, mindestens %3</translation>
    </message>
    <message>
        <source>%1 of at most %2</source>
        <translation>%1 von höchstens %2</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Keine nehmen</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>%1 of %2: leave one out first</source>
        <translation>%1 von %2: Erst eine weglassen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::StatisticsPage</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>Wins by team</source>
        <translation>Siege nach Team</translation>
    </message>
    <message>
        <source>Wins by player</source>
        <translation>Siege nach Spieler</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Siege nach Platz</translation>
    </message>
    <message>
        <source>Seats are counted clockwise, as in the set-up.</source>
        <translation>Plätze zählen im Uhrzeigersinn, wie beim Aufbau.</translation>
    </message>
    <message>
        <source>Rules that were overruled</source>
        <translation>Überstimmte Regeln</translation>
    </message>
    <message>
        <source>Entries that stand although this rule speaks against them.</source>
        <translation>Einträge, die gelten, obwohl diese Regel dagegenspricht.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No games to count yet.</source>
        <translation>Noch keine Partien zu zählen.</translation>
    </message>
    <message>
        <source>None of the games fits, or none has been read yet.</source>
        <translation>Keine Partie passt, oder es wurde noch keine gelesen.</translation>
    </message>
    <message>
        <source>Rules overruled by the table: %1, games with any: %2, entries: %3 of %4.</source>
        <translation>Vom Tisch überstimmte Regeln: %1, Partien damit: %2, Einträge: %3 von %4.</translation>
    </message>
    <message>
        <source>Board and team</source>
        <translation>Spielplan und Team</translation>
    </message>
    <message>
        <source>On average those took %1 turns, %2 entries and %3 at the table.</source>
        <translation>Diese dauerten im Schnitt %1 Durchgänge, %2 Einträge und %3 am Tisch.</translation>
    </message>
    <message>
        <source>Filled: won. Outlined: games won or lost that they sat in.</source>
        <translation>Gefüllt: gewonnen. Umriss: mitgespielte Partien, gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Wins by board</source>
        <translation>Siege nach Spielplan</translation>
    </message>
    <message>
        <source>The team that won most often on each board.</source>
        <translation>Das Team, das auf jedem Spielplan am häufigsten gewann.</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Spielpläne</translation>
    </message>
    <message>
        <source>Games: %1, won: %2.</source>
        <translation>Partien: %1, gewonnen: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what a game counts per turn, how much</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>Pro Durchgang</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>no rule named</source>
        <translation>keine Regel genannt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::TableScreen</name>
    <message>
        <source>Table screen – Roadmarshal</source>
        <translation>Tischanzeige – Roadmarshal</translation>
    </message>
    <message>
        <source>Table screen</source>
        <translation>Tischanzeige</translation>
    </message>
    <message>
        <source>Turn, full screen, close</source>
        <translation>Drehen, Vollbild, schließen</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Turned by %1°</source>
        <translation>Um %1° gedreht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Show the &amp;board</source>
        <translation>&amp;Spielplan zeigen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::TeamHeading</name>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Startspieler</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::TraceCanvas</name>
    <message>
        <source>Photo of the board</source>
        <translation>Foto des Plans</translation>
    </message>
    <message>
        <source>Take a photo of the board, or scan it, and open it here.
All of the board should be in sight; the angle does not matter.</source>
        <translation>Fotografiert den Plan oder scannt ihn ein und öffnet das Bild hier.
Der ganze Plan sollte zu sehen sein; der Winkel ist gleich.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::TraceWindow</name>
    <message>
        <source>&amp;Open a photo…</source>
        <translation>Foto &amp;öffnen …</translation>
    </message>
    <message>
        <source>&amp;Go on the same way</source>
        <translation>&amp;Geht so weiter</translation>
    </message>
    <message>
        <source>Close the &amp;loop</source>
        <translation>Runde s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Play on the &amp;picture</source>
        <translation>Auf dem Bi&amp;ld spielen</translation>
    </message>
    <message>
        <source>&amp;Make the track</source>
        <translation>Strecke &amp;anlegen</translation>
    </message>
    <message>
        <source>Trace a board</source>
        <translation>Plan nachzeichnen</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>&amp;Ecken</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>L&amp;inien</translation>
    </message>
    <message>
        <source>&amp;Finish line</source>
        <translation>&amp;Ziellinie</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>wie zu sehen</translation>
    </message>
    <message>
        <source>How often its height goes into the width of the board, if it comes out too wide or too high</source>
        <translation>Wie oft die Höhe in die Breite des Plans geht, falls er zu breit oder zu hoch wird</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>&amp;Width to height:</source>
        <translation>&amp;Breite zu Höhe:</translation>
    </message>
    <message>
        <source>Up to the next line</source>
        <translation>Bis zur nächsten Linie</translation>
    </message>
    <message>
        <source>L&amp;anes:</source>
        <translation>S&amp;puren:</translation>
    </message>
    <message>
        <source>&amp;Sectors:</source>
        <translation>&amp;Sektoren:</translation>
    </message>
    <message>
        <source>Puts the next line where the dotted one is (space bar)</source>
        <translation>Setzt die nächste Linie dorthin, wo die gepunktete ist (Leertaste)</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Open a photo of a board</source>
        <translation>Foto eines Plans öffnen</translation>
    </message>
    <message>
        <source>Reading the photo…</source>
        <translation>Das Foto wird gelesen …</translation>
    </message>
    <message>
        <source>A photo taken from above at any angle will do, or a scan.</source>
        <translation>Ein Foto von oben aus beliebigem Winkel genügt, oder ein Scan.</translation>
    </message>
    <message>
        <source>Drag the four points to the corners of the board. Then choose Lines.</source>
        <translation>Zieht die vier Punkte auf die Ecken des Plans. Wählt dann Linien.</translation>
    </message>
    <message>
        <source>Click the line that is the finish line.</source>
        <translation>Klickt die Linie an, die die Ziellinie ist.</translation>
    </message>
    <message>
        <source>The loop is closed. Give the track a name. Ends can still be dragged.</source>
        <translation>Die Runde ist geschlossen. Gebt der Strecke einen Namen. Enden lassen sich noch ziehen.</translation>
    </message>
    <message>
        <source>The loop is closed. Joins, surfaces, crossovers, chute and grid come next, in the track editor.</source>
        <translation>Die Runde ist geschlossen. Übergänge, Belag, Kreuzungen, Schleuse und Startaufstellung folgen im Streckeneditor.</translation>
    </message>
    <message>
        <source>Click the inner end of the finish line, then its outer end. Go on in driving direction.</source>
        <translation>Klickt das innere Ende der Ziellinie an, dann das äußere. Macht in Fahrtrichtung weiter.</translation>
    </message>
    <message>
        <source>Click both ends of each line between sectors, in any order. Where the road runs evenly, say how many sectors there are up to a line further on. Click the first line again to close the loop.</source>
        <translation>Klickt beide Enden jeder Linie zwischen Sektoren an, in beliebiger Folge. Wo die Straße gleichmäßig läuft, sagt, wie viele Sektoren es bis zu einer Linie weiter vorn sind. Ein Klick auf die erste Linie schließt die Runde.</translation>
    </message>
    <message>
        <source>Sectors: %1, clicks: %2</source>
        <translation>Sektoren: %1, Klicks: %2</translation>
    </message>
    <message>
        <source>Laying the picture flat…</source>
        <translation>Das Bild wird flach gelegt …</translation>
    </message>
    <message>
        <source>This is no road yet: %1</source>
        <translation>Das ist noch keine Straße: %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::TrackBox</name>
    <message>
        <source>What files and the command line call it: letters, digits and dashes</source>
        <translation>So nennen sie Dateien und Kommandozeile: Buchstaben, Ziffern und Striche</translation>
    </message>
    <message>
        <source>°</source>
        <comment>degrees</comment>
        <translation>°</translation>
    </message>
    <message>
        <source>The way of the first sector on paper: 0 is to the right, 90 down</source>
        <translation>Die Richtung des ersten Sektors auf dem Papier: 0 ist nach rechts, 90 nach unten</translation>
    </message>
    <message>
        <source>The spaces of the start, in order: 23.0 23.1 22.0</source>
        <translation>Die Felder des Starts, der Reihe nach: 23.0 23.1 22.0</translation>
    </message>
    <message>
        <source>Pairs of spaces that are one cell: 4.1=17.1 4.2=17.2</source>
        <translation>Paare von Feldern, die eines sind: 4.1=17.1 4.2=17.2</translation>
    </message>
    <message>
        <source>The sector and the side where replacements come in: 12.in or 12.out</source>
        <translation>Sektor und Seite, wo Ersatz hereinkommt: 12.in oder 12.out</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>Gam&amp;e</source>
        <translation>Spi&amp;el</translation>
    </message>
    <message>
        <source>&amp;Heading</source>
        <translation>&amp;Richtung</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>Startau&amp;fstellung</translation>
    </message>
    <message>
        <source>&amp;Chute</source>
        <translation>Schleu&amp;se</translation>
    </message>
    <message>
        <source>Crosso&amp;vers</source>
        <translation>Kreu&amp;zungen</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::TrackEditorWindow</name>
    <message>
        <source>My track</source>
        <translation>Meine Strecke</translation>
    </message>
    <message>
        <source>Your tracks</source>
        <translation>Eure Strecken</translation>
    </message>
    <message>
        <source>A copy of</source>
        <translation>Eine Kopie von</translation>
    </message>
    <message>
        <source>%1 (unfinished)</source>
        <translation>%1 (unfertig)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei …</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Eine Strecke öffnen</translation>
    </message>
    <message>
        <source>Tracks (*%1)</source>
        <translation>Strecken (*%1)</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <extracomment>A copy of a track</extracomment>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>It has not been saved yet.</source>
        <translation>Sie ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Read again.</source>
        <translation>Neu gelesen.</translation>
    </message>
    <message>
        <source>You have another track with the id %1: give this one an id of its own.</source>
        <translation>Ihr habt eine andere Strecke mit der Kennung %1: Gebt dieser eine eigene.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Kept as unfinished: what stands in red has to be mended before anybody can race on it.</source>
        <translation>Als unfertig aufgehoben: Was rot dasteht, muss in Ordnung kommen, bevor jemand darauf fahren kann.</translation>
    </message>
    <message>
        <source>Track editor</source>
        <translation>Streckeneditor</translation>
    </message>
    <message>
        <source>The track has not been saved.</source>
        <translation>Die Strecke ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>The track as it is drawn</source>
        <translation>Die Strecke, wie sie gezeichnet ist</translation>
    </message>
    <message>
        <source>What is wrong with the track</source>
        <translation>Was an der Strecke nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read the file again, as somebody may have changed it by hand (F5)</source>
        <translation>Die Datei neu lesen, falls jemand sie von Hand geändert hat (F5)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Into your library (Ctrl+S)</source>
        <translation>In eure Bibliothek (Strg+S)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Fill the grid</source>
        <translation>Startplätze auffüllen</translation>
    </message>
    <message>
        <source>Forty spaces, lane by lane behind the last one (Ctrl+G)</source>
        <translation>Vierzig Felder, Spur für Spur hinter dem letzten (Strg+G)</translation>
    </message>
    <message>
        <source>Close the &amp;loop</source>
        <translation>&amp;Runde schließen</translation>
    </message>
    <message>
        <source>The bends share what is missing to come round (Ctrl+L)</source>
        <translation>Die Kurven teilen sich, was an einer Runde fehlt (Strg+L)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>The whole track (Ctrl+0)</source>
        <translation>Die ganze Strecke (Strg+0)</translation>
    </message>
    <message>
        <source>&amp;Play on it…</source>
        <translation>&amp;Darauf spielen …</translation>
    </message>
    <message>
        <source>Save it and begin a game on it (Ctrl+P)</source>
        <translation>Speichern und eine Partie darauf beginnen (Strg+P)</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Click a section; drag its end to bend or lengthen it</source>
        <translation>Klickt einen Abschnitt an; zieht an seinem Ende, um ihn zu biegen oder zu verlängern</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Click the sector where a section begins</source>
        <translation>Klickt den Sektor an, mit dem ein Abschnitt beginnt</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>Click a lane at the end of a section, then lanes behind it</source>
        <translation>Klickt eine Spur am Ende eines Abschnitts an, dann Spuren dahinter</translation>
    </message>
    <message>
        <source>Finish line</source>
        <translation>Ziellinie</translation>
    </message>
    <message>
        <source>Click the first sector past the line</source>
        <translation>Klickt den ersten Sektor hinter der Linie an</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Startaufstellung</translation>
    </message>
    <message>
        <source>Click the spaces of the grid in order, or draw over them</source>
        <translation>Klickt die Startplätze der Reihe nach an oder zieht darüber</translation>
    </message>
    <message>
        <source>Chute</source>
        <translation>Schleuse</translation>
    </message>
    <message>
        <source>Click where the chute leads in, on its side of the road</source>
        <translation>Klickt an, wo die Schleuse hereinführt, auf ihrer Seite der Straße</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>Click two spaces that are one cell</source>
        <translation>Klickt zwei Felder an, die eines sind</translation>
    </message>
    <message>
        <source>S&amp;ections</source>
        <translation>A&amp;bschnitte</translation>
    </message>
    <message>
        <source>Tr&amp;ack</source>
        <translation>Stre&amp;cke</translation>
    </message>
    <message>
        <source>Nothing is wrong: one can race on it</source>
        <translation>Alles in Ordnung: Darauf lässt sich fahren</translation>
    </message>
    <message>
        <source>%1[*] – track editor – Roadmarshal</source>
        <extracomment>The title of a window; [*] stands for &quot;not saved&quot;</extracomment>
        <translation>%1[*] – Streckeneditor – Roadmarshal</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>&amp;Trace a board…</source>
        <translation>Plan &amp;nachzeichnen …</translation>
    </message>
    <message>
        <source>From a photo or scan of a board (Ctrl+B)</source>
        <translation>Nach einem Foto oder Scan eines Plans (Strg+B)</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::UnconfirmedModel</name>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>As we have it</source>
        <translation>Wie wir es haben</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::UnconfirmedPage</name>
    <message>
        <source>As on my &amp;card (Enter)</source>
        <translation>Wie auf meiner &amp;Karte (Enter)</translation>
    </message>
    <message>
        <source>&amp;All of this item (Ctrl+Enter)</source>
        <translation>&amp;Das ganze Stück (Strg+Enter)</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>one of the five</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Search: items, cards, values</source>
        <translation>Suchen: Stücke, Karten, Werte</translation>
    </message>
    <message>
        <source>Search what is to be confirmed</source>
        <translation>Durchsuchen, was zu bestätigen ist</translation>
    </message>
    <message>
        <source>Values to be confirmed</source>
        <translation>Werte, die zu bestätigen sind</translation>
    </message>
    <message>
        <source>Values to compare with the cards: %1. F2 types what the card says.</source>
        <translation>Werte, die mit den Karten zu vergleichen sind: %1. F2 tippt, was die Karte sagt.</translation>
    </message>
    <message>
        <source>Everything in this box is as printed, or as you have it.</source>
        <translation>Alles in dieser Schachtel ist wie gedruckt oder wie ihr es habt.</translation>
    </message>
    <message>
        <source>Nothing fits; clear the search to see all.</source>
        <translation>Nichts passt; leere die Suche, um alles zu sehen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::WearMatrix</name>
    <message>
        <source>Damage of all pieces</source>
        <translation>Schaden aller Figuren</translation>
    </message>
    <message>
        <source>%1 · %2 · out of the game</source>
        <extracomment>A piece, its team, how much damage it has of how much it takes</extracomment>
        <translation>%1 · %2 · aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 · %2 · damage %3 of %4</source>
        <translation>%1 · %2 · Schaden %3 von %4</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::print::CheckSheetDialog</name>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Spielplan:</translation>
    </message>
    <message>
        <source>&amp;Mats:</source>
        <translation>&amp;Tableaus:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Wertung:</translation>
    </message>
    <message>
        <source>&amp;Decks:</source>
        <translation>Sta&amp;pel:</translation>
    </message>
    <message>
        <source>Look at where the counters lie and which side is up.</source>
        <translation>Prüfen, wo die Plättchen liegen und welche Seite oben ist.</translation>
    </message>
    <message>
        <source>Look at damage, tokens, and who is in reserve or destroyed.</source>
        <translation>Schaden und Marker prüfen und wer in Reserve oder zerstört ist.</translation>
    </message>
    <message>
        <source>Look at points, first player and its side, whose turn it is, and the notes in the teams’ boxes.</source>
        <translation>Punkte prüfen, Startspieler und Seite, wer am Zug ist und die Notizen in den Kästen der Teams.</translation>
    </message>
    <message>
        <source>Count piles, discards and hands; look at open cards and their markers.</source>
        <translation>Nachziehstapel, Ablagen und Handkarten zählen; offene Karten und ihre Marker prüfen.</translation>
    </message>
    <message>
        <source>Check a pack-away sheet</source>
        <translation>Packzettel prüfen</translation>
    </message>
    <message>
        <source>&amp;Code on the sheet:</source>
        <translation>&amp;Code auf dem Zettel:</translation>
    </message>
    <message>
        <source>No sheet has such a code. Look at the eight characters again.</source>
        <translation>So lautet kein Code auf einem Packzettel. Seht euch die acht Zeichen noch einmal an.</translation>
    </message>
    <message>
        <source>The eight characters beside the board’s picture.</source>
        <translation>Die acht Zeichen neben dem Bild des Spielplans.</translation>
    </message>
    <message>
        <source>The table in the app is not the one on the sheet. The short codes under the long one tell where they differ:</source>
        <translation>Der Tisch in der App ist nicht der auf dem Zettel. Die kurzen Codes unter dem langen sagen, wo sie abweichen:</translation>
    </message>
    <message>
        <source>It matches: the table in the app is the one on the sheet.</source>
        <translation>Es passt: Der Tisch in der App ist der auf dem Zettel.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>differs. %1</source>
        <translation>weicht ab. %1</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::print::PrintDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbig</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Ink:</source>
        <translation>&amp;Farbe:</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Laying out the pages …</source>
        <translation>Seiten werden gesetzt …</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nichts gewählt.</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>Seiten: %1</translation>
    </message>
    <message numerus="yes">
        <source>The preview shows the first %n.</source>
        <comment>pages</comment>
        <translation>
            <numerusform>Die Vorschau zeigt nur %n Seite.</numerusform>
            <numerusform>Die Vorschau zeigt die ersten %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>roadmarshal::views::print::PrintJob</name>
    <message>
        <source>The file does not take the pages.</source>
        <translation>Die Datei nimmt die Seiten nicht auf.</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>Der Drucker nimmt die Seiten nicht an.</translation>
    </message>
    <message>
        <source>The printer reports an error.</source>
        <translation>Der Drucker meldet einen Fehler.</translation>
    </message>
</context>
</TS>
