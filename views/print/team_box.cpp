#include "team_box.h"

#include "type.h"
#include "words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr double pad = 4 * pt;

QFont nameFont()
{
    return font(9, QFont::DemiBold);
}
QFont lineFont(bool bold = false)
{
    return font(7.5, bold ? QFont::DemiBold : QFont::Normal);
}

constexpr double carWidth = 34 * pt;
constexpr double whereWidth = 52 * pt;
constexpr double sideWidth = 28 * pt;

double boxSize()
{
    return lineHeight(lineFont()) * 0.62;
}

double boxesPlace(const BoxLine& line)
{
    return boxesWidth(std::max(line.mostDamage, 1), boxSize()) + pad;
}

double restWidth(const BoxLine& line, double width)
{
    return width - carWidth - whereWidth - sideWidth - boxesPlace(line);
}

// What is to be put on a car may take several lines; nothing of it is left out.
double rowHeight(const BoxLine& line, double width)
{
    const double least = lineHeight(lineFont()) * 1.12;
    return line.rest.isEmpty()
               ? least
               : std::max(least, wrappedHeight(line.rest, lineFont(), restWidth(line, width)));
}

QStringList memosOf(const Material& material, const QString& subject)
{
    QStringList texts;
    for (const Memo& memo : material.table.memos) {
        if (memo.subject == subject)
            texts.append(material.game->say(memo.text));
    }
    return texts;
}

QString sideOf(const TableShow& table, const QString& piece)
{
    const auto found = std::ranges::find(table.pieces, piece, &Piece::id);
    return found == table.pieces.end() ? QString()
           : found->darkSide           ? Words::tr("dark", "side of a counter")
                                       : Words::tr("light", "side of a counter");
}

BoxLine lineOf(const Material& material, const mats::Panel& panel)
{
    const Game& game = *material.game;
    BoxLine line{panel.title, game.say(panel.where), sideOf(material.table, panel.subject), {}, 0,
                 0,           !panel.inPlay};
    QStringList rest;
    for (const mats::Item& item : panel.items) {
        if (const auto* gauge = std::get_if<mats::Gauge>(&item); gauge && line.mostDamage == 0) {
            line.damage = gauge->value;
            line.mostDamage = gauge->most;
        } else if (const auto* token = std::get_if<mats::Token>(&item); token && token->present) {
            rest.append(game.say(token->label));
        } else if (const auto* counter = std::get_if<mats::Counter>(&item)) {
            rest.append(QStringLiteral("%1 %2").arg(game.say(counter->label), number(counter->value)));
        }
    }
    line.rest = (rest + memosOf(material, panel.subject)).join(QStringLiteral(", "));
    return line;
}

QString handOf(const Material& material, const Standing& standing)
{
    QStringList parts;
    for (const DeckShow& deck : material.table.decks) {
        for (const DeckShow::Hand& hand : deck.hands) {
            if (hand.team == standing.team)
                parts.append(Words::tr("cards in hand: %1").arg(number(hand.known.size() + hand.unknown)));
        }
    }
    if (standing.first)
        parts.append(Words::tr("first player"));
    if (standing.toAct)
        parts.append(Words::tr("to act"));
    return (parts + memosOf(material, standing.team)).join(QStringLiteral(" · "));
}

void paintBoxLine(QPainter& painter, const QRectF& rect, const BoxLine& line, Ink ink)
{
    const QColor& colour = line.away ? inks(ink).faint : inks(ink).text;
    const double step = lineHeight(lineFont()) * 1.12;
    double x = rect.left();
    const auto column = [&](double width) {
        const QRectF place(x, rect.top(), width - 2 * pt, step);
        x += width;
        return place;
    };
    painter.setPen(QPen(inks(ink).rule, 0.4 * pt));
    painter.drawLine(rect.topLeft(), rect.topRight());
    paintLine(painter, column(carWidth), line.car, lineFont(true), colour);
    paintLine(painter, column(whereWidth), line.where, lineFont(!line.away), colour);
    paintLine(painter, column(sideWidth), line.side, lineFont(), colour);
    QRectF place = column(boxesPlace(line));
    place = QRectF(place.left(), place.center().y() - boxSize() / 2, place.width(), boxSize());
    if (line.mostDamage > 0)
        paintBoxes(painter, place, line.damage, line.mostDamage, ink);
    const QRectF rest(x, rect.top(), rect.right() - x, rect.height());
    if (rect.height() > step)
        paintWrapped(painter, rest, line.rest, lineFont(), colour);
    else
        paintLine(painter, QRectF(rest.topLeft(), QSizeF(rest.width(), step)), line.rest, lineFont(), colour);
}

} // namespace

bool isOfTeamOrCar(const TableShow& table, const Memo& memo)
{
    return std::ranges::any_of(table.mats, [&](const mats::TeamMat& mat) {
        return mat.team == memo.subject || std::ranges::any_of(mat.panels, [&](const mats::Panel& panel) {
                   return panel.subject == memo.subject;
               });
    });
}

TeamBox teamBox(const Material& material, qsizetype seat)
{
    const Team& team = material.table.teams[seat];
    const Standing standing = material.table.standings.value(seat);
    TeamBox box;
    box.name = nameOf(team);
    box.livery = team.livery;
    box.points = Words::tr("points: %1 claimed, %2 in the pool, %3 out")
                     .arg(number(standing.claimed), number(standing.pool), number(standing.removed));
    box.hand = handOf(material, standing);
    for (const mats::Panel& panel : material.table.mats.value(seat).panels)
        box.lines.append(lineOf(material, panel));
    return box;
}

double heightOf(const TeamBox& box, double width)
{
    const double inner = width - 2 * pad;
    double rows = 0;
    for (const BoxLine& line : box.lines)
        rows += rowHeight(line, inner);
    return lineHeight(nameFont()) + lineHeight(lineFont()) + wrappedHeight(box.hand, lineFont(), inner) +
           rows + 2.5 * pad;
}

void paintBox(QPainter& painter, const QRectF& rect, const TeamBox& box, Ink ink)
{
    painter.setPen(QPen(inks(ink).rule, 0.6 * pt));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, 3 * pt, 3 * pt);
    const QRectF inner = rect.adjusted(pad, pad, -pad, -pad);
    double y = inner.top();
    const double head = lineHeight(nameFont());
    const double swatch = head * 0.8;
    paintSwatch(painter, QRectF(inner.left(), y + (head - swatch) / 2, swatch * 1.5, swatch), box.livery,
                ink);
    paintLine(painter, inner.adjusted(swatch * 1.5 + pad, 0, 0, head - inner.height()), box.name, nameFont(),
              inks(ink).text);
    y += head;
    const double step = lineHeight(lineFont());
    paintLine(painter, QRectF(inner.left(), y, inner.width(), step), box.points, lineFont(), inks(ink).text);
    y += step;
    const double hand = wrappedHeight(box.hand, lineFont(), inner.width());
    paintWrapped(painter, QRectF(inner.left(), y, inner.width(), hand), box.hand, lineFont(), inks(ink).text);
    y += hand + pad / 2;

    for (const BoxLine& line : box.lines) {
        const double height = rowHeight(line, inner.width());
        paintBoxLine(painter, QRectF(inner.left(), y, inner.width(), height), line, ink);
        y += height;
    }
}

} // namespace roadmarshal::views::print
