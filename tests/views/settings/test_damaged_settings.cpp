// Settings that were damaged, in any way: the window starts all the same, where it can be seen, and says once
// what it dropped.
#include "support/one_of_many.h"
#include "support/window/settings_sandbox.h"

#include "archive/archive_window.h"
#include "decks/decks_view.h"
#include "games/games.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "mats/mats_view.h"
#include "new_game/new_game_dialog.h"
#include "rules/rules_panel.h"
#include "score/score_view.h"
#include "settings/layout_check.h"
#include "settings/settings.h"
#include "settings/window_place.h"
#include "table_screen/table_screen.h"
#include "window/board_panel.h"
#include "window/desk.h"
#include "window/docks.h"
#include "window/main_window.h"

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/MainWindow.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QScreen>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>

#include <random>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

const QString unsealedLayout = QStringLiteral("layout-1");
const QString sealedLayout = QStringLiteral("layout-1-sealed");
const QString mark = QStringLiteral("layout-restoring");

// What goes wrong with files, and with those who edit them.
QByteArray damaged(QByteArray text, std::mt19937& random)
{
    const auto below = [&](qsizetype bound) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(bound));
    };
    static const QList<QByteArray> odd{
        "-1",          "999999999999", "1e300", "null",      "\"x\"",
        "[]",          "{}",           "true",  "@Variant(", "@ByteArray(",
        "\\x0",        "%U4141",       "=",     "\n",        QByteArray(3000, 'A'),
        "@Rect(1 2 3)"};
    for (qsizetype i = below(4); i >= 0 && !text.isEmpty(); --i) {
        const qsizetype at = below(text.size());
        const qsizetype length = std::min(1 + below(30), text.size() - at);
        switch (below(6)) {
        case 0:
            text[at] = static_cast<char>(random());
            break;
        case 1:
            text.remove(at, length);
            break;
        case 2:
            text.insert(at, text.sliced(at, length));
            break;
        case 3:
            text.replace(at, std::min<qsizetype>(length, 3), odd[below(odd.size())]);
            break;
        case 4:
            text[at] = static_cast<char>('0' + below(10));
            break;
        default:
            if (below(8) == 0)
                text.truncate(at);
        }
    }
    return text;
}

// One value of a JSON text becomes another, so that it is still JSON.
QByteArray damagedValue(const QByteArray& text, std::mt19937& random)
{
    static const QList<QByteArray> odd{"-1",   "0",     "7",  "100000", "2147483647", "1e300",
                                       "null", "\"x\"", "[]", "{}",     "true",       "0.5"};
    QList<qsizetype> colons;
    for (qsizetype at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1))
        colons.append(at + 1);
    const qsizetype begin = colons[static_cast<qsizetype>(random() % static_cast<unsigned>(colons.size()))];
    qsizetype end = begin;
    while (end < text.size() && !QByteArrayView(",}\n[{").contains(text[end]))
        ++end;
    QByteArray changed = text;
    return changed.replace(begin, end - begin,
                           odd[static_cast<qsizetype>(random() % static_cast<unsigned>(odd.size()))]);
}

bool isOnScreen(const QWidget& window)
{
    const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    const QRect shown = window.geometry() & room;
    return shown.width() > 50 && shown.height() > 50 && window.width() <= room.width() * 2 &&
           window.height() <= room.height() * 2;
}

std::mt19937 startingPoint()
{
    // The same each time; SETTINGS_SEED looks further.
    return std::mt19937(static_cast<unsigned>(qEnvironmentVariableIntValue("SETTINGS_SEED")));
}

int rounds(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("SETTINGS_ROUNDS");
    return wanted > 0 ? wanted : usual;
}

// A window as the program starts it; closing it saves everything.
struct Started
{
    MainWindow window;

    Started()
    {
        window.show();
        QCoreApplication::processEvents();
    }
    ~Started()
    {
        window.close();
        // A closed dock belongs to nobody, and its name would be taken.
        const Desk& desk = *window.desk();
        const QList<const QWidget*> panels{desk.boardPanel(), desk.marshalPanel(), desk.matsView(),
                                           desk.scoreView(),  desk.logPanel(),     desk.decksView(),
                                           desk.rulesPanel()};
        for (const QWidget* panel : panels) {
            QWidget* dock = panel->parentWidget();
            while (dock && !qobject_cast<KDDockWidgets::QtWidgets::DockWidget*>(dock))
                dock = dock->parentWidget();
            delete dock;
        }
    }
    QString said() const { return window.statusBar()->currentMessage(); }
};

QString startAndClose()
{
    const Started started;
    return started.said();
}

} // namespace

class TestDamagedSettings : public QObject
{
    Q_OBJECT
    QByteArray m_layout;
    QStringList m_docks;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
        const test::SettingsSandbox sandbox;
        QCOMPARE(startAndClose(), QString());
        m_layout = savedLayout().arrangement;
        m_docks = savedLayout().docks;
        QVERIFY(!m_layout.isEmpty());
        QCOMPARE(whyNotRestored(m_layout, m_docks).value_or(QString()), QString());
    }

    void aLayoutThatIsWholeStays()
    {
        const test::SettingsSandbox sandbox;
        saveLayout({m_layout, m_docks});
        QCOMPARE(startAndClose(), QString());
        QVERIFY(!QSettings().contains(mark));
        // As the first versions saved it.
        forgetLayout();
        QSettings().setValue(unsealedLayout, m_layout);
        QCOMPARE(startAndClose(), QString());
    }

    void aLayoutThatWasChangedOutsideIsDroppedAndSaidOnce()
    {
        const test::SettingsSandbox sandbox;
        saveLayout({m_layout, m_docks});
        QByteArray stored = QSettings().value(sealedLayout).toByteArray();
        stored.replace("\"tabIndex\"", "\"tabindex\"");
        QSettings().setValue(sealedLayout, stored);
        QVERIFY(savedLayout().damaged);
        QVERIFY(startAndClose().contains(QStringLiteral("layout")));
        QCOMPARE(startAndClose(), QString());
    }

    void aLayoutThatWasNotSurvivedIsDropped()
    {
        const test::SettingsSandbox sandbox;
        saveLayout({m_layout, m_docks});
        QSettings().setValue(mark, 0x7ffffff0); // a process that is no more
        QVERIFY(diedRestoringLayout());
        QVERIFY(startAndClose().contains(QStringLiteral("layout")));
        QVERIFY(!diedRestoringLayout());
        QCOMPARE(startAndClose(), QString());
    }

    void theMarkStandsOnDiskWhileALayoutIsRestored()
    {
        const test::SettingsSandbox sandbox;
        saveLayout({m_layout, m_docks});
        const Started started;
        QFile file(QSettings().fileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(mark.toLatin1()));
        QTRY_VERIFY(!QSettings().contains(mark));
    }

    // Whoever restores at the same moment in another window is no sign of danger.
    void aLivingProcessIsNoSignOfDanger()
    {
        const test::SettingsSandbox sandbox;
        QSettings().setValue(mark, 1);
        QVERIFY(!diedRestoringLayout());
    }

    // The docks take what they are given: layouts of the first versions have no seal.
    void anyDamagedLayoutIsSurvived()
    {
        std::mt19937 chance = startingPoint();
        int dropped = 0;
        const int wanted = rounds(150);
        for (int i = 0; i < wanted; ++i) {
            const test::SettingsSandbox sandbox;
            const QByteArray layout = i % 3 == 0 ? damaged(m_layout, chance) : damagedValue(m_layout, chance);
            QSettings().setValue(unsealedLayout, layout);
            const Started started;
            QVERIFY2(isOnScreen(started.window), layout.constData());
            dropped += !started.said().isEmpty();
        }
        QVERIFY(dropped > wanted / 4);
    }

    void anyDamagedSettingIsSurvived()
    {
        QByteArray whole;
        {
            const test::SettingsSandbox sandbox;
            QTemporaryDir folder;
            Settings settings;
            settings.appearance = Appearance::Dark;
            settings.animate = settings.moments = false;
            settings.fontPoints = 12;
            settings.language = QStringLiteral("de");
            settings.save();
            saveTableScreen({QByteArray(60, '\1'), 90});
            saveArchive({QByteArray(60, '\2'), QByteArray(90, '\3'), 1});
            savePrint({QByteArray(60, '\4'), {QStringLiteral("log")}, QStringLiteral("a4"), true});
            addRecentGame(QStringLiteral("/nowhere.roadmarshal"));
            saveLastTable(QStringLiteral("apocalypse-road"),
                          R"({"teams":["red","blue"],"track":"rust-bowl"})");
            startAndClose();
            {
                ArchiveWindow archive;
                archive.show();
                TableScreen screen;
                screen.show();
            }
            QSettings().sync();
            QFile file(QSettings().fileName());
            QVERIFY(file.open(QIODevice::ReadOnly));
            whole = file.readAll();
        }
        std::mt19937 chance = startingPoint();
        for (int i = 0; i < rounds(100); ++i) {
            const test::SettingsSandbox sandbox;
            const QByteArray text = damaged(whole, chance);
            QFile file(QSettings().fileName());
            QVERIFY(QDir().mkpath(QFileInfo(file).absolutePath()));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            file.close();
            QSettings().sync();
            const Started started;
            QVERIFY2(isOnScreen(started.window), text.constData());
            QVERIFY(QApplication::font().pointSize() <= 24);
            const int offered = static_cast<int>(recentGames().size());
            QVERIFY(offered <= 10);
            if (i % 4 == 0) {
                ArchiveWindow archive;
                archive.show();
                QVERIFY(isOnScreen(archive));
                TableScreen screen;
                screen.show();
                QVERIFY(isOnScreen(screen));
                const NewGameDialog dialog(*games::all().front(), nullptr);
            }
        }
    }

    void aWindowIsNotPutWhereNobodySeesIt_data()
    {
        QTest::addColumn<QRect>("place");
        QTest::newRow("far away") << QRect(30'000, 30'000, 600, 400);
        QTest::newRow("above everything") << QRect(100, -3000, 600, 400);
        QTest::newRow("nothing of it") << QRect(100, 100, 1, 1);
        QTest::newRow("larger than all screens") << QRect(0, 0, 90'000, 90'000);
    }
    void aWindowIsNotPutWhereNobodySeesIt()
    {
        QFETCH(QRect, place);
        QWidget gone;
        gone.setGeometry(place);
        QWidget window;
        window.setGeometry(50, 50, 500, 400);
        (void)restorePlace(window, gone.saveGeometry());
        window.show();
        QVERIFY2(isOnScreen(window), qPrintable(QDebug::toString(window.geometry())));
        QVERIFY(!restorePlace(window, QByteArray(5000, 'x')));
        QVERIFY(!restorePlace(window, {}));
    }
};

ONE_OF_MANY(TestDamagedSettings)
#include "test_damaged_settings.moc"
