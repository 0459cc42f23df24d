#include "read_turn.h"

#include "names.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

int carAt(const json::Reader& reader, const State& state)
{
    const QString id = reader.text();
    const int car = state.carIndex(id);
    if (!reader.problem() && car < 0)
        reader.fail(u"is \"%1\", which is none of the cars"_s.arg(id));
    return std::max(car, 0);
}

std::vector<int> readCarList(const json::Reader& from, const State& state)
{
    std::vector<int> list;
    for (qsizetype i = 0; isGiven(from) && i < from.size(mostCars) && !from.problem(); ++i) {
        const int car = carAt(from[i], state);
        if (!from.problem() && std::ranges::contains(list, car))
            from[i].fail(u"is \"%1\" a second time"_s.arg(state.car(car).id));
        list.push_back(car);
    }
    return list;
}

QJsonArray idsOf(const State& state, const std::vector<int>& cars)
{
    QJsonArray ids;
    for (const int car : cars)
        ids.append(state.car(car).id);
    return ids;
}

QJsonArray sortedIdsOf(const State& state, const std::vector<int>& cars)
{
    QStringList ids;
    for (const int car : cars)
        ids.append(state.car(car).id);
    ids.sort();
    return QJsonArray::fromStringList(ids);
}

void checkOrder(const json::Reader& reader, const State& state)
{
    for (int car = 0; car < std::ssize(state.cars) && !state.order.empty(); ++car) {
        if (!reader.problem() && state.car(car).isInPlay() && !std::ranges::contains(state.order, car))
            reader.fail(u"lacks \"%1\", which is in play"_s.arg(state.car(car).id));
    }
}

QString readWinner(const json::Reader& reader, const State& state)
{
    if (!isGiven(reader))
        return {};
    QString winner = reader.text();
    const bool isTeam = state.setup->variants.teams && std::ranges::contains(state.cars, winner, &Car::team);
    if (!reader.problem() && !isTeam && state.carIndex(winner) < 0)
        reader.fail(u"is \"%1\", which is none of the cars"_s.arg(winner));
    return winner;
}

} // namespace

Phase readPhase(const json::Reader& turn)
{
    if (!isGiven(turn))
        return Phase::Move;
    return static_cast<Phase>(turn[u"phase"_s].word(phaseWords(), static_cast<int>(Phase::Move)));
}

std::optional<QString> readJumping(const json::Reader& turn)
{
    if (!isGiven(turn) || !isGiven(turn[u"move"_s]) || !isGiven(turn[u"move"_s][u"over"_s]))
        return std::nullopt;
    return turn[u"move"_s][u"car"_s].text();
}

std::optional<Move> readMove(const json::Reader& reader, const State& state)
{
    if (!isGiven(reader) || reader.value().toObject().isEmpty())
        return std::nullopt;
    Move move;
    const json::Reader carField = reader[u"car"_s];
    move.car = carAt(carField, state);
    if (!reader.problem() && !state.car(move.car).isInPlay())
        carField.fail(u"is \"%1\", which is not in play"_s.arg(state.car(move.car).id));
    move.left = reader[u"left"_s].integer(0, fastest);
    const json::Reader over = reader[u"over"_s];
    if (isGiven(over)) {
        const QString text = over.text();
        move.over = parseSpaceId(text);
        if (!reader.problem() && (!move.over || state.road->indexOf(*move.over) == none))
            over.fail(u"is \"%1\", the road has no such space"_s.arg(text));
        else if (!reader.problem() && state.carAt(*move.over) >= 0)
            over.fail(u"is \"%1\", where another car stands"_s.arg(text));
    }
    return move;
}

QJsonObject storeMove(const State& state)
{
    if (!state.move)
        return {};
    QJsonObject object{{u"car"_s, state.car(state.move->car).id}, {u"left"_s, state.move->left}};
    if (state.move->over)
        object.insert(u"over"_s, toText(*state.move->over));
    return object;
}

void readTurn(const json::Reader& turn, State& state)
{
    if (!isGiven(turn))
        return;
    state.turn = turn[u"number"_s].integer(1, mostOfAnything, 1);
    state.order = readCarList(turn[u"order"_s], state);
    checkOrder(turn[u"order"_s], state);
    state.acted = readCarList(turn[u"acted"_s], state);
    const json::Reader move = turn[u"move"_s];
    if (isGiven(move) && state.phase != Phase::Move)
        move.fail(u"is there, but the phase is \"%1\""_s.arg(phaseWords()[static_cast<int>(state.phase)]));
    state.move = readMove(move, state);
    if (const json::Reader last = turn[u"last"_s]; isGiven(last))
        state.last = last.integer(0, mostOfAnything);
    state.winner = readWinner(turn[u"winner"_s], state);
    if (const json::Reader pending = turn[u"pending"_s]; isGiven(pending))
        state.pending = pending.object();
}

QJsonObject storeTurn(const State& state)
{
    QJsonObject turn{{u"number"_s, state.turn},
                     {u"phase"_s, phaseWords()[static_cast<int>(state.phase)]},
                     {u"order"_s, idsOf(state, state.order)},
                     {u"acted"_s, sortedIdsOf(state, state.acted)},
                     {u"move"_s, state.move ? QJsonValue(storeMove(state)) : QJsonValue()},
                     {u"last"_s, state.last ? QJsonValue(*state.last) : QJsonValue()},
                     {u"winner"_s, state.winner.isEmpty() ? QJsonValue() : QJsonValue(state.winner)}};
    if (state.pending)
        turn.insert(u"pending"_s, *state.pending);
    return turn;
}

} // namespace roadmarshal::road_kill_rally
