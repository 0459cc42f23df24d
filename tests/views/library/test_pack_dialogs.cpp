// Packs in the window: what is inside is shown with ticks before it is copied, and one's own is exported.
#include "library/library_window.h"
#include "library/pack_dialog.h"
#include "library/pack_export_dialog.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/pack_home.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace roadmarshal;
using test::PackHome;
using namespace views;

namespace {

const QString road = QStringLiteral("apocalypse-road");
const QString team = QStringLiteral("team");
const QString red = QStringLiteral("red");

} // namespace

class TestPackDialogs : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;
    std::unique_ptr<PackHome> m_home;

    QString file() const { return m_home->path(QStringLiteral("ours.roadpack")); }

    static void save(const QString& id, const QString& name)
    {
        QJsonObject json = PackHome::renamed(road, team, red, id);
        json[QStringLiteral("name")] = name;
        content::OwnersLibrary library;
        QVERIFY(library.save(PackHome::kind(road, team), json).has_value());
    }

    static QString cell(const QTreeView* view, int row, int column)
    {
        return view->model()->index(row, column).data().toString();
    }

    static void tick(const QTreeView* view, int row, Qt::CheckState state)
    {
        view->model()->setData(view->model()->index(row, 0), state, Qt::CheckStateRole);
    }

    static bool hasOwn(const QString& id)
    {
        content::OwnersLibrary library;
        return library.has(PackHome::kind(road, team), id);
    }

    // Two teams of somebody's in a file.
    void makePack() const
    {
        save(QStringLiteral("ash"), QStringLiteral("Ash Kings"));
        save(QStringLiteral("bone"), QStringLiteral("Bone Choir"));
        PackExportDialog dialog;
        QSignalSpy listed(&dialog, &PackExportDialog::listed);
        QVERIFY(listed.wait());
        QCOMPARE(dialog.list()->model()->rowCount(), 2);
        QVERIFY(!dialog.exportButton()->isEnabled());
        dialog.nameField()->setText(QStringLiteral("Our tables"));
        QVERIFY(dialog.exportButton()->isEnabled());
        QSignalSpy ended(&dialog, &PackExportDialog::ended);
        dialog.write(file());
        QVERIFY(ended.wait());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void init()
    {
        test::failOnUnexpectedWarnings();
        m_home = std::make_unique<PackHome>();
        makePack();
    }

    void whatIsTickedIsCopied()
    {
        const PackHome other;
        PackDialog dialog(file());
        QSignalSpy looked(&dialog, &PackDialog::looked);
        QVERIFY(looked.wait());
        QCOMPARE(dialog.list()->model()->rowCount(), 2);
        QCOMPARE(cell(dialog.list(), 0, 0), QStringLiteral("Ash Kings"));
        QVERIFY(other.files().isEmpty());
        tick(dialog.list(), 1, Qt::Unchecked);
        QSignalSpy copied(&dialog, &PackDialog::copied);
        dialog.takeButton()->click();
        QVERIFY(copied.wait());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(hasOwn(QStringLiteral("ash")));
        QVERIFY(!hasOwn(QStringLiteral("bone")));
    }

    void onesOwnStaysUnlessItIsSaid()
    {
        const PackHome other;
        save(QStringLiteral("ash"), QStringLiteral("Mine"));
        PackDialog dialog(file());
        QSignalSpy looked(&dialog, &PackDialog::looked);
        QVERIFY(looked.wait());
        tick(dialog.list(), 1, Qt::Unchecked);
        QSignalSpy copied(&dialog, &PackDialog::copied);
        dialog.takeButton()->click();
        QVERIFY(copied.wait());
        QVERIFY(dialog.said().contains(QStringLiteral("would lie over one of your own")));
        QVERIFY(!dialog.overSwitch()->isHidden());
        dialog.overSwitch()->setChecked(true);
        dialog.takeButton()->click();
        QVERIFY(copied.wait());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void aRefusedPackSaysWhy()
    {
        QFile bad(m_home->path(QStringLiteral("bad.roadpack")));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("hello") == 5);
        bad.close();
        PackDialog dialog(bad.fileName());
        QSignalSpy looked(&dialog, &PackDialog::looked);
        QVERIFY(looked.wait());
        QVERIFY(dialog.said().contains(QStringLiteral("is no pack")));
        QVERIFY(!dialog.takeButton()->isEnabled());
    }

    void theLibraryAndTheWindowOpenOne()
    {
        LibraryWindow library;
        library.importFile(file());
        auto* dialog = library.findChild<PackDialog*>();
        QVERIFY(dialog);
        QSignalSpy looked(dialog, &PackDialog::looked);
        QVERIFY(looked.wait());
        QCOMPARE(dialog->list()->model()->rowCount(), 2);
        dialog->reject();

        test::DemoGame demo;
        demo.session.reset();
        MainWindow window;
        QVERIFY(window.openGame(demo.path()));
        QVERIFY(window.openFile(file()));
        auto* over = window.findChild<PackDialog*>();
        QVERIFY(over);
        QSignalSpy lookedOver(over, &PackDialog::looked);
        QVERIFY(lookedOver.wait());
        over->reject();
    }

    // Closing while it is looked into stops that.
    void goneBeforeItIsRead()
    {
        for (int i = 0; i < 5; ++i)
            PackDialog dialog(file());
    }
};

ONE_OF_MANY(TestPackDialogs)
#include "test_pack_dialogs.moc"
