// A car on the track.
#pragma once

#include "sprite.h"

#include <QGraphicsItem>

namespace roadmarshal::views {

class CarItem : public QGraphicsItem
{
public:
    enum { Type = UserType + 1 };
    enum class Ring { None, Open, Objected, Selected };
    // Signs on top: a crosshair for who would be hit, an arrow for who would go on, or both.
    struct Signs
    {
        bool target = false;
        bool next = false;
        bool operator==(const Signs&) const = default;
    };

    explicit CarItem(const Counter& counter);

    const Counter& counter() const { return m_counter; }
    void setCounter(const Counter& counter);
    const QString& place() const { return m_place; }
    void setPlace(const QString& place) { m_place = place; }
    double heading() const { return m_heading; }
    void setPose(QPointF point, double heading);

    Ring ring() const { return m_ring; }
    void setRing(Ring ring);
    Signs signs() const { return m_signs; }
    void setSigns(Signs signs);
    // Under the cursor or the keyboard's choice.
    void setHot(bool hot);

    // Pale where it is now, since a preview shows it elsewhere.
    void setAway(bool away);
    void setHurried(bool hurried);
    bool isHurried() const { return m_hurried; }

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    void paintRing(QPainter& painter) const;
    void paintCrosshair(QPainter& painter) const;
    void paintArrow(QPainter& painter) const;

    Counter m_counter;
    QString m_place;
    double m_heading = 0;
    Ring m_ring = Ring::None;
    Signs m_signs;
    bool m_hot = false;
    bool m_away = false;
    bool m_hurried = false;
    Sprite m_sprite;
};

} // namespace roadmarshal::views
