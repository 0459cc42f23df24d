#include "drawing_parts.h"

#include <algorithm>

namespace roadmarshal::packs {

namespace {

constexpr qint64 mostPainted = 200'000;
constexpr qint64 tooMuch = mostPainted + 1;
constexpr int deepestUse = 32;

} // namespace

void DrawingParts::begin()
{
    m_open.push_back(count());
    m_ends.push_back(0);
}

void DrawingParts::end()
{
    m_ends[static_cast<size_t>(m_open.back())] = count();
    m_open.pop_back();
}

bool DrawingParts::name(const QString& id)
{
    if (m_names.contains(id))
        return false;
    m_names.insert(id, m_open.back());
    return true;
}

void DrawingParts::refer(const QString& id)
{
    m_uses.push_back({m_open.back(), id});
}

QString DrawingParts::whyTooMuch() const
{
    Known known;
    if (painted(0, count(), known, 0) > mostPainted)
        return QStringLiteral("uses its parts in a circle, or more than %1 times in all").arg(mostPainted);
    return {};
}

qint64 DrawingParts::painted(qsizetype begin, qsizetype end, Known& known, int depth) const
{
    qint64 sum = end - begin;
    for (auto use = std::ranges::lower_bound(m_uses, begin, {}, &Use::at);
         use != m_uses.end() && use->at < end && sum < tooMuch; ++use)
        sum += paintedAs(use->id, known, depth + 1);
    return std::min(sum, tooMuch);
}

qint64 DrawingParts::paintedAs(const QString& id, Known& known, int depth) const
{
    const auto named = m_names.constFind(id);
    if (named == m_names.constEnd())
        return 0;
    if (depth > deepestUse)
        return tooMuch;
    if (const auto counted = known.constFind(id); counted != known.constEnd())
        return counted->value_or(tooMuch);
    known.insert(id, std::nullopt);
    const qint64 sum = painted(*named, m_ends[static_cast<size_t>(*named)], known, depth);
    known.insert(id, sum);
    return sum;
}

} // namespace roadmarshal::packs
