#include "score_card.h"

#include "score_painter.h"

#include "style/icons.h"

#include <QLocale>
#include <QMenu>
#include <QPainter>

namespace roadmarshal::views {

ScoreCard::ScoreCard(ScoreModel& model, int row, QWidget* parent)
    : Card(parent), m_model(model), m_index(model.index(row, ScoreModel::TeamColumn))
{
    setObjectName(QStringLiteral("score-") + this->row().team.id);
    refresh();
}

const ScoreModel::Row& ScoreCard::row() const
{
    static const ScoreModel::Row none;
    return m_index.isValid() ? m_model.rows()[m_index.row()] : none;
}

void ScoreCard::refresh()
{
    m_layout = layOutScore(row(), width());
    m_usable.clear();
    QList<Spot> spots;
    for (int i = 0; i < m_layout.parts.size() && m_model.isCorrectable(); ++i) {
        const ScorePart& part = m_layout.parts[i];
        if (part.kind != ScoreKind::Left && part.kind != ScoreKind::Taken)
            continue;
        m_usable.append(i);
        spots.append({QStringLiteral("pool=%1").arg(part.number), part.rect, tipFor(part)});
    }
    setSpots(spots);
    setAccessibleName(m_index.data(Qt::AccessibleTextRole).toString());
}

void ScoreCard::fillMenu(QMenu& menu) const
{
    addHeap(menu, tr("Claimed: %1"), ScoreModel::ClaimedColumn);
    addHeap(menu, tr("Pool: %1"), ScoreModel::PoolColumn);
    addHeap(menu, tr("Removed: %1"), ScoreModel::RemovedColumn);
    menu.addSeparator();
    addMarker(menu, QStringLiteral("first-player"), tr("Make first player"), ScoreModel::FirstColumn);
    addMarker(menu, QStringLiteral("to-act"), tr("Make to act", "it is this team's turn"),
              ScoreModel::ToActColumn);
    menu.setEnabled(m_model.isCorrectable());
}

int ScoreCard::heightForWidth(int width) const
{
    return layOutScore(row(), width).height;
}

void ScoreCard::paintEvent(QPaintEvent*)
{
    if (!m_index.isValid())
        return;
    QPainter painter(this);
    paintGround(painter, true);
    if (row().standing.toAct) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink().accent);
        painter.drawRoundedRect(QRectF(3, 8, 4, height() - 16), 2, 2);
    }
    const ScorePart* over = hovered() < 0 ? nullptr : &std::as_const(m_layout.parts)[m_usable[hovered()]];
    const ScoreLook look{ink(), livery(row().team.livery), over};
    for (const ScorePart& part : std::as_const(m_layout.parts))
        paintPart(painter, part, look);
}

void ScoreCard::resizeEvent(QResizeEvent*)
{
    refresh();
}

void ScoreCard::use(int spot)
{
    submit(ScoreModel::PoolColumn, poolAfter(m_layout.parts[m_usable[spot]]));
}

QString ScoreCard::tip() const
{
    return m_index.data(Qt::ToolTipRole).toString();
}

// The last token of the pool is taken by clicking it; any other one becomes the last.
int ScoreCard::poolAfter(const ScorePart& token) const
{
    return token.number == row().standing.pool ? token.number - 1 : token.number;
}

QString ScoreCard::tipFor(const ScorePart& token) const
{
    return tr("Pool: set to %1").arg(QLocale().toString(poolAfter(token)));
}

void ScoreCard::submit(int column, const QVariant& value) const
{
    m_model.setData(m_index.sibling(m_index.row(), column), value);
}

void ScoreCard::addHeap(QMenu& menu, const QString& title, int column) const
{
    const int now = m_index.sibling(m_index.row(), column).data(Qt::EditRole).toInt();
    QMenu* values = menu.addMenu(title.arg(QLocale().toString(now)));
    for (int value = 0; value <= row().total(); ++value) {
        QAction* action = values->addAction(QLocale().toString(value));
        action->setCheckable(true);
        action->setChecked(value == now);
        connect(action, &QAction::triggered, this, [this, column, value] { submit(column, value); });
    }
}

void ScoreCard::addMarker(QMenu& menu, const QString& iconName, const QString& text, int column) const
{
    QAction* action = menu.addAction(icon(iconName, palette()), text);
    action->setEnabled(!m_index.sibling(m_index.row(), column).data(Qt::EditRole).toBool());
    connect(action, &QAction::triggered, this, [this, column] { submit(column, true); });
}

} // namespace roadmarshal::views
