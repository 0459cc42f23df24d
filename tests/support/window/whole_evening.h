// One game at a table of the real window, played by somebody to its end, with the mouse alone or with the
// keyboard alone, and what each turn took.
#pragma once

#include "settings_sandbox.h"
#include "support/demo_game.h"
#include "window_player.h"

#include "log/export.h"
#include "table/journal/verify.h"
#include "window/docks.h"
#include "window/main_window.h"

#include <QElapsedTimer>
#include <QFile>

namespace roadmarshal::test {

enum class Hands { Mouse, Keyboard };

// What is played, and by whom.
struct Evening
{
    QString game;
    QJsonObject changes; // of its demo set-up
    Manners manners;
    // Two entries with the same are of one turn.
    QString (*turn)(const table::State& state);
    // Where people would go on for hours, they go home, and take everything back.
    int mostEntries = 4000;
};

class WholeEvening
{
public:
    explicit WholeEvening(const Evening& evening)
        : m_evening(evening), m_demo(7, evening.changes, *games::find(evening.game))
    {
        m_demo.session.reset();
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        window.openGame(m_demo.path());
        window.findChild<views::Docks*>()->drawerActions()[2]->trigger(); // the log lies open
        window.desk()->boardPanel()->view()->setAnimated(false);
        (void)QTest::qWaitFor([&] { return prompt().isOpen(); });
    }

    views::MainWindow window;

    table::Session& session() { return *window.desk()->session(); }
    const table::Prompt& prompt() { return window.desk()->conversation()->prompt(); }

    // What went wrong; empty if nothing did.
    QString play(Hands hands, unsigned seed)
    {
        WindowPlayer player(*window.desk(), seed, m_evening.manners);
        const QJsonObject start = stored();
        const int first = session().last();
        QElapsedTimer clock;
        clock.start();
        while (!player.isOver() && session().last() < m_evening.mostEntries) {
            const QString turn = m_evening.turn(session().now());
            const int before = effort(player, hands);
            if (!(hands == Hands::Mouse ? player.click() : player.type()))
                return QStringLiteral("entry %1: no way on from %2")
                    .arg(session().last())
                    .arg(player.deadEnd());
            m_turns[turn] += effort(player, hands) - before;
        }
        tell(player, hands, clock.elapsed());
        if (!player.isOver())
            return takeBack(first, start);
        return session().game().show(session().now()).outcome.isOver() ? lookBack()
                                                                       : QStringLiteral("it is not over");
    }

private:
    QJsonObject stored() { return session().game().store(session().now()); }

    static int effort(const WindowPlayer& player, Hands hands)
    {
        return hands == Hands::Mouse ? player.clicks() : player.keys();
    }

    void tell(const WindowPlayer& player, Hands hands, qint64 elapsed)
    {
        QList<int> sorted = m_turns.values();
        std::ranges::sort(sorted);
        const bool isMouse = hands == Hands::Mouse;
        qInfo("%d %s%s, %d entries, median of %d for a turn, %s in %.1f s", effort(player, hands),
              isMouse ? "clicks" : "keys",
              isMouse ? qPrintable(QStringLiteral(" (%1 on the board)").arg(player.clicksOnBoard())) : "",
              session().last(), sorted.value(sorted.size() / 2), player.isOver() ? "over" : "not over",
              static_cast<double>(elapsed) / 1000);
        QFile file(qEnvironmentVariable("SAMPLE_LOG"));
        if (!file.fileName().isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(log::exportAs(log::Format::Json, session()));
    }

    QString lookBack()
    {
        const table::Verification verified = table::verify(session());
        if (!verified.unsound.isEmpty())
            return verified.unsound;
        if (!verified.differences.isEmpty())
            return QStringLiteral("entry %1 would be decided otherwise: %2")
                .arg(verified.differences.front().entry)
                .arg(verified.differences.front().reason);
        return verified.imbalance ? verified.imbalance->reason : QString();
    }

    QString takeBack(int first, const QJsonObject& start)
    {
        if (const QString wrong = lookBack(); !wrong.isEmpty())
            return wrong;
        for (int entries = session().last() - first; entries > 0; --entries) {
            if (!session().undo())
                return QStringLiteral("%1 entries can't be undone").arg(entries);
            session().settle();
        }
        return stored() == start ? QString() : QStringLiteral("undone, it is not where it began");
    }

    Evening m_evening;
    DemoGame m_demo;
    QMap<QString, int> m_turns; // what each took
};

} // namespace roadmarshal::test
