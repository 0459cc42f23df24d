#include "deck_card.h"

#include "deck_painter.h"

#include <QKeyEvent>
#include <QPainter>

namespace roadmarshal::views {

DeckCard::DeckCard(DecksModel& model, int row, bool unfolded, QWidget* parent)
    : Card(parent), m_model(model), m_index(model.index(row, DecksModel::NameColumn)), m_unfolded(unfolded)
{
    setObjectName(QStringLiteral("deck-") + deck());
    refresh();
}

QString DeckCard::deck() const
{
    return m_index.isValid() ? m_model.rows()[m_index.row()].deck.id : QString();
}

// Empty once the model has dropped the row.
DeckLayout DeckCard::layOut(int width) const
{
    return m_index.isValid() ? layOutDeck(m_model, m_index.row(), m_unfolded, width) : DeckLayout();
}

void DeckCard::refresh()
{
    m_layout = layOut(width());
    QList<Spot> spots;
    for (const DeckPart& part : std::as_const(m_layout.parts)) {
        if (!part.spot.isEmpty())
            spots.append({part.spot, part.rect, part.tip, part.kind == DeckKind::OddsHead});
    }
    setSpots(spots);
    setAccessibleName(m_index.data(Qt::AccessibleTextRole).toString());
}

void DeckCard::setUnfolded(bool on)
{
    if (m_unfolded == on || !m_index.isValid())
        return;
    m_unfolded = on;
    refresh();
    emit folded(deck(), on);
}

int DeckCard::heightForWidth(int width) const
{
    return layOut(width).height;
}

void DeckCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGround(painter, true);
    int spot = 0;
    for (const DeckPart& part : std::as_const(m_layout.parts))
        paintPart(painter, part, ink(), !part.spot.isEmpty() && spot++ == hovered());
}

void DeckCard::resizeEvent(QResizeEvent*)
{
    refresh();
}

void DeckCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return setUnfolded(!m_unfolded);
    default:
        Card::keyPressEvent(event);
    }
}

void DeckCard::use(int)
{
    setUnfolded(!m_unfolded);
}

QString DeckCard::tip() const
{
    return m_index.data(Qt::ToolTipRole).toString();
}

} // namespace roadmarshal::views
