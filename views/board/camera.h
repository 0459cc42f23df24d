// What part of the board the window shows: zoom about a point, pan, fit, within bounds.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace roadmarshal::views {

class Camera
{
public:
    // A world that grows or shrinks leaves scale and centre as they are.
    void setWorld(const QRectF& world) { m_world = world; }
    void setWindow(const QSizeF& window);

    double scale() const { return m_scale; }
    QPointF centre() const { return m_centre; }
    double fitScale() const;
    double leastScale() const { return fitScale() * 0.6; }
    // A lane never gets wider than most of a small window.
    double mostScale() const;
    QPointF toWorld(QPointF inWindow) const;

    void fit();
    void panBy(QPointF inWindow) { centreOn(m_centre - inWindow / m_scale); }
    // The centre stays on the board, so that it cannot get lost.
    void centreOn(QPointF world);
    // The point of the world under `inWindow` stays there.
    void zoomTo(double scale, QPointF inWindow);

private:
    QRectF m_world{0, 0, 1, 1};
    QSizeF m_window{1, 1};
    QPointF m_centre;
    double m_scale = 1;
};

} // namespace roadmarshal::views
