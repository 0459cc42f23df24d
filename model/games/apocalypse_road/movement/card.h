// What a race card says about movement: the type, diagonal steps or not, and the speed adjustment.
#pragma once

#include <QString>

#include <optional>

namespace roadmarshal::apocalypse_road::movement {

enum class Type { Solo, Overtake, Line, Pursuit, Lead, Ram, RamLead };

struct Card
{
    Type type = Type::Solo;
    bool diagonal = false;
    int adjustment = 0;
    bool operator==(const Card&) const = default;
};

// 7.15: only Solo, Lead and Ram exist with diagonal steps.
bool mayBeDiagonal(Type type);
// 7.9: stops behind a car instead of pushing it.
constexpr bool rams(Type type)
{
    return type == Type::Ram || type == Type::RamLead;
}
// 7.8: the cars in line behind follow through the whole activation.
constexpr bool leads(Type type)
{
    return type == Type::Lead || type == Type::RamLead;
}
// 7.6, 7.7: links are kept, so that no lane is changed any more.
constexpr bool keepsLinks(Type type)
{
    return type == Type::Line || type == Type::Pursuit;
}

QString toText(Type type);
// "diagonal-ram-lead+2"; the adjustment always has its sign.
QString toText(const Card& card);
std::optional<Card> parseCard(QStringView text);

} // namespace roadmarshal::apocalypse_road::movement
