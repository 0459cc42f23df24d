// The tools of the track editor, to be plugged into a canvas.
#pragma once

#include "canvas/canvas_tool.h"
#include "track_editing.h"

#include <QColor>
#include <QCoreApplication>

#include <memory>

class QPainterPath;

namespace roadmarshal::views {

// What they have in common: the track that they work on, and the section that is lit up.
class TrackTool : public CanvasTool
{
public:
    explicit TrackTool(TrackEditing& editing) : m_editing(editing) {}

    void paint(QPainter& painter, const CanvasPoint& at, double pixel) const override;

protected:
    TrackEditing& editing() const { return m_editing; }
    const track::Draft& draft() const { return m_editing.draft(); }
    // The space that is pointed at, if cars can drive on it.
    std::optional<track::Space> spaceAt(const CanvasPoint& at) const;
    QPainterPath pathOf(track::Space space) const;
    QPointF centreOf(track::Space space) const;
    void paintSpace(QPainter& painter, track::Space space, const QColor& colour, double pixel) const;
    // From one space to the other, with a head.
    void paintArrow(QPainter& painter, QPointF from, QPointF to, const QColor& colour, double pixel) const;
    // Readable on the road in light and dark.
    static QColor bright();
    static QColor objected();

private:
    TrackEditing& m_editing;
};

// Sections are picked; the end of the one picked is dragged to bend and to lengthen it.
std::unique_ptr<TrackTool> makeSectionTool(TrackEditing& editing);
// A click parts the section before the sector that is clicked.
std::unique_ptr<TrackTool> makeSplitTool(TrackEditing& editing);
// A lane at the end of a section, then one at the start of the next.
std::unique_ptr<TrackTool> makeJoinTool(TrackEditing& editing);
// The line goes before the sector that is clicked.
std::unique_ptr<TrackTool> makeFinishTool(TrackEditing& editing);
// Spaces in order, one by one or in one stroke.
std::unique_ptr<TrackTool> makeGridTool(TrackEditing& editing);
std::unique_ptr<TrackTool> makeChuteTool(TrackEditing& editing);
// Two spaces that are one cell.
std::unique_ptr<TrackTool> makeCrossoverTool(TrackEditing& editing);

} // namespace roadmarshal::views
