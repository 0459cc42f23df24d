// The name of the team whose mat is shown, its player and whether it is to act.
#pragma once

#include "mats_model.h"

#include <QWidget>

namespace roadmarshal::views {

class TeamHeading final : public QWidget
{
    Q_OBJECT
public:
    explicit TeamHeading(QWidget* parent = nullptr);
    void setTeam(const MatsModel::Owner& owner);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static int lineHeight();
    int linesFor(int width) const;
    // Paints a marker at the right and returns what is left of the line.
    QRectF paintMarker(QPainter& painter, QRectF line, const QString& icon, const QString& text,
                       const QColor& colour) const;

    MatsModel::Owner m_owner;
};

} // namespace roadmarshal::views
