#include "card.h"

#include <array>
#include <utility>

namespace roadmarshal::apocalypse_road::movement {

namespace {

constexpr std::array<std::pair<Type, QStringView>, 7> names{{{Type::Solo, u"solo"},
                                                             {Type::Overtake, u"overtake"},
                                                             {Type::Line, u"line"},
                                                             {Type::Pursuit, u"pursuit"},
                                                             {Type::Lead, u"lead"},
                                                             {Type::Ram, u"ram"},
                                                             {Type::RamLead, u"ram-lead"}}};
constexpr QStringView diagonalPrefix = u"diagonal-";

// One or two plain digits without a leading zero.
std::optional<int> parseDigits(QStringView text)
{
    if (text.isEmpty() || text.size() > 2 || (text.size() > 1 && text.front() == u'0'))
        return std::nullopt;
    int value = 0;
    for (const QChar c : text) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        value = value * 10 + (c.unicode() - u'0');
    }
    return value;
}

} // namespace

bool mayBeDiagonal(Type type)
{
    return type == Type::Solo || type == Type::Lead || rams(type);
}

QString toText(Type type)
{
    for (const auto& [named, name] : names) {
        if (named == type)
            return name.toString();
    }
    return {};
}

QString toText(const Card& card)
{
    QString text = card.diagonal ? diagonalPrefix.toString() : QString();
    text += toText(card.type);
    if (card.adjustment >= 0)
        text += u'+';
    return text + QString::number(card.adjustment);
}

std::optional<Card> parseCard(QStringView text)
{
    Card card;
    if (text.startsWith(diagonalPrefix)) {
        card.diagonal = true;
        text = text.sliced(diagonalPrefix.size());
    }
    const auto sign = text.lastIndexOf(u'+') >= 0 ? text.lastIndexOf(u'+') : text.lastIndexOf(u'-');
    if (sign < 0)
        return std::nullopt;
    const auto adjustment = parseDigits(text.sliced(sign + 1));
    if (!adjustment)
        return std::nullopt;
    card.adjustment = text[sign] == u'-' ? -*adjustment : *adjustment;
    for (const auto& [type, name] : names) {
        if (name != text.first(sign))
            continue;
        card.type = type;
        return card.diagonal && !mayBeDiagonal(type) ? std::nullopt : std::optional(card);
    }
    return std::nullopt;
}

} // namespace roadmarshal::apocalypse_road::movement
