// An application that times every event which the GUI thread handles.
#pragma once

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <ctime>

namespace roadmarshal::test {

// On a busy machine the clock on the wall also counts what others do.
inline double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

class WatchedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth++ > 0) { // part of an event that is being timed
            const bool done = QApplication::notify(receiver, event);
            --m_depth;
            return done;
        }
        const QString what = QStringLiteral("%1, event %2")
                                 .arg(QLatin1StringView(receiver->metaObject()->className()))
                                 .arg(event->type());
        QElapsedTimer timer;
        timer.start();
        const double before = threadSeconds();
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        longestWall = std::max(longestWall, static_cast<double>(timer.nsecsElapsed()) / 1e9);
        if (const double taken = threadSeconds() - before; taken > longest) {
            longest = taken;
            longestWhat = what;
        }
        return done;
    }

    double longest = 0;
    double longestWall = 0;
    QString longestWhat;

private:
    int m_depth = 0;
};

} // namespace roadmarshal::test
