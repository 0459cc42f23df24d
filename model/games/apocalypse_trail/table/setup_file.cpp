#include "setup_file.h"

#include "names.h"
#include "position.h"
#include "read_box.h"
#include "read_content.h"
#include "read_trail.h"
#include "table/names_given.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPlayer = 40;
constexpr qsizetype mostSettings = 50;

table::Team crewOf(const QString& id, int seat)
{
    const QList<table::Team> known = knownCrews();
    const auto found = std::ranges::find(known, id, &table::Team::id);
    return found == known.end() ? table::Team{id, id, {}, seat} : *found;
}

// An id alone, or an object with it.
table::Team readCrew(const json::Reader& reader, int seat)
{
    const json::Reader idField = reader.isString() ? reader : reader[u"id"_s];
    table::Team crew = crewOf(readId(idField), seat);
    if (!reader.isString())
        crew.player = table::readName(reader[u"player"_s], longestPlayer, QString());
    return crew;
}

void readCrews(const json::Reader& from, Setup& setup)
{
    const qsizetype count = from.size(mostCrews);
    if (count == 0)
        from.fail(u"has no entries, 1 to %1 are allowed"_s.arg(mostCrews));
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const table::Team crew = readCrew(from[i], static_cast<int>(i));
        const json::Reader field = from[i].isString() ? from[i] : from[i][u"id"_s];
        if (std::ranges::contains(setup.crews, crew.id, &table::Team::id))
            field.fail(u"is \"%1\" a second time"_s.arg(crew.id));
        if (setup.box.person(crew.id) || setup.box.mod(crew.id) || setup.box.vehicle(crew.id))
            field.fail(u"is \"%1\", which is a card of the box"_s.arg(crew.id));
        setup.crews.append(crew);
    }
}

void readSettings(const json::Reader& from, Setup& setup)
{
    const qsizetype count = from.size(mostSettings);
    if (count == 0)
        from.fail(u"has no entries, 1 is needed"_s);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const QString id = from[i].text(longestId);
        if (!setup.box.setting(id))
            from[i].fail(u"is \"%1\", the box has no such setting"_s.arg(id));
        else if (setup.settings.contains(id))
            from[i].fail(u"is \"%1\" a second time"_s.arg(id));
        setup.settings.append(id);
    }
}

// AT-10: in a Race that names nobody the die decides.
void readFirst(const json::Reader& from, Setup& setup)
{
    if (isGiven(from))
        setup.first = from.text(longestId);
    if (setup.first.isEmpty() && !setup.isRace() && !setup.crews.isEmpty())
        setup.first = setup.crews.front().id;
    if (!setup.first.isEmpty() && !std::ranges::contains(setup.crews, setup.first, &table::Team::id))
        from.fail(u"is \"%1\", which is none of the crews"_s.arg(setup.first));
}

std::expected<std::shared_ptr<Setup>, Problem> readWith(const QJsonObject& json,
                                                        const content::Library& library)
{
    const json::Reader reader{QJsonValue(json)};
    return readCommon(reader, library)
        .and_then([&](std::shared_ptr<Setup> setup) -> std::expected<std::shared_ptr<Setup>, Problem> {
            readFirst(reader[u"first"_s], *setup);
            if (reader.problem())
                return std::unexpected(*reader.problem());
            return setup;
        });
}

QJsonObject written(const Setup& setup)
{
    QJsonArray crews;
    for (const table::Team& crew : setup.crews)
        crews.append(QJsonObject{{u"id"_s, crew.id}, {u"player"_s, crew.player}});
    return {{u"mode"_s, wordFor(modeWords, setup.mode)},
            {u"trail"_s, setup.trail.json},
            {u"box"_s, setup.box.json},
            {u"settings"_s, QJsonArray::fromStringList(setup.settings)},
            {u"crews"_s, crews},
            {u"first"_s, setup.first.isEmpty() ? QJsonValue() : QJsonValue(setup.first)},
            {u"dice"_s, diceWords[setup.inApp ? 1 : 0]},
            {u"rulings"_s, store(setup.rulings)}};
}

// Who chooses no setting plays the first of the box.
QJsonObject withSettings(QJsonObject setup, const content::Library& library)
{
    if (setup.contains(u"settings"_s))
        return setup;
    const json::Reader reader{QJsonValue(setup)};
    const auto box = boxAt(reader[u"box"_s], library);
    if (box && !box->settings.empty())
        setup[u"settings"_s] = QJsonArray{box->settings.front().id};
    return setup;
}

} // namespace

std::expected<std::shared_ptr<Setup>, Problem> readCommon(const json::Reader& reader,
                                                          const content::Library& library)
{
    auto setup = std::make_shared<Setup>();
    setup->mode = static_cast<Mode>(reader[u"mode"_s].word(modeWords));
    auto trail = trailAt(reader[u"trail"_s], library);
    if (reader.problem() || !trail)
        return std::unexpected(reader.problem() ? *reader.problem() : trail.error());
    auto box = boxAt(reader[u"box"_s], library);
    if (!box)
        return std::unexpected(box.error());
    setup->trail = *std::move(trail);
    setup->box = *std::move(box);
    readSettings(reader[u"settings"_s], *setup);
    readCrews(reader[u"crews"_s], *setup);
    setup->inApp = reader[u"dice"_s].word(diceWords, 0) == 1;
    setup->rulings = readTurned(reader[u"rulings"_s]);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return setup;
}

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder)
{
    const content::Library library = content::Library::beside(folder);
    return readWith(withSettings(setup, library), library).transform([&](const auto& read) {
        QJsonObject complete = setup;
        const QJsonObject full = written(*read);
        for (auto field = full.begin(); field != full.end(); ++field)
            complete[field.key()] = field.value();
        return complete;
    });
}

std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& json)
{
    return readWith(json, content::Library::beside({})).transform([&](std::shared_ptr<Setup> setup) {
        setup->json = json;
        return std::shared_ptr<const Setup>(std::move(setup));
    });
}

State beginning(std::shared_ptr<const Setup> setup)
{
    State state;
    for (const table::Team& crew : setup->crews) {
        state.crews.push_back({.id = crew.id, .currency = setup->isRace() ? raceMoney : survivalMoney});
        if (setup->isRace())
            state.pawns.push_back({crew.id, 0});
    }
    if (!setup->isRace())
        state.pawns.push_back({convoyId, 0});
    state.first = setup->first;
    state.turn.step = Step::Outfit;
    state.outfit = Outfit{.stage = state.first.isEmpty() ? Stage::First : Stage::Leaders};
    state.setup = std::move(setup);
    return state;
}

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder)
{
    return tableFrom(position, content::Library::beside(folder))
        .and_then([](State state) -> std::expected<table::LaidTable, Problem> {
            const QJsonObject json = written(*state.setup);
            return readSetup(json).transform([&](const std::shared_ptr<const Setup>& read) {
                state.setup = read;
                return table::LaidTable{json, table::State::of(state)};
            });
        });
}

std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return readSetup(setup).and_then([&](const std::shared_ptr<const Setup>& read) {
        return tableFrom(stored, content::Library::beside({})).transform([&](State state) {
            state.setup = read;
            return state;
        });
    });
}

QList<table::Team> knownCrews()
{
    return {{u"red"_s, u"Red"_s, {}, 0},       {u"blue"_s, u"Blue"_s, {}, 1},
            {u"yellow"_s, u"Yellow"_s, {}, 2}, {u"green"_s, u"Green"_s, {}, 3},
            {u"white"_s, u"White"_s, {}, 4},   {u"black"_s, u"Black"_s, {}, 5}};
}

QJsonObject demoSetup()
{
    QJsonArray crews;
    const QStringList players{u"Ann"_s, u"Bo"_s, u"Cleo"_s};
    for (qsizetype seat = 0; seat < players.size(); ++seat)
        crews.append(QJsonObject{{u"id"_s, knownCrews()[seat].id}, {u"player"_s, players[seat]}});
    return {{u"mode"_s, u"survival"_s}, {u"trail"_s, u"long-road"_s},
            {u"box"_s, u"home"_s},      {u"settings"_s, QJsonArray{u"fever-season"_s}},
            {u"crews"_s, crews},        {u"dice"_s, u"app"_s}};
}

} // namespace roadmarshal::apocalypse_trail
