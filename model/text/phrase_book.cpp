#include "phrase_book.h"

#include "fill.h"

#include <QCoreApplication>

namespace roadmarshal::text {

namespace {

constexpr QChar codeMark = u'@';
constexpr QChar countMark = u'|';

} // namespace

PhraseBook::PhraseBook(const char* context, std::initializer_list<std::span<const Phrase>> phrases,
                       QStringList names)
    : m_context(context), m_names(std::move(names))
{
    for (const auto& list : phrases) {
        for (const Phrase& phrase : list)
            m_byCode.insert(QLatin1StringView(phrase.code), phrase.text);
    }
}

QString PhraseBook::argument(const QString& key, const QJsonValue& value, int depth) const
{
    if (value.isObject())
        return depth > 0 ? sayWithin(table::restoreMessage(value.toObject()), depth - 1) : QString();
    const QString text = value.isDouble() ? QString::number(value.toInt()) : value.toString();
    const bool isCode = text.startsWith(codeMark) && !m_names.contains(key) && has(text.sliced(1));
    return isCode ? sayWithin({text.sliced(1), {}}, depth) : text;
}

QString PhraseBook::list(const QString& key, const QJsonArray& parts, const QString& between, int depth) const
{
    QStringList said;
    for (const QJsonValue& part : parts)
        said.append(argument(key, part, depth));
    return said.join(between);
}

QString PhraseBook::inBraces(const QString& words, const QJsonObject& args, int depth) const
{
    const QStringList parts = words.split(countMark);
    const QString& key = parts.first();
    if (parts.size() == 1)
        return argument(key, args[key], depth);
    if (parts.size() == 2)
        return list(key, args[key].toArray(), parts[1], depth);
    return parts.value(args[key].toInt() == 1 ? 1 : 2);
}

QString PhraseBook::sayWithin(const Message& message, int depth) const
{
    const char* phrase = m_byCode.value(message.code);
    if (!phrase)
        return message.code;
    // Braces inside an argument stay what they are.
    return fill(QCoreApplication::translate(m_context, phrase),
                [&](const QString& words) { return inBraces(words, message.args, depth); });
}

} // namespace roadmarshal::text
