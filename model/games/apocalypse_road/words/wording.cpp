#include "wording.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/disputes/say_claim.h"
#include "games/apocalypse_road/movement/wording.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/table/names.h"
#include "match.h"
#include "phrases.h"

namespace roadmarshal::apocalypse_road {

namespace {

const text::PhraseBook& phrases()
{
    static const text::PhraseBook book(
        "ApocalypseRoad",
        {racePhrases(), segmentPhrases(), toldPhrases(), eventPhrases(), figurePhrases(), disputePhrases(),
         verdictPhrases(), contentPhrases(), setupPhrases()},
        {QStringLiteral("car"), QStringLiteral("target"), QStringLiteral("team"), QStringLiteral("driver"),
         QStringLiteral("given"), QStringLiteral("name"), QStringLiteral("players")});
    return book;
}

QString word(const QString& code, const QJsonObject& args)
{
    return say(table::Message{code, args});
}

// A reason of the movement engine, which has words of its own.
QString sayMovement(const QJsonObject& args)
{
    QStringList arguments;
    for (const QJsonValue& argument : args[QStringLiteral("arguments")].toArray())
        arguments.append(argument.toString());
    return movement::text(static_cast<movement::Why>(args[QStringLiteral("why")].toInt()), arguments);
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

QString sayCard(const CardMoved& change)
{
    const QJsonObject args{{QStringLiteral("deck"), deckCode(change.deck)},
                           {QStringLiteral("card"), cardName(change.deck, change.card)},
                           {QStringLiteral("count"), change.count},
                           {QStringLiteral("from"), sayPlace(change.from)},
                           {QStringLiteral("to"), sayPlace(change.to)}};
    if (change.card.isEmpty())
        return word(QStringLiteral("cards-moved"), args);
    return word(change.count == 1 ? QStringLiteral("card-moved") : QStringLiteral("copies-moved"), args);
}

QString joined(const QJsonValue& list)
{
    QStringList words;
    for (const QJsonValue& word : list.toArray())
        words.append(word.toString());
    return words.join(QStringLiteral(", "));
}

// Some actions read differently where the app drew, or where nothing was chosen.
QString didCode(const table::Action& action)
{
    const QString code = QStringLiteral("did-") + action.kind;
    const auto isEmpty = [&](const QString& key) { return action.args[key].toString().isEmpty(); };
    if (action.kind == QLatin1StringView(Shoot::kind) && isEmpty(QStringLiteral("result")))
        return code + QStringLiteral("-app");
    if (action.kind == QLatin1StringView(DrawEvent::kind) && isEmpty(QStringLiteral("event")))
        return code + QStringLiteral("-app");
    if (action.kind == QLatin1StringView(Activate::kind) && !isEmpty(QStringLiteral("ram")))
        return code + QStringLiteral("-ram");
    return code;
}

QJsonObject remarkArgs(const Remarked& remark)
{
    return {{QStringLiteral("car"), remark.car},
            {QStringLiteral("target"), remark.other},
            {QStringLiteral("other"), remark.other}};
}

} // namespace

QString deckCode(DeckId deck)
{
    return QStringLiteral("@deck-") + wordFor(deckWords, deck);
}

QString cardName(DeckId deck, const QString& card)
{
    if (const auto race = parseRaceCard(card); deck == DeckId::Race && race)
        return word(QStringLiteral("race-card"), {{QStringLiteral("type"), typeCode(race->movement)},
                                                  {QStringLiteral("adjustment"), adjustmentOf(*race)}});
    return deck == DeckId::Event ? word(QStringLiteral("event-") + card, {}) : card;
}

QString sayPlace(const QString& place)
{
    constexpr QStringView handPrefix = u"hand-";
    if (place.startsWith(handPrefix))
        return word(QStringLiteral("place-hand"),
                    {{QStringLiteral("team"), place.sliced(handPrefix.size())}});
    return word(QStringLiteral("place-") + place, {});
}

QString say(const table::Message& message)
{
    if (message.code == movementWhy)
        return sayMovement(message.args);
    return phrases().say(message);
}

QString say(const table::Effect& effect)
{
    const auto change = toTyped(effect);
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
            [](const CrossingCounted&) { return QString(); },
            [](const ScoresNoted&) { return QString(); },
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
            },
            [](const CardMoved& c) { return sayCard(c); },
            [](const Reshuffled& c) {
                return word(QStringLiteral("reshuffled"), {{QStringLiteral("deck"), deckCode(c.deck)}});
            },
            [](const BonusMarked& c) {
                return word(
                    c.by > 0 ? QStringLiteral("bonus-on") : QStringLiteral("bonus-off"),
                    {{QStringLiteral("card"), QStringLiteral("@event-") + wordFor(bonusWords, c.card)},
                     {QStringLiteral("by"), std::abs(c.by)}});
            },
            [](const ClockStopped& c) {
                return word(c.stopped ? QStringLiteral("clock-stopped") : QStringLiteral("clock-runs"), {});
            },
            [](const SegmentChanged&) { return QString(); },
            [&](const Remarked& c) { return word(c.code, remarkArgs(c)); }},
        *change);
}

QString say(const table::Action& action)
{
    QJsonObject args = action.args;
    args[QStringLiteral("end")] = args[QStringLiteral("moves")][args[QStringLiteral("car")].toString()];
    if (action.kind == QLatin1StringView(Activate::kind))
        args[QStringLiteral("card")] = cardName(DeckId::Race, args[QStringLiteral("card")].toString());
    if (action.kind == QLatin1StringView(DrawEvent::kind))
        args[QStringLiteral("event")] = QStringLiteral("@event-") + args[QStringLiteral("event")].toString();
    args[QStringLiteral("choices")] = joined(args[QStringLiteral("choices")]);
    args[QStringLiteral("cars")] = joined(args[QStringLiteral("cars")]);
    args[QStringLiteral("cards")] = joined(args[QStringLiteral("cards")]);
    return word(didCode(action), args);
}

} // namespace roadmarshal::apocalypse_road
