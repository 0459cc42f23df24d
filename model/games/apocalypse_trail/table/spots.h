// What lies on mats, as corrections and hands name it: `pile-12`, `mod-2`, `gun.ammo`, `row-1`.
#pragma once

#include "resource.h"

#include <optional>

namespace roadmarshal::apocalypse_trail {

// What lies on a square, and the place of its icon there.
QString pileSubject(int square);
std::optional<int> squareOfPile(const QString& subject);
inline const QString iconSlot = QStringLiteral("icon");

// Mods of a crew or on a square, from 1 on; what is loaded on one of them.
QString modSlot(int number);
std::optional<int> numberOfMod(const QString& property);
struct LoadSpot
{
    QString mod;
    Resource resource = Resource::Fuel;
};
QString loadProperty(const LoadSpot& spot);
std::optional<LoadSpot> loadIn(const QString& property);

// Cards that are turned up in the outfitting, from 1 on.
inline const QString rowSubject = QStringLiteral("row");
QString rowSlot(int number);
std::optional<int> numberInRow(const QString& property);

// "scenario-3" behind "scenario-": 3.
std::optional<int> numberBehind(const QString& word, const QString& prefix);

} // namespace roadmarshal::apocalypse_trail
