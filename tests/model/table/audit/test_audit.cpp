// Reading the table back: the order, what differs, and the one correction that comes of it.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "table/audit/audit.h"
#include "table/audit/settle.h"
#include "table/journal/verify.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using Part = AuditLine::Part;
using Reading = Audit::Reading;
using test::DemoGame;

namespace {

QString at(const DemoGame& demo, const QString& car)
{
    for (const Piece& piece : demo.session->game().show(demo.session->now()).pieces) {
        if (piece.id == car)
            return piece.place();
    }
    return {};
}

int lineOf(const Audit& audit, const QString& subject, Part part)
{
    for (int i = 0; i < audit.size(); ++i) {
        if (audit.lines()[i].subject == subject && audit.lines()[i].part == part)
            return i;
    }
    return -1;
}

Audit auditOf(const DemoGame& demo)
{
    return Audit(demo.session->game(), demo.session->now());
}

void set(DemoGame& demo, const char* correction)
{
    QVERIFY2(demo.take(QStringLiteral("set ") + QString::fromLatin1(correction)), correction);
}

} // namespace

class TestAudit : public QObject
{
    Q_OBJECT
private slots:
    void piecesAreReadRoundTheTrack()
    {
        DemoGame demo;
        set(demo, "21 at 0.2");
        set(demo, "36 at 0.0");
        set(demo, "7 at 10.1");
        set(demo, "88 at 9.0");
        set(demo, "404 at chute");
        set(demo, "17 at 12.out");
        set(demo, "42 at 12.in");
        set(demo, "3 at 2.out");
        const Audit audit = auditOf(demo);
        QStringList first;
        QStringList beside;
        int lastGroup = -1;
        for (const AuditLine& line : audit.lines()) {
            if (line.part == Part::Board) {
                first.append(line.subject);
                QVERIFY(line.group >= lastGroup); // as numbers: 9 before 10
                lastGroup = line.group;
            } else if (line.part == Part::Beside) {
                beside.append(line.subject);
            }
        }
        QCOMPARE(first.first(4), QStringList({QStringLiteral("36"), QStringLiteral("21"),
                                              QStringLiteral("88"), QStringLiteral("7")}));
        QCOMPARE(beside, QStringList({QStringLiteral("3"), QStringLiteral("42"), QStringLiteral("17"),
                                      QStringLiteral("404")}));
    }

    void partsComeInOrderAndNothingIsLeftOut()
    {
        const DemoGame demo;
        const Audit audit = auditOf(demo);
        const TableShow table = demo.session->game().show(demo.session->now());
        QVERIFY(std::ranges::is_sorted(audit.lines(), {}, &AuditLine::part));
        QStringList subjects;
        for (const AuditLine& line : audit.lines()) {
            if (line.part <= Part::Mat)
                subjects.append(line.subject);
        }
        qsizetype panels = 0;
        for (const mats::Mat& mat : table.mats) {
            panels += mat.panels.size();
            for (const mats::Panel& panel : mat.panels)
                QCOMPARE(subjects.count(panel.subject), 1);
        }
        QCOMPARE(subjects.size(), panels);
        QCOMPARE(std::ranges::count(audit.lines(), Part::Score, &AuditLine::part), table.teams.size());
        QCOMPARE(std::ranges::count(audit.lines(), Part::Hand, &AuditLine::part), table.teams.size());
        QCOMPARE(audit.lines().last().part, Part::Marker);
    }

    void aLineSaysWhatACorrectionCanSet()
    {
        DemoGame demo;
        set(demo, "21 at 14.1");
        set(demo, "21 damage 2");
        set(demo, "21 suppressed on");
        const Audit audit = auditOf(demo);
        const int line = lineOf(audit, QStringLiteral("21"), Part::Board);
        QCOMPARE(audit.valueOf(line, QStringLiteral("at")), QStringLiteral("14.1"));
        QCOMPARE(audit.valueOf(line, QStringLiteral("damage")), QStringLiteral("2"));
        QCOMPARE(audit.valueOf(line, QStringLiteral("suppressed")), QStringLiteral("on"));
        QCOMPARE(audit.valueOf(line, QStringLiteral("reloading")), QStringLiteral("off"));
        QCOMPARE(audit.lines()[line].team, QStringLiteral("red"));
        QCOMPARE(audit.lines()[line].fact(QStringLiteral("damage"))->most, 6);
        QVERIFY(audit.lines()[line].fact(QStringLiteral("side")));
    }

    void aSectorAgreesWithOneKey()
    {
        DemoGame demo;
        set(demo, "21 at 0.2");
        set(demo, "36 at 0.0");
        set(demo, "7 at 1.0");
        Audit audit = auditOf(demo);
        QCOMPARE(audit.groupOf(0), std::pair(0, 2));
        audit.agreeGroup();
        QCOMPARE(audit.current(), 2);
        QCOMPARE(audit.lines()[2].subject, QStringLiteral("7"));
        audit.agree();
        audit.back();
        QCOMPARE(audit.current(), 2);
        QCOMPARE(audit.reading(2), Reading::Agrees);
        int keys = 0;
        for (audit.goTo(0); !audit.isAllRead(); ++keys)
            audit.agreeGroup();
        // Seven sectors, four mats, points, hands, markers.
        QCOMPARE(keys, 7 + 4 + 3);
    }

    void anAuditThatAgreesChangesNothing()
    {
        const DemoGame demo;
        Audit audit = auditOf(demo);
        while (!audit.isAllRead())
            audit.agree();
        QVERIFY(audit.corrections().isEmpty());
        QVERIFY(audit.effects().value().isEmpty());
        // Set and set back is no difference.
        audit.set(0, QStringLiteral("damage"), QStringLiteral("3"));
        QCOMPARE(audit.reading(0), Reading::Differs);
        audit.set(0, QStringLiteral("damage"), QStringLiteral("0"));
        QCOMPARE(audit.reading(0), Reading::Agrees);
        QVERIFY(audit.effects().value().isEmpty());
        audit.set(0, QStringLiteral("colour of the sky"), QStringLiteral("red"));
        QVERIFY(audit.corrections().isEmpty());
    }

    void differencesBecomeOneEntry()
    {
        DemoGame demo;
        Audit audit = auditOf(demo);
        const int car = lineOf(audit, QStringLiteral("21"), Part::Board);
        const int team = lineOf(audit, QStringLiteral("red"), Part::Score);
        const int hand = lineOf(audit, QStringLiteral("blue"), Part::Hand);
        const int marker = lineOf(audit, QStringLiteral("marker"), Part::Marker);
        audit.set(car, QStringLiteral("damage"), QStringLiteral("3"));
        audit.set(car, QStringLiteral("side"), QStringLiteral("dark"));
        audit.set(team, QStringLiteral("claimed"), QStringLiteral("2"));
        audit.set(hand, QStringLiteral("hand"), QStringLiteral("3"));
        const QString first = audit.valueOf(marker, QStringLiteral("first")) == QStringLiteral("red")
                                  ? QStringLiteral("blue")
                                  : QStringLiteral("red");
        audit.set(marker, QStringLiteral("first"), first);
        const auto effects = audit.effects();
        QVERIFY(effects);
        QVERIFY(demo.session->correct(*effects, QStringLiteral("table audit")));
        QCOMPARE(demo.session->last(), 2);
        Audit again = auditOf(demo);
        QCOMPARE(again.valueOf(car, QStringLiteral("damage")), QStringLiteral("3"));
        QCOMPARE(again.valueOf(car, QStringLiteral("side")), QStringLiteral("dark"));
        QCOMPARE(again.valueOf(team, QStringLiteral("claimed")), QStringLiteral("2"));
        QCOMPARE(again.valueOf(hand, QStringLiteral("hand")), QStringLiteral("3"));
        QCOMPARE(again.valueOf(marker, QStringLiteral("first")), first);
    }

    void twoCarsThatWereSwappedAreSwappedBack()
    {
        DemoGame demo;
        const QString one = at(demo, QStringLiteral("21"));
        const QString other = at(demo, QStringLiteral("36"));
        Audit audit = auditOf(demo);
        audit.set(lineOf(audit, QStringLiteral("21"), Part::Board), QStringLiteral("at"), other);
        QVERIFY(!audit.effects()); // so far there would be two on one space
        QVERIFY(audit.effects().error().has_value());
        audit.set(lineOf(audit, QStringLiteral("36"), Part::Board), QStringLiteral("at"), one);
        const auto effects = audit.effects();
        QVERIFY(effects);
        QCOMPARE(effects->size(), 2); // nobody sees where one of them waited
        QVERIFY(demo.session->correct(*effects, QStringLiteral("table audit")));
        QCOMPARE(at(demo, QStringLiteral("21")), other);
        QCOMPARE(at(demo, QStringLiteral("36")), one);
        QVERIFY(demo.session->undo());
        QCOMPARE(at(demo, QStringLiteral("21")), one);
        demo.reopen();
        QVERIFY(verify(*demo.session).unsound.isEmpty());
    }

    void aWholeGridCanBeTurnedRound()
    {
        // Every car stands where the next one should: no correction can be made before another.
        const DemoGame demo;
        Audit audit = auditOf(demo);
        QStringList places;
        for (const AuditLine& line : audit.lines()) {
            if (line.part == Part::Board)
                places.append(line.fact(QStringLiteral("at"))->value);
        }
        QCOMPARE(places.size(), 20);
        for (int i = 0; i < 20; ++i)
            audit.set(i, QStringLiteral("at"), places[(i + 1) % 20]);
        const auto effects = audit.effects();
        QVERIFY(effects);
        QCOMPARE(effects->size(), 20);
        // Swapped in pairs, ten circles at once.
        for (int i = 0; i < 20; ++i)
            audit.set(i, QStringLiteral("at"), places[i ^ 1]);
        QVERIFY(audit.effects());
        QCOMPARE(audit.effects()->size(), 20);
    }

    void twoOnOneSpaceStayRefused()
    {
        const DemoGame demo;
        Audit audit = auditOf(demo);
        audit.set(0, QStringLiteral("at"), QStringLiteral("5.0"));
        audit.set(1, QStringLiteral("at"), QStringLiteral("5.0"));
        const auto effects = audit.effects();
        QVERIFY(!effects);
        QCOMPARE(effects.error()->message.code, QStringLiteral("two-on-one-space"));
        audit.set(1, QStringLiteral("at"), QStringLiteral("99.9"));
        QCOMPARE(audit.effects().error()->message.code, QStringLiteral("not-on-track"));
    }

    void pointsSettleInAnyOrder()
    {
        DemoGame demo;
        set(demo, "red claimed 5");
        set(demo, "red removed 1");
        Audit audit = auditOf(demo);
        const int line = lineOf(audit, QStringLiteral("red"), Part::Score);
        audit.set(line, QStringLiteral("claimed"), QStringLiteral("6"));
        audit.set(line, QStringLiteral("removed"), QStringLiteral("2"));
        audit.set(line, QStringLiteral("pool"), QStringLiteral("4"));
        QVERIFY(audit.effects());
        // A token too many: each can be set, but not all.
        audit.set(line, QStringLiteral("pool"), QStringLiteral("5"));
        const auto effects = audit.effects();
        QVERIFY(!effects);
        QVERIFY(!effects.error().has_value());
    }

    void aHandOnAMatIsReadThereAndNowhereElse()
    {
        const DemoGame demo(7, {}, *games::find(QStringLiteral("road-kill-rally")));
        const QString rally = QStringLiteral("cards");
        const QString accessories = QStringLiteral("spares");
        Audit audit = auditOf(demo);
        QVERIFY(!std::ranges::contains(audit.lines(), Part::Hand, &AuditLine::part));
        const auto found = std::ranges::find_if(audit.lines(), [&](const AuditLine& line) {
            return line.subject == QStringLiteral("red") && line.fact(accessories);
        });
        QVERIFY(found != audit.lines().end());
        const int car = static_cast<int>(found - audit.lines().begin());
        QCOMPARE(audit.valueOf(car, rally), QStringLiteral("7"));
        audit.set(car, accessories, QStringLiteral("3"));
        QVERIFY(demo.session->correct(audit.effects().value(), QStringLiteral("table audit")));
        const Audit again = auditOf(demo);
        QCOMPARE(again.valueOf(car, accessories), QStringLiteral("3"));
        QCOMPARE(again.valueOf(car, rally), QStringLiteral("7"));
    }

    void aCarFromTheReserveTurnsUpOnTheTrack()
    {
        DemoGame demo;
        Audit audit = auditOf(demo);
        const auto found = std::ranges::find_if(audit.lines(), [](const AuditLine& line) {
            return line.part == Part::Mat && line.team == QStringLiteral("red");
        });
        QVERIFY(found != audit.lines().end());
        const QString car = found->subject;
        audit.set(static_cast<int>(found - audit.lines().begin()), QStringLiteral("at"),
                  QStringLiteral("3.1"));
        QVERIFY(demo.session->correct(audit.effects().value(), QStringLiteral("table audit")));
        QCOMPARE(at(demo, car), QStringLiteral("3.1"));
    }
};

ONE_OF_MANY(TestAudit)
#include "test_audit.moc"
