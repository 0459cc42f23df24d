// A movement event that was drawn (10.0): the choices it leaves, one question at a time, and what it does.
#pragma once

#include "games/apocalypse_road/record/recorder.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road::events {

inline const QString noneWord = QStringLiteral("none");

// All choices of the event of the open segment, including those that leave only one possibility.
struct Chosen
{
    QStringList choices;
    QStringList asked = {}; // those of them that were asked for
    qsizetype used = 0;     // how many of the given words it took
};

// Whether the words may name what leaves only one possibility, or say "none" where nothing can be done.
enum class Obvious { IsNotSaid, MayBeSaid };

// Follows the words as far as the event asks for them. What leaves only one possibility is not asked.
std::variant<Chosen, table::Prompt, table::Misfit> follow(const State& state, const QStringList& words,
                                                          const std::stop_token& stop = {},
                                                          Obvious obvious = Obvious::IsNotSaid);

// "in", "out", "none" and places are words that only the choices of events are made of.
bool isChoiceWord(const QString& word);

// Why the event of the open segment, just drawn, can do nothing here; empty if it can.
table::Objections whyNothing(const State& state, const std::stop_token& stop = {});
// Why it has no such choice after those that were made.
table::Objections whyNot(const State& state, const QStringList& made, const QString& choice,
                         const std::stop_token& stop = {});

// Carries the event out; a collision attack that it starts is left open in the segment.
void carryOut(Recorder& recorder, const QStringList& choices);

} // namespace roadmarshal::apocalypse_road::events
