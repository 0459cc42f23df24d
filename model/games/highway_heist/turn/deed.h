// An action while it is decided: its effects so far, and what the rules say against it.
#pragma once

#include "games/highway_heist/enemies/machine.h"
#include "games/highway_heist/record/difference.h"
#include "table/game.h"

namespace roadmarshal::highway_heist {

class Deed
{
public:
    Deed(const State& state, table::Random* random) : m_recorder(state), m_random(random) {}

    const State& state() const { return m_recorder.state(); }
    const table::Effects& effects() const { return m_recorder.effects(); }
    const table::Objections& objections() const { return m_objections; }
    table::Random& random() { return *m_random; }

    // The first rule against it is the one that is told.
    void object(const std::optional<table::Objection>& objection);
    void add(const Effect& effect, const char* rule, const char* ruling = "");
    // The table becomes another one.
    void become(const State& next, const char* rule, const char* ruling = "");
    void change(const std::function<void(State&)>& how, const char* rule, const char* ruling = "");
    // The enemies' machine runs on a copy of the table; all that it does is written down, step by step.
    void begin(const std::function<void(State&, const Watch&)>& machine);
    // False if it took no answer, and nothing was written down.
    bool run(const std::function<bool(State&, const Watch&)>& machine);

    // A token of somebody's is gone: "HH-47" boosts, "HH-48" helps.
    void spend(int player, const char* rule);

private:
    Recorder m_recorder;
    table::Random* m_random;
    table::Objections m_objections;
};

} // namespace roadmarshal::highway_heist
