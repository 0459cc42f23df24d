// An action of a turn, word by word.
#pragma once

#include "games/highway_heist/turn/act.h"
#include "table/prompt.h"

namespace roadmarshal::highway_heist {

class ActionWords
{
public:
    // From the word of the action on.
    ActionWords(const State& state, const QString& player, const table::Answers& answers, qsizetype used);
    // What the app has rolled for is under way.
    ActionWords(const State& state, const table::Answers& answers);

    table::Asked ask();

private:
    using Next = std::optional<table::Asked>; // nothing: go on

    bool atEnd() const { return m_used >= m_answers.size(); }
    const QString& word() const { return m_answers[m_used]; }
    // What is said so far, if the rules are against it and nothing more is said.
    bool isRefused() const;

    Next takeTarget();
    Next takeTargetWord();
    Next takeRolled();
    Next takeForce();
    Next takePicks();

    const State& m_state;
    const table::Answers& m_answers;
    qsizetype m_used = 0;
    TakeAction m_action;
    bool m_goesOn = false;
};

} // namespace roadmarshal::highway_heist
