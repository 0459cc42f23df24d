#include "printables.h"

#include "highway.h"
#include "labels.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

PrintedPiece withWreck(Piece front, double length = 0)
{
    front.form = length > 0 ? Form::Long : Form::Car;
    Piece back = front;
    back.team.clear();
    back.face = counters::wreckFace.toString();
    return {.front = front, .back = back, .length = length};
}

Piece vehicle(const QString& label, const QString& team, const QString& face)
{
    return {.id = label, .label = label, .team = team, .face = face};
}

PrintedPiece small(Form form, const QString& label, int copies, const Message& name, const QString& team)
{
    return {
        .front = {.id = label, .label = label, .team = team, .form = form}, .copies = copies, .name = name};
}

PrintedSet setOf(const State& state, int player)
{
    const Seat& seat = state.seat(player);
    const QString initial = playerName(state, player).left(1).toUpper();
    return {seat.id,
            {withWreck(vehicle(initial, seat.id, {})),
             small(Form::Peg, initial, 1, {u"field-character"_s, {}}, seat.id),
             small(Form::Marker, u"B"_s, seat.character.boostMax, {u"property-boost"_s, {}}, seat.id)}};
}

// HH-26: an SUV that is hijacked shows the colour of its new driver; until then it is dark.
PrintedSet setOf(const Guide& guide)
{
    const QString dark = counters::darkFace.toString();
    PrintedSet set;
    for (const GuideVehicle& own : guide.vehicles)
        set.pieces.append(withWreck(vehicle(enemyLabel(own.id), {}, dark), (own.columns - 1) * spaceLength));
    for (int suv = 1; suv <= guide.numbers.suvs; ++suv)
        set.pieces.append(withWreck(vehicle(u'S' + QString::number(suv), {}, dark)));
    PrintedPiece peg = small(Form::Peg, u"E"_s, guide.numbers.enemyPegs, {u"printed-enemy-pegs"_s, {}}, {});
    peg.front.face = dark;
    set.pieces.append(peg);
    for (const auto& [token, where] : guide.tokens)
        set.pieces.append(small(Form::Marker, vehicleLabel(token), 1, {u"card"_s, {{u"card"_s, token}}}, {}));
    return set;
}

} // namespace

Printables printables(const State& state)
{
    Printables made;
    for (int player = 0; player < std::ssize(state.players); ++player)
        made.sets.append(setOf(state, player));
    made.sets.append(setOf(state.guide()));
    return made;
}

} // namespace roadmarshal::highway_heist
