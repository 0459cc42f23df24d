#include "slots_layout.h"

#include "gauge_layout.h"
#include "item_facts.h"

#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <algorithm>

namespace roadmarshal::views {

namespace {

double labelHeight()
{
    return scaled(16.0);
}
double slotHeight()
{
    return scaled(26.0);
}
double damageSide()
{
    return scaled(22.0);
}
double leastColumn()
{
    return scaled(150.0);
}

using Slot = mats::Slots::Slot;

double tabWidth(const QList<Slot>& places, const Wording& say, double width)
{
    double widest = 24;
    for (const Slot& slot : places)
        widest = std::max(widest, textWidth(captionFont(), say(slot.label)) + 2 * gap);
    return std::min(widest, width * 0.4);
}

// A card, the way on of a wide one, or what may be put here.
Part cardPart(const Slot& slot, const Wording& say, const QRectF& rect)
{
    Part part{PartKind::SlotCard, rect};
    part.on = !slot.isEmpty();
    part.dotted = slot.isEmpty() && !slot.covered;
    part.text = part.on                      ? describe(slot.card, say)
                : slot.covered               ? QStringLiteral("…")
                : !slot.takes.code.isEmpty() ? say(slot.takes)
                                             : QString();
    part.property = slot.property;
    part.value = slot.isEmpty() ? mats::noCard : slot.card.id;
    part.opensMenu = true;
    return part;
}

double layOutSlot(const Slot& slot, const Wording& say, const ItemPlace& place, double tab,
                  QList<Part>& parts)
{
    const qsizetype from = parts.size();
    Part name{PartKind::SlotTab, QRectF(place.x, place.y, tab, slotHeight()), say(slot.label)};
    name.tone = slot.tone;
    parts.append(name);
    const bool canBeDamaged = slot.damage.present || !slot.damage.property.isEmpty();
    const double right = place.x + place.width - (canBeDamaged ? damageSide() + smallGap : 0);
    const double left = place.x + tab;
    parts.append(cardPart(slot, say, QRectF(left, place.y, std::max(right - left, 20.0), slotHeight())));
    if (canBeDamaged) {
        Part damage{PartKind::SlotDamage,
                    QRectF(right + smallGap, place.y + (slotHeight() - damageSide()) / 2, damageSide(),
                           damageSide())};
        damage.on = slot.damage.present;
        damage.property = slot.damage.property;
        damage.value = slot.damage.present ? QStringLiteral("off") : QStringLiteral("on");
        parts.append(damage);
        makePartsOf(damage.property, parts, parts.size() - 1);
    }
    double y = place.y + slotHeight();
    for (const mats::Gauge& load : slot.loads) {
        const qsizetype first = parts.size();
        y = layOutGauge(load, say, {left, y + smallGap, place.width - tab, true}, parts);
        makePartsOf(load.property, parts, first);
    }
    makePartsOf(slot.property, parts, from);
    return y;
}

} // namespace

double layOutSlots(const mats::Slots& item, const Wording& say, const ItemPlace& place, QList<Part>& parts)
{
    double y = place.y;
    if (!item.label.code.isEmpty()) {
        parts.append({PartKind::Label, QRectF(place.x, y, place.width, labelHeight()), say(item.label)});
        y += labelHeight() + smallGap;
    }
    const auto fitting = static_cast<qsizetype>((place.width + gap) / (leastColumn() + gap));
    const qsizetype columns = std::clamp<qsizetype>(fitting, 1, std::max<qsizetype>(item.places.size(), 1));
    const double width =
        (place.width - static_cast<double>(columns - 1) * gap) / static_cast<double>(columns);
    const double tab = tabWidth(item.places, say, width);
    double end = y;
    for (qsizetype i = 0; i < item.places.size(); ++i) {
        if (i > 0 && i % columns == 0)
            y = end + smallGap;
        const ItemPlace at{place.x + static_cast<double>(i % columns) * (width + gap), y, width};
        end = std::max(end, layOutSlot(item.places[i], say, at, tab, parts));
    }
    return end;
}

} // namespace roadmarshal::views
