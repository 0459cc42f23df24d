// Writes the journal of one game on a thread of its own, so that nobody waits for the disk who need not.
#pragma once

#include "file_format.h"
#include "file_identity.h"

#include <QByteArrayList>

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

namespace roadmarshal::table {

class Sql;

class JournalWriter
{
public:
    using Result = std::expected<void, Problem>;
    // Entries that become durable together or not at all.
    struct Job
    {
        QByteArray after; // the seal that they follow: nothing overtakes what could not be written
        QList<file_format::Row> rows;
        QByteArrayList seals; // of each row
        std::optional<file_format::Snapshot> snapshot;
        int version = 1; // that the file needs for them
    };

    // Marks the game as being recorded; only for who has its lock. Whatever is not ours is refused before
    // anything is written.
    static std::expected<std::unique_ptr<JournalWriter>, Problem> open(const QString& path);
    // Writes what is still to be written, and makes the game one file again.
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    // Whether the game was being recorded when it was copied to here without its log.
    bool lacksLog() const { return m_lacksLog; }
    // What `after` of the first job is.
    void startAfter(const QByteArray& seal) { m_last = seal; }
    // One after the other; `whenDone` is called on the writer's thread.
    std::shared_future<Result> write(Job job, std::function<void()> whenDone);
    // Whether the game can still be found under its name, and its log beside it.
    Result isInPlace() const;

private:
    struct Waiting
    {
        Job job;
        std::promise<Result> written;
        std::function<void()> whenDone;
    };

    explicit JournalWriter(const QString& path);

    void run(std::promise<Result> opened);
    Result connect();
    void workUntilEnded();
    Result commit(const Job& job);
    Result transact(const Job& job);
    void checkpointWhenIdle();
    void makeOneFile();
    void unmark();
    void leaveNoLogToAnother();

    QString m_path; // the real one
    QString m_connection;
    std::optional<FileIdentity> m_game;
    std::optional<FileIdentity> m_log;
    QByteArray m_last;             // the seal of the last entry that is durable
    std::optional<Problem> m_lost; // why nothing can be written any more
    bool m_lacksLog = false;
    bool m_ahead = false; // the log holds what the game itself does not yet

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Waiting> m_waiting;
    bool m_ended = false;
    std::thread m_thread;
};

} // namespace roadmarshal::table
