// A kind of content as its game lists it: tracks, teams, decks.
#pragma once

#include "field.h"

#include <functional>
#include <optional>

namespace roadmarshal::content {

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
};

} // namespace roadmarshal::content
