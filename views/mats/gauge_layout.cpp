#include "gauge_layout.h"

#include "style/scaled.h"
#include "style/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace roadmarshal::views {

namespace {

double boxHeight()
{
    return scaled(20.0);
}
double leastBox()
{
    return scaled(18.0);
}
double mostBox()
{
    return scaled(28.0);
}
double labelHeight()
{
    return scaled(16.0);
}

struct Row
{
    int perLine = 1;
    double width = leastBox();
    double between = smallGap;
};

Row rowOf(int count, double available)
{
    Row row;
    const int most = std::clamp(static_cast<int>((available + smallGap) / (leastBox() + smallGap)), 1, count);
    // Lines of about the same length, no orphan on the last.
    const int lines = (count + most - 1) / most;
    row.perLine = (count + lines - 1) / lines;
    row.width = std::min(mostBox(), std::floor((available + smallGap) / row.perLine) - smallGap);
    return row;
}

QRectF placeOf(int i, const Row& row, const GaugePlace& place, double top)
{
    const int line = i / row.perLine;
    return {place.x + (i % row.perLine) * (row.width + row.between), top + line * (boxHeight() + smallGap),
            row.width, boxHeight()};
}

double bottomOf(int count, const Row& row, double top)
{
    const int lines = (count + row.perLine - 1) / row.perLine;
    return top + lines * (boxHeight() + smallGap) - smallGap;
}

double boxes(const mats::Gauge& gauge, const GaugePlace& place, double top, QList<Part>& parts)
{
    const Row row = rowOf(gauge.most, place.width);
    for (int n = 1; n <= gauge.most; ++n) {
        Part box{PartKind::Box, placeOf(n - 1, row, place, top)};
        box.property = gauge.property;
        // The last filled one is taken back by clicking it again.
        box.value = QString::number(n == gauge.value ? n - 1 : n);
        box.number = n;
        box.on = n <= gauge.value;
        box.bad = gauge.fillsBad;
        box.grave = gauge.fillsBad && n == gauge.most;
        parts.append(box);
    }
    return bottomOf(gauge.most, row, top);
}

// Wide enough cells carry the names of their positions.
bool namesFit(const QStringList& names, double cell)
{
    const QFontMetricsF metrics(captionFont());
    return std::ranges::all_of(
        names, [&](const QString& name) { return metrics.horizontalAdvance(name) + 6 <= cell; });
}

double scale(const mats::Gauge& gauge, const QStringList& names, const GaugePlace& place, double top,
             QList<Part>& parts)
{
    const int count = static_cast<int>(names.size());
    const double share = std::floor((place.width + 2) / count) - 2;
    const bool named = namesFit(names, share);
    const Row row = named ? Row{count, share, 2} : rowOf(count, place.width);
    for (int i = 0; i < count; ++i) {
        Part cell{PartKind::Cell, placeOf(i, row, place, top), named ? names[i] : QString()};
        cell.property = i == gauge.value ? QString() : gauge.property;
        cell.value = QString::number(i);
        cell.number = i;
        cell.on = i == gauge.value;
        parts.append(cell);
    }
    return bottomOf(count, row, top);
}

} // namespace

double layOutGauge(const mats::Gauge& gauge, const Wording& say, const GaugePlace& place, QList<Part>& parts)
{
    QStringList names;
    for (const table::Message& mark : gauge.marks)
        names.append(say(mark));
    double top = place.y;
    if (place.labelled || !names.isEmpty()) {
        const QRectF line(place.x, top, place.width, labelHeight());
        parts.append({PartKind::Label, line, say(gauge.label)});
        if (gauge.value >= 0 && gauge.value < names.size())
            parts.append({PartKind::Value, line, names[gauge.value]});
        top += labelHeight() + smallGap;
    }
    if (gauge.most < 1)
        return top;
    return names.isEmpty() ? boxes(gauge, place, top, parts) : scale(gauge, names, place, top, parts);
}

} // namespace roadmarshal::views
