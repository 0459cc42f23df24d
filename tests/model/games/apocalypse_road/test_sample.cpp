// The games that come with the program: complete, sound, and with a mistake that was amended three turns
// later or more.
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
    void severalPlayersAndAnEnd_data() { everyGame(); }
    void severalPlayersAndAnEnd()
    {
        const auto show = sample().game().show(sample().now());
        QVERIFY(show.teams.size() >= 3);
        QVERIFY(show.outcome.isOver());
        // Who plays together has no winner among them.
        QVERIFY(show.standings.isEmpty() || !show.outcome.winners.isEmpty());
    }

    void everyEntryHolds_data() { everyGame(); }
    void everyEntryHolds()
    {
        const auto verified = table::verify(sample());
        QCOMPARE(verified.unsound, QString());
        QVERIFY(verified.differences.isEmpty());
        QVERIFY(!verified.imbalance);
    }

    void aMistakeIsAmendedTurnsLater_data() { everyGame(); }
    void aMistakeIsAmendedTurnsLater()
    {
        const auto& entries = sample().entries();
        const auto amendment = std::ranges::find(entries, table::EntryKind::Amendment, &table::Entry::kind);
        QVERIFY(amendment != entries.end());
        QVERIFY(!amendment->note.isEmpty());
        QVERIFY(turnAfter(amendment->number) - turnAfter(amendment->target) >= 3);
    }

private:
    // As the next thing that was played finds it, or the last one found it.
    int turnAfter(int number)
    {
        int turn = 0;
        for (const table::Entry& entry : sample().entries()) {
            if (entry.kind != table::EntryKind::Action)
                continue;
            turn = sample().game().passage(sample().at(entry.number - 1).value(), entry.action).turn;
            if (entry.number > number)
                break;
        }
        return turn;
    }

    QTemporaryDir m_folder;
    std::map<QString, std::unique_ptr<table::Session>> m_sessions; // closed before their folder goes
};

ONE_OF_MANY(TestSample)
#include "test_sample.moc"
