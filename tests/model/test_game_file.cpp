#include "support/demo_game.h"
#include "table/file_format.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <rapidcheck.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::DemoGame;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void runSql(const QString& path, const QString& statement)
{
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("meddler"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY2(QSqlQuery(database).exec(statement), qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("meddler"));
}

// A game with some entries, closed.
struct Closed
{
    DemoGame game;
    QByteArray bytes;
    QList<QByteArray> states;

    Closed()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 12; ++i)
            test::randomEntry(*game.session, random);
        for (int entry = 0; entry <= game.session->last(); ++entry)
            states.append(game.stateAt(entry));
        game.session.reset();
        bytes = bytesOf(game.path());
    }
};

} // namespace

class TestGameFile : public QObject
{
    Q_OBJECT
private slots:
    void atRestAGameIsOneFile()
    {
        const Closed closed;
        const QStringList files = QDir(closed.game.folder()).entryList(QDir::Files | QDir::Hidden);
        QCOMPARE(files, QStringList{QStringLiteral("game.roadmarshal")});
    }

    void readingLeavesNoTrace()
    {
        Closed closed;
        closed.game.reopen(Access::ReadOnly);
        QCOMPARE(QDir(closed.game.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        closed.game.session.reset();
        QCOMPARE(bytesOf(closed.game.path()), closed.bytes);
    }

    void theSecondWindowReadsOnly()
    {
        DemoGame game;
        const auto second = Session::open(game.path(), Access::ReadWrite).value();
        QVERIFY(second->file().readOnlyReason().contains(QStringLiteral("recording this game")));
        const auto refused = table::take(*second, QStringLiteral("set 36 damage 1"));
        QVERIFY(!refused);
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
    }

    void aNewGameNeverWritesOverAFile()
    {
        DemoGame game;
        const QByteArray before = game.state();
        QVERIFY(!GameFile::create(game.path(), game.session->file().meta()));
        game.reopen();
        QCOMPARE(game.state(), before);
    }

    void aCopyIsTheWholeGame()
    {
        Closed closed;
        closed.game.reopen();
        const QString copy = closed.game.folder() + QStringLiteral("/copy.roadmarshal");
        QVERIFY(closed.game.session->saveCopy(copy));
        const auto other = Session::open(copy, Access::ReadWrite).value();
        QCOMPARE(closed.game.text(other->now()), closed.states.last());
        QCOMPARE(other->entries(), closed.game.session->entries());
    }

    void foreignFilesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("reason");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("is not a Roadmarshal game file");
        QTest::newRow("text") << QByteArray("hello") << QStringLiteral("is not a Roadmarshal game file");
        QTest::newRow("cut off") << QByteArray("SQLite format 3\0abc", 19)
                                 << QStringLiteral("is cut off: nothing of the game is left");
        QByteArray foreign = Closed().bytes;
        foreign[70] = 'x';
        QTest::newRow("other SQLite file")
            << foreign << QStringLiteral("is an SQLite file, but not a Roadmarshal game");
    }
    void foreignFilesAreNamed()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, reason);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.roadmarshal"));
        write(path, content);
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto opened = Session::open(path, access);
            QVERIFY(!opened);
            QCOMPARE(opened.error().reason, reason);
        }
        QCOMPARE(bytesOf(path), content);
    }

    void aHugeFileIsRefusedAtOnce()
    {
        Closed closed;
        QFile file(closed.game.path());
        QVERIFY(file.resize(1024LL * 1024 * 1024)); // sparse
        const auto opened = Session::open(closed.game.path(), Access::ReadWrite);
        QVERIFY(!opened);
        QVERIFY(opened.error().reason.contains(QStringLiteral("larger than any game")));
    }

    void aNewerFileIsRefusedAndLeftAlone()
    {
        Closed closed;
        runSql(closed.game.path(),
               QStringLiteral("PRAGMA user_version=%1").arg(file_format::schemaVersion + 1));
        const QByteArray before = bytesOf(closed.game.path());
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto opened = Session::open(closed.game.path(), access);
            QVERIFY(!opened);
            QVERIFY(opened.error().reason.contains(QStringLiteral("newer Roadmarshal")));
        }
        QCOMPARE(bytesOf(closed.game.path()), before);
    }

    void aTriggerIsNotRun()
    {
        Closed closed;
        runSql(closed.game.path(),
               QStringLiteral("CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END"));
        const auto opened = Session::open(closed.game.path(), Access::ReadWrite);
        QVERIFY(!opened);
        QVERIFY(opened.error().reason.contains(QStringLiteral("trigger")));
    }

    void whatWasChangedOutsideShowsAndTheRestIsReadable()
    {
        Closed closed;
        const int last = static_cast<int>(closed.states.size()) - 1;
        runSql(closed.game.path(),
               QStringLiteral("UPDATE entry SET note='forged' WHERE number=%1").arg(last - 2));
        closed.game.reopen();
        QCOMPARE(closed.game.session->last(), last - 3);
        QVERIFY(closed.game.session->file().damage().contains(
            QStringLiteral("entry %1 and what follows").arg(last - 2)));
        QCOMPARE(closed.game.state(), closed.states[last - 3]);
        QVERIFY(!closed.game.take(QStringLiteral("set 36 damage 1")));
        // A copy of what is sound can be played on.
        const QString copy = closed.game.folder() + QStringLiteral("/copy.roadmarshal");
        QVERIFY(closed.game.session->saveCopy(copy));
        const auto other = Session::open(copy, Access::ReadWrite).value();
        QVERIFY(table::take(*other, QStringLiteral("note 1 going on")));
    }

    void aWrongSnapshotIsNotBelieved()
    {
        DemoGame game;
        for (int i = 0; i < 70; ++i)
            QVERIFY(game.take(QStringLiteral("set 36 damage %1").arg((i + 1) % 5)));
        const QByteArray before = game.state();
        game.session.reset();
        runSql(game.path(),
               QStringLiteral("UPDATE snapshot SET state=replace(state, '\"damage\":4', '\"damage\":0')"));
        game.reopen();
        QCOMPARE(game.state(), before);
    }

    void damagedBytesNeverCrashNorInvent()
    {
        const Closed closed;
        const QString path = closed.game.path();
        const bool holds = rc::check("flipped and cut files open as far as they are sound", [&] {
            QByteArray bytes = closed.bytes;
            if (*rc::gen::arbitrary<bool>())
                bytes.truncate(*rc::gen::inRange<qsizetype>(0, bytes.size()));
            const int flips = bytes.isEmpty() ? 0 : *rc::gen::inRange(0, 4);
            for (int i = 0; i < flips; ++i) {
                const auto at = *rc::gen::inRange<qsizetype>(0, bytes.size());
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << *rc::gen::inRange(0, 8)));
            }
            write(path, bytes);
            const auto opened = Session::open(path, Access::ReadOnly);
            if (!opened) {
                RC_ASSERT(!opened.error().toLine().contains(u'\n'));
                return;
            }
            const int last = (*opened)->last();
            RC_ASSERT(closed.game.session == nullptr);
            RC_ASSERT(
                QJsonDocument((*opened)->game().store((*opened)->now())).toJson(QJsonDocument::Compact) ==
                closed.states[last]);
        });
        QVERIFY(holds);
    }
};

QTEST_GUILESS_MAIN(TestGameFile)
#include "test_game_file.moc"
