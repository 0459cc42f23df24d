#include "paper.h"

#include <QFontDatabase>
#include <QGuiApplication>

#include <algorithm>
#include <array>

namespace roadmarshal::views::print {

namespace {

constexpr double margin = 40 * pt;
constexpr double footerHeight = 18 * pt;
// In the order of their words.
constexpr std::array paperSizes{QPageSize::A4, QPageSize::Letter, QPageSize::A3};

QColor inInk(const QColor& colour, Ink ink)
{
    if (ink == Ink::Colour)
        return colour;
    return toColor(counters::grey({colour.rgb() & 0xFFFFFFU}));
}

const QString& family()
{
    // What the window uses too, where it is there; the system's otherwise.
    static const QString name = QFontDatabase::families().contains(QStringLiteral("Inter"))
                                    ? QStringLiteral("Inter")
                                    : QGuiApplication::font().family();
    return name;
}

} // namespace

const QStringList& paperWords()
{
    static const QStringList words{QStringLiteral("a4"), QStringLiteral("letter"), QStringLiteral("a3")};
    return words;
}

std::optional<QPageSize::PageSizeId> parsePaper(const QString& word)
{
    const qsizetype found = paperWords().indexOf(word);
    return found < 0 ? std::nullopt : std::optional(paperSizes[static_cast<std::size_t>(found)]);
}

QString toText(QPageSize::PageSizeId paper)
{
    const auto* found = std::ranges::find(paperSizes, paper);
    return found == paperSizes.end() ? QString() : paperWords()[found - paperSizes.begin()];
}

QPageLayout Paper::layout() const
{
    // The margins are kept here and not by the device, so that all devices agree.
    QPageLayout layout(QPageSize(size), QPageLayout::Portrait, QMarginsF(), QPageLayout::Point);
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

QSizeF Paper::sheet() const
{
    return QPageSize(size).size(QPageSize::Point) * pt;
}

QRectF Paper::body() const
{
    return QRectF(QPointF(), sheet()).adjusted(margin, margin, -margin, -margin - footerHeight);
}

QRectF Paper::footer() const
{
    const QRectF above = body();
    return {above.left(), above.bottom() + footerHeight / 2, above.width(), footerHeight};
}

const Inks& inks(Ink ink)
{
    static const Inks coloured{QColor(0x1B1A18), QColor(0x5F5B52), QColor(0xC3BEB2), QColor(0xF3F1EC),
                               QColor(0xB3261E)};
    static const Inks grey{inInk(coloured.text, Ink::Greyscale), inInk(coloured.faint, Ink::Greyscale),
                           QColor(0xBDBDBD), QColor(0xF0F0F0), QColor(0x3A3A3A)};
    return ink == Ink::Colour ? coloured : grey;
}

Livery livery(int number, Ink ink)
{
    Livery livery = views::livery(number);
    livery.colour = inInk(livery.colour, ink);
    livery.mark = inInk(livery.mark, ink);
    livery.text = inInk(livery.text, ink);
    return livery;
}

QColor lineColour(int number, Ink ink)
{
    constexpr int lightest = 140; // as a grey: 3.4:1 on white
    QColor colour = views::livery(number).colour;
    while (qGray(colour.rgb()) > lightest)
        colour = colour.darker(112);
    return inInk(colour, ink);
}

QFont font(double points, QFont::Weight weight)
{
    QFont font(family());
    font.setPixelSize(qRound(points * pt));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Where a font chooses another shape for a sign by its neighbours, a PDF does not know which sign it was.
    font.setFeature("calt", 0);
    return font;
}

} // namespace roadmarshal::views::print
