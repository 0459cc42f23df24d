// Sentences by code, with a game's own words. Words in braces are arguments; one that begins with an @ is
// itself a code and is said in turn, as is a message that was stored. "{count|card|cards}" is the first word
// for one and the second for more, so that every language has its own; "{parts|, }" is a list with what
// stands between.
#pragma once

#include "message.h"

#include <QHash>
#include <QJsonArray>
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
    QString say(const Message& message) const { return sayWithin(message, deepest); }

private:
    // Messages come from files too: how deep one may stand in another is bounded.
    static constexpr int deepest = 4;
    QString sayWithin(const Message& message, int depth) const;
    QString inBraces(const QString& words, const QJsonObject& args, int depth) const;
    QString argument(const QString& key, const QJsonValue& value, int depth) const;
    QString list(const QString& key, const QJsonArray& parts, const QString& between, int depth) const;

    const char* m_context;
    QStringList m_names;
    QHash<QString, const char*> m_byCode;
};

} // namespace roadmarshal::text
