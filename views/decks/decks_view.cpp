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

namespace {

// A deck of a hundred cards would make a thousand entries that nobody looks at.
void fillWhenShown(QMenu* menu, const std::function<void(QMenu&)>& fill)
{
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, fill] {
        if (menu->isEmpty())
            fill(*menu);
    });
}

} // namespace

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
    addMoves(menu, m_model->rows()[row]);
    emit menuOpening(&menu, cardsOf(m_model->rows()[row].deck));
    menu.exec(position);
}

// Place by place, card by card: where it goes, or what it turns out to be.
void DecksView::addMoves(QMenu& menu, const DecksModel::Row& row)
{
    const QList<DeckSpot> spots = spotsOf(row, m_model->wording());
    if (row.deck.faces.isEmpty())
        return;
    menu.addSeparator();
    QMenu* moves = menu.addMenu(tr("Move a card from", "one of the places that follow"));
    QMenu* names = menu.addMenu(tr("Name a card of", "one of the places that follow"));
    for (const DeckSpot& from : spots) {
        if (!from.cards.isEmpty())
            fillWhenShown(moves->addMenu(from.name), [this, deck = row.deck.id, from, spots](QMenu& cards) {
                addCards(cards, deck, from, spots);
            });
        if (from.hasUnnamed)
            fillWhenShown(names->addMenu(from.name), [this, deck = row.deck, from](QMenu& faces) {
                for (const table::DeckShow::Card& face : deck.faces)
                    addCorrection(faces, m_model->wording()(face.card),
                                  {deck.id, from.id, namingIn(from, face.id)});
            });
    }
    names->setEnabled(!names->isEmpty());
    moves->setEnabled(!moves->isEmpty());
}

void DecksView::addCards(QMenu& cards, const QString& deck, const DeckSpot& from,
                         const QList<DeckSpot>& spots)
{
    QStringList told;
    for (const table::DeckShow::Card& card : from.cards) {
        if (told.contains(card.id))
            continue;
        told.append(card.id);
        QMenu* targets = cards.addMenu(m_model->wording()(card.card));
        for (const DeckSpot& to : spots) {
            if (to.id != from.id)
                addCorrection(*targets, to.name, {deck, card.id, moveBetween(from, to)});
        }
    }
}

void DecksView::addCorrection(QMenu& menu, const QString& text, const table::Correction& correction)
{
    menu.addAction(text, this, [this, correction] {
        emit correctionWanted(correction.subject, correction.property, correction.value);
    });
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
