#include "games/apocalypse_trail/carrying/room.h"
#include "panels.h"
#include "show.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

// How much of it is still free comes first: that is what hands want to know.
Fact roomFact(const char* label, const Room& room)
{
    const QJsonObject args{
        {u"has"_s, room.has}, {u"room"_s, room.room.value_or(0)}, {u"left"_s, qAbs(room.left())}};
    const char* told = !room.room ? "fact-no-limit" : room.isOver() ? "fact-too-much" : "fact-room";
    return {shown(label), shown(told, args)};
}

Message whereabouts(const State& state, const Crew& crew)
{
    const char* code = state.isSheltered(crew.id) ? "where-sheltered"
                       : crew.vehicle             ? "where-on"
                                                  : "where-on-foot";
    return shown(code, {{u"square"_s, state.pawnOf(crew.id).at}});
}

} // namespace

Panel crewPanel(const State& state, const Crew& crew)
{
    const Rooms rooms = roomsOf(state, crew);
    Panel panel{.subject = crew.id,
                .title =
                    crew.vehicle ? state.box().vehicle(crew.vehicle->card)->name : crewName(state, crew.id),
                .subtitle = {},
                .where = whereabouts(state, crew),
                .items = {}};
    panel.items.append(Counter{u"currency"_s, propertyLabel(u"currency"_s), crew.currency, 0});
    if (crew.vehicle)
        panel.items += fuelItems(state, *crew.vehicle, rooms.fuel.room.value_or(0));
    for (const Resource one : allResources)
        panel.items.append(tokens(one, crew.cargo[one]));
    panel.items.append(roomFact("label-cargo", rooms.cargo));
    if (rooms.fuel.isOver())
        panel.items.append(roomFact("label-fuel", rooms.fuel));
    panel.items.append(roomFact("label-passengers", rooms.passengers));
    panel.items.append(roomFact("label-mod-room", rooms.mods));
    if (!crew.mods.empty() || rooms.mods.left() > 0) {
        const QJsonObject left{{u"left"_s, rooms.mods.left()}};
        panel.items.append(
            modSlots(state, crew.mods, rooms.mods.left() > 0 ? shown("slot-free", left) : Message()));
    }
    return panel;
}

} // namespace roadmarshal::apocalypse_trail
