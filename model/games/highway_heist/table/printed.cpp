#include "printed.h"

#include "content/marks.h"
#include "content/place.h"
#include "games/highway_heist/guide/kinds.h"
#include "games/highway_heist/guide/read_boards.h"
#include "games/highway_heist/guide/read_guide.h"
#include "games/highway_heist/guide/usual_cards.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

const QString playersKey = u"players"_s;

// The copy of a board in the set-up, by the board's id; where it stands there, or -1.
qsizetype copyAt(const QJsonArray& players, const QString& key, const QString& id)
{
    const auto found = std::ranges::find_if(
        players, [&](const QJsonValue& player) { return player[key].toString() == id && !id.isEmpty(); });
    return found == players.end() || !(*found)[key + u"Copy"_s].isObject() ? -1 : found - players.begin();
}

// The key of a set-up that its boards lie under.
QString keyOf(const QString& kind)
{
    return kind == characterKind().id ? u"character"_s : u"board"_s;
}

std::optional<content::Printed> ofBoard(const content::Kind& kind, const QJsonValue& board)
{
    return board.isString() ? std::optional(content::Printed{kind.id, board.toString()}) : std::nullopt;
}

// Cards that are still ours say so, also in a guide that leaves them out.
QJsonObject withMarks(const Guide& guide)
{
    QStringList ours;
    const auto mark = [&](const QString& key, const auto& cards, const auto& usual) {
        for (const auto& [id, card] : cards) {
            if (const auto known = usual.find(id); known != usual.end() && known->second == card)
                ours.append(content::placeOf(key, id));
        }
    };
    mark(u"enemyCards"_s, guide.enemyCards, usualEnemyCards());
    mark(u"stunts"_s, guide.stunts, usualStunts());
    QJsonObject json = guide.json;
    json[content::inventedKey] = QJsonArray::fromStringList(ours);
    return json;
}

std::expected<void, Problem> setBoard(Setup& setup, const content::Printed& of, const QJsonObject& item)
{
    const QString key = keyOf(of.kind);
    QJsonArray players = setup.json[playersKey].toArray();
    const qsizetype at = copyAt(players, key, of.item);
    QJsonObject player = players[at].toObject();
    player[key + u"Copy"_s] = item;
    players[at] = player;
    setup.json[playersKey] = players;
    const json::Reader reader{QJsonValue(item)};
    const auto seat = std::ranges::find(setup.seats, player[u"id"_s].toString(), &Seat::id);
    const auto put = [&](auto board, auto& into) {
        board.json = into.json; // it is still called so
        into = std::move(board);
    };
    if (of.kind == characterKind().id)
        put(readCharacter(reader), seat->character);
    else
        put(readVehicleBoard(reader), seat->board);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return {};
}

std::expected<void, Problem> setGuide(Setup& setup, const QJsonObject& item)
{
    auto guide = readGuide(item);
    if (!guide)
        return std::unexpected(guide.error());
    setup.guide = *std::move(guide);
    return {};
}

} // namespace

std::optional<content::Printed> printed(const State& state, const QString& id)
{
    static const QStringList lists{u"enemyCards"_s, u"stunts"_s, u"vehicles"_s, u"counters"_s, u"tokens"_s};
    if (const int player = state.playerIndex(id); player >= 0)
        return ofBoard(characterKind(), state.seat(player).character.json);
    if (const Vehicle* vehicle = state.find(id); vehicle && vehicle->isPlayerVehicle())
        return ofBoard(vehicleBoardKind(), state.seat(vehicle->owner).board.json);
    if (const auto place = content::placeOfEntry(state.guide().json, lists, id))
        return content::Printed{guideKind().id, state.guide().id, *place};
    return std::nullopt;
}

QJsonObject contentOf(const State& state, const content::Printed& of)
{
    if (of.kind == guideKind().id)
        return of.item == state.guide().id ? withMarks(state.guide()) : QJsonObject();
    if (of.kind != characterKind().id && of.kind != vehicleBoardKind().id)
        return {};
    const QJsonArray players = state.setup->json[playersKey].toArray();
    const QString key = keyOf(of.kind);
    const qsizetype at = copyAt(players, key, of.item);
    return at < 0 ? QJsonObject() : players[at][key + u"Copy"_s].toObject();
}

std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item)
{
    auto setup = std::make_shared<Setup>(*state.setup);
    const auto done = of.kind == guideKind().id ? setGuide(*setup, item) : setBoard(*setup, of, item);
    return done.transform([&] { state.setup = setup; });
}

QJsonObject withBoardsInPlace(QJsonObject position, const Setup& setup)
{
    QJsonObject players = position[playersKey].toObject();
    for (const QJsonValue& seat : setup.json[playersKey].toArray()) {
        QJsonObject player = players[seat[u"id"_s].toString()].toObject();
        for (const content::Kind* kind : {&characterKind(), &vehicleBoardKind()}) {
            const QString key = keyOf(kind->id);
            const QJsonValue copy = seat[key + u"Copy"_s];
            const auto known = content::Library::builtIn().find(*kind, seat[key].toString());
            if (copy.isObject() && (!known || known->json != copy))
                player[key] = copy;
        }
        players[seat[u"id"_s].toString()] = player;
    }
    position[playersKey] = players;
    return position;
}

} // namespace roadmarshal::highway_heist
