// The sentences of Apocalypse Road by code.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::apocalypse_road {

using text::Phrase;

// Grid, cars, movement, mats, turns and scoring.
std::span<const Phrase> racePhrases();
// Shots, collisions, events, decks.
std::span<const Phrase> segmentPhrases();
// What happened, told afterwards, and what hands do.
std::span<const Phrase> toldPhrases();
// What movement events do.
std::span<const Phrase> eventPhrases();
// Figures of the standings and of statistics.
std::span<const Phrase> figurePhrases();
// Claims, verdicts on movement and rulings that can be turned.
std::span<const Phrase> disputePhrases();
// Verdicts on points, attacks, replacements and events.
std::span<const Phrase> verdictPhrases();
// Names of what tracks, teams and decks consist of.
std::span<const Phrase> contentPhrases();
// What is chosen before a game.
std::span<const Phrase> setupPhrases();

} // namespace roadmarshal::apocalypse_road
