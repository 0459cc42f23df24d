#include "score_card.h"

#include "score_painter.h"

#include "style/icons.h"

#include <QLocale>
#include <QMenu>
#include <QPainter>

#include <algorithm>

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
    m_layout = layOutScore(row(), m_model.wording(), width(), m_slim);
    m_usable.clear();
    QList<Spot> spots;
    for (int i = 0; i < m_layout.parts.size() && m_model.isCorrectable(); ++i) {
        const ScorePart& part = m_layout.parts[i];
        if (part.property.isEmpty())
            continue;
        m_usable.append(i);
        spots.append({QStringLiteral("%1=%2").arg(part.property).arg(part.number), part.rect, tipFor(part)});
    }
    setSpots(spots);
    setAccessibleName(m_index.data(Qt::AccessibleTextRole).toString());
}

void ScoreCard::setSlim(bool slim)
{
    if (std::exchange(m_slim, slim) != slim)
        refresh();
}

void ScoreCard::fillMenu(QMenu& menu) const
{
    for (const table::Figure& figure : row().standing.figures) {
        if (!figure.property.isEmpty())
            addFigure(menu, figure);
    }
    menu.addSeparator();
    addMarker(menu, QStringLiteral("first-player"), tr("Make first player"), ScoreModel::FirstColumn);
    addMarker(menu, QStringLiteral("to-act"), tr("Make to act", "it is this team's turn"),
              ScoreModel::ToActColumn);
    menu.setEnabled(m_model.isCorrectable());
}

int ScoreCard::heightForWidth(int width) const
{
    return layOutScore(row(), m_model.wording(), width, m_slim).height;
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
    const ScorePart& token = m_layout.parts[m_usable[spot]];
    submit(figureOf(token), valueAfter(token));
}

QString ScoreCard::tip() const
{
    return m_index.data(Qt::ToolTipRole).toString();
}

const table::Figure& ScoreCard::figureOf(const ScorePart& token) const
{
    return *std::ranges::find(row().standing.figures, token.property, &table::Figure::property);
}

// The last token that is there is taken by clicking it; any other one becomes the last.
int ScoreCard::valueAfter(const ScorePart& token)
{
    return token.number == token.value ? token.number - 1 : token.number;
}

QString ScoreCard::tipFor(const ScorePart& token) const
{
    return tr("%1: set to %2", "what is counted, how much")
        .arg(m_model.wording()(figureOf(token).label), QLocale().toString(valueAfter(token)));
}

void ScoreCard::submit(const table::Figure& figure, int value) const
{
    m_model.setData(m_index.sibling(m_index.row(), m_model.columnOf(figure)), value);
}

// All values where there are few, else those about the one it has.
void ScoreCard::addFigure(QMenu& menu, const table::Figure& figure) const
{
    constexpr int most = 30;
    constexpr int around = 10;
    QMenu* values = menu.addMenu(tr("%1: %2", "what is counted, how much")
                                     .arg(m_model.wording()(figure.label), QLocale().toString(figure.value)));
    const bool few = figure.most > 0 && figure.most <= most;
    const int from = few ? 0 : figure.value - around;
    const int to = few ? figure.most : figure.value + around;
    for (int value = from; value <= to; ++value) {
        if ((value < 0 && (figure.asTokens || figure.most > 0)) || (figure.most > 0 && value > figure.most))
            continue;
        QAction* action = values->addAction(QLocale().toString(value));
        action->setCheckable(true);
        action->setChecked(value == figure.value);
        connect(action, &QAction::triggered, this, [this, figure, value] { submit(figure, value); });
    }
}

void ScoreCard::addMarker(QMenu& menu, const QString& iconName, const QString& text, int column) const
{
    QAction* action = menu.addAction(icon(iconName, palette()), text);
    action->setEnabled(!m_index.sibling(m_index.row(), column).data(Qt::EditRole).toBool());
    connect(action, &QAction::triggered, this,
            [this, column] { m_model.setData(m_index.sibling(m_index.row(), column), true); });
}

} // namespace roadmarshal::views
