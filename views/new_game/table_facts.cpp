#include "table_facts.h"

#include <QJsonArray>

namespace roadmarshal::views {

namespace {

CarFacts carFacts(const mats::Panel& panel, const table::Game& game)
{
    CarFacts car{panel.subject, panel.subtitle, {}};
    for (const mats::Item& item : panel.items) {
        if (const auto* fact = std::get_if<mats::Fact>(&item))
            car.facts.append({game.say(fact->label), game.say(fact->value), fact->icon});
    }
    return car;
}

QStringList startersOf(const QJsonValue& team)
{
    QStringList starters;
    for (const QJsonValue& car : team[QStringLiteral("starters")].toArray())
        starters.append(car.toString());
    return starters;
}

} // namespace

std::expected<TableFacts, Problem> lookUp(const table::Game& game, const Choices& choices)
{
    auto setup = game.completeSetup(toSetup(choices), {});
    if (!setup)
        return std::unexpected(setup.error());
    const auto state = game.begin(*setup);
    if (!state)
        return std::unexpected(state.error());
    const table::TableShow show = game.show(*state);
    TableFacts facts;
    facts.track = show.track;
    const QJsonArray teams = (*setup)[QStringLiteral("teams")].toArray();
    for (qsizetype seat = 0; seat < show.teams.size(); ++seat) {
        TeamFacts team{show.teams[seat], {}, startersOf(teams[seat])};
        for (const mats::TeamMat& mat : show.mats) {
            if (mat.team != team.team.id)
                continue;
            for (const mats::Panel& panel : mat.panels)
                team.cars.append(carFacts(panel, game));
        }
        facts.teams.append(team);
    }
    for (const table::DeckShow& deck : show.decks)
        facts.decks.append({deck.id, game.say(deck.name)});
    facts.points = show.standings.isEmpty() ? 0 : show.standings.first().pool;
    facts.setup = *std::move(setup);
    return facts;
}

QStringList fitStarters(const QStringList& picked, const TeamFacts& team)
{
    const qsizetype wanted = team.starters.size();
    QStringList kept = picked.first(std::min(picked.size(), wanted));
    for (const CarFacts& car : team.cars) {
        if (kept.size() < wanted && !kept.contains(car.id))
            kept.append(car.id);
    }
    QStringList inOrder;
    for (const CarFacts& car : team.cars) {
        if (kept.contains(car.id))
            inOrder.append(car.id);
    }
    return inOrder;
}

} // namespace roadmarshal::views
