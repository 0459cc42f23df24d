#include "checksum.h"

#include "match.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace roadmarshal::report {

using namespace table;

namespace {

// No vowels, so that no words come out, and of each pair that looks alike only one.
constexpr QStringView alphabet = u"2346789CDFHJKMPQRTVWXY";
constexpr int wholeLength = 8;
constexpr int partLength = 3;

QString line(std::initializer_list<QString> words)
{
    return QStringList(words).join(u' ');
}

QString nameOf(const Message& card)
{
    return card.code + QString::fromUtf8(QJsonDocument(card.args).toJson(QJsonDocument::Compact));
}

// "21 at 12.0 light"; a piece that another one carries is at that one.
QString lying(const Piece& piece)
{
    QStringList words{piece.id, QStringLiteral("at"), piece.on.isEmpty() ? piece.places.join(u',') : piece.on,
                      piece.face};
    words.removeAll(QString());
    return words.join(u' ');
}

void addSlot(QStringList& lines, const QString& subject, const mats::Slots::Slot& slot)
{
    lines.append(line({subject, slot.property, slot.isEmpty() ? mats::noCard : slot.card.id}));
    if (slot.damage.present)
        lines.append(line({subject, slot.damage.property}));
    for (const mats::Gauge& load : slot.loads)
        lines.append(line({subject, load.property, QString::number(load.value)}));
}

void addItem(QStringList& lines, const QString& subject, const mats::Item& item)
{
    std::visit(Match{[&](const mats::Gauge& gauge) {
                         lines.append(line({subject, gauge.property, QString::number(gauge.value)}));
                     },
                     [&](const mats::Counter& counter) {
                         lines.append(line({subject, counter.property, QString::number(counter.value)}));
                     },
                     [&](const mats::Token& token) {
                         if (token.present)
                             lines.append(line({subject, token.property}));
                     },
                     [&](const mats::Cards& cards) {
                         for (const mats::Card& card : cards.cards)
                             lines.append(line({subject, cards.property, card.id}));
                     },
                     [&](const mats::Chart& chart) {
                         if (!chart.property.isEmpty())
                             lines.append(line({subject, chart.property, chart.at}));
                     },
                     [&](const mats::Slots& of) {
                         for (const mats::Slots::Slot& slot : of.places)
                             addSlot(lines, subject, slot);
                     },
                     [](const mats::Fact&) {}}, // printed on the mat: it can't be laid out wrongly
               item);
}

QStringList mats(const TableShow& table)
{
    QSet<QString> onTrack;
    for (const Piece& piece : table.pieces)
        onTrack.insert(piece.id);
    QStringList lines;
    for (const mats::Mat& mat : table.mats) {
        for (const mats::Item& item : mat.items)
            addItem(lines, subjectOf(mat), item);
        for (const mats::Panel& panel : mat.panels) {
            if (!onTrack.contains(panel.subject))
                lines.append(line({panel.subject, QStringLiteral("at"), panel.where.code}));
            for (const mats::Item& item : panel.items)
                addItem(lines, panel.subject, item);
        }
    }
    return lines;
}

QStringList counters(const Game& game, const TableShow& table)
{
    QSet<QString> haveMats;
    for (const mats::Mat& mat : table.mats) {
        for (const mats::Panel& panel : mat.panels)
            haveMats.insert(panel.subject);
    }
    QStringList lines{line({QStringLiteral("game"), game.id()}),
                      line({QStringLiteral("track"), table.venue.id})};
    for (const Piece& piece : table.pieces) {
        lines.append(lying(piece));
        if (haveMats.contains(piece.id))
            continue; // what lies on it is counted there
        lines.append(line({piece.id, QStringLiteral("wear"), QString::number(piece.wear)}));
        for (const QString& token : piece.tokens)
            lines.append(line({piece.id, token}));
    }
    return lines;
}

// Only what lies there: figures that no correction sets follow from the rest.
void addFigures(QStringList& lines, const Standing& standing)
{
    const bool heap = standing.hasHeap();
    const auto number = [&](Figure::Role role) { return QString::number(standing.value(role)); };
    if (heap)
        lines.append(line({standing.team, QStringLiteral("points"), number(Figure::Left),
                           number(Figure::Score), number(Figure::Lost)}));
    for (const Figure& figure : standing.figures) {
        if (!figure.property.isEmpty() && !(heap && figure.isInHeap()))
            lines.append(line({standing.team, figure.property, QString::number(figure.value)}));
    }
}

// That the game is over and nobody's, its stage tells.
void addOutcome(QStringList& lines, const Outcome& outcome)
{
    for (const QString& winner : outcome.winners)
        lines.append(line({QStringLiteral("winner"), winner}));
    if (outcome.how == Outcome::Lost)
        lines.append(line({QStringLiteral("outcome"), QStringLiteral("lost")}));
    else if (outcome.how == Outcome::Won && outcome.winners.isEmpty())
        lines.append(line({QStringLiteral("outcome"), QStringLiteral("won")}));
}

QStringList score(const TableShow& table)
{
    QStringList lines{line({QStringLiteral("stage"), table.headline.code})};
    for (const Standing& standing : table.standings) {
        addFigures(lines, standing);
        if (standing.first)
            lines.append(line({QStringLiteral("first"), standing.team}));
        if (standing.toAct)
            lines.append(line({QStringLiteral("to-act"), standing.team}));
    }
    addOutcome(lines, table.outcome);
    for (const Memo& memo : table.memos)
        lines.append(line({memo.subject, memo.property, memo.value}));
    return lines;
}

// What lies open is told card by card, what somebody holds or nobody needs by its number.
void addPlace(QStringList& lines, const QString& deck, const DeckShow::Place& place)
{
    using Sort = DeckShow::Place::Sort;
    switch (place.sort) {
    case Sort::Discard:
        return; // counted with the deck
    case Sort::Hand:
        lines.append(line({deck, QStringLiteral("hand"), place.team, QString::number(place.size())}));
        return;
    case Sort::Box:
        lines.append(line({deck, place.id, QString::number(place.size())}));
        return;
    case Sort::Open:
        for (const DeckShow::Card& card : place.cards)
            lines.append(
                line({deck, QStringLiteral("open"), nameOf(card.card), QString::number(card.markers)}));
        return;
    case Sort::Row:
    case Sort::Square:
    case Sort::Slot:
        break;
    }
    for (const DeckShow::Card& card : place.cards) {
        if (!card.isGap)
            lines.append(line({deck, card.place.isEmpty() ? place.id : card.place, nameOf(card.card),
                               QString::number(card.markers)}));
    }
    if (place.unknown > 0)
        lines.append(line({deck, place.id, QString::number(place.unknown)}));
}

QStringList decks(const TableShow& table)
{
    QStringList lines;
    for (const DeckShow& deck : table.decks) {
        lines.append(line({deck.id, QStringLiteral("pile"), QString::number(deck.pile)}));
        lines.append(line({deck.id, QStringLiteral("discard"), QString::number(deck.discarded)}));
        for (const DeckShow::Place& place : deck.places)
            addPlace(lines, deck.id, place);
        for (const DeckShow::Layer& layer : deck.layers)
            lines.append(line({deck.id, layer.id, QString::number(layer.known.size() + layer.unknown)}));
    }
    return lines;
}

QString codeFor(const QStringList& lines, int length)
{
    const QByteArray hash = QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    quint64 number = 0;
    for (int i = 0; i < 8; ++i)
        number = number << 8U | static_cast<uchar>(hash[i]);
    QString code;
    for (int i = 0; i < length; ++i, number /= static_cast<quint64>(alphabet.size()))
        code += alphabet[static_cast<qsizetype>(number % static_cast<quint64>(alphabet.size()))];
    return code;
}

QString grouped(const QString& code)
{
    return code.left(wholeLength / 2) + u'-' + code.mid(wholeLength / 2);
}

QChar meant(QChar typed)
{
    constexpr QStringView written = u"BGZU";
    constexpr QStringView read = u"862V";
    const QChar upper = typed.toUpper();
    const qsizetype found = written.indexOf(upper);
    return found < 0 ? upper : read[found];
}

QString readCode(const QString& typed, int length)
{
    constexpr qsizetype mostTyped = 100;
    QString code;
    for (const QChar c : QStringView(typed).left(mostTyped)) {
        if (c.isSpace() || c.isPunct())
            continue;
        code += meant(c);
        if (!alphabet.contains(code.back()))
            return {};
    }
    return code.size() == length ? code : QString();
}

} // namespace

QString toText(Part part)
{
    static const QStringList words{QStringLiteral("track"), QStringLiteral("mats"), QStringLiteral("score"),
                                   QStringLiteral("decks")};
    return words[static_cast<int>(part)];
}

LaidOut laidOut(const Game& game, const TableShow& table)
{
    LaidOut lines{counters(game, table), mats(table), score(table), decks(table)};
    for (QStringList& part : lines)
        part.sort();
    return lines;
}

Checksum checksumOf(const Game& game, const State& state)
{
    const LaidOut lines = laidOut(game, game.show(state));
    Checksum sum;
    QStringList all;
    for (size_t part = 0; part < lines.size(); ++part) {
        sum.parts[part] = codeFor(lines[part], partLength);
        all += toText(static_cast<Part>(part));
        all += lines[part];
    }
    sum.whole = grouped(codeFor(all, wholeLength));
    return sum;
}

QString readWhole(const QString& typed)
{
    const QString code = readCode(typed, wholeLength);
    return code.isEmpty() ? QString() : grouped(code);
}

QString readPart(const QString& typed)
{
    return readCode(typed, partLength);
}

} // namespace roadmarshal::report
