// What is sound of a damaged game is kept, and what is lost is said.
#include "games/games.h"
#include "support/closed_game.h"
#include "support/one_of_many.h"
#include "table/journal/salvage.h"
#include "table/journal/verify.h"

#include <QTest>

#include <rapidcheck.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::bytesOf;
using test::Closed;
using test::DemoGame;
using test::runSql;
using test::write;

namespace {

// Notes and damage, so that each entry differs and none depends on the one before but for its own car.
std::unique_ptr<DemoGame> longGame(int lines)
{
    auto game = std::make_unique<DemoGame>();
    for (int i = 0; i < lines; ++i)
        (void)game->take(QStringLiteral("set %1 damage %2 // line %3")
                             .arg(i % 2 ? QStringLiteral("36") : QStringLiteral("17"))
                             .arg(i % 5)
                             .arg(i));
    return game;
}

QString newPath(const DemoGame& game)
{
    return game.folder() + QStringLiteral("/salvaged.roadmarshal");
}

} // namespace

class TestSalvage : public QObject
{
    Q_OBJECT
private slots:
    void aSoundGameIsCopied()
    {
        Closed closed;
        const auto saved = salvage(games::find, closed.game.path(), newPath(closed.game));
        QVERIFY2(saved, qPrintable(saved ? QString() : saved.error()));
        QVERIFY(saved->holes.isEmpty());
        QVERIFY(saved->endIsKnown);
        const auto again = Session::open(games::find, newPath(closed.game), Access::ReadOnly).value();
        closed.game.reopen(Access::ReadOnly);
        QCOMPARE(again->entries(), closed.game.session->entries());
    }

    void oneWrongByteCostsOneEntry()
    {
        const auto game = longGame(20);
        const QList<Entry> before = game->session->entries();
        game->session.reset();
        runSql(game->path(), QStringLiteral("UPDATE entry SET note='forged' WHERE number=7"));
        const QByteArray damaged = bytesOf(game->path());
        const auto saved = salvage(games::find, game->path(), newPath(*game));
        QVERIFY2(saved, qPrintable(saved ? QString() : saved.error()));
        QCOMPARE(bytesOf(game->path()), damaged);
        QVERIFY(!saved->holes.isEmpty());
        QCOMPARE(saved->holes.first().entry, 7);
        const auto again = Session::open(games::find, newPath(*game), Access::ReadWrite).value();
        QVERIFY(again->file().damage().isEmpty());
        QCOMPARE(again->entries().first(6), before.first(6));
        QCOMPARE(again->entries()[6].kind, EntryKind::Correction);
        QVERIFY(again->entries()[6].note.contains(QStringLiteral("lost")));
        // What does not need the lost one is there as it was.
        for (int i = 7; i < before.size(); ++i) {
            const bool isHole = std::ranges::contains(saved->holes, i + 1, &Salvage::Hole::entry);
            QCOMPARE(again->entries()[i] == before[i], !isHole);
        }
        QVERIFY(take(*again, QStringLiteral("set 36 damage 1")));
    }

    void aWrongSealCostsNothing()
    {
        const auto game = longGame(10);
        const QList<Entry> before = game->session->entries();
        game->session.reset();
        runSql(game->path(), QStringLiteral("UPDATE entry SET seal=replace(seal, substr(seal, 1, 1), 'x') "
                                            "WHERE number=5"));
        const auto saved = salvage(games::find, game->path(), newPath(*game));
        QVERIFY(saved);
        QVERIFY(saved->holes.isEmpty());
        QCOMPARE(Session::open(games::find, newPath(*game), Access::ReadOnly).value()->entries(), before);
    }

    void aSnapshotAfterTheHoleTellsHowTheTableLies()
    {
        const auto game = longGame(80); // one snapshot, after entry 64
        const QByteArray end = game->state();
        game->session.reset();
        runSql(game->path(), QStringLiteral("DELETE FROM entry WHERE number=9"));
        const auto saved = salvage(games::find, game->path(), newPath(*game));
        QVERIFY(saved);
        QVERIFY(!saved->holes.isEmpty());
        QVERIFY(saved->endIsKnown);
        const auto again = Session::open(games::find, newPath(*game), Access::ReadOnly).value();
        QCOMPARE(QJsonDocument(again->game().store(again->now())).toJson(QJsonDocument::Compact), end);
    }

    void withoutOneTheEndIsNotKnown()
    {
        const auto game = longGame(20);
        game->session.reset();
        runSql(game->path(), QStringLiteral("DELETE FROM entry WHERE number=9"));
        const auto saved = salvage(games::find, game->path(), newPath(*game));
        QVERIFY(saved);
        QVERIFY(!saved->endIsKnown);
    }

    void whatWasLostAtTheVeryEndIsSaid()
    {
        const auto game = longGame(5);
        const int last = game->session->last() + 1;
        const QByteArray euro = QStringLiteral("\u20ac").toUtf8();
        QVERIFY(game->session->annotate(1, QString::fromUtf8(euro.repeated(longestNote))));
        game->session.reset();
        // Its note goes on from page to page; on one of them the number of the next is wrong.
        QByteArray bytes = bytesOf(game->path());
        constexpr qsizetype page = 4096;
        qsizetype damaged = 0;
        for (qsizetype at = 0; at < bytes.size() && damaged == 0; at += page) {
            const QByteArray middle = bytes.sliced(at + 4, page - 4);
            if (middle.count(euro) > 1300 && bytes.sliced(at, 4) != QByteArray(4, '\0'))
                damaged = at;
        }
        QVERIFY(damaged > 0);
        bytes.replace(damaged, 4, QByteArray("\x00\xff\xff\xff", 4));
        write(game->path(), bytes);
        const auto saved = salvage(games::find, game->path(), newPath(*game));
        QVERIFY2(saved, qPrintable(saved ? QString() : saved.error()));
        QCOMPARE(saved->entries, last);
        QCOMPARE(saved->holes.size(), 1);
        QCOMPARE(saved->holes.first().entry, last);
        QVERIFY(!saved->endIsKnown);
    }

    void aChangedSetUpIsSaid()
    {
        Closed closed;
        runSql(closed.game.path(), QStringLiteral("UPDATE meta SET value='8' WHERE key='seed'"));
        QVERIFY(!Session::open(games::find, closed.game.path(), Access::ReadOnly));
        const auto saved = salvage(games::find, closed.game.path(), newPath(closed.game));
        QVERIFY(saved);
        QCOMPARE(saved->holes.size(), 1);
        QCOMPARE(saved->holes.first().entry, 0);
        QCOMPARE(saved->entries, closed.states.size() - 1);
    }

    void nothingIsWrittenOverAndForeignFilesAreNamed()
    {
        Closed closed;
        const auto over = salvage(games::find, closed.game.path(), closed.game.path());
        QVERIFY(!over);
        QVERIFY(over.error().contains(QStringLiteral("exists already")));
        const QString text = closed.game.folder() + QStringLiteral("/text");
        write(text, "hello");
        const auto foreign = salvage(games::find, text, newPath(closed.game));
        QVERIFY(!foreign);
        QVERIFY(foreign.error().startsWith(text));
        QVERIFY(!QFile::exists(newPath(closed.game)));
    }

    // Whatever bytes are flipped: what comes out is a whole game, and everything in it was once recorded or
    // stands in the place of something that was.
    void damagedBytesNeverCrashNorInvent()
    {
        const Closed closed;
        const QList<Entry> before =
            Session::open(games::find, closed.game.path(), Access::ReadOnly).value()->entries();
        const QString target = newPath(closed.game);
        const bool holds = rc::check("flipped files are salvaged as far as they are sound", [&] {
            QByteArray bytes = closed.bytes;
            const int flips = *rc::gen::inRange(1, 4);
            for (int i = 0; i < flips; ++i) {
                const auto at = *rc::gen::inRange<qsizetype>(0, bytes.size());
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << *rc::gen::inRange(0, 8)));
            }
            write(closed.game.path(), bytes);
            QFile::remove(target);
            const auto saved = salvage(games::find, closed.game.path(), target);
            if (!saved) {
                RC_ASSERT(!saved.error().contains(u'\n'));
                RC_ASSERT(!QFile::exists(target));
                return;
            }
            const auto again = Session::open(games::find, target, Access::ReadOnly);
            RC_ASSERT(again.has_value());
            RC_ASSERT((*again)->file().damage().isEmpty());
            for (const Entry& entry : (*again)->entries()) {
                const bool isHole = entry.number > before.size() || entry.kind == EntryKind::Correction ||
                                    std::ranges::contains(saved->holes, entry.number, &Salvage::Hole::entry);
                RC_ASSERT(isHole || entry == before[entry.number - 1]);
            }
        });
        QVERIFY(holds);
    }
};

ONE_OF_MANY(TestSalvage)
#include "test_salvage.moc"
