#include "choices.h"

#include "table/ruling.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr qsizetype mostStoredBytes = 16 * 1024;
constexpr qsizetype longestWord = 60;
constexpr qsizetype mostStarters = 12;
constexpr int usualSeats = 4;

const QString teamsKey = QStringLiteral("teams");
const QString idKey = QStringLiteral("id");
const QString playerKey = QStringLiteral("player");
const QString startersKey = QStringLiteral("starters");
const QString trackKey = QStringLiteral("track");
const QString lengthKey = QStringLiteral("length");
const QString gridKey = QStringLiteral("grid");
const QString decksKey = QStringLiteral("decks");
const QString revealKey = QStringLiteral("reveal");
const QString previewsKey = QStringLiteral("previews");
const QString threatsKey = QStringLiteral("threats");
const QString oddsKey = QStringLiteral("odds");
const QString tableWord = QStringLiteral("table");
const QString appWord = QStringLiteral("app");
const QString houseWord = QStringLiteral("house");

QJsonValue deckField(const QString& choice)
{
    if (choice == houseWord)
        return QJsonObject{{QStringLiteral("by"), tableWord}, {QStringLiteral("cards"), houseWord}};
    return choice;
}

QString readDeck(const QJsonValue& field, bool mayBeHouse)
{
    if (field.isObject() && mayBeHouse)
        return houseWord;
    return field == appWord ? appWord : tableWord;
}

QJsonObject seatField(const SeatChoice& seat)
{
    QJsonObject team{{idKey, seat.team}, {playerKey, seat.player}};
    if (seat.starters)
        team[startersKey] = QJsonArray::fromStringList(*seat.starters);
    return team;
}

std::optional<QStringList> readStarters(const QJsonArray& stored)
{
    QStringList starters;
    for (const QJsonValue& car : stored) {
        const QString id = car.toString().left(longestWord);
        if (!id.isEmpty() && !starters.contains(id) && starters.size() < mostStarters)
            starters.append(id);
    }
    return starters.isEmpty() ? std::nullopt : std::optional(starters);
}

QList<SeatChoice> readSeats(const QJsonArray& stored, const QList<table::Team>& known)
{
    QList<SeatChoice> seats;
    for (const QJsonValue& team : stored) {
        const QString id = team[idKey].toString();
        const bool exists = std::ranges::contains(known, id, &table::Team::id);
        const bool taken = std::ranges::contains(seats, id, &SeatChoice::team);
        if (exists && !taken && seats.size() < mostSeats)
            seats.append({team[playerKey].toString().simplified().left(longestName), id,
                          readStarters(team[startersKey].toArray())});
    }
    return seats;
}

// One of two words, if the game knows the field at all.
QString readWord(const QJsonValue& stored, const QString& usual, const QString& other)
{
    return !usual.isEmpty() && stored == other ? other : usual;
}

bool isPlayable(const Choices& choices, const table::Game& game)
{
    return game.completeSetup(toSetup(choices), {}).has_value();
}

} // namespace

QJsonObject toSetup(const Choices& choices)
{
    QJsonArray teams;
    for (const SeatChoice& seat : choices.seats)
        teams.append(seatField(seat));
    QJsonObject setup{{trackKey, choices.track},
                      {teamsKey, teams},
                      {revealKey, QJsonObject{{previewsKey, choices.reveal.previews},
                                              {threatsKey, choices.reveal.threats},
                                              {oddsKey, choices.reveal.odds}}}};
    if (!choices.length.isEmpty())
        setup[lengthKey] = choices.length;
    if (!choices.grid.isEmpty())
        setup[gridKey] = choices.grid;
    QJsonObject decks;
    for (auto deck = choices.decks.begin(); deck != choices.decks.end(); ++deck)
        decks[deck.key()] = deckField(deck.value());
    if (!decks.isEmpty())
        setup[decksKey] = decks;
    QJsonObject rulings;
    for (auto ruling = choices.rulings.begin(); ruling != choices.rulings.end(); ++ruling)
        rulings[ruling.key()] = ruling.value();
    if (!rulings.isEmpty())
        setup[ledger::rulingsKey] = rulings;
    return setup;
}

void addHouseRulings(Choices& choices, const QJsonObject& turned, const table::Game& game)
{
    for (const table::RulingChoice& choice : game.rulingChoices()) {
        const QString word = turned[choice.ruling].toString();
        for (const table::RulingChoice::Option& option : choice.options) {
            if (option.word == word && word == choice.usual())
                choices.rulings.remove(choice.ruling);
            else if (option.word == word)
                choices.rulings[choice.ruling] = word;
        }
    }
}

bool offersHouseDeck(const QJsonObject& onTheTable, const QString& deck)
{
    return onTheTable[decksKey][deck][QStringLiteral("cards")].toArray().isEmpty();
}

QString freeTeam(const QList<SeatChoice>& seats, const QList<table::Team>& known)
{
    for (const table::Team& team : known) {
        if (!std::ranges::contains(seats, team.id, &SeatChoice::team))
            return team.id;
    }
    return {};
}

Choices usualChoices(const table::Game& game)
{
    const QList<table::Team> known = game.knownTeams();
    Choices choices;
    while (choices.seats.size() < std::min<qsizetype>(usualSeats, known.size()))
        choices.seats.append({{}, freeTeam(choices.seats, known)});
    // A game has the fields that its demo table sets.
    const QJsonObject demo = game.demoSetup();
    choices.track = demo[trackKey].toString();
    choices.length = demo[lengthKey].toString();
    choices.grid = demo[gridKey].toString();
    const auto complete = game.completeSetup(toSetup(choices), {});
    if (complete) {
        // Whoever wants the app to draw has to say so: the box is on the table.
        for (const QString& deck : (*complete)[decksKey].toObject().keys())
            choices.decks[deck] = tableWord;
    }
    return choices;
}

std::optional<Choices> readChoices(const QByteArray& stored, const table::Game& game)
{
    if (stored.isEmpty() || stored.size() > mostStoredBytes)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(stored).object();
    const Choices usual = usualChoices(game);
    const auto onTheTable = game.completeSetup(toSetup(usual), {});
    Choices choices = usual;
    choices.seats = readSeats(object[teamsKey].toArray(), game.knownTeams());
    if (choices.seats.size() < fewestSeats)
        return std::nullopt;
    choices.track = object[trackKey].toString(usual.track).left(longestWord);
    choices.length = readWord(object[lengthKey], usual.length, QStringLiteral("long"));
    choices.grid = readWord(object[gridKey], usual.grid, tableWord);
    for (auto deck = choices.decks.begin(); deck != choices.decks.end(); ++deck)
        deck.value() = readDeck(object[decksKey][deck.key()],
                                offersHouseDeck(onTheTable.value_or(QJsonObject()), deck.key()));
    const QJsonValue reveal = object[revealKey];
    choices.reveal = {reveal[previewsKey].toBool(true), reveal[threatsKey].toBool(true),
                      reveal[oddsKey].toBool(true)};

    addHouseRulings(choices, object[ledger::rulingsKey].toObject(), game);

    // A track may be gone, a team's cars may be others by now.
    if (isPlayable(choices, game))
        return choices;
    Choices onUsualTrack = choices;
    onUsualTrack.track = usual.track;
    if (isPlayable(onUsualTrack, game))
        return onUsualTrack;
    for (Choices* tried : {&choices, &onUsualTrack}) {
        for (SeatChoice& seat : tried->seats)
            seat.starters.reset();
        if (isPlayable(*tried, game))
            return *tried;
    }
    return std::nullopt;
}

QByteArray storeChoices(const Choices& choices)
{
    return QJsonDocument(toSetup(choices)).toJson(QJsonDocument::Compact);
}

} // namespace roadmarshal::views
