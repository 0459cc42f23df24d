// Which game files this process is recording.
#pragma once

#include <QString>

namespace roadmarshal::table {

// One lock for a file, by whatever name it is reached.
QString lockPathOf(const QString& path);

// To open and close a file in any other way than through SQLite drops the locks that SQLite holds on it for
// this process. So whoever wants to look into a game file asks here first.
bool isRecordedHere(const QString& path);
void setRecordedHere(const QString& lockPath, bool recorded);

} // namespace roadmarshal::table
