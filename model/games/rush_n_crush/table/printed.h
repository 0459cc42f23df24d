// What stands on the cards and boards of this table: where in the library, and as the table plays with it.
#pragma once

#include "content/change.h"
#include "games/rush_n_crush/table/state.h"

#include <expected>

namespace roadmarshal::rush_n_crush {

// By a space: its module.
std::optional<content::Printed> printed(const State& state, const QString& id);
// Empty for what this table does not play with.
QJsonObject contentOf(const State& state, const content::Printed& of);
// The item is sound; whether it fits what lies on the table is to be seen.
std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item);

} // namespace roadmarshal::rush_n_crush
