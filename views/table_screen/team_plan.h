// How the teams are arranged on the table screen: columns, heights and the largest type that fits.
#pragma once

#include "screen_facts.h"

#include <QSizeF>

namespace roadmarshal::views {

// Empty where a team has no such figure.
QString valueOf(const table::Standing& standing, const ScreenFacts::Column& column);
// Drawn on a disc or in a ring.
bool isToken(const ScreenFacts::Column& column);
// The icon that stands for its title where there is little room; empty for none.
QString iconOf(const ScreenFacts::Column& column);
// Who sits there, in one name.
QString nameOf(const table::Team& team);
// First player or winner: an icon stands beside the name.
bool isMarked(const ScreenFacts& facts, int row);

inline constexpr double iconEms = 1.2; // of that icon, in heights of the type

// One way to lay the table out; the type is what one wants to be large.
struct TeamPlan
{
    int columns = 1;
    int lines = 1;
    double type = 0;
    double head = 0;
    double rowHeight = 0;
    double rowGap = 0;
    double width = 0; // of a column
    double columnGap = 0;
    double name = 0; // room for it
    // Of the columns that there is room for.
    struct Figure
    {
        double width = 0;
        double tokenWidth = 0; // 0 for what is no token
        bool inWords = true;   // its title; else an icon
    };
    QList<Figure> figures;

    double tokenHeight() const { return std::min(rowHeight * 0.9, type * 2.1); }
    double tokenType() const { return std::min(type, tokenHeight() * 0.86); }
    // How well it can be read: the points count most.
    double score() const { return type > 0 ? type + tokenType() : 0; }
    double pad() const { return type * 0.4; }
    double chip() const { return type * 1.6; }
};

TeamPlan planTeams(const ScreenFacts& facts, const QSizeF& room, double smallest);
// What that many teams need at the smallest type.
double leastTeamsHeight(qsizetype teams, int columns, double smallest);

} // namespace roadmarshal::views
