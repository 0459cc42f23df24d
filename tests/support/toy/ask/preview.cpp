#include "ask.h"

#include "support/toy/dice/weather.h"
#include "support/toy/movement/ways.h"
#include "support/toy/words/words.h"

namespace roadmarshal::test::toy {

using table::Odds;
using table::Preview;

Preview previewOf(const State& state, const Vehicle& vehicle, const QStringList& way)
{
    const dice::Distribution weather = dice::sum(weatherAsk(state.setup->calm));
    const QString& end = way.last();
    Preview preview;
    const QStringList after = placesAfter(vehicle, way);
    preview.moves.append({.piece = vehicle.id, .to = after, .path = way});
    if (state.carrier == vehicle.id)
        preview.moves.append({.piece = QStringLiteral("pilot"), .on = vehicle.id});
    preview.marks.append(
        {{end}, Preview::Tone::Dice, message("mark-dice"), Odds::exactly(weather.atLeast(1))});
    for (const QString& near : neighbours(end)) {
        if (state.flooded.contains(near))
            preview.marks.append({{near}, Preview::Tone::Danger, message("mark-danger")});
    }
    if (end == state.setup->yard.landing) {
        preview.marks.append({{end}, Preview::Tone::Stop, message("mark-stop")});
        if (state.carrier == vehicle.id)
            preview.remarks.append(message("remark-wins"));
    } else {
        preview.marks.append({{state.setup->yard.landing}, Preview::Tone::Unknown, message("mark-unknown")});
    }
    preview.remarks.append(message("remark-fuel"));
    preview.odds = Odds::exactly(weather.atMost(0));
    return preview;
}

} // namespace roadmarshal::test::toy
