#include "claims.h"

namespace roadmarshal::apocalypse_road {

table::Claim toClaim(const Assertion& assertion)
{
    return std::visit(
        [](const auto& one) { return table::Claim{QString::fromLatin1(one.kind), table::storeFields(one)}; },
        assertion);
}

std::expected<Assertion, Problem> toAssertion(const table::Claim& claim)
{
    // Lists that are left out are empty.
    QJsonObject args = claim.args;
    for (const QString& list : {QStringLiteral("path"), QStringLiteral("choices"), QStringLiteral("cars")}) {
        if (!args.contains(list))
            args[list] = QJsonArray();
    }
    return table::restoreKind<Assertion>(claim.kind, args);
}

} // namespace roadmarshal::apocalypse_road
