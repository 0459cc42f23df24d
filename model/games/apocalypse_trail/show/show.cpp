#include "show.h"

#include "games/apocalypse_trail/scoring/standings.h"
#include "games/apocalypse_trail/table/names.h"
#include "trail_board.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Message;

namespace {

table::Outcome outcomeOf(const State& state)
{
    switch (state.over) {
    case Over::No:
        break;
    case Over::Won:
        return {.how = table::Outcome::Won, .why = shown("outcome-won"), .rule = {u"AT-90"_s, {}}};
    case Over::Lost:
        return {.how = table::Outcome::Lost, .why = shown("outcome-lost"), .rule = {u"AT-91"_s, {}}};
    case Over::Over:
        return {.how = table::Outcome::Won,
                .winners = winners(state),
                .why = shown("outcome-race"),
                .rule = {u"AT-93"_s, {}}};
    }
    return {};
}

Message headlineOf(const State& state)
{
    switch (state.over) {
    case Over::No:
        break;
    case Over::Won:
        return shown("headline-won");
    case Over::Lost:
        return shown("headline-lost");
    case Over::Over: {
        QStringList names;
        for (const QString& crew : winners(state))
            names.append(crewName(state, crew));
        return shown("headline-race-won", {{u"crews"_s, names.join(u", ")}});
    }
    }
    if (state.outfit)
        return {u"headline-outfit-"_s + wordFor(stageWords, state.outfit->stage), {}};
    // Between two effects of one entry the outfitting may be over and nobody on turn yet.
    const Pawn* pawn = state.pawn(state.turn.pawn);
    if (!pawn)
        return shown("headline-outfit-resources");
    const QJsonObject args{{u"turn"_s, state.turn.number},
                           {u"square"_s, pawn->at},
                           {u"crew"_s, crewName(state, state.turn.pawn)}};
    return shown(state.isRace() ? "headline-turn-race" : "headline-turn", args);
}

QList<Message> remarksOf(const State& state)
{
    QList<Message> remarks;
    if (state.outfit)
        return remarks;
    const auto last = std::ranges::min(state.pawns, {}, &Pawn::at).at;
    const QJsonObject args{{u"square"_s, state.catastrophe.at}, {u"behind"_s, last - state.catastrophe.at}};
    remarks.append(shown(state.catastrophe.started ? "remark-catastrophe" : "remark-no-catastrophe", args));
    if (state.isRace())
        remarks.append(shown("remark-first", {{u"crew"_s, crewName(state, state.first)}}));
    return remarks;
}

QList<table::Memo> memosOf(const State& state)
{
    QList<table::Memo> memos;
    if (!state.first.isEmpty())
        memos.append({u"marker"_s, u"first"_s, state.first,
                      shown("memo-first", {{u"crew"_s, crewName(state, state.first)}})});
    const int step = static_cast<int>(state.turn.step);
    memos.append({u"marker"_s, u"step"_s, QString::number(step), shown("memo-step", {{u"step"_s, step}})});
    if (state.isRace() && !state.turn.pawn.isEmpty())
        memos.append({u"marker"_s, u"crew"_s, state.turn.pawn,
                      shown("memo-crew", {{u"crew"_s, crewName(state, state.turn.pawn)}})});
    const QString started = state.catastrophe.started ? u"on"_s : u"off"_s;
    memos.append({u"catastrophe"_s, u"started"_s, started, {u"memo-catastrophe-"_s + started, {}}});
    return memos;
}

QList<table::Team> teamsOf(const State& state)
{
    QList<table::Team> teams = state.setup->crews;
    for (table::Team& team : teams)
        team.name = crewName(state, team.id);
    return teams;
}

} // namespace

QString cardName(const Box& box, const QString& card)
{
    if (const PersonCard* person = box.person(card))
        return person->name;
    if (const VehicleCard* vehicle = box.vehicle(card))
        return vehicle->name;
    if (const ModCard* mod = box.mod(card))
        return mod->name;
    const ScenarioCard* scenario = box.scenario(card);
    return scenario ? scenario->name : card;
}

QString crewName(const State& state, const QString& crew)
{
    const auto found = std::ranges::find(state.setup->crews, crew, &table::Team::id);
    return found == state.setup->crews.end() ? crew : found->name;
}

table::TableShow show(const State& state)
{
    table::TableShow table;
    table.board = boardOf(state.trail());
    table.venue = {state.trail().id, state.trail().name};
    table.teams = teamsOf(state);
    table.pieces = piecesOf(state);
    table.mats = matsOf(state);
    table.standings = standingsOf(state);
    table.decks = decksOf(state);
    table.headline = headlineOf(state);
    table.remarks = remarksOf(state);
    table.memos = memosOf(state);
    table.outcome = outcomeOf(state);
    return table;
}

} // namespace roadmarshal::apocalypse_trail
