// Content as it lies in a pack: an item to a file, in folders by game and kind.
#pragma once

#include "pack.h"

#include "content/library.h"

namespace roadmarshal::packs {

// "GAME team red"
QString nameOf(const QString& game, const QString& kind, const QString& id);
// "GAME/teams/red.teams.json"
QString pathOf(const content::Kind& kind, const QString& id);
// Of a path in a pack; null for what no game knows.
const content::Kind* kindOf(const QString& path, const std::vector<content::Kind>& kinds);

// What a file holds, each item checked as in a library.
content::Listing itemsIn(const QByteArray& bytes, const QString& file, const content::Kind& kind);
// An item as such a file, the same for the same item.
QByteArray fileOf(const content::Item& item, const content::Kind& kind);

// Says of each how it lies to what is in the library.
void compare(std::vector<PackedItem>& items, const content::Library& library);

} // namespace roadmarshal::packs
