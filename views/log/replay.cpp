#include "replay.h"

#include <algorithm>
#include <array>

namespace roadmarshal::views {

namespace {

constexpr int normalInterval = 900;

} // namespace

Replay::Replay(QObject* parent) : QObject(parent)
{
    connect(&m_clock, &QTimer::timeout, this, &Replay::advance);
}

double Replay::factor(int speed)
{
    static constexpr std::array<double, speeds> factors{0.5, 1, 2, 4, 8};
    return factors[static_cast<size_t>(std::clamp(speed, 0, speeds - 1))];
}

int Replay::interval() const
{
    return static_cast<int>(normalInterval / factor(m_speed));
}

void Replay::setPoint(int entry, int last)
{
    if (m_point == entry && m_last == last)
        return;
    m_point = entry;
    m_last = last;
    if (isNow())
        m_clock.stop();
    emit changed();
}

void Replay::seek(int entry)
{
    entry = std::clamp(entry, 0, m_last);
    if (entry != m_point)
        emit wanted(entry);
}

void Replay::stepBy(int entries)
{
    pause();
    seek(m_point + entries);
}

void Replay::play()
{
    if (m_last == 0)
        return;
    if (isNow())
        seek(0);
    if (isNow()) // whoever shows it would not
        return;
    m_clock.start(interval());
    emit changed();
}

void Replay::pause()
{
    if (!isPlaying())
        return;
    m_clock.stop();
    emit changed();
}

void Replay::toggle()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Replay::setSpeed(int speed)
{
    m_speed = std::clamp(speed, 0, speeds - 1);
    if (isPlaying())
        m_clock.start(interval());
    emit changed();
}

void Replay::advance()
{
    const int before = m_point;
    seek(m_point + 1);
    if (m_point == before) // it can't be shown
        pause();
    else if (isNow())
        emit ended();
}

} // namespace roadmarshal::views
