#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/table/names.h"
#include "games/rush_n_crush/words/tell.h"
#include "lever_chart.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

Fact numberFact(const char* label, int count)
{
    return {message(label), message("fact-number", {{u"count"_s, count}})};
}

Message diceWords(int speed)
{
    const QJsonObject args{{u"count"_s, drivingDice(speed)}};
    if (isFree(speed))
        return message("fact-dice-free");
    if (speed == fastest)
        return message("fact-dice-none");
    return message(isWhite(speed) ? "fact-dice-highest" : "fact-dice-lowest", args);
}

QList<Item> driveFacts(const State& state, int index)
{
    const Acting* acting = state.actingOf(index);
    if (!acting || !acting->drive)
        return {};
    const Fact changes = acting->drive->lcLeft ? numberFact("label-changes", *acting->drive->lcLeft)
                                               : Fact{message("label-changes"), message("fact-free")};
    return {numberFact("label-points", acting->drive->mpLeft), changes};
}

Counter tokens(const char* property, int value)
{
    const QString name = QLatin1StringView(property);
    return {name, {u"property-"_s + name, {}}, value, mostTokens};
}

Panel panelOf(const State& state, int index)
{
    const Car& car = state.car(index);
    const int speed = state.bubbleOf(car).speed;
    Panel panel{.subject = car.id,
                .title = colourOf(car.id),
                .subtitle = {},
                .where = state.isPlaced(car)
                             ? message("where-on", {{u"place"_s, toText(state.spaceOf(car).id)}})
                             : message("where-waiting"),
                .inPlay = car.isRacing() && state.isPlaced(car),
                .gone = car.isWreck(),
                .spent = std::ranges::contains(state.acted, index),
                .items = {}};
    panel.items = {leverChart(state, car),
                   Gauge{.property = u"temperature"_s,
                         .label = message("property-temperature"),
                         .value = car.temperature,
                         .most = state.setup->thermometer,
                         .isWear = true},
                   Gauge{.property = u"armour"_s,
                         .label = message("property-armour"),
                         .value = car.armour,
                         .most = mostTokens,
                         .fillsBad = false},
                   tokens("tyres", car.tyres),
                   tokens("brakes", car.brakes),
                   tokens("turbo", car.turbo),
                   Counter{u"equipment"_s, message("property-equipment"), car.equipment, 0},
                   Counter{u"crossings"_s, message("property-crossings"), car.crossings, 0},
                   Fact{message("label-speed-now"), message("fact-speed", {{u"speed"_s, speed * 10}})},
                   Fact{message("label-dice"), diceWords(speed)}};
    if (car.isWreck())
        panel.items.append(Fact{message("label-state"), {u"state-"_s + wordFor(fateWords, car.fate), {}}});
    panel.items += driveFacts(state, index);
    return panel;
}

} // namespace

QList<Mat> matsOf(const State& state)
{
    QList<Mat> mats;
    for (const table::Team& driver : driversOf(state)) {
        if (const int car = state.carIndex(driver.id); car >= 0)
            mats.append({driver.id, {}, {panelOf(state, car)}});
    }
    return mats;
}

} // namespace roadmarshal::rush_n_crush
