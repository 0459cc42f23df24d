// The words of movement's reasons, and the rules that they cite.
#pragma once

#include "reason.h"
#include "text/message.h"

#include <QStringList>

namespace roadmarshal::apocalypse_road::movement {

table::Citation citation(const Reason& reason);
// One sentence or two; `carNames` by car of the pack.
QString text(const Reason& reason, const QStringList& carNames);
// The same in two parts, so that the words can be made later.
QStringList arguments(const Reason& reason, const QStringList& carNames);
QString text(Why why, const QStringList& arguments);

} // namespace roadmarshal::apocalypse_road::movement
