#include "grid.h"

#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/record/recorder.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

table::Objection nonsense(const QString& code, const QJsonObject& args = {})
{
    return {{code, args}, {QStringLiteral("3.0"), {}}};
}

std::vector<int> drawRest(const Setup& setup, std::vector<int> drawn, table::Random& random)
{
    while (drawn.size() < setup.starters.size()) {
        const std::vector<int> bag = bagAfter(setup, drawn);
        const QString name = QStringLiteral("grid %1").arg(drawn.size() + 1);
        drawn.push_back(bag[random.below(static_cast<int>(bag.size()), name)]);
    }
    return drawn;
}

// The cars named by the table after those on the grid, or what is wrong with the list.
std::expected<std::vector<int>, table::Objection> namedOrder(const Setup& setup, std::vector<int> drawn,
                                                             const QStringList& order)
{
    for (const QString& id : order) {
        const int car = setup.carIndex(id);
        if (!std::ranges::contains(setup.starters, car))
            return std::unexpected(nonsense(QStringLiteral("not-a-starter"), {{QStringLiteral("car"), id}}));
        if (std::ranges::contains(drawn, car))
            return std::unexpected(nonsense(QStringLiteral("drawn-twice"), {{QStringLiteral("car"), id}}));
        drawn.push_back(car);
    }
    return drawn;
}

// What speaks against the cars that came out of the bag after the first `known`.
table::Objections objectionsTo(const Setup& setup, const std::vector<int>& drawn, size_t known)
{
    table::Objections objections;
    std::vector<int> before;
    for (const int car : drawn) {
        if (before.size() >= known && !std::ranges::contains(bagAfter(setup, before), car))
            objections.append(table::Objection{
                {QStringLiteral("not-in-bag"), {{QStringLiteral("car"), setup.cars[car].id}}},
                {QStringLiteral("3.0"), {}}});
        before.push_back(car);
    }
    return objections;
}

// 3.0: who has the first car on the grid is first player, and hands are dealt.
void beginRace(Recorder& recorder, int first, table::Random& random)
{
    const State& state = recorder.state();
    const table::Citation citation{QStringLiteral("3.0"), {}};
    if (first != state.firstPlayer)
        recorder.add(FirstPlayerChanged{recorder.teamId(state.firstPlayer), recorder.teamId(first)},
                     citation);
    if (first != state.toAct)
        recorder.add(ActingChanged{recorder.teamId(state.toAct), recorder.teamId(first)}, citation);
    recorder.add(PhaseChanged{Phase::Grid, Phase::Race}, citation);
    fillHands(recorder, random);
}

} // namespace

std::vector<track::Space> startingGrid(const Setup& setup)
{
    if (!setup.track.isOfSisterGame())
        return setup.track.grid;
    // 12.0: the printed grid is ignored; the last car stands just past the line, the others ahead of it.
    std::vector<track::Space> spaces;
    for (int sector = 0; sector < setup.graph.sectorCount(); ++sector) {
        for (int lane = setup.graph.laneCount(sector) - 1; lane >= 0; --lane) {
            const track::Index index = setup.graph.indexOf({sector, lane});
            if (!setup.graph.isTrough(index) && setup.graph.twin(index) == track::none &&
                spaces.size() < setup.starters.size())
                spaces.push_back({sector, lane});
        }
    }
    std::ranges::reverse(spaces);
    return spaces;
}

std::vector<int> drawnSoFar(const State& state)
{
    std::vector<int> drawn;
    for (const track::Space space : startingGrid(*state.setup)) {
        const auto standsThere = [&](const Car& car) { return car.at == Whereabouts(space); };
        const auto car = std::ranges::find_if(state.cars, standsThere);
        if (car == state.cars.end())
            break;
        drawn.push_back(static_cast<int>(car - state.cars.begin()));
    }
    return drawn;
}

std::vector<int> bagAfter(const Setup& setup, const std::vector<int>& drawn)
{
    const size_t teams = setup.teams.size();
    const size_t round = drawn.size() / teams;
    std::vector<bool> out(teams);
    for (size_t i = round * teams; i < drawn.size(); ++i)
        out[setup.cars[drawn[i]].team] = true;
    std::vector<int> bag;
    for (const int car : setup.starters) {
        // Which of its cars a team puts into the bag is its own choice.
        if (!out[setup.cars[car].team] && !std::ranges::contains(drawn, car))
            bag.push_back(car);
    }
    return bag;
}

std::expected<table::Decision, table::Objection> decideGrid(const State& state, const FillGrid& action,
                                                            table::Random& random)
{
    const Setup& setup = *state.setup;
    // A table that stood already when the game began has nobody to draw.
    if (state.phase != Phase::Grid || setup.starters.empty())
        return std::unexpected(nonsense(QStringLiteral("grid-full")));
    const std::vector<int> before = drawnSoFar(state);
    std::vector<int> order;
    if (action.order.isEmpty()) {
        order = drawRest(setup, before, random);
    } else {
        auto named = namedOrder(setup, before, action.order);
        if (!named)
            return std::unexpected(named.error());
        order = *std::move(named);
    }
    const table::Citation citation{QStringLiteral("3.0"), {}};
    const auto grid = startingGrid(setup);
    Recorder recorder(state);
    for (size_t i = before.size(); i < order.size(); ++i)
        recorder.add(CarMoved{recorder.carId(order[i]), state.cars[order[i]].at, grid[i]}, citation);
    if (order.size() == setup.starters.size())
        beginRace(recorder, setup.cars[order.front()].team, random);
    return table::Decision{recorder.effects(), objectionsTo(setup, order, before.size())};
}

} // namespace roadmarshal::apocalypse_road
