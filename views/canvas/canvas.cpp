#include "canvas.h"

#include "style/focus_ring.h"
#include "style/scaled.h"
#include "style/shape_path.h"
#include "style/text.h"
#include "style/theme.h"

#include <QAccessible>
#include <QPainter>

#include <chrono>
#include <cmath>

namespace roadmarshal::views {

namespace {

using namespace std::chrono_literals;

constexpr auto settleAfter = 120ms;
constexpr double handleRadius = 8;
constexpr double handleReach = 13;
constexpr double seeThroughOpacity = 0.22;

} // namespace

Canvas::Canvas(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight);
    setAccessibleName(tr("Canvas"));
    grabGesture(Qt::PinchGesture);
    m_settling.setSingleShot(true);
    m_settling.setInterval(settleAfter);
    connect(&m_settling, &QTimer::timeout, this, &Canvas::sharpen);
}

QTransform Canvas::view() const
{
    const QPointF middle(width() / 2.0, height() / 2.0);
    const double scale = m_camera.scale();
    const QPointF corner = middle - m_camera.centre() * scale;
    // On whole pixels, so that the drawn board stays sharp.
    return {scale, 0, 0, scale, std::round(corner.x()), std::round(corner.y())};
}

board::Theme Canvas::theme() const
{
    return isDark(palette()) ? board::Theme::dark() : board::Theme::light();
}

void Canvas::setBoard(std::shared_ptr<const board::Board> board, const SpaceColour& colourOf)
{
    if (board == m_board)
        return refreshTool();
    m_board = std::move(board);
    m_colourOf = colourOf;
    m_sketch = m_board ? BoardSketch(*m_board, m_colourOf) : BoardSketch();
    m_camera.setWorld(m_board ? m_board->bounds() : QRectF(0, 0, 1, 1));
    // What is dragged stays under the mouse.
    if (m_fitted && m_dragging == Dragging::No)
        m_camera.fit();
    if (m_board && !m_board->find(m_keySpace))
        m_keySpace.clear();
    lookAgain();
}

// The board is to be drawn anew, from its outlines first.
void Canvas::lookAgain()
{
    m_thinking.drop();
    m_sources.reset();
    m_sharp = {};
    m_sketch.setTheme(theme());
    refreshTool();
    m_settling.start();
}

void Canvas::setTool(CanvasTool* tool)
{
    if (m_tool)
        m_tool->giveUp();
    m_tool = tool;
    m_dragging = Dragging::No;
    m_pressed.reset();
    refreshTool();
}

void Canvas::refreshTool()
{
    if (m_tool)
        m_tool->refresh();
    m_handles = m_tool ? m_tool->handles() : QList<CanvasHandle>();
    if (m_isInside && m_dragging == Dragging::No)
        hover(pointAt(m_mouse, m_at.modifiers), m_mouse);
    update();
}

void Canvas::setMarks(const QList<CanvasMark>& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    m_hotMark = -1;
    update();
}

void Canvas::setUnderlay(const QImage& picture, const QPolygonF& corners)
{
    m_underlay = picture;
    m_underlayCorners = corners;
    update();
}

void Canvas::setSeeThrough(bool on)
{
    m_seeThrough = on;
    update();
}

void Canvas::cameraMoved()
{
    update();
    m_settling.start();
}

void Canvas::fit()
{
    m_fitted = true;
    m_camera.fit();
    cameraMoved();
}

void Canvas::zoomBy(double factor, QPointF about)
{
    m_fitted = false;
    m_camera.zoomTo(m_camera.scale() * factor, about);
    cameraMoved();
}

void Canvas::reveal(QPointF world)
{
    const QRectF calm =
        QRectF(rect()).adjusted(width() * 0.1, height() * 0.1, -width() * 0.1, -height() * 0.1);
    if (calm.contains(shownAt(world)))
        return;
    m_fitted = false;
    m_camera.centreOn(world);
    cameraMoved();
}

QPoint Canvas::shownAt(const QString& name) const
{
    const board::Space* space = m_board ? m_board->find(name) : nullptr;
    return space ? shownAt(space->centre).toPoint() : QPoint(-1, -1);
}

QRectF Canvas::visible() const
{
    return view().inverted().mapRect(QRectF(rect()));
}

bool Canvas::isCovered() const
{
    constexpr double hair = 1e-6;
    return m_sharp.world.adjusted(-hair, -hair, hair, hair).contains(visible());
}

bool Canvas::isSharp() const
{
    return isCovered() && m_sharp.scale == m_camera.scale() * devicePixelRatioF();
}

Canvas::Sharp Canvas::drawnSharp(const SvgSources& sources, const Wanted& wanted)
{
    const QRect& part = wanted.part;
    return {views::render(sources, part, wanted.scale, QColor(wanted.theme.ground)),
            QRectF(QPointF(part.topLeft()) / wanted.scale, QSizeF(part.size()) / wanted.scale), wanted.scale};
}

std::shared_ptr<SvgSources> Canvas::sourcesOf(const board::Board& board, const board::Theme& theme)
{
    auto sources = std::make_shared<SvgSources>();
    for (const board::Patch& patch : board.patches())
        sources->push_back(std::make_shared<SvgSource>(patch, theme));
    return sources;
}

Canvas::Wanted Canvas::wanted() const
{
    const double scale = m_camera.scale() * devicePixelRatioF();
    return {theme(),
            QRectF(visible().topLeft() * scale, QSizeF(size()) * devicePixelRatioF()).toAlignedRect(), scale};
}

// Beside the window: a board of many spaces takes longer than a frame.
void Canvas::sharpen()
{
    if (!m_board || m_seeThrough || size().isEmpty())
        return;
    struct Drawn
    {
        std::shared_ptr<SvgSources> sources;
        Sharp sharp;
    };
    m_thinking.start(
        [board = m_board, known = m_sources, wanted = wanted()](const std::stop_token& stop) {
            Drawn drawn{known ? known : sourcesOf(*board, wanted.theme), {}};
            if (!stop.stop_requested())
                drawn.sharp = drawnSharp(*drawn.sources, wanted);
            return drawn;
        },
        [this](const Drawn& drawn) {
            m_sources = drawn.sources;
            m_sharp = drawn.sharp;
            update();
        });
}

void Canvas::settle()
{
    m_settling.stop();
    m_thinking.drop();
    if (!m_board)
        return;
    if (!m_sources)
        m_sources = sourcesOf(*m_board, theme());
    m_sharp = drawnSharp(*m_sources, wanted());
    update();
}

void Canvas::paintUnderlay(QPainter& painter) const
{
    QTransform onto;
    const QPolygonF picture = QRectF(m_underlay.rect());
    if (m_underlay.isNull() || m_underlayCorners.size() != 4 ||
        !QTransform::quadToQuad(picture.first(4), m_underlayCorners, onto))
        return;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setWorldTransform(onto * painter.worldTransform());
    painter.drawImage(0, 0, m_underlay);
    painter.restore();
}

void Canvas::paintBoard(QPainter& painter) const
{
    painter.save();
    painter.setWorldTransform(view());
    paintUnderlay(painter);
    if (m_seeThrough || !isCovered())
        m_sketch.paint(painter, m_seeThrough ? seeThroughOpacity : 1);
    if (!m_seeThrough && !m_sharp.image.isNull())
        painter.drawImage(m_sharp.world, m_sharp.image);
    painter.restore();
}

void Canvas::paintHandles(QPainter& painter) const
{
    const Colours& colours = coloursFor(palette());
    for (const CanvasHandle& handle : m_handles) {
        const bool hot = handle.name == m_at.handle;
        const double radius = scaled(hot ? handleRadius * 1.25 : handleRadius);
        const QRectF box(shownAt(handle.at) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        painter.setPen(QPen(colours.raised, 2.5));
        painter.setBrush(colours.accent);
        if (handle.shape == CanvasHandle::Shape::Round)
            painter.drawEllipse(box);
        else
            painter.drawRect(box.adjusted(2, 2, -2, -2));
    }
}

void Canvas::paintTip(QPainter& painter) const
{
    const QString tip = m_tool && m_isInside && m_hotMark < 0 ? m_tool->tip(m_at) : QString();
    if (tip.isEmpty() || m_dragging == Dragging::View)
        return;
    const double pad = scaled(6.0);
    const Colours& colours = coloursFor(palette());
    QRectF box(m_mouse + QPointF(16, 16),
               QSizeF(textWidth(captionFont(), tip) + 2 * pad, QFontMetricsF(captionFont()).height() + pad));
    box.moveRight(std::min(box.right(), width() - 2.0));
    if (box.bottom() > height())
        box.moveBottom(m_mouse.y() - 10);
    painter.setPen(QPen(colours.outline, 1));
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(box, smallGap, smallGap);
    paintText(painter, box.adjusted(pad, 0, -pad + 1, 0), tip, captionFont(), colours.text);
}

void Canvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(theme().ground));
    if (!m_board)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter);
    painter.setWorldTransform(view());
    if (m_tool)
        m_tool->paint(painter, m_at, 1 / m_camera.scale());
    const Colours& colours = coloursFor(palette());
    if (const board::Space* space = hasFocus() ? m_board->find(m_keySpace) : nullptr) {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [colour, wide] : {std::pair(colours.raised, 6.0), std::pair(colours.accent, 3.0)}) {
            painter.setPen(QPen(colour, wide / m_camera.scale()));
            painter.drawPath(toPath(*space));
        }
    }
    painter.resetTransform();
    paintHandles(painter);
    paintMarks(painter, m_marks, m_hotMark, view(), QRectF(rect()), colours);
    paintTip(painter);
    if (hasFocus())
        paintFocus(painter, QRectF(rect()), colours);
}

QString Canvas::handleAt(QPointF point) const
{
    QString nearest;
    double least = scaled(handleReach);
    for (const CanvasHandle& handle : m_handles) {
        const QPointF off = shownAt(handle.at) - point;
        if (const double distance = std::hypot(off.x(), off.y()); distance <= least) {
            nearest = handle.name;
            least = distance;
        }
    }
    return nearest;
}

CanvasPoint Canvas::pointAt(QPointF point, Qt::KeyboardModifiers modifiers) const
{
    const QPointF world = toWorld(point);
    const QString space = m_board ? m_board->at(world, [](const QString&) { return false; }) : QString();
    return {world, space, handleAt(point), modifiers};
}

} // namespace roadmarshal::views
