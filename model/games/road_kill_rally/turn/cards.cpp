#include "cards.h"

#include "app_cards.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

constexpr int smallHand = 5; // RKR-16, 17
constexpr int usualDraw = 3;
constexpr int veteranFill = 6; // A6, the other way

bool isVeteran(const State& state, const Car& car)
{
    return std::ranges::any_of(car.mounted, [&](const QString& id) {
        const Accessory* accessory = state.setup->data.accessory(id);
        return accessory && accessory->veteran;
    });
}

// A24. False if there is no card left.
bool takeOne(CardPile& pile, bool& refilled)
{
    if (!pile.pile)
        return true;
    if (*pile.pile == 0) {
        refilled = true;
        pile.pile = pile.discard;
        pile.discarded.clear();
        if (!pile.discard)
            return true;
        pile.discard = 0;
        if (*pile.pile == 0)
            return refilled = false;
    }
    --*pile.pile;
    return true;
}

void setPile(Deed& deed, Deck deck, CardPile pile, const char* rule)
{
    const CardPile before = pileOf(deed.state(), deck);
    pile.discarded.sort();
    if (pile.pile != before.pile || pile.discard != before.discard)
        deed.add(toEffect(wordOf(deck), pile), rule);
    if (pile.discarded != before.discarded)
        deed.add(DiscardedSet{wordOf(deck), pile.discarded}, rule);
}

// How many of them were there to be taken.
int takeFrom(Deed& deed, Deck deck, int count, const char* rule)
{
    CardPile pile = pileOf(deed.state(), deck);
    bool refilled = false;
    int taken = 0;
    while (taken < count && takeOne(pile, refilled))
        ++taken;
    if (refilled)
        deed.add(Refilled{wordOf(deck)}, rule, "RKR-A24");
    setPile(deed, deck, pile, rule);
    return taken;
}

// Where the app has dealt them, it knows what lies there.
void toDiscard(Deed& deed, Deck deck, const QStringList& names, int count, const char* rule)
{
    CardPile pile = pileOf(deed.state(), deck);
    if (!pile.discard || count == 0)
        return;
    *pile.discard += count;
    if (isInApp(*deed.state().setup, deck))
        pile.discarded += names;
    setPile(deed, deck, pile, rule);
}

// The app says which come up; nothing if it may not draw now.
std::optional<CardWords> drawnInApp(Deed& deed, Deck deck, int car, int count)
{
    table::Random* random = deed.teller().random();
    if (!random) {
        deed.teller().waitForApp();
        return std::nullopt;
    }
    return CardWords{dealt(deed.state(), deck, car, count, *random), 0};
}

} // namespace

int rallyLeft(const State& state)
{
    if (!state.rally.pile || !state.rally.discard)
        return -1;
    return *state.rally.pile + *state.rally.discard;
}

int cardsDue(const State& state, int index)
{
    const Car& car = state.car(index);
    if (!car.isInPlay())
        return 0;
    int due = car.hand < smallHand ? usualDraw : 0;
    if (isVeteran(state, car)) {
        const bool fills = state.setup->rulings.has(Turned::FillToSix) && car.hand < smallHand;
        due = std::max(1, fills ? veteranFill - car.hand : due);
    }
    const int left = rallyLeft(state);
    return left < 0 ? due : std::min(due, left);
}

void drawRally(Deed& deed, int car, const CardWords& said, const char* rule)
{
    const bool isByApp = isInApp(*deed.state().setup, Deck::Rally);
    const auto cards = isByApp ? drawnInApp(deed, Deck::Rally, car, said.count()) : std::optional(said);
    const int taken = cards ? takeFrom(deed, Deck::Rally, cards->count(), rule) : 0;
    if (taken == 0)
        return;
    deed.change(car, "hand", deed.car(car).hand + taken, rule);
    if (taken >= cards->count())
        deed.setKnown(car, "cards", deed.car(car).cards + cards->names, rule);
}

std::optional<QString> accessoryToDraw(Deed& deed, int car)
{
    if (!deed.teller().drawsAccessories())
        return deed.teller().word(DueMount{.car = car, .drawn = false});
    const auto drawn = drawnInApp(deed, Deck::Accessories, car, 1);
    if (!drawn)
        return std::nullopt;
    const QString card = drawn->names.value(0, u"?"_s);
    deed.teller().note(card);
    return card;
}

void drawAccessory(Deed& deed, int car, const QString& card, const char* rule)
{
    if (takeFrom(deed, Deck::Accessories, 1, rule) == 0)
        return;
    deed.change(car, "spare", deed.car(car).spare + 1, rule);
    if (card != u"?")
        deed.setKnown(car, "spares", deed.car(car).spares + QStringList{card}, rule);
}

void dealAccessories(Deed& deed, int car, const char* rule)
{
    const auto cards = drawnInApp(deed, Deck::Accessories, car, accessoryDeal);
    if (!cards || takeFrom(deed, Deck::Accessories, cards->count(), rule) == 0)
        return;
    deed.change(car, "spare", deed.car(car).spare + cards->count(), rule);
    deed.setKnown(car, "spares", deed.car(car).spares + cards->names, rule);
}

void discardAccessory(Deed& deed, const QString& accessory)
{
    toDiscard(deed, Deck::Accessories, {accessory}, 1, "RKR-40");
}

bool checkCards(Deed& deed, int index, const CardWords& cards, const char* rule)
{
    const Car& car = deed.car(index);
    QStringList known = car.cards;
    int unnamed = car.hand - static_cast<int>(known.size());
    for (const QString& name : cards.names) {
        const bool isThere = known.removeOne(name) || unnamed-- > 0;
        if (!deed.state().setup->data.rallyCard(name) || !isThere) {
            deed.teller().refuse("card-not-there", QLatin1StringView(rule),
                                 {{u"given"_s, name}, {u"car"_s, car.id}});
            return false;
        }
    }
    if (cards.count() > car.hand) {
        deed.teller().refuse("cards-not-there", QLatin1StringView(rule),
                             {{u"count"_s, cards.count()}, {u"car"_s, car.id}, {u"hand"_s, car.hand}});
        return false;
    }
    return true;
}

std::optional<CardWords> meant(Deed& deed, int car, const std::optional<CardWords>& said, int count,
                               const char* rule)
{
    if (isInApp(*deed.state().setup, Deck::Rally))
        return chosen(deed, car, said.value_or(CardWords()), count, rule);
    if (!said)
        return unseenCards(count);
    if (said->count() != count) {
        deed.teller().refuse("wrong-count", QLatin1StringView(rule),
                             {{u"count"_s, count}, {u"said"_s, said->count()}, {u"car"_s, deed.car(car).id}});
        return std::nullopt;
    }
    if (!checkCards(deed, car, *said, rule))
        return std::nullopt;
    return said;
}

void leave(Deed& deed, int index, const CardWords& cards, const char* rule, int toCar)
{
    const int count = std::min(cards.count(), deed.car(index).hand);
    if (count == 0)
        return;
    QStringList known = deed.car(index).cards;
    QStringList gone = cards.names;
    for (const QString& name : cards.names)
        known.removeOne(name);
    if (count == deed.car(index).hand) {
        gone += known; // all of it goes: what was known of it is known where it goes
        known.clear();
    } else if (cards.unseen > 0) {
        known.clear();
    }
    // What is known of a hand is never more than it holds.
    deed.setKnown(index, "cards", known, rule);
    deed.change(index, "hand", deed.car(index).hand - count, rule);
    if (toCar < 0)
        return toDiscard(deed, Deck::Rally, gone, count, rule);
    deed.add(SpoilsTaken{deed.car(index).id, deed.car(toCar).id, count}, rule, "RKR-A9");
    deed.change(toCar, "hand", deed.car(toCar).hand + count, rule);
    deed.setKnown(toCar, "cards", deed.car(toCar).cards + gone, rule);
}

} // namespace roadmarshal::road_kill_rally
