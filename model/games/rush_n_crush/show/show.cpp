#include "show.h"

#include "course_board.h"
#include "games/rush_n_crush/driving/start.h"
#include "games/rush_n_crush/turn/order.h"
#include "games/rush_n_crush/words/tell.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Message;
using table::Outcome;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

Outcome outcomeOf(const State& state)
{
    if (state.winner)
        return {.how = Outcome::Won,
                .winners = {state.car(*state.winner).id},
                .why = message("outcome-won"),
                .rule = {u"RNC-58"_s, {}}};
    if (!isAnybodyRacing(state))
        return {.how = Outcome::Nobody, .why = message("outcome-nobody"), .rule = {u"RNC-A23"_s, {}}};
    return {};
}

// The car in its turn, or the next one; -1 if that is open.
int toAct(const State& state)
{
    return state.acting ? state.acting->car : nextToAct(state);
}

Message headlineOf(const State& state)
{
    if (state.winner)
        return message("headline-won", {{u"car"_s, state.car(*state.winner).id}});
    if (!isAnybodyRacing(state))
        return message("headline-nobody");
    if (!state.isGridLaid())
        return message("headline-draw");
    const int car = toAct(state);
    if (car < 0)
        return message("headline-order", {{u"turn"_s, state.turn}});
    return message("headline-turn", {{u"turn"_s, state.turn}, {u"car"_s, state.car(car).id}});
}

// Neither lane change nor tyre is left, and something lies straight ahead within the points.
bool isForced(const State& state)
{
    if (!state.acting || !state.acting->drive || state.acting->drive->freeChange)
        return false;
    const Start start = startOf(state, state.acting->car);
    if (start.lanesAreFree() || start.allowance.value_or(0) + start.tyres > 0)
        return false;
    int space = start.at;
    for (int points = start.points; points > 0; --points) {
        space = state.setup->course.at(space).straight;
        if (space == none || state.racingAt(space) >= 0)
            return true;
    }
    return false;
}

QList<Message> remarksOf(const State& state)
{
    QList<Message> remarks;
    if (isForced(state))
        remarks.append(message("remark-forced", {{u"car"_s, state.car(state.acting->car).id}}));
    for (const Car& car : state.cars) {
        if (car.isWreck() && state.isPlaced(car))
            remarks.append(message(car.fate == Fate::Exploded ? "remark-exploded" : "remark-destroyed",
                                   {{u"car"_s, car.id}, {u"place"_s, toText(state.spaceOf(car).id)}}));
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
    for (table::Team& driver : drivers)
        driver.name = colourOf(driver.id);
    return drivers;
}

table::TableShow show(const State& state)
{
    table::TableShow table;
    table.board = boardOf(state.setup->course);
    table.venue = {state.setup->course.id, state.setup->course.name};
    table.teams = driversOf(state);
    table.pieces = piecesOf(state);
    table.mats = matsOf(state);
    table.standings = standingsOf(state);
    table.headline = named(state, headlineOf(state));
    for (const Message& remark : remarksOf(state))
        table.remarks.append(named(state, remark));
    table.memos.append({u"turn"_s, u"number"_s, QString::number(state.turn),
                        message("memo-turn", {{u"turn"_s, state.turn}})});
    table.outcome = outcomeOf(state);
    return table;
}

} // namespace roadmarshal::rush_n_crush
