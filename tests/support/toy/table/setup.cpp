#include "setup.h"

#include "content/library.h"
#include "support/toy/decks/deck.h"
#include "table/names_given.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

namespace {

const QJsonObject& pond()
{
    static const QJsonObject yard{{u"id"_s, u"pond"_s},
                                  {u"name"_s, u"The Pond"_s},
                                  {u"landing"_s, u"c3"_s},
                                  {u"flooded"_s, QJsonArray()}};
    return yard;
}

Yard readYard(const json::Reader& reader)
{
    Yard yard{
        reader[u"id"_s].text(20), table::readName(reader[u"name"_s], 40), reader[u"landing"_s].text(2), {}};
    for (qsizetype i = 0; i < reader[u"flooded"_s].size(8); ++i)
        yard.flooded.append(reader[u"flooded"_s][i].text(2));
    return yard;
}

table::Team readTeam(const json::Reader& reader)
{
    const QString id = reader[u"id"_s].text(20);
    for (table::Team team : knownTeams()) {
        if (team.id != id)
            continue;
        team.player = table::readName(reader[u"player"_s], 40, QString());
        return team;
    }
    reader[u"id"_s].fail(u"is \"%1\", known are north, south"_s.arg(id));
    return {};
}

} // namespace

content::Kind yardKind()
{
    using enum content::Field::Need;
    return {.id = u"yard"_s,
            .label = u"field-yard"_s,
            .game = u"nine-yards"_s,
            .format = u"nine-yards-yard/1"_s,
            .folder = u"yards"_s,
            .ending = u".yard.json"_s,
            .fields = {{u"id"_s, u"field-yard"_s, content::Text{20}, Required},
                       {u"name"_s, u"field-yard"_s, content::Text{40}, Required},
                       {u"landing"_s, u"field-yard"_s, content::Text{2}, Required},
                       {u"flooded"_s, u"field-yard"_s, content::List{0, 8}, Required}}};
}

const table::Team& Setup::team(const QString& id) const
{
    return teams[0].id == id ? teams[0] : teams[1];
}

const QString& Setup::other(const QString& team) const
{
    return teams[0].id == team ? teams[1].id : teams[0].id;
}

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder)
{
    QJsonObject complete = setup;
    if (setup[u"yard"_s].toString() == u"pond"_s) {
        complete[u"yard"_s] = pond();
    } else if (setup[u"yard"_s].isString()) {
        const auto item = content::Library::beside(folder).find(yardKind(), setup[u"yard"_s].toString());
        if (!item)
            return std::unexpected(item.error().problem);
        complete[u"yard"_s] = item->json;
    }
    return readSetup(complete).transform([&](const Setup&) { return complete; });
}

std::expected<Setup, Problem> readSetup(const QJsonObject& json)
{
    const json::Reader reader{QJsonValue(json)};
    Setup setup;
    setup.json = json;
    const json::Reader teams = reader[u"teams"_s];
    if (teams.size(2) != 2)
        teams.fail(u"are not two"_s);
    for (qsizetype i = 0; i < 2 && !reader.problem(); ++i)
        setup.teams.append(readTeam(teams[i]));
    if (!reader.problem() && setup.teams[0].id == setup.teams[1].id)
        teams.fail(u"are the same"_s);
    setup.yard = readYard(reader[u"yard"_s]);
    const bool byApp = reader[u"deck"_s].word({u"table"_s, u"app"_s}, 1) == 1;
    const bool oil = reader[u"extras"_s].value().toArray().contains(u"oil"_s);
    setup.deck = deckSheet(byApp, oil);
    setup.rounds = reader[u"rounds"_s].integer(2, 9, 8);
    setup.calm = reader[u"calm"_s].boolean(false);
    if (reader.has(u"rulings"_s))
        setup.rulings = table::readTurned(rulings, reader[u"rulings"_s]);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return setup;
}

QJsonObject demoSetup()
{
    return {{u"teams"_s, QJsonArray{QJsonObject{{u"id"_s, u"north"_s}, {u"player"_s, u"Ann, Ada"_s}},
                                    QJsonObject{{u"id"_s, u"south"_s}, {u"player"_s, u"Bo"_s}}}},
            {u"yard"_s, u"pond"_s},
            {u"deck"_s, u"app"_s},
            {u"rounds"_s, 8}};
}

QList<table::Team> knownTeams()
{
    return {{u"north"_s, u"North"_s, {}, 2}, {u"south"_s, u"South"_s, {}, 5}};
}

QList<table::RulingChoice> rulingChoices()
{
    return table::choicesOf(rulings);
}

} // namespace roadmarshal::test::toy
