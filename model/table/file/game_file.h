// The file of one game: an SQLite database with its set-up, its sealed journal and snapshots as a cache.
#pragma once

#include "game_draft.h"
#include "meta.h"
#include "table/entry.h"
#include "volume.h"
#include "json/problem.h"

#include <QByteArrayList>

#include <expected>
#include <functional>
#include <future>
#include <memory>
#include <optional>

namespace roadmarshal::table {

class JournalWriter;
class ReadConnection;
class RecordLock;

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
    // The game as it was after an entry, for reading only.
    static std::expected<std::unique_ptr<GameFile>, Problem> openUpTo(const QString& path, int entry);
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
    // That entries may be missing at its end, because it was copied without its log; else empty.
    QString shortfall() const;
    // Whether what is recorded now can be found again under this name; if not, it must be saved elsewhere.
    std::expected<void, Problem> isInPlace() const;

    // The table after one of the entries that are added, to jump there later.
    struct StateAfter
    {
        int entry = 0;
        QJsonObject state;
    };
    // Entries on their way to the disk.
    struct Handed
    {
        QList<Entry> entries;
        QByteArrayList seals;
        Volume volume;
        std::shared_future<std::expected<void, Problem>> written;
    };
    // Hands entries over to be written, all or none; what was handed over before must be settled.
    // `whenDone` is called on another thread.
    std::expected<Handed, Problem> hand(const QList<Entry>& entries,
                                        const std::optional<StateAfter>& snapshot,
                                        std::function<void()> whenDone = {});
    // Waits for them. They are on disk for good when it succeeds; nothing changed when it fails.
    std::expected<void, Problem> settle(const Handed& handed);
    // Entries from `number` on do not fit what is before them: they are left out, and the file is not
    // written.
    void leaveOut(int number, const QString& reason);
    // The newest sound snapshot at or before an entry.
    std::optional<std::pair<int, QJsonObject>> snapshotBefore(int number) const;

private:
    explicit GameFile(const QString& path);

    static std::expected<std::unique_ptr<GameFile>, Problem> openUnread(const QString& path, Access access);
    // Why it can't be written, if it can't.
    QString startWriting();
    std::expected<void, Problem> startReading();
    std::expected<void, Problem> readEntries(int upTo);

    QString m_path;
    // In this order: the log goes when nobody reads it any more, the lock last.
    std::unique_ptr<RecordLock> m_lock;
    std::unique_ptr<JournalWriter> m_writer; // only while it is recorded
    std::unique_ptr<ReadConnection> m_reading;
    Meta m_meta;
    QList<Entry> m_entries;
    QByteArrayList m_seals; // of the meta data, then of each entry
    Volume m_volume;
    bool m_isShort = false;
    QString m_readOnlyReason;
    QString m_damage;
};

} // namespace roadmarshal::table
