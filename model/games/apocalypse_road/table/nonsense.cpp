#include "nonsense.h"

namespace roadmarshal::apocalypse_road {

using table::Objection;

std::optional<Objection> nonsense(const State& state)
{
    const track::Graph& graph = state.setup->graph;
    std::vector<int> holder(graph.size(), -1);
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        const auto* space = std::get_if<track::Space>(&state.cars[car].at);
        if (!space)
            continue;
        const track::Index index = graph.indexOf(*space);
        if (index == track::none)
            return Objection{{QStringLiteral("not-on-track"), {{QStringLiteral("value"), toText(*space)}}},
                             {}};
        if (graph.isTrough(index))
            continue; // holds any number
        const track::Index twin = graph.twin(index);
        const int other = holder[index] >= 0 || twin == track::none ? holder[index] : holder[twin];
        if (other >= 0)
            return Objection{{QStringLiteral("two-on-one-space"),
                              {{QStringLiteral("car"), state.sheet(car).id},
                               {QStringLiteral("other"), state.sheet(other).id},
                               {QStringLiteral("place"), toText(*space)}}},
                             {QStringLiteral("2.1"), {}}};
        holder[index] = car;
    }
    return std::nullopt;
}

} // namespace roadmarshal::apocalypse_road
