// Modules and courses of Rush'n'Crush: what comes with the program, how it lies on paper, that it can be
// driven.
#include "board/svg.h"
#include "content/library.h"
#include "games/rush_n_crush/course/module_shape.h"
#include "games/rush_n_crush/course/plan.h"
#include "games/rush_n_crush/course/read_course.h"
#include "games/rush_n_crush/show/course_board.h"
#include "games/rush_n_crush/show/course_facts.h"
#include "games/rush_n_crush/table/course_field.h"
#include "games/rush_n_crush/words/course_words.h"
#include "support/one_of_many.h"
#include "table/laid_parts.h"

#include <QTest>

#include <deque>
#include <set>

using namespace roadmarshal;
using namespace roadmarshal::rush_n_crush;

namespace {

QString latin(const char* letters)
{
    return QString::fromLatin1(letters);
}

content::Library library()
{
    return content::Library::builtIn();
}

std::vector<Module> allModules()
{
    std::vector<Module> modules;
    for (const content::Item& item : library().list(moduleKind()).items)
        modules.push_back(readModule(json::Reader(QJsonValue(item.json))));
    return modules;
}

Course ready(const QString& id)
{
    return readCourse(library().find(courseKind(), id).value().json, library()).value();
}

const QStringList& readyIds()
{
    static const QStringList ids{latin("gorge"), latin("dust-bowl"), latin("two-flags")};
    return ids;
}

QJsonObject courseOf(std::initializer_list<const char*> modules, bool closed, int start, int finish)
{
    QJsonArray ids;
    for (const char* id : modules)
        ids.append(latin(id));
    return {{latin("id"), latin("own")},
            {latin("modules"), ids},
            {latin("closed"), closed},
            {latin("start"), start},
            {latin("finish"), finish}};
}

Course laidOf(std::initializer_list<const char*> modules, bool closed, int start = 2, int finish = 30)
{
    return readCourse(courseOf(modules, closed, start, finish), library()).value();
}

// Whether somebody who starts there crosses the finish line often enough, over whatever is free.
bool canWin(const Course& course, int from)
{
    const int wanted = course.winningCrossing().value_or(0);
    std::set<std::pair<int, int>> known{{from, 0}};
    std::deque<std::pair<int, int>> open{{from, 0}};
    while (!open.empty()) {
        const auto [space, crossings] = open.front();
        open.pop_front();
        if (crossings == wanted)
            return true;
        for (const int to : {course.at(space).straight, course.at(space).left, course.at(space).right}) {
            if (to == none)
                continue;
            const std::pair next(to, crossings + (course.crossesFinish(space, to) ? 1 : 0));
            if (known.insert(next).second)
                open.push_back(next);
        }
    }
    return false;
}

std::vector<int> grid(const Course& course)
{
    std::vector<int> spaces;
    for (int i = 0; i < static_cast<int>(course.spaces.size()); ++i) {
        if (!course.at(i).rock && course.at(i).rank <= *course.start)
            spaces.push_back(i);
    }
    return spaces;
}

QByteArray svgOf(const Course& course, const board::Theme& theme = board::Theme::light())
{
    return toSvg(*boardOf(course), theme);
}

// Nobody else's ground is under a space's centre.
void checkBoard(const Course& course)
{
    const auto board = boardOf(course);
    const auto anybody = [](const QString&) { return false; };
    qsizetype free = 0;
    for (const Space& space : course.spaces) {
        const board::Space* laid = board->find(toText(space.id));
        QCOMPARE(laid == nullptr, space.rock);
        if (!laid)
            continue;
        ++free;
        QCOMPARE(board->at(laid->centre, anybody), laid->id);
        const std::vector<QPointF> outline = laid->outline.flattened();
        QVERIFY(board->bounds().contains(board::boundsOf(outline)));
        const auto covering = std::ranges::count_if(board->spaces(), [&](const board::Space& other) {
            return board::contains(other.outline.flattened(), laid->centre);
        });
        QCOMPARE(covering, 1);
    }
    QCOMPARE(static_cast<qsizetype>(board->spaces().size()), free);
}

QStringList patchKeys(const board::Board& board)
{
    QStringList keys;
    for (const board::Patch& patch : board.patches())
        keys.append(patch.key);
    return keys;
}

qsizetype endsOf(const board::Board& board)
{
    return patchKeys(board).filter(latin("end-")).size();
}

const table::LayParts& layOf(const table::SetupField& field)
{
    return std::get<table::LayParts>(field.kind);
}

} // namespace

class TestCourseBoard : public QObject
{
    Q_OBJECT
private slots:
    // RNC-1, D4: ten modules, both sides.
    void tenModulesOfOurOwnComeWithTheProgram()
    {
        const content::Listing listing = library().list(moduleKind());
        QVERIFY(listing.problems.empty());
        std::set<QString> ids;
        for (const content::Item& item : listing.items) {
            ids.insert(item.id);
            // Ours, standing in for printed ones.
            QCOMPARE(item.originOf(latin("rows")), content::Origin::Invented);
        }
        for (int number = 1; number <= 10; ++number) {
            for (const char side : {'A', 'B'})
                QVERIFY(ids.contains(QString::number(number) + QLatin1Char(side)));
        }
        QCOMPARE(ids.size(), 20);
    }

    void theyAreOfEveryShape()
    {
        std::map<QString, int> shapes;
        for (const Module& module : allModules()) {
            QCOMPARE(module.lanes, 4);
            ++shapes[moduleFacts(module).first().code];
        }
        QCOMPARE(shapes, (std::map<QString, int>{{latin("module-straight"), 6},
                                                 {latin("module-left"), 5},
                                                 {latin("module-right"), 5},
                                                 {latin("module-chicane"), 2},
                                                 {latin("module-narrows"), 2}}));
    }

    void bendsHaveAShorterInsideLane()
    {
        for (const Module& module : allModules()) {
            const int turn = shapeOf(module).turn;
            const char inside = turn < 0 ? 'a' : static_cast<char>('a' + module.lanes - 1);
            QCOMPARE(module.gaps.empty(), turn == 0);
            QVERIFY(std::ranges::all_of(module.gaps, [&](SpaceId gap) { return gap.lane == inside; }));
        }
    }

    // Editing forms are made of them.
    void everyFieldHasAName()
    {
        for (const content::Kind* kind : {&moduleKind(), &courseKind()}) {
            QVERIFY(sayCourse({kind->label, {}}) != kind->label);
            for (const content::Field& field : kind->fields)
                QVERIFY2(sayCourse({field.label, {}}) != field.label, qPrintable(field.label));
        }
    }

    void aShapeBeyondItsBoundsIsRefused()
    {
        const QJsonObject module{
            {latin("id"), latin("x")}, {latin("lanes"), 4}, {latin("rows"), 10}, {latin("turn"), 200}};
        const auto problem = moduleKind().check(module);
        QVERIFY(problem);
        QCOMPARE(problem->place, latin("turn"));
    }

    void theReadyCoursesAreSound()
    {
        QVERIFY(library().list(courseKind()).problems.empty());
        QCOMPARE(library().list(courseKind()).items.size(), readyIds().size());
        QVERIFY(!ready(latin("gorge")).closed);
        QVERIFY(ready(latin("dust-bowl")).closed);
        QCOMPARE(ready(latin("dust-bowl")).laps, 2);
        QCOMPARE(ready(latin("dust-bowl")).start, ready(latin("dust-bowl")).finish);
        QVERIFY(ready(latin("two-flags")).closed);
        QVERIFY(ready(latin("two-flags")).start != ready(latin("two-flags")).finish);
        for (const QString& id : readyIds()) {
            QVERIFY(repeatedModules(ready(id).modules).isEmpty());
            QVERIFY(!hasSeam(ready(id)));
        }
    }

    void theReadyCoursesCanBeDrivenFromStartToFinish()
    {
        for (const QString& id : readyIds()) {
            const Course course = ready(id);
            const std::vector<int> spaces = grid(course);
            QVERIFY(spaces.size() >= 6); // RNC-10: a full table finds a place
            for (const int space : spaces)
                QVERIFY2(canWin(course, space), qPrintable(id + u' ' + toText(course.at(space).id)));
        }
    }

    void everySpaceLiesWhereNoOtherDoes()
    {
        for (const QString& id : readyIds())
            checkBoard(ready(id));
    }

    // A lane that is shorter on the inside shares the gap: b5 has a4 and a6 beside it.
    void aGapIsSharedByThoseBeforeAndBehindIt()
    {
        const Module bend = readModule(
            json::Reader(QJsonValue(library().find(moduleKind(), latin("5A")).value().json))); // gap a6
        const auto board = boardOf(bend);
        QVERIFY(!board->find(latin("a6")));
        const Plan plan = planOf(laidOf({"5A", "1A", "1A", "1A"}, false));
        const Course course = laidOf({"5A", "1A", "1A", "1A"}, false);
        const auto areaOf = [&](const char* id) {
            return plan.cells[static_cast<size_t>(course.indexOf(latin(id)))].area;
        };
        QCOMPARE(areaOf("a5").toRow, areaOf("a7").fromRow);
        QVERIFY(areaOf("a5").toRow > areaOf("b6").fromRow && areaOf("a5").toRow < areaOf("b6").toRow);
        QCOMPARE(areaOf("a1").fromRow, 0);
        QCOMPARE(areaOf("a10").toRow, 10);
    }

    void anOpenCourseEndsInRock() // RNC-A33
    {
        const auto board = boardOf(laidOf({"1A", "2A", "10A", "9A"}, false));
        QCOMPARE(endsOf(*board), 2);
        QVERIFY(!svgOf(laidOf({"1A", "2A", "10A", "9A"}, false)).contains("goes on"));
    }

    void endsThatMeetAreJoined()
    {
        const Course ring = laidOf({"1A", "7B", "10A", "3B", "4B"}, true);
        QVERIFY(!hasSeam(ring));
        QCOMPARE(endsOf(*boardOf(ring)), 0);
    }

    // Nobody bends a course until it fits.
    void aClosedCourseThatDoesNotMeetShowsItsSeam()
    {
        const Course course = laidOf({"1A", "2A", "10A", "9A", "3B"}, true);
        QVERIFY(hasSeam(course));
        const auto board = boardOf(course);
        QCOMPARE(endsOf(*board), 2);
        const QByteArray svg = svgOf(course);
        QVERIFY(svg.contains("goes on at row 1<"));
        QVERIFY(svg.contains("comes from row 48<"));
        checkBoard(course);
        const bool isSaid = std::ranges::any_of(courseFacts(course), [](const table::Message& fact) {
            return fact.code == latin("course-seam");
        });
        QVERIFY(isSaid);
    }

    void whatWouldRunIntoItselfGoesOnElsewhere()
    {
        const Course course = laidOf({"3B", "4B", "3B", "4B", "1A", "2A"}, false);
        const Plan plan = planOf(course);
        QVERIFY(plan.stretches[2].joined);
        QVERIFY(!plan.stretches[3].joined); // it would end at the beginning
        QVERIFY(plan.stretches[4].joined && plan.stretches[5].joined);
        QVERIFY(svgOf(course).contains("goes on at row 25<"));
        QVERIFY(svgOf(course).contains("comes from row 24<"));
        checkBoard(course);
    }

    void anOpenCourseThatComesBackHasOneWallForBothEnds()
    {
        const Course course = laidOf({"3B", "4B", "3B", "4B"}, false);
        QVERIFY(planOf(course).meets);
        QVERIFY(!hasSeam(course));
        QCOMPARE(endsOf(*boardOf(course)), 1);
        QVERIFY(!svgOf(course).contains("goes on"));
    }

    void theLinesLieBehindTheirRows()
    {
        const Course course = ready(latin("gorge"));
        const auto board = boardOf(course);
        QVERIFY(patchKeys(*board).contains(latin("start")));
        QVERIFY(patchKeys(*board).contains(latin("finish")));
        const QByteArray svg = svgOf(course);
        QVERIFY(svg.contains(">START<") && svg.contains(">FINISH<"));
        const auto line = std::ranges::find(board->patches(), latin("start"), &board::Patch::key);
        const QPointF before = board->find(latin("b3"))->centre;
        const QPointF behind = board->find(latin("b4"))->centre;
        QVERIFY(line->bounds.center().x() > before.x() && line->bounds.center().x() < behind.x());
        // One line for both.
        QVERIFY(svgOf(ready(latin("dust-bowl"))).contains("START · FINISH"));
    }

    // RNC-D4: a graph has no shape; it is drawn as a scheme, in lines.
    void aGraphIsDrawnAsAScheme()
    {
        QJsonArray spaces;
        for (int rank = 1; rank <= 45; ++rank) {
            for (const char lane : {'c', 'a'}) { // c lies left of a
                QJsonObject space{{latin("id"), QLatin1Char(lane) + QString::number(rank)},
                                  {latin("rank"), rank}};
                const char other = lane == 'c' ? 'a' : 'c';
                const QString next = QString::number(rank % 45 + 1);
                space[latin("straight")] = QString(QLatin1Char(lane)) + next;
                space[lane == 'c' ? latin("right") : latin("left")] = QString(QLatin1Char(other)) + next;
                space[lane == 'c' ? latin("besideRight") : latin("besideLeft")] =
                    QLatin1Char(other) + QString::number(rank);
                spaces.append(space);
            }
        }
        const auto course = readCourse({{latin("id"), latin("graph")},
                                        {latin("closed"), true},
                                        {latin("length"), 45},
                                        {latin("finish"), 45},
                                        {latin("spaces"), spaces}},
                                       library());
        QVERIFY2(course.has_value(), course ? "" : qPrintable(course.error().toLine()));
        QCOMPARE(planOf(*course).lanes, (std::vector<char>{'c', 'a'}));
        checkBoard(*course);
        const QByteArray svg = svgOf(*course);
        for (const char* words :
             {"goes on at row 21<", "goes on at row 41<", "goes on at row 1<", "comes from row 45<"})
            QVERIFY2(svg.contains(words), words);
    }

    void itIsSandAndNotAsphalt()
    {
        for (const board::Theme& theme :
             {board::Theme::light(), board::Theme::dark(), board::Theme::paper()}) {
            const QByteArray svg = svgOf(ready(latin("gorge")), theme);
            QVERIFY(svg.contains(theme.sand.toLatin1()));
            QVERIFY(svg.contains(theme.cliff.toLatin1()));
            QVERIFY(!svg.contains(theme.asphalt.toLatin1()));
            QVERIFY(svg.contains("id=\"space-b14\""));
        }
    }

    void whatLiesAsItLayIsNotDrawnAnew()
    {
        const auto before = boardOf(laidOf({"1A", "2A", "3B", "4B"}, false));
        const auto after = boardOf(laidOf({"1A", "2A", "3B", "9A"}, false));
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(before->patches()[i] == after->patches()[i]);
        QVERIFY(!(before->patches()[3] == after->patches()[3]));
        QVERIFY(isContinued(*before, *after));
        QCOMPARE(boardOf(laidOf({"1A", "2A", "3B", "4B"}, false)), before);
    }

    void theFieldOffersReadyCoursesAndModules()
    {
        const table::SetupField field = courseField(QJsonValue::Undefined);
        QCOMPARE(layOf(field).ready.size(), 3);
        QCOMPARE(layOf(field).parts.size(), 20);
        QCOMPARE(layOf(field).parts.first().word, latin("1A"));
        QCOMPARE(layOf(field).parts.last().word, latin("10B"));
        QCOMPARE(layOf(field).parts.first().otherSide, latin("1B"));
        QVERIFY(!field.problem);
        QVERIFY(layOf(field).picture());
        const auto gorge = table::laidParts(layOf(field), latin("gorge"));
        QVERIFY(gorge);
        QCOMPARE(gorge->parts.size(), 10);
        QCOMPARE(table::settledParts(layOf(field), latin("gorge")), QJsonValue(latin("gorge")));
    }

    void lapsAreThereOnClosedCoursesOnly()
    {
        QVERIFY(!lapsField(latin("gorge")));
        QCOMPARE(lapsField(latin("dust-bowl")).value().usual, QJsonValue(2));
        QCOMPARE(lapsField(latin("two-flags")).value().usual, QJsonValue(1));
    }

    void repeatedModulesAreWarnedOf() // RNC-A26
    {
        const auto twice = [](const QJsonObject& course) {
            for (const table::Message& fact : courseField(course).remarks) {
                if (fact.code == latin("course-twice"))
                    return fact.args[latin("modules")].toString();
            }
            return QString();
        };
        QCOMPARE(twice(courseOf({"1A", "2A", "1B"}, false, 2, 20)), latin("1")); // two sides of one
        QCOMPARE(twice(courseOf({"1A", "2A", "2A", "1A", "1A"}, false, 2, 20)), latin("2, 1"));
        QCOMPARE(twice(courseOf({"1A", "2A", "10A"}, false, 2, 20)), QString());
        QVERIFY(!courseField(courseOf({"1A", "1A"}, false, 2, 18)).problem);
    }

    void whatCantBeSaysWhy()
    {
        const auto code = [](const QJsonObject& course) {
            const auto problem = courseField(course).problem;
            return problem ? problem->code : QString();
        };
        QCOMPARE(code(courseOf({}, false, 1, 1)), latin("course-empty"));
        QCOMPARE(code(courseOf({"1A", "2A"}, true, 2, 2)), latin("course-too-short"));
        QCOMPARE(code(courseOf({"1A", "2A"}, false, 9, 9)), latin("course-lines-crossed"));
        QJsonObject lacking = courseOf({"1A", "7B", "10A", "3B", "4B"}, true, 2, 2);
        QCOMPARE(code(lacking), QString());
        lacking.remove(latin("finish"));
        QCOMPARE(code(lacking), latin("course-needs-finish"));
        // What the field finds nothing against can be read.
        QVERIFY(readCourse(courseOf({"1A", "2A"}, false, 2, 19), library()));
        QCOMPARE(layOf(courseField(courseOf({"1A", "2A"}, false, 2, 19))).lines.last().most, 19);
    }
};

ONE_OF_MANY(TestCourseBoard)
#include "test_course_board.moc"
