// What a way does to the pieces, as chips: who goes where, and what it brings, in the colours of the team.
#pragma once

#include "style/theme.h"
#include "style/wording.h"
#include "table/prompt.h"
#include "table/show.h"

#include <QRectF>

class QPainter;

namespace roadmarshal::views {

struct WayChip
{
    QString piece; // its label
    int livery = 0;
    QString to;        // where it comes to stand
    QStringList marks; // "+1"
    bool operator==(const WayChip&) const = default;
};

// Who goes by itself comes first. One that nothing else happens to than that it gets there is left out: all
// ways lead there.
QList<WayChip> chipsOf(const table::Preview& preview, const table::TableShow& table, const Wording& say);

// Whether two ways leave the table the same.
bool endAlike(const table::Preview& one, const table::Preview& other);

// From left to right on as many lines as it takes, seen from the top left.
QList<QRectF> layOutChips(const QList<WayChip>& chips, double width);
double heightOf(const QList<QRectF>& rects);
void paintChips(QPainter& painter, QPointF topLeft, const QList<WayChip>& chips, const QList<QRectF>& rects,
                const Colours& colours);

} // namespace roadmarshal::views

Q_DECLARE_METATYPE(roadmarshal::views::WayChip)
