// Words for the enumerations of Apocalypse Road as they stand in files.
#pragma once

#include <QStringList>

#include <optional>

namespace roadmarshal::apocalypse_road {

// The word at the position of an enumerator.
template <class Enum>
QString wordFor(const QStringList& words, Enum value)
{
    return words[static_cast<int>(value)];
}

template <class Enum>
std::optional<Enum> enumFor(const QStringList& words, QStringView text)
{
    const auto position = words.indexOf(text);
    return position < 0 ? std::nullopt : std::optional(static_cast<Enum>(position));
}

inline const QStringList weaponWords{QStringLiteral("machine-gun"), QStringLiteral("auto-cannon"),
                                     QStringLiteral("missile-launcher")};
inline const QStringList mountWords{QStringLiteral("front"), QStringLiteral("rear"),
                                    QStringLiteral("turret")};
inline const QStringList tokenWords{QStringLiteral("suppressed"), QStringLiteral("reloading"),
                                    QStringLiteral("spin-around"), QStringLiteral("lapped")};
inline const QStringList heapWords{QStringLiteral("pool"), QStringLiteral("claimed"),
                                   QStringLiteral("removed")};
inline const QStringList phaseWords{QStringLiteral("grid"), QStringLiteral("race"), QStringLiteral("over"),
                                    QStringLiteral("discards")};
inline const QStringList deckWords{QStringLiteral("race"), QStringLiteral("event"), QStringLiteral("combat")};
inline const QStringList bonusWords{QStringLiteral("bounty"), QStringLiteral("race-bonus")};

} // namespace roadmarshal::apocalypse_road
