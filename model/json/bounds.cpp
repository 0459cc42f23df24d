#include "bounds.h"

#include <algorithm>

namespace roadmarshal::json {

namespace {

// One step through the text: from one bracket, comma or text to the next.
class Scan
{
public:
    explicit Scan(QByteArrayView text) : m_text(text) {}

    // False at the end.
    bool step(Extent& extent)
    {
        if (m_at == m_text.size())
            return false;
        const char c = m_text[m_at++];
        const bool isEmpty = m_isNew && (c == ']' || c == '}');
        if (!isSpace(c))
            m_isNew = false;
        switch (c) {
        case '"':
            extent.longestText = std::max(extent.longestText, skipText());
            break;
        case '[':
        case '{':
            m_isNew = true;
            ++extent.lists;
            ++extent.values; // the first in it
            extent.depth = std::max(extent.depth, ++m_depth);
            break;
        case ']':
        case '}':
            extent.lists -= isEmpty;
            extent.values -= isEmpty;
            --m_depth;
            break;
        case ',':
            ++extent.values;
            break;
        default:
            break;
        }
        return true;
    }

private:
    static bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

    qsizetype skipText()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        m_at = std::min(m_at, m_text.size());
        const qsizetype length = m_at - begin;
        if (m_at < m_text.size())
            ++m_at;
        return length;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_isNew = false; // a list or object was opened, and nothing has come since
};

QString excess(const Extent& extent, const Bounds& bounds)
{
    if (extent.depth > bounds.depth)
        return QStringLiteral("is nested more than %1 deep").arg(bounds.depth);
    if (extent.lists > bounds.lists)
        return QStringLiteral("holds more than %1 lists and objects").arg(bounds.lists);
    if (extent.values > bounds.values)
        return QStringLiteral("holds more than %1 values").arg(bounds.values);
    if (extent.longestText > bounds.text)
        return QStringLiteral("holds a text of more than %1 kB").arg(bounds.text / 1024);
    return {};
}

} // namespace

Extent extentOf(QByteArrayView text)
{
    Extent extent{1, 0, 0, 0};
    Scan scan(text);
    while (scan.step(extent)) {
    }
    return extent;
}

std::optional<Problem> beyond(QByteArrayView text, const Bounds& bounds)
{
    if (text.size() > bounds.bytes)
        return Problem{{}, QStringLiteral("is larger than %1 MB").arg(bounds.bytes / megabyte)};
    if (const QString reason = excess(extentOf(text), bounds); !reason.isEmpty())
        return Problem{{}, reason};
    return std::nullopt;
}

} // namespace roadmarshal::json
