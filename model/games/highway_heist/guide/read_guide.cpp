#include "read_guide.h"

#include "games/highway_heist/table/names.h"
#include "kinds.h"
#include "numbers.h"
#include "read_cards.h"
#include "usual_cards.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

QString readText(const json::Reader& reader, const char* key, int longest)
{
    const json::Reader field = reader[QLatin1StringView(key)];
    return isGiven(field) ? field.text(longest) : QString();
}

Place readPlace(const json::Reader& reader, const Road& road)
{
    const QString text = reader.text();
    const auto place = parsePlace(text);
    if (!place || !road.has(*place))
        reader.fail(QStringLiteral("is \"%1\", the road has c1r1 to c%2r%3")
                        .arg(text)
                        .arg(road.columns)
                        .arg(road.rows));
    return place.value_or(Place());
}

std::vector<Place> readPlaces(const json::Reader& reader, const Road& road)
{
    std::vector<Place> places;
    if (!isGiven(reader))
        return places;
    for (qsizetype i = 0; i < reader.size(mostColumns * mostRows) && !reader.problem(); ++i)
        places.push_back(readPlace(reader[i], road));
    return places;
}

Road readRoad(const json::Reader& reader)
{
    Road road;
    if (!isGiven(reader))
        return road;
    (void)reader.object();
    road.columns = reader[QStringLiteral("columns")].integer(1, mostColumns, road.columns);
    road.rows = reader[QStringLiteral("rows")].integer(1, mostRows, road.rows);
    const json::Reader start = reader[QStringLiteral("start")];
    if (isGiven(start))
        road.start = readPlaces(start, road);
    else
        std::erase_if(road.start, [&](const Place& place) { return !road.has(place); });
    return road;
}

Numbers readNumbers(const json::Reader& reader)
{
    Numbers numbers;
    if (!isGiven(reader))
        return numbers;
    (void)reader.object();
    for (const NumberField& field : numberFields) {
        int& value = numbers.*field.member;
        value = reader[QLatin1StringView(field.name)].integer(field.least, field.most, value);
    }
    return numbers;
}

GuideVehicle readVehicle(const json::Reader& reader, const QString& id, const Guide& guide)
{
    constexpr int longestSide = 8;
    constexpr int mostSlots = 12;
    GuideVehicle vehicle;
    (void)reader.object();
    vehicle.id = id;
    vehicle.name = readText(reader, "name", longestName);
    if (const json::Reader footprint = reader[QStringLiteral("footprint")]; isGiven(footprint)) {
        if (footprint.size(2) != 2)
            footprint.fail(QStringLiteral("has to be columns and rows"));
        vehicle.columns = footprint[0].integer(1, longestSide);
        vehicle.rows = footprint[1].integer(1, longestSide);
    }
    if (const json::Reader at = reader[QStringLiteral("at")]; isGiven(at)) {
        const Place place = readPlace(at, guide.road);
        vehicle.at = place;
        if (!guide.road.has({place.column + vehicle.columns - 1, place.row + vehicle.rows - 1}))
            at.fail(QStringLiteral("is \"%1\", where it sticks out of the road").arg(toText(place)));
    } else if (!guide.road.has(
                   {vehicle.at->column + vehicle.columns - 1, vehicle.at->row + vehicle.rows - 1})) {
        vehicle.at.reset();
    }
    vehicle.roofSlots = reader[QStringLiteral("slots")].integer(0, mostSlots, vehicle.roofSlots);
    vehicle.enemyPegs = reader[QStringLiteral("enemyPegs")].integer(0, mostSlots, vehicle.enemyPegs);
    vehicle.flies = reader[QStringLiteral("flies")].boolean(vehicle.flies);
    if (const json::Reader wrecks = reader[QStringLiteral("wrecks")]; isGiven(wrecks)) {
        vehicle.wrecks = wrecks.text(longestId);
        if (!reader.problem() && !guide.counters.contains(vehicle.wrecks))
            wrecks.fail(QStringLiteral("is \"%1\", the guide has no such counter").arg(vehicle.wrecks));
    }
    return vehicle;
}

// Calls read(reader, id) for each entry of an object of things that have ids.
template <class Read>
void eachId(const json::Reader& reader, Read read)
{
    if (!isGiven(reader))
        return;
    (void)reader.object();
    if (reader.keys().size() > mostListed)
        reader.fail(QStringLiteral("has %1 entries, at most %2 are allowed")
                        .arg(reader.keys().size())
                        .arg(mostListed));
    for (const QString& id : reader.keys()) {
        if (reader.problem())
            return;
        checkId(reader[id], id);
        read(reader[id], id);
    }
}

void readCounters(const json::Reader& reader, Guide& guide)
{
    eachId(reader, [&](const json::Reader& counter, const QString& id) {
        guide.counters[id] = counter.integer(-mostCounted, mostCounted);
    });
}

void readVehicles(const json::Reader& reader, Guide& guide)
{
    eachId(reader, [&](const json::Reader& vehicle, const QString& id) {
        guide.vehicles.push_back(readVehicle(vehicle, id, guide));
    });
    std::ranges::sort(guide.vehicles, {}, &GuideVehicle::id);
}

void readTokens(const json::Reader& reader, Guide& guide)
{
    eachId(reader, [&](const json::Reader& token, const QString& id) {
        const QString at = token.text(longestId);
        if (!token.problem() && at != outWord && !guide.vehicle(at))
            token.fail(
                QStringLiteral("is \"%1\", which is neither a vehicle of the guide nor %2").arg(at, outWord));
        guide.tokens[id] = at;
    });
}

QString readToken(const json::Reader& reader, const Guide& guide)
{
    const QString token = reader.text(longestId);
    if (!reader.problem() && !guide.tokens.contains(token))
        reader.fail(QStringLiteral("is \"%1\", the guide has no such token").arg(token));
    return token;
}

Objective readObjective(const json::Reader& reader, const Guide& guide)
{
    Objective objective;
    (void)reader.object();
    if (const json::Reader counter = reader[QStringLiteral("counter")]; isGiven(counter)) {
        objective.counter = counter.text(longestId);
        if (!reader.problem() && !guide.counters.contains(objective.counter))
            counter.fail(QStringLiteral("is \"%1\", the guide has no such counter").arg(objective.counter));
        objective.at = reader[QStringLiteral("at")].integer(-mostCounted, mostCounted, 0);
        return objective;
    }
    const json::Reader tokens = reader[QStringLiteral("tokens")];
    for (qsizetype i = 0; i < tokens.size(mostListed) && !reader.problem(); ++i)
        objective.tokens.append(readToken(tokens[i], guide));
    objective.count =
        reader[QStringLiteral("count")].integer(0, mostListed, static_cast<int>(objective.tokens.size()));
    return objective;
}

void readEnds(const json::Reader& reader, Guide& guide)
{
    const json::Reader win = reader[QStringLiteral("win")];
    for (qsizetype i = 0; isGiven(win) && i < win.size(mostListed) && !reader.problem(); ++i)
        guide.win.push_back(readObjective(win[i], guide));
    const json::Reader lose = reader[QStringLiteral("lose")];
    for (qsizetype i = 0; isGiven(lose) && i < lose.size(mostListed) && !reader.problem(); ++i) {
        (void)lose[i].object();
        guide.lose.append(readToken(lose[i][QStringLiteral("adrift")], guide));
    }
}

void readSetup(const json::Reader& reader, Guide& guide)
{
    if (!isGiven(reader))
        return;
    (void)reader.object();
    guide.suvs = readPlaces(reader[QStringLiteral("suvs")], guide.road);
    guide.enemies = readPlaces(reader[QStringLiteral("enemies")], guide.road);
}

void readCards(const json::Reader& reader, Guide& guide)
{
    const json::Reader enemyCards = reader[QStringLiteral("enemyCards")];
    guide.enemyCards = isGiven(enemyCards) ? readEnemyCards(enemyCards, guide) : usualEnemyCards();
    const json::Reader stunts = reader[QStringLiteral("stunts")];
    guide.stunts = isGiven(stunts) ? readStunts(stunts) : usualStunts();
}

Problem inside(const json::Reader& reader, const Problem& problem)
{
    const bool isNamed = !reader.path().isEmpty() && !problem.place.isEmpty();
    return {isNamed ? reader.path() + u'.' + problem.place : reader.path() + problem.place, problem.reason};
}

} // namespace

std::expected<Guide, Problem> readGuide(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    const json::Reader format = reader[QStringLiteral("format")];
    if (const QString found = format.text(); !reader.problem() && found != guideFormat)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, guideFormat));
    Guide guide;
    guide.id = reader[QStringLiteral("id")].text(longestId);
    guide.name = readText(reader, "name", longestName);
    guide.text = readText(reader, "text", longestText);
    guide.road = readRoad(reader[QStringLiteral("road")]);
    guide.numbers = readNumbers(reader[QStringLiteral("numbers")]);
    readCounters(reader[QStringLiteral("counters")], guide);
    readVehicles(reader[QStringLiteral("vehicles")], guide);
    const json::Reader main = reader[QStringLiteral("main")];
    guide.main = isGiven(main) ? main.text(longestId) : QString();
    if (!reader.problem() && !guide.main.isEmpty() && !guide.vehicle(guide.main))
        main.fail(QStringLiteral("is \"%1\", which is none of the guide's vehicles").arg(guide.main));
    readTokens(reader[QStringLiteral("tokens")], guide);
    readEnds(reader, guide);
    readSetup(reader[QStringLiteral("setup")], guide);
    if (!reader.problem())
        readCards(reader, guide);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    guide.json = writtenGuide(guide);
    return guide;
}

std::expected<Guide, Problem> guideAt(const json::Reader& reader, const content::Library& library)
{
    if (reader.isObject())
        return readGuide(reader.object()).transform_error([&](const Problem& problem) {
            return inside(reader, problem);
        });
    const QString id = reader.text(longestId);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto found = library.find(guideKind(), id);
    if (!found)
        return std::unexpected(Problem{reader.path() + u':', found.error().toLine()});
    return readGuide(found->json).transform_error([&](const Problem& problem) {
        return Problem{reader.path() + u':', problem.toLine(found->file)};
    });
}

} // namespace roadmarshal::highway_heist
