#include "read_trail.h"

#include "games/apocalypse_trail/show/trail_board.h"
#include "names.h"
#include "read_content.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

using enum content::Field::Need;

constexpr int mostSquares = 2000;
constexpr int mostPoints = 9999;

Square readSquare(const json::Reader& from)
{
    Square square;
    if (const json::Reader resource = from[QStringLiteral("resource")]; isGiven(resource))
        square.resource = static_cast<Resource>(resource.word(resourceWords));
    if (const json::Reader eat = from[QStringLiteral("eat")]; isGiven(eat))
        square.eat = eat.boolean(false);
    if (const json::Reader scenario = from[QStringLiteral("scenario")]; isGiven(scenario))
        square.scenario = scenario.integer(1, mostSquares);
    if (const json::Reader shelter = from[QStringLiteral("shelter")]; isGiven(shelter))
        square.shelter = shelter.integer(0, mostPoints);
    if (square.scenario != 0 && square.shelter)
        from.fail(QStringLiteral("is a scenario space and a shelter"));
    return square;
}

void readSquares(const json::Reader& from, Trail& trail)
{
    std::set<int> listed;
    const qsizetype count = from.size(mostSquares + 1);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const json::Reader entry = from[i];
        (void)entry.object();
        const int at = entry[QStringLiteral("at")].integer(0, trail.end());
        if (!listed.insert(at).second)
            entry[QStringLiteral("at")].fail(QStringLiteral("is %1 a second time").arg(at));
        const Square square = readSquare(entry);
        if (at == 0 && square != Square())
            entry.fail(QStringLiteral("is the start, which is a plain square"));
        if (!from.problem())
            trail.squares[static_cast<size_t>(at)] = square;
    }
}

// From 1 on, from the start on.
void checkScenarios(const json::Reader& from, const Trail& trail)
{
    int next = 1;
    for (int at = 0; at <= trail.end(); ++at) {
        const int number = trail.at(at).scenario;
        if (number != 0 && number != next++)
            from.fail(QStringLiteral("has scenario %1 on square %2, where scenario %3 comes next")
                          .arg(number)
                          .arg(at)
                          .arg(next - 1));
    }
}

std::vector<content::Field> squareFields()
{
    return {{QStringLiteral("at"), QStringLiteral("field-at"), content::Number{0, mostSquares}, Required},
            {QStringLiteral("eat"), QStringLiteral("field-eat"), content::Switch{}},
            {QStringLiteral("resource"), QStringLiteral("field-resource"),
             content::Word{resourceWords, QStringLiteral("word-")}},
            {QStringLiteral("scenario"), QStringLiteral("field-scenario"), content::Number{1, mostSquares}},
            {QStringLiteral("shelter"), QStringLiteral("field-shelter"), content::Number{0, mostPoints}}};
}

std::shared_ptr<const board::Board> pictureOf(const QJsonObject& object)
{
    const auto trail = readTrail(object);
    return trail ? boardOf(*trail) : nullptr;
}

std::optional<Problem> problemOf(const QJsonObject& object)
{
    const auto read = readTrail(object);
    return read ? std::nullopt : std::optional(read.error());
}

} // namespace

std::expected<Trail, Problem> readTrail(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    checkHeader(reader, trailKind());
    Trail trail;
    trail.json = object;
    trail.id = readContentId(reader, trailKind());
    trail.name = reader[QStringLiteral("name")].text(longestName, trail.id);
    trail.squares.resize(static_cast<size_t>(reader[QStringLiteral("end")].integer(1, mostSquares)) + 1);
    readSquares(reader[QStringLiteral("squares")], trail);
    if (!reader.problem())
        checkScenarios(reader[QStringLiteral("squares")], trail);
    if (!reader.problem() && !trail.at(trail.end()).shelter)
        reader[QStringLiteral("squares")].fail(
            QStringLiteral("have no shelter on %1, the end").arg(trail.end()));
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return trail;
}

std::expected<Trail, Problem> trailAt(const json::Reader& reader, const content::Library& library)
{
    return contentAt(reader, trailKind(), library).and_then([](const Content& found) {
        return readTrail(found.json).transform_error([&](const Problem& problem) {
            return found.placed(problem);
        });
    });
}

const content::Kind& trailKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("trail"),
        .label = QStringLiteral("field-trail"),
        .game = gameId,
        .format = QStringLiteral("roadmarshal-trail/1"),
        .folder = QStringLiteral("trails"),
        .ending = QStringLiteral(".trail.json"),
        .fields = {{QStringLiteral("id"), QStringLiteral("field-id"), content::Text{longestId}, Required},
                   {QStringLiteral("name"), QStringLiteral("field-name"), content::Text{longestName}},
                   {QStringLiteral("end"), QStringLiteral("field-end"), content::Number{1, mostSquares},
                    Required},
                   {QStringLiteral("squares"), QStringLiteral("field-squares"),
                    content::List{0, mostSquares + 1}, Required, squareFields()}},
        .check = problemOf,
        .picture = pictureOf};
    return kind;
}

} // namespace roadmarshal::apocalypse_trail
