#include "table_reports.h"

#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/scoring/standings.h"
#include "reasons.h"

#include <QJsonDocument>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

QJsonObject roomReport(const Room& room)
{
    return {{u"has"_s, room.has}, {u"room"_s, room.room ? QJsonValue(*room.room) : QJsonValue()}};
}

QJsonObject roomsReport(const Rooms& rooms)
{
    return {{u"cargo"_s, roomReport(rooms.cargo)},
            {u"fuel"_s, roomReport(rooms.fuel)},
            {u"passengers"_s, roomReport(rooms.passengers)},
            {u"mods"_s, roomReport(rooms.mods)}};
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray carryingReport(const State& state)
{
    QJsonArray reasons;
    QJsonObject crews;
    for (const Crew& crew : state.crews) {
        for (const Surplus& surplus : surplusOf(state, crew)) {
            QJsonObject reason = reasonOf(surplus.objection());
            reason.insert(u"crew"_s, surplus.crew);
            reason.insert(u"what"_s, surplus.what);
            reasons.append(reason);
        }
        crews.insert(crew.id, roomsReport(roomsOf(state, crew)));
    }
    return compact({{u"legal"_s, reasons.isEmpty()}, {u"reasons"_s, reasons}, {u"crews"_s, crews}});
}

QByteArray standingsReport(const State& state)
{
    QJsonArray crews;
    for (const Score& score : standings(state))
        crews.append(QJsonObject{{u"crew"_s, state.crews[static_cast<size_t>(score.crew)].id},
                                 {u"vehicles"_s, score.vehicles},
                                 {u"mods"_s, score.mods},
                                 {u"resources"_s, score.resources},
                                 {u"survivors"_s, score.survivors},
                                 {u"shelter"_s, score.shelter},
                                 {u"currency"_s, score.currency},
                                 {u"total"_s, score.total()},
                                 {u"rank"_s, score.rank}});
    return compact({{u"crews"_s, crews}, {u"winners"_s, QJsonArray::fromStringList(winners(state))}});
}

} // namespace roadmarshal::apocalypse_trail
