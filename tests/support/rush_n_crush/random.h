// Random tables of Rush'n'Crush: laid of modules or written space by space, with a pack, wrecks and nails.
#pragma once

#include "games/rush_n_crush/course/read_course.h"
#include "support/rush_n_crush/table.h"

#include <random>

namespace roadmarshal::test::rush {

class RandomTable
{
public:
    explicit RandomTable(unsigned seed) : m_random(seed) {}

    // The first car is the one to ask about; few points, so that every way can be gone.
    QJsonObject position()
    {
        const QJsonObject course = randomCourse();
        const QJsonObject dashboard = chance(2) ? QJsonObject() : randomDashboard();
        QJsonObject position = rush::position(course, {});
        if (!dashboard.isEmpty())
            position[text("dashboard")] = dashboard;
        position[text("cars")] = cars(dashboard);
        addNails(position);
        if (chance(3))
            position[text("rulings")] =
                QJsonObject{{text("RNC-A4"), text("after")}, {text("RNC-A13"), text("none")}};
        if (chance(2))
            addDrive(position);
        return position;
    }
    // Those of a house, as far as they change what a table can do.
    QJsonObject rulings()
    {
        QJsonObject turned;
        for (const char* one :
             {"RNC-A4 after", "RNC-A13 none", "RNC-A10 any-shock", "RNC-A15 none", "RNC-A19 six",
              "RNC-A20 back", "RNC-A8 may-stop", "RNC-A5 passing", "RNC-A12 point"}) {
            const QStringList words = text(one).split(u' ');
            if (chance(2))
                turned[words[0]] = words[1];
        }
        return turned;
    }
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    bool chance(int one) { return below(one) == 0; }

private:
    struct Lever
    {
        const char* bubble;
        int speed;
    };

    QJsonObject randomCourse()
    {
        const bool closed = chance(2);
        const int lanes = 2 + below(4);
        const int rows = 2 * (closed ? 20 + below(11) : 12 + below(9)); // no module of one row
        const int line = 8 + below(12);
        QStringList rocks;
        QStringList gaps;
        for (int row = 1; row <= rows; ++row) {
            for (int lane = 0; lane < lanes; ++lane) {
                const QString place = QChar::fromLatin1(static_cast<char>('a' + lane)) + QString::number(row);
                const int own = (row - 1) % 20 + 1;
                const bool inside = own > 1 && own < 20 && row < rows && row % 2 == 0;
                if (chance(6))
                    rocks.append(place);
                else if (inside && row != line && row != line + 1 && chance(6))
                    gaps.append(place);
            }
        }
        QJsonObject laid{{text("id"), text("random")},
                         {text("modules"), stripModules(lanes, rows, rocks, gaps)},
                         {text("closed"), closed},
                         {text("finish"), line}};
        if (closed && chance(2))
            laid[text("start")] = chance(2) ? line : 3;
        if (closed)
            laid[text("laps")] = 1 + below(2);
        m_course = rush_n_crush::readCourse(laid, content::Library::builtIn()).value();
        return chance(2) ? laid : asGraph(laid);
    }

    // The same course space by space, some of its lane changes closed.
    QJsonObject asGraph(QJsonObject laid)
    {
        const auto name = [&](int space) -> QJsonValue {
            return space < 0 ? QJsonValue(text("rock"))
                             : QJsonValue(rush_n_crush::toText(m_course.at(space).id));
        };
        const auto names = [&](const rush_n_crush::Beside& beside) {
            QJsonArray list;
            if (beside.rock)
                list.append(text("rock"));
            for (const int space : beside.spaces)
                list.append(name(space));
            return list;
        };
        QJsonArray spaces;
        for (const rush_n_crush::Space& space : m_course.spaces)
            spaces.append(QJsonObject{{text("id"), rush_n_crush::toText(space.id)},
                                      {text("rank"), space.rank},
                                      {text("rock"), space.rock},
                                      {text("straight"), name(space.straight)},
                                      {text("left"), name(chance(8) ? -1 : space.left)},
                                      {text("right"), name(chance(8) ? -1 : space.right)},
                                      {text("besideLeft"), names(space.besideLeft)},
                                      {text("besideRight"), names(space.besideRight)}});
        laid.remove(text("modules"));
        laid[text("length")] = m_course.length;
        laid[text("spaces")] = spaces;
        return laid;
    }

    // Bubbles by rising speed, each reached by a line from a slower one.
    QJsonObject randomDashboard()
    {
        const std::vector<int> speeds{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18};
        const std::vector<const char*> heats{"none", "none", "yellow", "orange", "red"};
        m_speeds = {0};
        QJsonArray nodes{QJsonObject{{text("id"), text("N0")}, {text("speed"), 0}, {text("gear"), 0}}};
        QJsonArray solid;
        QJsonArray oneWay;
        for (int i = 1, speed = 0; i < 11 && speed < 12; ++i, speed += below(3)) {
            m_speeds.push_back(speeds[static_cast<size_t>(speed)]);
            nodes.append(QJsonObject{{text("id"), QStringLiteral("N%1").arg(i)},
                                     {text("speed"), m_speeds.back()},
                                     {text("gear"), i},
                                     {text("heat"), text(heats[static_cast<size_t>(below(5))])}});
            for (int line = 0; line < 2; ++line) {
                const int from = line == 0 ? 0 : below(i);
                if (m_speeds[static_cast<size_t>(from)] >= m_speeds.back())
                    continue;
                const QJsonArray pair{QStringLiteral("N%1").arg(from), QStringLiteral("N%1").arg(i)};
                solid.append(pair);
                if (chance(5))
                    oneWay.append(pair);
            }
        }
        QJsonArray dotted;
        for (int i = 1; i + 2 < static_cast<int>(m_speeds.size()); i += 1 + below(3))
            dotted.append(
                QJsonArray{QStringLiteral("N%1").arg(i), QStringLiteral("N%1").arg(i + 1 + below(2))});
        return {{text("id"), text("random")}, {text("start"), text("N0")}, {text("nodes"), nodes},
                {text("solid"), solid},       {text("oneWay"), oneWay},    {text("dotted"), dotted}};
    }

    QString leverFor(const QJsonObject& dashboard, int& speed)
    {
        static const std::vector<Lever> known{
            {"P", 0},    {"G1-2", 2}, {"G1-5", 5}, {"G2-5", 5},   {"G2-6", 6},   {"G3-7", 7},  {"G2-8", 8},
            {"G3-8", 8}, {"G3-9", 9}, {"G4-9", 9}, {"G4-10", 10}, {"G5-12", 12}, {"G5-18", 18}};
        if (dashboard.isEmpty()) {
            const Lever& lever = known[static_cast<size_t>(below(static_cast<int>(known.size())))];
            speed = lever.speed;
            return text(lever.bubble);
        }
        const int bubble = below(static_cast<int>(m_speeds.size()));
        speed = m_speeds[static_cast<size_t>(bubble)];
        return QStringLiteral("N%1").arg(bubble);
    }

    QJsonArray cars(const QJsonObject& dashboard)
    {
        static const std::vector<const char*> names{"red", "blue", "green", "white", "black", "grey"};
        const int from = 1 + below(12);
        std::vector<int> near;
        for (int i = 0; i < static_cast<int>(m_course.spaces.size()); ++i) {
            const rush_n_crush::Space& space = m_course.at(i);
            if (!space.rock && space.rank >= from && space.rank < from + 10)
                near.push_back(i);
        }
        std::ranges::shuffle(near, m_random);
        // The first is the hindmost.
        std::ranges::iter_swap(
            near.begin(), std::ranges::min_element(near, {}, [&](int i) { return m_course.at(i).rank; }));
        m_mover = near.front();
        QJsonArray list;
        const int count = 1 + below(std::min<int>(6, static_cast<int>(near.size())));
        for (int i = 0; i < count; ++i) {
            int speed = 0;
            QJsonObject car{{text("id"), text(names[static_cast<size_t>(i)])},
                            {text("at"), rush_n_crush::toText(m_course.at(near[static_cast<size_t>(i)]).id)},
                            {text("lever"), leverFor(dashboard, speed)},
                            {text("temperature"), below(6)},
                            {text("armour"), below(4)},
                            {text("tyres"), below(4)},
                            {text("brakes"), below(4)},
                            {text("turbo"), below(2)}};
            if (i == 0)
                m_speed = speed;
            else if (chance(3))
                car[text("state")] = chance(2) ? text("exploded") : text("destroyed");
            list.append(car);
        }
        return list;
    }

    void addNails(QJsonObject& position)
    {
        QJsonArray nails;
        for (int i = below(7); i > 0; --i) {
            const rush_n_crush::Space& space = m_course.at(below(static_cast<int>(m_course.spaces.size())));
            if (!space.rock)
                nails.append(rush_n_crush::toText(space.id));
        }
        position[text("nails")] = nails;
    }

    void addDrive(QJsonObject& position)
    {
        const int points = below(std::min(m_speed, 9) + 1);
        QJsonObject drive{{text("mpLeft"), points}, {text("moved"), !chance(3)}};
        if (m_speed > 5)
            drive[text("lcLeft")] = below(3);
        if (points > 0 && m_speed < 18 && m_course.at(m_mover).straight < 0)
            drive[text("freeChange")] = chance(2);
        QJsonArray order;
        for (const QJsonValue& car : position[text("cars")].toArray())
            order.append(car[text("id")]);
        if (order.size() > 1 && chance(3))
            drive[text("resisted")] = QJsonArray{order[1]};
        position[text("order")] = order;
        position[text("acting")] =
            QJsonObject{{text("car"), text("red")}, {text("lever"), text("=")}, {text("drive"), drive}};
    }

    std::mt19937 m_random;
    rush_n_crush::Course m_course;
    std::vector<int> m_speeds;
    int m_mover = 0;
    int m_speed = 0;
};

} // namespace roadmarshal::test::rush
