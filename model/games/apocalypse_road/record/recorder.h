// Collects the changes that an action brings about, applying each as it goes.
#pragma once

#include "effects.h"

namespace roadmarshal::apocalypse_road {

class Recorder
{
public:
    explicit Recorder(const State& state) : m_state(state) {}

    const State& state() const { return m_state; }
    const table::Effects& effects() const { return m_effects; }

    // A change that can't be made is a mistake of the rules, not of the table.
    void add(const Change& change, const table::Citation& citation)
    {
        const auto applied = apply(m_state, change);
        Q_ASSERT(applied);
        if (applied)
            m_effects.append(toEffect(change, citation));
    }

    const QString& carId(int car) const { return m_state.sheet(car).id; }
    const QString& teamId(int team) const { return m_state.setup->teams[team].id; }

private:
    State m_state;
    table::Effects m_effects;
};

} // namespace roadmarshal::apocalypse_road
