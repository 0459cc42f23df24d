#include "archive/read.h"
#include "archive/statistics.h"
#include "archive/words.h"
#include "dispute/sheet.h"
#include "dispute/typed_claim.h"
#include "games/games.h"
#include "log/export.h"
#include "log/import.h"
#include "report/summary.h"
#include "support/one_of_many.h"
#include "support/toy_table.h"

#include <QRegularExpression>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::ToyTable;
using namespace Qt::StringLiterals;
namespace toy = roadmarshal::test::toy;

namespace {

// Words of the first game that another one has nothing to do with.
bool speaksOfAnotherGame(const QByteArray& document)
{
    return QRegularExpression(u"apocalypse|sector|\\blane\\b|\\bVP\\b|chute"_s,
                              QRegularExpression::CaseInsensitiveOption)
        .match(QString::fromUtf8(document))
        .hasMatch();
}

} // namespace

// What is made of a game that nobody has heard of: logs, figures, records, sheets.
class TestToyDocuments : public QObject
{
    Q_OBJECT
private slots:
    void theLogGoesOutInEveryForm()
    {
        ToyTable table;
        test::playToTheLanding(table);
        using enum log::Format;
        for (const log::Format format : {Text, Markdown, Html, Csv, Json}) {
            const QByteArray document = log::exportAs(format, *table.session);
            QVERIFY(!document.isEmpty());
            QVERIFY2(!speaksOfAnotherGame(document), document.constData());
        }
        const QByteArray text = log::exportAs(Text, *table.session);
        QVERIFY2(text.contains("the pilot is at the landing (6.1)"), text.constData());
        QVERIFY2(text.contains("The pilot goes onto cart (3.4)"), text.constData());
        const QByteArray page = log::exportAs(Html, *table.session);
        QVERIFY(page.contains(">T</text>") && page.contains(">P</text>")); // as they lie on the board
    }

    void theLogComesBack()
    {
        ToyTable table;
        test::playToTheLanding(table);
        const QString path = table.folder() + u"/toy.json"_s;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(log::exportAs(log::Format::Json, *table.session));
        file.close();
        const QString again = table.folder() + u"/again.roadmarshal"_s;
        QVERIFY(log::importLog(path, again).error().toLine().contains(u"nine-yards"_s));
        const games::Guest guest(toy::game());
        QCOMPARE(log::importLog(path, again).value(), table.session->last());
        const auto session = Session::open(toy::find, again, Access::ReadOnly);
        QCOMPARE(toy::game().store((*session)->now()), table.stored());
    }

    void theFiguresAreThoseOfTheGame()
    {
        ToyTable table;
        test::playToTheLanding(table);
        const report::Summary summary = report::summaryOf(*table.session);
        QCOMPARE(summary.teams.size(), 2);
        QVERIFY(summary.teams[0].standing.figures.isEmpty());
        QCOMPARE(summary.turns, 4);
        QCOMPARE(summary.outcome.how, Outcome::Won);
        const report::PieceReport& cart = summary.teams[1].pieces.first();
        QCOMPARE(cart.id, u"cart"_s);
        QCOMPARE(cart.counts[u"fuel"_s], 3);
        QVERIFY(cart.taken >= 1);
        QCOMPARE(cart.repaired, 1);
    }

    void theArchiveKnowsHowItEnded_data()
    {
        QTest::addColumn<bool>("won");
        QTest::newRow("won by all") << true;
        QTest::newRow("lost by all") << false;
    }
    void theArchiveKnowsHowItEnded()
    {
        QFETCH(bool, won);
        ToyTable table;
        if (won)
            test::playToTheLanding(table);
        else
            table.play({"plank rope", "set truck wear 3"});
        table.session->settle();
        QVERIFY(!archive::readFully(table.path()).isReadable());
        const games::Guest guest(toy::game());
        const archive::GameRecord quick = archive::glance(table.path());
        const archive::GameRecord full = archive::readFully(table.path());
        QCOMPARE(full.outcome.how, won ? Outcome::Won : Outcome::Lost);
        QCOMPARE(quick.outcome.how, full.outcome.how);
        QCOMPARE(quick.outcome.winners, full.outcome.winners);
        QCOMPARE(quick.turns, full.turns);
        QVERIFY(full.seats[0].figures.isEmpty());
        QVERIFY(archive::resultOf(full).contains(won ? u"won together"_s : u"lost"_s));
        const archive::Statistics statistics = archive::statisticsOf({full});
        QCOMPARE(statistics.won, won ? 1 : 0);
    }

    void aDisputeIsJudgedAndSent()
    {
        ToyTable table;
        table.deal();
        const auto far = dispute::typedClaim(toy::game(), table.session->now(), {u"truck"_s, u"c3"_s});
        const Verdict no = *toy::game().judge(table.session->now(), *far);
        QCOMPARE(no.stands, Stands::No);
        QCOMPARE(no.reasons.first().citation.rule, u"3.1"_s);
        QVERIFY(!no.variants.isEmpty());
        const auto near = dispute::typedClaim(toy::game(), table.session->now(), {u"truck"_s, u"a3"_s});
        const Verdict yes = *toy::game().judge(table.session->now(), *near);
        QCOMPARE(yes.stands, Stands::Yes);
        const dispute::Sheet sheet =
            dispute::sheetOf(toy::game(), table.session->now(), *near, yes, u"Entry 3"_s);
        const auto position = json::parse(sheet.position);
        QCOMPARE(position->value(u"game"_s), u"nine-yards"_s);
        QCOMPARE(toy::game().store(*toy::game().fromPosition(*position, {})), table.stored());
        QVERIFY(sheet.picture.contains("piece-truck"));
    }
};

ONE_OF_MANY(TestToyDocuments)
#include "test_toy_documents.moc"
