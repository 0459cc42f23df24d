#include "check_report.h"

#include "games/rush_n_crush/driving/walk.h"
#include "games/rush_n_crush/table/lever_of.h"
#include "games/rush_n_crush/words/tell.h"
#include "games/rush_n_crush/words/wording.h"
#include "lever_report.h"

#include <QJsonDocument>

namespace roadmarshal::rush_n_crush {

namespace {

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray legal(const QJsonObject& outcome)
{
    return compact({{QStringLiteral("legal"), true}, {QStringLiteral("outcome"), outcome}});
}

QByteArray illegal(int step, const table::Objection& objection)
{
    const QJsonObject reason{{QStringLiteral("rule"), objection.citation.rule},
                             {QStringLiteral("ruling"), objection.citation.ruling},
                             {QStringLiteral("text"), say(coloured(objection.message))}};
    return compact({{QStringLiteral("legal"), false},
                    {QStringLiteral("step"), step},
                    {QStringLiteral("reasons"), QJsonArray{reason}}});
}

QJsonObject outcomeOf(const State& state, const Walk& walk)
{
    const auto nameOf = [&](int space) { return toText(state.setup->course.at(space).id); };
    QJsonObject pushed;
    for (const auto& [car, space] : walk.pushed())
        pushed.insert(state.car(car).id, nameOf(space));
    QJsonObject outcome{{QStringLiteral("ends"), toText(walk.ends())},
                        {QStringLiteral("at"), nameOf(walk.at())},
                        {QStringLiteral("mpLeft"), walk.mpLeft()},
                        {QStringLiteral("lc"), walk.toll().lc},
                        {QStringLiteral("tyres"), walk.toll().tyres},
                        {QStringLiteral("wrecks"), walk.toll().wrecks},
                        {QStringLiteral("headOns"), walk.toll().headOns},
                        {QStringLiteral("crossed"), walk.crossed()},
                        {QStringLiteral("pushed"), pushed}};
    if (walk.target() >= 0)
        outcome.insert(QStringLiteral("target"), state.car(walk.target()).id);
    return outcome;
}

} // namespace

QByteArray leverCheck(const State& state, int car, const LeverMoves& moves)
{
    if (const auto wreck = againstActing(state.car(car)))
        return illegal(1, *wreck);
    const auto end = leverEnd(state.setup->dashboard, leverOf(state, car), moves, leverRules(*state.setup));
    return end ? legal(endReport(state, car, *end)) : illegal(end.error().number, end.error().objection);
}

QByteArray pathCheck(const State& state, const Start& start, const Path& path)
{
    Walk walk(state, start);
    int step = 1;
    for (const PathStep& next : path) {
        if (const auto objection = walk.objectionTo(next))
            return illegal(step, *objection);
        walk.take(next);
        ++step;
    }
    if (const auto objection = walk.objectionToStopping())
        return illegal(step, *objection);
    return legal(outcomeOf(state, walk));
}

} // namespace roadmarshal::rush_n_crush
