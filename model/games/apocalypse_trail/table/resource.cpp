#include "resource.h"

#include <QtAssert>

namespace roadmarshal::apocalypse_trail {

int& Stock::operator[](Resource resource)
{
    switch (resource) {
    case Resource::Fuel:
        return fuel;
    case Resource::Ration:
        return ration;
    case Resource::Medicine:
        return medicine;
    case Resource::Ammo:
        return ammo;
    case Resource::Gear:
        return gear;
    }
    Q_UNREACHABLE_RETURN(gear);
}

bool Stock::covers(const Stock& other) const
{
    return std::ranges::all_of(allResources, [&](Resource one) { return (*this)[one] >= other[one]; });
}

Stock& Stock::operator+=(const Stock& other)
{
    for (const Resource one : allResources)
        (*this)[one] += other[one];
    return *this;
}

Stock& Stock::operator-=(const Stock& other)
{
    for (const Resource one : allResources)
        (*this)[one] -= other[one];
    return *this;
}

QJsonObject storeStock(const Stock& stock)
{
    QJsonObject stored;
    for (const Resource one : allResources) {
        if (stock[one] != 0)
            stored[table::wordFor(resourceWords, one)] = stock[one];
    }
    return stored;
}

Stock readStock(const json::Reader& reader, int most)
{
    Stock stock;
    if (reader.value().isUndefined() || reader.value().isNull())
        return stock;
    for (const QString& key : reader.keys()) {
        const auto resource = table::enumFor<Resource>(resourceWords, key);
        if (resource)
            stock[*resource] = reader[key].integer(0, most);
        else
            reader[key].fail(QStringLiteral("is no resource, those are %1").arg(resourceWords.join(u", ")));
    }
    return stock;
}

} // namespace roadmarshal::apocalypse_trail
