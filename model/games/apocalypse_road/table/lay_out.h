// A position with a set-up of its own, so that a game can go on from it.
#pragma once

#include "state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

// The set-up is the one that the file brings along, as `roadmarshal state` writes it; else it has the teams
// and cars of the position, and the decks that fit what lies outside the piles.
std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder);
} // namespace roadmarshal::apocalypse_road
