#include "correct_decks.h"

#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Correction;
using table::Objection;

namespace {

using Result = std::expected<void, Objection>;

std::unexpected<Objection> wrong(const Correction& correction)
{
    return std::unexpected(Objection{{QStringLiteral("no-such-value"),
                                      {{QStringLiteral("subject"), correction.subject},
                                       {QStringLiteral("property"), correction.property},
                                       {QStringLiteral("value"), correction.value}}},
                                     {}});
}

std::optional<int> numberUpTo(const QString& text, int most)
{
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    return isNumber && value >= 0 && value <= most ? std::optional(value) : std::nullopt;
}

// Takes cards off a place: the unseen first, then the known.
void shrink(cards::Holding& holding, int by)
{
    const int unseen = std::min(by, holding.unknown);
    holding.unknown -= unseen;
    by -= unseen;
    for (int& count : holding.known) {
        const int taken = std::min(by, count);
        count -= taken;
        by -= taken;
    }
}

// "solo+3=2": so many of that card; without a number there is one at least.
struct Named
{
    QString card;
    std::optional<int> count;
};

Named parseNamed(const QString& value)
{
    const qsizetype sign = value.lastIndexOf(u'=');
    bool isNumber = false;
    const int count = value.sliced(sign + 1).toInt(&isNumber);
    if (sign <= 0 || !isNumber)
        return {value, std::nullopt};
    return {value.first(sign), count};
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

std::unexpected<Objection> wrongCard(const QString& code, const Correction& correction,
                                     const QJsonObject& more = {})
{
    QJsonObject args{{QStringLiteral("card"), parseNamed(correction.value).card},
                     {QStringLiteral("deck"), QStringLiteral("@deck-") + correction.subject},
                     {QStringLiteral("value"), correction.value}};
    for (auto arg = more.begin(); arg != more.end(); ++arg)
        args[arg.key()] = arg.value();
    return std::unexpected(Objection{{code, args}, {}});
}

// So many copies of a named card in a place. They come from the unseen cards there, then from the pile, and
// go back to the pile, which is the rest.
Result setNamed(State& state, DeckId id, const CardPlace& place, const Correction& correction)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    cards::Deck& deck = state.deck(id);
    cards::Holding& holding = *holdingAt(deck, place);
    const Named named = parseNamed(correction.value);
    const int kind = kindCalled(state, id, named.card);
    if (kind < 0)
        return wrongCard(QStringLiteral("no-card-of-deck"), correction);
    int& known = holding.known[kind];
    const int wanted = named.count.value_or(std::max(known, 1));
    const int most = known + cards::leftOf(sheet, deck, kind);
    if (wanted < 0 || wanted > most)
        return wrongCard(
            QStringLiteral("too-many-copies"), correction,
            {{QStringLiteral("copies"), sheet.kinds[kind].copies}, {QStringLiteral("most"), most}});
    const int unseen = std::clamp(wanted - known, 0, holding.unknown);
    if (wanted - known - unseen > cards::pileSize(sheet, deck))
        return wrongCard(QStringLiteral("too-many-copies"), correction,
                         {{QStringLiteral("copies"), sheet.kinds[kind].copies},
                          {QStringLiteral("most"), known + unseen + cards::pileSize(sheet, deck)}});
    holding.unknown -= unseen;
    known = wanted;
    return {};
}

// So many cards in a place; unseen ones come from the pile, and go back to it.
Result setSize(State& state, DeckId id, const CardPlace& place, const Correction& correction)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    cards::Deck& deck = state.deck(id);
    cards::Holding& holding = *holdingAt(deck, place);
    const auto size = numberUpTo(correction.value, holding.size() + cards::pileSize(sheet, deck));
    if (!size)
        return wrong(correction);
    if (*size >= holding.size())
        holding.unknown += *size - holding.size();
    else
        shrink(holding, holding.size() - *size);
    return {};
}

// The pile is counted on the table: what it has too few of went unseen to the discards.
Result setPile(State& state, DeckId id, const Correction& correction)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    cards::Holding& discard = state.deck(id).discard;
    const int movable = cards::pileSize(sheet, state.deck(id)) + discard.size();
    const auto size = numberUpTo(correction.value, movable);
    if (!size)
        return wrong(correction);
    Correction discards = correction;
    discards.value = QString::number(movable - *size);
    return setSize(state, id, CardPlace::discard(), discards);
}

// A bonus card with markers lies open; without any it is among the discards.
Result setMarkers(State& state, Bonus bonus, const Correction& correction)
{
    const auto markers = numberUpTo(correction.value, bonusMarkers);
    const int kind = state.setup->decks.of(DeckId::Event).kindOf(wordFor(bonusWords, bonus));
    if (!markers || kind < 0)
        return wrong(correction);
    cards::Deck& deck = state.deck(DeckId::Event);
    int& open = deck.open.known[kind];
    int& discarded = deck.discard.known[kind];
    if (*markers > 0 && open == 0) {
        if (discarded > 0)
            --discarded;
        else if (cards::leftOf(state.setup->decks.of(DeckId::Event), deck, kind) == 0)
            return wrong(correction);
        open = 1;
    } else if (*markers == 0 && open > 0) {
        open = 0;
        ++discarded;
    }
    state.bonus[static_cast<size_t>(bonus)] = *markers;
    return {};
}

// 10.0: only the two bonus cards lie open, with their markers.
Result setOpen(State& state, const Correction& correction)
{
    const Named named = parseNamed(correction.value);
    const auto bonus = enumFor<Bonus>(bonusWords, eventCalled(named.card));
    if (!bonus)
        return wrongCard(QStringLiteral("not-an-open-card"), correction);
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

} // namespace

std::optional<Result> correctDecks(State& state, const Correction& correction)
{
    const auto deck = enumFor<DeckId>(deckWords, correction.subject);
    if (!deck)
        return std::nullopt;
    if (correction.property == QStringLiteral("pile"))
        return setPile(state, *deck, correction);
    if (correction.property == QStringLiteral("discard"))
        return isNumber(correction.value) ? setSize(state, *deck, CardPlace::discard(), correction)
                                          : setNamed(state, *deck, CardPlace::discard(), correction);
    if (correction.property == QStringLiteral("open") && *deck == DeckId::Event)
        return setOpen(state, correction);
    if (const auto bonus = enumFor<Bonus>(bonusWords, correction.property); bonus && *deck == DeckId::Event)
        return setMarkers(state, *bonus, correction);
    return std::nullopt;
}

std::optional<Result> correctHand(State& state, int seat, const Correction& correction)
{
    if (correction.property != QStringLiteral("hand"))
        return std::nullopt;
    if (isNumber(correction.value))
        return setSize(state, DeckId::Race, CardPlace::hand(seat), correction);
    Correction named = correction;
    named.subject = wordFor(deckWords, DeckId::Race);
    return setNamed(state, DeckId::Race, CardPlace::hand(seat), named);
}

} // namespace roadmarshal::apocalypse_road
