// Collects the effects that an action brings about, with the names that most of them need.
#pragma once

#include "effects.h"
#include "table/recorder.h"

namespace roadmarshal::apocalypse_road {

class Recorder : public table::Recorder<State, Effect>
{
public:
    using table::Recorder<State, Effect>::Recorder;

    const QString& carId(int car) const { return state().sheet(car).id; }
    const QString& teamId(int team) const { return state().setup->teams[team].id; }
};

} // namespace roadmarshal::apocalypse_road
