// The words of movement's reasons, and the rules that they cite.
#pragma once

#include "reason.h"

#include <QStringList>

namespace roadmarshal::apocalypse_road::movement {

struct Citation
{
    QString rule;   // section of the rulebook
    QString ruling; // "AR-9", or empty where the rulebook says it all
};

Citation citation(const Reason& reason);
// One sentence or two; `carNames` by car of the pack.
QString text(const Reason& reason, const QStringList& carNames);
// The same in two parts, so that the words can be made later.
QStringList arguments(const Reason& reason, const QStringList& carNames);
QString text(Why why, const QStringList& arguments);

} // namespace roadmarshal::apocalypse_road::movement
