#include "camera.h"

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr double closest = 7;

} // namespace

void Camera::setWindow(const QSizeF& window)
{
    m_window = window.expandedTo(QSizeF(1, 1));
    m_scale = std::clamp(m_scale, leastScale(), mostScale());
}

double Camera::fitScale() const
{
    return std::min(m_window.width() / m_world.width(), m_window.height() / m_world.height());
}

double Camera::mostScale() const
{
    return std::max(closest, fitScale() * 2);
}

QPointF Camera::toWorld(QPointF inWindow) const
{
    return m_centre + (inWindow - QPointF(m_window.width(), m_window.height()) / 2) / m_scale;
}

void Camera::fit()
{
    m_scale = fitScale();
    m_centre = m_world.center();
}

void Camera::centreOn(QPointF world)
{
    m_centre = {std::clamp(world.x(), m_world.left(), m_world.right()),
                std::clamp(world.y(), m_world.top(), m_world.bottom())};
}

void Camera::zoomTo(double scale, QPointF inWindow)
{
    const QPointF anchor = toWorld(inWindow);
    m_scale = std::clamp(scale, leastScale(), mostScale());
    centreOn(m_centre + anchor - toWorld(inWindow));
}

} // namespace roadmarshal::views
