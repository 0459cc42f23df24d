#include "read_course.h"

#include "check_links.h"
#include "games/rush_n_crush/show/course_board.h"
#include "lay_modules.h"

#include <algorithm>
#include <map>

namespace roadmarshal::rush_n_crush {

namespace {

using content::Field;
using enum content::Field::Need;

constexpr int longestId = 60;
constexpr int longestName = 100;
constexpr int mostBeside = 4;
const QString modulesKey = QStringLiteral("modules");
const QString spacesKey = QStringLiteral("spaces");
const QString rockWord = QStringLiteral("rock");

QString label(const char* word)
{
    return QStringLiteral("field-") + QLatin1StringView(word);
}

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

std::optional<int> readLine(const json::Reader& reader)
{
    return isGiven(reader) ? std::optional(reader.integer(0, mostNumber)) : std::nullopt;
}

Module moduleAt(const json::Reader& reader, const content::Library& library)
{
    if (reader.isObject())
        return readModule(reader);
    const QString id = reader.text(longestId);
    if (reader.problem())
        return {};
    const auto found = library.find(moduleKind(), id);
    if (!found) {
        reader.fail(found.error().toLine());
        return {};
    }
    const json::Reader file{QJsonValue(found->json)}; // checked as it came from the library
    return readModule(file);
}

void readModules(const json::Reader& reader, const content::Library& library, Course& course)
{
    const qsizetype count = reader.size(mostModules);
    if (count == 0)
        reader.fail(QStringLiteral("has no entries, at least 1 is needed"));
    QJsonArray complete;
    for (qsizetype i = 0; i < count && !reader.problem(); ++i) {
        Module module = moduleAt(reader[i], library);
        if (i > 0 && module.lanes != course.modules.front().lanes)
            reader[i].fail(QStringLiteral("has %1 lanes, the first module has %2")
                               .arg(module.lanes)
                               .arg(course.modules.front().lanes));
        complete.append(module.json);
        course.length += module.rows;
        course.modules.push_back(std::move(module));
    }
    if (reader.problem())
        return;
    course.json.insert(modulesKey, complete);
    course.spaces = laid(course.modules, course.closed);
}

// Spaces first, links when all of them are known.
class GraphReader
{
public:
    GraphReader(const json::Reader& spaces, Course& course) : m_from(spaces), m_course(course) {}

    void read()
    {
        const qsizetype count = m_from.size(mostSpaces);
        if (count == 0)
            m_from.fail(QStringLiteral("has no entries, at least 1 is needed"));
        for (qsizetype i = 0; i < count && !m_from.problem(); ++i)
            readSpace(m_from[i]);
        for (qsizetype i = 0; i < count && !m_from.problem(); ++i) {
            Space& space = m_course.spaces[static_cast<size_t>(i)];
            if (!space.rock) // those of rocks are ignored
                readLinks(m_from[i], space);
        }
    }

private:
    void readSpace(const json::Reader& from)
    {
        Space space;
        const json::Reader idField = from[QStringLiteral("id")];
        const QString text = idField.text();
        const auto id = parseSpaceId(text);
        if (!id)
            return idField.fail(
                QStringLiteral("is \"%1\", which is no lane letter (not g) with a number from 1 to %2")
                    .arg(text)
                    .arg(mostNumber));
        space.id = *id;
        if (!m_index.emplace(*id, static_cast<int>(m_course.spaces.size())).second)
            idField.fail(QStringLiteral("is \"%1\" a second time").arg(text));
        space.rank = from[QStringLiteral("rank")].integer(0, mostNumber);
        space.rock = from[rockWord].boolean(false);
        m_course.spaces.push_back(space);
    }

    // `none` for nothing.
    int target(const json::Reader& from) const
    {
        if (!isGiven(from))
            return none;
        const QString text = from.text();
        if (text == rockWord)
            return none;
        const auto id = parseSpaceId(text);
        const auto found = id ? m_index.find(*id) : m_index.end();
        if (found == m_index.end()) {
            from.fail(QStringLiteral("is \"%1\", the course has no such space").arg(text));
            return none;
        }
        return found->second;
    }
    bool isRock(int space) const { return space == none || m_course.at(space).rock; }

    Beside beside(const json::Reader& from) const
    {
        Beside found{{}, false};
        const auto add = [&](int space) {
            if (isRock(space))
                found.rock = true;
            else if (!std::ranges::contains(found.spaces, space))
                found.spaces.push_back(space);
        };
        if (from.isArray()) {
            for (qsizetype i = 0; i < from.size(mostBeside); ++i)
                add(target(from[i]));
        } else {
            add(target(from));
        }
        found.rock = found.rock || found.spaces.empty();
        return found;
    }

    void readLinks(const json::Reader& from, Space& space) const
    {
        for (size_t i = 0; i < aheadLinks.size(); ++i) {
            const int to = target(from[QLatin1StringView(aheadLinks[i].name)]);
            (isRock(to) ? space.rocksAhead[i] : space.*aheadLinks[i].member) = to;
        }
        space.besideLeft = beside(from[QStringLiteral("besideLeft")]);
        space.besideRight = beside(from[QStringLiteral("besideRight")]);
    }

    const json::Reader& m_from;
    Course& m_course;
    std::map<SpaceId, int> m_index;
};

void readGraph(const json::Reader& reader, Course& course)
{
    const json::Reader spaces = reader[spacesKey];
    GraphReader(spaces, course).read();
    if (reader.problem())
        return;
    const int last = std::ranges::max(course.spaces, {}, &Space::rank).rank;
    const json::Reader length = reader[QStringLiteral("length")];
    course.length = course.closed && isGiven(length) ? length.integer(1, mostNumber) : last;
    for (qsizetype i = 0; i < std::ssize(course.spaces) && course.closed; ++i) {
        if (const int rank = course.spaces[static_cast<size_t>(i)].rank; rank > course.length)
            spaces[i][QStringLiteral("rank")].fail(
                QStringLiteral("is %1, a round has %2 ranks").arg(rank).arg(course.length));
    }
}

// Everything but modules that are given by id.
Course readFrom(const json::Reader& reader)
{
    const json::Reader format = reader[QStringLiteral("format")];
    if (const QString found = format.text(longestId, courseKind().format); found != courseKind().format)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, courseKind().format));
    Course course;
    course.json = reader.object();
    course.id = reader[QStringLiteral("id")].text(longestId, {});
    course.name = reader[QStringLiteral("name")].text(longestName, course.id);
    course.closed = reader[QStringLiteral("closed")].boolean(false);
    course.start = readLine(reader[QStringLiteral("start")]);
    course.finish = readLine(reader[QStringLiteral("finish")]);
    course.laps = reader[QStringLiteral("laps")].integer(1, mostLaps, 1);
    if (reader.has(modulesKey) == reader.has(spacesKey))
        reader.fail(QStringLiteral("has to have either modules or spaces"));
    return course;
}

std::expected<Course, Problem> checked(const json::Reader& reader, Course course)
{
    if (reader.problem())
        return std::unexpected(*reader.problem());
    if (const auto wrong = wrongLines(course))
        return std::unexpected(*wrong);
    if (const auto wrong = wrongLink(course))
        return std::unexpected(*wrong);
    return course;
}

// Which modules lie beside the file that names them, only its reader knows: here they are taken as they come.
std::optional<Problem> problemOf(const QJsonObject& object)
{
    if (object.contains(modulesKey)) {
        const json::Reader reader{QJsonValue(object)};
        (void)readFrom(reader);
        const json::Reader modules = reader[modulesKey];
        for (qsizetype i = 0; i < modules.size(mostModules); ++i) {
            if (modules[i].isObject())
                (void)readModule(modules[i]);
            else
                (void)modules[i].text(longestId);
        }
        return reader.problem();
    }
    const auto course = readCourse(object, content::Library(QStringList()));
    return course ? std::nullopt : std::optional(course.error());
}

Problem within(const json::Reader& reader, const Problem& problem)
{
    const bool named = !reader.path().isEmpty() && !problem.place.isEmpty();
    return {named ? reader.path() + u'.' + problem.place : reader.path() + problem.place, problem.reason};
}

std::shared_ptr<const board::Board> pictureOf(const QJsonObject& object)
{
    const auto course = readCourse(object, content::Library::standard());
    return course ? boardOf(*course) : nullptr;
}

} // namespace

std::expected<Course, Problem> readCourse(const QJsonObject& object, const content::Library& library)
{
    const json::Reader reader{QJsonValue(object)};
    Course course = readFrom(reader);
    if (!reader.problem()) {
        if (reader.has(modulesKey))
            readModules(reader[modulesKey], library, course);
        else
            readGraph(reader, course);
    }
    return checked(reader, std::move(course));
}

std::expected<Course, Problem> courseAt(const json::Reader& reader, const content::Library& library)
{
    if (reader.isObject())
        return readCourse(reader.object(), library).transform_error([&](const Problem& problem) {
            return within(reader, problem);
        });
    const QString id = reader.text(longestId);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto found = library.find(courseKind(), id);
    if (!found)
        return std::unexpected(Problem{reader.path() + u':', found.error().toLine()});
    return readCourse(found->json, library).transform_error([&](const Problem& problem) {
        return Problem{reader.path() + u':', problem.toLine(found->file)};
    });
}

const content::Kind& courseKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("course"),
        .label = label("course"),
        .game = QStringLiteral("rush-n-crush"),
        .format = QStringLiteral("roadmarshal-course/1"),
        .folder = QStringLiteral("courses"),
        .ending = QStringLiteral(".course.json"),
        .fields = {{QStringLiteral("id"), label("id"), content::Text{longestId}, Required},
                   {QStringLiteral("name"), label("name"), content::Text{longestName}},
                   {modulesKey,
                    label("modules"),
                    content::List{1, mostModules},
                    Optional,
                    {},
                    QStringLiteral("module")},
                   {QStringLiteral("closed"), label("closed"), content::Switch{}},
                   {QStringLiteral("start"), label("start"), content::Number{0, mostNumber}},
                   {QStringLiteral("finish"), label("finish"), content::Number{0, mostNumber}},
                   {QStringLiteral("laps"), label("laps"), content::Number{1, mostLaps}},
                   {QStringLiteral("length"), label("length"), content::Number{1, mostNumber}},
                   {spacesKey, label("spaces"), content::List{1, mostSpaces}}},
        .check = problemOf,
        .picture = pictureOf};
    return kind;
}

} // namespace roadmarshal::rush_n_crush
