// What stands on the cards and boards of this table: where in the library, and as the table plays with it.
#pragma once

#include "content/change.h"
#include "games/apocalypse_trail/table/state.h"

#include <expected>

namespace roadmarshal::apocalypse_trail {

// By the id of a card, of a crew (its vehicle), of a scenario's space or of an option of the scenario that is
// open.
std::optional<content::Printed> printed(const State& state, const QString& id);
// Empty for what this table does not play with.
QJsonObject contentOf(const State& state, const content::Printed& of);
// The item is sound; whether it fits what lies on the table is to be seen.
std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item);

} // namespace roadmarshal::apocalypse_trail
