// A car of a position file from a short line: "21 red 5.1 damage=3 tokens=lapped".
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace roadmarshal::test {

// Further fields of a position file follow the place, as `field=value`.
inline QJsonObject typedCar(const QString& line)
{
    const QStringList words = line.split(u' ');
    QJsonObject car{{QStringLiteral("id"), words[0]},
                    {QStringLiteral("team"), words[1]},
                    {QStringLiteral("at"), words[2]}};
    for (const QString& word : words.sliced(3)) {
        const QString field = word.section(u'=', 0, 0);
        const QString value = word.section(u'=', 1);
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        car[field] = field == QLatin1StringView("tokens") ? QJsonValue(QJsonArray{value})
                     : isNumber                           ? QJsonValue(number)
                                                          : QJsonValue(value);
    }
    return car;
}

} // namespace roadmarshal::test
