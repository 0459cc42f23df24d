#include "svg_layers.h"

#include <cmath>

namespace roadmarshal::track {

using namespace board;

namespace {

// A frame on the road: along is the driving direction, across is to its right, both one lane width long.
struct Frame
{
    QPointF origin;
    QPointF along;
    QPointF across;
    explicit Frame(const Pose& pose)
        : origin(pose.point), along(laneWidth * direction(pose.heading)), across(-along.y(), along.x())
    {
    }
    QPointF at(double forward, double right) const { return origin + forward * along + right * across; }
};

bool isLaneToLane(const Section& section, const Section& following)
{
    if (section.lanes != following.lanes)
        return false;
    for (int lane = 0; lane < section.lanes; ++lane) {
        if (section.next[lane] != std::vector{lane} && !section.next[lane].empty())
            return false;
    }
    return true;
}

QPointF onLane(const Road& road, Space space, double part)
{
    const Edges edges = road.edgesAt(space.sector, part);
    return road.pointAt(space.sector, part, (edges[space.lane] + edges[space.lane + 1]) / 2);
}

} // namespace

void drawJoins(const Drawing& drawing, SvgPen& pen)
{
    const Road& road = drawing.road();
    Shape guides;
    Shape heads;
    int end = 0;
    for (std::size_t i = 0; i < drawing.track.sections.size(); ++i) {
        const Section& section = drawing.track.sections[i];
        end += section.sectors;
        if (isLaneToLane(section, drawing.track.following(i)))
            continue;
        const int to = end % road.sectorCount();
        for (int lane = 0; lane < section.lanes; ++lane) {
            for (int target : section.next[lane]) {
                const QPointF from = onLane(road, {end - 1, lane}, 0.68);
                const QPointF tip = onLane(road, {to, target}, 0.3);
                const double reach = 0.45 * length(tip - from);
                const QPointF forward = direction(road.headingAt(to, 0.3));
                guides.moveTo(from).cubicTo(from + reach * direction(road.headingAt(end - 1, 0.68)),
                                            tip - reach * forward, tip);
                const Frame frame({tip, road.headingAt(to, 0.3)});
                heads.moveTo(frame.at(0.08, 0))
                    .lineTo(frame.at(-0.1, 0.09))
                    .lineTo(frame.at(-0.1, -0.09))
                    .close();
            }
        }
    }
    pen.beginGroup(QStringLiteral("joins"));
    pen.path(guides, {.stroke = drawing.theme.line, .width = 1.4, .opacity = 0.6, .roundEnds = true});
    pen.path(heads, {.fill = drawing.theme.line, .opacity = 0.85});
    pen.endGroup();
}

void drawCrossovers(const Drawing& drawing, SvgPen& pen)
{
    Shape boxes;
    Shape links;
    std::vector<QPointF> ends;
    for (const auto& [a, b] : drawing.track.crossovers) {
        const Index index = drawing.graph.indexOf(a);
        const Index twin = drawing.graph.indexOf(b);
        if (!drawing.isCrossing(index)) {
            const QPointF from = drawing.geometry.cell(index).centre;
            const QPointF to = drawing.geometry.cell(twin).centre;
            links.moveTo(from).lineTo(to);
            ends.insert(ends.end(), {from, to});
            continue;
        }
        const auto corner = [&](int part, int edge) {
            return drawing.road().pointAt(a.sector, part,
                                          drawing.road().edgesAt(a.sector, part)[a.lane + edge]);
        };
        boxes.moveTo(corner(0, 0)).lineTo(corner(1, 0)).lineTo(corner(1, 1)).lineTo(corner(0, 1)).close();
        boxes.moveTo(corner(0, 0)).lineTo(corner(1, 1)).moveTo(corner(1, 0)).lineTo(corner(0, 1));
    }
    const QString& colour = drawing.theme.warning;
    pen.beginGroup(QStringLiteral("crossovers"));
    pen.path(boxes, {.stroke = colour, .width = 1.8, .opacity = 0.85});
    pen.path(links, {.stroke = colour, .width = 2, .opacity = 0.7, .dashes = QStringLiteral("3 6")});
    for (const QPointF& end : ends)
        pen.circle(end, 0.3 * laneWidth, {.stroke = colour, .width = 2});
    pen.endGroup();
}

void drawFinishLine(const Drawing& drawing, SvgPen& pen)
{
    const auto [inner, outer] = drawing.geometry.finishLine();
    const double width = length(outer - inner);
    constexpr int columns = 3;
    const int rows = std::max(2, static_cast<int>(std::round(width / (0.17 * laneWidth))));
    const QPointF across = (outer - inner) / rows;
    const QPointF along = width / rows * direction(drawing.road().headingAt(0, 0));
    const QPointF start = inner - columns / 2.0 * along;
    Shape whole;
    whole.moveTo(start).lineTo(start + columns * along);
    whole.lineTo(start + columns * along + rows * across).lineTo(start + rows * across).close();
    Shape dark;
    for (int row = 0; row < rows; ++row) {
        for (int column = row % 2; column < columns; column += 2) {
            const QPointF corner = start + row * across + column * along;
            dark.moveTo(corner)
                .lineTo(corner + along)
                .lineTo(corner + along + across)
                .lineTo(corner + across)
                .close();
        }
    }
    pen.beginGroup(QStringLiteral("finish-line"));
    pen.path(whole, {.fill = drawing.theme.finishLight});
    pen.path(dark, {.fill = drawing.theme.finishDark});
    pen.path(whole, {.stroke = drawing.theme.finishDark, .width = 1});
    pen.endGroup();
}

void drawGrid(const Drawing& drawing, SvgPen& pen)
{
    Shape brackets;
    std::vector<QPointF> places;
    for (const Space space : drawing.track.grid) {
        const Cell& cell = drawing.geometry.cell(drawing.graph.indexOf(space));
        const Frame frame({cell.centre, cell.heading});
        const double front = 0.38 * cell.length / laneWidth;
        const double side = 0.34 * cell.width / laneWidth;
        brackets.moveTo(frame.at(front - 0.22, -side)).lineTo(frame.at(front, -side));
        brackets.lineTo(frame.at(front, side)).lineTo(frame.at(front - 0.22, side));
        places.push_back(cell.centre);
    }
    pen.beginGroup(QStringLiteral("grid"));
    pen.path(brackets, {.stroke = drawing.theme.line, .width = 1.6, .opacity = 0.6});
    for (std::size_t i = 0; i < places.size(); ++i)
        pen.text(places[i], QString::number(i + 1),
                 {.size = 11, .colour = drawing.theme.line, .bold = true, .opacity = 0.7});
    pen.endGroup();
}

void drawArrows(const Drawing& drawing, SvgPen& pen)
{
    Shape arrows;
    for (const Pose& pose : drawing.geometry.arrows()) {
        const Frame frame(pose);
        arrows.moveTo(frame.at(-0.4, -0.07)).lineTo(frame.at(0.1, -0.07)).lineTo(frame.at(0.1, -0.2));
        arrows.lineTo(frame.at(0.42, 0)).lineTo(frame.at(0.1, 0.2)).lineTo(frame.at(0.1, 0.07));
        arrows.lineTo(frame.at(-0.4, 0.07)).close();
    }
    pen.beginGroup(QStringLiteral("arrows"));
    pen.path(arrows, {.fill = drawing.theme.line, .opacity = 0.45});
    pen.endGroup();
}

void drawLabels(const Drawing& drawing, SvgPen& pen)
{
    const Theme& theme = drawing.theme;
    pen.beginGroup(QStringLiteral("labels"));
    const auto& labels = drawing.geometry.sectorLabels();
    for (std::size_t sector = 0; sector < labels.size(); ++sector) {
        if (theme.names && labels[sector])
            pen.text(*labels[sector], QString::number(sector),
                     {.size = sector % 5 == 0 ? 12.0 : 9.0, .colour = theme.label, .bold = sector % 5 == 0});
    }
    const TitleSpot& title = drawing.geometry.title();
    pen.text(title.centre, drawing.track.name, {.size = title.size, .colour = theme.title, .bold = true});
    pen.endGroup();
}

} // namespace roadmarshal::track
