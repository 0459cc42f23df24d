// Something that lies on the board or beside it, in one vocabulary for every game.
#pragma once

#include "counters/form.h"

#include <QStringList>

namespace roadmarshal::table {

using counters::Form;

struct Piece
{
    QString id;    // what answers and corrections name
    QString label; // printed on it
    QString team;  // empty: nobody's
    Form form = Form::Car;
    QStringList places = {}; // as written, front first: "12.0", "chute", "12.in"; none while it is carried
    QString on = {};         // the piece that carries it
    double turn = 0;         // from the heading of its space, degrees clockwise
    QString face = {};       // the side that is up, by name; empty if all are alike
    QStringList faces = {};  // all its sides
    int wear = 0;            // marks drawn on it: damage
    int mostWear = 0;
    bool spent = false; // may not act again this turn
    QStringList tokens = {};
    bool operator==(const Piece&) const = default;

    // The first of its places.
    QString place() const { return places.value(0); }
};

} // namespace roadmarshal::table
