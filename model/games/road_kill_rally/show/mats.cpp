#include "games/road_kill_rally/score/score.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/table/names.h"
#include "games/road_kill_rally/words/tell.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

Message named(const QString& name)
{
    return message("card-title", {{u"name"_s, name}});
}

// The crash table: dice by box and danger; the row of the present speed holds.
Chart crashChart(const State& state, const Car& car)
{
    Chart chart{.property = {}, .label = message("label-crash-table"), .at = {}, .nodes = {}};
    for (int danger = 0; danger < dangers; ++danger) {
        chart.columns.append({u"danger-"_s + dangerWords()[danger], {}});
        for (int box = 1; box <= fastest; ++box) {
            const auto dice = state.dashboardOf(car).dice(static_cast<Danger>(danger), box);
            const Message label =
                dice ? message("fact-number", {{u"count"_s, *dice}}) : message("fact-blank");
            chart.nodes.append({.id = u"%1-%2"_s.arg(dangerWords()[danger]).arg(box),
                                .label = label,
                                .x = static_cast<double>(danger),
                                .y = box - 1.0,
                                .tone = dangerWords()[danger],
                                .holds = box == car.speed,
                                .settable = false});
        }
    }
    for (int box = 1; box <= fastest; ++box)
        chart.rows.append(message("label-box", {{u"box"_s, box}}));
    return chart;
}

Slots slotsOf(const State& state, const Car& car)
{
    const Dashboard& dashboard = state.dashboardOf(car);
    Slots shown{.label = message("label-accessories"), .places = {}};
    int covered = 0;
    for (const Slot& slot : dashboard.mounts) {
        const QString colour = slotColourWords()[static_cast<int>(slot.colour)];
        Slots::Slot place{
            .property = slot.id,
            .label = named(slot.id),
            .tone = colour,
            .takes = {u"slot-"_s + colour, {}},
            .covered = covered > 0,
            .damage = {slot.id + u"-damaged"_s, message("label-damaged"), car.damaged.contains(slot.id)}};
        covered = std::max(0, covered - 1);
        if (const Accessory* accessory = state.setup->data.accessory(car.mounted.value(slot.id))) {
            place.card = {accessory->id, named(accessory->title)};
            covered = static_cast<int>(accessory->colours.size()) - 1;
        }
        for (const Accessory& accessory : state.setup->data.accessories) {
            if (dashboard.takes(accessory, dashboard.slotOf(slot.id)))
                place.choices.append({accessory.id, named(accessory.title)});
        }
        shown.places.append(place);
    }
    return shown;
}

// Those that are known by name, and a back for each of the others.
Cards heapOf(const QString& property, const char* label, const QStringList& known, int size,
             const auto& kinds)
{
    Cards heap{.property = property, .label = message(label), .cards = {}};
    for (const auto& kind : kinds)
        heap.choices.append({kind.id, named(kind.title)});
    for (const QString& id : known) {
        const auto face = std::ranges::find(heap.choices, id, &mats::Card::id);
        heap.cards.append(face == heap.choices.end() ? mats::Card{id, named(id)} : *face);
    }
    heap.cards.resize(std::max<qsizetype>(size, known.size()));
    return heap;
}

QList<Item> factsOf(const State& state, const Car& car)
{
    QList<Item> facts;
    const auto add = [&](const char* label, const Message& value) {
        facts.append(Fact{message(label), value});
    };
    add("label-points", message("fact-number", {{u"count"_s, scoreOf(state, car).total()}}));
    if (const Move* move = state.moveOf(state.carIndex(car.id)))
        add("label-steps-left", message("fact-number", {{u"count"_s, move->left}}));
    if (const Skill* skill = state.setup->variants.skills ? state.setup->data.skill(car.skill) : nullptr)
        add("label-skill", named(skill->title));
    if (state.setup->variants.teams && !car.team.isEmpty())
        add("label-team", named(car.team));
    return facts;
}

Message whereOf(const Car& car)
{
    switch (car.where) {
    case Whereabouts::Waiting:
        return message("where-waiting");
    case Whereabouts::Finished:
        return message("where-finished", {{u"crossed"_s, car.crossed}});
    case Whereabouts::Removed:
        return message("where-removed");
    case Whereabouts::OnRoad:
        break;
    }
    return message(car.destroyed ? "where-wreck" : "where-on", {{u"place"_s, toText(car.at)}});
}

Panel panelOf(const State& state, int index)
{
    const Car& car = state.car(index);
    Panel panel{.subject = car.id,
                .title = colourOf(car.id),
                .subtitle = {},
                .where = whereOf(car),
                .inPlay = car.isInPlay(),
                .gone = car.destroyed,
                .spent = state.hasActed(index),
                .items = {}};
    panel.items.append(Gauge{.property = u"speed"_s,
                             .label = message("property-speed"),
                             .value = car.speed,
                             .most = fastest,
                             .fillsBad = false});
    panel.items.append(crashChart(state, car));
    panel.items.append(slotsOf(state, car));
    const Data& data = state.setup->data;
    const auto shown = [&](Deck deck, const QStringList& known) {
        return isHandOpen(state, deck) ? known : QStringList();
    };
    panel.items.append(
        heapOf(handCards, "property-hand", shown(Deck::Rally, car.cards), car.hand, data.rallyCards));
    panel.items.append(heapOf(spareCards, "property-spare", shown(Deck::Accessories, car.spares), car.spare,
                              data.accessories));
    static const QStringList shownOtherwise{u"speed"_s, u"hand"_s, u"spare"_s};
    for (const Item& item : table::countersOf(car)) {
        if (const auto* counter = std::get_if<Counter>(&item);
            counter && !shownOtherwise.contains(counter->property))
            panel.items.append(Counter{counter->property, counter->label, counter->value, 0});
    }
    panel.items.append(Token{u"wiped-out"_s, message("label-wiped-out"), car.wipedOut});
    panel.items.append(Token{u"pitted"_s, message("label-pitted"), car.pitted});
    if (state.setup->variants.elimination || car.destroyed)
        panel.items.append(Token{u"destroyed"_s, message("label-destroyed"), car.destroyed});
    panel.items += factsOf(state, car);
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
    mats.append({.team = {},
                 .items = table::countersOf(state.supply),
                 .panels = {},
                 .title = message("mat-supply"),
                 .subject = supplySubject});
    return mats;
}

} // namespace roadmarshal::road_kill_rally
