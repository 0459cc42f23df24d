// Which answers to a question lie on the board, and as what.
#pragma once

#include "choice.h"
#include "table/prompt.h"

namespace roadmarshal::views {

// One choice for each place and piece, however many answers it stands for. `picked`: answers that are chosen
// so far, where several may be.
QList<Choice> choicesFor(const table::Prompt& prompt, const QStringList& picked = {});
// All answers that a place or piece stands for.
QList<table::Option> optionsOn(const table::Prompt& prompt, const Choice& what);

} // namespace roadmarshal::views
