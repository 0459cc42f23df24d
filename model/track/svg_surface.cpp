#include "board/svg.h"
#include "svg_layers.h"

#include <cmath>
#include <random>

namespace roadmarshal::track {

using namespace board;

namespace {

// In lane widths.
constexpr double shoulderMargin = 0.32;
// A sector that bends at least so far, in degrees, has a kerb.
constexpr double kerbTurn = 5;

Shape strip(const Road& road, int from, int to, int edge, double margin)
{
    Shape shape;
    for (int sector = from; sector < to; ++sector) {
        Shape part = road.edge(sector, edge < 0 ? road.laneCount(sector) : edge, margin);
        if (!shape.strokes.empty())
            part.strokes.erase(part.strokes.begin());
        shape.append(part);
    }
    return shape;
}

constexpr int outerEdge = -1;

QString colourOf(const Theme& theme, Surface surface, bool alternate)
{
    switch (surface) {
    case Surface::Paved:
        return alternate ? theme.asphaltAlternate : theme.asphalt;
    case Surface::Rough:
        return alternate ? theme.roughAlternate : theme.rough;
    case Surface::Jump:
        return alternate ? theme.jumpAlternate : theme.jump;
    }
    return {};
}

} // namespace

bool Drawing::isCrossing(Index index) const
{
    return graph.twin(index) != none && geometry.coincide(index, graph.twin(index));
}

bool Drawing::isCrossing(int sector) const
{
    for (int lane = 0; lane < graph.laneCount(sector); ++lane) {
        if (isCrossing(graph.indexOf({sector, lane})))
            return true;
    }
    return false;
}

void drawGround(const Drawing& drawing, SvgPen& pen)
{
    const Road& road = drawing.road();
    const Theme& theme = drawing.theme;
    pen.beginGroup(QStringLiteral("ground"));
    pen.rectangle(drawing.geometry.bounds(), {.fill = theme.ground});
    pen.path(strip(road, 0, road.sectorCount(), 0, 0).close(), {.fill = theme.infield});
    Shape shoulder;
    for (int sector = 0; sector < road.sectorCount(); ++sector)
        shoulder.append(road.whole(sector, shoulderMargin));
    pen.path(shoulder, {.fill = theme.shoulder, .stroke = theme.shoulder, .width = 1});
    pen.endGroup();
}

void drawChute(const Drawing& drawing, SvgPen& pen)
{
    if (!drawing.geometry.chute())
        return;
    const ChuteBay& bay = *drawing.geometry.chute();
    const Theme& theme = drawing.theme;
    pen.beginGroup(QStringLiteral("chute"));
    pen.path(bay.tongue, {.fill = theme.shoulder, .stroke = theme.shoulder, .width = 12});
    pen.path(bay.outline, {.fill = theme.shoulder, .stroke = theme.shoulder, .width = 12});
    pen.path(bay.tongue, {.fill = theme.bay, .stroke = theme.bay, .width = 1});
    pen.path(bay.outline, {.fill = theme.bay, .stroke = theme.bay, .width = 1});
    pen.path(bay.arrow, {.stroke = theme.line, .width = 3, .opacity = 0.7, .roundEnds = true});
    Shape corners;
    for (const Pose& spot : bay.spots) {
        const QPointF along = direction(spot.heading) * laneWidth;
        const QPointF across(-along.y(), along.x());
        for (double side : {-1.0, 1.0}) {
            const QPointF corner = spot.point + 0.5 * along + side * 0.36 * across;
            corners.moveTo(corner - 0.2 * along).lineTo(corner).lineTo(corner - side * 0.18 * across);
        }
    }
    pen.path(corners, {.stroke = theme.line, .width = 1.5, .opacity = 0.45});
    pen.endGroup();
}

void drawSpaces(const Drawing& drawing, SvgPen& pen)
{
    const Road& road = drawing.road();
    pen.beginGroup(QStringLiteral("surface"));
    // One shape per surface below the spaces: no hair lines between neighbours.
    for (Surface surface : {Surface::Paved, Surface::Rough, Surface::Jump}) {
        Shape all;
        for (int sector = 0; sector < road.sectorCount(); ++sector) {
            if (drawing.graph.surface(drawing.graph.indexOf({sector, 0})) == surface)
                all.append(road.whole(sector));
        }
        const QString colour = colourOf(drawing.theme, surface, false);
        pen.path(all, {.fill = colour, .stroke = colour, .width = 1});
    }
    pen.endGroup();

    pen.beginGroup(QStringLiteral("spaces"));
    for (int i = 0; i < drawing.graph.size(); ++i) {
        const auto index = static_cast<Index>(i);
        const Space space = drawing.graph.spaceAt(index);
        const QString colour =
            drawing.graph.isTrough(index)
                ? drawing.theme.trough
                : colourOf(drawing.theme, drawing.graph.surface(index), space.sector % 2 == 1);
        pen.path(drawing.geometry.cell(index).outline, {.fill = colour}, board::svgId(toText(space)));
    }
    pen.endGroup();
}

namespace {

// Small strokes strewn over a cell, always the same for the same cell.
void strew(const Drawing& drawing, Index index, Shape& dark, Shape& light)
{
    const Space space = drawing.graph.spaceAt(index);
    std::minstd_rand random(static_cast<unsigned>(index) + 17);
    const auto within = [&](double low, double high) {
        return std::lerp(low, high, static_cast<double>(random() % 1000) / 1000);
    };
    for (int i = 0; i < 16; ++i) {
        const double part = within(0.06, 0.94);
        const Edges edges = drawing.road().edgesAt(space.sector, part);
        const double offset = std::lerp(edges[space.lane], edges[space.lane + 1], within(0.08, 0.92));
        const QPointF at = drawing.road().pointAt(space.sector, part, offset);
        const double heading = drawing.road().headingAt(space.sector, part) + within(-25, 25);
        (i % 2 == 0 ? dark : light).moveTo(at).lineTo(at + within(1.5, 5) * direction(heading));
    }
}

// Chevrons that point the way a car flies.
void addChevron(const Drawing& drawing, Index index, double part, Shape& shape)
{
    const Space space = drawing.graph.spaceAt(index);
    const Edges edges = drawing.road().edgesAt(space.sector, part);
    const auto at = [&](double along, double across) {
        return drawing.road().pointAt(space.sector, part + along,
                                      std::lerp(edges[space.lane], edges[space.lane + 1], across));
    };
    shape.moveTo(at(0, 0.2)).lineTo(at(0.16, 0.5)).lineTo(at(0, 0.8));
}

void addRungs(const Drawing& drawing, Index index, Shape& shape)
{
    const Space space = drawing.graph.spaceAt(index);
    constexpr int rungs = 6;
    for (int i = 0; i < rungs; ++i) {
        const auto at = [&](double part, double across) {
            const Edges edges = drawing.road().edgesAt(space.sector, part);
            return drawing.road().pointAt(space.sector, part,
                                          std::lerp(edges[space.lane], edges[space.lane + 1], across));
        };
        const double part = (i + 0.25) / rungs;
        shape.moveTo(at(part, 0.14)).lineTo(at(part + 0.5 / rungs, 0.86));
    }
}

} // namespace

void drawTextures(const Drawing& drawing, SvgPen& pen)
{
    Shape dark;
    Shape light;
    Shape chevrons;
    Shape rungs;
    for (int i = 0; i < drawing.graph.size(); ++i) {
        const auto index = static_cast<Index>(i);
        if (drawing.graph.surface(index) == Surface::Rough)
            strew(drawing, index, dark, light);
        else if (drawing.graph.isTrough(index))
            addRungs(drawing, index, rungs);
        else if (drawing.graph.surface(index) == Surface::Jump)
            addChevron(drawing, index, 0.42, chevrons);
    }
    const Theme& theme = drawing.theme;
    pen.beginGroup(QStringLiteral("textures"));
    pen.path(dark, {.stroke = theme.roughDark, .width = 1.6, .opacity = 0.6, .roundEnds = true});
    pen.path(light, {.stroke = theme.roughLight, .width = 1.6, .opacity = 0.6, .roundEnds = true});
    pen.path(rungs, {.stroke = theme.troughRung, .width = 3, .roundEnds = true});
    pen.path(chevrons, {.stroke = theme.warning, .width = 3, .opacity = 0.75, .roundEnds = true});
    pen.endGroup();
}

namespace {

void drawKerbs(const Drawing& drawing, SvgPen& pen)
{
    const Road& road = drawing.road();
    Shape kerbs;
    for (int from = 0; from < road.sectorCount();) {
        const double turn = road.turnOf(from);
        int to = from + 1;
        while (to < road.sectorCount() && std::abs(road.turnOf(to)) >= kerbTurn && road.turnOf(to) * turn > 0)
            ++to;
        if (std::abs(turn) >= kerbTurn) {
            const bool alongInside = (turn > 0) == road.insideIsRight();
            kerbs.append(strip(road, from, to, alongInside ? 0 : outerEdge, alongInside ? -0.05 : 0.05));
        }
        from = to;
    }
    pen.path(kerbs, {.stroke = drawing.theme.kerbLight, .width = 6});
    pen.path(kerbs, {.stroke = drawing.theme.kerbDark, .width = 6, .dashes = QStringLiteral("11 11")});
}

} // namespace

void drawLines(const Drawing& drawing, SvgPen& pen)
{
    const Road& road = drawing.road();
    Shape edges;
    Shape dashed;
    Shape solid;
    Shape across;
    for (int sector = 0; sector < road.sectorCount(); ++sector) {
        const int lanes = road.laneCount(sector);
        const bool paved = drawing.graph.surface(drawing.graph.indexOf({sector, 0})) == Surface::Paved;
        const Edges start = road.edgesAt(sector, 0);
        across.moveTo(road.pointAt(sector, 0, start.front())).lineTo(road.pointAt(sector, 0, start.back()));
        if (drawing.isCrossing(sector))
            continue;
        edges.append(road.edge(sector, 0)).append(road.edge(sector, lanes));
        // Unbroken as on any road: no changing lanes here.
        for (int lane = 1; lane < lanes; ++lane)
            (paved ? dashed : solid).append(road.edge(sector, lane));
    }
    const QString& line = drawing.theme.line;
    pen.beginGroup(QStringLiteral("lines"));
    pen.path(across, {.stroke = line, .width = 1.2, .opacity = 0.32});
    pen.path(dashed, {.stroke = line, .width = 1.8, .opacity = 0.75, .dashes = QStringLiteral("9 7")});
    pen.path(solid, {.stroke = line, .width = 1.8, .opacity = 0.75});
    pen.path(edges, {.stroke = line, .width = 2.4, .opacity = 0.9});
    drawKerbs(drawing, pen);
    pen.endGroup();
}

} // namespace roadmarshal::track
