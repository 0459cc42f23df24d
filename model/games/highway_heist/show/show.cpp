#include "show.h"

#include "games/highway_heist/enemies/stunt_row.h"
#include "games/highway_heist/road/geometry.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

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
    if (!state.result)
        return {};
    return {.how = state.result->isWon ? Outcome::Won : Outcome::Lost,
            .why = {u"end-"_s + state.result->rule, {}},
            .rule = {state.result->rule, {}}};
}

Message headlineOf(const State& state)
{
    if (state.result)
        return message(state.result->isWon ? "headline-won" : "headline-lost");
    // The countdown is always in sight (HH-118).
    const auto left = roundsLeft(state);
    QJsonObject args{{u"round"_s, state.round}};
    if (left)
        args[u"last"_s] = state.round + *left - 1;
    if (state.active >= 0) {
        args[u"player"_s] = playerName(state, state.active);
        return message(left ? "headline-turn-of" : "headline-turn", args);
    }
    if (std::ranges::all_of(state.players, &Player::isExhausted))
        return message(left ? "headline-over-of" : "headline-over", args);
    return message(left ? "headline-free-of" : "headline-free", args);
}

// HH-111: who will be hit in Road Maintenance if nobody moves.
bool isInDanger(const State& state, const Vehicle& own)
{
    return std::ranges::any_of(state.vehicles, [&](const Vehicle& wreck) { return wouldSweep(wreck, own); });
}

QList<Message> remarksOf(const State& state)
{
    QList<Message> remarks;
    if (state.result)
        return remarks;
    if (const auto left = roundsLeft(state))
        remarks.append(message("remark-rounds", {{u"count"_s, *left}}));
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.isPlayerVehicle() && isInDanger(state, vehicle))
            remarks.append(message("remark-danger", {{u"vehicle"_s, vehicleName(state, vehicle)},
                                                     {u"player"_s, playerName(state, vehicle.owner)}}));
    }
    for (const auto& [token, at] : state.tokens) {
        if (at == adriftWord)
            remarks.append(message("remark-adrift", {{u"name"_s, token}}));
    }
    for (int player = 0; player < std::ssize(state.players); ++player) {
        if (state.player(player).peg.isInLimbo())
            remarks.append(message("remark-limbo", {{u"player"_s, playerName(state, player)}}));
    }
    return remarks;
}

QList<table::Memo> memosOf(const State& state)
{
    const QString marker = u"marker"_s;
    QList<table::Memo> memos{{marker, u"round"_s, QString::number(state.round),
                              message("memo-round", {{u"round"_s, state.round}})}};
    if (state.active >= 0) {
        memos.append({marker, u"active"_s, state.player(state.active).id,
                      message("memo-active", {{u"player"_s, playerName(state, state.active)}})});
        memos.append({marker, u"used"_s, QString::number(state.used),
                      message("memo-used", {{u"count"_s, state.used}})});
    }
    return memos;
}

int levelOf(const State& state, const QString& card)
{
    const auto found = state.guide().stunts.find(card);
    return found == state.guide().stunts.end() ? 0 : found->second.level;
}

} // namespace

QString playerName(const State& state, int player)
{
    const Seat& seat = state.seat(player);
    return seat.name.isEmpty() ? seat.id : seat.name;
}

QString vehicleName(const State& state, const Vehicle& vehicle)
{
    const GuideVehicle* guide = vehicle.kind == Kind::Enemy ? state.guide().vehicle(vehicle.id) : nullptr;
    return guide && !guide->name.isEmpty() ? guide->name : vehicle.id;
}

std::optional<int> roundsLeft(const State& state)
{
    const int spots = static_cast<int>(state.stunts.size());
    for (int spot = 0; spot < spots; ++spot) {
        if (levelOf(state, state.stunts[static_cast<size_t>(spot)].card) == stuntLevels)
            return spots - spot;
    }
    if (state.stuntDeck.back() == 0)
        return std::nullopt;
    return state.stuntDeck[0] + state.stuntDeck[1] + 1 + spots;
}

QList<table::Team> teamsOf(const State& state)
{
    QList<table::Team> teams;
    for (int player = 0; player < std::ssize(state.players); ++player) {
        const QString& character = state.seat(player).character.name;
        const QString name = playerName(state, player);
        teams.append({state.player(player).id, character.isEmpty() ? name : character, name, player});
    }
    return teams;
}

table::TableShow show(const State& state)
{
    table::TableShow table;
    table.board = boardOf(state);
    table.venue = {state.guide().id, state.guide().name.isEmpty() ? state.guide().id : state.guide().name};
    table.teams = teamsOf(state);
    table.pieces = piecesOf(state);
    table.mats = matsOf(state);
    table.decks = decksOf(state);
    table.headline = headlineOf(state);
    table.remarks = remarksOf(state);
    table.memos = memosOf(state);
    table.outcome = outcomeOf(state);
    return table;
}

} // namespace roadmarshal::highway_heist
