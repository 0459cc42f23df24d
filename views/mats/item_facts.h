// What an item of a mat says and which corrections of it make sense, whatever its kind.
#pragma once

#include "style/wording.h"
#include "table/mat.h"

#include <QVariant>

#include <optional>

namespace roadmarshal::views {

// Empty for what can't be corrected.
QString propertyOf(const mats::Item& item);
const table::Message& labelOf(const mats::Item& item);
// "Damage 2 of 6", "Suppressed", "Speed 8".
QString describe(const mats::Item& item, const Wording& say);
// The value as a correction writes it: "4", "on". None if the item can't have it or has it already.
std::optional<QString> correctedValue(const mats::Item& item, const QVariant& wanted);
bool isCorrectable(const mats::Item& item);

} // namespace roadmarshal::views
