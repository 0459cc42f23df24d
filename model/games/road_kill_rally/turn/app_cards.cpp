#include "app_cards.h"

#include "cards/draw.h"
#include "games/road_kill_rally/turn/cards.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

void take(State& state, Deck deck, int index, const QString& card)
{
    Car& car = state.car(index);
    (deck == Deck::Rally ? car.cards : car.spares).append(card);
    ++(deck == Deck::Rally ? car.hand : car.spare);
    --*(deck == Deck::Rally ? state.rally : state.accessories).pile;
}

bool isOneKind(const QStringList& cards)
{
    return std::ranges::all_of(cards, [&](const QString& card) { return card == cards.first(); });
}

// The next cards that are said; nothing if there are none, or they make no sense.
std::optional<QStringList> said(Deed& deed, int car, const DueCards& due, const char* rule)
{
    const auto word = deed.teller().word(due);
    const auto cards = word ? parseCards(*word) : std::nullopt;
    if (!word)
        return std::nullopt;
    if (!cards || cards->unseen > 0) {
        deed.teller().refuse("cards-by-name", QLatin1StringView(rule));
        return std::nullopt;
    }
    if (!checkCards(deed, car, {due.taken + cards->names, 0}, rule))
        return std::nullopt;
    return cards->names;
}

} // namespace

QStringList dealt(const State& table, Deck deck, int car, int count, table::Random& random)
{
    State state = table;
    const cards::DeckSheet sheet = sheetOf(*state.setup, deck);
    const QString name = wordOf(deck) + u' ' + state.car(car).id;
    const auto below = [&](int bound) { return random.below(bound, name); };
    QStringList names;
    while (names.size() < count) {
        if (pileOf(state, deck).pile == 0)
            (deck == Deck::Rally ? state.rally : state.accessories) = {pileOf(state, deck).discard, 0};
        const auto move = cards::drawn(sheet, lyingOf(state, deck), cards::handOf(state.car(car).id), below);
        if (!move)
            break;
        names.append(move->card);
        take(state, deck, car, move->card);
    }
    return names;
}

std::optional<CardWords> chosen(Deed& deed, int index, const CardWords& given, int count, const char* rule)
{
    if (!checkCards(deed, index, given, rule))
        return std::nullopt;
    DueCards due{.car = index, .count = std::min(count, deed.car(index).hand), .taken = given.names};
    while (due.taken.size() < due.count) {
        const QStringList left = without(deed.car(index).cards, due.taken);
        const auto missing = due.count - due.taken.size();
        if (missing >= left.size() || isOneKind(left)) { // there is no choice
            due.taken += left.first(std::min(missing, left.size()));
            break;
        }
        const auto names = said(deed, index, due, rule);
        if (!names)
            return std::nullopt;
        due.taken += *names;
    }
    if (due.taken.size() > due.count) {
        deed.teller().refuse(
            "wrong-count", QLatin1StringView(rule),
            {{u"count"_s, due.count}, {u"said"_s, due.taken.size()}, {u"car"_s, deed.car(index).id}});
        return std::nullopt;
    }
    return CardWords{due.taken, 0};
}

std::optional<CardWords> chosenAmmo(Deed& deed, int index, const DueAmmo& ammo)
{
    const Data& data = deed.state().setup->data;
    DueCards due{.car = index, .weapon = ammo.weapon};
    for (;;) {
        const QStringList left = without(deed.car(index).cards, due.taken);
        const int worth = ammoOf(data, due.taken);
        if (worth >= ammo.points || left.isEmpty())
            return CardWords{due.taken, 0};
        due.count = ammo.points - worth;
        const auto names = said(deed, index, due, "RKR-57");
        if (!names)
            return std::nullopt;
        due.taken += *names;
    }
}

std::optional<QStringList> chosenDefence(Deed& deed, int target)
{
    QStringList played;
    for (;;) {
        QStringList able = without(deed.car(target).cards, played);
        able.removeIf([&](const QString& id) {
            const RallyCard* card = deed.state().setup->data.rallyCard(id);
            return !card || card->type != RallyType::Defence;
        });
        // Whether somebody is asked tells nothing of a closed hand, but for an empty one.
        const bool asks = isHandOpen(deed.state(), Deck::Rally) || !played.isEmpty()
                              ? !able.isEmpty()
                              : deed.car(target).hand > 0;
        if (!asks)
            return played;
        const auto word = deed.teller().word(DueDefence{target, able});
        if (!word)
            return std::nullopt;
        if (*word == u"none")
            return played;
        for (const QString& card : word->split(u'+')) {
            if (!able.removeOne(card)) {
                deed.teller().refuse("no-defence", u"RKR-62"_s, {{u"given"_s, card}});
                return std::nullopt;
            }
            played.append(card);
        }
    }
}

int ammoOf(const Data& data, const QStringList& cards)
{
    int points = 0;
    for (const QString& id : cards) {
        const RallyCard* card = data.rallyCard(id);
        points += card ? card->ammo : 0;
    }
    return points;
}

QStringList without(QStringList hand, const QStringList& cards)
{
    for (const QString& card : cards)
        hand.removeOne(card);
    return hand;
}

} // namespace roadmarshal::road_kill_rally
