#include "stray_word.h"

#include "games/apocalypse_road/combat/combat_card.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/events/event.h"
#include "parts.h"
#include "segment.h"

namespace roadmarshal::apocalypse_road {

using table::Misfit;

namespace {

bool isFigure(const QString& word)
{
    return combat::parseShot(word) || combat::parseCrash(word);
}

bool isEventWord(const QString& word)
{
    return word == QLatin1StringView("event") || !eventCalled(word).isEmpty();
}

} // namespace

Misfit strayWord(const State& state, const QString& word)
{
    const auto stray = [&](const char* code, const char* rule = "") {
        return misfit(0, QString::fromLatin1(code), word, QString::fromLatin1(rule));
    };
    if (word.startsWith(shotMark))
        return stray("stray-shot", "4.4");
    if (parseTypedCard(word))
        return stray("stray-card", "4.4");
    if (word == QLatin1StringView("pass")) // 4.4: nobody passes who has something to activate
        return stray("stray-pass", "4.4");
    if (track::parsePlace(word))
        return stray("stray-place");
    if (isFigure(word))
        return stray("stray-figure", "8.0");
    if (events::isChoiceWord(word))
        return stray("stray-choice", "10.0");
    if (isEventWord(word))
        return stray("stray-event", "6.0");
    if (state.setup->teamIndex(word) >= 0)
        return stray("stray-team", "4.5");
    return stray("no-car");
}

bool beginsActivation(const State& state, const table::Answers& words, qsizetype at)
{
    if (at + 1 >= words.size() || state.setup->carIndex(words[at]) < 0)
        return false;
    return words[at + 1].startsWith(shotMark) || parseTypedCard(words[at + 1]).has_value();
}

} // namespace roadmarshal::apocalypse_road
