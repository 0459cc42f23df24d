// The physical changes of Apocalypse Road, and the only way its state changes.
#pragma once

#include "games/apocalypse_road/table/names.h"
#include "games/apocalypse_road/table/state.h"
#include "table/action.h"
#include "table/stored.h"

namespace roadmarshal::apocalypse_road {

// Stored forms of what effects are made of.
QJsonValue storeValue(const Whereabouts& value);
void restoreValue(const json::Reader& reader, Whereabouts& value);
inline const QStringList& wordsOf(Token)
{
    return tokenWords;
}
inline const QStringList& wordsOf(Phase)
{
    return phaseWords;
}
inline const QStringList& wordsOf(DeckId)
{
    return deckWords;
}
inline const QStringList& wordsOf(Bonus)
{
    return bonusWords;
}

// 3.0, 7.0, 8.3: a car goes somewhere else.
struct CarMoved
{
    static constexpr auto kind = "car-moved";
    QString car;
    Whereabouts from;
    Whereabouts to;
    STORED(CarMoved, car, from, to);
};

// 9.1: damage markers put on (or, with a negative number, taken off) a car.
struct Damaged
{
    static constexpr auto kind = "damaged";
    QString car;
    int by = 0;
    STORED(Damaged, car, by);
};

// 2.3: the counter is turned to its light or dark side.
struct CarFlipped
{
    static constexpr auto kind = "car-flipped";
    static constexpr bool isRoutine = true;
    QString car;
    bool dark = false;
    STORED(CarFlipped, car, dark);
};

// AR-41, turned: what each crossing of the car that counts has scored, the last one at the end: "121".
struct ScoresNoted
{
    static constexpr auto kind = "scores-noted";
    static constexpr bool isHandsOn = false;
    QString car;
    QString from;
    QString to;
    STORED(ScoresNoted, car, from, to);
};

// 9.3: an information token is put on a car or taken off.
struct TokenMoved
{
    static constexpr auto kind = "token-moved";
    QString car;
    Token token = Token::Suppressed;
    bool on = false;
    STORED(TokenMoved, car, token, on);
};

// AR-40: how many scored crossings a car could still have to return.
struct CrossingCounted
{
    static constexpr auto kind = "crossing-counted";
    static constexpr bool isHandsOn = false;
    QString car;
    int by = 0;
    STORED(CrossingCounted, car, by);
};

enum class Heap { Pool, Claimed, Removed };
inline const QStringList& wordsOf(Heap)
{
    return heapWords;
}

// 11.0: victory point tokens of a team go from one heap to another.
struct VpMoved
{
    static constexpr auto kind = "vp-moved";
    QString team;
    int count = 0;
    Heap from = Heap::Pool;
    Heap to = Heap::Claimed;
    STORED(VpMoved, team, count, from, to);
};

// 8.3: a team has so many replacement cars more to bring, with this side up.
struct ReplacementOwed
{
    static constexpr auto kind = "replacement-owed";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString team;
    int by = 0;
    bool dark = false;
    STORED(ReplacementOwed, team, by, dark);
};

// 4.5: the marker goes to another team.
struct FirstPlayerChanged
{
    static constexpr auto kind = "first-player";
    QString from;
    QString to;
    STORED(FirstPlayerChanged, from, to);
};

struct MarkerFlipped
{
    static constexpr auto kind = "marker-flipped";
    static constexpr bool isRoutine = true;
    bool dark = false;
    STORED(MarkerFlipped, dark);
};

// 4.4: it is another team's action segment.
struct ActingChanged
{
    static constexpr auto kind = "to-act";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString from;
    QString to;
    STORED(ActingChanged, from, to);
};

struct TurnChanged
{
    static constexpr auto kind = "turn";
    static constexpr bool isHandsOn = false;
    int from = 0;
    int to = 0;
    STORED(TurnChanged, from, to);
};

struct PhaseChanged
{
    static constexpr auto kind = "phase";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    Phase from = Phase::Grid;
    Phase to = Phase::Race;
    STORED(PhaseChanged, from, to);
};

// 11.5: who has won; empty when a result is taken back.
struct WinnerDeclared
{
    static constexpr auto kind = "winner";
    static constexpr bool isHandsOn = false;
    QString team;
    STORED(WinnerDeclared, team);
};

// Cards of one kind go from one place to another; without a name they are cards that nobody has seen.
struct CardMoved
{
    static constexpr auto kind = "card-moved";
    static constexpr bool isRoutine = true;
    DeckId deck = DeckId::Race;
    QString card;
    QString from; // "pile", "discard", "open", "hand-red"
    QString to;
    int count = 1;
    bool hidden = false; // where it came from, it was one of the unseen
    STORED(CardMoved, deck, card, from, to, count, hidden);
};

// 4.3, 10.0: the discards become the new pile.
struct Reshuffled
{
    static constexpr auto kind = "reshuffled";
    DeckId deck = DeckId::Race;
    STORED(Reshuffled, deck);
};

// 10.0, AR-41: markers are put on an open card or taken off.
struct BonusMarked
{
    static constexpr auto kind = "bonus-marked";
    Bonus card = Bonus::Bounty;
    int by = 0;
    STORED(BonusMarked, card, by);
};

// 11.4, AR-44: the countdown has come to somebody's last point and ticks no more.
struct ClockStopped
{
    static constexpr auto kind = "clock-stopped";
    static constexpr bool isHandsOn = false;
    bool stopped = true;
    STORED(ClockStopped, stopped);
};

// 4.4: how far the action segment has come; only the app keeps book of it.
struct SegmentChanged
{
    static constexpr auto kind = "segment";
    static constexpr bool isHandsOn = false;
    Segment segment;
    STORED(SegmentChanged, segment);
};

// Nothing changes, and this is why: a question that is skipped, a card without effect.
struct Remarked
{
    static constexpr auto kind = "remark";
    static constexpr bool isHandsOn = false;
    QString code;
    QString car;
    QString other = {}; // another car or card, if the sentence needs one
    STORED(Remarked, code, car, other);
};

using Effect =
    std::variant<CarMoved, Damaged, CarFlipped, TokenMoved, CrossingCounted, VpMoved, ReplacementOwed,
                 FirstPlayerChanged, MarkerFlipped, ActingChanged, TurnChanged, PhaseChanged, WinnerDeclared,
                 CardMoved, Reshuffled, BonusMarked, ClockStopped, SegmentChanged, Remarked, ScoresNoted>;

// The active car's own way, and the grid, nobody has to be told.
inline bool isRoutineEffect(const CarMoved& moved, const table::Citation& citation)
{
    return citation.ruling.isEmpty() && !std::holds_alternative<Destroyed>(moved.to);
}

inline table::Effect stored(const Effect& effect)
{
    return table::stored<table::Effect>(effect);
}
inline std::expected<Effect, Problem> toTyped(const table::Effect& effect)
{
    return table::typed<Effect>(effect);
}

// Fails on what no table can do: a car that does not exist, a seventh damage marker, tokens that are not
// there.
std::expected<void, Problem> apply(State& state, const Effect& effect);
// Changes that lead from one state to the other, exactly.
std::vector<Effect> difference(const State& from, const State& to);

} // namespace roadmarshal::apocalypse_road
