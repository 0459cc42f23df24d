#include "stored.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::cards {

namespace {

constexpr int longestName = 24;
const QString unknownKey = QStringLiteral("?");
const QString underKey = QStringLiteral("under");
const QString cardKey = QStringLiteral("card");
const QString countKey = QStringLiteral("count");
const QString backKey = QStringLiteral("back");

QJsonObject storeHolding(const DeckSheet& sheet, const Holding& holding)
{
    QJsonObject stored;
    for (int slot = 0; slot < slotCount(sheet); ++slot) {
        const QString card = cardAt(sheet, slot);
        if (const int count = countAt(holding, slot); count != 0)
            stored[card.isEmpty() ? unknownKey : card] = count;
    }
    return stored;
}

Holding restoreHolding(const json::Reader& reader, const DeckSheet& sheet)
{
    constexpr int most = 1000;
    Holding holding = nothing(sheet);
    for (const QString& card : reader.keys()) {
        const int count = reader[card].integer(0, most);
        const int slot = slotOf(sheet, card == unknownKey ? QString() : card);
        if (slot >= 0 && !card.isEmpty())
            countAt(holding, slot) = count;
        else
            reader[card].fail(QStringLiteral("is no card of this deck"));
    }
    return holding;
}

int readBack(const json::Reader& card, DeckSheet& sheet)
{
    if (!card.has(backKey))
        return -1;
    const QString back = card[backKey].text(longestName);
    if (!sheet.backs.contains(back))
        sheet.backs.append(back);
    return static_cast<int>(sheet.backs.indexOf(back));
}

} // namespace

int countCards(const QJsonArray& cards)
{
    int count = 0;
    for (const QJsonValue& card : cards)
        count = std::min(mostCards + 1, count + std::clamp(card[countKey].toInt(1), 0, mostCards + 1));
    return count;
}

DeckSheet readSheet(const json::Reader& reader, const std::function<bool(const QString&)>& isCard)
{
    const json::Reader size = reader[QStringLiteral("size")];
    const json::Reader cards = reader[QStringLiteral("cards")];
    DeckSheet sheet;
    sheet.byApp = reader[QStringLiteral("by")].word(byWords, 0) == 1;
    int counted = 0;
    for (qsizetype i = 0; i < cards.size(mostCards); ++i) {
        const QString name = cards[i][cardKey].text(longestName);
        if (!isCard(name) || sheet.kindOf(name) >= 0)
            cards[i][cardKey].fail(QStringLiteral("is no card of this deck, or named twice"));
        sheet.kinds.push_back({name, cards[i][countKey].integer(0, mostCards, 1), readBack(cards[i], sheet)});
        counted += sheet.kinds.back().copies;
    }
    sheet.size = size.integer(1, mostCards);
    if (counted > sheet.size)
        size.fail(QStringLiteral("is %1, the cards add up to %2").arg(sheet.size).arg(counted));
    if (sheet.byApp && counted < sheet.size)
        size.fail(QStringLiteral("is %1, but the app can draw only the %2 cards it knows")
                      .arg(sheet.size)
                      .arg(counted));
    return sheet;
}

QJsonObject store(const DeckSheet& sheet, const Deck& deck, const QStringList& places)
{
    QJsonObject stored{{pile, pileSize(sheet, deck)}};
    for (const QString& place : places) {
        const QJsonObject holding = storeHolding(sheet, deck.at(place));
        if (!holding.isEmpty())
            stored[place] = holding;
    }
    QJsonArray layers;
    for (const Holding& layer : deck.under)
        layers.append(storeHolding(sheet, layer));
    if (!layers.isEmpty())
        stored[underKey] = layers;
    return stored;
}

void restore(const json::Reader& reader, const DeckSheet& sheet, const QStringList& places, Deck& deck)
{
    for (const QString& place : places) {
        if (reader.has(place))
            deck.places[place] = restoreHolding(reader[place], sheet);
    }
    if (reader.has(underKey)) {
        const json::Reader layers = reader[underKey];
        for (qsizetype i = 0; i < layers.size(mostLayers); ++i)
            deck.under.push_back(restoreHolding(layers[i], sheet));
    }
    if (const auto wrong = imbalance(sheet, deck))
        reader.fail(*wrong);
}

} // namespace roadmarshal::cards
