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
    std::optional<dispute::Claim> claim;
};

// What is wrong is one line that names the file.
std::expected<PositionFile, QString> readPosition(const QString& path);

struct ExportedLog
{
};
// The same where it may as well be an exported log, which is not read any further.
std::expected<std::variant<PositionFile, ExportedLog>, QString> readHandedOver(const QString& path);

} // namespace roadmarshal::games
