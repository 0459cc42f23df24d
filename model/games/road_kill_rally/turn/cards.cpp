#include "cards.h"

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
        if (!pile.discard)
            return true;
        pile.discard = 0;
        if (*pile.pile == 0)
            return refilled = false;
    }
    --*pile.pile;
    return true;
}

// How many of them were there to be taken.
int takeFrom(Deed& deed, const QString& deck, int count, const char* rule)
{
    const CardPile before = deck == rallyDeck ? deed.state().rally : deed.state().accessories;
    CardPile pile = before;
    bool refilled = false;
    int taken = 0;
    while (taken < count && takeOne(pile, refilled))
        ++taken;
    if (refilled)
        deed.add(Refilled{deck}, rule, "RKR-A24");
    if (pile != before)
        deed.add(toEffect(deck, pile), rule);
    return taken;
}

void toDiscard(Deed& deed, const QString& deck, int count, const char* rule)
{
    CardPile pile = deck == rallyDeck ? deed.state().rally : deed.state().accessories;
    if (!pile.discard || count == 0)
        return;
    *pile.discard += count;
    deed.add(toEffect(deck, pile), rule);
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

void drawRally(Deed& deed, int car, const CardWords& cards, const char* rule)
{
    const int taken = takeFrom(deed, rallyDeck, cards.count(), rule);
    if (taken == 0)
        return;
    deed.change(car, "hand", deed.car(car).hand + taken, rule);
    if (taken >= cards.count())
        deed.setKnown(car, "cards", deed.car(car).cards + cards.names, rule);
}

void drawAccessory(Deed& deed, int car, const QString& card, const char* rule)
{
    if (takeFrom(deed, accessoryDeck, 1, rule) == 0)
        return;
    deed.change(car, "spare", deed.car(car).spare + 1, rule);
    if (card != u"?")
        deed.setKnown(car, "spares", deed.car(car).spares + QStringList{card}, rule);
}

void discardAccessory(Deed& deed)
{
    toDiscard(deed, accessoryDeck, 1, "RKR-40");
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
        return toDiscard(deed, rallyDeck, count, rule);
    deed.add(SpoilsTaken{deed.car(index).id, deed.car(toCar).id, count}, rule, "RKR-A9");
    deed.change(toCar, "hand", deed.car(toCar).hand + count, rule);
    deed.setKnown(toCar, "cards", deed.car(toCar).cards + gone, rule);
}

} // namespace roadmarshal::road_kill_rally
