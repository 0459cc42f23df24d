// A game that begins in the middle: board and teams are chosen, and the table is laid out in the audit.
#include "support/new_game.h"
#include "support/one_of_many.h"

#include "audit/audit_dialog.h"
#include "table/journal/session.h"

#include <QTemporaryDir>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;

class TestStandingTable : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_sandbox = std::make_unique<test::SettingsSandbox>();
    }

    void theDialogSaysThatTheTableStands()
    {
        NewGameDialog dialog(game(), nullptr);
        QVERIFY(!dialog.isStanding());
        dialog.standing()->click();
        QVERIFY(dialog.isStanding());
        dialog.accept();
        // Next time the table is a new one again.
        QVERIFY(!NewGameDialog(game(), nullptr).isStanding());
    }

    void theFirstEntryIsThatTable()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.accept();
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("middle.roadmarshal"));
        auto session =
            table::Session::create(path, game(), dialog.setup(), 7, table::Session::Opening::LeftOut).value();
        QCOMPARE(session->last(), 0);
        AuditDialog audit(*session, game().standing(session->now()));
        audit.show();
        QVERIFY(audit.isLayingOut());
        audit.setPlace(QStringLiteral("21"), QStringLiteral("6.1"));
        QCOMPARE(audit.subject(), QStringLiteral("21"));
        QCOMPARE(placeOf(audit.laidOut().value(), "21"), QStringLiteral("6.1"));
        audit.setPlace(QStringLiteral("17"), QStringLiteral("7.1"));
        audit.finish();
        audit.record();
        QTRY_COMPARE(audit.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(session->last(), 1);
        const table::TableShow show = game().show(session->now());
        QCOMPARE(show.pieces.size(), 2);
        QCOMPARE(placeOf(show, "21"), QStringLiteral("6.1"));
        QCOMPARE(placeOf(show, "17"), QStringLiteral("7.1"));
        // The race is on: a car is asked for, not the next one out of the bag.
        const table::Asked asked = game().ask(session->now(), {});
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        QVERIFY(prompt);
        QCOMPARE(prompt->question.code, QStringLiteral("ask-car"));
    }

private:
    static QString placeOf(const table::TableShow& show, const char* piece)
    {
        for (const table::Piece& each : show.pieces) {
            if (each.id == QLatin1StringView(piece))
                return each.place();
        }
        return {};
    }

    std::unique_ptr<test::SettingsSandbox> m_sandbox;
};

ONE_OF_MANY(TestStandingTable)
#include "test_standing_table.moc"
