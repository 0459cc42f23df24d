#include "state.h"

#include "cards/stored.h"
#include "support/toy/decks/deck.h"
#include "support/toy/movement/ways.h"
#include "table/short_forms.h"

#include <QSet>

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

const Vehicle* State::find(const QString& vehicle) const
{
    const auto found = std::ranges::find(vehicles, vehicle, &Vehicle::id);
    return found == vehicles.end() ? nullptr : &*found;
}

Vehicle* State::find(const QString& vehicle)
{
    const auto found = std::ranges::find(vehicles, vehicle, &Vehicle::id);
    return found == vehicles.end() ? nullptr : &*found;
}

const Vehicle& State::vehicleOf(const QString& team) const
{
    return *find(team == u"north" ? u"truck"_s : u"cart"_s);
}

const QString& State::teamOf(const QString& vehicle) const
{
    static const QString north = u"north"_s;
    static const QString south = u"south"_s;
    return vehicle == u"truck" ? north : south;
}

bool State::isFree(const QString& space) const
{
    return std::ranges::none_of(vehicles, [&](const Vehicle& one) { return one.at.contains(space); });
}

QStringList playersOf(const table::Team& team)
{
    return team.player.split(u", "_s, Qt::SkipEmptyParts);
}

State beginning(const Setup& setup)
{
    State state;
    state.setup = std::make_shared<const Setup>(setup);
    state.vehicles = {{u"truck"_s, {u"a2"_s, u"a1"_s}}, {u"cart"_s, {u"b1"_s}}};
    state.carrier = u"truck"_s;
    state.flooded = setup.yard.flooded;
    state.toAct = setup.teams[0].id;
    state.deck = newDeck(setup.deck);
    return state;
}

std::optional<table::Objection> nonsense(const State& state)
{
    QSet<QString> taken;
    for (const Vehicle& vehicle : state.vehicles) {
        for (const QString& space : vehicle.at) {
            if (!isSpace(space))
                return table::objection(u"no-such-space"_s, {{u"place"_s, space}}, u"1.1"_s);
            if (taken.contains(space))
                return table::objection(u"two-on-one"_s, {{u"place"_s, space}}, u"1.2"_s);
            taken.insert(space);
        }
        if (vehicle.isTruck() && !neighbours(vehicle.at[0]).contains(vehicle.at[1]))
            return table::objection(u"torn-apart"_s, {{u"vehicle"_s, vehicle.id}}, u"1.3"_s);
    }
    if (const auto wrong = cards::imbalance(state.setup->deck, state.deck))
        return table::impossible(*wrong);
    return std::nullopt;
}

QJsonObject store(const State& state)
{
    QJsonObject stored = table::storeFields(state);
    stored[u"setup"_s] = state.setup->json;
    stored[u"deck"_s] = cards::store(state.setup->deck, state.deck, cardPlaces());
    return stored;
}

std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return readSetup(setup).and_then([&](const Setup& read) -> std::expected<State, Problem> {
        const json::Reader reader{QJsonValue(stored)};
        State state = table::restoreFields<State>(reader);
        state.setup = std::make_shared<const Setup>(read);
        state.deck = cards::newDeck(read.deck, cardPlaces());
        cards::restore(reader[u"deck"_s], read.deck, cardPlaces(), state.deck);
        if (reader.problem())
            return std::unexpected(*reader.problem());
        if (state.vehicles.size() != 2 || state.vehicles[0].id != u"truck" || state.vehicles[1].id != u"cart")
            return std::unexpected(Problem{u"vehicles"_s, u"are not truck and cart"_s});
        return state;
    });
}

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder)
{
    const QJsonObject given = position[u"setup"_s].toObject(demoSetup());
    return completeSetup(given, folder).and_then([&](const QJsonObject& setup) {
        QJsonObject stored = store(beginning(*readSetup(setup)));
        for (auto field = stored.begin(); field != stored.end(); ++field) {
            if (position.contains(field.key()))
                field.value() = position[field.key()];
        }
        return restore(setup, stored)
            .and_then([&](const State& state) -> std::expected<table::LaidTable, Problem> {
                if (const auto wrong = table::outOfBounds(state))
                    return std::unexpected(*wrong);
                if (const auto wrong = nonsense(state))
                    return std::unexpected(Problem{u"vehicles"_s, wrong->message.code});
                return table::LaidTable{setup, table::State::of(state)};
            });
    });
}

} // namespace roadmarshal::test::toy
