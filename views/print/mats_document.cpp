#include "blank_items.h"
#include "cut_marks.h"
#include "documents.h"
#include "match.h"
#include "poster.h"
#include "text_blocks.h"
#include "type.h"
#include "words.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr int columns = 2;
constexpr double gap = 8 * pt;
constexpr double pad = 5 * pt;
constexpr double boxSide = 11.5 * mm; // a printed marker lies on it
constexpr double tickSide = 9 * pt;   // of a token to tick, of a point to cross off

// A row of boxes or circles to mark.
struct Blanks
{
    QString label;
    int count = 0;
};

// One piece with nothing on it yet.
struct BlankPanel
{
    QString title;
    QString subtitle;
    QString facts; // "Speed 5 · Defence 2"
    QList<Blanks> gauges;
    QStringList tokens;
    QList<mats::Item> items = {}; // that have room of their own
};

Wording wordsOf(const Game& game)
{
    return [&game](const Message& message) { return game.say(message); };
}

QFont small()
{
    return font(7);
}

BlankPanel blankOf(const Game& game, const mats::Panel& panel, const QStringList& tokens)
{
    BlankPanel blank{panel.title, panel.subtitle, {}, {}, tokens};
    QStringList facts;
    for (const mats::Item& item : panel.items) {
        std::visit(Match{[&](const mats::Fact& fact) {
                             facts.append(
                                 QStringLiteral("%1 %2").arg(game.say(fact.label), game.say(fact.value)));
                         },
                         [&](const mats::Gauge& gauge) {
                             const auto marks = static_cast<int>(gauge.marks.size());
                             blank.gauges.append({game.say(gauge.label), marks > 0 ? marks : gauge.most});
                         },
                         [](const auto&) {}},
                   item);
        if (blankHeight(item, wordsOf(game)) > 0)
            blank.items.append(item);
    }
    blank.facts = facts.join(QStringLiteral(" · "));
    return blank;
}

// Pieces out of play show no tokens; they will need them when they come.
QStringList tokensOf(const Game& game, const TableShow& table)
{
    QStringList tokens;
    for (const mats::Mat& mat : table.mats) {
        for (const mats::Panel& panel : mat.panels) {
            for (const mats::Item& item : panel.items) {
                const auto* token = std::get_if<mats::Token>(&item);
                if (const QString name = token ? game.say(token->label) : QString();
                    !name.isEmpty() && !tokens.contains(name))
                    tokens.append(name);
            }
        }
    }
    return tokens;
}

// One gauge alone needs no name.
double gaugeHeight(const BlankPanel& panel)
{
    return boxSide + pad + (panel.gauges.size() > 1 ? lineHeight(small()) : 0);
}

// Boxes and tokens, at the foot of a panel.
double below(const BlankPanel& panel)
{
    const double tokenRows = std::ceil(static_cast<double>(panel.tokens.size()) / 2);
    return gaugeHeight(panel) * static_cast<double>(panel.gauges.size()) +
           tokenRows * lineHeight(small()) * 1.2;
}

double itemsHeight(const BlankPanel& panel, const Wording& say)
{
    double height = 0;
    for (const mats::Item& item : panel.items)
        height += blankHeight(item, say);
    return height;
}

double heightOf(const BlankPanel& panel, const Wording& say, double width)
{
    return 2 * pad + lineHeight(font(12, QFont::Bold)) +
           wrappedHeight(panel.facts, small(), width - 2 * pad) + itemsHeight(panel, say) + below(panel);
}

void paintPanel(QPainter& painter, const QRectF& rect, const BlankPanel& panel, const Wording& say, Ink ink)
{
    paintCutLine(painter, rect, ink);
    const QRectF inner = rect.adjusted(pad, pad, -pad, -pad);
    const QFont big = font(12, QFont::Bold);
    const double head = lineHeight(big);
    const double titleWidth =
        std::min(inner.width() * 0.5, QFontMetricsF(big).horizontalAdvance(panel.title) + pt);
    paintLine(painter, QRectF(inner.left(), inner.top(), titleWidth, head), panel.title, big, inks(ink).text);
    paintLine(painter,
              QRectF(inner.left() + titleWidth + pad, inner.top(), inner.width() - titleWidth - pad, head),
              panel.subtitle, font(8), inks(ink).faint);
    double y = inner.top() + head;
    const double factsHeight = wrappedHeight(panel.facts, small(), inner.width());
    paintWrapped(painter, QRectF(inner.left(), y, inner.width(), factsHeight), panel.facts, small(),
                 inks(ink).text);
    y += factsHeight;
    for (const mats::Item& item : panel.items) {
        const double height = blankHeight(item, say);
        paintBlank(painter, QRectF(inner.left(), y, inner.width(), height), item, say, ink);
        y += height;
    }
    // Boxes stand at the same height on all pieces of a team.
    y = inner.bottom() - below(panel);
    for (const Blanks& gauge : panel.gauges) {
        const double name = gaugeHeight(panel) - boxSide - pad;
        if (name > 0)
            paintLine(painter, QRectF(inner.left(), y, inner.width(), name), gauge.label, small(),
                      inks(ink).faint);
        paintBoxes(painter, QRectF(inner.left(), y + name + pad / 2, inner.width(), boxSide), 0, gauge.count,
                   ink);
        y += gaugeHeight(panel);
    }
    const double step = lineHeight(small()) * 1.2;
    for (qsizetype i = 0; i < panel.tokens.size(); ++i) {
        const QRectF place(inner.left() + static_cast<double>(i % 2) * inner.width() / 2,
                           y + static_cast<double>(i / 2) * step, inner.width() / 2, step);
        painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
        painter.drawEllipse(QPointF(place.left() + 3 * pt, place.center().y()), 2.6 * pt, 2.6 * pt);
        paintLine(painter, place.adjusted(8 * pt, 0, 0, 0), panel.tokens[i], small(), inks(ink).text);
    }
}

// The team's tokens: those of the heap from which it scores, and those of each other figure.
QList<Blanks> tokenRowsOf(const Game& game, const Standing& standing)
{
    QList<Blanks> rows;
    int heap = 0;
    for (const Figure& figure : standing.figures) {
        if (figure.isInHeap() && standing.hasHeap())
            heap += figure.value;
        else if (figure.asTokens)
            rows.append({game.say(figure.label), std::max(figure.value, figure.most)});
    }
    const Figure* score = standing.find(Figure::Score);
    if (heap > 0)
        rows.prepend({score ? game.say(score->label) : QString(), heap});
    return rows;
}

// Circles to cross off.
void paintTokens(QPainter& painter, const QRectF& rect, const Blanks& tokens, Ink ink)
{
    const double width = QFontMetricsF(small()).horizontalAdvance(tokens.label) + pad;
    paintLine(painter, QRectF(rect.left(), rect.top(), width, rect.height()), tokens.label, small(),
              inks(ink).faint);
    const double step = std::min(tickSide * 1.3, (rect.width() - width) / std::max(tokens.count, 1));
    painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
    for (int i = 0; i < tokens.count; ++i)
        painter.drawEllipse(QPointF(rect.left() + width + (i + 0.5) * step, rect.center().y()), step * 0.4,
                            step * 0.4);
}

// Tokens first, then the panels, row by row.
Block matBlock(const QList<BlankPanel>& panels, const QList<Blanks>& tokens, const Wording& say,
               const Paper& paper)
{
    const double width = (paper.body().width() - (columns - 1) * gap) / columns;
    double panelHeight = 0;
    for (const BlankPanel& panel : panels)
        panelHeight = std::max(panelHeight, heightOf(panel, say, width));
    Block block;
    block.rows = QList<double>(tokens.size(), tickSide * 1.5);
    block.rows += QList<double>((panels.size() + columns - 1) / columns, panelHeight + gap);
    block.keeps = QList<bool>(tokens.size(), true);
    block.paintRow = [=](QPainter& painter, const QRectF& rect, qsizetype row) {
        if (row < tokens.size())
            return paintTokens(painter, QRectF(rect.topLeft(), QSizeF(rect.width(), tickSide)), tokens[row],
                               paper.ink);
        const qsizetype first = (row - tokens.size()) * columns;
        for (qsizetype i = first; i < std::min(first + columns, panels.size()); ++i)
            paintPanel(painter,
                       QRectF(rect.left() + static_cast<double>(i - first) * (width + gap), rect.top(), width,
                              panelHeight),
                       panels[i], say, paper.ink);
    };
    return block;
}

} // namespace

QList<Block> matsDocument(const Material& material, const Paper& paper)
{
    const TableShow& table = material.table;
    const Game& game = *material.game;
    QList<Block> blocks{title(nameOf(Document::Mats), aboutGame(material), paper)};
    const QStringList tokens = tokensOf(game, table);
    for (const mats::Mat& mat : table.mats) {
        QList<BlankPanel> panels;
        if (!mat.items.isEmpty()) {
            mats::Panel own;
            own.items = mat.items;
            panels.append(blankOf(game, own, {}));
        }
        for (const mats::Panel& panel : mat.panels)
            panels.append(blankOf(game, panel, mat.isOfTable() ? QStringList() : tokens));
        const auto team = std::ranges::find(table.teams, mat.team, &Team::id);
        const auto standing = std::ranges::find(table.standings, mat.team, &Standing::team);
        const QString title = mat.title.code.isEmpty() ? Words::tr("The table itself") : game.say(mat.title);
        blocks.append(team == table.teams.end()
                          ? heading(title, paper)
                          : teamHeading(nameOf(*team), mat.player, team->livery, paper));
        blocks.append(matBlock(
            panels, standing == table.standings.end() ? QList<Blanks>() : tokenRowsOf(game, *standing),
            wordsOf(game), paper));
    }
    return blocks;
}

} // namespace roadmarshal::views::print
