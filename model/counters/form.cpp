#include "form.h"

#include "car.h"

#include <QHash>
#include <QMutex>

#include <array>
#include <cmath>

namespace roadmarshal::counters {

using board::Shape;

namespace {

constexpr double pegRadius = 7.5;
constexpr double pawnRadius = 13;

Shape rounded(double halfLength, double halfWidth, double radius)
{
    const double bend = 0.45 * radius;
    Shape shape;
    shape.moveTo({-halfLength + radius, -halfWidth}).lineTo({halfLength - radius, -halfWidth});
    shape.cubicTo({halfLength - bend, -halfWidth}, {halfLength, -halfWidth + bend},
                  {halfLength, -halfWidth + radius});
    shape.lineTo({halfLength, halfWidth - radius});
    shape.cubicTo({halfLength, halfWidth - bend}, {halfLength - bend, halfWidth},
                  {halfLength - radius, halfWidth});
    shape.lineTo({-halfLength + radius, halfWidth});
    shape.cubicTo({-halfLength + bend, halfWidth}, {-halfLength, halfWidth - bend},
                  {-halfLength, halfWidth - radius});
    shape.lineTo({-halfLength, -halfWidth + radius});
    shape.cubicTo({-halfLength, -halfWidth + bend}, {-halfLength + bend, -halfWidth},
                  {-halfLength + radius, -halfWidth});
    return shape.close();
}

Shape madeOutline(Form form, double length)
{
    const QPointF reach = reachOf(form, length);
    switch (form) {
    case Form::Car:
        return carOutline();
    case Form::Long:
        return rounded(reach.x(), reach.y(), 6);
    case Form::Peg:
        return board::circle({}, pegRadius);
    case Form::Figure:
        return rounded(reach.x(), reach.y(), reach.x());
    case Form::Pawn:
        return board::circle({}, pawnRadius);
    case Form::Marker:
        return rounded(reach.x(), reach.y(), 4);
    case Form::Card:
        return rounded(reach.x(), reach.y(), 3);
    }
    return {};
}

} // namespace

const Shape& outlineOf(Form form, double length)
{
    static QMutex mutex;
    static QHash<std::pair<int, int>, std::shared_ptr<const Shape>> made;
    const QMutexLocker lock(&mutex);
    auto& outline =
        made[{static_cast<int>(form), form == Form::Long ? static_cast<int>(std::lround(length)) : 0}];
    if (!outline)
        outline = std::make_shared<const Shape>(madeOutline(form, std::round(length)));
    return *outline;
}

QPointF reachOf(Form form, double length)
{
    switch (form) {
    case Form::Car:
        return {front, flank};
    case Form::Long:
        return {front + length / 2, flank};
    case Form::Peg:
        return {pegRadius, pegRadius};
    case Form::Figure:
        return {7, 12};
    case Form::Pawn:
        return {pawnRadius, pawnRadius};
    case Form::Marker:
        return {11, 11};
    case Form::Card:
        return {12, 17};
    }
    return {};
}

double labelRadius(Form form)
{
    switch (form) {
    case Form::Car:
    case Form::Long:
        return 12.4;
    case Form::Peg:
        return 5;
    case Form::Figure:
        return 6;
    case Form::Pawn:
    case Form::Marker:
        return 8.5;
    case Form::Card:
        return 9;
    }
    return 0;
}

bool isVehicle(Form form)
{
    return form == Form::Car || form == Form::Long;
}

bool isFlat(Form form)
{
    return form == Form::Marker || form == Form::Card;
}

board::Pose riderSeat(Form carrier, double length, Form rider, int nth)
{
    constexpr double aside = 5;
    if (isVehicle(rider) || !isVehicle(carrier))
        return {QPointF(-aside, -aside) * (nth + 1), 0};
    // Round the label: bonnet and boot, then further along a long one.
    static constexpr std::array<QPointF, 4> corners{QPointF(15, 9), QPointF(15, -9), QPointF(-13, 9),
                                                    QPointF(-13, -9)};
    const QPointF corner = corners[static_cast<std::size_t>(nth) % corners.size()];
    const double stretched = corner.x() > 0 ? length / 2 : -length / 2;
    const double further = static_cast<double>(nth / static_cast<int>(corners.size())) * aside;
    return {corner + QPointF(stretched - further, further), 0};
}

} // namespace roadmarshal::counters
