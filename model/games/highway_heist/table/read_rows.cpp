#include "read_rows.h"

#include "games/highway_heist/enemies/card_row.h"
#include "names.h"

#include <algorithm>
#include <set>

namespace roadmarshal::highway_heist {

namespace {

// A card that its guide has and that has not been named yet.
QString readCard(const json::Reader& reader, const auto& cards, std::set<QString>& seen)
{
    const QString id = reader.text(longestId);
    if (reader.problem())
        return {};
    if (!cards.contains(id))
        reader.fail(QStringLiteral("is \"%1\", the guide has no such card").arg(id));
    else if (!seen.insert(id).second)
        reader.fail(QStringLiteral("is \"%1\" a second time").arg(id));
    return id;
}

QString readEnemyCard(const json::Reader& reader, const State& state, std::set<QString>& seen)
{
    if (reader.value().toString() == unseenCard)
        return unseenCard;
    return readCard(reader, state.guide().enemyCards, seen);
}

qsizetype entriesOf(const json::Reader& reader, qsizetype most)
{
    return isGiven(reader) ? reader.size(most) : 0;
}

StuntSpot readSpot(const json::Reader& reader, const State& state, std::set<QString>& seen)
{
    StuntSpot spot;
    (void)reader.object();
    spot.card = readCard(reader[QStringLiteral("id")], state.guide().stunts, seen);
    if (reader.problem())
        return spot;
    const int most = state.guide().stunts.at(spot.card).tokens;
    spot.tokens = reader[QStringLiteral("tokens")].integer(0, most, most);
    return spot;
}

int leftOf(const State& state, int level, const std::set<QString>& seen)
{
    return static_cast<int>(std::ranges::count_if(state.guide().stunts, [&](const auto& card) {
        return card.second.level == level && !seen.contains(card.first);
    }));
}

void readStuntDeck(const json::Reader& reader, State& state, const std::set<QString>& seen)
{
    if (!isGiven(reader))
        return;
    if (reader.size(stuntLevels) != stuntLevels)
        reader.fail(QStringLiteral("has to say what is left of each of %1 levels").arg(stuntLevels));
    for (int level = 1; level <= stuntLevels && !reader.problem(); ++level)
        state.stuntDeck[static_cast<size_t>(level - 1)] =
            reader[level - 1].integer(0, leftOf(state, level, seen));
}

} // namespace

void readEnemyRow(const json::Reader& reader, State& state)
{
    const qsizetype spots = state.guide().numbers.cardSpots;
    for (qsizetype spot = 0; spot < spots; ++spot)
        state.cards.append(QString());
    if (!isGiven(reader))
        return;
    (void)reader.object();
    std::set<QString> seen;
    const json::Reader row = reader[QStringLiteral("row")];
    for (qsizetype spot = 0; spot < entriesOf(row, spots); ++spot) {
        if (isGiven(row[spot]))
            state.cards[spot] = readEnemyCard(row[spot], state, seen);
    }
    const json::Reader discard = reader[QStringLiteral("discard")];
    for (qsizetype i = 0; i < entriesOf(discard, mostCount) && !reader.problem(); ++i)
        state.cardDiscard.append(readEnemyCard(discard[i], state, seen));
    state.cardDiscard.sort();
    if (!reader.problem() && cardPile(state) < 0)
        reader.fail(QStringLiteral("has more cards than the guide"));
}

void readStuntRow(const json::Reader& reader, State& state)
{
    const qsizetype spots = state.guide().numbers.stuntSpots;
    state.stunts.resize(static_cast<size_t>(spots));
    if (!isGiven(reader))
        return;
    (void)reader.object();
    std::set<QString> seen;
    const json::Reader row = reader[QStringLiteral("row")];
    for (qsizetype spot = 0; spot < entriesOf(row, spots) && !reader.problem(); ++spot) {
        if (isGiven(row[spot]))
            state.stunts[static_cast<size_t>(spot)] = readSpot(row[spot], state, seen);
    }
    const json::Reader discard = reader[QStringLiteral("discard")];
    for (qsizetype i = 0; i < entriesOf(discard, mostCount) && !reader.problem(); ++i)
        state.stuntDiscard.append(readCard(discard[i], state.guide().stunts, seen));
    state.stuntDiscard.sort();
    readStuntDeck(reader[QStringLiteral("deck")], state, seen);
}

} // namespace roadmarshal::highway_heist
