#include "cut_marks.h"
#include "documents.h"
#include "play_scale.h"
#include "text_blocks.h"
#include "type.h"
#include "words.h"

#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

using namespace table;

namespace {

constexpr int columns = 3;
constexpr double pad = 2 * mm;
constexpr double leastHeight = 22 * mm;

struct Card
{
    QString title;
    QString text;
    QStringList facts;
};

QFont titleFont()
{
    return font(9.5, QFont::DemiBold);
}
QFont factFont()
{
    return font(7.5);
}

double innerWidth(const Paper& paper)
{
    return paper.body().width() / columns - 2 * pad;
}

QString factsOf(const Card& card)
{
    return card.facts.join(QStringLiteral(" · "));
}

double heightOf(const Card& card, const Paper& paper)
{
    const double width = innerWidth(paper);
    return std::max(leastHeight, 2 * pad + wrappedHeight(card.title, titleFont(), width) +
                                     wrappedHeight(factsOf(card), factFont(), width) +
                                     wrappedHeight(card.text, factFont(), width));
}

void paintCard(QPainter& painter, const QRectF& rect, const Card& card, Ink ink)
{
    paintCutLine(painter, rect, ink);
    QRectF rest = rect.adjusted(pad, pad, -pad, -pad);
    const auto put = [&](const QString& text, const QFont& type, const QColor& colour) {
        paintWrapped(painter, rest, text, type, colour);
        rest.setTop(rest.top() + wrappedHeight(text, type, rest.width()));
    };
    put(card.title, titleFont(), inks(ink).text);
    put(factsOf(card), factFont(), inks(ink).text);
    put(card.text, factFont(), inks(ink).faint);
}

Block cardsBlock(const QList<Card>& cards, const Paper& paper)
{
    Block block;
    block.gapBefore = 4 * pt;
    for (qsizetype i = 0; i < cards.size(); i += columns) {
        double height = 0;
        for (const Card& card : cards.mid(i, columns))
            height = std::max(height, heightOf(card, paper));
        block.rows.append(height);
    }
    block.paintRow = [cards, paper](QPainter& painter, const QRectF& rect, qsizetype row) {
        const double width = rect.width() / columns;
        for (qsizetype i = row * columns; i < std::min((row + 1) * columns, cards.size()); ++i)
            paintCard(painter,
                      QRectF(rect.left() + static_cast<double>(i % columns) * width, rect.top(), width,
                             rect.height()),
                      cards[i], paper.ink);
    };
    return block;
}

QList<Card> cardsOf(const Game& game, const PrintedDeck& deck)
{
    QList<Card> cards;
    for (const PrintedCard& printed : deck.cards) {
        Card card{printed.title, printed.text, {}};
        for (const mats::Fact& fact : printed.facts)
            card.facts.append(QStringLiteral("%1 %2").arg(game.say(fact.label), game.say(fact.value)));
        cards += QList<Card>(printed.copies, card);
    }
    return cards;
}

// By name, as many of each as there are.
QList<Card> cardsOf(const Game& game, const DeckShow& deck)
{
    QList<Card> cards;
    for (const DeckShow::Odds& odds : deck.odds)
        cards += QList<Card>(odds.copies, Card{game.say(odds.card), {}, {}});
    return cards;
}

} // namespace

QList<Block> cardsDocument(const Material& material, const Paper& paper)
{
    QList<Block> blocks{title(nameOf(Document::Cards), aboutGame(material), paper)};
    const Game& game = *material.game;
    const auto add = [&](const Message& name, const QList<Card>& cards) {
        if (cards.isEmpty())
            return;
        blocks.append(heading(QStringLiteral("%1 (%2)").arg(game.say(name), number(cards.size())), paper));
        blocks.append(cardsBlock(cards, paper));
    };
    const QList<PrintedDeck> decks = printablesOf(material).decks;
    for (const PrintedDeck& deck : decks)
        add(deck.name, cardsOf(game, deck));
    if (decks.isEmpty()) {
        for (const DeckShow& deck : material.table.decks)
            add(deck.name, cardsOf(game, deck));
    }
    if (blocks.size() == 1)
        blocks.append(paragraph(Words::tr("Nobody knows what the cards of this table say."), paper));
    return blocks;
}

} // namespace roadmarshal::views::print
