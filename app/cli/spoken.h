// Parts of a game as JSON with the words that people read.
#pragma once

#include "table/game.h"
#include "table/journal/shorthand.h"

#include <QJsonArray>
#include <QJsonObject>

namespace roadmarshal::cli {

inline const QString insistHint = QStringLiteral("end the line with !");

QJsonObject spoken(const table::Game& game, const table::Effect& effect);
QJsonObject spoken(const table::Game& game, const table::Objection& objection);
QJsonArray spoken(const table::Game& game, const table::Effects& effects);
QJsonArray spoken(const table::Game& game, const table::Objections& objections);
QJsonObject spoken(const table::Game& game, const table::Prompt& prompt);
QJsonObject spoken(const table::Game& game, const table::Refused& refused);
QJsonObject spoken(const table::Game& game, const table::Claim& claim, const table::Verdict& verdict);
// What `play` answers to a line: an object for each entry, or one that says why there is none.
QList<QJsonObject> spoken(const table::Game& game,
                          const std::expected<QList<table::Entry>, table::Refused>& taken);
// What `what-if` answers: the same, with steps for entries.
QList<QJsonObject> spoken(const table::Game& game,
                          const std::expected<QList<table::Tried>, table::Refused>& tried);

} // namespace roadmarshal::cli
