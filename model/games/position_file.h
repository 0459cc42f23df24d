// A table that somebody hands over as a file, with the claim that it is about if there is one.
#pragma once

#include "table/claim.h"
#include "table/game.h"

#include <optional>
#include <variant>

namespace roadmarshal::games {

struct PositionFile
{
    const table::Game* game = nullptr;
    table::State state;
    std::optional<table::Claim> claim;
};

// A table as such a file has it: what the game stores of it, which it also reads as a position.
QJsonObject toPosition(const table::Game& game, const table::State& state);

// What is wrong is one line that names the file. `game` is for a file that does not say of which game it is;
// empty, it is the usual one.
std::expected<PositionFile, QString> readPositionFile(const QString& path, const QString& game = {});

struct LaidFile
{
    const table::Game* game = nullptr;
    table::LaidTable table;
};
// The same for a game that begins with the table as it lies.
std::expected<LaidFile, QString> readLaidTable(const QString& path, const QString& game = {});

struct ExportedLog
{
};
// The same where it may as well be an exported log, which is not read any further.
std::expected<std::variant<PositionFile, ExportedLog>, QString> readHandedOver(const QString& path);

} // namespace roadmarshal::games
