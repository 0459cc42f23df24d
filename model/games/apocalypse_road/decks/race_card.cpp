#include "race_card.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roadmarshal::apocalypse_road {

namespace {

// Letters of a typed card and the word they stand for.
constexpr std::array<std::pair<QStringView, QStringView>, 11> shortForms{{{u"s", u"solo"},
                                                                          {u"o", u"overtake"},
                                                                          {u"l", u"line"},
                                                                          {u"p", u"pursuit"},
                                                                          {u"le", u"lead"},
                                                                          {u"r", u"ram"},
                                                                          {u"rl", u"ram-lead"},
                                                                          {u"ds", u"diagonal-solo"},
                                                                          {u"dle", u"diagonal-lead"},
                                                                          {u"dr", u"diagonal-ram"},
                                                                          {u"drl", u"diagonal-ram-lead"}}};

} // namespace

QString toText(const RaceCard& card)
{
    return toText(card.movement) + (card.star ? starMark : QString());
}

std::optional<RaceCard> parseRaceCard(QStringView text)
{
    const bool star = text.endsWith(starMark);
    const auto movement = movement::parseCard(star ? text.chopped(starMark.size()) : text);
    return movement ? std::optional(RaceCard{*movement, star}) : std::nullopt;
}

std::optional<RaceCard> parseTypedCard(QStringView text)
{
    if (const auto card = parseRaceCard(text))
        return card;
    const auto letters = std::ranges::find_if(text, [](QChar c) { return !c.isLetter(); }) - text.begin();
    const QStringView number = text.sliced(letters);
    if (number.isEmpty())
        return std::nullopt;
    const QString sign = number.front() == u'+' || number.front() == u'-' ? QString() : QStringLiteral("+");
    for (const auto& [shortForm, word] : shortForms) {
        if (text.first(letters) == shortForm)
            return parseRaceCard(word.toString() + sign + number);
    }
    return std::nullopt;
}

} // namespace roadmarshal::apocalypse_road
