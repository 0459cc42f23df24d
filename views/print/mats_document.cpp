#include "documents.h"
#include "match.h"
#include "text_blocks.h"
#include "type.h"
#include "words.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr int columns = 4;
constexpr double gap = 8 * pt;
constexpr double pad = 5 * pt;
constexpr double boxSide = 15 * pt;
constexpr double tickSide = 9 * pt; // of a token to tick, of a point to cross off

// One car with nothing on it yet.
struct BlankPanel
{
    QString title;
    QString subtitle;
    QString facts; // "Speed 5 · Defence 2"
    int boxes = 0;
    QStringList tokens;
};

QFont small()
{
    return font(7);
}

BlankPanel blankOf(const Game& game, const mats::Panel& panel, const QStringList& tokens)
{
    BlankPanel blank{panel.title, panel.subtitle, {}, 0, tokens};
    QStringList facts;
    for (const mats::Item& item : panel.items) {
        std::visit(Match{[&](const mats::Fact& fact) {
                             facts.append(
                                 QStringLiteral("%1 %2").arg(game.say(fact.label), game.say(fact.value)));
                         },
                         [&](const mats::Gauge& gauge) { blank.boxes = std::max(blank.boxes, gauge.most); },
                         [](const auto&) {}},
                   item);
    }
    blank.facts = facts.join(QStringLiteral(" · "));
    return blank;
}

// Cars out of play show no tokens; they will need them when they come.
QStringList tokensOf(const Game& game, const TableShow& table)
{
    QStringList tokens;
    for (const mats::TeamMat& mat : table.mats) {
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

// Boxes and tokens, at the foot of a panel.
double below(const BlankPanel& panel)
{
    const double tokenRows = std::ceil(static_cast<double>(panel.tokens.size()) / 2);
    return boxSide + pad + tokenRows * lineHeight(small()) * 1.2;
}

double heightOf(const BlankPanel& panel, double width)
{
    return 2 * pad + lineHeight(font(12, QFont::Bold)) +
           wrappedHeight(panel.facts, small(), width - 2 * pad) + below(panel);
}

void paintPanel(QPainter& painter, const QRectF& rect, const BlankPanel& panel, Ink ink)
{
    painter.setPen(QPen(inks(ink).rule, 0.6 * pt));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, 3 * pt, 3 * pt);
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
    // Boxes stand at the same height on all cars of a team.
    y = inner.bottom() - below(panel);
    paintBoxes(painter, QRectF(inner.left(), y + pad / 2, inner.width(), boxSide), 0, panel.boxes, ink);
    y += boxSide + pad;
    const double step = lineHeight(small()) * 1.2;
    for (qsizetype i = 0; i < panel.tokens.size(); ++i) {
        const QRectF place(inner.left() + static_cast<double>(i % 2) * inner.width() / 2,
                           y + static_cast<double>(i / 2) * step, inner.width() / 2, step);
        painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
        painter.drawEllipse(QPointF(place.left() + 3 * pt, place.center().y()), 2.6 * pt, 2.6 * pt);
        paintLine(painter, place.adjusted(8 * pt, 0, 0, 0), panel.tokens[i], small(), inks(ink).text);
    }
}

// The team's points as circles to cross off.
void paintPoints(QPainter& painter, const QRectF& rect, int points, Ink ink)
{
    const QString label = Words::tr("Points", "victory points");
    const double width = QFontMetricsF(small()).horizontalAdvance(label) + pad;
    paintLine(painter, QRectF(rect.left(), rect.top(), width, rect.height()), label, small(),
              inks(ink).faint);
    const double step = std::min(tickSide * 1.3, (rect.width() - width) / std::max(points, 1));
    painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
    for (int i = 0; i < points; ++i)
        painter.drawEllipse(QPointF(rect.left() + width + (i + 0.5) * step, rect.center().y()), step * 0.4,
                            step * 0.4);
}

Block matBlock(const QList<BlankPanel>& panels, int points, const Paper& paper)
{
    const double width = (paper.body().width() - (columns - 1) * gap) / columns;
    double panelHeight = 0;
    for (const BlankPanel& panel : panels)
        panelHeight = std::max(panelHeight, heightOf(panel, width));
    const double rows = std::ceil(static_cast<double>(panels.size()) / columns);
    const double pointsHeight = tickSide * 1.5;
    return single(pointsHeight + rows * (panelHeight + gap), [=](QPainter& painter, const QRectF& rect) {
        paintPoints(painter, QRectF(rect.left(), rect.top(), rect.width(), tickSide), points, paper.ink);
        for (qsizetype i = 0; i < panels.size(); ++i)
            paintPanel(
                painter,
                QRectF(rect.left() + static_cast<double>(i % columns) * (width + gap),
                       rect.top() + pointsHeight + static_cast<double>(i / columns) * (panelHeight + gap),
                       width, panelHeight),
                panels[i], paper.ink);
    });
}

} // namespace

QList<Block> matsDocument(const Material& material, const Paper& paper)
{
    const TableShow& table = material.table;
    QList<Block> blocks{title(nameOf(Document::Mats), aboutGame(material), paper)};
    const QStringList tokens = tokensOf(*material.game, table);
    for (qsizetype seat = 0; seat < table.mats.size(); ++seat) {
        QList<BlankPanel> panels;
        for (const mats::Panel& panel : table.mats[seat].panels)
            panels.append(blankOf(*material.game, panel, tokens));
        const Standing standing = table.standings.value(seat);
        blocks.append(teamHeading(nameOf(table.teams[seat]), {}, table.teams[seat].livery, paper));
        blocks.append(matBlock(panels, standing.pool + standing.claimed + standing.removed, paper));
    }
    return blocks;
}

} // namespace roadmarshal::views::print
