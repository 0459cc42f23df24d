// What an item of a mat says and which corrections of it make sense, whatever its kind.
#pragma once

#include "mats/mat.h"
#include "style/wording.h"

#include <QVariant>

#include <optional>

namespace roadmarshal::views {

// Empty for what can't be corrected; slots have one for each card, damage and load.
QStringList propertiesOf(const mats::Item& item);
const table::Message& labelOf(const mats::Item& item);
// "Damage: 2 of 6", "Suppressed", "Lever: 9, yellow", "Roof, red: Machine gun, damaged".
QString describe(const mats::Item& item, const Wording& say);
QString describe(const mats::Slots::Slot& slot, const Wording& say);
// A node of a chart with its headings and its colour.
QString describe(const mats::Chart& chart, const mats::Chart::Node& node, const Wording& say);
// A card, or "unknown" where nobody has named it.
QString describe(const mats::Card& card, const Wording& say);
// The value as a correction writes it: "4", "on", "rocket=0". None if the item can't have it or has it
// already.
std::optional<QString> correctedValue(const mats::Item& item, const QString& property,
                                      const QVariant& wanted);
bool isCorrectable(const mats::Item& item);

// "rocket=2": so many of one kind among cards.
QString countOf(const QString& card, int count);
int countIn(const QList<mats::Card>& cards, const QString& id);

} // namespace roadmarshal::views
