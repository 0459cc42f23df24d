#include "data.h"
#include "data_fields.h"

#include <QJsonArray>

#include <algorithm>

#include <array>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

// A problem of the data that fields and bounds don't say.
std::optional<Problem> problemOf(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    (void)readData(reader);
    return reader.problem();
}

QString idOf(const QJsonValue& entry)
{
    return entry.toObject().value(u"id"_s).toString();
}

const QStringList& parts()
{
    static const QStringList words{u"dice"_s,    u"dashboards"_s, u"rallyCards"_s, u"accessories"_s,
                                   u"scoring"_s, u"supply"_s,     u"hazards"_s,    u"skills"_s};
    return words;
}

const QJsonObject& builtIn()
{
    static const QJsonObject data =
        content::Library::builtIn().find(dataKind(), u"default"_s).value_or(content::Item()).json;
    return data;
}

bool hasEntries(const QJsonArray& list)
{
    return std::ranges::all_of(list, [](const QJsonValue& each) { return !idOf(each).isEmpty(); });
}

// Entries replace those of the same id, or join them.
QJsonArray joined(QJsonArray below, const QJsonArray& above)
{
    for (const QJsonValue& entry : above) {
        const auto same = std::ranges::find(below, idOf(entry), idOf);
        if (same == below.end())
            below.append(entry);
        else
            *same = entry;
    }
    return below;
}

QJsonObject laidOver(QJsonObject below, const QJsonObject& above)
{
    for (auto field = above.begin(); field != above.end(); ++field) {
        const QJsonValue known = below[field.key()];
        const QJsonArray list = field->toArray();
        const QJsonArray some = list.isEmpty() ? known.toArray() : list; // which tells what it holds
        if (known.isObject() && field->isObject())
            below[field.key()] = laidOver(known.toObject(), field->toObject());
        else if (known.isArray() && field->isArray() && some[0].isObject() && hasEntries(list))
            below[field.key()] = joined(known.toArray(), list);
        else
            below[field.key()] = *field;
    }
    return below;
}

} // namespace

const content::Kind& dataKind()
{
    static const content::Kind kind{.id = u"data"_s,
                                    .label = u"field-data"_s,
                                    .game = u"road-kill-rally"_s,
                                    .format = u"roadmarshal-rally-data/1"_s,
                                    .folder = u"data"_s,
                                    .ending = u".data.json"_s,
                                    .fields = dataFields(),
                                    .check = problemOf};
    return kind;
}

std::expected<QJsonObject, Problem> withOwnersData(const QJsonObject& said, const content::Library& library)
{
    const auto found = library.find(dataKind(), u"default"_s);
    if (!found)
        return std::unexpected(Problem{u"data"_s, found.error().toLine()});
    if (found->source == content::Source::BuiltIn)
        return said;
    QJsonObject owners;
    for (const QString& part : parts()) {
        if (found->json.contains(part))
            owners[part] = found->json[part];
    }
    return laidOver(owners, said);
}

QJsonObject wholeData(const QJsonObject& said)
{
    return laidOver(builtIn(), said);
}

QJsonObject saidOtherwise(const QJsonObject& whole)
{
    QJsonObject said;
    for (const QString& part : parts()) {
        if (whole.contains(part) && whole[part] != builtIn()[part])
            said[part] = whole[part];
    }
    return said;
}

} // namespace roadmarshal::road_kill_rally
