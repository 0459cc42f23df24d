// What happens to the files of one folder, call by call, and what a power cut after any of the calls may
// leave.
#pragma once

#include "kernel_shim.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <random>
#include <vector>

namespace roadmarshal::test {

// The files of a folder, by name.
using Files = QMap<QString, QByteArray>;
Files filesIn(const QString& folder);
// Makes a folder hold these files and no others.
void put(const Files& files, const QString& folder);

// How a disk treats what it was not told to sync.
enum class Cut {
    KeepsAll,  // only the process is gone: a kill
    DropsAll,  // nothing of it had reached the disk
    DropsSome, // any of the writes had, in any order, and as many of the names as came first
    Tears      // of each write any of its sectors had; what lies between them is rubbish
};
inline constexpr Cut cuts[] = {Cut::KeepsAll, Cut::DropsAll, Cut::DropsSome, Cut::Tears};

class DiskTrace
{
public:
    // Takes what is in the folder for safe, and writes down what happens there from now on.
    explicit DiskTrace(const QString& folder);
    DiskTrace(const DiskTrace&) = delete;
    DiskTrace& operator=(const DiskTrace&) = delete;
    ~DiskTrace() { stop(); }
    void stop();

    // How many calls there were so far.
    size_t size() const;
    // What is in the folder if the power went after the first `calls` of them.
    Files after(size_t calls, Cut cut, unsigned seed = 0) const;
    // "write game.roadmarshal-wal 4120 at 32", for whoever has to find out what went wrong.
    QByteArray tell(size_t call) const;

private:
    struct Step
    {
        kernel::Kind kind;
        int file = 0; // tells files apart, also where the kernel uses an inode again
        QByteArray name;
        QByteArray to;
        qint64 offset = 0;
        QByteArray data;
    };
    class Disk;

    void add(const kernel::Call& call);
    int fileOf(const kernel::Call& call);

    QByteArray m_folder;
    QMap<QByteArray, int> m_start; // the names
    std::vector<QByteArray> m_contents;
    std::vector<Step> m_steps;
    QMap<ino_t, int> m_inodes;
    int m_files = 0;
};

} // namespace roadmarshal::test
