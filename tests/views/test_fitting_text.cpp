// No text is cut off or written over other text, in any dock and dialog, whatever the size of the window and
// of the text, in the longest language, light and dark.
#include "support/cut_text.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/settings_sandbox.h"

#include "amend/amend_dialog.h"
#include "archive/archive_window.h"
#include "audit/audit_dialog.h"
#include "board/board_view.h"
#include "dispute/dispute_dialog.h"
#include "new_game/new_game_dialog.h"
#include "print/check_sheet_dialog.h"
#include "print/print_dialog.h"
#include "settings/settings_dialog.h"
#include "table_screen/table_screen.h"
#include "window/desk.h"
#include "window/docks.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QTest>
#include <QTranslator>

using namespace roadmarshal;
using namespace roadmarshal::views;

class TestFittingText : public QObject
{
    Q_OBJECT

    static void expectFitting(QWidget& widget, const QString& name, QStringList& findings)
    {
        widget.ensurePolished();
        QTest::qWait(20);
        for (const QString& finding : test::cutOrOverlapping(widget))
            findings.append(name + QStringLiteral(": ") + finding);
    }

    // As large as it wants to be, within the screen.
    static void expectFittingDialog(QWidget& dialog, const QString& name, const QSize& screen,
                                    QStringList& findings)
    {
        dialog.show();
        dialog.resize(dialog.sizeHint().expandedTo(dialog.size()).boundedTo(screen));
        expectFitting(dialog, name, findings);
        dialog.hide();
    }

    static void playSome(table::Session& session)
    {
        std::mt19937 random(3);
        for (int i = 0; i < 40; ++i)
            test::randomEntry(session, random);
    }

    test::SettingsSandbox m_sandbox;
    QTranslator m_german;
    QFont m_font;

private slots:
    void initTestCase()
    {
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
        m_font = QApplication::font();
        QVERIFY(m_german.load(QStringLiteral(":/i18n/roadmarshal_de.qm")));
    }
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_german);
        QApplication::setFont(m_font);
    }

    void everythingFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("points");
        QTest::addColumn<bool>("german");
        QTest::addColumn<Appearance>("appearance");
        // The last one is 2560 x 1440 on a screen with two pixels for one.
        const QSize sizes[] = {{1024, 640}, {1280, 800}, {1920, 1080}, {1280, 720}};
        int row = 0;
        for (const QSize& size : sizes) {
            for (const int points : {9, 14, 24}) {
                for (const bool german : {false, true}) {
                    // Colours take no room: every other one is enough.
                    const Appearance appearance = row++ / 2 % 2 == 0 ? Appearance::Light : Appearance::Dark;
                    QTest::addRow("%dx%d, %d pt, %s", size.width(), size.height(), points,
                                  german ? "German" : "English")
                        << size << points << german << appearance;
                }
            }
        }
    }
    void everythingFits()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, points);
        QFETCH(const bool, german);
        QFETCH(const Appearance, appearance);
        QSettings().clear();
        Settings settings;
        settings.appearance = appearance;
        settings.fontPoints = points;
        settings.save();
        if (german)
            QCoreApplication::installTranslator(&m_german);
        test::DemoGame demo;
        playSome(*demo.session);
        demo.session.reset();
        MainWindow window;
        window.resize(size);
        window.show();
        QVERIFY(window.openGame(demo.path()));
        QTRY_VERIFY(!window.desk()->conversation()->prompt().options.isEmpty());
        window.desk()->boardPanel()->view()->settle();
        QStringList findings;
        expectFitting(window, QStringLiteral("window"), findings);
        for (QAction* visit : window.findChild<Docks*>()->visits()) {
            visit->trigger();
            expectFitting(window, QStringLiteral("window with ") + visit->text(), findings);
        }
        checkDialogs(*window.desk()->session(), demo.folder(), size, settings, findings);
        findings.removeDuplicates();
        QVERIFY2(findings.isEmpty(), qPrintable(findings.join(u'\n')));
    }

private:
    static void checkDialogs(table::Session& session, const QString& folder, const QSize& size,
                             const Settings& settings, QStringList& findings)
    {
        const table::Game& game = session.game();
        NewGameDialog newGame(game, nullptr);
        expectFittingDialog(newGame, QStringLiteral("new game"), size, findings);
        AmendDialog amend(session, session.pastOf(session.history().standing().last().entry).value(),
                          nullptr);
        expectFittingDialog(amend, QStringLiteral("amend"), size, findings);
        AuditDialog audit(session);
        expectFittingDialog(audit, QStringLiteral("audit"), size, findings);
        SettingsDialog dialog(settings, nullptr);
        expectFittingDialog(dialog, QStringLiteral("settings"), size, findings);
        print::PrintDialog paper(print::materialOf(session), folder);
        expectFittingDialog(paper, QStringLiteral("print"), size, findings);
        print::CheckSheetDialog sheet(game, session.now());
        expectFittingDialog(sheet, QStringLiteral("check sheet"), size, findings);
        DisputeDialog dispute;
        expectFittingDialog(dispute, QStringLiteral("dispute"), size, findings);
        ArchiveWindow archive;
        expectFittingDialog(archive, QStringLiteral("archive"), size, findings);
        TableScreen screen;
        screen.resize(size);
        screen.setSession(&session);
        expectFittingDialog(screen, QStringLiteral("table screen"), size, findings);
    }
};

ONE_OF_MANY(TestFittingText)
#include "test_fitting_text.moc"
