// Why an entry was not recorded.
#pragma once

#include "text/message.h"

#include <expected>

namespace roadmarshal::table {

struct Refused
{
    QString reason;        // in words; empty if the objections say it
    Objections objections; // the table may insist
    bool mayInsist = false;
};

inline std::unexpected<Refused> refuse(const QString& reason)
{
    return std::unexpected(Refused{reason, {}, false});
}

inline Refused toRefused(const Objection& objection)
{
    return {{}, {objection}, false};
}

inline std::unexpected<Refused> refuse(const Objection& objection)
{
    return std::unexpected(toRefused(objection));
}

} // namespace roadmarshal::table
