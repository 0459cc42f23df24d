#include "problem.h"

namespace roadmarshal {

namespace {

// Input may quote itself into a message: keep it to one line of printable text.
QString onOneLine(QString text)
{
    for (QChar& c : text) {
        if (!c.isPrint())
            c = u'\uFFFD';
    }
    constexpr int longest = 400;
    return text.size() <= longest ? text : text.first(longest) + u'…';
}

} // namespace

QString Problem::toLine(const QString& file) const
{
    QString line = file.isEmpty() ? QString() : onOneLine(file) + QStringLiteral(": ");
    if (!place.isEmpty())
        line += onOneLine(place) + u' ';
    return line + onOneLine(reason);
}

} // namespace roadmarshal
