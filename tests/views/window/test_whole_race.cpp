// A race of four from the draw to the winner, once with the mouse alone and once with the keyboard alone; a
// heat die that was entered wrong is noticed and amended three turns later. SAMPLE_LOG=FILE keeps the log.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/window/window_player.h"

#include "games/rush_n_crush/table/state.h"
#include "log/export.h"
#include "table/journal/verify.h"
#include "window/docks.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QFile>

#include <map>

using namespace roadmarshal;
using namespace roadmarshal::views;
using rush_n_crush::State;

namespace {

struct Window
{
    // Dice fall on the table, so that any of them can be entered wrong.
    test::DemoGame demo{
        7, {{QStringLiteral("dice"), QStringLiteral("table")}}, *games::find(QStringLiteral("rush-n-crush"))};
    MainWindow window;

    Window()
    {
        demo.session.reset();
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.openGame(demo.path()));
        window.findChild<Docks*>()->drawerActions()[2]->trigger(); // the log lies open
        window.desk()->boardPanel()->view()->setAnimated(false);
        QTRY_COMPARE(window.desk()->conversation()->prompt().id, QStringLiteral("draw"));
    }
    table::Session& session() { return *window.desk()->session(); }
    const State& now() { return session().now().as<State>(); }
};

constexpr int mostAnswers = 4000;
constexpr int turnsUntilNoticed = 3;
const QString calm = QStringLiteral("5");

// Fast, but cool; far, but not into anything; tokens are spared.
int appealToRacers(const table::Prompt& prompt, const table::Option& option)
{
    if (prompt.id == QStringLiteral("lever") || !option.node.isEmpty()) {
        constexpr int fastEnough = 9;
        const int speed = option.label.args[QStringLiteral("to")].toInt() / 10;
        const int heat = option.odds ? static_cast<int>(4 * (1 - option.odds->least)) : 0;
        const QJsonObject& spent = option.badge.args;
        const int tokens = spent[QStringLiteral("brakes")].toInt() + spent[QStringLiteral("turbo")].toInt();
        return option.node.isEmpty() ? 0 : 20 - std::abs(fastEnough - speed) - heat - tokens;
    }
    if (!option.preview)
        return option.answer == QStringLiteral("done") ? 2 : option.answer.startsWith(u'@') ? 1 : 0;
    if (option.role == table::Role::Target || option.answer.contains(u'x'))
        return -10;
    return 3 + static_cast<int>(option.preview->path().size() - option.preview->remarks.size()) -
           2 * option.badge.args[QStringLiteral("tyres")].toInt();
}

constexpr test::Manners racers{appealToRacers, 9};

// A miss on a heat die that will turn out to have been none, of a car that still races by then.
class Mistake
{
public:
    // True when the time has come to amend it.
    bool isNoticed(const table::Session& session)
    {
        if (session.entries().isEmpty())
            return false; // they are still drawing
        const table::Entry& last = session.entries().last();
        const auto& now = session.now().as<State>();
        if (!m_wrong && isHeat(last, now)) {
            m_wrong = last;
            m_turn = now.turn;
        }
        return m_wrong && !m_amended && !now.acting && now.turn == m_turn + turnsUntilNoticed;
    }
    const table::Entry& entry() const { return *m_wrong; }
    void setAmended() { m_amended = true; }
    bool isAmended() const { return m_amended; }

private:
    // One die that rose the temperature, and nothing worse.
    static bool isHeat(const table::Entry& entry, const State& now)
    {
        const int car = now.carIndex(entry.action.args[QStringLiteral("car")].toString());
        const QJsonArray throws = entry.action.args[QStringLiteral("throws")].toArray();
        return entry.action.kind == QStringLiteral("move-lever") && throws.size() == 1 && car >= 0 &&
               now.car(car).isRacing() && now.car(car).temperature > 0 &&
               std::ranges::any_of(entry.effects, [](const table::Effect& effect) {
                   return effect.args[QStringLiteral("property")] == QStringLiteral("temperature");
               });
    }

    std::optional<table::Entry> m_wrong;
    int m_turn = 0;
    bool m_amended = false;
};

void expectAWinner(Window& set, const Mistake& mistake)
{
    QVERIFY(mistake.isAmended());
    QVERIFY(set.session().game().show(set.session().now()).outcome.isOver());
    QVERIFY(set.now().winner.has_value());
    const auto verified = table::verify(set.session());
    QVERIFY(verified.unsound.isEmpty());
    QVERIFY2(verified.differences.isEmpty(), "an entry would be decided otherwise");
    QVERIFY2(!verified.imbalance, qPrintable(verified.imbalance ? verified.imbalance->reason : QString()));
}

void keepTheLog(const table::Session& session)
{
    QFile file(qEnvironmentVariable("SAMPLE_LOG"));
    if (file.fileName().isEmpty())
        return;
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(log::exportAs(log::Format::Json, session));
}

// What each driver's turn took.
class Effort
{
public:
    void count(const State& now, int total)
    {
        if (now.isGridLaid() && !now.winner)
            m_turns[{now.turn, now.acted.size()}] += total - m_total;
        m_total = total;
    }
    int median() const
    {
        QList<int> sorted;
        for (const auto& [turn, effort] : m_turns)
            sorted.append(effort);
        std::ranges::sort(sorted);
        return sorted.isEmpty() ? 0 : sorted[sorted.size() / 2];
    }

private:
    std::map<std::pair<int, size_t>, int> m_turns;
    int m_total = 0;
};

} // namespace

class TestWholeRace : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void withTheMouseAlone()
    {
        Window set;
        test::WindowPlayer player(*set.window.desk(), 4, racers);
        Mistake mistake;
        Effort effort;
        for (int i = 0; i < mostAnswers && !player.isOver(); ++i) {
            QVERIFY2(player.click(), qPrintable(player.prompt().id));
            effort.count(set.now(), player.clicks());
            if (mistake.isNoticed(set.session())) {
                QVERIFY(player.amendWithTheMouse(mistake.entry(), calm));
                mistake.setAmended();
            }
        }
        keepTheLog(set.session());
        expectAWinner(set, mistake);
        qInfo("%d clicks, %d entries, median of %d clicks for a turn", player.clicks(), set.session().last(),
              effort.median());
    }

    void withTheKeyboardAlone()
    {
        Window set;
        test::WindowPlayer player(*set.window.desk(), 5, racers);
        Mistake mistake;
        Effort effort;
        for (int i = 0; i < mostAnswers && !player.isOver(); ++i) {
            QVERIFY2(player.type(), qPrintable(player.prompt().id));
            effort.count(set.now(), player.keys());
            if (mistake.isNoticed(set.session())) {
                QVERIFY(player.amendWithTheKeyboard(mistake.entry(), calm));
                mistake.setAmended();
            }
        }
        expectAWinner(set, mistake);
        qInfo("%d keys, %d entries, median of %d keys for a turn", player.keys(), set.session().last(),
              effort.median());
    }
};

ONE_OF_MANY(TestWholeRace)
#include "test_whole_race.moc"
