// Events that damage cars: the active one, those on a stretch of track, one of each team.
#include "kinds.h"

#include "stretch.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/turn/carry_out.h"
#include "games/apocalypse_road/turn/scoring.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::events {

using namespace table;
using track::Surface;

namespace {

enum class Kills { Score, DoNotScore };

void hurt(Recorder& recorder, const std::vector<Wound>& wounds, Kills kills, const QString& ruling = {})
{
    if (wounds.empty())
        return remark(recorder, QStringLiteral("event-nobody"));
    damage(recorder, wounds, {recorder.state().segment.car, kills == Kills::Score}, citation(ruling));
}

void hurtActive(Recorder& recorder, int markers, const QString& ruling = {})
{
    const int car = recorder.state().segment.car;
    if (!recorder.state().cars[car].inRace()) // AR-34: it is gone already
        return remark(recorder, QStringLiteral("event-no-car"), QStringLiteral("AR-34"));
    hurt(recorder, {{car, markers}}, Kills::DoNotScore, ruling);
}

std::vector<Wound> allOn(const State& state, Surface surface)
{
    std::vector<Wound> wounds;
    for (const int car : carsOn(state, surface))
        wounds.push_back({car, 1});
    return wounds;
}

Prompt askFurthest(const State& state, const QStringList& choices, Surface surface)
{
    Prompt prompt = question(state, QStringLiteral("ask-section"), Asking::Choice);
    if (!choices.isEmpty())
        return prompt;
    for (const Group& group : furthest(state, surface)) {
        prompt.options.append({QString::number(group.sector),
                               {QStringLiteral("option-section"),
                                {{QStringLiteral("sector"), group.sector},
                                 {QStringLiteral("cars"), namesOf(state, group.cars)}}},
                               {},
                               {}});
    }
    return prompt;
}

std::vector<Wound> woundsOf(const State& state, const QStringList& choices, Surface surface, int markers)
{
    std::vector<Wound> wounds;
    for (const Group& group : furthest(state, surface)) {
        if (choices.isEmpty() || QString::number(group.sector) != choices.first())
            continue;
        for (const int car : group.cars)
            wounds.push_back({car, markers});
    }
    return wounds;
}

// Damage for those furthest along a jump, and down into the Trough beside them.
void intoTrough(Recorder& recorder, const QStringList& choices, int markers, Kills kills,
                const QString& ruling)
{
    const std::vector<Wound> wounds = woundsOf(recorder.state(), choices, Surface::Jump, markers);
    hurt(recorder, wounds, kills, ruling);
    for (const Wound& wound : wounds) {
        if (const auto* space = std::get_if<track::Space>(&recorder.state().cars[wound.car].at))
            moveCar(recorder, wound.car, track::Space{space->sector, track::troughLane}, citation(ruling));
    }
}

bool isOnTrack(const Car& car)
{
    return car.inRace() && !std::holds_alternative<track::InChute>(car.at);
}

// The teams that have a car to choose, clockwise from the active one, with their cars.
std::vector<std::vector<int>> carsByTeam(const State& state)
{
    const int seats = static_cast<int>(state.setup->teams.size());
    std::vector<std::vector<int>> teams;
    for (int step = 0; step < seats; ++step) {
        const int team = (state.sheet(state.segment.car).team + step) % seats;
        std::vector<int> cars;
        for (const int car : state.setup->carsOf(team)) {
            if (isOnTrack(state.cars[car]))
                cars.push_back(car);
        }
        if (!cars.empty())
            teams.push_back(cars);
    }
    return teams;
}

} // namespace

void blown(Recorder& recorder, const QStringList&)
{
    hurtActive(recorder, 3);
}

void outtaGas(Recorder& recorder, const QStringList&)
{
    hurtActive(recorder, 2);
}

void smallDamage(Recorder& recorder, const QStringList&)
{
    hurtActive(recorder, 1);
}

void failure(Recorder& recorder, const QStringList&)
{
    hurtActive(recorder, recorder.state().segment.damageBefore <= 1 ? 1 : 2, QStringLiteral("AR-59"));
}

void suspensionFailure(Recorder& recorder, const QStringList&)
{
    const int car = recorder.state().segment.car;
    const bool rough =
        isOn(recorder.state(), car, Surface::Rough) || isOn(recorder.state(), car, Surface::Jump);
    hurtActive(recorder, rough ? 2 : 1, QStringLiteral("AR-50"));
}

void bottomingOut(Recorder& recorder, const QStringList&)
{
    hurt(recorder, allOn(recorder.state(), Surface::Jump), Kills::DoNotScore, QStringLiteral("AR-50"));
}

void bumpyRide(Recorder& recorder, const QStringList&)
{
    hurt(recorder, allOn(recorder.state(), Surface::Rough), Kills::DoNotScore, QStringLiteral("AR-50"));
}

Prompt askFurthestOnJump(const State& state, const QStringList& choices, const std::stop_token&)
{
    return askFurthest(state, choices, Surface::Jump);
}

Prompt askFurthestOnRough(const State& state, const QStringList& choices, const std::stop_token&)
{
    return askFurthest(state, choices, Surface::Rough);
}

void bigAir(Recorder& recorder, const QStringList& choices)
{
    intoTrough(recorder, choices, 2, Kills::DoNotScore, QStringLiteral("AR-50"));
}

void greasingTheLanding(Recorder& recorder, const QStringList& choices)
{
    intoTrough(recorder, choices, 3, Kills::DoNotScore, QStringLiteral("AR-50"));
}

void missedJump(Recorder& recorder, const QStringList& choices)
{
    // AR-51: this card alone does not say that nobody scores; a house may read it like the others.
    const bool turned = recorder.state().setup->rulings.has(Turned::MissedJump);
    intoTrough(recorder, choices, 1, turned ? Kills::DoNotScore : Kills::Score, QStringLiteral("AR-51"));
}

void roll(Recorder& recorder, const QStringList& choices)
{
    hurt(recorder, woundsOf(recorder.state(), choices, Surface::Rough, 4), Kills::DoNotScore,
         QStringLiteral("AR-50"));
}

void snappedTheStruts(Recorder& recorder, const QStringList& choices)
{
    hurt(recorder, woundsOf(recorder.state(), choices, Surface::Rough, 3), Kills::DoNotScore,
         QStringLiteral("AR-50"));
}

Prompt askDebris(const State& state, const QStringList& choices, const std::stop_token&)
{
    Prompt prompt = question(state, QStringLiteral("ask-debris"), Asking::Piece);
    const auto teams = carsByTeam(state);
    if (choices.size() == static_cast<qsizetype>(teams.size()))
        return prompt;
    const std::vector<int>& cars = teams[static_cast<size_t>(choices.size())];
    prompt.question.args[QStringLiteral("team")] = state.teamOf(cars.front()).name;
    for (const int car : cars) {
        prompt.options.append(carOption(state, car));
        prompt.options.last().role = table::Role::Target;
    }
    return prompt;
}

void dangerousDebris(Recorder& recorder, const QStringList& choices)
{
    std::vector<Wound> wounds;
    for (const QString& id : choices)
        wounds.push_back({recorder.state().setup->carIndex(id), 1});
    hurt(recorder, wounds, Kills::DoNotScore, QStringLiteral("AR-33"));
}

} // namespace roadmarshal::apocalypse_road::events
