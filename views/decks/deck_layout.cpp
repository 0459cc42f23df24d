#include "deck_layout.h"

#include "deck_words.h"

#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using table::DeckShow;
using Sort = DeckShow::Place::Sort;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Decks)
};

constexpr double padX = 12;
constexpr double padY = 10;
double pileWidth()
{
    return scaled(48.0);
}
double pileHeight()
{
    return scaled(62.0);
}
double lineHeight()
{
    return scaled(20.0);
}
double iconSize()
{
    return scaled(16.0);
}
double tileHeight()
{
    return scaled(22.0);
}
double openHeight()
{
    return scaled(26.0);
}
double pipStep()
{
    return scaled(11.0);
}
// of the picture before the number
double backWidth()
{
    return scaled(16.0);
}
double swatchSize()
{
    return scaled(14.0);
}
// of one without words
double cardWidth()
{
    return scaled(44.0);
}
double leastBar()
{
    return scaled(40.0);
}
constexpr qsizetype mostFaces = 24; // tiles of one hand

class Builder
{
public:
    Builder(const DecksModel& model, int row, bool unfolded, int width)
        : m_model(model), m_row(row), m_unfolded(unfolded), m_width(width - 2 * padX)
    {
    }

    DeckLayout build()
    {
        head();
        layers();
        for (const Sort sort : {Sort::Open, Sort::Row, Sort::Box}) {
            for (const DeckShow::Place& place : deck().of(sort))
                cards(place);
        }
        spread(Sort::Slot, Words::tr("On mats", "cards"));
        spread(Sort::Square, Words::tr("On the board", "cards"));
        hands();
        odds();
        m_layout.height = static_cast<int>(std::ceil(m_y - gap + padY));
        return m_layout;
    }

private:
    const DeckShow& deck() const { return m_model.rows()[m_row].deck; }
    QString say(const table::Message& message) const { return m_model.wording()(message); }
    QString cell(int column, int role = Qt::DisplayRole) const
    {
        return m_model.index(m_row, column).data(role).toString();
    }
    double right() const { return padX + m_width; }
    void add(const DeckPart& part) { m_layout.parts.append(part); }

    void head()
    {
        add({.kind = DeckKind::Pile,
             .rect = QRectF(padX, m_y, pileWidth(), pileHeight()),
             .text = QLocale().toString(deck().pile),
             .spot = QStringLiteral("pile"),
             .tip = Words::tr("%n in the pile", "cards", deck().pile),
             .number = deck().pile});
        const double left = padX + pileWidth() + padX;
        const double top = m_y;
        add({.kind = DeckKind::Name,
             .rect = QRectF(left, m_y, right() - left, lineHeight()),
             .text = cell(DecksModel::NameColumn)});
        m_y += lineHeight();
        QList<DeckPart> facts{
            fact(DecksModel::DrawnByColumn, cell(DecksModel::DrawnByColumn),
                 deck().byApp ? QStringLiteral("app-draws") : QStringLiteral("table-draws")),
            fact(DecksModel::DiscardsColumn, Words::tr("%n discarded", "cards", deck().discarded),
                 QStringLiteral("cards"))};
        if (deck().unknown > 0)
            facts.append(fact(DecksModel::UnnamedColumn,
                              Words::tr("%n unnamed", "cards that nobody has named", deck().unknown),
                              QStringLiteral("unnamed")));
        flow(facts, left, lineHeight(), 2, [](const DeckPart& part) {
            return iconSize() + smallGap + textWidth(captionFont(), part.text) + smallGap;
        });
        m_y = std::max(m_y, top + pileHeight()) + gap;
    }

    DeckPart fact(int column, const QString& text, const QString& icon) const
    {
        return {.kind = DeckKind::Fact,
                .rect = {},
                .text = text,
                .icon = icon,
                .spot = icon,
                .tip = cell(column, Qt::ToolTipRole)};
    }

    void caption(const QString& text)
    {
        add({.kind = DeckKind::Caption, .rect = QRectF(padX, m_y, m_width, iconSize()), .text = text});
        m_y += iconSize() + smallGap;
    }

    void layers()
    {
        for (const DeckShow::Layer& layer : deck().layers) {
            add({.kind = DeckKind::Layer,
                 .rect = QRectF(padX, m_y, m_width, lineHeight()),
                 .text = inWords(layer, m_model.wording()),
                 .icon = QStringLiteral("down"),
                 .spot = layer.id,
                 .tip = inWords(layer, m_model.wording())});
            m_y += lineHeight();
        }
        if (!deck().layers.isEmpty())
            m_y += gap;
    }

    // The cards of a place side by side, under its name.
    void cards(const DeckShow::Place& place)
    {
        QList<DeckPart> parts;
        for (const DeckShow::Card& card : place.cards)
            parts.append(part(card, QStringLiteral("%1-%2").arg(place.id).arg(parts.size())));
        if (place.unknown > 0)
            parts.append(backs(place));
        if (parts.isEmpty())
            return;
        caption(nameOf(place, m_model.wording()));
        flow(parts, padX, openHeight(), smallGap, widthOf);
        m_y += gap;
    }

    // Places with a card or two each, all in one paragraph.
    void spread(Sort sort, const QString& title)
    {
        QList<DeckPart> parts;
        for (const DeckShow::Place& place : deck().of(sort)) {
            if (place.cards.isEmpty() && place.unknown == 0)
                continue;
            const QString name = nameOf(place, m_model.wording());
            const QString told = Words::tr("%1: %2", "a place, the cards there")
                                     .arg(name, cardsInWords(place, m_model.wording()));
            parts.append({.kind = DeckKind::Open, .rect = {}, .text = told, .spot = place.id, .tip = told});
        }
        if (parts.isEmpty())
            return;
        caption(title);
        flow(parts, padX, openHeight(), smallGap, widthOf);
        m_y += gap;
    }

    DeckPart part(const DeckShow::Card& card, const QString& spot) const
    {
        DeckPart part{.kind = card.isGap          ? DeckKind::Gap
                              : card.id.isEmpty() ? DeckKind::FaceDown
                                                  : DeckKind::Open,
                      .rect = {},
                      .text = card.id.isEmpty() ? QString() : say(card.card),
                      .number = card.markers,
                      .most = card.mostMarkers};
        const QString left = Words::tr("%1 of %2 markers left")
                                 .arg(QLocale().toString(card.markers), QLocale().toString(card.mostMarkers));
        part.spot = spot;
        part.tip = card.mostMarkers > 0 ? QStringLiteral("%1: %2").arg(part.text, left)
                                        : inWords(card, m_model.wording());
        return part;
    }

    static DeckPart backs(const DeckShow::Place& place)
    {
        return {.kind = DeckKind::Backs,
                .rect = {},
                .text = Words::tr("×%1", "that many cards").arg(QLocale().toString(place.unknown)),
                .spot = QStringLiteral("backs-") + (place.team.isEmpty() ? place.id : place.team),
                .tip = Words::tr("%n that the app can't name", "cards of a hand", place.unknown)};
    }

    static double widthOf(const DeckPart& part)
    {
        if (part.kind == DeckKind::FaceDown || part.kind == DeckKind::Gap)
            return cardWidth() + pipsWidth(part.number, part.most);
        if (part.kind == DeckKind::Backs)
            return backWidth() + smallGap + textWidth(captionFont(), part.text);
        return openWidth(part);
    }

    static double openWidth(const DeckPart& part)
    {
        return textWidth(captionFont(), part.text) + 2 * gap + pipsWidth(part.number, part.most);
    }

    void hands()
    {
        const QList<DeckShow::Place> hands = deck().of(Sort::Hand);
        const DecksModel::Row& row = m_model.rows()[m_row];
        if (hands.isEmpty())
            return;
        caption(Words::tr("Hands"));
        double names = 0;
        for (const DeckShow::Place& place : hands)
            names = std::max(names, textWidth(captionFont(), shortName(row.holderOf(place))));
        const double tiles = padX + swatchSize() + smallGap + 2 + std::min(names, m_width * 0.3) + gap;
        for (const DeckShow::Place& place : hands) {
            const table::Team& holder = row.holderOf(place);
            add({.kind = DeckKind::Swatch,
                 .rect = QRectF(padX, m_y + (tileHeight() - swatchSize()) / 2, swatchSize(), swatchSize()),
                 .number = holder.livery});
            const double name = padX + swatchSize() + smallGap + 2;
            add({.kind = DeckKind::Holder,
                 .rect = QRectF(name, m_y, tiles - gap - name, tileHeight()),
                 .text = shortName(holder),
                 .spot = QStringLiteral("holder-") + holder.id,
                 .tip = holder.name});
            hand(place, tiles);
            m_y += smallGap;
        }
        m_y += gap - smallGap;
    }

    void hand(const DeckShow::Place& hand, double left)
    {
        QList<DeckPart> parts;
        const qsizetype shown = std::min(hand.cards.size(), mostFaces);
        for (const DeckShow::Card& card : hand.cards.first(shown))
            parts.append({.kind = DeckKind::Face, .rect = {}, .text = say(card.card)});
        if (const auto more = static_cast<int>(hand.cards.size() - shown); more > 0)
            parts.append(
                {.kind = DeckKind::Face,
                 .rect = {},
                 .text = Words::tr("+%1", "more cards than are shown").arg(QLocale().toString(more))});
        if (hand.unknown > 0)
            parts.append(backs(hand));
        if (parts.isEmpty())
            parts.append({.kind = DeckKind::Caption, .rect = {}, .text = Words::tr("none", "no cards")});
        flow(parts, left, tileHeight(), smallGap, [](const DeckPart& part) {
            const double text = textWidth(captionFont(), part.text);
            return part.kind == DeckKind::Backs ? backWidth() + smallGap + text : text + 2 * gap - 2;
        });
    }

    void odds()
    {
        const QList<DeckShow::Odds>& odds = deck().odds;
        if (odds.isEmpty())
            return;
        const QString hint = m_unfolded ? QString() : cell(DecksModel::NextColumn);
        add({.kind = DeckKind::OddsHead,
             .rect = QRectF(padX - smallGap, m_y, m_width + 2 * smallGap, 24),
             .text = Words::tr("Next card"),
             .icon = m_unfolded ? QStringLiteral("fold") : QStringLiteral("unfold"),
             .spot = QStringLiteral("odds"),
             .tip =
                 m_unfolded ? Words::tr("Hide the chances (Enter)") : Words::tr("Show all chances (Enter)"),
             .on = m_unfolded});
        const double headText = textWidth(boldFont(), Words::tr("Next card"));
        if (!hint.isEmpty())
            add({.kind = DeckKind::OddsChance,
                 .rect = QRectF(padX + iconSize() + headText + gap, m_y,
                                m_width - iconSize() - headText - gap, scaled(24.0)),
                 .text = hint,
                 .on = true});
        m_y += 24 + smallGap;
        if (m_unfolded)
            chances(odds);
        m_y += gap - smallGap;
    }

    void chances(const QList<DeckShow::Odds>& odds)
    {
        double names = 0;
        double numbers = 0;
        for (const DeckShow::Odds& one : odds) {
            names = std::max(names, textWidth(captionFont(), say(one.card)));
            numbers = std::max(numbers, textWidth(captionFont(), toText(chanceOf(one))));
        }
        names = std::min(names, std::max(m_width - numbers - leastBar() - 2 * gap, m_width * 0.3));
        // The likeliest card fills the bar, so that small chances can be told apart.
        const double whole = std::max(chanceOf(odds.first()).most, 1e-9);
        for (qsizetype i = 0; i < odds.size(); ++i) {
            const DeckShow::Odds& one = odds[i];
            const Chance chance = chanceOf(one);
            const bool possible = chance.most > 0;
            add({.kind = DeckKind::OddsCard,
                 .rect = QRectF(padX, m_y, names, lineHeight()),
                 .text = say(one.card),
                 .spot = QStringLiteral("odds-%1").arg(i),
                 .tip = Words::tr("%1: %2 of %3 can still be in the pile")
                            .arg(say(one.card), QLocale().toString(one.left), QLocale().toString(one.copies)),
                 .on = possible});
            const double bar = padX + names + gap;
            add({.kind = DeckKind::OddsBar,
                 .rect = QRectF(bar, m_y + 5, right() - numbers - gap - bar, lineHeight() - 10),
                 .chance = {chance.least / whole, chance.most / whole}});
            add({.kind = DeckKind::OddsChance,
                 .rect = QRectF(right() - numbers, m_y, numbers, lineHeight()),
                 .text = toText(chance),
                 .on = possible});
            m_y += lineHeight();
        }
        m_y += smallGap;
    }

    // Left to right, line by line, between a left edge and the card's right one.
    void flow(QList<DeckPart> parts, double left, double height, double between, auto widthOf)
    {
        double x = left;
        for (DeckPart& part : parts) {
            const double width = std::min(widthOf(part), right() - left);
            if (x > left && x + width > right() + 0.5) {
                m_y += height + between;
                x = left;
            }
            part.rect = QRectF(x, m_y, width, height);
            x += width + smallGap;
            add(part);
        }
        m_y += height;
    }

    const DecksModel& m_model;
    int m_row;
    bool m_unfolded;
    double m_width;
    double m_y = padY;
    DeckLayout m_layout;
};

} // namespace

double pipsWidth(int markers, int most)
{
    if (most <= 0)
        return 0;
    return most <= mostPips ? most * pipStep() + smallGap
                            : textWidth(captionFont(), markersText(markers, most)) + gap;
}

QString markersText(int markers, int most)
{
    return Words::tr("%1/%2", "markers left and at first")
        .arg(QLocale().toString(markers), QLocale().toString(most));
}

DeckLayout layOutDeck(const DecksModel& model, int row, bool unfolded, int width)
{
    return Builder(model, row, unfolded, width).build();
}

} // namespace roadmarshal::views
