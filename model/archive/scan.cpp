#include "scan.h"

#include "index.h"
#include "read.h"
#include "stamp.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace roadmarshal::archive {

namespace {

// Does `work` for every number below `count`, on as many threads as there are cores.
template <class Work>
void inParallel(size_t count, const std::stop_token& stop, const Work& work)
{
    constexpr unsigned mostThreads = 8; // more only wait for the disk
    const size_t threads =
        std::min<size_t>(count, std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads));
    std::atomic<size_t> next = 0;
    const auto run = [&] {
        for (size_t i = next++; i < count && !stop.stop_requested(); i = next++)
            work(i);
    };
    std::vector<std::jthread> helpers;
    for (size_t i = 1; i < threads; ++i)
        helpers.emplace_back(run);
    run();
}

// Reads again if the file changed under our eyes.
template <class Read>
std::pair<GameRecord, QString> readSteadily(const QString& path, Read read)
{
    constexpr int mostTries = 3;
    QString before = stampOf(path);
    for (int tries = 1;; ++tries) {
        GameRecord summary = read(path);
        const QString after = stampOf(path);
        if (after == before)
            return {std::move(summary), after};
        if (tries == mostTries) // it is being played: what was read is true enough, but not to be remembered
            return {std::move(summary), QString()};
        before = after;
    }
}

class Scan
{
public:
    Scan(const Wanted& wanted, const Progress& progress, std::stop_token stop)
        : m_wanted(wanted), m_progress(progress), m_stop(std::move(stop))
    {
    }

    Scanned run()
    {
        Found found = findGames(m_wanted.places, m_stop);
        m_index = Index::load(m_wanted.index);
        m_games.resize(static_cast<size_t>(found.files.size()));
        if (m_progress.found)
            m_progress.found(found.files);
        const std::vector<size_t> unknown = takeKnown(found.files);
        if (m_wanted.glanceFirst)
            lookAt(unknown, found.files, glance);
        lookAt(unknown, found.files, readFully);
        m_index.save(m_wanted.index);
        Scanned scanned{{}, found.skipped, !m_stop.stop_requested()};
        for (const GameRecord& summary : m_games) {
            if (!summary.path.isEmpty())
                scanned.games.append(summary);
        }
        return scanned;
    }

private:
    // Numbers of the files that have to be read.
    std::vector<size_t> takeKnown(const QStringList& files)
    {
        std::vector<size_t> unknown;
        for (size_t i = 0; i < m_games.size(); ++i) {
            const QString& file = files[static_cast<qsizetype>(i)];
            if (const auto known = m_index.find(file, stampOf(file)))
                tell(i, *known);
            else
                unknown.push_back(i);
        }
        return unknown;
    }

    template <class Read>
    void lookAt(const std::vector<size_t>& numbers, const QStringList& files, Read read)
    {
        inParallel(numbers.size(), m_stop,
                   [&](size_t i) { look(files[static_cast<qsizetype>(numbers[i])], numbers[i], read); });
    }

    template <class Read>
    void look(const QString& file, size_t number, Read read)
    {
        const auto [summary, stamp] = readSteadily(file, read);
        const std::lock_guard guard(m_mutex);
        if (!QFileInfo::exists(file)) {
            m_games[number] = {};
            return;
        }
        m_index.put(summary, stamp);
        tell(number, summary);
    }

    void tell(size_t number, const GameRecord& summary)
    {
        m_games[number] = summary;
        if (m_progress.read)
            m_progress.read(summary);
    }

    const Wanted& m_wanted;
    const Progress& m_progress;
    std::stop_token m_stop;
    Index m_index;
    std::mutex m_mutex;
    std::vector<GameRecord> m_games; // by number of the file; without a path as long as nothing is known
};

} // namespace

Scanned scan(const Wanted& wanted, const Progress& progress, std::stop_token stop)
{
    return Scan(wanted, progress, std::move(stop)).run();
}

} // namespace roadmarshal::archive
