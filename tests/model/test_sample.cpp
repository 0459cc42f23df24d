// The games that come with the program: complete, sound, and with a mistake that was amended three turns
// later.
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

    // Of the game on trial.
    const table::Session& sample()
    {
        const QString game = QString::fromUtf8(QTest::currentDataTag());
        std::unique_ptr<table::Session>& session = m_sessions[game];
        if (session)
            return *session;
        const QString path = m_folder.filePath(game + QStringLiteral(".roadmarshal"));
        const auto imported = log::importLog(games::samplesOf(*games::find(game)).value(0), path);
        if (!imported)
            qFatal("%s", qPrintable(imported.error().toLine()));
        session = std::move(table::Session::open(games::find, path, table::Access::ReadOnly).value());
        return *session;
    }
    static void everyGame()
    {
        QTest::addColumn<int>("none");
        for (const table::Game* game : games::all())
            QTest::addRow("%s", qPrintable(game->id())) << 0;
    }

private slots:
    void fourPlayersAndAWinner_data() { everyGame(); }
    void fourPlayersAndAWinner()
    {
        const auto show = sample().game().show(sample().now());
        QCOMPARE(show.teams.size(), 4);
        QVERIFY(show.outcome.isOver());
        QCOMPARE(show.outcome.winners.size(), 1);
    }

    void everyEntryHolds_data() { everyGame(); }
    void everyEntryHolds()
    {
        const auto verified = table::verify(sample());
        QCOMPARE(verified.unsound, QString());
        QVERIFY(verified.differences.isEmpty());
        QVERIFY(!verified.imbalance);
    }

    void aMistakeIsAmendedThreeTurnsLater_data() { everyGame(); }
    void aMistakeIsAmendedThreeTurnsLater()
    {
        const auto& entries = sample().entries();
        const auto amendment = std::ranges::find(entries, table::EntryKind::Amendment, &table::Entry::kind);
        QVERIFY(amendment != entries.end());
        QVERIFY(!amendment->note.isEmpty());
        const auto turnAfter = [this](int entry) {
            return sample().game().store(sample().at(entry).value())[QStringLiteral("turn")].toInt();
        };
        QCOMPARE(turnAfter(amendment->number) - turnAfter(amendment->target), 3);
    }

private:
    QTemporaryDir m_folder;
    std::map<QString, std::unique_ptr<table::Session>> m_sessions; // closed before their folder goes
};

ONE_OF_MANY(TestSample)
#include "test_sample.moc"
