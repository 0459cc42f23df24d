#include "games/games.h"
#include "games/position_file.h"
#include "report/checksum.h"
#include "support/one_of_many.h"
#include "support/toy_table.h"
#include "table/audit/audit.h"
#include "table/journal/lay_out.h"
#include "table/journal/replacement.h"
#include "table/journal/verify.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::ToyTable;
using namespace Qt::StringLiterals;
namespace toy = roadmarshal::test::toy;

namespace {

// Where the draw of that name is written down.
std::optional<int> drawn(const Draws& draws, const QString& name)
{
    const auto found = std::ranges::find(draws, name, &Draw::name);
    return found == draws.end() ? std::nullopt : std::optional(found->value);
}

Amended standing(const Session& session, int entry)
{
    const auto all = session.history().standing();
    return *std::ranges::find(all, entry, &Amended::entry);
}

int lineOf(const Audit& audit, const QString& subject)
{
    const auto found = std::ranges::find(audit.lines(), subject, &AuditLine::subject);
    return static_cast<int>(found - audit.lines().begin());
}

} // namespace

// What the kernel does for a game that it has never heard of.
class TestToyJournal : public QObject
{
    Q_OBJECT
private slots:
    void undoRestoresEveryTableAndRedoBringsItBack()
    {
        ToyTable table;
        test::playToTheLanding(table);
        QList<QJsonObject> tables;
        for (int entry = 1; entry <= table.session->last(); ++entry)
            tables.append(toy::game().store(*table.session->at(entry)));
        const int played = table.session->last();
        for (int back = played - 1; back >= 1; --back) {
            QVERIFY(table.session->undo());
            QCOMPARE(table.stored(), tables[back - 1]);
        }
        for (int entry = 2; entry <= played; ++entry) {
            QVERIFY(table.session->redo());
            QCOMPARE(table.stored(), tables[entry - 1]);
        }
    }

    void aGameReadAgainStandsAsItStood()
    {
        ToyTable table;
        test::playToTheLanding(table);
        const QJsonObject before = table.stored();
        table.reopen();
        QCOMPARE(table.stored(), before);
        const Verification verification = verify(*table.session);
        QVERIFY2(verification.holds(), qPrintable(verification.unsound));
        QVERIFY(!verification.imbalance);
    }

    void theSameSeedDrawsTheSame()
    {
        const QJsonObject byApp{{u"deck"_s, u"app"_s}};
        ToyTable one(byApp);
        ToyTable other(byApp);
        for (ToyTable* table : {&one, &other})
            table->play({"truck drive a3", "app", "cart drive c1", "app"});
        QCOMPARE(one.stored(), other.stored());
        QVERIFY(!one.session->entries()[2].draws.isEmpty());
    }

    void anAmendmentKeepsNamedDraws()
    {
        ToyTable table;
        table.deal();
        table.play({"truck repair truck", "storm", "cart repair cart", "app"});
        const int roll = table.session->last();
        const Draws rolled = standing(*table.session, roll).draws;
        QVERIFY(!rolled.isEmpty());
        // The truck drove instead of being repaired: what the app rolled later stays what it was.
        const int repair = roll - 3;
        const auto past = table.session->pastOf(repair);
        const Understood instead = understand(past.value(), u"truck drive a3"_s);
        const auto amendment =
            table.session->beginAmendment(repair, std::get<Amendment::Replacement>(instead));
        QVERIFY(amendment->outcome());
        QVERIFY(table.session->amend(*amendment, {}));
        QCOMPARE(standing(*table.session, roll).draws, rolled);
        QCOMPARE(table.state().vehicles[0].at, (QStringList{u"a3"_s, u"a2"_s}));
    }

    void anAmendedRollTakesNoDrawOfAnother() // the flood stays the flood
    {
        ToyTable table;
        table.deal();
        table.play({"truck repair truck", "storm"});
        const int roll = table.session->last();
        const Draws flooded = standing(*table.session, roll).draws;
        QVERIFY(drawn(flooded, u"flood"_s));
        const auto past = table.session->pastOf(roll);
        for (const char* line : {"calm", "storm"}) {
            const Understood instead = understand(past.value(), QString::fromLatin1(line));
            const auto amendment =
                table.session->beginAmendment(roll, std::get<Amendment::Replacement>(instead));
            QVERIFY(amendment->outcome());
            if (u"storm" == QLatin1StringView(line))
                QVERIFY(!amendment->changesAnything());
        }
    }

    void everythingOnTheTableIsReadBack()
    {
        ToyTable table;
        table.deal();
        Audit audit(toy::game(), table.session->now());
        QStringList subjects;
        for (const AuditLine& line : audit.lines())
            subjects.append(line.subject);
        for (const char* subject :
             {"truck", "pilot", "cart", "north", "north-1", "north-2", "south-1", "camp", "marker"})
            QVERIFY2(subjects.contains(QLatin1StringView(subject)), subject);
        // Whoever rides on another piece is read after it.
        QVERIFY(subjects.indexOf(u"truck"_s) < subjects.indexOf(u"pilot"_s));
        QVERIFY(audit.effects()->isEmpty());
    }

    void whatTheTableHasOtherwiseIsSetRightInOneGo()
    {
        ToyTable table;
        table.deal();
        Audit audit(toy::game(), table.session->now());
        audit.set(lineOf(audit, u"truck"_s), u"at"_s, u"b3"_s);
        audit.set(lineOf(audit, u"truck"_s), u"wear"_s, u"2"_s);
        audit.set(lineOf(audit, u"truck"_s), u"cracked"_s, u"on"_s);
        audit.set(lineOf(audit, u"pilot"_s), u"at"_s, u"cart"_s);
        audit.set(lineOf(audit, u"north-2"_s), u"whistle"_s, u"on"_s);
        audit.set(lineOf(audit, u"camp"_s), u"tank"_s, u"1"_s);
        audit.set(lineOf(audit, u"camp"_s), u"water"_s, u"high"_s);
        audit.set(lineOf(audit, u"marker"_s), u"to-act"_s, u"south"_s);
        const auto effects = audit.effects();
        QVERIFY(effects);
        QVERIFY(table.session->correct(*effects, {}));
        const toy::State& now = table.state();
        QCOMPARE(now.vehicles[0].at.first(), u"b3"_s);
        QCOMPARE(now.carrier, u"cart"_s);
        QCOMPARE(now.tokens, (QStringList{u"north-2.whistle"_s, u"truck.cracked"_s}));
        QCOMPARE(now.water, u"high"_s);
        QCOMPARE(now.toAct, u"south"_s);
    }

    void twoVehiclesNeverStandOnOneSpace()
    {
        ToyTable table;
        table.deal();
        const auto refused = table.take("set cart at a2");
        QCOMPARE(refused.error().objections.first().message.code, u"two-on-one"_s);
        QVERIFY(!table.take("set cart at z9"));
        QVERIFY(!table.take("set truck wear 7"));
        QVERIFY(!table.take("set ghost at a3"));
    }

    void theChecksumTellsTheTableAndNotHowItCameAbout()
    {
        ToyTable table;
        table.deal();
        const auto sum = [&] { return report::checksumOf(toy::game(), table.session->now()); };
        const report::Checksum before = sum();
        table.play({"set camp water high"});
        QVERIFY(sum() != before);
        table.play({"set camp water low"});
        QCOMPARE(sum(), before);
        table.play({"set pilot at cart"});
        QVERIFY(sum() != before);
    }

    void aTableThatStandsAlreadyIsTheFirstEntry()
    {
        const auto setup = toy::game().completeSetup(toy::demoSetup(), {});
        const auto laid = layOut(toy::game(), *setup,
                                 {{u"truck"_s, u"at"_s, u"b3,a3"_s},
                                  {u"pilot"_s, u"at"_s, u"cart"_s},
                                  {u"supplies"_s, u"row-1"_s, u"pump"_s},
                                  {u"camp"_s, u"round"_s, u"3"_s}});
        QVERIFY(laid);
        test::QuickFolder folder;
        const auto session = Session::create(folder.filePath(u"middle.roadmarshal"_s), toy::game(), *laid, 5);
        QVERIFY(session);
        QCOMPARE((*session)->last(), 1);
        QCOMPARE((*session)->now().as<toy::State>().camp.round, 3);
        QVERIFY(verify(**session).holds());
    }

    void aPositionGoesOutAndComesBack()
    {
        ToyTable table;
        table.deal();
        table.play({"truck drive a3", "storm", "set truck rack rope"});
        const QJsonObject position = games::toPosition(toy::game(), table.session->now());
        const auto back = toy::game().fromPosition(position, {});
        QVERIFY2(back, back ? "" : qPrintable(back.error().toLine()));
        QCOMPARE(toy::game().store(*back), table.stored());
        QCOMPARE(toy::game().layOut(position, {})->setup, table.session->file().meta().setup);
        QJsonObject bad = position;
        bad[u"flooded"_s] = 7;
        QCOMPARE(toy::game().fromPosition(bad, {}).error().place, u"flooded"_s);
    }

    void thePositionFileSaysOfWhichGameItIs()
    {
        ToyTable table;
        const QString path = table.folder() + u"/toy.position.json"_s;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(games::toPosition(toy::game(), table.session->now())).toJson());
        file.close();
        QVERIFY(games::readPositionFile(path).error().contains(u"nine-yards"_s)); // nobody knows it
        const games::Guest guest(toy::game());
        QCOMPARE(games::readPositionFile(path)->game->id(), u"nine-yards"_s);
    }

    void theCommandLineCanAskAboutAPosition()
    {
        ToyTable table;
        table.deal();
        QByteArray told;
        const Query& reach = toy::game().queries().first();
        const Sink sink = [&](const QByteArray& text) { told += text; };
        QVERIFY(reach.answer(table.session->now(), {{u"--piece"_s, u"truck"_s}}, sink, {}));
        QCOMPARE(told, QByteArrayLiteral(R"({"ways":[["b2"],["a3"]]})"));
        QCOMPARE(reach.answer(table.session->now(), {{u"--piece"_s, u"x"_s}}, sink, {}).error().place,
                 u"--piece"_s);
    }
};

ONE_OF_MANY(TestToyJournal)
#include "test_toy_journal.moc"
