// Whether a saved arrangement can be handed to the docks, which trust what they are given.
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace roadmarshal::views {

// Why not, in one line; nothing if it can. `docks` are the names of those that there are.
std::optional<QString> whyNotRestored(const QByteArray& arrangement, const QStringList& docks);

} // namespace roadmarshal::views
