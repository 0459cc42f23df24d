// The teams side by side, one of them chosen.
#pragma once

#include "mats_model.h"

#include <QAbstractButton>

class QButtonGroup;

namespace roadmarshal::views {

// One segment of the bar.
class TeamTab final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit TeamTab(QWidget* parent = nullptr);
    void setTeam(const MatsModel::Owner& owner, const QString& description);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintNames(QPainter& painter, const QRectF& rect) const;
    void paintBelow(QPainter& painter, const QRectF& rect) const;
    QString shortName() const;
    bool fitsBeside() const;

    MatsModel::Owner m_owner;
};

class TeamBar final : public QWidget
{
    Q_OBJECT
public:
    explicit TeamBar(QWidget* parent = nullptr);

    // Keeps the choice where the team is still there.
    void setTeams(const MatsModel& model);
    int current() const;
    void setCurrent(int team);

signals:
    void currentChanged(int team);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void makeTabs(qsizetype count);

    QButtonGroup* m_group;
    QList<TeamTab*> m_tabs;
};

} // namespace roadmarshal::views
