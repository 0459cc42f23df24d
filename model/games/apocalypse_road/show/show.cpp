#include "show.h"

#include "decks.h"
#include "games/apocalypse_road/table/names.h"
#include "games/apocalypse_road/turn/turns.h"
#include "memos.h"
#include "text/one_line.h"

#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

Message message(const QString& code, const QJsonObject& args = {})
{
    return {code, args};
}

QStringList tokensOf(const Car& car)
{
    QStringList tokens;
    for (int i = 0; i < tokenKinds; ++i) {
        if (car.has(static_cast<Token>(i)))
            tokens.append(tokenWords[i]);
    }
    return tokens;
}

Message whereIs(const Car& car)
{
    const QJsonObject args{{QStringLiteral("place"), toText(car.at)}};
    return std::visit(Match{[](Reserve) { return message(QStringLiteral("where-reserve")); },
                            [](Destroyed) { return message(QStringLiteral("where-destroyed")); },
                            [](track::InChute) { return message(QStringLiteral("where-chute")); },
                            [&](const auto&) { return message(QStringLiteral("where-on"), args); }},
                      car.at);
}

mats::Panel panelOf(const State& state, int index)
{
    const Car& car = state.cars[index];
    const CarSheet& sheet = state.sheet(index);
    mats::Panel panel;
    panel.subject = sheet.id;
    panel.title = text::onOneLine(sheet.id); // a position names its cars as it likes
    panel.subtitle = sheet.driver;
    panel.where = whereIs(car);
    panel.inPlay = car.inRace();
    panel.gone = std::holds_alternative<Destroyed>(car.at);
    panel.spent = car.inRace() && state.activated(car);
    panel.items.append(mats::Gauge{QStringLiteral("damage"), message(QStringLiteral("label-damage")),
                                   car.damage, mostDamage, true});
    panel.items.append(
        mats::Fact{message(QStringLiteral("label-speed")),
                   message(QStringLiteral("value-number"), {{QStringLiteral("number"), sheet.speed}}),
                   QStringLiteral("speed")});
    panel.items.append(
        mats::Fact{message(QStringLiteral("label-defense")),
                   message(QStringLiteral("value-number"), {{QStringLiteral("number"), sheet.defense}}),
                   QStringLiteral("shield")});
    panel.items.append(
        mats::Fact{message(QStringLiteral("label-weapon")),
                   message(QStringLiteral("value-weapon"),
                           {{QStringLiteral("weapon"), QStringLiteral("@weapon-") + toText(sheet.weapon)},
                            {QStringLiteral("mount"), QStringLiteral("@mount-") + toText(sheet.mount)}}),
                   QStringLiteral("weapon")});
    if (sheet.targeting > 0)
        panel.items.append(
            mats::Fact{message(QStringLiteral("label-targeting")),
                       message(QStringLiteral("value-bonus"), {{QStringLiteral("number"), sheet.targeting}}),
                       QStringLiteral("target")});
    if (car.inRace()) {
        for (int i = 0; i < tokenKinds; ++i)
            panel.items.append(mats::Token{tokenWords[i], message(QStringLiteral("token-") + tokenWords[i]),
                                           car.has(static_cast<Token>(i))});
    }
    return panel;
}

Piece pieceOf(const State& state, int index)
{
    const Car& car = state.cars[index];
    return {state.sheet(index).id,
            state.setup->teams[state.sheet(index).team].id,
            toText(car.at),
            car.dark,
            state.activated(car),
            car.damage,
            mostDamage,
            tokensOf(car)};
}

int carsToGo(const State& state, int team)
{
    int count = 0;
    for (const int car : state.setup->carsOf(team))
        count += state.canActivate(car);
    return count;
}

Message headline(const State& state)
{
    const QJsonObject args{
        {QStringLiteral("turn"), state.turn},
        {QStringLiteral("team"), state.setup->teams[state.winner < 0 ? state.toAct : state.winner].name}};
    switch (state.phase) {
    case Phase::Grid:
        return message(QStringLiteral("headline-grid"));
    case Phase::Over:
        return message(state.winner < 0 ? QStringLiteral("headline-over-nobody")
                                        : QStringLiteral("headline-over"),
                       args);
    case Phase::Discards:
        return message(QStringLiteral("headline-discards"), args);
    case Phase::Race:
        break;
    }
    return message(QStringLiteral("headline-race"), args);
}

// Who would be first player if the turn ended now, with the sums that say so.
Message firstPlayerRemark(const State& state)
{
    QStringList sums;
    for (int team = 0; team < static_cast<int>(state.pools.size()); ++team) {
        if (team != state.firstPlayer)
            sums.append(state.setup->teams[team].name + u' ' + QString::number(countedDamage(state, team)));
    }
    return message(QStringLiteral("remark-next-first"),
                   {{QStringLiteral("team"), state.setup->teams[nextFirstPlayer(state)].name},
                    {QStringLiteral("sums"), sums.join(QStringLiteral(", "))},
                    {QStringLiteral("holder"), state.setup->teams[state.firstPlayer].name}});
}

Message countdownRemark(const State& state)
{
    if (state.setup->rulings.has(Turned::NoCountdown))
        return message(QStringLiteral("remark-countdown-off"));
    if (state.clockStopped ||
        std::ranges::any_of(state.pools, [](const Pool& pool) { return pool.left <= 1; }))
        return message(QStringLiteral("remark-countdown-stopped"));
    return message(QStringLiteral("remark-countdown-runs"));
}

} // namespace

TableShow show(const State& state)
{
    TableShow table;
    // Shares the set-up's lifetime, so that no copy of the track is made.
    table.track = std::shared_ptr<const track::Track>(state.setup, &state.setup->track);
    for (int team = 0; team < static_cast<int>(state.pools.size()); ++team) {
        const TeamSheet& sheet = state.setup->teams[team];
        const Pool& pool = state.pools[team];
        table.teams.append({sheet.id, sheet.name, sheet.player, sheet.livery});
        table.standings.append({sheet.id, pool.left, pool.claimed, pool.removed, countedDamage(state, team),
                                team == state.firstPlayer, state.phase == Phase::Race && team == state.toAct,
                                carsToGo(state, team)});
        mats::TeamMat mat{sheet.id, {}, {}};
        for (const int car : state.setup->carsOf(team)) {
            if (!state.sheet(car).missing)
                mat.panels.append(panelOf(state, car));
        }
        table.mats.append(mat);
    }
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (state.cars[car].inRace())
            table.pieces.append(pieceOf(state, car));
    }
    table.decks = showDecks(state);
    table.headline = headline(state);
    if (state.phase == Phase::Race || state.phase == Phase::Discards)
        table.remarks = {firstPlayerRemark(state), countdownRemark(state)};
    table.memos = memosOf(state);
    if (state.winner >= 0)
        table.winner = state.setup->teams[state.winner].id;
    return table;
}

} // namespace roadmarshal::apocalypse_road
