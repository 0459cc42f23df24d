// Which other items one refers to, as its kind says.
#pragma once

#include "content/kind.h"

#include <QJsonObject>
#include <QStringList>

namespace roadmarshal::packs {

struct Reference
{
    QString kind;
    QString id;
};

std::vector<Reference> referencesIn(const QJsonObject& item, const content::Kind& kind);

} // namespace roadmarshal::packs
