// Carrying by menu: where each thing goes, panel by panel; what can't be is greyed out with its reason.
#pragma once

#include "table/carry.h"

#include <QList>
#include <QString>

class QMenu;

namespace roadmarshal::views {

class Conversation;
class MatsModel;

struct CarriedFrom
{
    QString name; // of what is carried
    QList<table::Carry> ways;
};

void addCarryMenu(QMenu& menu, const QList<CarriedFrom>& from, const MatsModel& model,
                  Conversation* conversation);
// One way, which is said when it is chosen.
void addWay(QMenu& menu, const QString& words, const table::Carry& way, Conversation* conversation);

} // namespace roadmarshal::views
