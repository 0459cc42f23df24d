#include "journey.h"

#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/movement/speed.h"
#include "games/apocalypse_trail/movement/square.h"
#include "over.h"
#include "payment.h"
#include "resolve.h"

namespace roadmarshal::apocalypse_trail {

namespace {

// Squares that are gone over without anybody being asked.
struct Stretch
{
    State state;
    std::vector<int> over = {};
    Stop stop = Stop::None;
    bool waits = false;
    bool eats = false;
};

Moving& movingOf(State& state)
{
    return *state.turn.open.moving;
}

void enterNext(Stretch& stretch, const Tows& tows)
{
    State& state = stretch.state;
    Moving& moving = movingOf(state);
    if (!moving.push)
        spendSquare(state, state.turn.pawn, tows);
    Pawn& pawn = *state.pawn(state.turn.pawn);
    pawn.at += moving.back ? -1 : 1;
    --moving.left;
    stretch.over.push_back(pawn.at);
    moving.due = state.trail().at(pawn.at).eat ? Due::Eat : Due::Stop;
}

// AT-52, AT-56: whether there is a next square, and nobody to be asked about it.
void goOn(Stretch& stretch)
{
    State& state = stretch.state;
    const Moving moving = movingOf(state);
    if (moving.left == 0) {
        stretch.stop = Stop::Spent;
        return;
    }
    if (squaresAhead(state, state.acting().at, moving.back) == 0) {
        stretch.stop = Stop::End;
        return;
    }
    if (moving.push)
        return enterNext(stretch, {});
    const std::vector<Tows> ways = waysToMove(rigsOf(state, state.turn.pawn));
    if (ways.empty())
        stretch.stop = Stop::Fuel;
    else if (ways.size() > 1)
        stretch.waits = true;
    else
        enterNext(stretch, ways.front());
}

// What the square just entered does, once those on it have eaten.
void arrive(Stretch& stretch)
{
    State& state = stretch.state;
    Moving& moving = movingOf(state);
    const Entered entered = entering(state, state.turn.pawn, state.acting().at, moving.back);
    stretch.stop = entered.stop;
    stretch.waits = stretch.stop == Stop::None && entered.mayStop;
    if (!stretch.waits)
        moving.due = Due::Square;
}

Stretch stretchFrom(const State& from, const std::optional<Tows>& tows)
{
    Stretch stretch{.state = from};
    if (tows)
        enterNext(stretch, *tows);
    while (stretch.stop == Stop::None && !stretch.waits && !stretch.eats) {
        switch (movingOf(stretch.state).due) {
        case Due::Square:
            goOn(stretch);
            break;
        case Due::Eat:
            stretch.eats = true;
            break;
        case Due::Stop:
            arrive(stretch);
            break;
        }
    }
    return stretch;
}

const char* ruleOf(Stop stop)
{
    switch (stop) {
    case Stop::Scenario:
        return "AT-40";
    case Stop::Shelter:
        return "AT-46";
    case Stop::End:
        return "AT-45";
    case Stop::Fuel:
        return "AT-56";
    case Stop::None:
    case Stop::Spent:
        break;
    }
    return "AT-52";
}

void end(Deed& deed, Stop stop, const QString& why, const char* rule)
{
    const bool isScenario = stop == Stop::Scenario;
    deed.add(MovementEnded{deed.turn().pawn, why, deed.here()}, rule);
    deed.apply(rule, [&](State& state) {
        state.turn.open.moving.reset();
        state.turn.step = isScenario ? Step::Scenario : Step::AfterMove;
        state.turn.stopped = stop == Stop::Shelter;
    });
    const int number = deed.state().trail().at(deed.here()).scenario;
    if (isScenario && !deed.state().spot(number).card.isEmpty())
        deed.apply("AT-42", [&](State& state) { state.scenarios[number].open = true; });
    else if (isScenario && deed.state().setup->inApp)
        (void)turnOver(deed, TurnOver{{}, true});
    settleOver(deed);
}

// ATR-47: with nobody left it ends where it is.
bool endsForWant(Deed& deed)
{
    if (survivorsOf(deed.state(), deed.turn().pawn) > 0)
        return false;
    end(deed, Stop::None, QStringLiteral("nobody"), "AT-85");
    return true;
}

// AT-83: nobody is asked where there is nothing to eat.
bool starveAll(Deed& deed)
{
    if (rationsOf(deed.state(), deed.turn().pawn) > 0 && survivorsOf(deed.state(), deed.turn().pawn) > 0)
        return false;
    deed.apply("AT-83", [](State& state) {
        feed(state, state.turn.pawn, {}, true);
        movingOf(state).due = Due::Stop;
    });
    return true;
}

QStringList wordsOf(const State& state, const Tows& tows)
{
    const Rigs rigs = rigsOf(state, state.turn.pawn);
    const auto name = [&](size_t rig) { return state.crews[static_cast<size_t>(rigs[rig].crew)].id; };
    QStringList words;
    for (const Tow& tow : tows)
        words.append(name(tow.towed) + u':' + name(tow.by));
    return words;
}

} // namespace

void goAlong(Deed& deed, std::optional<Tows> tows)
{
    for (;;) {
        const Stretch stretch = stretchFrom(deed.state(), tows);
        tows.reset();
        deed.travel(movingOf(const_cast<State&>(stretch.state)).push ? "AT-57" : "AT-53", stretch.state,
                    stretch.over);
        if (stretch.waits)
            return;
        if (!stretch.eats)
            return end(deed, stretch.stop, stopWords[static_cast<int>(stretch.stop)], ruleOf(stretch.stop));
        if (!starveAll(deed) || endsForWant(deed))
            return;
    }
}

Objections againstSettingOff(const State& state, bool push, bool back)
{
    Objections objections;
    const Step step = state.turn.step;
    if (step == Step::Scenario)
        objections.append(against("scenario-first", "AT-61"));
    if (step == Step::AfterMove)
        objections.append(push ? against("push-too-late", "AT-58") : against("moved-already", "AT-23"));
    objections += surplusObjections(state, state.turn.pawn);
    objections += whyNotMove(state, state.turn.pawn, push, back);
    return objections;
}

std::optional<int> dieFor(const State& state, bool push)
{
    return push ? std::nullopt : movementDie(state, state.turn.pawn);
}

void setOff(Deed& deed, const SetOff& one)
{
    deed.object(againstSettingOff(deed.state(), one.push, one.back));
    std::optional<int> squares =
        one.push ? std::optional(pushSpeed(deed.state(), deed.turn().pawn)) : std::nullopt;
    const auto die = dieFor(deed.state(), one.push);
    if (!squares && die) {
        const dice::Ask ask = dice::ask(QStringLiteral("roll-movement"), dice::plain(*die), 1);
        squares = deed.roll({ask, {}, dice::sum(ask).mean(), deed.turn().pawn},
                            deed.state().isRace() ? "AT-51" : "AT-50");
    }
    if (!squares)
        return;
    deed.setTurn(one.push ? "AT-57" : "AT-25", [&](Turn& turn) {
        turn.open.moving = Moving{one.push, one.back, *squares, Due::Square};
        turn.step = Step::BeforeRoll;
        turn.stopped = false;
    });
    goAlong(deed);
}

std::vector<QStringList> towWords(const State& state)
{
    std::vector<QStringList> words;
    for (const Tows& tows : waysToMove(rigsOf(state, state.turn.pawn)))
        words.push_back(wordsOf(state, tows));
    return words;
}

bool towOver(Deed& deed, const QStringList& tows)
{
    const auto& moving = deed.turn().open.moving;
    if (!moving || moving->due != Due::Square || moving->left == 0)
        return false;
    for (const Tows& way : waysToMove(rigsOf(deed.state(), deed.turn().pawn))) {
        if (wordsOf(deed.state(), way) == tows) {
            goAlong(deed, way);
            return true;
        }
    }
    return false;
}

bool feedDue(Deed& deed, const Feed& one)
{
    const auto& moving = deed.turn().open.moving;
    if (!moving || moving->due != Due::Eat)
        return false;
    if (!one.who.isEmpty() && !pay(deed, "AT-26", {Resource::Ration, rationsFor(one.who.size())}, one.source))
        return false;
    deed.apply("AT-83", [&](State& state) {
        feed(state, state.turn.pawn, one.who, true);
        movingOf(state).due = Due::Stop;
    });
    if (!endsForWant(deed))
        goAlong(deed);
    return true;
}

bool stopAt(Deed& deed, bool stop)
{
    const auto& moving = deed.turn().open.moving;
    if (!moving || moving->due != Due::Stop)
        return false;
    if (stop) {
        end(deed, Stop::Shelter, stopWords[static_cast<int>(Stop::Shelter)], "AT-46");
        return true;
    }
    deed.setTurn("AT-52", [](Turn& turn) { turn.open.moving->due = Due::Square; });
    goAlong(deed);
    return true;
}

} // namespace roadmarshal::apocalypse_trail
