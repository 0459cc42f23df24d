// Why an entry was not recorded.
#pragma once

#include "stopped.h"

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

inline Refused toRefused(const Undecided& undecided)
{
    const auto* objection = std::get_if<Objection>(&undecided);
    return objection ? toRefused(*objection) : Refused{QStringLiteral("it was stopped"), {}, false};
}

inline std::unexpected<Refused> refuse(const Undecided& undecided)
{
    return std::unexpected(toRefused(undecided));
}

inline std::unexpected<Refused> refuse(const Objection& objection)
{
    return std::unexpected(toRefused(objection));
}

} // namespace roadmarshal::table
