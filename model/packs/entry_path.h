// Where a file of a pack lies in it: "pack.json", "GAME/FOLDER/FILE", "pictures/FILE". Nothing is ever
// written to such a path, and all the same none may climb.
#pragma once

#include "json/problem.h"

#include <QByteArray>
#include <QStringList>

#include <expected>

namespace roadmarshal::packs {

inline const QString aboutFile = QStringLiteral("pack.json");
inline const QString picturesFolder = QStringLiteral("pictures");

// The name as text, its parts between slashes in order; or why nobody means well who calls a file so.
std::expected<QString, Problem> entryPath(const QByteArray& name);
// The same for names that some file system takes for one.
QString sameToSome(const QString& path);
// "pictures/board.png": a plain name of letters, digits, dashes with one of the endings.
bool isPicturePath(const QString& path);

} // namespace roadmarshal::packs
