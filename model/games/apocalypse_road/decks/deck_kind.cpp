#include "deck_kind.h"

#include "deck_sheets.h"
#include "games/apocalypse_road/table/names.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

using content::Field;
using enum content::Field::Need;

std::vector<Field> cardFields()
{
    const auto result = [](const QString& key) {
        return Field{key, QStringLiteral("weapon-") + key, content::Text{12}};
    };
    std::vector<Field> fields{
        {QStringLiteral("card"), QStringLiteral("field-card"), content::Text{24}, Required},
        {QStringLiteral("count"), QStringLiteral("field-count"), content::Number{0, mostDeckCards}},
        {QStringLiteral("stars"), QStringLiteral("field-stars"), content::Number{0, mostDeckCards}},
        {QStringLiteral("leads"), QStringLiteral("field-leads"), content::Number{0, mostDeckCards}},
        {QStringLiteral("value"), QStringLiteral("field-value"), content::Number{0, combat::mostValue}}};
    for (const QString& weapon : weaponWords)
        fields.push_back(result(weapon));
    fields.push_back({QStringLiteral("collision"), QStringLiteral("field-collision"), content::Text{12}});
    return fields;
}

// 2.0 counts 96 race cards, the table beside it 92 (AR-47): either is as printed.
int printed(const QString& deck, int found)
{
    if (deck == QStringLiteral("race"))
        return found == 96 ? 96 : 92;
    return deck == QStringLiteral("event") ? 52 : 48;
}

std::vector<content::Total> cardsOf(const QJsonObject& item)
{
    const QString key = QStringLiteral("cards");
    int found = 0;
    for (const QJsonValue& card : item[key].toArray())
        found += std::clamp(card[QStringLiteral("count")].toInt(1), 0, mostDeckCards); // it may not be sound
    return {{{QStringLiteral("field-cards"), {}},
             found,
             printed(item[QStringLiteral("deck")].toString(), found),
             key}};
}

} // namespace

const content::Kind& deckKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("deck"),
        .label = QStringLiteral("field-deck"),
        .game = QStringLiteral("apocalypse-road"),
        .format = QStringLiteral("roadmarshal-deck/1"),
        .folder = QStringLiteral("decks"),
        .ending = QStringLiteral(".deck.json"),
        .idField = QStringLiteral("deck"),
        .fields = {{QStringLiteral("deck"), QStringLiteral("field-deck"), content::Word{deckWords}, Required},
                   {QStringLiteral("cards"), QStringLiteral("field-cards"), content::List{1, mostDeckCards},
                    Required, cardFields()}},
        .check = problemOfDeck,
        .totals = cardsOf};
    return kind;
}

} // namespace roadmarshal::apocalypse_road
