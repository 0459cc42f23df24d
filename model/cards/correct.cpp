#include "correct.h"

#include <algorithm>

namespace roadmarshal::cards {

namespace {

using Why = Refusal::Why;

std::unexpected<Refusal> refused(Why why, const QString& card = {})
{
    return std::unexpected(Refusal{why, card});
}

std::optional<int> numberIn(const QString& text)
{
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

// Takes cards off a place: the unseen first, then the known.
void shrink(const DeckSheet& sheet, Holding& holding, int by)
{
    const auto take = [&](int slot) {
        const int taken = std::min(by, countAt(holding, slot));
        countAt(holding, slot) -= taken;
        by -= taken;
    };
    const int kinds = static_cast<int>(sheet.kinds.size());
    for (int slot = kinds; slot < slotCount(sheet); ++slot)
        take(slot);
    for (int kind = 0; kind < kinds; ++kind)
        take(kind);
}

// Unseen cards of the backs that the rest still has.
void grow(const DeckSheet& sheet, const Deck& deck, Holding& holding, int by)
{
    const Holding rest = restOf(sheet, deck);
    for (int slot = static_cast<int>(sheet.kinds.size()); slot < slotCount(sheet); ++slot) {
        const int taken = std::min(by, countAt(rest, slot));
        countAt(holding, slot) += taken;
        by -= taken;
    }
}

QString placeOf(const Deck& deck, int kind)
{
    for (auto place = deck.places.begin(); place != deck.places.end(); ++place) {
        if (place->known[static_cast<size_t>(kind)] > 0)
            return place.key();
    }
    for (size_t layer = 0; layer < deck.under.size(); ++layer) {
        if (deck.under[layer].known[static_cast<size_t>(kind)] > 0)
            return under(static_cast<int>(layer) + 1);
    }
    return pile;
}

Corrected correctPlace(const DeckSheet& sheet, Deck& deck, const QString& place, const QString& value,
                       const KindCalled& kindCalled)
{
    if (const auto size = numberIn(value))
        return place == pile ? setPile(sheet, deck, *size) : setSize(sheet, deck, place, *size);
    const Named named = parseNamed(value);
    const int kind = place == pile ? -1 : kindCalled(named.card);
    return kind < 0 ? refused(Why::NoSuchCard, named.card) : setCopies(sheet, deck, place, kind, named.count);
}

} // namespace

Named parseNamed(const QString& value)
{
    const qsizetype sign = value.lastIndexOf(u'=');
    const auto count = numberIn(value.sliced(sign + 1));
    if (sign <= 0 || !count)
        return {value, std::nullopt};
    return {value.first(sign), count};
}

Corrected setSize(const DeckSheet& sheet, Deck& deck, const QString& place, int size)
{
    const auto found = deck.places.find(place);
    if (found == deck.places.end() || size < 0)
        return refused(Why::NoSuchValue);
    Holding holding = *found;
    if (size > holding.size() + restOf(sheet, deck).size())
        return refused(Why::NoSuchValue);
    if (size >= holding.size())
        grow(sheet, deck, holding, size - holding.size());
    else
        shrink(sheet, holding, holding.size() - size);
    *found = holding;
    return {};
}

Corrected setPile(const DeckSheet& sheet, Deck& deck, int size, const QString& discards)
{
    const int movable = pileSize(sheet, deck) + deck.at(discards).size();
    if (size < 0 || size > movable)
        return refused(Why::NoSuchValue);
    return setSize(sheet, deck, discards, movable - size);
}

Corrected setCopies(const DeckSheet& sheet, Deck& deck, const QString& place, int kind,
                    std::optional<int> wanted)
{
    const auto found = deck.places.find(place);
    if (found == deck.places.end())
        return refused(Why::NoSuchValue);
    const Kind& of = sheet.kinds[static_cast<size_t>(kind)];
    const int known = found->known[static_cast<size_t>(kind)];
    const int count = wanted.value_or(std::max(known, 1));
    const int slot = unnamedSlot(sheet, kind);
    const int inRest = countAt(restOf(sheet, deck), slot);
    const int most = known + unnamedOf(sheet, deck, kind);
    if (count < 0 || count > most)
        return std::unexpected(Refusal{Why::TooMany, of.card, of.copies, most});
    const int unseen = std::clamp(count - known, 0, countAt(*found, slot));
    if (count - known - unseen > inRest)
        return std::unexpected(Refusal{Why::TooMany, of.card, of.copies, known + unseen + inRest});
    countAt(*found, slot) -= unseen;
    found->known[static_cast<size_t>(kind)] = count;
    return {};
}

Corrected moveCard(const DeckSheet& sheet, Deck& deck, int kind, const QString& from, const QString& to)
{
    const QString card = sheet.kinds[static_cast<size_t>(kind)].card;
    const QString giver = from.isEmpty() ? placeOf(deck, kind) : from;
    if (!hasPlace(deck, giver) || !hasPlace(deck, to))
        return refused(Why::NoSuchValue, card);
    const Holding* holding = holdingAt(deck, giver);
    const bool hidden = holding && holding->known[static_cast<size_t>(kind)] == 0;
    if (!apply(sheet, deck, {card, giver, to, 1, hidden}))
        return refused(Why::NotThere, card);
    return {};
}

std::optional<Corrected> correct(const DeckSheet& sheet, Deck& deck, const QString& property,
                                 const QString& value, const KindCalled& kindCalled)
{
    if (property == pile || deck.places.contains(property))
        return correctPlace(sheet, deck, property, value, kindCalled);
    const int kind = kindCalled(property);
    if (kind < 0)
        return std::nullopt;
    const bool told = value.contains(u'>');
    return moveCard(sheet, deck, kind, told ? value.section(u'>', 0, 0) : QString(),
                    told ? value.section(u'>', 1) : value);
}

} // namespace roadmarshal::cards
