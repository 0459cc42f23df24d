// Sentences of what speaks against something by the rules of the trail.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::apocalypse_trail {

std::span<const text::Phrase> rulePhrases();
// Boards, pieces, mats, decks, standings, headlines.
std::span<const text::Phrase> showPhrases();
// The form before a game, content and the rulings that can be turned.
std::span<const text::Phrase> setupPhrases();

} // namespace roadmarshal::apocalypse_trail
