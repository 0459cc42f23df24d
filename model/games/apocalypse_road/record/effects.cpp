#include "effects.h"

#include "apply_cards.h"
#include "cards/move.h"
#include "match.h"
#include "table/bounded.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using json::Reader;
using table::addWithin;

QJsonValue storeValue(const Whereabouts& value)
{
    return toText(value);
}

void restoreValue(const Reader& reader, Whereabouts& value)
{
    if (const auto parsed = parseWhereabouts(reader.text()))
        value = *parsed;
    else
        reader.fail(QStringLiteral("is no place"));
}

namespace {

using Result = std::expected<void, Problem>;

std::unexpected<Problem> wrong(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

// Finds the car or team that a change names, or says that there is none.
struct Table
{
    State& state;

    std::expected<Car*, Problem> car(const QString& id)
    {
        const int index = state.setup->carIndex(id);
        if (index < 0)
            return wrong(id, QStringLiteral("is no car of this game"));
        return &state.cars[index];
    }
    std::expected<int, Problem> team(const QString& id)
    {
        const int index = state.setup->teamIndex(id);
        if (index < 0)
            return wrong(id, QStringLiteral("is no team of this game"));
        return index;
    }
};

int& heapOf(Pool& pool, Heap heap)
{
    return heap == Heap::Pool ? pool.left : heap == Heap::Claimed ? pool.claimed : pool.removed;
}

Result moveTokens(Pool& pool, const VpMoved& effect)
{
    if (effect.count < 0 || heapOf(pool, effect.from) < effect.count)
        return wrong(effect.team, QStringLiteral("has not that many victory points there"));
    heapOf(pool, effect.from) -= effect.count;
    heapOf(pool, effect.to) += effect.count;
    return {};
}

Result applyTo(Table table, const CarMoved& effect)
{
    const auto car = table.car(effect.car);
    if (!car)
        return std::unexpected(car.error());
    if (!exists(table.state.setup->graph, effect.to))
        return wrong(toText(effect.to), QStringLiteral("is not on this track"));
    (*car)->at = effect.to;
    return {};
}

Result applyTo(Table table, const Damaged& effect)
{
    const auto car = table.car(effect.car);
    return car ? addWithin((*car)->damage, effect.by, mostDamage, effect.car + QStringLiteral(": damage"))
               : std::unexpected(car.error());
}

Result applyTo(Table table, const CarFlipped& effect)
{
    const auto car = table.car(effect.car);
    if (!car)
        return std::unexpected(car.error());
    (*car)->dark = effect.dark;
    return {};
}

Result applyTo(Table table, const TokenMoved& effect)
{
    const auto car = table.car(effect.car);
    if (!car)
        return std::unexpected(car.error());
    const unsigned bit = 1U << static_cast<int>(effect.token);
    (*car)->tokens = effect.on ? (*car)->tokens | bit : (*car)->tokens & ~bit;
    return {};
}

Result applyTo(Table table, const CrossingCounted& effect)
{
    const auto car = table.car(effect.car);
    return car ? addWithin((*car)->crossings, effect.by, 2 * mostCrossings,
                           effect.car + QStringLiteral(": crossings"))
               : std::unexpected(car.error());
}

Result applyTo(Table table, const ScoresNoted& effect)
{
    const auto car = table.car(effect.car);
    if (!car)
        return std::unexpected(car.error());
    (*car)->scores = effect.to;
    return {};
}

Result applyTo(Table table, const VpMoved& effect)
{
    const auto team = table.team(effect.team);
    return team ? moveTokens(table.state.pools[*team], effect) : std::unexpected(team.error());
}

Result applyTo(Table table, const ReplacementOwed& effect)
{
    const auto team = table.team(effect.team);
    if (!team)
        return std::unexpected(team.error());
    Owed& owed = table.state.owed[*team];
    int count = owed.count(effect.dark);
    const Result added =
        addWithin(count, effect.by, carsPerTeam, effect.team + QStringLiteral(": replacements"));
    if (added)
        owed.change(effect.dark, effect.by);
    return added;
}

Result applyTo(Table table, const FirstPlayerChanged& effect)
{
    return table.team(effect.to).transform([&](int team) { table.state.firstPlayer = team; });
}

Result applyTo(Table table, const MarkerFlipped& effect)
{
    table.state.markerDark = effect.dark;
    return {};
}

Result applyTo(Table table, const ActingChanged& effect)
{
    return table.team(effect.to).transform([&](int team) { table.state.toAct = team; });
}

Result applyTo(Table table, const TurnChanged& effect)
{
    constexpr int mostTurns = 1000; // more than any race has
    if (effect.to < 1 || effect.to > mostTurns)
        return wrong(QStringLiteral("turn"), QStringLiteral("would be %1").arg(effect.to));
    table.state.turn = effect.to;
    return {};
}

Result applyTo(Table table, const PhaseChanged& effect)
{
    table.state.phase = effect.to;
    return {};
}

Result applyTo(Table table, const WinnerDeclared& effect)
{
    if (effect.team.isEmpty()) {
        table.state.winner = -1;
        return {};
    }
    return table.team(effect.team).transform([&](int team) { table.state.winner = team; });
}

Result applyTo(Table table, const CardMoved& effect)
{
    return moveCards(table.state, effect);
}

Result applyTo(Table table, const Reshuffled& effect)
{
    cards::shuffleBack(table.state.setup->decks.of(effect.deck), table.state.deck(effect.deck),
                       cards::discard);
    return {};
}

Result applyTo(Table table, const BonusMarked& effect)
{
    return addWithin(table.state.bonus[static_cast<size_t>(effect.card)], effect.by, bonusMarkers,
                     wordFor(bonusWords, effect.card));
}

Result applyTo(Table table, const ClockStopped& effect)
{
    table.state.clockStopped = effect.stopped;
    return {};
}

Result applyTo(Table table, const SegmentChanged& effect)
{
    const int cars = static_cast<int>(table.state.cars.size());
    const Segment& segment = effect.segment;
    if (segment.car >= cars || segment.target >= cars || (segment.isOpen() && segment.car < 0))
        return wrong(QStringLiteral("segment"), QStringLiteral("names a car that this game does not have"));
    if (!segment.event.isEmpty() && eventDeck().kindOf(segment.event) < 0)
        return wrong(QStringLiteral("segment.event"), QStringLiteral("is no event card"));
    table.state.segment = segment;
    return {};
}

Result applyTo(Table, const Remarked&)
{
    return {};
}

} // namespace

std::expected<void, Problem> apply(State& state, const Effect& effect)
{
    return std::visit([&](const auto& c) { return applyTo(Table{state}, c); }, effect);
}

} // namespace roadmarshal::apocalypse_road
