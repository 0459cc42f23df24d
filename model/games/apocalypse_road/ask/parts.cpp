#include "parts.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/turn/segments.h"

namespace roadmarshal::apocalypse_road {

namespace {

table::Option cardOption(const State& state, int car, const RaceCard& card)
{
    return {toText(card),
            {QStringLiteral("option-card"),
             {{QStringLiteral("type"), typeCode(card.movement)},
              {QStringLiteral("adjustment"), adjustmentOf(card)},
              {QStringLiteral("points"), state.sheet(car).speed + card.movement.adjustment}}},
            objectionsToCard(state, car, card),
            {},
            {},
            {typeCode(card.movement).sliced(1), {}},
            {QStringLiteral("chip-card"), {{QStringLiteral("adjustment"), adjustmentOf(card)}}}};
}

} // namespace

QJsonObject carArgs(const State& state, int car)
{
    return {{QStringLiteral("car"), state.sheet(car).id},
            {QStringLiteral("driver"), state.sheet(car).driver},
            {QStringLiteral("team"), state.setup->teams[state.sheet(car).team].name},
            {QStringLiteral("place"), toText(state.cars[car].at)}};
}

QString typeCode(const movement::Card& card)
{
    return QStringLiteral("@type-") + (card.diagonal ? QStringLiteral("diagonal-") : QString()) +
           toText(card.type);
}

QString adjustmentOf(const RaceCard& card)
{
    const int adjustment = card.movement.adjustment;
    return (adjustment < 0 ? QString() : QStringLiteral("+")) + QString::number(adjustment) +
           (card.star ? QStringLiteral(" ★") : QString());
}

QList<table::Option> cardOptions(const State& state, int car)
{
    QList<table::Option> options;
    const cards::DeckSheet& sheet = state.setup->decks.of(DeckId::Race);
    const cards::Holding& hand = handOf(state, state.sheet(car).team);
    for (size_t kind = 0; kind < sheet.kinds.size(); ++kind) {
        const auto card = parseRaceCard(sheet.kinds[kind].card);
        if (!card || (sheet.byApp && hand.size() > 0 && hand.known[kind] == 0 && hand.unknown == 0))
            continue;
        options.append(cardOption(state, car, *card));
        if (!sheet.byApp && card->movement.type == movement::Type::Ram) { // 7.9: the card says which
            RaceCard leading = *card;
            leading.movement.type = movement::Type::RamLead;
            options.append(cardOption(state, car, leading));
        }
    }
    // In the order of the deck, used up or not: a card is found where it was the last time.
    return options;
}

table::Message detailOf(const CarSheet& car)
{
    return {car.targeting > 0 ? QStringLiteral("detail-car-aiming") : QStringLiteral("detail-car"),
            {{QStringLiteral("speed"), car.speed},
             {QStringLiteral("weapon"), QStringLiteral("@weapon-") + toText(car.weapon)},
             {QStringLiteral("mount"), QStringLiteral("@mount-") + toText(car.mount)},
             {QStringLiteral("defense"), car.defense},
             {QStringLiteral("targeting"), car.targeting}}};
}

table::Option carOption(const State& state, int car)
{
    const bool hasDriver = !state.sheet(car).driver.isEmpty();
    return {
        state.sheet(car).id,
        {hasDriver ? QStringLiteral("option-car") : QStringLiteral("option-car-alone"), carArgs(state, car)},
        {},
        {}};
}

} // namespace roadmarshal::apocalypse_road
