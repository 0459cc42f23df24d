#include "overruling.h"

#include <QSet>

namespace roadmarshal::archive {

using namespace table;

Overruling overrulingIn(const Session& session)
{
    Overruling overruling;
    for (const Entry& entry : session.entries()) {
        overruling.insisted += !entry.objections.isEmpty();
        overruling.ledger += entry.ruling && entry.ruling->decision != table::Ruled::Upheld;
    }
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

QJsonObject store(const Overruling& overruling)
{
    QJsonObject rules;
    for (const auto& [rule, count] : overruling.rules.asKeyValueRange())
        rules[rule] = count;
    return {{QStringLiteral("actions"), overruling.actions},
            {QStringLiteral("insisted"), overruling.insisted},
            {QStringLiteral("standing"), overruling.standing},
            {QStringLiteral("ledger"), overruling.ledger},
            {QStringLiteral("rules"), rules}};
}

Overruling restoreOverruling(const QJsonObject& stored)
{
    Overruling overruling{stored[QStringLiteral("actions")].toInt(),
                          stored[QStringLiteral("insisted")].toInt(),
                          stored[QStringLiteral("standing")].toInt(),
                          stored[QStringLiteral("ledger")].toInt(),
                          {}};
    const QJsonObject rules = stored[QStringLiteral("rules")].toObject();
    for (auto rule = rules.begin(); rule != rules.end(); ++rule)
        overruling.rules.insert(rule.key(), rule->toInt());
    return overruling;
}

} // namespace roadmarshal::archive
