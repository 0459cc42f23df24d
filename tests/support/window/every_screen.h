// Goes through all that the program shows of a game: every dock, dialog and page, empty and full.
#pragma once

#include "support/sample_game.h"

#include "amend/amend_dialog.h"
#include "archive/archive_window.h"
#include "archive/games_model.h"
#include "archive/games_page.h"
#include "archive/statistics_page.h"
#include "audit/audit_dialog.h"
#include "board/board_view.h"
#include "dispute/claiming.h"
#include "dispute/dispute_dialog.h"
#include "dispute/record_ruling_dialog.h"
#include "finish/finish_page.h"
#include "help/dock_help.h"
#include "help/help_popup.h"
#include "help/manual.h"
#include "help/manual_window.h"
#include "new_game/new_game_dialog.h"
#include "new_game/parts_dialog.h"
#include "new_game/parts_picker.h"
#include "new_game/rulings_button.h"
#include "print/check_sheet_dialog.h"
#include "print/print_dialog.h"
#include "settings/settings_dialog.h"
#include "table_screen/table_screen.h"
#include "window/desk.h"
#include "window/docks.h"
#include "window/finishing.h"
#include "window/first_steps.h"
#include "window/main_window.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>

#include <functional>

namespace roadmarshal::test {

class EveryScreen
{
public:
    using Look = std::function<void(QWidget& widget, const QString& name)>;
    // `screen` is what there is room for.
    EveryScreen(const table::Game& game, const QSize& screen, Look look)
        : m_game(game), m_screen(screen), m_look(std::move(look))
    {
    }

    void walk(const views::Settings& settings)
    {
        const SampleGame half(m_game, 0.5);
        {
            views::MainWindow window;
            open(window, half.path());
            lookAtDocks(window);
            lookAtQuestions(window);
            table::Session& session = *window.desk()->session();
            lookAtRecords(session, half.folder());
            lookAtDispute(session);
            lookAtScreen(session);
        }
        lookAtNewGame();
        lookAtWindows(settings);
        lookAtTheEnd();
    }

    // As it comes up, within the screen.
    void lookAt(QWidget& dialog, const QString& name)
    {
        dialog.show();
        dialog.resize(dialog.sizeHint().expandedTo(dialog.size()).boundedTo(m_screen));
        see(dialog, name);
        dialog.hide();
    }

private:
    void see(QWidget& widget, const QString& name)
    {
        widget.ensurePolished();
        QTest::qWait(20);
        m_look(widget, name);
    }

    void open(views::MainWindow& window, const QString& path)
    {
        window.resize(m_screen);
        window.show();
        QVERIFY(window.openGame(path));
        QTRY_VERIFY(!window.desk()->conversation()->prompt().id.isEmpty());
        window.desk()->boardPanel()->view()->setAnimated(false);
        window.desk()->boardPanel()->view()->settle();
        QTest::qWait(300); // the layout follows once the size has settled
    }

    void lookAtDocks(views::MainWindow& window)
    {
        see(window, QStringLiteral("window"));
        for (QAction* visit : window.findChild<views::Docks*>()->visits()) {
            visit->trigger();
            see(window, QStringLiteral("window with ") + visit->text());
        }
        for (const char* dock : {"track", "marshal", "mats", "score", "log", "decks", "rules"}) {
            const auto help = views::dockHelp(QString::fromLatin1(dock));
            if (!help)
                continue;
            auto* popup = new views::HelpPopup(QString::fromLatin1(dock), *help, &window);
            popup->openAt(window.mapToGlobal(window.rect().topRight()));
            see(*popup, QStringLiteral("help on ") + QString::fromLatin1(dock));
            popup->close();
        }
        views::FirstSteps* steps = views::FirstSteps::show(window.desk());
        see(*steps, QStringLiteral("first steps"));
        steps->dismiss();
        window.statusBar()->showMessage(QCoreApplication::translate("roadmarshal::views::MainWindow",
                                                                    "Choose the entry in the log first."));
        see(window, QStringLiteral("window that complains"));
        window.statusBar()->clearMessage();
    }

    // The questions of an entry one after the other, then a branch, then the past.
    void lookAtQuestions(views::MainWindow& window)
    {
        views::Desk& desk = *window.desk();
        views::Conversation& conversation = *desk.conversation();
        const int entries = desk.session()->last();
        for (int step = 1; step <= 4; ++step) {
            const QString answer = allowed(conversation.prompt());
            if (answer.isEmpty())
                break;
            conversation.answer(answer);
            QTest::qWait(60);
            if (desk.session()->last() != entries)
                break;
            see(window, QStringLiteral("question %1").arg(step));
        }
        conversation.restart();
        desk.startWhatIf();
        see(window, QStringLiteral("what if"));
        desk.backToNow();
        window.findChild<views::Docks*>()->showLog();
        desk.lookAt(entries / 2);
        see(window, QStringLiteral("the past"));
        desk.backToNow();
    }

    static QString allowed(const table::Prompt& prompt)
    {
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty() && !option.answer.startsWith(u'@'))
                return option.answer;
        }
        return {};
    }

    void lookAtRecords(table::Session& session, const QString& folder)
    {
        lookAtAmending(session);
        views::AuditDialog audit(session);
        lookAt(audit, QStringLiteral("audit"));
        audit.differ(QStringLiteral("damage"));
        lookAt(audit, QStringLiteral("audit of damage"));
        audit.finish();
        lookAt(audit, QStringLiteral("audit at its end"));
        views::print::PrintDialog paper(views::print::materialOf(session), folder);
        lookAt(paper, QStringLiteral("print"));
        views::print::CheckSheetDialog sheet(session.game(), session.now());
        lookAt(sheet, QStringLiteral("check sheet"));
    }

    // Something that happened long ago did not happen: much of what followed is otherwise.
    void lookAtAmending(table::Session& session)
    {
        const QList<table::Entry> later = session.entries().sliced(session.entries().size() / 3);
        const auto old = std::ranges::find_if(later, [](const auto& entry) {
            return entry.kind == table::EntryKind::Action && entry.effects.size() > 1;
        });
        auto past = session.pastOf(old->number);
        if (!past)
            return;
        views::AmendDialog amend(session, *std::move(past), nullptr);
        lookAt(amend, QStringLiteral("amend"));
        amend.show();
        auto* line = amend.findChild<QLineEdit*>(QStringLiteral("line"));
        line->clear();
        QTest::qWait(400);
        lookAt(amend, QStringLiteral("amend, asking"));
        amend.show();
        amend.findChild<QCheckBox*>(QStringLiteral("removed"))->setChecked(true);
        QTest::qWait(600);
        lookAt(amend, QStringLiteral("amend, with ripples"));
    }

    void lookAtDispute(table::Session& session)
    {
        views::DisputeDialog dispute;
        dispute.setTable(&session.game(), session.now(), QStringLiteral("12"), true);
        dispute.ask({});
        QTest::qWait(50);
        lookAt(dispute, QStringLiteral("dispute"));
        for (int step = 1; step <= 8 && !dispute.verdict(); ++step) {
            const QString answer = allowed(dispute.claiming()->prompt());
            if (answer.isEmpty())
                break;
            dispute.claiming()->answer(answer);
            QTest::qWait(60);
            if (step == 1)
                lookAt(dispute, QStringLiteral("dispute, asking"));
        }
        if (!dispute.verdict())
            return;
        lookAt(dispute, QStringLiteral("verdict"));
        views::RecordRulingDialog ruling(
            session.game(), table::rulingOn(session.game(), dispute.claim(), *dispute.verdict()),
            {QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo"), QStringLiteral("Dan")},
            nullptr);
        lookAt(ruling, QStringLiteral("record a ruling"));
    }

    void lookAtScreen(table::Session& session)
    {
        views::TableScreen screen;
        screen.resize(m_screen);
        screen.setSession(&session);
        lookAt(screen, QStringLiteral("table screen"));
    }

    void lookAtNewGame()
    {
        views::NewGameDialog newGame(m_game, nullptr);
        lookAt(newGame, QStringLiteral("new game"));
        if (QMenu* rulings = newGame.rulings()->menu()) {
            rulings->resize(rulings->sizeHint());
            see(*rulings, QStringLiteral("rulings of the house"));
        }
        for (auto* picker : newGame.findChildren<views::PartsPicker*>()) {
            newGame.show();
            picker->openDialog();
            lookAt(*picker->dialog(), QStringLiteral("parts of the board"));
            picker->dialog()->reject();
        }
    }

    void lookAtWindows(const views::Settings& settings)
    {
        views::SettingsDialog dialog(settings, nullptr);
        lookAt(dialog, QStringLiteral("settings"));
        views::ManualWindow manual{views::manualLanguage()};
        manual.setGames({m_game.id()});
        manual.open({});
        lookAt(manual, QStringLiteral("manual"));
    }

    void lookAtTheEnd()
    {
        const SampleGame whole(m_game, 1);
        {
            views::MainWindow window;
            open(window, whole.path());
            see(window, QStringLiteral("window at the end"));
            auto* finishing = window.findChild<views::Finishing*>();
            finishing->show();
            see(*finishing->page(), QStringLiteral("how it ended"));
        }
        views::ArchiveWindow archive;
        archive.read({{whole.folder()}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(archive.gamesPage()->model()->rowCount() > 0, 30'000);
        const auto games = archive.gamesPage()->model()->games();
        lookAt(archive, QStringLiteral("archive"));
        archive.tabs()->setCurrentIndex(1);
        archive.statisticsPage()->setGames(games);
        lookAt(archive, QStringLiteral("statistics"));
    }

    const table::Game& m_game;
    QSize m_screen;
    Look m_look;
};

} // namespace roadmarshal::test
