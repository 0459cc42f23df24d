#include "field.h"

#include "match.h"

namespace roadmarshal::content {

namespace {

void checkList(const List& list, const std::vector<Field>& fields, const json::Reader& reader)
{
    const qsizetype count = reader.size(list.most);
    if (count < list.least)
        reader.fail(QStringLiteral("has %1 entries, at least %2 are needed").arg(count).arg(list.least));
    for (qsizetype i = 0; i < count && !fields.empty() && !reader.problem(); ++i)
        check(fields, reader[i]);
}

void checkOne(const Field& field, const json::Reader& reader)
{
    std::visit(Match{[&](const Text& text) { (void)reader.text(text.longest); },
                     [&](const Number& number) { (void)reader.integer(number.least, number.most); },
                     [&](const Switch&) { (void)reader.boolean(false); },
                     [&](const Word& word) { (void)reader.word(word.words); },
                     [&](const Record&) {
                         (void)reader.object();
                         check(field.fields, reader);
                     },
                     [&](const List& list) { checkList(list, field.fields, reader); }},
               field.type);
}

} // namespace

void check(const std::vector<Field>& fields, const json::Reader& reader)
{
    for (const Field& field : fields) {
        if (reader.problem())
            return;
        if (field.need == Field::Need::Required || reader.has(field.key))
            checkOne(field, reader[field.key]);
    }
}

} // namespace roadmarshal::content
