#include "deck_sheets.h"

#include "cards/stored.h"
#include "deck_kind.h"
#include "games/apocalypse_road/movement/card.h"
#include "games/apocalypse_road/table/names.h"
#include "race_card.h"
#include "json/built_in.h"

namespace roadmarshal::apocalypse_road {

using cards::DeckSheet;

namespace {

constexpr int combatCards = 48; // 2.0
const QString byKey = QStringLiteral("by");
const QString sizeKey = QStringLiteral("size");
const QString cardsKey = QStringLiteral("cards");
const QString cardKey = QStringLiteral("card");
const QString countKey = QStringLiteral("count");
const QString valueKey = QStringLiteral("value");
const QString collisionKey = QStringLiteral("collision");
const QString houseWord = QStringLiteral("house");

// Nothing if somebody's deck of that name is bad; the library says so.
QJsonArray cardsIn(const content::Library& library, DeckId deck)
{
    const auto found = library.find(deckKind(), wordFor(deckWords, deck));
    return found ? found->json[cardsKey].toArray() : QJsonArray();
}

// The table's rulebook says neither which race cards bear a star nor which rams lead: only a deck that the
// app deals is told apart that far, as ours is.
QJsonArray raceCards(const QJsonArray& told, bool byApp)
{
    QJsonArray cards;
    const auto add = [&](const QString& card, int count) {
        if (count > 0)
            cards.append(QJsonObject{{cardKey, card}, {countKey, count}});
    };
    for (const QJsonValue& entry : told) {
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

QJsonArray usualCards(const QJsonArray& told, DeckId deck, bool byApp, bool house)
{
    switch (deck) {
    case DeckId::Race:
        return raceCards(told, byApp);
    case DeckId::Event:
        return told;
    case DeckId::Combat:
        // The faces of the printed cards are not known; the house deck's are.
        return byApp || house ? told : QJsonArray();
    }
    return {};
}

// A deck is given as "app" or "table", or with cards of its own; left out, it is on the table.
QJsonObject completeDeck(const json::Reader& reader, DeckId deck, const content::Library& library)
{
    const bool inDetail = reader.isObject();
    const bool byApp =
        (inDetail ? reader[byKey].word(cards::byWords, 0) : reader.word(cards::byWords, 0)) == 1;
    const bool house = inDetail && reader[cardsKey].isString();
    if (house && reader[cardsKey].text() != houseWord)
        reader[cardsKey].fail(QStringLiteral("is neither \"%1\" nor a list").arg(houseWord));
    const bool own = inDetail && reader.has(cardsKey) && !house;
    const QJsonArray given =
        own ? reader[cardsKey].value().toArray() : usualCards(cardsIn(library, deck), deck, byApp, house);
    const int usual =
        deck == DeckId::Combat && given.isEmpty() ? combatCards : std::max(1, cards::countCards(given));
    const int size = inDetail ? reader[sizeKey].integer(1, mostDeckCards, usual) : usual;
    return {{byKey, cards::byWords[byApp ? 1 : 0]}, {sizeKey, size}, {cardsKey, given}};
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
    return cards::readSheet(reader, [deck](const QString& name) { return isCard(deck, name); });
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

QJsonArray printedCards(DeckId deck)
{
    const QString folder = json::builtInFolder(deckKind().game, deckKind().folder);
    const QString file = folder + u'/' + wordFor(deckWords, deck) + deckKind().ending;
    return json::readFile(file).value_or(QJsonObject())[cardsKey].toArray();
}

const DeckSheet& eventDeck()
{
    static const DeckSheet deck = [] {
        DeckSheet sheet;
        for (const QJsonValue& entry : printedCards(DeckId::Event)) {
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

QJsonObject completeDecks(const json::Reader& given, const content::Library& library)
{
    const json::Reader reader = given.value().isUndefined() ? json::Reader(QJsonObject()) : given;
    QJsonObject decks;
    for (int deck = 0; deck < deckCount; ++deck)
        decks[deckWords[deck]] = completeDeck(reader[deckWords[deck]], static_cast<DeckId>(deck), library);
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
    for (qsizetype i = 0; i < combat.size(mostDeckCards); ++i)
        decks.combat.push_back(readCombatCard(combat[i]));
    return decks;
}

std::vector<combat::CombatCard> combatCardsOf(const QJsonArray& told)
{
    const json::Reader reader{QJsonValue(told)};
    std::vector<combat::CombatCard> cards;
    for (qsizetype i = 0; i < told.size(); ++i)
        cards.push_back(readCombatCard(reader[i]));
    return cards;
}

std::optional<Problem> problemOfDeck(const QJsonObject& object)
{
    const auto deck = enumFor<DeckId>(deckWords, object[QStringLiteral("deck")].toString());
    if (!deck)
        return std::nullopt; // the fields say so
    const QJsonArray told = object[cardsKey].toArray();
    const json::Reader reader(QJsonObject{
        {byKey, cards::byWords[0]}, {sizeKey, std::max(1, cards::countCards(told))}, {cardsKey, told}});
    readDeck(reader, *deck);
    for (qsizetype i = 0; i < told.size() && *deck == DeckId::Combat; ++i)
        readCombatCard(reader[cardsKey][i]);
    for (qsizetype i = 0; i < told.size() && *deck == DeckId::Race; ++i) {
        const json::Reader card = reader[cardsKey][i];
        const int count = told[i][countKey].toInt();
        (void)card[QStringLiteral("stars")].integer(0, count, 0);
        (void)card[QStringLiteral("leads")].integer(0, count, 0);
        // 7.6: of all cards only rams come with and without a lead.
        if (told[i][QStringLiteral("leads")].toInt() > 0 &&
            !told[i][cardKey].toString().contains(QStringLiteral("ram+")))
            card[QStringLiteral("leads")].fail(QStringLiteral("is for rams alone"));
    }
    return reader.problem();
}

} // namespace roadmarshal::apocalypse_road
