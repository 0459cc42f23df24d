#include "facts.h"

#include "games/apocalypse_trail/record/actions.h"
#include "games/apocalypse_trail/record/effects.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/words/tell.h"
#include "match.h"

namespace roadmarshal::apocalypse_trail {

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

// What somebody died of, by the rule that says so.
Message causeOf(const QString& rule)
{
    static const QHash<QString, const char*> causes{{u"AT-83"_s, "how-hunger"},
                                                    {u"AT-85"_s, "how-hunger"},
                                                    {u"AT-66"_s, "how-scenario"},
                                                    {u"AT-33"_s, "how-setting"},
                                                    {u"AT-38"_s, "how-catastrophe"}};
    const char* cause = causes.value(rule, nullptr);
    return cause ? message(cause) : Message();
}

Fact ofCrew(const QString& crew, What what, int amount)
{
    Fact fact;
    fact.what = what;
    fact.team = crew;
    fact.amount = amount;
    return fact;
}

Fact factOfDeath(const SurvivorDied& one, const QString& rule)
{
    Fact fact = ofCrew(one.crew, What::Kill, 1);
    fact.piece = one.survivor;
    fact.how = causeOf(rule);
    return fact;
}

// Tokens that are stowed otherwise, and the fuel that a square burns, are counted where that is told.
Fact factOfTokens(const State& before, const table::Changed& one, const QString& rule)
{
    static const QStringList moves{u"AT-31"_s, u"AT-73"_s, u"AT-53"_s, u"AT-57"_s, u"AT-19"_s,
                                   u"AT-69"_s, u"AT-70"_s, u"AT-71"_s, u"AT-20"_s, u"AT-18"_s};
    const Crew* crew = before.crew(one.subject);
    for (const Crew& with : before.crews) {
        if (!crew && with.mod(one.subject))
            crew = &with;
    }
    if (!crew || !resourceWords.contains(one.property) || moves.contains(rule))
        return {};
    const int by = one.to - one.from;
    Fact fact = ofCrew(crew->id, by < 0 ? What::Spend : What::Gain, qAbs(by));
    fact.of = {u"resource-"_s + one.property, {}};
    return fact;
}

Fact factOfFuel(const FuelBurnt& one)
{
    Fact fact = ofCrew(one.crew, What::Spend, one.spots);
    fact.of = message("resource-fuel");
    return fact;
}

Fact factOfTurn(const State& before, const TurnSet& one)
{
    Fact fact;
    if (one.isNext && one.number != before.turn.number) {
        fact.what = What::Turn;
        fact.turn = one.number;
        fact.amount = 1;
    }
    return fact;
}

Fact factOfOver(const State& before, const OverSet& one)
{
    Fact fact;
    if (one.to == wordFor(overWords, Over::Lost)) {
        fact.what = What::Defeat;
        fact.amount = 1;
    } else if (!before.isRace() || one.to.isEmpty()) {
        fact.what = What::Win;
        fact.amount = one.to.isEmpty() ? 0 : 1;
    }
    return fact;
}

// Who carried a scenario: the crews whose survivors were committed.
Fact factOfScenario(const State& before, const ScenarioCarried& one)
{
    const Crew* crew = one.committed.isEmpty() ? nullptr : before.crewWith(one.committed.front());
    Fact fact = ofCrew(crew ? crew->id : QString(), What::Other, 1);
    fact.how = message("scenario-carried",
                       {{u"pawn"_s, one.pawn}, {u"card"_s, one.card}, {u"option"_s, one.option}});
    return fact;
}

Fact factOfRoll(const table::Rolled& one)
{
    Fact fact = factOf(one, {one.what, {}});
    if (fact.team == convoyId) {
        fact.team.clear();
        fact.piece.clear();
    }
    return fact;
}

Count spent(const char* key, const char* resource, const char* label)
{
    return {.key = QLatin1StringView(key),
            .what = What::Spend,
            .of = QLatin1StringView(resource),
            .label = message(label)};
}

} // namespace

table::Counting counting()
{
    const Count deaths{.key = u"deaths"_s,
                       .what = What::Kill,
                       .label = message("count-deaths"),
                       .title = message("count-deaths-title"),
                       .about = message("count-deaths-about")};
    Count inTurn = deaths;
    inTurn.title = message("count-turn-title");
    inTurn.about = message("count-turn-about");
    return {.piece = message("count-survivor"),
            .counts = {deaths, spent("fuel", "resource-fuel", "count-fuel"),
                       spent("rations", "resource-ration", "count-rations"),
                       spent("medicine", "resource-medicine", "count-medicine"),
                       spent("ammo", "resource-ammo", "count-ammo"),
                       spent("gear", "resource-gear", "count-gear")},
            .inTurn = inTurn,
            .groups = {{message("count-deaths"), {What::Kill}},
                       {message("count-scenarios"), {What::Other}},
                       {message("count-tokens"), {What::Spend, What::Gain}},
                       {message("count-rolls"), {What::Roll}}}};
}

Fact fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    const auto own = table::typed<apocalypse_trail::Effect>(effect);
    const QString& rule = effect.citation.rule;
    const bool byHand = action.kind.isEmpty();
    Fact fact =
        own ? std::visit(Match{[&](const SurvivorDied& one) { return factOfDeath(one, rule); },
                               [&](const table::Changed& one) {
                                   return byHand ? Fact() : factOfTokens(before, one, rule);
                               },
                               [](const FuelBurnt& one) { return factOfFuel(one); },
                               [&](const TurnSet& one) { return factOfTurn(before, one); },
                               [&](const OverSet& one) { return factOfOver(before, one); },
                               [&](const ScenarioCarried& one) { return factOfScenario(before, one); },
                               [](const table::Rolled& one) { return factOfRoll(one); },
                               [](const auto&) { return Fact(); }},
                         *own)
            : Fact();
    if (fact.turn == 0)
        fact.turn = before.turn.step == Step::Outfit ? 0 : before.turn.number;
    return fact;
}

table::Passage passage(const State& before, const table::Action&)
{
    if (before.turn.step == Step::Outfit)
        return {0, {}, {}, message("passage-outfit")};
    const int number = before.turn.number;
    if (!before.isRace())
        return {number, {}, {}, message("passage-convoy", {{u"count"_s, number}})};
    const QString& pawn = before.turn.pawn;
    return {number, pawn, pawn,
            message("passage-turn", {{u"count"_s, number}, {u"pawn"_s, nameOfCrew(before, pawn)}})};
}

table::Ways ways(const table::Effects& effects)
{
    table::Ways ways;
    for (const table::Effect& effect : effects) {
        const auto own = table::typed<apocalypse_trail::Effect>(effect);
        const auto* moved = own ? std::get_if<PawnMoved>(&*own) : nullptr;
        if (!moved || moved->by.empty())
            continue;
        QStringList way{QString::number(moved->from)};
        for (const int square : moved->by)
            way.append(QString::number(square));
        ways = table::joined(std::move(ways), {{moved->pawn, way}});
    }
    return ways;
}

} // namespace roadmarshal::apocalypse_trail
