#include "decks_model.h"

#include "chance.h"
#include "deck_words.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Row = DecksModel::Row;
using table::DeckShow;
using Sort = DeckShow::Place::Sort;

table::Team teamOf(const table::TableShow& table, const QString& id)
{
    for (const table::Team& team : table.teams) {
        if (team.id == id)
            return team;
    }
    return {id, id, {}, 0};
}

QList<Row> rowsOf(const table::TableShow& table)
{
    QList<Row> rows;
    for (const DeckShow& deck : table.decks) {
        Row row{deck, {}};
        for (const DeckShow::Place& hand : deck.of(Sort::Hand))
            row.holders.append(teamOf(table, hand.team));
        std::ranges::stable_sort(row.deck.odds, [](const DeckShow::Odds& a, const DeckShow::Odds& b) {
            const Chance one = chanceOf(a);
            const Chance other = chanceOf(b);
            return std::tie(one.most, one.least) > std::tie(other.most, other.least);
        });
        rows.append(row);
    }
    return rows;
}

// What lies about on the table, each sort in its own way.
QList<DeckShow::Place> otherPlaces(const DeckShow& deck)
{
    return deck.of(Sort::Row) + deck.of(Sort::Slot) + deck.of(Sort::Square) + deck.of(Sort::Box);
}

// What is shown in a column.
bool sameIn(int column, const Row& a, const Row& b)
{
    switch (column) {
    case DecksModel::NameColumn:
        return a.deck.name == b.deck.name;
    case DecksModel::DrawnByColumn:
        return a.deck.byApp == b.deck.byApp;
    case DecksModel::PileColumn:
        return a.deck.pile == b.deck.pile;
    case DecksModel::DiscardsColumn:
        return a.deck.discarded == b.deck.discarded;
    case DecksModel::UnnamedColumn:
        return a.deck.unknown == b.deck.unknown;
    case DecksModel::OpenColumn:
        return a.deck.of(Sort::Open) == b.deck.of(Sort::Open);
    case DecksModel::HandsColumn:
        return a.deck.of(Sort::Hand) == b.deck.of(Sort::Hand) && a.holders == b.holders;
    case DecksModel::PlacesColumn:
        return otherPlaces(a.deck) == otherPlaces(b.deck);
    case DecksModel::LayersColumn:
        return a.deck.layers == b.deck.layers;
    default:
        return a.deck.odds == b.deck.odds;
    }
}

} // namespace

void DecksModel::setTable(const table::TableShow& table, const Wording& say)
{
    const QList<Row> rows = rowsOf(table);
    m_say = say;
    const bool sameDecks =
        std::ranges::equal(m_rows, rows, [](const Row& a, const Row& b) { return a.deck.id == b.deck.id; });
    if (!sameDecks) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    for (int row = 0; row < m_rows.size(); ++row)
        update(row, rows[row]);
}

void DecksModel::update(int row, const Row& wanted)
{
    const Row before = std::exchange(m_rows[row], wanted);
    for (int column = 0; column < ColumnCount; ++column) {
        if (!sameIn(column, before, wanted))
            emit dataChanged(index(row, column), index(row, column));
    }
}

int DecksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DecksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DecksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return valueOf(row, index.column());
    case Qt::ToolTipRole:
        return explain(row, index.column());
    case Qt::AccessibleTextRole:
        return describe(row);
    default:
        return {};
    }
}

QVariant DecksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[ColumnCount] = {
        tr("Deck"),           tr("Drawn by"),
        tr("Pile"),           tr("Discards"),
        tr("Unnamed"),        tr("Open"),
        tr("Hands"),          tr("Elsewhere", "where cards lie beside hands and piles"),
        tr("Under the rest"), tr("Next card")};
    return section >= 0 && section < ColumnCount ? titles[section] : QVariant();
}

QVariant DecksModel::valueOf(const Row& row, int column) const
{
    const DeckShow& deck = row.deck;
    switch (column) {
    case NameColumn:
        return m_say(deck.name);
    case DrawnByColumn:
        return deck.byApp ? tr("the app draws") : tr("the table draws");
    case PileColumn:
        return deck.pile;
    case DiscardsColumn:
        return deck.discarded;
    case UnnamedColumn:
        return deck.unknown;
    case OpenColumn:
        return openCards(deck);
    case HandsColumn:
        return hands(row);
    case PlacesColumn:
        return places(deck);
    case LayersColumn:
        return layers(deck);
    default:
        return nextCard(deck);
    }
}

QString DecksModel::explain(const Row& row, int column) const
{
    if (column == DrawnByColumn)
        return row.deck.byApp ? tr("The app shuffles this deck, draws from it and knows every card.")
                              : tr("This deck lies on the table. The app knows the cards it is told about.");
    if (column == UnnamedColumn)
        return tr("Cards that left the pile and were not named: %1. Any of them may be any card not seen "
                  "yet, "
                  "so chances are ranges.")
            .arg(QLocale().toString(row.deck.unknown));
    return describe(row);
}

QString DecksModel::describe(const Row& row) const
{
    const DeckShow& deck = row.deck;
    QStringList parts{m_say(deck.name), valueOf(row, DrawnByColumn).toString(),
                      tr("%n in the pile", "cards", deck.pile), tr("%n discarded", "cards", deck.discarded)};
    if (deck.unknown > 0)
        parts.append(tr("%n unnamed", "cards that nobody has named", deck.unknown));
    for (const QString& more : {openCards(deck), places(deck), layers(deck)}) {
        if (!more.isEmpty())
            parts.append(more);
    }
    return parts.join(QStringLiteral(", "));
}

QString DecksModel::openCards(const DeckShow& deck) const
{
    QStringList cards;
    for (const DeckShow::Place& open : deck.of(Sort::Open)) {
        for (const DeckShow::Card& card : open.cards)
            cards.append(inWords(card, m_say));
    }
    return cards.join(QStringLiteral(", "));
}

QString DecksModel::hands(const Row& row) const
{
    QStringList hands;
    for (const DeckShow::Place& hand : row.deck.of(Sort::Hand))
        hands.append(tr("%1: %2", "who holds which cards")
                         .arg(shortName(row.holderOf(hand)), cardsInWords(hand, m_say)));
    return hands.join(QStringLiteral("; "));
}

QString DecksModel::places(const DeckShow& deck) const
{
    QStringList told;
    for (const DeckShow::Place& place : otherPlaces(deck)) {
        if (!place.cards.isEmpty() || place.unknown > 0)
            told.append(tr("%1: %2", "a place, the cards there")
                            .arg(nameOf(place, m_say), cardsInWords(place, m_say)));
    }
    return told.join(QStringLiteral("; "));
}

QString DecksModel::layers(const DeckShow& deck) const
{
    QStringList told;
    for (const DeckShow::Layer& layer : deck.layers)
        told.append(inWords(layer, m_say));
    return told.join(QStringLiteral("; "));
}

QString DecksModel::nextCard(const DeckShow& deck) const
{
    if (deck.odds.isEmpty())
        return {};
    const DeckShow::Odds& likeliest = deck.odds.first();
    return tr("%1 · %2", "the likeliest card and its chance")
        .arg(m_say(likeliest.card), toText(chanceOf(likeliest)));
}

const table::Team& DecksModel::Row::holderOf(const DeckShow::Place& hand) const
{
    static const table::Team nobody;
    const auto found = std::ranges::find(holders, hand.team, &table::Team::id);
    return found == holders.end() ? nobody : *found;
}

QString shortName(const table::Team& team)
{
    return team.player.isEmpty() ? team.name : team.player;
}

} // namespace roadmarshal::views
