// The book of rules that comes with the program, books made up for a test, and texts that nobody would type.
#pragma once

#include "rules/rule_book.h"
#include "json/reader.h"

#include <rapidcheck.h>

namespace roadmarshal::test {

inline const QString apocalypseRoad = QStringLiteral("apocalypse-road");

inline const rules::RuleBook& book()
{
    static const rules::RuleBook loaded = rules::RuleBook::builtIn(apocalypseRoad).value();
    return loaded;
}

inline std::expected<rules::RuleBook, Problem> loadText(const QByteArray& text)
{
    return json::parse(text).and_then(
        [](const QJsonObject& object) { return rules::RuleBook::load(object); });
}

// A book of the given entries, sound otherwise.
inline QByteArray bookWith(const QByteArray& entries)
{
    return R"({"format": "roadmarshal-rules/1", "game": "g", "stopWords": ["the"], "entries": [)" + entries +
           "]}";
}

// Anything at all, with scraps of what means something mixed in.
inline QString randomText()
{
    const auto units = *rc::gen::container<std::vector<char16_t>>(
        rc::gen::oneOf(rc::gen::arbitrary<char16_t>(),
                       rc::gen::element<char16_t>(u' ', u'.', u'-', u'\'', u'’', u'7', u'1', u'A', u'r', u'é',
                                                  u'\u0301', u'ﬁ', u'ß', u'ﾞ', u'\xD835', u'\xDC9C')));
    QString text;
    for (const char16_t unit : units)
        text += QChar(unit);
    return text;
}

} // namespace roadmarshal::test
