// A kind of content as its game lists it: tracks, teams, decks.
#pragma once

#include "field.h"
#include "text/message.h"

#include <functional>
#include <memory>
#include <optional>

namespace roadmarshal::board {
class Board;
}

namespace roadmarshal::content {

// How many there are of something that the rulebook counts.
struct Total
{
    table::Message what;
    int found = 0;
    int wanted = 0;
    QString place = {}; // the field that it is counted in
};

struct Kind
{
    QString id;     // "track"
    QString label;  // a code that the game has a phrase for
    QString game;   // whose it is, by id
    QString format; // "roadmarshal-track/1"
    QString folder; // in the owner's library and among ours: "tracks"
    QString ending; // of a file's name, ".track.json"
    // The list of a file that holds several, "teams"; empty where a file holds one.
    QString within = {};
    QString idField = QStringLiteral("id");
    std::vector<Field> fields;
    // What fields and bounds don't say: a space that leads nowhere.
    std::function<std::optional<Problem>(const QJsonObject&)> check = {};
    // What the rulebook says there is of it, against what the item has, sound or not.
    std::function<std::vector<Total>(const QJsonObject&)> totals = {};
    // The item drawn; null where it can't be.
    std::function<std::shared_ptr<const board::Board>(const QJsonObject&)> picture = {};
};

} // namespace roadmarshal::content
