#include "hands.h"

#include "cards/by_hand.h"
#include "match.h"
#include "named.h"
#include "wording.h"

#include <map>

namespace roadmarshal::apocalypse_road {

namespace {

using Args = QJsonObject;

QString step(const char* code, const Args& args)
{
    return say(table::Message{QStringLiteral("step-") + QLatin1StringView(code), args});
}

// What is said of an effect begins small: it follows from something.
QString asStep(QString said)
{
    if (!said.isEmpty())
        said[0] = said[0].toUpper();
    return said;
}

QString stepFor(const CarMoved& moved)
{
    const Args args{{QStringLiteral("car"), moved.car}, {QStringLiteral("to"), toText(moved.to)}};
    const char* code =
        std::visit(Match{[](Reserve) { return "car-reserve"; }, [](Destroyed) { return "car-off"; },
                         [](track::InChute) { return "car-chute"; }, [](const auto&) { return "car"; }},
                   moved.to);
    return step(code, args);
}

QString stepFor(const VpMoved& moved)
{
    const Args args{{QStringLiteral("team"), moved.team}, {QStringLiteral("count"), moved.count}};
    return step(moved.to == Heap::Claimed   ? "vp-claim"
                : moved.to == Heap::Removed ? "vp-remove"
                                            : "vp-return",
                args);
}

// How many, without the sign: which way they go is another sentence.
QString counted(const char* on, const char* off, int by, Args args)
{
    args[QStringLiteral("count")] = std::abs(by);
    return step(by > 0 ? on : off, args);
}

QString ownerOf(const QString& place)
{
    return cards::sortOf(place) == QStringLiteral("hand") ? place.section(u'-', 1) : QString();
}

// Whose hand it is about comes first; what goes between two hands is said as it is.
QString stepFor(const CardMoved& moved)
{
    const QString giver = ownerOf(moved.from);
    const QString taker = ownerOf(moved.to);
    if (!giver.isEmpty() && !taker.isEmpty())
        return say(stored(Effect(moved)));
    const QString what = moved.card.isEmpty() ? QStringLiteral("unseen") : QStringLiteral("card");
    const QString how = !taker.isEmpty()
                            ? (moved.from == cards::pile ? QStringLiteral("draw") : QStringLiteral("take"))
                        : giver.isEmpty() ? QStringLiteral("put")
                                          : QStringLiteral("give");
    return say(table::Message{
        QStringLiteral("step-%1-%2").arg(what, how),
        {{QStringLiteral("team"), giver + taker},
         {QStringLiteral("card"), cardName(moved.deck, moved.card)},
         {QStringLiteral("count"), moved.count},
         {QStringLiteral("copies"), moved.count == 1 ? QString() : QStringLiteral("%1 × ").arg(moved.count)},
         {QStringLiteral("from"), sayPlace(moved.from)},
         {QStringLiteral("to"), sayPlace(moved.to)},
         {QStringLiteral("deck"), deckCode(moved.deck)}}});
}

QString stepFor(const Effect& effect)
{
    return std::visit(
        Match{[](const CarMoved& c) { return stepFor(c); }, [](const VpMoved& c) { return stepFor(c); },
              [](const Damaged& c) {
                  return counted("damage-on", "damage-off", c.by, {{QStringLiteral("car"), c.car}});
              },
              [](const BonusMarked& c) {
                  return counted(
                      "bonus-on", "bonus-off", c.by,
                      {{QStringLiteral("card"), QStringLiteral("@event-") + wordFor(bonusWords, c.card)}});
              },
              [](const TokenMoved& c) {
                  return step(c.on ? "token-on" : "token-off",
                              {{QStringLiteral("car"), c.car},
                               {QStringLiteral("token"), QStringLiteral("@token-") + toText(c.token)}});
              },
              [](const FirstPlayerChanged& c) { return step("first", {{QStringLiteral("team"), c.to}}); },
              [](const Reshuffled& c) {
                  return step("reshuffle", {{QStringLiteral("deck"), deckCode(c.deck)}});
              },
              [](const auto& c) { return asStep(say(stored(Effect(c)))); }},
        effect);
}

bool isKept(const Setup& setup, const Effect& effect)
{
    // Cards that the app deals lie on no table.
    const auto* shuffled = std::get_if<Reshuffled>(&effect);
    const bool isOfTheApp = shuffled && setup.decks.of(shuffled->deck).byApp;
    return !isOfTheApp && std::visit(
                              []<class One>(const One&) {
                                  if constexpr (requires { One::isHandsOn; })
                                      return One::isHandsOn;
                                  else
                                      return true;
                              },
                              effect);
}

} // namespace

QStringList steps(const State& table, const table::Effects& effects)
{
    const Setup& setup = *table.setup;
    QStringList steps;
    std::map<DeckId, std::vector<cards::Move>> dealt;
    for (const table::Effect& effect : effects) {
        const auto own = toTyped(effect);
        if (!own || !isKept(setup, *own))
            continue;
        const Effect called = named(setup, *own);
        if (const auto* card = std::get_if<CardMoved>(&called))
            dealt[card->deck].push_back({card->card, card->from, card->to, card->count, card->hidden});
        else
            steps.append(stepFor(called));
    }
    for (const auto& [deck, moves] : dealt) {
        if (setup.decks.of(deck).byApp)
            continue;
        for (const cards::Move& move : cards::asHandsMove(moves))
            steps.append(stepFor(CardMoved{deck, move.card, move.from, move.to, move.count, move.hidden}));
    }
    return steps;
}

} // namespace roadmarshal::apocalypse_road
