// Waits for what a game has under way to the disk, without holding up the window.
#pragma once

#include "table/journal/session.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::views {

// `done` is called once, with the reason if it failed, or with an empty text when all of it is recorded;
// never if the receiver or the game goes away first.
template <class Done>
void whenSettled(table::Session& session, QObject* receiver, const Done& done)
{
    if (!session.isRecording())
        return done(QString());
    auto* waiting = new QObject(receiver);
    const auto end = [waiting, done](const QString& reason) {
        delete waiting; // and with it both connections
        done(reason);
    };
    // A line of several entries tells of each of them: only when all are there.
    QObject::connect(&session, &table::Session::recorded, waiting, [end] { end({}); }, Qt::QueuedConnection);
    QObject::connect(
        &session, &table::Session::failed, waiting,
        [end, &session](const table::Refused& refused) { end(table::say(session.game(), refused)); });
}

} // namespace roadmarshal::views
