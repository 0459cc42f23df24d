// Entries from elsewhere are checked against the tables before them, thousands of them if need be.
#include "games/apocalypse_road/game.h"
#include "log/journal_check.h"
#include "support/busy_evening.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;

namespace {

class CountingGame : public apocalypse_road::ApocalypseRoad
{
public:
    QJsonObject store(const table::State& state) const override
    {
        ++stored;
        return apocalypse_road::ApocalypseRoad::store(state);
    }
    mutable int stored = 0;
};

} // namespace

class TestJournalCheck : public QObject
{
    Q_OBJECT

private slots:
    // Storing a table takes most of a millisecond, and a journal may have 10,000 entries.
    void entriesAreCheckedWithoutStoringTables()
    {
        const auto evening = test::busyEvening();
        const CountingGame game;
        log::JournalCheck check(game, *evening->session->at(0));
        for (const table::Entry& entry : evening->session->entries())
            QCOMPARE(check.follow(entry), std::nullopt);
        QCOMPARE(game.stored, 0);
    }

    void tablesAreTheSameIfTheyAreStoredTheSame()
    {
        const auto evening = test::busyEvening();
        const table::Game& game = evening->session->game();
        QList<table::State> tables;
        QList<QJsonObject> stored;
        for (int entry = 0; entry <= evening->session->last(); ++entry) {
            tables.append(*evening->session->at(entry));
            stored.append(game.store(tables.last()));
        }
        int same = 0;
        for (qsizetype one = 0; one < tables.size(); ++one) {
            for (qsizetype other = 0; other < one; ++other) {
                const bool isSame = table::isSame(game, tables[one], tables[other]);
                QCOMPARE(isSame, stored[one] == stored[other]);
                same += isSame;
            }
        }
        QVERIFY(same > 0); // an undo leads back
    }
};

ONE_OF_MANY(TestJournalCheck)
#include "test_journal_check.moc"
