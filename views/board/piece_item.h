// A piece on the board.
#pragma once

#include "sprite.h"

#include <QGraphicsItem>

namespace roadmarshal::views {

class PieceItem : public QGraphicsItem
{
public:
    enum { Type = UserType + 1 };
    enum class Ring { None, Open, Objected, Selected };
    // Signs on top: a crosshair for who would be hit, an arrow for who would go on, a tick for who is picked.
    struct Signs
    {
        bool target = false;
        bool next = false;
        bool picked = false; // one of several that are chosen so far
        bool operator==(const Signs&) const = default;
    };

    PieceItem(const QString& piece, const Counter& counter);

    const QString& piece() const { return m_piece; }
    const Counter& counter() const { return m_counter; }
    void setCounter(const Counter& counter);
    // Where it belongs, also while it is still on its way there.
    struct Spot
    {
        QStringList places; // front first; none while it is carried
        QString on;
        board::Pose pose;
        int depth = 0; // how many pieces are below it
        bool operator==(const Spot&) const = default;
    };
    const Spot& spot() const { return m_spot; }
    QString place() const { return m_spot.places.value(0); }
    void setSpot(const Spot& spot) { m_spot = spot; }
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
    void paintTick(QPainter& painter) const;

    QString m_piece;
    Counter m_counter;
    Spot m_spot;
    double m_heading = 0;
    Ring m_ring = Ring::None;
    Signs m_signs;
    bool m_hot = false;
    bool m_away = false;
    bool m_hurried = false;
    Sprite m_sprite;
};

} // namespace roadmarshal::views
