// What the window does when the file of the game goes away, or is damaged.
#include "audit/audit_dialog.h"
#include "games/games.h"
#include "support/closed_game.h"
#include "support/one_of_many.h"
#include "support/window/settings_sandbox.h"
#include "window/desk.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::Closed;
using test::DemoGame;

namespace {

QFrame* bannerOf(const MainWindow& window)
{
    return window.desk()->boardPanel()->findChild<QFrame*>(QString(), Qt::FindDirectChildrenOnly);
}

QString bannerText(const MainWindow& window)
{
    return bannerOf(window)->findChild<QLabel*>()->text();
}

// Answers the next file dialog, as soon as it can be typed into.
void answerWith(const QString& path)
{
    auto* poll = new QTimer(qApp);
    QObject::connect(poll, &QTimer::timeout, poll, [poll, path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* name = dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
        if (!name || !name->isVisible())
            return;
        poll->deleteLater();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    poll->start(100);
}

} // namespace

class TestLostFile : public QObject
{
    Q_OBJECT
    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }

    void aGameWhoseFileHasGoneGoesOnElsewhere()
    {
        Closed closed;
        MainWindow window;
        window.show();
        QVERIFY(window.openGame(closed.game.path()));
        const int last = window.desk()->session()->last();
        QVERIFY(QFile::remove(closed.game.path()));
        window.desk()->take(QStringLiteral("set 36 damage 3 // into the void"));
        QTRY_VERIFY(bannerOf(window)->isVisible());
        QVERIFY2(bannerText(window).contains(QStringLiteral("save it elsewhere")),
                 qPrintable(bannerText(window)));
        QCOMPARE(window.desk()->session()->last(), last);
        // Nothing claims that it is on disk.
        for (const QLabel* label : window.statusBar()->findChildren<QLabel*>())
            QVERIFY(!label->text().contains(QStringLiteral("every entry is on disk")));

        const QString elsewhere = closed.game.folder() + QStringLiteral("/elsewhere.roadmarshal");
        answerWith(elsewhere);
        QTest::mouseClick(bannerOf(window)->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(!bannerOf(window)->isVisible());
        QCOMPARE(window.desk()->session()->file().path(), elsewhere);
        window.desk()->take(QStringLiteral("set 36 damage 3"));
        QTRY_COMPARE(window.desk()->session()->last(), last + 1);
        QCOMPARE(table::Session::open(games::find, elsewhere, table::Access::ReadOnly).value()->last(),
                 last + 1);
    }

    void aDamagedGameIsSalvagedAndCompared()
    {
        Closed closed;
        {
            QSqlDatabase database =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("meddler"));
            database.setDatabaseName(closed.game.path());
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(QStringLiteral("UPDATE entry SET note='x' WHERE number=3")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("meddler"));
        MainWindow window;
        window.show();
        QVERIFY(window.openGame(closed.game.path()));
        QCOMPARE(window.desk()->session()->last(), 2);
        QVERIFY(bannerOf(window)->isVisible());
        const QString sound = closed.game.folder() + QStringLiteral("/sound.roadmarshal");
        answerWith(sound);
        // Where the end is not known, the table is read back.
        bool isAudited = false;
        QTimer poll;
        connect(&poll, &QTimer::timeout, this, [&] {
            for (QWidget* widget : QApplication::topLevelWidgets()) {
                if (auto* audit = qobject_cast<AuditDialog*>(widget); audit && audit->isVisible()) {
                    isAudited = true;
                    audit->close();
                }
            }
        });
        poll.start(20);
        QTest::mouseClick(bannerOf(window)->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_COMPARE(window.desk()->session()->file().path(), sound);
        QTRY_VERIFY(isAudited);
        QCOMPARE(window.desk()->session()->last(), closed.states.size() - 1);
        QVERIFY(!window.desk()->session()->file().isReadOnly());
    }
};

ONE_OF_MANY(TestLostFile)
#include "test_lost_file.moc"
