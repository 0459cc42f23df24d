#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/table/names.h"
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

QString toneOf(Heat heat)
{
    switch (heat) {
    case Heat::Yellow:
        return u"yellow"_s;
    case Heat::Orange:
        return u"orange"_s;
    case Heat::Red:
        return u"red"_s;
    case Heat::None:
        break;
    }
    return {};
}

// Bubbles that nobody gave a place stand in columns by gear and in rows by speed.
double columnOf(const Bubble& bubble)
{
    return bubble.x.value_or(bubble.gear);
}
double rowOf(const Bubble& bubble)
{
    return bubble.y.value_or(bubble.speed);
}

QList<Chart::Edge> linesOf(const Dashboard& dashboard)
{
    QList<Chart::Edge> edges;
    for (const Bubble& bubble : dashboard.bubbles) {
        for (const int faster : bubble.faster)
            edges.append({bubble.id, dashboard.at(faster).id});
        // Along a dotted row from one to the next is enough.
        for (const int gear : bubble.gears) {
            if (dashboard.at(gear).gear == bubble.gear + 1)
                edges.append({bubble.id, dashboard.at(gear).id, true});
        }
    }
    return edges;
}

Chart leverChart(const State& state, const Car& car)
{
    const Dashboard& dashboard = state.setup->dashboard;
    const double top = rowOf(*std::ranges::max_element(dashboard.bubbles, {}, rowOf));
    Chart chart{u"lever"_s, message("label-lever"), state.bubbleOf(car).id, {}};
    for (const Bubble& bubble : dashboard.bubbles)
        chart.nodes.append({bubble.id, message("label-speed", {{u"speed"_s, bubble.speed * 10}}),
                            columnOf(bubble), top - rowOf(bubble), toneOf(bubble.heat)});
    chart.edges = linesOf(dashboard);
    return chart;
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
                .title = car.id,
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
