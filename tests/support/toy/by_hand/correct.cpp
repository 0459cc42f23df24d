#include "correct.h"

#include "cards/correct.h"
#include "support/toy/decks/deck.h"
#include "support/toy/movement/ways.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using table::Correction;
using Done = std::expected<void, table::Objection>;

namespace {

Done wrong(const char* code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QLatin1StringView(code), correction));
}

// "b2,b1" says all of it, "b2" where the front is: the rear stays if it can, or comes behind.
QStringList placesMeant(const Vehicle& vehicle, const QString& value)
{
    QStringList places = value.split(u',');
    if (!vehicle.isTruck() || places.size() > 1 || !isSpace(value))
        return places;
    if (value == vehicle.at.front())
        return vehicle.at;
    if (neighbours(value).contains(vehicle.at.front()))
        return {value, vehicle.at.front()};
    return {value, neighbours(value).front()};
}

Done correctVehicle(Vehicle& vehicle, const Correction& correction)
{
    if (correction.property != u"at")
        return wrong("no-such-property", correction);
    const QStringList places = placesMeant(vehicle, correction.value);
    if (places.size() != vehicle.at.size() || !std::ranges::all_of(places, isSpace))
        return wrong("no-such-value", correction);
    vehicle.at = places;
    return {};
}

Done correctCards(State& state, const QString& place, const Correction& correction)
{
    const auto kindOf = [&](const QString& card) { return state.setup->deck.kindOf(card); };
    const auto done = cards::correct(state.setup->deck, state.deck, place, correction.value, kindOf);
    return done && *done ? Done() : wrong(done ? "no-such-value" : "no-such-property", correction);
}

// A slot takes one card, or none.
Done correctRack(State& state, const Correction& correction)
{
    const int kind = state.setup->deck.kindOf(correction.value);
    if (kind < 0 && correction.value != mats::noCard)
        return wrong("no-such-value", correction);
    cards::shuffleBack(state.setup->deck, state.deck, rack);
    if (kind >= 0 && !cards::setCopies(state.setup->deck, state.deck, rack, kind, 1))
        return wrong("no-such-value", correction);
    return {};
}

Done correctToken(State& state, const Correction& correction)
{
    const auto present = table::yesNo(correction.value, u"off"_s, u"on"_s);
    if (!present)
        return wrong("no-such-value", correction);
    const QString token = correction.subject + u'.' + correction.property;
    state.tokens.removeAll(token);
    if (*present)
        state.tokens.append(token);
    state.tokens.sort();
    return {};
}

Done correctWord(QString& word, const QStringList& words, const Correction& correction)
{
    if (!words.contains(correction.value))
        return wrong("no-such-value", correction);
    word = correction.value;
    return {};
}

} // namespace

Done correct(State& state, const Correction& correction)
{
    const QString& subject = correction.subject;
    const QString& property = correction.property;
    const QStringList teams{u"north"_s, u"south"_s};
    if (subject == u"truck" && property == u"rack")
        return correctRack(state, correction);
    if (property == u"whistle" || (subject == u"truck" && property == u"cracked"))
        return correctToken(state, correction);
    if (Vehicle* vehicle = state.find(subject))
        return correctVehicle(*vehicle, correction);
    if (subject == u"pilot" && property == u"at")
        return correctWord(state.carrier, {u"truck"_s, u"cart"_s}, correction);
    if (subject == u"camp" && property == u"water")
        return correctWord(state.water, {u"low"_s, u"rising"_s, u"high"_s}, correction);
    if (subject == u"marker" && property == u"to-act")
        return correctWord(state.toAct, teams, correction);
    if (teams.contains(subject) && property == u"hand")
        return correctCards(state, cards::handOf(subject), correction);
    if (subject == u"supplies")
        return correctCards(state, property, correction);
    return wrong("no-such-subject", correction);
}

} // namespace roadmarshal::test::toy
