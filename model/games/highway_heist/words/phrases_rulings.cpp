#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::highway_heist {

namespace {

constexpr Phrase phrases[] = {
    {"ruling-HR-2", QT_TRANSLATE_NOOP("HighwayHeist", "Resolution Order")},
    {"ruling-HR-2-column-first", QT_TRANSLATE_NOOP("HighwayHeist", "column by column, from the West")},
    {"ruling-HR-2-row-first", QT_TRANSLATE_NOOP("HighwayHeist", "lane by lane, from the North")},
    {"ruling-HR-6", QT_TRANSLATE_NOOP("HighwayHeist", "To the wheel under a full roof")},
    {"ruling-HR-6-allowed", QT_TRANSLATE_NOOP("HighwayHeist", "allowed: no slot is used")},
    {"ruling-HR-6-forbidden", QT_TRANSLATE_NOOP("HighwayHeist", "only with a free slot")},
};

} // namespace

std::span<const Phrase> rulingPhrases()
{
    return phrases;
}

} // namespace roadmarshal::highway_heist
