// The sentences of Rush'n'Crush by code.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::rush_n_crush {

using text::Phrase;

// What speaks against a lever move, a step or a push.
std::span<const Phrase> objectionPhrases();
// Rulings that can be turned.
std::span<const Phrase> rulingPhrases();
// Before the race and by hand.
std::span<const Phrase> setupPhrases();
// Questions and their answers.
std::span<const Phrase> askPhrases();
// Actions and effects.
std::span<const Phrase> recordPhrases();
// Mats, standings, headlines, statistics.
std::span<const Phrase> showPhrases();
// Claims and verdicts.
std::span<const Phrase> disputePhrases();

} // namespace roadmarshal::rush_n_crush
