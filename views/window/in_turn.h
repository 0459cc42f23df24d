// Acts on a game one after the other: none before what is under way to the disk has arrived there.
#pragma once

#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>

namespace roadmarshal::table {
class Session;
}

namespace roadmarshal::views {

class InTurn : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // What waited for the old one is dropped.
    void setSession(table::Session* session);
    // Now, or as soon as nothing is under way.
    void act(std::function<void()> deed);

private:
    void next();

    QPointer<table::Session> m_session;
    std::deque<std::function<void()>> m_waiting;
};

} // namespace roadmarshal::views
