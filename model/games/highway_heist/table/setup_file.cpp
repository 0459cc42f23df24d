#include "setup_file.h"

#include "games/highway_heist/guide/kinds.h"
#include "games/highway_heist/guide/read_boards.h"
#include "games/highway_heist/guide/read_guide.h"
#include "names.h"
#include "position.h"
#include "table/names_given.h"

#include <QRegularExpression>

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPlayer = 40;
const QString usualGuide = QStringLiteral("tank");
const QStringList usualCharacters{u"brian"_s, u"tej"_s, u"roman"_s, u"driver-4"_s};
const QStringList usualBoards{u"street-drifter"_s, u"exotic-supercar"_s, u"street-racer"_s, u"vehicle-4"_s};

// What stands on the road, or is counted, is called so already.
bool isTaken(const Guide& guide, const QString& id)
{
    static const QRegularExpression suv(u"^suv[0-9]*$"_s);
    return suv.match(id).hasMatch() || guide.vehicle(id) || guide.counters.contains(id) ||
           guide.tokens.contains(id) || guide.stunts.contains(id) || guide.enemyCards.contains(id);
}

// "ann" for Ann; what can't be typed as one word is called by its seat.
QString idFor(const Guide& guide, const QString& name, qsizetype seat, const QStringList& taken)
{
    QString id;
    for (const QChar c : name.toLower()) {
        if (c.isLetterOrNumber())
            id.append(c);
    }
    id.truncate(longestId);
    if (mayBeId(id) && !isTaken(guide, id) && !taken.contains(id))
        return id;
    qsizetype number = seat + 1;
    while (taken.contains(u"p%1"_s.arg(number)))
        ++number;
    return u"p%1"_s.arg(number);
}

// Every player has an id and both boards, a copy of what is named by id.
QJsonObject withCopies(QJsonObject player, const content::Library& library)
{
    const auto copy = [&](const QString& key, const content::Kind& kind) {
        const QJsonValue given = player[key];
        if (given.isString() && !player.contains(key + u"Copy"_s)) {
            if (const auto item = library.find(kind, given.toString()))
                player[key + u"Copy"_s] = item->json;
        }
    };
    copy(u"character"_s, characterKind());
    copy(u"board"_s, vehicleBoardKind());
    return player;
}

QJsonArray completePlayers(const QJsonArray& given, const Guide& guide, const content::Library& library)
{
    QStringList taken;
    for (const QJsonValue& player : given)
        taken.append(player[u"id"_s].toString());
    QJsonArray players;
    for (qsizetype seat = 0; seat < given.size(); ++seat) {
        QJsonObject player = given[seat].toObject();
        if (player[u"id"_s].toString().isEmpty()) {
            player[u"id"_s] = idFor(guide, player[u"player"_s].toString(), seat, taken);
            taken.append(player[u"id"_s].toString());
        }
        if (!player.contains(u"character"_s) && seat < usualCharacters.size())
            player[u"character"_s] = usualCharacters[seat];
        if (!player.contains(u"board"_s) && seat < usualBoards.size())
            player[u"board"_s] = usualBoards[seat];
        players.append(withCopies(player, library));
    }
    return players;
}

const QString laidKey = u"laid"_s;

// The copy of a board, called as it was chosen.
json::Reader copyOr(const json::Reader& player, const QString& key)
{
    return player.has(key + u"Copy"_s) ? player[key + u"Copy"_s] : player[key];
}

Seat readSeat(const json::Reader& reader, const content::Library& library)
{
    Seat seat;
    seat.id = reader[u"id"_s].text();
    checkId(reader[u"id"_s], seat.id);
    seat.name = table::readName(reader[u"player"_s], longestPlayer, QString());
    if (reader.has(u"colour"_s))
        seat.colour = table::readName(reader[u"colour"_s], longestPlayer, QString());
    seat.character = characterAt(copyOr(reader, u"character"_s), library);
    seat.character.json = reader[u"character"_s].value();
    seat.board = vehicleBoardAt(copyOr(reader, u"board"_s), library);
    seat.board.json = reader[u"board"_s].value();
    return seat;
}

// HH-2: nobody has the boards of somebody else.
void checkUnique(const json::Reader& players, const std::vector<Seat>& seats)
{
    for (size_t i = 0; i < seats.size(); ++i) {
        for (size_t j = 0; j < i; ++j) {
            const json::Reader second = players[static_cast<qsizetype>(i)];
            if (seats[i].id == seats[j].id)
                second[u"id"_s].fail(u"is \"%1\" a second time"_s.arg(seats[i].id));
            if (seats[i].character.json.isString() && seats[i].character.json == seats[j].character.json)
                second[u"character"_s].fail(u"is somebody else's"_s);
            if (seats[i].board.json.isString() && seats[i].board.json == seats[j].board.json)
                second[u"board"_s].fail(u"is somebody else's"_s);
        }
    }
}

void readSeats(const json::Reader& players, const content::Library& library, bool isLaid, Setup& setup)
{
    const qsizetype count = players.size(mostPlayers);
    if (count == 0)
        players.fail(u"has no entries, 1 to %1 are allowed"_s.arg(mostPlayers));
    for (qsizetype i = 0; i < count && !players.problem(); ++i)
        setup.seats.push_back(readSeat(players[i], library));
    if (!players.problem() && !isLaid)
        checkUnique(players, setup.seats);
    std::ranges::sort(setup.seats, {}, &Seat::id);
}

std::expected<std::shared_ptr<Setup>, Problem> readWith(const QJsonObject& json,
                                                        const content::Library& library)
{
    const json::Reader reader{QJsonValue(json)};
    auto guide = guideAt(reader[u"guide"_s], library);
    if (!guide)
        return std::unexpected(guide.error());
    auto setup = std::make_shared<Setup>();
    setup->guide = *std::move(guide);
    // What stands on a table already need not be as a game begins.
    const bool isLaid = reader[laidKey].boolean(false);
    readSeats(reader[u"players"_s], library, isLaid, *setup);
    setup->difficulty = static_cast<Difficulty>(reader[u"difficulty"_s].word(difficultyWords, 1));
    setup->diceInApp = reader[u"dice"_s].word(byWords, 0) == 1;
    setup->cardsInApp = reader[u"cards"_s].word(byWords, 0) == 1;
    if (reader.has(u"rulings"_s))
        setup->rulings = readTurned(reader[u"rulings"_s]);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    if (!isLaid && setup->seats.size() > setup->guide.road.start.size())
        return std::unexpected(Problem{u"players"_s, u"are more than the road has starting spaces"_s});
    return setup;
}

// What stands in place with an id is called by that, as one of the library is.
void addBoard(QJsonObject& player, const QString& key, const QJsonValue& board)
{
    const QString id = board[u"id"_s].toString();
    player[key] = id.isEmpty() ? board : QJsonValue(id);
    if (!id.isEmpty())
        player[key + u"Copy"_s] = board;
}

// A table that stands already, as a set-up.
QJsonObject setupOf(const State& state)
{
    QJsonArray players;
    for (const Seat& seat : state.setup->seats) {
        QJsonObject player{{u"id"_s, seat.id}};
        addBoard(player, u"character"_s, seat.character.json);
        addBoard(player, u"board"_s, seat.board.json);
        players.append(player);
    }
    return {{u"guide"_s, state.guide().json},
            {u"players"_s, players},
            {laidKey, true},
            {u"rulings"_s, store(state.setup->rulings)}};
}

// The pieces of the box in the place of ids: what lies in the library now has no say.
QJsonObject withBoards(QJsonObject stored, const QJsonObject& setup)
{
    QJsonObject players = stored[u"players"_s].toObject();
    for (const QJsonValue& value : setup[u"players"_s].toArray()) {
        const QJsonObject seat = value.toObject();
        const QString id = seat[u"id"_s].toString();
        QJsonObject player = players[id].toObject();
        for (const QString& key : {u"character"_s, u"board"_s}) {
            if (seat.contains(key + u"Copy"_s) && !player[key].isObject())
                player[key] = seat[key + u"Copy"_s];
        }
        players[id] = player;
    }
    stored[u"players"_s] = players;
    return stored;
}

} // namespace

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& given, const QString& folder)
{
    const content::Library library = content::Library::beside(folder);
    QJsonObject setup = given;
    if (!setup.contains(u"guide"_s))
        setup[u"guide"_s] = usualGuide;
    const auto guide = guideAt(json::Reader{QJsonValue(setup)}[u"guide"_s], library);
    if (!guide)
        return std::unexpected(guide.error());
    if (setup[u"players"_s].isArray())
        setup[u"players"_s] = completePlayers(setup[u"players"_s].toArray(), *guide, library);
    return readWith(setup, library).transform([&](const auto& read) {
        setup[u"guide"_s] = read->guide.json;
        setup[u"difficulty"_s] = wordFor(difficultyWords, read->difficulty);
        setup[u"dice"_s] = byWords[read->diceInApp ? 1 : 0];
        setup[u"cards"_s] = byWords[read->cardsInApp ? 1 : 0];
        setup[u"rulings"_s] = store(read->rulings);
        return setup;
    });
}

std::expected<std::shared_ptr<const Setup>, Problem> readSetup(const QJsonObject& json)
{
    return readWith(json, content::Library::builtIn()).transform([&](std::shared_ptr<Setup> setup) {
        setup->json = json;
        return std::shared_ptr<const Setup>(std::move(setup));
    });
}

std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position, const QString& folder)
{
    return tableFrom(position, content::Library::beside(folder))
        .and_then([&](State state) -> std::expected<table::LaidTable, Problem> {
            return completeSetup(setupOf(state), folder).and_then([&](const QJsonObject& json) {
                return readSetup(json).transform([&](const std::shared_ptr<const Setup>& read) {
                    state.setup = read;
                    return table::LaidTable{json, table::State::of(state)};
                });
            });
        });
}

std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return readSetup(setup).and_then([&](const std::shared_ptr<const Setup>& read) {
        return tableFrom(withBoards(stored, setup), content::Library::builtIn()).transform([&](State state) {
            state.setup = read;
            return state;
        });
    });
}

} // namespace roadmarshal::highway_heist
