#include "carrying.h"

#include "ask.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/table/names.h"
#include "games/road_kill_rally/turn/decide.h"
#include "games/road_kill_rally/turn/mount.h"
#include "games/road_kill_rally/words/tell.h"
#include "prompts.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Answers;
using table::Carry;
using table::CarrySpot;

namespace {

// What is carried: an accessory by its name, or one that nobody has named.
struct Load
{
    QString accessory;
    QString slot; // empty: it lay among the spares
};

// A question about what is mounted: the answers that lead to it, and the table as far as they have come.
struct Mounting
{
    Answers answers;
    State table;
    const char* rule;
    table::Objections objections;
};

// Nothing where the answers do not lead to such a question about this car.
std::optional<Mounting> mountingAfter(const State& table, const Answers& answers, int car)
{
    // Only where it is asked what is mounted, this word ends an action that has been told word by word.
    const QString end = u"done"_s;
    const table::Asked asked = ask(table, answers + Answers{end});
    const auto* ready = std::get_if<table::Ready>(&asked);
    if (!ready || ready->used != answers.size() + 1)
        return std::nullopt;
    auto action = table::typed<Action>(ready->action);
    QStringList* words = action ? wordsOf(*action) : nullptr;
    if (!words || words->isEmpty() || words->last() != end)
        return std::nullopt;
    words->removeLast();
    const auto deed = tried(table, *action);
    const auto* due = deed && deed->teller().due() ? std::get_if<DueMount>(&*deed->teller().due()) : nullptr;
    if (!due || !due->drawn || due->car != car)
        return std::nullopt;
    return Mounting{answers, deed->state(), due->rule, newObjections(table, *deed)};
}

// The one that is open; or one that this car may open now by saying so. A closed hand is for its own question
// alone, which only its driver reads.
std::optional<Mounting> mountingOf(const State& table, const Answers& answers, int car)
{
    if (auto open = mountingAfter(table, answers, car))
        return open;
    if (!isHandOpen(table, Deck::Accessories))
        return std::nullopt;
    if (table.phase == Phase::Configure && !table.hasActed(car))
        return mountingAfter(table, {table.car(car).id}, car);
    if (table.moveOf(car) && mayUsePitLane(table, car))
        return mountingAfter(table, {u"pit"_s}, car);
    return std::nullopt;
}

// Of which the mat shows only backs.
bool hasBacks(const State& table, const Car& car)
{
    return car.spare > (isHandOpen(table, Deck::Accessories) ? car.spares.size() : 0);
}

// As the mat shows it.
std::optional<Load> taken(const State& table, const Car& car, const CarrySpot& spot)
{
    if (spot.property == spareCards) {
        const bool isThere = spot.card.isEmpty() ? hasBacks(table, car) : car.spares.contains(spot.card);
        return isThere ? std::optional(Load{spot.card, {}}) : std::nullopt;
    }
    const QString mounted = car.mounted.value(spot.property);
    if (mounted.isEmpty() || (!spot.card.isEmpty() && spot.card != mounted))
        return std::nullopt;
    return Load{mounted, spot.property};
}

// Where it is once the answers so far have been followed. Nothing if they have used it up.
std::optional<Load> followed(const State& table, const Car& car, const Load& load)
{
    if (!load.slot.isEmpty() && car.mounted.value(load.slot) == load.accessory)
        return load;
    if (load.accessory.isEmpty() ? hasBacks(table, car) : car.spares.contains(load.accessory))
        return Load{load.accessory, {}};
    const QString slot = load.accessory.isEmpty() ? QString() : car.mounted.key(load.accessory);
    return slot.isEmpty() ? std::nullopt : std::optional(Load{load.accessory, slot});
}

Carry toSlot(const Mounting& mounting, int car, const Load& load, int slot, const Accessory& accessory)
{
    const Dashboard& dashboard = mounting.table.dashboardOf(mounting.table.car(car));
    const QString& id = dashboard.mounts[static_cast<size_t>(slot)].id;
    Carry carry{.to = {.subject = mounting.table.car(car).id, .property = id},
                .label = message("option-mount", {{u"slot"_s, id}, {u"accessory"_s, accessory.id}}),
                .objections = mounting.objections};
    if (const auto wrong = againstMounting(mounting.table, car, slot, accessory, mounting.rule))
        carry.objections.append(*wrong);
    // What is wider than the slots that are left has no word, for it can't lie there.
    if (slot + std::ssize(accessory.colours) > std::ssize(dashboard.mounts))
        return carry;
    carry.answers = mounting.answers;
    if (!load.slot.isEmpty())
        carry.answers.append(load.slot + u"=none"_s);
    carry.answers.append(id + u'=' + accessory.id);
    return carry;
}

// RKR-8: of an unnamed card the table says which it is, by one way for each that fits; if none does, why.
QList<Carry> unnamedToSlot(const Mounting& mounting, int car, const Load& load, int slot)
{
    QList<Carry> ways;
    QList<Carry> others;
    const Car& now = mounting.table.car(car);
    for (const Accessory& accessory : mounting.table.setup->data.accessories) {
        if (now.spare <= now.spares.size() && !now.spares.contains(accessory.id))
            continue; // the app knows what is there
        const bool fits = !againstMounting(mounting.table, car, slot, accessory, mounting.rule);
        (fits ? ways : others).append(toSlot(mounting, car, load, slot, accessory));
    }
    if (!ways.isEmpty() || others.isEmpty())
        return ways;
    others.first().answers.clear();
    return {others.first()};
}

QList<Carry> whileMounting(const Mounting& mounting, int car, const Load& load)
{
    const Car& now = mounting.table.car(car);
    const Accessory* accessory = mounting.table.setup->data.accessory(load.accessory);
    const auto& mounts = mounting.table.dashboardOf(now).mounts;
    QList<Carry> ways;
    for (int slot = 0; slot < std::ssize(mounts); ++slot) {
        if (mounts[static_cast<size_t>(slot)].id == load.slot)
            continue;
        if (accessory)
            ways.append(toSlot(mounting, car, load, slot, *accessory));
        else if (load.accessory.isEmpty())
            ways += unnamedToSlot(mounting, car, load, slot);
    }
    if (!load.slot.isEmpty())
        ways.append(
            {.to = {.subject = now.id, .property = spareCards},
             .answers = mounting.answers + Answers{load.slot + u"=none"_s},
             .label = message("option-take-off", {{u"slot"_s, load.slot}, {u"accessory"_s, load.accessory}}),
             .objections = mounting.objections});
    return ways;
}

// RKR-74 to 77: why nothing is mounted now, and when it can be.
table::Objection againstMountingNow(const Car& car)
{
    const QJsonObject args{{u"car"_s, car.id}};
    if (car.where == Whereabouts::Finished)
        return objection("RKR-80", "target-finished", args);
    if (car.destroyed)
        return objection("RKR-84", "target-destroyed", args);
    if (car.wipeOut >= bannedFromPits)
        return objection("RKR-76", "no-pit-stops", args);
    return objection("RKR-77", "mounted-later", args);
}

QList<Carry> whileDriving(const State& table, int index, const Load& load)
{
    const Car& car = table.car(index);
    QStringList spots;
    for (const Slot& slot : table.dashboardOf(car).mounts) {
        if (slot.id != load.slot)
            spots.append(slot.id);
    }
    if (!load.slot.isEmpty())
        spots.append(spareCards);
    QList<Carry> ways;
    for (const QString& spot : spots)
        ways.append({.to = {.subject = car.id, .property = spot}, .objections = {againstMountingNow(car)}});
    return ways;
}

} // namespace

QList<Carry> carries(const State& table, const Answers& answers, const CarrySpot& spot)
{
    const int car = table.carIndex(spot.subject);
    const auto load = car < 0 ? std::nullopt : taken(table, table.car(car), spot);
    if (!load)
        return {};
    const auto mounting = mountingOf(table, answers, car);
    const auto now = mounting ? followed(mounting->table, mounting->table.car(car), *load) : load;
    if (!now)
        return {};
    QList<Carry> ways = mounting ? whileMounting(*mounting, car, *now) : whileDriving(table, car, *now);
    for (Carry& way : ways) {
        way.label = named(table, way.label);
        for (table::Objection& objection : way.objections)
            objection.message = named(table, objection.message);
    }
    return ways;
}

} // namespace roadmarshal::road_kill_rally
