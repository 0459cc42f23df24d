// The sentences of Highway Heist by code.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::highway_heist {

using text::Phrase;

// What speaks against an action, a roll, a table.
std::span<const Phrase> objectionPhrases();
// Rulings that can be turned.
std::span<const Phrase> rulingPhrases();
// Before the game and by hand.
std::span<const Phrase> setupPhrases();
// Questions and their answers.
std::span<const Phrase> askPhrases();
// Actions and effects.
std::span<const Phrase> recordPhrases();
// Board, pieces, mats, decks, headlines.
std::span<const Phrase> showPhrases();
// Statistics.
std::span<const Phrase> factPhrases();
// Claims and verdicts.
std::span<const Phrase> disputePhrases();
// Fields of guides and boards.
std::span<const Phrase> contentPhrases();

} // namespace roadmarshal::highway_heist
