#include "preview.h"

#include <algorithm>

namespace roadmarshal::table {

QStringList Preview::path() const
{
    const auto led = std::ranges::find_if(moves, [](const Move& move) { return !move.path.isEmpty(); });
    return led == moves.end() ? QStringList() : led->path;
}

QString toText(Preview::Tone tone)
{
    switch (tone) {
    case Preview::Tone::Danger:
        return QStringLiteral("danger");
    case Preview::Tone::Dice:
        return QStringLiteral("dice");
    case Preview::Tone::Stop:
        return QStringLiteral("stop");
    case Preview::Tone::Unknown:
        return QStringLiteral("unknown");
    case Preview::Tone::Plain:
        break;
    }
    return QStringLiteral("plain");
}

} // namespace roadmarshal::table
