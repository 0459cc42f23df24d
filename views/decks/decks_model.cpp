#include "decks_model.h"

#include "chance.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Row = DecksModel::Row;
using table::DeckShow;

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
        for (const DeckShow::Hand& hand : deck.hands)
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
        return a.deck.open == b.deck.open;
    case DecksModel::HandsColumn:
        return a.deck.hands == b.deck.hands && a.holders == b.holders;
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
    const QString titles[ColumnCount] = {tr("Deck"),    tr("Drawn by"), tr("Pile"),  tr("Discards"),
                                         tr("Unnamed"), tr("Open"),     tr("Hands"), tr("Next card")};
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
    return parts.join(QStringLiteral(", "));
}

QString DecksModel::openCards(const DeckShow& deck) const
{
    QStringList cards;
    for (const DeckShow::Open& open : deck.open)
        cards.append(open.mostMarkers > 0 ? tr("%1 (%2 of %3)", "an open card and the markers left on it")
                                                .arg(m_say(open.card), QLocale().toString(open.markers),
                                                     QLocale().toString(open.mostMarkers))
                                          : m_say(open.card));
    return cards.join(QStringLiteral(", "));
}

QString DecksModel::hands(const Row& row) const
{
    QStringList hands;
    for (qsizetype i = 0; i < row.holders.size(); ++i) {
        const DeckShow::Hand& hand = row.deck.hands[i];
        QStringList cards;
        for (const table::Message& card : hand.known)
            cards.append(m_say(card));
        if (hand.unknown > 0)
            cards.append(tr("%n unknown", "cards", hand.unknown));
        hands.append(tr("%1: %2", "who holds which cards")
                         .arg(shortName(row.holders[i]),
                              cards.isEmpty() ? tr("none", "no cards") : cards.join(QStringLiteral(", "))));
    }
    return hands.join(QStringLiteral("; "));
}

QString DecksModel::nextCard(const DeckShow& deck) const
{
    if (deck.odds.isEmpty())
        return {};
    const DeckShow::Odds& likeliest = deck.odds.first();
    return tr("%1 · %2", "the likeliest card and its chance")
        .arg(m_say(likeliest.card), toText(chanceOf(likeliest)));
}

QString shortName(const table::Team& team)
{
    return team.player.isEmpty() ? team.name : team.player;
}

} // namespace roadmarshal::views
