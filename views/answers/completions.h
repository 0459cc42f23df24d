// What a typed line may go on with: the answers to the open question.
#pragma once

#include "table/prompt.h"

class QLineEdit;

namespace roadmarshal::views {

// Offers the words typed so far with each answer behind them.
void offerCompletions(QLineEdit* line, const table::Answers& given, const table::Prompt& prompt);

} // namespace roadmarshal::views
