#include "data.h"

#include "games/road_kill_rally/decks/read_cards.h"
#include "games/road_kill_rally/road/road_tile.h"
#include "json/built_in.h"

#include <QtAssert>

#include <algorithm>
#include <set>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostEntries = 200;
constexpr int mostNumber = 9999;

template <class Of>
const Of* findIn(const std::vector<Of>& list, QStringView id)
{
    const auto found = std::ranges::find(list, id, &Of::id);
    return found == list.end() ? nullptr : &*found;
}

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined();
}

// Entries that replace those of the same id, or join them.
template <class Of>
void readList(const json::Reader& from, std::vector<Of>& list, Of (*read)(const json::Reader&))
{
    std::set<QString> seen;
    for (qsizetype i = 0; isGiven(from) && i < from.size(mostEntries) && !from.problem(); ++i) {
        Of entry = read(from[i]);
        if (!from.problem() && !seen.insert(entry.id).second)
            from[i].fail(u"is \"%1\" a second time"_s.arg(entry.id));
        const auto known = std::ranges::find(list, entry.id, &Of::id);
        if (known == list.end())
            list.push_back(std::move(entry));
        else
            *known = std::move(entry);
    }
}

HazardKind readHazard(const json::Reader& reader)
{
    constexpr int mostDice = 20;
    HazardKind hazard;
    hazard.id = readId(reader[u"id"_s]);
    hazard.dice = reader[u"dice"_s].integer(0, mostDice);
    hazard.stays = reader[u"stays"_s].boolean(true);
    return hazard;
}

// RKR-D1
dice::Die dieOf(const std::vector<int>& faces, const std::set<int>& again)
{
    dice::Die die{u"hits"_s, {}};
    for (const int value : faces) {
        const auto same = std::ranges::find(die.faces, value, &dice::Face::value);
        if (same == die.faces.end())
            die.faces.append({QString::number(value), value, 1, again.contains(value)});
        else
            ++same->sides;
    }
    std::ranges::sort(die.faces, {}, &dice::Face::value);
    return die;
}

void readDice(const json::Reader& from, Data& data)
{
    constexpr qsizetype mostFaces = 100;
    constexpr int mostHits = 9;
    std::vector<int> faces;
    std::set<int> again;
    for (const dice::Face& face : data.die.faces) {
        faces.insert(faces.end(), static_cast<size_t>(face.sides), face.value);
        if (face.again)
            again.insert(face.value);
    }
    if (const json::Reader list = from[u"faces"_s]; isGiven(list)) {
        faces.clear();
        for (qsizetype i = 0; i < list.size(mostFaces); ++i)
            faces.push_back(list[i].integer(0, mostHits));
        if (faces.empty())
            list.fail(u"has no entries, at least 1 is needed"_s);
    }
    if (const json::Reader list = from[u"explodeOn"_s]; isGiven(list)) {
        again.clear();
        for (qsizetype i = 0; i < list.size(mostFaces); ++i)
            again.insert(list[i].integer(0, mostHits));
    }
    if (std::ranges::all_of(faces, [&](int face) { return again.contains(face); }))
        from.fail(u"brings another die with every face"_s);
    if (!from.problem())
        data.die = dieOf(faces, again);
}

CrashRow readCrashRow(const json::Reader& from)
{
    constexpr int mostDice = 20;
    CrashRow row;
    if (const qsizetype count = from.size(fastest); count != fastest)
        from.fail(u"has %1 entries, one for each of %2 boxes is needed"_s.arg(count).arg(fastest));
    for (int box = 0; box < fastest && !from.problem(); ++box) {
        if (const json::Reader entry = from[box]; !entry.value().isNull())
            row[static_cast<size_t>(box)] = entry.integer(0, mostDice);
    }
    return row;
}

// What it leaves out is as in the built-in one.
void readDashboard(const json::Reader& from, Dashboard& dashboard)
{
    for (int danger = 0; danger < dangers; ++danger) {
        const json::Reader crash = from[u"crash"_s];
        if (!isGiven(crash))
            break;
        if (const json::Reader row = crash[dangerWords()[danger]]; isGiven(row))
            dashboard.crash[static_cast<size_t>(danger)] = readCrashRow(row);
    }
    if (const json::Reader list = from[u"slots"_s]; isGiven(list)) {
        dashboard.mounts.clear();
        for (qsizetype i = 0; i < list.size(mostSlots) && !from.problem(); ++i) {
            Slot slot{readId(list[i][u"id"_s]),
                      static_cast<SlotColour>(list[i][u"colour"_s].word(slotColourWords()))};
            if (dashboard.slotOf(slot.id) >= 0)
                list[i].fail(u"is \"%1\" a second time"_s.arg(slot.id));
            dashboard.mounts.push_back(std::move(slot));
        }
    }
    dashboard.wipeOutSlots = from[u"wipeoutSlots"_s].integer(1, mostNumber, dashboard.wipeOutSlots);
}

void readDashboards(const json::Reader& from, Data& data)
{
    std::set<QString> seen;
    const Dashboard builtIn = data.dashboards.value(u"*"_s);
    for (qsizetype i = 0; isGiven(from) && i < from.size(mostEntries) && !from.problem(); ++i) {
        const json::Reader idField = from[i][u"id"_s];
        const QString id = idField.value().toString() == u"*"_s ? u"*"_s : readId(idField);
        if (!from.problem() && !seen.insert(id).second)
            from[i].fail(u"is \"%1\" a second time"_s.arg(id));
        Dashboard dashboard = builtIn;
        readDashboard(from[i], dashboard);
        data.dashboards[id] = dashboard;
    }
}

void readByColour(const json::Reader& from, std::array<int, colours>& values)
{
    for (int colour = 0; isGiven(from) && colour < colours; ++colour) {
        int& value = values[static_cast<size_t>(colour)];
        value = from[colourWords()[colour]].integer(0, mostNumber, value);
    }
}

void readScoring(const json::Reader& from, Scoring& scoring)
{
    constexpr qsizetype mostPlaces = 6;
    readByColour(from[u"pedestrian"_s], scoring.pedestrian);
    if (const json::Reader list = from[u"place"_s]; isGiven(list)) {
        scoring.place.clear();
        for (qsizetype i = 0; i < list.size(mostPlaces); ++i)
            scoring.place.push_back(list[i].integer(0, mostNumber));
    }
    scoring.shoot = from[u"shoot"_s].integer(0, mostNumber, scoring.shoot);
    scoring.wipeOut = from[u"wipeout"_s].integer(-mostNumber, mostNumber, scoring.wipeOut);
}

void readInto(const json::Reader& from, Data& data)
{
    if (const json::Reader dice = from[u"dice"_s]; isGiven(dice))
        readDice(dice, data);
    readDashboards(from[u"dashboards"_s], data);
    readList(from[u"hazards"_s], data.hazards, readHazard);
    readList(from[u"rallyCards"_s], data.rallyCards, readRallyCard);
    readList(from[u"accessories"_s], data.accessories, readAccessory);
    readList(from[u"skills"_s], data.skills, readSkill);
    if (const json::Reader scoring = from[u"scoring"_s]; isGiven(scoring))
        readScoring(scoring, data.scoring);
    if (const json::Reader supply = from[u"supply"_s]; isGiven(supply))
        readByColour(supply[u"pedestrians"_s], data.supply);
    const json::Reader cards = from[u"rallyCards"_s];
    for (const RallyCard& card : data.rallyCards) {
        if (!from.problem() && card.type == RallyType::Hazard && !data.hazard(card.hazard))
            cards.fail(u"has \"%1\" with the hazard \"%2\", which is unknown"_s.arg(card.id, card.hazard));
    }
    if (!from.problem())
        data.oneDie = dice::one(data.die);
}

const Data& builtIn()
{
    static const Data data = [] {
        const QString path = json::builtInFolder(u"road-kill-rally"_s, u"data"_s) + u"/default.data.json"_s;
        const auto object = json::readFile(path);
        Q_ASSERT(object);
        const json::Reader reader{QJsonValue(object.value_or(QJsonObject()))};
        Data read;
        readInto(reader, read);
        Q_ASSERT(!reader.problem());
        return read;
    }();
    return data;
}

} // namespace

const Dashboard& Data::dashboardOf(const QString& car) const
{
    const auto own = dashboards.constFind(car);
    return own == dashboards.constEnd() ? *dashboards.constFind(u"*"_s) : *own;
}

const RallyCard* Data::rallyCard(QStringView id) const
{
    return findIn(rallyCards, id);
}

const Accessory* Data::accessory(QStringView id) const
{
    return findIn(accessories, id);
}

const HazardKind* Data::hazard(QStringView id) const
{
    return findIn(hazards, id);
}

const Skill* Data::skill(QStringView id) const
{
    return findIn(skills, id);
}

Data readData(const json::Reader& reader)
{
    Data data = builtIn();
    if (isGiven(reader)) {
        (void)reader.object(); // which says so if it is none
        if (!reader.problem())
            readInto(reader, data);
    }
    return data;
}

} // namespace roadmarshal::road_kill_rally
