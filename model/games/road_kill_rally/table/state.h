// What lies on the table in a game of Road Kill Rally. No action leaves a check, a wipe-out or a defence
// open: each brings all its dice and answers along, so what is owed between two entries is only the rest of a
// move.
#pragma once

#include "games/road_kill_rally/road/road.h"
#include "setup.h"
#include "table/properties.h"

namespace roadmarshal::road_kill_rally {

inline constexpr int mostCars = 6;
inline constexpr int mostTiles = 200;
inline constexpr int mostFigures = 500; // pedestrians, and hazards
inline constexpr int mostOfAnything = 9999;
inline constexpr int startingBox = 5;
inline constexpr int rallyDeal = 7;
inline constexpr int accessoryDeal = 8;

enum class Whereabouts {
    Waiting, // beside the table: it has no pole yet
    OnRoad,
    Finished,
    Removed // a wreck that went with its tile
};

struct Car
{
    QString id;
    Whereabouts where = Whereabouts::OnRoad;
    SpaceId at = {}; // if it is on the road
    int speed = startingBox;
    int hand = rallyDeal;                // Rally cards
    QStringList cards = {};              // those of the hand that are known, sorted
    int spare = 0;                       // accessories in the hand
    QStringList spares = {};             // those that are known, sorted
    QMap<QString, QString> mounted = {}; // by (leftmost) slot
    QStringList damaged = {};            // slots, in the order of the dashboard
    int shoot = 0;
    int wipeOut = 0;
    int killsGreen = 0;
    int killsYellow = 0;
    int killsRed = 0;
    int crossed = 0;        // number of its crossing; 0: not yet
    bool wipedOut = false;  // this turn
    bool pitted = false;    // this turn, on a pit lane
    bool destroyed = false; // RKR-84
    QString team = {};
    QString skill = {};

    bool isOnRoad() const { return where == Whereabouts::OnRoad; }
    // Neither finished nor destroyed.
    bool isInPlay() const { return isOnRoad() && !destroyed; }
    bool isWreck() const { return isOnRoad() && destroyed; }
    bool knows(const QString& card) const { return cards.contains(card); }
    int Car::* killsMember(Colour colour) const;
    int kills(Colour colour) const { return this->*killsMember(colour); }

    static constexpr auto properties()
    {
        return std::array{table::prop("speed", &Car::speed, 1, fastest),
                          table::prop("hand", &Car::hand, 0, mostOfAnything),
                          table::prop("spare", &Car::spare, 0, mostOfAnything),
                          table::prop("shoot", &Car::shoot, 0, mostOfAnything),
                          table::prop("wipe-out", &Car::wipeOut, 0, mostOfAnything),
                          table::prop("kills-green", &Car::killsGreen, 0, mostOfAnything),
                          table::prop("kills-yellow", &Car::killsYellow, 0, mostOfAnything),
                          table::prop("kills-red", &Car::killsRed, 0, mostOfAnything)};
    }
    bool operator==(const Car&) const = default;
};

struct Pedestrian
{
    SpaceId at;
    Colour colour = Colour::Green;
    QStringList tried = {}; // cars that have tried to run it over (RKR-52), sorted
    auto operator<=>(const Pedestrian&) const = default;
};

struct Hazard
{
    SpaceId at;
    QString hazard; // a kind of the table's data
    auto operator<=>(const Hazard&) const = default;
};

// Pedestrians beside the road.
struct Supply
{
    int green = 0;
    int yellow = 0;
    int red = 0;

    int Supply::* member(Colour colour) const;
    int of(Colour colour) const { return this->*member(colour); }
    static constexpr auto properties()
    {
        return std::array{table::prop("green", &Supply::green, 0, mostOfAnything),
                          table::prop("yellow", &Supply::yellow, 0, mostOfAnything),
                          table::prop("red", &Supply::red, 0, mostOfAnything)};
    }
    bool operator==(const Supply&) const = default;
};
// No car can be called that.
inline const QString supplySubject = QStringLiteral("=supply");

// Nothing where nobody counts.
struct CardPile
{
    std::optional<int> pile = {};
    std::optional<int> discard = {};
    QStringList discarded = {}; // by name, sorted, where the app draws: all of them
    bool operator==(const CardPile&) const = default;
};

struct TilePile
{
    std::optional<int> pile = {}; // with the finish, and with those that did not fit
    QStringList discard = {};
    QStringList refused = {};        // went under the pile (RKR-30), in that order
    std::optional<int> beneath = {}; // tiles under the finish when the race began
    bool operator==(const TilePile&) const = default;
};

enum class Phase { Configure, Poles, Draw, Move, Combat, Over };

// A move under way. Right after its speed is set all steps are left and nothing is to be done on the space.
struct Move
{
    int car = 0;
    int left = 0;
    std::optional<SpaceId> over = {}; // it is over an occupied space; this is the last empty one (RKR-91)
    bool operator==(const Move&) const = default;
};

struct State
{
    std::shared_ptr<const Setup> setup;
    std::shared_ptr<const Road> road;
    std::vector<Car> cars;
    std::vector<Pedestrian> pedestrians = {}; // sorted
    std::vector<Hazard> hazards = {};         // sorted
    Supply supply = {};
    TilePile tiles = {};
    CardPile rally = {};
    CardPile accessories = {};
    int turn = 1;
    Phase phase = Phase::Move;
    std::vector<int> order = {}; // of this phase; empty: it is to be worked out
    std::vector<int> acted = {};
    std::optional<Move> move = {};
    std::optional<int> last = {}; // number of the last turn (RKR-79)
    QString winner = {};          // who won the toss: a car or a team
    // An action whose dice the app has thrown, as far as it is told: the rest of it is asked first.
    std::optional<QJsonObject> pending = {};

    // -1 if there is no such car.
    int carIndex(const QString& id) const;
    const Car& car(int index) const { return cars[static_cast<size_t>(index)]; }
    Car& car(int index) { return cars[static_cast<size_t>(index)]; }
    const Dashboard& dashboardOf(const Car& car) const { return setup->data.dashboardOf(car.id); }
    // The car in play on a space; -1 if there is none. Wrecks do not count.
    int carAt(SpaceId space) const;
    bool hasWreck(SpaceId space) const;
    bool hasActed(int car) const;
    // What of the move is left, if it is this car's.
    const Move* moveOf(int car) const;
    bool operator==(const State& other) const;
};

template <class Of, class Visit>
    requires std::same_as<std::remove_const_t<Of>, State>
void eachSubject(Of& state, Visit visit)
{
    for (auto& car : state.cars)
        visit(car.id, car);
    visit(supplySubject, state.supply);
}

} // namespace roadmarshal::road_kill_rally
