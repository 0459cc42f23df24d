#include "field.h"

#include "match.h"
#include "place.h"

#include <algorithm>
#include <utility>

namespace roadmarshal::content {

namespace {

void checkOne(const Field& field, const json::Reader& reader);

void checkEntry(const Field& field, const json::Reader& entry)
{
    if (holdsPlain(field))
        checkOne(field.fields.front(), entry);
    else
        check(field.fields, entry);
}

void checkList(const List& list, const Field& field, const json::Reader& reader)
{
    const qsizetype count = reader.size(list.most);
    if (count < list.least)
        reader.fail(QStringLiteral("has %1 entries, at least %2 are needed").arg(count).arg(list.least));
    for (qsizetype i = 0; i < count && !field.fields.empty() && !reader.problem(); ++i)
        checkEntry(field, reader[i]);
}

void checkMap(const Map& map, const Field& field, const json::Reader& reader)
{
    (void)reader.object();
    const QStringList ids = reader.keys();
    if (ids.size() > map.most)
        reader.fail(QStringLiteral("has %1 entries, at most %2 are allowed").arg(ids.size()).arg(map.most));
    for (const QString& id : ids) {
        if (reader.problem())
            return;
        if (id.isEmpty() || id.size() > map.longestId)
            reader[id].fail(QStringLiteral("has no id, or one longer than %1 characters").arg(map.longestId));
        else if (!canBeKey(id))
            reader[id].fail(QStringLiteral("has an id with a dot or a bracket"));
        if (!field.fields.empty())
            checkEntry(field, reader[id]);
    }
}

// None are listed: the kind's own check knows what may stand there.
void checkWord(const Word& word, const json::Reader& reader)
{
    if (!word.words.isEmpty())
        (void)reader.word(word.words);
}

void checkOne(const Field& field, const json::Reader& reader)
{
    std::visit(Match{[&](const Text& text) { (void)reader.text(text.longest); },
                     [&](const Number& number) { (void)reader.integer(number.least, number.most); },
                     [&](const Switch&) { (void)reader.boolean(false); },
                     [&](const Livery& livery) { (void)reader.integer(0, livery.count - 1); },
                     [&](const Word& word) { checkWord(word, reader); },
                     [&](const Record&) {
                         (void)reader.object();
                         check(field.fields, reader);
                     },
                     [&](const List& list) { checkList(list, field, reader); },
                     [&](const Map& map) { checkMap(map, field, reader); }},
               field.type);
}

} // namespace

bool holdsPlain(const Field& field)
{
    return field.fields.size() == 1 && field.fields.front().key.isEmpty();
}

const Field* fieldAt(const std::vector<Field>& all, QStringView place)
{
    const std::vector<Field>* fields = &all;
    const Field* field = nullptr;
    bool isId = false; // the next key is the id of an entry
    for (const Step& step : stepsOf(place)) {
        const QString* key = std::get_if<QString>(&step);
        if (!key || std::exchange(isId, false)) {
            if (field && holdsPlain(*field))
                field = &field->fields.front();
            continue;
        }
        const auto known = std::ranges::find(*fields, *key, &Field::key);
        if (known == fields->end())
            return nullptr;
        field = &*known;
        fields = &field->fields;
        isId = std::holds_alternative<Map>(field->type);
    }
    return field;
}

QJsonValue typedValue(const Field& field, const QString& word)
{
    const auto number = [&] {
        bool isNumber = false;
        const int value = word.toInt(&isNumber);
        return isNumber ? QJsonValue(value) : QJsonValue(word);
    };
    return std::visit(Match{[&](const Text&) -> QJsonValue { return word; },
                            [&](const Word&) -> QJsonValue { return word; },
                            [&](const Number&) -> QJsonValue { return number(); },
                            [&](const Livery&) -> QJsonValue { return number(); },
                            [&](const Switch&) -> QJsonValue {
                                const bool isYes = word == QStringLiteral("yes");
                                return isYes || word == QStringLiteral("no") ? QJsonValue(isYes)
                                                                             : QJsonValue(word);
                            },
                            [](const auto&) -> QJsonValue { return QJsonValue::Undefined; }},
                      field.type);
}

void check(const std::vector<Field>& fields, const json::Reader& reader)
{
    for (const Field& field : fields) {
        if (reader.problem())
            return;
        const bool isGiven = reader.has(field.key) && !reader[field.key].value().isNull();
        if (field.need == Field::Need::Required || isGiven)
            checkOne(field, reader[field.key]);
    }
}

} // namespace roadmarshal::content
