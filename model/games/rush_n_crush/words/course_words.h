// What is said of courses and modules.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::rush_n_crush {

// For the phrase book of the game.
std::span<const text::Phrase> coursePhrases();
// For what is drawn, which knows no game.
QString sayCourse(const table::Message& message);

} // namespace roadmarshal::rush_n_crush
