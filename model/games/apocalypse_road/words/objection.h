// Short forms for what the rules say against something.
#pragma once

#include "table/message.h"

namespace roadmarshal::apocalypse_road {

inline table::Objection objection(const QString& code, const QJsonObject& args, const QString& rule,
                                  const QString& ruling = {})
{
    return {{code, args}, {rule, ruling}};
}

} // namespace roadmarshal::apocalypse_road
