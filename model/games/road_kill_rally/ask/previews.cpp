#include "previews.h"

#include "games/road_kill_rally/driving/next_step.h"
#include "prompts.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Preview;

namespace {

using Tone = Preview::Tone;

Preview::Mark markOf(const State& state, const Outcome& outcome)
{
    const QString place = toText(state.road->at(outcome.at).id);
    const int dice = outcome.ways.empty() ? 0 : outcome.ways.front().dice;
    switch (outcome.ends) {
    case Ends::Collision:
        return {{toText(state.road->at(outcome.into).id)}, Tone::Stop, message("mark-collision"), {}};
    case Ends::Unknown:
        return {{place}, Tone::Unknown, message("mark-unknown", {{u"count"_s, outcome.left}}), {}};
    case Ends::Finish:
        return {{place}, Tone::Plain, message("mark-finish"), {}};
    case Ends::End:
        break;
    }
    return {{place}, dice > 0 ? Tone::Dice : Tone::Plain, message("mark-dice", {{u"count"_s, dice}}), {}};
}

// What entering a space asks for, and brings.
void addEntry(Preview& preview, const Drive& drive, int from, int to)
{
    const QString place = toText(drive.road().at(to).id);
    const int dice = drive.diceAt(to, drive.road().at(from).straight != to);
    if (dice > 0) {
        HitOdds odds(drive.state().setup->data.oneDie);
        const double holds = odds.atMost(dice, drive.hand() + drive.prevented());
        preview.marks.append(
            {{place}, Tone::Dice, message("mark-dice", {{u"count"_s, dice}}), table::Odds{holds, holds}});
    }
    if (drive.drawsAt(to))
        preview.remarks.append(message("remark-draws"));
}

} // namespace

Preview speedPreview(const State& state, int car, int box)
{
    const Drive drive(state, car, box);
    Preview preview;
    for (const Outcome& outcome : explore(drive))
        preview.marks.append(markOf(state, outcome));
    return preview;
}

Preview stepPreview(const State& state, int index, const PathStep& step)
{
    Preview preview;
    if (step.space == none)
        return preview;
    const Drive drive(state, index, state.car(index).speed);
    const Space& space = state.road->at(step.space);
    const QString place = toText(space.id);
    if (const int other = state.carAt(space.id); other >= 0 && !step.isJump) {
        const int dice = collisionDice(state.car(index).speed, state.car(other).speed);
        preview.marks.append({{place}, Tone::Danger, message("mark-dice", {{u"count"_s, dice}}), {}});
        return preview;
    }
    preview.moves.append({.piece = state.car(index).id, .to = {place}, .path = {place}});
    addEntry(preview, drive, drive.from(), step.space);
    return preview;
}

Preview pathPreview(const State& state, int index, const Path& path)
{
    const Drive drive(state, index, state.car(index).speed);
    Preview preview;
    Preview::Move move{.piece = state.car(index).id};
    for (const PathStep& step : path) {
        if (step.space != none)
            move.path.append(toText(state.road->at(step.space).id));
    }
    move.to = {move.path.last()};
    preview.moves.append(move);
    if (path.back().space == none)
        preview.marks.append({move.to, Tone::Plain, message("mark-finish"), {}});
    else
        addEntry(preview, drive, path[path.size() - 2].space, path.back().space);
    return preview;
}

} // namespace roadmarshal::road_kill_rally
