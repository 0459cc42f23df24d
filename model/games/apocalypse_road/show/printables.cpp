#include "printables.h"

#include "counters/car.h"
#include "games/apocalypse_road/table/names.h"

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

constexpr int damagePerTeam = 12;
constexpr int tokensOfAKind = 4;

// 2.3: the number on the roof, the defence at the rear; light and dark side.
PrintedPiece carOf(const CarSheet& car, const QString& team)
{
    Piece light{.id = car.id,
                .label = car.id,
                .team = team,
                .face = QStringLiteral("light"),
                .tokens = {QString::number(car.defense)}};
    Piece dark = light;
    dark.face = counters::darkFace.toString();
    return {.front = light, .back = dark};
}

PrintedPiece marker(const QString& letters, int copies, const Message& name, const QString& team = {})
{
    return {.front = {.id = letters, .label = letters, .team = team, .form = Form::Marker},
            .copies = copies,
            .name = name};
}

PrintedPiece firstPlayer()
{
    PrintedPiece made = marker(QStringLiteral("1."), 1, {QStringLiteral("printed-first-player"), {}});
    made.back = made.front;
    made.back->face = counters::darkFace.toString();
    return made;
}

PrintedSet markersOf(const Setup& setup)
{
    const int teams = static_cast<int>(setup.teams.size());
    PrintedSet set;
    set.pieces.append(firstPlayer());
    set.pieces.append(
        marker(QStringLiteral("×"), damagePerTeam * teams, {QStringLiteral("label-damage"), {}}));
    for (const QString& token : tokenWords)
        set.pieces.append(
            marker(counters::badgeLetters(token), tokensOfAKind, {QStringLiteral("token-") + token, {}}));
    return set;
}

} // namespace

Printables printables(const State& state)
{
    const Setup& setup = *state.setup;
    Printables made;
    for (int team = 0; team < static_cast<int>(setup.teams.size()); ++team) {
        const QString& id = setup.teams[team].id;
        PrintedSet set{id, {}};
        for (const int car : setup.carsOf(team)) {
            if (!state.sheet(car).missing)
                set.pieces.append(carOf(state.sheet(car), id));
        }
        set.pieces.append(
            marker(QStringLiteral("VP"), setup.poolSize, {QStringLiteral("label-points"), {}}, id));
        made.sets.append(set);
    }
    made.sets.append(markersOf(setup));
    return made;
}

} // namespace roadmarshal::apocalypse_road
