#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_trail {

namespace {

// What scenario cards ask for and what they do.
constexpr Phrase phrases[] = {
    {"need-nothing", QT_TRANSLATE_NOOP("ApocalypseTrail", "Needs nothing")},
    {"need-all", QT_TRANSLATE_NOOP("ApocalypseTrail", "Needs {parts|, }")},
    {"need-count", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} committed")},
    {"need-skilled", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} with {skill} {least} or more")},
    {"need-total", QT_TRANSLATE_NOOP("ApocalypseTrail", "{skill} {total} together")},
    {"need-per-crew", QT_TRANSLATE_NOOP("ApocalypseTrail", "at most {most} of a crew")},
    {"need-pay", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} {resource}")},
    {"detail-option", QT_TRANSLATE_NOOP("ApocalypseTrail", "{need} · {outcomes}")},
    {"outcomes-all", QT_TRANSLATE_NOOP("ApocalypseTrail", "{outcomes| · }")},
    {"outcome-on", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}: {does|, }")},
    {"outcome-always", QT_TRANSLATE_NOOP("ApocalypseTrail", "{does|, }")},
    {"remind-outcome", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}: {percent} %, {does|, }")},
    {"does-nothing", QT_TRANSLATE_NOOP("ApocalypseTrail", "nothing")},
    {"does-gain", QT_TRANSLATE_NOOP("ApocalypseTrail", "+{count} {resource}")},
    {"does-gain-each", QT_TRANSLATE_NOOP("ApocalypseTrail", "+{count} {resource} for each committed")},
    {"does-lose", QT_TRANSLATE_NOOP("ApocalypseTrail", "−{count} {resource}")},
    {"does-find", QT_TRANSLATE_NOOP("ApocalypseTrail", "found: {count} {deck}")},
    {"does-injure", QT_TRANSLATE_NOOP("ApocalypseTrail", "injured: {whom}")},
    {"does-kill", QT_TRANSLATE_NOOP("ApocalypseTrail", "dead: {whom}")},
    {"does-rest", QT_TRANSLATE_NOOP("ApocalypseTrail", "resting: {whom}")},
    {"does-starve", QT_TRANSLATE_NOOP("ApocalypseTrail", "hungry by {count}: {whom}")},
    {"does-ailment", QT_TRANSLATE_NOOP("ApocalypseTrail", "{ailment} +{count}: {whom}")},
    {"does-cure", QT_TRANSLATE_NOOP("ApocalypseTrail", "{ailment} −{count}: {whom}")},
    {"does-text", QT_TRANSLATE_NOOP("ApocalypseTrail", "{text}")},
    {"whom-number", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} of all")},
    {"whom-number-committed", QT_TRANSLATE_NOOP("ApocalypseTrail", "{count} of those committed")},
    {"whom-all", QT_TRANSLATE_NOOP("ApocalypseTrail", "everybody")},
    {"whom-committed", QT_TRANSLATE_NOOP("ApocalypseTrail", "all committed")},
    {"whom-afflicted", QT_TRANSLATE_NOOP("ApocalypseTrail", "all who have {ailment}")},
    {"whom-some", QT_TRANSLATE_NOOP("ApocalypseTrail", "any of them")},
    {"whom-some-committed", QT_TRANSLATE_NOOP("ApocalypseTrail", "any of those committed")},
    {"found-survivors", QT_TRANSLATE_NOOP("ApocalypseTrail", "of the survivors")},
    {"found-leaders", QT_TRANSLATE_NOOP("ApocalypseTrail", "of the leaders")},
    {"found-mods", QT_TRANSLATE_NOOP("ApocalypseTrail", "of the mods")},
    {"found-vehicles", QT_TRANSLATE_NOOP("ApocalypseTrail", "of the vehicles")},
};

} // namespace

std::span<const Phrase> scenarioPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_trail
