#include "movement_report.h"

#include "dice/ratio.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/movement/ends.h"
#include "games/apocalypse_trail/movement/speed.h"
#include "games/apocalypse_trail/table/names.h"
#include "reasons.h"

#include <QJsonDocument>

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

QJsonArray arrayOf(const std::vector<int>& numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

const QString& crewOf(const State& state, const Rig& rig)
{
    return state.crews[static_cast<size_t>(rig.crew)].id;
}

QJsonObject fuelOf(const State& state, const Rigs& rigs)
{
    QJsonObject fuel;
    for (const Rig& rig : rigs)
        fuel.insert(crewOf(state, rig),
                    QJsonObject{{u"tracker"_s, rig.fuel.tracker}, {u"tank"_s, rig.fuel.tank}});
    return fuel;
}

QJsonArray towsOf(const State& state, const End& end)
{
    QJsonArray squares;
    for (const Tows& tows : end.tows) {
        QJsonObject square;
        for (const Tow& tow : tows)
            square.insert(crewOf(state, end.rigs[tow.towed]), crewOf(state, end.rigs[tow.by]));
        squares.append(square);
    }
    return squares;
}

// What tells ends apart.
QJsonObject keyOf(const State& state, const End& end, int survivors)
{
    QJsonObject object{
        {u"moved"_s, end.moved},
        {u"at"_s, end.at},
        {u"stop"_s, wordFor(stopWords, end.stop)},
        {u"eats"_s, arrayOf(end.eats)},
        {u"rations"_s, static_cast<int>(end.eats.size()) * rationsFor(survivors)},
        {u"shelters"_s, arrayOf(end.shelters)},
        {u"fuel"_s, fuelOf(state, end.rigs)},
    };
    if (end.stop == Stop::Scenario)
        object.insert(u"scenario"_s, end.scenario);
    return object;
}

struct Line
{
    int moved = 0;
    QByteArray text;
    QJsonObject object;
};

Line lineOf(const State& state, const End& end, int survivors)
{
    QJsonObject object = keyOf(state, end, survivors);
    QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    object.insert(u"rolls"_s, arrayOf(end.rolls));
    object.insert(u"path"_s, arrayOf(end.path));
    object.insert(u"tows"_s, towsOf(state, end));
    return {end.moved, std::move(text), object};
}

QJsonArray endsReport(const State& state, const QString& pawn, const std::vector<End>& ends)
{
    const int survivors = survivorsOf(state, pawn);
    std::vector<Line> lines;
    lines.reserve(ends.size());
    for (const End& end : ends)
        lines.push_back(lineOf(state, end, survivors));
    std::ranges::sort(lines, [](const Line& one, const Line& other) {
        return std::tie(one.moved, one.text) < std::tie(other.moved, other.text);
    });
    QJsonArray array;
    for (const Line& line : lines)
        array.append(line.object);
    return array;
}

QJsonObject landingReport(const std::vector<End>& ends, const Journey& journey)
{
    QJsonObject landing;
    for (const auto& [square, rolls] : landings(ends, journey))
        landing.insert(QString::number(square),
                       dice::toText(dice::ratio(rolls, static_cast<qint64>(journey.rolls.size()))));
    return landing;
}

// AT-55: for each that is dry now, who could tow it and why others can't.
QJsonObject towingReport(const State& state, const QString& pawn)
{
    const Rigs rigs = rigsOf(state, pawn);
    QJsonObject towing;
    for (const Rig& dry : rigs) {
        if (!dry.isDry())
            continue;
        QJsonArray by;
        QJsonObject no;
        for (const Rig& other : rigs) {
            if (other.crew == dry.crew)
                continue;
            if (canTow(other, dry))
                by.append(crewOf(state, other));
            else
                no.insert(crewOf(state, other), u"AT-55"_s);
        }
        towing.insert(crewOf(state, dry), QJsonObject{{u"by"_s, by}, {u"not"_s, no}});
    }
    return towing;
}

std::expected<Journey, Problem> journeyOf(const State& state, const QString& pawn, const MovementAsked& asked)
{
    Journey journey{.push = asked.push, .back = asked.back};
    if (asked.push) {
        journey.rolls = {pushSpeed(state, pawn)};
        return journey;
    }
    const std::optional<int> die = movementDie(state, pawn);
    if (asked.roll && (*asked.roll < 1 || (die && *asked.roll > *die)))
        return std::unexpected(
            Problem{u"--roll"_s, u"is %1, the die shows 1 to %2"_s.arg(*asked.roll).arg(die.value_or(1))});
    for (int roll = 1; roll <= die.value_or(0); ++roll) {
        if (!asked.roll || *asked.roll == roll)
            journey.rolls.push_back(roll);
    }
    return journey;
}

} // namespace

std::expected<QByteArray, Problem> movementReport(const State& state, const QString& pawn,
                                                  const MovementAsked& asked, const std::stop_token& stop)
{
    const auto journey = journeyOf(state, pawn, asked);
    if (!journey)
        return std::unexpected(journey.error());
    const Objections against = whyNotMove(state, pawn, asked.push, asked.back);
    std::vector<End> ends;
    if (against.isEmpty()) {
        auto found = endsOf(state, pawn, *journey, stop);
        if (!found)
            return std::unexpected(
                Problem{u"--crew"_s, u"has more than %1 ways to move"_s.arg(qint64(mostEnds))});
        ends = *std::move(found);
    }
    QJsonObject report{{u"reasons"_s, reasonsOf(against)},
                       {u"landing"_s, landingReport(ends, *journey)},
                       {u"towing"_s, towingReport(state, pawn)},
                       {u"ends"_s, endsReport(state, pawn, ends)}};
    if (asked.push) {
        report.insert(u"push"_s, pushSpeed(state, pawn));
    } else {
        const std::optional<int> die = movementDie(state, pawn);
        report.insert(u"die"_s, die ? QJsonValue(*die) : QJsonValue());
    }
    return QJsonDocument(report).toJson(QJsonDocument::Compact);
}

} // namespace roadmarshal::apocalypse_trail
