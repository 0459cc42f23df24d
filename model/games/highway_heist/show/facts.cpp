#include "facts.h"

#include "games/highway_heist/record/actions.h"
#include "games/highway_heist/record/effects.h"
#include "games/highway_heist/words/tell.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Count;
using table::Fact;
using table::Message;
using What = Fact::What;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

QString ownerOf(const State& before, const QString& vehicle)
{
    const Vehicle* one = before.find(vehicle);
    return one && one->owner >= 0 ? before.player(one->owner).id : QString();
}

// What did the damage, by the rule that says so.
Message causeOf(const QString& rule)
{
    static const QHash<QString, const char*> causes{{u"HH-90"_s, "how-slam"},
                                                    {u"HH-97"_s, "how-enemy-peg"},
                                                    {u"HH-69"_s, "how-ram"},
                                                    {u"HH-111"_s, "how-falling-wreck"},
                                                    {u"HH-115"_s, "how-off-the-road"}};
    const char* cause = causes.value(rule, nullptr);
    return cause ? message(cause) : Message();
}

Fact factOfEvent(const State& before, const Happened& one, const QString& rule)
{
    Fact fact;
    if (one.does != u"takes" || one.amount == 0)
        return fact;
    fact.what = What::Damage;
    fact.team = ownerOf(before, one.who);
    fact.piece = one.who;
    fact.how = causeOf(rule);
    fact.amount = one.amount;
    return fact;
}

// HH-47, 48, 51: where tokens go and come from.
Fact factOfTokens(const State& before, const table::Changed& one, const QString& rule)
{
    Fact fact;
    if (one.property != u"boost" || before.playerIndex(one.subject) < 0)
        return fact;
    fact.team = one.subject;
    fact.amount = qAbs(one.to - one.from);
    fact.what = one.to < one.from ? What::Spend : What::Gain;
    fact.of = message(rule == u"HH-47" ? "fact-boosts" : rule == u"HH-48" ? "fact-assists" : "fact-tokens");
    return fact;
}

Fact factOfDefense(const Defended& one)
{
    Fact fact;
    fact.what = What::Gain;
    fact.team = one.player;
    fact.piece = one.vehicle;
    fact.of = message("fact-prevented");
    fact.amount = one.prevented;
    return fact;
}

Fact factOfAttempt(const Attempted& one)
{
    Fact fact;
    if (one.action != u"stunt" || !one.succeeded)
        return fact;
    fact.what = What::Gain;
    fact.team = one.player;
    fact.of = message("fact-stunts");
    fact.amount = 1;
    return fact;
}

// Whoever rams wrecks; what falls back or is shot down nobody did.
Fact factOfWreck(const State& before, const QString& vehicle, const table::Action& action,
                 const QString& rule)
{
    Fact fact;
    fact.what = What::Kill;
    fact.team = ownerOf(before, vehicle);
    fact.piece = vehicle;
    fact.how = causeOf(rule);
    fact.amount = 1;
    if (action.args[u"action"_s] == u"ram"_s) {
        fact.byTeam = action.args[u"player"_s].toString();
        fact.how = message("how-ram");
    }
    return fact;
}

Fact factOfRoll(const table::Rolled& one)
{
    return one.what == u"roll-enemy" ? Fact() : table::factOf(one, {one.what, {}});
}

Fact factOfRound(const RoundSet& one)
{
    Fact fact;
    fact.what = What::Turn;
    fact.turn = one.to;
    fact.amount = 1;
    return fact;
}

Fact factOfResult(const ResultSet& one)
{
    Fact fact;
    const QString word = one.to.isEmpty() ? one.from : one.to;
    fact.what = word == u"won" ? What::Win : What::Defeat;
    fact.amount = one.to.isEmpty() ? 0 : 1;
    return fact;
}

Count counted(const char* key, What what, const char* of, const char* label)
{
    return {
        .key = QLatin1StringView(key), .what = what, .of = QLatin1StringView(of), .label = message(label)};
}

} // namespace

table::Counting counting()
{
    return {.piece = message("count-piece"),
            .counts = {{.key = u"damage"_s,
                        .what = What::Damage,
                        .label = message("count-damage"),
                        .title = message("count-damage-title"),
                        .about = message("count-damage-about")},
                       counted("prevented", What::Gain, "fact-prevented", "fact-prevented"),
                       {.key = u"wrecked"_s,
                        .what = What::Kill,
                        .side = Count::Side::Done,
                        .label = message("count-wrecked")},
                       counted("stunts", What::Gain, "fact-stunts", "fact-stunts"),
                       counted("boosts", What::Spend, "fact-boosts", "fact-boosts"),
                       counted("assists", What::Spend, "fact-assists", "fact-assists")},
            .inTurn = Count{.key = u"damage"_s,
                            .what = What::Damage,
                            .label = message("count-damage"),
                            .title = message("count-turn-title"),
                            .about = message("count-turn-about")},
            .groups = {{message("count-damage"), {What::Damage, What::Kill}},
                       {message("count-rolls"), {What::Roll}},
                       {message("count-tokens"), {What::Spend, What::Gain}}}};
}

Fact fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    const auto own = table::typed<highway_heist::Effect>(effect);
    const QString& rule = effect.citation.rule;
    Fact fact =
        own ? std::visit(Match{[&](const table::Changed& one) { return factOfTokens(before, one, rule); },
                               [&](const Happened& one) { return factOfEvent(before, one, rule); },
                               [](const Defended& one) { return factOfDefense(one); },
                               [](const Attempted& one) { return factOfAttempt(one); },
                               [&](const WreckSet& one) {
                                   return one.wreck ? factOfWreck(before, one.vehicle, action, rule) : Fact();
                               },
                               [](const table::Rolled& one) { return factOfRoll(one); },
                               [](const RoundSet& one) { return factOfRound(one); },
                               [](const ResultSet& one) { return factOfResult(one); },
                               [](const auto&) { return Fact(); }},
                         *own)
            : Fact();
    if (fact.turn == 0)
        fact.turn = before.round;
    return fact;
}

table::Passage passage(const State& before, const table::Action& action)
{
    const QString said = action.args[u"player"_s].toString();
    const QString player = !said.isEmpty()      ? said
                           : before.active >= 0 ? before.player(before.active).id
                                                : QString();
    const bool isSetUp = before.round == 1 && std::ranges::none_of(before.players, &Player::isExhausted);
    if (player.isEmpty() && isSetUp) // HH-12
        return {before.round, {}, {}, message("passage-setup")};
    if (player.isEmpty())
        return {before.round, {}, {}, message("passage-round", {{u"round"_s, before.round}})};
    return {before.round, player, player, message("passage-turn", {{u"player"_s, nameOf(before, player)}})};
}

table::Ways ways(const table::Effects& effects)
{
    table::Ways ways;
    for (const table::Effect& effect : effects) {
        const auto own = table::typed<highway_heist::Effect>(effect);
        const auto* moved = own ? std::get_if<VehicleMoved>(&*own) : nullptr;
        if (moved && !moved->by.isEmpty())
            ways = table::joined(std::move(ways), {{moved->vehicle, QStringList{moved->from} + moved->by}});
    }
    return ways;
}

} // namespace roadmarshal::highway_heist
