// Where everything lies on the card of a team's score.
#pragma once

#include "score_model.h"

#include <QRectF>

namespace roadmarshal::views {

enum class ScoreKind {
    Plate,
    Team,
    Player,
    Marker, // first player, to act, winner: icon and word
    Claimed,
    Rank,
    Left,    // a token in the pool
    Taken,   // a token claimed
    Removed, // a token out of the game
    Heaps,   // all of that in words, where there are too many tokens to draw
    Damage,
    ToGo,
    Piece,
};

struct ScorePart
{
    ScoreKind kind;
    QRectF rect;
    QString text = {};
    QString icon = {};
    int number = 0;      // of a token from the left, from 1
    bool strong = false; // to act; a piece that may still act
    bool dark = false;   // side of a piece
};

struct ScoreLayout
{
    QList<ScorePart> parts;
    int height = 0;
};

ScoreLayout layOutScore(const ScoreModel::Row& row, int width);

} // namespace roadmarshal::views
