#include "glides.h"

#include "piece_item.h"
#include "route.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

// The piece turns into and out of its way over this part of it.
constexpr double turnIn = 0.2;

double headingOn(const Glide& glide, double part)
{
    const double settled = turned(glide.fromHeading, glide.toHeading, part);
    double along = -glide.way.angleAtPercent(part);
    // Backwards, as after an undo: the nose keeps pointing in driving direction.
    if (std::abs(std::remainder(along - settled, 360)) > 90)
        along += 180;
    const double ends = std::min({part / turnIn, (1 - part) / turnIn, 1.0});
    return turned(settled, along, ends);
}

void place(const Glide& glide, double part)
{
    if (!glide.carrier)
        return glide.item->setPose(glide.way.pointAtPercent(part), headingOn(glide, part));
    const QTransform turn = QTransform().rotate(glide.carrier->heading());
    glide.item->setPose(glide.carrier->pos() + turn.map(glide.seat.point),
                        glide.carrier->heading() + glide.seat.heading);
}

} // namespace

Glides::Glides(QObject* parent) : QObject(parent)
{
    m_frames.setStartValue(0.0);
    m_frames.setEndValue(1.0);
    m_frames.setLoopCount(-1);
    m_clock.start();
    connect(&m_frames, &QVariantAnimation::valueChanged, this, &Glides::show);
}

void Glides::setTime(int milliseconds)
{
    m_time = std::clamp(milliseconds, 1, normalTime);
}

void Glides::start(std::vector<Glide> glides)
{
    // Riders find their carriers where these are by then.
    std::ranges::stable_sort(glides, {}, [](const Glide& glide) { return glide.item->spot().depth; });
    for (Glide& glide : glides)
        m_running.push_back({std::move(glide), m_clock.elapsed(), m_time});
    if (!m_running.empty() && m_frames.state() != QVariantAnimation::Running)
        m_frames.start();
}

void Glides::finish()
{
    if (m_running.empty())
        return;
    m_frames.stop();
    for (const Running& running : std::exchange(m_running, {}))
        running.glide.item->setPose(running.glide.way.currentPosition(), running.glide.toHeading);
    emit moved();
}

void Glides::finish(const PieceItem* item)
{
    for (const Running& running : m_running) {
        if (running.glide.item == item || running.glide.carrier == item)
            running.glide.item->setPose(running.glide.way.currentPosition(), running.glide.toHeading);
    }
    forget(item);
}

// Riders that go with it end there too: it leads them no further.
void Glides::forget(const PieceItem* item)
{
    std::erase_if(m_running, [item](const Running& running) {
        return running.glide.item == item || running.glide.carrier == item;
    });
    if (m_running.empty())
        m_frames.stop();
}

void Glides::show()
{
    if (m_running.empty())
        return;
    static const QEasingCurve easing(QEasingCurve::InOutCubic);
    const qint64 now = m_clock.elapsed();
    std::erase_if(m_running, [now](const Running& running) {
        const Glide& glide = running.glide;
        const double done = static_cast<double>(now - running.begun) / running.time;
        if (done >= 1) {
            glide.item->setPose(glide.way.currentPosition(), glide.toHeading);
            return true;
        }
        place(glide, easing.valueForProgress(done));
        return false;
    });
    if (m_running.empty())
        m_frames.stop();
    emit moved();
}

} // namespace roadmarshal::views
