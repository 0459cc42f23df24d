#include "one_line.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace roadmarshal::text {

namespace {

bool breaksTheLine(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
           c.category() == QChar::Separator_Paragraph;
}

// Embeddings, overrides and isolates reach beyond their own place.
bool turnsTheLine(QChar c)
{
    return (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069');
}

// The last place at or before `position` that is between two characters as people see them.
qsizetype boundaryBefore(const QString& text, qsizetype position)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(position);
    return finder.isAtBoundary() ? position : std::max<qsizetype>(0, finder.toPreviousBoundary());
}

} // namespace

QString onOneLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            line += c;
            line += text[++i];
        } else if (c.isSurrogate()) {
            line += QChar::ReplacementCharacter;
        } else if (breaksTheLine(c)) {
            line += u' ';
        } else if (!turnsTheLine(c)) {
            line += c;
        }
    }
    return line;
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
