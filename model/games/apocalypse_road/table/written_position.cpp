#include "written_position.h"

#include "games/apocalypse_road/movement/pack.h"
#include "names.h"
#include "track/load.h"
#include "json/reader.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

constexpr int longestTeam = 40;
constexpr int fastest = 20;
constexpr int mostPositionTeams = 20;
const QString format = QStringLiteral("roadmarshal-position/1");
const QString game = QStringLiteral("apocalypse-road");

int seatOf(QStringList& teams, const QString& team)
{
    if (!teams.contains(team))
        teams.append(team);
    return static_cast<int>(teams.indexOf(team));
}

// One car to a space and to a crossover cell; a Trough, the chute and beside the track hold any number.
class Parking
{
public:
    explicit Parking(const WrittenPosition& position) : m_position(position), m_holders(position.graph.size())
    {
    }

    void park(const json::Reader& at, const WrittenCar& car)
    {
        const track::Graph& graph = m_position.graph;
        if (std::holds_alternative<track::InChute>(car.at)) {
            if (!m_position.track.chute)
                at.fail(QStringLiteral("is the chute, which this track does not have"));
        } else if (const auto* beside = std::get_if<track::Beside>(&car.at)) {
            if (beside->sector >= graph.sectorCount())
                at.fail(QStringLiteral("is \"%1\", the track's last sector is %2")
                            .arg(track::toText(car.at))
                            .arg(graph.sectorCount() - 1));
        } else {
            parkOn(at, car, graph.indexOf(std::get<track::Space>(car.at)));
        }
    }

private:
    void parkOn(const json::Reader& at, const WrittenCar& car, track::Index index)
    {
        const track::Graph& graph = m_position.graph;
        const QString text = track::toText(car.at);
        if (index == track::none) {
            at.fail(QStringLiteral("is \"%1\", the track has no such space").arg(text));
            return;
        }
        if (graph.isTrough(index))
            return;
        if (!m_holders[index].isNull())
            at.fail(QStringLiteral("is \"%1\", where car \"%2\" stands already").arg(text, m_holders[index]));
        else if (const auto twin = graph.twin(index); twin != track::none && !m_holders[twin].isNull())
            at.fail(QStringLiteral("is \"%1\", whose crossover cell car \"%2\" holds from %3")
                        .arg(text, m_holders[twin], track::toText(graph.spaceAt(twin))));
        m_holders[index] = car.sheet.id;
    }

    const WrittenPosition& m_position;
    std::vector<QString> m_holders; // by space
};

WrittenCar readCar(const json::Reader& from, WrittenPosition& position)
{
    WrittenCar car;
    const json::Reader id = from[QStringLiteral("id")];
    car.sheet.id = id.text(longestWrittenCar);
    if (car.sheet.id.isEmpty())
        id.fail(QStringLiteral("is empty"));
    if (position.hasCar(car.sheet.id))
        id.fail(QStringLiteral("is \"%1\" a second time").arg(car.sheet.id));
    car.sheet.team = seatOf(position.teams, from[QStringLiteral("team")].text(longestTeam, {}));
    const json::Reader at = from[QStringLiteral("at")];
    const QString place = at.text();
    if (const auto parsed = track::parsePlace(place))
        car.at = *parsed;
    else
        at.fail(QStringLiteral("is \"%1\", allowed is a space (12.0), chute, 12.in or 12.out").arg(place));
    car.sheet.speed = from[QStringLiteral("speed")].integer(0, fastest, car.sheet.speed);
    car.damage = from[QStringLiteral("damage")].integer(0, mostDamage, 0);
    car.sheet.defense = from[QStringLiteral("defense")].integer(0, 9, car.sheet.defense);
    car.sheet.targeting = from[QStringLiteral("targeting")].integer(0, 9, 0);
    car.sheet.weapon = static_cast<Weapon>(from[QStringLiteral("weapon")].word(weaponWords, 0));
    car.sheet.mount = static_cast<Mount>(from[QStringLiteral("mount")].word(mountWords, 0));
    if (from.has(QStringLiteral("tokens"))) {
        const json::Reader tokens = from[QStringLiteral("tokens")];
        for (qsizetype i = 0; i < tokens.size(tokenKinds); ++i)
            car.tokens |= 1U << tokens[i].word(tokenWords);
    }
    return car;
}

void readTeams(const json::Reader& from, WrittenPosition& position)
{
    if (from.has(QStringLiteral("teams"))) {
        const json::Reader teams = from[QStringLiteral("teams")];
        for (qsizetype i = 0; i < teams.size(mostPositionTeams); ++i) {
            const QString team = teams[i].text(longestTeam);
            if (team.isEmpty() || position.teams.contains(team))
                teams[i].fail(QStringLiteral("is \"%1\", empty or a second time").arg(team));
            position.teams.append(team);
        }
        position.seats = static_cast<int>(position.teams.size());
    }
    const json::Reader first = from[QStringLiteral("firstPlayer")];
    position.firstPlayer = first.text(longestTeam, {});
    const bool known = from.has(QStringLiteral("teams")); // else the teams are those that cars name
    if (known && !position.firstPlayer.isEmpty() && !position.teams.contains(position.firstPlayer))
        first.fail(QStringLiteral("is \"%1\", which is none of the teams").arg(position.firstPlayer));
}

std::expected<track::Track, Problem> readTrack(const json::Reader& from, const TrackLibrary& library)
{
    if (from.isObject()) {
        auto loaded = track::load(from.object());
        if (!loaded)
            return std::unexpected(Problem{from.path() + u'.' + loaded.error().place, loaded.error().reason});
        return asOurs(*std::move(loaded));
    }
    const QString id = from.text(60);
    if (from.problem())
        return std::unexpected(*from.problem());
    auto found = library.find(id);
    if (!found)
        return std::unexpected(Problem{from.path() + u':', found.error().toLine()});
    return asOurs(*std::move(found));
}

void readHeader(const json::Reader& from)
{
    const json::Reader formatField = from[QStringLiteral("format")];
    if (const QString found = formatField.text(); found != format)
        formatField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, format));
    const json::Reader gameField = from[QStringLiteral("game")];
    if (const QString found = gameField.text(60, game); found != game)
        gameField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, game));
}

} // namespace

bool WrittenPosition::hasCar(const QString& id) const
{
    return std::ranges::contains(cars, id, [](const WrittenCar& car) { return car.sheet.id; });
}

std::expected<WrittenPosition, Problem> readWritten(const QJsonObject& object, const TrackLibrary& library)
{
    const json::Reader reader{QJsonValue(object)};
    readHeader(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    auto track = readTrack(reader[QStringLiteral("track")], library);
    if (!track)
        return std::unexpected(track.error());
    WrittenPosition position{*track, track::Graph(*track), {}, 0, {}, {}};
    readTeams(reader, position);
    Parking parking(position);
    const json::Reader cars = reader[QStringLiteral("cars")];
    const qsizetype count = cars.size(movement::mostCars);
    for (qsizetype i = 0; i < count && !reader.problem(); ++i) {
        const WrittenCar car = readCar(cars[i], position);
        if (reader.problem())
            break;
        parking.park(cars[i][QStringLiteral("at")], car);
        position.cars.push_back(car);
    }
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return position;
}

} // namespace roadmarshal::apocalypse_road
