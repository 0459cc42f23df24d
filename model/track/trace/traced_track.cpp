#include "board/shape.h"
#include "trace.h"
#include "track/draft/joins.h"
#include "track/draft/marks.h"
#include "track/road.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::track {

using namespace board;

namespace {

std::vector<std::vector<Line>> flatLines(const Trace& trace, const Perspective& flat)
{
    std::vector<std::vector<Line>> lines;
    for (const TracedLine& traced : trace.lines)
        lines.push_back({{flat.map(traced.line.inner), flat.map(traced.line.outer)}});
    return lines;
}

// A sector of what was traced between two lines, which may be several sectors.
struct Part
{
    int between = 0; // after which line
    double from = 0;
    double to = 1;
    int lanes = 1;
};

std::vector<Part> partsOf(const Trace& trace)
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < trace.lines.size() && (trace.closed || i + 1 < trace.lines.size()); ++i) {
        const int count = trace.lines[i].sectors;
        for (int k = 0; k < count; ++k)
            parts.push_back({static_cast<int>(i), static_cast<double>(k) / count,
                             static_cast<double>(k + 1) / count, trace.lines[i].lanes});
    }
    return parts;
}

std::optional<TracedCourse> courseOf(const Trace& trace, const Perspective& flat)
{
    if (trace.lines.size() < 2)
        return std::nullopt;
    return TracedCourse(flatLines(trace, flat), 1, trace.closed);
}

// The sectors, each with the line where it begins and with one in its middle, so that it bends as what was
// traced does.
std::vector<std::vector<Line>> sectorsOf(const Trace& trace, const TracedCourse& course)
{
    std::vector<std::vector<Line>> sectors;
    for (const Part& part : partsOf(trace)) {
        sectors.push_back({course.lineAt(part.between, part.from)});
        if (part.to - part.from < 1)
            sectors.back().push_back(course.lineAt(part.between, (part.from + part.to) / 2));
    }
    return sectors;
}

std::vector<QPointF> spaceOutline(const TracedCourse& course, const Part& part, int lane)
{
    constexpr int steps = 6;
    std::vector<QPointF> outline;
    for (const int edge : {lane, lane + 1}) {
        for (int i = 0; i <= steps; ++i) {
            const double along = edge == lane ? i : steps - i;
            const Line line = course.lineAt(part.between, std::lerp(part.from, part.to, along / steps));
            outline.push_back(line.inner + (line.outer - line.inner) * edge / part.lanes);
        }
    }
    return outline;
}

Section sectionOf(int lanes)
{
    Section section;
    section.sectors = 0;
    section.lanes = lanes;
    return section;
}

void addSections(const std::vector<Part>& parts, const TracedCourse& course, Track& track)
{
    double before = course.headingAt(0, 0);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0 || parts[i].lanes != parts[i - 1].lanes)
            track.sections.push_back(sectionOf(parts[i].lanes));
        const double after = course.headingAt(parts[i].between, parts[i].to);
        ++track.sections.back().sectors;
        track.sections.back().turn += std::remainder(after - before, 360);
        before = after;
    }
    for (std::size_t i = 0; i < track.sections.size(); ++i) {
        Section& section = track.sections[i];
        section.turn = std::clamp(std::round(section.turn), -720.0, 720.0);
        section.next = usualJoin(section, track.following(i));
    }
}

} // namespace

std::vector<TracedSector> layOut(const Trace& trace)
{
    const auto flat = flattening(trace);
    const auto course = flat ? courseOf(trace, *flat) : std::nullopt;
    if (!course)
        return {};
    const Perspective back = flat->inverted();
    std::vector<TracedSector> sectors;
    for (const Part& part : partsOf(trace)) {
        TracedSector& sector = sectors.emplace_back();
        for (int lane = 0; lane < part.lanes; ++lane) {
            sector.spaces.push_back(spaceOutline(*course, part, lane));
            for (QPointF& point : sector.spaces.back())
                point = back.map(point);
        }
    }
    return sectors;
}

QRectF pictureArea(const Trace& trace)
{
    const QRectF board({}, flatSize(trace));
    const auto flat = flattening(trace);
    if (!flat)
        return board;
    std::vector<QPointF> ends;
    for (const auto& lines : flatLines(trace, *flat)) {
        ends.push_back(lines.front().inner);
        ends.push_back(lines.front().outer);
    }
    if (ends.empty())
        return board;
    // Corners that were set far too narrow make no picture of any size.
    const QRectF most = board.adjusted(-board.width(), -board.height(), board.width(), board.height());
    const double margin = board.width() / 40;
    const QRectF road = boundsOf(ends).adjusted(-margin, -margin, margin, margin);
    return board.contains(boundsOf(ends)) ? board : board.united(road).intersected(most);
}

std::optional<Track> trackOf(const Trace& trace, const QString& id, const QString& name, int width)
{
    const auto flat = flattening(trace);
    const auto course = flat && trace.closed ? courseOf(trace, *flat) : std::nullopt;
    if (!course)
        return std::nullopt;
    const std::vector<Part> parts = partsOf(trace);
    Track track;
    track.id = id;
    track.name = name;
    track.heading = std::round(std::remainder(course->headingAt(0, 0), 360));
    addSections(parts, *course, track);
    // 3.0, 8.3: a track needs a grid and a chute; where they are on the board is said afterwards.
    track.grid = withGridFilled({.track = track}).track.grid;
    track.chute = Chute{{0, 0}, Side::In};
    track.traced = Traced{sectorsOf(trace, *course), std::nullopt};
    const QRectF area = pictureArea(trace);
    for (std::vector<Line>& lines : track.traced->sectors) {
        for (Line& line : lines)
            line = {(line.inner - area.topLeft()) * width / area.width(),
                    (line.outer - area.topLeft()) * width / area.width()};
    }
    return track;
}

} // namespace roadmarshal::track
