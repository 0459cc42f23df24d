// Effects of cards, one after the other, up to where somebody has to be asked.
#pragma once

#include "deed.h"
#include "games/apocalypse_trail/effects/effects.h"

namespace roadmarshal::apocalypse_trail {

// What the effect that comes next asks; nothing if no effect runs.
struct DueEffect
{
    Running running;
    const CardEffect* effect = nullptr;
    Question question;
};
std::optional<DueEffect> dueEffect(const State& state);

// Carries out what asks nothing. False if the next one has to be asked for; true when all are done.
bool runOn(Deed& deed);
// What was asked for; false if the answer fits no open question.
bool answerEffect(Deed& deed, const AnswerEffect& one);

// What is said of stores: "red:2"; of people and cards their ids. Nothing if it does not answer the question.
std::optional<Choice> choiceIn(const State& state, const Question& question, const QStringList& picked);

} // namespace roadmarshal::apocalypse_trail
