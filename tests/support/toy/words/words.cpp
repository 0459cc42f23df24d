#include "words.h"

#include "support/toy/record/effects.h"
#include "table/shared_words.h"
#include "text/phrase_book.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

namespace {

constexpr text::Phrase phrases[] = {
    // Board, pieces, places
    {"group-row", "Row {row}"},
    {"where", "on {place}"},
    {"up-dark", "dark side"},
    {"vehicle-truck", "Truck"},
    {"vehicle-cart", "Cart"},
    // Mats
    {"label-wear", "Wear"},
    {"label-length", "Length"},
    {"length-2", "2 spaces"},
    {"length-1", "1 space"},
    {"property-fuel", "Fuel"},
    {"property-wear", "Wear"},
    {"property-tank", "Tank"},
    {"property-round", "Round"},
    {"label-hand", "Hand"},
    {"label-rack", "Rack"},
    {"rack-takes", "any card"},
    {"label-cracked", "Cracked"},
    {"label-whistle", "Whistle"},
    {"label-water", "Water"},
    {"water-low", "low"},
    {"water-rising", "rising"},
    {"water-high", "high"},
    {"title-camp", "Camp"},
    // Cards
    {"deck", "Supplies"},
    {"card-rope", "Rope"},
    {"card-plank", "Plank"},
    {"card-pump", "Pump"},
    {"card-siren", "Siren"},
    {"card-oil", "Oil"},
    {"place-row", "Open row"},
    {"place-hand", "Hand"},
    {"place-box", "Box"},
    {"place-slot", "Rack"},
    // The stage of the game
    {"stage", "Round {round}, {team} to act"},
    {"stage-won", "Won"},
    {"stage-lost", "Lost"},
    {"end-won", "the pilot is at the landing"},
    {"end-worn", "a vehicle is worn out"},
    {"end-late", "the ferry has left"},
    {"remark-flood", "{count} {count|space is|spaces are} under water"},
    {"memo-act", "{team} is to act"},
    // Questions
    {"ask-piece", "Which vehicle acts?"},
    {"ask-act", "What does {vehicle} do?"},
    {"ask-where", "Where does {vehicle} go?"},
    {"ask-way", "By which way?"},
    {"ask-take", "Which card?"},
    {"ask-discard", "Which cards are given up?"},
    {"ask-refuel", "How much fuel?"},
    {"ask-repair", "What is repaired?"},
    {"ask-weather", "What does the weather do?"},
    {"ask-accept", "May the pilot come aboard?"},
    {"ask-refill", "Which card came to the row?"},
    {"ask-over", "It is over."},
    {"act-drive", "Drive"},
    {"act-hand", "Hand the pilot over"},
    {"act-take", "Take a card"},
    {"act-discard", "Give cards up for fuel"},
    {"act-refuel", "Refuel"},
    {"act-repair", "Repair"},
    {"place", "to {place}"},
    {"way", "through {way}"},
    {"litres", "{count} fuel"},
    {"yes", "Yes"},
    {"no", "No"},
    {"badge-fuel", "{fuel} fuel left"},
    {"badge-landing", "landing"},
    {"group-work", "Work"},
    {"chip-refuel", "fuel"},
    {"chip-repair", "mend"},
    {"remind-siren", "The siren is the last card."},
    {"mark-danger", "gusts"},
    {"mark-dice", "1 die"},
    {"mark-stop", "end"},
    {"mark-unknown", "?"},
    {"remark-wins", "The pilot would be ashore."},
    {"remark-fuel", "Costs 1 fuel."},
    {"stray", "\"{given}\" makes no sense here"},
    // Objections
    {"not-your-turn", "{vehicle} is not to act"},
    {"no-fuel", "{vehicle} has no fuel"},
    {"under-water", "{place} is under water"},
    {"no-fuelling", "the tank is empty or {vehicle} is full"},
    {"no-trade", "cards stay with who drew them"},
    {"no-pilot", "the pilot is not on {vehicle}"},
    {"no-such-space", "there is no space {place}"},
    {"two-on-one", "two vehicles on {place}"},
    {"torn-apart", "{vehicle} would be torn apart"},
    {"no-such-subject", "nothing is called {subject}"},
    {"no-such-property", "{subject} has no {property}"},
    {"no-such-value", "{value} is not possible for {property}"},
    {"impossible", "{reason}"},
    // Actions
    {"deal", "The row is dealt"},
    {"drive", "{vehicle} drives"},
    {"hand-over", "{vehicle} wants to hand the pilot over"},
    {"answer", "The other team has answered"},
    {"take", "{vehicle} takes {card}"},
    {"refill", "{card} comes to the row"},
    {"discard", "{vehicle} gives cards up"},
    {"refuel", "{vehicle} takes {amount} fuel"},
    {"repair", "{repaired} is repaired"},
    {"weather", "The weather is rolled"},
    // Effects
    {"changed", "{subject}: {property} {from} → {to}"},
    {"vehicle-moved", "{vehicle} goes to {places}"},
    {"pilot-moved", "The pilot goes onto {to}"},
    {"flooded", "{space} is under water"},
    {"dried", "{space} is dry again"},
    {"water-set", "The water is {to}"},
    {"token-there", "{token} is there"},
    {"token-gone", "{token} is gone"},
    {"card-moved", "{card}: {from} → {to}"},
    {"turn-passed", "{to} is to act"},
    {"ended-won", "All have won"},
    {"ended-lost", "All have lost"},
    {"ended-open", "The game goes on"},
    {"roll-weather", "Weather"},
    {"calm", "calm"},
    {"gust", "gust"},
    {"storm", "storm"},
    // Set-up
    {"field-player", "Player"},
    {"field-team", "Team"},
    {"field-yard", "Yard"},
    {"field-deck", "Supplies"},
    {"field-rounds", "Rounds"},
    {"field-calm", "No storms"},
    {"field-extras", "Extra cards"},
    {"field-seats", "Players"},
    {"field-rest", "The yard"},
    {"team-name", "{name}"},
    {"deck-by-app", "drawn by the app"},
    {"deck-by-table", "on the table"},
    {"yard-pond", "The Pond"},
    {"yard-remark", "Nine spaces, a landing in the corner"},
    {"setup-summary", "{players} in the yard"},
    {"ruling-TOY-1", "Flooded spaces"},
    {"ruling-TOY-1-closed", "are closed"},
    {"ruling-TOY-1-fordable", "can be forded"},
    // Statistics and the log
    {"count-piece", "Vehicle"},
    {"count-wear", "Wear taken"},
    {"count-wear-title", "Most worn"},
    {"count-wear-about", "Wear taken by each vehicle"},
    {"count-fuel", "Fuel burnt"},
    {"count-turn-title", "Wear per round"},
    {"count-turn-about", "Wear of all vehicles, round by round"},
    {"how-gust", "weather"},
    {"passage", "{vehicle}"},
    {"passage-deal", "Before the first round"},
    // Disputes
    {"claim-what", "What is claimed?"},
    {"claim-reach", "{vehicle} can go to {place}"},
    {"claim-reach-option", "A vehicle goes somewhere"},
    {"stands", "It stands: {vehicle} can go to {place}."},
    {"stands-not", "{vehicle} can't go to {place}."},
    {"too-far", "{place} is too far for {vehicle}"},
};

const text::PhraseBook& book()
{
    static const text::PhraseBook book("NineYards", {phrases}, {u"player"_s, u"team"_s});
    return book;
}

QString sayTyped(const VehicleMoved& one)
{
    return say(message("vehicle-moved", {{u"vehicle"_s, one.vehicle}, {u"places"_s, one.to.join(u", "_s)}}));
}

QString sayTyped(const FloodSet& one)
{
    return say(message(one.wet ? "flooded" : "dried", {{u"space"_s, one.space}}));
}

QString sayTyped(const TokenSet& one)
{
    return say(message(one.present ? "token-there" : "token-gone", {{u"token"_s, one.token}}));
}

QString sayTyped(const Ended& one)
{
    return say(message(one.to.isEmpty() ? "ended-open" : one.to == u"won" ? "ended-won" : "ended-lost"));
}

QString sayTyped(const CardMoved& one)
{
    const QString card = one.card.isEmpty() ? u"?"_s : say(cardName(one.card));
    return say(message("card-moved", {{u"card"_s, card}, {u"from"_s, one.from}, {u"to"_s, one.to}}));
}

QString sayTyped(const table::Rolled& one)
{
    return table::say(one, say(message("roll-weather")),
                      [](const QString& face) { return say(table::Message{face, {}}); });
}

QString sayTyped(const table::OwedChanged&)
{
    return {}; // the next question says it
}

QString sayTyped(const auto& one)
{
    return book().say({QLatin1StringView(one.kind), table::storeFields(one)});
}

} // namespace

table::Message cardName(const QString& card)
{
    return {u"card-"_s + card, {}};
}

QString say(const table::Message& message)
{
    if (const auto shared = table::sayShared(message))
        return *shared;
    return book().say(message);
}

QString say(const table::Effect& effect)
{
    const auto own = table::typed<Effect>(effect);
    return own ? std::visit([](const auto& one) { return sayTyped(one); }, *own) : effect.kind;
}

bool hasPhrase(const QString& code)
{
    return book().has(code);
}

} // namespace roadmarshal::test::toy
