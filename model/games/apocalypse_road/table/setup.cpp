#include "setup.h"

#include "games/apocalypse_road/turn/grid.h"
#include "names.h"
#include "table/names_given.h"
#include "table/ruling.h"
#include "team_kind.h"
#include "track/load.h"
#include "track_library.h"
#include "json/reader.h"

#include <QJsonArray>
#include <QSet>

namespace roadmarshal::apocalypse_road {

namespace {

const QString teamsKey = QStringLiteral("teams");
const QString trackKey = QStringLiteral("track");
const QString carsKey = QStringLiteral("cars");
const QString startersKey = QStringLiteral("starters");
const QString idKey = QStringLiteral("id");
const QString playerKey = QStringLiteral("player");
const QString decksKey = QStringLiteral("decks");
const QString revealKey = QStringLiteral("reveal");
const QString formatKey = QStringLiteral("format");
const QString standsKey = QStringLiteral("stands");
const QString pointsKey = QStringLiteral("points");

std::unexpected<Problem> wrong(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

std::expected<QJsonObject, Problem> teamById(const content::Library& library, const QString& id,
                                             const QString& place)
{
    const auto found = library.find(teamKind(), id);
    if (found)
        return found->json;
    if (!found.error().file.isEmpty())
        return wrong(place + u':', found.error().toLine());
    QStringList known;
    for (const content::Item& team : library.list(teamKind()).items)
        known.append(team.id);
    return wrong(place,
                 QStringLiteral("is \"%1\"; known teams are %2").arg(id, known.join(QStringLiteral(", "))));
}

// A team is given as "red", as {"id": "red", "player": "Ann"}, or with its cars in full.
std::expected<QJsonObject, Problem> completeTeam(const json::Reader& reader, const content::Library& library)
{
    if (reader.isString())
        return teamById(library, reader.text(), reader.path());
    QJsonObject team = reader.object();
    if (team.contains(carsKey))
        return team;
    auto known = teamById(library, team[idKey].toString(), reader.path() + QStringLiteral(".id"));
    if (!known)
        return known;
    for (auto field = team.begin(); field != team.end(); ++field)
        known->insert(field.key(), field.value());
    return known;
}

// Words that name other things in a line of shorthand.
bool isWordOfTheGame(const QString& id)
{
    static const QStringList words{QStringLiteral("marker"), QStringLiteral("chute"), QStringLiteral("race"),
                                   QStringLiteral("event"), QStringLiteral("combat")};
    return words.contains(id) || eventDeck().kindOf(id) >= 0;
}

QString readId(const json::Reader& reader, qsizetype longest)
{
    const QString id = reader.text(longest);
    checkId(reader, id);
    return id;
}

CarSheet readCar(const json::Reader& reader, int team)
{
    CarSheet car;
    car.id = readId(reader[idKey], longestNumber);
    car.driver = table::readName(reader[QStringLiteral("driver")], longestName);
    car.speed = reader[QStringLiteral("speed")].integer(0, highestSpeed, 5);
    car.defense = reader[QStringLiteral("defense")].integer(0, highestDefense, 2);
    car.targeting = reader[QStringLiteral("targeting")].integer(0, highestTargeting, 0);
    car.weapon = static_cast<Weapon>(reader[QStringLiteral("weapon")].word(weaponWords, 0));
    car.mount = static_cast<Mount>(reader[QStringLiteral("mount")].word(mountWords, 0));
    car.team = team;
    return car;
}

// A set-up to read teams into.
Setup nobody()
{
    return {{}, track::Graph(track::Track{}), {}, {}, {}, shortPool, true, {}, {}, {}};
}

void readTeam(const json::Reader& reader, Setup& setup, bool stands)
{
    const int seat = static_cast<int>(setup.teams.size());
    table::Team team;
    team.id = readId(reader[idKey], longestTeamId);
    if (setup.teamIndex(team.id) >= 0 || setup.carIndex(team.id) >= 0)
        reader[idKey].fail(QStringLiteral("\"%1\" is taken").arg(team.id));
    team.name = table::readName(reader[QStringLiteral("name")], longestName, team.id);
    team.player = table::readName(reader[playerKey], longestName);
    team.livery = reader[QStringLiteral("livery")].integer(0, mostTeams - 1, seat);
    setup.teams.push_back(team);

    const json::Reader cars = reader[carsKey];
    const qsizetype count = cars.size(carsPerTeam);
    if (count != carsPerTeam && !stands)
        cars.fail(QStringLiteral("has %1 entries, a team has %2 cars").arg(count).arg(carsPerTeam));
    for (qsizetype i = 0; i < count; ++i) {
        const CarSheet car = readCar(cars[i], seat);
        if (setup.carIndex(car.id) >= 0 || setup.teamIndex(car.id) >= 0)
            cars[i][idKey].fail(QStringLiteral("\"%1\" is taken").arg(car.id));
        setup.cars.push_back(car);
    }
    for (qsizetype i = count; i < carsPerTeam; ++i)
        setup.cars.push_back(missingCar(seat, static_cast<int>(i)));
}

// Says of every team which cars begin, so that nobody who reads the set-up has to know the default.
QJsonArray withStarters(const QJsonArray& teams, const Setup& setup)
{
    QJsonArray named;
    for (qsizetype seat = 0; seat < teams.size(); ++seat) {
        QJsonArray starters;
        for (const int car : setup.starters) {
            if (setup.cars[car].team == seat)
                starters.append(setup.cars[car].id);
        }
        QJsonObject team = teams[seat].toObject();
        team[startersKey] = starters;
        named.append(team);
    }
    return named;
}

// AR-46: so many cars of the eight begin; the first ones unless the team chose.
void readStarters(const json::Reader& reader, int seat, Setup& setup)
{
    const int wanted = setup.carsInRace();
    if (!reader.has(startersKey)) {
        for (int i = 0; i < wanted; ++i)
            setup.starters.push_back(seat * carsPerTeam + i);
        return;
    }
    const json::Reader starters = reader[startersKey];
    const qsizetype count = starters.size(carsPerTeam);
    if (count != wanted)
        starters.fail(QStringLiteral("has %1 entries, each team begins with %2 cars").arg(count).arg(wanted));
    for (qsizetype i = 0; i < count; ++i) {
        const int car = setup.carIndex(starters[i].text());
        if (car < 0 || setup.cars[car].team != seat || std::ranges::contains(setup.starters, car))
            starters[i].fail(QStringLiteral("is no car of this team, or named twice"));
        setup.starters.push_back(car);
    }
}

// AR-47: what the card table does not tell are cards whose faces nobody knows; a size given by hand counts.
void completeRaceDeck(const json::Reader& given, QJsonObject& complete)
{
    constexpr int counted = 92;
    constexpr int boxed = 96;
    const QString race = wordFor(deckWords, DeckId::Race);
    const QString size = QStringLiteral("size");
    QJsonObject decks = complete[decksKey].toObject();
    QJsonObject deck = decks[race].toObject();
    if (deck[size].toInt() != counted)
        return;
    if (deck[QStringLiteral("by")] == QStringLiteral("app"))
        return given.fail(QStringLiteral("lets the app deal the race cards; of 96 it knows only %1, so they "
                                         "have to be on the table (AR-47)")
                              .arg(counted));
    deck[size] = boxed;
    decks[race] = deck;
    complete[decksKey] = decks;
}

} // namespace

QString toText(Weapon weapon)
{
    return wordFor(weaponWords, weapon);
}

QString toText(Mount mount)
{
    return wordFor(mountWords, mount);
}

int Setup::carIndex(const QString& id) const
{
    for (size_t i = 0; i < cars.size(); ++i) {
        if (cars[i].id == id)
            return static_cast<int>(i);
    }
    return -1;
}

int Setup::teamIndex(const QString& id) const
{
    for (size_t i = 0; i < teams.size(); ++i) {
        if (teams[i].id == id)
            return static_cast<int>(i);
    }
    return -1;
}

CarSheet missingCar(int team, int number)
{
    CarSheet sheet;
    // Longer than the id of any car of a file.
    sheet.id = QStringLiteral("%1/%2").arg(team).arg(number, longestWrittenCar, 10, QChar(u'0'));
    sheet.team = team;
    sheet.missing = true;
    return sheet;
}

void checkId(const json::Reader& reader, const QString& id)
{
    table::checkId(reader, id, isWordOfTheGame(id));
}

track::Track asOurs(track::Track track)
{
    if (track.system.isEmpty())
        track.system = QStringLiteral("apocalypse-road");
    return track;
}

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder)
{
    const json::Reader reader{QJsonValue(setup)};
    const QString format = QStringLiteral("roadmarshal-setup/1");
    if (reader[formatKey].text(60, format) != format)
        return wrong(formatKey, QStringLiteral("is not %1").arg(format));
    QJsonObject complete{{formatKey, format}};
    for (const QString& known :
         {trackKey, teamsKey, QStringLiteral("length"), QStringLiteral("grid"), decksKey, revealKey,
          standsKey, pointsKey, table::rulingsKey, table::houseKey}) {
        if (setup.contains(known))
            complete[known] = setup[known];
    }
    const json::Reader track = reader[trackKey];
    if (!track.isObject()) {
        const auto found =
            TrackLibrary::beside(folder).findToRaceOn(track.text(60, QStringLiteral("rust-bowl")));
        if (track.problem())
            return std::unexpected(*track.problem());
        if (!found)
            return wrong(trackKey + u':', found.error().toLine());
        complete[trackKey] = track::store(asOurs(*found));
    }
    const json::Reader teams = reader[teamsKey];
    const content::Library library = content::Library::beside(folder);
    QJsonArray list;
    for (qsizetype i = 0; i < teams.size(mostTeams); ++i) {
        const auto team = completeTeam(teams[i], library);
        if (!team)
            return std::unexpected(team.error());
        list.append(*team);
    }
    if (reader.problem())
        return std::unexpected(*reader.problem());
    complete[teamsKey] = list;
    complete[decksKey] = completeDecks(reader[decksKey], library);
    const TurnedRulings rulings = readTurned(reader[table::rulingsKey]);
    complete.remove(table::rulingsKey); // nothing turned is nothing said
    if (const QJsonObject turned = store(rulings); !turned.isEmpty())
        complete[table::rulingsKey] = turned;
    if (reader.has(table::houseKey))
        (void)table::readRulings(reader[table::houseKey]); // refused with its place if it is no ledger
    if (complete[table::houseKey].toArray().isEmpty())
        complete.remove(table::houseKey);
    if (rulings.has(Turned::FullDeck))
        completeRaceDeck(reader[decksKey], complete);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto checked = readSetup(complete);
    if (!checked)
        return std::unexpected(checked.error());
    if (const auto raced = track::withChute((*checked)->track); !raced)
        return wrong(QStringLiteral("track.") + raced.error().place, raced.error().reason);
    if (!(*checked)->starters.empty())
        complete[teamsKey] = withStarters(list, **checked);
    return complete;
}

std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& complete)
{
    const auto track = track::load(complete[trackKey].toObject()).transform(asOurs);
    if (!track)
        return wrong(QStringLiteral("track.") + track.error().place, track.error().reason);
    const json::Reader reader{QJsonValue(complete)};
    auto setup =
        std::make_shared<Setup>(Setup{*track, track::Graph(*track), {}, {}, {}, shortPool, true, {}, {}, {}});
    const bool isShort =
        reader[QStringLiteral("length")].word({QStringLiteral("short"), QStringLiteral("long")}, 0) == 0;
    setup->poolSize = isShort ? shortPool : longPool;
    const bool stands = reader[standsKey].boolean(false);
    if (stands)
        setup->poolSize = reader[pointsKey].integer(1, 1000, setup->poolSize);
    setup->gridByApp =
        reader[QStringLiteral("grid")].word({QStringLiteral("app"), QStringLiteral("table")}, 0) == 0;
    setup->decks = readDecks(reader[decksKey]);
    setup->reveal = table::readReveal(reader[revealKey]);
    setup->rulings = readTurned(reader[table::rulingsKey]);

    const json::Reader teams = reader[teamsKey];
    const qsizetype count = teams.size(mostTeams);
    if (count < fewestTeams)
        teams.fail(QStringLiteral("has %1 entries, the game is for %2 to %3 teams")
                       .arg(count)
                       .arg(fewestTeams)
                       .arg(mostTeams));
    for (qsizetype i = 0; i < count; ++i)
        readTeam(teams[i], *setup, stands);
    for (qsizetype i = 0; i < count && !stands && !reader.problem(); ++i)
        readStarters(teams[i], static_cast<int>(i), *setup);
    if (const size_t room = startingGrid(*setup).size(); !reader.problem() && room < setup->starters.size())
        reader[trackKey].fail(QStringLiteral("has a grid of %1, the teams bring %2 cars")
                                  .arg(room)
                                  .arg(setup->starters.size()));
    // 4.3: every hand can be filled.
    const int race = setup->decks.of(DeckId::Race).size;
    if (const int hands = handSize * static_cast<int>(count); !reader.problem() && race < hands)
        reader[decksKey].fail(
            QStringLiteral("has %1 race cards, the hands of all teams hold %2").arg(race).arg(hands));
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return setup;
}

QList<table::Team> knownTeams()
{
    QList<table::Team> teams;
    for (const content::Item& team : content::Library::standard().list(teamKind()).items)
        teams.append({team.id, team.name, {}, team.json[QStringLiteral("livery")].toInt()});
    return teams;
}

std::vector<CarSheet> sheetsOf(const QJsonObject& team)
{
    Setup alone = nobody();
    readTeam(json::Reader{QJsonValue(team)}, alone, false);
    return alone.cars;
}

std::optional<Problem> problemOfTeam(const QJsonObject& team)
{
    Setup alone = nobody();
    const json::Reader reader{QJsonValue(team)};
    readTeam(reader, alone, false);
    return reader.problem();
}

QJsonObject demoSetup()
{
    const auto team = [](const QString& id, const QString& player) {
        return QJsonObject{{idKey, id}, {playerKey, player}};
    };
    return {{trackKey, QStringLiteral("rust-bowl")},
            {QStringLiteral("length"), QStringLiteral("short")},
            {QStringLiteral("grid"), QStringLiteral("app")},
            {decksKey, QJsonObject{{QStringLiteral("event"), QStringLiteral("app")},
                                   {QStringLiteral("combat"), QStringLiteral("app")}}},
            {teamsKey, QJsonArray{team(QStringLiteral("red"), QStringLiteral("Ann")),
                                  team(QStringLiteral("blue"), QStringLiteral("Ben")),
                                  team(QStringLiteral("amber"), QStringLiteral("Cleo")),
                                  team(QStringLiteral("teal"), QStringLiteral("Dan"))}}};
}

} // namespace roadmarshal::apocalypse_road
