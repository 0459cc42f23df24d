#include "correct.h"

#include "correct_decks.h"
#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/table/names.h"
#include "games/apocalypse_road/turn/turns.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Correction;
using table::Objection;
using table::yesNo;

namespace {

using Result = std::expected<void, Objection>;

std::unexpected<Objection> wrong(const QString& code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(code, correction));
}

std::optional<int> number(const QString& text, int most)
{
    return table::numberIn(text, 0, most);
}

Result correctPlace(const State& state, Car& car, const Correction& correction)
{
    const auto at = parseWhereabouts(correction.value);
    if (!at)
        return wrong(QStringLiteral("no-such-value"), correction);
    if (!exists(state.setup->graph, *at))
        return wrong(QStringLiteral("not-on-track"), correction);
    car.at = *at;
    return {};
}

Result correctCar(const State& state, Car& car, const Correction& correction)
{
    const auto set = [&](auto& member, auto value) -> Result {
        if (!value)
            return wrong(QStringLiteral("no-such-value"), correction);
        member = *value;
        return {};
    };
    if (correction.property == QStringLiteral("at"))
        return correctPlace(state, car, correction);
    if (correction.property == QStringLiteral("damage"))
        return set(car.damage, number(correction.value, mostDamage));
    if (correction.property == QStringLiteral("side"))
        return set(car.dark, yesNo(correction.value, QStringLiteral("light"), QStringLiteral("dark")));
    if (correction.property == QStringLiteral("crossings"))
        return set(car.crossings, number(correction.value, mostCrossings));
    if (const auto token = parseToken(correction.property)) {
        const auto on = yesNo(correction.value, QStringLiteral("off"), QStringLiteral("on"));
        const unsigned bit = 1U << static_cast<int>(*token);
        return set(car.tokens,
                   on.transform([&](bool put) { return put ? car.tokens | bit : car.tokens & ~bit; }));
    }
    return wrong(QStringLiteral("no-such-property"), correction);
}

// Tokens are not made or lost: what one heap gets, the pool gives, and what the pool gets, the claimed give.
Result correctPool(Pool& pool, Owed& owed, const Correction& correction)
{
    if (correction.property == QStringLiteral("owed-light") ||
        correction.property == QStringLiteral("owed-dark")) {
        const auto count = number(correction.value, carsPerTeam);
        if (!count)
            return wrong(QStringLiteral("no-such-value"), correction);
        const bool dark = correction.property == QStringLiteral("owed-dark");
        owed.change(dark, *count - owed.count(dark));
        return {};
    }
    const auto heap = enumFor<Heap>(heapWords, correction.property);
    if (!heap)
        return wrong(QStringLiteral("no-such-property"), correction);
    const int total = pool.left + pool.claimed + pool.removed;
    const int fixed = *heap == Heap::Removed ? pool.claimed : pool.removed;
    const auto value = number(correction.value, total - fixed);
    if (!value)
        return wrong(QStringLiteral("no-such-value"), correction);
    if (*heap == Heap::Pool)
        pool = {*value, total - fixed - *value, fixed};
    else if (*heap == Heap::Claimed)
        pool = {total - fixed - *value, *value, fixed};
    else
        pool = {total - fixed - *value, fixed, *value};
    return {};
}

// The marker, whose turn it is and who has won: "marker first blue", "marker turn 3", "marker winner none".
Result correctMarker(State& state, const Correction& correction)
{
    if (correction.property == QStringLiteral("side")) {
        const auto dark = yesNo(correction.value, QStringLiteral("light"), QStringLiteral("dark"));
        if (!dark)
            return wrong(QStringLiteral("no-such-value"), correction);
        state.markerDark = *dark;
        return {};
    }
    if (correction.property == QStringLiteral("turn")) {
        const auto turn = number(correction.value, 10'000);
        if (!turn || *turn == 0)
            return wrong(QStringLiteral("no-such-value"), correction);
        state.turn = *turn;
        return {};
    }
    if (correction.property == QStringLiteral("countdown")) {
        const auto stopped = yesNo(correction.value, QStringLiteral("runs"), QStringLiteral("stopped"));
        if (!stopped)
            return wrong(QStringLiteral("no-such-value"), correction);
        state.clockStopped = *stopped;
        return {};
    }
    // 4.4: an activation that got stuck is over, and somebody is to act.
    if (correction.property == QStringLiteral("segment") && correction.value == QStringLiteral("none")) {
        state.segment = {};
        return {};
    }
    if (correction.property == QStringLiteral("winner") && correction.value == QStringLiteral("none")) {
        state.winner = -1;
        state.phase = Phase::Race;
        return {};
    }
    const int team = state.setup->teamIndex(correction.value);
    if (team < 0)
        return wrong(QStringLiteral("no-such-value"), correction);
    if (correction.property == QStringLiteral("first"))
        state.firstPlayer = team;
    else if (correction.property == QStringLiteral("to-act") && !state.segment.isOpen() &&
             !canAct(state, team))
        return std::unexpected(Objection{{QStringLiteral("nothing-to-activate"),
                                          {{QStringLiteral("team"), state.setup->teams[team].name}}},
                                         {QStringLiteral("4.4"), {}}});
    else if (correction.property == QStringLiteral("to-act"))
        state.toAct = team;
    else if (correction.property == QStringLiteral("winner"))
        state.winner = team;
    else
        return wrong(QStringLiteral("no-such-property"), correction);
    if (state.winner >= 0)
        state.phase = Phase::Over;
    return {};
}

Result correctTeam(State& state, int team, const Correction& correction)
{
    if (const auto corrected = correctHand(state, team, correction))
        return *corrected;
    return correctPool(state.pools[team], state.owed[team], correction);
}

} // namespace

std::expected<void, Objection> correct(State& state, const Correction& correction)
{
    if (correction.subject == QStringLiteral("marker"))
        return correctMarker(state, correction);
    if (const int car = state.setup->carIndex(correction.subject); car >= 0)
        return correctCar(state, state.cars[car], correction);
    if (const int team = state.setup->teamIndex(correction.subject); team >= 0)
        return correctTeam(state, team, correction);
    if (const auto corrected = correctDecks(state, correction))
        return *corrected;
    return wrong(QStringLiteral("no-such-subject"), correction);
}

} // namespace roadmarshal::apocalypse_road
