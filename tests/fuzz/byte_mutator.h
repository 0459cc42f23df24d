// Random changes to bytes where there is no libFuzzer to make them, the same for the same seed.
#pragma once

#include <QByteArray>
#include <QList>

namespace roadmarshal::fuzz {

// From here on all changes follow from this seed.
void seedMutations(unsigned seed);
// One of `inputs`, changed a few times and at most `largest` bytes long.
QByteArray mutated(const QList<QByteArray>& inputs, qsizetype largest);

} // namespace roadmarshal::fuzz
