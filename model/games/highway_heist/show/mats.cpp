#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/enemies/defense.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "games/highway_heist/table/names.h"
#include "show.h"

namespace roadmarshal::highway_heist {

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

Message pegWords(const State& state, const Peg& peg)
{
    if (peg.isAtWheel())
        return message("peg-wheel");
    if (peg.isInLimbo())
        return message("peg-limbo");
    const Vehicle* vehicle = state.find(peg.vehicle);
    return message("peg-roof", {{u"vehicle"_s, vehicle ? vehicleName(state, *vehicle) : peg.vehicle}});
}

QList<Item> ratings(const State& state, int player)
{
    QList<Item> items;
    for (const Skill skill : skills) {
        const Rating rating = ratingOf(state, player, skill);
        items.append(Fact{{u"skill-"_s + wordFor(skillWords, skill), {}},
                          message("fact-rating", {{u"total"_s, rating.total()},
                                                  {u"character"_s, rating.character},
                                                  {u"board"_s, rating.vehicle}})});
    }
    return items;
}

void addPower(QList<Item>& items, const Power& power)
{
    if (!power.text.isEmpty())
        items.append(Fact{message("label-power"), message("fact-text", {{u"text"_s, power.text}})});
}

Panel characterPanel(const State& state, int index)
{
    const Player& player = state.player(index);
    const Character& character = state.seat(index).character;
    Panel panel{.subject = player.id,
                .title = playerName(state, index),
                .subtitle = character.name,
                .where = pegWords(state, player.peg),
                .spent = player.isExhausted,
                .items = {}};
    panel.items = {Counter{u"boost"_s, message("property-boost"), player.boost, character.boostMax},
                   Token{u"exhausted"_s, message("property-exhausted"), player.isExhausted}};
    if (character.tokens > 0)
        panel.items.append(Counter{u"tokens"_s, message("property-tokens"), player.tokens, character.tokens});
    panel.items += ratings(state, index);
    addPower(panel.items, character.power);
    return panel;
}

// Its board lies up; whoever has none walks.
Panel vehiclePanel(const State& state, int index, const Vehicle& vehicle)
{
    const VehicleBoard& board = state.seat(index).board;
    const bool isHijacked = vehicle.kind == Kind::Suv;
    Panel panel{.subject = vehicle.id,
                .title = vehicle.id,
                .subtitle = board.name,
                .where = message("where-on", {{u"place"_s, toText(vehicle.at)}}),
                .items = {}};
    panel.items = {
        Gauge{.property = u"strength"_s,
              .label = message("property-strength"),
              .value = vehicle.strength,
              .most = boardSide(state, index)->strength,
              .fillsBad = false},
        Counter{u"enemies"_s, message("property-enemies"), vehicle.enemies, mostEnemiesOn(state, vehicle)},
        numberFact("label-slots", freeSlots(state, vehicle)),
        numberFact("label-defense", defenseDice(state, vehicle)),
        Fact{message("label-side"), message(isHijacked ? "side-hijacked" : "side-front")}};
    if (!isHijacked)
        addPower(panel.items, board.power);
    return panel;
}

Mat matOf(const State& state, int player)
{
    Mat mat{state.player(player).id, {}, {characterPanel(state, player)}};
    if (const Vehicle* vehicle = state.vehicleOf(player))
        mat.panels.append(vehiclePanel(state, player, *vehicle));
    return mat;
}

Panel counterPanel(const QString& id, int count, int most)
{
    return {.subject = id,
            .title = id,
            .subtitle = {},
            .where = {},
            .items = {Gauge{.property = u"counter"_s,
                            .label = message("property-counter"),
                            .value = std::max(0, count),
                            .most = std::max(most, count),
                            .fillsBad = false}}};
}

Panel tokenPanel(const State& state, const QString& id, const QString& at)
{
    const Vehicle* vehicle = state.find(at);
    const Message where = vehicle ? message("where-carried", {{u"vehicle"_s, vehicleName(state, *vehicle)}})
                                  : message(at == adriftWord ? "where-adrift" : "where-out");
    return {.subject = id,
            .title = id,
            .subtitle = {},
            .where = where,
            .items = {Fact{message("label-token"), where}}};
}

Panel enemyPanel(const State& state, const Vehicle& vehicle)
{
    return {.subject = vehicle.id,
            .title = vehicleName(state, vehicle),
            .subtitle = {},
            .where = message("where-on", {{u"place"_s, toText(vehicle.at)}}),
            .items = {Counter{u"enemies"_s, message("property-enemies"), vehicle.enemies,
                              mostEnemiesOn(state, vehicle)},
                      numberFact("label-slots", freeSlots(state, vehicle))}};
}

// The Scenario Board with its countdown, and what is left of everything.
Mat tableMat(const State& state)
{
    Mat mat{.team = {}, .items = {}, .panels = {}};
    mat.title = message("mat-scenario",
                        {{u"name"_s, state.guide().name.isEmpty() ? state.guide().id : state.guide().name}});
    mat.subject = u"marker"_s;
    mat.items = {Counter{u"round"_s, message("property-round"), state.round, 0}};
    if (const auto left = roundsLeft(state))
        mat.items.append(numberFact("label-rounds-left", *left));
    mat.items.append(numberFact("label-suvs", suvsLeft(state)));
    mat.items.append(numberFact("label-pegs", enemyPegsLeft(state)));
    for (const auto& [id, count] : state.counters)
        mat.panels.append(counterPanel(id, count, state.guide().counters.at(id)));
    for (const auto& [id, at] : state.tokens)
        mat.panels.append(tokenPanel(state, id, at));
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.kind == Kind::Enemy)
            mat.panels.append(enemyPanel(state, vehicle));
    }
    return mat;
}

} // namespace

QList<Mat> matsOf(const State& state)
{
    QList<Mat> mats;
    for (int player = 0; player < std::ssize(state.players); ++player)
        mats.append(matOf(state, player));
    mats.append(tableMat(state));
    return mats;
}

} // namespace roadmarshal::highway_heist
