// The paper that is printed on: its size, its margins, its inks and its type.
#pragma once

#include "log/piece_picture.h"
#include "style/livery.h"

#include <QFont>
#include <QPageLayout>
#include <QStringList>

#include <optional>

namespace roadmarshal::views::print {

using log::Ink;

// All that is laid out is measured in twentieths of a point, so that layouts are the same for every printer
// and fonts keep their fractions.
inline constexpr double pt = 20;
inline constexpr double unitsPerInch = 72 * pt;

struct Paper
{
    QPageSize::PageSizeId size = QPageSize::A4;
    Ink ink = Ink::Colour;
    bool operator==(const Paper&) const = default;

    QPageLayout layout() const;
    QSizeF sheet() const;
    // Inside the margins, above the footer.
    QRectF body() const;
    QRectF footer() const;
};

// The papers there are to choose from, as on the command line: "a4".
const QStringList& paperWords();
std::optional<QPageSize::PageSizeId> parsePaper(const QString& word);
QString toText(QPageSize::PageSizeId paper);

struct Inks
{
    QColor text;
    QColor faint; // secondary text, still 4.5:1
    QColor rule;  // hairlines
    QColor shade; // behind heads and totals
    QColor damage;
};
const Inks& inks(Ink ink);
Livery livery(int number, Ink ink);
// Of a line on white, at least 3:1 against it.
QColor lineColour(int livery, Ink ink);

QFont font(double points, QFont::Weight weight = QFont::Normal);

} // namespace roadmarshal::views::print
