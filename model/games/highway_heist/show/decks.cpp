#include "games/highway_heist/enemies/card_row.h"
#include "games/highway_heist/enemies/stunt_row.h"
#include "show.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::DeckShow;
using table::Message;
using Sort = DeckShow::Place::Sort;

namespace {

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

QString nameOf(const auto& cards, const QString& id)
{
    const auto found = cards.find(id);
    return found == cards.end() || found->second.name.isEmpty() ? id : id + u' ' + found->second.name;
}

DeckShow::Card cardOf(const auto& cards, const QString& id)
{
    return {.id = id, .card = message("card", {{u"card"_s, nameOf(cards, id)}})};
}

DeckShow::Card gap(const QString& place)
{
    return {.id = {}, .card = {}, .place = place, .isGap = true};
}

QString spotId(const char* row, qsizetype spot)
{
    return QLatin1StringView(row) + QString::number(spot + 1);
}

// HH-107: of all that may come up, each as likely.
void addOdds(DeckShow& deck, const auto& cards, const QStringList& drawable)
{
    for (const QString& id : drawable) {
        const double chance = 1.0 / static_cast<double>(drawable.size());
        deck.odds.append({message("card", {{u"card"_s, nameOf(cards, id)}}), 1, 1, chance, chance});
    }
}

DeckShow::Place discardOf(const auto& cards, const QStringList& discard)
{
    DeckShow::Place place{.id = u"discard"_s, .sort = Sort::Discard, .movable = false};
    for (const QString& id : discard) {
        if (id == unseenCard)
            ++place.unknown;
        else
            place.cards.append(cardOf(cards, id));
    }
    return place;
}

DeckShow::Place enemyRow(const State& state)
{
    DeckShow::Place row{
        .id = u"enemies"_s, .sort = Sort::Row, .name = message("row-enemies"), .movable = false};
    for (qsizetype spot = 0; spot < state.cards.size(); ++spot) {
        const QString& id = state.cards[spot];
        const QString place = spotId("enemies-", spot);
        if (id.isEmpty()) {
            row.cards.append(gap(place));
            continue;
        }
        DeckShow::Card card = id == unseenCard ? DeckShow::Card{.id = {}, .card = message("card-unseen")}
                                               : cardOf(state.guide().enemyCards, id);
        card.place = place;
        row.cards.append(card);
    }
    return row;
}

DeckShow enemyDeck(const State& state)
{
    const auto& cards = state.guide().enemyCards;
    DeckShow deck{.id = u"enemies"_s,
                  .name = message("deck-enemies"),
                  .byApp = state.setup->cardsInApp,
                  .counted = DeckShow::Counted::Nothing};
    deck.pile = cardPile(state);
    deck.discarded = static_cast<int>(state.cardDiscard.size());
    deck.unknown = static_cast<int>(state.cards.count(unseenCard) + state.cardDiscard.count(unseenCard));
    deck.places = {enemyRow(state), discardOf(cards, state.cardDiscard)};
    addOdds(deck, cards, drawableCards(state));
    for (const auto& [id, card] : cards)
        deck.faces.append(cardOf(cards, id));
    return deck;
}

// From the East; what is used up lies face down (HH-85).
DeckShow::Place stuntRow(const State& state)
{
    DeckShow::Place row{
        .id = u"stunts"_s, .sort = Sort::Row, .name = message("row-stunts"), .movable = false};
    for (qsizetype spot = 0; spot < std::ssize(state.stunts); ++spot) {
        const StuntSpot& lies = state.stunts[static_cast<size_t>(spot)];
        const QString place = spotId("stunts-", spot);
        if (lies.card.isEmpty()) {
            row.cards.append(gap(place));
            continue;
        }
        DeckShow::Card card = cardOf(state.guide().stunts, lies.card);
        if (isFaceDown(state, lies))
            card.card = message("card-face-down", {{u"card"_s, lies.card}});
        card.markers = lies.tokens;
        card.mostMarkers = state.guide().stunts.at(lies.card).tokens;
        card.place = place;
        row.cards.append(card);
    }
    return row;
}

DeckShow stuntDeck(const State& state)
{
    const auto& cards = state.guide().stunts;
    DeckShow deck{.id = u"stunts"_s,
                  .name = message("deck-stunts"),
                  .byApp = state.setup->cardsInApp,
                  .counted = DeckShow::Counted::Nothing};
    for (const int left : state.stuntDeck)
        deck.pile += left;
    deck.discarded = static_cast<int>(state.stuntDiscard.size());
    deck.places = {stuntRow(state), discardOf(cards, state.stuntDiscard)};
    addOdds(deck, cards, drawableStunts(state));
    for (const auto& [id, card] : cards)
        deck.faces.append(cardOf(cards, id));
    return deck;
}

} // namespace

QList<DeckShow> decksOf(const State& state)
{
    return {enemyDeck(state), stuntDeck(state)};
}

} // namespace roadmarshal::highway_heist
