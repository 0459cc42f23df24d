#include "games/games.h"
#include "log/export.h"
#include "log/import.h"
#include "support/busy_evening.h"
#include "support/input_file.h"
#include "support/one_of_many.h"
#include "table/file/file_format.h"
#include "table/journal/verify.h"

#include <QTest>

using namespace roadmarshal;
using test::DemoGame;

namespace {

QByteArray exported(const table::Session& session)
{
    return log::exportAs(log::Format::Json, session);
}

QJsonObject logOf(const table::Session& session)
{
    return QJsonDocument::fromJson(exported(session)).object();
}

// Changes what lies at the end of a path of keys and positions.
QJsonValue changed(const QJsonValue& value, const QStringList& path, const QJsonValue& to)
{
    if (path.isEmpty())
        return to;
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const int at = path.first().toInt();
        array[at] = changed(array[at], path.sliced(1), to);
        return array;
    }
    QJsonObject object = value.toObject();
    object[path.first()] = changed(object[path.first()], path.sliced(1), to);
    return object;
}

} // namespace

class TestLogImport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    test::InputFile m_input;

private slots:
    void thereAndBackIsTheSame_data()
    {
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 2, 5, 9})
            QTest::addRow("seed %d", seed) << seed;
    }

    void thereAndBackIsTheSame()
    {
        QFETCH(int, seed);
        const auto game = test::busyEvening(static_cast<unsigned>(seed));
        QVERIFY(game->session->annotate(3, QStringLiteral("<b>\"\\\u05E9\U0001F525\n</b>")));
        QSet<table::EntryKind> kinds;
        bool drew = false;
        for (const table::Entry& entry : game->session->entries()) {
            kinds.insert(entry.kind);
            drew |= !entry.draws.isEmpty();
        }
        QCOMPARE(kinds.size(), 7);
        QVERIFY(drew);
        const QByteArray first = exported(*game->session);
        const QString path = m_folder.filePath(QStringLiteral("again-%1.roadmarshal").arg(seed));
        const auto count = log::importLog(m_input.write(first), path);
        QVERIFY2(count.has_value(), count ? "" : qPrintable(count.error().toLine()));
        QCOMPARE(*count, game->session->last());
        const auto again = table::Session::open(games::find, path, table::Access::ReadWrite).value();
        QCOMPARE(again->file().damage(), QString());
        QCOMPARE(exported(*again), first);
        QCOMPARE(again->drawPosition(), game->session->drawPosition());
        QCOMPARE(again->history().undoable(), game->session->history().undoable());
        QCOMPARE(table::verify(*again).unsound, QString());
        // And it plays on like the first.
        QVERIFY(again->undo());
        QVERIFY(game->session->undo());
        QCOMPARE(game->text(again->now()), game->state());
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QStringList>("path");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* path, const QJsonValue& value, const char* place) {
            QTest::newRow(name) << QString::fromLatin1(path).split(u'/') << value
                                << QString::fromLatin1(place);
        };
        row("format", "format", QStringLiteral("roadmarshal-log/2"), "format");
        row("game", "game", QStringLiteral("chess"), "game");
        row("newer rules", "rulesVersion", 999, "rulesVersion");
        row("seed as number", "seed", 7, "seed");
        row("seed too large", "seed", QStringLiteral("99999999999999999999999"), "seed");
        row("created", "created", QStringLiteral("yesterday"), "created");
        row("set-up missing", "setup", QJsonValue(), "setup");
        row("set-up empty", "setup", QJsonObject(), "setup.");
        row("entries no list", "entries", 3, "entries");
        row("entry number", "entries/1/entry", 7, "entries[1].entry");
        row("entry kind", "entries/1/kind", QStringLiteral("dream"), "entries[1].kind");
        row("entry time", "entries/1/time", 5, "entries[1].time");
        row("action without kind", "entries/0/intent/kind", QJsonValue(), "entries[0].intent.kind");
        row("undo of the future", "entries/2/intent/of", 3, "entries[2].intent.of");
        row("undo of something else", "entries/2/intent/of", 1, "entries[2]:");
        row("effects no list", "entries/1/effects", QStringLiteral("x"), "entries[1].effects");
        row("effect no object", "entries/1/effects/0", 4, "entries[1].effects[0]");
        row("effect unknown", "entries/1/effects/0/kind", QStringLiteral("exploded"), "entries[1]:");
        row("seventh damage marker", "entries/1/effects/0/by", 7, "entries[1]:");
        row("car that is not there", "entries/1/effects/0/car", QStringLiteral("nobody"), "entries[1]:");
        row("draw out of bounds", "entries/0/draws/0/1", 4000, "entries[0].draws[0][1]");
        row("draw of nothing", "entries/0/draws/0", QJsonArray(), "entries[0].draws[0]");
        row("citation no text", "entries/1/effects/0/rule", 5, "entries[1].effects[0].rule");
        row("ruling no text", "entries/1/effects/0/ruling", QJsonArray(), "entries[1].effects[0].ruling");
        row("action unknown", "entries/0/intent/kind", QStringLiteral("bogus"), "entries[0].intent.kind");
        row("action of another type", "entries/0/intent/order", 5, "entries[0].intent.order");
        row("half a character", "entries/1/note", QString(QChar(0xD83D)), "entries[1].note");
        row("half a character deep inside", "setup/track/name", QString(QChar(0xDC00)), "setup.track.name");
        row("note no text", "entries/1/note", QJsonArray(), "entries[1].note");
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(QStringList, path);
        QFETCH(QJsonValue, value);
        QFETCH(QString, place);
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QVERIFY(game.session->undo());
        const QJsonObject good = logOf(*game.session);
        QVERIFY(log::readLog(good));
        const QJsonObject bad = changed(good, path, value).toObject();
        QVERIFY(bad != good);
        const QString target = m_folder.filePath(QStringLiteral("never.roadmarshal"));
        const QString file = m_input.write(QJsonDocument(bad).toJson());
        const auto imported = log::importLog(file, target);
        QVERIFY(!imported);
        QVERIFY2(imported.error().problem.place.startsWith(place), qPrintable(imported.error().toLine()));
        QVERIFY(!imported.error().problem.reason.isEmpty());
        QVERIFY(imported.error().toLine().startsWith(file));
        QVERIFY(!imported.error().toLine().contains(u'\n'));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("*never*")}, QDir::Files | QDir::Hidden),
                 QStringList());
    }

    // An undo that does not take back what it says would make the journal lie.
    void undoAndAmendmentHaveToAddUp()
    {
        const auto game = test::busyEvening();
        const QJsonObject good = logOf(*game->session);
        for (const char* kind : {"undo", "redo", "amendment"}) {
            const QJsonArray entries = good[QStringLiteral("entries")].toArray();
            qsizetype at = entries.size() - 1;
            while (at >= 0 && (entries[at][QStringLiteral("kind")].toString() != QLatin1StringView(kind) ||
                               entries[at][QStringLiteral("effects")].toArray().isEmpty()))
                --at;
            QVERIFY2(at >= 0, kind);
            const QJsonObject bad =
                changed(good, {QStringLiteral("entries"), QString::number(at), QStringLiteral("effects")},
                        QJsonArray())
                    .toObject();
            const auto read = log::readLog(bad);
            QVERIFY2(!read, kind);
            QCOMPARE(read.error().place, QStringLiteral("entries[%1]:").arg(at));
        }
    }

    void anAmendmentTellsOfEntriesThatStood_data()
    {
        QTest::addColumn<QList<int>>("told");
        QTest::newRow("of the future") << QList<int>{2, 9999};
        QTest::newRow("of itself") << QList<int>{2, 5};
        QTest::newRow("twice") << QList<int>{2, 2};
        QTest::newRow("backwards") << QList<int>{3, 2};
        QTest::newRow("before the amended one") << QList<int>{1, 2};
        QTest::newRow("of a note") << QList<int>{2, 4};
    }
    void anAmendmentTellsOfEntriesThatStood()
    {
        QFETCH(QList<int>, told);
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QVERIFY(game.take(QStringLiteral("set 36 damage 3")));
        QVERIFY(game.session->annotate(3, QStringLiteral("x")));
        const auto set = game.session->entries()[2].effects;
        QVERIFY(game.session->amend(*game.session->beginAmendment(2, set), {}));
        QVERIFY(log::readLog(logOf(*game.session)));
        QJsonObject bad = logOf(*game.session);
        for (int i = 0; i < 2; ++i)
            bad = changed(bad,
                          {QStringLiteral("entries"), QStringLiteral("4"), QStringLiteral("intent"),
                           QStringLiteral("amended"), QString::number(i), QStringLiteral("entry")},
                          told[i])
                      .toObject();
        const auto read = log::readLog(bad);
        QVERIFY(!read);
        QVERIFY2(read.error().toLine().startsWith(QStringLiteral("entries[4]")),
                 qPrintable(read.error().toLine()));
    }

    void hostileFilesAreRefused()
    {
        const QString target = m_folder.filePath(QStringLiteral("never.roadmarshal"));
        const QByteArray deep = "{\"entries\":" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}";
        DemoGame game;
        QJsonObject endless = logOf(*game.session);
        QJsonArray many;
        for (int i = 0; i < 10'001; ++i)
            many.append(endless[QStringLiteral("entries")][0]);
        endless[QStringLiteral("entries")] = many;
        for (const QByteArray& text :
             {QByteArray(), QByteArray("[]"), QByteArray("\xff\xfe"), QByteArray("{\"format\":"), deep,
              QJsonDocument(endless).toJson(QJsonDocument::Compact)}) {
            const auto imported = log::importLog(m_input.write(text), target);
            QVERIFY(!imported);
            QVERIFY(!imported.error().toLine().contains(u'\n'));
            QVERIFY(!QFile::exists(target));
        }
        const auto missing = log::importLog(m_folder.filePath(QStringLiteral("no.json")), target);
        QVERIFY(!missing && missing.error().toLine().contains(QStringLiteral("no.json")));
    }

    // Whatever a game may grow to goes out and comes back.
    void theLongestGameComesBack()
    {
        DemoGame game;
        QList<table::Entry> entries = game.session->entries();
        table::Entry note;
        note.time = entries.first().time;
        note.kind = table::EntryKind::Note;
        note.target = 1;
        for (note.number = 2; note.number < table::file_format::mostEntries; ++note.number)
            entries.append(note);
        const QString path = m_folder.filePath(QStringLiteral("long.roadmarshal"));
        QVERIFY(table::GameFile::create(path, game.session->file().meta(), entries));
        const auto session = table::Session::open(games::find, path, table::Access::ReadWrite).value();
        QVERIFY(session->annotate(1, QStringLiteral("the last")));
        const auto refused = session->annotate(1, QStringLiteral("one more"));
        QVERIFY(!refused);
        QVERIFY(table::say(session->game(), refused.error()).contains(QStringLiteral("10000 entries")));
        const QString again = m_folder.filePath(QStringLiteral("long-again.roadmarshal"));
        const auto count = log::importLog(m_input.write(exported(*session)), again);
        QVERIFY2(count.has_value(), count ? "" : qPrintable(count.error().toLine()));
        QCOMPARE(*count, table::file_format::mostEntries);
    }

    void theLargestGameComesBack()
    {
        DemoGame game;
        QList<table::Entry> entries = game.session->entries();
        table::Entry note;
        note.time = entries.first().time;
        note.kind = table::EntryKind::Note;
        note.target = 1;
        note.note = QString(7 * 1024 * 1024, u'x'); // older versions took such notes
        for (note.number = 2; note.number <= 8; ++note.number)
            entries.append(note);
        const QString path = m_folder.filePath(QStringLiteral("large.roadmarshal"));
        QVERIFY(table::GameFile::create(path, game.session->file().meta(), entries));
        const auto session = table::Session::open(games::find, path, table::Access::ReadOnly).value();
        QCOMPARE(session->last(), 7); // 6 of them fit into 48 MB
        const QString again = m_folder.filePath(QStringLiteral("large-again.roadmarshal"));
        const auto count = log::importLog(m_input.write(exported(*session)), again);
        QVERIFY2(count.has_value(), count ? "" : qPrintable(count.error().toLine()));
        QCOMPARE(*count, 7);
    }

    void aGameThatIsThereStays()
    {
        DemoGame game;
        const QByteArray text = exported(*game.session);
        const auto imported = log::importLog(m_input.write(text), game.path());
        QVERIFY(!imported);
        QCOMPARE(imported.error().file, game.path());
        QCOMPARE(exported(*game.session), text);
        game.reopen();
        QCOMPARE(game.session->file().damage(), QString());
    }
};

ONE_OF_MANY(TestLogImport)
#include "test_log_import.moc"
