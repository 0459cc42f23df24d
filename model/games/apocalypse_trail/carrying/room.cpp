#include "room.h"

namespace roadmarshal::apocalypse_trail {

namespace {

int fuelOf(const Crew& crew)
{
    return crew.vehicle ? crew.vehicle->tank + (crew.vehicle->tracker > 0 ? 1 : 0) : 0;
}

} // namespace

Rooms roomsOf(const State& state, const Crew& crew)
{
    const Box& box = state.box();
    Rooms rooms;
    rooms.cargo.has = crew.cargo.total();
    rooms.fuel.has = fuelOf(crew);
    rooms.passengers.has = static_cast<int>(crew.survivors.size());
    for (const Mod& mod : crew.mods)
        rooms.mods.has += box.mod(mod.card)->size;
    if (!crew.vehicle) {
        rooms.passengers.room = std::nullopt;
        return rooms;
    }
    const VehicleCard& card = *box.vehicle(crew.vehicle->card);
    rooms.cargo.room = card.cargo;
    rooms.fuel.room = card.fuel;
    rooms.passengers.room = card.passengers;
    rooms.mods.room = card.modCapacity;
    for (const Mod& mod : crew.mods) {
        const ModCard& adds = *box.mod(mod.card);
        *rooms.cargo.room += adds.cargo;
        *rooms.fuel.room += adds.fuel;
        *rooms.passengers.room += adds.passengers;
    }
    return rooms;
}

Objection Surplus::objection() const
{
    return against("surplus", "AT-67",
                   {{QStringLiteral("crew"), crew},
                    {QStringLiteral("what"), QStringLiteral("@room-") + what},
                    {QStringLiteral("has"), room.has},
                    {QStringLiteral("room"), room.room.value_or(0)}});
}

std::vector<Surplus> surplusOf(const State& state, const Crew& crew)
{
    const Rooms rooms = roomsOf(state, crew);
    std::vector<Surplus> found;
    const auto check = [&](const QString& what, const Room& room) {
        if (room.isOver())
            found.push_back({crew.id, what, room});
    };
    check(QStringLiteral("cargo"), rooms.cargo);
    check(QStringLiteral("fuel"), rooms.fuel);
    check(QStringLiteral("passengers"), rooms.passengers);
    check(QStringLiteral("mods"), rooms.mods);
    return found;
}

Objections surplusObjections(const State& state, const QString& pawn)
{
    Objections objections;
    for (const int index : state.convoyOf(pawn)) {
        for (const Surplus& surplus : surplusOf(state, state.crews[static_cast<size_t>(index)]))
            objections.append(surplus.objection());
    }
    return objections;
}

} // namespace roadmarshal::apocalypse_trail
