#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/movement/speed.h"
#include "games/apocalypse_trail/scenario/people.h"
#include "games/apocalypse_trail/table/names.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

// At the head of a line; within a sentence it is another word.
Message propertyLabel(const QString& property)
{
    return {u"mat-"_s + property, {}};
}

Fact numberFact(const char* label, int count)
{
    return {shown(label), shown("fact-number", {{u"count"_s, count}})};
}

Fact roomFact(const char* label, const Room& room)
{
    const QJsonObject args{{u"has"_s, room.has}, {u"room"_s, room.room.value_or(0)}};
    return {shown(label), shown(room.room ? "fact-room" : "fact-no-limit", args)};
}

Counter counter(const QString& property, int value)
{
    return {property, propertyLabel(property), value, 0};
}

Slots modsOf(const State& state, const Crew& crew)
{
    Slots slots_{shown("label-mods"), {}};
    int number = 0;
    for (const Mod& mod : crew.mods) {
        const ModCard& card = *state.box().mod(mod.card);
        Slots::Slot slot{.property = {}, .label = shown("slot-mod", {{u"number"_s, ++number}})};
        slot.card = {mod.card, namedAs(card.name)};
        for (const Resource one : allResources) {
            if (card.load[one] > 0)
                slot.loads.append(Gauge{.property = {},
                                        .label = propertyLabel(wordFor(resourceWords, one)),
                                        .value = mod.load[one],
                                        .most = card.load[one],
                                        .fillsBad = false});
        }
        slots_.places.append(slot);
    }
    return slots_;
}

// The vehicle with its fuel, its cargo and its mods; what a crew without one has as well.
Panel vehiclePanel(const State& state, const Crew& crew)
{
    const Rooms rooms = roomsOf(state, crew);
    Panel panel{.subject = crew.id,
                .title = crewName(state, crew.id),
                .subtitle = {},
                .where = shown("where-on", {{u"square"_s, state.pawnOf(crew.id).at}}),
                .items = {}};
    panel.spent = state.isSheltered(crew.id);
    panel.items.append(counter(u"currency"_s, crew.currency));
    if (crew.vehicle) {
        const VehicleCard& card = *state.box().vehicle(crew.vehicle->card);
        panel.title = card.name;
        panel.items.append(Gauge{.property = u"tracker"_s,
                                 .label = propertyLabel(u"tracker"_s),
                                 .value = crew.vehicle->tracker,
                                 .most = card.tracker,
                                 .fillsBad = false});
        panel.items.append(Counter{u"tank"_s, propertyLabel(u"tank"_s), crew.vehicle->tank, 0});
        panel.items.append(numberFact("label-speed", card.speed));
        panel.items.append(
            numberFact("label-squares", crew.vehicle->tracker + card.tracker * crew.vehicle->tank));
    }
    for (const Resource one : allResources)
        panel.items.append(counter(wordFor(resourceWords, one), crew.cargo[one]));
    panel.items.append(roomFact("label-cargo", rooms.cargo));
    panel.items.append(roomFact("label-fuel", rooms.fuel));
    panel.items.append(roomFact("label-passengers", rooms.passengers));
    panel.items.append(roomFact("label-mod-room", rooms.mods));
    if (!crew.mods.empty())
        panel.items.append(modsOf(state, crew));
    return panel;
}

QStringList abilitiesOf(const PersonCard& card)
{
    QStringList texts;
    for (const Ability& ability : card.abilities) {
        if (!ability.text.isEmpty())
            texts.append(ability.text);
    }
    return texts;
}

Panel survivorPanel(const State& state, const Survivor& survivor, const Message& where)
{
    const Box& box = state.box();
    const PersonCard& card = *box.person(survivor.card);
    Panel panel{.subject = survivor.card,
                .title = card.name,
                .subtitle = abilitiesOf(card).join(u" "),
                .where = where,
                .spent = !survivor.isReady(),
                .items = {}};
    panel.items.append(
        Gauge{.property = u"status"_s,
              .label = shown("property-status"),
              .value = static_cast<int>(survivor.status),
              .most = 2,
              .fillsBad = true,
              .marks = {shown("status-ready"), shown("status-resting"), shown("status-injured")}});
    panel.items.append(Gauge{.property = u"starvation"_s,
                             .label = propertyLabel(u"starvation"_s),
                             .value = survivor.starvation,
                             .most = mostStarvation + 1,
                             .isWear = true});
    for (const QString& skill : box.skills())
        panel.items.append(
            Fact{namedAs(skill),
                 shown("fact-number", {{u"count"_s, std::max(0, rawSkill(box, survivor, skill))}})});
    for (const auto& [ailment, tokens] : survivor.ailments)
        panel.items.append(
            Counter{ailment, namedAs(ailment), tokens, box.ailment(ailment)->deathAt.value_or(0)});
    return panel;
}

Mat crewMat(const State& state, const Crew& crew)
{
    Mat mat{.team = crew.id, .items = {}, .panels = {vehiclePanel(state, crew)}};
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
    for (const auto& [square, pile] : state.piles) {
        for (const Survivor& survivor : pile.survivors)
            mat.panels.append(survivorPanel(state, survivor, shown("where-left", {{u"square"_s, square}})));
    }
    return mat;
}

} // namespace

QList<Mat> matsOf(const State& state)
{
    QList<Mat> mats{tableMat(state)};
    for (const Crew& crew : state.crews)
        mats.append(crewMat(state, crew));
    return mats;
}

} // namespace roadmarshal::apocalypse_trail
