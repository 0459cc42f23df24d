// Parts of a game as JSON with the words that people read.
#pragma once

#include "table/game.h"
#include "table/session.h"

#include <QJsonArray>
#include <QJsonObject>

namespace roadmarshal::cli {

QJsonObject spoken(const table::Game& game, const table::Effect& effect);
QJsonObject spoken(const table::Game& game, const table::Objection& objection);
QJsonObject spoken(const table::Game& game, const table::Prompt& prompt);
QJsonObject spoken(const table::Game& game, const dispute::Claim& claim, const dispute::Verdict& verdict);
// What `play` answers to a line: an object for each entry, or one that says why there is none.
QList<QJsonObject> spoken(const table::Game& game,
                          const std::expected<QList<table::Entry>, table::Refused>& taken);

} // namespace roadmarshal::cli
