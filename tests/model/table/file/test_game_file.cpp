#include "games/games.h"
#include "support/closed_game.h"
#include "support/one_of_many.h"
#include "table/file/file_format.h"
#include "table/journal/verify.h"

#include <QFile>
#include <QTest>

#include <rapidcheck.h>

#include <fcntl.h>
#include <unistd.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::bytesOf;
using test::Closed;
using test::DemoGame;
using test::runSql;
using test::write;

namespace {

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

    void readingAGameThatWasCutOffLeavesNoTrace_data()
    {
        QTest::addColumn<QStringList>("left");
        QTest::newRow("all three") << QStringList{{}, QStringLiteral("-wal"), QStringLiteral("-shm")};
        QTest::newRow("without the index") << QStringList{{}, QStringLiteral("-wal")};
        QTest::newRow("alone") << QStringList{QString()};
    }
    void readingAGameThatWasCutOffLeavesNoTrace()
    {
        QFETCH(QStringList, left);
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("100% a?b#c.roadmarshal"));
        for (const QString& tail : left)
            QVERIFY(QFile::copy(game.path() + tail, path + tail));
        const QByteArray before = bytesOf(path);
        {
            const auto session = Session::open(games::find, path, Access::ReadOnly);
            QVERIFY2(session, qPrintable(session ? QString() : session.error().toLine()));
            // What is only in the log is gone with it.
            QCOMPARE((*session)->last(), left.size() > 1 ? 2 : 1);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), left.size());
        QCOMPARE(bytesOf(path), before);
    }

    void readingAGameThatIsRecordedHereKeepsItsLocks()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QCOMPARE(Session::open(games::find, game.path(), Access::ReadOnly).value()->last(), 2);
        QFile file(game.path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        struct flock wanted{};
        wanted.l_type = F_WRLCK;
        wanted.l_whence = SEEK_SET;
        QCOMPARE(::fcntl(file.handle(), F_OFD_GETLK, &wanted), 0);
        QCOMPARE(wanted.l_type, short(F_RDLCK)); // SQLite's, as long as the game is open
    }

    void theSecondWindowReadsOnly()
    {
        DemoGame game;
        const auto second = Session::open(games::find, game.path(), Access::ReadWrite).value();
        QVERIFY(second->file().readOnlyReason().contains(QStringLiteral("recording this game")));
        const auto refused = table::take(*second, QStringLiteral("set 36 damage 1"));
        QVERIFY(!refused);
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
    }

    void aCopyIsTheWholeGame()
    {
        Closed closed;
        closed.game.reopen();
        const QString copy = closed.game.folder() + QStringLiteral("/copy.roadmarshal");
        QVERIFY(closed.game.session->saveCopy(copy));
        const auto other = Session::open(games::find, copy, Access::ReadWrite).value();
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
            const auto opened = Session::open(games::find, path, access);
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
        const auto opened = Session::open(games::find, closed.game.path(), Access::ReadWrite);
        QVERIFY(!opened);
        QVERIFY(opened.error().reason.contains(QStringLiteral("larger than any game")));
    }

    void aNewerFileIsRefusedAndLeftAlone()
    {
        Closed closed;
        runSql(closed.game.path(),
               QStringLiteral("PRAGMA user_version=%1").arg(file_format::newestVersion + 1));
        const QByteArray before = bytesOf(closed.game.path());
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto opened = Session::open(games::find, closed.game.path(), access);
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
        const auto opened = Session::open(games::find, closed.game.path(), Access::ReadWrite);
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
        const auto other = Session::open(games::find, copy, Access::ReadWrite).value();
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

    void aGameIsLockedByWhateverNameItIsReached()
    {
        DemoGame game;
        const QString link = game.folder() + QStringLiteral("/link.roadmarshal");
        QVERIFY(QFile::link(game.path(), link));
        QVERIFY(
            !Session::open(games::find, link, Access::ReadWrite).value()->file().readOnlyReason().isEmpty());
    }

    void closingBesideAReaderLeavesEverythingInTheOneFile()
    {
        DemoGame game;
        const auto reader = Session::open(games::find, game.path(), Access::ReadOnly).value();
        QVERIFY(game.take(QStringLiteral("set 36 damage 3")));
        game.session.reset();
        const QString copy = game.folder() + QStringLiteral("/copied.roadmarshal");
        QVERIFY(QFile::copy(game.path(), copy));
        QCOMPARE(Session::open(games::find, copy, Access::ReadOnly).value()->last(), 2);
    }

    void sealedNonsenseOpensAsFarAsItMakesSense_data()
    {
        QTest::addColumn<Entry>("entry");
        const auto row = [](const char* name, EntryKind kind, int target, const Effects& effects) {
            Entry entry;
            entry.number = 3;
            entry.time = QDateTime::currentDateTimeUtc();
            entry.kind = kind;
            entry.target = target;
            entry.effects = effects;
            QTest::newRow(name) << entry;
        };
        const auto damage = [](int by) {
            return Effects{{QStringLiteral("damaged"),
                            {{QStringLiteral("car"), QStringLiteral("36")}, {QStringLiteral("by"), by}},
                            {}}};
        };
        row("undo of the future", EntryKind::Undo, 99999, {});
        row("undo of nothing", EntryKind::Undo, -5, {});
        row("redo of itself", EntryKind::Redo, 3, {});
        row("amendment of nothing", EntryKind::Amendment, 0, {});
        row("far too much damage", EntryKind::Correction, 0, damage(99));
        row("unknown effect", EntryKind::Correction, 0, {{QStringLiteral("abracadabra"), {}, {}}});
        const auto amendment = [](const char* name, const QList<int>& told) {
            Entry entry;
            entry.number = 3;
            entry.time = QDateTime::currentDateTimeUtc();
            entry.kind = EntryKind::Amendment;
            entry.target = 2;
            for (const int item : told)
                entry.amended.append({item, EntryKind::Correction, {}, {}, {}, {}});
            QTest::newRow(name) << entry;
        };
        amendment("amendment tells of the future", {2, 9999});
        amendment("amendment tells of itself", {2, 3});
        amendment("amendment tells of one entry twice", {2, 2});
        amendment("amendment tells of what is before it", {1});
    }
    void sealedNonsenseOpensAsFarAsItMakesSense()
    {
        QFETCH(Entry, entry);
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 3")));
        const QByteArray before = game.state();
        const QString path = game.folder() + QStringLiteral("/hostile.roadmarshal");
        QVERIFY(GameFile::create(path, game.session->file().meta(),
                                 game.session->entries() + QList<Entry>{entry}));
        const auto opened = Session::open(games::find, path, Access::ReadWrite).value();
        QCOMPARE(opened->last(), 2);
        QVERIFY(opened->file().damage().contains(QStringLiteral("entry 3")));
        QCOMPARE(game.text(opened->now()), before);
        QCOMPARE(verify(*opened).entries, 2);
        QVERIFY(!opened->undo()); // it is for reading only now
    }

    void aForgedDrawIsDrawnAgain()
    {
        DemoGame game;
        QList<Entry> entries = game.session->entries();
        entries[0].draws[0].value = 100'000'000;
        const QString path = game.folder() + QStringLiteral("/hostile.roadmarshal");
        QVERIFY(GameFile::create(path, game.session->file().meta(), entries));
        const auto opened = Session::open(games::find, path, Access::ReadOnly).value();
        QVERIFY(!verify(*opened).differences.isEmpty());
    }

    void aNoteIsNeverLongerThanItIsShown()
    {
        DemoGame game;
        QVERIFY(game.session->annotate(1, QString(longestNote, u'x')));
        const auto refused = game.session->annotate(1, QString(longestNote + 1, u'x'));
        QVERIFY(!refused);
        QVERIFY(refused.error().reason.contains(QStringLiteral("longer than 4000")));
    }

    void whatNoLogMayHoldIsNotRead_data()
    {
        QTest::addColumn<QByteArray>("effects");
        QTest::newRow("deep") << QByteArray(100, '[') + QByteArray(100, ']');
        QTest::newRow("wide") << '[' + QByteArray("1,").repeated(3'990'000) + "1]";
    }
    void whatNoLogMayHoldIsNotRead()
    {
        QFETCH(QByteArray, effects);
        Closed closed;
        runSql(
            closed.game.path(),
            QStringLiteral("UPDATE entry SET effects='%1' WHERE number=3").arg(QString::fromLatin1(effects)));
        const auto opened = Session::open(games::find, closed.game.path(), Access::ReadOnly);
        QVERIFY(opened);
        QCOMPARE((*opened)->last(), 2);
        const QString& damage = (*opened)->file().damage();
        QVERIFY2(damage.contains(QStringLiteral("deep")) || damage.contains(QStringLiteral("may hold")),
                 qPrintable(damage));
    }

    void anEntryTooLargeToReadHasNoVolume()
    {
        file_format::Row row;
        row.note = QString(file_format::largestField, u'x');
        QVERIFY(volumeOf(row));
        row.note += u'x';
        QVERIFY(!volumeOf(row));
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
            const auto opened = Session::open(games::find, path, Access::ReadOnly);
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

ONE_OF_MANY(TestGameFile)
#include "test_game_file.moc"
