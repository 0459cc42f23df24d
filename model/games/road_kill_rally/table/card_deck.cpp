#include "card_deck.h"

#include "cards/place.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

const QString mountedPlace = u"mounted"_s;

const QStringList& namesIn(const Car& car, Deck deck)
{
    return deck == Deck::Rally ? car.cards : car.spares;
}

int sizeOf(const Car& car, Deck deck)
{
    return deck == Deck::Rally ? car.hand : car.spare;
}

template <class Card>
void addKinds(cards::DeckSheet& sheet, const std::vector<Card>& kinds)
{
    for (const Card& kind : kinds) {
        sheet.kinds.push_back({kind.id, kind.count});
        sheet.size += kind.count;
    }
}

cards::Holding holdingOf(const cards::DeckSheet& sheet, const QStringList& names, int size)
{
    cards::Holding holding = cards::nothing(sheet);
    holding.unknown = size - static_cast<int>(names.size());
    for (const QString& name : names) {
        if (const int kind = sheet.kindOf(name); kind >= 0)
            ++holding.known[static_cast<size_t>(kind)];
    }
    return holding;
}

cards::Deck lying(const State& state, Deck deck, bool openly)
{
    const cards::DeckSheet sheet = sheetOf(*state.setup, deck);
    cards::Deck out;
    for (const Car& car : state.cars)
        out.places[cards::handOf(car.id)] =
            holdingOf(sheet, openly ? QStringList() : namesIn(car, deck), sizeOf(car, deck));
    const CardPile& pile = pileOf(state, deck);
    out.places[cards::discard] = holdingOf(sheet, pile.discarded, pile.discard.value_or(0));
    if (deck == Deck::Rally)
        return out;
    QStringList mounted;
    for (const Car& car : state.cars)
        mounted += car.mounted.values();
    out.places[mountedPlace] = holdingOf(sheet, mounted, static_cast<int>(mounted.size()));
    return out;
}

// A hand or a discard of which not every card has a name.
bool hasUnnamed(const State& state, Deck deck)
{
    for (const Car& car : state.cars) {
        if (namesIn(car, deck).size() != sizeOf(car, deck))
            return true;
    }
    const CardPile& pile = pileOf(state, deck);
    return pile.discarded.size() != pile.discard.value_or(0);
}

} // namespace

const QString& wordOf(Deck deck)
{
    static const std::array names{u"rally"_s, u"accessories"_s};
    return names[static_cast<size_t>(deck)];
}

bool isInApp(const Setup& setup, Deck deck)
{
    return deck == Deck::Rally ? setup.rallyInApp : setup.accessoriesInApp;
}

const CardPile& pileOf(const State& state, Deck deck)
{
    return deck == Deck::Rally ? state.rally : state.accessories;
}

cards::DeckSheet sheetOf(const Setup& setup, Deck deck)
{
    cards::DeckSheet sheet;
    sheet.byApp = isInApp(setup, deck);
    if (deck == Deck::Rally)
        addKinds(sheet, setup.data.rallyCards);
    else
        addKinds(sheet, setup.data.accessories);
    return sheet;
}

cards::Deck lyingOf(const State& state, Deck deck)
{
    return lying(state, deck, false);
}

cards::Deck openlyLyingOf(const State& state, Deck deck)
{
    return lying(state, deck, !isHandOpen(state, deck));
}

bool isHandOpen(const State& state, Deck deck)
{
    return !isInApp(*state.setup, deck) || state.setup->handsOpen;
}

std::optional<QString> imbalance(const State& state)
{
    for (const Deck deck : bothDecks) {
        if (!isInApp(*state.setup, deck))
            continue;
        const cards::DeckSheet sheet = sheetOf(*state.setup, deck);
        const cards::Deck out = lyingOf(state, deck);
        if (hasUnnamed(state, deck))
            return wordOf(deck) + u": the app deals it, but not every card has a name"_s;
        if (const auto wrong = cards::imbalance(sheet, out))
            return wordOf(deck) + u": "_s + *wrong;
        if (pileOf(state, deck).pile != cards::pileSize(sheet, out))
            return wordOf(deck) + u": the pile is not the rest"_s;
    }
    return std::nullopt;
}

void recount(State& state)
{
    for (const Deck deck : bothDecks) {
        if (isInApp(*state.setup, deck))
            (deck == Deck::Rally ? state.rally : state.accessories).pile =
                cards::pileSize(sheetOf(*state.setup, deck), lyingOf(state, deck));
    }
}

} // namespace roadmarshal::road_kill_rally
