#include "setup_file.h"

#include "content/library.h"
#include "games/rush_n_crush/course/read_course.h"
#include "names.h"
#include "position.h"
#include "table/names_given.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 40;

// Colours of the box; whoever else comes along is called by its id.
table::Team driverOf(const QString& id, int seat)
{
    const QList<table::Team> known = knownDrivers();
    const auto found = std::ranges::find(known, id, &table::Team::id);
    return found == known.end() ? table::Team{id, id, {}, seat} : *found;
}

table::Team readDriver(const json::Reader& reader, int seat)
{
    const json::Reader idField = reader[u"id"_s];
    const QString id = idField.text(longestCarId);
    table::checkId(idField, id, isWordOfTheGame(id));
    table::Team driver = driverOf(id, seat);
    driver.player = table::readName(reader[u"player"_s], longestName, QString());
    return driver;
}

void readDrivers(const json::Reader& from, Setup& setup)
{
    const qsizetype count = from.size(mostCars);
    if (count == 0)
        from.fail(u"has no entries, 1 to %1 are allowed"_s.arg(mostCars));
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const table::Team driver = readDriver(from[i], static_cast<int>(i));
        if (std::ranges::contains(setup.drivers, driver.id, &table::Team::id))
            from[i][u"id"_s].fail(u"is \"%1\" a second time"_s.arg(driver.id));
        setup.drivers.append(driver);
    }
}

// The laps that were chosen go into the course.
QJsonObject withLaps(const QJsonObject& setup, QJsonObject course)
{
    if (setup.contains(u"laps"_s))
        course[u"laps"_s] = setup[u"laps"_s];
    return course;
}

std::expected<std::shared_ptr<Setup>, Problem> readWith(const QJsonObject& json,
                                                        const content::Library& library)
{
    const json::Reader reader{QJsonValue(json)};
    auto course = courseAt(reader[u"course"_s], library);
    if (course && json.contains(u"laps"_s))
        course = readCourse(withLaps(json, course->json), library);
    if (!course)
        return std::unexpected(course.error());
    auto setup = std::make_shared<Setup>();
    setup->course = *std::move(course);
    readDrivers(reader[u"cars"_s], *setup);
    setup->dashboard = dashboardAt(reader[u"dashboard"_s]);
    setup->thermometer = reader[u"thermometer"_s].integer(1, hottest, setup->thermometer);
    setup->diceInApp = reader[u"dice"_s].word(diceWords, 0) == 1;
    setup->rulings = readTurned(reader[u"rulings"_s]);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return setup;
}

QJsonObject written(const Setup& setup)
{
    QJsonArray cars;
    for (const table::Team& driver : setup.drivers)
        cars.append(QJsonObject{{u"id"_s, driver.id}, {u"player"_s, driver.player}});
    return {{u"cars"_s, cars},
            {u"course"_s, setup.course.json},
            {u"dashboard"_s, setup.dashboard.json},
            {u"thermometer"_s, setup.thermometer},
            {u"dice"_s, diceWords[setup.diceInApp ? 1 : 0]},
            {u"rulings"_s, store(setup.rulings)}};
}

} // namespace

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder)
{
    return readWith(setup, content::Library::beside(folder)).transform([&](const auto& read) {
        QJsonObject complete = setup;
        complete.remove(u"laps"_s);
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
    for (const table::Team& driver : setup->drivers)
        state.cars.push_back(Car{.id = driver.id, .at = none, .lever = setup->dashboard.start});
    state.setup = std::move(setup);
    state.drawn = false;
    return state;
}

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder)
{
    return tableFrom(position, content::Library::beside(folder))
        .and_then([](State state) -> std::expected<table::LaidTable, Problem> {
            auto setup = std::make_shared<Setup>(*state.setup);
            for (int seat = 0; seat < std::ssize(state.cars); ++seat)
                setup->drivers.append(driverOf(state.car(seat).id, seat));
            const QJsonObject json = written(*setup);
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

QList<table::Team> knownDrivers()
{
    return {{u"red"_s, u"Red"_s, {}, 0},     {u"blue"_s, u"Blue"_s, {}, 1},
            {u"green"_s, u"Green"_s, {}, 3}, {u"yellow"_s, u"Yellow"_s, {}, 2},
            {u"white"_s, u"White"_s, {}, 6}, {u"black"_s, u"Black"_s, {}, 7}};
}

QJsonObject demoSetup()
{
    QJsonArray cars;
    const QStringList players{u"Ann"_s, u"Bo"_s, u"Cleo"_s, u"Dan"_s};
    for (qsizetype seat = 0; seat < players.size(); ++seat)
        cars.append(QJsonObject{{u"id"_s, knownDrivers()[seat].id}, {u"player"_s, players[seat]}});
    return {{u"cars"_s, cars}, {u"course"_s, u"dust-bowl"_s}, {u"dice"_s, u"app"_s}};
}

} // namespace roadmarshal::rush_n_crush
