#include "ripples.h"

#include "lines.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::log {

using namespace table;

namespace {

// What is in the first list and not in the second, in words.
QStringList without(const Voice& voice, const Effects& effects, Effects others)
{
    QStringList words;
    for (const Effect& effect : effects) {
        if (others.removeOne(effect))
            continue;
        if (const QString text = voice.say(effect); !text.isEmpty())
            words.append(text);
    }
    return words;
}

} // namespace

QList<RippleLine> ripplesOf(const Voice& voice, const Amendment& amendment)
{
    QList<RippleLine> lines;
    for (const Amendment::Ripple& ripple : amendment.ripples()) {
        RippleLine line;
        line.entry = ripple.before.entry;
        line.title = titleOf(voice, ripple.before);
        line.fate = ripple.fate;
        line.resolution = ripple.resolution;
        line.canKeep = ripple.canKeep;
        line.canRevise = ripple.canRevise;
        line.cleared = ripple.objections.isEmpty() && !ripple.before.objections.isEmpty();
        if (ripple.fate != Amendment::Fate::Impossible) {
            line.becomes = without(voice, ripple.decided, ripple.before.effects);
            line.ceases = without(voice, ripple.before.effects, ripple.decided);
        }
        for (const Objection& objection : ripple.objections)
            line.objections.append(say(voice.game(), objection));
        lines.append(line);
    }
    return lines;
}

} // namespace roadmarshal::log
