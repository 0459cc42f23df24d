// One rule in short: a section of the rulebook in our own words, or a ruling on what the rulebook leaves
// open.
#pragma once

#include <QStringList>

namespace roadmarshal::rules {

struct RuleEntry
{
    QString id; // "7.13", "10 Sideswipe", "AR-16"
    QString title;
    QString text;
    QStringList keywords; // what people at the table would type
    QStringList rulings;  // of a section: those that bear on it
    QStringList sections; // of a ruling: those that it is about
    QString ledger = {};  // of a line of the ledger that can be withdrawn: its id there

    bool isRuling() const { return !sections.isEmpty(); }
    bool operator==(const RuleEntry&) const = default;
};

} // namespace roadmarshal::rules
