// Reads the archive in the background and hands over what it finds as it comes.
#pragma once

#include "archive/scan.h"

#include <QObject>

#include <mutex>
#include <thread>

namespace roadmarshal::views {

class ArchiveReader : public QObject
{
    Q_OBJECT
public:
    explicit ArchiveReader(QObject* parent = nullptr);
    ~ArchiveReader() override;

    // What was being read is given up.
    void start(const archive::Wanted& wanted);
    void cancel();
    bool isReading() const { return m_reading; }

signals:
    void began(int files);
    // Games for the first time, or again with more of them.
    void came(const QList<roadmarshal::archive::Summary>& games);
    void ended(const roadmarshal::archive::Scanned& scanned);

private:
    void add(const archive::Summary& summary, int generation);
    void flush(int generation);

    std::jthread m_thread;
    int m_generation = 0;
    bool m_reading = false;
    std::mutex m_mutex;
    QList<archive::Summary> m_waiting; // for the next flush
};

} // namespace roadmarshal::views
