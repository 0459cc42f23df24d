#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::apocalypse_road {

namespace {

// What each movement event does, in one line (10.0).
constexpr Phrase phrases[] = {
    {"does-big-air",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Furthest along a jump: 2 damage and into the Trough; no VP")},
    {"does-blown-engine", QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 3 damage; no VP")},
    {"does-blown-transmission", QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 3 damage; no VP")},
    {"does-bottoming-out", QT_TRANSLATE_NOOP("ApocalypseRoad", "All cars on jumps: 1 damage; no VP")},
    {"does-bounty", QT_TRANSLATE_NOOP("ApocalypseRoad", "Lies open: the next four kills are worth 2 VP")},
    {"does-bump-and-run",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "May move a car beside, ahead or behind by one space")},
    {"does-bumpy-ride", QT_TRANSLATE_NOOP("ApocalypseRoad", "All cars on rough track: 1 damage; no VP")},
    {"does-dangerous-debris",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Every team: 1 damage on a car of its choice; no VP")},
    {"does-drift", QT_TRANSLATE_NOOP("ApocalypseRoad", "May swap with the car directly ahead")},
    {"does-engine-failure",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 1 damage, or 2 if it had more than 1; no VP")},
    {"does-fuel-leak", QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 1 damage; no VP")},
    {"does-get-there", QT_TRANSLATE_NOOP("ApocalypseRoad", "May move 1 or 2 more through free spaces")},
    {"does-greasing-the-landing",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Furthest along a jump: 3 damage and into the Trough; no VP")},
    {"does-high-flyer",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Nearest to the end of a jump: moves 5 with Overtake")},
    {"does-into-the-weeds",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: off the track on the outside, spun")},
    {"does-missed-jump",
     QT_TRANSLATE_NOOP("ApocalypseRoad",
                       "Furthest along a jump: 1 damage and into the Trough; a kill scores")},
    {"does-open-road",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Alone in its sector: may close up to the next car ahead")},
    {"does-outta-gas", QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 2 damage; no VP")},
    {"does-race-bonus",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Lies open: the next four crossings are worth 2 VP")},
    {"does-reloading",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "No shot any more; who has fired: none before moving next time")},
    {"does-roll", QT_TRANSLATE_NOOP("ApocalypseRoad", "Furthest along rough track: 4 damage; no VP")},
    {"does-shredded-tire", QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 1 damage; no VP")},
    {"does-shot-of-nos",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Turn over a race card: its number, driven on with Solo")},
    {"does-sideswipe",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Must change lanes; an opponent there is attacked")},
    {"does-snapped-the-struts",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Furthest along rough track: 3 damage; no VP")},
    {"does-spin-around",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: off the track on the inside, spun")},
    {"does-suspension-failure",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 1 damage, 2 on rough track or a jump; no VP")},
    {"does-transmission-failure",
     QT_TRANSLATE_NOOP("ApocalypseRoad", "Active car: 1 damage, or 2 if it had more than 1; no VP")},
};

} // namespace

std::span<const Phrase> eventPhrases()
{
    return phrases;
}

} // namespace roadmarshal::apocalypse_road
