// What the archive's cache holds of one game: whatever stands there, it is stored and restored the same.
#include "fuzz/one_input.h"

#include "archive/statistics.h"
#include "json/reader.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const auto stored = json::parse(input);
    if (!stored)
        return promiseReason(stored.error());
    const archive::GameRecord summary = archive::restoreRecord(*stored);
    const QJsonObject once = archive::store(summary);
    promise(archive::store(archive::restoreRecord(once)) == once, "a summary is restored as it was stored");
}
