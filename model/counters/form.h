// What a piece is, seen from above: its outline, where its label is, where others ride on it.
#pragma once

#include "board/pose.h"
#include "board/shape.h"

namespace roadmarshal::counters {

enum class Form {
    Car,
    Long, // a vehicle of several spaces
    Peg,
    Figure,
    Pawn,
    Marker,
    Card,
};

// Sides that look like no other: the number on a dark disc; burnt out. Any other name is a light side.
inline constexpr QStringView darkFace = u"dark";
inline constexpr QStringView wreckFace = u"wreck";

// At the origin, nose to the right; it bulges nowhere inward. A long piece reaches from the middle of its
// last space to that of its first, so far apart, and half a car further at both ends.
const board::Shape& outlineOf(Form form, double length = 0);
// Half of how far it reaches, along and across.
QPointF reachOf(Form form, double length = 0);
// Of the disc that the label is written on.
double labelRadius(Form form);
// Whether it has a nose and wheels, and turns with its space.
bool isVehicle(Form form);
// Whether it lies flat, with other pieces on top of it.
bool isFlat(Form form);

// Where the `nth` rider lies on a carrier, as seen from the carrier at the origin with its nose to the right.
// Small ones leave the label free; others lie in the middle, a little aside.
board::Pose riderSeat(Form carrier, double length, Form rider, int nth);

} // namespace roadmarshal::counters
