#include "wording.h"

#include "actions.h"
#include "effects.h"
#include "match.h"
#include "names.h"

#include <QCoreApplication>
#include <QHash>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr QChar codeMark = u'@';

struct Phrase
{
    const char* code;
    const char* text;
};

// Words in braces are arguments; one that begins with an @ is itself a code and is said in turn.
constexpr Phrase phrases[] = {
    // Questions
    {"ask-grid",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Grid position {position}: which car comes out of the bag?")},
    {"ask-replacement",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{team}: which car from the reserve goes to the chute?")},
    {"ask-car", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team}: which car is activated?")},
    {"ask-card", QT_TRANSLATE_NOOP("ApocalypseRoad", "Car {car}: which card is played?")},
    {"ask-end",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "Car {car}, {type} {adjustment}, {points} movement points: where does it end?")},
    {"ask-way", QT_TRANSLATE_NOOP("ApocalypseRoad", "Car {car} to {end}: which way?")},
    {"ask-over", QT_TRANSLATE_NOOP("ApocalypseRoad", "The race is over: {team} has won.")},
    // Answers
    {"option-car", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} · {driver} · {place}")},
    {"option-draw-grid", QT_TRANSLATE_NOOP("ApocalypseRoad", "Let the app draw the whole grid")},
    {"option-card", QT_TRANSLATE_NOOP("ApocalypseRoad", "{type} {adjustment} · {points} points")},
    {"type-solo", QT_TRANSLATE_NOOP("ApocalypseRoad", "Solo")},
    {"type-overtake", QT_TRANSLATE_NOOP("ApocalypseRoad", "Overtake")},
    {"type-line", QT_TRANSLATE_NOOP("ApocalypseRoad", "Line")},
    {"type-pursuit", QT_TRANSLATE_NOOP("ApocalypseRoad", "Pursuit")},
    {"type-lead", QT_TRANSLATE_NOOP("ApocalypseRoad", "Lead")},
    {"type-diagonal-solo", QT_TRANSLATE_NOOP("ApocalypseRoad", "Diagonal Solo")},
    {"type-diagonal-lead", QT_TRANSLATE_NOOP("ApocalypseRoad", "Diagonal Lead")},
    {"option-end", QT_TRANSLATE_NOOP("ApocalypseRoad", "{place}")},
    {"option-end-ways", QT_TRANSLATE_NOOP("ApocalypseRoad", "{place} · {ways} ways")},
    {"option-way", QT_TRANSLATE_NOOP("ApocalypseRoad", "moves {others} · by {path}")},
    {"option-way-alone", QT_TRANSLATE_NOOP("ApocalypseRoad", "moves nobody else · by {path}")},
    {"option-way-collision", QT_TRANSLATE_NOOP("ApocalypseRoad", "ends in a collision · by {path}")},
    // Reminders and remarks
    {"remind-suppressed",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Car {car} is suppressed: no shot and no ram this time.")},
    {"remark-crosses", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} crosses the line: 1 VP for {team}")},
    {"remark-crosses-back", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} goes back over the line")},
    {"remark-collides", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} takes 1 damage in the crossover")},
    {"remark-next-first",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Next first player as it stands: {team} (damage {sums}; {holder} "
                                         "holds the marker and is left out)")},
    {"remark-countdown-runs",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Countdown: every pool loses 1 at the next turn")},
    {"remark-countdown-stopped",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Countdown: stopped, somebody is down to the last point")},
    // Headlines
    {"headline-grid", QT_TRANSLATE_NOOP("ApocalypseRoad", "Starting grid")},
    {"headline-race", QT_TRANSLATE_NOOP("ApocalypseRoad", "Turn {turn} · {team} to act")},
    {"headline-over", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} wins in turn {turn}")},
    // Answers that do not fit
    {"too-much", QT_TRANSLATE_NOOP("ApocalypseRoad", "\"{given}\" is one word too many")},
    {"no-car", QT_TRANSLATE_NOOP("ApocalypseRoad", "there is no car \"{given}\"")},
    {"car-not-in-race", QT_TRANSLATE_NOOP("ApocalypseRoad", "car {given} is not in the race")},
    {"no-card",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "\"{given}\" is no card that moves a car; write it like solo+3")},
    {"no-place",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "\"{given}\" is no place; write sector.lane, like 14.1")},
    {"no-such-way", QT_TRANSLATE_NOOP("ApocalypseRoad", "there is no way number \"{given}\"")},
    {"not-in-bag-now", QT_TRANSLATE_NOOP("ApocalypseRoad", "\"{given}\" is not in the bag")},
    {"not-in-reserve", QT_TRANSLATE_NOOP("ApocalypseRoad", "\"{given}\" is not in the reserve of that team")},
    // Objections
    {"race-over", QT_TRANSLATE_NOOP("ApocalypseRoad", "the race is over")},
    {"not-your-segment",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} belongs to {team}, but it is {toAct}'s turn to act")},
    {"already-activated", QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} has been activated this turn")},
    {"card-not-in-deck", QT_TRANSLATE_NOOP("ApocalypseRoad", "the race deck has no {card}")},
    {"no-way-there",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "car {car} has no way to end on {end} with {points} movement points of {card}")},
    {"no-way-there-but",
     QT_TRANSLATE_NOOP(
         "ApocalypseRoad",
         "car {car} has no way to end on {end} with {points} movement points; it could with {cards}")},
    {"too-many-ways",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} with {card} has more ways than can be checked")},
    {"too-many-ways-now",
     QT_TRANSLATE_NOOP(
         "ApocalypseRoad",
         "{given} has more ways here than can be listed; type where the car ends, with a ! behind it")},
    {"no-such-car", QT_TRANSLATE_NOOP("ApocalypseRoad", "there is no car {car}")},
    {"car-not-racing", QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} is not in the race")},
    {"no-such-card", QT_TRANSLATE_NOOP("ApocalypseRoad", "{card} is no card that moves a car")},
    {"no-such-place", QT_TRANSLATE_NOOP("ApocalypseRoad", "{place} is not on this track")},
    {"no-replacement",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} can't be brought as a replacement now")},
    {"not-a-starter", QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} is not among the cars that start")},
    {"drawn-twice", QT_TRANSLATE_NOOP("ApocalypseRoad", "car {car} was drawn twice")},
    {"not-in-bag",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "car {car} came too early: each round the bag holds one car of each team")},
    {"grid-incomplete", QT_TRANSLATE_NOOP("ApocalypseRoad", "{count} cars named, {most} start")},
    {"grid-full", QT_TRANSLATE_NOOP("ApocalypseRoad", "the grid has been filled already")},
    {"two-on-one-space",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "cars {other} and {car} would both stand on {place}")},
    {"impossible", QT_TRANSLATE_NOOP("ApocalypseRoad", "it can't be carried out: {reason}")},
    {"no-such-subject", QT_TRANSLATE_NOOP("ApocalypseRoad", "there is no car or team \"{subject}\"")},
    {"no-such-property", QT_TRANSLATE_NOOP("ApocalypseRoad", "{subject} has nothing called \"{property}\"")},
    {"no-such-value", QT_TRANSLATE_NOOP("ApocalypseRoad", "{property} of {subject} can't be \"{value}\"")},
    {"not-on-track", QT_TRANSLATE_NOOP("ApocalypseRoad", "{value} is not on this track")},
    // Shots that can't be
    {"shot-suppressed",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} is suppressed: it may not shoot in its next activation")},
    {"shot-from-chute",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} is in the chute; nobody shoots from there")},
    {"shot-into-chute",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{target} is in the chute; nobody can be hit there")},
    {"shot-same-place",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{target} is with {car} at {place}; only neighbouring spaces can be hit")},
    {"shot-front-rear",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} fires to the front; {target} is behind it")},
    {"shot-front-side",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} fires to the front; {target} is beside it")},
    {"shot-rear-front",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} fires to the rear; {target} is ahead of it")},
    {"shot-rear-side", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} fires to the rear; {target} is beside it")},
    {"shot-across", QT_TRANSLATE_NOOP("ApocalypseRoad", "{target} is next to the crossover cell of {car} on "
                                                        "the other road only; {car} fires along its own")},
    {"shot-lanes", QT_TRANSLATE_NOOP("ApocalypseRoad",
                                     "{target} is {count} lanes away; only neighbouring spaces can be hit")},
    {"shot-one-ahead",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{target} is one sector ahead, but {there} is not next to {here}; "
                                         "only neighbouring spaces can be hit")},
    {"shot-one-behind",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{target} is one sector behind, but {there} is not next to {here}; "
                                         "only neighbouring spaces can be hit")},
    {"shot-ahead",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{target} is {count} sectors ahead; only neighbouring spaces can be hit")},
    {"shot-behind",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{target} is {count} sectors behind; only neighbouring spaces can be hit")},
    {"remark-reloading",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{car} is reloading: in its next activation it may shoot only after moving")},
    {"remark-spin-around",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{car} has spun: in its next activation it may shoot only after moving")},
    // First player
    {"first-sums", QT_TRANSLATE_NOOP("ApocalypseRoad", "Damage on cars in the race: {sums}")},
    {"first-holder", QT_TRANSLATE_NOOP("ApocalypseRoad", "{holder} holds the marker and is left out")},
    {"first-most", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} has the most of the rest: {damage}")},
    {"first-tie",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "{tied} are level with {damage}; clockwise from {holder}, {team} comes first")},
    // Mats
    {"where-reserve", QT_TRANSLATE_NOOP("ApocalypseRoad", "reserve")},
    {"where-destroyed", QT_TRANSLATE_NOOP("ApocalypseRoad", "destroyed")},
    {"where-chute", QT_TRANSLATE_NOOP("ApocalypseRoad", "chute")},
    {"where-on", QT_TRANSLATE_NOOP("ApocalypseRoad", "{place}")},
    {"label-damage", QT_TRANSLATE_NOOP("ApocalypseRoad", "Damage")},
    {"label-speed", QT_TRANSLATE_NOOP("ApocalypseRoad", "Speed")},
    {"label-defense", QT_TRANSLATE_NOOP("ApocalypseRoad", "Defence")},
    {"label-weapon", QT_TRANSLATE_NOOP("ApocalypseRoad", "Weapon")},
    {"label-targeting", QT_TRANSLATE_NOOP("ApocalypseRoad", "Targeting")},
    {"value-number", QT_TRANSLATE_NOOP("ApocalypseRoad", "{number}")},
    {"value-bonus", QT_TRANSLATE_NOOP("ApocalypseRoad", "+{number}")},
    {"value-weapon", QT_TRANSLATE_NOOP("ApocalypseRoad", "{weapon}, {mount}")},
    {"weapon-machine-gun", QT_TRANSLATE_NOOP("ApocalypseRoad", "machine gun")},
    {"weapon-auto-cannon", QT_TRANSLATE_NOOP("ApocalypseRoad", "auto cannon")},
    {"weapon-missile-launcher", QT_TRANSLATE_NOOP("ApocalypseRoad", "missiles")},
    {"mount-front", QT_TRANSLATE_NOOP("ApocalypseRoad", "front")},
    {"mount-rear", QT_TRANSLATE_NOOP("ApocalypseRoad", "rear")},
    {"mount-turret", QT_TRANSLATE_NOOP("ApocalypseRoad", "turret")},
    {"token-suppressed", QT_TRANSLATE_NOOP("ApocalypseRoad", "Suppressed")},
    {"token-reloading", QT_TRANSLATE_NOOP("ApocalypseRoad", "Reloading")},
    {"token-spin-around", QT_TRANSLATE_NOOP("ApocalypseRoad", "Spun")},
    {"token-lapped", QT_TRANSLATE_NOOP("ApocalypseRoad", "Lapped")},
    // Effects
    {"moved", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} goes from {from} to {to}")},
    {"moved-grid", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} lines up on {to}")},
    {"moved-destroyed", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} is destroyed and leaves {from}")},
    {"moved-chute", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} goes to the chute")},
    {"moved-reserve", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} goes back to the reserve")},
    {"damage-on", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} takes {by} damage")},
    {"damage-off", QT_TRANSLATE_NOOP("ApocalypseRoad", "{by} damage comes off {car}")},
    {"flipped-light", QT_TRANSLATE_NOOP("ApocalypseRoad", "turn {car} to its light side")},
    {"flipped-dark", QT_TRANSLATE_NOOP("ApocalypseRoad", "turn {car} to its dark side")},
    {"token-on", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} gets a token: {token}")},
    {"token-off", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} loses its token: {token}")},
    {"crossing", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car}: crossings that count {by}")},
    {"vp-claimed", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} claims {count} VP")},
    {"vp-returned", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} puts {count} VP back into its pool")},
    {"vp-removed",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} loses {count} VP of its pool to the countdown")},
    {"vp-restored", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} gets {count} VP back from the countdown")},
    {"owed", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} brings a replacement")},
    {"owed-done", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} has its replacement")},
    {"first", QT_TRANSLATE_NOOP("ApocalypseRoad", "first player: {to}")},
    {"marker-light", QT_TRANSLATE_NOOP("ApocalypseRoad", "turn the first player marker to its light side")},
    {"marker-dark", QT_TRANSLATE_NOOP("ApocalypseRoad", "turn the first player marker to its dark side")},
    {"to-act", QT_TRANSLATE_NOOP("ApocalypseRoad", "{to} is to act")},
    {"turn", QT_TRANSLATE_NOOP("ApocalypseRoad", "turn {to} begins")},
    {"turn-back", QT_TRANSLATE_NOOP("ApocalypseRoad", "back to turn {to}")},
    {"phase-race", QT_TRANSLATE_NOOP("ApocalypseRoad", "the race is on")},
    {"phase-grid", QT_TRANSLATE_NOOP("ApocalypseRoad", "back to the grid")},
    {"phase-over", QT_TRANSLATE_NOOP("ApocalypseRoad", "the race is over")},
    {"winner", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} wins")},
    {"no-winner", QT_TRANSLATE_NOOP("ApocalypseRoad", "nobody has won yet")},
    // Actions
    {"did-fill-grid", QT_TRANSLATE_NOOP("ApocalypseRoad", "The grid is drawn")},
    {"did-activate", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} plays {card} to {end}")},
    {"did-replace", QT_TRANSLATE_NOOP("ApocalypseRoad", "{car} comes as a replacement")},
};

const char* phraseFor(const QString& code)
{
    static const QHash<QString, const char*> byCode = [] {
        QHash<QString, const char*> hash;
        for (const Phrase& phrase : phrases)
            hash.insert(QLatin1StringView(phrase.code), phrase.text);
        return hash;
    }();
    return byCode.value(code);
}

QString argument(const QJsonValue& value)
{
    const QString text = value.isDouble() ? QString::number(value.toInt()) : value.toString();
    const bool isCode = text.startsWith(codeMark) && phraseFor(text.sliced(1));
    return isCode ? say(table::Message{text.sliced(1), {}}) : text;
}

QString word(const QString& code, const QJsonObject& args)
{
    return say(table::Message{code, args});
}

QString sayMoved(const CarMoved& change, const QJsonObject& args)
{
    const bool fromReserve = std::holds_alternative<Reserve>(change.from);
    const QString code =
        std::visit(Match{[](Reserve) { return QStringLiteral("moved-reserve"); },
                         [](Destroyed) { return QStringLiteral("moved-destroyed"); },
                         [](track::InChute) { return QStringLiteral("moved-chute"); },
                         [&](const auto&) {
                             return fromReserve ? QStringLiteral("moved-grid") : QStringLiteral("moved");
                         }},
                   change.to);
    return word(code, args);
}

QString sayVp(const VpMoved& change, const QJsonObject& args)
{
    if (change.to == Heap::Claimed)
        return word(QStringLiteral("vp-claimed"), args);
    if (change.to == Heap::Removed)
        return word(QStringLiteral("vp-removed"), args);
    return word(change.from == Heap::Claimed ? QStringLiteral("vp-returned") : QStringLiteral("vp-restored"),
                args);
}

QString sayDamaged(const Damaged& change)
{
    return word(change.by < 0 ? QStringLiteral("damage-off") : QStringLiteral("damage-on"),
                {{QStringLiteral("car"), change.car}, {QStringLiteral("by"), std::abs(change.by)}});
}

QString sayToken(const TokenMoved& change)
{
    return word(change.on ? QStringLiteral("token-on") : QStringLiteral("token-off"),
                {{QStringLiteral("car"), change.car},
                 {QStringLiteral("token"), QStringLiteral("@token-") + toText(change.token)}});
}

} // namespace

QString say(const table::Message& message)
{
    const char* phrase = phraseFor(message.code);
    if (!phrase)
        return message.code;
    const QString text = QCoreApplication::translate("ApocalypseRoad", phrase);
    QString said;
    qsizetype from = 0;
    // One pass, so that braces inside an argument stay what they are.
    while (from < text.size()) {
        const qsizetype open = text.indexOf(u'{', from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u'}', open);
        if (close < 0)
            break;
        said +=
            text.sliced(from, open - from) + argument(message.args[text.sliced(open + 1, close - open - 1)]);
        from = close + 1;
    }
    return said + text.sliced(from);
}

QString say(const table::Effect& effect)
{
    const auto change = toChange(effect);
    if (!change)
        return effect.kind;
    const QJsonObject& args = effect.args;
    return std::visit(
        Match{
            [&](const CarMoved& c) { return sayMoved(c, args); },
            [](const Damaged& c) { return sayDamaged(c); },
            [&](const CarFlipped& c) {
                return word(c.dark ? QStringLiteral("flipped-dark") : QStringLiteral("flipped-light"), args);
            },
            [](const TokenMoved& c) { return sayToken(c); },
            [&](const CrossingCounted&) { return word(QStringLiteral("crossing"), args); },
            [&](const VpMoved& c) { return sayVp(c, args); },
            [&](const ReplacementOwed& c) {
                return word(c.by > 0 ? QStringLiteral("owed") : QStringLiteral("owed-done"), args);
            },
            [&](const FirstPlayerChanged&) { return word(QStringLiteral("first"), args); },
            [&](const MarkerFlipped& c) {
                return word(c.dark ? QStringLiteral("marker-dark") : QStringLiteral("marker-light"), args);
            },
            [&](const ActingChanged&) { return word(QStringLiteral("to-act"), args); },
            [&](const TurnChanged& c) {
                return word(c.to > c.from ? QStringLiteral("turn") : QStringLiteral("turn-back"), args);
            },
            [&](const PhaseChanged& c) {
                return word(QStringLiteral("phase-") + wordFor(phaseWords, c.to), args);
            },
            [&](const WinnerDeclared& c) {
                return word(c.team.isEmpty() ? QStringLiteral("no-winner") : QStringLiteral("winner"), args);
            }},
        *change);
}

QString say(const table::Action& action)
{
    QJsonObject args = action.args;
    args[QStringLiteral("end")] = args[QStringLiteral("moves")][args[QStringLiteral("car")].toString()];
    return word(QStringLiteral("did-") + action.kind, args);
}

} // namespace roadmarshal::apocalypse_road
