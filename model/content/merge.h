// What somebody made of an item, put into a copy of it that says other things elsewhere.
#pragma once

#include "kind.h"

namespace roadmarshal::content {

// The library's copy after `shown` became `edited`: what nobody touched stays as it was there. An entry that
// it has not comes whole, if somebody has typed or confirmed something of it.
QJsonObject merged(const Kind& kind, const QJsonObject& library, const QJsonObject& shown,
                   const QJsonObject& edited);

} // namespace roadmarshal::content
