#include "read_lying.h"

#include "card_deck.h"
#include "names.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

SpaceId readSpace(const json::Reader& reader, const State& state)
{
    const QString text = reader.text();
    const auto space = parseSpaceId(text);
    if (!reader.problem() && (!space || state.road->indexOf(*space) == none))
        reader.fail(u"is \"%1\", the road has no such space"_s.arg(text));
    return space.value_or(SpaceId());
}

Pedestrian readPedestrian(const json::Reader& from, const State& state)
{
    Pedestrian pedestrian;
    pedestrian.at = readSpace(from[u"at"_s], state);
    pedestrian.colour = static_cast<Colour>(from[u"colour"_s].word(colourWords()));
    const json::Reader tried = from[u"tried"_s];
    for (qsizetype i = 0; isGiven(tried) && i < tried.size(mostCars); ++i) {
        const QString car = tried[i].text();
        if (!tried.problem() && state.carIndex(car) < 0)
            tried[i].fail(u"is \"%1\", which is none of the cars"_s.arg(car));
        if (!tried.problem() && pedestrian.tried.contains(car))
            tried[i].fail(u"is \"%1\" a second time"_s.arg(car));
        pedestrian.tried.append(car);
    }
    pedestrian.tried.sort();
    return pedestrian;
}

Hazard readHazard(const json::Reader& from, const State& state)
{
    Hazard hazard{readSpace(from[u"at"_s], state), from[u"hazard"_s].text()};
    if (!from.problem() && !state.setup->data.hazard(hazard.hazard))
        from[u"hazard"_s].fail(u"is \"%1\", an unknown hazard"_s.arg(hazard.hazard));
    return hazard;
}

template <class Of, class Read>
void readList(const json::Reader& from, const State& state, std::vector<Of>& list, Read read)
{
    for (qsizetype i = 0; i < from.size(mostFigures) && !from.problem(); ++i)
        list.push_back(read(from[i], state));
    std::ranges::sort(list);
}

std::vector<Hazard> hazardsOn(const LaidTile& laid)
{
    std::vector<Hazard> hazards;
    for (const TileSpace& space : laid.tile->spaces) {
        for (const QString& hazard : space.hazards)
            hazards.push_back({{laid.firstRow + space.id.row - 1, space.id.lane}, hazard});
    }
    return hazards;
}

void readFigures(const json::Reader& from, State& state)
{
    const json::Reader pedestrians = from[u"pedestrians"_s];
    if (isGiven(pedestrians))
        readList(pedestrians, state, state.pedestrians, readPedestrian);
    else
        for (const LaidTile& laid : state.road->tiles())
            state.pedestrians.append_range(printedOn(laid));
    const json::Reader hazards = from[u"hazards"_s];
    if (isGiven(hazards))
        readList(hazards, state, state.hazards, readHazard);
    else
        for (const LaidTile& laid : state.road->tiles())
            state.hazards.append_range(hazardsOn(laid));
    std::ranges::sort(state.pedestrians);
    std::ranges::sort(state.hazards);
    if (state.pedestrians.size() > mostFigures || state.hazards.size() > mostFigures)
        from[u"road"_s].fail(u"has more than %1 pedestrians or hazards printed on it"_s.arg(mostFigures));
}

void readSupply(const json::Reader& from, State& state)
{
    for (const Colour colour : allColours) {
        auto out = static_cast<int>(std::ranges::count(state.pedestrians, colour, &Pedestrian::colour));
        for (const Car& car : state.cars)
            out += car.kills(colour);
        const int rest = std::max(0, state.setup->data.supply[static_cast<size_t>(colour)] - out);
        state.supply.*state.supply.member(colour) =
            isGiven(from) ? from[toText(colour)].integer(0, mostOfAnything, rest) : rest;
    }
}

std::optional<int> readCount(const json::Reader& reader)
{
    return isGiven(reader) ? std::optional(reader.integer(0, mostOfAnything)) : std::nullopt;
}

CardPile readPile(const json::Reader& from)
{
    if (!isGiven(from))
        return {};
    CardPile pile{readCount(from[u"pile"_s]), readCount(from[u"discard"_s])};
    const json::Reader cards = from[u"discarded"_s];
    for (qsizetype i = 0; isGiven(cards) && i < cards.size(mostOfAnything) && !from.problem(); ++i)
        pile.discarded.append(cards[i].text());
    pile.discarded.sort();
    return pile;
}

// What the app deals it knows card by card; of the numbers those that are left out follow.
void settleDeck(const json::Reader& from, Deck deck, State& state)
{
    CardPile& pile = deck == Deck::Rally ? state.rally : state.accessories;
    if (!isInApp(*state.setup, deck)) {
        pile.discarded.clear();
        return;
    }
    const CardPile given = pile;
    const cards::DeckSheet sheet = sheetOf(*state.setup, deck);
    for (const QString& card : given.discarded) {
        if (sheet.kindOf(card) < 0)
            from[u"decks"_s][wordOf(deck)][u"discarded"_s].fail(u"has \"%1\", an unknown card"_s.arg(card));
    }
    pile.discard = given.discard.value_or(static_cast<int>(given.discarded.size()));
    recount(state);
    if (given.pile && given.pile != pile.pile)
        from[u"decks"_s][wordOf(deck)][u"pile"_s].fail(
            u"is %1, but %2 cards are left for it"_s.arg(*given.pile).arg(pile.pile.value_or(0)));
}

QStringList readTileIds(const json::Reader& from, const Setup& setup)
{
    QStringList ids;
    for (qsizetype i = 0; isGiven(from) && i < from.size(mostOfAnything) && !from.problem(); ++i) {
        const QString id = from[i].text();
        if (!from.problem() && !setup.tile(id))
            from[i].fail(u"is \"%1\", an unknown tile"_s.arg(id));
        if (!from.problem() && ids.contains(id))
            from[i].fail(u"is \"%1\" a second time"_s.arg(id));
        ids.append(id);
    }
    return ids;
}

void readDecks(const json::Reader& from, State& state)
{
    if (!isGiven(from))
        return;
    state.rally = readPile(from[u"rally"_s]);
    state.accessories = readPile(from[u"accessories"_s]);
    const json::Reader tiles = from[u"tiles"_s];
    if (!isGiven(tiles))
        return;
    state.tiles.pile = readCount(tiles[u"pile"_s]);
    state.tiles.discard = readTileIds(tiles[u"discard"_s], *state.setup);
    state.tiles.refused = readTileIds(tiles[u"refused"_s], *state.setup);
    state.tiles.beneath = readCount(tiles[u"beneath"_s]);
}

QJsonValue orNull(const std::optional<int>& count)
{
    return count ? QJsonValue(*count) : QJsonValue();
}

QJsonObject stored(const State& state, Deck deck)
{
    const CardPile& pile = pileOf(state, deck);
    QJsonObject object{{u"pile"_s, orNull(pile.pile)}, {u"discard"_s, orNull(pile.discard)}};
    if (isInApp(*state.setup, deck))
        object[u"discarded"_s] = QJsonArray::fromStringList(pile.discarded);
    return object;
}

} // namespace

std::vector<Pedestrian> printedOn(const LaidTile& laid)
{
    std::vector<Pedestrian> pedestrians;
    for (const TileSpace& space : laid.tile->spaces) {
        for (const Colour splatter : space.splatters)
            pedestrians.push_back({{laid.firstRow + space.id.row - 1, space.id.lane}, splatter});
    }
    return pedestrians;
}

void addPrinted(State& state, const LaidTile& laid)
{
    state.pedestrians.append_range(printedOn(laid));
    state.hazards.append_range(hazardsOn(laid));
    std::ranges::sort(state.pedestrians);
    std::ranges::sort(state.hazards);
}

void readLying(const json::Reader& position, State& state)
{
    readFigures(position, state);
    if (!position.problem())
        readSupply(position[u"supply"_s], state);
    readDecks(position[u"decks"_s], state);
    for (const Deck deck : bothDecks)
        settleDeck(position, deck, state);
    if (const auto wrong = position.problem() ? std::nullopt : imbalance(state))
        position[u"cars"_s].fail(*wrong);
}

QJsonArray storePedestrians(const State& state)
{
    QJsonArray list;
    for (const Pedestrian& pedestrian : state.pedestrians)
        list.append(QJsonObject{{u"at"_s, toText(pedestrian.at)},
                                {u"colour"_s, toText(pedestrian.colour)},
                                {u"tried"_s, QJsonArray::fromStringList(pedestrian.tried)}});
    return list;
}

QJsonArray storeHazards(const State& state)
{
    QJsonArray list;
    for (const Hazard& hazard : state.hazards)
        list.append(QJsonObject{{u"at"_s, toText(hazard.at)}, {u"hazard"_s, hazard.hazard}});
    return list;
}

QJsonObject storeSupply(const State& state)
{
    QJsonObject object;
    for (const Colour colour : allColours)
        object[toText(colour)] = state.supply.of(colour);
    return object;
}

QJsonObject storeDecks(const State& state)
{
    QStringList discard = state.tiles.discard;
    discard.sort();
    QJsonObject tiles{{u"pile"_s, orNull(state.tiles.pile)},
                      {u"discard"_s, QJsonArray::fromStringList(discard)}};
    if (!state.tiles.refused.isEmpty())
        tiles[u"refused"_s] = QJsonArray::fromStringList(state.tiles.refused);
    if (state.tiles.beneath)
        tiles[u"beneath"_s] = *state.tiles.beneath;
    return {{u"tiles"_s, tiles},
            {wordOf(Deck::Rally), stored(state, Deck::Rally)},
            {wordOf(Deck::Accessories), stored(state, Deck::Accessories)}};
}

} // namespace roadmarshal::road_kill_rally
