// A board while somebody traces it: lines across the road, clicked on a photo one after the other.
#pragma once

#include "board/perspective.h"
#include "track/track.h"

#include <QRectF>

namespace roadmarshal::track {

// From here to the next line the road has so many lanes and sectors.
struct TracedLine
{
    Line line; // in pixels of the photo
    int lanes = 4;
    int sectors = 1;
    bool operator==(const TracedLine&) const = default;
};

struct Trace
{
    QSizeF photo = {};
    board::Corners corners = {}; // of the board, on the photo
    double ratio = 0;            // its width to its height; 0: as the corners look
    // In driving order from the finish line on. The last may lack its other end.
    std::vector<TracedLine> lines = {};
    std::optional<QPointF> begun = {}; // one end of the next line
    bool closed = false;               // the last line leads to the first
    bool operator==(const Trace&) const = default;

    int sectors() const;
};

// On the whole of a photo, nothing clicked yet.
Trace traceOn(QSizeF photo);
// From the photo to the board laid flat; nothing while the corners make no sense.
std::optional<board::Perspective> flattening(const Trace& trace);
QSizeF flatSize(const Trace& trace);

// The next end of a line; lanes and sectors are those of the road from the line before. Which of the two is
// the inner one is taken from the line before; of the first it is the first.
void click(Trace& trace, QPointF at, int lanes, int sectors);
// Takes the last click back.
void undoClick(Trace& trace);
// Where the next line would lie if the road went on as it comes; nothing before two lines.
std::optional<Line> expectedLine(const Trace& trace);
// As if both its ends had been clicked.
void accept(Trace& trace, const Line& line, int lanes, int sectors);
// The last of its lines leads to the first; needs three lines.
bool close(Trace& trace, int lanes, int sectors);
// Makes the line at that place the finish line.
void beginAt(Trace& trace, std::size_t line);

// Of each sector so far the spaces, lane by lane, as outlines on the photo.
struct TracedSector
{
    std::vector<std::vector<QPointF>> spaces;
};
std::vector<TracedSector> layOut(const Trace& trace);

// What lies flat of the photo in the track's picture: the board, and the road where it leaves it.
QRectF pictureArea(const Trace& trace);
// The track, its lines in pixels of a picture of `pictureArea` that is `width` pixels wide, still without it.
// Joins lead lane to lane, or to the lanes that a narrower or wider road has there.
std::optional<Track> trackOf(const Trace& trace, const QString& id, const QString& name, int width);

} // namespace roadmarshal::track
