// The table as any view draws it.
#pragma once

#include "support/toy/table/state.h"

namespace roadmarshal::test::toy {

// One patch for the ground, and one for each space that is under water.
std::shared_ptr<const board::Board> boardOf(const Yard& yard, const QStringList& flooded);
QList<mats::Mat> matsOf(const State& state);
table::DeckShow deckOf(const State& state);
table::TableShow show(const State& state);

} // namespace roadmarshal::test::toy
