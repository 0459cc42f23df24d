// A zip file in memory, opened only if it is one that a pack may be: its files can be read one by one.
#pragma once

#include "json/problem.h"

#include <QByteArray>

#include <expected>
#include <memory>
#include <vector>

struct zip;

namespace roadmarshal::packs {

struct Entry
{
    QString path;
    qint64 size = 0;     // unpacked
    qsizetype index = 0; // in the archive
};

// To be used by one thread at a time.
class Archive
{
public:
    // A place is the path of an entry. One that is hostile in any way refuses the whole.
    static std::expected<Archive, Problem> open(const QByteArray& bytes);
    // Of a regular file.
    static std::expected<Archive, Problem> openFile(const QString& path);

    const std::vector<Entry>& entries() const { return m_entries; } // without folders
    const Entry* find(const QString& path) const;
    // Exactly as many bytes as it says, and those that were packed.
    std::expected<QByteArray, Problem> read(const Entry& entry) const;

private:
    struct Discard
    {
        void operator()(zip* archive) const;
    };
    Archive() = default;

    QByteArray m_bytes; // the archive reads from them
    std::vector<Entry> m_entries;
    std::unique_ptr<zip, Discard> m_zip;
};

} // namespace roadmarshal::packs
