#include "position.h"

#include "games/apocalypse_trail/catastrophe/catastrophe.h"
#include "names.h"
#include "read_crews.h"
#include "read_turn.h"
#include "setup_file.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

const QString format = u"roadmarshal-position/1"_s;

void checkHead(const json::Reader& from)
{
    const json::Reader formatField = from[u"format"_s];
    if (const QString found = formatField.text(); found != format)
        formatField.fail(u"is \"%1\", known is %2"_s.arg(found, format));
    const json::Reader gameField = from[u"game"_s];
    if (const QString found = gameField.text(60, gameId); found != gameId)
        gameField.fail(u"is \"%1\", known is %2"_s.arg(found, gameId));
}

void readPawns(const json::Reader& from, State& state)
{
    (void)from.object();
    QStringList ids;
    if (state.isRace()) {
        for (const Crew& crew : state.crews)
            ids.append(crew.id);
    } else {
        ids.append(convoyId);
    }
    for (const QString& id : std::as_const(ids))
        state.pawns.push_back({id, from[id].integer(0, state.trail().end())});
    for (const QString& key : from.keys()) {
        if (!ids.contains(key))
            from[key].fail(u"is no pawn of this game"_s);
    }
}

void readFirst(const json::Reader& from, State& state)
{
    // Only before the roll-off of a Race nobody has the marker.
    const bool mayBeOpen = state.isRace() && state.turn.step == Step::Outfit && from.value().isNull();
    state.first = mayBeOpen ? QString() : state.crews.front().id;
    if (!isGiven(from))
        return;
    state.first = from.text(longestId);
    if (!state.crew(state.first))
        from.fail(u"is \"%1\", which is none of the crews"_s.arg(state.first));
}

void readCatastrophe(const json::Reader& from, State& state)
{
    const bool isPast =
        std::ranges::any_of(state.pawns, [&](const Pawn& pawn) { return isPastStart(state, pawn.id); });
    state.catastrophe.started = isPast;
    if (!isGiven(from))
        return;
    (void)from.object();
    state.catastrophe.at = from[u"at"_s].integer(0, state.trail().end(), 0);
    state.catastrophe.started = from[u"started"_s].boolean(isPast);
}

ScenarioSpot readSpot(const json::Reader& from, const State& state, CardsMet& met)
{
    (void)from.object();
    ScenarioSpot spot;
    if (const json::Reader card = from[u"card"_s]; isGiven(card)) {
        spot.card = card.text(longestId);
        if (!state.box().scenario(spot.card))
            card.fail(u"is \"%1\", the box has no such scenario"_s.arg(spot.card));
        met.meet(card, spot.card);
    }
    spot.open = from[u"open"_s].boolean(false);
    if (const json::Reader resolved = from[u"resolved"_s]; isGiven(resolved)) {
        for (qsizetype i = 0; i < resolved.size(mostCrews) && !from.problem(); ++i) {
            const QString pawn = resolved[i].text(longestId);
            if (!state.pawn(pawn))
                resolved[i].fail(u"is \"%1\", which is no pawn"_s.arg(pawn));
            spot.resolved.insert(pawn);
        }
    }
    return spot;
}

void readScenarios(const json::Reader& from, State& state, CardsMet& met)
{
    if (!isGiven(from))
        return;
    (void)from.object();
    for (const QString& key : from.keys()) {
        const int number = key.toInt();
        if (QString::number(number) != key || state.trail().squareOfScenario(number) < 0)
            from[key].fail(u"is no scenario of the trail"_s);
        const ScenarioSpot spot = readSpot(from[key], state, met);
        if (from.problem())
            return;
        if (!spot.isAsAtTheStart())
            state.scenarios[number] = spot;
    }
}

void readShelters(const json::Reader& from, State& state)
{
    if (!isGiven(from))
        return;
    (void)from.object();
    for (const QString& key : from.keys()) {
        const int square = key.toInt();
        const json::Reader entry = from[key];
        if (!isGiven(entry))
            continue;
        const QString crew = entry.text(longestId);
        const bool isSquare = QString::number(square) == key && state.trail().has(square);
        if (!isSquare || !state.trail().at(square).shelter)
            entry.fail(u"is no shelter of the trail"_s);
        else if (!state.isRace())
            entry.fail(u"is claimed, which is not in Survival"_s);
        else if (!state.crew(crew))
            entry.fail(u"is \"%1\", which is none of the crews"_s.arg(crew));
        else if (state.isSheltered(crew))
            entry.fail(u"is \"%1\", who has another one"_s.arg(crew));
        if (from.problem())
            return;
        state.shelters[square] = crew;
    }
}

void readOver(const json::Reader& from, State& state)
{
    if (!isGiven(from))
        return;
    const QStringList words =
        state.isRace() ? QStringList{overWords[3]} : QStringList{overWords[1], overWords[2]};
    const int word = from.word(words);
    state.over = state.isRace() ? Over::Over : (word == 0 ? Over::Won : Over::Lost);
}

// Then the turn says nothing but how many there were.
void settleOver(State& state, const QJsonValue& number)
{
    state.turn = {.number = std::clamp(number.toInt(1), 1, mostTurns),
                  .pawn = state.isRace() ? state.first : convoyId};
    state.outfit.reset();
}

} // namespace

std::expected<State, Problem> tableFrom(const QJsonObject& object, const content::Library& library)
{
    const json::Reader reader{QJsonValue(object)};
    checkHead(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    auto setup = readCommon(reader, library);
    if (!setup)
        return std::unexpected(setup.error());
    State state;
    state.setup = *setup;
    readOver(reader[u"over"_s], state);
    state.turn.step = state.over == Over::No ? readStep(reader) : Step::BeforeRoll;
    CardsMet met;
    readCrews(reader[u"crews"_s], state, met);
    if (!reader.problem())
        readPawns(reader[u"pawns"_s], state);
    if (!reader.problem()) {
        readFirst(reader[u"first"_s], state);
        readCatastrophe(reader[u"catastrophe"_s], state);
        readScenarios(reader[u"scenarios"_s], state, met);
        readShelters(reader[u"shelters"_s], state);
        readPiles(reader[u"piles"_s], state, met);
        readDiscard(reader[u"discard"_s], state, met);
    }
    if (!reader.problem() && state.over == Over::No) {
        readOutfit(reader[u"outfit"_s], state, met);
        readTurn(reader[u"turn"_s], state);
    }
    if (reader.problem())
        return std::unexpected(*reader.problem());
    if (state.over != Over::No)
        settleOver(state, object[u"turn"_s][u"number"_s]);
    (*setup)->first = state.first;
    return state;
}

} // namespace roadmarshal::apocalypse_trail
