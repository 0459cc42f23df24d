// Which files the command line opens and makes: the named one or none.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QDir>
#include <QTest>

#include <sys/stat.h>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

// With words that are bytes, as a shell gives them; a QString could not hold them.
Ran runInShell(const QByteArray& script)
{
    QProcess shell;
    shell.start(text("/bin/sh"), {text("-c"), text("eval \"$(cat)\"")});
    shell.write(script);
    shell.closeWriteChannel();
    shell.waitForFinished(60'000);
    return {shell.exitStatus() == QProcess::NormalExit ? shell.exitCode() : -1, shell.readAllStandardOutput(),
            shell.readAllStandardError()};
}

} // namespace

class TestFileNames : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;
    QString m_game;
    QString m_track;

private slots:
    void initTestCase()
    {
        qputenv("XDG_CACHE_HOME", m_files.path("cache").toUtf8());
        m_game = m_files.game("game.roadmarshal");
        const QJsonObject log = json(run({text("log"), m_game, text("--format"), text("json")}).out);
        m_track = m_files.write("t.track.json",
                                QJsonDocument(log[text("setup")][text("track")].toObject()).toJson());
        m_files.write("game.json", run({text("log"), m_game, text("--format"), text("json")}).out);
    }

    void aNameThatIsNoUtf8IsRefused()
    {
        const Ran ran =
            runInShell("cd '" + m_files.folder.path().toUtf8() +
                       "' && cp game.roadmarshal caf\xe9.roadmarshal && '" ROADMARSHAL_PROGRAM
                       "' state caf\xe9.roadmarshal; status=$?; rm caf\xe9.roadmarshal; exit $status");
        QVERIFY2(isRefusal(ran), ran.error.constData());
        QCOMPARE(ran.error, QByteArray("roadmarshal: \"caf\\xe9.roadmarshal\" is not valid UTF-8\n"));
    }

    // The mark that says "this is UTF-8" elsewhere is part of a name like any other.
    void aByteOrderMarkBelongsToTheName()
    {
        const QString marked = m_files.folder.filePath(QString(QChar(0xFEFF)) + text("game.roadmarshal"));
        const Ran ran = runInShell("cd '" + m_files.folder.path().toUtf8() +
                                   "' && '" ROADMARSHAL_PROGRAM "' state \xef\xbb\xbfgame.roadmarshal");
        QVERIFY2(isRefusal(ran), ran.error.constData());
        QVERIFY2(ran.error.contains("\\ufeffgame.roadmarshal: no such file"), ran.error.constData());
        QVERIFY(QFile::copy(m_game, marked));
        QCOMPARE(run({text("state"), marked}).status, 0);
        QVERIFY(QFile::remove(marked)); // Qt's own listing of the folder would take it for another
    }

    void behindTwoDashesEveryWordIsPlain()
    {
        const auto inFolder = [&](const char* words) {
            return runInShell("cd '" + m_files.folder.path().toUtf8() + "' && '" ROADMARSHAL_PROGRAM "' " +
                              words);
        };
        QCOMPARE(inFolder("new --game apocalypse-road -- --at").status, 0);
        QCOMPARE(inFolder("state -- --at").status, 0);
        QCOMPARE(inFolder("state --at 1 -- --at").out, inFolder("state -- --at").out);
        QVERIFY(inFolder("state -- --help").error.contains("--help: no such file"));
        QVERIFY(inFolder("state -- --version").error.contains("--version: no such file"));
        QVERIFY(isRefusal(inFolder("state --at")));
        QVERIFY(inFolder("state -- --at --at 1").error.contains("usage: roadmarshal state"));
    }

    // As from a script whose variable is not set: no window, which would hide the word behind it.
    void anEmptyWordOpensNothing()
    {
        for (const QStringList& words : {QStringList{QString()}, QStringList{QString(), m_game}}) {
            const Ran ran = run(words);
            QVERIFY2(isRefusal(ran), ran.error.constData());
            QVERIFY2(ran.error.contains("an empty word"), ran.error.constData());
        }
    }

    // Whoever made a link chose where it leads.
    void noExportFollowsALink_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("to a file") << "victim";
        QTest::newRow("to nothing") << "nowhere";
        QTest::newRow("to a device") << "/dev/null";
    }
    void noExportFollowsALink()
    {
        QFETCH(QString, target);
        m_files.write("victim", "keep");
        const QString link = m_files.path("link");
        QFile::remove(link);
        QVERIFY(QFile::link(target, link));
        for (const QStringList& words :
             {QStringList{text("track"), m_track, text("-o"), link},
              QStringList{text("import"), m_files.path("game.json"), text("-o"), link},
              QStringList{text("new"), link, text("--game"), text("apocalypse-road")}}) {
            const Ran ran = run(words);
            QVERIFY2(isRefusal(ran), ran.error.constData());
            QVERIFY2(words.first() != text("track") || ran.error.contains("is a link; name the file itself"),
                     ran.error.constData());
        }
        QCOMPARE(bytesOf(m_files.path("victim")), QByteArray("keep"));
        QVERIFY(!QFile::exists(m_files.path("nowhere")));
        QVERIFY(QFileInfo(link).isSymLink());
    }

    // A pipe without a writer would be waited for, a device never ends.
    void whatIsNoFileIsRefusedWithoutWaiting_data()
    {
        QTest::addColumn<QString>("path");
        const QString pipe = m_files.path("pipe");
        QVERIFY(::mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0 || QFileInfo::exists(pipe));
        QTest::newRow("pipe") << pipe;
        QTest::newRow("folder") << m_files.folder.path();
        QTest::newRow("device") << text("/dev/zero");
    }
    void whatIsNoFileIsRefusedWithoutWaiting()
    {
        QFETCH(QString, path);
        const QString out = m_files.path("out");
        for (const QStringList& words :
             {QStringList{text("state"), path},
              {text("play"), path},
              {text("what-if"), path},
              {text("amend"), path, text("1"), text("--remove")},
              {text("ruling"), path},
              {text("verify"), path},
              {text("log"), path},
              {text("dispute"), path, text("first")},
              {text("first-player"), path},
              {text("shoot"), path, text("--car"), text("21")},
              {text("preview"), path, text("--car"), text("21"), text("--card"), text("solo+1")},
              {text("track"), path, text("-o"), out},
              {text("import"), path, text("-o"), out},
              {text("new"), out, text("--game"), text("apocalypse-road"), text("--setup"), path},
              {text("track"), m_track, text("-o"), path},
              {text("import"), m_files.path("game.json"), text("-o"), path}}) {
            const Ran ran = run(words, {}, {text("timeout"), text("20")});
            QVERIFY2(isRefusal(ran),
                     qPrintable(words.join(u' ') + text(": ") + QString::fromUtf8(ran.error)));
        }
        QVERIFY(!QFile::exists(out));
    }

    // Qt has much to say about a locale that is not UTF-8.
    void anyLocaleGivesOneLine_data()
    {
        QTest::addColumn<QString>("setting");
        for (const char* setting :
             {"LC_ALL=C", "LC_ALL=POSIX", "LANG=de_DE.ISO-8859-1", "LC_ALL=nowhere", "LC_CTYPE=C", "LANG="})
            QTest::newRow(setting) << text(setting);
    }
    void anyLocaleGivesOneLine()
    {
        QFETCH(QString, setting);
        const QStringList wrapper{text("env"), text("-u"), text("LC_ALL"), text("-u"), text("LANG"), setting};
        const Ran ran = run({text("state"), text("nowhere")}, {}, wrapper);
        QVERIFY2(isRefusal(ran), ran.error.constData());
        QVERIFY(run({text("verify"), m_game}, {}, wrapper).error.isEmpty());
    }
};

ONE_OF_MANY(TestFileNames)
#include "test_file_names.moc"
