#include "spot_areas.h"

#include <algorithm>

namespace roadmarshal::views {

using table::CarrySpot;

namespace {

// Half of the gap between neighbours belongs to each.
constexpr double reach = 2;

QString cardOn(const Part& part)
{
    const bool shows = part.kind == PartKind::CardFace || (part.kind == PartKind::SlotCard && part.on);
    return shows ? part.value : QString();
}

double sizeOf(const SpotArea& spot)
{
    return spot.area.width() * spot.area.height();
}

} // namespace

QList<SpotArea> spotAreas(const PanelLayout& layout, const QString& subject, const QRectF& panel)
{
    QList<SpotArea> all;
    const auto add = [&all](const CarrySpot& spot, const QRectF& area) {
        const auto known = std::ranges::find(all, spot, &SpotArea::spot);
        if (known == all.end())
            all.append({spot, area});
        else
            known->area |= area;
    };
    for (const Part& part : layout.parts) {
        const QRectF area = part.rect.adjusted(-reach, -reach, reach, reach);
        if (const QString card = cardOn(part); !card.isEmpty() && !part.of.isEmpty())
            all.append({{.subject = subject, .property = part.of.first(), .card = card}, area});
        for (const QString& property : part.of)
            add({.subject = subject, .property = property}, area);
    }
    std::ranges::stable_sort(all, {}, sizeOf);
    all.append({{.subject = subject}, panel});
    return all;
}

QRectF areaOf(const CarrySpot& spot, const QList<SpotArea>& areas)
{
    const auto found = std::ranges::find(areas, spot, &SpotArea::spot);
    return found != areas.end() ? found->area : areas.last().area;
}

} // namespace roadmarshal::views
