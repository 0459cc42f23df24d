// What stands on the cards and boards of this table: where in the library, and as the table plays with it.
#pragma once

#include "content/change.h"
#include "games/highway_heist/table/state.h"

#include <expected>

namespace roadmarshal::highway_heist {

// By the id of a card, a counter, a token, a player (the character) or a vehicle.
std::optional<content::Printed> printed(const State& state, const QString& id);
// Empty for what this table does not play with.
QJsonObject contentOf(const State& state, const content::Printed& of);
// The item is sound; whether it fits what lies on the table is to be seen.
std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item);

// A position that says in full what is not built in: who opens it may have another library.
QJsonObject withBoardsInPlace(QJsonObject position, const Setup& setup);

} // namespace roadmarshal::highway_heist
