// How a game ended: won by some, lost by all, nobody's; or that it is still open.
#pragma once

#include "text/message.h"

#include <QStringList>

namespace roadmarshal::table {

struct Outcome
{
    enum class How { Open, Won, Lost, Nobody };
    using enum How;

    How how = How::Open;
    QStringList winners = {}; // teams; none where the whole table has won together
    Message why = {};         // said by the game, if its headline does not say it all
    Citation rule = {};

    bool isOver() const { return how != How::Open; }
    bool isWonBy(const QString& team) const
    {
        return how == How::Won && (winners.isEmpty() || winners.contains(team));
    }
    bool operator==(const Outcome&) const = default;
};

} // namespace roadmarshal::table
