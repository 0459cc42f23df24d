#include "die.h"

#include <QSet>
#include <QtAssert>

#include <algorithm>
#include <numeric>

namespace roadmarshal::dice {

int Die::sides() const
{
    return std::accumulate(faces.begin(), faces.end(), 0,
                           [](int sum, const Face& face) { return sum + face.sides; });
}

const Face* Die::find(QStringView name) const
{
    const auto found = std::ranges::find_if(
        faces, [&](const Face& face) { return name.compare(face.name, Qt::CaseInsensitive) == 0; });
    return found == faces.end() ? nullptr : &*found;
}

const Face& Die::side(int number) const
{
    Q_ASSERT(number >= 0 && number < sides());
    auto face = faces.begin();
    while (number >= face->sides)
        number -= (face++)->sides;
    return *face;
}

Die plain(int sides)
{
    Die die{QStringLiteral("d%1").arg(sides), {}};
    for (int value = 1; value <= sides; ++value)
        die.faces.append({QString::number(value), value});
    return die;
}

Die counting(Die die, const QString& counted)
{
    for (Face& face : die.faces)
        face.value = face.name == counted ? 1 : 0;
    return die;
}

bool isSound(const Die& die)
{
    QSet<QString> names;
    bool ends = false;
    for (const Face& face : die.faces) {
        if (face.name.isEmpty() || face.sides < 1 || (face.again && face.value < 0))
            return false;
        names.insert(face.name.toLower());
        ends = ends || !face.again;
    }
    return ends && names.size() == die.faces.size();
}

} // namespace roadmarshal::dice
