#include "lever_chart.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using mats::Chart;
using table::Message;

namespace {

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

} // namespace

Chart leverChart(const State& state, const Car& car)
{
    const Dashboard& dashboard = state.setup->dashboard;
    const double top = rowOf(*std::ranges::max_element(dashboard.bubbles, {}, rowOf));
    Chart chart{u"lever"_s, Message{u"label-lever"_s, {}}, state.bubbleOf(car).id, {}};
    for (const Bubble& bubble : dashboard.bubbles)
        chart.nodes.append({bubble.id, Message{u"label-speed"_s, {{u"speed"_s, bubble.speed * 10}}},
                            columnOf(bubble), top - rowOf(bubble), toneOf(bubble.heat)});
    chart.edges = linesOf(dashboard);
    return chart;
}

} // namespace roadmarshal::rush_n_crush
