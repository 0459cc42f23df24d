// Codes to sentences.
#pragma once

#include "table/action.h"

namespace roadmarshal::test::toy {

inline table::Message message(const char* code, const QJsonObject& args = {})
{
    return {QString::fromLatin1(code), args};
}
table::Message cardName(const QString& card);

QString say(const table::Message& message);
QString say(const table::Effect& effect);
bool hasPhrase(const QString& code);

} // namespace roadmarshal::test::toy
