#include "show.h"

#include "games/road_kill_rally/score/score.h"
#include "games/road_kill_rally/turn/sequence.h"
#include "road_board.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Message;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

Message headlineOf(const State& state)
{
    const Ending ending = endingOf(state);
    if (ending.over)
        return ending.winner.isEmpty() ? message("headline-toss")
                                       : message("headline-won", {{u"car"_s, ending.winner}});
    switch (state.phase) {
    case Phase::Configure:
        return message("headline-configure");
    case Phase::Poles:
        return message("headline-poles");
    case Phase::Draw:
        return message("headline-draw", {{u"turn"_s, state.turn}});
    case Phase::Move:
    case Phase::Combat:
    case Phase::Over:
        break;
    }
    const bool isMove = state.phase == Phase::Move;
    const int car = state.move ? state.move->car : nextToAct(state);
    if (car < 0)
        return message("headline-order", {{u"turn"_s, state.turn}});
    return message(isMove ? "headline-move" : "headline-combat",
                   {{u"turn"_s, state.turn}, {u"car"_s, state.car(car).id}});
}

QList<Message> remarksOf(const State& state)
{
    QList<Message> remarks;
    if (state.last)
        remarks.append(message("remark-last-turn", {{u"turn"_s, *state.last}}));
    if (state.road->hasFinish())
        remarks.append(message("remark-finish-lies"));
    for (const Car& car : state.cars) {
        if (car.isInPlay() && car.wipeOut >= state.dashboardOf(car).wipeOutSlots)
            remarks.append(message("remark-no-pit-stop", {{u"car"_s, car.id}}));
    }
    return remarks;
}

} // namespace

QList<table::Team> driversOf(const State& state)
{
    QList<table::Team> drivers = state.setup->drivers;
    for (const Car& car : state.cars) {
        if (!std::ranges::contains(drivers, car.id, &table::Team::id))
            drivers.append({car.id, car.id, {}, static_cast<int>(drivers.size())});
    }
    return drivers;
}

table::TableShow show(const State& state)
{
    table::TableShow table;
    table.board = boardOf(*state.road);
    table.venue = {u"road"_s, u"Road"_s};
    table.teams = driversOf(state);
    table.pieces = piecesOf(state);
    table.mats = matsOf(state);
    table.decks = decksOf(state);
    table.standings = standingsOf(state);
    table.headline = headlineOf(state);
    table.remarks = remarksOf(state);
    table.memos.append({u"turn"_s, u"number"_s, QString::number(state.turn),
                        message("memo-turn", {{u"turn"_s, state.turn}})});
    table.outcome = outcomeOf(state);
    return table;
}

} // namespace roadmarshal::road_kill_rally
