// The sentences of Road Kill Rally by code.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::road_kill_rally {

using text::Phrase;

// What speaks against a speed, a step or a shot.
std::span<const Phrase> rulePhrases();
// Before the race and by hand.
std::span<const Phrase> setupPhrases();
// Questions, their answers and what speaks against them.
std::span<const Phrase> askPhrases();
// Actions, effects, statistics.
std::span<const Phrase> recordPhrases();
// Claims and verdicts.
std::span<const Phrase> disputePhrases();
// Mats, decks, standings.
std::span<const Phrase> showPhrases();
// Names and words of what can be put into the library.
std::span<const Phrase> contentPhrases();

} // namespace roadmarshal::road_kill_rally
