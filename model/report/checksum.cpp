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

QString sideOf(const Piece& piece)
{
    return piece.darkSide ? QStringLiteral("dark") : QStringLiteral("light");
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
                         for (const QString& title : cards.titles)
                             lines.append(line({subject, cards.property, title}));
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
    for (const mats::TeamMat& mat : table.mats) {
        for (const mats::Item& item : mat.items)
            addItem(lines, mat.team, item);
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
    for (const mats::TeamMat& mat : table.mats) {
        for (const mats::Panel& panel : mat.panels)
            haveMats.insert(panel.subject);
    }
    QStringList lines{line({QStringLiteral("game"), game.id()}),
                      line({QStringLiteral("track"), table.track->id})};
    for (const Piece& piece : table.pieces) {
        lines.append(line({piece.id, QStringLiteral("at"), piece.place, sideOf(piece)}));
        if (haveMats.contains(piece.id))
            continue; // what lies on it is counted there
        lines.append(line({piece.id, QStringLiteral("wear"), QString::number(piece.wear)}));
        for (const QString& token : piece.tokens)
            lines.append(line({piece.id, token}));
    }
    return lines;
}

QStringList score(const TableShow& table)
{
    QStringList lines{line({QStringLiteral("stage"), table.headline.code})};
    for (const Standing& standing : table.standings) {
        lines.append(line({standing.team, QStringLiteral("points"), QString::number(standing.pool),
                           QString::number(standing.claimed), QString::number(standing.removed)}));
        if (standing.first)
            lines.append(line({QStringLiteral("first"), standing.team}));
        if (standing.toAct)
            lines.append(line({QStringLiteral("to-act"), standing.team}));
    }
    if (!table.winner.isEmpty())
        lines.append(line({QStringLiteral("winner"), table.winner}));
    for (const Memo& memo : table.memos)
        lines.append(line({memo.subject, memo.property, memo.value}));
    return lines;
}

QStringList decks(const TableShow& table)
{
    QStringList lines;
    for (const DeckShow& deck : table.decks) {
        lines.append(line({deck.id, QStringLiteral("pile"), QString::number(deck.pile)}));
        lines.append(line({deck.id, QStringLiteral("discard"), QString::number(deck.discarded)}));
        for (const DeckShow::Open& open : deck.open)
            lines.append(
                line({deck.id, QStringLiteral("open"), nameOf(open.card), QString::number(open.markers)}));
        for (const DeckShow::Hand& hand : deck.hands)
            lines.append(line({deck.id, QStringLiteral("hand"), hand.team,
                               QString::number(hand.known.size() + hand.unknown)}));
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
