#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"x-record", QT_TRANSLATE_NOOP("HighwayHeist", "x")},
};

} // namespace

std::span<const Phrase> recordPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist
