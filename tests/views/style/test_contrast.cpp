// All that is written in the window and its dialogs can be read: 4.5 to 1 or better, light and dark.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/window/settings_sandbox.h"
#include "support/window/written_text.h"

#include "amend/amend_dialog.h"
#include "archive/archive_window.h"
#include "audit/audit_dialog.h"
#include "dispute/dispute_dialog.h"
#include "new_game/new_game_dialog.h"
#include "print/check_sheet_dialog.h"
#include "print/print_dialog.h"
#include "settings/settings_dialog.h"
#include "table_screen/table_screen.h"
#include "window/desk.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;

class TestContrast : public QObject
{
    Q_OBJECT

    // What is dimmed because it can't be used now need not be read as well as the rest.
    static bool isDisabled(QWidget& widget, const test::Writing& writing)
    {
        const QWidget* part = widget.childAt(writing.place.center());
        return part && !part->isEnabled();
    }

    static void expectReadable(QWidget& widget, int atLeast)
    {
        widget.ensurePolished();
        QTest::qWait(50);
        const QList<test::Writing> writings = test::writingsOf(widget);
        QVERIFY2(writings.size() >= atLeast, qPrintable(QString::number(writings.size())));
        QStringList faint;
        for (const test::Writing& writing : writings) {
            if (writing.contrast() < 4.5 && !isDisabled(widget, writing))
                faint.append(QStringLiteral("\"%1\" %2 on %3 at %4,%5: %6")
                                 .arg(writing.text, writing.ink.name(), writing.ground.name())
                                 .arg(writing.place.x())
                                 .arg(writing.place.y())
                                 .arg(writing.contrast(), 0, 'f', 1));
        }
        QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
    }

    // A table on which something has happened.
    static void playSome(table::Session& session)
    {
        std::mt19937 random(3);
        for (int i = 0; i < 40; ++i)
            test::randomEntry(session, random);
    }

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void everythingCanBeRead_data()
    {
        QTest::addColumn<Appearance>("appearance");
        QTest::newRow("light") << Appearance::Light;
        QTest::newRow("dark") << Appearance::Dark;
    }
    void everythingCanBeRead()
    {
        QFETCH(const Appearance, appearance);
        Settings settings;
        settings.appearance = appearance;
        settings.save();
        test::DemoGame demo;
        playSome(*demo.session);
        demo.session.reset();
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(window.openGame(demo.path()));
        QTRY_VERIFY(!window.desk()->conversation()->prompt().options.isEmpty());
        table::Session& session = *window.desk()->session();
        const table::Game& game = session.game();

        expectReadable(window, 60);
        for (QWidget* dock : {static_cast<QWidget*>(window.desk()->decksView()),
                              static_cast<QWidget*>(window.desk()->rulesPanel()),
                              static_cast<QWidget*>(window.desk()->logPanel()),
                              static_cast<QWidget*>(window.desk()->matsView()),
                              static_cast<QWidget*>(window.desk()->scoreView()),
                              static_cast<QWidget*>(window.desk()->marshalPanel())}) {
            dock->resize(420, 700);
            expectReadable(*dock, 4);
        }

        NewGameDialog newGame(game, nullptr);
        newGame.show();
        expectReadable(newGame, 40);
        AmendDialog amend(session, session.pastOf(session.history().standing().last().entry).value(),
                          nullptr);
        amend.show();
        expectReadable(amend, 8);
        AuditDialog audit(session);
        audit.show();
        expectReadable(audit, 8);
        audit.differ(QStringLiteral("damage"));
        expectReadable(audit, 8);
        SettingsDialog dialog(settings, nullptr);
        dialog.show();
        expectReadable(dialog, 5);
        print::PrintDialog paper(print::materialOf(session), demo.folder());
        paper.show();
        expectReadable(paper, 12);
        print::CheckSheetDialog sheet(game, session.now());
        sheet.show();
        expectReadable(sheet, 3);
        DisputeDialog dispute;
        dispute.show();
        expectReadable(dispute, 3);
        ArchiveWindow archive;
        archive.show();
        expectReadable(archive, 6);
        TableScreen screen;
        screen.resize(1280, 800);
        screen.setSession(&session);
        screen.show();
        expectReadable(screen, 20);

        window.desk()->startWhatIf();
        expectReadable(window, 60);
    }
};

ONE_OF_MANY(TestContrast)
#include "test_contrast.moc"
