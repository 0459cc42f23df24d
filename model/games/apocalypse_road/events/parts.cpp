#include "kinds.h"

#include "games/apocalypse_road/ask/parts.h"

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

void remark(Recorder& recorder, const QString& code, const QString& ruling)
{
    recorder.add(Remarked{code, recorder.carId(recorder.state().segment.car)}, citation(ruling));
}

} // namespace roadmarshal::apocalypse_road::events
