#include "guide_fields.h"

#include "games/highway_heist/table/names.h"
#include "numbers.h"
#include "read_cards.h"
#include "read_guide.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

using content::Field;
using enum content::Field::Need;

constexpr int mostAmount = 100;
constexpr int mostTokens = 20;

QString label(const QString& word)
{
    return u"field-"_s + word;
}

Field text(const QString& key, int longest)
{
    return {key, label(key), content::Text{longest}};
}

Field number(const QString& key, int least, int most)
{
    return {key, label(key), content::Number{least, most}};
}

Field word(const QString& key, const QStringList& words)
{
    return {key, label(key), content::Word{words, u"word-"_s}, Optional};
}

Field texts(const QString& key, int most)
{
    return {key, label(key), content::List{0, most}, Optional, {{{}, label(key), content::Text{longestId}}}};
}

Field record(const QString& key, std::vector<Field> fields)
{
    return {key, label(key), content::Record{}, Optional, std::move(fields)};
}

Field byId(const QString& key, int most, std::vector<Field> fields)
{
    return {key, label(key), content::Map{most, longestId}, Optional, std::move(fields)};
}

std::vector<Field> numberLines()
{
    std::vector<Field> fields;
    for (const NumberField& each : numberFields)
        fields.push_back({QLatin1StringView(each.name), u"number-"_s + QLatin1StringView(each.name),
                          content::Number{each.least, each.most}});
    return fields;
}

std::vector<Field> vehicleFields()
{
    constexpr int longestSide = 8;
    constexpr int mostSlots = 12;
    return {text(u"name"_s, longestName),
            {u"footprint"_s,
             label(u"footprint"_s),
             content::List{2, 2},
             Optional,
             {{{}, label(u"footprint"_s), content::Number{1, longestSide}}}},
            text(u"at"_s, longestId),
            number(u"slots"_s, 0, mostSlots),
            number(u"enemyPegs"_s, 0, mostSlots),
            {u"flies"_s, label(u"flies"_s), content::Switch{}},
            text(u"wrecks"_s, longestId)};
}

std::vector<Field> effectFields()
{
    return {word(u"do"_s, verbWords),           word(u"where"_s, {u"behind"_s, u"front"_s}),
            word(u"of"_s, whomWords),           word(u"on"_s, whomWords),
            word(u"to"_s, whomWords),           word(u"which"_s, whomWords),
            word(u"way"_s, headingWords),       number(u"amount"_s, 0, mostAmount),
            number(u"count"_s, 0, mostColumns), number(u"spaces"_s, 0, mostColumns),
            text(u"id"_s, longestId),           number(u"by"_s, -mostAmount, mostAmount),
            text(u"text"_s, longestText)};
}

Field effects(const QString& key)
{
    return {key, label(key), content::List{0, mostEffects}, Optional, effectFields()};
}

std::vector<Field> stuntFields()
{
    return {text(u"name"_s, longestName),
            {u"level"_s, label(u"level"_s), content::Number{1, stuntLevels}, Required},
            number(u"tokens"_s, 0, mostTokens),
            {u"skill"_s, label(u"skill"_s), content::Word{skillWords, u"field-"_s}, Required},
            {u"need"_s, label(u"need"_s), content::Number{0, mostTokens}, Required},
            {u"wins"_s, label(u"wins"_s), content::Switch{}},
            text(u"condition"_s, longestText),
            {u"test"_s,
             label(u"test"_s),
             content::List{0, static_cast<int>(stuntTestWords.size())},
             Optional,
             {{{}, label(u"test"_s), content::Word{stuntTestWords, u"test-"_s}}}},
            text(u"reward"_s, longestText)};
}

std::vector<Field> winFields()
{
    return {text(u"counter"_s, longestId), number(u"at"_s, -mostCounted, mostCounted),
            texts(u"tokens"_s, mostListed), number(u"count"_s, 0, mostListed)};
}

} // namespace

std::vector<Field> guideFields()
{
    constexpr int mostSpaces = mostColumns * mostRows;
    Field counters = byId(u"counters"_s, mostListed,
                          {{{}, label(u"counters"_s), content::Number{-mostCounted, mostCounted}}});
    Field tokens = byId(u"tokens"_s, mostListed, {{{}, label(u"at"_s), content::Text{longestId}}});
    Field win{u"win"_s, label(u"win"_s), content::List{0, mostListed}, Optional, winFields()};
    Field lose{
        u"lose"_s, label(u"lose"_s), content::List{0, mostListed}, Optional, {text(u"adrift"_s, longestId)}};
    return {{u"id"_s, label(u"id"_s), content::Text{longestId}, Required},
            text(u"name"_s, longestName),
            text(u"text"_s, longestText),
            record(u"road"_s, {number(u"columns"_s, 1, mostColumns), number(u"rows"_s, 1, mostRows),
                               texts(u"start"_s, mostSpaces)}),
            text(u"main"_s, longestId),
            record(u"setup"_s, {texts(u"suvs"_s, mostSpaces), texts(u"enemies"_s, mostSpaces)}),
            record(u"numbers"_s, numberLines()),
            counters,
            byId(u"vehicles"_s, mostListed, vehicleFields()),
            tokens,
            win,
            lose,
            byId(u"enemyCards"_s, mostCards,
                 {text(u"name"_s, longestName), effects(u"reveal"_s), effects(u"activated"_s)}),
            byId(u"stunts"_s, mostCards, stuntFields())};
}

} // namespace roadmarshal::highway_heist
