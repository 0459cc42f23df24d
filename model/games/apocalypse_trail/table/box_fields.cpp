#include "box_fields.h"

#include "names.h"
#include "read_scenarios.h"
#include "resource.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

using content::Field;
using enum content::Field::Need;

constexpr int mostInList = 200;
constexpr int mostDie = 100; // of a speed, a face

QString label(const QString& word)
{
    return u"field-"_s + word;
}

Field text(const QString& key, int longest)
{
    return {key, label(key), content::Text{longest}};
}

Field id()
{
    return {u"id"_s, label(u"id"_s), content::Text{longestId}, Required};
}

Field name()
{
    return text(u"name"_s, longestName);
}

Field number(const QString& key, int least, int most)
{
    return {key, label(key), content::Number{least, most}};
}

Field needed(Field field)
{
    field.need = Required;
    return field;
}

Field word(const QString& key, const QStringList& words)
{
    return {key, label(key), content::Word{words, u"word-"_s}};
}

Field list(const QString& key, int most, std::vector<Field> fields)
{
    return {key, label(key), content::List{0, most}, Optional, std::move(fields)};
}

Field numbers(const QString& key, int least, int greatest)
{
    return list(key, mostInList, {{{}, label(key), content::Number{least, greatest}}});
}

Field stock(const QString& key)
{
    std::vector<Field> fields;
    for (const QString& resource : resourceWords)
        fields.push_back({resource, u"word-"_s + resource, content::Number{0, mostTokens}});
    return {key, label(key), content::Record{}, Optional, std::move(fields)};
}

Field effects(const QString& key)
{
    return list(key, mostInList,
                {word(u"do"_s, verbWords), word(u"resource"_s, resourceWords), number(u"n"_s, 0, mostNumber),
                 word(u"per"_s, {u"committed"_s}), word(u"who"_s, whoWords),
                 number(u"number"_s, 1, mostNumber), text(u"ailment"_s, longestId),
                 word(u"deck"_s, deckWords), text(u"text"_s, longestText)});
}

std::vector<Field> settingFields()
{
    return {id(),
            name(),
            stock(u"prices"_s),
            effects(u"effects"_s),
            effects(u"global"_s),
            effects(u"catastrophe"_s),
            list(u"ailments"_s, mostInList,
                 {id(), number(u"skill"_s, -mostNumber, 0), number(u"deathAt"_s, 1, mostNumber),
                  number(u"medicine"_s, 0, mostNumber)})};
}

std::vector<Field> optionFields()
{
    const Field need{u"need"_s,
                     label(u"need"_s),
                     content::Record{},
                     Optional,
                     {number(u"count"_s, 0, mostNumber),
                      {u"skill"_s, label(u"kind"_s), content::Text{longestId}},
                      number(u"min"_s, 0, mostNumber),
                      number(u"total"_s, 0, mostNumber),
                      number(u"perCrew"_s, 0, mostNumber),
                      stock(u"pay"_s)}};
    // Totals, or the word for all of them: the box's own check reads it.
    const Field on{u"on"_s, label(u"on"_s), content::Word{}};
    return {id(), name(), need, numbers(u"dice"_s, 1, mostDie),
            list(u"outcomes"_s, mostInList, {on, effects(u"do"_s)})};
}

std::vector<Field> scenarioFields()
{
    return {id(),
            name(),
            word(u"marker"_s, markerWords),
            text(u"setting"_s, longestId),
            text(u"kind"_s, longestId),
            list(u"options"_s, mostInList, optionFields())};
}

std::vector<Field> vehicleFields()
{
    return {id(),
            name(),
            needed(number(u"cost"_s, 0, mostNumber)),
            needed(number(u"speed"_s, 1, mostDie)),
            needed(number(u"modCapacity"_s, 0, mostNumber)),
            needed(number(u"passengers"_s, 0, mostNumber)),
            needed(number(u"cargo"_s, 0, mostNumber)),
            needed({u"fuel"_s, label(u"tank"_s), content::Number{0, mostNumber}}),
            needed(number(u"tracker"_s, 1, mostNumber)),
            number(u"push"_s, 1, mostDie)};
}

std::vector<Field> personFields()
{
    return {id(),
            name(),
            {u"skills"_s,
             label(u"skills"_s),
             content::Map{50, longestId},
             Optional,
             {{{}, label(u"n"_s), content::Number{0, mostNumber}}}},
            list(u"abilities"_s, mostInList,
                 {{u"kind"_s, label(u"ability"_s), content::Word{abilityWords, u"word-"_s}, Required},
                  text(u"in"_s, longestId),
                  number(u"n"_s, 0, mostNumber),
                  numbers(u"faces"_s, 1, mostDie),
                  text(u"text"_s, longestText)})};
}

Field bonuses(const QString& key)
{
    return list(key, mostInList,
                {{u"skill"_s, label(u"kind"_s), content::Text{longestId}, Required},
                 number(u"n"_s, 0, mostNumber),
                 word(u"to"_s, {u"one"_s, u"vehicle"_s})});
}

std::vector<Field> modFields()
{
    return {id(),
            name(),
            needed(number(u"cost"_s, 0, mostNumber)),
            number(u"size"_s, 0, mostNumber),
            stock(u"load"_s),
            bonuses(u"while"_s),
            bonuses(u"spend"_s),
            number(u"cargo"_s, 0, mostNumber),
            {u"fuel"_s, label(u"tank"_s), content::Number{0, mostNumber}},
            number(u"passengers"_s, 0, mostNumber),
            number(u"push"_s, 1, mostDie)};
}

} // namespace

std::vector<Field> boxFields()
{
    return {id(),
            name(),
            list(u"settings"_s, mostInList, settingFields()),
            list(u"scenarios"_s, mostCards, scenarioFields()),
            list(u"vehicles"_s, mostCards, vehicleFields()),
            list(u"leaders"_s, mostCards, personFields()),
            list(u"survivors"_s, mostCards, personFields()),
            list(u"mods"_s, mostCards, modFields()),
            stock(u"values"_s)};
}

} // namespace roadmarshal::apocalypse_trail
