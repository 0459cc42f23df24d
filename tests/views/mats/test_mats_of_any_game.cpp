// Charts, slots, cards and mats of the table, with tables that no game of ours has.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/made_up_mats.h"

#include "mats/item_facts.h"
#include "mats/mat_targets.h"
#include "mats/mats_model.h"
#include "mats/mats_view.h"
#include "mats/panel_card.h"
#include "mats/panel_layout.h"
#include "style/theme.h"
#include "style/tone.h"

#include <QAbstractItemModelTester>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::sayCode;

namespace {

QList<QVariant> correction(const char* subject, const char* property, const char* value)
{
    return {QString::fromLatin1(subject), QString::fromLatin1(property), QString::fromLatin1(value)};
}

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

class MatsOfAnyGameTest : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        QLocale::setDefault(QLocale::c());
        m_table = test::crews();
        m_view = std::make_unique<MatsView>();
        m_view->resize(420, 700);
        m_view->setTable(m_table, sayCode);
        m_view->showTeam(QStringLiteral("red"));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void aChartIsSetByClickingANode()
    {
        QSignalSpy spy(m_view.get(), &MatsView::correctionWanted);
        click("R", "lever=G3-9");
        QCOMPARE(spy.takeFirst(), correction("R", "lever", "G3-9"));
        // Not where the pointer stands already, and not on a table that is only read.
        QVERIFY(card("R")->spotRect(QStringLiteral("lever=G2-6")).isNull());
        QVERIFY(card("R")->spotRect(QStringLiteral("=3-red")).isNull());
    }

    void nodesThatCantBeSetAreNoSpots()
    {
        auto& lever = std::get<mats::Chart>(m_table.mats[0].panels[0].items[0]);
        lever.nodes[0].settable = false;
        m_view->setTable(m_table, sayCode);
        QVERIFY(card("R")->spotRect(QStringLiteral("lever=P")).isNull());
        QVERIFY(!card("R")->spotRect(QStringLiteral("lever=G1-2")).isNull());
    }

    void slotsAreSetByMenusAndDamagedByAClick()
    {
        QSignalSpy spy(m_view.get(), &MatsView::correctionWanted);
        click("R", "R1");
        trigger("Ram");
        QCOMPARE(spy.takeFirst(), correction("R", "R1", "ram"));
        click("R", "R1");
        trigger("Empty");
        QCOMPARE(spy.takeFirst(), correction("R", "R1", "none"));
        click("R", "R1-damaged=on");
        QCOMPARE(spy.takeFirst(), correction("R", "R1-damaged", "on"));
        click("R", "G1-damaged=off");
        QCOMPARE(spy.takeFirst(), correction("R", "G1-damaged", "off"));
        click("R", "Y1-ammo=3");
        QCOMPARE(spy.takeFirst(), correction("R", "Y1-ammo", "3"));
    }

    void cardsAreCountedNamedAndTakenOff()
    {
        QSignalSpy spy(m_view.get(), &MatsView::correctionWanted);
        click("R", "equipment=3");
        QCOMPARE(spy.takeFirst(), correction("R", "equipment", "3"));
        click("R", "equipment=rocket");
        trigger("Take off: Rocket");
        QCOMPARE(spy.takeFirst(), correction("R", "equipment", "rocket=0"));
        click("R", "equipment=");
        trigger("Coolant");
        QCOMPARE(spy.takeFirst(), correction("R", "equipment", "coolant=1"));
    }

    // The keyboard opens this menu; nothing is out of its reach.
    void theMenuSetsEveryProperty()
    {
        MatsModel& model = m_view->model();
        const QModelIndex panel = model.panelIndex(QStringLiteral("R"));
        QStringList wanted;
        for (const mats::Item& item : model.panel(panel)->items)
            wanted += propertiesOf(item);
        QStringList reached;
        connect(&model, &MatsModel::correctionWanted, this,
                [&](const QString&, const QString& property) { reached.append(property); });
        emit card("R")->menuWanted(m_view->mapToGlobal(QPoint(20, 20)));
        auto* menu = m_view->findChild<QMenu*>();
        QVERIFY(menu);
        for (QAction* action : menu->findChildren<QAction*>())
            action->trigger();
        menu->close();
        for (const QString& property : std::as_const(wanted))
            QVERIFY2(reached.contains(property), qPrintable(property));
        QVERIFY(wanted.size() >= 10);
    }

    void screenReadersHearWhatLiesThere()
    {
        const QString said = card("R")->accessibleName();
        for (const char* part : {"Lever: 6", "R1, red: Machine gun", "G1, green: empty, damaged",
                                 "Ammo: 1 of 3", "Equipment: 2 (Rocket)", "60 mph, 1"})
            QVERIFY2(said.contains(QString::fromLatin1(part)), qPrintable(said));
        m_table.mats[0].panels[0].items[0] = test::gearLever(QStringLiteral("G3-9"));
        m_view->setTable(m_table, sayCode);
        QVERIFY2(card("R")->accessibleName().contains(QStringLiteral("Lever: 9, orange")),
                 qPrintable(card("R")->accessibleName()));
    }

    void theTableHasMatsOfItsOwn()
    {
        const auto& owners = m_view->model().owners();
        QCOMPARE(owners.size(), 3);
        QVERIFY(owners.last().isTable);
        QCOMPARE(owners.last().team.name, QStringLiteral("Convoy"));
        m_view->showPanel(QStringLiteral("convoy"));
        QSignalSpy spy(m_view.get(), &MatsView::correctionWanted);
        click("convoy", "catastrophe=4");
        QCOMPARE(spy.takeFirst(), correction("convoy", "catastrophe", "4"));
    }

    void playersOfOneTeamHaveMatsOfTheirOwn()
    {
        mats::Mat second{QStringLiteral("red"), {}, {test::survivor(QStringLiteral("Dee"), 0)}};
        second.player = QStringLiteral("Eve");
        m_table.mats.append(second);
        m_view->setTable(m_table, sayCode);
        const auto& owners = m_view->model().owners();
        QCOMPARE(owners.size(), 4);
        QCOMPARE(owners[1].team.player, QStringLiteral("Eve"));
        QCOMPARE(owners[1].panels.size(), 1);
    }

    void aPanelThatChangesMatsStaysTheSame()
    {
        MatsModel& model = m_view->model();
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QPersistentModelIndex ida = model.panelIndex(QStringLiteral("ida"));
        const QPersistentModelIndex status = model.itemIndex(ida, QStringLiteral("status"));
        const QPersistentModelIndex cysStatus =
            model.itemIndex(model.panelIndex(QStringLiteral("cy")), QStringLiteral("status"));
        QSignalSpy moved(&model, &MatsModel::rowsMoved);
        QSignalSpy reset(&model, &MatsModel::modelReset);
        PanelCard* cy = card("cy");
        m_view->activateWindow();
        cy->setFocus();
        QTRY_VERIFY(cy->hasFocus());
        m_table.mats[1].panels.prepend(m_table.mats[0].panels.takeAt(1));
        m_view->setTable(m_table, sayCode);
        QCOMPARE(moved.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(ida.parent().row(), 1);
        QCOMPARE(ida.data(MatsModel::SubjectRole).toString(), QStringLiteral("ida"));
        QCOMPARE(status.parent(), QModelIndex(ida));
        QCOMPARE(QModelIndex(cysStatus).parent().data(MatsModel::SubjectRole).toString(),
                 QStringLiteral("cy"));
        // The cards that stay keep the focus.
        QCOMPARE(card("cy"), cy);
        QVERIFY(cy->hasFocus());
        QVERIFY(!card("ida"));
    }

    void panelsComeAndGoWithoutAReset()
    {
        MatsModel& model = m_view->model();
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &MatsModel::modelReset);
        m_table.mats[0].panels.removeAt(0);
        m_table.mats[1].panels.append(test::survivor(QStringLiteral("Dee"), 0));
        m_view->setTable(m_table, sayCode);
        QCOMPARE(model.rowCount(model.index(0, 0)), 3); // with the mat itself
        QCOMPARE(model.rowCount(model.index(1, 0)), 2);
        QCOMPARE(reset.size(), 0);
    }

    void aCarMayBearTheNameOfItsTeam()
    {
        m_table.mats[0].panels[0].subject = QStringLiteral("red");
        m_view->setTable(m_table, sayCode);
        std::ranges::reverse(m_table.mats[0].panels);
        m_view->setTable(m_table, sayCode);
        QCOMPARE(m_view->model().owners()[0].panels.last().title, QStringLiteral("R"));
    }

    void everythingStaysOnNarrowCardsAndWithLargeText()
    {
        const QFont usual = QGuiApplication::font();
        for (const double factor : {1.0, 1.5}) {
            QFont font = usual;
            font.setPointSizeF(usual.pointSizeF() * factor);
            QGuiApplication::setFont(font);
            for (const int width : {156, 240, 400}) {
                const PanelLayout layout = layOutPanel(m_table.mats[0].panels[0], sayCode, width);
                for (const Part& part : layout.parts)
                    QVERIFY2(QRectF(0, 0, width, layout.height).contains(part.rect) || part.rect.isNull() ||
                                 part.kind == PartKind::Line,
                             qPrintable(part.text));
            }
        }
        QGuiApplication::setFont(usual);
    }

    // The smallest first: a card, the slot that it lies in, what is loaded there, the car.
    void handsFindWhatLiesUnderThem()
    {
        using table::CarrySpot;
        const QString car = QStringLiteral("R");
        const auto on = [&](const char* property, const char* card = "") {
            return CarrySpot{car, QString::fromLatin1(property), QString::fromLatin1(card), {}};
        };
        const auto found = [&](const CarrySpot& spot) {
            return card("R")->spotsAt(card("R")->areaOf(spot).center());
        };
        const CarrySpot whole{.subject = car};
        QCOMPARE(found(on("R1", "mg")), (QList{on("R1", "mg"), on("R1"), whole}));
        QCOMPARE(found(on("Y1-ammo")), (QList{on("Y1-ammo"), on("Y1"), whole}));
        QCOMPARE(found(on("R1-damaged")), (QList{on("R1-damaged"), on("R1"), whole}));
        QCOMPARE(found(on("equipment", "rocket")),
                 (QList{on("equipment", "rocket"), on("equipment"), whole}));
        QCOMPARE(found(on("tyres")), (QList{on("tyres"), whole}));
        QCOMPARE(found(on("nails")), (QList{on("nails"), whole}));
        QCOMPARE(found(on("lever")).last(), whole);
        QCOMPARE(card("R")->spotsAt({2, 2}), QList{whole});
        // What has no place of its own lies on the whole of it.
        QCOMPARE(card("R")->areaOf(on("glue")), card("R")->areaOf(whole));
        QVERIFY(card("R")->areaOf({.subject = QStringLiteral("ida")}).isNull());
    }

    void aTargetIsMetWhereItLies()
    {
        using table::CarrySpot;
        const QString car = QStringLiteral("R");
        const CarrySpot whole{.subject = car};
        const CarrySpot slot{.subject = car, .property = QStringLiteral("G1")};
        PanelCard* on = card("R");
        const QImage before = on->grab().toImage();
        m_view->targets().setTargets({{slot, true}, {whole, false}});
        QCOMPARE(on->targetAt(on->areaOf(slot).center()), slot);
        QCOMPARE(on->targetAt({2, 2}), whole);
        const QImage marked = on->grab().toImage();
        QVERIFY(marked != before);
        m_view->targets().setTargets({{slot, false}, {whole, false}});
        QVERIFY(on->grab().toImage() != marked);
        m_view->targets().setTargets({});
        QCOMPARE(on->targetAt({2, 2}), std::nullopt);
        QCOMPARE(on->grab().toImage(), before);
    }

    void cardsScrollByAtTheEdge()
    {
        m_view->resize(420, 300);
        auto* scroll = m_view->findChild<QScrollArea*>();
        QScrollBar* bar = scroll->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        const QWidget* viewport = scroll->viewport();
        const auto pointAt = [&](int y) {
            return m_view->targets().pointAt(viewport->mapToGlobal(QPoint(30, y)));
        };
        pointAt(viewport->height() - 4);
        QTest::qWait(100);
        QCOMPARE(bar->value(), 0); // nothing is carried
        m_view->targets().setTargets({{{.subject = QStringLiteral("cy")}, true}});
        pointAt(viewport->height() - 4);
        QTRY_COMPARE(bar->value(), bar->maximum());
        pointAt(viewport->height() / 2);
        pointAt(4);
        QTRY_COMPARE(bar->value(), 0);
    }

    void everythingThatLiesThereHasAGripAndAName()
    {
        const MatsModel& model = m_view->model();
        QStringList names;
        for (const Grip& grip : gripsOn(model, model.panelIndex(QStringLiteral("R"))))
            names.append(nameOf(grip.first(), model));
        for (const char* name : {"R · Interceptor", "Lever", "Machine gun", "G1", "damaged", "Ram", "Ammo",
                                 "Tyres", "Rocket", "Equipment", "Nails"})
            QVERIFY2(names.contains(QString::fromUtf8(name)), name);
        QCOMPARE(fullNameOf({.subject = QStringLiteral("R"), .property = QStringLiteral("tyres")}, model),
                 QStringLiteral("R · Interceptor: Tyres"));
        QCOMPARE(gripsOn(model, model.panelIndex(QStringLiteral("R")), QStringLiteral("R1")).size(), 1);
    }

    void tonesAreReadableLightAndDark()
    {
        for (const QString& name : toneNames()) {
            for (const bool dark : {false, true}) {
                const Tone tone = toneOf(name, dark);
                QVERIFY2(contrast(tone.fill, tone.ink) >= 4.5, qPrintable(name));
            }
        }
        QVERIFY(!toneOf(QStringLiteral("no such colour"), false).fill.isValid());
    }

private:
    PanelCard* card(const char* subject) const
    {
        return m_view->findChild<PanelCard*>(QStringLiteral("panel-") + QString::fromLatin1(subject));
    }

    void click(const char* subject, const char* spot)
    {
        PanelCard* on = card(subject);
        QVERIFY(on);
        const QRectF rect = on->spotRect(QString::fromLatin1(spot));
        QVERIFY2(!rect.isNull(), spot);
        QTest::mouseClick(on, Qt::LeftButton, {}, rect.center().toPoint());
    }

    // An entry of the menu that is open.
    void trigger(const char* text)
    {
        const auto menus = m_view->findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
        QVERIFY(!menus.isEmpty());
        for (QAction* action : menus.last()->findChildren<QAction*>()) {
            if (action->text() == QLatin1StringView(text)) {
                action->trigger();
                delete menus.last();
                return;
            }
        }
        QFAIL(text);
    }

    table::TableShow m_table;
    std::unique_ptr<MatsView> m_view;
};

} // namespace

ONE_OF_MANY(MatsOfAnyGameTest)
#include "test_mats_of_any_game.moc"
