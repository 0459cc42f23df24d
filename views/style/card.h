// A painted card with spots that can be clicked, for grids that a keyboard can walk.
#pragma once

#include "theme.h"

#include <QList>
#include <QWidget>

namespace roadmarshal::views {

// A place on a card that does something or explains itself.
struct Spot
{
    QString name; // "damage=4": what tests and help point at
    QRectF rect;
    QString tip;
    bool acts = true;
};

class Card : public QWidget
{
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);

    // Null where there is no such spot.
    QRectF spotRect(const QString& name) const;
    QString spotTip(const QString& name) const;
    // A frame as for the focus, which may be elsewhere.
    void setMarked(bool on);

    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void focused(roadmarshal::views::Card* card);
    // The key that opens a context menu or the right mouse button.
    void menuWanted(const QPoint& globalPosition);

protected:
    // Spots later in the list lie on top.
    void setSpots(const QList<Spot>& spots);
    const Colours& ink() const { return coloursFor(palette()); }
    // Index of the spot under the pointer, -1 for none.
    int hovered() const { return m_hovered; }
    void paintGround(QPainter& painter, bool raised) const;

    virtual void use(int spot) = 0;
    virtual QString tip() const = 0;

    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    int spotAt(const QPointF& position) const;
    bool acts(int spot) const { return spot >= 0 && m_spots[spot].acts; }
    void hover(int spot);

    QList<Spot> m_spots;
    int m_hovered = -1;
    int m_pressed = -1;
    bool m_marked = false;
};

} // namespace roadmarshal::views
