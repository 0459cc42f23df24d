// What every game puts on show, in one vocabulary: pieces on a board, mats, decks, standings,
// the outcome.
#pragma once

#include "board/board.h"
#include "deck_show.h"
#include "mats/mat.h"
#include "memo.h"
#include "outcome.h"
#include "piece.h"
#include "standing.h"
#include "team.h"
#include "venue.h"

#include <memory>

namespace roadmarshal::table {

struct TableShow
{
    std::shared_ptr<const board::Board> board; // as it lies now
    Venue venue;
    QList<Team> teams; // in seat order, clockwise
    QList<Piece> pieces;
    QList<mats::Mat> mats;
    QList<Standing> standings; // none where nobody plays against anybody
    QList<DeckShow> decks;
    Message headline;       // "Turn 3, Red to act"
    QList<Message> remarks; // who is first and why, countdown
    QList<Memo> memos;      // turn, replacements owed, an activation under way
    Outcome outcome;
};

} // namespace roadmarshal::table
