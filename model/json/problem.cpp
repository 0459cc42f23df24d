#include "problem.h"

#include "text/one_line.h"

namespace roadmarshal {

// Input may quote itself into a message: it is kept short, and to one line.
QString Problem::toLine(const QString& file) const
{
    constexpr qsizetype longest = 400;
    QString line;
    // A file is told by the end of its path as well as by its beginning, and never by the name of another.
    if (!file.isEmpty())
        line = text::shortenedInside(text::escaped(file), longest) + QStringLiteral(": ");
    if (!place.isEmpty())
        line += text::shortened(text::onOneLine(place), longest) + u' ';
    return line + text::shortened(text::onOneLine(reason), longest);
}

} // namespace roadmarshal
