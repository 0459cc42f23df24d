#include "wear_matrix.h"

#include "style/plate.h"
#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

constexpr int pipsInARow = 6;

double rowHeight()
{
    return scaled(26.0);
}

double swatchSize()
{
    return scaled(14.0);
}

double pipSize()
{
    return scaled(9.0);
}

double pipStep()
{
    return pipSize() + scaled(2.0);
}

int linesOf(int most)
{
    return std::max(1, (most + pipsInARow - 1) / pipsInARow);
}

} // namespace

WearMatrix::WearMatrix(const MatsModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Damage of all pieces"));
}

void WearMatrix::refresh()
{
    m_rows.clear();
    for (const MatsModel::Owner& owner : m_model.owners()) {
        Row row{owner.team, owner.toAct, {}};
        for (const mats::Panel& panel : owner.panels) {
            const mats::Gauge* wear = mats::wearOf(panel);
            if (wear && !panel.title.isEmpty() && (panel.inPlay || panel.gone))
                row.cells.append(
                    {panel.subject, panel.title, wear->value, wear->most, panel.gone, panel.inPlay});
        }
        if (!row.cells.isEmpty() && !owner.isTable)
            m_rows.append(row);
    }
    layOut(m_rows, width());
    updateGeometry();
    update();
}

double WearMatrix::cellWidth(const QList<Row>& rows) const
{
    double title = 0;
    int most = 0;
    for (const Row& row : rows) {
        for (const Cell& cell : row.cells) {
            title = std::max(title, textWidth(boldFont(), cell.title));
            most = std::max(most, std::min(cell.most, pipsInARow));
        }
    }
    return std::ceil(title + smallGap + most * pipStep() + 3 * smallGap);
}

// Cells of one width, so that columns line up; a team takes as many lines as it needs.
double WearMatrix::layOut(QList<Row>& rows, double width) const
{
    const double cell = cellWidth(rows);
    const double left = swatchSize() + 2 * smallGap;
    const int perLine = std::max(1, static_cast<int>((width - left) / cell));
    double y = 0;
    for (Row& row : rows) {
        const double top = y;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            Cell& placed = row.cells[i];
            placed.rect =
                QRectF(left + static_cast<double>(i % perLine) * cell, y, cell - smallGap, rowHeight());
            if (i % perLine == perLine - 1 && i + 1 < row.cells.size())
                y += rowHeight();
        }
        y += rowHeight();
        row.rect = QRectF(0, top, width, y - top);
        y += smallGap;
    }
    return y;
}

QSize WearMatrix::sizeHint() const
{
    return {scaled(320), heightForWidth(std::max(width(), scaled(320)))};
}

QSize WearMatrix::minimumSizeHint() const
{
    return {0, heightForWidth(width())};
}

int WearMatrix::heightForWidth(int width) const
{
    QList<Row> rows = m_rows;
    return static_cast<int>(std::ceil(layOut(rows, width)));
}

void WearMatrix::resizeEvent(QResizeEvent*)
{
    layOut(m_rows, width());
    updateGeometry();
}

void WearMatrix::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

QString WearMatrix::subjectAt(QPointF point) const
{
    for (const Row& row : m_rows) {
        for (const Cell& cell : row.cells) {
            if (cell.rect.contains(point))
                return cell.subject;
        }
    }
    return {};
}

QRectF WearMatrix::cellOf(const QString& subject) const
{
    for (const Row& row : m_rows) {
        for (const Cell& cell : row.cells) {
            if (cell.subject == subject)
                return cell.rect;
        }
    }
    return {};
}

void WearMatrix::mouseReleaseEvent(QMouseEvent* event)
{
    const QString subject = subjectAt(event->position());
    if (event->button() == Qt::LeftButton && !subject.isEmpty())
        emit picked(subject);
}

QString WearMatrix::words(const Row& row, const Cell& cell) const
{
    //: A piece, its team, how much damage it has of how much it takes
    return cell.gone
               ? tr("%1 · %2 · out of the game").arg(cell.title, row.team.name)
               : tr("%1 · %2 · damage %3 of %4").arg(cell.title, row.team.name).arg(cell.wear).arg(cell.most);
}

bool WearMatrix::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const Row& row : std::as_const(m_rows)) {
        for (const Cell& cell : row.cells) {
            if (cell.rect.contains(help->pos()))
                QToolTip::showText(help->globalPos(), tipOf(words(row, cell)), this, cell.rect.toRect());
        }
    }
    return true;
}

void WearMatrix::paintCell(QPainter& painter, const Cell& cell) const
{
    const Colours& c = coloursFor(palette());
    painter.setPen(QPen(c.outline, 1));
    painter.setBrush(cell.gone ? c.surface : c.raised);
    painter.drawRoundedRect(cell.rect.adjusted(0.5, 1.5, -0.5, -1.5), 4, 4);
    const double title = textWidth(boldFont(), cell.title) + 2;
    const QRectF name(cell.rect.left() + smallGap, cell.rect.top(), title, cell.rect.height());
    QFont font = boldFont();
    font.setStrikeOut(cell.gone);
    paintText(painter, name, cell.title, font, cell.gone ? c.faint : c.text);
    const int lines = linesOf(cell.most);
    const double size = std::min(pipSize(), (rowHeight() - 6) / lines - 1);
    for (int i = 0; i < cell.most && !cell.gone; ++i) {
        const double x = name.right() + smallGap + i % pipsInARow * (size + scaled(2.0));
        const double y =
            cell.rect.center().y() - lines * (size + 1) / 2 + static_cast<int>(i / pipsInARow) * (size + 1);
        painter.setPen(QPen(i < cell.wear ? c.damage : c.faint, 1));
        painter.setBrush(i < cell.wear ? c.damage : QColor(Qt::transparent));
        painter.drawEllipse(QRectF(x, y, size, size));
    }
}

void WearMatrix::paintEvent(QPaintEvent*)
{
    const Colours& c = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Row& row : std::as_const(m_rows)) {
        const QRectF swatch(0, row.rect.top() + (rowHeight() - swatchSize()) / 2, swatchSize(), swatchSize());
        paintSwatch(painter, swatch, livery(row.team.livery), c);
        if (row.toAct) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.accent);
            painter.drawRoundedRect(QRectF(swatch.left(), swatch.bottom() + 2, swatch.width(), 3), 1.5, 1.5);
        }
        for (const Cell& cell : row.cells)
            paintCell(painter, cell);
    }
}

} // namespace roadmarshal::views
