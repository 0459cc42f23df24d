// A claim as it is typed behind a file.
#pragma once

#include "table/claim.h"
#include "table/game.h"

#include <QStringList>

#include <expected>

namespace roadmarshal::cli {

// As the words are given, so that a name may hold spaces; or all in one.
std::expected<table::Claim, QString> claimIn(const table::Game& game, const table::State& state,
                                             const QStringList& words);

} // namespace roadmarshal::cli
