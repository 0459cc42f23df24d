// RKR-19 to 37, 44 to 47: speeds, ways, dice and collisions.
#include "games/road_kill_rally/driving/explore.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/driving/speed_menu.h"
#include "judge.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Verdict;

namespace {

QString pathText(const Road& road, const Way& way)
{
    QStringList words;
    for (const Entered& entered : way.entered)
        words.append((entered.isJump ? u"^"_s : QString()) + toText(road.at(entered.space).id));
    return words.join(u',');
}

// How many rows and lanes two places are apart.
int apart(SpaceId one, SpaceId other)
{
    return 10 * qAbs(one.row - other.row) + qAbs(one.lane - other.lane);
}

// Legal ways that end near to where the claim does.
void addVariants(Verdict& verdict, const Drive& drive, SpaceId wanted)
{
    std::vector<Outcome> outcomes = explore(drive);
    std::erase_if(outcomes, [](const Outcome& one) { return one.ends == Ends::Collision || one.ways.empty(); });
    std::ranges::stable_sort(outcomes, {}, [&](const Outcome& one) {
        return apart(drive.road().at(one.at).id, wanted);
    });
    for (const Outcome& outcome : outcomes) {
        if (verdict.variants.size() == table::mostVariants)
            return;
        QString path = pathText(drive.road(), outcome.ways.front());
        if (outcome.ends == Ends::Finish)
            path += (path.isEmpty() ? u"finish"_s : u",finish"_s);
        verdict.variants.append({toClaim(DriveClaim{drive.car().id, path}),
                                 {u"variant-drive"_s, {{u"path"_s, path}, {u"dice"_s, outcome.ways.front().dice}}},
                                 {}});
    }
}

} // namespace

Verdict judgeSpeed(const State& state, int index, int box)
{
    const Car& car = state.car(index);
    const int cost = box < 1 || box > fastest ? 0 : speedCost(state, car, box);
    const QJsonObject args{{u"car"_s, car.id}, {u"box"_s, box}, {u"cost"_s, cost}, {u"hand"_s, car.hand}};
    table::Objections wrong = objectionsToSpeed(state, car, box);
    if (state.moveOf(index))
        wrong.prepend(objection("RKR-20", "speed-is-set", args));
    if (wrong.isEmpty())
        return verdictOf(true, cost > 0 ? "verdict-speed-paid" : "verdict-speed-free", args,
                         {objection(cost > 0 ? "RKR-21" : "RKR-20", "why-speed", args)});
    Verdict verdict = verdictOf(false, "verdict-no-speed", args, wrong);
    for (int by = 1; by < fastest && !state.moveOf(index); ++by) {
        for (const int near : {box - by, box + by}) {
            if (near >= 1 && near <= fastest && canPay(state, car, near) &&
                verdict.variants.size() < table::mostVariants)
                verdict.variants.append({toClaim(SpeedClaim{car.id, near}),
                                         {u"variant-speed"_s,
                                          {{u"box"_s, near}, {u"cost"_s, speedCost(state, car, near)}}},
                                         {}});
        }
    }
    return verdict;
}

Verdict judgeDrive(const State& state, int index, const QString& text)
{
    const Car& car = state.car(index);
    const Drive drive(state, index, car.speed);
    const QJsonObject args{{u"car"_s, car.id}, {u"path"_s, text}};
    const auto path = parsePath(*state.road, text);
    if (!path)
        return verdictOf(false, "verdict-no-drive", args,
                         {objection("RKR-24", "no-such-space", {{u"given"_s, path.error()}})});
    const auto judged = judge(drive, *path);
    Verdict verdict;
    SpaceId end = car.at;
    verdict.route.piece = car.id;
    for (const PathStep& step : *path) {
        if (step.space == none)
            continue;
        end = state.road->at(step.space).id;
        verdict.route.path.append(toText(end));
    }
    if (const auto* misstep = std::get_if<Misstep>(&judged)) {
        verdict.title = {u"verdict-no-drive"_s, args};
        verdict.reasons = {misstep->objection};
        verdict.route.failsAt = misstep->step - 1;
        addVariants(verdict, drive, end);
        return verdict;
    }
    const Outcome& outcome = std::get<Outcome>(judged);
    const char* title = outcome.ends == Ends::Collision ? "verdict-drive-collision"
                        : outcome.ends == Ends::Finish  ? "verdict-drive-finish"
                        : outcome.ends == Ends::Unknown ? "verdict-drive-unknown"
                                                        : "verdict-drive";
    const int dice = outcome.ways.empty() ? 0 : outcome.ways.front().dice;
    QJsonObject all = args;
    all[u"dice"_s] = dice;
    all[u"hand"_s] = drive.hand();
    verdict.stands = table::Stands::Yes;
    verdict.title = {QLatin1StringView(title), all};
    verdict.reasons = {objection("RKR-33", dice <= drive.hand() ? "why-safe-way" : "why-dice-way", all)};
    verdict.route.moves.append({.piece = car.id, .to = {toText(state.road->at(outcome.at).id)}});
    return verdict;
}

Verdict judgeDice(const State& state, int index, const QString& place, int dice)
{
    const Car& car = state.car(index);
    const int to = state.road->indexOf(place);
    const Drive drive(state, index, car.speed);
    QJsonObject args{{u"car"_s, car.id}, {u"place"_s, place}, {u"dice"_s, dice}};
    if (to == none || !state.road->at(drive.from()).leadsTo(to))
        return verdictOf(false, "verdict-not-ahead", args,
                         {objection("RKR-26", "not-ahead", {{u"place"_s, place}, {u"from"_s, toText(car.at)}})});
    const bool isDiagonal = state.road->at(drive.from()).straight != to;
    std::vector<CrashCheck> checks;
    drive.addChecks(1, to, isDiagonal, checks);
    const int due = drive.diceAt(to, isDiagonal);
    args[u"due"_s] = due;
    QList<table::Reason> reasons;
    for (const CrashCheck& check : checks) {
        const char* why = check.kind == CheckKind::Wreck    ? "why-wreck-dice"
                          : check.kind == CheckKind::Hazard ? "why-hazard-dice"
                          : check.dice == 0                 ? "why-no-dice"
                          : isDiagonal                      ? "why-diagonal-dice"
                                                            : "why-straight-dice";
        reasons.append(objection(check.rules.back(), why, {{u"count"_s, check.dice}, {u"box"_s, car.speed}}));
    }
    Verdict verdict = verdictOf(due == dice, "verdict-dice", args, reasons);
    if (due != dice)
        verdict.variants.append({toClaim(DiceClaim{car.id, place, due}), verdict.title, {}});
    return verdict;
}

Verdict judgeRam(const State& state, int index, int other)
{
    const Car& car = state.car(index);
    const Car& target = state.car(other);
    const int dice = collisionDice(car.speed, target.speed);
    const QJsonObject args{{u"car"_s, car.id},
                           {u"other"_s, target.id},
                           {u"dice"_s, dice},
                           {u"box"_s, speedAfter(car.speed, target.speed, false)}};
    if (!target.isInPlay())
        return verdictOf(false, "verdict-no-ram", args,
                         {objection(target.destroyed ? "RKR-87" : "RKR-80",
                                    target.destroyed ? "target-destroyed" : "target-finished",
                                    {{u"car"_s, target.id}})});
    const int to = state.road->indexOf(target.at);
    for (const Outcome& outcome : explore(Drive(state, index, car.speed))) {
        if (outcome.ends != Ends::Collision || outcome.into != to)
            continue;
        Verdict verdict = verdictOf(true, "verdict-ram", args,
                                    {objection("RKR-46", "why-ram-dice", args),
                                     objection("RKR-47", "why-ram-speed", args)});
        verdict.route.piece = car.id;
        return verdict;
    }
    return verdictOf(false, "verdict-no-ram", args, {objection("RKR-44", "why-out-of-reach", args)});
}

} // namespace roadmarshal::road_kill_rally
