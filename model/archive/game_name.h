// What a game is called: its file has the name, so that it is the same in every folder and program.
#pragma once

#include "table/game.h"

#include <QDate>

namespace roadmarshal::archive {

inline const QString gameEnding = QStringLiteral(".roadmarshal");

// "Friday, Rust Bowl, four players"
QString proposedName(const table::Game& game, const QJsonObject& setup, QDate day);
// A name as every file system takes it; empty if nothing of it is left.
QString asFileName(const QString& name);
// A file of that name in a folder; with a number behind it where the name is taken.
QString freshPath(const QString& folder, const QString& name);

// Gives the game another name beside where it lies; the new path. One that somebody plays keeps its name.
std::expected<QString, Problem> renameGame(const QString& path, const QString& name);
// To the trash, from where it can be taken back.
std::expected<void, Problem> throwAway(const QString& path);

} // namespace roadmarshal::archive
