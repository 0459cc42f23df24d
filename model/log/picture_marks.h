// What a picture of the table points at: a way, spaces that matter.
#pragma once

#include "piece_picture.h"

namespace roadmarshal::log {

// Places as written ("12.0", "chute", "12.in"); what the board does not have is left out.
struct PictureMarks
{
    QStringList route = {};  // one after the other: a line with a head
    QStringList lit = {};    // where one may go, or what is talked about
    QStringList barred = {}; // where the rules speak against it
};

void drawMarks(board::SvgPen& pen, const PictureMarks& marks, const board::Board& board,
               const QList<PiecePicture>& pieces, Ink ink);

} // namespace roadmarshal::log
