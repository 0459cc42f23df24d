#include "trace.h"

#include "board/shape.h"

#include <algorithm>

namespace roadmarshal::track {

using namespace board;

namespace {

constexpr double longestSide = 1600; // of the board laid flat

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

// Two ends in the order of the line before: whichever lies on its side of the way.
Line like(const Line& before, QPointF a, QPointF b)
{
    const Line straight{a, b};
    const Line turned{b, a};
    const auto far = [&](const Line& line) {
        return length(line.inner - before.inner) + length(line.outer - before.outer);
    };
    return far(straight) <= far(turned) ? straight : turned;
}

} // namespace

int Trace::sectors() const
{
    int sum = 0;
    for (std::size_t i = 0; i < lines.size() && (closed || i + 1 < lines.size()); ++i)
        sum += lines[i].sectors;
    return sum;
}

Trace traceOn(QSizeF photo)
{
    return {.photo = photo, .corners = cornersOf(photo)};
}

QSizeF flatSize(const Trace& trace)
{
    const double ratio = trace.ratio > 0 ? trace.ratio : ratioOf(trace.corners, trace.photo);
    return ratio > 1 ? QSizeF(longestSide, longestSide / ratio) : QSizeF(longestSide * ratio, longestSide);
}

std::optional<Perspective> flattening(const Trace& trace)
{
    return Perspective::between(trace.corners, cornersOf(flatSize(trace)));
}

void click(Trace& trace, QPointF at, int lanes, int sectors)
{
    if (trace.closed)
        return;
    if (!trace.begun) {
        trace.begun = at;
        return;
    }
    accept(trace, {*trace.begun, at}, lanes, sectors);
}

void accept(Trace& trace, const Line& line, int lanes, int sectors)
{
    trace.begun.reset();
    trace.lines.push_back(
        {trace.lines.empty() ? line : like(trace.lines.back().line, line.inner, line.outer), lanes, sectors});
    if (trace.lines.size() > 1) {
        TracedLine& before = trace.lines[trace.lines.size() - 2];
        before.lanes = lanes;
        before.sectors = sectors;
    }
}

void undoClick(Trace& trace)
{
    if (trace.closed) {
        trace.closed = false;
    } else if (trace.begun) {
        trace.begun.reset();
    } else if (!trace.lines.empty()) {
        trace.begun = trace.lines.back().line.inner;
        trace.lines.pop_back();
    }
}

std::optional<Line> expectedLine(const Trace& trace)
{
    const auto flat = flattening(trace);
    if (!flat || trace.closed || trace.lines.size() < 2)
        return std::nullopt;
    const auto flattened = [&](const TracedLine& line) {
        return Line{flat->map(line.line.inner), flat->map(line.line.outer)};
    };
    const TracedLine& lastTraced = trace.lines.back();
    const TracedLine& beforeTraced = trace.lines[trace.lines.size() - 2];
    const Line last = flattened(lastTraced);
    const Line before = flattened(beforeTraced);
    // The turn and the way from one line to the other once more, as often as sectors lie between the next.
    const QPointF from = before.outer - before.inner;
    const QPointF to = last.outer - last.inner;
    const double turn = std::atan2(cross(from, to), QPointF::dotProduct(from, to));
    const auto turned = [&](QPointF way) {
        return QPointF(way.x() * std::cos(turn) - way.y() * std::sin(turn),
                       way.x() * std::sin(turn) + way.y() * std::cos(turn));
    };
    const QPointF middle = last.middle() + turned(last.middle() - before.middle());
    const QPointF half = turned(to) / 2;
    const Perspective back = flat->inverted();
    return Line{back.map(middle - half), back.map(middle + half)};
}

bool close(Trace& trace, int lanes, int sectors)
{
    constexpr std::size_t fewestLines = 3;
    if (trace.lines.size() < fewestLines)
        return false;
    trace.begun.reset();
    trace.lines.back().lanes = lanes;
    trace.lines.back().sectors = sectors;
    trace.closed = true;
    return true;
}

void beginAt(Trace& trace, std::size_t line)
{
    if (trace.closed && line < trace.lines.size())
        std::ranges::rotate(trace.lines, trace.lines.begin() + static_cast<std::ptrdiff_t>(line));
}

} // namespace roadmarshal::track
