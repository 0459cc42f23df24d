// Walks through the journal entry by entry at a chosen speed.
#pragma once

#include <QObject>
#include <QTimer>

namespace roadmarshal::views {

class Replay : public QObject
{
    Q_OBJECT
public:
    explicit Replay(QObject* parent = nullptr);

    // Where the table on show stands; at `last` it is the table now.
    void setPoint(int entry, int last);
    int point() const { return m_point; }
    int last() const { return m_last; }
    bool isNow() const { return m_point == m_last; }
    bool isPlaying() const { return m_clock.isActive(); }

    // From the start if there is nothing left to play.
    void play();
    void pause();
    void toggle();
    void stepBy(int entries);
    void seek(int entry);

    static constexpr int speeds = 5;
    static double factor(int speed); // half to eight times
    int speed() const { return m_speed; }
    void setSpeed(int speed);
    // How long an entry is shown, in milliseconds.
    int interval() const;

signals:
    // The table after this entry is to be shown.
    void wanted(int entry);
    // It has come to the end by itself.
    void ended();
    void changed();

private:
    void advance();

    QTimer m_clock;
    int m_point = 0;
    int m_last = 0;
    int m_speed = 1;
};

} // namespace roadmarshal::views
