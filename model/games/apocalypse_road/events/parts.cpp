#include "kinds.h"

#include "games/apocalypse_road/ask_parts.h"

namespace roadmarshal::apocalypse_road::events {

using namespace table;

Citation citation(const QString& ruling)
{
    return {QStringLiteral("10.0"), ruling};
}

Prompt question(const State& state, const QString& code, Asking asking)
{
    QJsonObject args = carArgs(state, state.segment.car);
    args[QStringLiteral("event")] = QStringLiteral("@event-") + state.segment.event;
    return {QStringLiteral("event-choice"), asking, {code, args}, {}, {}};
}

std::optional<track::Index> laneOf(const State& state, int car)
{
    const auto* space = std::get_if<track::Space>(&state.cars[car].at);
    if (!space)
        return std::nullopt;
    const track::Index index = state.setup->graph.indexOf(*space);
    return index == track::none || state.setup->graph.isTrough(index) ? std::nullopt : std::optional(index);
}

int carOn(const State& state, track::Index space)
{
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (laneOf(state, car) == space)
            return car;
    }
    return -1;
}

bool isEmpty(const State& state, track::Index space)
{
    const track::Index twin = state.setup->graph.twin(space);
    return carOn(state, space) < 0 && (twin == track::none || carOn(state, twin) < 0);
}

void remark(Recorder& recorder, const QString& code, const QString& ruling)
{
    recorder.add(Remarked{code, recorder.carId(recorder.state().segment.car)}, citation(ruling));
}

} // namespace roadmarshal::apocalypse_road::events
