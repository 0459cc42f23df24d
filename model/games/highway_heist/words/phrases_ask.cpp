#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"x-ask", QT_TRANSLATE_NOOP("HighwayHeist", "x")},
};

} // namespace

std::span<const Phrase> askPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist
