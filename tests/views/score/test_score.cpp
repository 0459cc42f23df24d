#include "support/demo_table.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "score/score_card.h"
#include "score/score_model.h"
#include "score/score_view.h"
#include "style/icons.h"
#include "style/theme.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QLabel>
#include <QMenu>

using namespace roadmarshal;
using namespace roadmarshal::views;
using table::Figure;
using test::DemoTable;

namespace {

QList<QVariant> correction(const char* subject, const char* property, const char* value)
{
    return {QString::fromLatin1(subject), QString::fromLatin1(property), QString::fromLatin1(value)};
}

class ScoreTest : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_table = std::make_unique<DemoTable>(QStringLiteral("apocalypse-road"));
        m_view = std::make_unique<ScoreView>();
        m_view->resize(300, 560);
        m_view->setTable(m_table->show(), m_table->say());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void modelKeepsTheRulesOfModels()
    {
        ScoreModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(m_table->show(), m_table->say());
        QCOMPARE(model.rowCount(), 4);
        m_table->correct(QStringLiteral("red"), QStringLiteral("claimed"), QStringLiteral("3"));
        model.setTable(m_table->show(), m_table->say());
        model.setTable({}, m_table->say());
        QCOMPARE(model.rowCount(), 0);
    }

    void sameTableSignalsNothing()
    {
        QSignalSpy changed(&m_view->model(), &ScoreModel::dataChanged);
        QSignalSpy reset(&m_view->model(), &ScoreModel::modelReset);
        m_view->setTable(m_table->show(), m_table->say());
        QCOMPARE(changed.size(), 0);
        QCOMPARE(reset.size(), 0);
    }

    void aClaimChangesItsCellsAndTheRanks()
    {
        m_table->correct(QStringLiteral("red"), QStringLiteral("claimed"), QStringLiteral("3"));
        QSignalSpy changed(&m_view->model(), &ScoreModel::dataChanged);
        m_view->setTable(m_table->show(), m_table->say());
        QSet<std::pair<int, int>> cells;
        for (const auto& signal : std::as_const(changed))
            cells.insert({signal[0].toModelIndex().row(), signal[0].toModelIndex().column()});
        const QSet<std::pair<int, int>> expected{{0, columnOf(Figure::Score)},
                                                 {0, columnOf(Figure::Left)},
                                                 {1, ScoreModel::RankColumn},
                                                 {2, ScoreModel::RankColumn},
                                                 {3, ScoreModel::RankColumn}};
        QCOMPARE(cells, expected);
    }

    void clickingTokensCorrectsThePool()
    {
        QSignalSpy spy(m_view.get(), &ScoreView::correctionWanted);
        const int pool = m_view->model().rows()[0].standing.value(Figure::Left);
        click("red", "pool=5");
        QCOMPARE(spy.takeFirst(), correction("red", "pool", "5"));
        click("red", qPrintable(QStringLiteral("pool=%1").arg(pool)));
        QCOMPARE(spy.takeFirst(), correction("red", "pool", qPrintable(QString::number(pool - 1))));
    }

    void removedTokensCantBeClicked()
    {
        m_table->correct(QStringLiteral("red"), QStringLiteral("removed"), QStringLiteral("2"));
        m_view->setTable(m_table->show(), m_table->say());
        const int total = m_view->model().rows()[0].standing.find(Figure::Left)->most;
        QVERIFY(!card("red")->spotRect(QStringLiteral("pool=%1").arg(total - 2)).isNull());
        QVERIFY(card("red")->spotRect(QStringLiteral("pool=%1").arg(total - 1)).isNull());
    }

    void modelGivesMarkersAndRefusesNonsense()
    {
        ScoreModel& model = m_view->model();
        QSignalSpy spy(&model, &ScoreModel::correctionWanted);
        const int other = model.rows()[1].standing.first ? 2 : 1;
        const QString team = model.rows()[other].team.id;
        QVERIFY(model.setData(model.index(other, ScoreModel::FirstColumn), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(spy.takeFirst(), correction("marker", "first", qPrintable(team)));
        QVERIFY(
            !model.setData(model.index(other, ScoreModel::FirstColumn), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(!model.setData(model.index(0, columnOf(Figure::Left)), -1));
        QVERIFY(!model.setData(model.index(0, columnOf(Figure::Wear)), 3));
        model.setCorrectable(false);
        QVERIFY(!model.setData(model.index(0, columnOf(Figure::Left)), 3));
        QCOMPARE(spy.size(), 0);
    }

    void contextMenuSetsHeapsAndMarkers()
    {
        QSignalSpy spy(m_view.get(), &ScoreView::correctionWanted);
        QMenu menu;
        const QString notFirst =
            m_view->model().rows()[0].standing.first ? QStringLiteral("blue") : QStringLiteral("red");
        m_view->findChild<ScoreCard*>(QStringLiteral("score-") + notFirst)->fillMenu(menu);
        menu.findChildren<QMenu*>()[0]->actions()[2]->trigger();
        QCOMPARE(spy.takeFirst(), correction(qPrintable(notFirst), "claimed", "2"));
        for (QAction* action : menu.actions()) {
            if (action->text() == QStringLiteral("Make first player"))
                action->trigger();
        }
        QCOMPARE(spy.takeFirst(), correction("marker", "first", qPrintable(notFirst)));
    }

    void remarksFollowTheTable()
    {
        QStringList texts;
        for (const QLabel* label : m_view->findChildren<QLabel*>())
            texts.append(label->text());
        const table::TableShow table = m_table->show();
        QVERIFY(texts.contains(m_table->say()(table.headline)));
        for (const table::Message& remark : table.remarks)
            QVERIFY(texts.contains(m_table->say()(remark)));
    }

    void everythingStaysOnNarrowCards()
    {
        for (const int width : {280, 300, 420, 900}) {
            m_view->resize(width, 560);
            QCoreApplication::processEvents();
            for (const ScoreModel::Row& row : m_view->model().rows()) {
                const auto* of = m_view->findChild<ScoreCard*>(QStringLiteral("score-") + row.team.id);
                for (const ScorePart& part : layOutScore(row, m_table->say(), of->width()).parts)
                    QVERIFY(QRectF(of->rect()).contains(part.rect));
            }
        }
    }

    void iconsTakeThePalette()
    {
        const QStringList names = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(names.size() > 40);
        for (const QString& file : names) {
            const QPixmap pixmap = icon(file.chopped(4), paletteFor(true)).pixmap(QSize(24, 24), 2.0);
            QCOMPARE(pixmap.size(), QSize(48, 48));
            QVERIFY2(!pixmap.toImage().allGray() || file != QStringLiteral("app.svg"),
                     "the emblem is colourful");
        }
        const auto brightest = [](bool dark, QIcon::Mode mode) {
            const QImage image =
                icon(QStringLiteral("close"), paletteFor(dark)).pixmap(QSize(24, 24), 1.0, mode).toImage();
            return image.pixelColor(12, 12).lightness();
        };
        QVERIFY(brightest(true, QIcon::Normal) > 200);
        QVERIFY(brightest(false, QIcon::Normal) < 60);
        QVERIFY(brightest(true, QIcon::Disabled) < brightest(true, QIcon::Normal));
    }

    void cleanup() { m_view.reset(); }

private:
    int columnOf(Figure::Role role) const
    {
        const ScoreModel& model = m_view->model();
        return model.columnOf(*model.rows()[0].standing.find(role));
    }

    ScoreCard* card(const char* team) const
    {
        return m_view->findChild<ScoreCard*>(QStringLiteral("score-") + QString::fromLatin1(team));
    }

    void click(const char* team, const char* spot)
    {
        const QRectF rect = card(team)->spotRect(QString::fromLatin1(spot));
        QVERIFY2(!rect.isNull(), spot);
        QTest::mouseClick(card(team), Qt::LeftButton, {}, rect.center().toPoint());
    }

    std::unique_ptr<DemoTable> m_table;
    std::unique_ptr<ScoreView> m_view;
};

} // namespace

ONE_OF_MANY(ScoreTest)
#include "test_score.moc"
