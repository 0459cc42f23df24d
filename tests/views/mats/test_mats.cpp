#include "support/demo_table.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "mats/mats_model.h"
#include "mats/mats_view.h"
#include "mats/panel_card.h"

#include <QAbstractItemModelTester>
#include <QMenu>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoTable;

namespace {

const auto wanted = &MatsView::correctionWanted;

QList<QVariant> correction(const char* subject, const char* property, const char* value)
{
    return {QString::fromLatin1(subject), QString::fromLatin1(property), QString::fromLatin1(value)};
}

QString sayCode(const table::Message& message)
{
    return message.code;
}

table::Message word(const char* code)
{
    return {QString::fromLatin1(code), {}};
}

// One dashboard with every kind of item, like no one game has.
table::TableShow dashboard()
{
    mats::Gauge lever{QStringLiteral("lever"), word("Lever"), 1, 3, false, {}};
    for (const char* mark : {"P", "10", "20", "30"})
        lever.marks.append(word(mark));
    mats::Panel panel;
    panel.subject = panel.title = QStringLiteral("R");
    panel.items = {
        lever, mats::Counter{QStringLiteral("tyres"), word("Tyres"), 6, 6},
        mats::Token{QStringLiteral("nails"), word("Nails"), false},
        mats::Cards{QStringLiteral("hand"), word("Hand"), {{}, {QStringLiteral("rocket"), word("Rocket")}}},
        mats::Fact{word("Speed"), word("8")}};
    table::TableShow table;
    table.teams = {{QStringLiteral("red"), QStringLiteral("Red"), QString(), 0}};
    table.mats = {
        {QStringLiteral("red"), {mats::Counter{QStringLiteral("fuel"), word("Fuel"), 2, 0}}, {panel}}};
    return table;
}

void clickSpot(PanelCard* card, const char* spot)
{
    QVERIFY(card);
    const QRectF rect = card->spotRect(QString::fromLatin1(spot));
    QVERIFY2(!rect.isNull(), spot);
    QTest::mouseClick(card, Qt::LeftButton, {}, rect.center().toPoint());
}

class MatsTest : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_table = std::make_unique<DemoTable>(QStringLiteral("apocalypse-road"));
        m_view = std::make_unique<MatsView>();
        m_view->resize(400, 600);
        m_view->setTable(m_table->show(), m_table->say());
        m_view->showTeam(QStringLiteral("red"));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void modelKeepsTheRulesOfModels()
    {
        MatsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(m_table->show(), m_table->say());
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.rowCount(model.index(0, 0)), 8);
        m_table->correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("2"));
        m_table->correct(QStringLiteral("36"), QStringLiteral("at"), QStringLiteral("destroyed"));
        model.setTable(m_table->show(), m_table->say());
        model.setTable(dashboard(), sayCode);
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    }

    void sameTableSignalsNothing()
    {
        QSignalSpy changed(&m_view->model(), &MatsModel::dataChanged);
        QSignalSpy reset(&m_view->model(), &MatsModel::modelReset);
        m_view->setTable(m_table->show(), m_table->say());
        QCOMPARE(changed.size(), 0);
        QCOMPARE(reset.size(), 0);
    }

    void oneDamageIsOneChangedRow()
    {
        m_table->correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("2"));
        QSignalSpy changed(&m_view->model(), &MatsModel::dataChanged);
        m_view->setTable(m_table->show(), m_table->say());
        QCOMPARE(changed.size(), 1);
        const QModelIndex row = changed[0][0].toModelIndex();
        QCOMPARE(row, changed[0][1].toModelIndex());
        QCOMPARE(row.data(MatsModel::PropertyRole).toString(), QStringLiteral("damage"));
        QCOMPARE(row.data(Qt::EditRole).toInt(), 2);
        QCOMPARE(row.parent().data(MatsModel::SubjectRole).toString(), QStringLiteral("36"));
    }

    void leavingTheRaceTakesTokenRowsAway()
    {
        QSignalSpy removed(&m_view->model(), &MatsModel::rowsRemoved);
        QSignalSpy reset(&m_view->model(), &MatsModel::modelReset);
        m_table->correct(QStringLiteral("36"), QStringLiteral("at"), QStringLiteral("destroyed"));
        m_view->setTable(m_table->show(), m_table->say());
        QCOMPARE(removed.size(), 1);
        QCOMPARE(reset.size(), 0);
        QVERIFY(card("36")->spotRect(QStringLiteral("add-token")).isNull());
    }

    void modelSubmitsAndKeepsItsState()
    {
        MatsModel& model = m_view->model();
        QSignalSpy spy(&model, &MatsModel::correctionWanted);
        const QModelIndex panel = model.panelIndex(QStringLiteral("36"));
        const QModelIndex damage = model.itemIndex(panel, QStringLiteral("damage"));
        QVERIFY(model.setData(damage, 3));
        QCOMPARE(spy.takeFirst(), correction("36", "damage", "3"));
        QCOMPARE(damage.data(Qt::EditRole).toInt(), 0);
        QVERIFY(!model.setData(damage, 7));
        QVERIFY(!model.setData(damage, -1));
        QVERIFY(!model.setData(damage, 0)); // it is so already
        QVERIFY(!model.setData(damage, QStringLiteral("many")));
        const QModelIndex token = model.itemIndex(panel, QStringLiteral("suppressed"));
        QVERIFY(model.setData(token, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(spy.takeFirst(), correction("36", "suppressed", "on"));
        QVERIFY(!model.setData(panel, 1));
        model.setCorrectable(false);
        QVERIFY(!model.setData(damage, 3));
        QCOMPARE(spy.size(), 0);
    }

    void clickingABoxSetsDamage()
    {
        QSignalSpy spy(m_view.get(), wanted);
        clickSpot(card("36"), "damage=4");
        QCOMPARE(spy.takeFirst(), correction("36", "damage", "4"));
    }

    void clickingTheLastFilledBoxClearsIt()
    {
        m_table->correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("4"));
        m_view->setTable(m_table->show(), m_table->say());
        QSignalSpy spy(m_view.get(), wanted);
        clickSpot(card("36"), "damage=4");
        QCOMPARE(spy.takeFirst(), correction("36", "damage", "3"));
        clickSpot(card("36"), "damage=2");
        QCOMPARE(spy.takeFirst(), correction("36", "damage", "2"));
    }

    void boxesAreBigEnoughAtEveryWidth()
    {
        for (const int width : {220, 360, 420, 800}) {
            m_view->resize(width, 600);
            QCoreApplication::processEvents();
            const QRectF last = card("36")->spotRect(QStringLiteral("damage=6"));
            QVERIFY(last.width() >= 18 && last.height() >= 18);
            QVERIFY(QRectF(card("36")->rect()).contains(last));
        }
    }

    void columnsFollowTheWidth()
    {
        const QList<std::pair<int, int>> expected{{200, 1}, {360, 2}, {420, 2}, {800, 4}, {1400, 4}};
        for (const auto& [width, columns] : expected) {
            m_view->resize(width, 600);
            QCoreApplication::processEvents();
            int inFirstRow = 0;
            for (const PanelCard* each : m_view->findChildren<PanelCard*>())
                inFirstRow += each->isVisible() && each->y() == 0;
            QCOMPARE(inFirstRow, columns);
        }
    }

    void presentTokenIsAChipThatComesOff()
    {
        QVERIFY(card("36")->spotRect(QStringLiteral("suppressed=off")).isNull());
        m_table->correct(QStringLiteral("36"), QStringLiteral("suppressed"), QStringLiteral("on"));
        m_view->setTable(m_table->show(), m_table->say());
        QSignalSpy spy(m_view.get(), wanted);
        clickSpot(card("36"), "suppressed=off");
        QCOMPARE(spy.takeFirst(), correction("36", "suppressed", "off"));
    }

    void plusOffersTheOtherTokens()
    {
        QSignalSpy spy(m_view.get(), wanted);
        clickSpot(card("36"), "add-token");
        auto* menu = m_view->findChild<QMenu*>();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 4);
        menu->actions().first()->trigger();
        QCOMPARE(spy.takeFirst(), correction("36", "suppressed", "on"));
        menu->close();
    }

    void keysSetAndWalk()
    {
        QSignalSpy spy(m_view.get(), wanted);
        QSignalSpy picked(m_view.get(), &MatsView::panelPicked);
        m_view->activateWindow();
        card("21")->setFocus();
        QTRY_VERIFY(card("21")->hasFocus());
        QTest::keyClick(card("21"), Qt::Key_5);
        QCOMPARE(spy.takeFirst(), correction("21", "damage", "5"));
        QTest::keyClick(card("21"), Qt::Key_Right);
        QVERIFY(card("36")->hasFocus());
        QCOMPARE(picked.last().first().toString(), QStringLiteral("36"));
        QTest::keyClick(card("36"), Qt::Key_Plus);
        QCOMPARE(spy.takeFirst(), correction("36", "damage", "1"));
        QTest::keyClick(card("36"), Qt::Key_Down);
        QVERIFY(card("88")->hasFocus());
        QTest::keyClick(card("88"), Qt::Key_9);
        QCOMPARE(spy.size(), 0);
    }

    void showingAPanelLeavesTheKeyboardAlone()
    {
        m_view->activateWindow();
        card("21")->setFocus();
        QTRY_VERIFY(card("21")->hasFocus());
        QSignalSpy picked(m_view.get(), &MatsView::panelPicked);
        m_view->showPanel(QStringLiteral("36"));
        QVERIFY(card("21")->hasFocus());
        m_view->showPanel(QStringLiteral("17"));
        QCOMPARE(m_view->shownTeam(), QStringLiteral("blue"));
        QVERIFY(card("17"));
        QCOMPARE(picked.size(), 0);
    }

    void contextMenuHasEveryCorrection()
    {
        QSignalSpy spy(m_view.get(), wanted);
        emit card("36")->menuWanted(m_view->mapToGlobal(QPoint(20, 20)));
        auto* menu = m_view->findChild<QMenu*>();
        QVERIFY(menu);
        auto* damage = menu->findChild<QMenu*>();
        QVERIFY(damage);
        QCOMPARE(damage->actions().size(), 7);
        damage->actions()[6]->trigger();
        QCOMPARE(spy.takeFirst(), correction("36", "damage", "6"));
        menu->close();
    }

    void readOnlyHasNoSpots()
    {
        m_view->setCorrectable(false);
        QVERIFY(card("36")->spotRect(QStringLiteral("damage=4")).isNull());
    }

    void shownTeamGoesOnWithTheTurn()
    {
        const QString first = toAct();
        m_view->showTeam(first);
        const QString next =
            first == QStringLiteral("blue") ? QStringLiteral("amber") : QStringLiteral("blue");
        m_table->correct(QStringLiteral("marker"), QStringLiteral("to-act"), next);
        m_view->setTable(m_table->show(), m_table->say());
        QCOMPARE(m_view->shownTeam(), next);
        m_view->showTeam(QStringLiteral("red"));
        m_table->correct(QStringLiteral("marker"), QStringLiteral("to-act"), QStringLiteral("teal"));
        m_view->setTable(m_table->show(), m_table->say());
        QCOMPARE(m_view->shownTeam(), QStringLiteral("red"));
    }

    void everyKindOfItemIsDrawnAndCorrected()
    {
        m_view->setTable(dashboard(), sayCode);
        QSignalSpy spy(m_view.get(), wanted);
        clickSpot(card("R"), "lever=3");
        QCOMPARE(spy.takeFirst(), correction("R", "lever", "3"));
        clickSpot(card("R"), "tyres=5");
        QCOMPARE(spy.takeFirst(), correction("R", "tyres", "5"));
        QVERIFY(card("R")->spotRect(QStringLiteral("tyres=7")).isNull());
        clickSpot(card("red"), "fuel=3");
        QCOMPARE(spy.takeFirst(), correction("red", "fuel", "3"));
        QVERIFY(!m_view->grab().isNull());
    }

    void cardsSayWhatTheyAre()
    {
        const QString name = card("36")->accessibleName();
        QVERIFY2(name.startsWith(QStringLiteral("36, Old Pike, ")), qPrintable(name));
        QVERIFY2(name.contains(QStringLiteral("Damage: 0 of 6")), qPrintable(name));
    }

    void cleanup() { m_view.reset(); }

private:
    PanelCard* card(const char* subject) const
    {
        return m_view->findChild<PanelCard*>(QStringLiteral("panel-") + QString::fromLatin1(subject));
    }

    QString toAct() const
    {
        for (const table::Standing& standing : m_table->show().standings) {
            if (standing.toAct)
                return standing.team;
        }
        return {};
    }

    std::unique_ptr<DemoTable> m_table;
    std::unique_ptr<MatsView> m_view;
};

} // namespace

ONE_OF_MANY(MatsTest)
#include "test_mats.moc"
