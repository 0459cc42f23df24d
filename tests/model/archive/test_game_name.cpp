// How a game is called, and what becomes of its file when it is called otherwise or thrown away.
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include "archive/game_name.h"
#include "archive/read.h"
#include "archive/statistics.h"

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

QString w(const char* words)
{
    return QString::fromUtf8(words);
}

} // namespace

class TestGameName : public QObject
{
    Q_OBJECT
private slots:
    void itSaysWhenWhereAndWithHowMany()
    {
        const table::Game& game = *games::find(w("apocalypse-road"));
        const auto setup = game.completeSetup(game.demoSetup(), {});
        const QDate friday(2026, 11, 20);
        QCOMPARE(archive::proposedName(game, *setup, friday), w("Friday, Rust Bowl, four players"));
    }

    void aFileCanBeCalledThat()
    {
        QCOMPARE(archive::asFileName(w("Friday: Rust/Bowl? *")), w("Friday Rust Bowl"));
        QCOMPARE(archive::asFileName(w("..hidden..")), w("hidden"));
        QCOMPARE(archive::asFileName(w(" /.\\ ")), QString());
        QVERIFY(archive::asFileName(QString(500, u'x')).size() <= 100);
    }

    void aNameThatIsTakenGetsANumber()
    {
        const DemoGame game;
        const QString folder = game.folder();
        QCOMPARE(archive::freshPath(folder, w("game")), folder + w("/game 2.roadmarshal"));
        QCOMPARE(archive::freshPath(folder, w("other")), folder + w("/other.roadmarshal"));
    }

    void aGameIsRenamedWhereItLies()
    {
        DemoGame game;
        const QString path = game.path();
        QVERIFY(!archive::renameGame(path, w("while it is played")));
        game.session.reset();
        const auto renamed = archive::renameGame(path, w("Rust Bowl, revenge"));
        QVERIFY2(renamed.has_value(), renamed ? "" : qPrintable(renamed.error().toLine()));
        QVERIFY(!QFile::exists(path));
        QVERIFY(table::Session::open(games::find, *renamed, table::Access::ReadOnly));
        QVERIFY(QFile::copy(*renamed, path));
        const auto taken = archive::renameGame(path, w("Rust Bowl, revenge"));
        QVERIFY(!taken && taken.error().reason.contains(w("Rust Bowl, revenge")));
        QVERIFY(!archive::renameGame(path, w(" / ")));
        QVERIFY(QFile::exists(path));
    }

    void aGameGoesToTheTrash()
    {
        const QTemporaryDir trash; // for this test alone
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        const auto restore = qScopeGuard([&] { qputenv("XDG_DATA_HOME", before); });
        qputenv("XDG_DATA_HOME", trash.path().toUtf8());
        const QString path = trash.filePath(w("old.roadmarshal"));
        DemoGame game;
        game.session.reset();
        QVERIFY(QFile::copy(game.path(), path));
        const auto thrown = archive::throwAway(path);
        QVERIFY2(thrown.has_value(), thrown ? "" : qPrintable(thrown.error().toLine()));
        QVERIFY(!QFile::exists(path));
        QVERIFY(QFile::exists(trash.filePath(w("Trash/files/old.roadmarshal"))));
        QVERIFY(!archive::throwAway(path));
    }

    void aDemoCountsInNoStatistics()
    {
        const table::Game& game = *games::find(w("apocalypse-road"));
        const QuickFolder folder;
        const auto made = [&](const char* name, bool isDemo) {
            QJsonObject setup = game.completeSetup(game.demoSetup(), {}).value();
            if (isDemo)
                setup.insert(table::demoKey, true);
            const QString path = folder.filePath(w(name));
            (void)table::Session::create(path, game, setup, isDemo ? 7 : 8);
            return archive::readFully(path);
        };
        const archive::GameRecord played = made("played.roadmarshal", false);
        const archive::GameRecord demo = made("demo.roadmarshal", true);
        QVERIFY(played.isReadable() && !played.isDemo);
        QVERIFY(demo.isReadable() && demo.isDemo);
        QCOMPARE(archive::statisticsOf({played, demo}).games, 1);
        QCOMPARE(archive::restoreRecord(archive::store(demo)), demo);
    }
};

ONE_OF_MANY(TestGameName)
#include "test_game_name.moc"
