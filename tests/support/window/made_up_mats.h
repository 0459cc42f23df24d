// Mats made by hand, of kinds that several games have: a gear lever, a table of dice, slots, a convoy.
#pragma once

#include "table/show.h"

namespace roadmarshal::test {

inline table::Message said(const QString& text)
{
    return {text, {}};
}

inline QString sayCode(const table::Message& message)
{
    return message.code;
}

// Three gears of four bubbles each; the last of a gear are hot.
inline mats::Chart gearLever(const QString& at)
{
    mats::Chart lever{QStringLiteral("lever"), said(QStringLiteral("Lever")), at, {}};
    const QStringList heat{{}, {}, QStringLiteral("yellow"), QStringLiteral("orange"), QStringLiteral("red")};
    for (int gear = 1; gear <= 3; ++gear) {
        for (int step = 0; step < 5; ++step) {
            const int speed = 2 * gear + step;
            const QString id = QStringLiteral("G%1-%2").arg(gear).arg(speed);
            lever.nodes.append({id, said(QString::number(speed)), static_cast<double>(gear),
                                static_cast<double>(10 - speed), heat[step]});
            if (step > 0)
                lever.edges.append({QStringLiteral("G%1-%2").arg(gear).arg(speed - 1), id});
            if (gear > 1 && speed < 2 * gear + 3)
                lever.edges.append({QStringLiteral("G%1-%2").arg(gear - 1).arg(speed), id, true});
        }
    }
    lever.nodes.prepend({QStringLiteral("P"), said(QStringLiteral("P")), 0, 8});
    lever.edges.prepend({QStringLiteral("P"), QStringLiteral("G1-2")});
    return lever;
}

// Dice by speed and danger; nothing on it is set.
inline mats::Chart crashTable(int speed)
{
    const QStringList dangers{QStringLiteral("green"), QStringLiteral("yellow"), QStringLiteral("orange"),
                              QStringLiteral("red")};
    mats::Chart dice;
    dice.label = said(QStringLiteral("Dice"));
    for (int row = 0; row < 5; ++row) {
        dice.rows.append(said(QStringLiteral("%1 mph").arg(20 * (row + 1))));
        for (int danger = 0; danger < dangers.size(); ++danger)
            dice.nodes.append({QStringLiteral("%1-%2").arg(row + 1).arg(dangers[danger]),
                               said(row < 3 - danger ? QString() : QString::number(row + danger - 2)),
                               static_cast<double>(danger), static_cast<double>(row), dangers[danger],
                               row + 1 == speed});
    }
    return dice;
}

// Three coloured slots: one with a card, one damaged, one with a loaded card.
inline mats::Slots accessorySlots()
{
    const QList<mats::Card> all{{QStringLiteral("mg"), said(QStringLiteral("Machine gun"))},
                                {QStringLiteral("ram"), said(QStringLiteral("Ram"))}};
    const auto slot = [&](const char* id, const char* tone) {
        mats::Slots::Slot made;
        made.property = QString::fromLatin1(id);
        made.label = said(QString::fromLatin1(id));
        made.tone = QString::fromLatin1(tone);
        made.takes = said(QStringLiteral("a %1 card").arg(made.tone));
        made.damage = {made.property + QStringLiteral("-damaged"), said(QStringLiteral("damaged")), false};
        made.choices = all;
        return made;
    };
    mats::Slots made{said(QStringLiteral("Accessories")),
                     {slot("R1", "red"), slot("G1", "green"), slot("Y1", "yellow")}};
    made.places[0].card = all[0];
    made.places[1].damage.present = true;
    made.places[2].card = all[1];
    made.places[2].loads = {{QStringLiteral("Y1-ammo"), said(QStringLiteral("Ammo")), 1, 3, false}};
    return made;
}

inline mats::Panel survivor(const QString& name, int status)
{
    mats::Panel panel;
    panel.subject = name.toLower();
    panel.title = name;
    mats::Gauge gauge{QStringLiteral("status"), said(QStringLiteral("Status")), status, 2, false};
    for (const char* mark : {"Ready", "Resting", "Injured"})
        gauge.marks.append(said(QString::fromLatin1(mark)));
    panel.items = {gauge, mats::Counter{QStringLiteral("starvation"), said(QStringLiteral("Hunger")), 1, 2}};
    return panel;
}

// Two crews with vehicles and survivors, and a convoy that is nobody's.
inline table::TableShow crews()
{
    table::TableShow table;
    table.teams = {{QStringLiteral("red"), QStringLiteral("Red crew"), QStringLiteral("Ann"), 0},
                   {QStringLiteral("blue"), QStringLiteral("Blue crew"), QStringLiteral("Ben"), 1}};
    mats::Panel car;
    car.subject = QStringLiteral("R");
    car.title = QStringLiteral("R");
    car.subtitle = QStringLiteral("Interceptor");
    car.where = said(QStringLiteral("on b14"));
    car.items = {gearLever(QStringLiteral("G2-6")),
                 crashTable(3),
                 accessorySlots(),
                 mats::Counter{QStringLiteral("tyres"), said(QStringLiteral("Tyres")), 4, 6},
                 mats::Cards{QStringLiteral("equipment"),
                             said(QStringLiteral("Equipment")),
                             {{}, {QStringLiteral("rocket"), said(QStringLiteral("Rocket"))}},
                             6,
                             {{QStringLiteral("rocket"), said(QStringLiteral("Rocket"))},
                              {QStringLiteral("coolant"), said(QStringLiteral("Coolant"))}}},
                 mats::Token{QStringLiteral("nails"), said(QStringLiteral("Nails")), true}};
    table.mats = {{QStringLiteral("red"),
                   {mats::Counter{QStringLiteral("currency"), said(QStringLiteral("Currency")), 4, 0}},
                   {car, survivor(QStringLiteral("Ida"), 0), survivor(QStringLiteral("Cy"), 2)}},
                  {QStringLiteral("blue"), {}, {survivor(QStringLiteral("Bo"), 1)}}};
    mats::Mat convoy;
    convoy.subject = QStringLiteral("convoy");
    convoy.title = said(QStringLiteral("Convoy"));
    convoy.items = {mats::Gauge{QStringLiteral("catastrophe"), said(QStringLiteral("Catastrophe")), 3, 9},
                    mats::Counter{QStringLiteral("door"), said(QStringLiteral("Door")), 2, 4}};
    table.mats.append(convoy);
    return table;
}

} // namespace roadmarshal::test
