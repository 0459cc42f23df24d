// Where an export may be written: never over a game, over what it is made of, through a link, or to a device.
#pragma once

#include "json/problem.h"

#include <QByteArray>

#include <expected>

namespace roadmarshal::table {

// Whether a file may be made there, or an ordinary one that is there be replaced. `source` is what the export
// is made of.
std::expected<void, Problem> mayExportTo(const QString& path, const QString& source = {});

// All of it, or nothing is changed.
std::expected<void, Problem> exportFile(const QString& path, const QByteArray& content,
                                        const QString& source = {});

} // namespace roadmarshal::table
