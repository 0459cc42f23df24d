// Pictures that content may bring along: what they are and how large, read from the first bytes; nothing is
// painted.
#pragma once

#include "json/problem.h"

#include <QByteArray>
#include <QSize>

#include <expected>

namespace roadmarshal::packs {

// Its size in pixels, or why it is not taken. The ending of the name says what it has to be; the size of a
// drawing is empty where it has none of its own.
std::expected<QSize, Problem> checkPicture(const QString& name, const QByteArray& bytes);

// Of a "png" or "jpeg"; the bounds are those of the pack.
std::expected<QSize, Problem> sizeOfPicture(QByteArrayView bytes, const QString& type);

} // namespace roadmarshal::packs
