#include "labels.h"

#include <QRegularExpression>

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestLabel = 3;
constexpr qsizetype longestEnemyLabel = 4;

bool isNumbered(const QString& id)
{
    return id.size() > 3 && id.startsWith(u"suv") &&
           std::ranges::all_of(id.sliced(3), [](QChar c) { return c.isDigit(); });
}

QString labelOf(const QString& words, qsizetype longest)
{
    if (isNumbered(words))
        return (u'S' + words.sliced(3)).left(longest);
    static const QRegularExpression between(u"[-_ ]+"_s);
    const QStringList parts = words.split(between, Qt::SkipEmptyParts);
    QString initials;
    for (const QString& part : parts)
        initials += part.front();
    return (parts.size() > 1 ? initials : words).left(longest).toUpper();
}

} // namespace

QString vehicleLabel(const QString& id)
{
    return labelOf(id, longestLabel);
}

QString enemyLabel(const QString& name)
{
    return labelOf(name, longestEnemyLabel);
}

} // namespace roadmarshal::highway_heist
