#include "grid.h"

#include "deck_moves.h"
#include "recorder.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

table::Objection nonsense(const QString& code, const QJsonObject& args = {})
{
    return {{code, args}, {QStringLiteral("3.0"), {}}};
}

std::vector<int> drawAll(const Setup& setup, table::Random& random)
{
    std::vector<int> drawn;
    while (drawn.size() < setup.starters.size()) {
        const std::vector<int> bag = bagAfter(setup, drawn);
        drawn.push_back(bag[random.below(static_cast<int>(bag.size()))]);
    }
    return drawn;
}

// The cars named by the table, or what is wrong with the list.
std::expected<std::vector<int>, table::Objection> namedOrder(const Setup& setup, const QStringList& order)
{
    std::vector<int> drawn;
    for (const QString& id : order) {
        const int car = setup.carIndex(id);
        if (!std::ranges::contains(setup.starters, car))
            return std::unexpected(nonsense(QStringLiteral("not-a-starter"), {{QStringLiteral("car"), id}}));
        if (std::ranges::contains(drawn, car))
            return std::unexpected(nonsense(QStringLiteral("drawn-twice"), {{QStringLiteral("car"), id}}));
        drawn.push_back(car);
    }
    if (drawn.size() != setup.starters.size())
        return std::unexpected(nonsense(QStringLiteral("grid-incomplete"),
                                        {{QStringLiteral("count"), static_cast<int>(drawn.size())},
                                         {QStringLiteral("most"), static_cast<int>(setup.starters.size())}}));
    return drawn;
}

table::Objections objectionsTo(const Setup& setup, const std::vector<int>& drawn)
{
    table::Objections objections;
    std::vector<int> before;
    for (const int car : drawn) {
        if (!std::ranges::contains(bagAfter(setup, before), car))
            objections.append(table::Objection{
                {QStringLiteral("not-in-bag"), {{QStringLiteral("car"), setup.cars[car].id}}},
                {QStringLiteral("3.0"), {}}});
        before.push_back(car);
    }
    return objections;
}

} // namespace

std::vector<track::Space> startingGrid(const Setup& setup)
{
    const bool foreign = setup.track.system == QStringLiteral("thunder-alley") ||
                         setup.track.system == QStringLiteral("grand-prix");
    if (!foreign)
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

std::expected<table::Decision, table::Objection> decideGrid(const State& state, const FillGrid& deed,
                                                            table::Random& random)
{
    if (state.phase != Phase::Grid)
        return std::unexpected(nonsense(QStringLiteral("grid-full")));
    const Setup& setup = *state.setup;
    std::vector<int> order;
    if (deed.order.isEmpty()) {
        order = drawAll(setup, random);
    } else {
        auto named = namedOrder(setup, deed.order);
        if (!named)
            return std::unexpected(named.error());
        order = *std::move(named);
    }
    const table::Citation citation{QStringLiteral("3.0"), {}};
    const auto grid = startingGrid(setup);
    Recorder recorder(state);
    for (size_t i = 0; i < order.size(); ++i)
        recorder.add(CarMoved{recorder.carId(order[i]), state.cars[order[i]].at, grid[i]}, citation);
    const int first = setup.cars[order.front()].team;
    if (first != state.firstPlayer)
        recorder.add(FirstPlayerChanged{recorder.teamId(state.firstPlayer), recorder.teamId(first)},
                     citation);
    if (first != state.toAct)
        recorder.add(ActingChanged{recorder.teamId(state.toAct), recorder.teamId(first)}, citation);
    recorder.add(PhaseChanged{Phase::Grid, Phase::Race}, citation);
    fillHands(recorder, random);
    return table::Decision{recorder.effects(), objectionsTo(setup, order)};
}

} // namespace roadmarshal::apocalypse_road
