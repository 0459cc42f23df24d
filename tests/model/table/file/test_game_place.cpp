// Where games and exports are put: whole or not at all, and never over what is not theirs.
#include "dispute/sheet.h"
#include "games/games.h"
#include "support/closed_game.h"
#include "support/one_of_many.h"
#include "table/file/export_target.h"

#include <array>
#include <thread>

#include <sys/inotify.h>
#include <unistd.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::bytesOf;
using test::Closed;
using test::DemoGame;
using test::write;

class TestGamePlace : public QObject
{
    Q_OBJECT
private slots:
    void aNewGameNeverWritesOverAFile()
    {
        DemoGame game;
        const QByteArray before = game.state();
        QVERIFY(!GameFile::create(game.path(), game.session->file().meta()));
        game.reopen();
        QCOMPARE(game.state(), before);
    }

    void whatAKilledGameLeftBehindDoesNotReachANewOne()
    {
        Closed closed;
        const QString path = closed.game.path();
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        write(path + QStringLiteral("-wal"), closed.bytes); // any leftover at all
        QVERIFY(GameFile::create(path,
                                 Session::open(games::find, path + QStringLiteral(".away"), Access::ReadOnly)
                                     .value()
                                     ->file()
                                     .meta()));
        const auto made = Session::open(games::find, path, Access::ReadWrite).value();
        QCOMPARE(made->last(), 0);
        QVERIFY(made->file().damage().isEmpty());
    }

    void aCopyOverAGameReplacesItWholly()
    {
        Closed closed;
        DemoGame other(99);
        QVERIFY(table::take(*other.session, QStringLiteral("set 36 damage 3")));
        closed.game.reopen();
        // Not while somebody records it.
        QVERIFY(!other.session->saveCopy(closed.game.path(), GameFile::Existing::Replace));
        closed.game.session.reset();
        QVERIFY(other.session->saveCopy(closed.game.path(), GameFile::Existing::Replace));
        closed.game.reopen();
        QCOMPARE(closed.game.state(), other.state());
    }

    void theOldGameKeepsItsNameUntilTheNewOneHasIt()
    {
        Closed closed;
        DemoGame other(99);
        const int watch = ::inotify_init1(IN_NONBLOCK);
        QVERIFY(::inotify_add_watch(watch, qPrintable(closed.game.folder()), IN_DELETE | IN_MOVED_FROM) >= 0);
        QVERIFY(other.session->saveCopy(closed.game.path(), GameFile::Existing::Replace));
        std::array<char, 65536> told{};
        const auto size = ::read(watch, told.data(), told.size());
        ::close(watch);
        QVERIFY(size > 0);
        for (ssize_t at = 0; at < size;) {
            const auto* event = reinterpret_cast<const inotify_event*>(told.data() + at);
            QVERIFY(qstrcmp(event->name, "game.roadmarshal") != 0);
            at += static_cast<ssize_t>(sizeof(inotify_event)) + event->len;
        }
        closed.game.reopen();
        QCOMPARE(closed.game.state(), other.state());
    }

    void whatOnlyTheLogOfAKilledGameHoldsIsNotMixedIn()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("killed.roadmarshal"));
        for (const char* tail : {"", "-wal"})
            QVERIFY(QFile::copy(game.path() + QLatin1StringView(tail), path + QLatin1StringView(tail)));
        const DemoGame other(99);
        QVERIFY(other.session->saveCopy(path, GameFile::Existing::Replace));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        QCOMPARE(Session::open(games::find, path, Access::ReadOnly).value()->last(), 1);
    }

    void aFileThatComesMeanwhileStays()
    {
        DemoGame game;
        const QString path = game.folder() + QStringLiteral("/new.roadmarshal");
        const QList<Entry> many(3000, game.session->entries().first());
        const std::jthread somebody([&](const std::stop_token& stop) {
            const QDir folder(game.folder());
            while (!stop.stop_requested() &&
                   folder.entryList({QStringLiteral(".new.*")}, QDir::Files | QDir::Hidden).isEmpty())
                std::this_thread::yield();
            QFile file(path);
            if (file.open(QIODevice::WriteOnly))
                file.write("mine");
        });
        QList<Entry> entries = many;
        for (int i = 0; i < entries.size(); ++i)
            entries[i].number = i + 1;
        const auto made = GameFile::create(path, game.session->file().meta(), entries);
        QVERIFY(!made);
        QCOMPARE(made.error().reason, QStringLiteral("exists already"));
        QCOMPARE(bytesOf(path), QByteArray("mine"));
    }

    void linksAreFollowedOrRefused()
    {
        DemoGame game;
        const QString nowhere = game.folder() + QStringLiteral("/nowhere.roadmarshal");
        QVERIFY(QFile::link(game.folder() + QStringLiteral("/none"), nowhere));
        for (const auto existing : {GameFile::Existing::Refuse, GameFile::Existing::Replace})
            QVERIFY(!game.session->saveCopy(nowhere, existing));
        QVERIFY(QFileInfo(nowhere).isSymLink());
        const Closed old;
        const QString link = game.folder() + QStringLiteral("/link.roadmarshal");
        QVERIFY(QFile::link(old.game.path(), link));
        QVERIFY(game.session->saveCopy(link, GameFile::Existing::Replace));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(Session::open(games::find, old.game.path(), Access::ReadOnly).value()->last(), 1);
    }

    void foldersMayBeCalledAnything()
    {
        const QTemporaryDir folder;
        for (const char* name : {"100%1", "%2", "%L3%4"}) {
            const QString inside = folder.filePath(QLatin1StringView(name));
            QVERIFY(QDir().mkdir(inside));
            const DemoGame game;
            const QString path = inside + QStringLiteral("/%1.roadmarshal");
            QVERIFY(game.session->saveCopy(path));
            QCOMPARE(QDir(inside).entryList(QDir::Files | QDir::Hidden),
                     QStringList{QStringLiteral("%1.roadmarshal")});
        }
    }

    void anExportNeverReplacesAGameNorItsSourceNorADevice()
    {
        Closed closed;
        const QString game = closed.game.path();
        QVERIFY(!exportFile(game, "pdf"));
        QCOMPARE(bytesOf(game), closed.bytes);
        closed.game.reopen();
        QVERIFY(!exportFile(game, "pdf")); // while it is recorded here
        QCOMPARE(closed.game.state(), closed.states.last());
        closed.game.session.reset();
        const QString link = closed.game.folder() + QStringLiteral("/link.pdf");
        QVERIFY(QFile::link(game, link));
        QVERIFY(!exportFile(link, "pdf"));
        const QString plain = closed.game.folder() + QStringLiteral("/plain.json");
        write(plain, "{}");
        QVERIFY(!exportFile(plain, "svg", closed.game.folder() + QStringLiteral("/./plain.json")));
        QCOMPARE(bytesOf(plain), QByteArray("{}"));
        QVERIFY(exportFile(plain, "svg"));
        QCOMPARE(bytesOf(plain), QByteArray("svg"));
        QCOMPARE(mayExportTo(closed.game.folder()).error().reason, QStringLiteral("is not a regular file"));
        QVERIFY(!mayExportTo(QStringLiteral("/dev/null")));
    }

    void anExportNeverFollowsALink()
    {
        QTemporaryDir folder;
        const QString victim = folder.filePath(QStringLiteral("victim"));
        write(victim, "keep");
        for (const QString& target : {victim, folder.filePath(QStringLiteral("nowhere"))}) {
            const QString link = folder.filePath(QStringLiteral("picture.svg"));
            QFile::remove(link);
            QVERIFY(QFile::link(target, link));
            QCOMPARE(exportFile(link, "svg").error().reason,
                     QStringLiteral("is a link; name the file itself"));
            const dispute::Sheet sheet{"{}", "<svg/>", QStringLiteral("No.")};
            QVERIFY(!dispute::write(sheet, folder.path(), QStringLiteral("picture")));
            QVERIFY(QFileInfo(link).isSymLink());
        }
        QCOMPARE(bytesOf(victim), QByteArray("keep"));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("nowhere"))));
    }
};

ONE_OF_MANY(TestGamePlace)
#include "test_game_place.moc"
