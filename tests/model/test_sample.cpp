// The game that comes with the program: complete, sound, and with a mistake that was amended three turns
// later.
#include "games/apocalypse_road/table/state.h"
#include "games/games.h"
#include "log/import.h"
#include "support/one_of_many.h"
#include "table/journal/session.h"
#include "table/journal/verify.h"

#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;

class TestSample : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const QString path = m_folder.filePath(QStringLiteral("sample.roadmarshal"));
        const auto imported =
            log::importLog(QStringLiteral(":/games/apocalypse-road/samples/race.log.json"), path);
        QVERIFY2(imported, qPrintable(imported ? QString() : imported.error().toLine()));
        m_session = std::move(table::Session::open(games::find, path, table::Access::ReadOnly).value());
    }

    void fourPlayersAndAWinner()
    {
        const auto show = m_session->game().show(m_session->now());
        QCOMPARE(show.teams.size(), 4);
        QVERIFY(show.outcome.isOver());
    }

    void everyEntryHolds()
    {
        const auto verified = table::verify(*m_session);
        QCOMPARE(verified.unsound, QString());
        QVERIFY(verified.differences.isEmpty());
        QVERIFY(!verified.imbalance);
    }

    void aMistakeIsAmendedThreeTurnsLater()
    {
        const auto amendment =
            std::ranges::find(m_session->entries(), table::EntryKind::Amendment, &table::Entry::kind);
        QVERIFY(amendment != m_session->entries().end());
        QVERIFY(!amendment->note.isEmpty());
        const auto turnAfter = [this](int entry) {
            return m_session->at(entry).value().as<apocalypse_road::State>().turn;
        };
        QCOMPARE(turnAfter(amendment->number) - turnAfter(amendment->target), 3);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<table::Session> m_session;
};

ONE_OF_MANY(TestSample)
#include "test_sample.moc"
