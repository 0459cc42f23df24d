// While something is carried by hand: what on the mats takes it is lit up, a tab that it is held over brings
// its team on show, and cards scroll by at the edge.
#pragma once

#include "carry_target.h"

#include <QObject>
#include <QTimer>

#include <optional>

class QScrollArea;

namespace roadmarshal::views {

class CardGrid;
class MatsModel;
class TeamBar;

class MatTargets : public QObject
{
    Q_OBJECT
public:
    MatTargets(const MatsModel& model, TeamBar* bar, CardGrid* grid, QScrollArea* scroll);

    // None: nothing is carried any more.
    void setTargets(const QList<CarryTarget>& targets);
    // On cards that have just come.
    void mark();
    // What a drop there would be on.
    std::optional<table::CarrySpot> pointAt(const QPoint& globalPosition);

private:
    std::optional<table::CarrySpot> targetBelow(const QPoint& globalPosition) const;
    // A team's tab takes what the first of its panels takes.
    const CarryTarget* targetOf(int team) const;
    std::optional<TargetLook> lookOf(int team) const;
    void lingerOn(int tab);
    void scrollAt(const QPoint& globalPosition);

    const MatsModel& m_model;
    TeamBar* m_bar;
    CardGrid* m_grid;
    QScrollArea* m_scroll;
    QList<CarryTarget> m_targets;
    std::optional<table::CarrySpot> m_hot;
    int m_tab = -1; // that the pointer is over
    QTimer m_lingering;
    QTimer m_scrolling;
    int m_step = 0; // up or down, in pixels
};

} // namespace roadmarshal::views
