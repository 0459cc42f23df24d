#include "read.h"

#include "joins.h"
#include "marks.h"
#include "sections.h"
#include "track/load.h"
#include "track/read_traced.h"
#include "json/reader.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::track {

namespace {

const QString sectionsKey = QStringLiteral("sections");
const QString chuteKey = QStringLiteral("chute");
const QStringList surfaces{QStringLiteral("paved"), QStringLiteral("rough"), QStringLiteral("jump")};

QJsonObject without(QJsonObject object, std::initializer_list<const char*> keys)
{
    for (const char* key : keys)
        object.remove(QLatin1StringView(key));
    return object;
}

QJsonObject restOf(const QJsonObject& object)
{
    return without(object, {"format", "id", "name", "system", "heading", "sections", "crossovers", "chute",
                            "grid", "traced"});
}

QJsonObject restOfSection(const QJsonObject& object)
{
    return without(object, {"sectors", "lanes", "surface", "turn", "length", "next"});
}

double numberOf(const QJsonValue& value, double most)
{
    const double number = value.toDouble();
    return std::isfinite(number) ? std::clamp(number, -most, most) : 0;
}

Section sectionOf(const QJsonObject& object)
{
    Section section;
    section.sectors = std::clamp(object[QStringLiteral("sectors")].toInt(1), 1, mostSectors);
    section.surface = static_cast<Surface>(
        std::max(0, static_cast<int>(surfaces.indexOf(object[QStringLiteral("surface")].toString()))));
    const int lanes = std::clamp(object[QStringLiteral("lanes")].toInt(1), 1, mostLanes);
    section.lanes = section.surface == Surface::Jump ? 3 : lanes;
    section.turn = numberOf(object[QStringLiteral("turn")], sharpestTurn);
    const double length = numberOf(object[QStringLiteral("length")], longestLength);
    section.length = length <= 0 ? 0 : std::max(length, shortestLength);
    return section;
}

Joins joinOf(const QJsonValue& next, const Section& section, const Section& following)
{
    if (!next.isArray())
        return usualJoin(section, following);
    Joins joins;
    for (const QJsonValue& row : next.toArray()) {
        std::vector<int> targets;
        for (const QJsonValue& target : row.toArray())
            targets.push_back(target.toInt(-1));
        joins.push_back(std::move(targets));
        if (joins.size() == static_cast<std::size_t>(section.lanes))
            break;
    }
    return soundJoin(joins, section, following);
}

std::optional<Space> spaceOf(const QJsonValue& value, const Draft& draft)
{
    const auto space = parseSpace(value.toString());
    return space && draft.canDriveOn(*space) ? space : std::nullopt;
}

// Of a file that `load` refuses what can be made sense of.
Draft salvaged(const QJsonObject& object)
{
    Draft draft;
    Track& track = draft.track;
    track.id = object[QStringLiteral("id")].toString().left(60);
    track.name = object[QStringLiteral("name")].toString().left(100);
    track.system = object[QStringLiteral("system")].toString().left(60);
    track.heading = numberOf(object[QStringLiteral("heading")], 360);
    const QJsonArray sections = object[sectionsKey].toArray();
    for (const QJsonValue& section : sections)
        track.sections.push_back(sectionOf(section.toObject()));
    for (std::size_t i = 0; i < track.sections.size(); ++i)
        track.sections[i].next = joinOf(sections[static_cast<qsizetype>(i)][QStringLiteral("next")],
                                        track.sections[i], track.following(i));
    for (const QJsonValue& pair : object[QStringLiteral("crossovers")].toArray()) {
        const auto a = spaceOf(pair[0], draft);
        const auto b = spaceOf(pair[1], draft);
        if (a && b && !twinOf(draft, *a) && !twinOf(draft, *b))
            draft = withCrossoverTurned(std::move(draft), *a, *b);
    }
    if (const auto entry = spaceOf(object[chuteKey][QStringLiteral("entry")], draft))
        draft = withChute(std::move(draft), entry->sector,
                          object[chuteKey][QStringLiteral("side")] == QStringLiteral("out") ? Side::Out
                                                                                            : Side::In);
    std::vector<Space> grid;
    for (const QJsonValue& space : object[QStringLiteral("grid")].toArray()) {
        if (const auto on = spaceOf(space, draft))
            grid.push_back(*on);
    }
    if (const json::Reader traced = json::Reader(object)[QStringLiteral("traced")]; traced.isObject())
        track.traced = readTraced(traced, track.sectorCount());
    return withGrid(std::move(draft), grid);
}

// Whether a track of it would have too many parts, or none.
std::optional<Problem> sizeProblem(const QJsonObject& object)
{
    const json::Reader root(object);
    const json::Reader sections = root[sectionsKey];
    const qsizetype count = sections.size(mostSections);
    if (!root.problem() && count == 0)
        sections.fail(QStringLiteral("is empty"));
    for (qsizetype i = 0; i < count; ++i)
        sections[i].object();
    return root.problem();
}

} // namespace

std::expected<ReadDraft, Problem> readDraft(const QJsonObject& object)
{
    if (const auto problem = sizeProblem(object))
        return std::unexpected(*problem);
    ReadDraft read;
    if (auto loaded = load(object)) {
        read.draft.track = *std::move(loaded);
        for (Section& section : read.draft.track.sections)
            std::ranges::for_each(section.next,
                                  [](std::vector<int>& targets) { std::ranges::sort(targets); });
        if (!object.contains(chuteKey)) // what `load` puts in for tracks that have none
            read.draft.track.chute.reset();
    } else {
        read.problem = loaded.error();
        read.draft = salvaged(object);
        if (read.draft.track.sectorCount() > mostSectors)
            return std::unexpected(*read.problem);
    }
    read.draft.rest = restOf(object);
    for (const QJsonValue& section : object[sectionsKey].toArray())
        read.draft.sectionRests.push_back(restOfSection(section.toObject()));
    return read;
}

QJsonObject storeDraft(const Draft& draft)
{
    QJsonObject object = store(draft.track);
    for (auto field = draft.rest.begin(); field != draft.rest.end(); ++field)
        object.insert(field.key(), field.value());
    QJsonArray sections = object[sectionsKey].toArray();
    for (qsizetype i = 0; i < sections.size(); ++i) {
        QJsonObject section = sections[i].toObject();
        const QJsonObject& rest = draft.sectionRests[static_cast<std::size_t>(i)];
        for (auto field = rest.begin(); field != rest.end(); ++field)
            section.insert(field.key(), field.value());
        sections[i] = section;
    }
    object[sectionsKey] = sections;
    return object;
}

} // namespace roadmarshal::track
