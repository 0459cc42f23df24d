// A table of Nine Yards: two vehicles on nine spaces, a pilot who rides on one of them, water that comes.
#pragma once

#include "cards/deck.h"
#include "setup.h"
#include "table/owed.h"
#include "table/properties.h"

#include <array>

namespace roadmarshal::test::toy {

inline constexpr int mostWear = 3;

struct Vehicle
{
    QString id;
    QStringList at; // front first
    int fuel = 2;
    int wear = 0;
    STORED(Vehicle, id, at, fuel, wear);
    static constexpr auto properties()
    {
        return std::array{table::prop("fuel", &Vehicle::fuel, 0, 4),
                          table::prop("wear", &Vehicle::wear, 0, mostWear)};
    }
    bool operator==(const Vehicle&) const = default;

    bool isTruck() const { return at.size() == 2; }
};

// What belongs to nobody in particular.
struct Camp
{
    int tank = 6;
    int round = 1;
    STORED(Camp, tank, round);
    static constexpr auto properties()
    {
        return std::array{table::prop("tank", &Camp::tank, 0, 6), table::prop("round", &Camp::round, 1, 10)};
    }
    bool operator==(const Camp&) const = default;
};

struct State
{
    std::shared_ptr<const Setup> setup;
    std::vector<Vehicle> vehicles; // in the order of the teams
    Camp camp;
    QString carrier; // whom the pilot rides on
    QStringList flooded;
    QString water = QStringLiteral("low");
    QStringList tokens; // "north-1.whistle", "truck.cracked": those that lie there
    QString toAct;
    QString end; // "won", "worn", "late"; empty while it goes on
    table::OwedSteps owed;
    cards::Deck deck;
    STORED(State, vehicles, camp, carrier, flooded, water, tokens, toAct, end, owed);

    const Vehicle* find(const QString& vehicle) const;
    Vehicle* find(const QString& vehicle);
    const Vehicle& vehicleOf(const QString& team) const;
    const QString& teamOf(const QString& vehicle) const;
    bool isFree(const QString& space) const;
};

template <class Of, class Visit>
    requires std::same_as<std::remove_const_t<Of>, State>
void eachSubject(Of& state, Visit visit)
{
    for (auto& vehicle : state.vehicles)
        visit(vehicle.id, vehicle);
    visit(QStringLiteral("camp"), state.camp);
}

State beginning(const Setup& setup);
// Players of a team, each with a whistle: "north-1", "north-2".
QStringList playersOf(const table::Team& team);

// Two vehicles on one space, a truck in two parts, a deck that does not add up.
std::optional<table::Objection> nonsense(const State& state);

QJsonObject store(const State& state);
std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);
// What is stored, with its set-up, is a position too; what one leaves out is as at the start.
std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder);

} // namespace roadmarshal::test::toy
