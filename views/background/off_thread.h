// Runs work that may take long beside the window, and reports back to it.
#pragma once

#include <QPointer>
#include <QThreadPool>

namespace roadmarshal::views {

// `work` runs on another thread and must touch nothing of this one; `done` gets its result here, unless the
// receiver is gone.
template <class Work, class Done>
void offThread(QObject* receiver, Work work, Done done)
{
    QThreadPool::globalInstance()->start(
        [receiver = QPointer<QObject>(receiver), work = std::move(work), done = std::move(done)]() mutable {
            auto result = work();
            QMetaObject::invokeMethod(
                qApp,
                [receiver, done = std::move(done), result = std::move(result)]() mutable {
                    if (receiver)
                        done(std::move(result));
                },
                Qt::QueuedConnection);
        });
}

} // namespace roadmarshal::views
