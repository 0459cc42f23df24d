// A log goes out as JSON and comes back as a game, through the program itself.
#include "support/one_of_many.h"
#include "support/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace roadmarshal;
using test::Ran;
using test::run;

class TestImport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1StringView(name)); }
    void write(const QString& to, const QByteArray& text)
    {
        QFile file(to);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

private slots:
    void exportImportExportIsTheSame()
    {
        const QString game = path("a.roadmarshal");
        QCOMPARE(run({QStringLiteral("new"), game, QStringLiteral("--game"),
                      QStringLiteral("apocalypse-road"), QStringLiteral("--seed"), QStringLiteral("7")})
                     .status,
                 0);
        QCOMPARE(run({QStringLiteral("play"), game},
                     "36 solo+3 6.0 // start\nset 36 damage 2\nundo\nredo\nnote 2 x\n")
                     .status,
                 0);
        const Ran out =
            run({QStringLiteral("log"), game, QStringLiteral("--format"), QStringLiteral("json")});
        QCOMPARE(out.status, 0);
        write(path("a.json"), out.out);
        const Ran in =
            run({QStringLiteral("import"), path("a.json"), QStringLiteral("-o"), path("b.roadmarshal")});
        QCOMPARE(in.status, 0);
        QCOMPARE(in.error, QByteArray());
        QVERIFY(in.out.contains("\"entries\":"));
        QCOMPARE(run({QStringLiteral("log"), path("b.roadmarshal"), QStringLiteral("--format"),
                      QStringLiteral("json")})
                     .out,
                 out.out);
        QCOMPARE(run({QStringLiteral("verify"), path("b.roadmarshal")}).status, 0);
        QCOMPARE(run({QStringLiteral("play"), path("b.roadmarshal")}, "undo\n").status, 0);
    }

    void badInputIsOneLine()
    {
        write(path("bad.json"), "{\"format\": \"roadmarshal-log/9\"}");
        const QList<QStringList> calls{
            {QStringLiteral("import"), path("bad.json"), QStringLiteral("-o"), path("c.roadmarshal")},
            {QStringLiteral("import"), path("none.json"), QStringLiteral("-o"), path("c.roadmarshal")},
            {QStringLiteral("import"), path("bad.json")},
            {QStringLiteral("import")}};
        for (const QStringList& call : calls) {
            const Ran ran = run(call);
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QCOMPARE(ran.error.trimmed().count('\n'), 0);
            QVERIFY(!ran.error.isEmpty());
        }
        QVERIFY(run(calls.first()).error.contains("bad.json: format"));
        QCOMPARE(
            QDir(m_folder.path()).entryList({QStringLiteral("*c.roadmarshal*")}, QDir::Files | QDir::Hidden),
            QStringList());
    }

    void everyFormatIsPrinted()
    {
        const std::map<const char*, QList<QByteArray>> marks{
            {"text", {"\n== Turn 1 ==\n", "  Entry 3 taken back\n", "\n        \" start\n"}},
            {"markdown", {"# ", "\n## Turn 1\n", "- **5** Entry 3 brought back\n", "  - *start*\n"}},
            {"html", {"<!DOCTYPE html>", "id=\"entry-6\"", "</html>\n"}},
            {"csv", {"entry,time,turn,kind,", "\"correction\"", "\"x\"\r\n"}},
            {"json", {"\"format\":\"roadmarshal-log/1\"", "\"kind\":\"redo\"", "\"note\":\"x\""}}};
        for (const auto& [format, parts] : marks) {
            const Ran ran = run({QStringLiteral("log"), path("a.roadmarshal"), QStringLiteral("--format"),
                                 QLatin1StringView(format)});
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.error, QByteArray());
            for (const QByteArray& part : parts)
                QVERIFY2(ran.out.contains(part), (format + (": " + part)).constData());
        }
    }
};

ONE_OF_MANY(TestImport)
#include "test_import.moc"
