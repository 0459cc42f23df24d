#include "overruling.h"

#include <QSet>

namespace roadmarshal::archive {

using namespace table;

Overruling overrulingIn(const Session& session)
{
    Overruling overruling;
    for (const Entry& entry : session.entries())
        overruling.insisted += !entry.objections.isEmpty();
    for (const Amended& item : session.history().standing()) {
        if (item.kind != EntryKind::Action)
            continue;
        ++overruling.actions;
        overruling.standing += !item.objections.isEmpty();
        QSet<QString> rules;
        for (const Objection& objection : item.objections)
            rules.insert(objection.citation.rule);
        for (const QString& rule : std::as_const(rules))
            ++overruling.rules[rule];
    }
    return overruling;
}

} // namespace roadmarshal::archive
