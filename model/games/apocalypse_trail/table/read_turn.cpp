#include "read_turn.h"

#include "names.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostThings = 1000;

QString readPawn(const json::Reader& from, const State& state)
{
    const QString usual = state.isRace() ? state.first : convoyId;
    if (!isGiven(from))
        return usual;
    const QString id = from.text(longestId);
    if (!state.pawn(id))
        from.fail(u"is \"%1\", which is no pawn"_s.arg(id));
    return id;
}

QString readCrewId(const json::Reader& from, const State& state)
{
    const QString id = from.text(longestId);
    if (!state.crew(id))
        from.fail(u"is \"%1\", which is none of the crews"_s.arg(id));
    return id;
}

// The number of a scenario space, or the card that lies there.
int readResolved(const json::Reader& from, const State& state)
{
    if (!isGiven(from))
        return 0;
    if (from.isString()) {
        for (const auto& [number, spot] : state.scenarios) {
            if (!spot.card.isEmpty() && spot.card == from.value().toString())
                return number;
        }
    }
    const int number = from.isString() ? from.value().toString().toInt() : from.integer(1, mostTokens);
    if (state.trail().squareOfScenario(number) < 0)
        from.fail(u"is no scenario of the trail"_s);
    return number;
}

template <class Read>
QStringList readNames(const json::Reader& from, Read read)
{
    QStringList names;
    if (!isGiven(from))
        return names;
    const qsizetype count = from.size(mostThings);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        if (const QString name = read(from[i]); !names.contains(name))
            names.append(name);
    }
    return names;
}

QString readPerson(const json::Reader& from, const State& state)
{
    const QString id = from.text(longestId);
    if (!state.box().person(id))
        from.fail(u"is \"%1\", the box has no such survivor"_s.arg(id));
    return id;
}

void checkOpen(const json::Reader& from, const State& state, const Open& open)
{
    for (const Running& running : open.running) {
        const bool isCard = running.cause == Cause::Scenario ? state.box().scenario(running.card) != nullptr
                                                             : state.box().setting(running.card) != nullptr;
        if (!isCard)
            from[u"running"_s].fail(u"has \"%1\", the box has no such card"_s.arg(running.card));
        if (!running.crew.isEmpty() && !state.crew(running.crew))
            from[u"running"_s].fail(u"has \"%1\", which is none of the crews"_s.arg(running.crew));
    }
    if (open.moving && (open.moving->left < 0 || open.moving->left > mostTokens))
        from[u"moving"_s].fail(u"has %1 squares left"_s.arg(open.moving->left));
}

void checkStanding(const json::Reader& from, const State& state)
{
    const Turn& turn = state.turn;
    if (turn.step == Step::Outfit)
        return;
    const int at = state.acting().at;
    if (turn.step == Step::Scenario && !state.halts(turn.pawn, at))
        from[u"step"_s].fail(u"is 4, but square %1 has no scenario to resolve"_s.arg(at));
    if (turn.stopped && (!state.isRace() || !state.isFreeShelter(at)))
        from[u"stopped"_s].fail(u"is true, but square %1 is no free shelter"_s.arg(at));
}

DeckName deckOf(Stage stage)
{
    switch (stage) {
    case Stage::Leaders:
        return DeckName::Leaders;
    case Stage::Vehicles:
        return DeckName::Vehicles;
    case Stage::Mods:
        return DeckName::Mods;
    case Stage::First:
    case Stage::Survivors:
    case Stage::Resources:
        break;
    }
    return DeckName::Survivors;
}

} // namespace

Step readStep(const json::Reader& position)
{
    const json::Reader turn = position[u"turn"_s];
    if (!isGiven(turn))
        return isGiven(position[u"outfit"_s]) ? Step::Outfit : Step::BeforeRoll;
    (void)turn.object();
    const json::Reader step = turn[u"step"_s];
    const int given = step.integer(0, 9, 1);
    if (given != 0 && given != 1 && given != 4 && given != 6)
        step.fail(u"is %1, known are 0, 1, 4 and 6"_s.arg(given));
    return static_cast<Step>(given);
}

void readTurn(const json::Reader& from, State& state)
{
    Turn& turn = state.turn;
    if (turn.step != Step::Outfit)
        turn.pawn =
            isGiven(from) ? readPawn(from[u"crew"_s], state) : (state.isRace() ? state.first : convoyId);
    if (!isGiven(from))
        return;
    turn.number = from[u"number"_s].integer(1, mostTurns, 1);
    turn.resolved = readResolved(from[u"resolved"_s], state);
    turn.barred = readNames(from[u"barred"_s], [&](const auto& one) { return readPerson(one, state); });
    turn.collected = readNames(from[u"collected"_s], [&](const auto& one) { return readCrewId(one, state); });
    turn.stopped = from[u"stopped"_s].boolean(false);
    restoreValue(from[u"open"_s], turn.open);
    if (from.problem())
        return;
    checkOpen(from[u"open"_s], state, turn.open);
    checkStanding(from, state);
}

void readOutfit(const json::Reader& from, State& state, CardsMet& met)
{
    if (state.turn.step != Step::Outfit) {
        if (isGiven(from))
            from.fail(u"is there, but the step is not 0"_s);
        return;
    }
    Outfit outfit{.stage = state.first.isEmpty() ? Stage::First : Stage::Leaders};
    if (isGiven(from)) {
        (void)from.object();
        outfit.stage = static_cast<Stage>(from[u"stage"_s].word(stageWords, static_cast<int>(outfit.stage)));
        outfit.open = readNames(from[u"open"_s], [&](const json::Reader& one) {
            const QString card = one.text(longestId);
            if (!state.box().isIn(deckOf(outfit.stage), card))
                one.fail(u"is \"%1\", which is no card of this stage"_s.arg(card));
            met.meet(one, card);
            return card;
        });
        if (const json::Reader crew = from[u"crew"_s]; isGiven(crew))
            outfit.crew = readCrewId(crew, state);
        outfit.passed = readNames(from[u"passed"_s], [&](const auto& one) { return readCrewId(one, state); });
    }
    if (outfit.stage == Stage::First)
        state.first.clear();
    else if (state.first.isEmpty())
        state.first = state.crews.front().id;
    state.outfit = outfit;
}

} // namespace roadmarshal::apocalypse_trail
