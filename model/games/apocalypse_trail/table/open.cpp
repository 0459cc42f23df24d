#include "open.h"

namespace roadmarshal::apocalypse_trail {

using table::restoreValue;
using table::storeValue;

QJsonValue storeValue(const Open& open)
{
    QJsonObject stored;
    if (open.moving)
        stored[QStringLiteral("moving")] = storeValue(*open.moving);
    if (!open.running.empty())
        stored[QStringLiteral("running")] = storeValue(open.running);
    if (!open.committed.isEmpty())
        stored[QStringLiteral("committed")] = storeValue(open.committed);
    if (open.counted != 0)
        stored[QStringLiteral("counted")] = open.counted;
    if (open.ending != Ending::No)
        stored[QStringLiteral("ending")] = storeValue(open.ending);
    if (!open.place.isEmpty())
        stored[QStringLiteral("place")] = open.place;
    return stored;
}

void restoreValue(const json::Reader& reader, Open& open)
{
    if (reader.value().isUndefined() || reader.value().isNull())
        return;
    (void)reader.object();
    if (reader.has(QStringLiteral("moving")))
        restoreValue(reader[QStringLiteral("moving")], open.moving.emplace());
    if (reader.has(QStringLiteral("running")))
        restoreValue(reader[QStringLiteral("running")], open.running);
    if (reader.has(QStringLiteral("committed")))
        restoreValue(reader[QStringLiteral("committed")], open.committed);
    open.counted = reader[QStringLiteral("counted")].integer(0, 100'000, 0);
    open.place = reader[QStringLiteral("place")].text(200, {});
    open.ending = static_cast<Ending>(reader[QStringLiteral("ending")].word(endingWords, 0));
}

} // namespace roadmarshal::apocalypse_trail
