// What a table looks up for, told of what was recorded.
#include "games/games.h"
#include "log/facts.h"
#include "log/import.h"
#include "log/moments.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using log::Moment;
using table::EntryKind;
using table::Fact;

namespace {

table::Transition transitionTo(const table::Session& session, int entry)
{
    return {session.entries()[entry - 1], session.at(entry - 1).value(), session.at(entry).value(), {}};
}

QList<Moment> lastOf(const table::Session& session)
{
    return log::momentsOf(session.game(), transitionTo(session, session.last()));
}

std::unique_ptr<table::Session> recordedRace(const QuickFolder& folder)
{
    const QString path = folder.filePath(QStringLiteral("race.roadmarshal"));
    log::importLog(QStringLiteral(TEST_DATA "/version_0_1/race.json"), path).value();
    return table::Session::open(games::find, path, table::Access::ReadOnly).value();
}

} // namespace

class TestMoments : public QObject
{
    Q_OBJECT

private slots:
    // Every kill and every hit of an action is told, of nothing else, and the race ends once.
    void aRecordedRaceHasItsMoments()
    {
        const QuickFolder folder;
        const auto session = recordedRace(folder);
        QHash<Moment::Kind, int> told;
        for (int entry = 1; entry <= session->last(); ++entry) {
            const table::Transition transition = transitionTo(*session, entry);
            const QList<Moment> moments = log::momentsOf(session->game(), transition);
            if (transition.entry.kind != EntryKind::Action && transition.entry.kind != EntryKind::Correction)
                QVERIFY(moments.isEmpty());
            QSet<QString> struck;
            for (const Moment& moment : moments) {
                ++told[moment.kind];
                QVERIFY(!moment.title.isEmpty());
                for (const Moment::Strike& strike : moment.strikes) {
                    const auto board = session->game().show(transition.before).board;
                    QVERIFY2(board->find(strike.to), qPrintable(strike.to));
                    QVERIFY2(strike.from.isEmpty() || board->find(strike.from), qPrintable(strike.from));
                }
                if (moment.kind == Moment::Kind::Miss)
                    QVERIFY(moment.pieces.isEmpty() && moment.strikes.size() == 1);
                QVERIFY2(!moment.title.contains(u'%') && !moment.text.contains(u'{'),
                         qPrintable(moment.title));
                struck.unite(QSet<QString>(moment.pieces.begin(), moment.pieces.end()));
            }
            if (transition.entry.kind != EntryKind::Action)
                continue;
            table::State state = transition.before;
            QSet<QString> killed;
            for (const table::Effect& effect : transition.entry.effects) {
                const Fact fact = session->game().fact(state, transition.entry.action, effect);
                if (fact.what == Fact::What::Kill)
                    killed.insert(fact.piece);
                state = session->game().evolve(state, effect).value();
            }
            QVERIFY(struck.contains(killed));
        }
        QCOMPARE(told[Moment::Kind::End], 1);
        QVERIFY(told[Moment::Kind::Kill] > 0 && told[Moment::Kind::Hit] > 0);
        QVERIFY(told[Moment::Kind::Card] > 0 && told[Moment::Kind::Lead] > 0);
        QVERIFY(told[Moment::Kind::Miss] > 0);
    }

    void theEndIsTheWinners()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set marker winner red")).has_value());
        const QList<Moment> moments = lastOf(*demo.session);
        QCOMPARE(moments.size(), 1);
        QCOMPARE(moments.first().kind, Moment::Kind::End);
        QCOMPARE(moments.first().team, QStringLiteral("red"));
        QVERIFY(moments.first().title.contains(QStringLiteral("Cinder Kings wins")));
    }

    // What is set by hand happened long ago, or never.
    void aCorrectionStrikesNobody()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set 36 damage 3")).has_value());
        QVERIFY(lastOf(*demo.session).isEmpty());
    }

    void anotherLeaderIsTold()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set red claimed 2")).has_value());
        const QList<Moment> moments = lastOf(*demo.session);
        QCOMPARE(moments.size(), 1);
        QCOMPARE(moments.first().kind, Moment::Kind::Lead);
        QCOMPARE(moments.first().team, QStringLiteral("red"));
        QVERIFY(demo.take(QStringLiteral("set red claimed 3")).has_value()); // further ahead is no news
        QVERIFY(lastOf(*demo.session).isEmpty());
        QVERIFY(demo.take(QStringLiteral("undo")).has_value());
        QVERIFY(demo.take(QStringLiteral("undo")).has_value());
        QVERIFY(lastOf(*demo.session).isEmpty()); // it is only taken back
    }

    void whatWeighsMostIsTheMain()
    {
        const QList<Moment> moments{
            {.kind = Moment::Kind::Hit, .team = {}, .title = QStringLiteral("hit")},
            {.kind = Moment::Kind::Kill, .team = {}, .title = QStringLiteral("kill")},
            {.kind = Moment::Kind::Card, .team = {}, .title = QStringLiteral("card")}};
        QCOMPARE(log::mainOf(moments)->title, QStringLiteral("kill"));
        QVERIFY(!log::mainOf({}));
    }
};

ONE_OF_MANY(TestMoments)
#include "test_moments.moc"
