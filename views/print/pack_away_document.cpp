#include "decks/deck_words.h"
#include "documents.h"
#include "log/table_picture.h"
#include "team_box.h"
#include "text_blocks.h"
#include "type.h"
#include "words.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <memory>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr double gutter = 12 * pt;
constexpr double leastPicture = 220 * pt;
constexpr int onOnePage = 4; // teams

struct Line
{
    QString text;
    QFont font;
    bool faint = false;
};
using Lines = QList<Line>;

double heightOf(const Lines& lines, double width)
{
    double height = 0;
    for (const Line& line : lines)
        height += wrappedHeight(line.text, line.font, width);
    return height;
}

void paintLines(QPainter& painter, const QRectF& rect, const Lines& lines, Ink ink)
{
    double y = rect.top();
    for (const Line& line : lines) {
        const double height = wrappedHeight(line.text, line.font, rect.width());
        paintWrapped(painter, QRectF(rect.left(), y, rect.width(), height), line.text, line.font,
                     line.faint ? inks(ink).faint : inks(ink).text);
        y += height;
    }
}

Line caption(const QString& text)
{
    return {text, font(8, QFont::DemiBold), true};
}

Line plain(const QString& text)
{
    return {text, font(8.5)};
}

QString nameOf(report::Part part)
{
    switch (part) {
    case report::Part::Track:
        return Words::tr("Board");
    case report::Part::Mats:
        return Words::tr("Mats");
    case report::Part::Score:
        return Words::tr("Score");
    case report::Part::Decks:
        return Words::tr("Decks");
    }
    return {};
}

Lines codeLines(const report::Checksum& sum)
{
    QString parts;
    for (int part = 0; part < report::partCount; ++part) {
        // Two to a line, and a code never apart from its name.
        const QChar blank = QChar::Nbsp;
        parts += nameOf(static_cast<report::Part>(part)) + blank + sum.parts[static_cast<size_t>(part)];
        if (part + 1 < report::partCount)
            parts += part % 2 == 0 ? QString(blank) + QStringLiteral("·") + blank : QStringLiteral(" ");
    }
    return {caption(Words::tr("Code of this table")),
            {sum.whole, font(17, QFont::Bold)},
            {parts, font(8.5)},
            {Words::tr("Once it is rebuilt: Game, Check a pack-away sheet."), font(8), true}};
}

Lines nowLines(const Material& material)
{
    const Game& game = *material.game;
    Lines lines{caption(Words::tr("When you go on")),
                {game.say(material.table.headline), font(8.5, QFont::DemiBold)}};
    if (material.question)
        lines.append(plain(game.say(*material.question)));
    for (const Memo& memo : material.table.memos) {
        if (!isOfTeamOrCar(material.table, memo))
            lines.append(plain(game.say(memo.text)));
    }
    return lines;
}

QString deckLine(const Material& material, const DeckShow& deck)
{
    QStringList parts{Words::tr("pile %1", "cards").arg(number(deck.pile)),
                      Words::tr("discards %1", "cards").arg(number(deck.discarded))};
    if (deck.unknown > 0)
        parts.append(Words::tr("unnamed %1", "cards that nobody has named").arg(number(deck.unknown)));
    const Wording say = [&](const Message& message) { return material.game->say(message); };
    for (const DeckShow::Place& place : deck.places) {
        using Sort = DeckShow::Place::Sort;
        if (place.sort == Sort::Hand || place.sort == Sort::Discard || place.size() == 0)
            continue; // told with the teams, or counted
        for (const DeckShow::Card& card : place.cards) {
            if (place.sort == Sort::Open && card.mostMarkers > 0)
                parts.append(Words::tr("open: %1 with %2 of %3 markers", "a card")
                                 .arg(say(card.card), number(card.markers), number(card.mostMarkers)));
        }
        if (place.sort != Sort::Open)
            parts.append(Words::tr("%1: %2", "a place of cards, the cards there")
                             .arg(views::nameOf(place, say), cardsInWords(place, say)));
    }
    for (const DeckShow::Layer& layer : deck.layers)
        parts.append(inWords(layer, say));
    if (deck.byApp)
        parts.append(Words::tr("the app draws"));
    return Words::tr("%1: %2", "a deck, what there is to say about it")
        .arg(material.game->say(deck.name), parts.join(QStringLiteral(", ")));
}

Lines deckLines(const Material& material)
{
    Lines lines{caption(Words::tr("Decks"))};
    for (const DeckShow& deck : material.table.decks)
        lines.append(plain(deckLine(material, deck)));
    return lines;
}

Block factsBlock(const Material& material, const Paper& paper)
{
    const QList<Lines> columns{codeLines(material.checksum), nowLines(material), deckLines(material)};
    const double width = (paper.body().width() - gutter * static_cast<double>(columns.size() - 1)) /
                         static_cast<double>(columns.size());
    double height = 0;
    for (const Lines& lines : columns)
        height = std::max(height, heightOf(lines, width));
    Block block = single(height, [=](QPainter& painter, const QRectF& rect) {
        double x = rect.left();
        for (const Lines& lines : columns) {
            paintLines(painter, QRectF(x, rect.top(), width, rect.height()), lines, paper.ink);
            x += width + gutter;
        }
    });
    block.gapBefore = 6 * pt;
    return block;
}

Block pictureBlock(const Material& material, double room, const Paper& paper)
{
    const auto renderer = std::make_shared<QSvgRenderer>(log::tablePicture(material.table, {}, paper.ink));
    const QSizeF size = renderer->viewBoxF().size();
    const double height =
        size.isEmpty() ? leastPicture : std::min(paper.body().width() * size.height() / size.width(), room);
    Block block = single(height, [renderer, size](QPainter& painter, const QRectF& rect) {
        QRectF place(QPointF(), size.scaled(rect.size(), Qt::KeepAspectRatio));
        place.moveCenter(rect.center());
        renderer->render(&painter, place);
    });
    block.gapBefore = 4 * pt;
    return block;
}

Block teamsBlock(const Material& material, const Paper& paper)
{
    const double width = (paper.body().width() - gutter) / 2;
    QList<TeamBox> boxes;
    for (const Team& team : material.table.teams)
        boxes.append(teamBox(material, team));
    if (hasOwnMats(material.table))
        boxes.append(tableBox(material));
    Block block;
    for (qsizetype i = 0; i < boxes.size(); i += 2) {
        double height = heightOf(boxes[i], width);
        if (i + 1 < boxes.size())
            height = std::max(height, heightOf(boxes[i + 1], width));
        block.rows.append(height + gutter);
    }
    block.paintRow = [=](QPainter& painter, const QRectF& rect, qsizetype row) {
        for (qsizetype i = 2 * row; i < std::min(2 * row + 2, boxes.size()); ++i)
            paintBox(painter,
                     QRectF(rect.left() + static_cast<double>(i % 2) * (width + gutter), rect.top() + gutter,
                            width, rect.height() - gutter),
                     boxes[i], paper.ink);
    };
    return block;
}

} // namespace

QList<Block> packAwayDocument(const Material& material, const Paper& paper)
{
    const Block top = title(nameOf(Document::PackAway), aboutGame(material), paper);
    const Block facts = factsBlock(material, paper);
    const Block teams = teamsBlock(material, paper);
    // Few teams leave no more room for the track than lets all of it lie on one page.
    double taken = top.rows.first() + facts.gapBefore + facts.rows.first() + 4 * pt;
    if (material.table.teams.size() <= onOnePage) {
        for (const double row : teams.rows)
            taken += row;
    }
    const Block picture =
        pictureBlock(material, std::max(leastPicture, paper.body().height() - taken - pt), paper);
    return {top, picture, facts, teams};
}

} // namespace roadmarshal::views::print
