#include "glides.h"

#include "car_item.h"
#include "route.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

// The car turns into and out of its way over this part of it.
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

} // namespace

Glides::Glides(QObject* parent) : QObject(parent)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setDuration(normalTime);
    m_clock.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { show(part.toDouble()); });
    connect(&m_clock, &QVariantAnimation::finished, this, &Glides::finish);
}

void Glides::setTime(int milliseconds)
{
    m_clock.setDuration(std::clamp(milliseconds, 1, normalTime));
}

void Glides::start(std::vector<Glide> glides)
{
    finish();
    if (glides.empty())
        return;
    m_glides = std::move(glides);
    m_clock.start();
}

void Glides::finish()
{
    if (m_glides.empty())
        return;
    m_clock.stop();
    for (const Glide& glide : m_glides)
        glide.car->setPose(glide.way.currentPosition(), glide.toHeading);
    m_glides.clear();
    emit moved();
    emit finished();
}

void Glides::show(double part)
{
    if (m_glides.empty() || part >= 1)
        return;
    for (const Glide& glide : m_glides)
        glide.car->setPose(glide.way.pointAtPercent(part), headingOn(glide, part));
    emit moved();
}

} // namespace roadmarshal::views
