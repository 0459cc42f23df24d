// A run of answers played through on a copy of the table: the entries it would make, and where it stops.
#pragma once

#include "table/game.h"

#include <vector>

namespace roadmarshal::table {

struct Rehearsal
{
    struct Step
    {
        Action action;
        Decision decision;
        Draws draws;
    };
    // Every answer found its place; there is nothing left to ask.
    struct Complete
    {
    };

    std::vector<Step> steps;
    State state; // after the steps
    // What stands in the way of the rest: a question, an answer that does not fit, nonsense, a stop.
    std::variant<Complete, Prompt, Misfit, Objection, Stopped> end;
    bool saysNothingNew = false; // all answers say what is the case anyway

    bool isComplete() const { return std::holds_alternative<Complete>(end); }
    // What the rules say against the steps, all together.
    Objections objections() const;
};

// Where draws of the app come from; the same ones are drawn again when the steps are recorded.
struct DrawSource
{
    quint64 seed = 0;
    quint64 position = 0;
};

Rehearsal rehearse(const Game& game, const State& state, const Answers& answers, DrawSource source,
                   const std::stop_token& stop = {});

} // namespace roadmarshal::table
