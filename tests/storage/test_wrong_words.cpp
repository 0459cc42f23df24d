// A healthy file is not called damaged, a full disk not write-protected, and what is not ours is left alone.
#include "games/games.h"
#include "support/closed_game.h"
#include "support/one_of_many.h"
#include "support/storage/disk_trace.h"
#include "support/storage/injections.h"
#include "support/storage/operations.h"
#include "support/strict.h"

#include <QTest>
#include <QtEndian>

#include <sqlite3.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::bytesOf;
using test::Closed;
using test::QuickFolder;

namespace {

class RawConnection
{
public:
    explicit RawConnection(const QString& path) { sqlite3_open(path.toUtf8().constData(), &m_database); }
    RawConnection(const RawConnection&) = delete;
    RawConnection& operator=(const RawConnection&) = delete;
    ~RawConnection() { sqlite3_close(m_database); }
    void run(const char* statement)
    {
        char* error = nullptr;
        QVERIFY2(sqlite3_exec(m_database, statement, nullptr, nullptr, &error) == SQLITE_OK, error);
    }

private:
    sqlite3* m_database = nullptr;
};

QString saidOnOpening(const QString& path)
{
    const auto opened = Session::open(games::find, path, Access::ReadWrite);
    if (!opened)
        return opened.error().toLine(path);
    return (*opened)->file().readOnlyReason() + (*opened)->file().damage();
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

// A rollback journal that would put nothing back, and then names another file as its superior: SQLite takes
// that for a list of journals, and deletes it when none of them is left.
QByteArray journalNaming(const QByteArray& victim, quint32 pages)
{
    const QByteArray magic = QByteArray::fromHex("d9d505f920a163d7");
    constexpr quint32 sector = 512;
    constexpr quint32 page = 4096;
    QByteArray journal =
        magic + bigEndian(0) + bigEndian(1) + bigEndian(pages) + bigEndian(sector) + bigEndian(page);
    journal.append(QByteArray(sector - journal.size(), '\0'));
    quint32 sum = 0;
    for (const char c : victim)
        sum += static_cast<quint32>(static_cast<signed char>(c));
    constexpr quint32 lockPage = 0x4000'0000 / page + 1;
    return journal + bigEndian(lockPage) + victim + bigEndian(static_cast<quint32>(victim.size())) +
           bigEndian(sum) + magic;
}

} // namespace

class TestWrongWords : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void aFileThatSomebodyElseHasLockedIsNotDamaged()
    {
        test::installFaultVfs(); // whoever waits has waited long enough
        const Closed closed;
        RawConnection other(closed.game.path());
        other.run("BEGIN EXCLUSIVE");
        const QString said = saidOnOpening(closed.game.path());
        QVERIFY(!said.isEmpty());
        QVERIFY2(!test::callsItDamaged(said), qPrintable(said));
        other.run("COMMIT");
        QCOMPARE(saidOnOpening(closed.game.path()), QString());
    }

    void aFullDiskIsNotCalledWriteProtected()
    {
        const auto full = std::ranges::find_if(test::injections(), [](const test::Injection& injection) {
            return QByteArrayView(injection.name).contains("ENOSPC");
        });
        const Closed closed;
        for (int at = 1;; ++at) {
            full->start(closed.game.folder(), at);
            const QString said = saidOnOpening(closed.game.path());
            if (!full->stop().happened)
                break;
            for (const char* words : {"protected", "read-only", "readonly", "recording"})
                QVERIFY2(!said.contains(QLatin1StringView(words)), qPrintable(said));
        }
    }

    void aForeignDatabaseWithOurMarkIsRefusedUnchanged_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::newRow("empty") << QByteArray("PRAGMA user_version=0; VACUUM");
        QTest::newRow("a table") << QByteArray("CREATE TABLE shopping (item TEXT)");
        QTest::newRow("one of our tables") << QByteArray("CREATE TABLE meta (key TEXT, value TEXT)");
        QTest::newRow("write-ahead log")
            << QByteArray("PRAGMA journal_mode=WAL; CREATE TABLE shopping (item TEXT)");
        QTest::newRow("our version") << QByteArray(
            "CREATE TABLE shopping (item TEXT); PRAGMA user_version=1");
    }
    void aForeignDatabaseWithOurMarkIsRefusedUnchanged()
    {
        QFETCH(QByteArray, schema);
        const QuickFolder folder;
        const QString path = folder.filePath(QStringLiteral("x.roadmarshal"));
        {
            RawConnection foreign(path);
            foreign.run("PRAGMA application_id=1380799304");
            foreign.run(schema.constData());
        }
        const test::Files before = test::filesIn(folder.path());
        QVERIFY(!Session::open(games::find, path, Access::ReadWrite));
        QVERIFY(!Session::open(games::find, path, Access::ReadOnly));
        QCOMPARE(test::filesIn(folder.path()), before);
    }

    void aJournalThatNamesAnotherFileDoesNotHarmIt()
    {
        const Closed closed;
        const QString victim = closed.game.folder() + QStringLiteral("/letters.txt");
        const QByteArray letters = "Dear Ann,\n";
        test::write(victim, letters);
        test::write(closed.game.path() + QStringLiteral("-journal"),
                    journalNaming(victim.toUtf8(), static_cast<quint32>(closed.bytes.size() / 4096)));
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto opened = Session::open(games::find, closed.game.path(), access);
            QCOMPARE(bytesOf(victim), letters);
            if (opened)
                QCOMPARE((*opened)->last() + 1, closed.states.size());
            else
                QVERIFY2(opened.error().toLine().contains(QStringLiteral("journal")),
                         qPrintable(opened.error().toLine()));
        }
        QCOMPARE(bytesOf(victim), letters);
    }
};

ONE_OF_MANY(TestWrongWords)
#include "test_wrong_words.moc"
