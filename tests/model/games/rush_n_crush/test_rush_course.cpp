// Courses of Rush'n'Crush: what modules link, a course given as a graph, and what is refused of both.
#include "games/rush_n_crush/course/read_course.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/table.h"

#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::rush_n_crush;
using namespace roadmarshal::test::rush;
using rush_n_crush::toText;

namespace {

std::expected<Course, Problem> readOne(const QJsonObject& object)
{
    return readCourse(object, content::Library::builtIn());
}

QJsonObject moduleOf(int lanes, int rows, const QStringList& rocks = {}, const QStringList& gaps = {})
{
    return {{text("id"), text("own")},
            {text("lanes"), lanes},
            {text("rows"), rows},
            {text("rocks"), QJsonArray::fromStringList(rocks)},
            {text("gaps"), QJsonArray::fromStringList(gaps)}};
}

QString nameOf(const Course& course, int space)
{
    return space == none ? text("-") : toText(course.at(space).id);
}

// "a6 straight, left, right | beside left | beside right", with a ! where there is rock.
QString linksOf(const Course& course, const char* of)
{
    const Space& space = course.at(course.indexOf(text(of)));
    const auto beside = [&](const Beside& side) {
        QStringList names{side.rock ? text("!") : QString()};
        for (const int other : side.spaces)
            names.append(nameOf(course, other));
        names.removeAll(QString());
        return names.join(u' ');
    };
    return QStringLiteral("%1 %2 %3|%4|%5")
        .arg(nameOf(course, space.straight), nameOf(course, space.left), nameOf(course, space.right),
             beside(space.besideLeft), beside(space.besideRight));
}

// A ring of 40 ranks and 3 lanes, space by space.
QJsonObject ring()
{
    QJsonArray spaces;
    for (int rank = 1; rank <= 40; ++rank) {
        for (const char lane : {'a', 'b', 'c'}) {
            const auto at = [&](int lanes, int ranks) -> QJsonValue {
                const auto other = static_cast<char>(lane + lanes);
                if (other < 'a' || other > 'c')
                    return QJsonValue();
                return QChar::fromLatin1(other) + QString::number((rank - 1 + ranks) % 40 + 1);
            };
            spaces.append(QJsonObject{{text("id"), at(0, 0)},
                                      {text("rank"), rank},
                                      {text("straight"), at(0, 1)},
                                      {text("left"), at(-1, 1)},
                                      {text("right"), at(1, 1)},
                                      {text("besideLeft"), at(-1, 0)},
                                      {text("besideRight"), at(1, 0)}});
        }
    }
    return {{text("id"), text("ring")},
            {text("closed"), true},
            {text("length"), 40},
            {text("finish"), 40},
            {text("spaces"), spaces}};
}

// With some fields of one space set otherwise.
QJsonObject changed(QJsonObject course, const char* id, const QJsonObject& fields)
{
    QJsonArray spaces = course[text("spaces")].toArray();
    for (QJsonValueRef space : spaces) {
        QJsonObject object = space.toObject();
        if (object[text("id")] != text(id))
            continue;
        for (auto field = fields.begin(); field != fields.end(); ++field)
            object[field.key()] = field.value();
        space = object;
    }
    course[text("spaces")] = spaces;
    return course;
}

QJsonObject with(QJsonObject object, const char* key, const QJsonValue& value)
{
    if (value.isUndefined())
        object.remove(text(key));
    else
        object[text(key)] = value;
    return object;
}

QJsonObject openOf(int rows)
{
    return {{text("id"), text("open")}, {text("modules"), QJsonArray{moduleOf(3, rows)}}};
}

} // namespace

class TestRushCourse : public QObject
{
    Q_OBJECT

private slots:
    void modulesLink()
    {
        const Course course = readOne(openOf(10)).value();
        QCOMPARE(course.length, 10);
        QCOMPARE(linksOf(course, "b5"), text("b6 a6 c6|a5|c5"));
        QCOMPARE(linksOf(course, "a5"), text("a6 - b6|!|b5"));
        QCOMPARE(linksOf(course, "c10"), text("- - -|b10|!")); // RNC-A33
        QCOMPARE(course.at(course.indexOf(text("b5"))).rank, 5);
    }

    void modulesLinkAcrossAGap()
    {
        const Course course =
            readOne({{text("modules"), QJsonArray{moduleOf(3, 10, {}, {text("a5")})}}}).value();
        QCOMPARE(course.indexOf(text("a5")), none);
        QCOMPARE(linksOf(course, "a4"), text("a6 - b5|!|b4 b5"));
        QCOMPARE(linksOf(course, "b4"), text("b5 a6 c5|a4|c4"));
        QCOMPARE(linksOf(course, "b5"), text("b6 a6 c6|a4 a6|c5"));
        QCOMPARE(linksOf(course, "a6"), text("a7 - b7|!|b6 b5"));
    }

    void twoGapsSideBySide()
    {
        const Course course =
            readOne({{text("modules"), QJsonArray{moduleOf(3, 10, {}, {text("a5"), text("b5")})}}}).value();
        QCOMPARE(linksOf(course, "a4"), text("a6 - b6|!|b4"));
        QCOMPARE(linksOf(course, "b6"), text("b7 a7 c7|a6|c6 c5"));
        QCOMPARE(linksOf(course, "c5"), text("c6 b6 -|b4 b6|!"));
    }

    void rocksAreNotEntered()
    {
        const Course course =
            readOne({{text("modules"), QJsonArray{moduleOf(3, 10, {text("b6"), text("c5")})}}}).value();
        QCOMPARE(linksOf(course, "b5"), text("- a6 c6|a5|!"));
        QCOMPARE(linksOf(course, "a5"), text("a6 - -|!|b5"));
    }

    void aClosedCourseGoesOn()
    {
        const Course course =
            readOne(
                {{text("modules"), stripModules(3, 40, {})}, {text("closed"), true}, {text("finish"), 40}})
                .value();
        QCOMPARE(linksOf(course, "b40"), text("b1 a1 c1|a40|c40"));
        QVERIFY(course.crossesFinish(course.indexOf(text("b40")), course.indexOf(text("b1"))));
        QVERIFY(!course.crossesFinish(course.indexOf(text("b39")), course.indexOf(text("b40"))));
    }

    void aGraphIsTheSame()
    {
        const Course laid =
            readOne(
                {{text("modules"), stripModules(3, 40, {})}, {text("closed"), true}, {text("finish"), 40}})
                .value();
        const Course graph = readOne(ring()).value();
        QVERIFY(laid.spaces == graph.spaces);
    }

    void rockAndNothingAreTheSame()
    {
        const Course course = readOne(changed(changed(ring(), "b5", {{text("left"), text("rock")}}), "b7",
                                              {{text("rock"), true}, {text("besideLeft"), QJsonValue()}}))
                                  .value();
        QCOMPARE(linksOf(course, "b5"), text("b6 - c6|a5|c5"));
        QCOMPARE(linksOf(course, "b6"), text("- a7 c7|a6|c6"));
        QCOMPARE(linksOf(course, "a7"), text("a8 - b8|!|!"));
    }

    void refused_data()
    {
        QTest::addColumn<QJsonObject>("course");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* what, const QJsonObject& course, const char* place) {
            QTest::newRow(what) << course << text(place);
        };
        const QJsonObject ringed = ring();
        row("straight does not rise", changed(ringed, "b5", {{text("straight"), text("b5")}}),
            "spaces[13].straight");
        row("straight rises by 3", changed(ringed, "b5", {{text("straight"), text("b8")}}),
            "spaces[13].straight");
        row("left goes back", changed(ringed, "b5", {{text("left"), text("a4")}}), "spaces[13].left");
        row("two links to one space", changed(ringed, "b5", {{text("left"), text("b6")}}),
            "spaces[13].straight");
        row("a link to no space", changed(ringed, "b5", {{text("left"), text("z6")}}), "spaces[13].left");
        row("beside is not mutual", changed(ringed, "b5", {{text("besideLeft"), QJsonValue()}}),
            "besideRight");
        row("beside 2 ranks apart",
            changed(changed(ringed, "b5", {{text("besideLeft"), text("a7")}}), "a7",
                    {{text("besideRight"), text("b5")}}),
            "beside");
        row("beside on both sides", changed(ringed, "b5", {{text("besideRight"), text("a5")}}),
            "spaces[13].beside");
        row("beside is straight ahead",
            changed(changed(ringed, "b5", {{text("besideLeft"), QJsonArray{text("a5"), text("b6")}}}), "b6",
                    {{text("besideRight"), QJsonArray{text("c6"), text("b5")}}}),
            "beside");
        row("beside is the other diagonal",
            changed(changed(ringed, "b5", {{text("besideLeft"), QJsonArray{text("a5"), text("c6")}}}), "c6",
                    {{text("besideRight"), text("b5")}}),
            "beside");
        row("beside across the finish line",
            changed(changed(ringed, "b40", {{text("besideLeft"), QJsonArray{text("a40"), text("a1")}}}), "a1",
                    {{text("besideRight"), QJsonArray{text("b1"), text("b40")}}}),
            "beside");
        row("five beside",
            changed(ringed, "b5",
                    {{text("besideLeft"),
                      QJsonArray{text("a5"), text("a5"), text("a5"), text("a5"), text("a5")}}}),
            "spaces[13].besideLeft");
        row("lane g", changed(ringed, "b5", {{text("id"), text("g5")}}), "spaces[13].id");
        row("a leading zero", changed(ringed, "b5", {{text("id"), text("b05")}}), "spaces[13].id");
        row("a space twice", changed(ringed, "b5", {{text("id"), text("b4")}}), "spaces[13].id");
        row("a ring below 40 ranks", with(ringed, "length", 39), "");
        row("a ring without finish", with(ringed, "finish", QJsonValue(QJsonValue::Undefined)), "finish");
        row("a finish beyond the ring", with(ringed, "finish", 41), "finish");
        row("neither modules nor spaces", {{text("id"), text("x")}}, "");
        row("another format", with(ringed, "format", text("roadmarshal-course/2")), "format");
        row("closed and too short", with(with(openOf(20), "closed", true), "finish", 5), "closed");
        row("open with laps", with(openOf(20), "laps", 2), "laps");
        row("open, finish at the last rank", with(openOf(20), "finish", 20), "finish");
        row("open, start at the last rank", with(openOf(20), "start", 20), "start");
        row("open, start not before finish", with(with(openOf(20), "start", 8), "finish", 8), "start");
        row("no modules", with(openOf(20), "modules", QJsonArray()), "modules");
        row("modules of two widths", with(openOf(20), "modules", QJsonArray{moduleOf(3, 5), moduleOf(4, 5)}),
            "modules[1]");
        row("an unknown module", with(openOf(20), "modules", QJsonArray{text("nowhere")}), "modules[0]");
        row("one lane", with(openOf(20), "modules", QJsonArray{moduleOf(1, 5)}), "modules[0].lanes");
        row("21 rows", with(openOf(20), "modules", QJsonArray{moduleOf(3, 21)}), "modules[0].rows");
        row("a rock off the module", with(openOf(20), "modules", QJsonArray{moduleOf(3, 5, {text("d1")})}),
            "modules[0].rocks[0]");
        row("a gap in the first row",
            with(openOf(20), "modules", QJsonArray{moduleOf(3, 5, {}, {text("a1")})}), "modules[0].gaps[0]");
        row("a gap in the last row",
            with(openOf(20), "modules", QJsonArray{moduleOf(3, 5, {}, {text("a5")})}), "modules[0].gaps[0]");
        row("two gaps running",
            with(openOf(20), "modules", QJsonArray{moduleOf(3, 6, {}, {text("a3"), text("a4")})}),
            "modules[0].gaps[0]");
        row("a gap on a rock",
            with(openOf(20), "modules", QJsonArray{moduleOf(3, 6, {text("a3")}, {text("a3")})}),
            "modules[0].gaps[0]");
        row("the finish at a gap",
            with(with(openOf(20), "modules", QJsonArray{moduleOf(3, 10, {}, {text("a5")})}), "finish", 5),
            "finish");
    }
    void refused()
    {
        QFETCH(const QJsonObject, course);
        QFETCH(const QString, place);
        const auto read = readOne(course);
        QVERIFY(!read);
        QVERIFY2(read.error().place.contains(place) && !read.error().reason.isEmpty(),
                 qPrintable(read.error().toLine()));
    }

    void coursesAndModulesLieBesideTheFile()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, QJsonObject object, const char* format) {
            object[text("format")] = text(format);
            QFile file(folder.filePath(text(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QJsonDocument(object).toJson());
        };
        write("own.module.json", moduleOf(4, 8, {text("b4")}), "roadmarshal-module/1");
        write("gorge.course.json",
              {{text("id"), text("gorge")},
               {text("modules"), QJsonArray{text("own"), text("own")}},
               {text("finish"), 12}},
              "roadmarshal-course/1");
        QJsonObject given = position({}, {text("red b1")});
        given[text("course")] = text("gorge");
        const auto state = tableFrom(given, content::Library::beside(folder.path()));
        QVERIFY2(state, qPrintable(state ? QString() : state.error().toLine()));
        QCOMPARE(state->setup->course.length, 16);
        QVERIFY(state->setup->course.at(state->setup->course.indexOf(text("b12"))).rock);
        // In full it needs no folder.
        QVERIFY(read(positionOf(*state)).value() == *state);
        given[text("course")] = text("nowhere");
        const auto missing = tableFrom(given, content::Library::beside(folder.path()));
        QVERIFY(!missing && missing.error().toLine().contains(text("nowhere")));
    }
};

ONE_OF_MANY(TestRushCourse)

#include "test_rush_course.moc"
