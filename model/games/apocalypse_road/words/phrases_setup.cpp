#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr Phrase phrases[] = {
    {"setup-name", QT_TRANSLATE_NOOP("ApocalypseRoad", "{name}")},
    {"setup-seats", QT_TRANSLATE_NOOP("ApocalypseRoad", "Players, clockwise")},
    {"setup-rest", QT_TRANSLATE_NOOP("ApocalypseRoad", "Track and table")},
    {"setup-player", QT_TRANSLATE_NOOP("ApocalypseRoad", "Name")},
    {"setup-starters", QT_TRANSLATE_NOOP("ApocalypseRoad", "Cars that start")},
    {"setup-shares-car",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} have a car {car} too: no two bear the same number.")},
    {"setup-pick-more", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} start with {wanted} cars, {picked} are "
                                                            "picked: pick {by} more.")},
    {"setup-leave-out", QT_TRANSLATE_NOOP("ApocalypseRoad", "{team} start with {wanted} cars, {picked} are "
                                                            "picked: leave {by} out.")},
    {"setup-grid-too-small",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Its grid has room for {room} cars, the teams bring {cars}.")},
    {"setup-length", QT_TRANSLATE_NOOP("ApocalypseRoad", "Length")},
    {"setup-short", QT_TRANSLATE_NOOP("ApocalypseRoad", "Short, {points} points")},
    {"setup-long", QT_TRANSLATE_NOOP("ApocalypseRoad", "Long, {points} points")},
    {"setup-points-tip", QT_TRANSLATE_NOOP("ApocalypseRoad", "Each team begins with {points} points")},
    {"setup-grid-app", QT_TRANSLATE_NOOP("ApocalypseRoad", "App draws")},
    {"setup-grid-table", QT_TRANSLATE_NOOP("ApocalypseRoad", "From the bag")},
    {"setup-grid-tip-app", QT_TRANSLATE_NOOP("ApocalypseRoad", "The app draws the grid at once")},
    {"setup-grid-tip-table", QT_TRANSLATE_NOOP("ApocalypseRoad", "You draw and tell the app what came out")},
    {"setup-decks", QT_TRANSLATE_NOOP("ApocalypseRoad", "Decks")},
    {"setup-deck-table", QT_TRANSLATE_NOOP("ApocalypseRoad", "On the table")},
    {"setup-deck-house", QT_TRANSLATE_NOOP("ApocalypseRoad", "House deck")},
    {"setup-deck-app", QT_TRANSLATE_NOOP("ApocalypseRoad", "In the app")},
    {"setup-deck-tip-table",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "You draw the cards of the box; the app asks what came up")},
    {"setup-deck-tip-house",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "You draw from our own deck, printed: the app knows what its cards say")},
    {"setup-deck-tip-app", QT_TRANSLATE_NOOP("ApocalypseRoad", "The app shuffles and draws")},
    {"setup-full-deck",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "With 96 race cards they stay on the table: of four the app does "
                                         "not know what they say (AR-47).")},
    {"setup-reveal", QT_TRANSLATE_NOOP("ApocalypseRoad", "The app may show")},
    {"setup-reveal-previews", QT_TRANSLATE_NOOP("ApocalypseRoad", "where a car can go, before it is moved")},
    {"setup-reveal-threats", QT_TRANSLATE_NOOP("ApocalypseRoad", "who could shoot or ram whom")},
    {"setup-reveal-odds", QT_TRANSLATE_NOOP("ApocalypseRoad", "the odds of the next card")},
    {"setup-reveal-tip-previews", QT_TRANSLATE_NOOP("ApocalypseRoad", "Previews on the track")},
    {"setup-reveal-tip-threats", QT_TRANSLATE_NOOP("ApocalypseRoad", "Threats on the track")},
    {"setup-reveal-tip-odds", QT_TRANSLATE_NOOP("ApocalypseRoad", "Odds in the decks")},
    {"setup-summary", QT_TRANSLATE_NOOP("ApocalypseRoad", "{players} on {name}")},
    // Tracks
    {"track-size", QT_TRANSLATE_NOOP("ApocalypseRoad", "{sectors} sectors, {lanes} lanes")},
    {"track-size-varies",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "{sectors} sectors, {fewest} to {lanes} lanes")},
    {"track-size-one-lane", QT_TRANSLATE_NOOP("ApocalypseRoad", "{sectors} sectors, one lane")},
    {"track-rough", QT_TRANSLATE_NOOP("ApocalypseRoad", "rough track")},
    {"track-jump", QT_TRANSLATE_NOOP("ApocalypseRoad", "a jump")},
    {"track-jumps", QT_TRANSLATE_NOOP("ApocalypseRoad", "{jumps} jumps")},
    {"track-crosses-itself", QT_TRANSLATE_NOOP("ApocalypseRoad", "crosses itself")},
    {"track-paved", QT_TRANSLATE_NOOP("ApocalypseRoad", "paved all round")},
    {"track-chute", QT_TRANSLATE_NOOP("ApocalypseRoad", "a chute")},
    {"track-no-chute", QT_TRANSLATE_NOOP("ApocalypseRoad", "no chute")},
};

} // namespace

std::span<const Phrase> setupPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_road
