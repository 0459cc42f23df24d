#include "effects.h"

#include "apply_cards.h"
#include "games/apocalypse_road/table/names.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using json::Reader;

// Stored forms of the field types above; found by the templates in table/stored.h.
QJsonValue storeValue(const Whereabouts& value)
{
    return toText(value);
}
QJsonValue storeValue(Token value)
{
    return toText(value);
}
QJsonValue storeValue(Heap value)
{
    return wordFor(heapWords, value);
}
QJsonValue storeValue(Phase value)
{
    return wordFor(phaseWords, value);
}
QJsonValue storeValue(DeckId value)
{
    return wordFor(deckWords, value);
}
QJsonValue storeValue(Bonus value)
{
    return wordFor(bonusWords, value);
}

void restoreValue(const Reader& reader, Whereabouts& value)
{
    if (const auto parsed = parseWhereabouts(reader.text()))
        value = *parsed;
    else
        reader.fail(QStringLiteral("is no place"));
}
void restoreValue(const Reader& reader, Token& value)
{
    value = static_cast<Token>(reader.word(tokenWords));
}
void restoreValue(const Reader& reader, Heap& value)
{
    value = static_cast<Heap>(reader.word(heapWords));
}
void restoreValue(const Reader& reader, Phase& value)
{
    value = static_cast<Phase>(reader.word(phaseWords));
}
void restoreValue(const Reader& reader, DeckId& value)
{
    value = static_cast<DeckId>(reader.word(deckWords));
}
void restoreValue(const Reader& reader, Bonus& value)
{
    value = static_cast<Bonus>(reader.word(bonusWords));
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

Result addWithin(int& value, int by, int most, const QString& what)
{
    const qint64 sum = qint64{value} + by;
    if (sum < 0 || sum > most)
        return wrong(what, QStringLiteral("would be %1, allowed is 0 to %2").arg(sum).arg(most));
    value = static_cast<int>(sum);
    return {};
}

int& heapOf(Pool& pool, Heap heap)
{
    return heap == Heap::Pool ? pool.left : heap == Heap::Claimed ? pool.claimed : pool.removed;
}

Result moveTokens(Pool& pool, const VpMoved& change)
{
    if (change.count < 0 || heapOf(pool, change.from) < change.count)
        return wrong(change.team, QStringLiteral("has not that many victory points there"));
    heapOf(pool, change.from) -= change.count;
    heapOf(pool, change.to) += change.count;
    return {};
}

Result applyTo(Table table, const CarMoved& change)
{
    const auto car = table.car(change.car);
    if (!car)
        return std::unexpected(car.error());
    if (!exists(table.state.setup->graph, change.to))
        return wrong(toText(change.to), QStringLiteral("is not on this track"));
    (*car)->at = change.to;
    return {};
}

Result applyTo(Table table, const Damaged& change)
{
    const auto car = table.car(change.car);
    return car ? addWithin((*car)->damage, change.by, mostDamage, change.car + QStringLiteral(": damage"))
               : std::unexpected(car.error());
}

Result applyTo(Table table, const CarFlipped& change)
{
    const auto car = table.car(change.car);
    if (!car)
        return std::unexpected(car.error());
    (*car)->dark = change.dark;
    return {};
}

Result applyTo(Table table, const TokenMoved& change)
{
    const auto car = table.car(change.car);
    if (!car)
        return std::unexpected(car.error());
    const unsigned bit = 1U << static_cast<int>(change.token);
    (*car)->tokens = change.on ? (*car)->tokens | bit : (*car)->tokens & ~bit;
    return {};
}

Result applyTo(Table table, const CrossingCounted& change)
{
    const auto car = table.car(change.car);
    return car ? addWithin((*car)->crossings, change.by, 2 * mostCrossings,
                           change.car + QStringLiteral(": crossings"))
               : std::unexpected(car.error());
}

Result applyTo(Table table, const ScoresNoted& change)
{
    const auto car = table.car(change.car);
    if (!car)
        return std::unexpected(car.error());
    (*car)->scores = change.to;
    return {};
}

Result applyTo(Table table, const VpMoved& change)
{
    const auto team = table.team(change.team);
    return team ? moveTokens(table.state.pools[*team], change) : std::unexpected(team.error());
}

Result applyTo(Table table, const ReplacementOwed& change)
{
    const auto team = table.team(change.team);
    if (!team)
        return std::unexpected(team.error());
    Owed& owed = table.state.owed[*team];
    int count = owed.count(change.dark);
    const Result added =
        addWithin(count, change.by, carsPerTeam, change.team + QStringLiteral(": replacements"));
    if (added)
        owed.change(change.dark, change.by);
    return added;
}

Result applyTo(Table table, const FirstPlayerChanged& change)
{
    return table.team(change.to).transform([&](int team) { table.state.firstPlayer = team; });
}

Result applyTo(Table table, const MarkerFlipped& change)
{
    table.state.markerDark = change.dark;
    return {};
}

Result applyTo(Table table, const ActingChanged& change)
{
    return table.team(change.to).transform([&](int team) { table.state.toAct = team; });
}

Result applyTo(Table table, const TurnChanged& change)
{
    constexpr int mostTurns = 1000; // more than any race has
    if (change.to < 1 || change.to > mostTurns)
        return wrong(QStringLiteral("turn"), QStringLiteral("would be %1").arg(change.to));
    table.state.turn = change.to;
    return {};
}

Result applyTo(Table table, const PhaseChanged& change)
{
    table.state.phase = change.to;
    return {};
}

Result applyTo(Table table, const WinnerDeclared& change)
{
    if (change.team.isEmpty()) {
        table.state.winner = -1;
        return {};
    }
    return table.team(change.team).transform([&](int team) { table.state.winner = team; });
}

Result applyTo(Table table, const CardMoved& change)
{
    return moveCards(table.state, change);
}

Result applyTo(Table table, const Reshuffled& change)
{
    cards::Deck& deck = table.state.deck(change.deck);
    deck.discard = cards::Holding{std::vector<int>(deck.discard.known.size()), 0};
    return {};
}

Result applyTo(Table table, const BonusMarked& change)
{
    return addWithin(table.state.bonus[static_cast<size_t>(change.card)], change.by, bonusMarkers,
                     wordFor(bonusWords, change.card));
}

Result applyTo(Table table, const ClockStopped& change)
{
    table.state.clockStopped = change.stopped;
    return {};
}

Result applyTo(Table table, const SegmentChanged& change)
{
    const int cars = static_cast<int>(table.state.cars.size());
    const Segment& segment = change.segment;
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

table::Effect toEffect(const Change& change, const table::Citation& citation)
{
    return std::visit(
        [&](const auto& c) {
            return table::Effect{QLatin1StringView(c.kind), table::storeFields(c), citation};
        },
        change);
}

std::expected<Change, Problem> toChange(const table::Effect& effect)
{
    return table::restoreKind<Change>(effect.kind, effect.args);
}

std::expected<void, Problem> apply(State& state, const Change& change)
{
    return std::visit([&](const auto& c) { return applyTo(Table{state}, c); }, change);
}

} // namespace roadmarshal::apocalypse_road
