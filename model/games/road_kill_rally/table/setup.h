// What a race is driven with and by, from its start to its end.
#pragma once

#include "data.h"
#include "games/road_kill_rally/road/road_tile.h"
#include "rulings.h"
#include "table/team.h"

#include <QList>

namespace roadmarshal::road_kill_rally {

inline constexpr int fewestBeneath = 2; // RKR-1: tiles under the finish
inline constexpr int mostBeneath = 8;   // in a short race

struct Variants
{
    bool elimination = false; // RKR-84 to 87
    bool teams = false;       // RKR-89
    bool skills = false;      // RKR-88
    bool operator==(const Variants&) const = default;
};

struct Setup
{
    QList<table::Team> drivers; // each has the car of the same id; the youngest first, then clockwise (RKR-8)
    TileBox tiles;              // all that may lie on this table, start and finish too
    QStringList race = {};      // road tiles in the deck of this race, without start and finish
    int beneath = 3;            // RKR-1: so many tiles lie under the finish
    Data data;
    Variants variants;
    TurnedRulings rulings;
    bool diceInApp = false;
    bool tilesInApp = false; // the app draws road tiles
    bool rallyInApp = false; // … deals and draws Rally cards
    bool accessoriesInApp = false;
    bool handsOpen = false; // everybody may see what the app has dealt

    QJsonObject ownTiles = {}; // definitions that are not built in, by id
    QJsonObject ownData = {};  // what the data say otherwise than those built in
    QJsonObject json = {};     // as it was read

    // Null if there is no such tile.
    std::shared_ptr<const RoadTile> tile(const QString& id) const
    {
        const auto found = tiles.find(id);
        return found == tiles.end() ? nullptr : found->second;
    }
    bool operator==(const Setup& other) const { return json == other.json; }
};

} // namespace roadmarshal::road_kill_rally
