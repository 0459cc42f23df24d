// What the views make of figures and outcomes of any game: none, many, negative; won, lost, nobody's.
#include "support/demo_game.h"
#include "support/made_up_tables.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "print/printout.h"
#include "print/team_box.h"
#include "score/score_card.h"
#include "score/score_view.h"
#include "table_screen/screen_layout.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;
using table::Figure;
using table::Outcome;
using table::TableShow;

namespace {

QString say(const table::Message& message)
{
    return message.code;
}

// Of a real game, with other standings and another outcome.
print::Material materialWith(const DemoGame& demo, const TableShow& made)
{
    print::Material material = print::materialOf(*demo.session);
    material.table.standings = made.standings;
    material.table.outcome = made.outcome;
    material.table.teams = made.teams;
    const mats::Mat& any = material.table.mats.first();
    // In another order than the teams, and one that is nobody's.
    material.table.mats = {{QStringLiteral("blue"), {}, any.panels},
                           {QString(), any.panels.first().items, {}}};
    material.summary = report::summaryOf(material.table, material.summary.counting, {});
    material.chronicle.teams = made.teams;
    material.chronicle.standings = made.standings;
    return material;
}

QStringList textsOf(const ScreenLayout& layout)
{
    QStringList texts;
    for (const ScreenPart& part : layout.parts)
        texts.append(part.text);
    return texts;
}

class AnyOutcomeTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnUnexpectedWarnings(); }

    void scoresFollowWhateverIsCounted()
    {
        ScoreView view;
        const QAbstractItemModelTester tester(&view.model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const Outcome& outcome : allOutcomes()) {
            for (const TableShow& table : {together(outcome), level(outcome)}) {
                view.setTable(table, say);
                QCOMPARE(view.model().rowCount(), 3);
                QCOMPARE(view.model().columnCount(),
                         ScoreModel::FigureColumn + (table.standings.isEmpty() ? 0 : 5));
                for (const ScoreModel::Row& row : view.model().rows())
                    QCOMPARE(row.winner, outcome.isWonBy(row.team.id));
            }
        }
        const QString told = view.model().index(2, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(told.contains(QStringLiteral("rank 3")) && told.contains(QStringLiteral("Pedestrians 3")),
                 qPrintable(told));
    }

    void cardsHoldAnyNumberOfFigures()
    {
        ScoreModel model;
        model.setTable(level(wonByTwo()), say);
        for (const int width : {196, 240, 300, 420, 900}) {
            for (const ScoreModel::Row& row : model.rows()) {
                const ScoreLayout layout = layOutScore(row, say, width);
                for (const ScorePart& part : layout.parts)
                    QVERIFY2(QRectF(0, 0, width, layout.height).contains(part.rect), qPrintable(part.text));
                const auto tokens =
                    std::ranges::count(layout.parts, QStringLiteral("boost"), &ScorePart::property);
                QCOMPARE(tokens, 5);
            }
        }
        model.setTable(together({}), say);
        for (const ScorePart& part : layOutScore(model.rows()[0], say, 300).parts)
            QVERIFY(part.kind == ScoreKind::Plate || part.kind == ScoreKind::Team ||
                    part.kind == ScoreKind::Player);
    }

    void correctionsGoByTheProperty()
    {
        ScoreModel model;
        model.setTable(level(), say);
        QSignalSpy spy(&model, &ScoreModel::correctionWanted);
        const auto cell = [&](int figure) { return model.index(2, ScoreModel::FigureColumn + figure); };
        QVERIFY(model.setData(cell(0), -25)); // points may be lost below nothing
        QCOMPARE(spy.takeFirst(),
                 (QList<QVariant>{QStringLiteral("teal"), QStringLiteral("points"), QStringLiteral("-25")}));
        QVERIFY(!model.setData(cell(2), 3)); // follows from the rest
        QVERIFY(!model.setData(cell(4), -1));
        ScoreCard card(model, 0);
        QMenu menu;
        card.fillMenu(menu);
        QCOMPARE(menu.findChildren<QMenu*>().size(), 3);
    }

    void theReasonStandsBelowTheHeadline()
    {
        ScoreView view;
        view.setTable(together(lostByAll()), say);
        QStringList texts;
        for (const QLabel* label : view.findChildren<QLabel*>())
            texts.append(label->text());
        QVERIFY(texts.contains(QStringLiteral("The tank has got away (9.2, HR-3)")));
        view.setTable(together({}), say);
        QCOMPARE(view.findChildren<QLabel*>().size(), 1); // nothing but the headline
    }

    void theTableScreenShowsEveryOutcome_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<QString>("banner");
        QTest::newRow("open") << 0 << QStringLiteral("Round 7");
        QTest::newRow("one winner") << 1 << QStringLiteral("Ben");
        QTest::newRow("two winners") << 2 << QStringLiteral("Ann, Ada, Ben");
        QTest::newRow("won together") << 3 << QStringLiteral("Won");
        QTest::newRow("lost") << 4 << QStringLiteral("Lost");
        QTest::newRow("nobody's") << 5 << QStringLiteral("Round 7");
    }
    void theTableScreenShowsEveryOutcome()
    {
        QFETCH(int, outcome);
        QFETCH(QString, banner);
        for (const TableShow& table : {together(allOutcomes()[outcome]), level(allOutcomes()[outcome])}) {
            const ScreenFacts facts = factsOf(table, say);
            for (const QSize size : {QSize(800, 600), QSize(600, 800), QSize(1920, 1080)}) {
                const ScreenLayout layout = layOutScreen(facts, size, colours(false));
                for (const ScreenPart& part : layout.parts)
                    QVERIFY2(QRectF(QPointF(), layout.size).contains(part.rect), qPrintable(part.text));
                const QStringList texts = textsOf(layout);
                QVERIFY2(texts.contains(banner), qPrintable(texts.join(u'|')));
                QVERIFY(texts.contains(QStringLiteral("Teal")));
                if (!table.standings.isEmpty())
                    QVERIFY(texts.contains(QLocale().toString(-20)));
                if (outcome == 4)
                    QVERIFY(texts.contains(QStringLiteral("Round 7 · The tank has got away (9.2, HR-3)")));
            }
        }
    }

    void printsTellEveryOutcome()
    {
        const DemoGame demo;
        for (const Outcome& outcome : allOutcomes()) {
            for (const TableShow& table : {together(outcome), level(outcome)}) {
                const print::Material material = materialWith(demo, table);
                for (int document = 0; document < print::documentCount; ++document) {
                    const print::Printout printout(material, {static_cast<print::Document>(document)}, {});
                    QVERIFY(printout.pageCount() > 0);
                }
            }
        }
        QCOMPARE(print::outcomeOf(materialWith(demo, together(lostByAll()))),
                 QStringLiteral("Outcome: lost · The tank has got away (9.2, HR-3)"));
    }

    void boxesFindTheMatOfTheirTeam()
    {
        const DemoGame demo;
        const print::Material material = materialWith(demo, level());
        QVERIFY(print::teamBox(material, material.table.teams[0]).lines.isEmpty());
        const print::TeamBox blue = print::teamBox(material, material.table.teams[1]);
        QCOMPARE(blue.lines.size(), material.table.mats.first().panels.size());
        QVERIFY(blue.lines.first().mostWear > 0);
        QCOMPARE(blue.figures, QStringLiteral("Score 40 · Pedestrians 3 · Boost 2"));
    }
};

} // namespace

ONE_OF_MANY(AnyOutcomeTest)
#include "test_any_outcome.moc"
