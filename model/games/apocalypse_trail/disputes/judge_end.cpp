// AT-40 to AT-58: where a movement of this turn can end, and which shelters it reaches.
#include "judge.h"

#include "games/apocalypse_trail/movement/ends.h"
#include "games/apocalypse_trail/movement/speed.h"
#include "games/apocalypse_trail/table/against.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Stands;
using table::Verdict;

namespace {

Journey journeyFor(const State& state, const EndClaim& claim)
{
    Journey journey{claim.push, mustGoBack(state, claim.pawn), {}};
    if (claim.push)
        journey.rolls = {pushSpeed(state, claim.pawn)};
    else if (claim.roll > 0)
        journey.rolls = {claim.roll};
    else
        for (int roll = 1; roll <= movementDie(state, claim.pawn).value_or(0); ++roll)
            journey.rolls.push_back(roll);
    return journey;
}

Objection whyThere(const End& end)
{
    const QJsonObject args{{u"place"_s, QString::number(end.at)}, {u"count"_s, end.scenario}};
    switch (end.stop) {
    case Stop::Scenario:
        return against("why-scenario", "AT-40", args);
    case Stop::Shelter:
        return against("why-shelter", "AT-46", args, "ATR-16");
    case Stop::End:
        return against("why-end", "AT-45", args);
    case Stop::Fuel:
        return against("why-fuel", "AT-56", args);
    case Stop::None:
    case Stop::Spent:
        break;
    }
    return against("why-spent", "AT-52", args);
}

table::Route routeOf(const QString& pawn, const End& end)
{
    table::Route route;
    route.piece = pawn;
    for (const int square : end.path)
        route.path.append(QString::number(square));
    route.moves = {{.piece = pawn, .to = {QString::number(end.at)}}};
    return route;
}

// Other squares where it may end, as claims.
void addVariants(Verdict& verdict, const EndClaim& claim, const std::vector<End>& ends)
{
    std::set<int> told{claim.square};
    for (const End& end : ends) {
        if (verdict.variants.size() >= table::mostVariants || !told.insert(end.at).second)
            continue;
        EndClaim other = claim;
        other.square = end.at;
        verdict.variants.append(
            {toClaim(other), {u"variant-end"_s, {{u"place"_s, QString::number(end.at)}}}, {}});
    }
}

int rollsOf(const std::vector<End>& ends, int square)
{
    std::set<int> rolls;
    for (const End& end : ends) {
        if (end.at == square)
            rolls.insert(end.rolls.begin(), end.rolls.end());
    }
    return static_cast<int>(rolls.size());
}

} // namespace

Verdict judgeEnd(const State& state, const EndClaim& claim, const std::stop_token& stop)
{
    QJsonObject args{{u"pawn"_s, claim.pawn}, {u"place"_s, QString::number(claim.square)}};
    const Journey journey = journeyFor(state, claim);
    const Objections objections = whyNotMove(state, claim.pawn, claim.push, journey.back);
    if (!objections.isEmpty())
        return verdict(Stands::No, "verdict-no-move", args, objections);
    const int die = movementDie(state, claim.pawn).value_or(0);
    if (claim.roll > die)
        return verdict(Stands::No, "verdict-no-roll", {{u"count"_s, die}},
                       {against("why-die", state.isRace() ? "AT-51" : "AT-50", {{u"count"_s, die}}, "ATR-8")});
    const auto ends = endsOf(state, claim.pawn, journey, stop);
    if (!ends)
        return verdict(Stands::Depends, "verdict-too-many-ways", args, {against("why-spent", "AT-52", args)});
    const auto there = std::ranges::find(*ends, claim.square, &End::at);
    const int rolls = rollsOf(*ends, claim.square);
    args[u"count"_s] = rolls;
    args[u"all"_s] = static_cast<int>(journey.rolls.size());
    Verdict made = verdict(Stands::No, "verdict-ends-elsewhere", args, {});
    if (there != ends->end()) {
        const bool isSure = claim.push || rolls == std::ssize(journey.rolls);
        made = verdict(isSure ? Stands::Yes : Stands::Depends, isSure ? "verdict-ends" : "verdict-may-end", args,
                       {whyThere(*there)});
        made.route = routeOf(claim.pawn, *there);
    } else if (!ends->empty()) {
        for (const End& end : *ends) {
            if (made.reasons.size() < 3 && !std::ranges::contains(made.reasons, whyThere(end)))
                made.reasons.append(whyThere(end));
        }
    }
    addVariants(made, claim, *ends);
    return made;
}

Verdict judgeShelter(const State& state, const ShelterClaim& claim, const std::stop_token& stop)
{
    const QJsonObject args{{u"crew"_s, claim.crew}, {u"place"_s, QString::number(claim.square)}};
    const auto no = [&](const Objection& why) { return verdict(Stands::No, "verdict-no-shelter", args, {why}); };
    if (!state.isRace())
        return no(against("why-no-claims", "AT-45", args));
    if (!state.trail().has(claim.square) || !state.trail().at(claim.square).shelter)
        return no(against("why-none-there", "AT-46", args));
    if (const auto claimed = state.shelters.find(claim.square); claimed != state.shelters.end()) {
        if (claimed->second == claim.crew)
            return verdict(Stands::Yes, "verdict-has-shelter", args, {against("why-claimed", "AT-47", args)});
        return no(against("why-claimed-by", "AT-47", {{u"crew"_s, claimed->second}}));
    }
    if (state.isSheltered(claim.crew))
        return no(against("why-has-one", "AT-92", args));
    const bool isHere = state.turn.pawn == claim.crew && state.turn.stopped;
    if (isHere && state.acting().at == claim.square)
        return verdict(Stands::Yes, "verdict-shelter-next", args, {against("why-step-9", "AT-39", args, "ATR-16")});
    const Verdict move = judgeEnd(state, EndClaim{claim.crew, claim.square}, stop);
    Verdict made = verdict(move.stands == Stands::No ? Stands::No : Stands::Depends,
                           move.stands == Stands::No ? "verdict-shelter-far" : "verdict-shelter-in-reach", args,
                           {against("why-passing", "AT-46", args, "ATR-34")});
    made.reasons += move.reasons;
    made.route = move.route;
    return made;
}

} // namespace roadmarshal::apocalypse_trail
