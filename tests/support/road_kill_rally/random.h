// Random tables of Road Kill Rally: short tiles with gaps, bends and links, a pack, wrecks, figures.
#pragma once

#include "support/road_kill_rally/table.h"

#include <random>

namespace roadmarshal::test::rally {

class RandomTable
{
public:
    explicit RandomTable(unsigned seed) : m_random(seed) {}

    // Red is the one to ask about. It may be one that is refused, because a space leads nowhere.
    QJsonObject position()
    {
        m_lanes = 1 + below(4);
        QJsonArray road;
        m_rows = 0;
        const int tiles = 2 + below(3);
        m_bent = chance(2);
        m_tidy = chance(3);
        for (int i = 0; i < tiles; ++i)
            road.append(tile(i, i + 1 == tiles && chance(3)));
        QJsonObject position = rally::position(road, {}, {{text("firstRow"), 1 + below(3)}});
        m_first = position[text("firstRow")].toInt();
        position[text("cars")] = cars();
        QJsonArray pedestrians;
        for (int i = below(8); i > 0; --i)
            pedestrians.append(
                QJsonObject{{text("at"), place()},
                            {text("colour"), text(chance(2) ? "red" : "green")},
                            {text("tried"), chance(4) ? QJsonArray{text("red")} : QJsonArray()}});
        position[text("pedestrians")] = pedestrians;
        QJsonArray hazards;
        for (int i = below(4); i > 0; --i)
            hazards.append(
                QJsonObject{{text("at"), place()}, {text("hazard"), text(chance(2) ? "oil" : "debris")}});
        position[text("hazards")] = hazards;
        return position;
    }
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    bool chance(int one) { return below(one) == 0; }

private:
    QJsonObject tile(int number, bool isFinish)
    {
        QJsonArray rows;
        const int count = 1 + below(4);
        for (int row = 0; row < count; ++row) {
            QString line;
            for (int lane = 0; lane < m_lanes; ++lane)
                line += m_tidy || !chance(6) ? text("gyor")[below(4)] : u'.';
            if (line.count(u'.') == m_lanes)
                line[0] = u'g';
            rows.append(line);
        }
        QJsonObject tile{{text("id"), QStringLiteral("t%1").arg(number)}, {text("rows"), rows}};
        if (m_bent)
            tile[text("turn")] = 15 * (below(13) - 6);
        if (isFinish) {
            tile[text("kind")] = text("finish");
            if (chance(2))
                tile[text("finishAfter")] = 1 + below(count);
        } else if (count > 1 && chance(3)) {
            addLink(rows, tile);
        }
        m_rows += count;
        return tile;
    }

    void addLink(const QJsonArray& rows, QJsonObject& tile)
    {
        const int row = below(static_cast<int>(rows.size()) - 1);
        const int lane = below(m_lanes);
        const auto to = [&] {
            const int later = row + 1 + below(static_cast<int>(rows.size()) - row - 1);
            return std::pair(later, below(m_lanes));
        };
        const auto name = [](int at, int in) { return QChar(u'a' + in) + QString::number(at + 1); };
        const auto isSpace = [&](int at, int in) { return rows[at].toString()[in] != u'.'; };
        if (!isSpace(row, lane))
            return;
        QJsonObject link;
        const auto [straightRow, straightLane] = to();
        if (isSpace(straightRow, straightLane))
            link[text("straight")] = name(straightRow, straightLane);
        const auto [otherRow, otherLane] = to();
        if (isSpace(otherRow, otherLane) && name(otherRow, otherLane) != link[text("straight")].toString())
            link[text("diagonal")] = QJsonArray{name(otherRow, otherLane)};
        tile[text("links")] = QJsonObject{{name(row, lane), link}};
    }

    QString place() { return QChar(u'a' + below(m_lanes)) + QString::number(m_first + below(m_rows)); }

    QJsonArray cars()
    {
        QJsonArray cars{QJsonObject{{text("id"), text("red")},
                                    {text("at"), QChar(u'a' + below(m_lanes)) +
                                                     QString::number(m_first + below(std::min(3, m_rows)))},
                                    {text("speed"), 1 + below(10)},
                                    {text("hand"), below(9)},
                                    {text("wipedOut"), chance(6)}}};
        if (chance(2)) {
            QJsonObject red = cars[0].toObject();
            red[text("mounted")] = QJsonObject{{text("Y1"), text("jets")}};
            cars[0] = red;
        }
        for (const char* id : {"blue", "green", "black"}) {
            if (chance(2))
                cars.append(QJsonObject{{text("id"), text(id)},
                                        {text("at"), place()},
                                        {text("speed"), 1 + below(10)},
                                        {text("destroyed"), chance(4)}});
        }
        return cars;
    }

    std::mt19937 m_random;
    int m_lanes = 3;
    int m_rows = 0;
    int m_first = 1;
    bool m_bent = false;
    bool m_tidy = false;
};

} // namespace roadmarshal::test::rally
