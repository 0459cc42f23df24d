#pragma once

// Where the data lies that is shipped inside the program: a folder per game, and in it one per kind.

#include <QStringList>

namespace roadmarshal::json {

// ":/games/ID/tracks" for the kind "tracks".
QString builtInFolder(const QString& game, const QString& kind);

// The folders of this kind of all games, in the order of the games' ids.
QStringList builtInFolders(const QString& kind);

} // namespace roadmarshal::json
