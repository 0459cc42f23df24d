// The file of one game: an SQLite database with its set-up, its sealed journal and snapshots as a cache.
#pragma once

#include "entry.h"
#include "game_draft.h"
#include "json/problem.h"

#include <expected>
#include <functional>
#include <memory>
#include <optional>

class QLockFile;
class QTemporaryDir;

namespace roadmarshal::table {

struct Meta
{
    QString game;
    int rulesVersion = 0;
    QString appVersion;
    QDateTime created;
    quint64 seed = 0;
    QJsonObject setup;
};

// What can be told of a game without reading all of it.
struct Glimpse
{
    Meta meta;
    QList<QDateTime> times; // of all entries
};

enum class Access { ReadWrite, ReadOnly };

class GameFile
{
public:
    using Existing = GameDraft::Existing;
    enum class ReadBack { No, Yes };
    // Makes a new file. One that is there is replaced only if that is wanted and nobody records it, and only
    // when the new one is complete; with `ReadBack::Yes`, only when all of it can be read again.
    static std::expected<void, Problem> create(const QString& path, const Meta& meta,
                                               const QList<Entry>& entries = {},
                                               Existing existing = Existing::Refuse,
                                               ReadBack readBack = ReadBack::No);
    // Opens as far as the file is sound; `damage()` says what was lost. Falls back to read-only, with the
    // reason, where it may not write or somebody else is writing.
    static std::expected<std::unique_ptr<GameFile>, Problem> open(const QString& path, Access access);
    // Hands over the effects of each entry, the newest first, as long as more are wanted. Their seals are not
    // checked, so it sees no damage that SQLite does not see.
    static std::expected<Glimpse, Problem>
    glimpse(const QString& path,
            const std::function<bool(const Meta& meta, const Effects& effects)>& takeNewestFirst);
    ~GameFile();

    const QString& path() const { return m_path; }
    const Meta& meta() const { return m_meta; }
    const QList<Entry>& entries() const { return m_entries; }
    // Empty while entries can be added; otherwise why not.
    const QString& readOnlyReason() const { return m_readOnlyReason; }
    bool isReadOnly() const { return !m_readOnlyReason.isEmpty(); }
    const QString& damage() const { return m_damage; }

    // On disk for good when it returns; nothing changed when it fails.
    std::expected<void, Problem> append(const Entry& entry, const std::optional<QJsonObject>& snapshot);
    // Entries from `number` on do not fit what is before them: they are left out, and the file is not
    // written.
    void leaveOut(int number, const QString& reason);
    // The newest sound snapshot at or before an entry.
    std::optional<std::pair<int, QJsonObject>> snapshotBefore(int number) const;

private:
    explicit GameFile(const QString& path);

    static std::expected<std::unique_ptr<GameFile>, Problem> openUnread(const QString& path, Access access);
    std::expected<void, Problem> connect(Access access);
    std::expected<void, Problem> readMeta();
    void readEntries();

    QString m_path;
    QString m_connection; // the name of its database connection
    std::unique_ptr<QLockFile> m_lock;
    std::shared_ptr<QTemporaryDir> m_copy; // what is read instead, if the file can't be without changing it
    Meta m_meta;
    QList<Entry> m_entries;
    QList<QByteArray> m_seals; // of the meta data, then of each entry
    qint64 m_journalSize = 0;
    QString m_readOnlyReason;
    QString m_damage;
};

} // namespace roadmarshal::table
