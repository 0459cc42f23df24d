#include "deck_sheets.h"

#include "games/apocalypse_road/movement/card.h"
#include "games/apocalypse_road/table/names.h"
#include "race_card.h"

namespace roadmarshal::apocalypse_road {

using cards::DeckSheet;

namespace {

constexpr int mostCards = 500;
constexpr int combatCards = 48; // 2.0
const QString byKey = QStringLiteral("by");
const QString sizeKey = QStringLiteral("size");
const QString cardsKey = QStringLiteral("cards");
const QString cardKey = QStringLiteral("card");
const QString countKey = QStringLiteral("count");
const QString valueKey = QStringLiteral("value");
const QString collisionKey = QStringLiteral("collision");
const QString houseWord = QStringLiteral("house");
const QStringList byWords{QStringLiteral("table"), QStringLiteral("app")};

QJsonArray shippedCards(DeckId deck)
{
    const QString path = QStringLiteral(":/decks/apocalypse-road.%1.json").arg(wordFor(deckWords, deck));
    return json::readFile(path).value_or(QJsonObject())[cardsKey].toArray();
}

// The table's rulebook says neither which race cards bear a star nor which rams lead: only a deck that the
// app deals is told apart that far, as ours is.
QJsonArray raceCards(bool byApp)
{
    QJsonArray cards;
    const auto add = [&](const QString& card, int count) {
        if (count > 0)
            cards.append(QJsonObject{{cardKey, card}, {countKey, count}});
    };
    for (const QJsonValue& entry : shippedCards(DeckId::Race)) {
        const QString card = entry[cardKey].toString();
        const int count = entry[countKey].toInt();
        if (!byApp) {
            add(card, count);
            continue;
        }
        const int stars = entry[QStringLiteral("stars")].toInt();
        const int leads = entry[QStringLiteral("leads")].toInt();
        QString leading = card;
        leading.replace(QStringLiteral("ram+"), QStringLiteral("ram-lead+"));
        // The stars go to the leading cards last.
        const int starredLeads = std::max(0, stars - (count - leads));
        add(card, count - leads - (stars - starredLeads));
        add(card + starMark, stars - starredLeads);
        add(leading, leads - starredLeads);
        add(leading + starMark, starredLeads);
    }
    return cards;
}

QJsonArray usualCards(DeckId deck, bool byApp, bool house)
{
    switch (deck) {
    case DeckId::Race:
        return raceCards(byApp);
    case DeckId::Event:
        return shippedCards(deck);
    case DeckId::Combat:
        // The faces of the printed cards are not known; the house deck's are.
        return byApp || house ? shippedCards(deck) : QJsonArray();
    }
    return {};
}

// One more than there may be stands for all that is too much; it is refused when the deck is read.
int countCards(const QJsonArray& cards)
{
    int count = 0;
    for (const QJsonValue& card : cards)
        count = std::min(mostCards + 1, count + std::clamp(card[countKey].toInt(1), 0, mostCards + 1));
    return count;
}

// A deck is given as "app" or "table", or with cards of its own; left out, it is on the table.
QJsonObject completeDeck(const json::Reader& reader, DeckId deck)
{
    const bool inDetail = reader.isObject();
    const bool byApp = (inDetail ? reader[byKey].word(byWords, 0) : reader.word(byWords, 0)) == 1;
    const bool house = inDetail && reader[cardsKey].isString();
    if (house && reader[cardsKey].text() != houseWord)
        reader[cardsKey].fail(QStringLiteral("is neither \"%1\" nor a list").arg(houseWord));
    const bool own = inDetail && reader.has(cardsKey) && !house;
    const QJsonArray cards = own ? reader[cardsKey].value().toArray() : usualCards(deck, byApp, house);
    const int usual =
        deck == DeckId::Combat && cards.isEmpty() ? combatCards : std::max(1, countCards(cards));
    const int size = inDetail ? reader[sizeKey].integer(1, mostCards, usual) : usual;
    return {{byKey, byWords[byApp ? 1 : 0]}, {sizeKey, size}, {cardsKey, cards}};
}

// What a card's name has to be in its deck.
bool isCard(DeckId deck, const QString& name)
{
    switch (deck) {
    case DeckId::Race:
        return parseRaceCard(name).has_value();
    case DeckId::Event:
        return eventDeck().kindOf(name) >= 0;
    case DeckId::Combat:
        return !name.isEmpty() && !name.contains(u' ');
    }
    return false;
}

DeckSheet readDeck(const json::Reader& reader, DeckId deck)
{
    DeckSheet sheet;
    sheet.byApp = reader[byKey].word(byWords, 0) == 1;
    int counted = 0;
    const json::Reader cards = reader[cardsKey];
    for (qsizetype i = 0; i < cards.size(mostCards); ++i) {
        const QString name = cards[i][cardKey].text(24);
        if (!isCard(deck, name) || sheet.kindOf(name) >= 0)
            cards[i][cardKey].fail(QStringLiteral("is no card of this deck, or named twice"));
        sheet.kinds.push_back({name, cards[i][countKey].integer(0, mostCards, 1)});
        counted += sheet.kinds.back().copies;
    }
    sheet.size = reader[sizeKey].integer(1, mostCards);
    if (counted > sheet.size)
        reader[sizeKey].fail(QStringLiteral("is %1, the cards add up to %2").arg(sheet.size).arg(counted));
    if (sheet.byApp && counted < sheet.size)
        reader[sizeKey].fail(QStringLiteral("is %1, but the app can draw only the %2 cards it knows")
                                 .arg(sheet.size)
                                 .arg(counted));
    return sheet;
}

combat::CombatCard readCombatCard(const json::Reader& reader)
{
    combat::CombatCard card;
    card.id = reader[cardKey].text(24);
    card.value = reader[valueKey].integer(0, combat::mostValue);
    for (int weapon = 0; weapon < weaponWords.size(); ++weapon) {
        const json::Reader word = reader[weaponWords[weapon]];
        if (const auto hit = combat::parseHit(word.text()))
            card.hits[static_cast<size_t>(weapon)] = *hit;
        else
            word.fail(QStringLiteral("is no result like 2su"));
    }
    if (const auto crash = combat::parseCrash(reader[collisionKey].text()))
        card.crash = *crash;
    else
        reader[collisionKey].fail(QStringLiteral("is no result like 3-1bcu"));
    return card;
}

} // namespace

const DeckSheet& eventDeck()
{
    static const DeckSheet deck = [] {
        DeckSheet sheet;
        for (const QJsonValue& entry : shippedCards(DeckId::Event)) {
            sheet.kinds.push_back({entry[cardKey].toString(), entry[countKey].toInt()});
            sheet.size += sheet.kinds.back().copies;
        }
        return sheet;
    }();
    return deck;
}

QString eventCalled(QStringView word)
{
    constexpr qsizetype shortest = 3;
    QStringList fitting;
    for (const cards::Kind& kind : eventDeck().kinds) {
        if (kind.card == word)
            return kind.card;
        if (word.size() >= shortest && kind.card.startsWith(word))
            fitting.append(kind.card);
    }
    return fitting.size() == 1 ? fitting.first() : QString();
}

QJsonObject completeDecks(const json::Reader& given)
{
    const json::Reader reader = given.value().isUndefined() ? json::Reader(QJsonObject()) : given;
    QJsonObject decks;
    for (int deck = 0; deck < deckCount; ++deck)
        decks[deckWords[deck]] = completeDeck(reader[deckWords[deck]], static_cast<DeckId>(deck));
    return decks;
}

DeckSheets readDecks(const json::Reader& given)
{
    // Games from before decks were kept have them on the table.
    const json::Reader reader = given.value().isUndefined() ? json::Reader(completeDecks(given)) : given;
    DeckSheets decks;
    for (int deck = 0; deck < deckCount; ++deck)
        decks.sheets[static_cast<size_t>(deck)] =
            readDeck(reader[deckWords[deck]], static_cast<DeckId>(deck));
    const json::Reader combat = reader[wordFor(deckWords, DeckId::Combat)][cardsKey];
    for (qsizetype i = 0; i < combat.size(mostCards); ++i)
        decks.combat.push_back(readCombatCard(combat[i]));
    return decks;
}

} // namespace roadmarshal::apocalypse_road
