// Packs on the command line: made, listed, imported; what is refused says so in one line and writes nothing.
#include "support/one_of_many.h"
#include "support/program.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace roadmarshal;
using test::Ran;
using test::run;

class TestPackCommand : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    void enter(const QString& home) const { qputenv("XDG_DATA_HOME", path(home).toLocal8Bit()); }

    static Ran pack(const QString& words, const QStringList& more = {})
    {
        return run(QStringList{QStringLiteral("pack")} + words.split(u' ') + more);
    }

    static QJsonObject object(const Ran& ran) { return QJsonDocument::fromJson(ran.out).object(); }

    static QString status(const Ran& ran, qsizetype number)
    {
        return object(ran)[QStringLiteral("contents")][number][QStringLiteral("status")].toString();
    }

    QStringList filesIn(const QString& home) const
    {
        QStringList files;
        QDirIterator all(path(home), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files.append(all.next());
        return files;
    }

    void put(const QString& home, const QString& name, const QByteArray& text) const
    {
        const QString file = path(home) + QStringLiteral("/Roadmarshal/roadmarshal/") + name;
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
    }

    void putDeck(const QString& home, int count) const
    {
        put(home, QStringLiteral("decks/mine.deck.json"),
            R"({"format": "roadmarshal-deck/1", "deck": "race", "cards": [{"card": "solo+3", "count": )" +
                QByteArray::number(count) + "}]}");
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        enter(QStringLiteral("ann"));
    }

    void madeListedImported()
    {
        const QString file = path(QStringLiteral("ours.roadpack"));
        putDeck(QStringLiteral("ann"), 52);
        const Ran made =
            pack(QStringLiteral("make ") + file, {QStringLiteral("--name"), QStringLiteral("Our tables"),
                                                  QStringLiteral("--by"), QStringLiteral("Ann")});
        QCOMPARE(made.status, 0);
        QCOMPARE(object(made)[QStringLiteral("contents")].toArray().size(), 1);
        enter(QStringLiteral("ben"));
        const Ran listed = pack(QStringLiteral("list ") + file);
        QCOMPARE(listed.status, 0);
        QCOMPARE(object(listed)[QStringLiteral("by")].toString(), QStringLiteral("Ann"));
        QCOMPARE(status(listed, 0), QStringLiteral("over-built-in"));
        QVERIFY(filesIn(QStringLiteral("ben")).isEmpty());
        QCOMPARE(pack(QStringLiteral("import ") + file).status, 0);
        QCOMPARE(filesIn(QStringLiteral("ben")).size(), 1);
        QCOMPARE(status(pack(QStringLiteral("list ") + file), 0), QStringLiteral("same"));
    }

    void whatIsOnesOwnStaysUnlessTold()
    {
        const QString file = path(QStringLiteral("ours.roadpack"));
        putDeck(QStringLiteral("ann"), 52);
        QCOMPARE(pack(QStringLiteral("make %1 --name N deck:race").arg(file)).status, 0);
        enter(QStringLiteral("ben"));
        putDeck(QStringLiteral("ben"), 40);
        const Ran left = pack(QStringLiteral("import ") + file);
        QCOMPARE(left.status, 1);
        QVERIFY(left.out.contains("would lie over one of your own"));
        QCOMPARE(status(pack(QStringLiteral("list ") + file), 0), QStringLiteral("over-own"));
        QCOMPARE(pack(QStringLiteral("import %1 --over").arg(file)).status, 0);
        QCOMPARE(status(pack(QStringLiteral("list ") + file), 0), QStringLiteral("same"));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const char* words, const char* line) {
            QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(line);
        };
        row("no such file", "list missing.roadpack", "missing.roadpack: no such file");
        row("no pack", "list /proc/self/status", "is no pack, or its end is missing");
        row("a folder", "import /", "is not a regular file");
        row("a device", "list /dev/zero", "is not a regular file");
        row("verb", "look x.roadpack", "is \"look\", allowed is list FILE, make OUT, import FILE");
        row("two files", "list a.roadpack b.roadpack", "allowed is list FILE");
        row("no name", "make x.roadpack", "--name is missing");
        row("ending", "make x.zip --name N", "x.zip: a pack is called NAME.roadpack");
        row("nothing", "make x.roadpack --name N", "there is nothing of your own to put in");
        row("no item", "make x.roadpack --name N red", "\"red\" is no KIND:ID");
        row("no kind", "make x.roadpack --name N horse:red", "\"horse:red\" is no KIND:ID");
        row("nobody", "make x.roadpack --name N team:nobody", "team nobody is not in the library");
        row("game", "make x.roadpack --name N --game chess", "chess");
    }
    void refused()
    {
        QFETCH(QString, words);
        QFETCH(QString, line);
        const Ran ran = pack(words);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.error.count('\n'), 1);
        QVERIFY2(QString::fromUtf8(ran.error).contains(line), ran.error.constData());
        QVERIFY(!QFile::exists(QStringLiteral("x.roadpack")));
        QVERIFY(filesIn(QStringLiteral("ann")).isEmpty());
    }
};

ONE_OF_MANY(TestPackCommand)
#include "test_pack_command.moc"
