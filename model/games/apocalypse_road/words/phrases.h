// The sentences of Apocalypse Road by code. Words in braces are arguments; one that begins with an @ is
// itself a code and is said in turn.
#pragma once

#include <span>

namespace roadmarshal::apocalypse_road {

struct Phrase
{
    const char* code;
    const char* text;
};

// Grid, cars, movement, mats, turns and scoring.
std::span<const Phrase> racePhrases();
// Shots, collisions, events, decks.
std::span<const Phrase> segmentPhrases();
// Claims, verdicts on movement and rulings that can be turned.
std::span<const Phrase> disputePhrases();
// Verdicts on points, attacks, replacements and events.
std::span<const Phrase> verdictPhrases();

} // namespace roadmarshal::apocalypse_road
