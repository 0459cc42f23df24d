#include "board_picture.h"

#include "board/board.h"
#include "style/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace roadmarshal::views {

namespace {

board::Theme themeFor(bool dark)
{
    return dark ? board::Theme::dark() : board::Theme::light();
}

double scaleFor(const board::Board& board, QSizeF room)
{
    const QSizeF world = board.bounds().size();
    return std::min(room.width() / world.width(), room.height() / world.height());
}

QImage rendered(const board::Board& board, const SvgSources& sources, QSizeF room, const QColor& ground)
{
    const double scale = scaleFor(board, room);
    QRectF part(QPointF(), room);
    part.moveCenter(board.bounds().center() * scale);
    return views::render(sources, part.toRect(), scale, ground);
}

} // namespace

QPixmap thumbnailOf(const board::Board& board, QSize size, const QPalette& palette, double ratio)
{
    const board::Theme theme = themeFor(isDark(palette));
    SvgSources sources;
    for (const board::Patch& patch : board.patches())
        sources.push_back(std::make_shared<SvgSource>(patch, theme));
    QPixmap drawn = QPixmap::fromImage(rendered(board, sources, QSizeF(size) * ratio, QColor(theme.ground)));
    drawn.setDevicePixelRatio(ratio);
    return drawn;
}

BoardPicture::BoardPicture(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardPicture::setBoard(std::shared_ptr<const board::Board> board)
{
    if (m_board == board)
        return;
    m_board = std::move(board);
    m_drawn = {};
    update();
}

void BoardPicture::setMarked(int firstGroup, int groups)
{
    m_firstMarked = firstGroup;
    m_marked = groups;
    update();
}

double BoardPicture::scale() const
{
    return scaleFor(*m_board, size());
}

QPointF BoardPicture::shownAt(QPointF point) const
{
    return QRectF(rect()).center() + (point - m_board->bounds().center()) * scale();
}

void BoardPicture::draw()
{
    const bool wasDark = std::exchange(m_isDark, isDark(palette()));
    const board::Theme theme = themeFor(m_isDark);
    // What lies as it lay is not drawn anew.
    auto before = std::exchange(m_sources, {});
    SvgSources sources;
    for (const board::Patch& patch : m_board->patches()) {
        const auto known = std::ranges::find_if(
            before, [&](const auto& each) { return wasDark == m_isDark && each.first == patch; });
        m_sources.emplace_back(patch, known == before.end() ? std::make_shared<SvgSource>(patch, theme)
                                                            : known->second);
        sources.push_back(m_sources.back().second);
    }
    m_drawn = QPixmap::fromImage(
        rendered(*m_board, sources, QSizeF(size()) * devicePixelRatioF(), QColor(theme.ground)));
    m_drawn.setDevicePixelRatio(devicePixelRatioF());
}

void BoardPicture::paintMarked(QPainter& painter) const
{
    QPainterPath marked;
    for (const board::Space& space : m_board->spaces()) {
        if (space.group < m_firstMarked || space.group >= m_firstMarked + m_marked)
            continue;
        QPolygonF outline;
        for (const QPointF& corner : space.outline.flattened())
            outline.append(shownAt(corner));
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        marked.addPath(path);
    }
    const QColor accent = coloursFor(palette()).accent;
    QColor veil = accent;
    veil.setAlpha(70);
    painter.fillPath(marked, veil);
    painter.setPen(QPen(accent, 1.2));
    painter.drawPath(marked);
}

void BoardPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    if (m_board) {
        if (m_drawn.deviceIndependentSize().toSize() != size() || m_isDark != isDark(palette()))
            draw();
        painter.setClipPath(frame);
        painter.drawPixmap(0, 0, m_drawn);
        if (m_marked > 0)
            paintMarked(painter);
        painter.setClipping(false);
    }
    painter.setPen(QPen(c.outline, 1));
    painter.drawPath(frame);
}

void BoardPicture::mousePressEvent(QMouseEvent* event)
{
    if (!m_board || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    const QPointF point =
        (event->position() - QRectF(rect()).center()) / scale() + m_board->bounds().center();
    const board::Space* space = m_board->find(m_board->at(point, [](const QString&) { return false; }));
    if (space && space->group >= 0)
        emit clicked(space->group);
}

} // namespace roadmarshal::views
