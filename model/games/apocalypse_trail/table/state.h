// What lies on the table in a game of Apocalypse Trail.
#pragma once

#include "open.h"
#include "setup.h"

#include <array>
#include <memory>
#include <set>

namespace roadmarshal::apocalypse_trail {

inline constexpr int mostCrews = 8;
inline constexpr int mostMoney = 99'999;
inline constexpr int mostStarvation = 2; // AT-85: the third kills
inline constexpr int mostTurns = 100'000;
inline const QString convoyId = QStringLiteral("convoy");

enum class Status { Ready, Resting, Injured };

struct Survivor
{
    QString card;
    Status status = Status::Ready;
    int starvation = 0;
    std::map<QString, int> ailments = {}; // tokens, none with 0
    std::set<QString> fresh = {};         // AT-34: ailments that came this turn

    bool isReady() const { return status == Status::Ready; }
    int tokens(const QString& ailment) const;
    static constexpr auto properties()
    {
        return std::array{table::prop("starvation", &Survivor::starvation, 0, mostStarvation)};
    }
    bool operator==(const Survivor&) const = default;
};

struct Mod
{
    QString card;
    Stock load = {};
    bool operator==(const Mod&) const = default;
};

struct Vehicle
{
    QString card;
    int tracker = 0; // the spot that its token lies on; 0: none
    int tank = 0;    // tokens
    static constexpr auto properties()
    {
        return std::array{table::prop("tracker", &Vehicle::tracker, 0, mostTokens),
                          table::prop("tank", &Vehicle::tank, 0, mostTokens)};
    }
    bool operator==(const Vehicle&) const = default;
};

struct Crew
{
    QString id;
    int currency = 0;
    std::optional<Vehicle> vehicle = {};
    Stock cargo = {};
    std::vector<Mod> mods = {};
    std::vector<Survivor> survivors = {};
    static constexpr auto properties()
    {
        return std::array{table::prop("currency", &Crew::currency, 0, mostMoney)};
    }

    const Mod* mod(const QString& card) const;
    Mod* mod(const QString& card);
    const Survivor* survivor(const QString& card) const;
    Survivor* survivor(const QString& card);
    bool operator==(const Crew&) const = default;
};

struct Pawn
{
    QString id; // `convoy`, in a Race the crew's
    int at = 0;
    static constexpr auto properties() { return std::array{table::prop("at", &Pawn::at, 0, 9999)}; }
    bool operator==(const Pawn&) const = default;
};

struct Catastrophe
{
    int at = 0;
    bool started = false;
    static constexpr auto properties() { return std::array{table::prop("at", &Catastrophe::at, 0, 9999)}; }
    bool operator==(const Catastrophe&) const = default;
};

// What lies on a square.
struct Pile
{
    Stock resources = {};
    std::vector<Survivor> survivors = {};
    std::vector<Mod> mods = {};
    std::vector<Vehicle> vehicles = {};

    bool isEmpty() const { return *this == Pile(); }
    bool operator==(const Pile&) const = default;
};

// A scenario space.
struct ScenarioSpot
{
    QString card = {}; // empty: nobody has seen it
    bool open = false;
    std::set<QString> resolved = {}; // by these pawns

    bool isAsAtTheStart() const { return *this == ScenarioSpot(); }
    bool operator==(const ScenarioSpot&) const = default;
};

enum class Stage { First, Leaders, Vehicles, Mods, Survivors, Resources };

// Outfitting, in step 0.
struct Outfit
{
    Stage stage = Stage::Leaders;
    QStringList open = {};   // cards that are turned up and not yet taken
    QString crew = {};       // who chooses; empty before the cards are turned up
    QStringList passed = {}; // out of the stage
    bool operator==(const Outfit&) const = default;
};

enum class Step { Outfit = 0, BeforeRoll = 1, Scenario = 4, AfterMove = 6 };

struct Turn
{
    int number = 1;
    QString pawn = {}; // whose turn it is; in step 0 nobody's
    Step step = Step::BeforeRoll;
    int resolved = 0;           // number of the scenario that was resolved this turn; 0: none
    QStringList barred = {};    // survivors who do not recover in step 7
    QStringList collected = {}; // crews that took the square's icon
    bool stopped = false;       // the shelter here is to be claimed
    Open open = {};
    bool operator==(const Turn&) const = default;
};

enum class Over { No, Won, Lost, Over };

struct State
{
    std::shared_ptr<const Setup> setup;
    std::vector<Crew> crews; // clockwise
    std::vector<Pawn> pawns; // one in Survival, in a Race in the order of the crews
    Catastrophe catastrophe = {};
    QString first = {}; // who has the First Player marker; empty before the roll-off
    Turn turn = {};
    std::optional<Outfit> outfit = {};          // only in step 0
    std::map<int, ScenarioSpot> scenarios = {}; // by number; as at the start: not there
    std::map<int, QString> shelters = {};       // claimed ones: square, crew
    std::map<int, Pile> piles = {};             // by square, none is empty
    QStringList discard = {};                   // the dead
    Over over = Over::No;

    const Trail& trail() const { return setup->trail; }
    const Box& box() const { return setup->box; }
    bool isRace() const { return setup->isRace(); }

    int crewIndex(const QString& id) const; // -1: no such crew
    const Crew* crew(const QString& id) const;
    Crew* crew(const QString& id);
    const Pawn* pawn(const QString& id) const;
    Pawn* pawn(const QString& id);
    // In Survival the convoy for every crew.
    const Pawn& pawnOf(const QString& crew) const;
    // Crews of the convoy of a pawn, as indexes, clockwise.
    std::vector<int> convoyOf(const QString& pawn) const;
    // Whose turn it is.
    const Pawn& acting() const { return *pawn(turn.pawn); }

    ScenarioSpot spot(int number) const;
    const Pile* pileAt(int square) const;
    // Makes one if there is none; who empties it calls `sweep`.
    Pile& pile(int square) { return piles[square]; }
    void sweep();
    bool isSheltered(const QString& crew) const;
    // AT-47: a shelter that nobody has claimed.
    bool isFreeShelter(int square) const;
    // ATR-10: whether a pawn that comes here has to stop for a scenario.
    bool halts(const QString& pawn, int square) const;
    // Where a survivor lies: the crew, or null.
    const Crew* crewWith(const QString& survivor) const;
    Survivor* survivor(const QString& card); // of any crew
    const Survivor* survivor(const QString& card) const;
    // Cards that are in play, lie on squares, are dead or turned up: no deck brings them any more.
    std::set<QString> seen() const;

    // By value, also of what it is played on.
    bool operator==(const State& other) const;
};

// Plain numbers: `set red ration 3`, `set red tank 2`, `set ann starvation 1`, `set gun ammo 1`. A vehicle that
// lies on a square answers to its own name.
template <class Of, class Visit>
    requires std::same_as<std::remove_const_t<Of>, State>
void eachSubject(Of& state, Visit visit)
{
    for (auto& crew : state.crews) {
        visit(crew.id, crew);
        visit(crew.id, crew.cargo);
        if (crew.vehicle)
            visit(crew.id, *crew.vehicle);
        for (auto& mod : crew.mods)
            visit(mod.card, mod.load);
        for (auto& survivor : crew.survivors)
            visit(survivor.card, survivor);
    }
    for (auto& [square, pile] : state.piles) {
        for (auto& vehicle : pile.vehicles)
            visit(vehicle.card, vehicle);
        for (auto& mod : pile.mods)
            visit(mod.card, mod.load);
        for (auto& survivor : pile.survivors)
            visit(survivor.card, survivor);
    }
}

} // namespace roadmarshal::apocalypse_trail
