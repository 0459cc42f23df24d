#include "decide.h"

#include "drive.h"
#include "equipment.h"
#include "grid.h"
#include "match.h"
#include "order.h"
#include "pull_lever.h"
#include "push.h"
#include "sequence.h"

namespace roadmarshal::rush_n_crush {

namespace {

using table::Random;

const Throws& throwsOf(const Action& action)
{
    static const Throws nothing;
    return std::visit(
        [](const auto& one) -> const Throws& {
            if constexpr (requires { one.throws; })
                return one.throws;
            else
                return nothing;
        },
        action);
}

// Makes the car the one that acts, if it is not; false if it can't be.
bool makeActing(Deed& deed, const QString& id)
{
    const int car = deed.state().carIndex(id);
    if (car < 0 || !deed.state().isGridLaid() || deed.state().winner)
        return false;
    settle(deed);
    if (!deed.state().actingOf(car))
        begin(deed, car);
    return deed.state().actingOf(car) != nullptr || !deed.objections().isEmpty();
}

bool acts(const Deed& deed)
{
    return deed.state().acting.has_value();
}

bool carry(Deed& deed, const DrawOrder& one, Random* random)
{
    QStringList given = one.cars;
    QStringList known;
    for (const Car& car : deed.state().cars)
        known.append(car.id);
    given.sort();
    known.sort();
    if (deed.state().drawn || (!one.cars.isEmpty() && given != known))
        return false;
    drawOrder(deed, one.cars, random);
    return true;
}

bool carry(Deed& deed, const PlaceCar& one, Random*)
{
    const int car = deed.state().carIndex(one.car);
    const int space = deed.state().setup->course.indexOf(one.place);
    if (car < 0 || space == none || deed.state().setup->course.at(space).rock || deed.state().isGridLaid())
        return false;
    placeCar(deed, car, space);
    return true;
}

bool carry(Deed& deed, const PlaceRest&, Random*)
{
    if (!deed.state().drawn || deed.state().isGridLaid())
        return false;
    placeRest(deed);
    return true;
}

bool carry(Deed& deed, const SettleOrder&, Random*)
{
    if (deed.state().order || !deed.state().isGridLaid() || deed.state().winner)
        return false;
    if (const auto order = settledOrder(deed))
        deed.add(OrderSet{idsOf(deed.state(), *order), true}, "RNC-12", "RNC-A3");
    return true;
}

bool carry(Deed& deed, const BeginTurn& one, Random*)
{
    return makeActing(deed, one.car);
}

bool carry(Deed& deed, const MoveLever& one, Random*)
{
    const auto moves = parseLeverMoves(one.moves);
    if (!moves || !makeActing(deed, one.car))
        return false;
    if (acts(deed))
        pullLever(deed, *moves);
    return true;
}

bool carry(Deed& deed, const TestDriving& one, Random*)
{
    if (!makeActing(deed, one.car))
        return false;
    if (acts(deed) && !deed.state().acting->drive)
        testDriving(deed);
    return true;
}

bool carry(Deed& deed, const DriveWay& one, Random*)
{
    const auto path = parsePath(deed.state(), one.path);
    if (!path || !makeActing(deed, one.car))
        return false;
    if (acts(deed))
        driveWay(deed, *path);
    return true;
}

bool carry(Deed& deed, const PushCar& one, Random*)
{
    const int other = deed.state().carIndex(one.other);
    if (other < 0 || !makeActing(deed, one.car))
        return false;
    if (acts(deed))
        pushCar(deed, other, one.to);
    return true;
}

bool carry(Deed& deed, const EndTurn& one, Random*)
{
    if (!makeActing(deed, one.car))
        return false;
    if (!acts(deed))
        return true;
    if (const auto wrong = againstEnding(deed.state()))
        deed.object(*wrong);
    endTurn(deed, "RNC-25");
    return true;
}

bool carry(Deed& deed, const PlayCard& one, Random*)
{
    if (!makeActing(deed, one.car))
        return false;
    if (acts(deed))
        playCard(deed, one.card);
    return true;
}

bool carry(Deed& deed, const DeclareWinner& one, Random*)
{
    const int car = deed.state().carIndex(one.car);
    if (car < 0 || deed.car(car).isWreck() || deed.state().winner)
        return false;
    deed.setActing(std::nullopt, "RNC-A23");
    deed.add(WinnerSet{{}, one.car}, "RNC-A23");
    return true;
}

bool carryOut(Deed& deed, const Action& action, Random* random)
{
    return std::visit([&](const auto& one) { return carry(deed, one, random); }, action);
}

} // namespace

Decided decide(const State& state, const Action& action, Random& random)
{
    Deed deed(state, throwsOf(action), &random);
    if (!carryOut(deed, action, &random))
        return std::unexpected(table::impossible(QStringLiteral("that can't be done on this table")));
    // Nobody throws dice for what the rules forbid, unless the table insists.
    if (deed.isStopped() && !deed.objections().isEmpty())
        return table::Decision{{}, deed.objections()};
    if (deed.isStopped())
        return std::unexpected(table::impossible(QStringLiteral("not all of its dice have fallen")));
    return table::Decision{deed.effects(), deed.objections()};
}

std::optional<Deed> tried(const State& state, const Action& action)
{
    Deed deed(state, throwsOf(action), nullptr);
    return carryOut(deed, action, nullptr) ? std::optional(std::move(deed)) : std::nullopt;
}

table::Effects consequences(const State& state)
{
    // Dice of the app are rolled with actions: what follows by itself follows without.
    static const Throws nothing;
    Deed deed(state, nothing, nullptr);
    settle(deed);
    return deed.effects();
}

} // namespace roadmarshal::rush_n_crush
