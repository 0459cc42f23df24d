// All that lies in front of one team, to be put back there: figures, hand, and every piece with what is on
// it.
#pragma once

#include "documents.h"

class QPainter;

namespace roadmarshal::views::print {

struct BoxLine
{
    QString piece;
    QString where;
    QString side;
    QString rest = {}; // tokens, what has to be remembered
    int wear = 0;
    int mostWear = 0;
    bool away = false; // not in play
};

struct TeamBox
{
    QString name;
    int livery = 0; // negative: nobody's
    QString figures;
    QString hand; // and what else is in front of the team
    QList<BoxLine> lines;
};

// Widths of the columns of a box; 0 for what none of its lines has.
struct Columns
{
    double piece = 0;
    double where = 0;
    double side = 0;
};
Columns columnsOf(const TeamBox& box);

// Whether it is told with a team or a car.
bool isOfTeamOrCar(const table::TableShow& table, const table::Memo& memo);

TeamBox teamBox(const Material& material, const table::Team& team);
// What lies on the mats of the table itself, if it has any.
bool hasOwnMats(const table::TableShow& table);
TeamBox tableBox(const Material& material);
double heightOf(const TeamBox& box, double width);
void paintBox(QPainter& painter, const QRectF& rect, const TeamBox& box, Ink ink);

} // namespace roadmarshal::views::print
