// The five resources, and tokens of them counted by kind.
#pragma once

#include "table/enum_words.h"
#include "table/properties.h"

#include <array>

namespace roadmarshal::apocalypse_trail {

enum class Resource { Fuel, Ration, Medicine, Ammo, Gear };
inline const QStringList resourceWords{QStringLiteral("fuel"), QStringLiteral("ration"),
                                       QStringLiteral("medicine"), QStringLiteral("ammo"),
                                       QStringLiteral("gear")};
inline const QStringList& wordsOf(Resource)
{
    return resourceWords;
}
inline constexpr std::array allResources{Resource::Fuel, Resource::Ration, Resource::Medicine, Resource::Ammo,
                                         Resource::Gear};

inline constexpr int mostTokens = 9999;

// Tokens of each kind, also their prices.
struct Stock
{
    int fuel = 0;
    int ration = 0;
    int medicine = 0;
    int ammo = 0;
    int gear = 0;

    int& operator[](Resource resource);
    int operator[](Resource resource) const { return const_cast<Stock&>(*this)[resource]; }
    int total() const { return fuel + ration + medicine + ammo + gear; }
    bool isEmpty() const { return total() == 0; }
    // Whether all of the other is in here.
    bool covers(const Stock& other) const;
    Stock& operator+=(const Stock& other);
    Stock& operator-=(const Stock& other);
    static constexpr auto properties()
    {
        return std::array{table::prop("fuel", &Stock::fuel, 0, mostTokens),
                          table::prop("ration", &Stock::ration, 0, mostTokens),
                          table::prop("medicine", &Stock::medicine, 0, mostTokens),
                          table::prop("ammo", &Stock::ammo, 0, mostTokens),
                          table::prop("gear", &Stock::gear, 0, mostTokens)};
    }
    bool operator==(const Stock&) const = default;
};

// {"ration": 2}: kinds of which there is none are left out.
QJsonObject storeStock(const Stock& stock);
inline QJsonValue storeValue(const Stock& stock)
{
    return storeStock(stock);
}
// A resource that is unknown is a problem of the reader; nothing at all is an empty stock.
Stock readStock(const json::Reader& reader, int most = mostTokens);
inline void restoreValue(const json::Reader& reader, Stock& stock)
{
    stock = readStock(reader);
}

} // namespace roadmarshal::apocalypse_trail
