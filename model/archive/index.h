// What was read of games before, so that they need not be read again: a cache, and never a second truth.
#pragma once

#include "game_record.h"

#include <QHash>

#include <optional>

namespace roadmarshal::archive {

class Index
{
public:
    // One that can't be read, is damaged or was made by another version is empty.
    static Index load(const QString& path);
    // Where the window and the command line keep theirs.
    static QString usualPath();

    // Only what is known in full, and only of the file with this stamp.
    std::optional<GameRecord> find(const QString& file, const QString& stamp) const;
    void put(const GameRecord& summary, const QString& stamp);

    // Nothing is lost if it fails. Games beyond a bound are not kept.
    void save(const QString& path) const;

private:
    struct Known
    {
        QString stamp;
        GameRecord summary;
    };
    QHash<QString, Known> m_known; // by file
    mutable bool m_changed = false;
};

} // namespace roadmarshal::archive
