#include "track_facts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TrackFacts)
};

int count(const track::Track& track, track::Surface surface)
{
    return static_cast<int>(std::ranges::count(track.sections, surface, &track::Section::surface));
}

QString lanes(const track::Track& track)
{
    const auto [fewest, most] = std::ranges::minmax(track.sections, {}, &track::Section::lanes);
    if (fewest.lanes < most.lanes)
        return Words::tr("%1 to %2 lanes").arg(fewest.lanes).arg(most.lanes);
    return most.lanes == 1 ? Words::tr("one lane") : Words::tr("%n lanes", nullptr, most.lanes);
}

} // namespace

QString describeTrack(const track::Track& track)
{
    if (track.sections.empty())
        return {};
    //: Sectors, then lanes
    QStringList facts{
        Words::tr("%1, %2").arg(Words::tr("%n sectors", nullptr, track.sectorCount()), lanes(track))};
    if (count(track, track::Surface::Rough) > 0)
        facts.append(Words::tr("rough track"));
    if (const int jumps = count(track, track::Surface::Jump); jumps > 0)
        facts.append(jumps == 1 ? Words::tr("a jump") : Words::tr("%n jumps", nullptr, jumps));
    if (!track.crossovers.empty())
        facts.append(Words::tr("crosses itself"));
    if (facts.size() == 1)
        facts.append(Words::tr("paved all round"));
    facts.append(track.chute ? Words::tr("a chute") : Words::tr("no chute"));
    return facts.join(QStringLiteral(" · "));
}

} // namespace roadmarshal::views
