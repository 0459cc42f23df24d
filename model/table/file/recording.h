// Who records a game: one program at a time, and nobody who is gone.
#pragma once

#include <QString>

#include <expected>

namespace roadmarshal::table {

// A lock that the kernel takes back when its holder ends, however it ends. The file beside the game that
// carries it says who holds it; left behind by a kill or on another machine, it locks nothing.
class RecordLock
{
public:
    // The error says in words why this program can't record the game now.
    static std::expected<RecordLock, QString> take(const QString& path);
    RecordLock(RecordLock&& other) noexcept;
    RecordLock& operator=(RecordLock&& other) noexcept;
    ~RecordLock();

private:
    RecordLock(const QString& path, int handle);

    QString m_path; // of the lock itself
    int m_handle = -1;
};

// To open and close a file in any other way than through SQLite drops the locks that SQLite holds on it for
// this process. So whoever wants to look into a game file asks here first.
bool isRecordedHere(const QString& path);

} // namespace roadmarshal::table
