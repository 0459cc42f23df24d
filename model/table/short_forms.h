// Short forms for what the rules say against something, and for an answer that does not fit.
#pragma once

#include "prompt.h"

namespace roadmarshal::table {

inline Objection objection(const QString& code, const QJsonObject& args, const QString& rule,
                           const QString& ruling = {})
{
    return {{code, args}, {rule, ruling}};
}

inline Misfit misfit(qsizetype answer, const QString& code, const QString& given, const QString& rule = {})
{
    return {answer, {code, {{QStringLiteral("given"), given}}}, {rule, {}}};
}

} // namespace roadmarshal::table
