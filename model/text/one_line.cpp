#include "one_line.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace roadmarshal::text {

namespace {

bool breaksTheLine(char32_t c)
{
    return QChar::category(c) == QChar::Other_Control || QChar::category(c) == QChar::Separator_Line ||
           QChar::category(c) == QChar::Separator_Paragraph;
}

bool isBetween(char32_t c, char32_t first, char32_t last)
{
    return c >= first && c <= last;
}

// Marks, embeddings, overrides and isolates reach beyond their own place.
bool turnsTheLine(char32_t c)
{
    return c == U'\u061C' || isBetween(c, U'\u200E', U'\u200F') || isBetween(c, U'\u202A', U'\u202E') ||
           isBetween(c, U'\u2066', U'\u206F');
}

// Byte order marks, annotations and tags: text that nobody sees, beside or within what is seen.
bool hidesText(char32_t c)
{
    return c == U'\uFEFF' || isBetween(c, U'\uFFF9', U'\uFFFB') || isBetween(c, 0xE0000, 0xE007F);
}

bool isHarmful(char32_t c)
{
    return QChar::isSurrogate(c) || breaksTheLine(c) || turnsTheLine(c) || hidesText(c);
}

// The character at a place, which moves behind it; half of one is a surrogate.
char32_t nextCharacter(const QString& text, qsizetype& at)
{
    const QChar c = text[at++];
    if (c.isHighSurrogate() && at < text.size() && text[at].isLowSurrogate())
        return QChar::surrogateToUcs4(c, text[at++]);
    return c.unicode();
}

void appendHarmless(QString& line, char32_t c)
{
    if (QChar::isSurrogate(c))
        line += QChar::ReplacementCharacter;
    else if (breaksTheLine(c))
        line += u' ';
    else if (!isHarmful(c))
        line += QChar::fromUcs4(c);
}

// The last place at or before `position` that is between two characters as people see them. Looks no further
// than any character reaches: a long text is cut in many places.
qsizetype boundaryBefore(const QString& text, qsizetype position)
{
    constexpr qsizetype reach = 500;
    const qsizetype from = std::max<qsizetype>(0, position - reach);
    const QStringView near = QStringView(text).sliced(from, std::min(2 * reach, text.size() - from));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, near);
    finder.setPosition(position - from);
    if (finder.isAtBoundary())
        return position;
    const qsizetype before = finder.toPreviousBoundary();
    if (before > 0 || from == 0)
        return from + std::max<qsizetype>(0, before);
    return text[position].isLowSurrogate() ? position - 1 : position;
}

} // namespace

QString onOneLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (qsizetype at = 0; at < text.size();)
        appendHarmless(line, nextCharacter(text, at));
    return line;
}

QString onLines(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line = onOneLine(line);
    return lines.join(u'\n');
}

QString escaped(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype from = at;
        const bool isEscaped = isHarmful(nextCharacter(text, at));
        for (const QChar unit : QStringView(text).sliced(from, at - from)) {
            if (isEscaped)
                line += QStringLiteral("\\u%1").arg(static_cast<uint>(unit.unicode()), 4, 16, QChar(u'0'));
            else
                line += unit;
        }
    }
    return line;
}

QByteArray escapedInJson(const QByteArray& json)
{
    constexpr uchar firstToLookAt = 0x7F; // everything below is shown as it is, or escaped already
    if (std::ranges::all_of(json, [](char c) { return static_cast<uchar>(c) < firstToLookAt; }))
        return json;
    QList<QByteArray> lines = json.split('\n'); // outside of all texts, where it may stay
    for (QByteArray& line : lines)
        line = escaped(QString::fromUtf8(line)).toUtf8();
    return lines.join('\n');
}

QString escapedBytes(const QByteArray& bytes)
{
    QString text;
    for (const char byte : bytes) {
        const auto value = static_cast<uchar>(byte);
        if (value >= 0x20 && value < 0x7F && byte != '\\')
            text += QLatin1Char(byte);
        else
            text += QStringLiteral("\\x%1").arg(static_cast<uint>(value), 2, 16, QChar(u'0'));
    }
    return text;
}

QStringList inPieces(const QString& text, qsizetype longest)
{
    QStringList pieces;
    for (qsizetype from = 0; from < text.size();) {
        qsizetype to = std::min(from + longest, text.size());
        if (const qsizetype whole = boundaryBefore(text, to); whole > from)
            to = whole;
        pieces.append(text.sliced(from, to - from));
        from = to;
    }
    return pieces;
}

QString shortened(const QString& text, qsizetype longest)
{
    return text.size() <= longest ? text : text.first(boundaryBefore(text, longest)) + u'…';
}

QString shortenedInside(const QString& text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    const qsizetype head = boundaryBefore(text, longest / 2);
    const qsizetype tail = boundaryBefore(text, text.size() - longest / 2);
    return text.first(head) + u'…' + text.sliced(tail);
}

} // namespace roadmarshal::text
