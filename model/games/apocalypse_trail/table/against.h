// A rule that speaks against something, in one call.
#pragma once

#include "table/short_forms.h"

namespace roadmarshal::apocalypse_trail {

using table::Objection;
using table::Objections;

inline Objection against(const char* code, const char* rule, const QJsonObject& args = {},
                         const char* ruling = "")
{
    return table::objection(QLatin1StringView(code), args, QLatin1StringView(rule),
                            QLatin1StringView(ruling));
}

} // namespace roadmarshal::apocalypse_trail
