#include "correct_decks.h"

#include "cards/correct.h"
#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/table/names.h"

namespace roadmarshal::apocalypse_road {

using table::Correction;
using table::Objection;

namespace {

using Result = std::expected<void, Objection>;

std::unexpected<Objection> wrong(const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QStringLiteral("no-such-value"), correction));
}

std::optional<int> numberUpTo(const QString& text, int most)
{
    return table::numberIn(text, 0, most);
}

// The kind that a typed name means; race cards have short forms, events go by the beginning of their names.
int kindCalled(const State& state, DeckId id, const QString& name)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    if (const int kind = sheet.kindOf(name); kind >= 0)
        return kind;
    if (id == DeckId::Race) {
        const auto card = parseTypedCard(name);
        return card ? sheet.kindOf(raceKindOf(state, *card)) : -1;
    }
    return id == DeckId::Event ? sheet.kindOf(eventCalled(name)) : -1;
}

std::unexpected<Objection> wrongCard(const QString& code, DeckId id, const QString& card,
                                     const Correction& correction, const QJsonObject& more = {})
{
    QJsonObject args{{QStringLiteral("card"), card},
                     {QStringLiteral("deck"), QStringLiteral("@deck-") + wordFor(deckWords, id)},
                     {QStringLiteral("value"), correction.value}};
    for (auto arg = more.begin(); arg != more.end(); ++arg)
        args[arg.key()] = arg.value();
    return std::unexpected(Objection{{code, args}, {}});
}

std::unexpected<Objection> objectionTo(DeckId id, const cards::Refusal& refusal, const Correction& correction)
{
    using Why = cards::Refusal::Why;
    switch (refusal.why) {
    case Why::NoSuchCard:
        return wrongCard(QStringLiteral("no-card-of-deck"), id, refusal.card, correction);
    case Why::TooMany:
        return wrongCard(
            QStringLiteral("too-many-copies"), id, cards::parseNamed(correction.value).card, correction,
            {{QStringLiteral("copies"), refusal.copies}, {QStringLiteral("most"), refusal.most}});
    case Why::NotThere:
        return wrongCard(QStringLiteral("card-not-there"), id, refusal.card, correction);
    case Why::NoSuchValue:
        break;
    }
    return wrong(correction);
}

std::optional<Result> correctCards(State& state, DeckId id, const QString& property,
                                   const Correction& correction)
{
    const auto corrected =
        cards::correct(state.setup->decks.of(id), state.deck(id), property, correction.value,
                       [&](const QString& name) { return kindCalled(state, id, name); });
    if (!corrected)
        return std::nullopt;
    return *corrected ? Result() : Result(objectionTo(id, corrected->error(), correction));
}

// A bonus card with markers lies open; without any it is among the discards.
Result setMarkers(State& state, Bonus bonus, const Correction& correction)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(DeckId::Event);
    const auto markers = numberUpTo(correction.value, bonusMarkers);
    const int kind = sheet.kindOf(wordFor(bonusWords, bonus));
    if (!markers || kind < 0)
        return wrong(correction);
    cards::Deck& deck = state.deck(DeckId::Event);
    const bool isOpen = deck.at(cards::open).known[kind] > 0;
    const bool isDiscarded = deck.at(cards::discard).known[kind] > 0;
    if (isOpen != (*markers > 0)) {
        const QString from = isOpen ? cards::open : isDiscarded ? cards::discard : cards::pile;
        if (!cards::moveCard(sheet, deck, kind, from, isOpen ? cards::discard : cards::open))
            return wrong(correction);
    }
    state.bonus[static_cast<size_t>(bonus)] = *markers;
    return {};
}

// 10.0: only the two bonus cards lie open, with their markers.
Result setOpen(State& state, DeckId id, const Correction& correction)
{
    const cards::Named named = cards::parseNamed(correction.value);
    const auto bonus = enumFor<Bonus>(bonusWords, eventCalled(named.card));
    if (!bonus)
        return wrongCard(QStringLiteral("not-an-open-card"), id, named.card, correction);
    Correction markers = correction;
    markers.value = QString::number(
        named.count.value_or(state.markersOn(*bonus) > 0 ? state.markersOn(*bonus) : bonusMarkers));
    return setMarkers(state, *bonus, markers);
}

bool isNumber(const QString& value)
{
    bool isNumber = false;
    value.toInt(&isNumber);
    return isNumber;
}

// 4.3: only race cards are held; 10.0: what lies open is set with its markers.
bool isPlaceFor(DeckId id, const QString& place)
{
    return place != cards::open && (id == DeckId::Race || cards::sortOf(place) != QStringLiteral("hand"));
}

} // namespace

std::optional<Result> correctDecks(State& state, const Correction& correction)
{
    const auto deck = enumFor<DeckId>(deckWords, correction.subject);
    if (!deck)
        return std::nullopt;
    if (correction.property == cards::open && *deck == DeckId::Event)
        return setOpen(state, *deck, correction);
    const auto bonus = enumFor<Bonus>(bonusWords, correction.property);
    if (bonus && *deck == DeckId::Event && isNumber(correction.value))
        return setMarkers(state, *bonus, correction);
    if (bonus && *deck == DeckId::Event && state.markersOn(*bonus) > 0)
        return wrong(correction); // it goes when its markers are gone
    if (!isPlaceFor(*deck, correction.property))
        return std::nullopt;
    for (const QString& place : correction.value.split(u'>')) {
        if (place == cards::open)
            return wrongCard(QStringLiteral("not-an-open-card"), *deck, correction.property, correction);
        if (!isPlaceFor(*deck, place))
            return wrong(correction);
    }
    return correctCards(state, *deck, correction.property, correction);
}

std::optional<Result> correctHand(State& state, int seat, const Correction& correction)
{
    if (correction.property != QStringLiteral("hand"))
        return std::nullopt;
    return correctCards(state, DeckId::Race, handPlace(state, seat), correction);
}

} // namespace roadmarshal::apocalypse_road
