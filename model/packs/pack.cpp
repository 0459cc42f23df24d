#include "pack.h"

#include "entry_path.h"

#include <QJsonArray>

namespace roadmarshal::packs {

namespace {

void collect(const QJsonValue& value, QStringList& found)
{
    if (value.isString() && isPicturePath(value.toString()) && !found.contains(value.toString()))
        found.append(value.toString());
    for (const QJsonValue& entry : value.toArray())
        collect(entry, found);
    const QJsonObject object = value.toObject();
    for (const QJsonValue& field : object)
        collect(field, found);
}

} // namespace

QString toText(Lies lies)
{
    switch (lies) {
    case Lies::New:
        return QStringLiteral("new");
    case Lies::Same:
        return QStringLiteral("same");
    case Lies::OverOwn:
        return QStringLiteral("over-own");
    case Lies::OverBuiltIn:
        break;
    }
    return QStringLiteral("over-built-in");
}

bool Watch::goOn(qsizetype done, qsizetype all) const
{
    if (tell)
        tell(done, all);
    return !stop.stop_requested();
}

Problem stopped()
{
    return {{}, QStringLiteral("was stopped")};
}

QStringList picturesIn(const QJsonValue& content)
{
    QStringList found;
    collect(content, found);
    return found;
}

} // namespace roadmarshal::packs
