#include "chute_bay.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::track {

using namespace board;

namespace {

// In lane widths: where the bay lies from the mouth, along the road and away from it, turned against the
// road.
struct Layout
{
    double back;
    double away;
    double turn; // degrees toward "away"
    int columns;
    int rows;
};

// Tried in order; beside the road first, since that reads as a slip road.
constexpr Layout layouts[] = {{1.1, 1.4, 0, 4, 2},  {0.9, 1.4, 0, 3, 2},  {0.9, 1.4, 20, 3, 2},
                              {0.6, 1.4, 45, 3, 2}, {0.0, 1.3, 90, 4, 2}, {0.0, 1.3, 90, 3, 2},
                              {0.0, 1.2, 90, 2, 2}, {0.0, 1.2, 90, 3, 1}};
constexpr double spotLength = 1.2;
constexpr double spotWidth = 0.95;
constexpr double padding = 0.12;
constexpr double clearance = 0.6; // between the bay and other parts of the road

struct Frame
{
    QPointF origin;
    QPointF forward;
    QPointF away;
    QPointF at(double along, double aside) const
    {
        return origin + laneWidth * (along * forward + aside * away);
    }
};

Frame frameOf(const ChuteSite& site, const Layout& layout)
{
    const QPointF roadward = direction(site.heading);
    const double angle = layout.turn * std::numbers::pi / 180;
    // The front end of the bay points back to the road by the layout's turn.
    const QPointF forward = std::cos(angle) * roadward - std::sin(angle) * site.away;
    const QPointF away = std::cos(angle) * site.away + std::sin(angle) * roadward;
    return {site.mouth + laneWidth * (layout.away * site.away - layout.back * roadward), forward, away};
}

Shape bayOutline(const Frame& frame, const Layout& layout)
{
    const double depth = layout.rows * spotWidth + 2 * padding;
    const double back = -(layout.columns * spotLength + 2 * padding);
    const double near = layout.turn >= 90 ? -depth / 2 : 0;
    constexpr double round = 0.3;
    constexpr double bow = round * 0.45;
    Shape shape;
    shape.moveTo(frame.at(back + round, near)).lineTo(frame.at(0, near)).lineTo(frame.at(0, near + depth));
    shape.lineTo(frame.at(back + round, near + depth));
    shape.cubicTo(frame.at(back + bow, near + depth), frame.at(back, near + depth - bow),
                  frame.at(back, near + depth - round));
    shape.lineTo(frame.at(back, near + round));
    shape.cubicTo(frame.at(back, near + bow), frame.at(back + bow, near), frame.at(back + round, near));
    return shape.close();
}

// From the whole front of the bay, narrowing to the mouth.
Shape tongueOutline(const Frame& frame, const Layout& layout, const ChuteSite& site)
{
    const double depth = layout.rows * spotWidth + 2 * padding;
    const double near = layout.turn >= 90 ? -depth / 2 : 0;
    const QPointF along = direction(site.heading);
    const double half = std::min(0.42 * site.mouthLength, 0.55 * laneWidth);
    const QPointF rear = site.mouth - half * along;
    const QPointF front = site.mouth + half * along;
    const QPointF pull = 0.5 * laneWidth * site.away;
    Shape shape;
    shape.moveTo(frame.at(0, near));
    shape.cubicTo(frame.at(0.5, near), rear + pull, rear).lineTo(front);
    shape.cubicTo(front + 2 * pull, frame.at(0.9, near + depth), frame.at(0, near + depth));
    return shape.close();
}

ChuteBay bayOf(const ChuteSite& site, const Layout& layout)
{
    const Frame frame = frameOf(site, layout);
    const double near = layout.turn >= 90 ? -(layout.rows * spotWidth) / 2 : padding;
    ChuteBay bay;
    bay.outline = bayOutline(frame, layout);
    bay.tongue = tongueOutline(frame, layout, site);
    const double heading = std::atan2(frame.forward.y(), frame.forward.x()) * 180 / std::numbers::pi;
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row)
            bay.spots.push_back(
                {frame.at(-padding - (column + 0.5) * spotLength, near + (row + 0.5) * spotWidth), heading});
    }
    const double middle = near + layout.rows * spotWidth / 2;
    const QPointF tip = site.mouth + 0.12 * laneWidth * site.away;
    const QPointF along = direction(site.heading);
    bay.arrow.moveTo(frame.at(-0.05, middle));
    bay.arrow.cubicTo(frame.at(0.7, middle), site.mouth + 0.9 * laneWidth * site.away, tip);
    const QPointF behindTip = tip + 0.22 * laneWidth * site.away;
    bay.arrow.moveTo(behindTip - 0.18 * laneWidth * along)
        .lineTo(tip)
        .lineTo(behindTip + 0.18 * laneWidth * along);
    return bay;
}

} // namespace

ChuteBay layChuteBay(const ChuteSite& site, const std::function<bool(QPointF)>& isOnRoad)
{
    ChuteBay bay;
    for (const Layout& layout : layouts) {
        bay = bayOf(site, layout);
        std::vector<QPointF> points = bay.outline.flattened();
        const QPointF middle = boundsOf(points).center();
        for (QPointF& point : points)
            point += clearance * laneWidth / std::max(length(point - middle), 1.0) * (point - middle);
        std::ranges::transform(bay.spots, std::back_inserter(points), &Pose::point);
        if (std::ranges::none_of(points, isOnRoad))
            break;
    }
    return bay;
}

} // namespace roadmarshal::track
