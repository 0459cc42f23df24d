#include "decide.h"

#include "cards.h"

#include "combat.h"
#include "dice/parse.h"
#include "drive.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/score/score.h"
#include "mount.h"
#include "sequence.h"
#include "tiles.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

using table::Random;

// A car that is in play in this phase; -1 otherwise.
int carFor(const Deed& deed, const QString& id, Phase phase)
{
    const int car = deed.state().carIndex(id);
    return deed.state().phase == phase && car >= 0 && deed.car(car).isInPlay() ? car : -1;
}

// The car whose move is under way.
int mover(Deed& deed, const QString& id)
{
    const int car = carFor(deed, id, Phase::Move);
    return car >= 0 && deed.state().moveOf(car) ? car : -1;
}

// RKR-4, 5: by the app, before anything else.
bool carry(Deed& deed, const DealCards&)
{
    const Setup& setup = *deed.state().setup;
    if (deed.state().phase != Phase::Configure || (!setup.rallyInApp && !setup.accessoriesInApp))
        return false;
    for (int car = 0; car < std::ssize(deed.state().cars); ++car) {
        if (setup.rallyInApp)
            drawRally(deed, car, unseenCards(rallyDeal), "RKR-4");
        if (setup.accessoriesInApp)
            dealAccessories(deed, car, "RKR-5");
    }
    return true;
}

bool carry(Deed& deed, const ConfigureCar& one)
{
    const int car = deed.state().carIndex(one.car);
    if (car < 0 || deed.state().phase != Phase::Configure)
        return false;
    if (const int next = nextToPrepare(deed.state()); next != car)
        deed.object("out-of-order",
                    {{u"car"_s, one.car}, {u"next"_s, next < 0 ? QString() : deed.car(next).id}}, "RKR-8");
    if (mountWords(deed, car, "RKR-8"))
        markActed(deed, car, "RKR-8");
    return true;
}

int spaceOfPole(const Road& road, int pole)
{
    const auto found = std::ranges::find(road.spaces(), pole, &Space::pole);
    return found == road.spaces().end() ? none : static_cast<int>(found - road.spaces().begin());
}

bool carry(Deed& deed, const TakePole& one)
{
    const int car = deed.state().carIndex(one.car);
    const int space = one.pole > 0 ? spaceOfPole(*deed.state().road, one.pole) : none;
    if (car < 0 || space == none || deed.state().phase != Phase::Poles)
        return false;
    const SpaceId at = deed.state().road->at(space).id;
    if (deed.state().carAt(at) >= 0 || deed.car(car).where != Whereabouts::Waiting)
        return false;
    if (const int next = nextToPrepare(deed.state()); next != car)
        deed.object("out-of-order",
                    {{u"car"_s, one.car}, {u"next"_s, next < 0 ? QString() : deed.car(next).id}}, "RKR-9");
    deed.moveCar(car, toText(at), "RKR-9");
    return true;
}

bool carry(Deed& deed, const LayFirstTile&)
{
    const int car = firstOnPole(deed.state());
    if (car < 0)
        return false;
    drawTile(deed, car);
    return true;
}

bool carry(Deed& deed, const SettleOrder&)
{
    if (!isOrderOpen(deed.state()))
        return false;
    if (const auto order = settledOrder(deed))
        deed.setOrder(*order, "RKR-15");
    return true;
}

void drawFor(Deed& deed, int car, const CardWords& cards)
{
    drawRally(deed, car, cards, "RKR-16");
    if (!deed.isStopped())
        markActed(deed, car, "RKR-16");
}

bool carry(Deed& deed, const DrawCards& one)
{
    if (deed.state().phase != Phase::Draw)
        return false;
    if (one.car.isEmpty()) {
        for (int car = 0; car < std::ssize(deed.state().cars); ++car) {
            const int due = cardsDue(deed.state(), car);
            if (!deed.state().hasActed(car) && due > 0)
                drawFor(deed, car, unseenCards(due));
        }
        return true;
    }
    const int car = carFor(deed, one.car, Phase::Draw);
    const auto said = one.cards.isEmpty() ? std::nullopt : parseCards(one.cards);
    if (car < 0 || (!said && !one.cards.isEmpty()))
        return false;
    const int due = cardsDue(deed.state(), car);
    const CardWords cards = said.value_or(unseenCards(due));
    const auto isNone = [&](const QString& name) { return !deed.state().setup->data.rallyCard(name); };
    if (std::ranges::any_of(cards.names, isNone))
        return false;
    if (!cards.names.isEmpty() && deed.state().setup->rallyInApp) // which says itself what comes up
        return false;
    if (deed.state().hasActed(car))
        deed.object("drawn-already", {{u"car"_s, one.car}}, "RKR-16");
    else if (cards.count() != due)
        deed.object("other-draw", {{u"car"_s, one.car}, {u"count"_s, cards.count()}, {u"due"_s, due}},
                    due == 0 ? "RKR-17" : "RKR-16");
    drawFor(deed, car, cards);
    return true;
}

bool carry(Deed& deed, const SetSpeed& one)
{
    const int car = carFor(deed, one.car, Phase::Move);
    const auto cards = one.cards.isEmpty() ? std::nullopt : parseCards(one.cards);
    if (car < 0 || one.box < 1 || one.box > fastest || (!cards && !one.cards.isEmpty()))
        return false;
    setSpeed(deed, car, one.box, cards);
    return true;
}

bool carry(Deed& deed, const DriveSteps& one)
{
    const int car = mover(deed, one.car);
    return car >= 0 && driveSteps(deed, car, one.path);
}

bool carry(Deed& deed, const RunOver& one)
{
    const int car = mover(deed, one.car);
    return car >= 0 && runOver(deed, car, one.colour, one.cards);
}

bool carry(Deed& deed, const UsePitLane& one)
{
    const int car = mover(deed, one.car);
    if (car < 0)
        return false;
    const int here = deed.state().road->indexOf(deed.car(car).at);
    const QJsonObject args{{u"car"_s, one.car}};
    if (here == none || !deed.state().road->at(here).pit)
        deed.object("no-pit-lane", args, "RKR-75");
    else if (deed.car(car).wipeOut >= bannedFromPits)
        deed.object("no-pit-stops", args, "RKR-76");
    else if (!mayUsePitLane(deed.state(), car))
        deed.object("pitted-already", args, "RKR-75", "RKR-A21");
    if (!mountWords(deed, car, "RKR-77"))
        return true;
    deed.setFlag(car, pittedFlag, true, "RKR-75");
    endMoveIfDone(deed, car);
    return true;
}

bool carry(Deed& deed, const EndMove& one)
{
    const int car = mover(deed, one.car);
    if (car < 0)
        return false;
    if (const auto wrong = againstStopping(deed.state(), car))
        deed.object(*wrong);
    endMove(deed, car, "RKR-28");
    return true;
}

bool carry(Deed& deed, const Attack& one)
{
    const int car = carFor(deed, one.car, Phase::Combat);
    return car >= 0 && attack(deed, car, one.weapon, one.target);
}

bool carry(Deed& deed, const PitStop& one)
{
    const int car = carFor(deed, one.car, Phase::Combat);
    return car >= 0 && pitStop(deed, car, one.card);
}

bool carry(Deed& deed, const DropHazard& one)
{
    const int car = carFor(deed, one.car, Phase::Combat);
    return car >= 0 && dropHazard(deed, car, one.card, one.place);
}

bool carry(Deed& deed, const PassCombat& one)
{
    if (deed.state().phase != Phase::Combat)
        return false;
    if (one.car.isEmpty()) {
        for (int car = 0; car < std::ssize(deed.state().cars); ++car) {
            if (deed.car(car).isInPlay())
                markActed(deed, car, "RKR-55");
        }
        return true;
    }
    const int car = carFor(deed, one.car, Phase::Combat);
    if (car < 0)
        return false;
    objectToTurn(deed, car);
    markActed(deed, car, "RKR-55");
    return true;
}

bool carry(Deed& deed, const WinToss& one)
{
    const Ending ending = endingOf(deed.state());
    if (!ending.coin.contains(one.winner) || !deed.state().winner.isEmpty())
        return false;
    deed.add(WinnerSet{{}, one.winner}, "RKR-83");
    return true;
}

bool carryOut(Deed& deed, const Action& action)
{
    // What waited for its rest is told to the end now.
    if (deed.state().pending)
        deed.add(PendingSet{}, "RKR-12");
    settle(deed, false);
    if (!std::visit([&](const auto& one) { return carry(deed, one); }, action))
        return false;
    settle(deed);
    return true;
}

// Whether it is told word by word, so that it can wait for its rest.
bool takesWords(const Action& action)
{
    return std::visit([](const auto& one) { return requires { one.words; }; }, action);
}

// Its dice have fallen in the app, or the table insists on what the rules forbid, but somebody has to say
// something first: what is known of it is kept.
table::Decision keptPending(const State& state, const Action& action, const Deed& deed)
{
    Recorder recorder(state);
    for (const table::Rolled& rolled : deed.teller().fallenInApp())
        recorder.add(FellInApp{rolled.piece, rolled.what, dice::toWord(rolled.roll)}, {u"RKR-12"_s, {}});
    Action told = action;
    if (QStringList* words = wordsOf(told))
        *words = deed.teller().resolved();
    const auto stored = table::stored<table::Action>(told);
    recorder.add(PendingSet{{{u"kind"_s, stored.kind}, {u"args"_s, stored.args}}}, {u"RKR-12"_s, {}});
    return {recorder.effects(), newObjections(state, deed)};
}

// Whether the action is the one that waits, with more words.
bool continues(const State& state, const Action& action)
{
    const auto pending = pendingAction(state);
    if (!pending)
        return true;
    Action begun = action;
    const QStringList& known = wordsOf(*pending);
    QStringList* words = wordsOf(begun);
    if (!words || words->first(std::min(words->size(), known.size())) != known)
        return false;
    *words = known;
    return table::stored<table::Action>(begun) == table::stored<table::Action>(*pending);
}

} // namespace

const QStringList& wordsOf(const Action& action)
{
    static const QStringList nothing;
    return std::visit(
        [](const auto& one) -> const QStringList& {
            if constexpr (requires { one.words; })
                return one.words;
            else
                return nothing;
        },
        action);
}

QStringList* wordsOf(Action& action)
{
    return std::visit(
        [](auto& one) -> QStringList* {
            if constexpr (requires { one.words; })
                return &one.words;
            else
                return nullptr;
        },
        action);
}

std::optional<Action> pendingAction(const State& state)
{
    if (!state.pending)
        return std::nullopt;
    const table::Action stored{(*state.pending)[u"kind"_s].toString(),
                               (*state.pending)[u"args"_s].toObject()};
    const auto action = table::typed<Action>(stored);
    return action ? std::optional(*action) : std::nullopt;
}

table::Objections newObjections(const State& state, const Deed& deed)
{
    const auto pending = pendingAction(state);
    const auto begun = pending ? tried(state, *pending) : std::nullopt;
    return begun && !begun->objections().isEmpty() ? table::Objections() : deed.objections();
}

Decided decide(const State& state, const Action& action, Random& random)
{
    Deed deed(state, wordsOf(action), &random);
    if (!continues(state, action) || !carryOut(deed, action) || deed.teller().wrong())
        return std::unexpected(table::impossible(u"that can't be done on this table"_s));
    const table::Objections objections = newObjections(state, deed);
    // Nobody throws dice for what the rules forbid, unless the table insists.
    if (deed.teller().due() && takesWords(action) && (deed.teller().hasDrawn() || !objections.isEmpty()))
        return keptPending(state, action, deed);
    if (deed.isStopped())
        return std::unexpected(table::impossible(u"not all of it has been told"_s));
    return table::Decision{deed.effects(), objections};
}

std::optional<Deed> tried(const State& state, const Action& action)
{
    Deed deed(state, wordsOf(action), nullptr);
    return carryOut(deed, action) ? std::optional(std::move(deed)) : std::nullopt;
}

namespace {

// Dice of the app are rolled with actions: what follows by itself follows without.
Deed settledDeed(const State& state)
{
    static const QStringList nothing;
    Deed deed(state, nothing, nullptr);
    settle(deed);
    return deed;
}

} // namespace

table::Effects consequences(const State& state)
{
    return settledDeed(state).effects();
}

State settled(const State& state)
{
    return settledDeed(state).state();
}

} // namespace roadmarshal::road_kill_rally
