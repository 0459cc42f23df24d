#include "fill.h"

namespace roadmarshal::text {

QString fill(const QString& phrase, const std::function<QString(const QString& name)>& argument)
{
    QString filled;
    qsizetype from = 0;
    while (from < phrase.size()) {
        const qsizetype open = phrase.indexOf(u'{', from);
        const qsizetype close = open < 0 ? -1 : phrase.indexOf(u'}', open);
        if (close < 0)
            break;
        filled += phrase.sliced(from, open - from) + argument(phrase.sliced(open + 1, close - open - 1));
        from = close + 1;
    }
    return filled + phrase.sliced(from);
}

} // namespace roadmarshal::text
