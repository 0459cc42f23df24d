#include "drive.h"

#include "cards.h"
#include "damage.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/driving/speed_menu.h"
#include "games/road_kill_rally/table/names.h"
#include "sequence.h"
#include "tiles.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

// Where a step leaves the car.
enum class After {
    GoesOn,
    Ended,
    Stopped // something has to be told first
};

After endedBy(Deed& deed, int car, const char* rule)
{
    endMove(deed, car, rule);
    return After::Ended;
}

// One check of whatever kind: rolled, or paid with a card for each die (RKR-38).
bool check(Deed& deed, int car, const DueDice& due, const Cause& cause)
{
    const auto thrown = deed.roll(due, cause.rule);
    if (!thrown)
        return false;
    if (!thrown->safe) {
        const int prevented = preventedBy(deed.state(), deed.car(car), Against::Check);
        return takeHits(deed, car, std::max(0, thrown->rolled.total - prevented), thrown->cards, cause);
    }
    const int hand = deed.car(car).hand;
    if (due.dice > hand)
        deed.object("too-few-to-be-safe",
                    {{u"car"_s, deed.car(car).id}, {u"hand"_s, hand}, {u"count"_s, due.dice}}, "RKR-38");
    deed.add(PlayedSafe{deed.car(car).id, due.dice}, "RKR-38");
    const auto cards = meant(deed, car, thrown->cards, std::min(hand, due.dice), "RKR-38");
    if (!cards)
        return false;
    leave(deed, car, *cards, "RKR-38");
    return true;
}

// RKR-87, A43: before it is entered. Nothing if something has to be told; else whether the car gets through.
std::optional<bool> passWreck(Deed& deed, int car, const Drive& drive, int space)
{
    if (!drive.traffic().hasWreck(space))
        return true;
    const DueDice due{.what = "roll-wreck", .dice = deed.car(car).speed, .car = car};
    const bool wiped = deed.car(car).wipedOut;
    if (!check(deed, car, due, {.what = "wreck", .rule = "RKR-87"}))
        return std::nullopt;
    return deed.car(car).wipedOut == wiped;
}

bool checkHazards(Deed& deed, int car, SpaceId at)
{
    const std::vector<Hazard> hazards = deed.state().hazards;
    for (const Hazard& hazard : hazards) {
        const HazardKind* kind = deed.state().setup->data.hazard(hazard.hazard);
        if (hazard.at != at || !kind)
            continue;
        const bool wiped = deed.car(car).wipedOut;
        if (kind->dice > 0) {
            const DueDice due{
                .what = "roll-hazard", .dice = kind->dice, .car = car, .safe = true, .about = kind->id};
            if (!check(deed, car, due, {.what = "hazard", .rule = "RKR-93"}))
                return false;
        }
        if (!kind->stays)
            deed.add(HazardLifted{toText(at), hazard.hazard}, "RKR-93", "RKR-A43");
        if (deed.car(car).wipedOut != wiped)
            return true;
    }
    return true;
}

// RKR-29, 33, 93: what the space brings that was just entered.
bool meet(Deed& deed, int car, int space, bool isDiagonal)
{
    const Drive drive(deed.state(), car, deed.car(car).speed);
    std::vector<CrashCheck> checks;
    drive.addChecks(1, space, isDiagonal, checks);
    const SpaceId at = deed.car(car).at;
    if (drive.drawsAt(space) && !drawTile(deed, car))
        return false;
    for (const CrashCheck& one : checks) {
        if (one.kind != CheckKind::Road || one.dice == 0)
            continue;
        const DueDice due{.what = "roll-check", .dice = one.dice, .car = car, .safe = true};
        const bool wiped = deed.car(car).wipedOut;
        if (!check(deed, car, due, {.what = "check", .rule = "RKR-34"}))
            return false;
        if (deed.car(car).wipedOut != wiped)
            return true;
    }
    return checkHazards(deed, car, at);
}

// RKR-46, A42: what one of the two loses.
std::optional<bool> loseInCollision(Deed& deed, int car, int by, const Thrown& thrown)
{
    const int prevented = preventedBy(deed.state(), deed.car(car), Against::Collision);
    return loseCards(deed, car, std::max(0, thrown.rolled.total - prevented), thrown.cards,
                     {.what = "collision", .rule = "RKR-46", .by = deed.car(by).id});
}

// RKR-47, A15
void average(Deed& deed, int car, int other)
{
    if (deed.car(car).destroyed || deed.car(other).destroyed)
        return;
    const int one = deed.car(car).speed;
    const int two = deed.car(other).speed;
    deed.change(car, "speed", speedAfter(one, two, keepsBox(deed.state(), deed.car(car))), "RKR-47",
                "RKR-A15");
    deed.change(other, "speed", speedAfter(two, one, keepsBox(deed.state(), deed.car(other))), "RKR-47",
                "RKR-A15");
}

After collide(Deed& deed, int car, int other)
{
    land(deed, car);
    const int dice = collisionDice(deed.car(car).speed, deed.car(other).speed);
    deed.add(Collided{deed.car(car).id, deed.car(other).id, dice}, "RKR-44");
    const auto mine = deed.roll(
        {.what = "roll-collision", .dice = dice, .car = car, .about = deed.car(other).id}, "RKR-46");
    if (!mine)
        return After::Stopped;
    const auto theirs = deed.roll(
        {.what = "roll-collision", .dice = dice, .car = other, .about = deed.car(car).id}, "RKR-46");
    if (!theirs)
        return After::Stopped;
    const auto tooManyForThem = loseInCollision(deed, other, car, *mine);
    if (!tooManyForThem)
        return After::Stopped;
    if (*tooManyForThem &&
        !wipeOut(deed, other, {.what = "collision", .rule = "RKR-46", .by = deed.car(car).id}))
        return After::Stopped;
    const auto tooManyForMe = loseInCollision(deed, car, other, *theirs);
    if (!tooManyForMe)
        return After::Stopped;
    if (*tooManyForMe &&
        !wipeOut(deed, car, {.what = "collision", .rule = "RKR-46", .by = deed.car(other).id}))
        return After::Stopped;
    average(deed, car, other);
    return endedBy(deed, car, "RKR-45");
}

bool isDiagonal(const Road& road, int from, int to)
{
    return from != none && std::ranges::contains(road.at(from).diagonals, to);
}

After enter(Deed& deed, int car, const PathStep& step)
{
    const Drive drive(deed.state(), car, deed.car(car).speed);
    const SpaceId to = deed.state().road->at(step.space).id;
    const auto through = passWreck(deed, car, drive, step.space);
    if (!through)
        return After::Stopped;
    if (!*through)
        return endedBy(deed, car, "RKR-40");
    Move move = *deed.state().moveOf(car);
    const bool isOver = drive.traffic().carAt(step.space) >= 0;
    if (isOver && !move.over)
        move.over = deed.car(car).at;
    if (!isOver)
        move.over.reset();
    move.left = std::max(0, move.left - 1);
    const bool diagonal = isDiagonal(*deed.state().road, drive.from(), step.space);
    deed.moveCar(car, toText(to), step.isJump ? "RKR-91" : "RKR-23", {toText(to)});
    deed.setMove(move, "RKR-23");
    const bool wiped = deed.car(car).wipedOut;
    if (!meet(deed, car, step.space, diagonal))
        return After::Stopped;
    if (deed.car(car).wipedOut != wiped)
        return endedBy(deed, car, "RKR-40");
    endMoveIfDone(deed, car);
    return deed.state().moveOf(car) ? After::GoesOn : After::Ended;
}

After take(Deed& deed, int car, const PathStep& step)
{
    if (step.space == none) {
        deed.setMove(std::nullopt, "RKR-80");
        cross(deed, car);
        endMove(deed, car, "RKR-80");
        return After::Ended;
    }
    const int other = deed.state().carAt(deed.state().road->at(step.space).id);
    const bool flies = step.isJump && deed.state().moveOf(car)->left > 1; // A22
    if (other >= 0 && other != car && !flies)
        return collide(deed, car, other);
    return enter(deed, car, step);
}

} // namespace

void setSpeed(Deed& deed, int index, int box, const std::optional<CardWords>& said)
{
    objectToTurn(deed, index);
    const Car car = deed.car(index);
    if (deed.state().moveOf(index))
        deed.object("speed-is-set", {{u"car"_s, car.id}}, "RKR-20");
    const int cost = speedCost(deed.state(), car, box);
    if (cost > car.hand)
        deed.object(objectionsToSpeed(deed.state(), car, box));
    const auto cards = meant(deed, index, said, std::min(cost, car.hand), "RKR-21");
    if (!cards)
        return;
    leave(deed, index, *cards, "RKR-21");
    deed.change(index, "speed", box, "RKR-20");
    const Move* move = deed.state().moveOf(index);
    deed.setMove(Move{index, box, move ? move->over : std::nullopt}, "RKR-23");
}

bool driveSteps(Deed& deed, int car, const QString& path)
{
    const QStringList words = path.split(u',');
    After after = After::GoesOn;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto step = parseStep(deed.state(), words[i]);
        if (!step) {
            deed.teller().refuse("no-such-space", u"RKR-24"_s, {{u"given"_s, words[i]}});
            return true;
        }
        if (after == After::Ended) { // RKR-45: nothing comes behind what ends a move
            const bool isOnRoad = deed.car(car).isOnRoad();
            deed.object(isOnRoad ? objection("RKR-45", "over-after-collision")
                                 : objection("RKR-80", "over-after-line"));
            return true;
        }
        if (const auto wrong = againstStep(deed.state(), car, *step))
            deed.object(*wrong);
        const qsizetype asked = deed.teller().used();
        after = take(deed, car, *step);
        const bool isLast = i + 1 == words.size();
        if (!isLast && (after == After::Stopped || deed.teller().used() > asked)) {
            if (!deed.teller().wrong())
                deed.teller().refuse("step-asks", u"RKR-33"_s, {{u"given"_s, words[i]}});
            return true;
        }
        if (after == After::Stopped)
            return true;
    }
    return true;
}

bool runOver(Deed& deed, int index, const QString& colourWord, const QString& cardWord)
{
    const Car& car = deed.car(index);
    const auto colour = table::enumFor<Colour>(colourWords(), colourWord);
    // A48: of like ones the one that the fewest have tried, and first of all one that is free to be tried.
    const Pedestrian* meant = nullptr;
    for (const Pedestrian& figure : deed.state().pedestrians) {
        if (figure.at != car.at || (colour && figure.colour != *colour))
            continue;
        const auto rank = [&](const Pedestrian& one) {
            return std::pair(one.tried.contains(car.id), one.tried.size());
        };
        if (!meant || rank(figure) < rank(*meant))
            meant = &figure;
    }
    const auto thrownIn = parseCards(cardWord.isEmpty() ? u"0"_s : cardWord);
    if (!meant || !thrownIn)
        return false;
    const Pedestrian figure = *meant;
    if (car.wipedOut)
        deed.object("wiped-out-this-turn", {{u"car"_s, car.id}}, "RKR-40", "RKR-A36");
    if (figure.tried.contains(car.id))
        deed.object("tried-already", {{u"car"_s, car.id}}, "RKR-52", "RKR-A7");
    if (!checkCards(deed, index, *thrownIn, "RKR-49"))
        return true;
    const auto cards = road_kill_rally::meant(deed, index, thrownIn, thrownIn->count(), "RKR-49");
    if (!cards)
        return true;
    leave(deed, index, *cards, "RKR-49");
    constexpr int needed = 2;
    const DueDice due{.what = "roll-run",
                      .dice = runOverDice(deed.state(), index) + cards->count(),
                      .car = index,
                      .needed = needed,
                      .about = toText(figure.colour),
                      .costly = false};
    const auto thrown = deed.roll(due, "RKR-49");
    if (!thrown)
        return true;
    const bool scored = thrown->rolled.total >= needed;
    const QString at = toText(figure.at);
    deed.add(Hunted{car.id, at, toText(figure.colour), false, scored}, scored ? "RKR-50" : "RKR-51");
    if (scored) {
        deed.add(FigureLifted{at, toText(figure.colour), figure.tried}, "RKR-50");
        const QByteArray property = "kills-" + toText(figure.colour).toLatin1();
        deed.change(index, property.constData(), car.kills(figure.colour) + 1, "RKR-50");
    } else {
        QStringList tried = figure.tried;
        if (!tried.contains(car.id))
            tried.append(car.id);
        tried.sort();
        deed.add(FigureTried{at, toText(figure.colour), figure.tried, tried}, "RKR-52");
    }
    endMoveIfDone(deed, index);
    return true;
}

} // namespace roadmarshal::road_kill_rally
