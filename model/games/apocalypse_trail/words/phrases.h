// The sentences of Apocalypse Trail by code; what speaks against something stands in phrases_rules.
#pragma once

#include "text/phrase_book.h"

namespace roadmarshal::apocalypse_trail {

using text::Phrase;

// Actions and effects.
std::span<const Phrase> recordPhrases();
// Questions and their answers.
std::span<const Phrase> askPhrases();
// Ways to lay down what hands took up, and why not.
std::span<const Phrase> carryPhrases();
std::span<const Phrase> scenarioPhrases();
// What speaks against a line, and words that fit no question.
std::span<const Phrase> linePhrases();
// Statistics and parts of the story.
std::span<const Phrase> factPhrases();
// Claims and verdicts.
std::span<const Phrase> disputePhrases();
// Names and words of what can be put into the library.
std::span<const Phrase> contentPhrases();

} // namespace roadmarshal::apocalypse_trail
