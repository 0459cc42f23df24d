#include "games/apocalypse_trail/movement/speed.h"
#include "games/apocalypse_trail/table/spots.h"
#include "panels.h"
#include "show.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

Mat crewMat(const State& state, const Crew& crew)
{
    Mat mat{.team = crew.id, .items = {}, .panels = {crewPanel(state, crew)}};
    for (const Survivor& survivor : crew.survivors)
        mat.panels.append(
            survivorPanel(state, survivor, shown("where-crew", {{u"crew"_s, crewName(state, crew.id)}})));
    return mat;
}

// The convoy and the settings.
Mat tableMat(const State& state)
{
    Mat mat{.team = {}, .items = {}, .panels = {}};
    mat.title = shown(state.isRace() ? "mat-race" : "mat-convoy");
    mat.subject = u"catastrophe"_s;
    for (const QString& id : state.setup->settings) {
        const bool isPrimary = id == state.setup->settings.front();
        mat.items.append(Fact{shown(isPrimary ? "label-primary" : "label-setting"),
                              namedAs(state.box().setting(id)->name)});
    }
    if (!state.isRace()) {
        if (const auto die = movementDie(state, convoyId))
            mat.items.append(Fact{shown("label-die"), shown("fact-die", {{u"sides"_s, *die}})});
    }
    mat.items.append(Counter{u"at"_s, shown("label-catastrophe"), state.catastrophe.at, state.trail().end()});
    return mat;
}

Mat rowMat(const State& state)
{
    Mat mat{.team = {}, .items = {openRow(state)}, .panels = {}};
    mat.title = shown("place-market");
    mat.subject = rowSubject;
    return mat;
}

} // namespace

QList<Mat> matsOf(const State& state)
{
    QList<Mat> mats;
    if (state.outfit && !state.outfit->open.isEmpty())
        mats.append(rowMat(state));
    mats.append(tableMat(state));
    mats += squareMats(state);
    for (const Crew& crew : state.crews)
        mats.append(crewMat(state, crew));
    return mats;
}

} // namespace roadmarshal::apocalypse_trail
