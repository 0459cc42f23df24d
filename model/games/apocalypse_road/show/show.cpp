#include "show.h"

#include "car_facts.h"
#include "decks.h"
#include "games/apocalypse_road/table/names.h"
#include "games/apocalypse_road/turn/turns.h"
#include "memos.h"
#include "standings.h"
#include "text/one_line.h"
#include "track/board_of.h"

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
    panel.items.append(mats::Gauge{.property = QStringLiteral("damage"),
                                   .label = message(QStringLiteral("label-damage")),
                                   .value = car.damage,
                                   .most = mostDamage,
                                   .isWear = true});
    for (const mats::Fact& fact : printedFacts(sheet))
        panel.items.append(fact);
    if (car.inRace()) {
        for (int i = 0; i < tokenKinds; ++i)
            panel.items.append(mats::Token{tokenWords[i], message(QStringLiteral("token-") + tokenWords[i]),
                                           car.has(static_cast<Token>(i))});
    }
    return panel;
}

Piece pieceOf(const State& state, int index)
{
    static const QStringList faces{QStringLiteral("light"), QStringLiteral("dark")};
    const Car& car = state.cars[index];
    const QString& id = state.sheet(index).id;
    return {.id = id,
            .label = id,
            .team = state.setup->teams[state.sheet(index).team].id,
            .places = {toText(car.at)},
            .face = faces[car.dark ? 1 : 0],
            .faces = faces,
            .wear = car.damage,
            .mostWear = mostDamage,
            .spent = state.activated(car),
            .tokens = tokensOf(car)};
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
    table.board = track::boardOf(state.setup->track);
    table.venue = {state.setup->track.id, state.setup->track.name};
    for (int team = 0; team < static_cast<int>(state.pools.size()); ++team) {
        const Team& sheet = state.setup->teams[team];
        table.teams.append({sheet.id, sheet.name, sheet.player, sheet.livery});
        mats::Mat mat{sheet.id, {}, {}};
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
    table.standings = standingsOf(state);
    table.outcome = outcomeOf(state);
    table.decks = showDecks(state);
    table.headline = headline(state);
    if (state.phase == Phase::Race || state.phase == Phase::Discards)
        table.remarks = {firstPlayerRemark(state), countdownRemark(state)};
    table.memos = memosOf(state);
    return table;
}

} // namespace roadmarshal::apocalypse_road
