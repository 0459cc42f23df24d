// What lies on the table in a game of Apocalypse Road.
#pragma once

#include "segment.h"
#include "setup.h"
#include "track/place.h"

#include <QJsonObject>

namespace roadmarshal::apocalypse_road {

struct Reserve
{
    auto operator<=>(const Reserve&) const = default;
};
struct Destroyed
{
    auto operator<=>(const Destroyed&) const = default;
};
// A place at the track, or a box beside the team mat.
using Whereabouts = std::variant<Reserve, Destroyed, track::InChute, track::Beside, track::Space>;

QString toText(const Whereabouts& whereabouts);
std::optional<Whereabouts> parseWhereabouts(QStringView text);
std::optional<track::Place> placeOf(const Whereabouts& whereabouts);

enum class Token { Suppressed, Reloading, SpinAround, Lapped };
inline constexpr int tokenKinds = 4;
inline constexpr int mostCrossings = 1000; // more than any race has
QString toText(Token token);
std::optional<Token> parseToken(QStringView text);

struct Car
{
    Whereabouts at = Reserve{};
    int damage = 0;
    bool dark = false;
    unsigned tokens = 0; // a bit for each kind
    int crossings = 0;   // scored and not returned, AR-40
    QString scores = {}; // of each of them, where the table has turned AR-41

    bool has(Token token) const { return tokens >> static_cast<int>(token) & 1U; }
    bool inRace() const { return placeOf(at).has_value(); }
    bool operator==(const Car&) const = default;
};

struct Pool
{
    int left = 0;
    int claimed = 0;
    int removed = 0; // by the countdown, AR-44
    bool operator==(const Pool&) const = default;
};

// 8.3, AR-62: replacement cars that a team still has to bring, in the order of the losses.
struct Owed
{
    std::vector<bool> dark = {}; // the side that each comes with
    int total() const { return static_cast<int>(dark.size()); }
    int count(bool isDark) const;
    // Adds at the end, or takes the first ones of that side away.
    void change(bool isDark, int by);
    bool operator==(const Owed&) const = default;
};

enum class Phase { Grid, Race, Over, Discards };

// 10.0: cards that lie open and change what is scored, with markers on them.
enum class Bonus { Bounty, RaceBonus };
inline constexpr int bonusKinds = 2;
inline constexpr int bonusMarkers = 4;

struct State
{
    std::shared_ptr<const Setup> setup;
    std::vector<Car> cars; // as in the set-up
    std::vector<Pool> pools;
    std::vector<Owed> owed; // per team
    Phase phase = Phase::Grid;
    int turn = 1;
    int firstPlayer = 0;
    int toAct = 0;
    bool markerDark = false;
    int winner = -1;
    bool clockStopped = false; // 11.4: the countdown is over for this race
    Segment segment;
    std::array<cards::Deck, deckCount> decks;
    std::array<int, bonusKinds> bonus{}; // markers left on Bounty and Race Bonus

    // 2.3: a car that shows the other side than the marker has been activated this turn.
    bool activated(const Car& car) const { return car.dark != markerDark; }
    bool canActivate(int car) const { return cars[car].inRace() && !activated(cars[car]); }
    bool hasReserve(int team) const;
    const CarSheet& sheet(int car) const { return setup->cars[car]; }
    const table::Team& teamOf(int car) const { return setup->teams[sheet(car).team]; }
    const cards::Deck& deck(DeckId id) const { return decks[static_cast<size_t>(id)]; }
    cards::Deck& deck(DeckId id) { return decks[static_cast<size_t>(id)]; }
    int markersOn(Bonus card) const { return bonus[static_cast<size_t>(card)]; }
};

// Whether the track has such a place; boxes beside the mat are always there.
bool exists(const track::Graph& graph, const Whereabouts& whereabouts);

State beginning(std::shared_ptr<const Setup> setup);

// What does not add up, if anything: cars, victory points, cards and markers can move, not come and go.
std::optional<QString> imbalance(const State& state);

// The whole state; also readable as a position file.
QJsonObject store(const State& state);
std::expected<State, Problem> restore(std::shared_ptr<const Setup> setup, const QJsonObject& stored);

} // namespace roadmarshal::apocalypse_road
