// All that lies in front of one team, to be put back there: points, hand, and every car with what is on it.
#pragma once

#include "documents.h"

class QPainter;

namespace roadmarshal::views::print {

struct BoxLine
{
    QString car;
    QString where;
    QString side;
    QString rest; // tokens, what has to be remembered
    int damage = 0;
    int mostDamage = 0;
    bool away = false; // not in play
};

struct TeamBox
{
    QString name;
    int livery = 0;
    QString points;
    QString hand; // and what else is in front of the team
    QList<BoxLine> lines;
};

// Whether it is told with a team or a car.
bool isOfTeamOrCar(const table::TableShow& table, const table::Memo& memo);

TeamBox teamBox(const Material& material, qsizetype seat);
double heightOf(const TeamBox& box, double width);
void paintBox(QPainter& painter, const QRectF& rect, const TeamBox& box, Ink ink);

} // namespace roadmarshal::views::print
