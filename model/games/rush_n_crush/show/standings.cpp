#include "games/rush_n_crush/table/progress.h"
#include "games/rush_n_crush/turn/order.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Figure;
using table::Standing;

namespace {

table::Message message(const char* code)
{
    return {QLatin1StringView(code), {}};
}

// Ranks until the winning crossing; nothing where there is no line.
std::optional<int> ranksToGo(const State& state, const Car& car)
{
    const Course& course = state.setup->course;
    const auto winning = state.setup->winningCrossing();
    if (!winning || !course.finish || !state.isPlaced(car))
        return std::nullopt;
    const int goal = course.closed ? *winning * course.length : *course.finish + 1;
    return std::max(0, goal - progress(state, car));
}

Standing standingOf(const State& state, int index)
{
    const Car& car = state.car(index);
    Standing standing{.team = car.id};
    if (const auto left = ranksToGo(state, car))
        standing.figures.append(
            {.property = {}, .label = message("figure-to-go"), .value = *left, .role = Figure::Other});
    standing.figures.append({.property = u"armour"_s,
                             .label = message("figure-armour"),
                             .value = car.armour,
                             .most = mostTokens,
                             .role = Figure::Other});
    standing.figures.append({.property = u"temperature"_s,
                             .label = message("figure-temperature"),
                             .value = car.temperature,
                             .most = state.setup->thermometer,
                             .role = Figure::Wear});
    return standing;
}

// RNC-59: only who has won stands before the others for good; until then the race order.
bool isAhead(const State& state, int one, int other)
{
    const auto key = [&](int car) {
        return std::tuple(state.winner == car, state.car(car).isRacing(), progress(state, state.car(car)));
    };
    return key(one) > key(other);
}

} // namespace

QList<Standing> standingsOf(const State& state)
{
    std::vector<int> cars(state.cars.size());
    std::ranges::iota(cars, 0);
    std::ranges::stable_sort(cars, [&](int one, int other) { return isAhead(state, one, other); });
    const int next = state.acting ? state.acting->car : nextToAct(state);
    QList<Standing> bySeat;
    for (const table::Team& driver : driversOf(state)) {
        const int car = state.carIndex(driver.id);
        if (car < 0)
            continue;
        Standing standing = standingOf(state, car);
        const auto ahead = std::ranges::count_if(cars, [&](int other) { return isAhead(state, other, car); });
        standing.rank = static_cast<int>(ahead) + 1;
        standing.order = static_cast<int>(std::ranges::find(cars, car) - cars.begin()) + 1;
        standing.first = standing.order == 1;
        standing.toAct = car == next;
        bySeat.append(standing);
    }
    return bySeat;
}

} // namespace roadmarshal::rush_n_crush
