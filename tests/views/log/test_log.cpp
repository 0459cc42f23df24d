#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "answers/options_model.h"
#include "log/log_model.h"
#include "log/log_panel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoGame;

class TestLog : public QObject
{
    Q_OBJECT
private slots:
    void theModelKeepsItsPromises()
    {
        DemoGame game;
        LogModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSession(game.session.get());
        std::mt19937 random(3);
        for (int i = 0; i < 15; ++i)
            test::randomEntry(*game.session, random);
        QCOMPARE(model.rowCount(), game.session->last());
        model.setSession(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void anEntryTakenBackIsStruckOut()
    {
        DemoGame game;
        LogModel model;
        model.setSession(game.session.get());
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(game.session->undo());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.index(1, 1).data(LogModel::StandsRole).toBool(), false);
        QVERIFY(game.session->redo());
        QCOMPARE(model.index(1, 1).data(LogModel::StandsRole).toBool(), true);
    }

    void consequencesLieUnderTheirEntry()
    {
        DemoGame game;
        LogModel model;
        model.setSession(game.session.get());
        QVERIFY(game.take(QStringLiteral("set 36 damage 2 // a dent")));
        const QModelIndex entry = model.indexOf(2);
        QCOMPARE(model.rowCount(entry), 2);
        QCOMPARE(model.index(0, 1, entry).data().toString(), QStringLiteral("36 takes 2 damage"));
        QVERIFY(model.index(1, 1, entry).data().toString().contains(QStringLiteral("a dent")));
    }

    void answersAreAProperList()
    {
        DemoGame game;
        OptionsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto asked = game.session->game().ask(game.session->now(), {});
        model.setPrompt(&game.session->game(), std::get<table::Prompt>(asked));
        QCOMPARE(model.rowCount(), 20 + 1); // cars, and to end the turn
        QVERIFY(model.index(0).data(OptionsModel::WhyNotRole).toString().isEmpty());
        QVERIFY(model.index(19).data(OptionsModel::WhyNotRole).toString().contains(QStringLiteral("4.4")));
    }
};

ONE_OF_MANY(TestLog)
#include "test_log.moc"
