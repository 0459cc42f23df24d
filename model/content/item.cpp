#include "item.h"

namespace roadmarshal::content {

Origin Item::originOf(const QString& path) const
{
    if (invented.contains(path))
        return Origin::Invented;
    return source == Source::BuiltIn ? Origin::Given : Origin::Owner;
}

QString toText(Source source)
{
    switch (source) {
    case Source::Beside:
        return QStringLiteral("beside");
    case Source::Owner:
        return QStringLiteral("library");
    case Source::BuiltIn:
        break;
    }
    return QStringLiteral("built-in");
}

} // namespace roadmarshal::content
