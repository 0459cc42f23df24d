#include "paint_canvas.h"

#include "board/board_colours.h"
#include "board/svg.h"
#include "board/theme.h"
#include "style/shape_path.h"
#include "style/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSvgRenderer>

namespace roadmarshal::views {

namespace {

constexpr double margin = 12;

} // namespace

PaintCanvas::PaintCanvas(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(300, 300);
    setAccessibleName(tr("Drawing to paint on"));
}

void PaintCanvas::setBoard(const std::shared_ptr<const board::Board>& board)
{
    if (!board)
        return;
    m_board = board;
    if (!m_board->find(m_current))
        m_current = m_board->spaces().empty() ? QString() : m_board->spaces().front().id;
    draw();
}

QTransform PaintCanvas::view() const
{
    if (!m_board)
        return {};
    const QRectF bounds = m_board->bounds();
    const double scale =
        std::min((width() - 2 * margin) / bounds.width(), (height() - 2 * margin) / bounds.height());
    return QTransform::fromTranslate(-bounds.center().x(), -bounds.center().y()) *
           QTransform::fromScale(scale, scale) * QTransform::fromTranslate(width() / 2.0, height() / 2.0);
}

void PaintCanvas::draw()
{
    if (!m_board || size().isEmpty())
        return;
    QSvgRenderer renderer(toSvg(*m_board, isDark(palette()) ? board::Theme::dark() : board::Theme::light()));
    m_picture = QPixmap(size() * devicePixelRatio());
    m_picture.setDevicePixelRatio(devicePixelRatio());
    m_picture.fill(palette().color(QPalette::Base));
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = view().mapRect(m_board->bounds());
    painter.setClipRect(area); // landscapes go on beyond it
    renderer.render(&painter, area);
    update();
}

QPointF PaintCanvas::pointOf(const QString& place) const
{
    const board::Space* space = m_board ? m_board->find(place) : nullptr;
    return space ? view().map(space->centre) : QPointF();
}

QString PaintCanvas::placeAt(QPointF point) const
{
    return m_board ? m_board->at(view().inverted().map(point), [](const QString&) { return false; })
                   : QString();
}

void PaintCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    if (!m_board)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const auto outline = [&](const QString& place, const QColor& colour, Qt::PenStyle style) {
        const board::Space* space = m_board->find(place);
        if (!space)
            return;
        const QPainterPath path = view().map(toPath(space->outline));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(boardColours().casing, 5));
        painter.drawPath(path);
        painter.setPen(QPen(colour, 2.5, style));
        painter.drawPath(path);
    };
    outline(m_under, boardColours().open, Qt::SolidLine);
    if (hasFocus())
        outline(m_current, boardColours().target, Qt::DashLine);
}

void PaintCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    draw();
}

void PaintCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

void PaintCanvas::touch(QPointF point)
{
    const QString place = placeAt(point);
    if (place.isEmpty() || !m_painted.insert(place).second)
        return;
    m_current = place;
    emit touched(place);
}

void PaintCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isPainting = true;
    touch(event->position());
}

void PaintCanvas::mouseMoveEvent(QMouseEvent* event)
{
    m_under = placeAt(event->position());
    if (m_isPainting)
        touch(event->position());
    update();
}

void PaintCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_isPainting)
        return;
    m_isPainting = false;
    m_painted.clear();
    emit strokeEnded();
}

void PaintCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_under.clear();
    update();
}

void PaintCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return step({-1, 0});
    case Qt::Key_Right:
        return step({1, 0});
    case Qt::Key_Up:
        return step({0, -1});
    case Qt::Key_Down:
        return step({0, 1});
    case Qt::Key_Space:
        if (!m_current.isEmpty()) {
            emit touched(m_current);
            emit strokeEnded();
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// To the nearest place that lies rather that way than any other.
void PaintCanvas::step(QPointF way)
{
    const board::Space* from = m_board ? m_board->find(m_current) : nullptr;
    if (!from)
        return;
    double least = 0;
    for (const board::Space& space : m_board->spaces()) {
        const QPointF to = space.centre - from->centre;
        const double ahead = QPointF::dotProduct(to, way);
        const double aside = std::abs(to.x() * way.y() - to.y() * way.x());
        const double cost = ahead + 2 * aside;
        if (ahead < 1e-6 || aside > ahead || (least > 0 && cost >= least))
            continue;
        least = cost;
        m_current = space.id;
    }
    update();
}

} // namespace roadmarshal::views
