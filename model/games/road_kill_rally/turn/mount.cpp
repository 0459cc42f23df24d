#include "mount.h"

#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

int widthOf(const State& state, const QString& accessory)
{
    const Accessory* found = state.setup->data.accessory(accessory);
    return found ? static_cast<int>(found->colours.size()) : 1;
}

void takeOff(Deed& deed, int index, const QString& slot, const char* rule)
{
    const QString accessory = deed.car(index).mounted.value(slot);
    if (accessory.isEmpty())
        return;
    deed.add(MountedSet{deed.car(index).id, slot, accessory, {}}, rule);
    deed.change(index, "spare", deed.car(index).spare + 1, rule);
    deed.setKnown(index, "spares", deed.car(index).spares + QStringList{accessory}, rule);
}

// Whatever covers any of these mounts goes back to the hand.
void clear(Deed& deed, int index, int first, int width, const char* rule)
{
    const QMap<QString, QString> mounted = deed.car(index).mounted;
    for (auto one = mounted.begin(); one != mounted.end(); ++one) {
        const int from = deed.state().dashboardOf(deed.car(index)).slotOf(one.key());
        if (from < first + width && first < from + widthOf(deed.state(), one.value()))
            takeOff(deed, index, one.key(), rule);
    }
}

bool refuse(Deed& deed, const char* code, const QString& given, const char* rule)
{
    deed.teller().refuse(code, QLatin1StringView(rule), {{u"given"_s, given}});
    return false;
}

bool mount(Deed& deed, int index, const QString& word, const char* rule)
{
    const QString slotId = word.section(u'=', 0, 0);
    const QString id = word.section(u'=', 1);
    const Dashboard& dashboard = deed.state().dashboardOf(deed.car(index));
    const int slot = dashboard.slotOf(slotId);
    if (slot < 0)
        return refuse(deed, "no-such-slot", slotId, rule);
    if (id == u"none") {
        clear(deed, index, slot, 1, rule);
        return true;
    }
    const Accessory* accessory = deed.state().setup->data.accessory(id);
    if (!accessory || slot + widthOf(deed.state(), id) > std::ssize(dashboard.mounts))
        return refuse(deed, "no-such-accessory", id, rule);
    clear(deed, index, slot, widthOf(deed.state(), id), rule);
    const Car& car = deed.car(index);
    if (!car.spares.contains(id) && car.spare <= car.spares.size())
        return refuse(deed, "accessory-not-there", id, rule);
    if (const auto wrong = againstMounting(deed.state(), index, slot, *accessory, rule))
        deed.object(*wrong);
    QStringList spares = car.spares;
    spares.removeOne(id);
    deed.setKnown(index, "spares", spares, rule);
    deed.change(index, "spare", deed.car(index).spare - 1, rule);
    deed.add(MountedSet{deed.car(index).id, slotId, {}, id}, rule);
    return true;
}

} // namespace

std::optional<table::Objection> againstMounting(const State& state, int index, int slot,
                                                const Accessory& accessory, const char* rule)
{
    const Car& car = state.car(index);
    const Dashboard& dashboard = state.dashboardOf(car);
    const QJsonObject args{{u"car"_s, car.id},
                           {u"accessory"_s, accessory.id},
                           {u"slot"_s, dashboard.mounts[static_cast<size_t>(slot)].id}};
    const int width = widthOf(state, accessory.id);
    const int end = std::min(slot + width, static_cast<int>(dashboard.mounts.size()));
    for (int covered = slot; covered < end; ++covered) {
        if (car.damaged.contains(dashboard.mounts[static_cast<size_t>(covered)].id))
            return table::objection(u"slot-damaged"_s, args, u"RKR-78"_s);
    }
    if (end < slot + width) {
        QJsonObject wide = args;
        wide.insert(u"count"_s, width);
        return table::objection(u"too-wide"_s, wide, QLatin1StringView(rule));
    }
    if (!dashboard.takes(accessory, slot))
        return table::objection(u"wrong-colour"_s, args, QLatin1StringView(rule));
    return std::nullopt;
}

bool mountWords(Deed& deed, int car, const char* rule)
{
    for (;;) {
        const auto word = deed.teller().word(DueMount{.car = car, .rule = rule});
        if (!word)
            return false;
        if (*word == u"done")
            return true;
        if (!mount(deed, car, *word, rule))
            return false;
    }
}

} // namespace roadmarshal::road_kill_rally
