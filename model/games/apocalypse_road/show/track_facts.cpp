#include "track_facts.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

int count(const track::Track& track, track::Surface surface)
{
    return static_cast<int>(std::ranges::count(track.sections, surface, &track::Section::surface));
}

table::Message fact(const char* code, const QJsonObject& args = {})
{
    return {QStringLiteral("track-") + QLatin1StringView(code), args};
}

table::Message size(const track::Track& track)
{
    const auto [fewest, most] = std::ranges::minmax(track.sections, {}, &track::Section::lanes);
    QJsonObject args{{QStringLiteral("sectors"), track.sectorCount()},
                     {QStringLiteral("lanes"), most.lanes},
                     {QStringLiteral("fewest"), fewest.lanes}};
    if (fewest.lanes < most.lanes)
        return fact("size-varies", args);
    return fact(most.lanes == 1 ? "size-one-lane" : "size", args);
}

} // namespace

QList<table::Message> trackFacts(const track::Track& track)
{
    if (track.sections.empty())
        return {};
    QList<table::Message> facts{size(track)};
    if (count(track, track::Surface::Rough) > 0)
        facts.append(fact("rough"));
    if (const int jumps = count(track, track::Surface::Jump); jumps > 0)
        facts.append(fact(jumps == 1 ? "jump" : "jumps", {{QStringLiteral("jumps"), jumps}}));
    if (!track.crossovers.empty())
        facts.append(fact("crosses-itself"));
    if (facts.size() == 1)
        facts.append(fact("paved"));
    facts.append(fact(track.chute ? "chute" : "no-chute"));
    return facts;
}

} // namespace roadmarshal::apocalypse_road
