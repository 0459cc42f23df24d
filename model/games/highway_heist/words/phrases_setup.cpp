#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"setup-player", QT_TRANSLATE_NOOP("HighwayHeist", "Name")},
};

} // namespace

std::span<const Phrase> setupPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist
