// Random roads of Highway Heist: narrow ones, so that much meets.
#pragma once

#include "table.h"

#include <random>
#include <set>

namespace roadmarshal::test::heist {

class RandomRoad
{
public:
    explicit RandomRoad(unsigned seed) : m_random(seed) {}

    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    bool oneIn(int bound) { return below(bound) == 0; }

    // A position; now and then one that lies on no table.
    QJsonObject position()
    {
        m_columns = 5 + below(7);
        m_rows = 2 + below(4);
        m_taken.clear();
        m_vehicles = {};
        const QJsonObject guide = guideOf();
        const int players = 1 + below(4);
        for (int player = 0; player < players; ++player)
            addCar(names[player]);
        for (int suv = below(6); suv > 0; --suv)
            add(QStringLiteral("suv%1").arg(suv), text("suv"), oneIn(3));
        QJsonObject object{{text("format"), text("roadmarshal-position/1")},
                           {text("game"), text("highway-heist")},
                           {text("guide"), guide},
                           {text("players"), playersFor(players)},
                           {text("vehicles"), m_vehicles}};
        if (oneIn(3))
            object[text("rulings")] = QJsonObject{{text("HR-2"), text("row-first")}};
        if (oneIn(2))
            object[text("enemyCards")] = QJsonObject{{text("row"), QJsonArray{card(1), card(5), card(9)}}};
        object[text("stunts")] = stunts();
        if (!m_token.isEmpty() && !m_vehicles.isEmpty())
            object[text("tokens")] = QJsonObject{{text("ramsey"), m_token}};
        return object;
    }

private:
    static inline const QStringList names{text("ann"), text("bo"), text("cy"), text("dee")};

    QJsonValue card(int from) { return QStringLiteral("E%1").arg(from + below(4), 2, 10, QLatin1Char('0')); }

    QJsonObject stunts()
    {
        if (oneIn(2))
            return {{text("deck"), QJsonArray{below(3), below(3), below(2)}}};
        return {{text("row"), QJsonArray{QJsonValue(), oneIn(2) ? spot("S2a", below(3)) : QJsonValue(),
                                         spot(oneIn(2) ? "S3" : "S1a", 0)}}};
    }
    static QJsonValue spot(const char* id, int tokens)
    {
        return QJsonObject{{text("id"), text(id)}, {text("tokens"), tokens}};
    }

    QJsonObject guideOf()
    {
        QJsonObject guide{
            {text("format"), text("roadmarshal-guide/1")},
            {text("id"), text("g")},
            {text("road"), QJsonObject{{text("columns"), m_columns}, {text("rows"), m_rows}}},
            {text("numbers"), QJsonObject{{text("suvs"), 5 + below(4)}, {text("enemyPegs"), 8 + below(3)}}},
            {text("counters"), QJsonObject{{text("n"), 1 + below(3)}}},
            {text("win"), QJsonArray{QJsonObject{{text("counter"), text("n")}, {text("at"), 0}}}}};
        if (oneIn(3))
            return guide;
        const int length = 1 + below(3);
        const bool flies = oneIn(4);
        QJsonObject main{{text("footprint"), QJsonArray{length, 1}},
                         {text("slots"), flies ? 0 : 1 + below(4)},
                         {text("enemyPegs"), 1 + below(2)},
                         {text("flies"), flies}};
        if (oneIn(2))
            main[text("wrecks")] = text("n");
        guide[text("vehicles")] = QJsonObject{{text("boss"), main}};
        guide[text("main")] = text("boss");
        m_token.clear();
        if (oneIn(2)) {
            guide[text("tokens")] = QJsonObject{{text("ramsey"), text("out")}};
            guide[text("lose")] = QJsonArray{QJsonObject{{text("adrift"), text("ramsey")}}};
            m_token = text("ann-car");
        }
        addBoss(length, flies, main[text("slots")].toInt());
        return guide;
    }

    void addBoss(int length, bool flies, int slotCount)
    {
        const int column = 1 + below(m_columns - length + 1);
        const int row = 1 + below(m_rows);
        for (int i = 0; i < length && !flies; ++i)
            m_taken.insert({column + i, row});
        QJsonObject boss{{text("kind"), text("enemy")},
                         {text("at"), QStringLiteral("c%1r%2").arg(column).arg(row)}};
        if (slotCount > 1 && oneIn(2))
            boss[text("enemies")] = 1;
        m_vehicles[text("boss")] = boss;
    }

    // Empty if the road is full.
    QString space()
    {
        for (int tries = 0; tries < 60; ++tries) {
            const std::pair place{1 + below(m_columns), 1 + below(m_rows)};
            if (m_taken.insert(place).second)
                return QStringLiteral("c%1r%2").arg(place.first).arg(place.second);
        }
        return {};
    }

    void add(const QString& id, const QString& kind, bool wreck, const QString& owner = {})
    {
        QJsonObject vehicle{{text("kind"), kind}, {text("at"), space()}};
        if (wreck)
            vehicle[text("wreck")] = true;
        else if (oneIn(2))
            vehicle[text("enemies")] = 1;
        if (!owner.isEmpty()) {
            vehicle[text("owner")] = owner;
            vehicle[text("strength")] = 1 + below(3);
        }
        m_vehicles[id] = vehicle;
    }

    // A car, a hijacked SUV, a Wreck or nothing; what was left behind stays.
    void addCar(const QString& player)
    {
        const int what = below(8);
        if (what < 6)
            add(player + text("-car"), what == 5 ? text("suv") : text("start"), false, player);
        else if (what == 6)
            add(player + text("-car"), text("start"), oneIn(2));
    }

    QJsonObject playersFor(int count)
    {
        QJsonObject players;
        const QStringList vehicles = m_vehicles.keys();
        for (int player = 0; player < count; ++player) {
            QJsonObject one{{text("character"), text("brian")}, {text("board"), text("vehicle-4")}};
            const QJsonObject car = m_vehicles[names[player] + text("-car")].toObject();
            if (!car.contains(text("owner")) || oneIn(3))
                one[text("peg")] =
                    vehicles.isEmpty() ? text("limbo") : vehicles[below(static_cast<int>(vehicles.size()))];
            if (oneIn(12)) {
                one[text("peg")] = text("limbo");
                one[text("left")] = text("c2r2");
            }
            if (oneIn(3))
                one[text("exhausted")] = true;
            players[names[player]] = one;
        }
        return players;
    }

    std::mt19937 m_random;
    int m_columns = 0;
    int m_rows = 0;
    std::set<std::pair<int, int>> m_taken;
    QJsonObject m_vehicles;
    QString m_token;
};

} // namespace roadmarshal::test::heist
