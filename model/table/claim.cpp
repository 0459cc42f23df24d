#include "claim.h"

namespace roadmarshal::table {

namespace {

const QString kindKey = QStringLiteral("kind");

} // namespace

QJsonObject store(const Claim& claim)
{
    QJsonObject stored = claim.args;
    stored[kindKey] = claim.kind;
    return stored;
}

Claim restoreClaim(const QJsonObject& stored)
{
    Claim claim{stored[kindKey].toString(), stored};
    claim.args.remove(kindKey);
    return claim;
}

} // namespace roadmarshal::table
