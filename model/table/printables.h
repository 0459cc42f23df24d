// What of a game can be printed to play it without its box, beside the board and the mats that it shows:
// parts of which boards are laid, pieces to cut out, cards.
#pragma once

#include "board/board.h"
#include "mats/mat.h"
#include "piece.h"

#include <memory>
#include <optional>

namespace roadmarshal::table {

// A module or a tile, alone.
struct PrintedPart
{
    QString name;
    std::shared_ptr<const board::Board> board;
};

struct PrintedPiece
{
    Piece front;
    std::optional<Piece> back = {}; // none: blank
    int copies = 1;
    double length = 0; // of a long one, from the middle of its last space to that of its first
    Message name = {}; // what a sign on it stands for
};

// Pieces that are cut out together: those of a team, or of nobody's.
struct PrintedSet
{
    QString team = {};
    QList<PrintedPiece> pieces = {};
};

struct PrintedCard
{
    QString title;
    QString text = {};
    QList<mats::Fact> facts = {};
    int copies = 1;
};

struct PrintedDeck
{
    Message name;
    QList<PrintedCard> cards = {};
};

struct Printables
{
    QList<PrintedPart> parts = {};
    QList<PrintedSet> sets = {};
    QList<PrintedDeck> decks = {}; // in full; of other decks there are the names that the table shows
};

} // namespace roadmarshal::table
