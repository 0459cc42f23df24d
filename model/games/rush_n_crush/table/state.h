// What lies on the table in a game of Rush'n'Crush.
#pragma once

#include "games/rush_n_crush/dashboard/lever_move.h"
#include "setup.h"
#include "table/properties.h"

#include <array>
#include <memory>

namespace roadmarshal::rush_n_crush {

inline constexpr int mostCars = 6;
inline constexpr int mostTokens = 6;
inline constexpr int mostNails = 6;
inline constexpr int mostEquipment = 54;
inline constexpr int hottest = 20; // steps of the longest thermometer
inline constexpr int mostCrossings = 1000;
inline constexpr int mostTurns = 100'000;

enum class Fate { Racing, Exploded, Destroyed };

struct Car
{
    QString id;
    int at = 0;    // a space of the course; none before it is placed on the grid
    int lever = 0; // a bubble of the dashboard
    int temperature = 0;
    int armour = mostTokens;
    int tyres = mostTokens;
    int brakes = mostTokens;
    int turbo = mostTokens;
    int equipment = mostTokens;
    int crossings = 0; // of the finish line
    Fate fate = Fate::Racing;

    bool isRacing() const { return fate == Fate::Racing; }
    bool isWreck() const { return !isRacing(); }
    static constexpr auto properties()
    {
        return std::array{table::prop("temperature", &Car::temperature, 0, hottest),
                          table::prop("armour", &Car::armour, 0, mostTokens),
                          table::prop("tyres", &Car::tyres, 0, mostTokens),
                          table::prop("brakes", &Car::brakes, 0, mostTokens),
                          table::prop("turbo", &Car::turbo, 0, mostTokens),
                          table::prop("equipment", &Car::equipment, 0, mostEquipment),
                          table::prop("crossings", &Car::crossings, 0, mostCrossings)};
    }
    bool operator==(const Car&) const = default;
};

// A move under way: the test is rolled, or the first step is made.
struct Drive
{
    int mpLeft = 0;
    std::optional<int> lcLeft = {}; // nothing where lane changes are free (RNC-26)
    bool moved = true;              // RNC-44: since the last push, or there was none
    std::vector<int> resisted = {}; // RNC-45: cars that were pushed in vain
    bool freeChange = false;        // RNC-55: right after a head-on
    bool operator==(const Drive&) const = default;
};

// The car in the middle of its turn.
struct Acting
{
    int car = 0;
    std::optional<LeverMoves> lever = {}; // so far; empty: left alone; nothing: not asked yet
    std::optional<Drive> drive = {};
    bool operator==(const Acting&) const = default;
};

struct State
{
    std::shared_ptr<const Setup> setup;
    std::vector<Car> cars;       // in turn 1 in the order drawn
    std::vector<int> nails = {}; // a space for each token, sorted
    int turn = 1;
    std::optional<std::vector<int>> order = {}; // cars from the front; nothing until it is settled
    std::vector<int> acted = {};
    std::optional<Acting> acting = {};
    std::optional<int> winner = {};
    bool drawn = true; // RNC-9: the starting order is known

    // -1 if there is no such car.
    int carIndex(const QString& id) const;
    const Car& car(int index) const { return cars[static_cast<size_t>(index)]; }
    Car& car(int index) { return cars[static_cast<size_t>(index)]; }
    bool isPlaced(const Car& car) const { return car.at != none; }
    bool isGridLaid() const;
    const Space& spaceOf(const Car& car) const { return setup->course.at(car.at); }
    const Bubble& bubbleOf(const Car& car) const { return setup->dashboard.at(car.lever); }
    // The racing car that stands there; -1 if none does.
    int racingAt(int space) const;
    bool hasWreck(int space) const;
    int nailsAt(int space) const;
    // What the car has done of its turn, if it is the one that acts.
    const Acting* actingOf(int car) const;
    // By value, also of what the race is run on.
    bool operator==(const State& other) const;
};

template <class Of, class Visit>
    requires std::same_as<std::remove_const_t<Of>, State>
void eachSubject(Of& state, Visit visit)
{
    for (auto& car : state.cars)
        visit(car.id, car);
}

} // namespace roadmarshal::rush_n_crush
