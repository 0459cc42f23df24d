#include "position.h"

#include "games/rush_n_crush/course/read_course.h"
#include "names.h"
#include "read_acting.h"
#include "table/names_given.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

const QString format = QStringLiteral("roadmarshal-position/1");

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

void readHeader(const json::Reader& from)
{
    const json::Reader formatField = from[QStringLiteral("format")];
    if (const QString found = formatField.text(); found != format)
        formatField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, format));
    const json::Reader gameField = from[QStringLiteral("game")];
    if (const QString found = gameField.text(60, gameId); found != gameId)
        gameField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, gameId));
}

// A space that something can lie on.
int spaceAt(const json::Reader& reader, const Course& course)
{
    const QString text = reader.text();
    const int space = course.indexOf(text);
    if (space == none)
        reader.fail(QStringLiteral("is \"%1\", the course has no such space").arg(text));
    else if (course.at(space).rock)
        reader.fail(QStringLiteral("is \"%1\", which is rock").arg(text));
    return space;
}

QString readCarId(const json::Reader& reader, const State& state)
{
    QString id = reader.text(longestCarId);
    table::checkId(reader, id, isWordOfTheGame(id));
    if (state.carIndex(id) >= 0)
        reader.fail(QStringLiteral("is \"%1\" a second time").arg(id));
    return id;
}

int leverAt(const json::Reader& reader, const Dashboard& dashboard)
{
    if (!isGiven(reader))
        return dashboard.start;
    const QString text = reader.text();
    const int bubble = dashboard.indexOf(text);
    if (bubble < 0)
        reader.fail(QStringLiteral("is \"%1\", the dashboard has no such bubble").arg(text));
    return bubble;
}

void readTokens(const json::Reader& from, const Setup& setup, Car& car)
{
    for (const auto& property : Car::properties()) {
        int& value = car.*property.member;
        value = from[QLatin1StringView(property.name)].integer(property.least, property.most, value);
    }
    const json::Reader temperature = from[QStringLiteral("temperature")];
    if (car.temperature > setup.thermometer)
        temperature.fail(QStringLiteral("is %1, black is %2").arg(car.temperature).arg(setup.thermometer));
    if (car.isRacing() && car.temperature == setup.thermometer)
        temperature.fail(QStringLiteral("is %1, which is black, and the car is racing").arg(car.temperature));
}

Car readCar(const json::Reader& from, const State& state)
{
    Car car;
    car.id = readCarId(from[QStringLiteral("id")], state);
    const json::Reader at = from[QStringLiteral("at")];
    // Before the race a car may still wait beside the course; that has to be said.
    car.at = at.value().isNull() ? none : spaceAt(at, state.setup->course);
    car.lever = leverAt(from[QStringLiteral("lever")], state.setup->dashboard);
    car.fate = static_cast<Fate>(from[QStringLiteral("state")].word(fateWords, 0));
    readTokens(from, *state.setup, car);
    if (const int other = state.racingAt(car.at); car.isRacing() && other >= 0 && car.at != none)
        at.fail(QStringLiteral("is \"%1\", where car \"%2\" stands already")
                    .arg(at.value().toString(), state.car(other).id));
    return car;
}

void readCars(const json::Reader& from, State& state)
{
    const qsizetype count = from.size(mostCars);
    if (count == 0)
        from.fail(QStringLiteral("has no entries, 1 to %1 are allowed").arg(mostCars));
    for (qsizetype i = 0; i < count && !from.problem(); ++i)
        state.cars.push_back(readCar(from[i], state));
}

int carAt(const json::Reader& reader, const State& state)
{
    const QString id = reader.text(longestCarId);
    const int car = state.carIndex(id);
    if (car < 0)
        reader.fail(QStringLiteral("is \"%1\", which is none of the cars").arg(id));
    return car;
}

std::vector<int> readCarList(const json::Reader& from, const State& state)
{
    std::vector<int> list;
    if (!isGiven(from))
        return list;
    for (qsizetype i = 0; i < from.size(mostCars) && !from.problem(); ++i) {
        const int car = carAt(from[i], state);
        if (std::ranges::contains(list, car))
            from[i].fail(QStringLiteral("is \"%1\" a second time").arg(from[i].value().toString()));
        list.push_back(car);
    }
    return list;
}

void readNails(const json::Reader& from, State& state)
{
    if (!isGiven(from))
        return;
    for (qsizetype i = 0; i < from.size(mostNails); ++i)
        state.nails.push_back(spaceAt(from[i], state.setup->course));
    std::ranges::sort(state.nails);
}

void readTurn(const json::Reader& from, State& state)
{
    state.turn = from[QStringLiteral("turn")].integer(1, mostTurns, 1);
    const json::Reader order = from[QStringLiteral("order")];
    if (isGiven(order))
        state.order = readCarList(order, state);
    for (int car = 0; car < std::ssize(state.cars) && state.order; ++car) {
        if (state.car(car).isRacing() && !std::ranges::contains(*state.order, car))
            order.fail(QStringLiteral("lacks \"%1\", which is racing").arg(state.car(car).id));
    }
    const json::Reader acted = from[QStringLiteral("acted")];
    state.acted = readCarList(acted, state);
    for (size_t i = 0; i < state.acted.size() && !from.problem(); ++i) {
        if (!state.order || !std::ranges::contains(*state.order, state.acted[i]))
            acted[static_cast<qsizetype>(i)].fail(
                QStringLiteral("is \"%1\", which is not in the order").arg(state.car(state.acted[i]).id));
    }
}

// Who has crossed the line that often has won; nobody else has.
void checkCrossings(const json::Reader& from, const State& state)
{
    const auto winning = state.setup->winningCrossing();
    for (int car = 0; car < std::ssize(state.cars) && winning; ++car) {
        const int crossings = state.car(car).crossings;
        if (crossings < *winning || (crossings == *winning && state.winner == car))
            continue;
        from[QStringLiteral("cars")][car][QStringLiteral("crossings")].fail(
            QStringLiteral("is %1, number %2 would have won").arg(crossings).arg(*winning));
    }
}

std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const json::Reader& from,
                                                               const content::Library& library)
{
    auto course = courseAt(from[QStringLiteral("course")], library);
    if (!course)
        return std::unexpected(course.error());
    auto setup = std::make_shared<Setup>();
    setup->course = *std::move(course);
    setup->dashboard = dashboardAt(from[QStringLiteral("dashboard")]);
    setup->thermometer = from[QStringLiteral("thermometer")].integer(1, hottest, setup->thermometer);
    setup->diceInApp = from[QStringLiteral("dice")].word(diceWords, 0) == 1;
    setup->rulings = readTurned(from[QStringLiteral("rulings")]);
    if (from.problem())
        return std::unexpected(*from.problem());
    return setup;
}

QJsonArray idsOf(const State& state, const std::vector<int>& cars)
{
    QJsonArray ids;
    for (const int car : cars)
        ids.append(state.car(car).id);
    return ids;
}

QJsonObject written(const State& state, const Car& car)
{
    QJsonObject object{{QStringLiteral("id"), car.id},
                       {QStringLiteral("at"),
                        state.isPlaced(car) ? QJsonValue(toText(state.spaceOf(car).id)) : QJsonValue()},
                       {QStringLiteral("lever"), state.bubbleOf(car).id},
                       {QStringLiteral("state"), wordFor(fateWords, car.fate)}};
    for (const auto& property : Car::properties())
        object.insert(QLatin1StringView(property.name), car.*property.member);
    return object;
}

} // namespace

std::expected<State, Problem> tableFrom(const QJsonObject& object, const content::Library& library)
{
    const json::Reader reader{QJsonValue(object)};
    readHeader(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    auto setup = readSetup(reader, library);
    if (!setup)
        return std::unexpected(setup.error());
    State state;
    state.setup = *std::move(setup);
    readCars(reader[QStringLiteral("cars")], state);
    if (!reader.problem()) {
        readNails(reader[QStringLiteral("nails")], state);
        readTurn(reader, state);
        if (const json::Reader winner = reader[QStringLiteral("winner")]; isGiven(winner))
            state.winner = carAt(winner, state);
        checkCrossings(reader, state);
    }
    state.drawn = reader[QStringLiteral("drawn")].boolean(true);
    if (!reader.problem() && !state.isGridLaid() && (state.turn > 1 || state.order))
        reader[QStringLiteral("cars")].fail(QStringLiteral("are not all on the course, but the race is on"));
    if (const json::Reader acting = reader[QStringLiteral("acting")]; !reader.problem() && isGiven(acting))
        state.acting = readActing(acting, state);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return state;
}

QJsonObject positionOf(const State& state)
{
    const Setup& setup = *state.setup;
    QJsonArray cars;
    for (const Car& car : state.cars)
        cars.append(written(state, car));
    QJsonArray nails;
    for (const int space : state.nails)
        nails.append(toText(setup.course.at(space).id));
    QJsonObject position{
        {QStringLiteral("format"), format},
        {QStringLiteral("game"), gameId},
        {QStringLiteral("course"), setup.course.json},
        {QStringLiteral("dashboard"), setup.dashboard.json},
        {QStringLiteral("thermometer"), setup.thermometer},
        {QStringLiteral("dice"), diceWords[setup.diceInApp ? 1 : 0]},
        {QStringLiteral("rulings"), store(setup.rulings)},
        {QStringLiteral("cars"), cars},
        {QStringLiteral("nails"), nails},
        {QStringLiteral("turn"), state.turn},
        {QStringLiteral("order"), state.order ? QJsonValue(idsOf(state, *state.order)) : QJsonValue()},
        {QStringLiteral("acted"), idsOf(state, state.acted)},
        {QStringLiteral("acting"), state.acting ? QJsonValue(storeActing(state)) : QJsonValue()},
        {QStringLiteral("winner"), state.winner ? QJsonValue(state.car(*state.winner).id) : QJsonValue()}};
    if (!state.drawn)
        position.insert(QStringLiteral("drawn"), false);
    return position;
}

} // namespace roadmarshal::rush_n_crush
