#include "decks_view.h"

#include "deck_card.h"
#include "deck_menu.h"
#include "decks_model.h"

#include "style/card_grid.h"

#include <QEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

namespace roadmarshal::views {

DecksView::DecksView(QWidget* parent)
    : QWidget(parent),
      m_model(new DecksModel(this)),
      m_grid(new CardGrid({232, 480, 3})),
      m_scroll(new QScrollArea),
      m_empty(new QLabel)
{
    m_scroll->setWidget(m_grid);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_grid->setMarginRight(gap);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    // The scroll bar takes the margin at the right.
    layout->setContentsMargins(gap, gap, 0, gap);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_empty, 1);
    connect(m_model, &DecksModel::modelReset, this, &DecksView::rebuild);
    connect(m_model, &DecksModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to) { refreshRows(from.row(), to.row()); });
    rebuild();
}

void DecksView::setTable(const table::TableShow& table, const Wording& say)
{
    const bool isFirst = !std::exchange(m_hasTable, true);
    m_model->setTable(table, say);
    if (isFirst)
        rebuild();
}

QSize DecksView::sizeHint() const
{
    return {320, 480};
}

void DecksView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        rebuild();
}

void DecksView::rebuild()
{
    const bool empty = m_model->rows().isEmpty();
    m_empty->setText(m_hasTable ? tr("This game has no decks.")
                                : tr("The decks lie here once a game is open."));
    m_empty->setVisible(empty);
    m_scroll->setHidden(empty);
    QList<Card*> cards;
    for (int row = 0; row < m_model->rowCount(); ++row)
        cards.append(makeCard(row));
    m_grid->setCards(cards);
}

void DecksView::refreshRows(int from, int to)
{
    for (int row = from; row <= to && row < m_grid->cards().size(); ++row)
        static_cast<DeckCard*>(m_grid->cards()[row])->refresh();
    m_grid->arrange();
}

DeckCard* DecksView::makeCard(int row)
{
    const bool unfolded = m_unfolded.contains(m_model->rows()[row].deck.id);
    auto* card = new DeckCard(*m_model, row, unfolded, m_grid);
    connect(card, &Card::focused, this,
            [this](Card* focused) { m_scroll->ensureWidgetVisible(focused, 0, gap); });
    connect(card, &Card::menuWanted, this, [this, row](const QPoint& position) { openMenu(row, position); });
    connect(card, &DeckCard::folded, this, &DecksView::remember);
    return card;
}

void DecksView::openMenu(int row, const QPoint& position)
{
    QMenu menu(this);
    menu.setEnabled(m_isCorrectable);
    menu.addSection(m_model->wording()(m_model->rows()[row].deck.name));
    for (const DeckCount& count : countsOf(m_model->rows()[row], m_model->wording())) {
        const QString text = QStringLiteral("%1: %2…").arg(count.label).arg(count.value);
        menu.addAction(text, this, [this, count] {
            bool isSure = false;
            const int value = QInputDialog::getInt(this, tr("As counted on the table"), count.label + u':',
                                                   count.value, 0, count.most, 1, &isSure);
            if (isSure && value != count.value)
                emit correctionWanted(count.subject, count.property, QString::number(value));
        });
    }
    menu.exec(position);
}

void DecksView::remember(const QString& deck, bool unfolded)
{
    if (unfolded)
        m_unfolded.insert(deck);
    else
        m_unfolded.remove(deck);
    m_grid->arrange();
}

} // namespace roadmarshal::views
