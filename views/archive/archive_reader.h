// Reads the archive in the background and hands over what it finds as it comes.
#pragma once

#include "archive/scan.h"

#include <QObject>

#include <mutex>
#include <thread>
#include <vector>

namespace roadmarshal::views {

class ArchiveReader : public QObject
{
    Q_OBJECT
public:
    explicit ArchiveReader(QObject* parent = nullptr);
    ~ArchiveReader() override;

    // What was being read is given up.
    void start(const archive::Wanted& wanted);
    // Nothing more is told from now on; the game that is being read just then is read to its end unwatched.
    void cancel();
    bool isReading() const { return m_reading; }
    bool isWindingDown() const { return !m_leaving.empty(); }

signals:
    void began(int files);
    // Games for the first time, or again with more of them.
    void came(const QList<roadmarshal::archive::GameRecord>& games);
    void ended(const roadmarshal::archive::Scanned& scanned);

private:
    void add(const archive::GameRecord& summary, int generation);
    void flush(int generation);

    std::jthread m_thread;
    std::vector<std::jthread> m_leaving; // cancelled, and not through yet
    bool m_reading = false;
    std::mutex m_mutex; // for what follows
    int m_generation = 0;
    QList<archive::GameRecord> m_waiting; // for the next flush
};

} // namespace roadmarshal::views
