#include "made_prompt.h"

#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/turn/sequence.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Option;
using table::Prompt;

Prompt prompt(const char* id, Asking asking, const table::Message& question, QList<Option> options)
{
    Prompt made;
    made.id = QLatin1StringView(id);
    made.asking = asking;
    made.question = question;
    made.options = std::move(options);
    return made;
}

Prompt about(Prompt made, const State& state, int car)
{
    made.active = made.asks = state.car(car).id;
    return made;
}

table::Objections whyNotNow(const State& state, int car)
{
    const int next = nextToAct(state);
    if (next == car || next < 0)
        return {};
    return {objection("RKR-14", state.hasActed(car) ? "acted-already" : "out-of-order",
                      {{u"car"_s, state.car(car).id}, {u"next"_s, state.car(next).id}})};
}

} // namespace roadmarshal::road_kill_rally
