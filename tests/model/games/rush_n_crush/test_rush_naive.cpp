// Lever, stage B and stage C of Rush'n'Crush against a second engine that goes every way, on random tables;
// and every way that a preview shows, checked step by step.
#include "support/one_of_many.h"
#include "support/rush_n_crush/naive.h"
#include "support/rush_n_crush/random.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::rush;

namespace {

double toNumber(const QString& fraction)
{
    const QStringList parts = fraction.split(u'/');
    return parts.value(0).toDouble() / parts.value(1, text("1")).toDouble();
}

naive_rush::End endOf(const rush_n_crush::State& state, const QJsonObject& outcome)
{
    naive_rush::End end;
    end.ends = outcome[text("ends")].toString().toStdString();
    end.target = state.carIndex(outcome[text("target")].toString());
    end.at = state.setup->course.indexOf(outcome[text("at")].toString());
    end.mpLeft = outcome[text("mpLeft")].toInt(-1);
    end.spent.lc = outcome[text("lc")].toInt(outcome[text("need")].toInt());
    end.spent.tyres = outcome[text("tyres")].toInt();
    end.spent.wrecks = outcome[text("wrecks")].toInt(-1);
    end.spent.headOns = outcome[text("headOns")].toInt();
    end.spent.nails = outcome[text("nails")].toInt();
    end.crossed = outcome[text("crossed")].toInt();
    return end;
}

// What the way that is shown meets, in its order.
std::string shocksOn(const rush_n_crush::State& state, const QJsonObject& outcome)
{
    QStringList way = toTexts(outcome[text("path")]);
    const bool drivesInto = outcome[text("ends")] == text("ram");
    if (outcome[text("ends")] == text("finish") || drivesInto)
        way.removeLast(); // nothing is met beyond the line
    std::string shocks;
    for (const QString& place : way) {
        const int at = state.setup->course.indexOf(place);
        if (place == text("x"))
            shocks += 'x';
        else if (std::ranges::any_of(state.cars,
                                     [&](const auto& car) { return car.at == at && car.isWreck(); }))
            shocks += 'w';
    }
    return drivesInto ? shocks + 'r' : shocks;
}

// By place, then by text without the way.
bool isSorted(const QJsonArray& list)
{
    const auto keyOf = [](const QJsonValue& one) {
        QJsonObject object = one.toObject();
        object.remove(text("path"));
        const QString at = object[text("at")].toString();
        return std::tuple(at.first(1), at.sliced(1).toInt(), toText(object));
    };
    return std::ranges::is_sorted(list, {}, keyOf);
}

QByteArray told(const rush_n_crush::State& state)
{
    return toText(rush_n_crush::positionOf(state));
}

} // namespace

class TestRushNaive : public QObject
{
    Q_OBJECT

    // How often each kind of thing was there to be compared.
    inline static std::map<std::string, int> seen;

    static void compareLever(const rush_n_crush::State& state)
    {
        const auto report = ask(state, text("preview red --lever"));
        QVERIFY2(report, qPrintable(report.error_or(QString())));
        const QJsonArray outcomes = toObject(*report)[text("outcomes")].toArray();
        const auto& dashboard = state.setup->dashboard;
        std::set<naive_rush::LeverEnd> found;
        for (const QJsonValue& outcome : outcomes) {
            naive_rush::LeverEnd end{dashboard.indexOf(outcome[text("to")].toString()),
                                     outcome[text("brakes")].toInt(),
                                     outcome[text("turbo")].toInt(),
                                     {}};
            for (const QJsonValue& test : outcome[text("heat")].toArray())
                end.heat.push_back(
                    {dashboard.indexOf(test[text("at")].toString()), test[text("dice")].toInt()});
            found.insert(end);
            QVERIFY(std::abs(toNumber(outcome[text("calm")].toString()) - std::pow(2.0 / 3, end.dice())) <
                    1e-9);
            compareMoves(state, outcome.toObject());
        }
        QCOMPARE(found.size(), outcomes.size());
        QVERIFY2(found == naive_rush::leverEnds(state, 0), told(state).constData());
    }
    static void compareMoves(const rush_n_crush::State& state, const QJsonObject& outcome)
    {
        const auto checked = ask(state, text("check red --lever ") + outcome[text("moves")].toString());
        QVERIFY(checked);
        const QJsonObject again = toObject(*checked)[text("outcome")].toObject();
        for (const char* field : {"to", "speed", "brakes", "turbo", "heat", "calm", "explosion"})
            QVERIFY2(again[text(field)] == outcome[text(field)], checked->constData());
    }

    static void compareDrive(const rush_n_crush::State& state, std::optional<int> allowance)
    {
        naive_rush::Drive naive(state, 0, allowance);
        if (naive.tooMuch)
            return;
        const QString given = allowance ? QStringLiteral(" --allowance %1").arg(*allowance) : QString();
        const auto answer = ask(state, text("preview red --drive") + given);
        QVERIFY2(answer, qPrintable(answer.error_or(QString())));
        const QJsonObject report = toObject(*answer);
        const QJsonArray outcomes = report[text("outcomes")].toArray();
        QCOMPARE(report[text("stage")].toString(), naive.isBefore() ? text("before") : text("drive"));
        QCOMPARE(report[text("count")].toInt(), outcomes.size());
        std::set<naive_rush::End> expected;
        for (naive_rush::End end : naive.ends) {
            if (naive.isBefore())
                end.crossed = 0; // is not told
            expected.insert(end);
        }
        std::set<naive_rush::End> found;
        for (const QJsonValue& outcome : outcomes) {
            const naive_rush::End end = endOf(state, outcome.toObject());
            found.insert(end);
            ++seen[(naive.isBefore() ? "before " : "drive ") + end.ends];
            seen["twice head-on"] += end.spent.headOns > 1 ? 1 : 0;
            seen["wrecks"] += end.spent.wrecks > 0 ? 1 : 0;
            seen["nails"] += end.spent.nails > 0 ? 1 : 0;
            seen["tyres"] += end.spent.tyres > 0 ? 1 : 0;
            seen["crossed and on"] += end.crossed > 0 && end.ends != "finish" ? 1 : 0;
            if (!naive.isBefore())
                compareShocks(state, outcome.toObject());
            if (!naive.isBefore())
                compareOdds(state, naive.speed(), outcome.toObject());
            comparePath(state, outcome.toObject(), naive.isBefore(), given);
        }
        QCOMPARE(found.size(), outcomes.size());
        QVERIFY2(found == expected, (told(state) + "\n" + *answer).constData());
        QVERIFY2(isSorted(outcomes), answer->constData());
        comparePushes(state, naive, report);
    }

    static void compareShocks(const rush_n_crush::State& state, const QJsonObject& outcome)
    {
        const std::string shocks = shocksOn(state, outcome);
        QCOMPARE(std::ranges::count(shocks, 'w'), outcome[text("wrecks")].toInt());
        QCOMPARE(std::ranges::count(shocks, 'x'), outcome[text("headOns")].toInt());
    }

    static void compareOdds(const rush_n_crush::State& state, int speed, const QJsonObject& outcome)
    {
        const bool ram = outcome[text("ends")] == text("ram");
        const int most = state.setup->rulings.has(rush_n_crush::Turned::SixTests) ? 6 : 18;
        const int tests = ram ? std::min(most, outcome[text("mpLeft")].toInt()) : 0;
        const double own =
            naive_rush::survival(state, speed, shocksOn(state, outcome), tests, state.cars[0].armour);
        QVERIFY2(std::abs(toNumber(outcome[text("survive")].toString()) - own) < 1e-9,
                 toText(outcome).constData());
        QCOMPARE(outcome.contains(text("targetSurvives")), ram);
        if (ram) {
            const int target = state.carIndex(outcome[text("target")].toString());
            const double other = naive_rush::survival(state, 0, "r", tests, state.car(target).armour);
            QVERIFY(std::abs(toNumber(outcome[text("targetSurvives")].toString()) - other) < 1e-9);
        }
    }

    // What the preview shows is legal and ends as it says. Before the test, with all lane changes there are.
    static void comparePath(const rush_n_crush::State& state, const QJsonObject& outcome, bool before,
                            const QString& given)
    {
        const QString path = toTexts(outcome[text("path")]).join(u',');
        if (path.isEmpty())
            return;
        const auto checked =
            ask(state, text("check red --path ") + path + (before ? text(" --allowance 18") : given));
        QVERIFY2(checked, qPrintable(checked.error_or(QString())));
        const QJsonObject verdict = toObject(*checked);
        QVERIFY2(verdict[text("legal")].toBool(), (*checked + toText(outcome) + told(state)).constData());
        const QJsonObject again = verdict[text("outcome")].toObject();
        for (const char* field : {"ends", "at", "mpLeft", "wrecks"})
            QVERIFY2(again[text(field)] == outcome[text(field)], (*checked + toText(outcome)).constData());
        if (before)
            QCOMPARE(again[text("lc")], outcome[text("need")]);
        for (const char* field : {"lc", "tyres", "headOns", "crossed", "target"}) {
            if (!before)
                QVERIFY2(again[text(field)] == outcome[text(field)],
                         (*checked + toText(outcome)).constData());
        }
    }

    static void comparePushes(const rush_n_crush::State& state, const naive_rush::Drive& naive,
                              const QJsonObject& report)
    {
        QCOMPARE(report.contains(text("pushes")), !naive.isBefore());
        const QJsonArray pushes = report[text("pushes")].toArray();
        QVERIFY(isSorted(pushes));
        std::set<std::tuple<int, int, int>> found;
        for (const QJsonValue& push : pushes) {
            found.insert({state.carIndex(push[text("car")].toString()),
                          state.setup->course.indexOf(push[text("at")].toString()),
                          push[text("mpLeft")].toInt()});
            QVERIFY(!push[text("results")].toArray().isEmpty());
        }
        QCOMPARE(found.size(), pushes.size());
        seen["pushes"] += static_cast<int>(pushes.size());
        QVERIFY2(found == naive.pushes, (told(state) + toText(pushes)).constData());
    }

private slots:
    void everyWay_data()
    {
        QTest::addColumn<unsigned>("first");
        QTest::addColumn<unsigned>("tables");
        QTest::addColumn<bool>("inHouses");
        QTest::addRow("by the rules page") << 1U << 3000U << false;
        QTest::addRow("in houses") << 10'001U << 500U << true;
    }
    void everyWay()
    {
        QFETCH(const unsigned, first);
        QFETCH(const unsigned, tables);
        QFETCH(const bool, inHouses);
        bool isFewer = false; // as with sanitizers, where each takes its time
        const auto wanted = static_cast<unsigned>(qEnvironmentVariableIntValue("RUSH_TABLES", &isFewer));
        for (unsigned seed = first; seed < first + (isFewer ? std::min(wanted, tables) : tables); ++seed) {
            RandomTable random(seed);
            QJsonObject position = random.position();
            if (inHouses)
                position[text("rulings")] = random.rulings();
            const auto state = read(position);
            QVERIFY2(state, qPrintable(QStringLiteral("%1: ").arg(seed) +
                                       (state ? QString() : state.error().toLine())));
            const bool drives = state->acting.has_value();
            const int speed = state->bubbleOf(state->cars[0]).speed;
            if (!drives && seed % 2 == 0)
                compareLever(*state);
            if (drives || speed < 10)
                compareDrive(*state, {});
            if (!drives && speed > 5 && speed < 9)
                compareDrive(*state, random.below(4));
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("with seed %1").arg(seed)));
        }
        for (const char* kind : {"before spent", "before finish", "before ram", "before head-on",
                                 "drive spent", "drive finish", "drive ram", "drive head-on", "twice head-on",
                                 "wrecks", "nails", "tyres", "crossed and on", "pushes"})
            QVERIFY2(isFewer || seen[kind] >= 20, kind);
    }
};

ONE_OF_MANY(TestRushNaive)

#include "test_rush_naive.moc"
