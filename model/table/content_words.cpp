#include "content_words.h"

#include "content/place.h"
#include "content/shelf.h"
#include "shared_words.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::table {

namespace {

constexpr size_t mostSaid = 4; // values, of one effect
constexpr size_t mostChanges = 500;
constexpr qsizetype longestValue = 60;

QString shared(const QString& code, const QJsonObject& args)
{
    return sayShared({code, args}).value_or(code);
}

QString cut(const QString& text)
{
    return text.size() > longestValue ? text.first(longestValue).trimmed() + u'…' : text;
}

// Records, and lists of records or lists, are more than a line can say.
bool isPlain(const QJsonValue& value)
{
    return !value.isObject() && std::ranges::none_of(value.toArray(), [](const QJsonValue& each) {
        return each.isObject() || each.isArray();
    });
}

QString plainInWords(const Game& game, const content::Field* field, const QJsonValue& value)
{
    const auto* word = field ? std::get_if<content::Word>(&field->type) : nullptr;
    if (word && !word->phrases.isEmpty() && word->words.contains(value.toString()))
        return game.say(Message{word->phrases + value.toString(), {}});
    if (value.isBool())
        return shared(value.toBool() ? QStringLiteral("content-yes") : QStringLiteral("content-no"), {});
    return value.isUndefined() || value.isNull() ? QStringLiteral("–") : value.toVariant().toString();
}

QString inWords(const Game& game, const content::Field* field, const QJsonValue& value)
{
    if (!value.isArray())
        return cut(plainInWords(game, field, value));
    const content::Field* each = field && content::holdsPlain(*field) ? &field->fields.front() : field;
    QStringList words;
    for (const QJsonValue& one : value.toArray())
        words.append(plainInWords(game, each, one));
    return words.isEmpty() ? QStringLiteral("–") : cut(words.join(QStringLiteral(", ")));
}

// What an entry of a list is called.
QString nameAt(const QJsonObject& item, const QString& place, const QString& otherwise)
{
    const QJsonObject entry = content::valueAt(item, place).toObject();
    for (const QString& key : {QStringLiteral("name"), QStringLiteral("title"), QStringLiteral("id")}) {
        if (const QString name = entry[key].toString(); !name.isEmpty())
            return cut(name);
    }
    return cut(otherwise);
}

QString placeInWords(const Game& game, const content::Kind& kind, const QJsonObject& item, const QString& at)
{
    QStringList words;
    QString way;
    bool isNamed = false;
    for (const content::Step& step : content::stepsOf(at)) {
        const auto* key = std::get_if<QString>(&step);
        const QString before = std::exchange(way, key ? content::placeOf(way, *key)
                                                      : content::placeOf(way, std::get<qsizetype>(step)));
        if (!key) {
            words.append(nameAt(item, way, QString::number(std::get<qsizetype>(step) + 1)));
            isNamed = true;
            continue;
        }
        const content::Field* of = content::fieldAt(kind.fields, before);
        const content::Field* field = content::fieldAt(kind.fields, way);
        const bool isId = of && of == field; // of an entry in a map
        words.append(field && !isId ? game.say(Message{field->label, {}}) : nameAt(item, way, *key));
        isNamed = isNamed || isId;
    }
    if (!isNamed)
        words.prepend(item[QStringLiteral("name")].toString(item[kind.idField].toString()));
    words.removeAll(QString());
    return words.join(QStringLiteral(" › "));
}

QString sayOne(const Game& game, const content::Change& change, const ItemOf& itemOf)
{
    const auto kind = kindOf(game, change.kind);
    if (!kind)
        return {};
    QJsonObject item = itemOf ? itemOf({change.kind, change.item}) : QJsonObject();
    if (item.isEmpty())
        item[kind->idField] = change.item;
    const content::Field* field = content::fieldAt(kind->fields, change.at);
    QJsonObject args{{QStringLiteral("what"), placeInWords(game, *kind, item, change.at)}};
    if (!isPlain(change.from) || !isPlain(change.to))
        return shared(QStringLiteral("content-otherwise"), args);
    const QString from = inWords(game, field, change.from);
    const QString to = inWords(game, field, change.to);
    if (from == to) // they differ behind the cut
        return shared(QStringLiteral("content-otherwise"), args);
    args[QStringLiteral("from")] = from;
    args[QStringLiteral("to")] = to;
    return shared(change.from.isUndefined() ? QStringLiteral("content-added")
                  : change.to.isUndefined() ? QStringLiteral("content-removed")
                                            : QStringLiteral("content-changed"),
                  args);
}

} // namespace

std::optional<content::Kind> kindOf(const Game& game, const QString& id)
{
    for (const content::Kind& kind : game.contentKinds()) {
        if (kind.id == id)
            return kind;
    }
    return std::nullopt;
}

QString sayContentChanged(const Game& game, const std::vector<content::Change>& changes, const ItemOf& itemOf)
{
    QStringList said;
    for (size_t i = 0; i < std::min(changes.size(), mostSaid); ++i)
        said.append(sayOne(game, changes[i], itemOf));
    if (changes.size() > mostSaid)
        said.append(shared(QStringLiteral("content-more"),
                           {{QStringLiteral("count"), static_cast<int>(changes.size() - mostSaid)}}));
    return shared(QStringLiteral("content-says"),
                  {{QStringLiteral("what"), said.join(QStringLiteral("; "))}});
}

QString notHere()
{
    return shared(QStringLiteral("content-not-here"), {});
}

std::optional<Problem> problemOf(const Game& game, const content::Printed& of, const QJsonObject& before,
                                 const QJsonObject& wanted)
{
    const auto kind = kindOf(game, of.kind);
    if (!kind || before.isEmpty())
        return Problem{{}, notHere()};
    if (wanted[kind->idField] != before[kind->idField])
        return Problem{kind->idField, shared(QStringLiteral("content-id-stays"), {})};
    QJsonObject whole = wanted; // who stands in place may leave out the format
    whole[QStringLiteral("format")] = kind->format;
    if (const auto problem = content::problemOf(whole, *kind))
        return problem;
    if (content::changesBetween(of, before, wanted).size() > mostChanges)
        return Problem{{}, shared(QStringLiteral("content-too-much"), {})};
    return std::nullopt;
}

std::optional<QJsonObject> withTyped(const Game& game, const content::Printed& at, const QJsonObject& item,
                                     const Correction& correction)
{
    const auto kind = kindOf(game, at.kind);
    const QString place = content::placeOf(at.place, correction.property);
    const content::Field* field = kind ? content::fieldAt(kind->fields, place) : nullptr;
    if (!field)
        return std::nullopt;
    const QJsonValue value = content::typedValue(*field, correction.value);
    if (value.isUndefined())
        return std::nullopt;
    return content::withValue(item, place, value);
}

} // namespace roadmarshal::table
