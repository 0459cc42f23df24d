#include "load.h"

#include "read_traced.h"
#include "json/reader.h"

#include <algorithm>
#include <map>
#include <set>

namespace roadmarshal::track {

namespace {

const QString format = QStringLiteral("roadmarshal-track/1");
const QStringList surfaces{QStringLiteral("paved"), QStringLiteral("rough"), QStringLiteral("jump")};
const QStringList sides{QStringLiteral("in"), QStringLiteral("out")};
const QString tracedKey = QStringLiteral("traced");
constexpr int jumpLanes = 3;
constexpr double shortestSector = 0.5;
constexpr double longestSector = 10;

using Joins = std::vector<std::vector<int>>;

Joins laneToLane(int lanes)
{
    Joins joins;
    for (int lane = 0; lane < lanes; ++lane)
        joins.push_back({lane});
    return joins;
}

bool joinsLaneToLane(const Section& section, const Section& following)
{
    return section.lanes == following.lanes && section.surface != Surface::Jump &&
           following.surface != Surface::Jump;
}

// The spaces that a track has, told from its sections alone.
class Spaces
{
public:
    explicit Spaces(const Track& track)
    {
        for (const Section& section : track.sections)
            m_sectors.insert(m_sectors.end(), static_cast<std::size_t>(section.sectors), &section);
    }
    bool contains(Space space) const
    {
        return space.sector >= 0 && space.sector < static_cast<int>(m_sectors.size()) && space.lane >= 0 &&
               space.lane < m_sectors[space.sector]->lanes;
    }
    bool isTrough(Space space) const { return m_sectors[space.sector]->isTrough(space.lane); }
    int edgeLane(int sector, Side side) const { return side == Side::In ? 0 : m_sectors[sector]->lanes - 1; }

private:
    std::vector<const Section*> m_sectors;
};

void readHeader(const json::Reader& from, Track& track)
{
    const json::Reader formatField = from[QStringLiteral("format")];
    if (const QString found = formatField.text(); found != format)
        formatField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, format));

    const json::Reader id = from[QStringLiteral("id")];
    track.id = id.text();
    if (!isTrackId(track.id))
        id.fail(
            QStringLiteral("is \"%1\", allowed are letters, digits and dashes, at most 60").arg(track.id));
    const json::Reader name = from[QStringLiteral("name")];
    track.name = name.text(100);
    if (track.name.isEmpty())
        name.fail(QStringLiteral("is empty"));
    track.system = from[QStringLiteral("system")].text(60, {});
    track.heading = from[QStringLiteral("heading")].number(-360, 360, 0);
}

Section readSection(const json::Reader& from)
{
    Section section;
    section.sectors = from[QStringLiteral("sectors")].integer(1, mostSectors);
    section.surface = static_cast<Surface>(from[QStringLiteral("surface")].word(surfaces, 0));
    const json::Reader lanes = from[QStringLiteral("lanes")];
    if (section.surface == Surface::Jump) {
        section.lanes = lanes.integer(1, mostLanes, jumpLanes);
        if (section.lanes != jumpLanes)
            lanes.fail(QStringLiteral("is %1, a jump has %2 lanes").arg(section.lanes).arg(jumpLanes));
    } else {
        section.lanes = lanes.integer(1, mostLanes);
    }
    section.turn = from[QStringLiteral("turn")].number(-720, 720, 0);
    if (from.has(QStringLiteral("length")))
        section.length = from[QStringLiteral("length")].number(shortestSector, longestSector, 0);
    return section;
}

void readTargets(const json::Reader& from, const Section& section, const Section& following, int lane,
                 std::vector<int>& targets)
{
    const auto count = from.size(mostLanes);
    if (section.isTrough(lane)) {
        if (count > 0)
            from.fail(QStringLiteral("leads out of the Trough, it must be empty"));
        return;
    }
    if (count == 0)
        from.fail(QStringLiteral("is empty, a car on lane %1 could not go on").arg(lane));
    for (qsizetype i = 0; i < count; ++i) {
        const int target = from[i].integer(0, mostLanes);
        if (target >= following.lanes)
            from[i].fail(QStringLiteral("is %1, the following section has %2 lanes (from 0)")
                             .arg(target)
                             .arg(following.lanes));
        if (following.isTrough(target))
            from[i].fail(QStringLiteral("is %1, which leads into a Trough").arg(target));
        if (std::ranges::contains(targets, target))
            from[i].fail(QStringLiteral("is %1 a second time").arg(target));
        targets.push_back(target);
    }
}

Joins readJoin(const json::Reader& from, const Section& section, const Section& following)
{
    const json::Reader field = from[QStringLiteral("next")];
    if (!from.has(QStringLiteral("next"))) {
        if (joinsLaneToLane(section, following))
            return laneToLane(section.lanes);
        field.fail(section.lanes != following.lanes
                       ? QStringLiteral("is missing, the section has %1 lanes and the following has %2")
                             .arg(section.lanes)
                             .arg(following.lanes)
                       : QStringLiteral("is missing, a join with a jump needs it"));
        return {};
    }
    const auto count = field.size(10'000);
    if (count != section.lanes) {
        field.fail(QStringLiteral("has %1 %2, the section has %3 %4")
                       .arg(count)
                       .arg(count == 1 ? QStringLiteral("entry") : QStringLiteral("entries"))
                       .arg(section.lanes)
                       .arg(section.lanes == 1 ? QStringLiteral("lane") : QStringLiteral("lanes")));
        return {};
    }
    Joins joins(static_cast<std::size_t>(section.lanes));
    for (int lane = 0; lane < section.lanes; ++lane)
        readTargets(field[lane], section, following, lane, joins[lane]);
    return joins;
}

void readSections(const json::Reader& from, Track& track)
{
    const auto count = from.size(mostSections);
    for (qsizetype i = 0; i < count; ++i)
        track.sections.push_back(readSection(from[i]));
    if (from.problem())
        return;
    if (const int sectors = track.sectorCount(); sectors < 3)
        from.fail(QStringLiteral("has %1 sectors in all, a track needs at least 3").arg(sectors));
    else if (sectors > mostSectors)
        from.fail(
            QStringLiteral("has %1 sectors in all, at most %2 are allowed").arg(sectors).arg(mostSectors));
    for (qsizetype i = 0; i < count && !from.problem(); ++i)
        track.sections[i].next = readJoin(from[i], track.sections[i], track.following(i));
}

// A space on which a car can drive; fails and returns nothing otherwise.
std::optional<Space> readSpace(const json::Reader& from, const Spaces& spaces)
{
    const QString text = from.text(20);
    if (from.problem())
        return std::nullopt;
    const auto space = parseSpace(text);
    if (!space)
        from.fail(QStringLiteral("is \"%1\", not a space such as \"12.0\"").arg(text));
    else if (!spaces.contains(*space))
        from.fail(QStringLiteral("is %1, which is no space of this track").arg(text));
    else if (spaces.isTrough(*space))
        from.fail(QStringLiteral("is %1, which is a Trough").arg(text));
    return from.problem() ? std::nullopt : space;
}

void readCrossovers(const json::Reader& from, const Spaces& spaces, Track& track)
{
    std::set<Space> taken;
    const auto count = from.size(mostSectors * mostLanes);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const json::Reader pair = from[i];
        if (pair.size(mostLanes) != 2)
            pair.fail(QStringLiteral("is not a pair of spaces"));
        Space cell[2];
        for (int k = 0; k < 2 && !from.problem(); ++k) {
            cell[k] = readSpace(pair[k], spaces).value_or(Space{});
            if (!from.problem() && !taken.insert(cell[k]).second)
                pair[k].fail(QStringLiteral("is %1, which is in a crossover already").arg(toText(cell[k])));
        }
        track.crossovers.emplace_back(cell[0], cell[1]);
    }
}

void readChute(const json::Reader& from, const Spaces& spaces, Track& track)
{
    Chute chute;
    chute.side = static_cast<Side>(from[QStringLiteral("side")].word(sides));
    const json::Reader entry = from[QStringLiteral("entry")];
    const auto space = readSpace(entry, spaces);
    if (!space)
        return;
    chute.entry = *space;
    if (const int edge = spaces.edgeLane(space->sector, chute.side); space->lane != edge)
        entry.fail(QStringLiteral("is %1, the edge lane on its side is %2")
                       .arg(toText(*space), toText(Space{space->sector, edge})));
    track.chute = chute;
}

void readGrid(const json::Reader& from, const Spaces& spaces, Track& track)
{
    std::set<Space> taken;
    std::map<Space, Space> twins;
    for (const auto& [a, b] : track.crossovers) {
        twins.emplace(a, b);
        twins.emplace(b, a);
    }
    const auto count = from.size(mostSectors * mostLanes);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const auto space = readSpace(from[i], spaces);
        if (!space)
            return;
        if (!taken.insert(*space).second)
            from[i].fail(QStringLiteral("is %1 a second time").arg(toText(*space)));
        if (const auto twin = twins.find(*space); twin != twins.end() && taken.contains(twin->second))
            from[i].fail(QStringLiteral("is %1, one cell with %2").arg(toText(*space), toText(twin->second)));
        track.grid.push_back(*space);
    }
}

} // namespace

bool isTrackId(QStringView text)
{
    const auto allowed = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'-';
    };
    return !text.isEmpty() && text.size() <= 60 && std::ranges::all_of(text, allowed);
}

std::expected<Track, Problem> load(const QJsonObject& object)
{
    Track track;
    const json::Reader root(object);
    readHeader(root, track);
    readSections(root[QStringLiteral("sections")], track);
    if (root.problem())
        return std::unexpected(*root.problem());
    const Spaces spaces(track);
    if (root.has(QStringLiteral("crossovers")))
        readCrossovers(root[QStringLiteral("crossovers")], spaces, track);
    if (root.has(QStringLiteral("chute")))
        readChute(root[QStringLiteral("chute")], spaces, track);
    else if (track.isOfSisterGame()) // 2.1: the space just past the line, with the whole track to go
        track.chute = Chute{{0, 0}, Side::In};
    if (root.has(QStringLiteral("grid")))
        readGrid(root[QStringLiteral("grid")], spaces, track);
    if (root.has(tracedKey))
        track.traced = readTraced(root[tracedKey], track.sectorCount());
    if (root.problem())
        return std::unexpected(*root.problem());
    return track;
}

std::expected<Track, Problem> loadFile(const QString& path)
{
    return json::readFile(path)
        .and_then([](const QJsonObject& object) { return load(object); })
        .and_then(withChute);
}

std::expected<Track, Problem> withChute(Track track)
{
    if (!track.chute)
        return std::unexpected(Problem{QStringLiteral("chute"),
                                       QStringLiteral("is missing: replacement cars come in through it")});
    return track;
}

namespace {

QJsonObject storeSection(const Section& section, const Section& following)
{
    QJsonObject object{{QStringLiteral("sectors"), section.sectors}};
    if (section.surface != Surface::Jump)
        object[QStringLiteral("lanes")] = section.lanes;
    if (section.surface != Surface::Paved)
        object[QStringLiteral("surface")] = surfaces[static_cast<int>(section.surface)];
    if (section.turn != 0)
        object[QStringLiteral("turn")] = section.turn;
    if (section.length != 0)
        object[QStringLiteral("length")] = section.length;
    if (joinsLaneToLane(section, following) && section.next == laneToLane(section.lanes))
        return object;
    QJsonArray joins;
    for (const std::vector<int>& targets : section.next) {
        QJsonArray entry;
        std::ranges::for_each(targets, [&](int target) { entry.append(target); });
        joins.append(entry);
    }
    object[QStringLiteral("next")] = joins;
    return object;
}

} // namespace

QJsonObject store(const Track& track)
{
    QJsonObject object{{QStringLiteral("format"), format},
                       {QStringLiteral("id"), track.id},
                       {QStringLiteral("name"), track.name}};
    if (!track.system.isEmpty())
        object[QStringLiteral("system")] = track.system;
    if (track.heading != 0)
        object[QStringLiteral("heading")] = track.heading;
    QJsonArray sections;
    for (std::size_t i = 0; i < track.sections.size(); ++i)
        sections.append(storeSection(track.sections[i], track.following(i)));
    object[QStringLiteral("sections")] = sections;
    QJsonArray crossovers;
    for (const auto& [a, b] : track.crossovers)
        crossovers.append(QJsonArray{toText(a), toText(b)});
    if (!crossovers.isEmpty())
        object[QStringLiteral("crossovers")] = crossovers;
    if (track.chute)
        object[QStringLiteral("chute")] =
            QJsonObject{{QStringLiteral("entry"), toText(track.chute->entry)},
                        {QStringLiteral("side"), sides[static_cast<int>(track.chute->side)]}};
    QJsonArray grid;
    for (const Space space : track.grid)
        grid.append(toText(space));
    if (!grid.isEmpty())
        object[QStringLiteral("grid")] = grid;
    if (track.traced)
        object[tracedKey] = store(*track.traced);
    return object;
}

QJsonObject storeWithoutPicture(Track track)
{
    if (track.traced)
        track.traced->photo.reset();
    return store(track);
}

} // namespace roadmarshal::track
