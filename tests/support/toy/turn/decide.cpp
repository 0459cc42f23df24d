#include "decide.h"

#include "cards/draw.h"
#include "support/toy/decks/deck.h"
#include "support/toy/dice/weather.h"
#include "support/toy/movement/ways.h"
#include "table/short_forms.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

const QStringList levels{u"low"_s, u"rising"_s, u"high"_s};

Citation rule(const char* section)
{
    return {QLatin1StringView(section), {}};
}

std::unexpected<Objection> noSuch(const QString& what)
{
    return std::unexpected(impossible(u"\"%1\" is not there"_s.arg(what)));
}

void change(Recorder& recorder, const QString& subject, const char* property, int from, int to,
            const char* section)
{
    if (from != to)
        recorder.add(Changed{subject, QLatin1StringView(property), from, to}, rule(section));
}

void settleEnd(Recorder& recorder)
{
    const QString end = endOf(recorder.state());
    if (end == recorder.state().end)
        return;
    recorder.add(Ended{recorder.state().end, end}, rule(end == u"won"    ? "6.1"
                                                        : end == u"worn" ? "6.2"
                                                                         : "6.3"));
    if (!recorder.state().owed.isEmpty())
        recorder.add(OwedChanged{}, rule("6"));
}

// 2.2: after each deed the weather is rolled.
Decided endDeed(Recorder& recorder, const Objections& objections)
{
    settleEnd(recorder);
    if (recorder.state().end.isEmpty()) {
        OwedSteps owed = recorder.state().owed;
        owed.add({u"weather"_s, recorder.state().toAct});
        recorder.add(OwedChanged{owed}, rule("2.2"));
    }
    return Decision{recorder.effects(), objections};
}

void owedFirst(Recorder& recorder, const OwedStep& step, const char* section)
{
    OwedSteps owed = recorder.state().owed;
    owed.interrupt({step});
    recorder.add(OwedChanged{owed}, rule(section));
}

void settleFirst(Recorder& recorder, const char* section)
{
    OwedSteps owed = recorder.state().owed;
    owed.settleFirst();
    recorder.add(OwedChanged{owed}, rule(section));
}

void add(Recorder& recorder, const std::optional<cards::Move>& move, const char* section)
{
    if (move)
        recorder.add(CardMoved{move->card, move->from, move->to, move->count, move->hidden}, rule(section));
}

// 5.1: an empty place of the row takes the next card; the app draws it, or the table says what came.
void fillRow(Recorder& recorder, Random& random)
{
    for (const QString& place : rowPlaces) {
        const State& now = recorder.state();
        if (now.deck.at(place).size() > 0 || cards::pileSize(now.setup->deck, now.deck) == 0)
            continue;
        if (!now.setup->deck.byApp) {
            owedFirst(recorder, {u"refill"_s, {}, {{u"place"_s, place}}}, "5.1");
            continue;
        }
        add(recorder,
            cards::drawn(now.setup->deck, now.deck, place,
                         [&](int bound) { return random.below(bound, place); }),
            "5.1");
    }
}

// 4.3: a storm floods a space where nothing stands, and the water rises.
void flood(Recorder& recorder, Random& random)
{
    const State& now = recorder.state();
    QStringList dry;
    for (const QString& space : allSpaces()) {
        if (now.isFree(space) && !now.flooded.contains(space) && space != now.setup->yard.landing)
            dry.append(space);
    }
    if (!dry.isEmpty())
        recorder.add(FloodSet{dry[random.below(static_cast<int>(dry.size()), u"flood"_s)], true},
                     rule("4.3"));
    const auto level = levels.indexOf(now.water);
    if (level + 1 < levels.size())
        recorder.add(WaterSet{now.water, levels[level + 1]}, rule("4.3"));
}

void passTurn(Recorder& recorder)
{
    const State& now = recorder.state();
    const QString next = now.setup->other(now.toAct);
    const int round = now.camp.round;
    recorder.add(TurnPassed{now.toAct, next}, rule("2.3"));
    if (next == recorder.state().setup->teams[0].id)
        change(recorder, u"camp"_s, "round", round, round + 1, "2.3");
}

} // namespace

QString endOf(const State& state)
{
    if (state.find(state.carrier)->at.front() == state.setup->yard.landing)
        return u"won"_s;
    if (std::ranges::any_of(state.vehicles, [](const Vehicle& one) { return one.wear == mostWear; }))
        return u"worn"_s;
    return state.camp.round > state.setup->rounds ? u"late"_s : QString();
}

Effects settledEnd(const State& state)
{
    Recorder recorder(state);
    settleEnd(recorder);
    return recorder.effects();
}

Objections outOfTurn(const State& state, const QString& vehicle)
{
    if (state.teamOf(vehicle) == state.toAct)
        return {};
    return {objection(u"not-your-turn"_s, {{u"vehicle"_s, vehicle}}, u"2.1"_s)};
}

Objections whyNotDrive(const State& state, const Vehicle& vehicle, const QStringList& way)
{
    Objections objections = outOfTurn(state, vehicle.id);
    if (vehicle.fuel == 0)
        objections.append(objection(u"no-fuel"_s, {{u"vehicle"_s, vehicle.id}}, u"3.3"_s));
    if (const QString closed = closedOn(state, way); !closed.isEmpty())
        objections.append(objection(u"under-water"_s, {{u"place"_s, closed}}, u"3.2"_s, u"TOY-1"_s));
    return objections;
}

Decided decide(const State& state, const Deal&, Random& random)
{
    Recorder recorder(state);
    fillRow(recorder, random);
    return Decision{recorder.effects(), {}};
}

Decided decide(const State& state, const Drive& drive, Random&)
{
    const Vehicle* vehicle = state.find(drive.vehicle);
    if (!vehicle || !waysOf(state, *vehicle).contains(drive.way))
        return noSuch(drive.way.join(u'-'));
    Recorder recorder(state);
    recorder.add(VehicleMoved{vehicle->id, vehicle->at, placesAfter(*vehicle, drive.way)}, rule("3.1"));
    change(recorder, vehicle->id, "fuel", vehicle->fuel, std::max(0, vehicle->fuel - 1), "3.3");
    return endDeed(recorder, whyNotDrive(state, *vehicle, drive.way));
}

Decided decide(const State& state, const HandOver& over, Random&)
{
    if (!state.find(over.vehicle))
        return noSuch(over.vehicle);
    Recorder recorder(state);
    Objections objections = outOfTurn(state, over.vehicle);
    if (state.carrier != over.vehicle)
        objections.append(objection(u"no-pilot"_s, {{u"vehicle"_s, over.vehicle}}, u"3.4"_s));
    const QString other = state.setup->other(state.teamOf(over.vehicle));
    // 3.4: nobody is put on another's roof without being asked.
    owedFirst(recorder, {u"accept"_s, other, {{u"onto"_s, state.vehicleOf(other).id}}}, "3.4");
    return endDeed(recorder, objections);
}

Decided decide(const State& state, const Answer& answer, Random&)
{
    const OwedStep* step = state.owed.first();
    if (!step || step->what != u"accept")
        return noSuch(u"accept"_s);
    Recorder recorder(state);
    const QString onto = step->data[u"onto"_s].toString();
    settleFirst(recorder, "3.4");
    if (answer.yes && state.carrier != onto)
        recorder.add(PilotMoved{state.carrier, onto}, rule("3.4"));
    settleEnd(recorder);
    return Decision{recorder.effects(), {}};
}

Decided decide(const State& state, const Take& take, Random& random)
{
    const QString hand = cards::handOf(state.teamOf(take.vehicle));
    for (const QString& place : rowPlaces) {
        if (!cards::mayHold(state.setup->deck, state.deck, place, take.card))
            continue;
        Recorder recorder(state);
        add(recorder, cards::leaving(state.setup->deck, state.deck, take.card, place, hand), "5.2");
        fillRow(recorder, random);
        return endDeed(recorder, outOfTurn(state, take.vehicle));
    }
    return noSuch(take.card);
}

Decided decide(const State& state, const Refill& refill, Random&)
{
    const OwedStep* step = state.owed.first();
    if (!step || step->what != u"refill")
        return noSuch(refill.card);
    Recorder recorder(state);
    const QString place = step->data[u"place"_s].toString();
    settleFirst(recorder, "5.1");
    add(recorder, cards::noted(state.setup->deck, state.deck, refill.card, place), "5.1");
    return Decision{recorder.effects(), {}};
}

Decided decide(const State& state, const Discard& discard, Random&)
{
    const Vehicle* vehicle = state.find(discard.vehicle);
    const QString hand = cards::handOf(state.teamOf(discard.vehicle));
    Recorder recorder(state);
    for (const QString& card : discard.cards) {
        if (!vehicle || !cards::mayHold(state.setup->deck, recorder.state().deck, hand, card))
            return noSuch(card);
        add(recorder, cards::leaving(state.setup->deck, recorder.state().deck, card, hand, cards::discard),
            "5.3");
    }
    // 5.3: a fuel for each card.
    change(recorder, vehicle->id, "fuel", vehicle->fuel,
           std::min(4, vehicle->fuel + static_cast<int>(discard.cards.size())), "5.3");
    return endDeed(recorder, outOfTurn(state, discard.vehicle));
}

Decided decide(const State& state, const Refuel& refuel, Random&)
{
    const Vehicle* vehicle = state.find(refuel.vehicle);
    if (!vehicle || refuel.amount < 1 || refuel.amount > std::min(state.camp.tank, 4 - vehicle->fuel))
        return noSuch(QString::number(refuel.amount));
    Recorder recorder(state);
    change(recorder, u"camp"_s, "tank", state.camp.tank, state.camp.tank - refuel.amount, "3.5");
    change(recorder, vehicle->id, "fuel", vehicle->fuel, vehicle->fuel + refuel.amount, "3.5");
    return endDeed(recorder, outOfTurn(state, refuel.vehicle));
}

Decided decide(const State& state, const Repair& repair, Random&)
{
    const Vehicle* vehicle = state.find(repair.repaired);
    if (!vehicle)
        return noSuch(repair.repaired);
    Recorder recorder(state);
    change(recorder, vehicle->id, "wear", vehicle->wear, std::max(0, vehicle->wear - 1), "3.6");
    return endDeed(recorder, outOfTurn(state, repair.vehicle));
}

Decided decide(const State& state, const Weather& weather, Random& random)
{
    auto roll = rolled(weatherAsk(state.setup->calm), weather.roll, random);
    if (!roll)
        return noSuch(u"roll"_s);
    const Vehicle& vehicle = state.vehicleOf(state.toAct);
    roll->team = state.toAct;
    roll->piece = vehicle.id;
    Recorder recorder(state);
    settleFirst(recorder, "4.1");
    recorder.add(*roll, rule("4.1"));
    if (roll->total > 0) // 4.2
        change(recorder, vehicle.id, "wear", vehicle.wear, std::min(mostWear, vehicle.wear + 1), "4.2");
    if (roll->total > 1)
        flood(recorder, random);
    passTurn(recorder);
    settleEnd(recorder);
    return Decision{recorder.effects(), {}};
}

} // namespace roadmarshal::test::toy
