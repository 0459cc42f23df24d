#include "tell_event.h"

#include "tell.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/events/event.h"
#include "games/apocalypse_road/events/kinds.h"
#include "games/apocalypse_road/events/stretch.h"
#include "games/apocalypse_road/table/lanes.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Reason;
using track::Surface;

namespace {

struct Drawn
{
    const State& state;
    const QStringList& choices;

    int car() const { return state.segment.car; }
    QJsonObject args() const
    {
        QJsonObject args = carArgs(state, car());
        args[QStringLiteral("event")] = QStringLiteral("@event-") + state.segment.event;
        return args;
    }
    Reason because(const QString& code, const QString& ruling = {}, const QJsonObject& more = {}) const
    {
        QJsonObject all = args();
        for (auto arg = more.begin(); arg != more.end(); ++arg)
            all[arg.key()] = arg.value();
        return objection(code, all, sectionOfEvent(state.segment.event), ruling);
    }
    QJsonObject surfaceArgs(Surface surface) const
    {
        return {{QStringLiteral("surface"), surface == Surface::Jump ? QStringLiteral("@surface-jump")
                                                                     : QStringLiteral("@surface-rough")}};
    }
};

using Tell = QList<Reason> (*)(const Drawn& drawn);

template <int markers>
QList<Reason> tellActive(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-active"), {}, {{QStringLiteral("count"), markers}})};
}

// AR-59
QList<Reason> tellFailure(const Drawn& drawn)
{
    const int before = drawn.state.segment.damageBefore;
    return {
        drawn.because(QStringLiteral("tell-failure"), QStringLiteral("AR-59"),
                      {{QStringLiteral("before"), before}, {QStringLiteral("count"), before <= 1 ? 1 : 2}})};
}

QList<Reason> tellSuspension(const Drawn& drawn)
{
    const bool isRough = events::isOn(drawn.state, drawn.car(), Surface::Rough) ||
                         events::isOn(drawn.state, drawn.car(), Surface::Jump);
    return {
        drawn.because(isRough ? QStringLiteral("tell-suspension-rough") : QStringLiteral("tell-suspension"),
                      QStringLiteral("AR-50"))};
}

// AR-50: those furthest along, and why not the others.
QList<Reason> tellFurthest(const Drawn& drawn, Surface surface, const QString& code, int markers)
{
    constexpr int mostTold = 3;
    QJsonObject args = drawn.surfaceArgs(surface);
    QList<Reason> reasons;
    int fewest = -1;
    for (const events::Group& group : events::furthest(drawn.state, surface)) {
        if (QString::number(group.sector) != drawn.choices.value(0))
            continue;
        args[QStringLiteral("sector")] = group.sector;
        args[QStringLiteral("left")] = fewest = group.left;
        args[QStringLiteral("cars")] = events::namesOf(drawn.state, group.cars);
        args[QStringLiteral("count")] = markers;
        reasons.append(drawn.because(code, QStringLiteral("AR-50"), args));
    }
    int told = 0;
    for (const int car : events::carsOn(drawn.state, surface)) {
        const int sector = std::get<track::Space>(drawn.state.cars[car].at).sector;
        const int left = events::sectorsLeft(drawn.state.setup->graph, sector, surface);
        if (left == fewest || fewest < 0 || told++ == mostTold)
            continue;
        QJsonObject further = args;
        further[QStringLiteral("other")] = drawn.state.sheet(car).id;
        further[QStringLiteral("left")] = left;
        further[QStringLiteral("fewest")] = fewest;
        reasons.append(drawn.because(QStringLiteral("why-further-back"), QStringLiteral("AR-50"), further));
    }
    return reasons;
}

template <int markers>
QList<Reason> tellJump(const Drawn& drawn)
{
    return tellFurthest(drawn, Surface::Jump, QStringLiteral("tell-furthest-jump"), markers);
}

template <int markers>
QList<Reason> tellRough(const Drawn& drawn)
{
    return tellFurthest(drawn, Surface::Rough, QStringLiteral("tell-furthest-rough"), markers);
}

QList<Reason> tellAll(const Drawn& drawn, Surface surface)
{
    const std::vector<int> cars = events::carsOn(drawn.state, surface);
    QJsonObject args = drawn.surfaceArgs(surface);
    args[QStringLiteral("cars")] = events::namesOf(drawn.state, cars);
    return {
        drawn.because(cars.empty() ? QStringLiteral("why-nobody-on-stretch") : QStringLiteral("tell-all-on"),
                      QStringLiteral("AR-50"), args)};
}

QList<Reason> tellBottoming(const Drawn& drawn)
{
    return tellAll(drawn, Surface::Jump);
}

QList<Reason> tellBumpy(const Drawn& drawn)
{
    return tellAll(drawn, Surface::Rough);
}

QList<Reason> tellDebris(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-debris"), QStringLiteral("AR-33"),
                          {{QStringLiteral("cars"), drawn.choices.join(QStringLiteral(", "))}})};
}

QList<Reason> tellBump(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-bump"), QStringLiteral("AR-52"),
                          {{QStringLiteral("other"), drawn.choices.value(0)},
                           {QStringLiteral("place"), drawn.choices.value(1)}})};
}

QList<Reason> tellDrift(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-drift"), QStringLiteral("AR-52"),
                          {{QStringLiteral("other"), drawn.choices.value(0)}})};
}

QList<Reason> tellGetThere(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-get-there"), QStringLiteral("AR-57"),
                          {{QStringLiteral("place"), drawn.choices.value(0)}})};
}

QList<Reason> tellOpenRoad(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-open-road"), QStringLiteral("AR-55"),
                          {{QStringLiteral("place"), drawn.choices.value(0)}})};
}

// AR-53: which car flies, how, and for whom it scores.
QList<Reason> tellFlyer(const Drawn& drawn)
{
    const QString flyer = drawn.choices.value(0);
    const int car = drawn.state.setup->carIndex(flyer);
    if (car < 0)
        return {};
    QList<Reason> reasons{drawn.because(QStringLiteral("tell-flyer"), QStringLiteral("AR-53"),
                                        {{QStringLiteral("other"), flyer},
                                         {QStringLiteral("points"), events::flight},
                                         {QStringLiteral("owner"), drawn.state.teamOf(car).name}})};
    const std::vector<int> inside = events::flyers(drawn.state);
    std::vector<int> level{car};
    for (const events::Group& group : events::furthest(drawn.state, Surface::Jump))
        std::ranges::copy_if(group.cars, std::back_inserter(level),
                             [&](int other) { return !std::ranges::contains(inside, other); });
    if (level.size() > 1)
        reasons.append(drawn.because(QStringLiteral("tell-inner-one"), QStringLiteral("AR-53"),
                                     {{QStringLiteral("other"), flyer},
                                      {QStringLiteral("cars"), events::namesOf(drawn.state, level)}}));
    return reasons;
}

// AR-56: what the drawn card counts as.
QList<Reason> tellBoost(const Drawn& drawn)
{
    const QString card =
        drawn.state.segment.boost.isEmpty() ? drawn.choices.value(0) : drawn.state.segment.boost;
    const auto parsed = parseRaceCard(card);
    if (!parsed)
        return {};
    return {drawn.because(QStringLiteral("tell-boost"), QStringLiteral("AR-56"),
                          {{QStringLiteral("type"), typeCode(parsed->movement)},
                           {QStringLiteral("adjustment"), adjustmentOf(*parsed)},
                           {QStringLiteral("points"), std::max(0, parsed->movement.adjustment)}})};
}

QList<Reason> tellSideswipe(const Drawn& drawn)
{
    const auto here = laneOf(drawn.state, drawn.car());
    const bool in = drawn.choices.value(0) == QLatin1StringView("in");
    const track::Graph& graph = drawn.state.setup->graph;
    const track::Index to = here && !drawn.choices.isEmpty()
                                ? graph.beside(*here, in ? track::Side::In : track::Side::Out)
                                : track::none;
    if (to == track::none)
        return {};
    const int other = holderOf(drawn.state, to);
    const QJsonObject args{{QStringLiteral("place"), toText(graph.spaceAt(to))},
                           {QStringLiteral("other"), other < 0 ? QString() : drawn.state.sheet(other).id}};
    if (other < 0)
        return {drawn.because(QStringLiteral("tell-side-free"), QStringLiteral("AR-54"), args)};
    if (drawn.state.sheet(other).team == drawn.state.sheet(drawn.car()).team)
        return {drawn.because(QStringLiteral("tell-side-mate"), QStringLiteral("AR-54"), args)};
    if (carOn(drawn.state, to) != other)
        return {drawn.because(QStringLiteral("tell-side-across"), QStringLiteral("AR-61"), args)};
    Reason attack = drawn.because(QStringLiteral("tell-side-attack"), QStringLiteral("AR-54"), args);
    attack.citation.rule = QStringLiteral("8.4");
    return {attack};
}

QList<Reason> tellOffTrack(const Drawn& drawn, const QString& code)
{
    return {drawn.because(code, QStringLiteral("AR-58")),
            drawn.because(QStringLiteral("tell-spun"), QStringLiteral("AR-25"))};
}

QList<Reason> tellWeeds(const Drawn& drawn)
{
    return tellOffTrack(drawn, QStringLiteral("tell-weeds"));
}

QList<Reason> tellSpin(const Drawn& drawn)
{
    return tellOffTrack(drawn, QStringLiteral("tell-spin"));
}

QList<Reason> tellReloading(const Drawn& drawn)
{
    return {drawn.because(drawn.state.segment.fired ? QStringLiteral("tell-reloading-fired")
                                                    : QStringLiteral("tell-reloading-barred"),
                          QStringLiteral("AR-25"))};
}

QList<Reason> tellBounty(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-bounty"), QStringLiteral("AR-41")),
            drawn.because(QStringLiteral("tell-bounty-before"), QStringLiteral("AR-41"))};
}

QList<Reason> tellRaceBonus(const Drawn& drawn)
{
    return {drawn.because(QStringLiteral("tell-race-bonus"), QStringLiteral("AR-41")),
            drawn.because(QStringLiteral("tell-race-bonus-lapped"), QStringLiteral("AR-60"))};
}

struct Teller
{
    const char* event;
    Tell tell;
};

constexpr Teller tellers[] = {
    {"big-air", tellJump<2>},
    {"blown-engine", tellActive<3>},
    {"blown-transmission", tellActive<3>},
    {"bottoming-out", tellBottoming},
    {"bounty", tellBounty},
    {"bump-and-run", tellBump},
    {"bumpy-ride", tellBumpy},
    {"dangerous-debris", tellDebris},
    {"drift", tellDrift},
    {"engine-failure", tellFailure},
    {"fuel-leak", tellActive<1>},
    {"get-there", tellGetThere},
    {"greasing-the-landing", tellJump<3>},
    {"high-flyer", tellFlyer},
    {"into-the-weeds", tellWeeds},
    {"missed-jump", tellJump<1>},
    {"open-road", tellOpenRoad},
    {"outta-gas", tellActive<2>},
    {"race-bonus", tellRaceBonus},
    {"reloading", tellReloading},
    {"roll", tellRough<4>},
    {"shredded-tire", tellActive<1>},
    {"shot-of-nos", tellBoost},
    {"sideswipe", tellSideswipe},
    {"snapped-the-struts", tellRough<3>},
    {"spin-around", tellSpin},
    {"suspension-failure", tellSuspension},
    {"transmission-failure", tellFailure},
};

} // namespace

QList<Reason> tellEvent(const State& drawn, const QStringList& choices)
{
    const auto* found = std::ranges::find_if(tellers, [&](const Teller& teller) {
        return drawn.segment.event == QLatin1StringView(teller.event);
    });
    return found == std::end(tellers) ? QList<Reason>() : found->tell({drawn, choices});
}

} // namespace roadmarshal::apocalypse_road
