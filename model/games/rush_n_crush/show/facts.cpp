#include "facts.h"

#include "games/rush_n_crush/record/actions.h"
#include "games/rush_n_crush/record/effects.h"
#include "games/rush_n_crush/table/names.h"
#include "games/rush_n_crush/words/tell.h"
#include "match.h"

namespace roadmarshal::rush_n_crush {

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

// What took the armour, by the rule that says so.
Message causeOf(const QString& rule)
{
    static const QHash<QString, const char*> causes{
        {u"RNC-48"_s, "how-ram"},   {u"RNC-41"_s, "how-push"},  {u"RNC-42"_s, "how-push"},
        {u"RNC-46"_s, "how-push"},  {u"RNC-53"_s, "how-rock"},  {u"RNC-54"_s, "how-rock"},
        {u"RNC-A15"_s, "how-rock"}, {u"RNC-49"_s, "how-wreck"}, {u"RNC-24"_s, "how-heat"}};
    const char* cause = causes.value(rule, nullptr);
    return cause ? message(cause) : Message();
}

Fact about(const State& before, const QString& car)
{
    Fact fact;
    fact.team = car;
    fact.piece = car;
    // Whoever is in its turn brings it about; what a car does to itself, nobody else did.
    if (before.acting && before.car(before.acting->car).id != car) {
        fact.byTeam = before.car(before.acting->car).id;
        fact.byPiece = fact.byTeam;
    }
    return fact;
}

Fact factOfChange(const State& before, const table::Changed& one, const QString& rule)
{
    if (before.carIndex(one.subject) < 0 || one.property == u"crossings")
        return {};
    Fact fact = about(before, one.subject);
    const int by = one.to - one.from;
    fact.amount = qAbs(by);
    if (one.property == u"armour") {
        fact.what = by < 0 ? What::Damage : What::Repair;
        fact.how = causeOf(rule);
        return fact;
    }
    const bool isHeat = one.property == u"temperature";
    fact.what = by < 0 ? (isHeat ? What::Gain : What::Spend) : (isHeat ? What::Lose : What::Gain);
    fact.of = {u"property-"_s + one.property, {}};
    return fact;
}

Fact factOfFate(const State& before, const FateSet& one, const QString& rule)
{
    Fact fact = about(before, one.car);
    if (one.to == wordFor(fateWords, Fate::Racing))
        return {};
    fact.what = What::Kill;
    fact.amount = 1;
    fact.how = causeOf(rule);
    return fact;
}

Fact factOfShove(const Shoved& one)
{
    Fact fact;
    fact.what = What::Shove;
    fact.team = fact.piece = one.other;
    fact.byTeam = fact.byPiece = one.car;
    fact.how = message(one.succeeds ? "how-push" : "how-push-resisted");
    fact.amount = 1;
    return fact;
}

Fact factOfTurn(const TurnSet& one)
{
    Fact fact;
    fact.what = What::Turn;
    fact.turn = one.to;
    fact.amount = 1;
    return fact;
}

Fact factOfWin(const WinnerSet& one)
{
    Fact fact;
    fact.what = What::Win;
    fact.team = one.to;
    fact.amount = one.to.isEmpty() ? 0 : 1;
    return fact;
}

Count spent(const char* key, const char* property, const char* label)
{
    return {.key = QLatin1StringView(key),
            .what = What::Spend,
            .of = QLatin1StringView(property),
            .label = message(label)};
}

} // namespace

table::Counting counting()
{
    return {.piece = message("count-car"),
            .counts = {{.key = u"armour"_s,
                        .what = What::Damage,
                        .label = message("count-armour"),
                        .title = message("count-armour-title"),
                        .about = message("count-armour-about")},
                       {.key = u"pushes"_s,
                        .what = What::Shove,
                        .side = Count::Side::Done,
                        .label = message("count-pushes")},
                       spent("tyres", "property-tyres", "count-tyres"),
                       spent("brakes", "property-brakes", "count-brakes"),
                       spent("turbo", "property-turbo", "count-turbo"),
                       {.key = u"heat"_s,
                        .what = What::Lose,
                        .of = u"property-temperature"_s,
                        .label = message("count-heat")}},
            .inTurn = Count{.key = u"armour"_s,
                            .what = What::Damage,
                            .label = message("count-armour"),
                            .title = message("count-turn-title"),
                            .about = message("count-turn-about")},
            .groups = {{message("count-armour"), {What::Damage, What::Kill}},
                       {message("count-pushes"), {What::Shove}},
                       {message("count-tokens"), {What::Spend, What::Gain, What::Lose}},
                       {message("count-rolls"), {What::Roll}}}};
}

Fact fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    const auto own = table::typed<rush_n_crush::Effect>(effect);
    const QString& rule = effect.citation.rule;
    Fact fact =
        own ? std::visit(Match{[&](const table::Changed& one) { return factOfChange(before, one, rule); },
                               [&](const FateSet& one) { return factOfFate(before, one, rule); },
                               [](const table::Rolled& one) { return factOf(one, {one.what, {}}); },
                               [](const Shoved& one) { return factOfShove(one); },
                               [](const TurnSet& one) { return factOfTurn(one); },
                               [](const WinnerSet& one) { return factOfWin(one); },
                               [](const auto&) { return Fact(); }},
                         *own)
            : Fact();
    // What is set by hand is no driver's doing.
    if (action.kind.isEmpty()) {
        fact.byTeam.clear();
        fact.byPiece.clear();
    }
    if (fact.turn == 0)
        fact.turn = before.isGridLaid() ? before.turn : 0;
    return fact;
}

table::Passage passage(const State& before, const table::Action& action)
{
    if (!before.isGridLaid())
        return {0, {}, {}, message("passage-grid")};
    const QString car = action.args[u"car"_s].toString();
    if (car.isEmpty())
        return {before.turn, {}, {}, message("passage-order")};
    return {before.turn, car, car, message("passage-turn", {{u"car"_s, nameOf(before, car)}})};
}

table::Ways ways(const table::Effects& effects)
{
    table::Ways ways;
    for (const table::Effect& effect : effects) {
        const auto own = table::typed<rush_n_crush::Effect>(effect);
        const auto* moved = own ? std::get_if<CarMoved>(&*own) : nullptr;
        if (moved && !moved->by.isEmpty())
            ways = table::joined(std::move(ways), {{moved->car, QStringList{moved->from} + moved->by}});
    }
    return ways;
}

} // namespace roadmarshal::rush_n_crush
