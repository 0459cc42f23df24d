// Where everything lies on the card of a team's score.
#pragma once

#include "score_model.h"

#include <QFont>
#include <QRectF>

namespace roadmarshal::views {

enum class ScoreKind {
    Plate,
    Team,
    Player,
    Marker, // first player, to act, winner: icon and word
    Score,
    Rank,
    Left,  // a token still to be had
    Taken, // a token scored, or an empty place of one
    Lost,  // a token out of the game
    Words, // a figure in words
    Wear,
    Piece,
};

struct ScorePart
{
    ScoreKind kind;
    QRectF rect;
    QString text = {};
    QString icon = {};
    int number = 0;        // of a token from the left, from 1
    QString property = {}; // what a click on a token sets
    int value = 0;         // what it is now
    bool strong = false;   // to act; a piece that may still act
    bool dark = false;     // side of a piece
};

struct ScoreLayout
{
    QList<ScorePart> parts;
    int height = 0;
};

// Of the number that counts.
QFont scoreFont();

// Slim: nothing but who it is and how they stand.
ScoreLayout layOutScore(const ScoreModel::Row& row, const Wording& say, int width, bool slim = false);

} // namespace roadmarshal::views
