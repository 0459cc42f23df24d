// Values of content in words, and what is wrong with those that somebody wants a table to play with.
#pragma once

#include "content/change.h"
#include "game.h"

namespace roadmarshal::table {

using ItemOf = std::function<QJsonObject(const content::Printed&)>;

// "Vehicles › Delivery Van › Cargo: 7, not 6". Without the items entries are called by their numbers.
QString sayContentChanged(const Game& game, const std::vector<content::Change>& changes,
                          const ItemOf& itemOf);

// What is wrong with an item in place of the one before, seen for itself.
std::optional<Problem> problemOf(const Game& game, const content::Printed& of, const QJsonObject& before,
                                 const QJsonObject& wanted);
// Why a table does not take it.
QString notHere();
// The item with a value as it is typed behind "set"; nothing where no such value stands there.
std::optional<QJsonObject> withTyped(const Game& game, const content::Printed& at, const QJsonObject& item,
                                     const Correction& correction);
// Null for a kind that the game does not have.
std::optional<content::Kind> kindOf(const Game& game, const QString& id);

} // namespace roadmarshal::table
