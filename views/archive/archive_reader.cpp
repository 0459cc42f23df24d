#include "archive_reader.h"

#include <utility>

namespace roadmarshal::views {

ArchiveReader::ArchiveReader(QObject* parent) : QObject(parent) {}

ArchiveReader::~ArchiveReader()
{
    cancel();
    m_leaving.clear(); // for no longer than one game takes
}

void ArchiveReader::cancel()
{
    if (!m_thread.joinable())
        return;
    m_thread.request_stop();
    m_leaving.push_back(std::move(m_thread));
    const std::lock_guard guard(m_mutex);
    ++m_generation; // what is still queued is dropped
    m_waiting.clear();
    m_reading = false;
}

void ArchiveReader::start(const archive::Wanted& wanted)
{
    cancel();
    m_reading = true;
    m_thread = std::jthread([this, wanted, generation = m_generation](const std::stop_token& stop) {
        const auto later = [this, generation](auto work) {
            QMetaObject::invokeMethod(
                this,
                [this, generation, work = std::move(work)] {
                    if (generation == m_generation)
                        work();
                },
                Qt::QueuedConnection);
        };
        const archive::Progress progress{
            [&](const QStringList& files) {
                later([this, count = static_cast<int>(files.size())] { emit began(count); });
            },
            [&](const archive::GameRecord& summary) { add(summary, generation); }};
        const archive::Scanned scanned = archive::scan(wanted, progress, stop);
        later([this, generation, scanned] {
            flush(generation);
            m_reading = false;
            emit ended(scanned);
        });
        QMetaObject::invokeMethod(
            this,
            [this, self = std::this_thread::get_id()] {
                std::erase_if(m_leaving, [&](const std::jthread& left) { return left.get_id() == self; });
            },
            Qt::QueuedConnection);
    });
}

void ArchiveReader::add(const archive::GameRecord& summary, int generation)
{
    const std::lock_guard guard(m_mutex);
    if (generation != m_generation)
        return;
    m_waiting.append(summary);
    // One call for all that comes until it is answered.
    if (m_waiting.size() == 1)
        QMetaObject::invokeMethod(this, [this, generation] { flush(generation); }, Qt::QueuedConnection);
}

void ArchiveReader::flush(int generation)
{
    if (generation != m_generation)
        return;
    QList<archive::GameRecord> games;
    {
        const std::lock_guard guard(m_mutex);
        games = std::exchange(m_waiting, {});
    }
    if (!games.isEmpty())
        emit came(games);
}

} // namespace roadmarshal::views
