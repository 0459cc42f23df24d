#include "event.h"

#include "table/enum_words.h"

namespace roadmarshal::highway_heist {

QString wordOf(Event::Does does)
{
    // In the order of `Does`.
    static const QStringList words{
        QStringLiteral("slams"),     QStringLiteral("damages"),    QStringLiteral("takes"),
        QStringLiteral("moves"),     QStringLiteral("stays"),      QStringLiteral("placed"),
        QStringLiteral("wrecked"),   QStringLiteral("removed"),    QStringLiteral("throws"),
        QStringLiteral("goes"),      QStringLiteral("shifted"),    QStringLiteral("discarded"),
        QStringLiteral("drawn"),     QStringLiteral("activated"),  QStringLiteral("counts"),
        QStringLiteral("adrift"),    QStringLiteral("taken"),      QStringLiteral("asks"),
        QStringLiteral("turn-ends"), QStringLiteral("round-ends"), QStringLiteral("ends")};
    return table::wordFor(words, does);
}

} // namespace roadmarshal::highway_heist
