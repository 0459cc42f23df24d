// Which part of a game an action belongs to: the turn and, within it, whose doing it is.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

// Entries in a row with the same passage are told as one: an activation with its move, ram, event and shot.
struct Passage
{
    int turn = 0; // 0 is before the first
    QString team; // whose it is; empty if nobody's in particular
    QString piece;
    Message title; // said by the game
    bool operator==(const Passage&) const = default;
};

} // namespace roadmarshal::table
