#include "field_text.h"

#include "content/place.h"
#include "match.h"
#include "style/livery_name.h"
#include "table/game.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace roadmarshal::views {

namespace {

using content::Field;

constexpr QStringView separator = u", ";
// A box of a row that is left out.
const QString nothing = QStringLiteral("–");

QString say(const table::Game& game, const QString& code)
{
    return game.say(table::Message{code, {}});
}

QString wordInWords(const table::Game& game, const content::Word& word, const QString& value)
{
    return word.phrases.isEmpty() || !word.words.contains(value) ? value : say(game, word.phrases + value);
}

bool isPlainList(const QJsonArray& array)
{
    return std::ranges::none_of(array, [](const QJsonValue& each) {
        return each.isObject() || each.isArray() || each.toString().contains(u',');
    });
}

QString asWritten(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble())
        return QString::number(value.toDouble());
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    if (value.isArray() && isPlainList(value.toArray())) {
        QStringList texts;
        for (const QJsonValue& each : value.toArray())
            texts.append(asWritten(each));
        return texts.join(separator);
    }
    if (value.isNull())
        return nothing;
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    return {};
}

bool isNumber(const QString& text)
{
    bool is = false;
    (void)text.toInt(&is);
    return is;
}

QJsonValue numberOr(const QString& text)
{
    if (text == nothing || text == u'-')
        return QJsonValue::Null;
    QString plain = text;
    plain.replace(QChar(0x2212), u'-'); // the minus of spreadsheets
    bool isNumber = false;
    const int number = plain.toInt(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(text);
}

QJsonValue liveryOf(const QString& text)
{
    const int number = liveryNamed(text);
    return number < 0 ? numberOr(text) : QJsonValue(number);
}

QStringList partsOf(const QString& text)
{
    QString commas = text;
    commas.replace(u';', u',').replace(u'\n', u',');
    QStringList parts;
    for (const QString& part : commas.split(u',', Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            parts.append(part.trimmed());
    }
    return parts;
}

// Nobody has said what stands there: JSON, or words and numbers.
QJsonValue anything(const QString& text, bool isList)
{
    if (text.startsWith(u'[') || text.startsWith(u'{')) {
        const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
        if (document.isArray())
            return document.array();
        if (document.isObject())
            return document.object();
        return text;
    }
    if (!isList)
        return numberOr(text);
    QJsonArray list;
    for (const QString& part : partsOf(text))
        list.append(numberOr(part));
    return list;
}

QJsonValue switchOf(const QString& text)
{
    const auto isOneOf = [&](const QStringList& words) { return words.contains(text, Qt::CaseInsensitive); };
    const QString yes = QCoreApplication::translate("Library", "yes");
    const QString no = QCoreApplication::translate("Library", "no");
    if (isOneOf({yes, QStringLiteral("yes"), QStringLiteral("true"), QStringLiteral("x"), QStringLiteral("1"),
                 QStringLiteral("✓")}))
        return true;
    if (isOneOf(
            {no, QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("-"), QStringLiteral("0")}))
        return false;
    return text;
}

QJsonValue wordOf(const table::Game& game, const content::Word& word, const QString& text)
{
    if (word.words.isEmpty())
        return anything(text, std::ranges::all_of(partsOf(text), isNumber));
    for (const QString& each : word.words) {
        if (each.compare(text, Qt::CaseInsensitive) == 0 ||
            wordInWords(game, word, each).compare(text, Qt::CaseInsensitive) == 0)
            return each;
    }
    return text;
}

QJsonValue listOf(const table::Game& game, const Field& field, const QString& text)
{
    if (!content::holdsPlain(field) || text.startsWith(u'['))
        return anything(text, true);
    QJsonArray list;
    for (const QString& part : partsOf(text))
        list.append(valueOf(game, field.fields.front(), part));
    return list;
}

} // namespace

bool isOneLine(const Field& field)
{
    return std::visit(
        Match{[&](const content::Record&) { return field.fields.empty(); },
              [&](const content::List&) { return field.fields.empty() || content::holdsPlain(field); },
              [&](const content::Map&) { return field.fields.empty(); }, [](const auto&) { return true; }},
        field.type);
}

QString textOf(const table::Game& game, const Field& field, const QJsonValue& value)
{
    if (const auto* word = std::get_if<content::Word>(&field.type); word && value.isString())
        return wordInWords(game, *word, value.toString());
    if (std::holds_alternative<content::Switch>(field.type) && value.isBool())
        return value.toBool() ? QCoreApplication::translate("Library", "yes")
                              : QCoreApplication::translate("Library", "no");
    if (std::holds_alternative<content::Livery>(field.type) && !liveryName(value.toInt(-1)).isEmpty())
        return liveryName(value.toInt());
    if (content::holdsPlain(field) && value.isArray() && isPlainList(value.toArray())) {
        QStringList texts;
        for (const QJsonValue& each : value.toArray())
            texts.append(textOf(game, field.fields.front(), each));
        return texts.join(separator);
    }
    if (!isOneLine(field)) {
        const auto count = value.isObject() ? value.toObject().size() : value.toArray().size();
        return count == 1 ? QCoreApplication::translate("Library", "1 entry")
                          : QCoreApplication::translate("Library", "%1 entries").arg(count);
    }
    return asWritten(value);
}

QJsonValue valueOf(const table::Game& game, const Field& field, const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return QJsonValue::Undefined;
    return std::visit(Match{[&](const content::Text&) -> QJsonValue { return text; },
                            [&](const content::Number&) -> QJsonValue { return numberOr(text); },
                            [&](const content::Switch&) -> QJsonValue { return switchOf(text); },
                            [&](const content::Livery&) -> QJsonValue { return liveryOf(text); },
                            [&](const content::Word& word) -> QJsonValue { return wordOf(game, word, text); },
                            [&](const content::List&) -> QJsonValue { return listOf(game, field, text); },
                            [&](const auto&) -> QJsonValue { return anything(text, false); }},
                      field.type);
}

QStringList suggestionsFor(const table::Game& game, const Field& field)
{
    QStringList words;
    if (const auto* word = std::get_if<content::Word>(&field.type)) {
        for (const QString& each : word->words)
            words.append(wordInWords(game, *word, each));
    }
    if (const auto* livery = std::get_if<content::Livery>(&field.type))
        words = liveryNames().mid(0, livery->count);
    return words;
}

QString boundsOf(const Field& field)
{
    const auto* number = std::get_if<content::Number>(&field.type);
    if (!number)
        return {};
    return QStringLiteral("%1–%2").arg(number->least).arg(number->most);
}

QString labelOf(const table::Game& game, const Field& field)
{
    QString label = say(game, field.label);
    if (!label.isEmpty())
        label[0] = label[0].toUpper(); // words of a game stand within sentences, too
    return label;
}

QString placeInWords(const table::Game& game, const content::Kind& kind, const QString& place)
{
    QStringList words;
    const std::vector<Field>* fields = &kind.fields;
    const Field* field = nullptr;
    for (const content::Step& step : content::stepsOf(place)) {
        if (const auto* index = std::get_if<qsizetype>(&step)) {
            words.append(QString::number(*index + 1));
            continue;
        }
        const QString& key = std::get<QString>(step);
        if (field && std::holds_alternative<content::Map>(field->type)) {
            words.append(key);
            field = nullptr;
            continue;
        }
        const auto known = std::ranges::find(*fields, key, &Field::key);
        field = known == fields->end() ? nullptr : &*known;
        words.append(field ? labelOf(game, *field) : key);
        static const std::vector<Field> none;
        fields = field ? &field->fields : &none;
    }
    return words.join(QStringLiteral(" › "));
}

const Field* fieldAt(const content::Kind& kind, const QString& place)
{
    return content::fieldAt(kind.fields, place);
}

} // namespace roadmarshal::views
