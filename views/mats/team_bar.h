// The teams side by side, one of them chosen.
#pragma once

#include "carry_target.h"
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

    // Whether something that is carried finds a place on one of its mats.
    void setTarget(std::optional<TargetLook> look);

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
    std::optional<TargetLook> m_target;
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
    // The team whose tab is there; -1 for none.
    int tabAt(const QPoint& globalPosition) const;
    // As the teams: which of them something that is carried can go to.
    void setTargets(const QList<std::optional<TargetLook>>& looks);

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
