// Sentences by code, with a game's own words. Words in braces are arguments; one that begins with an @ is
// itself a code and is said in turn. "{count|card|cards}" is the first word for one and the second for more,
// so that every language has its own.
#pragma once

#include "message.h"

#include <QHash>
#include <QStringList>

#include <initializer_list>
#include <span>

namespace roadmarshal::text {

using table::Message;

struct Phrase
{
    const char* code;
    const char* text;
};

class PhraseBook
{
public:
    // The context is that of the translations. What people may call as they like (`names`: car, team) is said
    // as it is.
    PhraseBook(const char* context, std::initializer_list<std::span<const Phrase>> phrases,
               QStringList names);

    bool has(const QString& code) const { return m_byCode.contains(code); }
    // The code itself if there is no phrase for it.
    QString say(const Message& message) const;

private:
    QString inBraces(const QString& words, const QJsonObject& args) const;
    QString argument(const QString& key, const QJsonValue& value) const;

    const char* m_context;
    QStringList m_names;
    QHash<QString, const char*> m_byCode;
};

} // namespace roadmarshal::text
