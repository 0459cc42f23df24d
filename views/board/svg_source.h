// A patch's SVG that several threads may render parts of, one at a time.
#pragma once

#include "board/patch.h"
#include "board/theme.h"

#include <QColor>
#include <QImage>
#include <QMutex>
#include <QSvgRenderer>

namespace roadmarshal::views {

class SvgSource
{
public:
    SvgSource(const board::Patch& patch, const board::Theme& theme);

    const QRectF& bounds() const { return m_bounds; }
    // Into a painter whose pixels are counted from the board's origin at that scale.
    void draw(QPainter& painter, double scale);

private:
    QMutex m_mutex;
    QSvgRenderer m_renderer;
    QRectF m_bounds;
};

using SvgSources = std::vector<std::shared_ptr<SvgSource>>;

// `part` in pixels at that scale, counted from the board's origin.
QImage render(const SvgSources& sources, const QRect& part, double scale, const QColor& ground);

} // namespace roadmarshal::views
