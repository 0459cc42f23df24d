#include "place.h"

namespace roadmarshal::cards {

namespace {

const QString underPrefix = QStringLiteral("under-");

} // namespace

QString handOf(const QString& holder)
{
    return QStringLiteral("hand-") + holder;
}

QString under(int layer)
{
    return underPrefix + QString::number(layer);
}

QString sortOf(const QString& place)
{
    return place.section(u'-', 0, 0);
}

int layerOf(const QString& place)
{
    if (!place.startsWith(underPrefix))
        return -1;
    bool isNumber = false;
    const int layer = QStringView(place).sliced(underPrefix.size()).toInt(&isNumber);
    return isNumber && layer >= 1 && layer <= mostLayers ? layer - 1 : -1;
}

bool hasPlace(const Deck& deck, const QString& place)
{
    return place == pile || layerOf(place) >= 0 || deck.places.contains(place);
}

const Holding* holdingAt(const Deck& deck, const QString& place)
{
    if (const int layer = layerOf(place); layer >= 0)
        return layer < static_cast<int>(deck.under.size()) ? &deck.under[static_cast<size_t>(layer)]
                                                           : nullptr;
    const auto found = deck.places.find(place);
    return found == deck.places.end() ? nullptr : &*found;
}

} // namespace roadmarshal::cards
