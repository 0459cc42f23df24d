#include "setup.h"

#include "games/apocalypse_road/turn/grid.h"
#include "names.h"
#include "table/ruling.h"
#include "text/one_line.h"
#include "track/library.h"
#include "track/load.h"
#include "json/reader.h"

#include <QJsonArray>
#include <QSet>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr int mostTeams = 10;
const QString teamsKey = QStringLiteral("teams");
const QString trackKey = QStringLiteral("track");
const QString carsKey = QStringLiteral("cars");
const QString startersKey = QStringLiteral("starters");
const QString idKey = QStringLiteral("id");
const QString playerKey = QStringLiteral("player");
const QString decksKey = QStringLiteral("decks");
const QString revealKey = QStringLiteral("reveal");

std::unexpected<Problem> wrong(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

// The teams that come with the program.
const QJsonArray& teamLibrary()
{
    static const QJsonArray teams = json::readFile(QStringLiteral(":/teams/apocalypse-road.teams.json"))
                                        .value_or(QJsonObject())[teamsKey]
                                        .toArray();
    return teams;
}

std::expected<QJsonObject, Problem> teamById(const QString& id, const QString& place)
{
    QStringList known;
    for (const QJsonValue& team : teamLibrary()) {
        if (team[idKey] == id)
            return team.toObject();
        known.append(team[idKey].toString());
    }
    return wrong(place,
                 QStringLiteral("is \"%1\"; known teams are %2").arg(id, known.join(QStringLiteral(", "))));
}

// A team is given as "red", as {"id": "red", "player": "Ann"}, or with its cars in full.
std::expected<QJsonObject, Problem> completeTeam(const json::Reader& reader)
{
    if (reader.isString())
        return teamById(reader.text(), reader.path());
    QJsonObject team = reader.object();
    if (team.contains(carsKey))
        return team;
    auto known = teamById(team[idKey].toString(), reader.path() + QStringLiteral(".id"));
    if (!known)
        return known;
    for (auto field = team.begin(); field != team.end(); ++field)
        known->insert(field.key(), field.value());
    return known;
}

// Words that begin other lines of shorthand, or name other things in them.
bool isReserved(const QString& id)
{
    static const QStringList words{
        QStringLiteral("undo"), QStringLiteral("redo"),   QStringLiteral("set"),   QStringLiteral("note"),
        QStringLiteral("app"),  QStringLiteral("marker"), QStringLiteral("chute"), QStringLiteral("done"),
        QStringLiteral("next"), QStringLiteral("race"),   QStringLiteral("event"), QStringLiteral("combat")};
    return words.contains(id) || eventDeck().kindOf(id) >= 0;
}

// A name that can be typed as one word.
void checkId(const json::Reader& reader, const QString& id)
{
    const bool typable =
        std::ranges::all_of(id, [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; });
    if (id.isEmpty() || !typable)
        reader.fail(QStringLiteral("may have letters, digits, - and _ only"));
    else if (isReserved(id))
        reader.fail(QStringLiteral("is \"%1\", a word with another meaning").arg(id));
}

// A name is shown wherever there is room for it.
QString readName(const json::Reader& reader, const QString& otherwise = {})
{
    return text::onOneLine(reader.text(60, otherwise));
}

CarSheet readCar(const json::Reader& reader, int team)
{
    CarSheet car;
    car.id = reader[idKey].text(12);
    checkId(reader[idKey], car.id);
    car.driver = readName(reader[QStringLiteral("driver")]);
    car.speed = reader[QStringLiteral("speed")].integer(0, 20, 5);
    car.defense = reader[QStringLiteral("defense")].integer(0, 9, 2);
    car.targeting = reader[QStringLiteral("targeting")].integer(0, 9, 0);
    car.weapon = static_cast<Weapon>(reader[QStringLiteral("weapon")].word(weaponWords, 0));
    car.mount = static_cast<Mount>(reader[QStringLiteral("mount")].word(mountWords, 0));
    car.team = team;
    return car;
}

void readTeam(const json::Reader& reader, Setup& setup)
{
    const int seat = static_cast<int>(setup.teams.size());
    TeamSheet team;
    team.id = reader[idKey].text(24);
    checkId(reader[idKey], team.id);
    if (setup.teamIndex(team.id) >= 0 || setup.carIndex(team.id) >= 0)
        reader[idKey].fail(QStringLiteral("\"%1\" is taken").arg(team.id));
    team.name = readName(reader[QStringLiteral("name")], team.id);
    team.player = readName(reader[playerKey]);
    team.livery = reader[QStringLiteral("livery")].integer(0, mostTeams - 1, seat);
    setup.teams.push_back(team);

    const json::Reader cars = reader[carsKey];
    const qsizetype count = cars.size(carsPerTeam);
    if (count != carsPerTeam)
        cars.fail(QStringLiteral("has %1 entries, a team has %2 cars").arg(count).arg(carsPerTeam));
    for (qsizetype i = 0; i < count; ++i) {
        const CarSheet car = readCar(cars[i], seat);
        if (setup.carIndex(car.id) >= 0 || setup.teamIndex(car.id) >= 0)
            cars[i][idKey].fail(QStringLiteral("\"%1\" is taken").arg(car.id));
        setup.cars.push_back(car);
    }
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

Reveal readReveal(const json::Reader& reader)
{
    if (reader.value().isUndefined())
        return {};
    return {reader[QStringLiteral("previews")].boolean(true), reader[QStringLiteral("threats")].boolean(true),
            reader[QStringLiteral("odds")].boolean(true)};
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

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder)
{
    const json::Reader reader{QJsonValue(setup)};
    const QString format = QStringLiteral("roadmarshal-setup/1");
    if (reader[QStringLiteral("format")].text(60, format) != format)
        return wrong(QStringLiteral("format"), QStringLiteral("is not %1").arg(format));
    QJsonObject complete;
    for (const QString& known : {trackKey, teamsKey, QStringLiteral("length"), QStringLiteral("grid"),
                                 decksKey, revealKey, ledger::rulingsKey, ledger::houseKey}) {
        if (setup.contains(known))
            complete[known] = setup[known];
    }
    const json::Reader track = reader[trackKey];
    if (!track.isObject()) {
        const auto found = track::Library::beside(folder).find(track.text(60, QStringLiteral("rust-bowl")));
        if (track.problem())
            return std::unexpected(*track.problem());
        if (!found)
            return wrong(trackKey + u':', found.error().toLine());
        complete[trackKey] = track::store(*found);
    }
    const json::Reader teams = reader[teamsKey];
    QJsonArray list;
    for (qsizetype i = 0; i < teams.size(mostTeams); ++i) {
        const auto team = completeTeam(teams[i]);
        if (!team)
            return std::unexpected(team.error());
        list.append(*team);
    }
    if (reader.problem())
        return std::unexpected(*reader.problem());
    complete[teamsKey] = list;
    complete[decksKey] = completeDecks(reader[decksKey]);
    const Rulings rulings = readRulings(reader[ledger::rulingsKey]);
    complete.remove(ledger::rulingsKey); // nothing turned is nothing said
    if (const QJsonObject turned = store(rulings); !turned.isEmpty())
        complete[ledger::rulingsKey] = turned;
    if (reader.has(ledger::houseKey))
        (void)ledger::readRulings(reader[ledger::houseKey]); // refused with its place if it is no ledger
    if (complete[ledger::houseKey].toArray().isEmpty())
        complete.remove(ledger::houseKey);
    if (rulings.has(Turned::FullDeck))
        completeRaceDeck(reader[decksKey], complete);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto checked = readSetup(complete);
    if (!checked)
        return std::unexpected(checked.error());
    if (const auto raced = track::withChute((*checked)->track); !raced)
        return wrong(QStringLiteral("track.") + raced.error().place, raced.error().reason);
    complete[teamsKey] = withStarters(list, **checked);
    return complete;
}

std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& complete)
{
    auto track = track::load(complete[trackKey].toObject());
    if (!track)
        return wrong(QStringLiteral("track.") + track.error().place, track.error().reason);
    const json::Reader reader{QJsonValue(complete)};
    auto setup =
        std::make_shared<Setup>(Setup{*track, track::Graph(*track), {}, {}, {}, 12, true, {}, {}, {}});
    setup->poolSize =
        reader[QStringLiteral("length")].word({QStringLiteral("short"), QStringLiteral("long")}, 0) == 0 ? 12
                                                                                                         : 15;
    setup->gridByApp =
        reader[QStringLiteral("grid")].word({QStringLiteral("app"), QStringLiteral("table")}, 0) == 0;
    setup->decks = readDecks(reader[decksKey]);
    setup->reveal = readReveal(reader[revealKey]);
    setup->rulings = readRulings(reader[ledger::rulingsKey]);

    const json::Reader teams = reader[teamsKey];
    const qsizetype count = teams.size(mostTeams);
    if (count < 2)
        teams.fail(QStringLiteral("has %1 entries, the game is for 2 to %2 teams").arg(count).arg(mostTeams));
    for (qsizetype i = 0; i < count; ++i)
        readTeam(teams[i], *setup);
    for (qsizetype i = 0; i < count && !reader.problem(); ++i)
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

std::vector<TeamSheet> knownTeams()
{
    std::vector<TeamSheet> teams;
    for (const QJsonValue& team : teamLibrary())
        teams.push_back({team[idKey].toString(),
                         team[QStringLiteral("name")].toString(),
                         {},
                         team[QStringLiteral("livery")].toInt()});
    return teams;
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
