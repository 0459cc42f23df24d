// What stands on the cards and boards of this table: where in the library, and as the table plays with it.
#pragma once

#include "content/change.h"
#include "games/apocalypse_road/table/state.h"

#include <expected>

namespace roadmarshal::apocalypse_road {

// By the number of a car (its team's mat) or a card's name.
std::optional<content::Printed> printed(const State& state, const QString& id);
// Empty for what this table does not play with.
QJsonObject contentOf(const State& state, const content::Printed& of);
// The item is sound; whether it fits what lies on the table is to be seen.
std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item);

} // namespace roadmarshal::apocalypse_road
