#include "games/apocalypse_trail/movement/ends.h"
#include "games/apocalypse_trail/movement/speed.h"
#include "games/apocalypse_trail/turn/journey.h"
#include "parts.h"
#include "prompts.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Odds;
using table::Preview;

namespace {

Journey journeyOf(const State& state, bool push, bool back)
{
    Journey journey{push, back, {}};
    if (push)
        journey.rolls = {pushSpeed(state, state.turn.pawn)};
    const int die = dieFor(state, push).value_or(0);
    for (int roll = 1; roll <= die; ++roll)
        journey.rolls.push_back(roll);
    return journey;
}

// The way that comes furthest.
const End* furthest(const std::vector<End>& ends)
{
    const End* best = nullptr;
    for (const End& end : ends) {
        if (!best || end.moved > best->moved)
            best = &end;
    }
    return best;
}

} // namespace

std::optional<Preview> landingPreview(const State& state, bool push, bool back, const std::stop_token& stop)
{
    const Journey journey = journeyOf(state, push, back);
    const auto ends = endsOf(state, state.turn.pawn, journey, stop);
    if (!ends || ends->empty())
        return std::nullopt;
    const auto all = static_cast<double>(std::max<size_t>(1, journey.rolls.size()));
    Preview preview;
    for (const auto& [square, rolls] : landings(*ends, journey)) {
        const double chance = push ? 1 : rolls / all;
        preview.marks.append({{QString::number(square)}, Preview::Tone::Plain, {}, Odds::exactly(chance)});
        preview.remarks.append(message(
            "remark-landing", {{u"place"_s, QString::number(square)}, {u"percent"_s, qRound(100 * chance)}}));
    }
    if (const End* end = furthest(*ends)) {
        Preview::Move move{.piece = state.turn.pawn, .to = {QString::number(end->at)}};
        for (const int square : end->path)
            move.path.append(QString::number(square));
        preview.moves = {move};
    }
    return preview;
}

double averageMove(const State& state, bool back, const std::stop_token& stop)
{
    const QString& pawn = state.turn.pawn;
    if (!whyNotMove(state, pawn, false, back).isEmpty())
        return back ? 0 : pushSpeed(state, pawn);
    const Journey journey = journeyOf(state, false, back);
    const auto ends = endsOf(state, pawn, journey, stop);
    if (back || !ends || ends->empty())
        return 0;
    double squares = 0;
    for (const auto& [square, rolls] : landings(*ends, journey))
        squares += static_cast<double>(rolls) * (square - state.acting().at);
    return squares / static_cast<double>(journey.rolls.size());
}

} // namespace roadmarshal::apocalypse_trail
