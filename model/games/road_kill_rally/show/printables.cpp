#include "printables.h"

#include "road_board.h"
#include "show.h"

#include <algorithm>
#include <map>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int shootTokens = 5; // of a driver; those that came back are used again
constexpr qsizetype longestLabel = 3;

PrintedPiece carOf(const Team& driver)
{
    Piece front{.id = driver.id, .label = driver.id.left(longestLabel).toUpper(), .team = driver.id};
    Piece back = front;
    back.team.clear();
    back.face = counters::wreckFace.toString();
    return {.front = front, .back = back};
}

PrintedPiece marker(const QString& letters, int copies, const QString& name, const QString& team = {})
{
    return {.front = {.id = letters, .label = letters, .team = team, .form = Form::Marker},
            .copies = copies,
            .name = {name, {}}};
}

PrintedPiece pedestrians(Colour colour, int copies)
{
    const QString word = toText(colour);
    return {.front = {.id = word,
                      .label = word.first(1).toUpper(),
                      .team = {},
                      .form = Form::Figure,
                      .face = word},
            .copies = copies,
            .name = {u"property-"_s + word, {}}};
}

// As many as the tiles show.
std::map<QString, int> hazardsOn(const TileBox& tiles)
{
    std::map<QString, int> counts;
    for (const auto& [id, tile] : tiles) {
        for (const TileSpace& space : tile->spaces) {
            for (const QString& hazard : space.hazards)
                ++counts[hazard];
        }
    }
    return counts;
}

} // namespace

Printables printables(const State& state)
{
    const Setup& setup = *state.setup;
    Printables made;
    for (const auto& [id, tile] : setup.tiles)
        made.parts.append({tile->name.isEmpty() ? id : tile->name, boardOf(Road({tile}, 1))});
    for (const Team& driver : driversOf(state)) {
        const int slots_ = setup.data.dashboardOf(driver.id).wipeOutSlots;
        made.sets.append({driver.id,
                          {carOf(driver), marker(u"S"_s, shootTokens, u"property-shoot"_s, driver.id),
                           marker(u"W"_s, slots_, u"property-wipe-out"_s, driver.id)}});
    }
    PrintedSet others;
    for (const Colour colour : allColours)
        others.pieces.append(pedestrians(colour, setup.data.supply[static_cast<size_t>(colour)]));
    for (const auto& [hazard, count] : hazardsOn(setup.tiles))
        others.pieces.append(marker(hazard.left(longestLabel).toUpper(), count, u"hazard-"_s + hazard));
    made.sets.append(others);
    return made;
}

} // namespace roadmarshal::road_kill_rally
