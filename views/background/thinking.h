// The newest thought wins: work beside the window whose answer is wanted only until the next one begins.
#pragma once

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace roadmarshal::views {

class Thinking
{
public:
    Thinking() = default;
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;
    ~Thinking()
    {
        drop();
        m_pool.clear();
        m_pool.waitForDone();
    }

    // What is being thought about is not wanted any more.
    void drop()
    {
        m_stop.request_stop();
        ++m_generation;
    }

    // `work(stop)` runs on another thread and must touch nothing of this one; `done` gets its result here,
    // unless it was dropped meanwhile.
    template <class Work, class Done>
    void start(Work work, Done done)
    {
        drop();
        m_stop = {};
        m_pool.start([this, work = std::move(work), done = std::move(done), generation = m_generation,
                      stop = m_stop.get_token()] {
            QMetaObject::invokeMethod(
                &m_here,
                [this, done, generation, result = work(stop)] {
                    if (generation == m_generation)
                        done(result);
                },
                Qt::QueuedConnection);
        });
    }

private:
    QObject m_here; // calls that are still queued go away with it
    std::stop_source m_stop;
    int m_generation = 0;
    QThreadPool m_pool;
};

} // namespace roadmarshal::views
