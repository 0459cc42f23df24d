// The physical changes of Apocalypse Road, and the only way its state changes.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/action.h"
#include "table/stored.h"

namespace roadmarshal::apocalypse_road {

using table::field;

// 3.0, 7.0, 8.3: a car goes somewhere else.
struct CarMoved
{
    static constexpr auto kind = "car-moved";
    QString car;
    Whereabouts from;
    Whereabouts to;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &CarMoved::car), field("from", &CarMoved::from),
                          field("to", &CarMoved::to));
    }
};

// 9.1: damage markers put on (or, with a negative number, taken off) a car.
struct Damaged
{
    static constexpr auto kind = "damaged";
    QString car;
    int by = 0;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &Damaged::car), field("by", &Damaged::by));
    }
};

// 2.3: the counter is turned to its light or dark side.
struct CarFlipped
{
    static constexpr auto kind = "car-flipped";
    QString car;
    bool dark = false;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &CarFlipped::car), field("dark", &CarFlipped::dark));
    }
};

// AR-41, turned: what each crossing of the car that counts has scored, the last one at the end: "121".
struct ScoresNoted
{
    static constexpr auto kind = "scores-noted";
    QString car;
    QString from;
    QString to;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &ScoresNoted::car), field("from", &ScoresNoted::from),
                          field("to", &ScoresNoted::to));
    }
};

// 9.3: an information token is put on a car or taken off.
struct TokenMoved
{
    static constexpr auto kind = "token-moved";
    QString car;
    Token token = Token::Suppressed;
    bool on = false;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &TokenMoved::car), field("token", &TokenMoved::token),
                          field("on", &TokenMoved::on));
    }
};

// AR-40: how many scored crossings a car could still have to return.
struct CrossingCounted
{
    static constexpr auto kind = "crossing-counted";
    QString car;
    int by = 0;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &CrossingCounted::car), field("by", &CrossingCounted::by));
    }
};

enum class Heap { Pool, Claimed, Removed };

// 11.0: victory point tokens of a team go from one heap to another.
struct VpMoved
{
    static constexpr auto kind = "vp-moved";
    QString team;
    int count = 0;
    Heap from = Heap::Pool;
    Heap to = Heap::Claimed;
    static constexpr auto fields()
    {
        return std::tuple(field("team", &VpMoved::team), field("count", &VpMoved::count),
                          field("from", &VpMoved::from), field("to", &VpMoved::to));
    }
};

// 8.3: a team has so many replacement cars more to bring, with this side up.
struct ReplacementOwed
{
    static constexpr auto kind = "replacement-owed";
    QString team;
    int by = 0;
    bool dark = false;
    static constexpr auto fields()
    {
        return std::tuple(field("team", &ReplacementOwed::team), field("by", &ReplacementOwed::by),
                          field("dark", &ReplacementOwed::dark));
    }
};

// 4.5: the marker goes to another team.
struct FirstPlayerChanged
{
    static constexpr auto kind = "first-player";
    QString from;
    QString to;
    static constexpr auto fields()
    {
        return std::tuple(field("from", &FirstPlayerChanged::from), field("to", &FirstPlayerChanged::to));
    }
};

struct MarkerFlipped
{
    static constexpr auto kind = "marker-flipped";
    bool dark = false;
    static constexpr auto fields() { return std::tuple(field("dark", &MarkerFlipped::dark)); }
};

// 4.4: it is another team's action segment.
struct ActingChanged
{
    static constexpr auto kind = "to-act";
    QString from;
    QString to;
    static constexpr auto fields()
    {
        return std::tuple(field("from", &ActingChanged::from), field("to", &ActingChanged::to));
    }
};

struct TurnChanged
{
    static constexpr auto kind = "turn";
    int from = 0;
    int to = 0;
    static constexpr auto fields()
    {
        return std::tuple(field("from", &TurnChanged::from), field("to", &TurnChanged::to));
    }
};

struct PhaseChanged
{
    static constexpr auto kind = "phase";
    Phase from = Phase::Grid;
    Phase to = Phase::Race;
    static constexpr auto fields()
    {
        return std::tuple(field("from", &PhaseChanged::from), field("to", &PhaseChanged::to));
    }
};

// 11.5: who has won; empty when a result is taken back.
struct WinnerDeclared
{
    static constexpr auto kind = "winner";
    QString team;
    static constexpr auto fields() { return std::tuple(field("team", &WinnerDeclared::team)); }
};

// Cards of one kind go from one place to another; without a name they are cards that nobody has seen.
struct CardMoved
{
    static constexpr auto kind = "card-moved";
    DeckId deck = DeckId::Race;
    QString card;
    QString from; // "pile", "discard", "open", "hand-red"
    QString to;
    int count = 1;
    bool hidden = false; // where it came from, it was one of the unseen
    static constexpr auto fields()
    {
        return std::tuple(field("deck", &CardMoved::deck), field("card", &CardMoved::card),
                          field("from", &CardMoved::from), field("to", &CardMoved::to),
                          field("count", &CardMoved::count), field("hidden", &CardMoved::hidden));
    }
};

// 4.3, 10.0: the discards become the new pile.
struct Reshuffled
{
    static constexpr auto kind = "reshuffled";
    DeckId deck = DeckId::Race;
    static constexpr auto fields() { return std::tuple(field("deck", &Reshuffled::deck)); }
};

// 10.0, AR-41: markers are put on an open card or taken off.
struct BonusMarked
{
    static constexpr auto kind = "bonus-marked";
    Bonus card = Bonus::Bounty;
    int by = 0;
    static constexpr auto fields()
    {
        return std::tuple(field("card", &BonusMarked::card), field("by", &BonusMarked::by));
    }
};

// 11.4, AR-44: the countdown has come to somebody's last point and ticks no more.
struct ClockStopped
{
    static constexpr auto kind = "clock-stopped";
    bool stopped = true;
    static constexpr auto fields() { return std::tuple(field("stopped", &ClockStopped::stopped)); }
};

// 4.4: how far the action segment has come; only the app keeps book of it.
struct SegmentChanged
{
    static constexpr auto kind = "segment";
    Segment segment;
    static constexpr auto fields() { return std::tuple(field("segment", &SegmentChanged::segment)); }
};

// Nothing changes, and this is why: a question that is skipped, a card without effect.
struct Remarked
{
    static constexpr auto kind = "remark";
    QString code;
    QString car;
    QString other = {}; // another car or card, if the sentence needs one
    static constexpr auto fields()
    {
        return std::tuple(field("code", &Remarked::code), field("car", &Remarked::car),
                          field("other", &Remarked::other));
    }
};

using Change =
    std::variant<CarMoved, Damaged, CarFlipped, TokenMoved, CrossingCounted, VpMoved, ReplacementOwed,
                 FirstPlayerChanged, MarkerFlipped, ActingChanged, TurnChanged, PhaseChanged, WinnerDeclared,
                 CardMoved, Reshuffled, BonusMarked, ClockStopped, SegmentChanged, Remarked, ScoresNoted>;

table::Effect toEffect(const Change& change, const table::Citation& citation = {});
std::expected<Change, Problem> toChange(const table::Effect& effect);

// Fails on what no table can do: a car that does not exist, a seventh damage marker, tokens that are not
// there.
std::expected<void, Problem> apply(State& state, const Change& change);
// Changes that lead from one state to the other, exactly.
std::vector<Change> difference(const State& from, const State& to);

} // namespace roadmarshal::apocalypse_road
