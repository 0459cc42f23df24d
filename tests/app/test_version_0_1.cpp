// What version 0.1 wrote opens, stands as it stood and is told in the same bytes. The files are never made
// again.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

const QString files = text(TEST_DATA "/version_0_1/");

} // namespace

class TestVersion01 : public QObject
{
    Q_OBJECT

    ProgramFolder m_folder;

    // Nothing may touch the file itself, not even a lock beside it.
    QString copied(const QString& name)
    {
        const QString path = m_folder.path(qPrintable(name));
        QFile::remove(path);
        return QFile::copy(files + name, path) &&
                       QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner)
                   ? path
                   : QString();
    }

private slots:
    void initTestCase() { qputenv("TZ", "UTC"); }

    void aGameIsToldAsItWas_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("as");
        for (const char* game : {"race", "evening"}) {
            const auto row = [&](const char* words, const char* as) {
                QTest::addRow("%s %s", game, words)
                    << text(game) << text(words).split(u' ') << text(game) + text(as);
            };
            row("state", ".state.json");
            row("checksum", ".checksum.json");
            row("log --format text", ".txt");
            row("log --format markdown", ".md");
            row("log --format html", ".html");
            row("log --format csv", ".csv");
            row("log --format json", ".json");
        }
    }
    void aGameIsToldAsItWas()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, words);
        QFETCH(QString, as);
        words.insert(1, copied(game + text(".roadmarshal")));
        const Ran ran = run(words);
        QCOMPARE(ran.error, QByteArray());
        QCOMPARE(ran.out, bytesOf(files + as));
    }

    void itHoldsAndGoesOn_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("race") << text("race");
        QTest::newRow("evening") << text("evening");
    }
    void itHoldsAndGoesOn()
    {
        QFETCH(QString, game);
        const QString path = copied(game + text(".roadmarshal"));
        QCOMPARE(run({text("verify"), path}).status, 0);
        QCOMPARE(run({text("play"), path}, "note 1 seen again\nundo\nredo\n").status, 0);
        QCOMPARE(run({text("verify"), path}).status, 0);
    }

    void itsLogComesBack_data() { itHoldsAndGoesOn_data(); }
    void itsLogComesBack()
    {
        QFETCH(QString, game);
        const QString log = copied(game + text(".json"));
        const QString again = m_folder.path("again.roadmarshal");
        QFile::remove(again);
        QCOMPARE(run({text("import"), log, text("-o"), again}).status, 0);
        QCOMPARE(run({text("log"), again, text("--format"), text("json")}).out, bytesOf(log));
        QCOMPARE(run({text("state"), again}).out, bytesOf(files + game + text(".state.json")));
    }

    void aTrackIsDrawnAsItWas_data()
    {
        QTest::addColumn<QString>("drawing");
        QDirIterator drawings(files + text("tracks"), {text("*.svg")});
        while (drawings.hasNext()) {
            const QString drawing = drawings.next();
            QTest::addRow("%s", qPrintable(drawings.fileName())) << drawing;
        }
    }
    void aTrackIsDrawnAsItWas()
    {
        QFETCH(QString, drawing);
        const QFileInfo file(drawing);
        const QString track = file.dir().filePath(file.baseName() + text(".track.json"));
        const QString svg = m_folder.path("track.svg");
        QFile::remove(svg);
        QStringList words{text("track"), track, text("-o"), svg};
        if (drawing.endsWith(text(".dark.svg")))
            words.append(text("--dark"));
        QCOMPARE(run(words).status, 0);
        QCOMPARE(bytesOf(svg), bytesOf(drawing));
    }
};

ONE_OF_MANY(TestVersion01)
#include "test_version_0_1.moc"
