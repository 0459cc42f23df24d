// A car of a team as its mat prints it, picked to start or left in reserve by one click.
#pragma once

#include "table_facts.h"

#include <QAbstractButton>

namespace roadmarshal::views {

class CarToggle final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit CarToggle(QWidget* parent = nullptr);

    void setCar(const CarFacts& car, int livery, bool picked);
    const QString& id() const { return m_car.id; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void focused();

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintFacts(QPainter& painter, const QRectF& line) const;

    CarFacts m_car;
    int m_livery = 0;
};

} // namespace roadmarshal::views
