#include "phrase_book.h"

#include <QCoreApplication>

namespace roadmarshal::text {

namespace {

constexpr QChar codeMark = u'@';

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

QString PhraseBook::argument(const QString& key, const QJsonValue& value) const
{
    const QString text = value.isDouble() ? QString::number(value.toInt()) : value.toString();
    const bool isCode = text.startsWith(codeMark) && !m_names.contains(key) && has(text.sliced(1));
    return isCode ? say({text.sliced(1), {}}) : text;
}

QString PhraseBook::say(const Message& message) const
{
    const char* phrase = m_byCode.value(message.code);
    if (!phrase)
        return message.code;
    const QString text = QCoreApplication::translate(m_context, phrase);
    QString said;
    qsizetype from = 0;
    // One pass, so that braces inside an argument stay what they are.
    while (from < text.size()) {
        const qsizetype open = text.indexOf(u'{', from);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u'}', open);
        if (close < 0)
            break;
        const QString key = text.sliced(open + 1, close - open - 1);
        said += text.sliced(from, open - from) + argument(key, message.args[key]);
        from = close + 1;
    }
    return said + text.sliced(from);
}

} // namespace roadmarshal::text
