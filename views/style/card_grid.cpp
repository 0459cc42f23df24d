#include "card_grid.h"

#include "scaled.h"

#include <QKeyEvent>

#include <algorithm>
#include <numeric>

namespace roadmarshal::views {

CardGrid::CardGrid(const Columns& columns, QWidget* parent) : QWidget(parent), m_limits(columns)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardGrid::setCards(const QList<Card*>& cards)
{
    const QList<Card*> before = std::exchange(m_cards, cards);
    for (Card* old : before) {
        if (m_cards.contains(old))
            continue;
        // Not at once: it may be the old card's own signal that leads here.
        old->setParent(nullptr);
        old->deleteLater();
    }
    for (Card* card : std::as_const(m_cards)) {
        if (before.contains(card))
            continue;
        card->setParent(this);
        connect(card, &Card::focused, this, &CardGrid::makeTabStop);
        card->show();
    }
    const bool hasStop =
        std::ranges::any_of(m_cards, [](const Card* card) { return card->focusPolicy() == Qt::TabFocus; });
    if (!m_cards.isEmpty() && !hasStop)
        makeTabStop(m_cards.first());
    arrange();
}

void CardGrid::setMarginRight(int margin)
{
    m_marginRight = margin;
    arrange();
}

void CardGrid::arrange()
{
    const Plan now = plan(width() - m_marginRight);
    m_columns = now.columns;
    int y = 0;
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        const int column = static_cast<int>(i) % now.columns;
        const int height = now.rowHeights[i / now.columns];
        m_cards[i]->setGeometry(column * (now.cardWidth + gap), y, now.cardWidth, height);
        if (column == now.columns - 1)
            y += height + gap;
    }
    updateGeometry();
}

int CardGrid::heightForWidth(int width) const
{
    const QList<int> rows = plan(width - m_marginRight).rowHeights;
    return std::accumulate(rows.begin(), rows.end(), 0) +
           gap * std::max(0, static_cast<int>(rows.size()) - 1);
}

QSize CardGrid::sizeHint() const
{
    const int width = 2 * scaled(m_limits.least) + gap + m_marginRight;
    return {width, heightForWidth(width)};
}

QSize CardGrid::minimumSizeHint() const
{
    return {scaled(m_limits.least) + m_marginRight, 0};
}

void CardGrid::resizeEvent(QResizeEvent*)
{
    arrange();
}

void CardGrid::keyPressEvent(QKeyEvent* event)
{
    const auto at = std::ranges::find_if(m_cards, [](const Card* card) { return card->hasFocus(); });
    const int next =
        at == m_cards.end() ? -1 : neighbour(static_cast<int>(at - m_cards.begin()), event->key());
    if (next < 0)
        QWidget::keyPressEvent(event);
    else
        m_cards[next]->setFocus(Qt::OtherFocusReason);
}

CardGrid::Plan CardGrid::plan(int width) const
{
    const int count = static_cast<int>(m_cards.size());
    Plan plan;
    plan.columns =
        std::clamp((width + gap) / (scaled(m_limits.least) + gap), 1, std::clamp(count, 1, m_limits.most));
    plan.cardWidth = std::min(scaled(m_limits.best), (width - (plan.columns - 1) * gap) / plan.columns);
    for (int i = 0; i < count; ++i) {
        if (i % plan.columns == 0)
            plan.rowHeights.append(0);
        plan.rowHeights.last() = std::max(plan.rowHeights.last(), m_cards[i]->heightForWidth(plan.cardWidth));
    }
    return plan;
}

int CardGrid::neighbour(int card, int key) const
{
    const auto inGrid = [&](int index) { return index >= 0 && index < m_cards.size() ? index : -1; };
    switch (key) {
    case Qt::Key_Left:
        return inGrid(card - 1);
    case Qt::Key_Right:
        return inGrid(card + 1);
    case Qt::Key_Up:
        return inGrid(card - m_columns);
    case Qt::Key_Down:
        return inGrid(card + m_columns);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return static_cast<int>(m_cards.size()) - 1;
    default:
        return -1;
    }
}

void CardGrid::makeTabStop(const Card* stop)
{
    // Not by a click: digits typed for the line would set what lies on the card that was clicked before.
    for (Card* card : std::as_const(m_cards))
        card->setFocusPolicy(card == stop ? Qt::TabFocus : Qt::NoFocus);
}

} // namespace roadmarshal::views
