// Collects the effects that an action brings about, applying each as it goes.
#pragma once

#include "action.h"
#include "stored.h"

#include <QtAssert>

namespace roadmarshal::table {

// `Effect` is the variant of the game's effects; its namespace has `apply(State&, const Effect&)`.
template <class State, class Effect>
class Recorder
{
public:
    explicit Recorder(const State& state) : m_state(state) {}

    const State& state() const { return m_state; }
    const Effects& effects() const { return m_effects; }

    // An effect that can't be applied is a mistake of the rules, not of the table.
    void add(const Effect& effect, const Citation& citation)
    {
        const auto applied = apply(m_state, effect);
        Q_ASSERT(applied);
        if (!applied)
            return;
        m_effects.append(stored<table::Effect>(effect));
        m_effects.last().citation = citation;
    }

private:
    State m_state;
    Effects m_effects;
};

} // namespace roadmarshal::table
