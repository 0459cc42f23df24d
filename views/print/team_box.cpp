#include "team_box.h"

#include "mats/item_facts.h"
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

constexpr double columnGap = 2 * pt;

double boxSize()
{
    return lineHeight(lineFont()) * 0.62;
}

double boxesPlace(const BoxLine& line)
{
    return boxesWidth(std::max(line.mostWear, 1), boxSize()) + pad;
}

double restWidth(const BoxLine& line, const Columns& columns, double width)
{
    return width - columns.piece - columns.where - columns.side - boxesPlace(line);
}

// As wide as the widest of the texts, within bounds; nothing if there is none.
double columnFor(const TeamBox& box, QString BoxLine::* text, const QFont& type, double least, double most)
{
    double widest = 0;
    for (const BoxLine& line : box.lines)
        widest = std::max(widest, QFontMetricsF(type).horizontalAdvance(line.*text));
    return widest == 0 ? 0 : std::clamp(widest + columnGap, least, most);
}

// What is to be put on a car may take several lines; nothing of it is left out.
double rowHeight(const BoxLine& line, const Columns& columns, double width)
{
    const double least = lineHeight(lineFont()) * 1.12;
    return line.rest.isEmpty()
               ? least
               : std::max(least, wrappedHeight(line.rest, lineFont(), restWidth(line, columns, width)));
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

QString sideOf(const Material& material, const QString& piece)
{
    const auto found = std::ranges::find(material.table.pieces, piece, &Piece::id);
    return found == material.table.pieces.end() || found->face.isEmpty()
               ? QString()
               : material.game->say(Message{QStringLiteral("up-") + found->face, {}});
}

QString gaugeText(const Game& game, const mats::Gauge& gauge)
{
    const bool isNamed = gauge.value >= 0 && gauge.value < gauge.marks.size();
    return QStringLiteral("%1 %2").arg(game.say(gauge.label),
                                       isNamed ? game.say(gauge.marks[gauge.value]) : number(gauge.value));
}

// Of what lies in front of a team: the rest follows.
QString figuresOf(const Material& material, const Standing& standing)
{
    QStringList parts;
    for (const Figure& figure : standing.figures) {
        if (!figure.property.isEmpty())
            parts.append(QStringLiteral("%1 %2").arg(material.game->say(figure.label), number(figure.value)));
    }
    return parts.join(QStringLiteral(" · "));
}

BoxLine lineOf(const Material& material, const mats::Panel& panel)
{
    const Game& game = *material.game;
    const mats::Gauge* wear = mats::wearOf(panel);
    BoxLine line{.piece = panel.title,
                 .where = panel.where.code.isEmpty() ? QString() : game.say(panel.where),
                 .side = sideOf(material, panel.subject),
                 .wear = wear ? wear->value : 0,
                 .mostWear = wear ? wear->most : 0,
                 .away = !panel.inPlay};
    QStringList rest;
    for (const mats::Item& item : panel.items) {
        if (const auto* gauge = std::get_if<mats::Gauge>(&item)) {
            if (gauge != wear)
                rest.append(gaugeText(game, *gauge));
        } else if (const auto* token = std::get_if<mats::Token>(&item); token && token->present) {
            rest.append(game.say(token->label));
        } else if (const auto* counter = std::get_if<mats::Counter>(&item)) {
            rest.append(QStringLiteral("%1 %2").arg(game.say(counter->label), number(counter->value)));
        } else if (!token && isCorrectable(item)) {
            rest.append(describe(item, [&game](const Message& message) { return game.say(message); }));
        }
    }
    line.rest = (rest + memosOf(material, panel.subject)).join(QStringLiteral(", "));
    return line;
}

// By their decks, if there are several.
QStringList handsOf(const Material& material, const QString& team)
{
    QStringList plain;
    QStringList byDeck;
    for (const DeckShow& deck : material.table.decks) {
        for (const DeckShow::Place& hand : deck.of(DeckShow::Place::Sort::Hand)) {
            if (hand.team != team)
                continue;
            const QString size = number(hand.size());
            plain.append(Words::tr("cards in hand: %1").arg(size));
            byDeck.append(Words::tr("%1: %2 in hand", "a deck, a number of cards")
                              .arg(material.game->say(deck.name), size));
        }
    }
    return plain.size() > 1 ? byDeck : plain;
}

QString handOf(const Material& material, const Standing& standing)
{
    QStringList parts = handsOf(material, standing.team);
    if (standing.first)
        parts.append(Words::tr("first player"));
    if (standing.toAct)
        parts.append(Words::tr("to act"));
    return (parts + memosOf(material, standing.team)).join(QStringLiteral(" · "));
}

void addMat(TeamBox& box, const Material& material, const mats::Mat& mat)
{
    if (!mat.items.isEmpty()) {
        mats::Panel own;
        own.subject = subjectOf(mat);
        own.title = mat.title.code.isEmpty() ? mat.player : material.game->say(mat.title);
        own.items = mat.items;
        box.lines.append(lineOf(material, own));
    }
    for (const mats::Panel& panel : mat.panels)
        box.lines.append(lineOf(material, panel));
}

void paintBoxLine(QPainter& painter, const QRectF& rect, const BoxLine& line, const Columns& columns, Ink ink)
{
    const QColor& colour = line.away ? inks(ink).faint : inks(ink).text;
    const double step = lineHeight(lineFont()) * 1.12;
    double x = rect.left();
    const auto column = [&](double width) {
        const QRectF place(x, rect.top(), width - columnGap, step);
        x += width;
        return place;
    };
    painter.setPen(QPen(inks(ink).rule, 0.4 * pt));
    painter.drawLine(rect.topLeft(), rect.topRight());
    paintLine(painter, column(columns.piece), line.piece, lineFont(true), colour);
    paintLine(painter, column(columns.where), line.where, lineFont(!line.away), colour);
    paintLine(painter, column(columns.side), line.side, lineFont(), colour);
    QRectF place = column(boxesPlace(line));
    place = QRectF(place.left(), place.center().y() - boxSize() / 2, place.width(), boxSize());
    if (line.mostWear > 0)
        paintBoxes(painter, place, line.wear, line.mostWear, ink);
    const QRectF rest(x, rect.top(), rect.right() - x, rect.height());
    if (rect.height() > step)
        paintWrapped(painter, rest, line.rest, lineFont(), colour);
    else
        paintLine(painter, QRectF(rest.topLeft(), QSizeF(rest.width(), step)), line.rest, lineFont(), colour);
}

} // namespace

bool isOfTeamOrCar(const TableShow& table, const Memo& memo)
{
    return std::ranges::any_of(table.mats, [&](const mats::Mat& mat) {
        return mat.team == memo.subject || std::ranges::any_of(mat.panels, [&](const mats::Panel& panel) {
                   return panel.subject == memo.subject;
               });
    });
}

bool hasOwnMats(const TableShow& table)
{
    return std::ranges::any_of(table.mats, &mats::Mat::isOfTable);
}

TeamBox tableBox(const Material& material)
{
    TeamBox box;
    box.name = Words::tr("Table", "mats that are nobody's");
    box.livery = -1;
    for (const mats::Mat& mat : material.table.mats) {
        if (mat.isOfTable())
            addMat(box, material, mat);
    }
    return box;
}

TeamBox teamBox(const Material& material, const Team& team)
{
    const auto found = std::ranges::find(material.table.standings, team.id, &Standing::team);
    const Standing standing = found == material.table.standings.end() ? Standing{.team = team.id} : *found;
    TeamBox box;
    box.name = nameOf(team);
    box.livery = team.livery;
    box.figures = figuresOf(material, standing);
    box.hand = handOf(material, standing);
    for (const mats::Mat& mat : material.table.mats) {
        if (mat.team == team.id)
            addMat(box, material, mat);
    }
    return box;
}

Columns columnsOf(const TeamBox& box)
{
    const double side = columnFor(box, &BoxLine::side, lineFont(), 46 * pt, 46 * pt);
    // Places may have what the sides leave.
    return {columnFor(box, &BoxLine::piece, lineFont(true), 34 * pt, 90 * pt),
            columnFor(box, &BoxLine::where, lineFont(true), 52 * pt, 98 * pt - side), side};
}

double heightOf(const TeamBox& box, double width)
{
    const double inner = width - 2 * pad;
    const Columns columns = columnsOf(box);
    double rows = 0;
    for (const BoxLine& line : box.lines)
        rows += rowHeight(line, columns, inner);
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
    if (box.livery >= 0)
        paintSwatch(painter, QRectF(inner.left(), y + (head - swatch) / 2, swatch * 1.5, swatch), box.livery,
                    ink);
    paintLine(painter, inner.adjusted(swatch * 1.5 + pad, 0, 0, head - inner.height()), box.name, nameFont(),
              inks(ink).text);
    y += head;
    const double step = lineHeight(lineFont());
    paintLine(painter, QRectF(inner.left(), y, inner.width(), step), box.figures, lineFont(), inks(ink).text);
    y += step;
    const double hand = wrappedHeight(box.hand, lineFont(), inner.width());
    paintWrapped(painter, QRectF(inner.left(), y, inner.width(), hand), box.hand, lineFont(), inks(ink).text);
    y += hand + pad / 2;

    const Columns columns = columnsOf(box);
    for (const BoxLine& line : box.lines) {
        const double height = rowHeight(line, columns, inner.width());
        paintBoxLine(painter, QRectF(inner.left(), y, inner.width(), height), line, columns, ink);
        y += height;
    }
}

} // namespace roadmarshal::views::print
