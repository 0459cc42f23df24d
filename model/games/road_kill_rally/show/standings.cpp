#include "games/road_kill_rally/score/score.h"
#include "games/road_kill_rally/turn/sequence.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Figure;
using table::Outcome;
using table::Standing;

namespace {

table::Message message(const char* code)
{
    return {QLatin1StringView(code), {}};
}

Figure figure(const char* label, int value, Figure::Role role = Figure::Other)
{
    return {.property = {}, .label = message(label), .value = value, .role = role};
}

// From the front: who has crossed, then by rank on the road; wrecks last.
std::vector<int> raceOrder(const State& state)
{
    std::vector<int> cars(state.cars.size());
    std::ranges::iota(cars, 0);
    std::ranges::stable_sort(cars, {}, [&](int index) {
        const Car& car = state.car(index);
        return std::tuple(car.crossed == 0, car.crossed, !car.isInPlay(), -car.at.row, -car.speed);
    });
    return cars;
}

Standing standingOf(const State& state, const Ranked& ranked)
{
    const Car& car = state.car(ranked.cars.front());
    const Score score = scoreOf(state, car);
    Standing standing{.team = car.id, .rank = ranked.rank};
    standing.figures = {figure("figure-points", score.total(), Figure::Score),
                        figure("figure-pedestrians", score.pedestrians), figure("figure-shoot", score.shoot),
                        figure("figure-place", score.place),
                        figure("figure-wipe-out", score.wipeOut, Figure::Other)};
    return standing;
}

} // namespace

QList<Standing> standingsOf(const State& state)
{
    const std::vector<int> race = raceOrder(state);
    const std::vector<Ranked> ranked = rankedCars(state);
    const int next = state.move ? state.move->car : nextToAct(state);
    QList<Standing> bySeat;
    for (const table::Team& driver : driversOf(state)) {
        const auto found = std::ranges::find(ranked, driver.id, &Ranked::id);
        if (found == ranked.end())
            continue;
        Standing standing = standingOf(state, *found);
        const int car = found->cars.front();
        standing.order = static_cast<int>(std::ranges::find(race, car) - race.begin()) + 1;
        standing.first = standing.order == 1;
        standing.toAct = car == next;
        bySeat.append(standing);
    }
    return bySeat;
}

Outcome outcomeOf(const State& state)
{
    const Ending ending = endingOf(state);
    if (ending.winner.isEmpty())
        return {};
    QStringList winners{ending.winner};
    if (state.setup->variants.teams) {
        winners.clear();
        for (const Ranked& team : rankedTeams(state)) {
            for (const int car : team.id == ending.winner ? team.cars : std::vector<int>())
                winners.append(state.car(car).id);
        }
    }
    return {
        .how = Outcome::Won, .winners = winners, .why = message("outcome-won"), .rule = {u"RKR-82"_s, {}}};
}

} // namespace roadmarshal::road_kill_rally
