// How the table and the rules got on in one game.
#pragma once

#include "table/journal/session.h"

#include <QMap>

namespace roadmarshal::archive {

struct Overruling
{
    int actions = 0;          // that stand
    int insisted = 0;         // recorded against an objection, whether they stand or not
    int standing = 0;         // those of them that stand
    int ledger = 0;           // disputes that the table decided otherwise than the marshal
    QMap<QString, int> rules; // by the rule that spoke against it; an entry may go against several
    bool operator==(const Overruling&) const = default;
};

// The one place that knows what counts as overruling.
Overruling overrulingIn(const table::Session& session);

QJsonObject store(const Overruling& overruling);
Overruling restoreOverruling(const QJsonObject& stored);

} // namespace roadmarshal::archive
