#include "games/games.h"
#include "log/export.h"
#include "log/facts.h"
#include "support/busy_evening.h"
#include "support/one_of_many.h"
#include "text/one_line.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace roadmarshal;
using log::Format;
using test::DemoGame;

namespace {

const QString hostile = QStringLiteral("</bdi><script>alert(\"1\")</script> & 'x' \u05E9\u05DC\u05D5\u05DD "
                                       "\u202Eevil \U0001F525 \u0007");

QJsonObject hostilePlayers()
{
    const table::Game& game = *games::find(QStringLiteral("apocalypse-road"));
    QJsonArray teams;
    for (const table::Team& team : game.knownTeams().first(2))
        teams.append(QJsonObject{{QStringLiteral("id"), team.id}, {QStringLiteral("player"), hostile}});
    return {{QStringLiteral("teams"), teams}};
}

QList<QStringList> rowsOf(const QByteArray& csv)
{
    QList<QStringList> rows{{QString()}};
    bool quoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'"' && quoted && i + 1 < text.size() && text[i + 1] == u'"')
            rows.back().back() += text[++i];
        else if (c == u'"')
            quoted = !quoted;
        else if (c == u',' && !quoted)
            rows.back().append(QString());
        else if (c == u'\n' && !quoted)
            rows.append(QStringList{QString()});
        else if (c != u'\r' || quoted)
            rows.back().back() += c;
    }
    rows.removeLast();
    return rows;
}

} // namespace

class TestLogExport : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { qputenv("TZ", "RACE-2"); } // two hours before UTC

    void timesAreThoseOfTheTableForPeopleAndUtcForPrograms()
    {
        const DemoGame game;
        QList<table::Entry> entries = game.session->entries();
        entries[0].time = QDateTime(QDate(2026, 10, 17), QTime(18, 34, 12), QTimeZone::UTC);
        const QString path = game.folder() + QStringLiteral("/dated.roadmarshal");
        QVERIFY(table::GameFile::create(path, game.session->file().meta(), entries));
        const auto session = table::Session::open(games::find, path, table::Access::ReadOnly).value();
        QVERIFY(log::exportAs(Format::Text, *session).contains("  2026-10-17 20:34:12  "));
        QVERIFY(log::exportAs(Format::Html, *session)
                    .contains("<time datetime=\"2026-10-17T18:34:12Z\">2026-10-17 20:34:12</time>"));
        QVERIFY(log::exportAs(Format::Csv, *session).contains("\r\n1,2026-10-17 18:34:12,"));
        QVERIFY(log::exportAs(Format::Json, *session).contains("\"2026-10-17T18:34:12.000Z\""));
    }

    void everyEntryIsInEveryForm()
    {
        const auto game = test::busyEvening();
        const QString text = QString::fromUtf8(log::exportAs(Format::Text, *game->session));
        const QString markdown = QString::fromUtf8(log::exportAs(Format::Markdown, *game->session));
        const QString html = QString::fromUtf8(log::exportAs(Format::Html, *game->session));
        for (int entry = 1; entry <= game->session->last(); ++entry) {
            QVERIFY(text.contains(QStringLiteral("\n  %1  ").arg(entry, 4)));
            QVERIFY(markdown.contains(QStringLiteral("**%1** ").arg(entry)));
            QVERIFY(html.contains(QStringLiteral("id=\"entry-%1\"").arg(entry)));
        }
        QVERIFY(text.contains(QStringLiteral("== Turn 1 ==")));
        QVERIFY(markdown.contains(QStringLiteral("\n## Turn 1\n")));
        QVERIFY(markdown.contains(QRegularExpression(QStringLiteral("\n### .+ · car \\d+\n"))));
        QVERIFY(html.contains(QStringLiteral("<h2>Turn 1</h2>")));
        QVERIFY(text.contains(QStringLiteral("[does not stand]")));
        QVERIFY(markdown.contains(QStringLiteral("~~")));
        QVERIFY(html.contains(QStringLiteral("class=\"fallen\"")));
    }

    void howItEndedStandsOnTop()
    {
        const DemoGame game;
        const table::TableShow show = game.session->game().show(game.session->now());
        const QString leader = show.standings.last().team;
        QVERIFY(game.session->correct(
            game.session->game()
                .correct(game.session->now(), {leader, QStringLiteral("claimed"), QStringLiteral("3")})
                .value(),
            {}));
        const QString headline = game.session->game().say(show.headline);
        for (const Format format : {Format::Text, Format::Markdown, Format::Html}) {
            const QString log = QString::fromUtf8(log::exportAs(format, *game.session));
            const qsizetype said = log.indexOf(headline);
            QVERIFY(said > 0 && said < log.indexOf(QStringLiteral("Before the race")));
        }
        // The leaders come first.
        const QString html = QString::fromUtf8(log::exportAs(Format::Html, *game.session));
        const auto team = std::ranges::find(show.teams, leader, &table::Team::id);
        QVERIFY(
            html.contains(QStringLiteral("<tr><td><bdi>%1</bdi></td><td><bdi>%2</bdi></td><td><bdi>3</bdi>")
                              .arg(team->name, team->player)));
        for (const table::Team& other : show.teams)
            QVERIFY(html.indexOf(QStringLiteral("<td><bdi>%1</bdi>").arg(team->name)) <=
                    html.indexOf(QStringLiteral("<td><bdi>%1</bdi>").arg(other.name)));
    }

    // The page keeps to what XML allows as well, so that a strict reader can judge it.
    void thePageIsWellFormedAndSelfContained()
    {
        const auto game = test::busyEvening();
        QByteArray html = log::exportAs(Format::Html, *game->session);
        const int turns = static_cast<int>(html.count("<h2>"));
        QVERIFY(turns >= 2);
        QCOMPARE(html.count("<figure>"), turns);
        QCOMPARE(html.count("href=\"#track\""), turns);
        QCOMPARE(html.count("href="), turns);
        QCOMPARE(html.count("id=\"space-4.0\""), 1);
        QVERIFY(!html.contains("src=") && !html.contains("url(") && !html.contains("@import"));
        QCOMPARE(html.count("://"), html.count("xmlns=\"http://www.w3.org/2000/svg\""));
        html.replace("<meta charset=\"utf-8\">", "").replace("initial-scale=1\">", "initial-scale=1\"/>");
        QXmlStreamReader reader(html);
        QSet<QString> ids;
        while (!reader.atEnd()) {
            reader.readNext();
            const QString id = reader.attributes().value(QStringLiteral("id")).toString();
            QVERIFY2(id.isEmpty() || !ids.contains(id), qPrintable(id));
            ids.insert(id);
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void hostileNamesAndNotesAreMereText()
    {
        DemoGame game(7, hostilePlayers());
        const QString car = game.session->game().show(game.session->now()).pieces.front().id;
        QVERIFY(game.take(QStringLiteral("set %1 damage 2").arg(car)));
        QVERIFY(game.session->annotate(2, hostile));
        const QString html = QString::fromUtf8(log::exportAs(Format::Html, *game.session));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QVERIFY(!html.contains(u'\u0007') && !html.contains(u'\u202E'));
        const QString escaped = text::onOneLine(hostile).toHtmlEscaped();
        QCOMPARE(html.count(QStringLiteral("<bdi>%1</bdi>").arg(escaped)), 3); // two players and a note
        const QString text = QString::fromUtf8(log::exportAs(Format::Text, *game.session));
        QVERIFY(text.contains(QStringLiteral("<script>")) && !text.contains(u'\u0007'));
        QVERIFY(!text.contains(u'\u202E'));
        const QString markdown = QString::fromUtf8(log::exportAs(Format::Markdown, *game.session));
        QVERIFY(!markdown.contains(QStringLiteral("<script>")) && !markdown.contains(u'\u202E'));
    }

    void aNoteStaysOnItsLine()
    {
        DemoGame game;
        QVERIFY(game.session->annotate(1, QStringLiteral("one\n## two\r\nthree\u2028four")));
        for (const Format format : {Format::Text, Format::Markdown}) {
            const QString text = QString::fromUtf8(log::exportAs(format, *game.session));
            QVERIFY(!text.contains(QStringLiteral("\n## two")));
            QVERIFY(text.contains(QStringLiteral("three four")));
        }
        QCOMPARE(rowsOf(log::exportAs(Format::Csv, *game.session)).back().back(),
                 QStringLiteral("one ## two  three four"));
    }

    void theTableHasOneRowPerEffectWithTypes()
    {
        const auto game = test::busyEvening();
        QList<QStringList> rows = rowsOf(log::exportAs(Format::Csv, *game->session));
        const QStringList head = rows.takeFirst();
        const auto column = [&](const char* name) { return head.indexOf(QLatin1StringView(name)); };
        QList<QStringList> standing;
        for (const QStringList& row : rows) {
            QCOMPARE(row.size(), head.size());
            for (const char* number : {"entry", "turn", "byHand", "stands"}) {
                bool isNumber = false;
                (void)row[column(number)].toInt(&isNumber);
                QVERIFY(isNumber);
            }
            QVERIFY(
                QDateTime::fromString(row[column("time")], QStringLiteral("yyyy-MM-dd HH:mm:ss")).isValid());
            if (row[column("stands")] == u"1" && !row[column("what")].isEmpty())
                standing.append(row);
        }
        const QList<log::DatedFact> facts = log::factsOf(*game->session);
        QCOMPARE(standing.size(), facts.size());
        QVERIFY(rows.size() > facts.size());
        // What holds comes in the order of the entries' numbers here, in that of the table there.
        int damage = 0;
        int expected = 0;
        for (qsizetype i = 0; i < facts.size(); ++i) {
            if (standing[i][column("what")] == u"damage")
                damage += standing[i][column("amount")].toInt();
            if (facts[i].fact.what == table::Fact::What::Damage)
                expected += facts[i].fact.amount;
            QCOMPARE(standing[i][column("entry")].toInt(), facts[i].entry);
            QCOMPARE(standing[i][column("car")], facts[i].fact.piece);
            QCOMPARE(standing[i][column("amount")].toInt(), facts[i].fact.amount);
        }
        QVERIFY(expected > 0);
        QCOMPARE(damage, expected);
    }

    void theTableTellsOfAnAmendedEntryWhatItReadsNow()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2 // a dent")));
        const auto other =
            table::Effects{{QStringLiteral("damaged"),
                            {{QStringLiteral("car"), QStringLiteral("17")}, {QStringLiteral("by"), 1}},
                            {}}};
        QVERIFY(game.session->amend(*game.session->beginAmendment(2, other), {}));
        const QList<QStringList> rows = rowsOf(log::exportAs(Format::Csv, *game.session));
        const QStringList& head = rows.first();
        const auto at = [&](const QStringList& row, const char* name) {
            return row[head.indexOf(QLatin1StringView(name))];
        };
        QStringList told;
        for (const QStringList& row : rows) {
            if (at(row, "entry") == u"2")
                told.append(at(row, "car") + u' ' + at(row, "stands") + u' ' + at(row, "note"));
            if (at(row, "entry") == u"2")
                QVERIFY2(at(row, "title").contains(at(row, "effect")), qPrintable(row.join(u',')));
        }
        QCOMPARE(told, (QStringList{QStringLiteral("36 0 a dent"), QStringLiteral("17 1 ")}));
    }

    void theTableContradictsItselfNowhere()
    {
        const auto game = test::busyEvening();
        const table::Session& session = *game->session;
        QList<QStringList> rows = rowsOf(log::exportAs(Format::Csv, session));
        const QStringList head = rows.takeFirst();
        QSet<QString> kinds;
        for (const QStringList& row : rows) {
            const auto at = [&](const char* name) { return row[head.indexOf(QLatin1StringView(name))]; };
            const QString kind = at("kind");
            kinds.insert(kind);
            const bool isPlay = kind == u"action" || kind == u"correction";
            QCOMPARE(at("byHand"), kind == u"correction" ? QStringLiteral("1") : QStringLiteral("0"));
            // What an undo or an amendment put back was done in no way, and counts nowhere.
            if (!isPlay)
                QCOMPARE(at("how"), QString());
            if (kind == u"note" || kind == u"ruling")
                QCOMPARE(at("stands"), QStringLiteral("1"));
            else if (!isPlay && !at("what").isEmpty())
                QCOMPARE(at("stands"), QStringLiteral("0"));
            // The grid is before the first turn, as in every other form.
            if (at("entry") == u"1")
                QCOMPARE(at("turn"), QStringLiteral("0"));
        }
        QCOMPARE(kinds.size(), 7);
        // A ruling says why and what was decided.
        const auto ruling =
            std::ranges::find(session.entries(), table::EntryKind::Ruling, &table::Entry::kind);
        const log::Line line = log::lineOf(session, *ruling);
        QVERIFY(line.consequences.size() >= 2);
        for (const log::Consequence& consequence : line.consequences)
            QVERIFY(std::ranges::any_of(rows, [&](const QStringList& row) {
                return row[0].toInt() == line.number && row.contains(consequence.text);
            }));
    }

    void aSpreadsheetSeesNoFormulasAndNoDates()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 at 6.1")));
        QVERIFY(game.session->annotate(1, QStringLiteral("=HYPERLINK(\"x\")")));
        QVERIFY(game.session->annotate(1, QStringLiteral("  -1+1")));
        QVERIFY(game.session->annotate(1, QStringLiteral("@x")));
        QVERIFY(game.session->annotate(1, QStringLiteral("7.10")));
        QVERIFY(game.session->annotate(1, QStringLiteral("710")));
        const QByteArray csv = log::exportAs(Format::Csv, *game.session);
        const QList<QStringList> rows = rowsOf(csv);
        QStringList notes;
        for (const QStringList& row : rows)
            notes.append(row.back());
        for (const char* note : {"'=HYPERLINK(\"x\")", "'  -1+1", "'@x", "'7.10", "710"})
            QVERIFY2(notes.contains(QLatin1StringView(note)), note);
        QVERIFY(csv.contains(",\"'6.1\","));
        for (const QStringList& row : rows) {
            for (const QString& field : row)
                QVERIFY(field.isEmpty() || !QStringView(u"=+-@").contains(field.front()));
        }
    }
};

ONE_OF_MANY(TestLogExport)
#include "test_log_export.moc"
