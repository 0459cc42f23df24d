// Moves of the gear lever as people write them: "+,t", "bbg2".
#pragma once

#include <QString>

#include <expected>
#include <optional>
#include <vector>

namespace roadmarshal::rush_n_crush {

struct LeverMove
{
    enum class Kind { Accelerate, Decelerate, Gear, Brake, Turbo };
    Kind kind = Kind::Accelerate;
    int gear = 0;    // of a gear change that names one
    QString to = {}; // the bubble, where it is named: "+:G2-5"
    bool operator==(const LeverMove&) const = default;

    // RNC-13: of these a turn has one.
    bool isNormal() const { return kind < Kind::Brake; }
};
using LeverMoves = std::vector<LeverMove>;

// "=" is no move at all. Otherwise at least one, with commas or without; one that names a bubble is set off
// with commas. What is wrong is the word that is no move.
std::expected<LeverMoves, QString> parseLeverMoves(const QString& text);
QString toText(const LeverMove& move);
// With commas; "=" for none.
QString toText(const LeverMoves& moves);

} // namespace roadmarshal::rush_n_crush
