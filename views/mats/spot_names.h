// What lies at a spot, and the spot itself, in words; and all that a panel's menu takes up.
#pragma once

#include "table/carry.h"

#include <QList>
#include <QString>

class QModelIndex;

namespace roadmarshal::views {

class MatsModel;

// "Rope", "Fuel", "Truck": within its panel.
QString nameOf(const table::CarrySpot& spot, const MatsModel& model);
// "Truck: Fuel", "Space b2": wherever it is.
QString fullNameOf(const table::CarrySpot& spot, const MatsModel& model);
QString panelName(const QString& subject, const MatsModel& model);

// The nearest first: what hands mean is the first of them that goes anywhere.
using Grip = QList<table::CarrySpot>;
// The panel itself, then what lies on it; or of one property alone.
QList<Grip> gripsOn(const MatsModel& model, const QModelIndex& panel, const QString& property = {});

} // namespace roadmarshal::views
