#include "ending.h"

#include "games/apocalypse_trail/catastrophe/catastrophe.h"
#include "games/apocalypse_trail/movement/square.h"
#include "games/apocalypse_trail/recovery/recover.h"
#include "over.h"
#include "running.h"

namespace roadmarshal::apocalypse_trail {

namespace {

// AT-33: all of the primary setting, then the Global Effects of every one.
std::vector<Running> settingEffects(const State& state)
{
    std::vector<Running> running;
    if (isSparedBySettings(state, state.turn.pawn))
        return running;
    running.push_back({Cause::Setting, state.setup->settings.front(), {}, 0, {}, 0});
    for (const QString& setting : state.setup->settings)
        running.push_back({Cause::Global, setting, {}, 0, {}, 0});
    return running;
}

// ATR-36, where a house has it so: also without an advance, once it is under way.
bool hitsAlways(const State& state)
{
    return state.catastrophe.started && state.setup->rulings.has(Turned::HarmAlways);
}

void hit(Deed& deed)
{
    std::vector<Running> running;
    for (const QString& crew : crewsHit(deed.state()))
        running.push_back({Cause::Catastrophe, deed.state().setup->settings.front(), {}, 0, crew, 0});
    deed.setTurn("AT-38", [&](Turn& turn) { turn.open.running = running; });
}

// Step 9 at one place in the order: its own, or one of somebody who plays no more (ATR-18).
void comeTo(Deed& deed, const QString& place)
{
    const bool isOwn = place == deed.turn().pawn;
    deed.setTurn("AT-23", [&](Turn& turn) {
        turn.open.ending = Ending::Catastrophe;
        turn.open.place = place;
    });
    if (isOwn)
        deed.apply(deed.state().isRace() ? "AT-37" : "AT-36", "ATR-17", settleStart);
    const bool advances = isAdvanceDue(deed.state(), place);
    if (advances) {
        deed.apply(deed.state().isRace() ? "AT-37" : "AT-36", advance);
        if (!deed.state().isRace())
            settleOver(deed);
    }
    if (deed.state().over == Over::No && (advances || (isOwn && hitsAlways(deed.state()))))
        hit(deed);
}

// ATR-16, ATR-35: after the Catastrophe.
void claim(Deed& deed)
{
    const State& state = deed.state();
    if (!state.turn.stopped || !state.isFreeShelter(deed.here()) || survivorsOf(state, state.turn.pawn) == 0)
        return;
    const int square = deed.here();
    deed.apply("AT-39", "ATR-16", [&](State& next) {
        next.shelters[square] = next.turn.pawn;
        next.turn.stopped = false; // the order may go on at places of others (ATR-18)
    });
}

QString nextPlace(const State& state, const QString& place)
{
    if (!state.isRace())
        return place;
    const auto crew = static_cast<size_t>(state.crewIndex(place));
    return state.crews[(crew + 1) % state.crews.size()].id;
}

void begin(Deed& deed, const QString& pawn)
{
    deed.apply("AT-23", "ATR-45", [&](State& state) {
        for (Crew& crew : state.crews) {
            for (Survivor& survivor : crew.survivors)
                survivor.fresh.clear();
        }
        for (Pile& pile : std::views::values(state.piles)) {
            for (Survivor& survivor : pile.survivors)
                survivor.fresh.clear();
        }
        state.turn = Turn{state.turn.number + 1, pawn, Step::BeforeRoll};
    });
}

// The place is done with: the next who can play begins, or the order goes on.
void leavePlace(Deed& deed)
{
    const QString place = deed.turn().open.place;
    const bool isOwn = place == deed.turn().pawn;
    if (isOwn)
        claim(deed);
    settleOver(deed);
    if (deed.state().over != Over::No)
        return;
    const QString next = nextPlace(deed.state(), place);
    if (canPlay(deed.state(), next) || next == deed.turn().pawn)
        begin(deed, next);
    else
        comeTo(deed, next);
}

} // namespace

bool canPlay(const State& state, const QString& pawn)
{
    return survivorsOf(state, pawn) > 0 && !(state.isRace() && state.isSheltered(pawn));
}

Objections againstEnding(const State& state)
{
    if (state.turn.step == Step::Scenario)
        return {against("scenario-first", "AT-61")};
    if (state.turn.step == Step::BeforeRoll && survivorsOf(state, state.turn.pawn) > 0)
        return {against("move-first", "AT-23")};
    return {};
}

void endTurn(Deed& deed)
{
    deed.object(againstEnding(deed.state()));
    if (isRecoveryDue(deed.state()))
        deed.apply("AT-81", "ATR-15", recover);
    const std::vector<Running> running = settingEffects(deed.state());
    deed.setTurn("AT-33", [&](Turn& turn) {
        turn.step = Step::AfterMove;
        turn.open = {};
        turn.open.ending = Ending::Settings;
        turn.open.running = running;
    });
    goOnEnding(deed);
}

void goOnEnding(Deed& deed)
{
    while (deed.state().over == Over::No && deed.turn().open.ending != Ending::No) {
        if (!runOn(deed))
            return;
        // In a Race it is over only when the claim is made (ATR-35).
        if (!deed.state().isRace())
            settleOver(deed);
        if (deed.state().over != Over::No)
            return;
        if (deed.turn().open.ending == Ending::Settings)
            comeTo(deed, deed.turn().pawn);
        else
            leavePlace(deed);
    }
}

} // namespace roadmarshal::apocalypse_trail
